"""The team records of a TRF: the teams, what their matches are like, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import BY_GAME_POINTS, FIDE_MATCH_POINTS, MatchPoints
from xltiebreak.formats.trf.teams.completed import Completed
from xltiebreak.formats.trf.teams.layout import (
    LARGEST_TEAM,
    OLD_NAME,
    TEAM,
    figure,
    set_in_columns,
)
from xltiebreak.formats.trf.teams.lineups import Lineups
from xltiebreak.formats.trf.teams.without_play import WithoutPlay
from xltiebreak.rules.countings import by_match_points
from xltiebreak.tables.cells import plain

_KINDS = {"swiss": "Swiss-System", "roundrobin": "Round-Robin"}
_ENCODED = {
    ("swiss", "match"): "CUSTOM_TEAM_SWISS",
    ("swiss", "game"): "CUSTOM_TEAM_SWISS_GP",
    ("roundrobin", "match"): "CUSTOM_TEAM_ROUNDROBIN",
    ("roundrobin", "game"): "CUSTOM_TEAM_ROUNDROBIN",
}


class TeamRecords:
    """Writes the team records, from the players' results as they are written.

    Raises:
        TieBreakError: a number is above 999.
    """

    def __init__(self, done: Completed, places: Mapping[int, int | None]) -> None:
        self.done = done
        self.section = done.section
        self.matches = done.matches
        self.places = places
        self.scale: MatchPoints = self.matches.match_points or FIDE_MATCH_POINTS
        self.without_play = WithoutPlay(done, self.scale)
        for player in self.section.players:
            if player.number > LARGEST_TEAM:
                raise TieBreakError(
                    f"a TRF has no team {player.number}; {LARGEST_TEAM} is the last"
                )

    @property
    def kind(self) -> tuple[str, str]:
        """The type of the tournament in words and in its code."""
        kind = self.section.kind if self.section.kind in _KINDS else "swiss"
        return f"Team: {_KINDS[kind]}", _ENCODED[kind, self.matches.placed_by]

    def order(self, codes: str) -> Iterator[str]:
        """The order of the standings, where it does not begin with match points."""
        if self.matches.placed_by == BY_GAME_POINTS:
            yield f"212 {','.join(filter(None, ('GPTS', codes)))}"

    def header(self) -> Iterator[str]:
        """The colours of the boards, and what matches are worth."""
        if self.done.boards:
            yield f"352 {board_colours(self.done)}"
        if self.matches.match_points is not None:
            win, draw, loss = map(figure, self.scale)
            yield f"362 TW{win:>4}   TD{draw:>4}   TL{loss:>4}"

    def teams_of_trf16(self) -> Iterator[str]:
        """Records 013."""
        for team, roster in zip(self.section.players, self.matches.rosters):
            name = set_in_columns("013", {OLD_NAME: plain(team.name)})
            yield f"{name}{' '.join(f'{member:4}' for member in roster)}".rstrip()

    def teams_of_trf26(self) -> Iterator[str]:
        """Records 310, then 300, 240, 320 and 330."""
        table = self.section.crosstable
        by_match = by_match_points(table, self.scale).results
        for k, team in enumerate(self.section.players):
            place = self.places.get(team.number)
            texts = {
                "No.": str(team.number),
                "Name": plain(team.name),
                "ID": plain(team.id),
                "Rating": str(team.rating or ""),
                "Match points": figure(sum(result.points for result in by_match[k])),
                "Game points": figure(sum(self.done.points(k, r) for r in range(table.rounds))),
                "Place": str(place or ""),
            }
            line = set_in_columns("310", {TEAM[name]: text for name, text in texts.items()})
            members = "".join(f" {member:4}" for member in self.matches.rosters[k])
            yield f"{line} {members}".rstrip()
        yield from Lineups(self.done).records()
        yield from self.without_play.byes()
        yield from self.without_play.forfeited()


def board_colours(done: Completed) -> str:
    """The colours of the team that has White on board 1, by board, where the games agree on them;
    else White and Black by turns."""
    by_turns = ("WB" * done.boards)[: done.boards]
    found: dict[int, set[str]] = {}
    for row in done.seats:
        for round, seats in enumerate(row):
            colours = [done.result(member, round).colour if member else "" for member in seats]
            if not colours or not colours[0]:
                continue
            for board, colour in enumerate(colours):
                if colour:
                    found.setdefault(board, set()).add("W" if colour == colours[0] else "B")
    if any(len(colours) > 1 for colours in found.values()):
        return by_turns
    return "".join(next(iter(found.get(board, by_turns[board]))) for board in range(done.boards))

"""The records of teams, written: their settings, matches and results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import FIDE_MATCH_POINTS, MatchPoints
from xltiebreak.formats.trf.completed import Completed
from xltiebreak.formats.trf.layout import (
    BYE,
    FORFEIT,
    LARGEST_TEAM,
    LINEUP,
    OLD_TEAM,
    PAIRING_BYES,
    TEAM,
    figure,
)
from xltiebreak.formats.trf.seating import Seats, Side, seated
from xltiebreak.formats.trf.team_records import FORFEITS
from xltiebreak.ranking.asked import AS_IN_THE_FILE, edition_of
from xltiebreak.rules.countings import by_match_points
from xltiebreak.tables.cells import plain

_KINDS = {"swiss": "Swiss-System", "roundrobin": "Round-Robin"}
_ENCODED = {
    ("swiss", "match"): "CUSTOM_TEAM_SWISS",
    ("swiss", "game"): "CUSTOM_TEAM_SWISS_GP",
    ("roundrobin", "match"): "CUSTOM_TEAM_ROUNDROBIN",
    ("roundrobin", "game"): "CUSTOM_TEAM_ROUNDROBIN",
}
_BYES = {Outcome.FULL_BYE: "F", Outcome.HALF_BYE: "H", Outcome.FORFEIT_DRAW: "H"}
AS_BYE: Mapping[float, str] = {1.0: "F", 0.5: "H", 0.0: "Z"}
"""The letter in record 240 of a second pairing bye in one round, by its worth."""


class TeamRecords:
    """Writes the records of teams, from the players' results as they are written.

    Raises:
        TieBreakError: a number is above 999.
    """

    def __init__(self, done: Completed, places: Mapping[int, int | None]) -> None:
        self.done = done
        self.section = done.section
        self.table = done.section.crosstable
        self.matches = done.matches
        self.places = places
        rules = edition_of(self.section, AS_IN_THE_FILE)
        self.scale: MatchPoints = self.matches.match_points or rules.match_points
        for team in self.section.players:
            if team.number > LARGEST_TEAM:
                raise TieBreakError(f"a TRF has no team {team.number}; {LARGEST_TEAM} is the last")

    @property
    def kind(self) -> tuple[str, str]:
        """The type of the tournament in words and as a code."""
        kind = self.section.paired_as
        return f"Team: {_KINDS[kind]}", _ENCODED[kind, self.matches.placed_by]

    def header(self) -> Iterator[str]:
        """The records 352 and 362: the colors of the boards, and the worth of matches where a
        reader would take another one."""
        if self.done.boards:
            yield f"352 {self._board_colours()}"
        if self.matches.match_points is not None or self.scale != FIDE_MATCH_POINTS:
            win, draw, loss = map(figure, self.scale)
            yield f"362 TW{win:>4}   TD{draw:>4}   TL{loss:>4}"

    def _board_colours(self) -> str:
        """Return the colors of the team with White on board 1, by board, if the games agree on
        them; else White and Black by turns."""
        by_turns = ("WB" * self.done.boards)[: self.done.boards]
        by_board: dict[int, set[str]] = {}
        for row in self.done.seats:
            for round, seats in enumerate(row):
                colours = [self.done.result(m, round).colour if m else "" for m in seats]
                if not colours or not colours[0]:
                    continue
                for board, colour in enumerate(colours):
                    if colour:
                        by_board.setdefault(board, set()).add("W" if colour == colours[0] else "B")
        if any(len(colours) > 1 for colours in by_board.values()):
            return by_turns
        return "".join(next(iter(by_board.get(k, colour))) for k, colour in enumerate(by_turns))

    def of_trf16(self) -> Iterator[str]:
        """Yield records 013."""
        for team, roster in zip(self.section.players, self.matches.rosters):
            yield OLD_TEAM.write({"Name": plain(team.name)}, roster).rstrip()

    def of_trf26(self) -> Iterator[str]:
        """Yield records 310, then 300, 240, 320 and 330.

        Raises:
            TieBreakError: pairing byes are worth different points.
        """
        yield from self._teams()
        yield from self._lineups()
        yield from self._byes()
        yield from self._forfeited()

    def _teams(self) -> Iterator[str]:
        by_match = by_match_points(self.table, self.scale).results
        for k, team in enumerate(self.section.players):
            rounds = range(self.table.rounds)
            texts = {
                "No.": str(team.number),
                "Name": plain(team.name),
                "ID": plain(team.id),
                "Rating": str(team.rating or ""),
                "Match points": figure(sum(result.points for result in by_match[k])),
                "Game points": figure(sum(self.done.points(k, round) for round in rounds)),
                "Place": str(self.places.get(team.number) or ""),
            }
            yield TEAM.write(texts, self.matches.rosters[k]).rstrip()

    def _lineups(self) -> Iterator[str]:
        for round in range(self.table.rounds):
            for k, other in self.done.pairs(round):
                for row, opponent in self._out_of_order(round, k, other):
                    texts = {
                        "Round": str(round + 1),
                        "Team": str(self.done.number(row)),
                        "Opponent": str(self.done.number(opponent)),
                    }
                    yield LINEUP.write(texts, self._seats(row, round))

    def _out_of_order(self, round: int, k: int, other: int) -> list[tuple[int, int]]:
        both = [(k, other), (other, k)]
        listed = [row for row, _ in both if self._has_to_be_stated(row, round)]
        sides = [
            Side(self.done.present(row, round), self._seats(row, round) if row in listed else None)
            for row in (k, other)
        ]
        if listed and seated(*sides) != (self._seats(k, round), self._seats(other, round)):
            return both
        return [pair for pair in both if pair[0] in listed]

    def _has_to_be_stated(self, k: int, round: int) -> bool:
        """Whether a team sat in another order than its own, or left a board empty."""
        seats = self.done.seats[k][round]
        if not seats:
            forfeited = self.done.results(k)[round].forfeit
            return not forfeited or len(self.matches.rosters[k]) < self.done.boards
        return tuple(self.done.present(k, round)) != seats

    def _seats(self, k: int, round: int) -> Seats:
        return self.done.seats[k][round] or (0,) * self.done.boards

    def _byes(self) -> Iterator[str]:
        """Yield records 240 by round and kind, and the one record 320."""
        allocated = ["000"] * self.table.rounds
        worth: set[tuple[float, float]] = set()
        for round in range(self.table.rounds):
            teams: dict[str, list[int]] = {}
            for k, row in enumerate(self.table.results):
                letter = self._letter(k, round, row[round])
                if self.done.is_allocated_bye(k, round):
                    allocated[round] = f"{self.done.number(k):03}"
                    worth.add((row[round].points, self.matches.points[k][round] or 0.0))
                elif letter:
                    teams.setdefault(letter, []).append(self.done.number(k))
            for letter, numbers in teams.items():
                yield BYE.write({"Kind": letter, "Round": str(round + 1)}, numbers)
        if worth:
            yield PAIRING_BYES.write(self._worth(worth), allocated)

    def _letter(self, k: int, round: int, result: Result) -> str:
        """Return the letter of a bye in record 240; empty where it needs none."""
        if result.outcome is Outcome.PAIRING_BYE:
            return AS_BYE.get(result.points, "")
        if result.outcome is Outcome.UNPAIRED and not result.blank:
            return "" if self.table.started(round + 1) else "Z"
        if self.done.is_told_by_boards(k, round):
            return ""
        return _BYES.get(result.outcome, "")

    def _worth(self, worth: set[tuple[float, float]]) -> Mapping[str, str]:
        """Return the match and game points of every pairing bye."""
        if len(worth) > 1:
            listed = " and ".join(f"{decimal(m)} and {decimal(g)}" for m, g in sorted(worth))
            raise TieBreakError(
                f"pairing byes of teams are worth {listed} points of a match and in games here; in "
                "a TRF they are all worth the same"
            )
        ((match, game),) = worth
        points = {1.0: self.scale.win, 0.5: self.scale.draw, 0.0: 0.0}.get(match)
        if points is None:
            raise TieBreakError(
                f"a pairing bye is worth {decimal(match)} of a match here, which no TRF can say"
            )
        return {"Match points": figure(points), "Game points": figure(game)}

    def _forfeited(self) -> Iterator[str]:
        """Yield records 330."""
        kinds = {outcomes: kind for kind, outcomes in FORFEITS.items()}
        for round in range(self.table.rounds):
            for k, other in self.done.pairs(round):
                result = self.done.results(k)[round]
                white, black = (k, other) if self.done.has_white(k, other, round) else (other, k)
                outcomes = tuple(self.done.results(row)[round].outcome for row in (white, black))
                if result.forfeit and outcomes in kinds:
                    texts = {
                        "Kind": kinds[outcomes],
                        "Round": str(round + 1),
                        "White": str(self.done.number(white)),
                        "Black": str(self.done.number(black)),
                    }
                    yield FORFEIT.write(texts)

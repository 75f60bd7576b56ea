"""A team section from what was typed: its crosstable, and the insides of its matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.origin import Origin
from xltiebreak.event.results import BLANK, Result
from xltiebreak.event.section import Matches, Player, Section
from xltiebreak.tables.columns import Columns
from xltiebreak.tables.labels import TEAM_LABELS
from xltiebreak.tables.settings import Settings
from xltiebreak.tables.teams.boards import read_boards
from xltiebreak.tables.teams.crosstable import points_without_round, typed_in
from xltiebreak.tables.teams.entries import Members, read_members, read_teams
from xltiebreak.tables.teams.games import BoardMatch
from xltiebreak.tables.teams.lists import Names
from xltiebreak.tables.teams.matchlist import Seat, Typed, read_matches
from xltiebreak.tables.teams.settling import settle
from xltiebreak.tables.teams.sheets import Lists, without_headers


def section_of_lists(lists: Lists, settings: Settings) -> Section:
    """A section whose teams and matches stand in lists.

    Raises:
        TieBreakError: there are more teams or players than any event has.
    """
    assert lists.teams is not None
    faults: list[Finding] = []
    listed = read_teams(lists.teams, faults)
    sheet = lists.teams.grid.sheet
    names = _names(listed.entries, sheet)
    typed = read_matches(lists.matches, names, faults) if lists.matches else Typed()
    blank = tuple(() for _ in listed.entries)
    section = Section(
        players=listed.entries,
        crosstable=Crosstable(tuple(team.number for team in listed.entries), blank),
        printed=listed.further,
        origin=Origin(
            sheet=sheet,
            rows=tuple(row.number for row in listed.rows),
            columns=listed.columns,
            labels=settings.cells,
            entry="team",
        ),
        **settings.of_section,
    )
    return _Assembly(section, settings, lists, typed, faults).section()


def section_of_crosstable(
    section: Section, columns: Columns, settings: Settings, lists: Lists
) -> Section:
    """A section whose crosstable was read, with the points of its matches and their boards."""
    faults = [*section.faults, *points_without_round(columns)]
    section = replace(section, faults=())
    typed = typed_in(section, columns, faults)
    return _Assembly(section, settings, lists, typed, faults).section()


def _names(teams: Sequence[Player], sheet: str) -> Names:
    return Names(((team.number, team.name) for team in teams), "team", sheet)


@dataclass
class _Assembly:
    """Puts a team section together; ``base`` has its teams, ``typed`` what is known of their
    rounds."""

    base: Section
    settings: Settings
    lists: Lists
    typed: Typed
    faults: list[Finding]

    def section(self) -> Section:
        self.faults += without_headers(self.lists)
        members = self._members()
        matches = self._board_matches(members)
        boards, weights = self._boards(matches)
        lineups = settle(self.typed, matches, weights or (1.0,) * boards, self.faults)
        rounds = self._rounds(matches)
        numbers = self.base.crosstable.numbers
        seats = [[(number, r) for r in range(1, rounds + 1)] for number in numbers]
        if self.settings.counting is not None:
            self._tell_counting()
        return replace(
            self.base,
            crosstable=Crosstable(
                numbers,
                tuple(tuple(self.typed.results.get(seat, BLANK) for seat in row) for row in seats),
            ),
            matches=Matches(
                points=tuple(tuple(self.typed.points.get(seat) for seat in row) for row in seats),
                boards=boards,
                weights=weights,
                placed_by=self.settings.placed_by,
                match_points=self.settings.match_points,
                members=self._played(members, matches, rounds) if members else None,
                rosters=members.rosters(numbers) if members else (),
                lineups=tuple(tuple(lineups.get(seat, ()) for seat in row) for row in seats)
                if lineups
                else (),
            ),
            counting=None,
            origin=replace(self.base.origin, cells=self._apart(seats)),
            faults=tuple(self.faults),
        )

    def _members(self) -> Members | None:
        if self.lists.players is None:
            return None
        sheet = self.base.origin.sheet
        members = read_members(self.lists.players, self.base.players, sheet, self.faults)
        return members if members.entries else None

    def _board_matches(self, members: Members | None) -> list[BoardMatch]:
        sheet = self.lists.boards
        if sheet is None:
            return []
        if members is None:
            if any(sheet.cell(row, "Result").text for row in sheet.rows):
                self.faults.append(
                    Finding(
                        ERROR,
                        "no-players",
                        sheet.grid.sheet,
                        "there are results by board but no list of players; name them on a sheet "
                        "Players, with No., Name and Team",
                    )
                )
            return []
        boards = self.settings.boards or len(self.settings.board_weights)
        names = _names(self.base.players, self.base.origin.sheet)
        return read_boards(sheet, names, members, self.typed, boards, self.faults)

    def _boards(self, matches: Sequence[BoardMatch]) -> tuple[int, tuple[float, ...]]:
        """How many boards a match has, and what each is worth: as stated, else as many as the
        list of boards has."""
        weights, stated = self.settings.board_weights, self.settings.boards
        if weights and stated and len(weights) != stated:
            self.faults.append(
                Finding(
                    ERROR,
                    "setting",
                    self.settings.cells["board_weights"],
                    f"{len(weights)} boards have a weight, but a match has {stated}; correct the "
                    "label Board weights or the label Boards",
                )
            )
            weights = ()
        listed = max((board for match in matches for board in match.games), default=0)
        return stated or len(weights) or listed, weights

    def _rounds(self, matches: Sequence[BoardMatch]) -> int:
        """How many rounds the section has room for: those of its crosstable; in lists, as many
        as are scheduled or typed."""
        if self.base.crosstable.rounds:
            rounds = self.base.crosstable.rounds
            for match in matches:
                if match.round > rounds:
                    message = f"the crosstable has no column for round {match.round}; add it"
                    self.faults.append(Finding(ERROR, "missing-round", match.where, message))
            return rounds
        typed = max((round for _, round in self.typed.results), default=0)
        return max(typed, self.settings.scheduled_rounds or 0)

    def _apart(self, seats: Sequence[Sequence[Seat]]) -> Mapping[tuple[int, str], str]:
        """The full addresses of the cells that do not stand in their team's row."""
        apart: dict[tuple[int, str], str] = {}
        for k, row in enumerate(seats):
            for seat in row:
                number, round = seat
                for title, cells in (
                    (f"R{round}", self.typed.result_cells),
                    (f"P{round}", self.typed.points_cells),
                ):
                    where = cells.get(seat)
                    if where and where != self.base.origin.cell(k, title, number):
                        apart[k, title] = where
        return apart

    def _tell_counting(self) -> None:
        self.faults.append(
            Finding(
                WARNING,
                "team-label",
                self.settings.cells["counting"],
                f"the label {TEAM_LABELS['counting']!r} is for events in which players play and "
                "teams are ranked by their top players; in this one the teams play, so it is "
                "passed over",
            )
        )

    def _played(self, members: Members, matches: Sequence[BoardMatch], rounds: int) -> Section:
        """The members with their own games."""
        rows = {player.number: [BLANK] * rounds for player in members.entries}
        places = {player.number: k for k, player in enumerate(members.entries)}
        cells: dict[tuple[int, str], str] = {}
        for number, round, result, where in _games(matches):
            if number in rows and round <= rounds:
                rows[number][round - 1] = result
                cells[places[number], f"R{round}"] = where
        return Section(
            name=self.base.name,
            players=members.entries,
            crosstable=Crosstable(
                tuple(player.number for player in members.entries),
                tuple(tuple(rows[player.number]) for player in members.entries),
            ),
            kind=self.base.kind,
            scheduled_rounds=self.base.scheduled_rounds,
            edition=self.base.edition,
            order="",
            unrated=self.base.unrated,
            origin=Origin(
                sheet=members.sheet.grid.sheet,
                rows=tuple(row.number for row in members.rows),
                columns=members.columns,
                cells=cells,
            ),
        )


def _games(matches: Sequence[BoardMatch]) -> Iterator[tuple[int, int, Result, str]]:
    """Player, round, result and address of everybody who sat at a board."""
    for match in matches:
        for game in match.games.values():
            for side, player in enumerate(game.players):
                if player:
                    yield player, match.round, game.result(side), game.where

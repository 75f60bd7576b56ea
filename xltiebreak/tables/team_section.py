"""A section of teams, from lists, or from a crosstable with the points inside the matches beside
each round's result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.crosstable import SWISS, Crosstable, typed_by_hand
from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.notation import us
from xltiebreak.event.notation.languages import rulings_for_results
from xltiebreak.event.results import BLANK, UNREADABLE
from xltiebreak.event.section import Matches, Points, Section
from xltiebreak.tables.board_list import BoardMatch, read_boards, settle
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Columns
from xltiebreak.tables.labels import COUNTING_LABEL
from xltiebreak.tables.list_sheets import Lists, Names, points_in
from xltiebreak.tables.player_rows import read_entries
from xltiebreak.tables.result_cells import read_results
from xltiebreak.tables.settings import Settings
from xltiebreak.tables.team_lists import (
    Members,
    Seat,
    TeamRound,
    TeamRounds,
    read_matches,
    read_members,
    read_teams,
)


def section_of_lists(lists: Lists, settings: Settings) -> Section:
    """Return a section whose teams and matches stand in lists.

    Raises:
        TieBreakError: there are more teams or players than any event has.
    """
    assert lists.teams is not None
    faults = [*lists.teams.grid.faults]
    teams = read_teams(lists.teams, faults)
    names = Names(teams.entries, "team", lists.teams.grid.sheet)
    rounds = read_matches(lists.matches, names, faults) if lists.matches else {}
    numbers = tuple([team.number for team in teams.entries])
    section = Section(
        players=teams.entries,
        crosstable=Crosstable(numbers, ((),) * len(numbers)),
        printed=teams.printed,
        origin=replace(
            teams.origin,
            labels=settings.cells,
            typed=lists.matches is not None,
            how=lists.teams.grid.how,
        ),
        **{**settings.of_section, "kind": settings.kind or SWISS},
    )
    section = _Assembly(section, settings, lists, rounds, faults).section()
    letters = [] if settings.notation else _hardly_rulings(section.crosstable, rounds)
    return replace(section, faults=(*section.faults, *letters))


def _hardly_rulings(table: Crosstable, rounds: TeamRounds) -> Iterator[Finding]:
    """Report the first N, R or S where so many matches have one that they are hardly rulings."""
    texts = [us.write(result) for row in table.results for result in row]
    if refusal := rulings_for_results(texts, only_us=True):
        ruled = next(known for known in rounds.values() if known.result.ruling)
        message = refusal.why.replace(repr(refusal.text), repr(refusal.text[0]))
        yield Finding(ERROR, "ambiguous-notation", ruled.result_at, message)


def section_of_crosstable(
    section: Section, columns: Columns, settings: Settings, lists: Lists
) -> Section:
    """Return a section whose crosstable was read, with the points and boards of its matches."""
    faults = [*section.faults, *_points_without_round(columns)]
    section = replace(section, kind=section.kind or SWISS, faults=())
    rounds = _rounds_of(section, columns, faults)
    return _Assembly(section, settings, lists, rounds, faults).section()


def has_points_inside_matches(columns: Columns, settings: Settings) -> bool:
    """Whether every round has a column of points that can only be those inside a match.

    Points that are each round's own, or their running total, are those of single players.
    """
    header = columns.header
    if not header.points or header.points.keys() != header.rounds.keys():
        return False
    entries = read_entries(columns, [])
    points = [list(_points_of(columns, entry.row)) for entry in entries]
    if not any(made is not None for row in points for made in row):
        return False
    results = read_results(
        [entry.results for entry in entries], lambda row, round: ("", None), settings.notation
    ).results
    of_rounds = [[result.points for result in row] for row in results]
    running = [[sum(row[: k + 1]) for k in range(len(row))] for row in of_rounds]
    return not any(
        all(
            made in (None, own)
            for points_row, own_row in zip(points, of_players)
            for made, own in zip(points_row, own_row)
        )
        for of_players in (of_rounds, running)
    )


def _points_of(columns: Columns, row: Row) -> Iterator[Points]:
    for round in range(1, columns.rounds + 1):
        try:
            yield points_in(row.cell(columns.header.points.get(round)))
        except TieBreakError:
            yield None


def _points_without_round(columns: Columns) -> Iterator[Finding]:
    head = columns.grid.rows[columns.header.row]
    for round, column in columns.header.points.items():
        if round not in columns.header.rounds:
            message = f"there are points of round {round} but no results; add R{round} beside them"
            yield columns.finding(ERROR, "missing-round", head, column, message)


def _rounds_of(section: Section, columns: Columns, faults: list[Finding]) -> TeamRounds:
    """Return the matches that a crosstable states; report points that cannot be read, or that
    belong to no match."""
    rounds: TeamRounds = {}
    rows = {row.number: row for row in columns.grid.rows}
    origin, table = section.origin, section.crosstable
    for k, (number, results) in enumerate(zip(table.numbers, table.results)):
        row = rows[origin.rows[k]]
        for round, result in enumerate(results, start=1):
            points_at = origin.cell(k, f"P{round}", number)
            known = TeamRound(result, None, origin.cell(k, f"R{round}", number), points_at)
            rounds[number, round] = known
            try:
                points = points_in(row.cell(columns.header.points.get(round)))
            except TieBreakError as error:
                known.result = UNREADABLE
                faults.append(section.finding(ERROR, "match-points", k, f"P{round}", str(error)))
                continue
            if not result.blank:
                known.points = points
            elif points:
                code = "points-without-match"
                message = (
                    f"there are points of team {number} but no match; type the opponent in the "
                    f"column R{round}, or what the team has instead, such as B for a bye"
                )
                faults.append(section.finding(ERROR, code, k, f"P{round}", message))
    return rounds


@dataclass
class _Assembly:
    """Puts a team section together; ``base`` has its teams, ``rounds`` their typed matches."""

    base: Section
    settings: Settings
    lists: Lists
    rounds: TeamRounds
    faults: list[Finding]

    def section(self) -> Section:
        self.faults += self.lists.faults
        members = self._members()
        matches = self._board_matches(members)
        boards, weights = self._boards(matches)
        lineups = settle(self.rounds, matches, weights or (1.0,) * boards, self.faults)
        last = self._last_round(matches)
        numbers = self.base.crosstable.numbers
        seats = [[(number, r) for r in range(1, last + 1)] for number in numbers]
        known = [[self.rounds.get(seat, TeamRound()) for seat in row] for row in seats]
        results = [tuple([each.result for each in row]) for row in known]
        table = Crosstable(numbers, tuple(results))
        if self.base.origin.typed:  # and not where results follow from the boards alone
            table = typed_by_hand(table)
        for name, label in COUNTING_LABEL.items():
            if name in self.settings.cells:
                message = (
                    f"the label {label!r} is for events in which players play and teams are ranked "
                    "by their top players; in this one the teams play, so it is passed over"
                )
                where = self.settings.cells[name]
                self.faults.append(Finding(WARNING, "team-label", where, message))
        return replace(
            self.base,
            crosstable=table,
            matches=Matches(
                points=tuple(tuple([each.points for each in row]) for row in known),
                boards=boards,
                weights=weights,
                placed_by=self.settings.placed_by,
                match_points=self.settings.match_points,
                members=self._played(members, matches, last) if members else None,
                rosters=members.rosters(numbers) if members else (),
                lineups=tuple(tuple(lineups.get(seat, ()) for seat in row) for row in seats)
                if lineups
                else (),
            ),
            counting=None,
            team_minimum=None,
            teams_by=(),
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
                message = (
                    "there are results by board but no list of players; name them on a sheet "
                    "Players, with No., Name and Team"
                )
                self.faults.append(Finding(ERROR, "no-players", sheet.grid.sheet, message))
            return []
        boards = self.settings.boards or len(self.settings.board_weights)
        teams = Names(self.base.players, "team", self.base.origin.sheet)
        return read_boards(sheet, teams, members, self.rounds, boards, self.faults)

    def _boards(self, matches: Sequence[BoardMatch]) -> tuple[int, tuple[float, ...]]:
        weights, boards = self.settings.board_weights, self.settings.boards
        if weights and boards and len(weights) != boards:
            message = (
                f"{len(weights)} boards have a weight, but a match has {boards}; correct the label "
                "Board weights or the label Boards"
            )
            where = self.settings.cells["board_weights"]
            self.faults.append(Finding(ERROR, "setting", where, message))
            weights = ()
        listed = max((board for match in matches for board in match.games), default=0)
        return boards or len(weights) or listed, weights

    def _last_round(self, matches: Sequence[BoardMatch]) -> int:
        if self.base.crosstable.rounds:
            rounds = self.base.crosstable.rounds
            for match in matches:
                if match.round > rounds:
                    message = f"the crosstable has no column for round {match.round}; add it"
                    self.faults.append(Finding(ERROR, "missing-round", match.where, message))
            return rounds
        typed = max((round for _, round in self.rounds), default=0)
        return max(typed, self.settings.scheduled_rounds or 0)

    def _apart(self, seats: Sequence[Sequence[Seat]]) -> Mapping[tuple[int, str], str]:
        """Return the full addresses of the cells that do not stand in their team's row."""
        apart: dict[tuple[int, str], str] = {}
        for k, row in enumerate(seats):
            for number, round in row:
                known = self.rounds.get((number, round), TeamRound())
                for column, where in (("R", known.result_at), ("P", known.points_at)):
                    title = f"{column}{round}"
                    if where and where != self.base.origin.cell(k, title, number):
                        apart[k, title] = where
        return apart

    def _played(self, members: Members, matches: Sequence[BoardMatch], rounds: int) -> Section:
        rows = {player.number: [BLANK] * rounds for player in members.entries}
        places = {player.number: k for k, player in enumerate(members.entries)}
        cells: dict[tuple[int, str], str] = {}
        for match in matches:
            for game in match.games.values():
                for side, player in enumerate(game.players):
                    if player in rows and match.round <= rounds:
                        rows[player][match.round - 1] = game.result(side)
                        cells[places[player], f"R{match.round}"] = game.where
        numbers = tuple([player.number for player in members.entries])
        return Section(
            name=self.base.name,
            players=members.entries,
            crosstable=Crosstable(numbers, tuple([tuple(rows[number]) for number in numbers])),
            kind=self.base.kind,
            scheduled_rounds=self.base.scheduled_rounds,
            edition=self.base.edition,
            unrated=self.base.unrated,
            origin=replace(members.origin, cells=cells, typed=False),
        )

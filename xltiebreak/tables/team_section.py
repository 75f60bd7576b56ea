"""A team section from what was typed: its crosstable, and the insides of its matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.crosstable import Crosstable, typed_by_hand
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.origin import Origin
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.section import Matches, Player, Section
from xltiebreak.event.team_match import match_outcome, outcome_without_play, state_of
from xltiebreak.tables.board_list import BoardMatch, read_boards
from xltiebreak.tables.columns import Columns
from xltiebreak.tables.labels import TEAM_LABELS
from xltiebreak.tables.list_sheets import Lists, Names, without_headers
from xltiebreak.tables.match_list import Seat, Typed, read_matches
from xltiebreak.tables.settings import Settings
from xltiebreak.tables.team_crosstable import points_without_round, typed_in
from xltiebreak.tables.team_entries import Members, read_members, read_teams


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
            typed=lists.matches is not None,
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
            crosstable=self._table(seats),
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

    def _table(self, seats: Sequence[Sequence[Seat]]) -> Crosstable:
        """The teams' results; where they follow from the boards alone, nobody types them."""
        rows = tuple(tuple(self.typed.results.get(seat, BLANK) for seat in row) for row in seats)
        table = Crosstable(self.base.crosstable.numbers, rows)
        return typed_by_hand(table) if self.base.origin.typed else table

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


Lineups = dict[Seat, tuple[int, ...]]


def settle(
    typed: Typed, matches: Sequence[BoardMatch], weights: Sequence[float], faults: list[Finding]
) -> Lineups:
    """Fill in what follows, and give the line-ups.

    A match of the list of boards that was not typed as a match is added; where all of its boards
    are over, its points are their sum. A match without a result has the one that its points say.
    Nothing that was typed is changed.
    """
    lineups: Lineups = {}
    for match in matches:
        told = [*_contradictions(typed, match)]
        faults += told
        if not told:
            _add(typed, match, weights, lineups, faults)
    for seat in sorted(typed.results, key=lambda seat: (seat[1], seat[0])):
        _decide(typed, seat, faults)
    return lineups


def _contradictions(typed: Typed, match: BoardMatch) -> Iterator[Finding]:
    """A team of the match that was typed with another opponent, or with a bye."""
    for team, opponent in zip(match.teams, match.teams[::-1]):
        seat = (team, match.round)
        result = typed.results.get(seat, BLANK)
        if result == UNREADABLE or result.blank or result.opponent == opponent:
            continue
        against = f"against team {result.opponent}" if result.opponent else "without an opponent"
        yield Finding(
            ERROR,
            "boards-and-match",
            match.where,
            f"the boards have team {team} against team {opponent} in round {match.round}, but it "
            f"stands {against} at {typed.result_cells[seat]}; correct one of them",
        )
        return


def _add(
    typed: Typed,
    match: BoardMatch,
    weights: Sequence[float],
    lineups: Lineups,
    faults: list[Finding],
) -> None:
    seats = [(team, match.round) for team in match.teams]
    is_whole = match.is_whole(len(weights))
    open_at = next((game.where for game in match.games.values() if not game.is_over), "")
    for seat, opponent in zip(seats, match.teams[::-1]):
        if typed.results.get(seat, BLANK).blank:
            typed.results[seat] = Result(Outcome.PENDING, opponent)
            typed.result_cells[seat] = match.where if is_whole else open_at
    is_pending = all(typed.results[seat].outcome is Outcome.PENDING for seat in seats)
    has_points = all(seat in typed.points for seat in seats)
    if is_whole:
        for side, seat in enumerate(seats):
            typed.points.setdefault(seat, match.points(side, weights))
        if is_pending and not match.was_played:
            _settle_without_play(typed, seats)
    elif has_points or not is_pending:
        faults.append(_unfinished(match, len(weights), "their line-ups are left out"))
        return
    elif any(game.is_over for game in match.games.values()):
        faults.append(_unfinished(match, len(weights), "the match is not over"))
    for side, seat in enumerate(seats):
        lineups[seat] = match.lineup(side, len(weights))


def _unfinished(match: BoardMatch, boards: int, so_far: str) -> Finding:
    over = {board for board, game in match.games.items() if game.is_over}
    missing = [str(board) for board in range(1, boards + 1) if board not in over]
    return Finding(
        WARNING,
        "boards-missing",
        match.where,
        f"team {match.teams[0]} against team {match.teams[1]} in round {match.round} has no result "
        f"on {'boards' if len(missing) > 1 else 'board'} {', '.join(missing)} of {boards}; until "
        f"then {so_far}",
    )


def _settle_without_play(typed: Typed, seats: Sequence[Seat]) -> None:
    """A match in which no game was played is forfeited."""
    for seat, other in zip(seats, seats[::-1]):
        outcome = outcome_without_play(typed.points[seat], typed.points[other])
        typed.results[seat] = Result(outcome, other[0])


def _decide(typed: Typed, seat: Seat, faults: list[Finding]) -> None:
    """Give a match without a result the one that its points say."""
    result = typed.results[seat]
    other = (result.opponent or 0, seat[1])
    twin = typed.results.get(other, BLANK)
    if result.outcome is not Outcome.PENDING or twin.opponent != seat[0]:
        return
    own = typed.points.get(seat)
    outcome = match_outcome(result.outcome, state_of(own, typed.points.get(other)))
    if isinstance(outcome, Outcome):
        typed.results[seat] = replace(result, outcome=outcome)
    elif own is not None:
        faults.append(
            Finding(
                ERROR,
                "match-points",
                typed.points_cells[other],
                f"team {seat[0]} has {counted(own, 'point')} in round {seat[1]}, but those of team "
                f"{other[0]} are missing; type them, too",
            )
        )

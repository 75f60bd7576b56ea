"""A section of teams, from lists (teams, players, matches and boards, one a row), or from a
crosstable with the points inside the matches beside each round's result. What was not typed
follows: points from boards, results from points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.crosstable import SWISS, UNNUMBERED, Crosstable, typed_by_hand
from xltiebreak.event.figures import decimal, points
from xltiebreak.event.findings import ERROR, WARNING, Finding, Place
from xltiebreak.event.letters import A_DATE, made_a_date, tidy, write
from xltiebreak.event.result_words import BOARD_SIGNS, MATCH_WORDS, TO_COME
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.section import MAX_BOARDS, Lineup, Matches, Player, Points, Section, weighted
from xltiebreak.event.team_match import (
    Seat,
    TeamRound,
    Wrong,
    board_outcomes,
    decide,
    match_outcome,
    outcome_without_play,
)
from xltiebreak.tables.cells import EMPTY, MADE_A_DATE, Cell, Row, whole_number
from xltiebreak.tables.grid import Block, Lists, ListSheet
from xltiebreak.tables.labels import COUNTING_LABEL, Settings, labels_passed_over
from xltiebreak.tables.people import Misfit, Roster, Taken
from xltiebreak.tables.player_rows import read_entries, read_player
from xltiebreak.tables.reading import rulings_for_results

TeamRounds = dict[Seat, TeamRound]
_TEAMS, _PLAYERS = ("Team", "Opponent"), ("Player", "Opp. player")
_POINTS = ("Points", "Opp. points")
"""The columns of the two sides."""
_ONLY_TEAMS = (
    "is for events in which players play and teams are ranked by their top players; in this one "
    "the teams play, so it is passed over"
)


def section_of_lists(teams: Section, settings: Settings, lists: Lists) -> Section:
    """Return a section whose ``teams`` and matches stand in lists."""
    # not where results follow from a sheet of boards alone
    origin = teams.origin._replace(typed=lists.matches is not None)
    base = replace(teams, kind=teams.kind or SWISS, origin=origin, faults=())
    made = _TeamSection(base, settings, lists, {}, [*teams.faults])
    if lists.matches:
        made.read_matches(lists.matches)
    section = made.completed()
    # so many N, R or S as these may have are hardly rulings
    texts = [write(result) for row in section.crosstable.results for result in row]
    doubt = None if settings.notation else rulings_for_results(texts, only_us=True)
    if doubt is None:
        return section
    ruled = next(known for known in made.rounds.values() if known.result.ruling)
    why = doubt.why.replace(repr(doubt.text), repr(doubt.text[0]))
    fault = Finding(ERROR, "ambiguous-notation", ruled.result_at, why)
    return replace(section, faults=(*section.faults, fault))


def section_of_crosstable(
    section: Section, block: Block, settings: Settings, lists: Lists
) -> Section:
    """Return a section whose crosstable was read, with the points and boards of its matches."""
    faults, head = [*section.faults], block.grid.rows[block.header.row]
    for round, column in block.header.points.items():
        if round not in block.header.rounds:
            message = f"there are points of round {round} but no results; add R{round} beside them"
            faults.append(block.finding(ERROR, "missing-round", head, column, message))
    section = replace(section, kind=section.kind or SWISS, faults=())
    rounds = _rounds_of(section, block, faults)
    return _TeamSection(section, settings, lists, rounds, faults).completed()


def has_points_inside_matches(section: Section, block: Block) -> bool:
    """Whether every round has a column of points that can only be those inside a match.

    Points that are each round's own, or their running total, are those of single players.
    """
    header = block.header
    if not header.points or header.points.keys() != header.rounds.keys():
        return False
    rows = section.crosstable.rows
    points = {seat: known.points for seat, known in _rounds_of(section, block, []).items()}
    scores = {(k, r): [each.points for each in rows[k][:r]] for k, r in points}
    alone = (made in (None, scores[seat][-1]) for seat, made in points.items())
    running = (made in (None, sum(scores[seat])) for seat, made in points.items())
    return any(made is not None for made in points.values()) and not (all(alone) or all(running))


def _rounds_of(section: Section, block: Block, faults: list[Finding]) -> TeamRounds:
    """Return the matches that a crosstable states, with the addresses of their cells."""
    origin, table = section.origin, section.crosstable
    rows = {row.number: row for row in block.grid.rows}
    columns = [block.header.points.get(round) for round in range(1, table.rounds + 1)]
    cells = [[rows[number].cell(column) for column in columns] for number in origin.rows]

    def tell(k: int, round: int, code: str, message: str) -> None:
        faults.append(section.finding(ERROR, code, k, f"P{round}", message))

    rounds = with_points(table.numbers, table.results, cells, tell)
    for k, number in enumerate(table.numbers):
        for round in range(1, table.rounds + 1):
            known = rounds[number, round]
            known.result_at = origin.cell(k, f"R{round}", number)
            known.points_at = origin.cell(k, f"P{round}", number)
    return rounds


def with_points(
    numbers: Sequence[int],
    results: Sequence[Sequence[Result]],
    cells: Sequence[Sequence[Cell]],
    tell: Callable[[int, int, str, str], None],
) -> TeamRounds:
    """Return each team's results with the points inside its matches; ``tell`` gets the row, the
    round, a code and a message for points that cannot be read, or that belong to no match."""
    rounds: TeamRounds = {}
    for k, (number, row) in enumerate(zip(numbers, results)):
        for round, (result, cell) in enumerate(zip(row, cells[k]), start=1):
            known = rounds[number, round] = TeamRound(result)
            try:
                inside = points_in(cell)
            except Misfit as misfit:
                known.result = UNREADABLE
                tell(k, round, misfit.code, str(misfit))
                continue
            if not result.blank:
                known.points = inside
            elif inside:
                message = (
                    f"there are points of team {number} but no match; type its result of round "
                    f"{round}, such as W12, or what it has instead, such as B for a bye"
                )
                tell(k, round, "points-without-match", message)
    return rounds


def points_in(cell: Cell, title: str = "") -> Points:
    """Return the points that a cell of the column ``title`` states; nothing where it is empty.

    Raises:
        Misfit: it states none; the message says what was expected.
    """
    why = cell.fault.message if cell.fault else A_DATE if made_a_date(cell.text) else ""
    if not why:
        try:
            return points(cell.text) if cell.text else None
        except ValueError:
            why = f"{cell.text!r} are no points; expected a number such as 44.5, or an empty cell"
    raise Misfit(title, "match-points", why)


def _results(text: str, team: int, opponent: int) -> list[Result]:
    word = MATCH_WORDS.get(tidy(text).casefold())
    if word is None:
        message = (
            f"{text!r} is not the result of a match; leave the cell empty "
            "where the points say it, or type W, D or L from the first team's side, forfeit "
            "(the first team wins), double forfeit, bye or half bye"
        )
        raise Misfit("Result", "unknown-code", message)
    outcome = match_outcome(word.outcome, None, None, alone=not opponent)
    if outcome is Wrong.HAS_OPPONENT:
        message = f"a {word.outcome.value} has no opponent; clear one of the two"
        raise Misfit("Result", "match", message)
    if outcome is Wrong.NO_OPPONENT:
        message = f"the opponent of team {team} is missing; type it, or bye under Result"
        raise Misfit("Opponent", "points-without-match", message)
    if not opponent:
        return [Result(word.outcome)]
    return [
        Result(outcome, against, ruling=word.ruling)
        for outcome, against in zip(word.both, (opponent, team))
    ]


class Seated(NamedTuple):
    """Who sat at a board for one of the teams, 0 for nobody; his result, and its full address."""

    player: int
    result: Result
    where: str

    @property
    def is_over(self) -> bool:
        """Whether the board has a result."""
        return not self.result.blank and self.result.outcome is not Outcome.PENDING


_NOBODY = Seated(0, BLANK, "")
Boards = dict[Seat, dict[int, Seated]]
"""Who sat for each team in a round, by board."""


class _TeamSection:
    """A section of teams on its way: ``rounds`` are the matches that are known, ``seats`` who sat
    at their boards, ``faults`` what is wrong."""

    def __init__(
        self,
        base: Section,
        settings: Settings,
        lists: Lists,
        rounds: TeamRounds,
        faults: list[Finding],
    ) -> None:
        self.base, self.settings, self.lists = base, settings, lists
        self.rounds, self.faults = rounds, faults
        self.seats: Boards = {}
        self._teams = _roster(base.players, "team", base.origin.sheet)
        self._paired = Taken("paired-twice", "correct one of them, or delete it")
        self._seated = Taken("board-twice")
        self._team_of: dict[int, int] = {}  # of each player, 0 where it could not be read
        self._rosters: dict[int, list[int]] = {}  # in their order, last those without a place

    def _each_row(
        self, sheet: ListSheet, titles: Sequence[str], add: Callable[[ListSheet, Row], None]
    ) -> None:
        """Add each row in which something is typed in these columns; report it if that fails."""
        for row in sheet.rows:
            if any(sheet.cell(row, title) != EMPTY for title in titles):
                try:
                    add(sheet, row)
                except Misfit as misfit:
                    self.faults.append(sheet.misfit(row, misfit))

    def read_matches(self, sheet: ListSheet) -> None:
        """Add the matches of a list. A row that cannot be understood is reported, and its teams'
        round is unreadable; a row without points and result is a match to come."""
        titles = [title for title in sheet.header.fields if title != "Round"]
        for there, missing in (_POINTS, _POINTS[::-1]):
            if there in titles and missing not in titles:
                message = (
                    f"there is a column {there} but none {missing}; add it, since a match follows "
                    "from the points of both teams"
                )
                heads = sheet.grid.rows[sheet.header.row]
                self.faults.append(sheet.error(heads, there, "missing-column", message))
        self._each_row(sheet, titles, self._add_match)

    def _add_match(self, sheet: ListSheet, row: Row) -> None:
        round = sheet.round(row)
        sides: list[int] = []
        for title in _TEAMS:
            sides.append(_team_in(sheet, row, title, self._teams))
            if sides[-1]:  # until all of it is read
                self.rounds.setdefault((sides[-1], round), TeamRound(UNREADABLE))
        team, opponent = sides
        if not team:
            raise Misfit("Team", "unknown-team", "the team is missing; type its number or name")
        if team == opponent:
            raise Misfit("Opponent", "plays-self", f"team {team} cannot play itself")
        text = sheet.text(row, "Result")
        results = _results(text, team, opponent)
        has_points = sheet.header.fields.keys() >= {*_POINTS}
        cells = [sheet.cell(row, title) if has_points else EMPTY for title in _POINTS]
        made = [points_in(cell, title) for cell, title in zip(cells, _POINTS)]
        if made[1] is not None and not opponent:
            message = "there are points of an opponent, who is missing; type the opponent"
            raise Misfit("Opp. points", "points-without-match", message)
        seats = [(side, round) for side in sides if side]
        for (side, _), title in zip(seats, _TEAMS):
            self._paired.take(side, round, sheet.where(row, title), f"team {side}", title)
        for seat, result, own, title in zip(seats, results, made, _POINTS):
            points_at = sheet.where(row, title)
            result_at = sheet.where(row, "Result") if text else points_at
            self.rounds[seat] = TeamRound(result, own, result_at, points_at)

    def _add_board(self, sheet: ListSheet, row: Row) -> None:
        """Add the board in a row to its match. A match that only this list names is added, too, but
        not in a workbook of ours, where the sheet Matches alone counts."""
        where = sheet.where(row, "Result")
        round, number = sheet.round(row), sheet.number(row, "Board", "is no")
        if number > self._most:
            message = (
                f"a match has {self._most} boards, and this is board {number}; "
                "correct it, or the label Boards on the sheet Event"
            )
            raise Misfit("Board", "board", message)
        players = [sheet.named(row, title, self._players) for title in _PLAYERS]
        teams = self._teams_of(sheet, row, round, players)
        results = _results_of_board(sheet.text(row, "Result"), sheet.text(row, "Color"), *players)
        for team, opponent, title in zip(teams, teams[::-1], _TEAMS):
            if why := self._other_match(team, opponent, round):
                raise Misfit(title, "boards-and-match", why)
        board = f"board {number} of the match"
        self._seated.take((number, min(teams)), round, sheet.where(row, "Board"), board, "Board")
        for player, title in zip(players, _PLAYERS):
            if player:
                at = sheet.where(row, title)
                self._seated.take(player, round, at, f"player {player}", title)
        for team, opponent, player, result in zip(teams, teams[::-1], players, results):
            known = self.rounds.setdefault((team, round), TeamRound())
            if known.result.blank:
                known.result = Result(Outcome.PENDING, opponent)
            self.seats.setdefault((team, round), {})[number] = Seated(player, result, where)

    def _add_empty_board(self, sheet: ListSheet, row: Row) -> None:
        """Add a board of which nothing is typed to its match, so that its row can be named; none
        beyond a stated number of boards, nor of a match of which no board is typed."""
        round, number = sheet.round(row), sheet.number(row, "Board", "is no")
        for title in _TEAMS:
            own = self.seats.get((sheet.named(row, title, self._teams), round))
            if own and number <= self._most < MAX_BOARDS:
                own.setdefault(number, Seated(0, BLANK, sheet.where(row, "Result")))

    def _other_match(self, team: int, opponent: int, round: int) -> str:
        """Return why a team cannot meet this opponent in a round."""
        known = self.rounds.get((team, round))
        if known is None and self.lists.matches and self.lists.matches.grid.kind:
            return (
                f"teams {team} and {opponent} have no match in round {round} on the sheet Matches; "
                "type it there"
            )
        result = known.result if known else BLANK
        if known is None or result == UNREADABLE or result.blank or result.opponent == opponent:
            return ""
        against = f"against team {result.opponent}" if result.opponent else "without an opponent"
        [*boards] = self.seats.get((team, round), {}).values()
        return (
            f"team {team} is against team {opponent} here, but it stands {against} in round "
            f"{round} at {known.result_at or boards[0].where}; correct one of them"
        )

    def _teams_of(
        self, sheet: ListSheet, row: Row, round: int, players: Sequence[int]
    ) -> tuple[int, int]:
        """Return the teams of a board: as typed, as their players are listed, or as the match of
        the other one says."""
        typed = [sheet.named(row, title, self._teams) for title in _TEAMS]
        known = [team or self._team_of.get(player, 0) for team, player in zip(typed, players)]
        for k, team in enumerate(known):
            other = self.rounds.get((known[1 - k], round), TeamRound())
            known[k] = team or other.result.opponent or 0
        for player, team, title in zip(players, known, _PLAYERS):
            own = self._team_of.get(player)
            if own and team and own != team and player < UNNUMBERED:
                message = (
                    f"player {player} is of team {own}, not of team {team}; correct the player "
                    "or the team"
                )
                raise Misfit(title, "other-team", message)
        for team, title in zip(known, _TEAMS):
            if not team:
                message = "it is not known which team this is; type its number or its name"
                raise Misfit(title, "unknown-team", message)
        if known[0] == known[1]:
            raise Misfit("Opponent", "plays-self", f"team {known[0]} cannot play itself")
        return known[0], known[1]

    def completed(self) -> Section:
        """Return the section with the players and boards of the lists beside it, its matches and
        their line-ups."""
        base, settings, lists = self.base, self.settings, self.lists
        self.faults += lists.faults
        members = self._members(lists.players) if lists.players else None
        self._most = settings.boards or len(settings.board_weights) or MAX_BOARDS
        if members and lists.boards:
            self._players = _roster(members.players, "player", members.origin.sheet)
            self._each_row(lists.boards, (*_PLAYERS, "Result"), self._add_board)
            for row in lists.boards.rows:
                with suppress(Misfit):  # a row without players says nothing that could be wrong
                    self._add_empty_board(lists.boards, row)
        elif (sheet := lists.boards) and any(sheet.cell(row, "Result").text for row in sheet.rows):
            message = (
                "there are results by board but no list of players; name them on a sheet Players, "
                "with No., Name and Team"
            )
            self.faults.append(Finding(ERROR, "no-players", sheet.grid.sheet, message))
        size, weights = self._sizes()
        lineups = self._settle(weights or (1.0,) * size)
        last = base.crosstable.rounds
        beyond = {round: own for (_, round), own in self.seats.items() if round > last > 0}
        for round, own in beyond.items():
            message = f"the crosstable has no column for round {round}; add it"
            where = next(iter(own.values())).where
            self.faults.append(Finding(ERROR, "missing-round", where, message))
        last = last or max([settings.scheduled_rounds or 0, *(round for _, round in self.rounds)])
        numbers = base.crosstable.numbers
        seats = [[(number, round) for round in range(1, last + 1)] for number in numbers]
        known = [[self.rounds.get(seat, TeamRound()) for seat in row] for row in seats]
        table = Crosstable(numbers, tuple([tuple([each.result for each in row]) for row in known]))
        self.faults += labels_passed_over(settings, COUNTING_LABEL, _ONLY_TEAMS)
        matches = Matches(
            points=tuple([tuple([each.points for each in row]) for row in known]),
            boards=size,
            weights=weights,
            placed_by=settings.placed_by,
            match_points=settings.match_points,
            members=self._with_games(members, last) if members else None,
            rosters=tuple([tuple(self._rosters.get(n, ())) for n in numbers if members]),
            lineups=tuple(
                [tuple([lineups.get(seat, ()) for seat in row]) for row in seats if lineups]
            ),
        )
        return replace(
            base,
            crosstable=typed_by_hand(table) if base.origin.typed else table,
            matches=matches,
            counting=None,
            team_minimum=None,
            teams_by=(),
            origin=base.origin._replace(cells=self._addresses(known)),
            faults=tuple(self.faults),
        )

    def _members(self, sheet: ListSheet) -> Section | None:
        """Return the players of the teams, without their games; nothing if the list has none."""
        base, players = self.base, []
        places: dict[int, int] = {}
        entries = read_entries(sheet, self.faults)
        for entry in entries:
            number = entry.number
            self._team_of[number], places[number] = 0, UNNUMBERED
            try:
                self._team_of[number] = sheet.named(entry.row, "Team", self._teams)
                if not self._team_of[number]:
                    message = f"player {number} has no team; type the team's number or its name"
                    raise Misfit("Team", "unknown-team", message)
            except Misfit as misfit:
                self.faults.append(sheet.misfit(entry.row, misfit))
            if text := sheet.cell(entry.row, "Board").text:
                places[number] = whole_number(text) or UNNUMBERED
                message = f"{text!r} is no place in a team's order; expected 1, 2, 3 …, or nothing"
                if not whole_number(text):
                    self.faults.append(sheet.error(entry.row, "Board", "board", message))
            player = read_player(sheet, entry, self.faults)
            players.append(replace(player, team=self._teams.names.get(self._team_of[number], "")))
        for number in sorted(places, key=places.__getitem__):
            self._rosters.setdefault(self._team_of[number], []).append(number)
        if not players:
            return None
        return Section(
            name=base.name,
            players=tuple(players),
            crosstable=Crosstable(tuple(each.number for each in players), ((),) * len(players)),
            kind=base.kind,
            scheduled_rounds=base.scheduled_rounds,
            edition=base.edition,
            unrated=base.unrated,
            origin=sheet.origin([entry.row for entry in entries])._replace(typed=False),
        )

    def _with_games(self, members: Section, rounds: int) -> Section:
        """Return the players of the teams with their own games."""
        numbers = members.crosstable.numbers
        rows = {number: [BLANK] * rounds for number in numbers}
        places = {number: k for k, number in enumerate(numbers)}
        cells = dict(members.origin.cells)
        for (_, round), own in self.seats.items():
            for player, result, where in own.values():
                if player in rows and round <= rounds:
                    rows[player][round - 1] = result
                    cells[places[player], f"R{round}"] = where
        table = Crosstable(numbers, tuple([tuple(rows[number]) for number in numbers]))
        return replace(members, crosstable=table, origin=members.origin._replace(cells=cells))

    def _sizes(self) -> tuple[int, tuple[float, ...]]:
        """Return how many boards a match has, and their weights."""
        weights, boards = self.settings.board_weights, self.settings.boards
        if weights and boards and len(weights) != boards:
            message = (
                f"{len(weights)} boards have a weight, but a match has {boards}; correct the label "
                "Board weights or the label Boards"
            )
            where = self.settings.cells["board_weights"]
            self.faults.append(Finding(ERROR, "setting", where, message))
            weights = ()
        listed = max((board for own in self.seats.values() for board in own), default=0)
        return boards or len(weights) or listed, weights

    def _settle(self, weights: Sequence[float]) -> dict[Seat, Lineup]:
        """Add to the rounds what follows from the typed cells, and return the line-ups.

        Where all boards of a match are over, its points are their sum. A match without a result
        gets the one that its points say. Nothing that was typed is changed.
        """
        lineups: dict[Seat, Lineup] = {}
        unplayed = []
        told = {*self.seats} if any(fault.is_error for fault in self.faults) else set[Seat]()
        for (team, round), own in self.seats.items():
            known = self.rounds[team, round]
            if known.result.opponent is None:  # the row of the match could not be read
                continue
            opponent, is_pending = known.result.opponent, known.result.outcome is Outcome.PENDING
            is_stated = not is_pending or known.points is not None
            seated = [own.get(number, _NOBODY) for number in range(1, len(weights) + 1)]
            missing = [number for number, each in enumerate(seated, start=1) if not each.is_over]
            open_at = next((each.where for each in own.values() if not each.is_over), "")
            first_at = next(each.where for each in own.values())
            if not is_stated:
                known.result_at = open_at or known.result_at or ("" if missing else first_at)
            theirs = self.seats.get((opponent, round), {})
            both = seated, [theirs.get(number, _NOBODY) for number in range(1, len(weights) + 1)]
            for where, why in _contradictions(known, both, weights) if is_stated else ():
                if where not in {fault.where for fault in self.faults}:  # of the other team
                    fault = Finding(ERROR, "board-sum", where, why, Place(team, round))
                    self.faults.append(fault)
            if not (missing and is_stated):
                lineups[team, round] = tuple([each.player for each in seated])
            if not missing:
                if known.points is None:
                    known.points = weighted([each.result.points for each in seated], weights)
                if is_pending and not any(each.result.played for each in seated):
                    unplayed.append((known, self.rounds[opponent, round]))
            elif (is_stated or len(missing) < len(weights)) and (opponent, round) not in told:
                so_far = "their line-ups are left out" if is_stated else "the match is not over"
                why = (
                    f"team {team} against team {opponent} in round {round} has no result on "
                    f"board{'s' * (len(missing) > 1)} {', '.join(map(str, missing))} of "
                    f"{len(weights)}; until then {so_far}"
                )
                self.faults.append(Finding(WARNING, "boards-missing", open_at or first_at, why))
                told.add((team, round))
        for known, twin in unplayed:
            outcome = outcome_without_play(known.points or 0.0, twin.points or 0.0)
            known.result = replace(known.result, outcome=outcome)
        for (team, round), why in decide(self.rounds):
            where, place = self.rounds[team, round].points_at, Place(team, round)
            self.faults.append(Finding(ERROR, "match-points", where, why, place))
        return lineups

    def _addresses(self, known: Sequence[Sequence[TeamRound]]) -> Mapping[tuple[int, str], str]:
        """Return the full addresses of the cells that do not stand in their team's row."""
        origin, numbers = self.base.origin, self.base.crosstable.numbers
        apart = dict(origin.cells)
        for k, (number, row) in enumerate(zip(numbers, known)):
            for round, each in enumerate(row, start=1):
                for column, where in (("R", each.result_at), ("P", each.points_at)):
                    title = f"{column}{round}"
                    if where and where != origin.cell(k, title, number):
                        apart[k, title] = where
        return apart


def _contradictions(
    known: TeamRound, both: Sequence[Sequence[Seated]], weights: Sequence[float]
) -> Iterator[tuple[str, str]]:
    """Yield each cell of a team's match that cannot be by the boards of ``both`` teams that are
    over, and why: a forfeit although a board was played, and points or a result that the boards so
    far leave no more. If all are over, the points are compared elsewhere."""
    outcome = known.result.outcome
    if known.result.forfeit and any(each.result.played for each in both[0]):
        yield known.result_at, "this is a forfeit, but boards were played; correct one of the two"
    still = sum(weight for each, weight in zip(both[0], weights) if not each.is_over)
    own, theirs = (weighted([each.result.points for each in side], weights) for side in both)
    if not still:
        return
    if known.points is None:
        worst, best = own - theirs - still, own - theirs + still
        can_be = {Outcome.WIN: best > 0, Outcome.DRAW: worst <= 0 <= best, Outcome.LOSS: worst < 0}
        if not (known.result.ruling or can_be.get(outcome, True)):
            so_far = f"{decimal(own)}–{decimal(theirs)}"
            why = f"the boards so far, {so_far}, leave no {outcome.value}; correct one of the two"
            yield known.result_at, why
    elif not own <= known.points <= own + still:
        yield (
            known.points_at,
            f"the boards so far bring {decimal(own)} and can bring {decimal(own + still)}; correct "
            "the points or the boards",
        )


def _roster(entries: Sequence[Player], noun: str, sheet: str) -> Roster:
    names = ((entry.number, entry.name) for entry in entries)
    return Roster(names, f"on the sheet {sheet}", noun, formulas=True)


def _team_in(sheet: ListSheet, row: Row, title: str, teams: Roster) -> int:
    try:
        return sheet.named(row, title, teams)
    except Misfit as misfit:
        text = sheet.text(row, title)
        if title != "Opponent" or tidy(text).casefold() not in MATCH_WORDS:
            raise
        message = f"{text!r} is no team; for a bye clear this cell, and type it under Result"
        raise Misfit(title, misfit.code, message) from misfit


def _results_of_board(text: str, colour: str, first: int, second: int) -> list[Result]:
    """Return what a board brought both players; of a lone one nothing until it is typed."""
    white = colour.casefold() in ("w", "white")
    if not white and colour.casefold() not in ("", "b", "black"):
        message = f"{colour!r} is no color of the first player; expected W or B, or nothing"
        raise Misfit("Color", "color", message)
    if made_a_date(text):
        raise Misfit("Result", MADE_A_DATE.code, MADE_A_DATE.message)
    sign = BOARD_SIGNS.get(tidy(text).casefold()) if text else TO_COME
    if sign is None:
        message = (
            f"{text!r} is not the result of a board; expected 1, ½ or 0 from the first player's "
            "side, + or - for a win or a loss by forfeit, -- where both lost by forfeit"
        )
        raise Misfit("Result", "unknown-code", message)
    outcomes = board_outcomes(sign, first, second) if text else sign
    if isinstance(outcomes, Wrong):
        message = (
            f"{text!r} gives points to a side where nobody sat; type the player, or correct the "
            "result"
        )
        raise Misfit("Result", "board-without-player", message)
    colours = ("w", "b") if white else ("b", "w") if colour else ("", "")
    return [
        Result(outcome, opponent, own) if opponent else Result(outcome) if text else BLANK
        for outcome, opponent, own in zip(outcomes, (second, first), colours)
    ]

"""A section of teams, from lists (teams, players, matches and boards, one a row), or from a
crosstable with the points inside the matches beside each round's result. What was not typed
follows: points from boards, results from points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
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
from xltiebreak.tables.cells import EMPTY, Cell, whole_number
from xltiebreak.tables.grid import Block, Line, Lists, ListSheet
from xltiebreak.tables.labels import COUNTING_LABEL, Settings, labels_passed_over
from xltiebreak.tables.people import Misfit, Roster, Taken
from xltiebreak.tables.player_rows import Entry, read_entries, read_player
from xltiebreak.tables.reading import rulings_for_results

TeamRounds = dict[Seat, TeamRound]
_TEAMS, _PLAYERS = ("Team", "Opponent"), ("Player", "Opp. player")
_POINTS = ("Points", "Opp. points")
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
    texts = [write(known.result) for known in made.rounds.values()]
    doubt = None if settings.notation else rulings_for_results(texts, only_us=True)
    if doubt is None:
        return section
    ruled = next(seat for seat, known in made.rounds.items() if known.result.ruling)
    why = doubt.why.replace(repr(doubt.text), repr(doubt.text[0]))
    fault = Finding(ERROR, "ambiguous-notation", made.where(*ruled, "R"), why)
    return replace(section, faults=(*section.faults, fault))


def section_of_crosstable(
    section: Section, block: Block, settings: Settings, lists: Lists
) -> Section:
    """Return a section whose crosstable was read, with the points and boards of its matches."""
    faults = [*section.faults]
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
    """Return the matches that a crosstable states."""
    origin, table = section.origin, section.crosstable
    rows = {row.number: row for row in block.grid.rows}
    columns = [block.header.points.get(round) for round in range(1, table.rounds + 1)]
    cells = [[rows[number].cell(column) for column in columns] for number in origin.rows]

    def tell(k: int, round: int, code: str, message: str) -> None:
        faults.append(section.finding(ERROR, code, k, f"P{round}", message))

    return with_points(table.numbers, table.results, cells, tell)


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
        raise Misfit("Result", "match", "a bye has no opponent; clear one of the two")
    if outcome is Wrong.NO_OPPONENT:
        message = f"the opponent of team {team} is missing; type it, or bye under Result"
        raise Misfit("Opponent", "points-without-match", message)
    if not opponent:
        return [Result(word.outcome)]
    return [
        Result(outcome, against, ruling=word.ruling)
        for outcome, against in zip(word.both, (opponent, team))
    ]


class _Board(NamedTuple):
    """Who sat at a board for the two teams of a match, 0 for nobody, what it brought each, and its
    full address."""

    players: Sequence[int]
    results: Sequence[Result]
    where: str

    @property
    def is_over(self) -> bool:
        """Whether the board has a result."""
        return not any(each.blank or each.outcome is Outcome.PENDING for each in self.results)


_TO_COME = _Board((0, 0), (BLANK, BLANK), "")


@dataclass
class _TeamSection:
    """A section of teams on its way: ``rounds`` are the matches that are known, ``boards`` those of
    each match by number, ``cells`` the addresses of results and points that do not stand in their
    team's row, ``faults`` what is wrong; of each player, ``team_of`` has the team, 0
    where it could not be read, and ``places`` the place in its order."""

    base: Section
    settings: Settings
    lists: Lists
    rounds: TeamRounds
    faults: list[Finding]
    boards: dict[tuple[Sequence[int], int], dict[int, _Board]] = field(default_factory=dict)
    cells: dict[tuple[int, int, str], str] = field(default_factory=dict)
    team_of: dict[int, int] = field(default_factory=dict)
    places: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._teams = _roster(self.base.players, "team", self.base.origin.sheet)
        self._taken = Taken("board-twice")

    def _each_row(
        self, sheet: ListSheet, titles: Sequence[str], add: Callable[[Line], None]
    ) -> None:
        """Add each row in which something is typed in these columns; report it if that fails."""
        for line in sheet.lines:
            if any(line.cell(title) != EMPTY for title in titles):
                try:
                    add(line)
                except Misfit as misfit:
                    self.faults.append(line.fault(misfit))

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
        self._paired = Taken("paired-twice", "correct one of them, or delete it")
        self._each_row(sheet, titles, self._add_match)

    def _add_match(self, line: Line) -> None:
        round = line.round()
        teams: list[int] = []
        for title in _TEAMS:
            teams.append(_team_in(line, title, self._teams))
            if teams[-1]:  # until all of it is read
                self.rounds.setdefault((teams[-1], round), TeamRound(UNREADABLE))
        if not teams[0]:
            raise Misfit("Team", "unknown-team", "the team is missing; type its number or name")
        _refuse_itself(teams)
        text = line.text("Result")
        results = _results(text, *teams)
        has_points = line.sheet.header.fields.keys() >= {*_POINTS}
        made = [points_in(line.cell(title), title) if has_points else None for title in _POINTS]
        if made[1] is not None and not teams[1]:
            message = "there are points of an opponent, who is missing; type the opponent"
            raise Misfit("Opp. points", "points-without-match", message)
        for team, title in zip(filter(None, teams), _TEAMS):
            self._paired.take(team, round, line.where(title), f"team {team}", title)
        for team, result, own, title in zip(teams, results, made, _POINTS):
            self.rounds[team, round] = TeamRound(result, own)
            self.cells[team, round, "P"] = line.where(title)
            self.cells[team, round, "R"] = line.where("Result" if text else title)

    def _add_board(self, line: Line) -> None:
        """Add the board in a row to its match. A match that only this list names is added, too, but
        not in a workbook of ours, where the sheet Matches alone counts."""
        where, round = line.where("Result"), line.round()
        number = line.number("Board")
        if number > self._most:
            message = (
                f"a match has {self._most} boards, and this is board {number}; correct it, or the "
                "label Boards on the sheet Event"
            )
            raise Misfit("Board", "board", message)
        players = [line.named(title, self._players) for title in _PLAYERS]
        teams = self._teams_of(line, round, players)
        results = _results_of_board(line.text("Result"), line.text("Color"), *players)
        for team, opponent, title in zip(teams, teams[::-1], _TEAMS):
            if why := self._other_match(team, opponent, round):
                raise Misfit(title, "boards-and-match", why)
        is_turned = ((*teams[::-1],), round) in self.boards
        seats = [*zip(teams, players, results)][:: -1 if is_turned else 1]
        pair, seated, brought = zip(*seats)
        board = f"board {number} of the match"
        self._taken.take((number, pair), round, line.where("Board"), board, "Board")
        for player, title in zip(players, _PLAYERS):
            if player:
                self._taken.take(player, round, line.where(title), f"player {player}", title)
        for team, opponent in zip(teams, teams[::-1]):
            known = self.rounds.setdefault((team, round), TeamRound())
            if known.result.blank:
                known.result = Result(Outcome.PENDING, opponent)
        self.boards.setdefault((pair, round), {})[number] = _Board(seated, brought, where)

    def _add_empty_board(self, line: Line, matches: Mapping[Seat, dict[int, _Board]]) -> None:
        """Add a board of which nothing was read to its match, so that its row can be named; none
        beyond a stated number of boards, nor of a match of which no board is typed."""
        round, number = line.round(), line.number("Board")
        for title in _TEAMS:
            boards = matches.get((line.named(title, self._teams), round))
            if boards and number <= self._most < MAX_BOARDS:
                boards.setdefault(number, _TO_COME._replace(where=line.where("Result")))

    def _other_match(self, team: int, opponent: int, round: int) -> str:
        """Return why a team cannot meet this opponent in a round."""
        known = self.rounds.get((team, round))
        if known is None and self.lists.matches and self.lists.matches.grid.kind:
            return (
                f"teams {team} and {opponent} have no match in round {round} on the sheet "
                f"{self.lists.matches.grid.sheet}; type it there"
            )
        result = known.result if known else BLANK
        if known is None or result == UNREADABLE or result.blank or result.opponent == opponent:
            return ""
        against = f"against team {result.opponent}" if result.opponent else "without an opponent"
        boards = (own for (pair, r), own in self.boards.items() if r == round and team in pair)
        first = next((board.where for own in boards for board in own.values()), "")
        at = self.cells.get((team, round, "R")) or first or self.where(team, round, "R")
        return (
            f"team {team} is against team {opponent} here, but it stands {against} in round "
            f"{round} at {at}; correct one of them"
        )

    def _teams_of(self, line: Line, round: int, players: Sequence[int]) -> list[int]:
        """Return the teams of a board: as typed, as players are listed, or as the match says."""
        typed = [line.named(title, self._teams) for title in _TEAMS]
        teams = [team or self.team_of.get(player, 0) for team, player in zip(typed, players)]
        for k, team in enumerate(teams):
            other = self.rounds.get((teams[1 - k], round), TeamRound())
            teams[k] = team or other.result.opponent or 0
        for player, team, title in zip(players, teams, _PLAYERS):
            own = self.team_of.get(player)
            if own and team and own != team and player < UNNUMBERED:
                message = (
                    f"player {player} is of team {own}, not of team {team}; correct the player "
                    "or the team"
                )
                raise Misfit(title, "other-team", message)
        if 0 in teams:
            message = "it is not known which team this is; type its number or its name"
            raise Misfit(_TEAMS[teams.index(0)], "unknown-team", message)
        _refuse_itself(teams)
        return teams

    def completed(self) -> Section:
        """Return the section with its matches, and the players and boards of the lists beside."""
        base, settings, sheet = self.base, self.settings, self.lists.boards
        self.faults += self.lists.faults
        entries = read_entries(self.lists.players, self.faults) if self.lists.players else []
        members = [self._member(entry) for entry in entries]
        where = self.lists.players.grid.sheet if self.lists.players else ""
        self._players = _roster(members, "player", where)
        self._most = settings.boards or len(settings.board_weights) or MAX_BOARDS
        if members and sheet:
            self._each_row(sheet, (*_PLAYERS, "Result"), self._add_board)
            matches_of = {(team, r): own for (pair, r), own in self.boards.items() for team in pair}
            for line in sheet.lines:
                with suppress(Misfit):  # a row without players says nothing that could be wrong
                    self._add_empty_board(line, matches_of)
        elif sheet and any(line.cell("Result").text for line in sheet.lines):
            message = (
                "there are results by board but no list of players; name them on a sheet Players, "
                "with No., Name and Team"
            )
            self.faults.append(Finding(ERROR, "no-players", sheet.grid.sheet, message))
        weights, boards = settings.board_weights, settings.boards or len(settings.board_weights)
        if weights and len(weights) != boards:
            message = (
                f"{len(weights)} boards have a weight, but a match has {boards}; correct the label "
                "Board weights or the label Boards"
            )
            where = settings.cells["board_weights"]
            self.faults.append(Finding(ERROR, "setting", where, message))
            weights = ()
        boards = boards or max((board for own in self.boards.values() for board in own), default=0)
        lineups = self._settle(weights or (1.0,) * boards)
        stated = [settings.scheduled_rounds or 0, *(round for _, round in self.rounds)]
        numbers, rounds = base.crosstable.numbers, base.crosstable.rounds or max(stated)
        beyond = {round: own for (_, round), own in self.boards.items() if round > rounds}
        for round, own in beyond.items():
            message = f"the crosstable has no column for round {round}; add it"
            where = next(iter(own.values())).where
            self.faults.append(Finding(ERROR, "missing-round", where, message))
        seats = [[(number, round) for round in range(1, rounds + 1)] for number in numbers]
        known = [[self.rounds.get(seat, TeamRound()) for seat in row] for row in seats]
        table = Crosstable(numbers, tuple([tuple([each.result for each in row]) for row in known]))
        cells = {
            (k, f"{column}{seat[1]}"): self.cells[(*seat, column)]
            for k, row in enumerate(seats)
            for seat in row
            for column in "RP"
            if self.cells.get((*seat, column))
        }
        self.faults += labels_passed_over(settings, COUNTING_LABEL, _ONLY_TEAMS)
        rosters: dict[int, list[int]] = {}
        for number in sorted(self.places, key=self.places.__getitem__):
            rosters.setdefault(self.team_of[number], []).append(number)
        matches = Matches(
            points=tuple([tuple([each.points for each in row]) for row in known]),
            boards=boards,
            weights=weights,
            placed_by=settings.placed_by,
            match_points=settings.match_points,
            members=self._of_members(members, entries, rounds) if members else None,
            rosters=tuple([tuple(rosters.get(n, ())) for n in numbers if members]),
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
            origin=base.origin._replace(cells={**base.origin.cells, **cells}),
            faults=tuple(self.faults),
        )

    def _member(self, entry: Entry) -> Player:
        """Return the player in a row of the list, with his team and place noted."""
        assert self.lists.players is not None
        line, number = Line(self.lists.players, entry.row), entry.number
        self.team_of[number], self.places[number] = 0, UNNUMBERED
        try:
            self.team_of[number] = line.named("Team", self._teams)
            if not self.team_of[number]:
                message = f"player {number} has no team; type the team's number or its name"
                raise Misfit("Team", "unknown-team", message)
            if text := line.text("Board"):
                if not (place := whole_number(text)):
                    message = f"{text!r} is no place in a team's order; expected 1, 2, 3 …"
                    raise Misfit("Board", "board", f"{message}, or nothing")
                self.places[number] = place
        except Misfit as misfit:
            self.faults.append(line.fault(misfit))
        player = read_player(line.sheet, entry, self.faults)
        return replace(player, team=self._teams.names.get(self.team_of[number], ""))

    def _of_members(
        self, members: Sequence[Player], entries: Sequence[Entry], rounds: int
    ) -> Section:
        """Return the players of the teams with their own games."""
        assert self.lists.players is not None
        base, numbers = self.base, tuple([member.number for member in members])
        rows = {number: [BLANK] * rounds for number in numbers}
        places = {number: k for k, number in enumerate(numbers)}
        origin = self.lists.players.origin([entry.row for entry in entries])
        cells = dict(origin.cells)
        for (_, round), boards in self.boards.items():
            for board in boards.values():
                for player, result in zip(board.players, board.results):
                    if player in rows and round <= rounds:
                        rows[player][round - 1] = result
                        cells[places[player], f"R{round}"] = board.where
        return Section(
            name=base.name,
            players=tuple(members),
            crosstable=Crosstable(numbers, tuple([tuple(rows[number]) for number in numbers])),
            kind=base.kind,
            scheduled_rounds=base.scheduled_rounds,
            edition=base.edition,
            unrated=base.unrated,
            origin=origin._replace(typed=False, cells=cells),
        )

    def _settle(self, weights: Sequence[float]) -> dict[Seat, Lineup]:
        """Add to the rounds what follows from the typed cells, and return the line-ups.

        Where all boards of a match are over, its points are their sum. A match without a result
        gets the one that its points say. Nothing that was typed is changed.
        """
        lineups: dict[Seat, Lineup] = {}
        is_wrong = any(fault.is_error for fault in self.faults)
        for (pair, round), typed in self.boards.items():
            halves = [self.rounds[team, round] for team in pair]
            if any(half.result.opponent is None for half in halves):
                continue  # the row of the match could not be read
            boards = [typed.get(number, _TO_COME) for number in range(1, len(weights) + 1)]
            missing = [str(number) for number, each in enumerate(boards, 1) if not each.is_over]
            was_played = any(result.played for each in boards for result in each.results)
            open_at = next((each.where for each in typed.values() if not each.is_over), "")
            first_at = (
                "" if missing or self.base.crosstable.rounds else next(iter(typed.values())).where
            )
            stated = [half for half in halves if half.points is not None or not _is_open(half)]
            for k, (team, half) in enumerate(zip(pair, halves)):
                for column, why in _contradictions(half, k, boards, weights):
                    where = self.where(team, round, column)
                    fault = Finding(ERROR, "board-sum", where, why, Place(team, round))
                    self.faults += [fault] * (where not in {each.where for each in self.faults})
                at = team, round, "R"
                if not stated and (open_at or at not in self.cells):
                    self.cells[at] = open_at or first_at
                if not (missing and stated):
                    lineups[team, round] = tuple([each.players[k] for each in boards])
                if not missing and half.points is None:
                    half.points = weighted([each.results[k].points for each in boards], weights)
            if not (missing or was_played):
                made = [half.points or 0.0 for half in halves]
                for half, own, theirs in zip(halves, made, made[::-1]):
                    outcome = outcome_without_play(own, theirs)
                    if _is_open(half):
                        half.result = replace(half.result, outcome=outcome)
            elif missing and not is_wrong and (stated or len(missing) < len(weights)):
                where = open_at or next(iter(typed.values())).where
                so_far = "their line-ups are left out" if stated else "the match is not over"
                why = (
                    f"team {pair[0]} against team {pair[1]} in round {round} has no result on "
                    f"board{'s' * (len(missing) > 1)} {', '.join(missing)} of {len(weights)}; "
                    f"until then {so_far}"
                )
                self.faults.append(Finding(WARNING, "boards-missing", where, why))
        for (team, round), why in decide(self.rounds):
            where, place = self.where(team, round, "P"), Place(team, round)
            self.faults.append(Finding(ERROR, "match-points", where, why, place))
        return lineups

    def where(self, team: int, round: int, column: str) -> str:
        """Return the full address of a team's result, ``R``, or of its points, ``P``."""
        row = self.base.crosstable.numbers.index(team)
        own = self.base.origin.cell(row, f"{column}{round}", team)
        return self.cells.get((team, round, column)) or own


def _contradictions(
    half: TeamRound, side: int, boards: Sequence[_Board], weights: Sequence[float]
) -> Iterator[tuple[str, str]]:
    """Yield each column of a team's match that cannot be by the boards that are over, and why: a
    forfeit although a board was played, and points or a result that the boards so far leave no
    more. If all are over, the points are compared elsewhere."""
    results = [[each.results[k] for each in boards] for k in (side, 1 - side)]
    own, theirs = (weighted([each.points for each in both], weights) for both in results)
    still = sum(weight for each, weight in zip(boards, weights) if not each.is_over)
    outcome, lead = half.result.outcome, own - theirs
    can_be = {Outcome.WIN: lead > -still, Outcome.DRAW: abs(lead) <= still}
    can_be[Outcome.LOSS] = lead < still
    if half.result.forfeit and any(each.played for each in results[0]):
        yield "R", "this is a forfeit, but boards were played; correct one of the two"
    elif still and half.points is None and not (half.result.ruling or can_be.get(outcome, True)):
        so_far = f"{decimal(own)}–{decimal(theirs)}"
        why = f"the boards so far, {so_far}, leave no {outcome.value}; correct one of the two"
        yield "R", why
    elif still and half.points is not None and not own <= half.points <= own + still:
        so_far = f"the boards so far bring {decimal(own)} and can bring {decimal(own + still)}"
        yield "P", f"{so_far}; correct the points or the boards"


def _is_open(half: TeamRound) -> bool:
    return half.result.outcome is Outcome.PENDING


def _refuse_itself(teams: Sequence[int]) -> None:
    if teams[0] == teams[1]:
        raise Misfit("Opponent", "plays-self", f"team {teams[0]} cannot play itself")


def _roster(entries: Sequence[Player], noun: str, sheet: str) -> Roster:
    names = ((entry.number, entry.name) for entry in entries)
    return Roster(names, f"on the sheet {sheet}", noun, formulas=True)


def _team_in(line: Line, title: str, teams: Roster) -> int:
    try:
        return line.named(title, teams)
    except Misfit as misfit:
        text = line.text(title)
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

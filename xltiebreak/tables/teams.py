"""A section of teams, from lists (teams, players, matches and boards, one a row), or from a
crosstable with the points inside the matches beside each round's result. What was not typed
follows: points from boards, results from points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from xltiebreak.event.crosstable import SWISS, UNNUMBERED, Crosstable, typed_by_hand
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin, Place, TieBreakError
from xltiebreak.event.letters import A_DATE, made_a_date, tidy, write
from xltiebreak.event.result_words import BOARD_SIGNS, MATCH_WORDS
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.section import (
    MAX_BOARDS,
    Lineup,
    Matches,
    Player,
    Points,
    Section,
    weighted,
)
from xltiebreak.event.team_match import (
    Both,
    Seat,
    State,
    TeamRound,
    Wrong,
    board_outcomes,
    decide,
    match_outcome,
    outcome_without_play,
)
from xltiebreak.tables.cells import EMPTY, MADE_A_DATE, Cell, Row, whole_number
from xltiebreak.tables.grid import Block, Lists, ListSheet
from xltiebreak.tables.labels import COUNTING_LABEL, labels_passed_over
from xltiebreak.tables.people import Misfit, Roster, Taken
from xltiebreak.tables.player_rows import further_columns, read_entries, read_player
from xltiebreak.tables.reading import rulings_for_results
from xltiebreak.tables.settings import Settings

Pair = tuple[int, int]
TeamRounds = dict[Seat, TeamRound]
_TEAMS, _PLAYERS = ("Team", "Opponent"), ("Player", "Opp. player")
_POINTS = ("Points", "Opp. points")
"""The columns of the two sides."""


@dataclass(frozen=True)
class Listed:
    """The teams' players: ``teams[k]`` is the number of player k's team, 0 where it could not be
    read, and ``places[k]`` his place in its order, 0 where none is stated."""

    entries: tuple[Player, ...]
    origin: Origin
    teams: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the players."""
        return tuple([entry.number for entry in self.entries])

    def rosters(self, teams: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """Return the numbers of each team's members: by their places, then those without one."""
        own: dict[int, list[int]] = {team: [] for team in teams}
        for k in sorted(range(len(self.entries)), key=lambda k: self.places[k] or UNNUMBERED):
            if self.teams[k] in own:
                own[self.teams[k]].append(self.entries[k].number)
        return tuple(tuple(own[team]) for team in teams)


def roster_of(entries: Sequence[Player], noun: str, sheet: str) -> Roster:
    """Return the teams or players whom the cells of other lists may name."""
    names = ((entry.number, entry.name) for entry in entries)
    return Roster(names, f"on the sheet {sheet}", noun, formulas=True)


def read_members(sheet: ListSheet, teams: Roster, faults: list[Finding]) -> Listed:
    """Return the players of the teams, in the order of a list."""
    entries = read_entries(sheet, faults)
    players, numbers, places = [], [], []
    for entry in entries:
        number = place = 0
        try:
            number = sheet.named(entry.row, "Team", teams)
            if not number:
                message = f"player {entry.number} has no team; type the team's number or its name"
                raise Misfit("Team", "unknown-team", message)
        except Misfit as misfit:
            faults.append(sheet.misfit(entry.row, misfit))
        if text := sheet.cell(entry.row, "Board").text:
            place = whole_number(text)
            message = f"{text!r} is no place in a team's order; expected 1, 2, 3 …, or nothing"
            faults += [] if place else [sheet.error(entry.row, "Board", "board", message)]
        player = read_player(sheet, entry, faults)
        players.append(replace(player, team=teams.names.get(number, "")))
        numbers.append(number)
        places.append(place)
    origin = sheet.origin([entry.row for entry in entries])
    return Listed(tuple(players), origin, tuple(numbers), tuple(places))


def points_in(cell: Cell, title: str = "") -> Points:
    """Return the points that a cell of the column ``title`` states; nothing where it is empty.

    Raises:
        Misfit: it states none; the message says what was expected.
    """
    why = A_DATE if made_a_date(cell.text) else ""
    why = cell.fault.message if cell.fault else why
    stated: Points = None
    try:
        stated = points(cell.text) if cell.text and not why else None
    except ValueError:
        why = f"{cell.text!r} are no points; expected a number such as 44.5, or an empty cell"
    if why:
        raise Misfit(title, "match-points", why)
    return stated


def read_matches(sheet: ListSheet, teams: Roster, faults: list[Finding]) -> TeamRounds:
    """Return the matches of a list. A row that cannot be understood is reported, and its teams'
    round is unreadable; a row without points and result is a match to come."""
    rounds: TeamRounds = {}
    taken = Taken("paired-twice", "correct one of them, or delete it")
    titles = [title for title in sheet.header.fields if title != "Round"]
    for there, missing in (_POINTS, _POINTS[::-1]):
        if there in sheet.header.fields and missing not in sheet.header.fields:
            message = (
                f"there is a column {there} but none {missing}; add it, since a match follows "
                "from the points of both teams"
            )
            heads = sheet.grid.rows[sheet.header.row]
            faults.append(sheet.error(heads, there, "missing-column", message))
    for row in sheet.rows:
        if any(sheet.cell(row, title) != EMPTY for title in titles):
            seats: list[Seat] = []
            try:
                _read_match(sheet, row, teams, rounds, taken, seats)
            except Misfit as misfit:
                faults.append(sheet.misfit(row, misfit))
                for seat in seats:
                    rounds.setdefault(seat, TeamRound(UNREADABLE))
    return rounds


def _read_match(
    sheet: ListSheet,
    row: Row,
    teams: Roster,
    rounds: TeamRounds,
    taken: Taken,
    seats: list[Seat],
) -> None:
    """Add the match in a row to ``rounds``, in which no team of it may be ``taken``; ``seats`` get
    its teams, as far as they are read."""
    round = sheet.round(row)
    sides = []
    for title in _TEAMS:
        sides.append(_team_in(sheet, row, title, teams))
        seats += [(side, round) for side in sides[-1:] if side]
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
    for (side, round), title in zip(seats, _TEAMS):
        taken.take(side, round, sheet.where(row, title), f"team {side}", title)
    for seat, result, own, title in zip(seats, results, made, _POINTS):
        points_at = sheet.where(row, title)
        result_at = sheet.where(row, "Result") if text else points_at
        rounds[seat] = TeamRound(result, own, result_at, points_at)


def _team_in(sheet: ListSheet, row: Row, title: str, teams: Roster) -> int:
    try:
        return sheet.named(row, title, teams)
    except Misfit as misfit:
        text = sheet.text(row, title)
        if title != "Opponent" or tidy(text).casefold() not in MATCH_WORDS:
            raise
        message = f"{text!r} is no team; for a bye clear this cell, and type it under Result"
        raise Misfit(title, misfit.code, message) from misfit


def _results(text: str, team: int, opponent: int) -> list[Result]:
    word = MATCH_WORDS.get(tidy(text).casefold())
    if word is None:
        message = (
            f"{text!r} is not the result of a match; leave the cell empty "
            "where the points say it, or type W, D or L from the first team's side, forfeit "
            "(the first team wins), double forfeit, bye or half bye"
        )
        raise Misfit("Result", "unknown-code", message)
    outcome = match_outcome(word.outcome, State.NO_POINTS if opponent else State.ALONE)
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


class Board(NamedTuple):
    """One board of a match: its two players (0 where nobody sat), what each gets (``None`` until
    the game is finished), their colors, and the full address of its result."""

    players: Pair
    outcomes: Both | None
    colours: tuple[str, str]
    where: str

    @property
    def turned(self) -> Board:
        """The same board seen from the other team."""
        outcomes = Both(*self.outcomes[::-1]) if self.outcomes else None
        return Board(self.players[::-1], outcomes, self.colours[::-1], self.where)

    def result(self, side: int) -> Result:
        """Return the result of one side's player; blank while he has no opponent and no result."""
        opponent = self.players[1 - side] or None
        if opponent is None:
            return Result(self.outcomes[side]) if self.outcomes else BLANK
        outcome = self.outcomes[side] if self.outcomes else Outcome.PENDING
        return Result(outcome, opponent, self.colours[side])


@dataclass(frozen=True)
class Match:
    """The boards of one match by number; ``where`` is the full address of its first row."""

    round: int
    teams: Pair
    where: str
    boards: dict[int, Board] = field(default_factory=dict)

    @property
    def open_at(self) -> str:
        """The first typed board without a result."""
        return next((board.where for board in self.boards.values() if not board.outcomes), "")

    def missing(self, boards: int) -> list[int]:
        """Return the boards without a result."""
        over = {number for number, board in self.boards.items() if board.outcomes}
        return [number for number in range(1, boards + 1) if number not in over]

    def points(self, side: int, weights: Sequence[float]) -> float:
        """Return the points of one team: the results of its boards times the boards' weights."""
        both = {number: board.outcomes for number, board in self.boards.items() if board.outcomes}
        numbers = range(1, len(weights) + 1)
        made = [both[number][side].points if number in both else 0.0 for number in numbers]
        return weighted(made, weights)

    def lineup(self, side: int, boards: int) -> Lineup:
        """Return the players at the boards of one team; 0 where no player is known."""
        players = {number: board.players[side] for number, board in self.boards.items()}
        return tuple(players.get(number, 0) for number in range(1, boards + 1))


class _Boards:
    """A list of boards, put together to matches in its order. ``team_of`` are the teams of the
    players, ``rounds`` the matches known from elsewhere; a match has at ``most`` so many boards."""

    def __init__(
        self, sheet: ListSheet, teams: Roster, members: Listed, rounds: TeamRounds, most: int
    ) -> None:
        self.sheet, self._most = sheet, most
        self._team_named = teams
        self._player_named = roster_of(members.entries, "player", members.origin.sheet)
        self._team_of = dict(zip(members.numbers, members.teams))
        self._opponents = {seat: known.result.opponent for seat, known in rounds.items()}
        self._by_teams: dict[tuple[int, frozenset[int]], Match] = {}
        self._teams, self._boards = Taken("paired-twice"), Taken("board-twice")

    def read(self, faults: list[Finding]) -> Sequence[Match]:
        """Return the matches. A row that cannot be understood is reported and left out."""
        for row in self.sheet.rows:
            if any(self.sheet.cell(row, title) != EMPTY for title in (*_PLAYERS, "Result")):
                try:
                    self._add(row)
                except Misfit as misfit:
                    faults.append(self.sheet.misfit(row, misfit))
        return [*self._by_teams.values()]

    def _add(self, row: Row) -> None:
        """Add the board in a row to its match.

        Raises:
            Misfit: it is none, a team has another match in this round, or the board or a player
                another row.
        """
        sheet, where = self.sheet, self.sheet.where(row, "Result")
        round, number = sheet.round(row), sheet.number(row, "Board", "is no")
        if number > self._most:
            message = (
                f"a match has {self._most} boards, and this is board {number}; "
                "correct it, or the label Boards on the sheet Event"
            )
            raise Misfit("Board", "board", message)
        first, second = (sheet.named(row, title, self._player_named) for title in _PLAYERS)
        teams = self._teams_of(row, round, (first, second))
        outcomes = _outcomes(sheet.text(row, "Result"), first, second)
        board = Board((first, second), outcomes, _colours(sheet.text(row, "Color")), where)
        key = round, frozenset(teams)
        match = self._by_teams.get(key) or Match(round, teams, where)
        for team, title in zip(teams, _TEAMS):
            self._teams.take(team, round, match.where, f"team {team}", title)
        self._by_teams[key] = match
        of_match, label = (number, min(teams)), f"board {number} of the match"
        self._boards.take(of_match, round, where, label, "Board")
        for player, title in zip(board.players, _PLAYERS):
            if player:
                self._boards.take(player, round, where, f"player {player}", title)
        match.boards[number] = board if match.teams == teams else board.turned

    def _teams_of(self, row: Row, round: int, players: Pair) -> Pair:
        """Return the teams of a board: as typed, as their players are listed, or as the match of
        the other one says."""
        typed = [self.sheet.named(row, title, self._team_named) for title in _TEAMS]
        known = [team or self._team_of.get(player, 0) for team, player in zip(typed, players)]
        for k, team in enumerate(known):
            known[k] = team or self._opponents.get((known[1 - k], round)) or 0
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


def _colours(text: str) -> tuple[str, str]:
    """Return the colors of both players; empty where the first one's is not typed."""
    white = text.casefold() in ("w", "white")
    if not white and text.casefold() not in ("", "b", "black"):
        message = f"{text!r} is no color of the first player; expected W or B, or nothing"
        raise Misfit("Color", "color", message)
    return ("w", "b") if white else ("b", "w") if text else ("", "")


def _outcomes(text: str, first: int, second: int) -> Both | None:
    if not text:
        return None
    if made_a_date(text):
        raise Misfit("Result", MADE_A_DATE.code, MADE_A_DATE.message)
    sign = BOARD_SIGNS.get(tidy(text).casefold())
    if sign is None:
        message = (
            f"{text!r} is not the result of a board; expected 1, ½ or 0 from the first player's "
            "side, + or - for a win or a loss by forfeit, -- where both lost by forfeit"
        )
        raise Misfit("Result", "unknown-code", message)
    outcomes = board_outcomes(sign, first, second)
    if isinstance(outcomes, Wrong):
        message = (
            f"{text!r} gives points to a side where nobody sat; type the player, or correct the "
            "result"
        )
        raise Misfit("Result", "board-without-player", message)
    return outcomes


Lineups = dict[Seat, Lineup]


def settle(
    rounds: TeamRounds,
    matches: Sequence[Match],
    weights: Sequence[float],
    faults: list[Finding],
) -> Lineups:
    """Add to ``rounds`` what follows from the typed cells, and return the line-ups.

    A match that only the list of boards names is added. Where all its boards are over, its points
    are their sum. A match without a result gets the one that its points say. Nothing that was typed
    is changed.
    """
    lineups: Lineups = {}
    for match in matches:
        seats = [(team, match.round) for team in match.teams]
        if why := _contradiction(rounds, match):
            faults.append(Finding(ERROR, "boards-and-match", match.where, why))
            continue
        sides = [rounds.setdefault(seat, TeamRound()) for seat in seats]
        if so_far := _add(sides, match, weights):
            missing, (one, other) = match.missing(len(weights)), match.teams
            why = (
                f"team {one} against team {other} in round {match.round} has no result on "
                f"board{'s' * (len(missing) > 1)} {', '.join(map(str, missing))} of "
                f"{len(weights)}; until then {so_far}"
            )
            faults.append(Finding(WARNING, "boards-missing", match.open_at or match.where, why))
        if so_far != _LEFT_OUT:
            lineups.update({seat: match.lineup(k, len(weights)) for k, seat in enumerate(seats)})
    for (team, round), why in decide(rounds):
        where, place = rounds[team, round].points_at, Place(team, round)
        faults.append(Finding(ERROR, "match-points", where, why, place))
    return lineups


def _contradiction(rounds: TeamRounds, match: Match) -> str:
    for team, opponent in zip(match.teams, match.teams[::-1]):
        known = rounds.get((team, match.round), TeamRound())
        result = known.result
        if result == UNREADABLE or result.blank or result.opponent == opponent:
            continue
        against = f"against team {result.opponent}" if result.opponent else "without an opponent"
        return (
            f"the boards have team {team} against team {opponent} in round {match.round}, but it "
            f"stands {against} at {known.result_at}; correct one of them"
        )
    return ""


_LEFT_OUT, _NOT_OVER = "their line-ups are left out", "the match is not over"


def _add(sides: Sequence[TeamRound], match: Match, weights: Sequence[float]) -> str:
    """Add to both sides of a match what its boards say; return what that means for a match of which
    some boards have no result."""
    missing = match.missing(len(weights)) or len(match.boards) != len(weights)
    for known, opponent in zip(sides, match.teams[::-1]):
        is_named_here = known.result.blank
        if is_named_here:
            known.result = Result(Outcome.PENDING, opponent)
        is_open = known.result.outcome is Outcome.PENDING and known.points is None
        if is_named_here or (is_open and match.open_at):
            known.result_at = match.open_at if missing else match.where
    is_pending = all(known.result.outcome is Outcome.PENDING for known in sides)
    if missing:
        is_stated = not is_pending or all(known.points is not None for known in sides)
        begun = any(board.outcomes for board in match.boards.values())
        return _LEFT_OUT if is_stated else _NOT_OVER if begun else ""
    for side, known in enumerate(sides):
        if known.points is None:
            known.points = match.points(side, weights)
    over = [outcome for board in match.boards.values() for outcome in board.outcomes or ()]
    if is_pending and not any(outcome.played for outcome in over):
        own, theirs = (known.points or 0.0 for known in sides)
        for known, made in zip(sides, ((own, theirs), (theirs, own))):
            known.result = replace(known.result, outcome=outcome_without_play(*made))
    return ""


def section_of_lists(lists: Lists, settings: Settings) -> Section:
    """Return a section whose teams and matches stand in lists.

    Raises:
        TieBreakError: there are more teams or players than any event has.
    """
    assert lists.teams is not None
    sheet = lists.teams.grid
    faults = [*sheet.faults]
    entries = read_entries(lists.teams, faults)
    teams = tuple([replace(read_player(lists.teams, each, faults), team="") for each in entries])
    roster = roster_of(teams, "team", sheet.sheet)
    rounds = read_matches(lists.matches, roster, faults) if lists.matches else {}
    base = Section(
        players=teams,
        crosstable=Crosstable(tuple(each.number for each in entries), ((),) * len(entries)),
        printed=further_columns(lists.teams, [(each.number, each.row) for each in entries]),
        origin=replace(
            lists.teams.origin([each.row for each in entries]),
            labels=settings.cells,
            # not where results follow from a sheet of boards alone
            typed=lists.matches is not None or sheet.games is not None,
            how=sheet.how,
        ),
        **{**settings.of_section, "kind": settings.kind or SWISS},
    )
    section = _with_lists(base, settings, lists, rounds, faults)
    # so many N, R or S as these may have are hardly rulings
    texts = [write(result) for row in section.crosstable.results for result in row]
    doubt = None if settings.notation else rulings_for_results(texts, only_us=True)
    if doubt is None:
        return section
    ruled = next(known for known in rounds.values() if known.result.ruling)
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
    return _with_lists(section, settings, lists, rounds, faults)


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
    """Return the matches that a crosstable states; report points that cannot be read, or that
    belong to no match."""
    rounds: TeamRounds = {}
    rows = {row.number: row for row in block.grid.rows}
    origin, table = section.origin, section.crosstable
    for k, (number, results) in enumerate(zip(table.numbers, table.results)):
        row = rows[origin.rows[k]]
        for round, result in enumerate(results, start=1):
            points_at = origin.cell(k, f"P{round}", number)
            known = TeamRound(result, None, origin.cell(k, f"R{round}", number), points_at)
            rounds[number, round] = known
            try:
                points = points_in(row.cell(block.header.points.get(round)))
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


def _without_match(matches: Sequence[Match], rounds: TeamRounds) -> Iterator[Finding]:
    """Report boards of ours whose match does not stand on the sheet Matches, which alone counts in
    the workbook."""
    for match in matches:
        if rounds.keys().isdisjoint((team, match.round) for team in match.teams):
            one, other = match.teams
            message = (
                f"teams {one} and {other} have no match in round {match.round} on the sheet "
                "Matches; type it there"
            )
            yield Finding(ERROR, "match-missing", match.where, message)


def _with_lists(
    base: Section, settings: Settings, lists: Lists, rounds: TeamRounds, faults: list[Finding]
) -> Section:
    """Return the section with the players and boards of the lists beside it, its matches and their
    line-ups."""
    faults += lists.faults
    teams = roster_of(base.players, "team", base.origin.sheet)
    members = read_members(lists.players, teams, faults) if lists.players else None
    sheet = lists.boards
    matches: Sequence[Match] = ()
    if members and members.entries and sheet:
        most = settings.boards or len(settings.board_weights) or MAX_BOARDS
        matches = _Boards(sheet, teams, members, rounds, most).read(faults)
        if lists.matches and lists.matches.grid.kind:
            faults += _without_match(matches, rounds)
    elif sheet and any(sheet.cell(row, "Result").text for row in sheet.rows):
        message = (
            "there are results by board but no list of players; name them on a sheet Players, with "
            "No., Name and Team"
        )
        faults.append(Finding(ERROR, "no-players", sheet.grid.sheet, message))
    members = members if members and members.entries else None
    size, weights = _boards(settings, matches, faults)
    lineups = settle(rounds, matches, weights or (1.0,) * size, faults)
    last = base.crosstable.rounds
    for match in matches if last else ():
        if match.round > last:
            message = f"the crosstable has no column for round {match.round}; add it"
            faults.append(Finding(ERROR, "missing-round", match.where, message))
    last = last or max([settings.scheduled_rounds or 0, *(round for _, round in rounds)])
    numbers = base.crosstable.numbers
    seats = [[(number, round) for round in range(1, last + 1)] for number in numbers]
    known = [[rounds.get(seat, TeamRound()) for seat in row] for row in seats]
    table = Crosstable(numbers, tuple([tuple([each.result for each in row]) for row in known]))
    if base.origin.typed:
        one_idle = bool(lists.teams and lists.teams.grid.games and len(numbers) % 2)
        table = typed_by_hand(table, one_sits_out=one_idle)
    faults += labels_passed_over(
        settings,
        COUNTING_LABEL,
        "is for events in which players play and teams are ranked by their top players; in this "
        "one the teams play, so it is passed over",
    )
    return replace(
        base,
        crosstable=table,
        matches=Matches(
            points=tuple([tuple([each.points for each in row]) for row in known]),
            boards=size,
            weights=weights,
            placed_by=settings.placed_by,
            match_points=settings.match_points,
            members=_played(base, members, matches, last) if members else None,
            rosters=members.rosters(numbers) if members else (),
            lineups=tuple(tuple(lineups.get(seat, ()) for seat in row) for row in seats)
            if lineups
            else (),
        ),
        counting=None,
        team_minimum=None,
        teams_by=(),
        origin=replace(base.origin, cells=_apart(base, known)),
        faults=tuple(faults),
    )


def _boards(
    settings: Settings, matches: Sequence[Match], faults: list[Finding]
) -> tuple[int, tuple[float, ...]]:
    """Return how many boards a match has, and their weights."""
    weights, boards = settings.board_weights, settings.boards
    if weights and boards and len(weights) != boards:
        message = (
            f"{len(weights)} boards have a weight, but a match has {boards}; correct the label "
            "Board weights or the label Boards"
        )
        faults.append(Finding(ERROR, "setting", settings.cells["board_weights"], message))
        weights = ()
    listed = max((board for match in matches for board in match.boards), default=0)
    return boards or len(weights) or listed, weights


def _apart(base: Section, known: Sequence[Sequence[TeamRound]]) -> Mapping[tuple[int, str], str]:
    """Return the full addresses of the cells that do not stand in their team's row."""
    apart = dict(base.origin.cells)
    for k, (number, row) in enumerate(zip(base.crosstable.numbers, known)):
        for round, each in enumerate(row, start=1):
            for column, where in (("R", each.result_at), ("P", each.points_at)):
                title = f"{column}{round}"
                if where and where != base.origin.cell(k, title, number):
                    apart[k, title] = where
    return apart


def _played(base: Section, members: Listed, matches: Sequence[Match], rounds: int) -> Section:
    """Return the players of the teams with their own games."""
    rows = {number: [BLANK] * rounds for number in members.numbers}
    places = {number: k for k, number in enumerate(members.numbers)}
    cells = dict(members.origin.cells)
    for match in matches:
        for board in match.boards.values():
            for side, player in enumerate(board.players):
                if player in rows and match.round <= rounds:
                    rows[player][match.round - 1] = board.result(side)
                    cells[places[player], f"R{match.round}"] = board.where
    return Section(
        name=base.name,
        players=members.entries,
        crosstable=Crosstable(members.numbers, tuple([tuple(rows[k]) for k in members.numbers])),
        kind=base.kind,
        scheduled_rounds=base.scheduled_rounds,
        edition=base.edition,
        unrated=base.unrated,
        origin=replace(members.origin, cells=cells, typed=False),
    )

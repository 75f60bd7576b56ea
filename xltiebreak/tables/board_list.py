"""A list of board games, one a row → the boards of each match; points that follow from boards, and
results from points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import ERROR, WARNING, Finding, Place
from xltiebreak.event.notation import tidy
from xltiebreak.event.notation.dialects import made_a_date
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.section import MAX_BOARDS, Lineup, weighted
from xltiebreak.event.team_match import (
    BOARD_SIGNS,
    Both,
    Seats,
    Wrong,
    board_outcomes,
    match_outcome,
    outcome_without_play,
    state_of,
)
from xltiebreak.tables.cells import EMPTY, MADE_A_DATE, Row
from xltiebreak.tables.list_sheets import ListSheet, Misfit, Names
from xltiebreak.tables.team_lists import SIDES, Members, Seat, TeamRound, TeamRounds

Pair = tuple[int, int]
_PLAYERS = ("Player", "Opp. player")
"""The columns of the players for the two sides."""


@dataclass(frozen=True)
class Game:
    """One board of a match: its two players (0 where nobody sat), what each gets (``None`` until
    the game is finished), and the full address of its result."""

    players: Pair
    outcomes: Both | None
    colours: tuple[str, str]
    where: str

    @property
    def is_over(self) -> bool:
        """Whether the game has a result."""
        return self.outcomes is not None

    @property
    def turned(self) -> Game:
        """The same board seen from the other team."""
        outcomes = Both(*self.outcomes[::-1]) if self.outcomes else None
        return Game(self.players[::-1], outcomes, self.colours[::-1], self.where)

    def result(self, side: int) -> Result:
        """Return the result of one side's player; blank while he has no opponent and no result."""
        opponent = self.players[1 - side] or None
        if opponent is None:
            return Result(self.outcomes[side]) if self.outcomes else BLANK
        outcome = self.outcomes[side] if self.outcomes else Outcome.PENDING
        return Result(outcome, opponent, self.colours[side])


@dataclass(frozen=True)
class BoardMatch:
    """The boards of one match by number; ``where`` is the full address of its first row."""

    round: int
    teams: Pair
    where: str
    games: dict[int, Game] = field(default_factory=dict)

    def is_whole(self, boards: int) -> bool:
        """Whether every board of the match is there, with its result."""
        return len(self.games) == boards and all(game.is_over for game in self.games.values())

    @property
    def was_played(self) -> bool:
        """Whether a game of the match was played over the board."""
        return any(
            outcome.played for game in self.games.values() for outcome in game.outcomes or ()
        )

    def points(self, side: int, weights: Sequence[float]) -> float:
        """Return the points of one team: the results of its boards times the boards' weights."""
        made = [self._points(side, board) for board in range(1, len(weights) + 1)]
        return weighted(made, weights)

    def _points(self, side: int, board: int) -> float:
        outcomes = self.games[board].outcomes if board in self.games else None
        return outcomes[side].points if outcomes else 0.0

    def lineup(self, side: int, boards: int) -> tuple[int, ...]:
        """Return the players at the boards of one team; 0 where no player is known."""
        return tuple(
            self.games[board].players[side] if board in self.games else 0
            for board in range(1, boards + 1)
        )


_COLOURS: Mapping[str, tuple[str, str]] = {
    "": ("", ""),
    **dict.fromkeys(("w", "white"), ("w", "b")),
    **dict.fromkeys(("b", "black"), ("b", "w")),
}


def read_boards(
    sheet: ListSheet,
    teams: Names,
    members: Members,
    rounds: TeamRounds,
    boards: int,
    faults: list[Finding],
) -> list[BoardMatch]:
    """Return the matches of a list of boards, in the list's order.

    ``rounds`` are the matches known from elsewhere: a row need not name a team that they name for
    this round. ``boards`` is how many a match has, 0 where the file does not state it. A row that
    cannot be understood is reported and left out.
    """
    reader = _Boards(sheet, teams, members, rounds, boards or MAX_BOARDS)
    for row in sheet.rows:
        if any(sheet.cell(row, title) != EMPTY for title in (*_PLAYERS, "Result")):
            try:
                reader.read(row)
            except Misfit as misfit:
                faults.append(sheet.misfit(row, misfit))
    return reader.matches


class _Boards:
    def __init__(
        self, sheet: ListSheet, teams: Names, members: Members, rounds: TeamRounds, boards: int
    ) -> None:
        self.sheet, self.teams, self.boards = sheet, teams, boards
        self.players = Names(members.entries, "player", members.sheet.grid.sheet)
        numbers = (player.number for player in members.entries)
        self.team_of = dict(zip(numbers, members.teams))
        self.opponents = {seat: known.result.opponent for seat, known in rounds.items()}
        self.matches: list[BoardMatch] = []
        self._of_team: dict[Seat, BoardMatch] = {}
        self._seated: dict[Seat, str] = {}

    def read(self, row: Row) -> None:
        round = self.sheet.round(row)
        board = self._board(row)
        first, second = (self.sheet.named(row, title, self.players) for title in _PLAYERS)
        players = (first, second)
        teams = self._teams(row, round, players)
        where = self.sheet.where(row, "Result")
        game = Game(players, self._outcomes(row, players), self._colours(row), where)
        match = self._match(round, teams, where)
        if board in match.games:
            message = (
                f"board {board} of team {teams[0]} against team {teams[1]} in round {round} is "
                f"entered at {match.games[board].where} already; delete one of them"
            )
            raise Misfit("Board", "board-twice", message)
        for player, title in zip(players, _PLAYERS):
            if player and (player, round) in self._seated:
                message = (
                    f"player {player} sits at {self._seated[player, round]} in round {round} "
                    "already; correct one of them"
                )
                raise Misfit(title, "board-twice", message)
            self._seated[player, round] = game.where
        match.games[board] = game if match.teams == teams else game.turned

    def _board(self, row: Row) -> int:
        board = self.sheet.number(row, "Board", "is no")
        if board > self.boards:
            message = (
                f"a match has {self.boards} boards, and this is board {board}; correct it, or the "
                "label Boards on the sheet Event"
            )
            raise Misfit("Board", "board", message)
        return board

    def _teams(self, row: Row, round: int, players: Pair) -> Pair:
        typed = [self.sheet.named(row, title, self.teams) for title in SIDES]
        known = [team or self.team_of.get(player, 0) for team, player in zip(typed, players)]
        for k, team in enumerate(known):
            known[k] = team or self.opponents.get((known[1 - k], round)) or 0
        for player, team, title in zip(players, known, _PLAYERS):
            own = self.team_of.get(player)
            if own and team and own != team and player < UNNUMBERED:
                message = (
                    f"player {player} is of team {own}, not of team {team}; correct the player "
                    "or the team"
                )
                raise Misfit(title, "other-team", message)
        for team, title in zip(known, SIDES):
            if not team:
                message = "it is not known which team this is; type its number or its name"
                raise Misfit(title, "unknown-team", message)
        if known[0] == known[1]:
            raise Misfit("Opponent", "plays-self", f"team {known[0]} cannot play itself")
        return known[0], known[1]

    def _match(self, round: int, teams: Pair, where: str) -> BoardMatch:
        for team, title in zip(teams, SIDES):
            match = self._of_team.get((team, round))
            if match is not None and {*match.teams} != {*teams}:
                first, second = match.teams
                message = (
                    f"team {team} is in the match of team {first} and team {second} in round "
                    f"{round} at {match.where} already; correct one of them"
                )
                raise Misfit(title, "paired-twice", message)
        if (teams[0], round) not in self._of_team:
            self.matches.append(BoardMatch(round, teams, where))
            self._of_team.update({(team, round): self.matches[-1] for team in teams})
        return self._of_team[teams[0], round]

    def _outcomes(self, row: Row, players: Pair) -> Both | None:
        text = self.sheet.text(row, "Result")
        if not text:
            return None
        sign = BOARD_SIGNS.get(tidy(text).casefold())
        if made_a_date(text):
            raise Misfit("Result", MADE_A_DATE.code, MADE_A_DATE.message)
        if sign is None:
            message = (
                f"{text!r} is not the result of a board; expected 1, ½ or 0 from the first "
                "player's side, + or - for a win or a loss by forfeit, -- where both lost by "
                "forfeit"
            )
            raise Misfit("Result", "unknown-code", message)
        outcomes = board_outcomes(sign, Seats.of(*players))
        if isinstance(outcomes, Wrong):
            message = (
                f"{text!r} gives points to a side where nobody sat; type the player, or correct "
                "the result"
            )
            raise Misfit("Result", "board-without-player", message)
        return outcomes

    def _colours(self, row: Row) -> tuple[str, str]:
        text = self.sheet.text(row, "Color")
        colours = _COLOURS.get(text.casefold())
        if colours is None:
            message = f"{text!r} is no color of the first player; expected W or B, or nothing"
            raise Misfit("Color", "color", message)
        return colours


Lineups = dict[Seat, Lineup]


def settle(
    rounds: TeamRounds,
    matches: Sequence[BoardMatch],
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
        contradiction = _contradiction(rounds, match)
        if contradiction is not None:
            faults.append(contradiction)
        else:
            _add(rounds, match, weights, lineups, faults)
    for seat in sorted(rounds, key=lambda seat: (seat[1], seat[0])):
        _decide(rounds, seat, faults)
    return lineups


def _contradiction(rounds: TeamRounds, match: BoardMatch) -> Finding | None:
    for team, opponent in zip(match.teams, match.teams[::-1]):
        known = rounds.get((team, match.round), TeamRound())
        result = known.result
        if result == UNREADABLE or result.blank or result.opponent == opponent:
            continue
        against = f"against team {result.opponent}" if result.opponent else "without an opponent"
        message = (
            f"the boards have team {team} against team {opponent} in round {match.round}, but it "
            f"stands {against} at {known.result_at}; correct one of them"
        )
        return Finding(ERROR, "boards-and-match", match.where, message)
    return None


def _add(
    rounds: TeamRounds,
    match: BoardMatch,
    weights: Sequence[float],
    lineups: Lineups,
    faults: list[Finding],
) -> None:
    seats = [(team, match.round) for team in match.teams]
    sides = [rounds.setdefault(seat, TeamRound()) for seat in seats]
    is_whole = match.is_whole(len(weights))
    open_at = next((game.where for game in match.games.values() if not game.is_over), "")
    for known, opponent in zip(sides, match.teams[::-1]):
        if known.result.blank:
            known.result = Result(Outcome.PENDING, opponent)
            known.result_at = match.where if is_whole else open_at
    is_pending = all(known.result.outcome is Outcome.PENDING for known in sides)
    has_points = all(known.points is not None for known in sides)
    if is_whole:
        for side, known in enumerate(sides):
            if known.points is None:
                known.points = match.points(side, weights)
        if is_pending and not match.was_played:
            own, theirs = (known.points or 0.0 for known in sides)
            for known, points in zip(sides, ((own, theirs), (theirs, own))):
                known.result = replace(known.result, outcome=outcome_without_play(*points))
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
    message = (
        f"team {match.teams[0]} against team {match.teams[1]} in round {match.round} has no result "
        f"on {'boards' if len(missing) > 1 else 'board'} {', '.join(missing)} of {boards}; until "
        f"then {so_far}"
    )
    return Finding(WARNING, "boards-missing", match.where, message)


def _decide(rounds: TeamRounds, seat: Seat, faults: list[Finding]) -> None:
    known, (team, round) = rounds[seat], seat
    other = known.result.opponent or 0
    twin = rounds.get((other, round), TeamRound())
    if known.result.outcome is not Outcome.PENDING or twin.result.opponent != team:
        return
    outcome = match_outcome(known.result.outcome, state_of(known.points, twin.points))
    if isinstance(outcome, Outcome):
        known.result = replace(known.result, outcome=outcome)
    elif known.points is not None:
        message = (
            f"team {team} has {counted(known.points, 'point')} in round {round}, but those of team "
            f"{other} are missing; type them, too"
        )
        faults.append(Finding(ERROR, "match-points", twin.points_at, message, Place(other, round)))

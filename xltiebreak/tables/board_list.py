"""A list of board games, one a row → the boards of each match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from xltiebreak.event.findings import Finding
from xltiebreak.event.notation import tidy
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import MAX_BOARDS, weighted
from xltiebreak.event.team_match import BOARD_SIGNS, Both, Seats, Wrong, board_outcomes
from xltiebreak.tables.cells import EMPTY, Row, whole_number
from xltiebreak.tables.list_sheets import ListSheet, Misfit, Names
from xltiebreak.tables.match_list import SIDES, Seat, TeamRounds
from xltiebreak.tables.player_rows import Members

Pair = tuple[int, int]
_PLAYERS = ("Player", "Opp. player")
"""The columns of the players for the two sides."""


@dataclass(frozen=True)
class Game:
    """What happened on one board: the two players, 0 where nobody sat, what it brought each of
    them, nothing while it is not finished, and the full address of its result."""

    players: Pair
    outcomes: Both | None
    colours: tuple[str, str]
    where: str

    @property
    def is_over(self) -> bool:
        """Whether the result is there."""
        return self.outcomes is not None

    @property
    def turned(self) -> Game:
        """The same board from the other side."""
        outcomes = Both(*self.outcomes[::-1]) if self.outcomes else None
        return Game(self.players[::-1], outcomes, self.colours[::-1], self.where)

    def result(self, side: int) -> Result:
        """The result of one side's player; nothing yet while nobody sits opposite him."""
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
        """Whether a game of it was played over the board."""
        return any(
            outcome.played for game in self.games.values() for outcome in game.outcomes or ()
        )

    def points(self, side: int, weights: Sequence[float]) -> float:
        """The points of one team: the results of its boards times what these are worth."""
        got = [self._points(side, board) for board in range(1, len(weights) + 1)]
        return weighted(got, weights)

    def _points(self, side: int, board: int) -> float:
        outcomes = self.games[board].outcomes if board in self.games else None
        return outcomes[side].points if outcomes else 0.0

    def lineup(self, side: int, boards: int) -> tuple[int, ...]:
        """Who sat at the boards of one team; 0 where nobody did, or it is not known."""
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
    """The matches of a list of boards, in its order.

    ``rounds`` is what is known of the matches from elsewhere: whom a team meets in a round need
    not be typed at each board. ``boards`` is how many a match has, 0 where it is not stated. A
    row that cannot be understood is told and left out.
    """
    reader = _Boards(sheet, teams, members, rounds, boards or MAX_BOARDS)
    for row in sheet.rows:
        if any(sheet.cell(row, title) != EMPTY for title in (*_PLAYERS, "Result")):
            try:
                reader.read(row)
            except Misfit as misfit:
                faults.append(sheet.error(row, misfit.title, misfit.code, str(misfit)))
    return reader.matches


class _Boards:
    """Collects the boards of each match, and looks that nobody sits at two."""

    def __init__(
        self, sheet: ListSheet, teams: Names, members: Members, rounds: TeamRounds, boards: int
    ) -> None:
        self.sheet, self.teams, self.boards = sheet, teams, boards
        self.players = Names(members.entries, "player", members.sheet.grid.sheet)
        self.team_of = {one.number: team for one, team in zip(members.entries, members.teams)}
        self.opponents = {seat: known.result.opponent for seat, known in rounds.items()}
        self.matches: list[BoardMatch] = []
        self._of_team: dict[Seat, BoardMatch] = {}
        self._seated: dict[Seat, str] = {}

    def read(self, row: Row) -> None:
        """Add one board.

        Raises:
            Misfit: the row contradicts itself, or a row above it.
        """
        round = self.sheet.round(row)
        board = self._board(row)
        first, second = (self.sheet.named(row, title, self.players) for title in _PLAYERS)
        players = (first, second)
        teams = self._teams(row, round, players)
        where = self.sheet.where(row, "Result")
        game = Game(players, self._outcomes(row, players), self._colours(row), where)
        match = self._match(round, teams, where)
        if board in match.games:
            raise Misfit(
                "Board",
                "board-twice",
                f"board {board} of team {teams[0]} against team {teams[1]} in round {round} is "
                f"entered at {match.games[board].where} already; delete one of them",
            )
        for player, title in zip(players, _PLAYERS):
            if player and (player, round) in self._seated:
                raise Misfit(
                    title,
                    "board-twice",
                    f"player {player} sits at {self._seated[player, round]} in round {round} "
                    "already; correct one of them",
                )
            self._seated[player, round] = game.where
        match.games[board] = game if match.teams == teams else game.turned

    def _board(self, row: Row) -> int:
        text = self.sheet.text(row, "Board")
        board = whole_number(text)
        if not board:
            said = f"{text!r} is no board" if text else "the board is missing"
            raise Misfit("Board", "board", f"{said}; expected a whole number such as 3")
        if board > self.boards:
            raise Misfit(
                "Board",
                "board",
                f"a match has {self.boards} boards, and this is board {board}; correct it, or the "
                "label Boards on the sheet Event",
            )
        return board

    def _teams(self, row: Row, round: int, players: Pair) -> Pair:
        """The two teams, as typed, else as the players and the match tell."""
        found = [self.sheet.named(row, title, self.teams) for title in SIDES]
        known = [team or self.team_of.get(player, 0) for team, player in zip(found, players)]
        for k, team in enumerate(known):
            known[k] = team or self.opponents.get((known[1 - k], round)) or 0
        for player, team, title in zip(players, known, _PLAYERS):
            own = self.team_of.get(player)
            if own and team and own != team:
                raise Misfit(
                    title,
                    "other-team",
                    f"player {player} is of team {own}, not of team {team}; correct the player "
                    "or the team",
                )
        for team, title in zip(known, SIDES):
            if not team:
                message = "it is not known which team this is; type its number or its name"
                raise Misfit(title, "unknown-team", message)
        if known[0] == known[1]:
            raise Misfit("Opponent", "plays-self", f"team {known[0]} cannot play itself")
        return known[0], known[1]

    def _match(self, round: int, teams: Pair, where: str) -> BoardMatch:
        """The match of two teams, begun with this board where there is none yet."""
        for team, title in zip(teams, SIDES):
            match = self._of_team.get((team, round))
            if match is not None and {*match.teams} != {*teams}:
                one, other = match.teams
                raise Misfit(
                    title,
                    "paired-twice",
                    f"team {team} is in the match of team {one} and team {other} in round {round} "
                    f"at {match.where} already; correct one of them",
                )
        if (teams[0], round) not in self._of_team:
            self.matches.append(BoardMatch(round, teams, where))
            self._of_team.update(dict.fromkeys(((one, round) for one in teams), self.matches[-1]))
        return self._of_team[teams[0], round]

    def _outcomes(self, row: Row, players: Pair) -> Both | None:
        """What the game brought both sides; nothing while there is no result."""
        text = self.sheet.text(row, "Result")
        if not text:
            return None
        sign = BOARD_SIGNS.get(tidy(text).casefold())
        if sign is None:
            raise Misfit(
                "Result",
                "unknown-code",
                f"{text!r} is not the result of a board; expected 1, ½ or 0 from the first "
                "player's side, + or - for a win or a loss by forfeit, -- where both lost by "
                "forfeit",
            )
        outcomes = board_outcomes(sign, Seats.of(*players))
        if isinstance(outcomes, Wrong):
            raise Misfit(
                "Result",
                "board-without-player",
                f"{text!r} gives points to a side where nobody sat; type the player, or correct "
                "the result",
            )
        return outcomes

    def _colours(self, row: Row) -> tuple[str, str]:
        text = self.sheet.text(row, "Color")
        colours = _COLOURS.get(text.casefold())
        if colours is None:
            message = f"{text!r} is no color of the first player; expected W or B, or nothing"
            raise Misfit("Color", "color", message)
        return colours

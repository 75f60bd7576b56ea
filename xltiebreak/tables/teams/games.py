"""The board games of a match, as a list states them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import weighted

Pair = tuple[int, int]
Outcomes = tuple[Outcome, Outcome]


@dataclass(frozen=True)
class Game:
    """What happened on one board: the two players, 0 where nobody sat, what it brought each of
    them, nothing while it is not finished, and the full address of its result."""

    players: Pair
    outcomes: Outcomes | None
    colours: tuple[str, str]
    where: str

    @property
    def is_over(self) -> bool:
        """Whether the result is there."""
        return self.outcomes is not None

    @property
    def turned(self) -> Game:
        """The same board from the other side."""
        outcomes = (self.outcomes[1], self.outcomes[0]) if self.outcomes else None
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

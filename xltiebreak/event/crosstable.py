"""The crosstable: a row a player, a column a round, and which rounds are complete."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result

MAX_PLAYERS = 20_000
MAX_ROUNDS = 100
UNNUMBERED = 10**9
"""From here on, a number only stands in for a pairing number that could not be read."""


@dataclass(frozen=True)
class Crosstable:
    """Results by row and round: ``results[k][r - 1]`` is round r of the player ``numbers[k]``."""

    numbers: tuple[int, ...]
    results: tuple[tuple[Result, ...], ...]

    def __post_init__(self) -> None:
        if len(self.numbers) != len(self.results):
            raise TieBreakError("A crosstable needs one pairing number for each row of results.")
        if len({len(row) for row in self.results}) > 1:
            raise TieBreakError("Every row of a crosstable needs the same number of rounds.")
        if len(self.numbers) > MAX_PLAYERS:
            raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
        if self.rounds > MAX_ROUNDS:
            raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")

    @property
    def rounds(self) -> int:
        """How many rounds the table has room for, complete or not."""
        return len(self.results[0]) if self.results else 0

    @cached_property
    def rows(self) -> Mapping[int, tuple[Result, ...]]:
        """Each player's results by pairing number."""
        return dict(zip(self.numbers, self.results))

    def started(self, round: int) -> bool:
        """Whether the round has begun: a game or a forfeit is entered, or every row is filled.

        Byes that were typed ahead begin no round."""
        column = [row[round - 1] for row in self.results]
        return any(not result.outcome.bye for result in column) or (
            bool(column) and not any(result.blank for result in column)
        )

    def complete(self, round: int) -> bool:
        """Whether this round counts: it has begun, no cell is pending and every named
        opponent's own cell is filled. An empty cell then means that the player was not paired."""
        column = [row[round - 1] for row in self.results]
        if {result.outcome for result in column} & {Outcome.PENDING, Outcome.UNREADABLE}:
            return False
        blank = {number for number, row in self.rows.items() if row[round - 1].blank}
        named = {result.opponent for result in column if result.opponent is not None}
        return named <= self.rows.keys() - blank and self.started(round)

    @cached_property
    def complete_rounds(self) -> tuple[int, ...]:
        """The rounds that every sum is made from, counted from 1."""
        return tuple(r for r in range(1, self.rounds + 1) if self.complete(r))

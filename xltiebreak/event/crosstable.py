"""The crosstable: a row a player, a column a round; which rounds are complete, and whether it
is that of a Swiss or of a round-robin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import AWAITED, Outcome, Result

MAX_PLAYERS = 20_000
MAX_ROUNDS = 100
UNNUMBERED = 10**9
"""From here on, a number only stands in for a pairing number that could not be read."""


_UNKNOWN = frozenset({Outcome.PENDING, Outcome.AWAITED, Outcome.UNREADABLE})
"""What keeps a round from being complete."""

_AWAY = frozenset({Outcome.UNPAIRED, Outcome.AWAITED})
"""What says of a player that he stays away until something else is typed: ``U``, or nothing."""


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

    def cells(self) -> Iterator[tuple[int, int, int, Result]]:
        """Each cell with its row, from 0, its player's number and its round."""
        for row, (number, results) in enumerate(zip(self.numbers, self.results)):
            for round, result in enumerate(results, start=1):
                yield row, number, round, result

    @cached_property
    def memory(self) -> dict[Hashable, Any]:
        """Keeps what many ask for, once it was worked out from these results."""
        return {}

    def started(self, round: int) -> bool:
        """Whether the round has begun: a game or a forfeit is entered, or every row is filled.

        Byes that were typed ahead begin no round."""
        return self._begun[round - 1]

    @cached_property
    def _begun(self) -> tuple[bool, ...]:
        return tuple(
            any(result.outcome.begins for result in column)
            or not any(result.blank for result in column)
            for column in self.columns
        )

    @cached_property
    def columns(self) -> tuple[tuple[Result, ...], ...]:
        """The results of each round, in the order of the rows."""
        return tuple(zip(*self.results))

    def complete(self, round: int) -> bool:
        """Whether this round counts: it has begun, no cell is pending and every named
        opponent's own cell is filled. An empty cell then means that the player was not paired."""
        column = self.columns[round - 1]
        if not _UNKNOWN.isdisjoint(result.outcome for result in column):
            return False
        blank = {number for number, row in self.rows.items() if row[round - 1].blank}
        named = {result.opponent for result in column if result.opponent is not None}
        return named <= self.rows.keys() - blank and self.started(round)

    def missing(self, round: int) -> tuple[int, ...]:
        """Whose results a round lacks that has begun: a game without a result, a cell that is
        still to be typed, or one that is empty although somebody names the player."""
        named = {result.opponent for result in self.columns[round - 1]}
        return tuple(
            number
            for number, row in zip(self.numbers, self.results)
            if row[round - 1].outcome in _UNKNOWN or (row[round - 1].blank and number in named)
        )

    @cached_property
    def complete_rounds(self) -> tuple[int, ...]:
        """The rounds that every sum is made from, counted from 1."""
        return tuple(r for r in range(1, self.rounds + 1) if self.complete(r))

    @cached_property
    def last_begun(self) -> int:
        """The last round that has begun; 0 before the first."""
        return max((r for r in range(1, self.rounds + 1) if self.started(r)), default=0)

    def up_to(self, round: int) -> Crosstable:
        """The table as it was after a round."""
        return Crosstable(self.numbers, tuple(row[:round] for row in self.results))


def typed_by_hand(table: Crosstable, *, one_sits_out: bool = False) -> Crosstable:
    """A table that somebody types round by round, its cells marked that are still to be typed.

    In the last round that has begun an empty cell is awaited of everybody who has a game, a
    forfeit or a bye other than "not paired" in the round before; in the first round, of everybody.
    In an earlier round an empty cell means not paired; but one of which more than half is empty
    was not typed to its end. Where ``one_sits_out`` in each round, a lone empty cell is his.
    """
    begun = [round for round in range(1, table.rounds + 1) if table.started(round)]
    if not begun:
        return table
    *earlier, last = begun
    there = [not earlier or row[earlier[-1] - 1].outcome not in _AWAY for row in table.results]
    half_typed = [round for round in earlier if _mostly_empty(table, round)]
    empty = sum(result.blank for result in table.columns[last - 1])
    if not half_typed and empty <= one_sits_out:
        return table
    rows = []
    for row, was_there in zip(table.results, there):
        awaited = [*half_typed, *([last] if was_there and empty > one_sits_out else [])]
        rows.append(
            tuple(
                AWAITED if result.blank and round in awaited else result
                for round, result in enumerate(row, start=1)
            )
        )
    return Crosstable(table.numbers, tuple(rows))


def _mostly_empty(table: Crosstable, round: int) -> bool:
    empty = sum(result.blank for result in table.columns[round - 1])
    return 2 * empty > len(table.results)


SWISS, ROUNDROBIN = KINDS = ("swiss", "roundrobin")

_FEWEST = 3
"""Two players who play each other tell nothing."""


def rounds_of_a_cycle(players: int) -> int:
    """How many rounds it takes until everybody has met everybody once."""
    return max(players - 1 + players % 2, 1)


def cycles_of(players: int, rounds: int) -> int:
    """How often everybody meets everybody in so many rounds, the last time perhaps in part."""
    return max(1, -(-rounds // rounds_of_a_cycle(players)))


def everybody_meets(table: Crosstable, rounds: int) -> bool:
    """Whether players who state no kind of event play a round-robin: in so many rounds everybody
    can meet everybody once, or k times, and no pair is named more often.

    Results do not matter, and neither do colours: a forfeit and a pairing without a result name
    a pair, too.
    """
    players = len(table.numbers)
    if players < _FEWEST or not rounds or rounds % rounds_of_a_cycle(players):
        return False
    named = Counter(
        pair
        for column in table.columns
        for pair in {
            frozenset((number, result.opponent))
            for number, result in zip(table.numbers, column)
            if result.opponent is not None
        }
    )
    return max(named.values(), default=0) <= cycles_of(players, rounds)

"""A column to explain."""

from __future__ import annotations

from dataclasses import dataclass

from xltiebreak.ranking.standings import Standings
from xltiebreak.verify.columns import Column
from xltiebreak.verify.report import Compared
from xltiebreak.verify.way import Way, asked_for


@dataclass(frozen=True, eq=False)
class Task:
    """One column to explain: the way asked for, who differs, how many may be left unexplained."""

    column: Column
    way: Way
    differing: tuple[int, ...]
    rest: tuple[int, ...]

    @property
    def of(self) -> int:
        """How many values are compared."""
        return len(self.differing) + len(self.rest)

    @property
    def misses(self) -> int:
        """So many values may stay unexplained: a tenth, or one where five or more differ; but
        not more than half of those that differ."""
        tenth = max(self.of // 10, int(len(self.differing) >= 5))
        return min(tenth, len(self.differing) // 2)


def task_of(ours: Standings, column: Column, result: Compared) -> Task:
    """What is to be explained of a column, by what the comparison found."""
    differing = tuple(one.number for one in result.differences)
    rest = tuple(
        number
        for number in ours.section.crosstable.numbers
        if number in column.texts and number not in differing
    )
    return Task(column, asked_for(ours, column.meaning.tie_break), differing, rest)

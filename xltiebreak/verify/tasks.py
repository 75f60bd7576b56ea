"""One printed column that is to be explained, and how far a way to compute it does so."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from xltiebreak.ranking.standings import Standings
from xltiebreak.verify.calculation import Values, Way, asked_for
from xltiebreak.verify.differences import Compared, Difference
from xltiebreak.verify.printed_figures import Column


@dataclass(frozen=True, eq=False)
class Task:
    """One column to explain: the way asked for, who differs, how many may be left unexplained."""

    column: Column
    way: Way
    differences: tuple[Difference, ...]
    rest: tuple[int, ...]

    @cached_property
    def differing(self) -> tuple[int, ...]:
        """The numbers of those who differ."""
        return tuple(one.number for one in self.differences)

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

    def explained(self, way: Way, values: Values, misses: int) -> int | None:
        """How many values the way explains; nothing where more than ``misses`` are left."""
        left = misses
        enough = 4 + 2 * misses
        first, more = self.differing[:3], self.differing[3:enough]
        for part in (first, more, self.differing[enough:], self.rest):
            if part:
                ours = values.of(way, part)
                left -= sum(not self.column.agrees(number, ours[number]) for number in part)
                if left < 0:
                    return None
        return self.of - (misses - left)


def task_of(ours: Standings, column: Column, result: Compared) -> Task:
    """What is to be explained of a column, by what the comparison found."""
    differing = {one.number for one in result.differences}
    rest = tuple(
        number
        for number in ours.section.crosstable.numbers
        if number in column.texts and number not in differing
    )
    return Task(column, asked_for(ours, column.meaning.tie_break), result.differences, rest)

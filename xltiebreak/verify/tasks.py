"""One printed column that is to be explained, and how far a way to compute it does so."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from xltiebreak.event.figures import Figure
from xltiebreak.ranking.standings import Standings
from xltiebreak.verify.calculation import Values, Way, asked_for
from xltiebreak.verify.differences import Compared, Difference
from xltiebreak.verify.printed_figures import Column
from xltiebreak.verify.weighing import FINE, VALUE

_NEAR = 2
"""Points by which ways that are alike differ."""


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

    @cached_property
    def value(self) -> float:
        """What one of the printed figures is worth, in doublings: less where they are few."""
        if self.column.is_fine:
            return FINE
        times = Counter(self.column.figures.get(n) for n in (*self.differing, *self.rest))
        entropy = -sum(n / self.of * math.log2(n / self.of) for n in times.values())
        return min(VALUE, entropy + 1)

    def explained(self, way: Way, values: Values, misses: int) -> int | None:
        """How many values the way explains; nothing where more than ``misses`` are left, or one of
        those is ours, or near what the way gives: another way does that, and hardly a misprint."""
        left = misses
        enough = 4 + 2 * misses
        first, more = self.differing[:3], self.differing[3:enough]
        for part in (first, more, self.differing[enough:], self.rest):
            if part:
                ours = values.of(way, part)
                wrong = [n for n in part if not self.column.agrees(n, ours[n])]
                left -= len(wrong)
                near = any(self._is_near(number, ours[number]) for number in wrong)
                if left < 0 or near or (wrong and part is self.rest):
                    return None
        return self.of - (misses - left)

    def _is_near(self, number: int, value: Figure | None) -> bool:
        figure = self.column.figures.get(number)
        return figure is not None and value is not None and abs(figure - Fraction(value)) < _NEAR


def task_of(ours: Standings, column: Column, result: Compared) -> Task:
    """What is to be explained of a column, by what the comparison found."""
    differing = {one.number for one in result.differences}
    rest = tuple(
        number
        for number in ours.section.crosstable.numbers
        if number in column.texts and number not in differing
    )
    return Task(column, asked_for(ours, column.meaning.tie_break), result.differences, rest)

"""Searches for what explains a section's printed columns: known causes, values in other rows, a
mistyped rating or result."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import islice

from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import EventError
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.verify.calculation import KnownCause, Values, Way, asked_for
from xltiebreak.verify.differences import Cause, Compared, Difference, compare_places
from xltiebreak.verify.known_causes import known_causes
from xltiebreak.verify.printed_figures import Column
from xltiebreak.verify.slips import (
    Retyped,
    misplaced,
    other_colours,
    other_opponents,
    other_outcomes,
    other_ratings,
)
from xltiebreak.verify.weighing import FEW, FINE, VALUE, Doubt, Fit, outweighs_chance, weighed

MOST_CAUSES = 3
"""The most results that are tried for the places."""

_MOST_RETYPED = 40

_NEAR = 2
"""Values of similar ways differ by less than this."""

_FELT_BY_OPPONENTS = frozenset(
    {"", "MM", "MED", "SOLK", "BH", "SB", "KASH", "CUM", "ACUM", "PS", "PCT", "WIN", "WON"}
    | {"BLACKS", "BPG", "BWG", "REP", "STD", "KS", "H2H", "DE", "TPR", "PTP", "ARO", "COMPAVG"}
)


@dataclass(frozen=True, eq=False)
class Task:
    """A column to explain: its expected way, its differences, and in ``rest`` those who agree."""

    column: Column
    way: Way
    differences: tuple[Difference, ...]
    rest: tuple[int, ...]

    @cached_property
    def differing(self) -> tuple[int, ...]:
        """The numbers of the players who differ."""
        return tuple(difference.number for difference in self.differences)

    @property
    def compared(self) -> int:
        """The number of values compared."""
        return len(self.differing) + len(self.rest)

    @property
    def misses(self) -> int:
        """The number of values that may stay unexplained: a tenth, or one if five or more differ,
        but at most half of those that differ."""
        tenth = max(self.compared // 10, int(len(self.differing) >= 5))
        return min(tenth, len(self.differing) // 2)

    @cached_property
    def value(self) -> float:
        """The weight of one figure, in doublings: less if the column has few different figures."""
        if self.column.is_fine:
            return FINE
        times = Counter(self.column.figures.get(n) for n in (*self.differing, *self.rest))
        shares = [count / self.compared for count in times.values()]
        return min(VALUE, 1 - sum(share * math.log2(share) for share in shares))

    def explained(self, way: Way, values: Values, misses: int) -> int | None:
        """Count the values that a way explains. Nothing if more than ``misses`` are left, or if one
        of these is ours or near to the way's value: it is then hardly a misprint."""
        left = misses
        enough = 4 + 2 * misses
        first, more = self.differing[:3], self.differing[3:enough]
        for numbers in (first, more, self.differing[enough:], self.rest):
            if numbers:
                ours = values.column(way, numbers)
                wrong = [n for n in numbers if not self.column.agrees(n, ours[n])]
                left -= len(wrong)
                near = any(self._is_near(number, ours[number]) for number in wrong)
                if left < 0 or near or (wrong and numbers is self.rest):
                    return None
        return self.compared - (misses - left)

    def _is_near(self, number: int, value: Figure | None) -> bool:
        figure = self.column.figures.get(number)
        return figure is not None and value is not None and abs(figure - Fraction(value)) < _NEAR


def task_of(ours: Standings, column: Column, result: Compared) -> Task:
    """Return the task for a compared column."""
    differing = {difference.number for difference in result.differences}
    rest = tuple(
        number
        for number in ours.section.crosstable.numbers
        if number in column.texts and number not in differing
    )
    return Task(column, asked_for(ours, column.meaning.tie_break), result.differences, rest)


class Search:
    """A search through all columns of a section; they share what is computed."""

    def __init__(
        self,
        ours: Standings,
        asked: Asked,
        tasks: Sequence[Task],
        places: Mapping[str, Mapping[int, str]],
    ) -> None:
        """Prepare the search; ``places`` are the columns of places that agree."""
        self.ours = ours
        self.asked = asked
        self.tasks = tasks
        self.places = places
        self.table = ours.context.scores.crosstable
        self.values = Values()
        self.known = known_causes(ours.edition.code, ours.section, self.table)
        self.results = len(self.table.numbers) * max(self.table.rounds, 1)
        self.retyped: Sequence[Retyped] = ()
        """The results that would explain most columns, if they had been typed instead."""
        self._contradicted: dict[Hashable, bool] = {}
        self._rivals_of: dict[Task, tuple[list[int], set[tuple[object, ...]]]] = {}

    def causes(self) -> dict[str, Sequence[Cause]]:
        """Return the causes of each column that differs, if any is known."""
        fits = self._weighed(
            {
                task: [
                    *self._known_causes(task),
                    *self._other_rows(task),
                    *self._other_column(task),
                    *self._another_rating(task),
                    *self._another_result(task),
                ]
                for task in self.tasks
                if task.differing and task.compared > 1
            }
        )
        results = {fit.key: fit for of_task in fits.values() for fit in of_task if fit.retyped}
        likeliest = sorted(results.values(), key=lambda fit: -fit.columns)[:MOST_CAUSES]
        self.retyped = [fit.retyped for fit in likeliest if fit.retyped]
        entry = self.ours.section.origin.entry
        return {
            task.column.label: weighed(
                task.column.label,
                task.compared,
                task.differences,
                of_task,
                self._doubt(task),
                entry,
            )
            for task, of_task in fits.items()
        }

    def _doubt(self, task: Task) -> Doubt:
        others = [other for other in self.tasks if other is not task]
        elsewhere = {number for other in others for number in other.differing}
        rows = self.table.rows
        upwards = {
            row.printed_value is not None and row.printed_value > (row.ours_value or 0)
            for row in task.differences
        }
        return Doubt(
            alone=elsewhere.isdisjoint(task.differing),
            scattered=len(others) > 1
            and not elsewhere
            and len(upwards) > 1
            and any(all(result.played for result in rows[n]) for n in task.differing),
        )

    def _weighed(self, fits: Mapping[Task, Sequence[Fit]]) -> dict[Task, list[Fit]]:
        """Return the fits with how many columns each explains, and whether that outweighs
        chance."""
        columns: Counter[Hashable] = Counter()
        explained: Counter[Hashable] = Counter()
        for task, of_task in fits.items():
            for key in {fit.key for fit in of_task if fit.explains == task.compared}:
                columns[key] += 1
                explained[key] += len(task.differing)
        return {
            task: [
                replace(
                    fit,
                    columns=columns.get(fit.key, 0),
                    sure=self._is_sure(task, fit, explained.get(fit.key, 0)),
                )
                for fit in of_task
            ]
            for task, of_task in fits.items()
        }

    def _is_sure(self, task: Task, fit: Fit, explained: int) -> bool:
        """Whether a fit is no coincidence; ``explained`` counts values in columns it explains
        wholly."""
        if fit.cause is None:
            return fit.sure or explained > FEW
        unexplained = task.compared - fit.explains
        explained = explained or len(task.differing) - unexplained
        if fit.retyped is None:
            rivals = self._rivals(task, fit.position)
            return outweighs_chance(explained, unexplained, rivals, value=task.value)
        ways = math.comb(task.compared, len(task.differing))
        value = FINE if task.column.is_fine else VALUE
        return outweighs_chance(explained, unexplained, 4 * self.results, ways, value)

    def _rivals(self, task: Task, position: int) -> int:
        """Count the different columns that result from the known causes up to this position, if
        they change at most twice as many values as differ here."""
        counts, columns = self._rivals_of.setdefault(task, ([], set()))
        if len(counts) <= position:
            numbers = (*task.differing, *task.rest)
            ours = self.values.column(task.way, numbers)
            for cause in self.known[len(counts) : position + 1]:
                way = cause.change(task.way)
                values = self.values.column(way, numbers) if way else ours
                changed = tuple((n, values[n]) for n in numbers if values[n] != ours[n])
                if 0 < len(changed) <= 2 * len(task.differing):
                    columns.add(changed)
                counts.append(len(columns))
        return counts[position]

    def _contradicts(self, retyped: Retyped, cause: KnownCause) -> bool:
        """Whether this result would make another printed figure wrong: a score, tie-break or place
        that agrees now, or a score that it does not explain."""
        if cause.condition not in self._contradicted:
            self._contradicted[cause.condition] = any(
                self._breaks(task, cause)
                for task in self.tasks
                if not task.differing or task.way.tie_break is None
            ) or (bool(self.places) and self._moves_a_place(retyped))
        return self._contradicted[cause.condition]

    def _breaks(self, task: Task, cause: KnownCause) -> bool:
        way = cause.change(task.way)
        return way is not None and task.explained(way, self.values, misses=0) is None

    def _moves_a_place(self, retyped: Retyped) -> bool:
        """Whether a place that agrees now would change; no if the game's two cells then contradict
        each other, as nobody can tell."""
        section = self.ours.section
        try:
            theirs = ranked(
                replace(section, crosstable=retyped.table(section.crosstable)), self.asked
            )
        except EventError:
            return False
        return any(
            compare_places(theirs, label, texts).differences for label, texts in self.places.items()
        )

    def _known_causes(self, task: Task) -> Iterator[Fit]:
        for position, cause in enumerate(self.known):
            yield from self._tried(task, cause, task.misses, position)

    def _other_rows(self, task: Task) -> Iterator[Fit]:
        ours = self.values.column(task.way, self.table.numbers)
        by_place = [row.player.number for row in self.ours.rows]
        for code, explains, predicate in misplaced(task.column, ours, by_place, task.differing):
            ends = (ours[task.differing[0]], ours[task.differing[-1]])
            top, bottom = (Fraction(value or 0) for value in ends)
            far = code == "exchanged" and abs(top - bottom) > 1  # nearer ones may be misprints
            sure = far or len(task.differing) > FEW
            yield Fit(code, predicate, explains, code, len(self.known), sure=sure)

    def _other_column(self, task: Task) -> Iterator[Fit]:
        """Yield the fit that a few players' values were exchanged with those in another column."""
        if len(task.differing) > FEW or not task.rest:
            return
        ours = self.values.column(task.way, task.differing)
        for other in self.tasks:
            if other is task or other.differing != task.differing:
                continue
            theirs = self.values.column(other.way, other.differing)
            if all(
                task.column.agrees(n, theirs[n]) and other.column.agrees(n, ours[n])
                for n in task.differing
            ):
                players = ", ".join(map(str, task.differing))
                labels = f'"{task.column.label}" and "{other.column.label}"'
                predicate = f"agree if {labels} are exchanged in the row of player {players}"
                yield Fit("exchanged-in-row", predicate, task.compared, "exchanged", 0)

    def _another_rating(self, task: Task) -> Iterator[Fit]:
        """Yield the fit that a player's rating was another, the nearest that gives the figures."""
        numbers = (*task.differing, *task.rest)
        ours = self.values.column(task.way, numbers)
        seen = set()
        for number, rating, way in other_ratings(task.way, task.column, ours, task.differing):
            if number not in seen and task.explained(way, self.values, 0):
                seen.add(number)
                typed = task.way.event.ratings[number]
                predicate = f"agree if player {number} were rated {rating} (the table has {typed})"
                ways = math.comb(task.compared, len(task.differing))
                tried = 10 * len(self.table.numbers)
                sure = outweighs_chance(len(task.differing), 0, tried, ways, FINE)
                code, kind = "rating-typed-otherwise", f"rating of {number}"
                yield Fit(code, predicate, task.compared, kind, len(self.known), sure=sure)

    def _another_result(self, task: Task) -> Iterator[Fit]:
        """Yield other results that would explain the column while all other printed figures still
        agree. A change in one cell of a game counts only if it explains another column, too."""
        reach = 1 if task.way.system in _FELT_BY_OPPONENTS else 2
        for candidates in (
            other_outcomes(self.table, task.differing, reach),
            other_colours(self.table, task.differing),
            other_opponents(self.table, task.differing),
        ):
            fits = list(islice(self._fitting(task, candidates), _MOST_RETYPED))
            if fits:
                yield from fits
                return
        others = [other for other in self.tasks if other.differing and other is not task]
        if others:
            candidates = other_outcomes(self.table, task.differing, reach, one_cell=True)
            for fit in islice(self._fitting(task, candidates), _MOST_RETYPED):
                if fit.cause and not all(self._breaks(other, fit.cause) for other in others):
                    yield fit

    def _fitting(self, task: Task, candidates: Iterable[Retyped]) -> Iterator[Fit]:
        for retyped in candidates:
            way = retyped.change(task.way)
            if task.explained(way, self.values, 0):
                cause = retyped.as_cause(self.ours.section, way.table)
                if not self._contradicts(retyped, cause):
                    for fit in self._tried(task, cause, 0, len(self.known)):
                        yield replace(fit, retyped=retyped)

    def _tried(self, task: Task, cause: KnownCause, misses: int, position: int) -> Iterator[Fit]:
        """Yield the fit of a cause, if it explains all of the column but this many misses."""
        way = cause.change(task.way)
        explains = way and task.explained(way, self.values, misses)
        if explains:
            asked = task.way.edition.code if cause.code.startswith("edition-") else ""
            predicate = cause.predicate(task.way, task.differing)
            kind = cause.kind or cause.code
            yield Fit(cause.code, predicate, explains, kind, position, cause, asked=asked)

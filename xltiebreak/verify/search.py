"""The search for what explains the printed columns of a section: every known cause, values in other
rows, a rating or a result typed otherwise, a player who counts otherwise, and two of them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, islice

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import EventError
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.verify.calculation import KnownCause, Values, Way
from xltiebreak.verify.causes_of_players import other_ratings
from xltiebreak.verify.differences import Cause, compare_places
from xltiebreak.verify.known_causes import SYSTEMS_FAR, known_causes
from xltiebreak.verify.slips import (
    Retyped,
    TwoRetyped,
    misplaced,
    other_colours,
    other_opponents,
    other_outcomes,
    two_other_outcomes,
)
from xltiebreak.verify.tasks import Task
from xltiebreak.verify.weighing import FEW, FINE, VALUE, Doubt, Fit, outweighs_chance, weighed

MOST_CAUSES = 3
"""So many results are tried for the places."""

_MOST_RETYPED = 40
_MOST_OFF = 4
"""Two games make so many scores wrong."""

_MANY = 20
"""From so many values on, two changes together may leave a few unexplained."""

_LARGE = 1_000
"""From so many results on, no pair of changes concerns the rounds: it would take minutes."""

_FELT_BY_OPPONENTS = frozenset(
    {"", "MM", "MED", "SOLK", "BH", "SB", "KASH", "CUM", "ACUM", "PS", "PCT", "WIN", "WON"}
    | {"BLACKS", "BPG", "BWG", "REP", "STD", "KS", "H2H", "DE", "TPR", "PTP", "ARO", "COMPAVG"}
)
_OF_OPPONENTS_SCORES = frozenset({"MM", "MED", "SOLK", "BH", "SB", "FB"})
_KINDS = {
    "cumulative": "system",
    "drops": "system",
    **{f"edition-{code}": code.replace("wintd", "uschess") for code in EDITIONS},
}
"""Changes that are another system's: where that explains a column, they say nothing more. Editions
are of a kind of their own, but for one that is another on another scale."""

_TOLD_APART = frozenset(
    {"opponents", "own", "sign", "points", "KASH", "kashdan", "SB", "added", "average", "left-out"}
)
"""Aspects of which one change is not as good as another that gives the same figures here."""

_APPLIED = {"system": 0, "edition": 1, "rounds": 2, "finish": 9}


class Search:
    """The search through all columns of a section, which share what was worked out."""

    def __init__(
        self,
        ours: Standings,
        asked: Asked,
        tasks: Sequence[Task],
        places: Mapping[str, Mapping[int, str]],
    ) -> None:
        """``places`` are the columns of places that agree."""
        self.ours = ours
        self.asked = asked
        self.tasks = tasks
        self.places = places
        self.table = ours.context.scores.crosstable
        self.values = Values()
        self.known = known_causes(ours.edition.code, ours.section, self.table)
        self.results = len(self.table.numbers) * max(self.table.rounds, 1)
        self.retyped: Sequence[Retyped | TwoRetyped] = ()
        """The results that would explain most columns, if another had been typed."""
        self._contradicted: dict[Hashable, bool] = {}
        self._rivals_of: dict[Task, tuple[list[int], set[tuple[object, ...]]]] = {}

    def causes(self) -> dict[str, Sequence[Cause]]:
        """What is told of each column that differs."""
        tasks = [task for task in self.tasks if task.differing and task.of > 1]
        found = {
            task: [
                *self._one_cause(task),
                *self._other_rows(task),
                *self._other_column(task),
                *self._another_rating(task),
                *self._another_result(task),
            ]
            for task in tasks
        }
        found = self._weighed(found)
        for task, fits in self._two_results(found).items():
            found[task] += fits
        found = self._weighed(found)
        results = self._results_by_likelihood(found)
        self.retyped = [one.retyped for one in results[:MOST_CAUSES] if one.retyped]
        known = [one.causes[0] for one in results if one.sure][:_MOST_RETYPED]
        for task in tasks:
            if not any(one.sure for one in found[task]) and len(task.differing) > FEW:
                more = [*self._a_result_and_a_cause(task, known), *self._two_causes(task)]
                found[task] += more or list(self._counts_otherwise(task))
        entry = self.ours.section.origin.entry
        return {
            task.column.label: weighed(
                task.column.label, task.of, task.differences, fits, self._doubt(task), entry
            )
            for task, fits in found.items()
        }

    def _doubt(self, task: Task) -> Doubt:
        others = [other for other in self.tasks if other is not task]
        elsewhere = {number for other in others for number in other.differing}
        rows = self.table.rows
        upwards = {
            one.printed_value is not None and one.printed_value > (one.ours_value or 0)
            for one in task.differences
        }
        return Doubt(
            alone=elsewhere.isdisjoint(task.differing),
            scattered=len(others) > 1
            and not elsewhere
            and len(upwards) > 1
            and any(all(result.played for result in rows[n]) for n in task.differing),
        )

    def _weighed(self, found: Mapping[Task, Sequence[Fit]]) -> dict[Task, list[Fit]]:
        """The fits with the columns that each explains, and whether that outweighs chance."""
        columns: Counter[Hashable] = Counter()
        explained: Counter[Hashable] = Counter()
        for task, fits in found.items():
            for key in {one.key for one in fits if one.explains == task.of}:
                columns[key] += 1
                explained[key] += len(task.differing)
        return {
            task: [
                replace(
                    one,
                    columns=columns.get(one.key, 0),
                    sure=self._is_sure(task, one, explained.get(one.key, 0)),
                )
                for one in fits
            ]
            for task, fits in found.items()
        }

    def _is_sure(self, task: Task, fit: Fit, explained: int) -> bool:
        """Whether a fit that explains so many values wholly, in all columns, is no coincidence."""
        if not fit.causes:
            return fit.sure or explained > FEW
        unexplained = task.of - fit.explains
        explained = explained or len(task.differing) - unexplained
        value = FINE if task.column.is_fine else VALUE
        if fit.retyped is None:
            rivals = self._rivals(task, fit.position)
            return outweighs_chance(explained, unexplained, rivals, value=task.value)
        ways = math.comb(task.of, len(task.differing))
        tried = 4 * self.results
        if isinstance(fit.retyped, TwoRetyped):
            tried = tried * tried // 2
        return outweighs_chance(explained, unexplained, tried, ways, value)

    def _rivals(self, task: Task, position: int) -> int:
        """How many different columns the known causes make up to this position that differ from
        ours in at most twice as many values as the printed one."""
        counts, columns = self._rivals_of.setdefault(task, ([], set()))
        if len(counts) <= position:
            numbers = (*task.differing, *task.rest)
            ours = self.values.of(task.way, numbers)
            for cause in self.known[len(counts) : position + 1]:
                way = cause.change(task.way)
                values = self.values.of(way, numbers) if way else ours
                changed = tuple((n, values[n]) for n in numbers if values[n] != ours[n])
                if 0 < len(changed) <= 2 * len(task.differing):
                    columns.add(changed)
                counts.append(len(columns))
        return counts[position]

    def _results_by_likelihood(self, found: Mapping[Task, Sequence[Fit]]) -> list[Fit]:
        """Each result that explains a column, those that explain most columns first."""
        results = {one.key: one for fits in found.values() for one in fits if one.retyped}
        return sorted(results.values(), key=lambda one: -one.columns)

    def _contradicts(self, retyped: Retyped | TwoRetyped, cause: KnownCause) -> bool:
        """Whether something that is printed and agrees would not, if this were so: a score, a
        tie-break or a place; or a score that differs would not be explained."""
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

    def _moves_a_place(self, retyped: Retyped | TwoRetyped) -> bool:
        """Whether a place that agrees would be another one; of a result typed otherwise in one of
        its two cells, nobody can tell."""
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

    def _one_cause(self, task: Task) -> Iterator[Fit]:
        """Each known cause alone."""
        for position, cause in enumerate(self.known):
            apart = cause.code if cause.aspect in _TOLD_APART else cause.aspect
            kind = _KINDS.get(cause.code) or _KINDS.get(cause.aspect, apart)
            yield from self._tried(task, (cause,), task.misses, kind, position)

    def _other_rows(self, task: Task) -> Iterator[Fit]:
        """Right values in the wrong rows."""
        ours = self.values.of(task.way, self.table.numbers)
        by_place = [row.player.number for row in self.ours.rows]
        for code, explains, said in misplaced(task.column, ours, by_place, task.differing):
            ends = (ours[task.differing[0]], ours[task.differing[-1]])
            one, other = (Fraction(value or 0) for value in ends)
            far = code == "exchanged" and abs(one - other) > 1  # nearer ones may be misprints
            sure = far or len(task.differing) > FEW
            yield Fit(code, said, explains, (), code, len(self.known), sure=sure)

    def _other_column(self, task: Task) -> Iterator[Fit]:
        """A few players' values that stand in each other's columns."""
        if len(task.differing) > FEW or not task.rest:
            return
        ours = self.values.of(task.way, task.differing)
        for other in self.tasks:
            if other is task or other.differing != task.differing:
                continue
            theirs = self.values.of(other.way, other.differing)
            if all(
                task.column.agrees(n, theirs[n]) and other.column.agrees(n, ours[n])
                for n in task.differing
            ):
                whose = ", ".join(map(str, task.differing))
                labels = f'"{task.column.label}" and "{other.column.label}"'
                said = f"agree if {labels} are exchanged in the row of player {whose}"
                yield Fit("exchanged-in-row", said, task.of, (), "exchanged", 0)

    def _another_rating(self, task: Task) -> Iterator[Fit]:
        """A player whose rating is another, the one nearest to what the figures give."""
        numbers = (*task.differing, *task.rest)
        ours = self.values.of(task.way, numbers)
        found = set()
        for number, rating, way in other_ratings(task.way, task.column, ours, task.differing):
            if number not in found and task.explained(way, self.values, 0):
                found.add(number)
                there = task.way.event.ratings[number]
                said = f"agree if player {number} were rated {rating} (the table has {there})"
                ways = math.comb(task.of, len(task.differing))
                tried = 10 * len(self.table.numbers)
                sure = outweighs_chance(len(task.differing), 0, tried, ways, FINE)
                code = "rating-typed-otherwise"
                yield Fit(code, said, task.of, (), code + str(number), len(self.known), sure=sure)

    def _another_result(self, task: Task) -> Iterator[Fit]:
        """Results that would explain the column, if another had been typed, and with which all
        else that is printed still agrees; in one of the two cells of a game only where that
        explains another column, too."""
        reach = 1 if task.way.system in _FELT_BY_OPPONENTS else 2
        generators: tuple[Iterator[Retyped], ...] = (
            other_outcomes(self.table, task.differing, reach),
            other_colours(self.table, task.differing),
            other_opponents(self.table, task.differing),
        )
        for candidates in generators:
            found = list(islice(self._fitting(task, candidates), _MOST_RETYPED))
            yield from found
            if found:
                return
        others = [one for one in self.tasks if one.differing and one is not task]
        if others:
            candidates = other_outcomes(self.table, task.differing, reach, one_cell=True)
            for one in islice(self._fitting(task, candidates), _MOST_RETYPED):
                if not all(self._breaks(other, one.causes[0]) for other in others):
                    yield one

    def _fitting(self, task: Task, candidates: Iterable[Retyped | TwoRetyped]) -> Iterator[Fit]:
        last = len(self.known)
        for one in candidates:
            way = one.change(task.way)
            if task.explained(way, self.values, 0):
                cause = one.as_cause(self.ours.section, way.table)
                if not self._contradicts(one, cause):
                    yield from self._tried(task, (cause,), 0, cause.aspect, last, one)

    def _two_results(self, found: Mapping[Task, Sequence[Fit]]) -> dict[Task, list[Fit]]:
        """Two results that would explain the scores, if others had been typed, where one alone
        does not and the scores are printed: without these there are too many to be told apart."""
        scores = next((task for task in found if task.way.tie_break is None), None)
        if scores is None or any(one.sure for one in found[scores]):
            return {}
        off = {
            one.number: one.printed_value - one.ours_value
            for one in scores.differences
            if one.printed_value is not None and one.ours_value is not None
        }
        fits: dict[Task, list[Fit]] = {}
        if len(off) < len(scores.differing) or len(off) > _MOST_OFF:
            return {}
        for task in (scores, *(task for task in found if task is not scores)):
            candidates = two_other_outcomes(self.table, off)
            fits[task] = list(islice(self._fitting(task, candidates), _MOST_RETYPED))
        return fits

    def _counts_otherwise(self, task: Task) -> Iterator[Fit]:
        """One player who counted another score for his opponents, whatever the reason."""
        if task.way.system not in _OF_OPPONENTS_SCORES:
            return
        by_player: dict[int, str] = {}
        candidates = other_outcomes(self.table, task.differing, 1, one_cell=True, alone=True)
        for one in candidates:
            way = one.change(task.way)
            [number] = one.cells
            if number not in by_player and task.explained(way, self.values, 0):
                cause = one.as_cause(self.ours.section, way.table)
                agreeing = (t for t in self.tasks if not t.differing)
                if not any(
                    self._breaks(other, cause)
                    for other in agreeing
                    if other.way.system in _OF_OPPONENTS_SCORES
                ):
                    by_player[number] = decimal(self._adjusted(way, number))
        if len(by_player) != 1:
            return
        [(number, theirs)] = by_player.items()
        said = (
            f"agree if {self.ours.section.origin.entry} {number} counted {theirs} for the "
            f"opponents, not {decimal(self._adjusted(task.way, number))}: look at that row"
        )
        ways = math.comb(task.of, len(task.differing))
        if outweighs_chance(len(task.differing), 0, 4 * self.results, ways):
            code = "opponent-counts-otherwise"
            yield Fit(code, said, task.of, (), code, len(self.known))

    def _adjusted(self, way: Way, number: int) -> float:
        return self.values.context(way).scores.adjusted(number).amount

    def _a_result_and_a_cause(self, task: Task, results: Sequence[KnownCause]) -> Iterator[Fit]:
        """A result that explains another column, and one cause or a misprint besides."""
        tried = len(results) * len(self.known)
        for result in results:
            for position, cause in enumerate(self.known):
                kind = (result.aspect, cause.aspect)
                yield from self._tried(task, (result, cause), 0, kind, position, tried=tried)
            yield from self._tried(
                task, (result,), task.misses, result.aspect, len(self.known), tried=tried
            )

    def _two_causes(self, task: Task) -> Iterator[Fit]:
        """Two causes together, where one does not explain the column."""
        useful = [
            (position, cause)
            for position, cause in enumerate(self.known)
            if self._may_be_one_of_two(cause) and self._matters(cause, task)
        ]
        misses = task.misses if task.of >= _MANY else 0
        tried = len(useful) * len(useful) // 2
        for (first, one), (second, other) in combinations(useful, 2):
            if one.aspect != other.aspect:
                pair = sorted((one, other), key=lambda cause: _APPLIED.get(cause.aspect, 5))
                kind = (one.aspect, other.aspect)
                yield from self._tried(task, tuple(pair), misses, kind, first + second, tried=tried)

    def _may_be_one_of_two(self, cause: KnownCause) -> bool:
        """Whether to try a cause together with another: not a system of another kind, which would
        explain a few figures by chance."""
        if cause.rare or cause in SYSTEMS_FAR:
            return False
        return cause.aspect != "rounds" or self.results < _LARGE

    def _matters(self, cause: KnownCause, task: Task) -> bool:
        """Whether a cause changes any value of this column."""
        way = cause.change(task.way)
        if way is None:
            return False
        numbers = (*task.differing, *task.rest)
        return self.values.of(way, numbers) != self.values.of(task.way, numbers)

    def _tried(
        self,
        task: Task,
        causes: tuple[KnownCause, ...],
        misses: int,
        kind: Hashable,
        position: int,
        retyped: Retyped | TwoRetyped | None = None,
        tried: int = 0,
    ) -> Iterator[Fit]:
        """These causes, if they explain the column but for so many misses; of so many ``tried``,
        where they are weighed at once."""
        way = applied(causes, task.way)
        explains = way and task.explained(way, self.values, misses)
        if explains:
            if len(causes) == 1:
                said = causes[0].said(task.way, task.differing)
            else:
                said = f"agree if {', and '.join(cause.condition for cause in causes)}"
            code = "+".join(cause.code for cause in causes)
            missed = task.of - explains
            sure = not tried or outweighs_chance(
                len(task.differing) - missed, missed, tried, value=task.value
            )
            asked = task.way.edition.code if causes[0].aspect == "edition" else ""
            fit = Fit(code, said, explains, causes, kind, position, retyped)
            yield replace(fit, sure=sure, asked=asked)


def applied(causes: Sequence[KnownCause], way: Way) -> Way | None:
    """The way with these causes, one after the other; nothing where one of them does not apply."""
    changed: Way | None = way
    for cause in causes:
        changed = changed and cause.change(changed)
    return changed

"""What the other program must have done: the smallest known change that explains a column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.ranking.standings import Standings
from xltiebreak.verify.columns import Columns
from xltiebreak.verify.labels import PLACE
from xltiebreak.verify.misplaced import misplaced
from xltiebreak.verify.places import causes_of_places
from xltiebreak.verify.report import Cause, Compared, values_of
from xltiebreak.verify.retyped import Retyped, other_colours, other_opponents, other_outcomes
from xltiebreak.verify.task import Task, task_of
from xltiebreak.verify.variation import Variation
from xltiebreak.verify.variations import known_variations
from xltiebreak.verify.way import Values, Way
from xltiebreak.verify.ways_general import SYSTEMS_FAR

MOST_CAUSES = 3
"""So many causes that explain a column equally well are told."""

_MOST_RETYPED = 40
_SURE = 20
"""From so many values on, two changes together may leave a few unexplained."""

_ENOUGH = 5
"""Fewer values than these agree with a system of another kind by chance."""

_LARGE = 1_000
"""From so many results on, no pair of changes concerns the rounds: it would take minutes."""

_FELT_BY_OPPONENTS = frozenset(
    {"", "MM", "MED", "SOLK", "BH", "SB", "KASH", "CUM", "ACUM", "PS", "PCT", "WIN", "WON"}
    | {"BLACKS", "BPG", "BWG", "REP", "STD", "KS", "H2H", "DE", "TPR", "PTP", "ARO", "COMPAVG"}
)
_KINDS = {"cumulative": "system", "drops": "system"}
"""Changes that are another system's: where that explains a column, they say nothing more."""

_APPLIED = {"system": 0, "edition": 1, "rounds": 2, "finish": 9}


@dataclass(frozen=True)
class Found:
    """A cause with what ranks it.

    ``key`` is the same for the same cause in another column; of causes of one ``kind``, such as
    two editions that give the same figures here, the first is enough.
    """

    key: Hashable
    kind: Hashable
    cause: Cause
    changes: float
    position: int
    retyped: Retyped | None = None


def diagnose(
    ours: Standings, columns: Columns, compared: Sequence[Compared]
) -> Mapping[str, Sequence[Cause]]:
    """The causes of each column that differs, the best first; none where nothing explains it."""
    results = {one.label: one for one in compared}
    search = _Search(ours, columns, results)
    causes = search.causes()
    for label, texts in columns.places.items():
        if results[label].differences:
            causes[label] = causes_of_places(ours, columns, label, texts, search.retyped)
    return causes


class _Search:
    """The search through all columns of a section, which share what was worked out."""

    def __init__(self, ours: Standings, columns: Columns, results: Mapping[str, Compared]) -> None:
        self.ours = ours
        self.values = Values()
        self.table = ours.context.scores.crosstable
        self.tasks = [
            task_of(ours, column, results[column.label])
            for column in columns.tie_breaks
            if results[column.label].system != PLACE
        ]
        self.variations = known_variations(ours.edition.code, self.table)
        self.retyped: Sequence[Retyped] = ()
        """The results that would explain most columns, if another had been typed."""

    def causes(self) -> dict[str, Sequence[Cause]]:
        """The best causes by column."""
        found: dict[Task, list[Found]] = {}
        for task in self.tasks:
            if task.differing and task.of > 1:
                found[task] = [
                    *self._single(task),
                    *self._misplaced(task),
                    *self._retyped(task),
                ]
        explained = Counter(
            key
            for task, causes in found.items()
            for key in {one.key for one in causes if one.cause.explains == task.of}
        )
        retyped = {
            one.key: one.retyped
            for causes in found.values()
            for one in causes
            if one.retyped is not None and self._contradictions(one) == 0
        }
        likely = sorted(retyped, key=lambda key: -explained[key])
        self.retyped = [retyped[key] for key in likely[:MOST_CAUSES]]
        best: dict[str, Sequence[Cause]] = {}
        for task, causes in found.items():
            known = causes or [
                *self._retyped_besides(task, list(retyped.values())[:_MOST_RETYPED]),
                *self._pairs(task),
            ]
            best[task.column.label] = self._best(known, explained)
        return best

    def _best(self, found: Sequence[Found], explained: Mapping[Hashable, int]) -> list[Cause]:
        most = max((one.cause.explains for one in found), default=0)
        best = [one for one in found if one.cause.explains == most]
        scale = {id(one): explained.get(one.key, 0) - self._contradictions(one) for one in best}
        best.sort(key=lambda one: (-scale[id(one)], one.changes, one.position))
        plausible = [one for one in best if one.retyped is None or scale[id(one)] > 0]
        if plausible and plausible[0].retyped is not None:  # the same slip shows in each column
            plausible = [one for one in plausible if scale[id(one)] == scale[id(plausible[0])]]
        told: dict[Hashable, Cause] = {}
        for one in plausible or best:
            told.setdefault(one.kind, one.cause)
        return list(told.values())[:MOST_CAUSES]

    def _contradictions(self, found: Found) -> int:
        """How many columns that agree would not, if this result were another one."""
        if found.retyped is None:
            return 0
        table = self._retyped_table(found.retyped)
        broken = 0
        for task in self.tasks:
            if not task.differing:
                way = replace(task.way, table=table)
                broken += self._explained(way, task, misses=0) is None
        self.values.forget(table)
        return broken

    def _explained(self, way: Way, task: Task, misses: int) -> int | None:
        """How many values the way explains; nothing where more than ``misses`` are left."""
        left = misses
        column = task.column
        enough = 4 + 2 * misses
        first, more = task.differing[:3], task.differing[3:enough]
        for part in (first, more, task.differing[enough:], task.rest):
            if part:
                values = self.values.of(way, part)
                left -= sum(not column.agrees(number, values[number]) for number in part)
                if left < 0:
                    return None
        return task.of - (misses - left)

    def _single(self, task: Task) -> Iterator[Found]:
        for position, variation in enumerate(self.variations):
            if task.of < _ENOUGH and variation in SYSTEMS_FAR:
                continue
            way = variation.change(task.way)
            explains = way and self._explained(way, task, task.misses)
            if explains:
                sentence = variation.sentence(
                    values_of(task.column.label, explains, task.of), task.way, task.differing
                )
                cause = Cause(variation.code, explains, sentence)
                kind = _KINDS.get(variation.aspect, variation.aspect)
                yield Found(variation.code, kind, cause, 1, position)

    def _misplaced(self, task: Task) -> Iterator[Found]:
        rows = self.table.numbers
        ours: Mapping[int, Figure | None] = self.values.of(task.way, rows)
        by_place = [row.player.number for row in self.ours.rows]
        for cause in misplaced(task.column, ours, rows, by_place, task.differing):
            yield Found(cause.code, cause.code, cause, 1, len(self.variations))

    def _retyped(self, task: Task) -> Iterator[Found]:
        """Results that would explain the column, if another had been typed."""
        reach = 1 if task.way.system in _FELT_BY_OPPONENTS else 2
        for candidates in (
            other_outcomes(self.table, task.differing, reach, task.misses),
            other_colours(self.table, task.differing),
            other_opponents(self.table, task.differing),
            other_outcomes(self.table, task.differing, reach, task.misses, one_cell=True),
        ):
            found = 0
            for one in candidates:
                table = self._retyped_table(one)
                explains = self._explained(replace(task.way, table=table), task, task.misses)
                self.values.forget(table)
                if explains:
                    found += 1
                    yield self._as_found(task, one, explains)
                if found == _MOST_RETYPED:
                    break
            if found:
                return

    def _retyped_table(self, one: Retyped) -> Crosstable:
        table = one.table(self.table)
        self.values.retype(self.table, table, one.cells)
        return table

    def _retyped_besides(self, task: Task, known: Sequence[Retyped]) -> Iterator[Found]:
        """A result that explains another column, and one change besides."""
        for one in known:
            table = self._retyped_table(one)
            for position, variation in enumerate(self.variations):
                way = variation.change(replace(task.way, table=table))
                explains = way and self._explained(way, task, misses=0)
                if explains:
                    condition = one.condition(self.ours.section)
                    values = values_of(task.column.label, explains, task.of)
                    sentence = f"{values} agree if {condition}, and {variation.condition}."
                    code = f"result-typed-otherwise+{variation.code}"
                    kind = (condition, variation.aspect)
                    yield Found(code, kind, Cause(code, explains, sentence), 2, position)
            self.values.forget(table)

    def _as_found(self, task: Task, one: Retyped, explains: int) -> Found:
        condition = one.condition(self.ours.section)
        values = values_of(task.column.label, explains, task.of)
        cause = Cause("result-typed-otherwise", explains, f"{values} agree if {condition}.")
        return Found(condition, condition, cause, 1.5, len(self.variations), one)

    def _pairs(self, task: Task) -> Iterator[Found]:
        """Two changes together, where one does not explain the column."""
        useful = [
            (position, variation)
            for position, variation in enumerate(self.variations)
            if self._may_be_one_of_two(variation) and self._matters(variation, task)
        ]
        misses = task.misses if task.of >= _SURE else 0
        for (first, one), (second, other) in combinations(useful, 2):
            if one.aspect == other.aspect:
                continue
            pair = sorted((one, other), key=lambda variation: _APPLIED.get(variation.aspect, 5))
            way = pair[0].change(task.way)
            way = way and pair[1].change(way)
            explains = way and self._explained(way, task, misses)
            if explains:
                values = values_of(task.column.label, explains, task.of)
                sentence = f"{values} agree if {pair[0].condition}, and {pair[1].condition}."
                code = f"{pair[0].code}+{pair[1].code}"
                cause = Cause(code, explains, sentence)
                yield Found(code, (one.aspect, other.aspect), cause, 2, first + second)

    def _may_be_one_of_two(self, variation: Variation) -> bool:
        """Whether to try a variation together with another: not a system of another kind, which
        would explain a few figures by chance."""
        results = len(self.table.numbers) * self.table.rounds
        return variation not in SYSTEMS_FAR and (variation.aspect != "rounds" or results < _LARGE)

    def _matters(self, variation: Variation, task: Task) -> bool:
        """Whether a variation changes any value of this column."""
        way = variation.change(task.way)
        if way is None:
            return False
        numbers = (*task.differing, *task.rest)
        return self.values.of(way, numbers) != self.values.of(task.way, numbers)

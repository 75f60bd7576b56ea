"""A section's printed columns compared, and what the other program must have done where one
differs: the smallest known change that explains the column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.verify.calculation import KnownCause, Values, Way, asked_for
from xltiebreak.verify.causes_of_places import causes_of_places
from xltiebreak.verify.differences import Cause, Compared, Verification, compare, told
from xltiebreak.verify.known_causes import SYSTEMS_FAR, known_causes
from xltiebreak.verify.printed_figures import Column, Columns, printed_columns
from xltiebreak.verify.slips import (
    Retyped,
    misplaced,
    other_colours,
    other_opponents,
    other_outcomes,
)

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


def verify(section: Section, asked: Asked = AS_IN_THE_FILE, columns: str = "") -> Verification:
    """Compare what stands in a section's printed columns with what the rules give.

    ``columns`` says what columns are where their labels do not, as ``"TB1=MM,TB2=SOLK"``.

    Raises:
        EventError: the results contradict each other.
        TieBreakError: something asked for is not understood.
    """
    ours = ranked(section, asked)
    found = printed_columns(section, ours.order.tie_breaks, columns)
    compared = compare(ours, found)
    if any(one.differences for one in compared):
        causes = diagnose(ours, asked, found, compared)
        compared = [replace(one, causes=tuple(causes.get(one.label, ()))) for one in compared]
    assumed = {column.label: column.meaning.system for column in found.assumed}
    return Verification(ours, tuple(compared), found.passed_over, assumed)


def diagnose(
    ours: Standings, asked: Asked, columns: Columns, compared: Sequence[Compared]
) -> Mapping[str, Sequence[Cause]]:
    """The causes of each column that differs, the best first; none where nothing explains it.

    ``ours`` are the standings that were ``asked`` for.
    """
    results = {one.label: one for one in compared}
    tasks = [task_of(ours, column, results[column.label]) for column in columns.tie_breaks]
    search = _Search(ours, tasks)
    causes = search.causes()
    for label in columns.places:
        if results[label].differences:
            causes[label] = causes_of_places(ours, asked, columns, label, search.retyped)
    return causes


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
    differing = tuple(one.number for one in result.differences)
    rest = tuple(
        number
        for number in ours.section.crosstable.numbers
        if number in column.texts and number not in differing
    )
    return Task(column, asked_for(ours, column.meaning.tie_break), differing, rest)


@dataclass(frozen=True)
class Explanation:
    """What explains a column, and what is told of it.

    ``causes`` are those that change the way, none where right values stand in the wrong rows. Of
    explanations of one ``kind``, such as two editions that give the same figures here, the first
    is enough; ``position`` is how far behind it is tried. ``retyped`` is there where a result that
    was typed otherwise explains everything.
    """

    told: Cause
    causes: tuple[KnownCause, ...]
    kind: Hashable
    position: int
    retyped: Retyped | None = None

    @property
    def key(self) -> Hashable:
        """The same for the same explanation of another column."""
        return self.kind if self.retyped else self.told.code

    @property
    def changes(self) -> float:
        """How much it takes: a result that was typed otherwise is less likely than a rule."""
        return 1.5 if self.retyped else max(len(self.causes), 1)


class _Search:
    """The search through all columns of a section, which share what was worked out."""

    def __init__(self, ours: Standings, tasks: Sequence[Task]) -> None:
        self.ours = ours
        self.tasks = tasks
        self.table = ours.context.scores.crosstable
        self.values = Values()
        self.known = known_causes(ours.edition.code, self.table)
        self.retyped: Sequence[Retyped] = ()
        """The results that would explain most columns, if another had been typed."""
        self._broken: dict[Hashable, int] = {}

    def causes(self) -> dict[str, Sequence[Cause]]:
        """The best causes by column."""
        found = {
            task: [*self._one_cause(task), *self._other_rows(task), *self._another_result(task)]
            for task in self.tasks
            if task.differing and task.of > 1
        }
        explained = Counter(
            key
            for task, explanations in found.items()
            for key in {one.key for one in explanations if one.told.explains == task.of}
        )
        results = {
            one.key: one
            for explanations in found.values()
            for one in explanations
            if one.retyped and not self._contradictions(one)
        }
        likely = sorted(results.values(), key=lambda one: -explained[one.key])
        self.retyped = [one.retyped for one in likely[:MOST_CAUSES] if one.retyped]
        known = [one.causes[0] for one in results.values()][:_MOST_RETYPED]
        return {
            task.column.label: self._best(
                explanations or [*self._a_result_and_a_cause(task, known), *self._two_causes(task)],
                explained,
            )
            for task, explanations in found.items()
        }

    def _best(self, found: Sequence[Explanation], explained: Mapping[Hashable, int]) -> list[Cause]:
        """Of those that explain most values, those that explain most columns and take least; a
        result typed otherwise only where it explains more columns than it contradicts."""
        most = max((one.told.explains for one in found), default=0)
        best = [one for one in found if one.told.explains == most]
        scale = {id(one): explained.get(one.key, 0) - self._contradictions(one) for one in best}
        best.sort(key=lambda one: (-scale[id(one)], one.changes, one.position))
        plausible = [one for one in best if one.retyped is None or scale[id(one)] > 0]
        if plausible and plausible[0].retyped is not None:  # the same slip shows in each column
            plausible = [one for one in plausible if scale[id(one)] == scale[id(plausible[0])]]
        by_kind: dict[Hashable, Cause] = {}
        for one in plausible or best:
            by_kind.setdefault(one.kind, one.told)
        return list(by_kind.values())[:MOST_CAUSES]

    def _contradictions(self, found: Explanation) -> int:
        """How many columns that agree would not, if this were so: a result concerns them all, a
        rule only the column in which it was broken."""
        if found.retyped is None:
            return 0
        if found.key not in self._broken:
            agreeing = [task for task in self.tasks if not task.differing]
            ways = [(task, applied(found.causes, task.way)) for task in agreeing]
            self._broken[found.key] = sum(
                way is not None and task.explained(way, self.values, misses=0) is None
                for task, way in ways
            )
        return self._broken[found.key]

    def _one_cause(self, task: Task) -> Iterator[Explanation]:
        """Each known cause alone."""
        for position, cause in enumerate(self.known):
            if task.of >= _ENOUGH or cause not in SYSTEMS_FAR:
                kind = _KINDS.get(cause.aspect, cause.aspect)
                yield from self._tried(task, (cause,), task.misses, kind, position)

    def _other_rows(self, task: Task) -> Iterator[Explanation]:
        """Right values in the wrong rows."""
        ours = self.values.of(task.way, self.table.numbers)
        by_place = [row.player.number for row in self.ours.rows]
        for cause in misplaced(task.column, ours, by_place, task.differing):
            yield Explanation(cause, (), cause.code, len(self.known))

    def _another_result(self, task: Task) -> Iterator[Explanation]:
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
                way = one.change(task.way)
                if task.explained(way, self.values, task.misses):
                    cause = one.as_cause(self.ours.section, way.table)
                    last = len(self.known)
                    yield from self._tried(task, (cause,), task.misses, cause.aspect, last, one)
                    found += 1
                if found == _MOST_RETYPED:
                    break
            if found:
                return

    def _a_result_and_a_cause(
        self, task: Task, results: Sequence[KnownCause]
    ) -> Iterator[Explanation]:
        """A result that explains another column, and one cause besides."""
        for result in results:
            for position, cause in enumerate(self.known):
                kind = (result.aspect, cause.aspect)
                yield from self._tried(task, (result, cause), 0, kind, position)

    def _two_causes(self, task: Task) -> Iterator[Explanation]:
        """Two causes together, where one does not explain the column."""
        useful = [
            (position, cause)
            for position, cause in enumerate(self.known)
            if self._may_be_one_of_two(cause) and self._matters(cause, task)
        ]
        misses = task.misses if task.of >= _SURE else 0
        for (first, one), (second, other) in combinations(useful, 2):
            if one.aspect != other.aspect:
                pair = sorted((one, other), key=lambda cause: _APPLIED.get(cause.aspect, 5))
                kind = (one.aspect, other.aspect)
                yield from self._tried(task, tuple(pair), misses, kind, first + second)

    def _may_be_one_of_two(self, cause: KnownCause) -> bool:
        """Whether to try a cause together with another: not a system of another kind, which would
        explain a few figures by chance."""
        results = len(self.table.numbers) * self.table.rounds
        return cause not in SYSTEMS_FAR and (cause.aspect != "rounds" or results < _LARGE)

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
        retyped: Retyped | None = None,
    ) -> Iterator[Explanation]:
        """What these causes explain of the column; nothing where they do not apply to it, or
        leave more than so many misses."""
        way = applied(causes, task.way)
        explains = way and task.explained(way, self.values, misses)
        if explains:
            if len(causes) == 1:
                said = causes[0].said(task.way, task.differing)
            else:
                said = f"agree if {', and '.join(cause.condition for cause in causes)}"
            code = "+".join(cause.code for cause in causes)
            cause = told(code, task.column.label, explains, task.of, said)
            yield Explanation(cause, causes, kind, position, retyped)


def applied(causes: Sequence[KnownCause], way: Way) -> Way | None:
    """The way with these causes, one after the other; nothing where one of them does not apply."""
    changed: Way | None = way
    for cause in causes:
        changed = changed and cause.change(changed)
    return changed

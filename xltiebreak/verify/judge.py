"""Decides which variation, other result or other rows explain a printed column, and how sure it is.

**The rule.** An unrelated variation gives a differing value by chance about once in eight times,
since values lie half a point apart and wrong ones near the right ones; in a column of finer
figures, such as ratings, once in a hundred. So each value that it explains, in any column, doubles
its odds ``VALUE`` times (``FINE`` times for finer figures), and each value that it leaves
unexplained halves them as often. Each doubling of the number of variations tried halves the odds:
a hundred keys open some door. They are tried from the likeliest on, so that the plain Median needs
less evidence than a rare mistake. A cause is sure if ``SURE`` doublings are left. Which players
differ says little about a rule, as all rules concern those with byes and forfeits: so only
variations that would change about as many values count as tried. It says much about a result,
which concerns only the players it reaches.

A cause that fits but is not sure is named beside a misprint if at most ``FEW`` values differ,
otherwise not at all. Causes that fit equally are named together, as the figures cannot tell which.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import EventError
from xltiebreak.event.letters import write
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.verify.columns import Column
from xltiebreak.verify.comparison import Cause, Compared, Difference, compare_places
from xltiebreak.verify.variations import Rule, Values, right_rule
from xltiebreak.verify.wrong_rules import variations

VALUE, FINE, SURE, FEW = 3, 7, 4, 3
MISPRINT, EARLIER, RESULT = "misprint", "earlier-round", "result-typed-otherwise"
"""Codes of causes that are no rules."""
MOST_RESULTS = 3
"""The most other results that are tried for the places."""
_MOST_RETYPED = 40
_NEAR = 2
"""Values of similar rules differ by less than this."""
_TELL_NOTHING = 2
_LEAST_LEFT_OUT = 5
"""If so many values differ, one may stay unexplained though it is more than a tenth."""


def outweighs_chance(
    explained: int, unexplained: int, tried: int, ways_to_differ: int = 1, value: float = VALUE
) -> bool:
    """Whether a cause, one of so many ``tried``, is more than a coincidence.

    ``ways_to_differ`` is the number of groups of players as large as the one that differs, if that
    counts for the cause; ``value`` is the weight of one value, in doublings.
    """
    doublings = value * (explained - unexplained) + math.log2(ways_to_differ)
    return doublings - math.log2(max(tried, 1)) >= SURE


# Another result of one game or bye

_WON, _DRAWN, _LOST = Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS
_GAMES = (
    *((Outcome.WIN, Outcome.LOSS), (Outcome.DRAW, Outcome.DRAW), (Outcome.LOSS, Outcome.WIN)),
    *((_WON, _LOST), (_LOST, _WON), (_DRAWN, _DRAWN), (_LOST, _LOST)),
    (Outcome.UNPAIRED, Outcome.UNPAIRED),
)
_ALONE = (Outcome.PAIRING_BYE, Outcome.HALF_BYE, Outcome.UNPAIRED, _WON, _LOST)


class Retyped(NamedTuple):
    """A result that the other program may have had instead: the cells of one round, by player."""

    round: int
    cells: Mapping[int, Result]

    def table(self, table: Crosstable) -> Crosstable:
        """Return the crosstable with these cells."""
        at = self.round - 1
        rows = (
            (*row[:at], self.cells[number], *row[at + 1 :]) if number in self.cells else row
            for number, row in table.rows.items()
        )
        return Crosstable(table.numbers, tuple(rows))

    def words(self, section: Section) -> str:
        """Return ``round 3 of player 7 were D12 (the table has W12 in Crosstable!F9)``."""
        number = min(self.cells)
        row = section.crosstable.numbers.index(number)
        where = section.origin.cell(row, f"R{self.round}", number)
        typed = _letters(section.crosstable.rows[number][self.round - 1])
        place = f" in {where}" if section.origin.rows else ""
        letters = _letters(self.cells[number])
        return (
            f"round {self.round} of player {number} were {letters} (the table has {typed}{place})"
        )


def _letters(result: Result) -> str:
    return "an empty cell" if result.blank else write(replace(result, colour=""))


def _other_results(table: Crosstable, differing: set[int]) -> Iterator[Retyped]:
    """Yield each other result of one game or bye that could affect all players who differ: in both
    cells of a game, as no program contradicts itself."""
    met = {
        number: {number, *(result.opponent for result in row if result.opponent in table.rows)}
        for number, row in table.rows.items()
    }
    near = {number: set().union(*(met[each or 0] for each in met[number])) for number in met}
    for round in table.complete_rounds:
        for number, row in table.rows.items():
            was, theirs = row[round - 1], None
            other = was.opponent if was.opponent in table.rows else None
            if other is not None and table.rows[other][round - 1].opponent == number:
                theirs = table.rows[other][round - 1]
                if other < number or not differing <= near[number] | near[other]:
                    continue
            elif not differing <= near[number]:
                continue
            for mine, twin in _GAMES if theirs else [(outcome, None) for outcome in _ALONE]:
                if mine is was.outcome and (theirs is None or twin is theirs.outcome):
                    continue
                if theirs is None or twin is None or other is None:
                    yield Retyped(round, {number: Result(mine)})
                else:
                    cells = {number: _with(was, mine), other: _with(theirs, twin)}
                    yield Retyped(round, cells)


def _with(result: Result, outcome: Outcome) -> Result:
    if outcome is Outcome.UNPAIRED:
        return Result(outcome)
    return Result(outcome, result.opponent, result.colour)


# What fits


@dataclass(frozen=True, eq=False)
class Task:
    """A column to explain: its right rule, its differences, and in ``rest`` those who agree."""

    column: Column
    rule: Rule
    differences: tuple[Difference, ...]
    rest: tuple[int, ...]

    @cached_property
    def differing(self) -> tuple[int, ...]:
        """The numbers of the players who differ."""
        return tuple(difference.number for difference in self.differences)

    @property
    def numbers(self) -> tuple[int, ...]:
        """All players with a printed value."""
        return (*self.differing, *self.rest)

    @property
    def compared(self) -> int:
        """The number of values compared."""
        return len(self.differing) + len(self.rest)

    @property
    def misses(self) -> int:
        """The number of values that may stay unexplained: a tenth, or one if five or more differ,
        but at most half of those that differ."""
        tenth = max(self.compared // 10, int(len(self.differing) >= _LEAST_LEFT_OUT))
        return min(tenth, len(self.differing) // 2)

    @cached_property
    def value(self) -> float:
        """The weight of one figure, in doublings: less if the column has few different figures."""
        if self.column.is_fine:
            return FINE
        times = Counter(self.column.figures.get(number) for number in self.numbers)
        shares = [count / self.compared for count in times.values()]
        return min(VALUE, 1 - sum(share * math.log2(share) for share in shares))

    def explained(self, rule: Rule, values: Values, misses: int = 0) -> int | None:
        """Count the values that a rule explains. Nothing if more than ``misses`` are left, or if
        one of these is ours or near to the rule's value: it is then hardly a misprint."""
        left, enough = misses, 4 + 2 * misses
        first, more = self.differing[:3], self.differing[3:enough]
        for numbers in (first, more, self.differing[enough:], self.rest):
            theirs = values.column(rule, numbers) if numbers else {}
            wrong = [n for n in numbers if not self.column.agrees(n, theirs[n])]
            left -= len(wrong)
            near = any(
                abs(self.column.figures[n] - Fraction(value)) < _NEAR
                for n in wrong
                if n in self.column.figures and (value := theirs[n]) is not None
            )
            if left < 0 or near or (wrong and numbers is self.rest):
                return None
        return self.compared - (misses - left)


def task_of(ours: Standings, column: Column, result: Compared) -> Task:
    """Return the task for a compared column."""
    differing = {difference.number for difference in result.differences}
    numbers = [n for n in ours.section.crosstable.numbers if n in column.texts]
    rest = tuple(number for number in numbers if number not in differing)
    return Task(column, right_rule(ours, column.meaning.tie_break), result.differences, rest)


@dataclass(frozen=True)
class Fit:
    """A cause that explains a column; ``predicate`` says what the values do, ``agree if …``.

    ``asked`` is the user's setting, if the cause is that another one was used. Of fits of one
    ``kind``, such as two ways to count the same byes with the same figures, the first is enough;
    ``position`` is its position in the order of trying. ``result`` is the other result, if that is
    the cause, ``of_rows`` whether right values are in the wrong rows. ``columns`` is the number of
    columns that it explains, ``sure`` whether it outweighs chance.
    """

    code: str
    predicate: str
    explains: int
    kind: Hashable
    position: int
    result: Retyped | None = None
    of_rows: bool = False
    columns: int = 1
    sure: bool = True
    asked: str = ""

    @property
    def key(self) -> Hashable:
        """The same value for the same cause in another column."""
        return self.kind if self.result else self.code

    @property
    def is_edition(self) -> bool:
        """Whether the cause is another edition."""
        return self.code.startswith("edition-")


class Judge:
    """Tries everything on all columns of a section; they share what is computed."""

    def __init__(
        self,
        ours: Standings,
        asked: Asked,
        tasks: Sequence[Task],
        places: Mapping[str, Mapping[int, str]],
    ) -> None:
        """Prepare it; ``places`` are the columns of places that agree."""
        self.ours, self.asked, self.tasks, self.places = ours, asked, tasks, places
        self.table = ours.context.scores.crosstable
        self.values = Values()
        self.variations = variations(ours.edition.code, ours.section, self.table)
        self.results: Sequence[Retyped] = ()
        """The results that would explain most columns, if they had been typed instead."""
        self._spoils: dict[str, bool] = {}
        self._rivals_of: dict[Task, tuple[list[int], set[tuple[object, ...]]]] = {}

    def causes(self) -> dict[str, list[Cause]]:
        """Return the causes of each column that differs, if any is known."""
        every = {
            task: [*self._varied(task), *self._other_rows(task), *self._retyped(task)]
            for task in self.tasks
            if task.differing and task.compared > 1
        }
        columns: Counter[Hashable] = Counter()
        explained: Counter[Hashable] = Counter()
        for task, of_task in every.items():
            for key in {fit.key for fit in of_task if fit.explains == task.compared}:
                columns[key] += 1
                explained[key] += len(task.differing)
        fits = {
            task: [
                replace(
                    fit, columns=columns[fit.key], sure=self._is_sure(task, fit, explained[fit.key])
                )
                for fit in of_task
            ]
            for task, of_task in every.items()
        }
        results = {fit.key: fit for of_task in fits.values() for fit in of_task if fit.result}
        likeliest = sorted(results.values(), key=lambda fit: -fit.columns)[:MOST_RESULTS]
        self.results = [fit.result for fit in likeliest if fit.result]
        entry = self.ours.section.origin.entry
        return {
            task.column.label: decided(
                *(task.column.label, task.compared, task.differences, of_task, entry),
                alone=all(
                    other is task or set(other.differing).isdisjoint(task.differing)
                    for other in self.tasks
                ),
            )
            for task, of_task in fits.items()
        }

    def _varied(self, task: Task) -> Iterator[Fit]:
        for position, variation in enumerate(self.variations):
            rule = variation.vary(task.rule)
            explains = rule and task.explained(rule, self.values, task.misses)
            if explains:
                code, kind = variation.code, variation.kind or variation.code
                asked = task.rule.edition.code if code.startswith("edition-") else ""
                predicate = variation.predicate(task.rule, task.differing)
                yield Fit(code, predicate, explains, kind, position, asked=asked)

    def _other_rows(self, task: Task) -> Iterator[Fit]:
        """Yield the fits of right values in the wrong rows: all are one row off or in the order of
        places, or two are exchanged."""
        ours = self.values.column(task.rule, self.table.numbers)
        rows, agrees = list(ours), task.column.agrees
        last = len(self.variations)
        if len(task.differing) == 2:
            upper, lower = task.differing
            if agrees(upper, ours[lower]) and agrees(lower, ours[upper]):
                far = abs(Fraction(ours[upper] or 0) - Fraction(ours[lower] or 0)) > 1
                predicate = f"agree if those of players {upper} and {lower} are exchanged"
                code = "exchanged"  # nearer ones may be misprints
                yield Fit(code, predicate, task.compared, code, last, of_rows=True, sure=far)
        places = [row.player.number for row in self.ours.rows]
        in_order = "in the order of the places, not in the order of this table's rows"
        for code, pairs, where in (
            ("shifted-down", zip(rows[1:], rows), "one row too low"),
            ("shifted-up", zip(rows, rows[1:]), "one row too high"),
            ("place-order", zip(rows, places), in_order),
        ):
            printed = [(number, other) for number, other in pairs if number in task.column.texts]
            if len(printed) > 2 and all(agrees(number, ours[other]) for number, other in printed):
                sure = len(task.differing) > FEW
                predicate, explains = f"stand {where}", len(printed)
                yield Fit(code, predicate, explains, code, last, of_rows=True, sure=sure)
                return

    def _retyped(self, task: Task) -> Iterator[Fit]:
        """Yield other results that would explain the column while all other printed figures still
        agree."""
        found = (
            result
            for result in _other_results(self.table, set(task.differing))
            if task.explained(self._with(result, task), self.values)
        )
        for result in islice(found, _MOST_RETYPED):
            words = result.words(self.ours.section)
            if words not in self._spoils:
                self._spoils[words] = self._spoils_a_figure(result)
            if not self._spoils[words]:
                predicate, last = f"agree if {words}", len(self.variations)
                yield Fit(RESULT, predicate, task.compared, words, last, result)

    def _with(self, result: Retyped, task: Task) -> Rule:
        table = result.table(self.table)
        return replace(task.rule, table=table, base=self.table, retyped=result.cells)

    def _spoils_a_figure(self, result: Retyped) -> bool:
        """Whether this result would make another printed figure wrong: a score, tie-break or place
        that agrees now, or a score that it does not explain."""
        for task in self.tasks:
            has_to_agree = not task.differing or task.rule.tie_break is None
            if has_to_agree and not task.explained(self._with(result, task), self.values):
                return True
        section = self.ours.section
        try:
            other = replace(section, crosstable=result.table(section.crosstable))
            theirs = ranked(other, self.asked) if self.places else self.ours
        except EventError:  # the two cells of the game contradict each other then
            return False
        return any(
            compare_places(theirs, label, texts).differences for label, texts in self.places.items()
        )

    def _is_sure(self, task: Task, fit: Fit, explained: int) -> bool:
        """Whether a fit is no coincidence; ``explained`` counts values in columns it explains
        wholly."""
        if fit.of_rows:
            return fit.sure or explained > FEW
        unexplained = task.compared - fit.explains
        explained = explained or len(task.differing) - unexplained
        if fit.result is None:
            tried = self._rivals(task, fit.position)
            return outweighs_chance(explained, unexplained, tried, value=task.value)
        ways = math.comb(task.compared, len(task.differing))
        tried = 4 * len(self.table.numbers) * max(self.table.rounds, 1)
        value = FINE if task.column.is_fine else VALUE
        return outweighs_chance(explained, unexplained, tried, ways, value)

    def _rivals(self, task: Task, position: int) -> int:
        """Count the different columns that result from the variations up to this position, if they
        change at most twice as many values as differ here."""
        counts, columns = self._rivals_of.setdefault(task, ([], set()))
        if len(counts) <= position:
            ours = self.values.column(task.rule, task.numbers)
            for variation in self.variations[len(counts) : position + 1]:
                rule = variation.vary(task.rule)
                values = self.values.column(rule, task.numbers) if rule else ours
                changed = tuple((n, values[n]) for n in task.numbers if values[n] != ours[n])
                if 0 < len(changed) <= 2 * len(task.differing):
                    columns.add(changed)
                counts.append(len(columns))
        return counts[position]


# What is said of it


def decided(
    label: str,
    compared: int,
    differences: Sequence[Difference],
    fits: Sequence[Fit],
    entry: str,
    *,
    alone: bool = True,
) -> list[Cause]:
    """Return the cause to name for a column, or none.

    ``compared`` of its values are compared; ``entry`` is a row's name, player or team; ``alone``
    says that the players who differ agree in all other columns.
    """
    few = len(differences) <= FEW
    sure = [fit for fit in fits if fit.sure]
    if sure:  # a rule that is not sure and explains as much is named, too
        enough = compared if len(differences) <= 2 * FEW else max(fit.explains for fit in sure)
        rules = (fit for fit in fits if not fit.sure and not fit.result)
        rivals = [fit for fit in rules if fit.explains == enough]
        return [as_cause(label, compared, _likeliest([*sure, *rivals]))]
    likeliest = _likeliest([fit for fit in fits if fit.explains == compared])
    stands_out = few and alone and len(differences) * 3 <= compared
    slips = all(map(_is_slip, differences))
    if stands_out and (len(differences) == 1 or (slips and not likeliest)):
        return [misprints(label, compared, differences, likeliest, entry)]
    if not likeliest or too_few(compared, likeliest):
        return []
    if not few:
        return [as_cause(label, compared, likeliest, doubt=f"{compared} are too few to be sure")]
    differ = "differs, which may be a misprint"
    if len(differences) > 1:
        differ = "differ, which may be misprints"
    doubt = f"only {len(differences)} {differ}"
    return [as_cause(label, compared, likeliest, doubt=doubt, besides=MISPRINT)]


def too_few(compared: int, fits: Sequence[Fit]) -> bool:
    """Whether one or two values are computed in so many ways that naming some tells nothing."""
    return compared <= _TELL_NOTHING < len(fits)


def _likeliest(fits: Sequence[Fit]) -> list[Fit]:
    """Return, of the fits that explain most values, those that explain most columns: one of a kind,
    rules before other results. An edition does not compete with a part of its rules."""
    most = max(((fit.explains, fit.columns) for fit in fits), default=None)
    best = [fit for fit in fits if (fit.explains, fit.columns) == most]
    best.sort(key=lambda fit: (fit.result is not None, fit.position))
    by_kind: dict[Hashable, Fit] = {}
    for fit in best:
        by_kind.setdefault(fit.kind, fit)
    return [
        fit
        for fit in by_kind.values()
        if fit.is_edition == best[0].is_edition or fit.code == EARLIER
    ]


def as_cause(
    label: str,
    compared: int,
    fits: Sequence[Fit],
    noun: str = "value",
    doubt: str = "",
    besides: str = "",
) -> Cause:
    """Return ``All 14 values of "Mod. Med" are the plain Median.``, ``23 of 24 values of "TB1"
    agree if …, or if …: these figures cannot tell which.``

    ``doubt`` is added if nothing is sure; ``besides`` is the code of the other possible cause.
    """
    explains = fits[0].explains
    values = f"{explains} of {compared} {noun}s"
    if explains == compared:
        values = f"All {counted(compared, noun)}"
    asked = f"; you asked for {fits[0].asked}" if fits[0].asked else ""
    code = "|".join(dict.fromkeys([*(fit.code for fit in fits), *filter(None, [besides])]))
    doubt = doubt and f"; {doubt}"
    return Cause(code, explains, f'{values} of "{label}" {_either(fits)}{asked}{doubt}.')


def _either(fits: Sequence[Fit]) -> str:
    """Join the predicates: two in words, more by their number."""
    first, *others = (fit.predicate for fit in fits)
    if not others:
        return first
    second = others[0].removeprefix("agree " * first.startswith("agree "))
    more = f", or in {counted(len(others) - 1, 'other way')}" if len(others) > 1 else ""
    return f"{first}, or {second}{more}: these figures cannot tell which"


def misprints(
    label: str,
    compared: int,
    differences: Sequence[Difference],
    fits: Sequence[Fit],
    entry: str,
    noun: str = "value",
) -> Cause:
    """Return ``1 of 16 values of "Cum" differs: 8.5 of player 7 may be a misprint of 7.5``."""
    listed = ", ".join(
        f"{difference.printed} of {entry} {difference.number} may be a misprint"
        + (f" of {difference.ours}" if difference.ours else "")
        for difference in differences
    )
    one = len(differences) == 1
    besides = f"; or all {_either(fits)}" if fits else ""
    if not fits and not any(map(_is_slip, differences)):
        besides = f"; no known way to compute it gives {'it' if one else 'them'}"
    code = "|".join(dict.fromkeys([MISPRINT, *(fit.code for fit in fits)]))
    differ = f'{len(differences)} of {compared} {noun}s of "{label}" differ{"s" * one}'
    return Cause(code, compared, f"{differ}: {listed}{besides}.")


def _is_slip(row: Difference) -> bool:
    """Whether no figure is printed, or ours with digits exchanged, the decimal point elsewhere, or
    a digit too many or too few."""
    printed, ours = row.printed.strip(), row.ours
    return bool(ours) and (
        row.printed_value is None
        or sorted(printed) == sorted(ours)
        or _digits(printed) == _digits(ours)
        or _without_one(printed, ours)
        or _without_one(ours, printed)
    )


def _digits(text: str) -> str:
    return text.replace(".", "").replace(",", "")


def _without_one(text: str, left: str) -> bool:
    return any(text[:k] + text[k + 1 :] == left for k in range(len(text)))

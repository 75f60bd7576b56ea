"""Decides which ways to make a printed column explain it, and how sure that is.

**The rule.** An unrelated way gives a differing value by chance about once in eight times, since
values lie half a point apart and wrong ones near the right ones; in a column of finer figures, such
as ratings or money, once in a hundred. So each value that it explains, in any column, doubles its
odds ``VALUE`` times (``FINE`` times for finer figures), and each value that it leaves unexplained
halves them as often. Each doubling of the number of ways tried halves the odds: a hundred keys open
some door. They are tried from the likeliest on, so that the plain Median needs less evidence than a
rare mistake. A cause is sure if ``SURE`` doublings are left. Which players differ says little about
a rule, as all rules concern those with byes and forfeits: so only ways that would change about as
many values count as tried. It says much about a result, which concerns only the players it reaches,
and of places it says all: how many orders there are of those who are tied. A way to tell plus from
minus scores only picks one of three values that a player may have: each that it explains tells less
(``PICKED``), and one that it does not explain speaks against it.

A cause that fits but is not sure is named beside a misprint if at most ``FEW`` values differ,
otherwise not at all. Causes that fit equally are named together, as the figures cannot tell which.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby, islice, permutations
from typing import Any, NamedTuple

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.orders import NAMED_ORDERS, NamedOrder, as_list
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.context import Context
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import Needs, tie_break
from xltiebreak.verify.columns import PLACE, SCORE, Column, printed_columns
from xltiebreak.verify.comparison import FEW, Cause, Compared, Difference, compare
from xltiebreak.verify.variations import EARLIER, RESULT, Figures, Retype, Rule, Way, other_results
from xltiebreak.verify.wrong_rules import variations

VALUE, FINE, PICKED, SURE = 3, 7, math.log2(3), 4
MISPRINT, TIES = "misprint", "ties-not-broken"
"""Codes of causes that are no rules."""
_TELL_NOTHING = 2
_MOST_RESULTS = 3
"""The most other results that are tried for the places."""
_MOST_RETYPED = 40
_MOST_PERMUTED = 4


class Fit(NamedTuple):
    """A way that explains so many values of a column; ``position`` counts the ways tried before it,
    ``columns`` those that it explains."""

    way: Way
    explains: int
    position: int
    columns: int = 1
    sure: bool = True


def fits(
    task: Compared, right: Rule | None, ways: Iterable[Way], misses: int = 0, before: int = 0
) -> Iterator[Fit]:
    """Yield the ways that explain the values of a column but for so many ``misses``; ``right`` is
    its right rule, ``before`` the number of ways tried before."""
    for position, way in enumerate(ways, before):
        varied = way.vary(right)
        if varied is not None and (explains := explained(task, varied, misses)):
            yield Fit(way, explains, position)


def misses(task: Compared) -> int:
    """Return the number of values that may stay unexplained: a tenth, or one if five or more
    differ, but at most half of those that differ."""
    differing = len(task.differences)
    return min(max(task.compared // 10, int(differing >= 5)), differing // 2)


def explained(task: Compared, varied: Rule | Figures, misses: int = 0) -> int:
    """Count the values that a way explains. 0 if more than ``misses`` are left, or if one of these
    is ours."""
    left, differing = misses, task.differing
    rest = tuple(number for number in task.numbers if number not in differing)
    for numbers in filter(None, (differing[:3], differing[3:], rest)):
        theirs = varied.column(numbers) if isinstance(varied, Rule) else varied
        wrong = sum(not task.agrees(n, theirs.get(n)) for n in numbers)
        left -= wrong
        if left < 0 or (wrong and numbers is rest):
            return 0
    return task.compared - (misses - left)


def outweighs_chance(
    explained: int, unexplained: int, tried: int, ways_to_differ: int = 1, value: float = VALUE
) -> bool:
    """Whether a cause, one of so many ``tried``, is more than a coincidence.

    ``ways_to_differ`` is the number of groups of players as large as the one that differs, if that
    counts for the cause; ``value`` is the weight of one value, in doublings.
    """
    doublings = value * (explained - unexplained) + math.log2(ways_to_differ)
    return doublings - math.log2(max(tried, 1)) >= SURE


class Judge:
    """Tries everything on all columns of a section."""

    def __init__(self, ours: Standings, asked: Asked, compared: Sequence[Compared]) -> None:
        """Prepare it for these columns, except those with one figure all over; ``ours`` are the
        standings for what is ``asked``. No cause may contradict what the event itself prints and a
        second file does not, either."""
        self.ours, self.asked, self.compared = ours, asked, compared
        self.section, self.table = ours.section, ours.context.scores.crosstable
        section = replace(ours.section, printed=ours.section.origin.printed)
        own = printed_columns(section, ours.order.tie_breaks, edition=ours.edition.code)
        known = {column.system for column in compared}
        every = [*compared, *(each for each in compare(ours, own) if each.system not in known)]
        contexts: dict[Hashable, Context] = {}
        self.rules = {
            task: Rule(
                *(self.table, ours.edition, task.column.meaning.tie_break, ours.context, contexts)
            )
            for task in every
            if task.column and not task.idle
        }
        """The columns of figures, each with its right rule."""
        self.places = [each for each in every if each.system == PLACE and not each.differences]
        self.ways = variations(ours)
        self.results: Sequence[Way] = ()
        """The results that would explain most columns, if they had been typed instead."""
        self._spoils: dict[Hashable, bool] = {}
        scores = [each for each in compared if each.system == SCORE]
        self._scores_differ = any(each.differences for each in scores)
        self._scores_agree = bool(scores) and not self._scores_differ
        self._figures = [each.column for each in compared if each.column and each not in scores]
        self._order = ours.order.name or ours.order.text

    def causes(self) -> dict[Compared, list[Cause]]:
        """Return the smallest known change that explains each column that differs; none if nothing
        does."""
        every = {
            task: [*fits(task, right, self.ways, misses(task)), *self._retyped(task)]
            for task, right in self.rules.items()
            if task.differences and task.compared > 1
        }
        columns: Counter[Hashable] = Counter()
        values: Counter[Hashable] = Counter()
        for task, found in every.items():
            for key in {fit.way.key for fit in found if fit.explains == task.compared}:
                columns[key] += 1
                values[key] += len(task.differences)
        results = {
            fit.way.key: fit.way for found in every.values() for fit in found if fit.way.result
        }
        likeliest = sorted(results.values(), key=lambda way: -columns[way.key])
        self.results = likeliest[:_MOST_RESULTS]
        differing = Counter(number for task in self.rules for number in task.differing)
        causes = {}
        for task, found in every.items():
            for k, fit in enumerate(found):
                key, sure = fit.way.key, self._is_sure(task, fit, values[fit.way.key])
                found[k] = fit._replace(columns=columns[key], sure=sure)
            alone = all(differing[number] == 1 for number in task.differing)
            causes[task] = decided(task, found, alone=alone)
        for task in self.compared:
            if task.differences and task.system == PLACE:
                causes[task] = self._causes_of_places(task)
        return causes

    def _retyped(self, task: Compared) -> Iterator[Fit]:
        """Yield other results that would explain the column while all other printed figures still
        agree."""
        ways = other_results(self.section, self.table, {*task.differing})
        for fit in islice(fits(task, self.rules[task], ways), _MOST_RETYPED):
            if fit.way.key not in self._spoils:
                self._spoils[fit.way.key] = self._spoils_a_figure(fit.way)
            if not self._spoils[fit.way.key]:
                yield fit

    def _spoils_a_figure(self, way: Way) -> bool:
        """Whether this result would make another printed figure wrong: a score, tie-break or place
        that agrees now, or a score that it does not explain."""
        for task, right in self.rules.items():
            has_to_agree = not task.differences or task.system == SCORE
            if has_to_agree and not any(fits(task, right, [way])):
                return True
        if not self.places or way.result is None:
            return False
        try:
            rows = ranked(way.result(self.section), self.asked).rows
        except EventError:  # the two cells of the game contradict each other then
            return False
        theirs = {row.player.number: (row.place, row.last_place) for row in rows}
        return any(
            not places.agrees(number, theirs[number])
            for places in self.places
            for number in places.numbers
        )

    def _is_sure(self, task: Compared, fit: Fit, values: int) -> bool:
        """Whether a fit is no coincidence; ``values`` counts those values in columns it explains
        wholly."""
        unexplained, value = task.compared - fit.explains, _weight(task)
        values = values or len(task.differences) - unexplained
        if fit.way.result:
            tried = 4 * len(self.table.numbers) * max(self.table.rounds, 1)
            ways = math.comb(task.compared, len(task.differences))
            value = FINE if task.column and task.column.is_fine else VALUE
            return outweighs_chance(values, unexplained, tried, ways, value)
        if fit.way.code.startswith("sign-"):
            value, unexplained = min(value, PICKED), SURE * unexplained
        tried = self._rivals(task, fit.position)
        return outweighs_chance(values, unexplained, tried, value=value)

    def _rivals(self, task: Compared, position: int) -> int:
        """Count the different columns that result from the ways up to this position, if they
        change at most twice as many values as differ here."""
        right, columns = self.rules[task], set()
        ours = right.column(task.numbers)
        for way in self.ways[: position + 1]:
            varied = way.vary(right)
            values = varied.column(task.numbers) if isinstance(varied, Rule) else ours
            changed = tuple((n, values[n]) for n in task.numbers if values[n] != ours[n])
            if 0 < len(changed) <= 2 * len(task.differences):
                columns.add(changed)
        return len(columns)

    # Places

    def _causes_of_places(self, places: Compared) -> list[Cause]:
        """Return the causes that explain every place; nothing if none does."""
        ways = [*self._ways_to_place()]
        found = [*fits(places, None, ways)]
        if not found and not self._scores_differ:
            found = [*islice(fits(places, None, self._in_other_orders(), before=len(ways)), 1)]
        tied = Counter(row.score for row in self.ours.rows)
        levels = {self.ours.context.score(number) for number in places.differing}
        ways_to_place = math.prod(math.factorial(tied[score]) for score in levels)

        def is_sure(fit: Fit) -> bool:
            by_itself = self._scores_differ if fit.way.code == EARLIER else not fit.way.asked
            return by_itself or outweighs_chance(0, 0, fit.position + 1, ways_to_place)

        return decided(places, [fit._replace(sure=is_sure(fit)) for fit in found])

    def _ways_to_place(self) -> Iterator[Way]:
        """Yield the ways that have a name, the likeliest first."""
        if self._figures:
            words = "follow from the tie-breaks that are printed beside them"
            yield self._by_figures("printed-figures", words, self._figures)
        for way in self.results:
            yield self._agree(RESULT, way.predicate, result=way.result)
        earlier = () if self._scores_agree else self.section.crosstable.complete_rounds[:-1]
        for round in reversed(earlier):
            words = f"agree if the program had the results up to round {round} only"
            yield self._agree(EARLIER, words, round=round)
        edition = self.ours.edition.code
        for other in EDITIONS:
            if other != edition:
                words = f"agree with edition {other}"
                yield self._agree(f"edition-{other}", words, edition, edition=other)
        for name, named in NAMED_ORDERS.items():
            if named.codes != self.ours.order.codes and _fits(named, self.section):
                words = f"agree with the order {name} ({', '.join(named.codes)})"
                order = as_list(",".join(named.codes))
                for by in dict.fromkeys((edition, named.edition)):
                    yield self._agree(f"order-{name}", words, self._order, edition=by, order=order)
        words = "are by score alone: players on the same score share the place"
        yield self._by_figures("score-alone", words, [], shared=True)

    def _in_other_orders(self) -> Iterator[Way]:
        """Yield the ways without a name: the tie-breaks, those in print first, in another order, or
        in none."""
        printed = tuple({column.meaning.system.upper(): None for column in self._figures})
        for codes in dict.fromkeys((printed, self.ours.order.codes)):
            for count in range(1, min(len(codes), _MOST_PERMUTED) + 1):
                for order in permutations(codes[:_MOST_PERMUTED], count):
                    if order != self.ours.order.codes:
                        words, text = f"agree with the order {', '.join(order)}", ",".join(order)
                        yield self._agree("other-order", words, self._order, order=as_list(text))
        words = "are right by score, but players on the same score stand in no order known here"
        yield self._by_figures(TIES, words, [])

    def _agree(
        self, code: str, words: str, own: str = "", result: Retype | None = None, **asked: Any
    ) -> Way:
        """Return the way to rank otherwise: as is ``asked``, where the user has his ``own``
        setting, or with another result."""
        here = {"edition": self.ours.edition.code, "order": self.ours.order.text}

        def places(_: object) -> Figures | None:
            section = result(self.section) if result else self.section
            try:
                rows = ranked(section, replace(self.asked, **{**here, **asked})).rows
            except TieBreakError:  # a result that only one of its two cells has
                return None
            if code == EARLIER and 2 * sum(row.shared for row in rows) > len(rows):
                return None  # nearly any printed order agrees
            return {row.player.number: (row.place, row.last_place) for row in rows}

        return Way(code, words, places, code, own)

    def _by_figures(
        self, code: str, words: str, figures: Sequence[Column], *, shared: bool = False
    ) -> Way:
        """Return the places that follow from the scores and these figures; ``shared`` gives all who
        are level only the first of their places."""

        def key(number: int) -> list[Fraction]:
            values = [Fraction(self.ours.context.score(number))]
            for column in figures:
                figure, by = column.figures.get(number, Fraction()), column.meaning.tie_break
                values.append(figure if by is None or by.higher_is_better else -figure)
            return values

        places: dict[int, tuple[int, int]] = {}
        for _, level in groupby(sorted(self.section.by_number, key=key, reverse=True), key):
            group, first = list(level), len(places) + 1
            places |= dict.fromkeys(group, (first, 0 if shared else first + len(group) - 1))
        return Way(code, words, lambda _: places, code)


def _fits(order: NamedOrder, section: Section) -> bool:
    """Whether an order suits the section: some tie-breaks are only for teams."""
    systems = [tie_break(code).system for code in order.codes]
    if section.matches is None:
        return not any(system.of_teams for system in systems)
    return all(system.needs is not Needs.COMBINED for system in systems)


def _weight(task: Compared) -> float:
    """Return the weight of a figure, in doublings: less if its column has few different ones."""
    column = task.column
    if column is None or column.is_fine:
        return FINE
    times = Counter(column.figures.get(number) for number in task.numbers)
    shares = [count / task.compared for count in times.values()]
    return min(VALUE, 1 - sum(share * math.log2(share) for share in shares))


# What is said of it


def decided(task: Compared, fits: Sequence[Fit], *, alone: bool = True) -> list[Cause]:
    """Return the cause to name for a column, or none; ``alone`` says that the players who differ
    agree in all other columns."""
    differing, compared = len(task.differences), task.compared
    sure = [fit for fit in fits if fit.sure]
    of_places = task.system == PLACE  # another way would move two of them
    slip_first = of_places and differing == 1 and compared > FEW
    if sure and not slip_first:  # a rule that is not sure and explains as much is named, too
        enough = compared if differing <= 2 * FEW else max(fit.explains for fit in sure)
        rules = (fit for fit in fits if not fit.sure and not fit.way.result)
        rivals = [fit for fit in rules if fit.explains == enough]
        return [_as_cause(task, _likeliest([*sure, *rivals]))]
    likeliest = _likeliest([fit for fit in fits if fit.explains == compared])
    stands_out = slip_first or (task.few and alone and differing * 3 <= compared)
    slips = not likeliest and all(map(_is_slip, task.differences))
    if stands_out and (differing == 1 or slips):
        return [_misprints(task, likeliest)]
    if not likeliest or compared <= _TELL_NOTHING < len(likeliest):
        return []  # so few values are made in so many ways
    doubt, besides = f"{compared} are too few to be sure", ""
    if of_places:
        doubt, besides = "too few are tied to be sure", TIES
    elif task.few:
        one = "only 1 differs, which may be a misprint"
        doubt = one if differing == 1 else f"only {differing} differ, which may be misprints"
        besides = MISPRINT
    return [_as_cause(task, likeliest, doubt, besides)]


def _likeliest(fits: Sequence[Fit]) -> list[Fit]:
    """Return, of the fits that explain most values, those that explain most columns: one of a kind,
    rules before other results. An edition does not compete with a part of its rules."""
    most = max(((fit.explains, fit.columns) for fit in fits), default=None)
    best = [fit for fit in fits if (fit.explains, fit.columns) == most]
    best.sort(key=lambda fit: (fit.way.result is not None, not fit.sure, fit.position))
    by_kind: dict[Hashable, Fit] = {}
    of_edition = [fit.way.code.startswith("edition-") for fit in best]
    for fit, of_one in zip(best, of_edition):
        if of_one == of_edition[0] or fit.way.code == EARLIER:
            by_kind.setdefault(fit.way.kind, fit)
    return [*by_kind.values()]


def _as_cause(task: Compared, fits: Sequence[Fit], doubt: str = "", besides: str = "") -> Cause:
    """Return ``All 14 values of "Mod. Med" are the plain Median.``, ``23 of 24 values of "TB1"
    agree if …, or if …: these figures cannot tell which.``

    ``doubt`` is added if nothing is sure; ``besides`` is the code of the other possible cause.
    """
    explains, asked = fits[0].explains, fits[0].way.asked
    values = f"{explains} of {task.compared} {task.noun}s"
    if explains == task.compared:
        values = f"All {counted(explains, task.noun)}"
    code = "|".join(dict.fromkeys([*(fit.way.code for fit in fits), *filter(None, [besides])]))
    behind = f"; you asked for {asked}" * bool(asked) + f"; {doubt}" * bool(doubt)
    return Cause(code, explains, f'{values} of "{task.label}" {_either(fits)}{behind}.')


def _either(fits: Sequence[Fit]) -> str:
    """Join the predicates: two in words, more by their number."""
    first, *others = (fit.way.predicate for fit in fits)
    if not others:
        return first
    second = others[0].removeprefix("agree " * first.startswith("agree "))
    more = f", or in {counted(len(others) - 1, 'other way')}" if len(others) > 1 else ""
    return f"{first}, or {second}{more}: these figures cannot tell which"


def _misprints(task: Compared, fits: Sequence[Fit]) -> Cause:
    """Return ``1 of 16 values of "Cum" differs: 8.5 of player 7 may be a misprint of 7.5``."""
    differing = len(task.differences)
    listed = ", ".join(
        f"{row.printed} of {task.entry} {row.number} may be a misprint"
        + f" of {row.ours()}" * bool(row.ours())
        for row in task.differences
    )
    besides = f"; or all {_either(fits)}" if fits else ""
    if not fits and not any(map(_is_slip, task.differences)):
        besides = f"; no known way to compute it gives {'it' if differing == 1 else 'them'}"
    code = "|".join(dict.fromkeys([MISPRINT, *(fit.way.code for fit in fits)]))
    values = f'{differing} of {task.compared} {task.noun}s of "{task.label}"'
    differ = "differs" if differing == 1 else "differ"
    return Cause(code, task.compared, f"{values} {differ}: {listed}{besides}.")


def _is_slip(row: Difference) -> bool:
    """Whether no figure is printed, or ours with digits exchanged, the decimal point elsewhere, or
    a digit too many or too few."""
    printed, ours = row.printed.strip(), row.ours()
    longer, shorter = sorted((printed, ours), key=len, reverse=True)
    return bool(ours) and (
        row.printed_value is None
        or sorted(filter(str.isdecimal, printed)) == sorted(filter(str.isdecimal, ours))
        or any(longer[:k] + longer[k + 1 :] == shorter for k in range(len(longer)))
    )

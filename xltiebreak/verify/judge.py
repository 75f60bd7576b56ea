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
import re
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Callable, NamedTuple

from xltiebreak.event.figures import counted
from xltiebreak.verify.columns import PLACE
from xltiebreak.verify.comparison import Cause, Compared, Difference

VALUE, FINE, PICKED, SURE, FEW = 3, 7, math.log2(3), 4, 3
MISPRINT, EARLIER, RESULT = "misprint", "earlier-round", "result-typed-otherwise"
TIES = "ties-not-broken"
"""Codes of causes that are no rules."""
_TELL_NOTHING = 2
_NEAR = Fraction(3, 2)
"""Values of similar rules differ by less than this many points."""
_LEAST_LEFT_OUT = 5
"""If so many values differ, one may stay unexplained though it is more than a tenth."""

Values = Callable[[Sequence[int]], Mapping[int, Any]]
"""Returns what would be printed for these players, as far as anything would be."""


class Way(NamedTuple):
    """A way in which a column may have been made; ``predicate`` says what its values then do,
    ``agree if …``.

    ``kind`` is the same for ways with the same figures of which the first is enough to name, such
    as two ways to count the same byes. ``asked`` is the user's setting, if the way is that another
    one was used. ``result`` is the other result, if that is the way. ``sure`` says
    that it needs no evidence.
    """

    code: str
    predicate: str
    values: Values
    kind: Hashable
    asked: str = ""
    result: Any = None

    @property
    def key(self) -> Hashable:
        """The same value for the same way in another column."""
        return self.code, self.kind

    @property
    def is_edition(self) -> bool:
        """Whether it is that of another edition."""
        return self.code.startswith("edition-")


class Fit(NamedTuple):
    """A way that explains so many values of a column; ``position`` counts the ways tried before it,
    ``columns`` those that it explains."""

    way: Way
    explains: int
    position: int
    columns: int = 1
    sure: bool = True


def misses(task: Compared) -> int:
    """Return the number of values that may stay unexplained: a tenth, or one if five or more
    differ, but at most half of those that differ."""
    differing = len(task.differences)
    tenth = max(task.compared // 10, int(differing >= _LEAST_LEFT_OUT))
    return min(tenth, differing // 2)


def explained(task: Compared, values: Values, misses: int = 0) -> int:
    """Count the values that a way explains. 0 if more than ``misses`` are left, or if one of these
    is ours or near to its value: it is then hardly a misprint."""
    left, differing = misses, task.differing
    rest = tuple(number for number in task.numbers if number not in differing)
    for numbers in (differing[:3], differing[3:], rest):
        theirs = values(numbers) if numbers else {}
        wrong = [n for n in numbers if not task.agrees(n, theirs.get(n))]
        left -= len(wrong)
        is_close = any(_is_near(task, n, theirs.get(n)) for n in wrong)
        if left < 0 or is_close or (wrong and numbers is rest):
            return 0
    return task.compared - (misses - left)


def _is_near(task: Compared, number: int, value: Any) -> bool:
    figure = task.column.figures.get(number) if task.column else None
    return figure is not None and value is not None and abs(figure - Fraction(value)) < _NEAR


def outweighs_chance(
    explained: int, unexplained: int, tried: int, ways_to_differ: int = 1, value: float = VALUE
) -> bool:
    """Whether a cause, one of so many ``tried``, is more than a coincidence.

    ``ways_to_differ`` is the number of groups of players as large as the one that differs, if that
    counts for the cause; ``value`` is the weight of one value, in doublings.
    """
    doublings = value * (explained - unexplained) + math.log2(ways_to_differ)
    return doublings - math.log2(max(tried, 1)) >= SURE


# What is said of it


def decided(task: Compared, fits: Sequence[Fit], *, alone: bool = True) -> list[Cause]:
    """Return the cause to name for a column, or none; ``alone`` says that the players who differ
    agree in all other columns."""
    differing, compared = len(task.differences), task.compared
    few = differing <= FEW
    sure = [fit for fit in fits if fit.sure]
    of_places = task.system == PLACE  # another way would move two of them
    slip_first = of_places and differing == 1 and compared > FEW
    if sure and not slip_first:  # a rule that is not sure and explains as much is named, too
        enough = compared if differing <= 2 * FEW else max(fit.explains for fit in sure)
        rules = (fit for fit in fits if not fit.sure and not fit.way.result)
        rivals = [fit for fit in rules if fit.explains == enough]
        return [_as_cause(task, _likeliest([*sure, *rivals]))]
    likeliest = _likeliest([fit for fit in fits if fit.explains == compared])
    stands_out = slip_first or (few and alone and differing * 3 <= compared)
    slips = all(map(_is_slip, task.differences))
    if stands_out and (differing == 1 or (slips and not likeliest)):
        return [_misprints(task, likeliest)]
    tells_nothing = compared <= _TELL_NOTHING < len(likeliest)  # so few are made in so many ways
    if not likeliest or tells_nothing:
        return []
    if of_places:
        return [_as_cause(task, likeliest, "too few are tied to be sure", TIES)]
    if not few:
        return [_as_cause(task, likeliest, f"{compared} are too few to be sure")]
    doubt = "1 differs, which may be a misprint"
    if differing > 1:
        doubt = f"{differing} differ, which may be misprints"
    return [_as_cause(task, likeliest, f"only {doubt}", MISPRINT)]


def _likeliest(fits: Sequence[Fit]) -> list[Fit]:
    """Return, of the fits that explain most values, those that explain most columns: one of a kind,
    rules before other results. An edition does not compete with a part of its rules."""
    most = max(((fit.explains, fit.columns) for fit in fits), default=None)
    best = [fit for fit in fits if (fit.explains, fit.columns) == most]
    best.sort(key=lambda fit: (fit.way.result is not None, not fit.sure, fit.position))
    by_kind: dict[Hashable, Fit] = {}
    for fit in best:
        by_kind.setdefault(fit.way.kind, fit)
    return [
        fit
        for fit in by_kind.values()
        if fit.way.is_edition == best[0].way.is_edition or fit.way.code == EARLIER
    ]


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
        + f" of {row.ours}" * bool(row.ours)
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
    printed, ours = row.printed.strip(), row.ours
    longer, shorter = sorted((printed, ours), key=len, reverse=True)
    return bool(ours) and (
        row.printed_value is None
        or sorted(_NO_DIGIT.sub("", printed)) == sorted(_NO_DIGIT.sub("", ours))
        or any(longer[:k] + longer[k + 1 :] == shorter for k in range(len(longer)))
    )


_NO_DIGIT = re.compile(r"\D")

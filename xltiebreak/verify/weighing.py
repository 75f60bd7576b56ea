"""Chooses the cause to name for a column, decides how sure it is, and writes the sentence.

**The rule.** An unrelated cause gives a differing value by chance about once in eight times, since
values lie half a point apart and wrong ones near the right ones; in a column of finer figures, such
as ratings, once in a hundred. So each value that a cause explains, in any column, doubles its odds
``VALUE`` times (``FINE`` times for finer figures), and each value that it leaves unexplained halves
them as often. Each doubling of the number of causes tried halves the odds: a hundred keys open some
door. Causes are tried from the likeliest on, so that the plain Median needs less evidence than a
rare cause. A cause is named as the cause if ``SURE`` doublings are left. Which players differ says
little about a rule, as all rules concern those with byes and forfeits: so only rules that would
change about as many values count as tried. It says much about a result, which concerns only the
players it reaches.

A cause that fits but is not sure is named beside a misprint if at most ``FEW`` values differ,
otherwise not at all. Causes that fit equally are named together, as the figures cannot tell which.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from xltiebreak.event.figures import counted
from xltiebreak.verify.calculation import KnownCause
from xltiebreak.verify.differences import Cause, Difference
from xltiebreak.verify.slips import Retyped

VALUE, FINE, SURE = 3, 7, 4
FEW = 3

MISPRINT = "misprint"
EARLIER = "earlier-round"
"""Codes of causes that are no rules: figures typed otherwise, and those of an earlier round."""
_AGREE = "agree "
_MAY_BE = "differ, which may be misprints"


def outweighs_chance(
    explained: int, unexplained: int, tried: int, ways_to_differ: int = 1, value: float = VALUE
) -> bool:
    """Whether a cause, one of so many ``tried``, is more than a coincidence.

    ``ways_to_differ`` is the number of groups of players as large as the one that differs, if that
    counts for the cause; ``value`` is the weight of one value, in doublings.
    """
    doublings = value * (explained - unexplained) + math.log2(ways_to_differ)
    return doublings - math.log2(max(tried, 1)) >= SURE


@dataclass(frozen=True)
class Fit:
    """A cause that explains a column; ``predicate`` says what the values do, ``agree if …``.

    ``asked`` is the user's setting, if the cause is that another one was used. ``cause`` is the
    change of the way, empty if right values are in the wrong rows. Of fits of one ``kind``, such as
    two ways to count the same byes with the same figures, the first is enough; ``position`` is its
    position in the order of trying. ``retyped`` is the mistyped result, if that is the cause.
    ``columns`` is the number of columns that it explains, ``sure`` whether it outweighs chance.
    """

    code: str
    predicate: str
    explains: int
    kind: Hashable
    position: int
    cause: KnownCause | None = None
    retyped: Retyped | None = None
    columns: int = 1
    sure: bool = True
    asked: str = ""

    @property
    def key(self) -> Hashable:
        """The same value for the same cause in another column."""
        return self.kind if self.retyped else self.code

    @property
    def is_edition(self) -> bool:
        """Whether the cause is another edition."""
        return self.code.startswith("edition-")


@dataclass(frozen=True)
class Doubt:
    """Evidence for misprints. ``alone``: the players who differ agree in all other columns.
    ``scattered``: all other columns agree, some values are too high and some too low, and one of
    these players has no unplayed round: no rule does that to few players."""

    alone: bool = True
    scattered: bool = False


def weighed(
    label: str,
    compared: int,
    differences: Sequence[Difference],
    fits: Sequence[Fit],
    doubt: Doubt,
    entry: str,
) -> list[Cause]:
    """Return the cause to name for a column, or none.

    ``compared`` of its values are compared; ``entry`` is a row's name, player or team.
    """
    few = len(differences) <= FEW
    sure = [fit for fit in fits if fit.sure]
    if len(differences) > 2 * FEW and not all(fit.retyped for fit in sure):
        sure = [fit for fit in sure if not (fit.retyped and fit.retyped.changes_the_reason_only)]
    if sure:  # a rule that is not sure and explains as much is named, too
        enough = compared if len(differences) <= 2 * FEW else max(fit.explains for fit in sure)
        rules = (fit for fit in fits if not fit.sure and not fit.retyped)
        rivals = [fit for fit in rules if fit.explains == enough]
        return [as_cause(label, compared, _likeliest([*sure, *rivals]))]
    likeliest = _likeliest([fit for fit in fits if fit.explains == compared])
    slips = doubt.scattered or all(_slip(difference) for difference in differences)
    stands_out = few and doubt.alone and len(differences) * 3 <= compared
    if stands_out and (len(differences) == 1 or (slips and not likeliest)):
        return [misprints(label, compared, differences, likeliest, entry)]
    if not likeliest:
        return []
    if not few:
        return [as_cause(label, compared, likeliest, doubt=f"{compared} are too few to be sure")]
    verb = "differs, which may be a misprint" if len(differences) == 1 else _MAY_BE
    doubtful = f"only {len(differences)} {verb}"
    return [as_cause(label, compared, likeliest, doubt=doubtful, besides=MISPRINT)]


def _likeliest(fits: Sequence[Fit]) -> list[Fit]:
    """Return, of the fits that explain most values, those that explain most columns: one of a kind,
    rules before mistyped results. An edition does not compete with a part of its rules."""
    most = max(((fit.explains, fit.columns) for fit in fits), default=None)
    best = [fit for fit in fits if (fit.explains, fit.columns) == most]
    best.sort(key=lambda fit: (fit.retyped is not None, fit.position))
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
    values = (
        f"All {counted(compared, noun)}"
        if explains == compared
        else f"{explains} of {compared} {noun}s"
    )
    asked = f"; you asked for {fits[0].asked}" if fits[0].asked else ""
    code = "|".join(dict.fromkeys([*(fit.code for fit in fits), *([besides] if besides else [])]))
    doubt = doubt and f"; {doubt}"
    return Cause(code, explains, f'{values} of "{label}" {_either(fits)}{asked}{doubt}.')


def _either(fits: Sequence[Fit]) -> str:
    """Join the predicates: two in words, more by their number."""
    first, *others = (fit.predicate for fit in fits)
    if not others:
        return first
    second = others[0]
    if first.startswith(_AGREE) and second.startswith(_AGREE):
        second = second[len(_AGREE) :]
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
    slips = [_slip(difference) or _half_off(difference) for difference in differences]
    listed = ", ".join(
        f"{difference.printed} of {entry} {difference.number} may be a misprint"
        + (f" of {difference.ours}" if difference.ours else "")
        + (f" ({slip})" if slip else "")
        for difference, slip in zip(differences, slips)
    )
    verb = "differs" if len(differences) == 1 else "differ"
    besides = f"; or all {_either(fits)}" if fits else ""
    if not fits and not any(slips):
        besides = f"; no known way to compute it gives {'it' if len(differences) == 1 else 'them'}"
    code = "|".join(dict.fromkeys([MISPRINT, *(fit.code for fit in fits)]))
    start = f'{len(differences)} of {compared} {noun}s of "{label}" {verb}'
    return Cause(code, compared, f"{start}: {listed}{besides}.")


def _half_off(row: Difference) -> str:
    if row.printed_value is None or row.ours_value is None:
        return ""
    return "½ off" if abs(row.printed_value - row.ours_value) == 0.5 else ""


def _slip(row: Difference) -> str:
    printed, ours = row.printed.strip(), row.ours
    slips = {
        "no figure": row.printed_value is None,
        "digits exchanged": sorted(printed) == sorted(ours),
        "the decimal point": _digits(printed) == _digits(ours),
        "a digit too many": _without_one(printed, ours),
        "a digit left out": _without_one(ours, printed),
    }
    return next((slip for slip, so in slips.items() if so), "") if ours else ""


def _digits(text: str) -> str:
    return text.replace(".", "").replace(",", "")


def _without_one(text: str, left: str) -> bool:
    return any(text[:k] + text[k + 1 :] == left for k in range(len(text)))

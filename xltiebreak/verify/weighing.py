"""Which of the causes that fit a column is named, how surely, and in one sentence.

**The rule.** A value that differs is hit by chance, by a cause that has nothing to do with it,
about once in eight times, since values lie half a point apart and wrong ones near the right ones;
in a column of finer figures, such as ratings, once in a hundred. So each value that a cause
explains, in any column, doubles the odds for it ``VALUE`` times, there ``FINE`` times, and each
that it leaves unexplained halves them as often. Each doubling of the causes that were tried halves
the odds: who tries a hundred keys opens some door. They are tried from the likeliest on, so that
the plain Median needs less than what is rare. A cause is named as the cause where ``SURE``
doublings are left. Which players differ says little for a rule, as all rules concern those with
byes and forfeits: so only those rules count as tried that would change about as many values. It
says much for a result, which concerns those whom it reaches.

What fits and is not sure is told beside a misprint where ``FEW`` values differ or fewer, and not
at all where there are more. Causes that fit equally are told together, as what cannot be told
apart.
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
_AGREE = "agree "
_MAY_BE = "differ, which may be misprints"


def outweighs_chance(
    explained: int, unexplained: int, tried: int, ways_to_differ: int = 1, value: float = VALUE
) -> bool:
    """Whether a cause that is one of so many ``tried`` is more than a coincidence.

    ``ways_to_differ`` is how many groups of players there are as large as the one that differs,
    where that speaks for the cause; ``value`` what one of the values is worth, in doublings.
    """
    doublings = value * (explained - unexplained) + math.log2(ways_to_differ)
    return doublings - math.log2(max(tried, 1)) >= SURE


@dataclass(frozen=True)
class Fit:
    """A cause that explains a column: ``predicate`` of its values, ``agree if …``.

    ``asked`` is what was asked for, where the cause is that something else was. ``cause`` is the
    one that changes the way, none where right values stand in the wrong rows. Of fits of one
    ``kind``, such as two ways to count the same byes that give the same figures here, the first is
    enough; ``position`` is how far behind it is tried. ``retyped`` is there where a result that
    was typed otherwise explains everything. ``columns`` is in how many columns it does, ``sure``
    whether it outweighs chance there.
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
        """The same for the same cause of another column."""
        return self.kind if self.retyped else self.code

    @property
    def is_edition(self) -> bool:
        """Whether it is another edition."""
        return self.code.startswith("edition-")


@dataclass(frozen=True)
class Doubt:
    """What speaks for misprints: ``alone`` that the players who differ do so in no other column;
    ``scattered`` that all other columns agree, and that some differ upwards and some downwards,
    one of them without an unplayed round: no rule does that to few players."""

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
    """Return the one cause of a column that is named, or none.

    So many values of it are ``compared``; ``entry`` is what a row is called, a player or a team.
    """
    sure = [fit for fit in fits if fit.sure]
    few = len(differences) <= 2 * FEW
    if few or all(fit.retyped for fit in sure):  # a rule that is not sure competes, too
        sure += [
            fit
            for fit in fits
            if sure and fit not in sure and fit.explains == compared and not fit.retyped
        ]
    else:
        sure = [fit for fit in sure if not (fit.retyped and fit.retyped.changes_the_reason_only)]
    likeliest = _likeliest(sure)
    if likeliest:
        return [as_cause(label, compared, likeliest)]
    if len(differences) > FEW:
        return []
    likeliest = _likeliest([fit for fit in fits if fit.explains == compared])
    slips = doubt.scattered or all(_slip(difference) for difference in differences)
    stands_out = doubt.alone and len(differences) * 3 <= compared
    if stands_out and (len(differences) == 1 or (slips and not likeliest)):
        return [misprints(label, compared, differences, likeliest, entry)]
    if likeliest:
        verb = "differs, which may be a misprint" if len(differences) == 1 else _MAY_BE
        doubtful = f"only {len(differences)} {verb}"
        return [as_cause(label, compared, likeliest, doubt=doubtful, besides=MISPRINT)]
    return []


def _likeliest(fits: Sequence[Fit]) -> list[Fit]:
    """Of the fits that explain most values, return those that explain most columns, one of a kind,
    rules before results that were typed otherwise. An edition and a part of it do not compete."""
    most = max(((fit.explains, fit.columns) for fit in fits), default=None)
    best = [fit for fit in fits if (fit.explains, fit.columns) == most]
    best.sort(key=lambda fit: (fit.retyped is not None, fit.position))
    by_kind: dict[Hashable, Fit] = {}
    for fit in best:
        by_kind.setdefault(fit.kind, fit)
    return [fit for fit in by_kind.values() if fit.is_edition == best[0].is_edition]


def as_cause(
    label: str,
    compared: int,
    fits: Sequence[Fit],
    noun: str = "value",
    doubt: str = "",
    besides: str = "",
) -> Cause:
    """``All 14 values of "Mod. Med" are the plain Median.``, ``23 of 24 values of "TB1" agree if
    …, or if …: these figures cannot tell which.``

    ``doubt`` is added where nothing is sure, ``besides`` the code of what is doubted for.
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
    """What is so of the values: of two fits in words, of more by their number."""
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
    """``1 of 16 values of "Cum" differs: 8.5 of player 7 may be a misprint of 7.5 (½ off).``"""
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

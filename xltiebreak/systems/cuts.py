"""Dropping the least significant terms of a list, as Cut and Median do."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from xltiebreak.context import Context
from xltiebreak.figures import Figure
from xltiebreak.worksheet import Drop, Term

CUT: Mapping[str, str] = {"C1": "Cut 1 (without the 1 lowest)"}
CUT_OR_MEDIAN: Mapping[str, str] = {
    **CUT,
    "M1": "Median 1 (without the 1 lowest and the 1 highest)",
}

_VOLUNTARY = "voluntarily unplayed round"
_NUMERALS = {1: "", 2: "two ", 3: "three ", 4: "four ", 5: "five "}


def cut(
    terms: Sequence[Term],
    lowest: int,
    highest: int,
    because: str,
    significance: Mapping[int, Figure] | None = None,
) -> list[Term]:
    """The same terms with the lowest and highest marked as dropped; all where there are fewer
    terms than drops.

    ``significance`` holds, by the term's place in the list, what tells the lowest from the
    highest where that is not the amount alone: the score of the opponent behind it.
    """
    amounts = [term.amount for term in terms]
    ranked = sorted(
        [k for k, term in enumerate(terms) if term.drop is None],
        key=(lambda k: (significance[k], amounts[k])) if significance else amounts.__getitem__,
    )
    low = ranked[:lowest]
    high = ranked[lowest:][-highest:] if highest else []
    of_opponents = significance is not None
    drops = {k: Drop(_which("lowest", len(low), of_opponents), because) for k in low}
    drops.update({k: Drop(_which("highest", len(high), of_opponents), because) for k in high})
    dropping = list(terms)
    for k, drop in drops.items():
        dropping[k] = terms[k].dropped(drop)
    return dropping


def cut_as_asked(
    context: Context,
    number: int,
    terms: Sequence[Term],
    significance: Mapping[int, Figure] | None = None,
) -> Sequence[Term]:
    """The terms after the cut that the code asks for: ``/C2`` the two lowest, ``/M1`` one at
    either end.

    Source: FIDE C.07 14.
    """
    both = context.options.get("M", 0)
    lowest = context.options.get("C", 0) or both
    if not lowest:
        return terms
    because = f"Median {both}" if both else f"Cut {lowest}"
    voluntary = context.voluntary(number)
    if not voluntary:
        return cut(terms, lowest, both, because, significance)
    left = [k for k, term in enumerate(terms) if term.drop is None]
    weights = significance or {k: terms[k].amount for k in left}
    least = _which("lowest", 1, of_opponents=significance is not None)
    drops: dict[int, Drop] = {}
    for _ in range(min(lowest, len(left))):
        chosen = _next_to_cut(terms, left, weights, voluntary)
        left.remove(chosen)
        of_choice = terms[chosen].round in voluntary
        drops[chosen] = (
            Drop(_VOLUNTARY, f"{because}, article 16.5") if of_choice else Drop(least, because)
        )
    taken = [term.dropped(drops[k]) if k in drops else term for k, term in enumerate(terms)]
    return cut(taken, 0, both, because, significance)


def _next_to_cut(
    terms: Sequence[Term],
    left: Sequence[int],
    weights: Mapping[int, Figure],
    voluntary: Collection[int],
) -> int:
    """The least significant value; but the lowest contribution of a voluntarily unplayed round
    instead, provided that it is not lower.

    Source: FIDE C.07 16.5.1; 16.5.2 for further cuts.
    """
    least = min(left, key=lambda k: (weights[k], terms[k].amount))
    of_choice = [k for k in left if terms[k].round in voluntary]
    if not of_choice:
        return least
    lowest = min(of_choice, key=lambda k: (terms[k].amount, weights[k]))
    return lowest if terms[lowest].amount >= terms[least].amount else least


def _which(end: str, count: int, of_opponents: bool) -> str:
    """``two lowest``; ``lowest-scoring opponent``, whose term need not be the lowest."""
    whose = f"-scoring opponent{'s' * (count != 1)}" if of_opponents else ""
    return f"{_NUMERALS.get(count, f'{count} ')}{end}{whose}"

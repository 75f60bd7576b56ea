"""Dropping the least significant terms of a list, as Cut and Median do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from xltiebreak.event.figures import Figure
from xltiebreak.rules.context import Context
from xltiebreak.rules.terms import Drop, Terms, Words

CUT: Mapping[str, str] = {"C1": "Cut 1 (without the 1 lowest)"}
CUT_OR_MEDIAN: Mapping[str, str] = {
    **CUT,
    "M1": "Median 1 (without the 1 lowest and the 1 highest)",
}

_VOLUNTARY = "voluntarily unplayed round"
_NUMERALS = {1: "", 2: "two ", 3: "three ", 4: "four ", 5: "five "}


def cut(
    terms: Terms,
    lowest: int,
    highest: int,
    because: str,
    significance: Mapping[int, Figure] | None = None,
) -> Terms:
    """Return the same terms with the lowest and highest marked as dropped; all of them if there are
    fewer terms than drops.

    ``significance`` holds, by the term's place in the list, the score of the opponent behind it,
    where this score and not the amount alone decides which terms are the lowest and highest.
    """
    amounts = terms.candidates
    ranked = sorted(amounts, key=_least_significant_first(amounts, significance))
    low = ranked[:lowest]
    high = ranked[lowest:][-highest:] if highest else []
    of_opponents = significance is not None
    drops = dict.fromkeys(low, _drop("lowest", len(low), of_opponents, because))
    if high:
        drops.update(dict.fromkeys(high, _drop("highest", len(high), of_opponents, because)))
    return terms.without(drops)


def cut_as_asked(
    context: Context,
    number: int,
    terms: Terms,
    significance: Mapping[int, Figure] | None = None,
) -> Terms:
    """Return the terms after the cut that the code asks for: ``/C2`` drops the two lowest, ``/M1``
    one at either end. The terms are one for each of the player's rounds.

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
    left = {**terms.candidates}
    drops: dict[int, Drop] = {}
    for _ in range(min(lowest, len(left))):
        chosen = _next_to_cut(left, significance, voluntary)
        del left[chosen]
        drops[chosen] = (
            Drop(_VOLUNTARY, Words(f"{because}, article 16.5"))
            if chosen in voluntary
            else _drop("lowest", 1, significance is not None, because)
        )
    taken = terms.without(drops)
    return cut(taken, 0, both, because, significance) if both else taken


def _least_significant_first(
    amounts: Mapping[int, Figure], significance: Mapping[int, Figure] | None
) -> Callable[[int], Any]:
    if significance is None:
        return amounts.__getitem__
    return lambda k: (significance[k], amounts[k])


def _next_to_cut(
    left: Mapping[int, Figure],
    significance: Mapping[int, Figure] | None,
    voluntary: Sequence[int],
) -> int:
    """Return the place of the least significant term; but of the lowest term of a voluntarily
    unplayed round instead, provided that it is not lower.

    Source: FIDE C.07 16.5.1; 16.5.2 for further cuts.
    """
    least = min(left, key=_least_significant_first(left, significance))
    of_choice = [k for k in voluntary if k in left]
    if not of_choice:
        return least
    lowest = min(
        of_choice, key=lambda k: (left[k], significance[k] if significance is not None else 0)
    )
    return lowest if left[lowest] >= left[least] else least


@lru_cache(maxsize=64)
def _drop(end: str, count: int, of_opponents: bool, because: str) -> Drop:
    """Return the reason for a drop: ``two lowest``; or ``lowest-scoring opponent``, since the term
    of this opponent need not be the lowest."""
    whose = f"-scoring opponent{'s' * (count != 1)}" if of_opponents else ""
    return Drop(f"{_NUMERALS.get(count, f'{count} ')}{end}{whose}", Words(because))

"""Items of a line beside each other that can be read in two ways."""

from __future__ import annotations

import re
from collections.abc import Sequence

from xltiebreak.prizefund.parts import Parts
from xltiebreak.prizefund.refusals import AnnouncementError


def refuse_list(bare: Sequence[Parts], item: Parts, *, one_by_one: bool) -> None:
    """Refuse ``A, B $100-50``: kinds that do not say whether each of them gets the amount.

    Raises:
        AnnouncementError: always.
    """
    first = ", ".join(kind.text for kind in bare)
    names = f"{first}, {item.who.text if item.who else ''}"
    either = "each amount for one of them" if one_by_one else "one prize for all together"
    raise AnnouncementError(
        first,
        f"do {names} get this each, or is it {either}?",
        f"{names} $50 each",
        _parted(names) if one_by_one else _together([*bare, item]),
    )


def refuse_after(before: Parts | None, item: Parts, joint: str) -> None:
    """Refuse an amount after a gift card, and one after a kind that it may be for, too.

    Raises:
        AnnouncementError: it can be read in two ways.
    """
    if before is None or not item.amounts or item.trophy:
        return
    text = f"{before.text}, {item.text}"
    has_worth = re.match(r"[^\d\s]{0,4}\d", before.trophy)  # $25 gift card
    if has_worth and not before.amounts:
        raise AnnouncementError(
            text,
            "is the second amount money, or what a gift card is worth?",
            "1st $50 gift card. 2nd $25",
            "1st $50 gift card, 2nd $25 gift card",
        )
    if joint in ("a", "&", "/") and before.top and not before.amounts and not before.written:
        raise AnnouncementError(
            text,
            "do both get this, or does the first get trophies?",
            "U1600, U1400 $30 each",
            "Trophies to top 2 U1600. U1400 $30",
        )


def _parted(names: str) -> str:
    """Return ``A $60, B $50``: an amount for each kind."""
    kinds = enumerate(names.split(","))
    return ", ".join(f"{kind.strip()} ${max(10, 60 - 10 * k)}" for k, kind in kinds)


def _together(kinds: Sequence[Parts]) -> str:
    """Return ``(1400-1799) $50``: one prize for the ratings of all these kinds."""
    prizes = [kind.who.prize for kind in kinds if kind.who]
    low = min((prize.low or 0 for prize in prizes), default=0)
    high = max((prize.high or 0 for prize in prizes), default=0)
    return f"({low}-{high}) $50" if high else f"{kinds[0].text} $50"

"""Figures as other programs print them, and whether one agrees with ours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from xltiebreak.event.figures import Figure

_PARTS = {"¼": Fraction(1, 4), "½": Fraction(1, 2), "¾": Fraction(3, 4)}
_SPELLED = (("1/2", "½"), ("1/4", "¼"), ("3/4", "¾"), ("−", "-"))
_DECIMAL = re.compile(r"(-?)(\d{0,9})(?:[.,](\d{1,9}))?([¼½¾]?)", re.ASCII)
_GROUPED = re.compile(r"\d{1,3}(?:[,' ]\d{3})+", re.ASCII)
_PLACES = re.compile(
    r"[t=]?\s*(\d{1,5})(?:\s*[-–—]\s*(\d{1,5}))?\s*(?:=|\.|st|nd|rd|th)?", re.ASCII
)
_EMPTY = re.compile(r"[-–—.\s]*")

MOST_DECIMALS = 4


@dataclass(frozen=True)
class Printed:
    """One figure as printed: its exact value and how many decimals it was printed with."""

    text: str
    value: Fraction
    decimals: int


def is_empty(text: str) -> bool:
    """Whether nothing was printed: an empty cell or a dash."""
    return _EMPTY.fullmatch(text) is not None


def figure(text: str, *, grouped: bool = False) -> Printed | None:
    """The figure that a text states: ``6.5``, ``6,5``, ``6½``, ``72.2 %``; nothing where it is
    none. ``grouped`` reads ``1,650`` as 1650, as ratings are printed."""
    tidy = text.strip().rstrip("%").strip().lstrip("+")
    for spelled, glyph in _SPELLED:
        tidy = tidy.replace(spelled, glyph)
    tidy = tidy.strip()
    if grouped and _GROUPED.fullmatch(tidy):
        tidy = re.sub(r"\D", "", tidy)
    found = _DECIMAL.fullmatch(tidy.replace(" ", ""))
    if not found or not (found[2] or found[3] or found[4]):
        return None
    sign, whole, part, glyph = found[1], found[2], found[3] or "", found[4]
    if part and glyph:
        return None
    value = Fraction(int(whole or 0)) + Fraction(int(part or 0), 10 ** len(part))
    if glyph:
        value += _PARTS[glyph]
    decimals = len(part.rstrip("0")) or (1 if part else 0)
    if glyph:
        decimals = 2
    return Printed(text, -value if sign else value, decimals)


def places(text: str) -> tuple[int, int] | None:
    """The first and last place that a text states: ``3``, ``3-4``, ``T3``, ``=3``, ``3.``;
    nothing where it states none. An open ``T3`` has the last place 0."""
    found = _PLACES.fullmatch(text.strip().casefold())
    if not found:
        return None
    first = int(found[1])
    if found[2]:
        return first, int(found[2])
    shared = text.strip().casefold().startswith(("t", "=")) or text.strip().endswith("=")
    return first, 0 if shared else first


def decimals_of(column: Iterable[Printed]) -> int:
    """How many decimals a column is printed with: the most of any of its figures, since
    spreadsheets leave out idle zeros."""
    return min(max((one.decimals for one in column), default=0), MOST_DECIMALS)


def agrees(printed: Fraction, ours: Figure | None, decimals: int, *, mean: bool) -> bool:
    """Whether a printed figure is ours, as far as its decimals go.

    A sum of halves that is printed in whole numbers has lost its halves, so it does not agree;
    a ``mean`` may be printed in whole numbers. ½ at the last place may go up or down.
    """
    if ours is None:
        return False
    exact = Fraction(ours)
    if printed == exact:
        return True
    if decimals == 0 and not mean:
        return False
    return abs(printed - exact) <= Fraction(1, 2 * 10**decimals)

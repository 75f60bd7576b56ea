"""The tie-break orders that the formulas of a Swiss know, as people type them: named orders, and
tie-breaks by their codes or names."""

from __future__ import annotations

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.cells.formulas import first_that_holds, is_called, spelled_out
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.called import NAMES
from xltiebreak.rules.editions import US, USUAL
from xltiebreak.rules.systems import SYSTEMS, names

KNOWN = ("MM", "MED", "SOLK", "CUM", "OCUM", "SB", "KASH", "WIN", "BLACKS")
"""The tie-breaks that may be typed, for a Swiss."""

CODES = (*KNOWN, "H2H")
"""The tie-breaks with columns; the last one is known behind Sonneborn-Berger alone, in a
round-robin's order."""

MOST = len(KNOWN)
"""Tie-breaks that an order may have."""

PRINTED = 6
"""Tie-breaks that pages print, unless the order has more from the start."""

WHAT_IS_KNOWN = (
    f" They know {', '.join(KNOWN)}, each once, with commas between them; others need a workbook "
    "with functions."
)

OF_A_ROUNDROBIN = NAMED_ORDERS[ROUNDROBIN].codes

_NAMED = {
    name: order.codes
    for name, order in NAMED_ORDERS.items()
    if order.edition == USUAL and set(order.codes) <= {*KNOWN}
}
USUAL_CODES = _NAMED[USUAL]
NAMED_HERE = (*_NAMED, ROUNDROBIN)
"""The named orders that these formulas know."""

_PLACES = {
    spelled_out(name): place
    for place, code in enumerate(CODES, start=1)
    for name in (code, SYSTEMS[code].name, *NAMES.get(code, ()), *names.BY_FAMILY[US].get(code, ()))
}
SPELLINGS = "".join(f"|{name}={place:02}" for name, place in _PLACES.items())
"""Every name of a tie-break with its place among these, which a cell holds for the formulas."""


def codes_by_name(name: str) -> str:
    """Return a formula for the codes, with commas, of an order by its name, spelled as sheets
    compare names; no name is that of US Chess, and "" stands for any other text."""
    named = [(is_called(name, order), f'"{",".join(codes)}"') for order, codes in _NAMED.items()]
    return first_that_holds([*named, (f'{name}=""', f'"{",".join(USUAL_CODES)}"')])


def are(codes: tuple[str, ...], places: list[str]) -> str:
    """Return the condition that an order has these tie-breaks alone; ``places`` are the cells with
    the place of each among :data:`CODES`."""
    wanted = [CODES.index(code) + 1 for code in codes] + [0] * (len(places) > len(codes))
    return f"AND({','.join(f'{cell}={place}' for cell, place in zip(places, wanted))})"

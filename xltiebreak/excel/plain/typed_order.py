"""The typed tie-break order by plain formulas: which tie-breaks it names, in which place.

A named order stands for its codes. Other text is parted at commas; each part is the code of a
tie-break or its name, in any case, with or without blanks and hyphens.
"""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.cells.formulas import first_that_holds, listed
from xltiebreak.excel.plain.table import spelled, spelled_out
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.editions import USUAL
from xltiebreak.rules.systems import SYSTEMS

KNOWN = ("MM", "MED", "SOLK", "CUM", "OCUM", "SB", "KASH", "WIN", "BLACKS")
"""The tie-breaks that may be typed, for a Swiss."""

AMONG_THE_LEVEL = "H2H"
"""The tie-break that these formulas know only behind Sonneborn-Berger, in a round-robin's order."""

MOST = 6
"""Tie-breaks that an order may have."""

WHAT_IS_KNOWN = (
    f" They know up to {MOST} of {', '.join(KNOWN)}, each once, with commas between them; others "
    "need a workbook with functions."
)

OF_A_ROUNDROBIN = ",".join(NAMED_ORDERS[ROUNDROBIN].codes)

_NAMED = {
    name: ",".join(order.codes)
    for name, order in NAMED_ORDERS.items()
    if order.edition == USUAL and set(order.codes) <= {*KNOWN}
}
USUAL_CODES = _NAMED[USUAL]
NAMED_HERE = (*_NAMED, ROUNDROBIN)
"""The named orders that these formulas know."""

_PLACES = "".join(
    f"|{spelled_out(text)}={place:02}"
    for place, code in enumerate(KNOWN, start=1)
    for text in (code, SYSTEMS[code].name)
)
_WIDEST = 99


def is_roundrobins(order: str) -> str:
    """Return the condition that a spelled order is that of a round-robin, by its name or codes."""
    return listed(order, (ROUNDROBIN, spelled_out(OF_A_ROUNDROBIN)))


def codes_of(order: str, by_roundrobin: str) -> str:
    """Return a formula for the codes of a spelled order, between commas; as typed without a name,
    and with semicolons as commas.

    ``by_roundrobin`` is the cell with 1 where the order is a round-robin's.
    """
    usual = [name for name, codes in _NAMED.items() if codes == USUAL_CODES]
    others = [name for name in _NAMED if name not in usual]
    return first_that_holds(
        [
            (f"{by_roundrobin}=1", f'"{OF_A_ROUNDROBIN}"'),
            (f'OR({order}="",{listed(order, usual)})', f'"{USUAL_CODES}"'),
            *((f'{order}="{name}"', f'"{_NAMED[name]}"') for name in others),
        ],
        f'SUBSTITUTE({order},";",",")',
    )


def part_of(codes: str, place: int) -> str:
    """Return a formula for the part of the codes at this place, from 1; "" behind the last."""
    wide = f'SUBSTITUTE({codes},",",REPT(" ",{_WIDEST}))'
    return f"TRIM(MID({wide},{_WIDEST * (place - 1) + 1},{_WIDEST}))"


def place_of(part: str, by_roundrobin: str) -> str:
    """Return a formula for the place of a part among the tie-breaks, ``KNOWN`` and then the one
    among the level; 0 for any other text."""
    text = f'SUBSTITUTE({spelled(part)},"|","?")'
    found = f'VALUE(MID("{_PLACES}",FIND("|"&{text}&"=","{_PLACES}")+LEN({text})+2,2))'
    level = f'AND({by_roundrobin}=1,{part}="{AMONG_THE_LEVEL}")'
    return f'IF({part}="",0,IF({level},{len(KNOWN) + 1},IFERROR({found},0)))'


def first_unknown(codes: str, places: Sequence[str]) -> str:
    """Return a formula for the first part that is no tie-break known here; "" if there is none.
    ``places`` are the cells with the place of each part."""
    parts = [part_of(codes, k) for k in range(1, len(places) + 1)]
    return first_that_holds(
        [(f'AND({place}=0,{part}<>"")', part) for place, part in zip(places, parts)]
    )


def is_plain(codes: str, places: str) -> str:
    """Return the condition that each part stands behind another, none twice and not too many;
    ``places`` is the range of cells with the place of each part."""
    commas = f'LEN({codes})-LEN(SUBSTITUTE({codes},",",""))'
    twice = f"SUMPRODUCT(({places}>0)*(COUNTIF({places},{places})>1))"
    return f'AND({commas}+1=COUNTIF({places},">0"),{twice}=0)'

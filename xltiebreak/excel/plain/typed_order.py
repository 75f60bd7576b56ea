"""The typed tie-break order by plain formulas: which tie-breaks it names, in which place.

A named order stands for its codes. Other text is read as the commands read it, of the same
separators, numbers before and names of tie-breaks: ``MM SOLK``, ``1. Mod. Med, 2. Solkoff``.
Abbreviations that nobody listed are left to the commands.
"""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.cells.formulas import first_that_holds, is_called
from xltiebreak.excel.plain.table import spelled, spelled_out
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.called import NAMES
from xltiebreak.rules.editions import US, USUAL
from xltiebreak.rules.systems import SYSTEMS
from xltiebreak.rules.systems.names import BY_FAMILY

KNOWN = ("MM", "MED", "SOLK", "CUM", "OCUM", "SB", "KASH", "WIN", "BLACKS")
"""The tie-breaks that may be typed, for a Swiss."""

AMONG_THE_LEVEL = "H2H"
"""The tie-break that these formulas know only behind Sonneborn-Berger, in a round-robin's order."""

CODES = (*KNOWN, AMONG_THE_LEVEL)

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
    for name in (code, SYSTEMS[code].name, *NAMES.get(code, ()), *BY_FAMILY[US].get(code, ()))
}
SPELLINGS = "".join(f"|{name}={place:02}" for name, place in _PLACES.items())
"""Every name of a tie-break with its place among these, which a cell holds for the formulas."""

_SEPARATORS = (";", ">", "→", " then ", " & ", " and ", " und ", " et ")
_BEHIND_A_NUMBER = ".):"
_WIDEST = 99


def with_commas(order: str) -> str:
    """Return a formula for a typed order with commas as separators."""
    text = f'SUBSTITUTE(TRIM({order}),"|","?")'
    for separator in _SEPARATORS:
        text = f'SUBSTITUTE({text},"{separator}",",")'
    return text


def parted(order: str) -> str:
    """Return a formula for the parts of an order with commas, none of them empty and none with
    blanks at its ends; ``1. MM 2. SOLK`` has two."""
    numbered = order
    for number in range(2, MOST + 1):
        for mark in ".)":
            numbered = f'SUBSTITUTE({numbered}," {number}{mark} ",",")'
    tidy = f"TRIM(IF({_is_numbered(order)},{numbered},{order}))"
    for old, new in ((" ,", ","), (", ", ","), (" ", "|"), (",", " ")):
        tidy = f'SUBSTITUTE({tidy},"{old}","{new}")'
    return f'SUBSTITUTE(SUBSTITUTE(TRIM({tidy})," ",","),"|"," ")'


def _is_numbered(text: str) -> str:
    """Return the condition that a text begins with a number and its mark: ``1.``, ``2)``."""
    digit = f'ISNUMBER(FIND(LEFT({text}&"?"),"{"".join(map(str, range(1, MOST + 1)))}"))'
    return f'AND({digit},ISNUMBER(FIND(MID({text}&"??",2,1),"{_BEHIND_A_NUMBER}")))'


def codes_of(order: str, parts: str, roundrobin: str, titles: str) -> str:
    """Return a formula for the parts of an order: the codes of a name; of codes with blanks between
    them each; else its ``parts``.

    ``order`` is the typed text; ``roundrobin`` a condition that an order left out is a
    round-robin's; ``titles`` the range of all codes.
    """
    words = f'SUBSTITUTE({parts},","," ")'
    apart = f'" "&SUBSTITUTE({words}," ","  ")&" "'
    without = f'SUBSTITUTE(UPPER({apart})," "&{titles}&" ","")'
    codes = f"SUMPRODUCT((LEN({apart})-LEN({without}))/(LEN({titles})+2))"
    are_codes = f'{codes}=LEN({words})-LEN(SUBSTITUTE({words}," ",""))+1'
    name = spelled(order)
    of_roundrobin = f'OR({is_called(name, ROUNDROBIN)},AND({name}="",{roundrobin}))'
    usual = [name for name, codes in _NAMED.items() if codes == USUAL_CODES]
    others = [name for name in _NAMED if name not in usual]
    return first_that_holds(
        [
            (of_roundrobin, _joined(OF_A_ROUNDROBIN)),
            (f'OR({name}="",{is_called(name, *usual)})', _joined(USUAL_CODES)),
            *((is_called(name, other), _joined(_NAMED[other])) for other in others),
            (are_codes, f'SUBSTITUTE({words}," ",",")'),
        ],
        parts,
    )


def _joined(codes: Sequence[str]) -> str:
    return f'"{",".join(codes)}"'


def part_of(codes: str, place: int) -> str:
    """Return a formula for the part of the codes at this place, from 1; "" behind the last."""
    wide = f'SUBSTITUTE({codes},",",REPT(" ",{_WIDEST}))'
    return f"TRIM(MID({wide},{_WIDEST * (place - 1) + 1},{_WIDEST}))"


def place_of(part: str, spellings: str) -> str:
    """Return a formula for the place of a part among the tie-breaks of :data:`CODES`; 0 for any
    other text. ``spellings`` is the cell with :data:`SPELLINGS`."""
    text = spelled(f"IF({_is_numbered(part)},MID({part},3,{_WIDEST}),{part})")
    for mark in ".'’":
        text = f'SUBSTITUTE({text},"{mark}","")'
    key = f'"|"&{text}&"="'
    found = f"VALUE(MID({spellings},FIND({key},{spellings})+LEN({key}),2))"
    return f'IF({part}="",0,IFERROR({found},0))'


def are(codes: Sequence[str], places: Sequence[str]) -> str:
    """Return the condition that an order has these tie-breaks alone; ``places`` are the cells with
    the place of each part."""
    wanted = [CODES.index(code) + 1 for code in codes] + [0] * (len(places) > len(codes))
    return f"AND({','.join(f'{cell}={place}' for cell, place in zip(places, wanted))})"


def is_roundrobins(places: Sequence[str]) -> str:
    """Return the condition that the order is that of a round-robin, with or without our wins."""
    return f"OR({are(OF_A_ROUNDROBIN, places)},{are(OF_A_ROUNDROBIN[:2], places)})"


def first_unknown(parts: Sequence[str], places: Sequence[str], by_roundrobin: str) -> str:
    """Return a formula for the first part that is no tie-break known here; "" if there is none."""
    known = f"{len(KNOWN)}+{by_roundrobin}"
    return first_that_holds(
        [
            (f'AND({part}<>"",OR({place}=0,{place}>{known}))', part)
            for place, part in zip(places, parts)
        ]
    )


def is_plain(codes: str, places: str, unknown: str) -> str:
    """Return the condition that each part is a tie-break known here and none stands twice;
    ``places`` is the range of cells with the place of each part, ``unknown`` the cell with the
    first unknown part."""
    commas = f'LEN({codes})-LEN(SUBSTITUTE({codes},",",""))'
    twice = f"SUMPRODUCT(({places}>0)*(COUNTIF({places},{places})>1))"
    return f'AND({unknown}="",{commas}+1=COUNTIF({places},">0"),{twice}=0)'

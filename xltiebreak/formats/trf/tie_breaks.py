"""Records 202 and 212: the tie-breaks of a file ⇄ an order of ours."""

from __future__ import annotations

from xltiebreak.event.findings import WARNING, Finding, TieBreakError
from xltiebreak.formats.trf.layout import MTB26
from xltiebreak.formats.trf.records import Records
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.systems import tie_break

POINTS, MATCH_POINTS, GAME_POINTS = "PTS", "MPTS", "GPTS"
"""What an order of the standings begins with: the points, those of matches or of games."""
_SELF_DEFINED = "OTHER_"


def stated_order(records: Records) -> tuple[str, list[str]]:
    """The record that states an order, and what stands in it.

    Record 212 (standings, beginning with the points) is asked before 202.
    """
    code = next((code for code in ("212", "202") if records.text(code)), "")
    stated = [part.strip() for part in records.text(code).split(",")] if code else []
    return code, [one for one in stated if one]


def read_order(records: Records) -> tuple[str, list[Finding]]:
    """The order that the file states, as codes with commas, and why it is not taken over.

    An order with a code that is not known is not taken over at all: the rest of it would be
    another order.
    """
    code, stated = stated_order(records)
    if stated[:1] and stated[0].upper() in (POINTS, MATCH_POINTS, GAME_POINTS):
        del stated[0]
    codes = [_ours(one) for one in stated]
    if not codes:
        return "", []
    unknown = [one for one in codes if not _known(one)]
    try:
        if unknown:
            raise TieBreakError(f"{', '.join(unknown)} cannot be computed here")
        order_named(",".join(codes))
    except TieBreakError as error:
        message = (
            f"{str(error).rstrip('.')}, so the file's order ({', '.join(stated)}) is passed over; "
            "state the tie-break order yourself"
        )
        return "", [Finding(WARNING, "tie-break-order", records.where(code), message)]
    return ",".join(codes), []


def _known(code: str) -> bool:
    try:
        tie_break(code)
    except TieBreakError:
        return False
    return True


def _ours(code: str) -> str:
    if code.upper() in (MATCH_POINTS, GAME_POINTS):
        return "MPvGP"  # behind the points that place the teams, those are the other ones
    prefixed = code.upper().startswith(_SELF_DEFINED)
    return code[len(_SELF_DEFINED) :] if prefixed else code


def write_order(order: str) -> str:
    """The codes of an order for record 202; those that FIDE does not have as ``OTHER_CUM``.

    Raises:
        TieBreakError: the order is none.
    """
    return ",".join(_theirs(code) for code in order_named(order).codes)


def _theirs(code: str) -> str:
    name = code.upper().partition("/")[0].partition(":")[0]
    return code if name in MTB26 else f"{_SELF_DEFINED}{code}"

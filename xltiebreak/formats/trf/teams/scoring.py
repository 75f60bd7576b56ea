"""What a match is like, and what it is worth: records 352, 362, 192 and 212."""

from __future__ import annotations

import re
from collections.abc import Sequence

from xltiebreak.event.figures import points as read_points
from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.event.section import (
    BY_GAME_POINTS,
    BY_MATCH_POINTS,
    FIDE_MATCH_POINTS,
    MAX_BOARDS,
    MatchPoints,
)
from xltiebreak.formats.trf.records import Records
from xltiebreak.formats.trf.tie_breaks import GAME_POINTS, MATCH_POINTS, stated_order

_PAIR = re.compile(r"(T[WDL])\s*=?\s*(\d*[.,]?\d+)")


def read_match_points(
    records: Sequence[tuple[int, str]],
) -> tuple[MatchPoints | None, list[Finding]]:
    """What a match won, drawn and lost is worth where the file says so, and what is wrong there."""
    worth = dict(zip(("TW", "TD", "TL"), FIDE_MATCH_POINTS))
    faults = []
    for number, line in records:
        text = line[3:].upper()
        try:
            worth.update({code: read_points(figure) for code, figure in _PAIR.findall(text)})
            odd = _PAIR.sub("", text).strip()
        except ValueError as error:
            odd = str(error)
        if odd:
            message = f"{odd!r} cannot be read; expected points such as TW 2.0   TD 1.0   TL 0.0"
            faults.append(Finding(ERROR, "scoring", f"line {number}", message))
    scale = MatchPoints(worth["TW"], worth["TD"], worth["TL"])
    if records and not scale.win > scale.draw > scale.loss:
        message = f"a match won, drawn and lost is worth {scale} here; expected less and less"
        faults.append(Finding(ERROR, "scoring", f"line {records[0][0]}", message))
    return (scale, faults) if records and not faults else (None, faults)


def read_colours(records: Records) -> tuple[str, list[Finding]]:
    """The colours, by board, of the team that begins with the first one, ``WBWB``; empty where
    the file does not state them, and what is wrong there."""
    colours = "".join(records.text("352").upper().split())
    if not set(colours) - {"W", "B"} and len(colours) <= MAX_BOARDS:
        return colours, []
    message = (
        f"{colours!r} are not the colors of the boards; expected W or B for each, at most "
        f"{MAX_BOARDS}, such as WBWB"
    )
    return "", [Finding(ERROR, "setting", records.where("352"), message)]


def placed_by(records: Records) -> str:
    """Which points place the teams first: those that the order of the standings begins with, else
    those that the type of the event names first."""
    _, codes = stated_order(records)
    first = codes[0].upper() if codes else ""
    if first in (MATCH_POINTS, GAME_POINTS):
        return BY_GAME_POINTS if first == GAME_POINTS else BY_MATCH_POINTS
    named = [part for part in records.text("192").upper().split("_") if part in ("MP", "GP")]
    return BY_GAME_POINTS if named[:1] == ["GP"] else BY_MATCH_POINTS

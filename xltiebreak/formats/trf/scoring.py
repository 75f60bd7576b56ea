"""What results are worth: record 162 of TRF26, ``XXS`` of JaVaFo, ``BBW`` … of bbpPairings."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.figures import decimal
from xltiebreak.event.figures import points as read_points
from xltiebreak.event.findings import ERROR, Finding

USUAL: Mapping[str, tuple[str, float]] = {
    "W": ("a win", 1),
    "D": ("a draw", 0.5),
    "L": ("a loss", 0),
    "A": ("an absence", 0),
    "WW": ("a win with White", 1),
    "BW": ("a win with Black", 1),
    "WD": ("a draw with White", 0.5),
    "BD": ("a draw with Black", 0.5),
    "WL": ("a loss with White", 0),
    "BL": ("a loss with Black", 0),
    "FW": ("a forfeit win", 1),
    "FL": ("a forfeit loss", 0),
    "FPB": ("a full-point bye", 1),
    "HPB": ("a half-point bye", 0.5),
    "ZPB": ("a zero-point bye", 0),
    "BBW": ("a win", 1),
    "BBD": ("a draw", 0.5),
    "BBL": ("a loss", 0),
    "BBZ": ("a zero-point bye", 0),
    "BBF": ("a forfeit loss", 0),
}
PAIRING_BYE = frozenset({"P", "PAB", "BBU"})
UNKNOWN_RESULT = "X"  # an adjourned game is not finished, whatever it is counted for meanwhile
RECORDS = frozenset({"162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"})

_PAIR = re.compile(r"([A-Z]+)\s*=?\s*(\d*[.,]?\d+)")


class Scoring(NamedTuple):
    """What a pairing bye is worth where that is not 1, and what is wrong."""

    bye_worth: float | None
    faults: Sequence[Finding]


def read_scoring(records: Sequence[tuple[int, str]]) -> Scoring:
    """The scoring in these records, each with its line; only the pairing bye may differ.

    Tie-breaks are defined for 1, ½ and 0: other points are an error with its line.
    """
    worth: float | None = None
    faults = []
    for number, line in records:
        rest = line if line.startswith("BB") else line[3:]
        odd = []
        for code, figure in _PAIR.findall(rest.upper()):
            try:
                value = read_points(figure)
            except ValueError:
                odd.append(f"{figure!r} is not a number of points")
                continue
            if code in PAIRING_BYE and value <= 1:
                worth = value
            elif code in PAIRING_BYE:
                odd.append(f"a pairing bye is worth {decimal(value)}")
            elif code not in USUAL and code != UNKNOWN_RESULT:
                odd.append(f"{code!r} is not a result")
            elif code in USUAL and value != USUAL[code][1]:
                odd.append(f"{USUAL[code][0]} is worth {decimal(value)}")
        if _PAIR.sub("", rest.upper()).strip():
            odd.append(f"{rest.strip()!r} cannot be read")
        if odd:
            faults.append(
                Finding(
                    ERROR,
                    "scoring",
                    f"line {number}",
                    f"{', '.join(odd)} (record {line[:3]}); tie-breaks are worked out for 1 a win, "
                    "½ a draw, 0 a loss and at most 1 a bye",
                )
            )
    return Scoring(None if worth == 1 else worth, faults)


def abnormal_points(records: Sequence[tuple[int, str]]) -> list[Finding]:
    """Points that an arbiter gave or took away (records 299) would make other scores."""
    message = (
        "the arbiter gave or took away points (record 299), which cannot be taken into account; "
        "remove the record to work without them"
    )
    return [Finding(ERROR, "abnormal-points", f"line {number}", message) for number, _ in records]

"""Four teams and their matches, as blocks of cells."""

from __future__ import annotations

from typing import Any

RESULTS: list[list[Any]] = [
    ["W2", "W3", "D4"],
    ["L1", "W4", "W3"],
    ["W4", "L1", "L2"],
    ["L3", "L2", "D1"],
]


NAMES = [["Elms"], ["Oaks"], ["Firs"], ["Pines"]]


def shown(value: Any) -> Any:
    return "" if value is None else float(value)

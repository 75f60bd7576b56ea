"""Events as blocks of cells, and standings as the functions spill them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tests.make.made_up import MadeUp, written
from xltiebreak import Standing

RESULTS: list[list[Any]] = [
    ["W2", "W3", "D4"],
    ["L1", "W4", "W3"],
    ["W4", "L1", "L2"],
    ["L3", "L2", "D1"],
]
"""Of four teams."""

NAMES = [["Elms"], ["Oaks"], ["Firs"], ["Pines"]]


def block_of(made: MadeUp) -> list[list[Any]]:
    """Its results in a sheet, where row k is player k."""
    width = len(next(iter(made.event.values())))
    rows: list[list[Any]] = [[None] * width for _ in range(max(made.event))]
    for number, results in made.event.items():
        rows[number - 1] = [written(result) or None for result in results]
    return rows


def shown(value: Any) -> Any:
    return "" if value is None else float(value)


def rows_of(standings: Iterable[Standing], codes: Sequence[str]) -> list[list[Any]]:
    """The rows that STANDINGS_TB spills below its header."""
    return [
        [
            row.places if row.shared else float(row.place),
            float(row.player.number),
            row.player.label,
            row.score,
            *(shown(row.values[code]) for code in codes),
            row.decided_by or "",
        ]
        for row in standings
    ]

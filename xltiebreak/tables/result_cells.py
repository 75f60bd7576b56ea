"""A block of cells → results, in one notation, each fault with its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Optional

from xltiebreak.event.findings import ERROR, Finding, Place
from xltiebreak.event.notation import (
    AmbiguousNotation,
    UnknownCell,
    dialect_named,
    infer,
    read_cell,
)
from xltiebreak.event.results import UNREADABLE, Result
from xltiebreak.tables.cells import Cell

Where = Callable[[int, int], tuple[str, Optional[Place]]]
"""Where a cell stands, in words and in values, by its row (from 0) and its round (from 1)."""


def read_results(
    rows: Sequence[Sequence[Cell]], where: Where, notation: str = "", how_to_state: str = ""
) -> tuple[tuple[tuple[Result, ...], ...], list[Finding]]:
    """The results of all rows in the stated notation, else in the one that makes sense of them.

    A cell that cannot be read becomes an unreadable result and a finding; nothing is guessed.
    ``how_to_state`` tells where the table's notation is stated, if it can be.

    Raises:
        TieBreakError: there is no notation of that name.
    """
    faults: list[Finding] = []

    def tell(k: int, round: int, code: str, message: str) -> None:
        cell_at, place = where(k, round)
        faults.append(Finding(ERROR, code, cell_at, message, place))

    if notation:
        dialect = dialect_named(notation)
    else:
        try:
            dialect = infer(cell.text for row in rows for cell in row if not cell.fault)
        except AmbiguousNotation as ambiguous:
            dialect = ambiguous.dialect
            texts = (
                (k, r, cell.text) for k, row in enumerate(rows) for r, cell in enumerate(row, 1)
            )
            k, round = next((k, r) for k, r, text in texts if text == ambiguous.text)
            hint = f" ({how_to_state})" if how_to_state else ""
            tell(k, round, "ambiguous-notation", f"{ambiguous}{hint}")
    results = []
    for k, row in enumerate(rows):
        line = []
        for round, cell in enumerate(row, start=1):
            result = UNREADABLE
            if cell.fault is not None:
                tell(k, round, *cell.fault)
            else:
                try:
                    result = read_cell(cell.text, dialect)
                except UnknownCell as unknown:
                    tell(k, round, "unknown-code", str(unknown))
            line.append(result)
        results.append(tuple(line))
    return tuple(results), faults

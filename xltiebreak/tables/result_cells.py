"""A block of cells → results, in one notation, each fault with its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Optional

from xltiebreak.event.findings import ERROR, Finding, Place
from xltiebreak.event.notation import (
    US,
    AmbiguousNotation,
    UnknownCell,
    dialect_named,
    infer,
    read_cell,
)
from xltiebreak.event.notation.languages import rulings_for_results
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
            k, round = _first(rows, ambiguous.text)
            hint = f" ({how_to_state})" if how_to_state else ""
            tell(k, round, "ambiguous-notation", f"{ambiguous}{hint}")
        if not faults and dialect.code == US:
            refused = rulings_for_results(cell.text for row in rows for cell in row)
            if refused is not None:
                k, round = _first(rows, refused.text)
                hint = f" ({how_to_state})" if how_to_state else ""
                tell(k, round, "ambiguous-notation", f"{refused.why}{hint}")
    known: dict[str, Result] = {}
    results = []
    for k, row in enumerate(rows):
        line = []
        for round, cell in enumerate(row, start=1):
            result = UNREADABLE
            if cell.fault is not None:
                tell(k, round, *cell.fault)
            else:
                try:
                    result = known.get(cell.text) or read_cell(cell.text, dialect)
                    known[cell.text] = result
                except UnknownCell as unknown:
                    tell(k, round, "unknown-code", str(unknown))
            line.append(result)
        results.append(tuple(line))
    return tuple(results), faults


def _first(rows: Sequence[Sequence[Cell]], text: str) -> tuple[int, int]:
    """The row and the round of the first cell with this text."""
    cells = ((k, r, cell.text) for k, row in enumerate(rows) for r, cell in enumerate(row, 1))
    return next((k, r) for k, r, there in cells if there == text)

"""A block of cells → results, in one notation, each fault with its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Optional

from xltiebreak.event.findings import ERROR, Finding, Place
from xltiebreak.event.notation import (
    AmbiguousNotation,
    Dialect,
    UnknownCell,
    dialect_named,
    infer,
    read_cell,
)
from xltiebreak.event.results import UNREADABLE, Result
from xltiebreak.tables.cells import Cell, Fault

Where = Callable[[int, int], tuple[str, Optional[Place]]]
"""Where a cell stands, in words and in values, by its row (from 0) and its round (from 1)."""


ON_THE_EVENT_SHEET = "label Notation on the sheet Event"
IN_A_LINE = "add a line such as Notation,us above the table"


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
    dialect = dialect_named(notation) if notation else _inferred(rows, where, faults, how_to_state)
    results = []
    for k, row in enumerate(rows):
        line = []
        for round, cell in enumerate(row, start=1):
            fault, result = _read(cell, dialect)
            if fault is not None:
                cell_at, place = where(k, round)
                faults.append(Finding(ERROR, fault.code, cell_at, fault.message, place))
            line.append(result)
        results.append(tuple(line))
    return tuple(results), faults


def _inferred(
    rows: Sequence[Sequence[Cell]], where: Where, faults: list[Finding], how_to_state: str
) -> Dialect:
    try:
        return infer(cell.text for row in rows for cell in row if not cell.fault)
    except AmbiguousNotation as ambiguous:
        cell_at, place = next(
            where(k, round)
            for k, row in enumerate(rows)
            for round, cell in enumerate(row, start=1)
            if cell.text == ambiguous.text
        )
        message = f"{ambiguous} ({how_to_state})" if how_to_state else str(ambiguous)
        faults.append(Finding(ERROR, "ambiguous-notation", cell_at, message, place))
        return ambiguous.dialect


def _read(cell: Cell, dialect: Dialect) -> tuple[Fault | None, Result]:
    if cell.fault is not None:
        return cell.fault, UNREADABLE
    try:
        return None, read_cell(cell.text, dialect)
    except UnknownCell as unknown:
        return Fault("unknown-code", str(unknown)), UNREADABLE

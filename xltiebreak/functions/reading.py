"""A block of cell values → results. What was read once in US letters is remembered by its text,
so that an edit costs no more than the rows that it touches."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache
from typing import Any

from xltiebreak.event.findings import Finding, Place
from xltiebreak.event.notation import UnknownCell, dialect_named, read_cell
from xltiebreak.event.results import Result
from xltiebreak.tables.cells import Cell, cell_of, plain
from xltiebreak.tables.result_cells import read_results

Block = Sequence[Sequence[Any]]
"""Rows of values: text, a number, nothing, a date, or an error such as ``#N/A``."""

Key = tuple[tuple[Any, ...], ...]
"""A block whose values are equal only where they read alike, to be remembered by."""

_ERROR_NUMBERS = {-2146826243: "#SPILL!", -2146826238: "#CALC!"}
"""Younger errors, which xlwings passes on as their numbers."""

_US = dialect_named("us")
_TEXTS, _ROWS = 65_536, 8_192
"""How many different entries and rows are kept: those of the largest events, some times over."""


def text_of(value: Any) -> str:
    """A value as the text that was typed; whole numbers without a decimal point.

    The values of a row or column, as of a range of codes, are listed with commas.
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, int):
        return _ERROR_NUMBERS.get(value) or str(value)
    if isinstance(value, (float, Decimal)) and value == value // 1:
        return str(int(value))
    if isinstance(value, (list, tuple)):
        return ",".join(text for text in map(text_of, value) if text)
    return plain(str(value))


def read_block(
    block: Key, entry: str = "player"
) -> tuple[tuple[tuple[Result, ...], ...], Sequence[Finding]]:
    """The results of a block, row by row, and what cannot be read.

    US letters are what our own workbooks hold, so a block that reads as such throughout is taken
    for one; only another is asked what notation makes most sense of it. ``entry`` is what a row is
    called in a message.
    """
    rows = [_row_in_us(row) for row in block]
    read = tuple([row for row in rows if row is not None])
    if len(read) == len(rows):
        return read, ()
    cells = [[value_cell(value) for value in row] for row in block]
    in_us = all(cell.fault or _in_us(cell.text) for row in cells for cell in row)
    return read_results(
        cells,
        lambda row, round: (f"{entry} {row + 1}, round {round}", Place(row + 1, round)),
        _US.code if in_us else "",
        "in a block of cells, by letters such as W12",
    )


def value_cell(value: Any) -> Cell:
    """A spreadsheet's value as the text that was typed, with its fault."""
    return cell_of(text_of(value) if isinstance(value, int) else value)


@lru_cache(maxsize=_ROWS)
def _row_in_us(row: tuple[Any, ...]) -> tuple[Result, ...] | None:
    results = tuple([result for result in map(_in_us, row) if result is not None])
    return results if len(results) == len(row) else None


@lru_cache(maxsize=_TEXTS)
def _in_us(value: Any) -> Result | None:
    """What a value states in US letters; nothing where it states nothing in them."""
    cell = value_cell(value)
    if cell.fault is not None:
        return None
    try:
        return read_cell(cell.text, _US)
    except UnknownCell:
        return None


def forget() -> None:
    """Forget what was read."""
    _row_in_us.cache_clear()
    _in_us.cache_clear()

"""The formulas of a workbook that is being written: each without a value gets the value that its
text gives, so that every program that opens the workbook shows it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from xlsxwriter import Workbook  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.evaluation.formula import Sheet
from xltiebreak.excel.evaluation.values import Error

_DEEP = 100_000
"""How deep calls may be nested."""


def work_out(workbook: Workbook) -> None:
    """Store the value of each formula that has none."""
    book = _Book(workbook)
    with deep():
        for sheet in book.sheets.values():
            sheet.store()


@contextmanager
def deep() -> Iterator[None]:
    """Allow formulas to depend on others at great depth, as from row to row of a long table."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(_DEEP)
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


class _Book:
    """The sheets of a workbook, and its names for cells."""

    def __init__(self, workbook: Workbook) -> None:
        texts = [*workbook.str_table.string_table]
        sheets = workbook.worksheets()
        self.sheets = {
            sheet.name: _Sheet(self, place, sheet, texts)
            for place, sheet in enumerate(sheets, start=1)
        }
        self._names: dict[str, str] = {
            name: text for name, sheet, text, *_ in workbook.defined_names if sheet < 0
        }

    def sheet(self, name: str) -> Sheet:
        return self.sheets[name]

    def named(self, name: str) -> str:
        return self._names[name]


class _Sheet(Sheet):
    """A sheet that is being written; some of its cells are still to be worked out."""

    def __init__(self, book: _Book, place: int, sheet: Worksheet, texts: list[str]) -> None:
        super().__init__(book, place)
        self._table = sheet.table
        for row, cells in sheet.table.items():
            for number, cell in cells.items():
                kind = type(cell).__name__
                column = self.columns[number]
                if kind == "String":
                    column[row] = texts[cell.string]
                elif kind == "RichString":
                    column[row] = cell.raw_string
                elif kind == "Formula" and cell.value is None:
                    text = cell.formula
                    column.formulas[row] = getattr(text, "pattern", None) or in_its_row(text, row)
                elif kind in ("Formula", "ArrayFormula"):
                    column[row] = cell.value
                elif kind != "Blank":
                    column[row] = cell[0]

    def store(self) -> None:
        """Put the values into the cells from which XlsxWriter writes them."""
        for number, column in [*self.columns.items()]:
            for row in column.formulas:
                value: Any = column[row]
                stored = value.code if isinstance(value, Error) else value
                cells = self._table[row]
                cell = cells[number]
                cells[number] = type(cell)(cell.formula, cell.format, stored)


def in_its_row(formula: str, row: int) -> str:
    """Return the formula with ``{row}`` for its own row, so that a column's formulas are alike."""
    own = str(row + 1)
    if own not in formula:
        return formula
    pieces = _QUOTED.split(formula)
    reference = _own_row(own)
    pieces[::2] = [reference.sub("{row}", piece) for piece in pieces[::2]]
    return "".join(pieces)


_QUOTED = re.compile(r"""("[^"]*"|'[^']*')""")
"""A text, or the quoted name of a sheet."""


@cache
def _own_row(own: str) -> re.Pattern[str]:
    """Return a pattern for this row's number behind a column's letters."""
    return re.compile(rf"(?<=[A-Z]){own}(?![\d(])")

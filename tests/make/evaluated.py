"""The formulas of a workbook that stands on disk or in memory, worked out from their text."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from openpyxl import load_workbook
from openpyxl.worksheet.formula import ArrayFormula

from xltiebreak.excel.evaluation.book import deep
from xltiebreak.excel.evaluation.formula import Sheet
from xltiebreak.excel.evaluation.values import Error

_OF_AN_ADD_IN = re.compile(
    r"_TB\(|_xldudf_|MODMEDIAN\(|TIEBREAK\(|IHSA_ROUND\(|LET\(|FORMULATEXT\("
)
"""What the add-in's functions give is stored as they gave it."""


class SheetOfFile(Sheet):
    """A sheet, with the values that are ``stored`` with formulas, by row and column."""

    def __init__(self, book: BookOfFile, place: int) -> None:
        super().__init__(book, place)
        self.stored: dict[tuple[int, int], Any] = {}

    def put(self, row: int, *values: Any) -> None:
        """Fill the first cells of a row."""
        for column, value in enumerate(values):
            self.columns[column][row] = value


class BookOfFile:
    """All sheets of a workbook."""

    def __init__(self) -> None:
        self.sheets: dict[str, SheetOfFile] = {}
        self._names: dict[str, str] = {}

    @classmethod
    def of(cls, sheets: dict[str, list[list[Any]]]) -> BookOfFile:
        """A workbook with these cells."""
        book = cls()
        for k, (title, rows) in enumerate(sheets.items(), 1):
            sheet = book.sheets[title] = SheetOfFile(book, k)
            for row, line in enumerate(rows):
                sheet.put(row, *line)
        return book

    @classmethod
    def read(cls, source: Path | bytes) -> BookOfFile:
        """A workbook as it stands in a file."""
        book = cls()

        def loaded(*, values: bool) -> Any:
            return load_workbook(
                io.BytesIO(source) if isinstance(source, bytes) else source, data_only=values
            )

        formulas, values = loaded(values=False), loaded(values=True)
        titles = formulas.sheetnames
        book.sheets = {title: SheetOfFile(book, k) for k, title in enumerate(titles, 1)}
        names = formulas.defined_names.values()
        book._names = {name.name: name.attr_text for name in names}
        for title, sheet in book.sheets.items():
            for row in formulas[title].iter_rows():
                for cell in row:
                    at = cell.row - 1, cell.column - 1
                    book._take(sheet, at, cell, values[title][cell.coordinate].value)
        return book

    @staticmethod
    def _take(sheet: SheetOfFile, at: tuple[int, int], cell: Any, stored: Any) -> None:
        (row, column), written, is_formula = at, cell.value, cell.data_type == "f"
        text = written.text if isinstance(written, ArrayFormula) else written
        if is_formula and not _OF_AN_ADD_IN.search(text):
            sheet.columns[column].formulas[row] = text[1:]
            sheet.stored[at] = "" if stored is None else stored
        elif written is not None:
            value = ("" if stored is None else stored) if is_formula else written
            sheet.columns[column][row] = value

    def sheet(self, name: str) -> SheetOfFile:
        return self.sheets[name]

    def named(self, name: str) -> str:
        return str(self._names[name])

    def differences(self) -> Iterator[tuple[str, tuple[int, int], Any, Any]]:
        """Where another value is stored than the text of the formula gives: sheet, row and column
        from 0, the stored value, and the other one."""
        with deep():
            for title, sheet in self.sheets.items():
                for at, stored in sheet.stored.items():
                    value = sheet.columns[at[1]][at[0]]
                    given = value.code if isinstance(value, Error) else value
                    if not same(stored, given):
                        yield title, at, stored, given


def same(left: Any, right: Any) -> bool:
    """Whether two values are the same; figures up to what a float cannot hold."""
    if isinstance(left, (int, float)) and isinstance(right, (int, float)):
        return abs(left - right) < 1e-9
    return bool(left == right)

"""A live workbook that is open in LibreOffice: what is typed into it, and what its cells show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.utils import get_column_letter
from openpyxl.utils.cell import coordinate_to_tuple
from openpyxl.worksheet.worksheet import Worksheet

from tests.libreoffice.office import Office
from xltiebreak import Event

Rows = list[list[Any]]
XLSX, ODS = "Calc MS Excel 2007 XML", "calc8"
NOT_STORED = ("Prizes", "Help")
"""Sheets of which some values are not stored: those of hidden cells, and what only the functions
can say of themselves."""


@dataclass(frozen=True)
class LiveBook:
    """``path`` is the workbook as we wrote it; ``document`` what is open of it, or of a copy."""

    office: Office
    path: Path
    document: int
    _typed: list[tuple[str, str, Rows]] = field(default_factory=list)

    @cached_property
    def written(self) -> Workbook:
        """The workbook with the values that were written with it."""
        return load_workbook(self.path, data_only=True)

    def rows(self, sheet: str) -> Rows:
        """What all cells of a sheet show."""
        return self.block(sheet, self.written[sheet].dimensions)

    def block(self, sheet: str, address: str) -> Rows:
        shown: Rows = self.office.values(self.document, sheet, address)
        return shown

    def place(self, name: str) -> tuple[str, str]:
        """The sheet and the address for which a name stands."""
        sheet, _, address = self.written.defined_names[name].value.rpartition("!")
        return sheet.strip("'"), address.replace("$", "")

    def named(self, name: str) -> Any:
        """What stands there: rows, or the value of one cell; nothing without such a name."""
        if name not in self.written.defined_names:
            return None
        sheet, address = self.place(name)
        rows = self.block(sheet, address)
        return rows if ":" in address else rows[0][0]

    def type(self, sheet: str, address: str, rows: Sequence[Sequence[Any]]) -> None:
        """Type from a cell on."""
        first = address.partition(":")[0]
        row, column = coordinate_to_tuple(first)
        last = f"{get_column_letter(column + len(rows[0]) - 1)}{row + len(rows) - 1}"
        there = stored(self.written[sheet][f"{first}:{last}"])
        self._typed.append((sheet, first, there))
        self.office.type(self.document, sheet, first, rows)

    def correct(self) -> None:
        """Type again what stood in the workbook when it was written."""
        while self._typed:
            self.office.type(self.document, *self._typed.pop())

    def saved(self, path: Path, filter: str) -> Path:
        """A copy, written by LibreOffice."""
        self.office.store(self.document, str(path), filter)
        return path

    @contextmanager
    def copy(self, path: Path) -> Iterator[LiveBook]:
        """One that was saved, opened again beside it."""
        document = self.office.open(str(path))
        yield LiveBook(self.office, self.path, document)
        self.office.close(document)


class Typed:
    """A workbook that is open in LibreOffice, to be typed in by rows and columns from 1."""

    def __init__(self, office: Office, path: Path, content: bytes) -> None:
        path.write_bytes(content)
        self.office, self.document = office, office.open(str(path))

    def type(self, sheet: str, row: int, column: int, value: Any) -> None:
        address = f"{get_column_letter(column)}{row}"
        self.office.type(self.document, sheet, address, [[value]])

    def work_out(self) -> None:
        self.office.calculate(self.document)

    def block(self, sheet: str, row: int, column: int, rows: int, columns: int) -> Rows:
        left, right = map(get_column_letter, (column, column + columns - 1))
        address = f"{left}{row}:{right}{row + rows - 1}"
        shown: Rows = self.office.values(self.document, sheet, address)
        return shown


Opening = Callable[[Event], LiveBook]


def stored(rows: Any) -> Rows:
    """The stored values of cells; nothing as an empty text."""
    if isinstance(rows, Worksheet):
        rows = rows.iter_rows()
    return [["" if cell.value is None else cell.value for cell in row] for row in rows]


def differing(shown: Rows, expected: Rows) -> list[tuple[Any, ...]]:
    """The cells that differ, with what stands in each; beyond the end there is nothing."""
    height = max(len(shown), len(expected))
    width = max(map(len, (*shown, *expected)))

    def at(rows: Rows, row: int, column: int) -> Any:
        return rows[row][column] if row < len(rows) and column < len(rows[row]) else ""

    return [
        (row + 1, column + 1, one, other)
        for row in range(height)
        for column in range(width)
        if (one := at(shown, row, column)) != (other := at(expected, row, column))
        and not (isinstance(one, float) and one == pytest.approx(other))
    ]


def unlike(book: LiveBook, other: Workbook) -> dict[str, list[tuple[Any, ...]]]:
    """The cells that do not show what another workbook has stored, sheet by sheet."""
    return {
        sheet.title: cells
        for sheet in other
        if sheet.title not in NOT_STORED
        and (cells := differing(book.rows(sheet.title), stored(sheet)))
    }

"""Functions called from cells of LibreOffice: their arguments side by side on one sheet, the
answers below each other on a second one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openpyxl.utils import get_column_letter

from tests.faces.functions import Call, in_python, in_rows
from tests.libreoffice.office import Office
from xltiebreak.functions import FUNCTIONS
from xltiebreak.libreoffice.cells import figures_of

IN_CELLS = frozenset({"player", "one", "other", "team", "order", "edition", "withdrawn", "code"})
"""Arguments that come from a cell of their own, which at times is empty."""


class Formulas:
    """A new spreadsheet whose cells call functions."""

    def __init__(self, office: Office) -> None:
        self.office, self.document = office, office.open()
        office.add_sheet(self.document, "Answers")
        self.column, self.row = 1, 1
        self.known: dict[str, str] = {}

    def answers(self, calls: Sequence[Call]) -> list[Any]:
        """What the cells show, for each as many as the answer in Python fills; of one its value."""
        sizes = [size(answer) for answer in map(in_rows, in_python(calls))]
        first = self.row
        for call, (rows, columns) in zip(calls, sizes):
            where = area(1, self.row, rows, columns)
            self.office.enter_array(self.document, "Answers", where, self.formula(*call))
            self.row += rows
        widest = max(columns for _, columns in sizes)
        shown = self.office.values(
            self.document, "Answers", area(1, first, self.row - first, widest)
        )
        lines = iter(shown)
        filled = [[next(lines)[:columns] for _ in range(rows)] for rows, columns in sizes]
        return [rows[0][0] if size(rows) == (1, 1) else rows for rows in filled]

    def formula(self, name: str, arguments: list[Any]) -> str:
        """A function with its arguments, as they are typed."""
        figures = figures_of(FUNCTIONS[name])
        given = zip(FUNCTIONS[name].signature.parameters, arguments)
        said = [
            self.typed(value, argument in figures)
            if argument in figures | IN_CELLS or isinstance(value, list) or value is None
            else f'"{value}"' * isinstance(value, str) or str(value)
            for argument, value in given
        ]
        return f"={name}({';'.join(said)})"

    def typed(self, value: Any, as_block: bool = False) -> str:
        """Where a value or a block stands, with the sheet; one cell, too, ``as_block``, B5:B5."""
        block = value if isinstance(value, list) else [[value]]
        key = repr((block, as_block))
        if key not in self.known:
            where = area(self.column, 1, *size(block))
            self.office.type(self.document, "", f"{get_column_letter(self.column)}1", block)
            name = where.partition(":")[0] if size(block) == (1, 1) and not as_block else where
            self.known[key] = f"$Sheet1.{name}"
            self.column += len(block[0]) + 1
        return self.known[key]

    def close(self) -> None:
        self.office.close(self.document)


def size(rows: list[list[Any]]) -> tuple[int, int]:
    return len(rows), len(rows[0])


def area(column: int, row: int, rows: int, columns: int) -> str:
    left, right = map(get_column_letter, (column, column + columns - 1))
    return f"${left}${row}:${right}${row + rows - 1}"

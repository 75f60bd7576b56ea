"""A formula that fills many cells, stored with the value of every one of them, and cells that
show them on the page.

The page does not spill itself. Its cells are plain formulas: they keep their look and their
stored values wherever the workbook is opened, LibreOffice included, which works out an array
anew and shows #NAME? without the functions. An error stays beside the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from xlsxwriter.format import Format  # type: ignore[import-untyped]
from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]


@dataclass(frozen=True)
class Spilled:
    """A spill on a sheet: where it begins, and the rows of values that it gives."""

    row: int
    column: int
    values: Sequence[Sequence[Any]]

    def cell(self, down: int, across: int) -> str:
        """The address of one of its cells."""
        return str(xl_rowcol_to_cell(self.row + down, self.column + across))

    def value(self, down: int, across: int) -> Any:
        """The value there; an empty text where there is none."""
        if down < len(self.values) and across < len(self.values[down]):
            return self.values[down][across]
        return ""

    def show(
        self, sheet: Worksheet, at: tuple[int, int], cell: tuple[int, int], style: Format
    ) -> None:
        """Show a cell of the spill at a place on the page, and nothing where it is an error."""
        source = self.cell(*cell)
        formula = f'=IFERROR(IF({source}="","",{source}),"")'
        sheet.write_formula(*at, formula, style, self.value(*cell))


def write_spill(
    sheet: Worksheet,
    at: tuple[int, int],
    formula: str,
    values: Sequence[Sequence[Any]],
    style: Format,
) -> Spilled:
    """Write a dynamic array formula at a cell, and the rows of values that it gives.

    XlsxWriter stores 0 in the cells that the array fills, so they are written over. An empty
    text is stored as an empty cell.
    """
    row, column = at
    sheet.write_dynamic_array_formula(
        row,
        column,
        row + len(values) - 1,
        column + len(values[0]) - 1,
        f"={formula}",
        style,
        values[0][0],
    )
    for down, line in enumerate(values):
        for across, value in enumerate(line):
            if down or across:
                _write(sheet, row + down, column + across, value, style)
    return Spilled(row, column, values)


def _write(sheet: Worksheet, row: int, column: int, value: Any, style: Format) -> None:
    if value == "":
        sheet.write_blank(row, column, None, style)
    elif isinstance(value, str):
        sheet.write_string(row, column, value, style)
    else:
        sheet.write_number(row, column, value, style)

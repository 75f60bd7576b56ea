"""The columns of a table of formulas."""

from __future__ import annotations

from typing import NamedTuple

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    xl_col_to_name,
    xl_range_abs,
    xl_rowcol_to_cell,
)

from xltiebreak.excel.quick_sheets import THE_ROW


class Column(NamedTuple):
    """A column of a table: its place on the sheet, its first row, and its number of rows."""

    at_column: int
    first: int
    rows: int

    @property
    def all(self) -> str:
        """The range of its cells: ``$M$5:$M$28``."""
        last = self.first + self.rows - 1
        return str(xl_range_abs(self.first, self.at_column, last, self.at_column))

    def at(self, row: int | None = None) -> str:
        """Return its cell in a row of the sheet: ``$M5``. Without a row, return ``$M{row}``, which
        stands for the row of each formula."""
        if row is None:
            return f"${xl_col_to_name(self.at_column)}{THE_ROW}"
        return str(xl_rowcol_to_cell(row, self.at_column, False, True))

    def right(self, steps: int) -> Column:
        """Return the column so many steps to the right."""
        return self._replace(at_column=self.at_column + steps)


class Rounds(NamedTuple):
    """Columns side by side, one for each round, from the ``first`` on."""

    first: Column
    rounds: int

    def of(self, round: int) -> Column:
        """Return the column of a round, counted from 1."""
        return self.first.right(round - 1)

    def row(self, row: int | None = None) -> str:
        """Return the range of all rounds in a row: ``$M5:$Q5``; without a row, in the formula's."""
        return f"{self.first.at(row)}:{self.of(self.rounds).at(row)}"

    def above(self, row: int) -> str:
        """Return the range of all rounds in a row to which all formulas refer: ``$M$2:$Q$2``."""
        return str(xl_range_abs(row, self.first.at_column, row, self.of(self.rounds).at_column))

    def head(self, row: int, round: int) -> str:
        """Return the cell of a round in such a row: ``M$2``."""
        return str(xl_rowcol_to_cell(row, self.of(round).at_column, True, False))

    @property
    def all(self) -> str:
        """The range of all rounds in all rows."""
        column = self.first
        last = column.first + column.rows - 1
        return str(
            xl_range_abs(column.first, column.at_column, last, self.of(self.rounds).at_column)
        )

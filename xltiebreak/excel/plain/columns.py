"""What plain formulas are made of: the functions that they may call, and the columns of a table."""

from __future__ import annotations

from typing import NamedTuple

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    xl_col_to_name,
    xl_range_abs,
    xl_rowcol_to_cell,
)

from xltiebreak.excel.quick_sheets import THE_ROW

FUNCTIONS = frozenset(
    {"ADDRESS", "AND", "COLUMN", "COLUMNS", "COUNTIF", "FIND", "IF", "IFERROR", "INDEX", "INT"}
    | {"ISERROR", "ISNUMBER", "LARGE", "LEFT", "LEN", "LOWER", "MATCH", "MAX", "MID", "MIN", "MOD"}
    | {"N", "NOT", "OR", "REPT", "RIGHT", "ROW", "ROWS", "SMALL", "SUBSTITUTE", "SUM", "SUMIF"}
    | {"SUMPRODUCT", "TEXT", "TRIM", "UPPER", "VALUE"}
)
"""Excel 2010, Excel for the web, LibreOffice 7.4 and Google Sheets know all of these, and none of
them is worked out without need. A comparison stands inside SUMPRODUCT where it is one of ranges."""


class Column(NamedTuple):
    """A column of a table: its place on the sheet, its first row, and how many there are."""

    at_column: int
    first: int
    rows: int

    @property
    def all(self) -> str:
        """Its cells: ``$M$5:$M$28``."""
        last = self.first + self.rows - 1
        return str(xl_range_abs(self.first, self.at_column, last, self.at_column))

    def at(self, row: int | None = None) -> str:
        """The cell in a row of the sheet: ``$M5``; without one, in whatever row a formula stands,
        ``{row}``."""
        if row is None:
            return f"${xl_col_to_name(self.at_column)}{THE_ROW}"
        return str(xl_rowcol_to_cell(row, self.at_column, False, True))

    def right(self, steps: int) -> Column:
        """The column that stands so many steps to the right."""
        return self._replace(at_column=self.at_column + steps)


class Rounds(NamedTuple):
    """Columns of a table side by side, one for each round, from the first on."""

    first: Column
    rounds: int

    def of(self, round: int) -> Column:
        """The column of a round."""
        return self.first.right(round - 1)

    def row(self, row: int | None = None) -> str:
        """All rounds in a row of the sheet: ``$M5:$Q5``; without one, in that of the formula."""
        return f"{self.first.at(row)}:{self.of(self.rounds).at(row)}"

    def above(self, row: int) -> str:
        """The same where all rows of the table look at one row: ``$M$2:$Q$2``."""
        return str(xl_range_abs(row, self.first.at_column, row, self.of(self.rounds).at_column))

    def head(self, row: int, round: int) -> str:
        """The cell of a round in such a row: ``M$2``."""
        return str(xl_rowcol_to_cell(row, self.of(round).at_column, True, False))

    @property
    def all(self) -> str:
        """The cells of all rounds."""
        column = self.first
        last = column.first + column.rows - 1
        return str(
            xl_range_abs(column.first, column.at_column, last, self.of(self.rounds).at_column)
        )

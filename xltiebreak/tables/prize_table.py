"""Where a table of prizes stands: on a sheet of its own, or among the lines of a text file.

What its rows mean is read by :mod:`xltiebreak.tables.prize_list`, which few files need.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.words import bare
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Header
from xltiebreak.tables.list_sheets import PRIZE_COLUMNS, ListSheet, columns_headed

WINNERS = "Winners"
"""Begins the line below typed prizes under which our workbook shows who wins them."""


class PrizeTable(NamedTuple):
    """A table of prizes; ``sheet`` is missing where its headers cannot be read."""

    grid: Grid
    sheet: ListSheet | None

    @property
    def is_blank(self) -> bool:
        """Whether nothing is typed below its headers."""
        return self.sheet is not None and not any(self.rows)

    @property
    def rows(self) -> Iterator[Row]:
        """The rows in which something is typed, as far as the winners; formulas beside the columns
        do not count."""
        if self.sheet is None:
            return
        for row in self.sheet.rows:
            texts = [*filter(None, (self.sheet.cell(row, title).text for title in PRIZE_COLUMNS))]
            if len(texts) == 1 and f"{texts[0]}: ".startswith(f"{WINNERS}: "):
                return
            if texts:
                yield row


def prize_table(grids: Sequence[Grid]) -> PrizeTable | None:
    """Return the sheet ``Prizes`` of a workbook, or nothing where it is missing or empty."""
    for grid in grids:
        if bare(grid.sheet) == "prizes" and not all(row.empty for row in grid.rows):
            heads = (header_of_prizes(k, row) for k, row in enumerate(grid.rows))
            header = next(filter(None, heads), None)
            return PrizeTable(grid, ListSheet(grid, header, "prize") if header else None)
    return None


def cut_out(grid: Grid) -> tuple[Grid, PrizeTable | None]:
    """Return a text file without its table of prizes, and that table, if there is one. The table
    ends at the next empty line or at the crosstable."""
    crosstable = grid.header
    for k, row in enumerate(grid.rows):
        header = header_of_prizes(k, row)
        if header is None or (crosstable and crosstable.row == k):
            continue
        end = k
        while (
            end < len(grid.rows)
            and not grid.rows[end].empty
            and not (crosstable and crosstable.row == end)
        ):
            end += 1
        cut = [Row(row.number, []) if k <= j < end else row for j, row in enumerate(grid.rows)]
        table = replace(grid, rows=grid.rows[:end])
        return replace(grid, rows=cut), PrizeTable(table, ListSheet(table, header, "prize"))
    return grid, None


def header_of_prizes(index: int, row: Row) -> Header | None:
    """Return the columns of a table of prizes, if a row heads one; ``index`` is its place."""
    columns = columns_headed(row, PRIZE_COLUMNS)
    if "Prize" in columns and ("Cash" in columns or "Trophy" in columns):
        return Header(index, columns, {})
    return None

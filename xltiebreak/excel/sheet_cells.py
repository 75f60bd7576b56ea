"""The cells of a sheet, collected within limits into a grid; and what a workbook stores in them:
formulas without a value, merged cells, and dates, which are numbers whose format shows dates."""

from __future__ import annotations

import datetime
import re
from bisect import bisect_left, bisect_right

from xltiebreak.disk.office_file import TooLarge
from xltiebreak.excel.known_names import Names
from xltiebreak.tables.cells import (
    EMPTY,
    MAX_CELLS,
    MAX_COLUMNS,
    MAX_ROWS,
    Cell,
    Fault,
    Row,
    column_letter,
    plain,
)
from xltiebreak.tables.grid import Grid

LONGEST_TYPED = 12
"""Letters that are kept of a formula without a value; a longer one is no typed result."""

_NO_STORED_VALUE = Fault(
    "no-stored-value",
    "the cell holds a formula without a stored value; open the workbook in Excel and save it, "
    "or type the value",
)

_MERGED = "the cells {} are merged; unmerge them, so that each player and round has a cell"


def worked_out(value: Cell | None, formula: str) -> Cell:
    """Return the cell of a formula with this value; without one, the cell has a fault. A faulty
    cell keeps a short formula, which may be a typed result: =12 is a draw against 12."""
    cell = value or Cell("", _NO_STORED_VALUE)
    if cell.fault and len(formula) <= LONGEST_TYPED:
        return Cell(cell.text, cell.fault, plain(formula))
    return cell


BUILT_IN_DATES = frozenset(map(str, (*range(14, 23), *range(27, 37), 45, 46, 47, *range(50, 59))))
"""Numbers of the date and time formats that every workbook has, also East Asia's."""
_LONGEST_FORMAT = 255
_NO_LETTERS_OF_A_FORMAT = re.compile(
    r'"[^"]{0,255}"|\[(?!hh?\]|mm?\]|ss?\])[^\]]{0,255}\]|[_\\].', re.IGNORECASE
)
"""Quoted words, bracketed colors and currencies, and letters shown as they are."""


def shows_a_date(code: str) -> bool:
    """Whether a format shows numbers as dates or times: ``d-mmm-yy``, ``[h]:mm``."""
    code = code[:_LONGEST_FORMAT].split(";", maxsplit=1)[0]
    return not set("dmhys").isdisjoint(_NO_LETTERS_OF_A_FORMAT.sub("", code).lower())


def moment(days: float, first_day: datetime.datetime) -> datetime.datetime | datetime.time:
    """Return a number of days as a date, or a number below 1 as a time.

    Excel's calendar has a February 29 in 1900, so earlier days are off by one.
    """
    if 1 <= days < 60 and first_day.year < 1900:
        days += 1
    moment_then = first_day + datetime.timedelta(milliseconds=round(days * 86_400_000))
    return moment_then.time() if 0 <= days < 1 else moment_then


MAX_SHEETS = 500
MAX_MERGED = 100_000
LONGEST_TEXT = 32_767
"""Letters that Excel allows in a cell."""
LAST_ROW, LAST_COLUMN = 1_048_576, 16_384
"""The size of a sheet in Excel."""


class Room:
    """How many more cells and rows a workbook may have, over all its sheets."""

    def __init__(self) -> None:
        self._cells, self._rows = MAX_CELLS, MAX_ROWS

    def take(self, cells: int = 0, rows: int = 0) -> None:
        """Count cells, empty or not, and rows with something in them.

        Raises:
            TooLarge: there are more than any event has.
        """
        self._cells -= cells
        self._rows -= rows
        if self._cells < 0:
            raise TooLarge(f"has more than {MAX_CELLS:,} cells")
        if self._rows < 0:
            raise TooLarge(f"has more than {MAX_ROWS:,} rows with something in them")


class Letters:
    """Collects the text of a cell, piece by piece."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._left = LONGEST_TEXT

    def take(self, text: str) -> None:
        """Add a piece.

        Raises:
            TooLarge: the cell has more letters than Excel allows.
        """
        self._left -= len(text)
        if self._left < 0:
            raise TooLarge(f"has a cell with more than {LONGEST_TEXT:,} letters")
        self._pieces.append(text)

    def taken(self) -> str:
        """Return the text and begin the next one."""
        text = "".join(self._pieces)
        self._pieces.clear()
        self._left = LONGEST_TEXT
        return text


class SheetCells:
    """Collects the cells of a sheet by row, up to the last column that a table may have; rows and
    columns count from 1."""

    def __init__(self, name: str, room: Room, *, hidden: bool) -> None:
        self.name = name
        self.room = room
        self._hidden = hidden
        self._rows: dict[int, list[Cell]] = {}
        self._merged: list[tuple[int, int, int, int]] = []
        self.hidden_rows: set[int] = set()
        self._hidden_columns: set[int] = set()
        self.row = self.column = self.columns = 0
        """The place that a reader has reached, where the sheet does not state it."""

    def put(self, row: int, column: int, cell: Cell) -> None:
        """Keep a filled cell; raises as :meth:`Room.take` does."""
        cells = self._rows.get(row)
        if cells is None:
            self.room.take(rows=1)
            cells = self._rows[row] = []
        missing = column - len(cells)
        if missing > 0:
            cells.extend([EMPTY] * missing)
        cells[column - 1] = cell

    def hide_columns(self, first: int, last: int) -> None:
        """Note that these columns are hidden; raises as :meth:`Room.take` does."""
        hidden = range(first, min(last, MAX_COLUMNS) + 1)
        self.room.take(len(hidden))
        self._hidden_columns.update(hidden)

    def merge(self, top: int, left: int, bottom: int, right: int) -> None:
        """Note that these cells are merged.

        Raises:
            TooLarge: there are more than any sheet has.
        """
        if (top, left) != (bottom, right):
            self._merged.append((top, left, bottom, right))
        if len(self._merged) > MAX_MERGED:
            raise TooLarge(f"has more than {MAX_MERGED:,} blocks of merged cells")

    def grid(self, names: Names) -> Grid:
        """Return the cells as a grid; ``names`` are the workbook's.

        Raises:
            TooLarge: merged blocks lie upon each other.
        """
        self._unmerge()
        rows: list[Row] = []
        for number, cells in sorted(self._rows.items()):
            if any(cell is not EMPTY for cell in cells):
                if rows and rows[-1].number < number - 1:
                    rows.append(Row(number - 1, []))  # one empty row stands for a gap
                rows.append(Row(number, cells))
        return Grid(
            self.name,
            rows,
            hidden=self._hidden,
            hidden_rows=frozenset(self.hidden_rows),
            hidden_columns=frozenset(self._hidden_columns),
            **names.meant_by(self.name),
        )

    def _unmerge(self) -> None:
        """Empty merged cells but the first, the only one that a block shows; it has a fault."""
        rows, left_to_do = sorted(self._rows), MAX_CELLS
        for top, left, bottom, right in self._merged:
            block = f"{column_letter(left - 1)}{top}:{column_letter(right - 1)}{bottom}"
            fault = Fault("merged-cells", _MERGED.format(block))
            for row in rows[bisect_left(rows, top) : bisect_right(rows, bottom)]:
                cells = self._rows[row]
                last = min(right, len(cells))
                left_to_do -= 1 + max(0, last - left + 1)
                if left_to_do < 0:
                    raise TooLarge("has merged cells that lie upon each other")
                for column in range(left, last + 1):
                    cell, is_first = cells[column - 1], (row, column) == (top, left)
                    cells[column - 1] = Cell(cell.text, fault) if cell.text and is_first else EMPTY


def whole_number_in(digits: str | None) -> int:
    """Return the number of a row or column, or how often one is repeated; 0 if the text is none."""
    is_number = digits and digits.isascii() and digits.isdecimal() and len(digits) < 8
    return int(digits) if digits and is_number else 0

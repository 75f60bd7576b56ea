"""The cells of one sheet of a workbook, read as a stream within limits."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Protocol

from xltiebreak.disk.office_file import TooLarge, Unreadable, local
from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.event_in import LONGEST_TYPED, as_merged, worked_out
from xltiebreak.excel.moments import moment_of
from xltiebreak.tables.cells import (
    EMPTY,
    MAX_CELLS,
    MAX_COLUMNS,
    MAX_ROWS,
    Cell,
    SameCells,
    cell_of,
    plain,
)

MAX_MERGED = 100_000
LONGEST_TEXT = 32_767
"""How many letters Excel itself allows in a cell."""
_YES = ("1", "true", "on")
_ROWS, _COLUMNS = 1_048_576, 16_384
"""How large a sheet is."""


class StoredValues(Protocol):
    """What the cells of a sheet refer to, and how its numbers are shown."""

    def shared_text(self, index: str) -> Cell:
        """The text of this index."""

    def number(self, text: str, style: str) -> Cell:
        """The number that a text spells."""


class Letters:
    """The text of a cell, piece by piece as it is read."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._left = LONGEST_TEXT

    def take(self, text: str) -> None:
        """Keep a piece.

        Raises:
            TooLarge: the cell has more letters than Excel allows.
        """
        self._left -= len(text)
        if self._left < 0:
            raise TooLarge(f"has a cell with more than {LONGEST_TEXT:,} letters")
        self._pieces.append(text)

    def taken(self) -> str:
        """The text, which is over with this."""
        text = "".join(self._pieces)
        self._pieces.clear()
        self._left = LONGEST_TEXT
        return text


class TextReader:
    """The text of a cell or a shared one, of all its runs, without how it is pronounced."""

    def __init__(self) -> None:
        self._letters = Letters()
        self.tags = 0
        self._taking = False
        self._beside = 0

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """An element begins.

        Raises:
            TooLarge: the cell has more of them than letters.
        """
        name = local(tag)
        self.tags += 1
        if self.tags > LONGEST_TEXT:
            raise TooLarge(f"has a cell with more than {LONGEST_TEXT:,} pieces of text")
        if name == "is":
            self._letters.taken()
        elif name == "rPh":
            self._beside += 1
        self._taking = name == "t" and not self._beside

    def end(self, tag: str) -> None:
        """An element ends."""
        self._taking = False
        if local(tag) == "rPh":
            self._beside -= 1

    def text(self, text: str) -> None:
        """Letters between the tags; raises as :meth:`Letters.take` does."""
        if self._taking:
            self._letters.take(text)

    def taken(self) -> str:
        """The text, which is over with this."""
        self.tags = 0
        return _unescaped(self._letters.taken())


class Room:
    """How much of the cells of all sheets is still taken."""

    def __init__(self) -> None:
        self._cells, self._rows = MAX_CELLS, MAX_ROWS

    def take(self, cells: int, rows: int = 0) -> None:
        """Count cells, whether they hold something or not, and rows that do.

        Raises:
            TooLarge: there are more than any event has.
        """
        self._cells -= cells
        self._rows -= rows
        if self._cells < 0:
            raise TooLarge(f"has more than {MAX_CELLS:,} cells")
        if self._rows < 0:
            raise TooLarge(f"has more than {MAX_ROWS:,} rows with something in them")


def _unescaped(text: str) -> str:
    """The text as it is shown."""
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text) if "_x" in text else text


_ESCAPED = re.compile("_x([0-9A-Fa-f]{4})_")
"""How a workbook spells a character that XML cannot hold."""


class SheetReader:
    """The cells of a sheet by their rows, as far as the columns reach that a table has.

    ``merged`` are the blocks of cells that are one; hidden rows and columns count from 1.
    """

    def __init__(self, workbook: StoredValues, sheet: str, room: Room) -> None:
        self._workbook = workbook
        self._sheet = sheet
        self._room = room
        self.rows: dict[int, list[Cell]] = {}
        self.merged: list[tuple[str, tuple[int, int, int, int]]] = []
        self.digits: set[tuple[int, int]] = set()
        self.hidden_rows: set[int] = set()
        self.hidden_columns: set[int] = set()
        self._row: list[Cell] | None = None
        self._number = self._column = 0
        self._cell: Mapping[str, str] | None = None
        self._formula = ""
        self._value: str | None = None
        self._known = SameCells(cell_of)
        self._inline = TextReader()
        self._letters = Letters()
        self._in_value = False
        self._in_formula = False

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """An element begins."""
        name = local(tag) if ":" in tag else tag
        if name == "c":
            self._cell = attributes
            self._formula = ""
            self._value = None
            self._room.take(1)
        elif self._cell is not None:
            if name == "v":
                self._in_value = True
            elif name == "f":
                self._formula = "="
                self._in_formula = True
            else:
                self._inline.start(name, attributes)
        elif name == "row":
            self._begin_row(attributes.get("r"))
            if attributes.get("hidden") in _YES:
                self.hidden_rows.add(self._number)
        elif name == "col" and attributes.get("hidden") in _YES:
            first, last = _row_of(attributes.get("min", "")), _row_of(attributes.get("max", ""))
            hidden = range(first, min(last, MAX_COLUMNS) + 1)
            self._room.take(len(hidden))
            self.hidden_columns.update(hidden)
        elif name == "mergeCell":
            self._merge(attributes.get("ref", ""))

    def text(self, text: str) -> None:
        """Letters between the tags."""
        if self._in_value:
            self._letters.take(text)
        elif self._in_formula:
            if len(self._formula) <= LONGEST_TYPED:
                self._formula += text
        elif self._cell is not None:
            self._inline.text(text)

    def end(self, tag: str) -> None:
        """An element ends."""
        name = local(tag) if ":" in tag else tag
        if name == "v" and self._in_value:
            self._value = _unescaped(self._letters.taken())
            self._in_value = False
        elif name == "f":
            self._in_formula = False
        elif name == "c" and self._cell is not None:
            self._end_cell(self._cell)
            self._cell = None
        elif self._cell is not None:
            self._inline.end(name)

    def _begin_row(self, stated: str | None) -> None:
        self._number = _row_of(stated) if stated else self._number + 1
        self._column = 0
        self._row = None
        self._room.take(1)
        if not 0 < self._number <= _ROWS:
            number = plain(stated or str(self._number))[:20]
            raise Unreadable(f"there is no row {number!r} in the sheet {self._sheet}")

    def _end_cell(self, attributes: Mapping[str, str]) -> None:
        """Put the cell that has been read into its row."""
        self._column += 1
        reference = attributes.get("r")
        if reference is not None:
            row, self._column = self._place(reference)
            if row != self._number:  # a cell that says it is in another row than the one around it
                self._number, self._row = row, None
        kind, value = attributes.get("t", "n"), self._value
        if self._inline.tags:
            text = self._inline.taken()
            value = text or value if kind == "inlineStr" else value
        if (not value and not self._formula) or self._column > MAX_COLUMNS:
            return
        try:
            cell = self._read(kind, value, attributes.get("s", "0")) if value else EMPTY
        except (ValueError, IndexError) as error:
            if isinstance(error, TieBreakError):
                raise
            raise Unreadable(
                f"{self._sheet}!{reference or f'row {self._number}'} holds "
                f"{plain((value or '')[:20])!r}, which is no value of its kind"
            ) from error
        if self._formula:
            cell = worked_out(cell if value else None, self._formula)
        if self._row is None:
            if not self._number:
                raise Unreadable(f"a cell of the sheet {self._sheet} is in no row")
            if self._number not in self.rows:
                self._room.take(0, rows=1)
            self._row = self.rows.setdefault(self._number, [])
        if kind != "n" and cell.text.isdecimal():
            self.digits.add((self._number, self._column))
        gap = self._column - len(self._row)
        if gap > 0:
            self._row.extend([EMPTY] * gap)
        self._row[self._column - 1] = cell

    def _place(self, reference: str) -> tuple[int, int]:
        """The row and the column of ``D14``.

        Raises:
            Unreadable: a sheet has no such cell.
        """
        letters = reference.rstrip("0123456789")
        row, column = _row_of(reference[len(letters) :]), _column_of(letters)
        if not (0 < row <= _ROWS and 0 < column <= _COLUMNS):
            raise Unreadable(
                f"there is no cell {plain(reference[:20])!r} in the sheet {self._sheet}"
            )
        return row, column

    def _read(self, kind: str, value: str, style: str) -> Cell:
        """The cell of a stored value.

        Raises:
            ValueError: the value is none of its kind.
            IndexError: there is no such text or format.
        """
        if kind == "s":
            return self._workbook.shared_text(value)
        if kind == "n":
            return self._workbook.number(value, style)
        if kind == "b":
            return cell_of(bool(int(value)))
        if kind == "d":
            return cell_of(moment_of(value))
        return self._known[value]

    def _merge(self, reference: str) -> None:
        first, _, last = reference.replace("$", "").partition(":")
        top, left = self._place(first)
        bottom, right = self._place(last or first)
        if (top, left) != (bottom, right):
            self.merged.append((reference, (top, left, bottom, right)))
        if len(self.merged) > MAX_MERGED:
            raise TooLarge(f"has more than {MAX_MERGED:,} blocks of merged cells")


def _column_of(letters: str) -> int:
    """``1`` for ``A``, ``27`` for ``AA``; ``0`` where they are no column's."""
    if not (len(letters) < 4 and letters.isascii() and letters.isalpha()):
        return 0
    column = 0
    for letter in letters.upper():
        column = 26 * column + ord(letter) - ord("A") + 1
    return column


def _row_of(digits: str) -> int:
    """``0`` where the digits are no row's."""
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 8 else 0


def unmerge(
    rows: dict[int, list[Cell]], merged: Sequence[tuple[str, tuple[int, int, int, int]]]
) -> None:
    """Tell merged cells where they hold something: the block shows its first cell only."""
    left_to_do = MAX_CELLS
    for reference, (top, left, bottom, right) in merged:
        if bottom - top < len(rows):
            within = [row for row in range(top, bottom + 1) if row in rows]
        else:
            within = [row for row in rows if top <= row <= bottom]
        left_to_do -= len(within) + min(bottom - top + 1, len(rows))
        for row in within:
            cells = rows[row]
            left_to_do -= max(0, min(right, len(cells)) - left + 1)
            if left_to_do < 0:
                raise TooLarge("has merged cells that lie upon each other")
            for column in range(left, min(right, len(cells)) + 1):
                is_first = (row, column) == (top, left)
                cell = cells[column - 1]
                if not is_first:
                    cells[column - 1] = EMPTY
                else:
                    cells[column - 1] = as_merged(cell, reference)

"""The sheets of an Excel workbook, read as a stream.

No library reads them: openpyxl fails on parts that have nothing to do with cells (an empty
``<fill/>``, an odd page setup), keeps the whole workbook in memory, and gives either a formula or
its value. So expat reads each part once and counts tags, runs and letters before anything is kept,
whatever the prefix or edition of the format. A part counts as often as sheets refer to it.

Source: ECMA-376, part 1, 18.3.1.4 (cells) and 18.18.11 (types of their values).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from xltiebreak.disk.office_file import Package, Unreadable, local
from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.event_in import LONGEST_TYPED, worked_out
from xltiebreak.excel.known_names import Names, names_of
from xltiebreak.excel.moments import moment, moment_of
from xltiebreak.excel.sheet_cells import LAST_COLUMN, LAST_ROW, Letters, Room, SheetCells, number_of
from xltiebreak.excel.workbook_parts import YES, Text, Workbook, unescaped
from xltiebreak.tables.cells import (
    MAX_COLUMNS,
    Cell,
    SameCells,
    cell_of,
    column_number,
    plain,
)
from xltiebreak.tables.grid import Grid


def read_xlsx(package: Package) -> tuple[Names, list[Grid]]:
    """Return the names of cells, and the worksheets in order, without sheets of charts.

    Raises:
        Unreadable: the file is damaged.
        TooLarge: it holds more than is taken.
    """
    book = Workbook(package)
    names = names_of(book.names, book.names_on_sheets)
    grids, room = [], Room()
    for sheet in book.sheets:
        cells = SheetCells(sheet.name, room, hidden=sheet.hidden)
        read = _SheetPass(cells, room, book)
        package.walk(sheet.part, read.start, read.end, read.text)
        grids.append(cells.grid(names))
    return names, grids


_ADDRESS = re.compile("([A-Za-z]{1,3})([0-9]{1,7})")


class _SheetPass:
    """Reads the part of a sheet into ``cells``."""

    def __init__(self, cells: SheetCells, room: Room, book: Workbook) -> None:
        self._cells = cells
        self._room = room
        self._book = book
        self._row = self._column = 0
        self._cell: Mapping[str, str] | None = None
        self._inline = Text()
        self._letters = Letters()
        self._value = self._formula = ""
        self._inside = ""
        self._same = SameCells(cell_of)

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        name = local(tag) if ":" in tag else tag
        if name == "c":
            self._cell = attributes
            self._value = self._formula = ""
            self._room.take(1)
        elif self._cell is not None:
            if name == "v":
                self._inside = name
            elif name == "f":
                self._inside, self._formula = name, "="
            else:
                self._inline.start(name)
        elif name == "row":
            self._begin_row(attributes.get("r"))
            if attributes.get("hidden") in YES:
                self._cells.hidden_rows.add(self._row)
        elif name == "col" and attributes.get("hidden") in YES:
            self._cells.hide_columns(_number(attributes.get("min")), _number(attributes.get("max")))
        elif name == "mergeCell":
            first, _, last = attributes.get("ref", "").replace("$", "").partition(":")
            self._cells.merge(*self._address(first), *self._address(last or first))

    def text(self, text: str) -> None:
        if self._inside == "v":
            self._letters.take(text)
        elif self._inside == "f":
            if len(self._formula) <= LONGEST_TYPED:
                self._formula += text
        elif self._cell is not None:
            self._inline.text(text)

    def end(self, tag: str) -> None:
        name = local(tag) if ":" in tag else tag
        if name == "v" and self._inside == "v":
            self._value = unescaped(self._letters.taken())
            self._inside = ""
        elif name == "f":
            self._inside = ""
        elif name == "c" and self._cell is not None:
            self._end_cell(self._cell)
            self._cell = None
        elif self._cell is not None:
            self._inline.end(name)

    def _begin_row(self, number: str | None) -> None:
        self._row, self._column = _number(number) if number else self._row + 1, 0
        self._room.take(1)
        if not 0 < self._row <= LAST_ROW:
            row_name = plain(number or str(self._row))[:20]
            raise Unreadable(f"there is no row {row_name!r} in the sheet {self._cells.name}")

    def _end_cell(self, attributes: Mapping[str, str]) -> None:
        kind, value = attributes.get("t", "n"), self._value
        if self._inline.tags:
            text = self._inline.taken()
            value = text or value if kind == "inlineStr" else value
        self._column += 1
        reference = attributes.get("r")
        if reference is not None:
            self._row, self._column = self._address(reference)
        if (not value and not self._formula) or self._column > MAX_COLUMNS:
            return
        if not self._row:
            raise Unreadable(f"a cell of the sheet {self._cells.name} is in no row")
        try:
            cell = self._stored(kind, value, attributes.get("s", "0")) if value else None
        except TieBreakError:
            raise
        except (ValueError, IndexError, OverflowError) as error:
            raise Unreadable(
                f"{self._cells.name}!{reference or f'row {self._row}'} holds "
                f"{plain(value[:20])!r}, which is no value of its kind"
            ) from error
        if cell is None or self._formula:
            cell = worked_out(cell, self._formula)
        self._cells.put(self._row, self._column, cell)

    def _stored(self, kind: str, value: str, style: str) -> Cell:
        if kind == "s":
            return self._book.shared_texts[int(number_of(value))]
        if kind == "d":
            return cell_of(moment_of(value))
        if kind not in ("n", "b"):
            return self._same[value]
        number = number_of(value)
        if kind == "b":
            return cell_of(bool(number))
        return self._day(number) if int(style) in self._book.formats_of_dates else cell_of(number)

    def _day(self, number: float) -> Cell:
        try:
            return cell_of(moment(number, self._book.first_day))
        except (OverflowError, ValueError):
            return cell_of("#VALUE!")

    def _address(self, reference: str) -> tuple[int, int]:
        address = _ADDRESS.fullmatch(reference)
        if address is not None:
            row, column = int(address[2]), column_number(address[1].upper())
            if 0 < row <= LAST_ROW and column <= LAST_COLUMN:
                return row, column
        raise Unreadable(
            f"there is no cell {plain(reference[:20])!r} in the sheet {self._cells.name}"
        )


def _number(digits: str | None) -> int:
    """Return the number of a row or column; 0 if the text is no such number."""
    is_number = digits and digits.isascii() and digits.isdecimal() and len(digits) < 8
    return int(digits) if digits and is_number else 0

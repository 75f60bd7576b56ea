"""The sheets of an Excel workbook; openpyxl's parser of worksheets reads the cells.

openpyxl's ``load_workbook`` is not used: it fails on parts that have nothing to do with cells (an
empty ``<fill/>``, an odd page setup), keeps the whole workbook in memory, and gives either a
formula or its value. So expat reads each part once and counts tags, runs and letters before
anything is kept; openpyxl then reads each cell, whatever its prefix or edition of the format. A
part counts as often as sheets refer to it.
"""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Mapping
from xml.etree.ElementTree import Element, SubElement

from openpyxl.utils.cell import column_index_from_string
from openpyxl.worksheet._reader import CELL_TAG, VALUE_TAG, WorkSheetParser

from xltiebreak.disk.office_file import Package, Unreadable, local
from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.event_in import LONGEST_TYPED, worked_out
from xltiebreak.excel.known_names import Names, names_of
from xltiebreak.excel.sheet_cells import (
    LAST_COLUMN,
    LAST_ROW,
    Letters,
    Room,
    SheetCells,
)
from xltiebreak.excel.workbook_parts import YES, Text, Workbook, unescaped
from xltiebreak.tables.cells import MAX_COLUMNS, Cell, SameCells, cell_of, plain
from xltiebreak.tables.grid import Grid


def read_xlsx(package: Package) -> tuple[Names, list[Grid]]:
    """Return the names of cells, and the worksheets in order, without sheets of charts.

    Raises:
        Unreadable: the file is damaged.
        TooLarge: it holds more than is taken.
    """
    book = Workbook(package)
    names = names_of(book.names, book.names_on_sheets)
    parser = WorkSheetParser(
        io.BytesIO(),  # the parser opens no file: we hand it the cells
        book.shared_texts,  # type: ignore[arg-type]  # these are cells already
        data_only=True,
        epoch=book.epoch,
        date_formats=book.formats_of_dates,
    )
    grids, room = [], Room()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an impossible date becomes a fault of its cell
        for sheet in book.sheets:
            cells = SheetCells(sheet.name, room, hidden=sheet.hidden)
            read = _SheetPass(cells, room, parser)
            package.walk(sheet.part, read.start, read.end, read.text)
            grids.append(cells.grid(names))
    return names, grids


_ADDRESS = re.compile("([A-Za-z]{1,3})([0-9]{1,7})")


class _SheetPass:
    """Reads the part of a sheet into ``cells``."""

    def __init__(self, cells: SheetCells, room: Room, parser: WorkSheetParser) -> None:
        self._cells = cells
        self._room = room
        self._parser = parser
        parser.row_counter = parser.col_counter = 0
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
                self._cells.hidden_rows.add(self._parser.row_counter)
        elif name == "col" and attributes.get("hidden") in YES:
            self._cells.hide_columns(_row(attributes.get("min")), _row(attributes.get("max")))
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
        row = _row(number) if number else self._parser.row_counter + 1
        self._parser.row_counter, self._parser.col_counter = row, 0
        self._room.take(1)
        if not 0 < row <= LAST_ROW:
            row_name = plain(number or str(row))[:20]
            raise Unreadable(f"there is no row {row_name!r} in the sheet {self._cells.name}")

    def _end_cell(self, attributes: Mapping[str, str]) -> None:
        kind, value = attributes.get("t", "n"), self._value
        if self._inline.tags:
            text = self._inline.taken()
            value = text or value if kind == "inlineStr" else value
        row, column = self._parser.row_counter, self._parser.col_counter + 1
        reference = attributes.get("r")
        if reference is not None:
            row, column = self._address(reference)
        self._parser.row_counter, self._parser.col_counter = row, column
        if (not value and not self._formula) or column > MAX_COLUMNS:
            return
        if not row:
            raise Unreadable(f"a cell of the sheet {self._cells.name} is in no row")
        try:
            cell = self._stored(kind, value, attributes.get("s", "0")) if value else None
        except TieBreakError:
            raise
        except (ValueError, IndexError, OverflowError) as error:
            raise Unreadable(
                f"{self._cells.name}!{reference or f'row {row}'} holds {plain(value[:20])!r}, "
                "which is no value of its kind"
            ) from error
        if cell is None or self._formula:
            cell = worked_out(cell, self._formula)
        self._cells.put(row, column, cell)

    def _stored(self, kind: str, value: str, style: str) -> Cell:
        if "_" in value and kind in ("n", "s", "b"):
            raise ValueError("Python would pass over it")
        if kind == "inlineStr":
            kind = "str"  # openpyxl would make an object of each run
        element = Element(CELL_TAG, {"t": kind, "s": style})
        SubElement(element, VALUE_TAG).text = value
        column = self._parser.col_counter
        read = self._parser.parse_cell(element)["value"]
        self._parser.col_counter = column
        if isinstance(read, str):
            return self._same[read]
        return read if isinstance(read, Cell) else cell_of(read)

    def _address(self, reference: str) -> tuple[int, int]:
        address = _ADDRESS.fullmatch(reference)
        if address is not None:
            row, column = int(address[2]), column_index_from_string(address[1])
            if 0 < row <= LAST_ROW and column <= LAST_COLUMN:
                return row, column
        raise Unreadable(
            f"there is no cell {plain(reference[:20])!r} in the sheet {self._cells.name}"
        )


def _row(digits: str | None) -> int:
    """Return the number of a row or column; 0 if the text is no such number."""
    is_row = digits and digits.isascii() and digits.isdecimal() and len(digits) < 8
    return int(digits) if digits and is_row else 0

"""The sheets of an OpenDocument spreadsheet (.ods), as LibreOffice saves them, read as a stream.

The parser is our own: a row that is written once may stand for a million, so that 740 bytes can
fill all memory, and no library counts before it keeps. Our workbooks keep their names in this
format.

Source: OASIS OpenDocument 1.3, part 3, chapters 9 (tables) and 19.385 (types of values).
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from datetime import datetime

from xltiebreak.disk.office_file import Package, TooLarge, Unreadable
from xltiebreak.excel.known_names import Named, Names, names_of
from xltiebreak.excel.sheet_cells import (
    LAST_COLUMN,
    LAST_ROW,
    LONGEST_TEXT,
    MAX_SHEETS,
    Letters,
    Room,
    SheetCells,
    whole_number_in,
    worked_out,
)
from xltiebreak.tables.cells import (
    EMPTY,
    MADE_A_DATE,
    MAX_COLUMNS,
    Cell,
    Fault,
    cell_of,
    column_letter,
    plain,
)
from xltiebreak.tables.grid import Grid

CONTENT = "content.xml"
"""The part with the cells; it tells that a file is an OpenDocument file."""

_CELLS = ("table:table-cell", "table:covered-table-cell")
_NOT_SHOWN = ("collapse", "filter")
_BESIDE = ("office:annotation", "table:shapes", "draw:frame", "draw:custom-shape")
"""Elements of a cell that are not its text: comments, pictures."""

_ADDRESS = re.compile(
    r"(?P<sheet>\$?'(?:[^']|'')+'|\$?[^.']*)\.(?P<first>\$?[A-Z]+\$?\d+)"
    r"(?::(?:\$?'(?:[^']|'')+'|\$?[^.']*)?\.(?P<last>\$?[A-Z]+\$?\d+))?"
)
"""``$Crosstable.$F$5:.$L$34``."""


def read_opendocument(package: Package) -> tuple[Names, list[Grid]]:
    """Return the names of cells, and the sheets in order.

    Raises:
        Unreadable: the file is damaged, or protected by a password.
        TooLarge: it holds more than is taken.
    """
    manifest = package.find("META-INF/manifest.xml")
    if manifest and b"encryption-data" in package.content(manifest):
        raise Unreadable("it is protected by a password; save it without one")
    part = package.find(CONTENT)
    if part is None:
        raise Unreadable(f"{CONTENT} is missing in it")
    read = _Content(package)
    package.walk(part, read.start, read.end, read.text)
    names = names_of(read.names)
    return names, [sheet.grid(names) for sheet in read.sheets]


class _Content:
    """Reads the part ``content.xml``, tag by tag."""

    def __init__(self, package: Package) -> None:
        self._package = package
        self.sheets: list[SheetCells] = []
        self.names: list[Named] = []
        self._room = Room()
        self._hidden_styles: set[str] = set()
        self._style = ""
        self._within: list[SheetCells] = []
        self._row_attributes: Mapping[str, str] = {}
        self._filled: list[tuple[int, Cell]] = []
        self._cell: Mapping[str, str] | None = None
        self._letters = Letters()
        self._paragraphs = self._beside = 0

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag in _BESIDE:
            self._beside += 1
        if self._beside:
            return
        if self._cell is not None:
            self._start_in_cell(tag, attributes)
        elif tag in _CELLS:
            self._cell = attributes
            self._paragraphs = 0
            self._letters.taken()
        elif tag == "table:table-row":
            self._row_attributes, self._filled = attributes, []
            self._sheet.column = 0
        elif tag == "table:table-column":
            sheet, first = self._sheet, self._sheet.columns + 1
            sheet.columns += _times(attributes, "table:number-columns-repeated", LAST_COLUMN)
            if attributes.get("table:visibility") in _NOT_SHOWN:
                sheet.hide_columns(first, sheet.columns)
        elif tag == "table:table":
            self._start_sheet(attributes)
        elif tag == "table:named-range":
            self._name(attributes)
        elif tag == "style:style":
            self._style = attributes.get("style:name", "")
        elif tag == "style:table-properties" and attributes.get("table:display") == "false":
            self._hidden_styles.add(self._style)

    def end(self, tag: str) -> None:
        if tag in _BESIDE:
            self._beside -= 1
        elif self._beside:
            return
        elif tag in _CELLS and self._cell is not None:
            self._end_cell(self._cell)
            self._cell = None
        elif tag == "table:table-row":
            self._end_row()
        elif tag == "table:table":
            self._within.pop()

    def text(self, text: str) -> None:
        if self._cell is not None and self._paragraphs and not self._beside:
            self._letters.take(text)

    @property
    def _sheet(self) -> SheetCells:
        if not self._within:
            raise Unreadable("a row stands outside of the sheets")
        return self._within[-1]

    def _start_sheet(self, attributes: Mapping[str, str]) -> None:
        hidden = attributes.get("table:style-name", "") in self._hidden_styles
        sheet = SheetCells(plain(attributes.get("table:name", "")), self._room, hidden=hidden)
        self.sheets.append(sheet)
        self._within.append(sheet)
        if len(self.sheets) > MAX_SHEETS:
            raise TooLarge(f"has more than {MAX_SHEETS} sheets")

    def _start_in_cell(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "text:p":
            self._letters.take("\n" * (self._paragraphs > 0))
            self._paragraphs += 1
        elif not self._paragraphs:
            return
        elif tag == "text:s":
            blanks = _times(attributes, "text:c", LONGEST_TEXT)
            self._package.take(blanks)
            self._letters.take(" " * blanks)
        elif tag in ("text:tab", "text:line-break"):
            self._letters.take("\n" if tag == "text:line-break" else "\t")

    def _end_cell(self, attributes: Mapping[str, str]) -> None:
        sheet = self._sheet
        times = _times(attributes, "table:number-columns-repeated", LAST_COLUMN)
        first = sheet.column + 1
        sheet.column += times
        self._room.take(1)
        cell = self._read(attributes, first)
        right = first - 1 + _times(attributes, "table:number-columns-spanned", LAST_COLUMN)
        bottom = sheet.row + _times(attributes, "table:number-rows-spanned", LAST_ROW)
        sheet.merge(sheet.row + 1, first, bottom, right)
        if cell is not EMPTY:
            last = min(sheet.column, MAX_COLUMNS)
            self._filled += [(column, cell) for column in range(first, last + 1)]

    def _read(self, attributes: Mapping[str, str], column: int) -> Cell:
        kind = attributes.get("office:value-type", "")
        shown = self._letters.taken()
        if not kind:
            return EMPTY
        try:
            if kind == "date":
                cell = cell_of(datetime.fromisoformat(attributes["office:date-value"]))
            elif kind == "time":
                cell = Cell(shown, MADE_A_DATE)
            elif kind == "boolean":
                cell = cell_of(attributes["office:boolean-value"] == "true")
            elif kind in ("float", "percentage", "currency"):
                cell = cell_of(_number(attributes["office:value"]))
            else:
                cell = cell_of(shown or attributes.get("office:string-value", ""))
        except (KeyError, ValueError) as error:
            where = f"{self._sheet.name}!{column_letter(column - 1)}{self._sheet.row + 1}"
            raise Unreadable(f"{where} holds no value of its kind ({plain(kind)[:20]})") from error
        formula = attributes.get("table:formula", "").partition(":")[2]
        if attributes.get("calcext:value-type") == "error" and cell.fault is None:
            shown = cell.text or "an error"
            message = f"the cell holds LibreOffice's error {shown}; type the entry"
            cell = Cell(shown, Fault("error-cell", message))
        return worked_out(cell, formula) if formula else cell

    def _end_row(self) -> None:
        sheet = self._sheet
        times = _times(self._row_attributes, "table:number-rows-repeated", LAST_ROW)
        self._room.take(1)
        rows = range(sheet.row + 1, sheet.row + times + 1)
        sheet.row += times
        if self._row_attributes.get("table:visibility") in _NOT_SHOWN and self._filled:
            sheet.hidden_rows.update(rows)
        for row in rows if self._filled else ():
            self._room.take(len(self._filled))
            self._package.take(sum(len(cell.text) for _, cell in self._filled))
            for column, cell in self._filled:
                sheet.put(row, column, cell)

    def _name(self, attributes: Mapping[str, str]) -> None:
        name, address = attributes.get("table:name", ""), ""
        cells = _ADDRESS.fullmatch(attributes.get("table:cell-range-address", ""))
        if cells is not None:
            sheet, first, last = cells["sheet"].lstrip("$"), cells["first"], cells["last"]
            address = f"{sheet}!{first}" + (f":{last}" if last else "")
        self.names.append((name, address, bool(self._within)))


def _times(attributes: Mapping[str, str], name: str, most: int) -> int:
    """Return how often an element is repeated; 1 if it does not say.

    Raises:
        Unreadable: there is no number, or one that is larger than a sheet.
    """
    times = attributes.get(name, "1")
    if not 0 < (number := whole_number_in(times)) <= most:
        raise Unreadable(f"{name} is {plain(times)[:20]!r}")
    return number


def _number(text: str) -> float:
    """Return the number that this text states.

    Raises:
        ValueError: it is none, or no finite one.
    """
    if text.removeprefix("-").isdecimal():
        return int(text)
    if not math.isfinite(number := float(text)) or "_" in text:
        raise ValueError("Python takes more than the format allows")
    return number

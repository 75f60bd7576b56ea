"""The sheets of an Excel workbook; openpyxl's parser of worksheets reads the cells.

openpyxl's ``load_workbook`` is not used: it fails on parts that have nothing to do with cells (an
empty ``<fill/>``, an odd page setup), keeps the whole workbook in memory, and gives either a
formula or its value. So expat reads each part once and counts tags, runs and letters before
anything is kept; openpyxl then reads each cell, whatever its prefix or edition of the format. A
part counts as often as sheets refer to it.
"""

from __future__ import annotations

import io
import posixpath
import re
import warnings
from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement

from openpyxl.utils.cell import column_index_from_string
from openpyxl.utils.datetime import MAC_EPOCH, WINDOWS_EPOCH
from openpyxl.worksheet._reader import CELL_TAG, VALUE_TAG, WorkSheetParser

from xltiebreak.disk.office_file import Package, TooLarge, Unreadable, local
from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.known_names import Named, Names, names_of
from xltiebreak.excel.sheet_cells import (
    BUILT_IN_DATES,
    LAST_COLUMN,
    LAST_ROW,
    LONGEST_TYPED,
    MAX_SHEETS,
    Letters,
    Room,
    SheetCells,
    shows_a_date,
    whole_number_in,
    worked_out,
)
from xltiebreak.tables.cells import EMPTY, MAX_COLUMNS, Cell, SameCells, cell_of, plain
from xltiebreak.tables.grid import Grid

_MAX_TEXTS = 1_000_000
_YES = ("1", "true", "on")


class _Related(NamedTuple):
    """The kind and the name of a part to which another part refers."""

    kind: str
    part: str


def _part(package: Package, name: str) -> str:
    part = package.find(name)
    if part is None:
        raise Unreadable(f"{plain(name)[:80]} is missing in it")
    return part


def _related(package: Package, part: str) -> dict[str, _Related]:
    folder, name = posixpath.split(part)
    relations = package.find(posixpath.join(folder, "_rels", f"{name}.rels"))
    related: dict[str, _Related] = {}
    for relation in package.elements(relations, "Relationship"):
        attributes = relation.attributes
        if attributes.get("TargetMode") != "External":
            kind = attributes.get("Type", "").rpartition("/")[2]
            target = posixpath.join("/", folder, attributes.get("Target", ""))
            part = posixpath.normpath(target).lstrip("/")
            related[attributes.get("Id", "")] = _Related(kind, part)
    return related


class _Sheet(NamedTuple):
    name: str
    part: str
    hidden: bool


class _Workbook:
    """The main part of a workbook: its sheets, first day and names for cells, and the parts that
    its sheets share."""

    def __init__(self, package: Package) -> None:
        main = next(
            (to.part for to in _related(package, "").values() if to.kind == "officeDocument"), ""
        )
        part = _part(package, main or "xl/workbook.xml")
        self.epoch: datetime = WINDOWS_EPOCH
        self.sheets: list[_Sheet] = []
        self.names: list[Named] = []
        related = _related(package, part)
        for element in package.elements(part, "workbookPr", "sheet", "definedName"):
            attributes = {local(name): value for name, value in element.attributes.items()}
            if element.name == "sheet":
                self._add_sheet(package, attributes, related)
            elif element.name == "definedName":
                name, is_local = attributes.get("name", ""), "localSheetId" in attributes
                self.names.append((name, element.text, is_local))
            elif attributes.get("date1904") in _YES:
                self.epoch = MAC_EPOCH
        by_kind = {to.kind: to.part for to in related.values()}
        self.shared_texts = _SharedTexts(package, package.find(by_kind.get("sharedStrings", "")))
        self.formats_of_dates = _dates(package, package.find(by_kind.get("styles", "")))

    def _add_sheet(
        self, package: Package, attributes: Mapping[str, str], related: Mapping[str, _Related]
    ) -> None:
        name, target = plain(attributes.get("name", "")), related.get(attributes.get("id", ""))
        if target is None:
            raise Unreadable(f"the sheet {name} is missing in it")
        if target.kind == "worksheet":
            hidden = attributes.get("state", "visible") != "visible"
            self.sheets.append(_Sheet(name, _part(package, target.part), hidden))
        if len(self.sheets) > MAX_SHEETS:
            raise TooLarge(f"has more than {MAX_SHEETS} sheets")


def _dates(package: Package, styles: str | None) -> frozenset[int]:
    custom: dict[str, bool] = {}
    dates: list[bool] = []
    for name, attributes, _ in package.elements(styles, "numFmt", "xf", "cellStyleXfs", "cellXfs"):
        number = attributes.get("numFmtId", "0")
        if name == "numFmt":
            custom[number] = shows_a_date(attributes.get("formatCode", ""))
        elif name == "xf":
            dates.append(custom.get(number, number in BUILT_IN_DATES))
        elif name == "cellStyleXfs":
            dates.clear()  # those of named styles stand before those of cells
        else:
            break
    return frozenset(number for number, is_date in enumerate(dates) if is_date)


class _Text:
    """Collects the value of a cell or a shared text: all its runs, without the pronunciation."""

    def __init__(self) -> None:
        self._letters = Letters()
        self._taking = False
        self._pronounced = 0

    def start(self, name: str) -> None:
        if name == "is":
            self._letters.taken()
        self._pronounced += name == "rPh"
        self._taking = name in ("t", "v") and not self._pronounced

    def end(self, name: str) -> None:
        self._taking = False
        self._pronounced -= name == "rPh"

    def text(self, text: str) -> None:
        if self._taking:
            self._letters.take(text)

    def taken(self) -> str:
        """Return the text and begin the next one."""
        return _unescaped(self._letters.taken())


_ESCAPED = re.compile("_x([0-9A-Fa-f]{4})_")
"""How a workbook writes a character that XML does not allow."""


def _unescaped(text: str) -> str:
    return _ESCAPED.sub(lambda code: chr(int(code[1], 16)), text) if "_x" in text else text


class _SharedTexts:
    """The texts to which cells refer, each as a cell."""

    def __init__(self, package: Package, part: str | None) -> None:
        self._package = package
        self._cells: list[Cell] = []
        self._text = _Text()
        if part:
            package.walk(part, self._start, self._end, self._text.text)

    def _start(self, tag: str, _: Mapping[str, str]) -> None:
        self._text.start(local(tag))

    def _end(self, tag: str) -> None:
        self._text.end(local(tag))
        if local(tag) == "si":
            self._cells.append(cell_of(self._text.taken()))
            if len(self._cells) > _MAX_TEXTS:
                raise TooLarge(f"has more than {_MAX_TEXTS:,} texts")

    def __getitem__(self, index: int) -> Cell:
        """Return the cell with this text; its letters count each time that cells refer to it."""
        if index < 0:
            raise IndexError("Python would count from the end")
        cell = self._cells[index]
        self._package.take(len(cell.text))
        return cell


def read_xlsx(package: Package) -> tuple[Names, list[Grid]]:
    """Return the names of cells, and the worksheets in order, without sheets of charts.

    Raises:
        Unreadable: the file is damaged.
        TooLarge: it holds more than is taken.
    """
    book = _Workbook(package)
    names = names_of(book.names)
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
        self._value = _Text()
        self._formula, self._in_formula = "", False
        self._same = SameCells(cell_of)

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        name = local(tag) if ":" in tag else tag
        if name == "c":
            self._cell = attributes
            self._formula = ""
            self._room.take(1)
        elif self._cell is not None:
            if name == "f":
                self._formula, self._in_formula = "=", True
            else:
                self._value.start(name)
        elif name == "row":
            self._begin_row(attributes.get("r"))
            if attributes.get("hidden") in _YES:
                self._cells.hidden_rows.add(self._parser.row_counter)
        elif name == "col" and attributes.get("hidden") in _YES:
            ends = (whole_number_in(attributes.get(end)) for end in ("min", "max"))
            self._cells.hide_columns(*ends)
        elif name == "mergeCell":
            first, _, last = attributes.get("ref", "").replace("$", "").partition(":")
            self._cells.merge(*self._address(first), *self._address(last or first))

    def text(self, text: str) -> None:
        if self._in_formula:
            if len(self._formula) <= LONGEST_TYPED:
                self._formula += text
        elif self._cell is not None:
            self._value.text(text)

    def end(self, tag: str) -> None:
        name = local(tag) if ":" in tag else tag
        if name == "f":
            self._in_formula = False
        elif name == "c" and self._cell is not None:
            self._end_cell(self._cell)
            self._cell = None
        elif self._cell is not None:
            self._value.end(name)

    def _begin_row(self, number: str | None) -> None:
        row = whole_number_in(number) if number else self._parser.row_counter + 1
        self._parser.row_counter, self._parser.col_counter = row, 0
        self._room.take(1)
        if not 0 < row <= LAST_ROW:
            row_name = plain(number or str(row))[:20]
            raise Unreadable(f"there is no row {row_name!r} in the sheet {self._cells.name}")

    def _end_cell(self, attributes: Mapping[str, str]) -> None:
        kind, value = attributes.get("t", "n"), self._value.taken()
        row, column = self._parser.row_counter, self._parser.col_counter + 1
        reference = attributes.get("r")
        if reference is not None:
            row, column = self._address(reference)
        self._parser.row_counter, self._parser.col_counter = row, column
        if (not value and not self._formula) or column > MAX_COLUMNS:
            return
        if not row:
            raise Unreadable(f"a cell of the sheet {self._cells.name} is in no row")
        empty = EMPTY if kind == "str" else None  # a formula's empty text
        try:
            cell = self._stored(kind, value, attributes.get("s", "0")) if value else empty
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

"""Reading an Excel workbook; it is never written in place.

Of its parts those are read that say what stands in the cells, as streams: what openpyxl, which
reads all of a workbook, would keep of the largest event takes over a gigabyte, and of a single
hyperlink over a whole sheet more than there is. The tests hold the two to each other.
"""

from __future__ import annotations

import datetime
import posixpath
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.disk.office_file import Package, TooLarge, Unreadable, local
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.excel.event_in import event_in, grid_of
from xltiebreak.excel.known_names import ON_A_SHEET, Names, names_of
from xltiebreak.excel.moments import BUILT_IN_DATES, moment, shows_a_date
from xltiebreak.excel.opendocument import CONTENT, read_opendocument
from xltiebreak.excel.sheet_stream import Room, SheetReader, TextReader, unmerge
from xltiebreak.tables.cells import Cell, cell_of, plain
from xltiebreak.tables.grid import Grid

MAX_SHEETS = 500
MAX_TEXTS = 1_000_000
MAX_STYLES = 65_490
"""How much Excel itself allows of formats."""
_LONGEST_NAME = 255


def read_workbook(content: bytes, name: str) -> Event:
    """The event in an .xlsx, .xlsm or .ods workbook; ``name`` is its file name.

    Raises:
        TieBreakError: it is no workbook, too large, or has no crosstable.
    """
    names, grids = _read(content)
    return event_in(names, grids, name)


def read_grids(content: bytes) -> list[Grid]:
    """Every sheet of such a workbook as a grid.

    Raises:
        TieBreakError: it is no workbook, or too large.
    """
    return _read(content)[1]


def _read(content: bytes) -> tuple[Names, list[Grid]]:
    """The names of a workbook's cells, and its sheets."""
    is_open = False
    try:
        package = Package(content)
        is_open = package.find(CONTENT) is not None
        if is_open:
            return read_opendocument(package)
        workbook = _Workbook(package)
        names = names_of(workbook.names, workbook.names_on_sheets)
        return names, [
            replace(workbook.grid(sheet), **names.meant_by(sheet.name)) for sheet in workbook.sheets
        ]
    except TooLarge as error:
        raise TieBreakError(
            f"the workbook {error}; copy the crosstable into a new workbook"
        ) from error
    except Unreadable as error:
        again = "LibreOffice and save it again" if is_open else "Excel and save it again as .xlsx"
        raise TieBreakError(
            f"the file cannot be read as a workbook ({error}); open it in {again}"
        ) from error


class _Sheet(NamedTuple):
    name: str
    part: str
    hidden: bool


class _Related(NamedTuple):
    """A part that another refers to: what it is to it, and its name."""

    kind: str
    part: str


class _Workbook:
    """What the sheets of a workbook share: texts, formats of dates, the day from which it counts.

    ``sheets`` are the worksheets in their order; a sheet that is a chart holds no cells.
    """

    def __init__(self, package: Package) -> None:
        self._package = package
        main = next(
            (one.part for one in self._related("").values() if one.kind == "officeDocument"), ""
        )
        related = self._related(self._part(main or "xl/workbook.xml"))
        self.sheets: list[_Sheet] = []
        self.first_day = datetime.datetime(1899, 12, 30)
        self.names: dict[str, str] = {}
        self.names_on_sheets: list[tuple[str, str]] = []
        self._read_sheets(self._part(main or "xl/workbook.xml"), related)
        by_kind = {one.kind: one.part for one in related.values()}
        self.texts: list[Cell] = []
        if part := package.find(by_kind.get("sharedStrings", "")):
            self._read_texts(part)
        self.dates: list[bool] = []
        if part := package.find(by_kind.get("styles", "")):
            self._read_styles(part)
        self._room = Room()

    def _part(self, name: str) -> str:
        found = self._package.find(name)
        if found is None:
            raise Unreadable(f"{plain(name)[:80]} is missing in it")
        return found

    def _related(self, part: str) -> dict[str, _Related]:
        """The parts that a part refers to, by their ids."""
        folder, name = posixpath.split(part)
        related: dict[str, _Related] = {}

        def start(tag: str, attributes: Mapping[str, str]) -> None:
            if local(tag) == "Relationship" and attributes.get("TargetMode") != "External":
                target = posixpath.join("/", folder, attributes.get("Target", ""))
                kind = attributes.get("Type", "").rpartition("/")[2]
                related[attributes.get("Id", "")] = _Related(
                    kind, posixpath.normpath(target).lstrip("/")
                )

        if relationships := self._package.find(posixpath.join(folder, "_rels", f"{name}.rels")):
            self._package.walk(relationships, start)
        return related

    def _read_sheets(self, part: str, related: Mapping[str, _Related]) -> None:
        def start(tag: str, attributes: Mapping[str, str]) -> None:
            if local(tag) == "workbookPr" and attributes.get("date1904") in ("1", "true", "on"):
                self.first_day = datetime.datetime(1904, 1, 1)
            if local(tag) != "sheet":
                return
            named = {local(name): value for name, value in attributes.items()}
            name, target = plain(named.get("name", "")), related.get(named.get("id", ""))
            if len(name) > _LONGEST_NAME:
                raise TooLarge(f"has a sheet with a name of {len(name):,} letters")
            if target is not None and target.kind != "worksheet":
                return
            if target is None:
                raise Unreadable(f"the sheet {name} is missing in it")
            hidden = named.get("state", "visible") != "visible"
            self.sheets.append(_Sheet(name, self._part(target.part), hidden))
            if len(self.sheets) > MAX_SHEETS:
                raise TooLarge(f"has more than {MAX_SHEETS} sheets")

        named: list[str] = []
        pieces: list[str] = []

        def start_or_name(tag: str, attributes: Mapping[str, str]) -> None:
            if local(tag) == "definedName":
                on_a_sheet = "localSheetId" in attributes
                named[:] = [f"{attributes.get('name', '')}{ON_A_SHEET * on_a_sheet}"]
                pieces.clear()
            start(tag, attributes)

        def end(tag: str) -> None:
            if local(tag) == "definedName" and named:
                name, text = named.pop(), "".join(pieces)
                self.names[name] = text
                if name.endswith(ON_A_SHEET):
                    self.names_on_sheets.append((name.removesuffix(ON_A_SHEET), text))
                if len(self.names) + len(self.names_on_sheets) > MAX_STYLES:
                    raise TooLarge(f"has more than {MAX_STYLES:,} names")

        def text(piece: str) -> None:
            if named:
                pieces.append(piece)

        self._package.walk(part, start_or_name, end, text)

    def _read_texts(self, part: str) -> None:
        """The texts that cells refer to, each a cell already."""
        read = TextReader()

        def end(tag: str) -> None:
            read.end(tag)
            if local(tag) == "si":
                self.texts.append(cell_of(read.taken()))
                if len(self.texts) > MAX_TEXTS:
                    raise TooLarge(f"has more than {MAX_TEXTS:,} texts")

        self._package.walk(part, read.start, end, read.text)

    def _read_styles(self, part: str) -> None:
        """Which of the formats that cells refer to show a number as a date."""
        custom: dict[str, bool] = {}
        inside = [False]

        def start(tag: str, attributes: Mapping[str, str]) -> None:
            name = local(tag)
            if name == "cellXfs":
                inside[0] = True
            elif name == "numFmt":
                code = attributes.get("formatCode", "")
                custom[attributes.get("numFmtId", "")] = shows_a_date(code)
                if len(custom) > MAX_STYLES:
                    raise TooLarge(f"has more than {MAX_STYLES:,} formats of numbers")
            elif name == "xf" and inside[0]:
                number = attributes.get("numFmtId", "0")
                self.dates.append(custom.get(number, number in BUILT_IN_DATES))
                if len(self.dates) > MAX_STYLES:
                    raise TooLarge(f"has more than {MAX_STYLES:,} formats of cells")

        def end(tag: str) -> None:
            if local(tag) == "cellXfs":
                inside[0] = False

        self._package.walk(part, start, end)

    def grid(self, sheet: _Sheet) -> Grid:
        """The cells of a sheet in their rows."""
        reader = SheetReader(self, sheet.name, self._room)
        self._package.walk(sheet.part, reader.start, reader.end, reader.text)
        unmerge(reader.rows, reader.merged)
        return grid_of(
            sheet.name,
            reader.rows,
            hidden=sheet.hidden,
            digits=frozenset(reader.digits),
            hidden_rows=frozenset(reader.hidden_rows),
            hidden_columns=frozenset(reader.hidden_columns),
        )

    def shared_text(self, index: str) -> Cell:
        """The text of this index, counted as often as a cell refers to it."""
        if not index.isdecimal():
            raise ValueError("Python would count from the end")
        cell = self.texts[int(index)]
        self._package.take(len(cell.text))
        return cell

    def number(self, text: str, style: str) -> Cell:
        """The number that a text spells, as it is typed; a date where its format makes it one."""
        if "_" in text:
            raise ValueError("Python would pass over it")
        value = int(text) if text.removeprefix("-").isdecimal() else float(text)
        if self.dates[int(style) : int(style) + 1] == [True]:
            try:
                return cell_of(moment(value, self.first_day))
            except (OverflowError, ValueError):
                return cell_of("#VALUE!")
        return cell_of(value)

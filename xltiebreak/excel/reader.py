"""Reading an Excel workbook; it is never written in place.

Of its parts those are read that say what stands in the cells, as streams: what openpyxl, which
reads all of a workbook, would keep of the largest event takes over a gigabyte, and of a single
hyperlink over a whole sheet more than there is. The tests hold the two to each other.
"""

from __future__ import annotations

import datetime
import posixpath
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import PurePath
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.section import Event
from xltiebreak.excel.package import Package, TooLarge, Unreadable, local
from xltiebreak.excel.shape import ON_A_SHEET, Names, findings, names_of
from xltiebreak.tables.cells import (
    EMPTY,
    MAX_CELLS,
    MAX_COLUMNS,
    Cell,
    Fault,
    Grid,
    Row,
    SameCells,
    cell_of,
    plain,
)
from xltiebreak.tables.events import read_event

MAX_SHEETS = 500
MAX_TEXTS = 1_000_000
MAX_STYLES = 65_490
MAX_MERGED = 100_000
LONGEST_TEXT = 32_767
"""How much Excel itself allows: formats in a workbook, letters in a cell."""
_LONGEST_NAME = 255
_ROWS, _COLUMNS = 1_048_576, 16_384
"""How large a sheet is."""

_NO_STORED_VALUE = Fault(
    "no-stored-value",
    "the cell holds a formula without a stored value; open the workbook in Excel and save it, "
    "or type the value",
)


def read_workbook(content: bytes, name: str) -> Event:
    """The event in an .xlsx or .xlsm workbook; ``name`` is its file name.

    Raises:
        TieBreakError: it is no workbook, too large, or has no crosstable.
    """
    names, grids = _read(content)
    found = list(findings(names, grids))
    try:
        event = read_event(plain(PurePath(name).stem), grids, ours=names.ours)
    except TieBreakError:
        stop_on_errors(found)  # what was done to a workbook of ours says why
        raise
    if not found:
        return event
    sections = []
    for section in event.sections:
        own = [one for one in found if one.where.partition("!")[0] == section.origin.sheet]
        sections.append(replace(section, faults=(*section.faults, *own)))
        found = [one for one in found if one not in own]
    return replace(event, sections=tuple(sections), faults=(*event.faults, *found))


def read_grids(content: bytes) -> list[Grid]:
    """Every sheet of an .xlsx or .xlsm workbook as a grid.

    Raises:
        TieBreakError: it is no workbook, or too large.
    """
    return _read(content)[1]


def _read(content: bytes) -> tuple[Names, list[Grid]]:
    """The names of a workbook's cells, and its sheets."""
    try:
        workbook = _Workbook(Package(content))
        names = names_of(workbook.names)
        return names, [
            replace(workbook.grid(sheet), **names.meant_by(sheet.name)) for sheet in workbook.sheets
        ]
    except TooLarge as error:
        raise TieBreakError(
            f"the workbook {error}; copy the crosstable into a new workbook"
        ) from error
    except Unreadable as error:
        raise TieBreakError(
            f"the file cannot be read as an Excel workbook ({error}); "
            "open it in Excel and save it again as .xlsx"
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
        self._read_sheets(self._part(main or "xl/workbook.xml"), related)
        by_kind = {one.kind: one.part for one in related.values()}
        self.texts: list[Cell] = []
        if part := package.find(by_kind.get("sharedStrings", "")):
            self._read_texts(part)
        self.dates: list[bool] = []
        if part := package.find(by_kind.get("styles", "")):
            self._read_styles(part)
        self._cells = MAX_CELLS

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
                self.names[named.pop()] = "".join(pieces)
                if len(self.names) > MAX_STYLES:
                    raise TooLarge(f"has more than {MAX_STYLES:,} names")

        def text(piece: str) -> None:
            if named:
                pieces.append(piece)

        self._package.walk(part, start_or_name, end, text)

    def _read_texts(self, part: str) -> None:
        """The texts that cells refer to, each a cell already."""
        read = _TextReader()

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
                custom[attributes.get("numFmtId", "")] = _shows_a_date(code)
                if len(custom) > MAX_STYLES:
                    raise TooLarge(f"has more than {MAX_STYLES:,} formats of numbers")
            elif name == "xf" and inside[0]:
                number = attributes.get("numFmtId", "0")
                self.dates.append(custom.get(number, number in _BUILT_IN_DATES))
                if len(self.dates) > MAX_STYLES:
                    raise TooLarge(f"has more than {MAX_STYLES:,} formats of cells")

        def end(tag: str) -> None:
            if local(tag) == "cellXfs":
                inside[0] = False

        self._package.walk(part, start, end)

    def grid(self, sheet: _Sheet) -> Grid:
        """The cells of a sheet in their rows."""
        reader = _SheetReader(self, sheet.name, self._cells)
        self._package.walk(sheet.part, reader.start, reader.end, reader.text)
        self._cells = reader.cells_left
        lines = dict(sorted(reader.rows.items()))
        _unmerge(lines, reader.merged)
        rows: list[Row] = []
        for number, cells in lines.items():
            if any(cell is not EMPTY for cell in cells):
                if rows and rows[-1].number < number - 1:
                    rows.append(Row(number - 1, []))
                rows.append(Row(number, cells))
        return Grid(sheet.name, rows, hidden=sheet.hidden, digits=frozenset(reader.digits))

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
                return cell_of(_moment(value, self.first_day))
            except (OverflowError, ValueError):
                return cell_of("#VALUE!")
        return cell_of(value)


class _TextReader:
    """The text of a cell or a shared one, of all its runs, without how it is pronounced."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._taking = False
        self._beside = 0

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        name = local(tag)
        if name == "is":
            self._pieces.clear()
        elif name == "rPh":
            self._beside += 1
        self._taking = name == "t" and not self._beside

    def end(self, tag: str) -> None:
        self._taking = False
        if local(tag) == "rPh":
            self._beside -= 1

    def text(self, text: str) -> None:
        if self._taking:
            self._pieces.append(text)

    def taken(self) -> str:
        """The text, which is over with this."""
        text = "".join(self._pieces)
        self._pieces.clear()
        return _unescaped(text)


def _unescaped(text: str) -> str:
    """The text as it is shown.

    Raises:
        TooLarge: it is longer than a cell can hold.
    """
    if len(text) > LONGEST_TEXT:
        raise TooLarge(f"has a cell with more than {LONGEST_TEXT:,} letters")
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text) if "_x" in text else text


_ESCAPED = re.compile("_x([0-9A-Fa-f]{4})_")
"""How a workbook spells a character that XML cannot hold."""


class _SheetReader:
    """The cells of a sheet by their rows, as far as the columns reach that a table has.

    ``merged`` are the blocks of cells that are one.
    """

    def __init__(self, workbook: _Workbook, sheet: str, cells: int) -> None:
        self._workbook = workbook
        self._sheet = sheet
        self.cells_left = cells
        self.rows: dict[int, list[Cell]] = {}
        self.merged: list[tuple[str, tuple[int, int, int, int]]] = []
        self.digits: set[tuple[int, int]] = set()
        self._row: list[Cell] | None = None
        self._number = self._column = 0
        self._cell: Mapping[str, str] | None = None
        self._formula = False
        self._value: str | None = None
        self._known = SameCells(cell_of)
        self._inline = _TextReader()
        self._pieces: list[str] | None = None

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        name = local(tag) if ":" in tag else tag
        if name == "c":
            self._cell = attributes
            self._formula = False
            self._value = None
            self._count()
        elif self._cell is not None:
            if name == "v":
                self._pieces = []
            elif name == "f":
                self._formula = True
            else:
                self._inline.start(name, attributes)
        elif name == "row":
            self._begin_row(attributes.get("r"))
        elif name == "mergeCell":
            self._merge(attributes.get("ref", ""))

    def text(self, text: str) -> None:
        if self._pieces is not None:
            self._pieces.append(text)
        elif self._cell is not None:
            self._inline.text(text)

    def end(self, tag: str) -> None:
        name = local(tag) if ":" in tag else tag
        if name == "v" and self._pieces is not None:
            self._value = _unescaped("".join(self._pieces))
            self._pieces = None
        elif name == "c" and self._cell is not None:
            self._end_cell(self._cell)
            self._cell = None
        elif self._cell is not None:
            self._inline.end(name)

    def _begin_row(self, stated: str | None) -> None:
        self._number = _row_of(stated) if stated else self._number + 1
        self._column = 0
        self._row = None
        self._count()
        if not 0 < self._number <= _ROWS:
            number = plain(stated or str(self._number))[:20]
            raise Unreadable(f"there is no row {number!r} in the sheet {self._sheet}")

    def _count(self) -> None:
        """Count a row or a cell, whether it holds something or not."""
        self.cells_left -= 1
        if self.cells_left < 0:
            raise TooLarge(f"has more than {MAX_CELLS:,} cells")

    def _end_cell(self, attributes: Mapping[str, str]) -> None:
        """Put the cell that has been read into its row."""
        self._column += 1
        reference = attributes.get("r")
        if reference is not None:
            row, self._column = self._place(reference)
            if row != self._number:  # a cell that says it is in another row than the one around it
                self._number, self._row = row, None
        kind, value = attributes.get("t", "n"), self._value
        if kind == "inlineStr":
            value = self._inline.taken() or value
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
        if self._formula and not value:
            cell = Cell("", _NO_STORED_VALUE)
        if self._row is None:
            if not self._number:
                raise Unreadable(f"a cell of the sheet {self._sheet} is in no row")
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
            return cell_of(_moment_of(value))
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


def _unmerge(
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
                elif cell.text:
                    cells[column - 1] = Cell(cell.text, _merged(reference))


def _merged(block: str) -> Fault:
    return Fault(
        "merged-cells",
        f"the cells {block} are merged; unmerge them, so that each player and round has a cell",
    )


_BUILT_IN_DATES = frozenset(map(str, (*range(14, 23), *range(27, 37), 45, 46, 47, *range(50, 59))))
"""The formats of dates and times that every workbook has, those of East Asia among them."""
_LONGEST_FORMAT = 255
_NO_LETTERS_OF_A_FORMAT = re.compile(
    r'"[^"]*"|\[(?!hh?\]|mm?\]|ss?\])[^\]]*\]|[_\\].', re.IGNORECASE
)
"""Words in quotes, colors and currencies in brackets, a letter that is shown as it is."""


def _shows_a_date(code: str) -> bool:
    """Whether a format shows a number as a date or a time: ``d-mmm-yy``, ``[h]:mm``."""
    code = code[:_LONGEST_FORMAT].split(";", maxsplit=1)[0]
    return not set("dmhys").isdisjoint(_NO_LETTERS_OF_A_FORMAT.sub("", code).lower())


def _moment(days: float, first_day: datetime.datetime) -> datetime.datetime | datetime.time:
    """What a number of days is as a date, and one below 1 as a time.

    Excel's calendar has a February 29 in 1900, so that the days before it are one off.
    """
    if 1 <= days < 60 and first_day.year < 1900:
        days += 1
    found = first_day + datetime.timedelta(milliseconds=round(days * 86_400_000))
    return found.time() if 0 <= days < 1 else found


def _moment_of(text: str) -> datetime.date | datetime.time:
    """A date or a time as ISO 8601 spells it."""
    if ":" in text and "-" not in text:
        return datetime.time.fromisoformat(text)
    return datetime.datetime.fromisoformat(text)

"""The parts of an Excel workbook around its sheets: relations, names, texts and formats.

Expat reads each part once, and counts tags, runs and letters before anything is kept.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from openpyxl.utils.datetime import MAC_EPOCH, WINDOWS_EPOCH

from xltiebreak.disk.office_file import Package, TooLarge, Unreadable, local
from xltiebreak.excel.known_names import ON_A_SHEET
from xltiebreak.excel.moments import BUILT_IN_DATES, shows_a_date
from xltiebreak.excel.sheet_cells import LONGEST_TEXT, MAX_SHEETS, Letters
from xltiebreak.tables.cells import Cell, cell_of, plain

MAX_TEXTS = 1_000_000
MAX_STYLES = 65_490
"""How many formats Excel allows."""
_LONGEST_NAME = 255
YES = ("1", "true", "on")


class _Related(NamedTuple):
    """The kind and the name of a part to which another part refers."""

    kind: str
    part: str


_MAIN = "officeDocument"


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


class Workbook:
    """The main part of a workbook: its sheets, first day and names for cells, and the parts that
    its sheets share."""

    def __init__(self, package: Package) -> None:
        main = next((to.part for to in _related(package, "").values() if to.kind == _MAIN), "")
        part = _part(package, main or "xl/workbook.xml")
        self.epoch: datetime = WINDOWS_EPOCH
        self.sheets: list[_Sheet] = []
        self.names: dict[str, str] = {}
        self.names_on_sheets: list[tuple[str, str]] = []
        related = _related(package, part)
        for element in package.elements(part, "workbookPr", "sheet", "definedName"):
            attributes = {local(name): value for name, value in element.attributes.items()}
            if element.name == "sheet":
                self._add_sheet(package, attributes, related)
            elif element.name == "definedName":
                self._add_name(attributes, element.text)
            elif attributes.get("date1904") in YES:
                self.epoch = MAC_EPOCH
        by_kind = {to.kind: to.part for to in related.values()}
        self.shared_texts = SharedTexts(package, package.find(by_kind.get("sharedStrings", "")))
        self.formats_of_dates = _dates(package, package.find(by_kind.get("styles", "")))

    def _add_sheet(
        self, package: Package, attributes: Mapping[str, str], related: Mapping[str, _Related]
    ) -> None:
        name, target = plain(attributes.get("name", "")), related.get(attributes.get("id", ""))
        if len(name) > _LONGEST_NAME:
            raise TooLarge(f"has a sheet with a name of {len(name):,} letters")
        if target is None:
            raise Unreadable(f"the sheet {name} is missing in it")
        if target.kind == "worksheet":
            hidden = attributes.get("state", "visible") != "visible"
            self.sheets.append(_Sheet(name, _part(package, target.part), hidden))
        if len(self.sheets) > MAX_SHEETS:
            raise TooLarge(f"has more than {MAX_SHEETS} sheets")

    def _add_name(self, attributes: Mapping[str, str], cells: str) -> None:
        name = attributes.get("name", "")
        if "localSheetId" in attributes:
            self.names_on_sheets.append((name, cells))
            name += ON_A_SHEET
        self.names[name] = cells
        if len(self.names) + len(self.names_on_sheets) > MAX_STYLES:
            raise TooLarge(f"has more than {MAX_STYLES:,} names")


def _dates(package: Package, styles: str | None) -> frozenset[int]:
    custom: dict[str, bool] = {}
    dates: list[bool] = []
    for element in package.elements(styles, "numFmt", "xf"):
        if element.name == "numFmt":
            code = element.attributes.get("formatCode", "")
            custom[element.attributes.get("numFmtId", "")] = shows_a_date(code)
            if len(custom) > MAX_STYLES:
                raise TooLarge(f"has more than {MAX_STYLES:,} formats of numbers")
        elif element.within == "cellXfs":
            number = element.attributes.get("numFmtId", "0")
            dates.append(custom.get(number, number in BUILT_IN_DATES))
            if len(dates) > MAX_STYLES:
                raise TooLarge(f"has more than {MAX_STYLES:,} formats of cells")
    return frozenset(number for number, is_date in enumerate(dates) if is_date)


class Text:
    """Collects the text of a cell or a shared text: all its runs, without the pronunciation."""

    def __init__(self) -> None:
        self._letters = Letters()
        self.tags = 0
        self._taking = False
        self._pronounced = 0

    def start(self, name: str) -> None:
        """Begin an element of this name.

        Raises:
            TooLarge: the cell has more elements than letters.
        """
        self.tags += 1
        if self.tags > LONGEST_TEXT:
            raise TooLarge(f"has a cell with more than {LONGEST_TEXT:,} pieces of text")
        if name == "is":
            self._letters.taken()
        elif name == "rPh":
            self._pronounced += 1
        self._taking = name == "t" and not self._pronounced

    def end(self, name: str) -> None:
        """End an element of this name."""
        self._taking = False
        self._pronounced -= name == "rPh"

    def text(self, text: str) -> None:
        """Take letters between tags; raises as :meth:`Letters.take` does."""
        if self._taking:
            self._letters.take(text)

    def taken(self) -> str:
        """Return the text and begin the next one."""
        self.tags = 0
        return unescaped(self._letters.taken())


_ESCAPED = re.compile("_x([0-9A-Fa-f]{4})_")
"""How a workbook writes a character that XML does not allow."""


def unescaped(text: str) -> str:
    """Return the text without escapes such as ``_x000D_``."""
    return _ESCAPED.sub(lambda code: chr(int(code[1], 16)), text) if "_x" in text else text


class SharedTexts:
    """The texts to which cells refer, each as a cell."""

    def __init__(self, package: Package, part: str | None) -> None:
        self._package = package
        self._cells: list[Cell] = []
        self._text = Text()
        if part:
            package.walk(part, self._start, self._end, self._text.text)

    def _start(self, tag: str, _: Mapping[str, str]) -> None:
        self._text.start(local(tag))

    def _end(self, tag: str) -> None:
        self._text.end(local(tag))
        if local(tag) == "si":
            self._cells.append(cell_of(self._text.taken()))
            if len(self._cells) > MAX_TEXTS:
                raise TooLarge(f"has more than {MAX_TEXTS:,} texts")

    def __getitem__(self, index: int) -> Cell:
        """Return the cell with this text; its letters count each time that cells refer to it."""
        if index < 0:
            raise IndexError("Python would count from the end")
        cell = self._cells[index]
        self._package.take(len(cell.text))
        return cell

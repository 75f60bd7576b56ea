"""The workbook of a file as xlwings Lite opens it: the engine is xlwings' own, and what Lite's
JavaScript answers to it is made from the file by openpyxl's ``load_workbook``, which has no part in
our readers.

xlwings is fetched and never part of this project: what serves Lite in it, its ``pro`` folder, is
under the PolyForm Noncommercial License, and is used here for testing an open project.
"""

from __future__ import annotations

import copy
import datetime
import io
import os
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest import mock

import openpyxl
import xlwings
from openpyxl.styles.numbers import is_date_format
from openpyxl.utils import range_boundaries
from openpyxl.utils.datetime import to_excel
from openpyxl.worksheet.formula import ArrayFormula, DataTableFormula

from tests.excel.lite_client import ANSWERS, Client, Sheet, address_of, cells_of

CATEGORY_DATE = frozenset(
    {"mm-dd-yy", "m/d/yyyy", "yyyy-mm-dd", "h:mm", "h:mm:ss", "m/d/yyyy h:mm"}
)
"""Formats that Office.js counts among dates and times; others it calls custom, and gives their
cells as bare numbers."""


def sheets_of(content: bytes) -> tuple[list[Sheet], list[dict[str, Any]]]:
    """The sheets of a workbook's file, and its names as Lite lists them."""
    return copy.deepcopy(_read(content))


@lru_cache(maxsize=2)
def _read(content: bytes) -> tuple[list[Sheet], list[dict[str, Any]]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # parts that it does not keep
        shown = openpyxl.load_workbook(io.BytesIO(content), data_only=True)
        typed = openpyxl.load_workbook(io.BytesIO(content))
    sheets = [_sheet(shown[sheet.title], sheet, shown.epoch) for sheet in typed.worksheets]
    titles = [sheet.name for sheet in sheets]
    names = [
        _name(defined.name, defined.attr_text, None, titles)
        for defined in typed.defined_names.values()
    ]
    for index, sheet in enumerate(typed.worksheets):
        names += [_name(o.name, o.attr_text, index, titles) for o in sheet.defined_names.values()]
    return sheets, names


def _sheet(shown: Any, typed: Any, epoch: Any) -> Sheet:
    made = Sheet(typed.title, typed.sheet_state == "visible")
    for row in typed.iter_rows():
        for cell in row:
            at = (cell.row, cell.column)
            if cell.value is None and not cell.has_style:
                continue
            made.formats[at] = cell.number_format
            if isinstance(cell.value, ArrayFormula):
                left, top, right, bottom = range_boundaries(cell.value.ref)
                for inside_row in range(top, bottom + 1):
                    for other in range(left, right + 1):
                        made.formulas[inside_row, other] = str(cell.value.text)
            elif cell.data_type == "f" and not isinstance(cell.value, DataTableFormula):
                made.formulas[at] = str(cell.value)
            value = shown.cell(*at).value
            if value is not None and value != "":
                made.values[at] = _as_javascript(value, cell.number_format, epoch)
    made.merged = [block.bounds for block in typed.merged_cells.ranges]
    made.merged = [(top, left, bottom, right) for left, top, right, bottom in made.merged]
    made.hidden_rows = {k for k, dimension in typed.row_dimensions.items() if dimension.hidden}
    for inside_row in typed.column_dimensions.values():
        if inside_row.hidden:
            made.hidden_columns |= set(range(inside_row.min, inside_row.max + 1))
    return made


def _as_javascript(value: Any, shown_as: str, epoch: Any) -> Any:
    """A value as it arrives: whole numbers without a point; dates as texts or as numbers."""
    if isinstance(value, (bool, str)):
        return value
    number = value if isinstance(value, (int, float)) else to_excel(value, epoch)
    if not isinstance(value, (int, float)) and shown_as in CATEGORY_DATE:
        moment = xlwings.to_datetime(number)
        return moment.isoformat(timespec="milliseconds") + "Z"
    return int(number) if number == int(number) else number


def _name(name: str, text: str, scope: int | None, titles: Sequence[str]) -> dict[str, Any]:
    sheet, _, address = text.rpartition("!")
    sheet = sheet[1:-1].replace("''", "'") if sheet.startswith("'") else sheet
    is_range = sheet in titles and "#" not in address
    return {
        "name": name,
        "refers_to": f"={text}",
        "sheet_index": titles.index(sheet) if is_range else None,
        "address": address.replace("$", "") if is_range else None,
        "scope_sheet_name": None if scope is None else titles[scope],
        "scope_sheet_index": scope,
        "book_scope": scope is None,
    }


@contextmanager
def opened(content: bytes, name: str = "event.xlsx") -> Iterator[tuple[Any, Client]]:
    """The workbook of a file, open in Lite: what a script is given, and what answers behind it."""
    client = Client(*sheets_of(content))
    javascript = ModuleType("js")
    javascript.xlwings = client  # type: ignore[attr-defined]
    javascript.Object = SimpleNamespace(fromEntries=None)  # type: ignore[attr-defined]
    ffi = ModuleType("pyodide.ffi")
    ffi.to_js = lambda given, **_: given  # type: ignore[attr-defined]
    ffi.JsNull = type("JsNull", (), {})  # type: ignore[attr-defined]
    modules = {"js": javascript, "pyodide": ModuleType("pyodide"), "pyodide.ffi": ffi}
    with mock.patch.dict(os.environ, XLWINGS_LICENSE_KEY="noncommercial"):
        from xlwings.pro import _xlremote
    with (
        mock.patch.dict(sys.modules, modules),
        mock.patch.object(_xlremote, "sys", SimpleNamespace(platform="emscripten")),
    ):
        books = _xlremote.engine.apps[0].books
        yield xlwings.BookAsync(impl=books.open(client.payload(name), lazy=True)), client


class OnWindows:
    """A block of cells as xlwings has it of an Excel on this machine: it answers at once, with
    dates wherever a date is shown."""

    def __init__(self, sheet: WindowsSheet, block: tuple[int, int, int, int]) -> None:
        self.sheet = sheet
        self.row, self.column, bottom, right = block
        self.shape = (bottom - self.row + 1, right - self.column + 1)
        self.size = self.shape[0] * self.shape[1]
        self.address = address_of(self.row, self.column, bottom, right)
        self.rows = SimpleNamespace(hidden=self._told("row_hidden"))
        self.columns = SimpleNamespace(hidden=self._told("column_hidden"))

    def _told(self, key: str) -> Any:
        return ANSWERS[key](self.sheet.seen, cells_of(self.address))

    def options(self, *, ndim: int, err_to_str: bool = False) -> Any:
        assert ndim == 2
        if not err_to_str:
            return self  # formulas come as without options
        return SimpleNamespace(
            value=[[self._value(c) for c in row] for row in cells_of(self.address)]
        )

    def _value(self, cell: tuple[int, int]) -> Any:
        value = self.sheet.seen.values.get(cell)
        shown_as = self.sheet.seen.formats.get(cell, "")
        if isinstance(value, str) and value.endswith("Z") and shown_as in CATEGORY_DATE:
            return datetime.datetime.fromisoformat(value.removesuffix("Z"))
        if isinstance(value, (bool, str)) or value is None:
            return value
        return xlwings.to_datetime(value) if is_date_format(shown_as) else float(value)

    @property
    def formula(self) -> Any:
        formulas = self._told("formulas")
        return formulas[0][0] if self.size == 1 else tuple(map(tuple, formulas))

    @property
    def number_format(self) -> Any:
        return self._told("number_format")

    @property
    def merge_cells(self) -> Any:
        return self._told("merge_cells")

    @property
    def merge_area(self) -> OnWindows:
        left, top, right, bottom = range_boundaries(self._told("merge_area") or self.address)
        return OnWindows(self.sheet, (top, left, bottom, right))


class WindowsSheet:
    """A sheet as xlwings has it of an Excel on this machine."""

    def __init__(self, seen: Sheet) -> None:
        self.seen, self.name, self.visible = seen, seen.name, seen.visible

    def range(self, first: tuple[int, int], last: tuple[int, int]) -> OnWindows:
        return OnWindows(self, (*first, *last))

    @property
    def used_range(self) -> OnWindows:
        return OnWindows(self, self.seen.used or (1, 1, 1, 1))


def open_on_windows(content: bytes, name: str = "event.xlsx") -> Any:
    """The workbook of a file, open in an Excel on this machine."""
    seen, names = sheets_of(content)
    sheets = OpenSheets(map(WindowsSheet, seen))

    def called(name_there: Mapping[str, Any]) -> str:
        return (
            name_there["name"]
            if name_there["book_scope"]
            else f"{name_there['scope_sheet_name']}!{name_there['name']}"
        )

    return SimpleNamespace(
        name=name,
        sheets=sheets,
        names=[WindowsName(called(o), o["refers_to"], sheets) for o in names],
    )


@dataclass
class WindowsName:
    """A name for cells, as xlwings has it."""

    name: str
    refers_to: str
    sheets: list[Any]

    @property
    def refers_to_range(self) -> Any:
        title, _, cell = self.refers_to.removeprefix("=").rpartition("!")
        [sheet] = [sheet_there for sheet_there in self.sheets if sheet_there.name == title]
        column, row, *_ = range_boundaries(cell)
        return SimpleNamespace(value=sheet.seen.values.get((row, column)))


class OpenSheets(list[Any]):
    """The sheets of a book, to which one may be added."""

    def add(self, name: str, after: Any) -> Any:
        self.added = AddedSheet(name)
        return self.added


class AddedSheet:
    """A new sheet that keeps what is written on it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def range(self, *_: Any) -> Any:
        return self

    @property
    def font(self) -> Any:
        return self

    def activate(self) -> None:
        pass

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__("cells" if name == "formula" else name, value)

"""The workbook of a file as xlwings Lite opens it: the engine is xlwings' own, and what Lite's
JavaScript answers to it is made from the file by openpyxl's ``load_workbook``, which has no part in
our readers.

xlwings is fetched and never part of this project: what serves Lite in it, its ``pro`` folder, is
under the PolyForm Noncommercial License, and is used here for testing an open project.
"""

from __future__ import annotations

import copy
import io
import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest import mock

import openpyxl
import xlwings
from openpyxl.utils.datetime import to_excel
from openpyxl.worksheet.cell_range import CellRange
from openpyxl.worksheet.formula import ArrayFormula, DataTableFormula

from tests.excel.lite_client import Client, Sheet

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
                for inside in CellRange(cell.value.ref).cells:
                    made.formulas[inside] = str(cell.value.text)
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
    number = value
    if not isinstance(value, (int, float)):
        number = to_excel(value, epoch)  # type: ignore[no-untyped-call]
        if shown_as in CATEGORY_DATE:
            moment = xlwings.to_datetime(number)  # type: ignore[no-untyped-call]
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
    sys.modules.update(modules)  # patch.dict would forget what a button imports: twins come then
    try:
        with mock.patch.object(_xlremote, "sys", SimpleNamespace(platform="emscripten")):
            books = _xlremote.engine.apps[0].books
            yield xlwings.BookAsync(impl=books.open(client.payload(name), lazy=True)), client
    finally:
        for module in modules:
            del sys.modules[module]

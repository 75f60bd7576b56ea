"""What xlwings Lite's JavaScript answers to the engine in Python, and what it is asked to do.

It runs in the tests' Python and, as a text, in Pyodide; so it needs xlwings and nothing else.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

import xlwings
from xlwings.utils import a1_to_tuples, col_name


@dataclass
class Sheet:
    """A sheet as Office.js sees it: each by row and column from 1."""

    name: str
    visible: bool
    values: dict[tuple[int, int], Any] = field(default_factory=dict)
    formulas: dict[tuple[int, int], str] = field(default_factory=dict)
    formats: dict[tuple[int, int], str] = field(default_factory=dict)
    merged: list[tuple[int, int, int, int]] = field(default_factory=list)
    hidden_rows: set[int] = field(default_factory=set)
    hidden_columns: set[int] = field(default_factory=set)

    @property
    def used(self) -> tuple[int, int, int, int] | None:
        """The first and last row and column that hold or look like something."""
        cells = [*self.values, *self.formulas, *self.formats]
        if not cells:
            return None
        rows, columns = zip(*cells, strict=True)
        return min(rows), min(columns), max(rows), max(columns)


class Answer:
    """What JavaScript gives; Python gets a copy."""

    def __init__(self, given: Any) -> None:
        self.given = given

    def to_py(self) -> Any:
        return copy.deepcopy(self.given)


class Client:
    """What Lite's JavaScript answers, and what it is asked to do."""

    def __init__(self, sheets: Sequence[Sheet], names: Sequence[Mapping[str, Any]]) -> None:
        self.sheets = {sheet.name: sheet for sheet in sheets}
        self.names = names
        self.asked: list[str] = []
        self.actions: list[dict[str, Any]] = []

    def payload(self, name: str) -> dict[str, Any]:
        """The workbook as a script is given it: without its cells."""
        empty = dict.fromkeys(("pictures", "shapes", "charts", "notes", "tables", "pivot_tables"))
        sheets: list[dict[str, Any]] = [
            {
                **{key: [] for key in empty},
                "name": sheet.name,
                "visibility": "Visible" if sheet.visible else "Hidden",
                "values": [],
                "print_area": None,
                "show_gridlines": True,
            }
            for sheet in self.sheets.values()
        ]
        return {
            "client": "Office.js",
            "version": xlwings.__version__,
            "book": {"name": name, "active_sheet_index": 0, "selection": "A1"},
            "names": [dict(defined) for defined in self.names],
            "sheets": sheets,
        }

    async def getUsedRangeAddress(self, sheet: str, values_only: bool) -> str | None:  # noqa: N802
        self.asked.append("used range")
        used = self.sheets[sheet].used
        if used is None:
            return None
        top, left, bottom, right = used
        return address_of(top, left, bottom, right)

    async def getRangeValues(self, sheet: str, address: str) -> Answer:  # noqa: N802
        self.asked.append("values")
        values = self.sheets[sheet].values
        return Answer([[values.get(cell, "") for cell in row] for row in cells_of(address)])

    async def getRangeData(self, sheet: str, address: str, keys: Any) -> Answer:  # noqa: N802
        self.asked += keys
        return Answer({key: ANSWERS[key](self.sheets[sheet], cells_of(address)) for key in keys})

    async def runActions(self, batch: Mapping[str, Any]) -> None:  # noqa: N802
        self.actions += batch["actions"]


_Cells = list[list[tuple[int, int]]]


def address_of(top: int, left: int, bottom: int, right: int) -> str:
    """``B2:D4``."""
    return f"{col_name(left)}{top}:{col_name(right)}{bottom}"  # type: ignore[no-untyped-call]


def cells_of(address: str) -> _Cells:
    """The cells of a block, row by row."""
    (top, left), last = a1_to_tuples(address.replace("$", ""))  # type: ignore[no-untyped-call]
    bottom, right = last or (top, left)
    return [[(row, col) for col in range(left, right + 1)] for row in range(top, bottom + 1)]


def _same(answers: Sequence[Any]) -> Any:
    return answers[0] if len(set(answers)) == 1 else None


def _formulas(sheet: Sheet, cells: _Cells) -> Any:
    def formula(cell: tuple[int, int]) -> Any:
        return sheet.formulas.get(cell, sheet.values.get(cell, ""))

    return [[formula(cell) for cell in row] for row in cells]


def _around(sheet: Sheet, cell: tuple[int, int]) -> tuple[int, int, int, int] | None:
    row, column = cell
    around = (o for o in sheet.merged if o[0] <= row <= o[2] and o[1] <= column <= o[3])
    return next(around, None)


def _merge_area(sheet: Sheet, cells: _Cells) -> str | None:
    [[cell]] = cells
    if (around := _around(sheet, cell)) is None:
        return None
    top, left, bottom, right = around
    return address_of(top, left, bottom, right)


ANSWERS: Mapping[str, Callable[[Sheet, _Cells], Any]] = {
    "formulas": _formulas,
    "number_format": lambda sheet, cells: _same(
        [sheet.formats.get(cell, "General") for cell in chain(*cells)]
    ),
    "merge_cells": lambda sheet, cells: _same(
        [_around(sheet, cell) is not None for cell in chain(*cells)]
    ),
    "merge_area": _merge_area,
    "row_hidden": lambda sheet, cells: _same([row[0][0] in sheet.hidden_rows for row in cells]),
    "column_hidden": lambda sheet, cells: _same(
        [cell[1] in sheet.hidden_columns for cell in cells[0]]
    ),
}

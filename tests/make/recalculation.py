"""A workbook worked out anew by formualizer, with the functions of the Excel module registered."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import formualizer
from openpyxl.utils.cell import column_index_from_string, coordinate_from_string, range_boundaries

from tests.make.packages import repacked
from xltiebreak.excel import udfs

FUNCTIONS = (
    *("STANDINGS_TB", "TERMS_TB", "EXPLAIN_TB", "CHECK_TB", "VERIFY_TB", "MODMEDIAN", "PLACE_TB"),
    *("PRIZES_TB", "ANNOUNCE_TB", "VERSION_TB"),
)
_CELL = re.compile(r'<c r="([A-Z]+\d+)"[^>]*?(?:/>|>.*?</c>)')
_SPILL = re.compile(r'<f t="array" ref="([^"]+)"')


class Recalculated:
    """A workbook in which cells are typed and formulas follow; rows and columns from 1.

    formualizer does not know arrays of ROW and MATCH, by which a workbook finds the next step and
    changes of its shape: LibreOffice works them out in ``test_cells`` and
    ``test_stories``.
    """

    def __init__(self, content: bytes, **others: Any) -> None:
        """``others`` are functions in the place of ours."""
        self._content = content
        self._book = formualizer.load_workbook_bytes(_without_spilled_values(content))
        for name in FUNCTIONS:
            function = _adapted(others.get(name, getattr(udfs, name)))
            for prefix in ("", "_xldudf_"):
                self._book.register_function(prefix + name, function, min_args=0, max_args=24)
        self._book.evaluate_all()

    def type(self, sheet: str, row: int, column: int, value: Any) -> None:
        self._book.set_value(sheet, row, column, value)

    def formula(self, sheet: str, row: int, column: int, formula: str) -> None:
        self._book.set_formula(sheet, row, column, formula)

    def recalculate(self) -> None:
        self._book.evaluate_all()

    work_out = recalculate

    def value(self, sheet: str, row: int, column: int) -> Any:
        """The value of a cell; nothing and an empty text are the same."""
        value = self._book.get_value(sheet, row, column)
        return "" if value is None else value

    def block(self, sheet: str, row: int, column: int, rows: int, columns: int) -> list[list[Any]]:
        return [
            [self.value(sheet, row + down, column + across) for across in range(columns)]
            for down in range(rows)
        ]


def _adapted(function: Any) -> Any:
    def call(*arguments: Any) -> Any:
        return function(*arguments)

    return call


@lru_cache(maxsize=32)
def _without_spilled_values(content: bytes) -> bytes:
    """The workbook without the stored values of a spill, which would stand in its way here."""

    def change(name: str, part: bytes) -> bytes:
        is_sheet = name.startswith("xl/worksheets/sheet")
        return _emptied(part.decode("utf-8")).encode("utf-8") if is_sheet else part

    return repacked(content, change)


_OWN_TEXT = "_xlfn.FORMULATEXT($A$1)"
"""What asks for the text of its own formula; to formualizer it goes in a circle."""


def _emptied(sheet: str) -> str:
    sheet = sheet.replace(_OWN_TEXT, '""')
    spills: list[Any] = [range_boundaries(reference) for reference in _SPILL.findall(sheet)]

    def keep(cell: re.Match[str]) -> str:
        letters, row = coordinate_from_string(cell[1])
        column = column_index_from_string(letters)
        spilled = any(
            left <= column <= right and top <= row <= bottom for left, top, right, bottom in spills
        )
        return "" if spilled and "<f " not in cell[0] else cell[0]

    return _CELL.sub(keep, sheet)

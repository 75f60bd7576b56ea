"""Sheets with many formulas, which are written fast into small files.

A spreadsheet works the formulas out when it opens the workbook (``fullCalcOnLoad``, which
XlsxWriter sets). A value is stored only where we know it for nothing, for viewers that calculate
nothing.
"""

from __future__ import annotations

import re
from typing import Any

from xlsxwriter import Workbook  # type: ignore[import-untyped]
from xlsxwriter.format import Format  # type: ignore[import-untyped]
from xlsxwriter.utility import xl_range  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

THE_ROW = "{row}"
"""Stands in a formula for the row of the formula."""

_TEXT = re.compile(r'"[^"]*"')
_ELSEWHERE = re.compile(r"[a-z!]")
"""Signs that, outside of texts, only names and references to other sheets have."""
_QUOTED = re.compile(r"""("[^"]*"|'[^']*')""")
"""A text, or the quoted name of a sheet."""
_ROW_OF_A_CELL = re.compile(r"(?<=[A-Z])\d+(?![\d(])")


def in_row(formula: str, row: int) -> str:
    """Return the formula for this row, from 0."""
    return formula.replace(THE_ROW, str(row + 1))


def in_one_thread(formula: str) -> str:
    """Return the formula with a MATCH that never runs, unless it has one that does.

    LibreOffice works out equal formulas, one below the other, in several threads. In a long chain
    of such columns a thread may read a cell before it is worked out, and what it makes of it stays,
    also after F9, until Ctrl+Shift+F9. Formulas with MATCH get no threads: see CheckForThreading in
    its ``sc/source/core/tool/token.cxx``.
    """
    return formula if "MATCH(" in formula else f"IF(FALSE,MATCH(0,0,0),{formula})"


def refers_to_row(formula: str, row: int) -> bool:
    """Whether a formula looks at cells in this row, from 0, of its own: ``$B5``, not ``$B$5``."""
    own = str(row + 1)
    return own in formula and any(
        own in _ROW_OF_A_CELL.findall(piece) for piece in _QUOTED.split(formula)[::2]
    )


class _Copied(str):
    """A formula that a column has in many rows, stored as Excel stores a formula copied down: the
    first cell has its text and the ``cells`` for which it stands, all others only its number."""

    __slots__ = ("cells", "number")
    cells: str
    number: int


class QuickSheet(Worksheet):  # type: ignore[misc]
    """A sheet whose formulas have the prefix that functions of newer editions need.

    XlsxWriter would search every formula for some thirty of them, one by one, which takes most of
    the time for a workbook with long formulas.
    """

    _copied = 0

    def write_formula(
        self,
        row: int,
        column: int,
        formula: str,
        style: Format | None = None,
        value: float | str | None = None,
    ) -> None:
        """Write a formula, in which ``{row}`` is its own row; without a value, it has none."""
        written = in_row(formula, row)
        if THE_ROW in formula or refers_to_row(formula, row):
            written = in_one_thread(written)
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        self._write_formula(row, column, written, style, value)

    def write_array(
        self, block: tuple[int, int, int, int], formula: str, style: Format, *, dynamic: bool
    ) -> None:
        """Write a formula that fills a block; a dynamic one finds its room itself."""
        top, left, bottom, right = block
        if dynamic:
            self.write_dynamic_array_formula(top, left, top, left, formula, style)
            return
        self.write_array_formula(*block, formula, style)
        for row in range(top, bottom + 1):  # XlsxWriter fills them with zeros
            for column in range(left, right + 1):
                if (row, column) != (top, left):
                    self.write_blank(row, column, None, style)

    def write_copied_down(
        self, rows: range, column: int, formula: str, style: Format | None
    ) -> None:
        """Write a formula into these rows of a column. It is stored once for all, unless it refers
        to other sheets or to names."""
        first = rows[0]
        self.write_formula(first, column, formula, style)
        if len(rows) == 1:
            return
        if _ELSEWHERE.search(_TEXT.sub("", in_row(formula, 0))):
            for row in rows[1:]:
                self.write_formula(row, column, formula, style)
            return
        self._check_dimensions(rows[-1], column)
        cell = self.table[first][column]
        for text, cells, held in (
            (cell.formula, xl_range(first, column, rows[-1], column), rows[:1]),
            ("=", "", rows[1:]),
        ):
            written = _Copied(text)
            written.cells, written.number = cells, self._copied
            cell = cell._replace(formula=written)
            for row in held:
                self.table[row][column] = cell
        self._copied += 1

    def _prepare_formula(self, formula: str, expand_future_functions: bool = False) -> str:
        return formula.removeprefix("{").removeprefix("=").removesuffix("}")

    def _xml_formula_element(
        self, formula: str, result: Any, attributes: list[tuple[str, Any]]
    ) -> None:
        if result is not None:
            super()._xml_formula_element(formula, result, attributes)
            return
        cell = "".join(f' {name}="{value}"' for name, value in attributes)
        text, shared = self._escape_data(str(formula)), ""
        if isinstance(formula, _Copied):
            over = f' ref="{formula.cells}"' if formula.cells else ""
            shared = f' t="shared"{over} si="{formula.number}"'
            text = text if formula.cells else ""
        self.fh.write(f"<c{cell}><f{shared}>{text}</f></c>")

    def _write_cell_value(self, value: Any) -> None:
        """Write nothing: of our cells only those of arrays get here, which have no value."""


class QuickBook(Workbook):  # type: ignore[misc]
    """A workbook of quick sheets."""

    def add_worksheet(self, name: str | None = None, worksheet_class: Any = QuickSheet) -> Any:
        """Return a new sheet at the end of the workbook."""
        return super().add_worksheet(name, worksheet_class)

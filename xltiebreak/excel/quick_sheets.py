"""Sheets with many formulas, written quickly and small."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, ClassVar

from xlsxwriter import Workbook  # type: ignore[import-untyped]
from xlsxwriter.format import Format  # type: ignore[import-untyped]
from xlsxwriter.utility import xl_range  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

_FUNCTION = re.compile(r"\b[A-Z][A-Z0-9.]*\(")
_TEXT = re.compile(r'"[^"]*"')
_ELSEWHERE = re.compile(r"[a-z!]")
"""What only names and other sheets have, outside of texts."""


class _Copied(str):
    """A formula that a column has in many rows, as Excel stores one that was copied down: the first
    cell has it, with the ``cells`` for which it stands, and all have its number."""

    __slots__ = ("cells", "number")
    cells: str
    number: int


class QuickSheet(Worksheet):  # type: ignore[misc]
    """A sheet that asks once of each function whether its name needs a prefix.

    XlsxWriter looks into every formula for some thirty functions of newer editions, one after the
    other, which takes most of the time of a workbook with long ones.
    """

    _plain: ClassVar[set[str]] = set()
    _copied = 0

    def write_copied_down(
        self, row: int, column: int, formulas: list[str], values: Iterable[Any], style: Format
    ) -> None:
        """Write the formulas of a column from a row on, which are the same in every row but for the
        row; the first of them for all, unless it looks at other sheets or at names."""
        first, last = formulas[0], row + len(formulas) - 1
        together = len(formulas) > 1 and not _ELSEWHERE.search(_TEXT.sub("", first))
        for k, (formula, value) in enumerate(zip(formulas, values)):
            written = formula
            if together:
                written = _Copied(first if k == 0 else "=")
                written.cells = xl_range(row, column, last, column) if k == 0 else ""
                written.number = self._copied
            self.write_formula(row + k, column, written, style, value)
        self._copied += together

    def _prepare_formula(self, formula: str, expand_future_functions: bool = False) -> str:
        if isinstance(formula, _Copied):
            return formula
        bare = formula.removeprefix("{").removeprefix("=").removesuffix("}")
        names = set(_FUNCTION.findall(bare))
        if names <= self._plain and not expand_future_functions:
            return bare
        prepared: str = super()._prepare_formula(formula, expand_future_functions)
        if prepared == bare and "_xlfn." not in bare:
            self._plain.update(names)
        return prepared

    def _xml_formula_element(
        self, formula: str, result: Any, attributes: list[tuple[str, Any]]
    ) -> None:
        if not isinstance(formula, _Copied):
            super()._xml_formula_element(formula, result, attributes)
            return
        cell = "".join(f' {name}="{value}"' for name, value in attributes)
        if result == "":
            cell += ' t="str"'
        over, text = f' ref="{formula.cells}"', self._escape_data(str(formula))
        if not formula.cells:
            over = text = ""
        self.fh.write(
            f'<c{cell}><f t="shared"{over} si="{formula.number}">{text}</f>'
            f"<v>{self._escape_data(result)}</v></c>"
        )


class QuickBook(Workbook):  # type: ignore[misc]
    """A workbook of such sheets."""

    def add_worksheet(self, name: str | None = None, worksheet_class: Any = QuickSheet) -> Any:
        """One more sheet."""
        return super().add_worksheet(name, worksheet_class)

"""Enters a workbook's formulas anew under the names that Excel knows.

Excel stores an add-in's function under a name of its own (``_xldudf_MODMEDIAN``), at times behind a
link. A formula that was in the workbook before the add-in stays ``#NAME?`` until it is entered
again, which a script of xlwings Lite does here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from xltiebreak.functions import FUNCTIONS

_CALL = re.compile(
    r"(?<![\w.])@?(?:'[^']*'!|\[\d+\]!|[\w.]+!)?(?:_xldudf_)?"
    rf"(?P<name>{'|'.join(sorted(FUNCTIONS))})(?=\()"
    r"""|"(?:[^"]|"")*"|'(?:[^']|'')*'""",
    re.IGNORECASE,
)
"""A call of one of our functions; else a whole text or quoted sheet, which is passed over."""

_NONE_HERE = (
    "No formula here uses the tie-break functions. Open the workbook that was made for "
    "xlwings Lite, or type one, such as =MODMEDIAN(F5:J28)."
)


def as_typed(formula: str) -> str:
    """Return the formula with our functions' names as one types them; "" if it calls none."""
    uses = False

    def typed(match: re.Match[str]) -> str:
        nonlocal uses
        name = match["name"]
        uses = uses or name is not None
        return name.upper() if name else match[0]

    written = _CALL.sub(typed, formula)
    return written if uses else ""


def formulas_to_enter(
    formulas: Sequence[Sequence[Any]], values: Sequence[Sequence[Any]]
) -> dict[tuple[int, int], str]:
    """Return the formulas of a block that call our functions, as typed, by row and column from 0.

    A text that only looks like a formula equals its value, and is left out. So is a cell with the
    formula of its left or upper neighbour: it shows that neighbour's spill.
    """
    entered = {}
    for row, line in enumerate(formulas):
        for column, formula in enumerate(line):
            if not isinstance(formula, str) or not formula.startswith("="):
                continue
            spilled = (column and formula == line[column - 1]) or (
                row and formula == formulas[row - 1][column]
            )
            if spilled or formula == values[row][column]:
                continue
            typed = as_typed(formula)
            if typed:
                entered[row, column] = typed
    return entered


async def reenter(book: Any) -> str:
    """Enter every formula of an xlwings ``BookAsync`` that calls our functions; return a sentence
    about that.

    All cells are read before any is written.
    """
    to_enter = [(sheet, await _cells(sheet)) for sheet in book.sheets]
    for sheet, cells in to_enter:
        for (row, column), formula in cells.items():
            sheet[row, column].formula2 = formula
    counts = [f"{sheet.name} {len(cells)}" for sheet, cells in to_enter if cells]
    if not counts:
        return _NONE_HERE
    return f"Formulas entered: {', '.join(counts)}. Now save the workbook."


async def _cells(sheet: Any) -> Mapping[tuple[int, int], str]:
    used = await sheet.get_used_range()  # formatted cells, too: a formula may show nothing
    if used is None:
        return {}
    formulas = await used.options(ndim=2).get_formula()
    values = await used.options(ndim=2, err_to_str=True).get_value()
    return {
        (used.row - 1 + row, used.column - 1 + column): formula
        for (row, column), formula in formulas_to_enter(formulas, values).items()
    }

"""``=12`` for a draw, which a spreadsheet takes for a formula."""

from __future__ import annotations

from dataclasses import replace

from xltiebreak.event.notation import tidy
from xltiebreak.event.notation.ways import is_sign_first
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.shapes.layout import WHOLE, Layout

_NO_VALUE = frozenset({"no-stored-value", "error-cell"})


def with_typed_formulas(layout: Layout) -> Layout:
    """The table with such cells as they were typed, where most other games have signs."""
    columns = {parts[WHOLE] for parts in layout.rounds.values() if WHOLE in parts}
    cells = [row.cell(column) for row in layout.body for column in columns]
    signed = sum(is_sign_first(tidy(cell.text)) for cell in cells if not cell.fault)
    others = sum(bool(cell.text) and not cell.fault for cell in cells)
    if 2 * signed < others or not any(map(_is_formula, cells)):
        return layout
    rows = [_typed(row, columns) for row in layout.body]
    return replace(
        layout, grid=replace(layout.grid, rows=[*layout.grid.rows[: layout.row + 1], *rows])
    )


def _is_formula(cell: Cell) -> bool:
    return bool(cell.fault and cell.fault.code in _NO_VALUE and is_sign_first(tidy(cell.typed)))


def _typed(row: Row, columns: set[int]) -> Row:
    cells = [
        Cell(cell.typed) if column in columns and _is_formula(cell) else cell
        for column, cell in enumerate(row.cells)
    ]
    return Row(row.number, cells)

"""Names with the rating in brackets behind them."""

from __future__ import annotations

import re
from dataclasses import replace

from xltiebreak.tables.cells import EMPTY, Cell, Row
from xltiebreak.tables.grid import Grid

_RATED = re.compile(
    r"([^()\[\]]*[^()\[\] ]) ?[(\[] ?((?:unr|unrated|[1-9]\d{2,3})[a-z/\d]{0,6}) ?[)\]]",
    re.IGNORECASE,
)
_HOW = "ratings in the names' brackets"


def with_ratings(grid: Grid) -> Grid:
    """The table with the ratings in a column of their own, where most names have one."""
    header = grid.header
    if header is None or "Rating" in header.fields or "Name" not in header.fields:
        return grid
    name = header.fields["Name"]
    body = grid.rows[header.row + 1 :]
    found = {row.number: rated for row in body if (rated := _RATED.fullmatch(row.cell(name).text))}
    named = sum(bool(row.cell(name).text) for row in body)
    if not found or 2 * len(found) < named:
        return grid
    width = max(len(row.cells) for row in grid.rows[header.row :])
    head = grid.rows[header.row]
    rows = [*grid.rows[: header.row], _wider(head, width, Cell("Rating"))]
    for row in body:
        rated = found.get(row.number)
        if rated is None:
            rows.append(row)
            continue
        cells = [*row.cells]
        cells[name] = Cell(rated[1], row.cells[name].fault)
        text = rated[2] if rated[2][0].isdigit() else ""
        rows.append(_wider(Row(row.number, cells), width, Cell(text)))
    return replace(grid, rows=rows, how=(*grid.how, _HOW))


def _wider(row: Row, width: int, cell: Cell) -> Row:
    return Row(row.number, [*row.cells, *[EMPTY] * (width - len(row.cells)), cell])

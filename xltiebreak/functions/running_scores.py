"""Blocks whose cells hold scores so far: the results that follow from them."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.tables.cells import EMPTY, Cell, Row
from xltiebreak.tables.grid import Grid, find_layout
from xltiebreak.tables.shapes.rounds import with_whole_rounds


def with_results(cells: Sequence[Sequence[Cell]]) -> Sequence[Sequence[Cell]]:
    """Return the cells of a block with results where it has scores so far beside the opponents, row
    k being player k; unchanged if it has none."""
    width = max(map(len, cells))
    head = Row(0, [Cell("No."), *(Cell(f"R{round}") for round in range(1, width + 1))])
    rows = [Row(number, [Cell(str(number)), *row]) for number, row in enumerate(cells, start=1)]
    layout = find_layout(Grid("", [head, *rows]))
    grid = None if layout is None else with_whole_rounds(layout)
    if grid is None or not grid.running:
        return cells
    return [(row.cells[1:] + [EMPTY] * width)[:width] for row in grid.rows[1:]]

"""Turns a block of cell values that is a grid of players into a section."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from xltiebreak.event.crosstable import ROUNDROBIN, Crosstable
from xltiebreak.event.findings import Finding, Origin
from xltiebreak.event.section import Player, Section
from xltiebreak.functions.values import Key, value_cell
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.grids import Square, letters_in, understood_better
from xltiebreak.tables.header import Columns
from xltiebreak.tables.player_rows import Entry


class _Block(Square):
    """A grid without headers; messages number its rows and columns."""

    @cached_property
    def titles(self) -> dict[int, str]:
        """``"column 3"``, by the place in the block."""
        return {column: f"column {column + 1}" for column in range(len(self.grid.rows[0].cells))}

    def address(self, row: Row, column: int) -> str:
        """Return ``player 7, column 3``: a function sees values and no addresses."""
        return f"player {row.number}, {self.titles[column]}"


def grid_section(block: Key, named: Sequence[int] = ()) -> Section | None:
    """Return the section of a block with a column or two for each row, if it is a grid; None if its
    cells make more sense as rounds.

    A row without results, to which no other row's result refers, is a player only if ``named``.
    """
    square = _square(_in_scores([[value_cell(value) for value in row] for row in block]))
    everybody = [Entry(row, row.number, tuple(row.cells)) for row in square.grid.rows]
    if not understood_better(square, everybody):
        return None
    here = [entry for entry in everybody if entry.number in named or _takes_part(square, entry)]
    faults: list[Finding] = []
    results, columns = square.read_pairs(here, faults)
    numbers = tuple(entry.number for entry in here)
    return Section(
        name="",
        players=tuple(map(Player, numbers)),
        crosstable=Crosstable(numbers, results),
        kind=ROUNDROBIN,
        origin=Origin(grid=columns),
        faults=tuple(faults),
    )


def _in_scores(cells: list[list[Cell]]) -> list[list[Cell]]:
    """Return the cells of a grid with 1, ½ and 0 for the letters of games, if it has them."""
    width = len(cells[0]) // len(cells)
    games = {
        (k, column // width + 1, column % width): cell.text
        for k, row in enumerate(cells, start=1)
        for column, cell in enumerate(row)
        if cell.text and column // width + 1 != k
    }
    readings = letters_in(games)
    if len(readings) != 1:
        return cells
    scores = readings[0].scores
    return [
        [Cell(scores.get(cell.text, cell.text), cell.fault, cell.text) for cell in row]
        for row in cells
    ]


def _square(cells: list[list[Cell]]) -> _Block:
    width = len(cells[0]) // len(cells)
    across = {
        number: range((number - 1) * width, number * width) for number in range(1, len(cells) + 1)
    }
    rows = [Row(number, row) for number, row in enumerate(cells, start=1)]
    header = Columns(0, {}, {number: heads[0] for number, heads in across.items()}, against=across)
    return _Block(Grid("", rows, lines=True), header)


def _takes_part(square: Square, entry: Entry) -> bool:
    return any(
        cell.text or cell.fault
        for other in square.grid.rows
        if other.number != entry.number
        for row, number in ((entry.row, other.number), (other, entry.number))
        for _, cell in square.against(row, number)
    )

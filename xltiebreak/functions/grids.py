"""A block of cells that is a round-robin's grid: row k and column k are player k's."""

from __future__ import annotations

from functools import cached_property

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import Finding
from xltiebreak.event.origin import Origin
from xltiebreak.event.roundrobin import ROUNDROBIN
from xltiebreak.event.section import Player, Section
from xltiebreak.functions.reading import Key, value_cell
from xltiebreak.tables.cells import Cell, Grid, Row
from xltiebreak.tables.header import Header
from xltiebreak.tables.player_rows import Entry
from xltiebreak.tables.square import Square, read_pairs, understood_better

_FEWEST = 2


class _Block(Square):
    """A grid without headers, whose rows and columns are counted."""

    @cached_property
    def titles(self) -> dict[int, str]:
        """``"column 3"``, by the place in the block."""
        return {column: f"column {column + 1}" for column in range(len(self.grid.rows[0].cells))}

    def address(self, row: Row, column: int) -> str:
        """``player 7, column 3``: a function sees values and no addresses."""
        return f"player {row.number}, {self.titles[column]}"


def grid_section(block: Key) -> Section | None:
    """The section of a block that is a grid, with a column or two for each row; nothing where
    its cells make more sense as rounds.

    A player without any result, and without anybody's against him, is none.
    """
    rows = len(block)
    if rows < _FEWEST or len(block[0]) not in (rows, 2 * rows):
        return None
    cells = [[value_cell(value) for value in row] for row in block]
    square = _square(cells)
    everybody = [Entry(row, row.number, tuple(row.cells)) for row in square.grid.rows]
    if not understood_better(square, everybody):
        return None
    here = [entry for entry in everybody if _takes_part(square, entry)]
    faults: list[Finding] = []
    results, columns = read_pairs(square, here, faults)
    numbers = tuple(entry.number for entry in here)
    return Section(
        name="",
        players=tuple(map(Player, numbers)),
        crosstable=Crosstable(numbers, results),
        kind=ROUNDROBIN,
        origin=Origin(grid=columns),
        faults=tuple(faults),
    )


def _square(cells: list[list[Cell]]) -> _Block:
    width = len(cells[0]) // len(cells)
    across = {
        number: range((number - 1) * width, number * width) for number in range(1, len(cells) + 1)
    }
    rows = [Row(number, row) for number, row in enumerate(cells, start=1)]
    header = Header(0, {}, {number: heads[0] for number, heads in across.items()}, across=across)
    return _Block(Grid("", rows, lines=True), header)


def _takes_part(square: Square, one: Entry) -> bool:
    """Whether anything stands in a player's row or columns, but for the mark of the diagonal."""
    return any(
        cell.text or cell.fault
        for other in square.grid.rows
        if other.number != one.number
        for row, number in ((one.row, other.number), (other, one.number))
        for _, cell in square.against(row, number)
    )

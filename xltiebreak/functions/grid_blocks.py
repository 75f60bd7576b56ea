"""Turns a block of cell values that is a grid of players into a section."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.event.crosstable import ROUNDROBIN, Crosstable
from xltiebreak.event.findings import Finding, Origin
from xltiebreak.event.section import Player, Section
from xltiebreak.functions.values import Key, value_cell
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.grids import Square
from xltiebreak.tables.header import Columns
from xltiebreak.tables.player_rows import Entry


class _Block(Square):
    """A grid whose columns have no headers; messages number its rows and columns."""

    def address(self, row: Row, column: int) -> str:
        """Return ``player 7, column 3``: a function sees values and no addresses."""
        return f"player {row.number}, column {column + 1}"


def grid_section(block: Key, named: Sequence[int] = ()) -> Section | None:
    """Return the section of a block with a column or two for each row, if it is a grid; None if its
    cells make more sense as rounds.

    A row without results, to which no other row's result refers, is a player only if ``named``.
    """
    width, last = len(block[0]) // len(block), len(block[0])
    across = {
        number: range((number - 1) * width, number * width) for number in range(1, len(block) + 1)
    }
    rows = [Row(k, [*map(value_cell, row), Cell(str(k))]) for k, row in enumerate(block, start=1)]
    rounds = {number: heads[0] for number, heads in across.items()}
    header = Columns(0, {"No.": last}, rounds, against=across)
    everybody = [Entry(row, row.number, tuple(row.cells)) for row in rows]
    square = _Block(Grid("", [Row(0, []), *rows]), header, entries=everybody)
    in_grid, by_rounds = square.understood
    if in_grid <= by_rounds:
        return None
    playing = {number for pair in square.met for number in pair}
    here = [entry for entry in everybody if entry.number in {*named, *playing}]
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

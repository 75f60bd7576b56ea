"""A table of a club, its columns known → one cell for each round, in a notation that is known.

A table that a known notation understands stays as it is; in another each round's cells are joined
(``rounds``), or it is a grid headed by names (``grids``). Each table then gets the numbers by which
its results name the players (``numbering``), and ratings out of the names.

Cells keep their places, so every message names the cell in the file; a message about a cell that
was made from others quotes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from xltiebreak.event.byes import tidy, worth_of_bye
from xltiebreak.event.grid_cells import is_cell, is_mark
from xltiebreak.event.letters import is_empty
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Block, Grid, find_layout
from xltiebreak.tables.judge import in_known_notations
from xltiebreak.tables.shapes.numbering import with_numbers

_LOOKED_AT = 60
"""How many rows decide whether a table is an ordinary one."""


def rewritten(grid: Grid) -> Grid:
    """Return a table with one cell a round, and with the players' numbers."""
    grid = _with_scores(grid)
    header = grid.header
    if header is not None and header.points.keys() >= header.rounds.keys() > set():
        return _in_whole_cells(grid)  # teams, with the points inside their matches
    if header is None or not header.names_players or not _is_ordinary(Block(grid, header)):
        layout = find_layout(grid)
        if layout is not None:
            from xltiebreak.tables.shapes.rounds import with_whole_rounds  # late: for few tables

            grid = with_whole_rounds(layout)
        elif header is None or not header.names_players:
            from xltiebreak.tables.grids import with_numbers_across  # late: for few tables

            grid = _with_scores(with_numbers_across(grid))
    else:
        grid = _in_whole_cells(grid)
    return with_numbers(grid)


def _in_whole_cells(grid: Grid) -> Grid:
    """Return a table whose rounds have no other columns than those that hold them whole."""
    return grid if grid.columns is None else replace(grid, columns=replace(grid.columns, parts={}))


def _with_scores(grid: Grid) -> Grid:
    if grid.header is None or not grid.header.against:
        return grid
    from xltiebreak.tables.grids import with_scores  # late: for grids alone

    return with_scores(grid)


def _is_ordinary(columns: Block) -> bool:
    header = columns.header
    if header.twice or header.opponents or not header.rounds:
        return False
    rows = columns.grid.rows[header.row + 1 :][:_LOOKED_AT]
    if _have_unnamed_columns_beside(columns.grid, rows, header.rounds.values()):
        return False  # W5 may be White against 5 beside a score so far
    across = [column for both in header.against.values() for column in both]
    cells = {row.cell(column) for row in rows for column in (*header.rounds.values(), *across)}
    if any(cell.fault for cell in cells):
        return False
    filled = (cell.text for cell in cells if not is_empty(cell.text))
    texts = [text for text in filled if worth_of_bye(tidy(text)) is None]
    if header.against and all(is_cell(text) or is_mark(text) for text in texts):
        return True
    return any(count == len(texts) for count in in_known_notations(texts))


def _have_unnamed_columns_beside(grid: Grid, rows: Sequence[Row], rounds: Iterable[int]) -> bool:
    """Whether a column without a header stands, mostly filled, behind that of each round."""
    assert grid.header is not None
    head = grid.rows[grid.header.row]
    beside = [column + 1 for column in rounds]
    filled = [sum(bool(row.cell(column).text) for row in rows) for column in beside]
    return all(
        not head.cell(column).text and 2 * count > len(rows)
        for column, count in zip(beside, filled)
    )

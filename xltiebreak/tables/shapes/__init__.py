"""Club tables as people have them → the one table that the reader knows.

Lists of games become a table of players (:mod:`xltiebreak.tables.games`). Any other sheet is parted
into its tables (``pieces``), and headings of schools are taken out of them (``headings``). A table
that a known notation understands stays as it is; in another the columns are sought (``layout``)
and each round's cells joined (``rounds``, ``scores``), or it is a grid headed by names (``grids``).
Each table then gets the numbers by which its results name the players (``numbering``), and ratings
and ids out of the names (``name_cells``).

Cells keep their places, so every message names the cell in the file; a message about a cell that
was made from others quotes them. :attr:`~xltiebreak.tables.grid.Grid.how` says how a table was
read, if that is not obvious.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from xltiebreak.event.notation import DIALECTS, is_empty, tidy, understood
from xltiebreak.event.notation.dialects import worth_of_bye
from xltiebreak.event.notation.grid_cells import is_cell, is_mark
from xltiebreak.event.words import bare
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Block, Grid
from xltiebreak.tables.list_sheets import is_a_list
from xltiebreak.tables.shapes.headings import with_headings_apart
from xltiebreak.tables.shapes.name_cells import with_names_apart, with_ratings

_LOOKED_AT = 60
"""How many rows decide whether a table is an ordinary one."""


def in_known_shape(grids: Sequence[Grid]) -> list[Grid]:
    """Return the sheets with their tables in the shape that the reader knows: each of several
    tables on a sheet by itself, and lists of games as the crosstable that follows from them.
    Ordinary tables and sheets without a crosstable stay as they are, and so do those of a workbook
    that says itself which of its sheets are crosstables."""
    says_itself = any(grid.kind == "crosstable" or grid.only_scores for grid in grids)
    if not says_itself or any(grid.kind == "games" for grid in grids):
        from xltiebreak.tables.games import with_games  # late: few books of ours list games

        grids = with_games(grids)
    known: list[Grid] = []
    for grid in grids:
        if grid.only_scores:
            known.append(replace(with_ratings(grid), known=True))
            continue
        is_other_sheet = says_itself and not bare(grid.sheet).startswith("crosstable")
        if grid.kind or grid.known or is_other_sheet or is_a_list(grid):
            known.append(grid)
        else:
            from xltiebreak.tables.shapes.pieces import pieces_of  # late: not in books of ours

            grids_apart = pieces_of(with_names_apart(grid))
            known += [replace(_rewritten(piece), known=True) for piece in grids_apart]
    return known


def _rewritten(grid: Grid) -> Grid:
    from xltiebreak.tables.grid import find_layout  # late: not in books of ours
    from xltiebreak.tables.shapes.numbering import with_numbers  # late: as above

    grid = _with_scores(with_headings_apart(grid))
    header = grid.header
    if header is not None and header.points.keys() >= header.rounds.keys() > set():
        return grid  # teams, with the points inside their matches
    if header is None or not header.names_players or not _is_ordinary(Block(grid, header)):
        layout = find_layout(grid)
        if layout is not None:
            from xltiebreak.tables.shapes.rounds import with_whole_rounds  # late: for few tables

            grid = with_whole_rounds(layout)
        elif header is None or not header.names_players:
            from xltiebreak.tables.shapes.grids import with_numbers_across  # late: for few tables

            grid = _with_scores(with_numbers_across(grid))
    return with_ratings(with_numbers(grid))


def _with_scores(grid: Grid) -> Grid:
    header = grid.header
    if header is None or not header.against or not header.names_players:
        return grid
    from xltiebreak.tables.shapes.grids import with_scores  # late: for grids alone

    return with_scores(grid, header)


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
    return any(len(understood(texts, dialect)) == len(texts) for dialect in DIALECTS.values())


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

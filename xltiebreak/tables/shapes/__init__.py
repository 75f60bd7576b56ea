"""Club tables as people have them → the one table that the reader knows.

Each shape has a file that knows it and rewrites its rows: headers over two rows, opponents and
results in columns of their own, two rows a player, opponents by name, several tables on one sheet.
Cells keep their places, so that every message still names the cell as it stands in the file, and
what is said of a cell that was made from others quotes them. How a table was read, where that was
not plain to see, stands with it in words (:attr:`~xltiebreak.tables.grid.Grid.how`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from xltiebreak.event.notation import DIALECTS, is_empty, tidy, understood
from xltiebreak.event.notation.dialects import worth_of_bye
from xltiebreak.event.notation.grid_cells import is_cell, is_mark
from xltiebreak.event.words import bare
from xltiebreak.tables.grid import Columns, Grid
from xltiebreak.tables.list_sheets import is_a_list
from xltiebreak.tables.shapes.layout import find_layout
from xltiebreak.tables.shapes.named_grid import with_numbers_across
from xltiebreak.tables.shapes.numbering import with_numbers
from xltiebreak.tables.shapes.pieces import pieces_of
from xltiebreak.tables.shapes.ratings_in_names import with_ratings
from xltiebreak.tables.shapes.scores_in_grid import with_scores
from xltiebreak.tables.shapes.two_lines import with_one_line
from xltiebreak.tables.shapes.typed_formulas import with_typed_formulas
from xltiebreak.tables.shapes.whole_rounds import with_whole_rounds

_LOOKED_AT = 60
"""So many rows tell whether a table is an ordinary one."""


def in_known_shape(grids: Sequence[Grid]) -> list[Grid]:
    """The same sheets; a table of another shape as the one that is known, and each of several on
    one sheet by itself. Sheets that hold no crosstable, and ordinary ones, stay as they are, and so
    do those of a workbook that says itself which of its sheets are crosstables."""
    says_itself = any(grid.kind == "crosstable" for grid in grids)
    return [piece for grid in grids for piece in _known(grid, says_itself=says_itself)]


def _known(grid: Grid, *, says_itself: bool) -> Iterator[Grid]:
    is_known = grid.kind or grid.known or is_a_list(grid)
    if is_known or (says_itself and not bare(grid.sheet).startswith("crosstable")):
        yield grid
        return
    for piece in pieces_of(grid):
        yield replace(_rewritten(piece), known=True)


def _rewritten(grid: Grid) -> Grid:
    grid = with_scores(grid)
    header = grid.header
    if header is not None and header.points.keys() >= header.rounds.keys() > set():
        return grid  # teams, with the points inside their matches
    if header is not None and header.names_players and _is_ordinary(Columns(grid, header)):
        return with_ratings(with_numbers(grid))
    layout = find_layout(grid)
    if layout is None:
        return with_ratings(with_numbers(with_scores(with_numbers_across(grid))))
    return with_ratings(with_numbers(with_whole_rounds(with_typed_formulas(with_one_line(layout)))))


def _is_ordinary(columns: Columns) -> bool:
    """Whether one of the known notations understands what stands under the rounds."""
    header = columns.header
    if header.twice or header.opponents or not header.rounds:
        return False
    rows = columns.grid.rows[header.row + 1 :][:_LOOKED_AT]
    heads = [*header.rounds.values(), *(one for both in header.across.values() for one in both)]
    cells = {row.cell(column) for row in rows for column in heads}
    if any(cell.fault for cell in cells):
        return False
    filled = (cell.text for cell in cells if not is_empty(cell.text))
    texts = [text for text in filled if worth_of_bye(tidy(text)) is None]
    if header.across and all(is_cell(text) or is_mark(text) for text in texts):
        return True
    return any(len(understood(texts, one)) == len(texts) for one in DIALECTS.values())

"""A list of names and scores without rounds, such as another program's standings: enough for
prizes, and for nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from xltiebreak.event.section import Event
from xltiebreak.tables.cells import plain
from xltiebreak.tables.events import read_event, read_lone_table
from xltiebreak.tables.grid import Grid

_TYPED = ("", "event", "prizes")
"""The roles of sheets that are read; our other sheets work something out."""


def is_score_list(grid: Grid) -> bool:
    """Whether a table has the headers of a list of scores."""
    return replace(grid, only_scores=True).header is not None


def scores_in(title: str, grids: Sequence[Grid]) -> Event | None:
    """Return the lists of scores that a file holds, a section each, with its labels and prizes;
    nothing if it holds none."""
    typed = (grid for grid in grids if grid.kind in _TYPED and grid.header is None)
    lists = [replace(grid, only_scores=True) for grid in typed]
    headed = [grid for grid in lists if grid.header]
    if not headed:
        return None
    if headed[0].lines and len(headed) == 1:
        return read_lone_table(plain(title), replace(headed[0], sheet=""))
    return read_event(plain(title), lists)

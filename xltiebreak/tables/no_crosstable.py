"""Why a file has no crosstable: what its tables are instead, and which to save."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.event.findings import NoCrosstable
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, header_in, heading
from xltiebreak.tables.prize_table import header_of_prizes
from xltiebreak.tables.sheets import NO_CROSSTABLE

_FOUND_NONE = "no crosstable was found"
_OF_MATCHES = frozenset({"mp", "gp", "match points", "points", "pts", "score"})


def no_crosstable(grids: Sequence[Grid]) -> NoCrosstable:
    """Return the error that says what the tables of a file are, if that is known."""
    if not any(cell.text for grid in grids for row in grid.rows for cell in row.cells):
        return NoCrosstable(f"{_FOUND_NONE}: nothing is typed in this file")
    rows = (row for grid in grids for row in grid.rows[:HEADER_WITHIN_ROWS])
    what = next((what for row in rows for what in _headed(row)), "")
    return NoCrosstable(f"{_FOUND_NONE}: {what}" if what else NO_CROSSTABLE)


def _headed(row: Row) -> Iterator[str]:
    """Yield what a row of headers heads."""
    from xltiebreak.checks.causes import WHICH_PAGE  # late: for what is refused

    header = header_in(0, row)
    titles = {heading(cell.text) for cell in row.cells if cell.text}
    if header_of_prizes(0, row):
        yield (
            "this is a list of prizes; give the file of the event, where prizes stand on a sheet "
            "Prizes or at the label Prizes"
        )
    elif header.rounds or header.across:
        return
    elif header.lists_scores:
        yield f"these are standings, which do not say who met whom; {WHICH_PAGE}"
    elif "team" in titles and titles & _OF_MATCHES:
        yield (
            "these are standings of teams, which do not say who met whom; save the crosstable of "
            "the teams, with a column for each round"
        )
    elif "Name" in header.fields and header.fields.keys() & {"Rating", "ID"}:
        yield (
            "this is a list of players without results; 'xltiebreak new EVENT.xlsx --entries FILE' "
            f"makes a workbook of it to type them into; if they are played, {WHICH_PAGE}"
        )

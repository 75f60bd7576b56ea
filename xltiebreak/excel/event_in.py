"""The event in a workbook, from the cells of its file or of Excel itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import PurePath

from xltiebreak.event.findings import NoCrosstable, TieBreakError, stop_on_errors
from xltiebreak.event.section import Event
from xltiebreak.event.words import bare
from xltiebreak.excel.known_names import TYPED_GAMES, TYPED_MATCHES, Names
from xltiebreak.excel.shape import findings, head_above
from xltiebreak.tables.cells import EMPTY, Cell, Row, plain
from xltiebreak.tables.events import read_event, scores_in
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import field_headed

_STANDINGS = "standings"

ANSWER_MARK = "A button of xltiebreak wrote this sheet, and writes it anew: type nothing here."
"""The text in the first cell of a sheet that is no part of the event."""


def event_in(names: Names, grids: Sequence[Grid], name: str) -> Event:
    """Return the event on the sheets of a workbook; ``name`` is its file name.

    Raises:
        TieBreakError: there is no crosstable.
    """
    grids = [grid for grid in grids if not _is_an_answer(grid)]
    faults = list(findings(names, grids))
    title = PurePath(name).stem
    try:
        wrote_us = not names.has("Notation", 1)
        headed = [_with_heads(grid, names) for grid in grids]
        event = read_event(plain(title), headed, ours=names.ours, wrote_us=wrote_us)
    except TieBreakError as error:
        stop_on_errors(faults)  # a changed table of ours is the better reason
        if isinstance(error, NoCrosstable):
            raise NoCrosstable(str(error), scores_in(title, grids)) from error
        raise
    if not any(section.players for section in event.sections):
        _refuse_list_beside(title, grids)
    if event.names_its_rules:
        from xltiebreak.verify.own_order import under_own_rules  # late: few workbooks need it

        event = under_own_rules(event)
    said = {(fault.where, fault.message) for each in event.sections for fault in each.faults}
    faults = [fault for fault in faults if (fault.where, fault.message) not in said]
    if not faults:
        return event
    sections = []
    for section in event.sections:
        own = [fault for fault in faults if fault.where.partition("!")[0] == section.origin.sheet]
        sections.append(replace(section, faults=(*section.faults, *own)))
        faults = [fault for fault in faults if fault not in own]
    return replace(event, sections=tuple(sections), faults=(*event.faults, *faults))


_NUMBERS: Mapping[str, str] = {"Numbers": "No.", "Players": "Name", "Ratings": "Rating"}
_HEADS: Mapping[str, str] = {**_NUMBERS, **TYPED_MATCHES, **TYPED_GAMES}
"""The headers of columns that our formulas find by a name, whatever stands over them."""


def _with_heads(grid: Grid, names: Names) -> Grid:
    """Return a sheet of ours with the headers of the columns that its formulas read, whatever was
    typed over them; no other column has the header of numbers or names."""
    blocks = {name: names.of(name, grid.section) for name in _HEADS}
    named = {name: block for name, block in blocks.items() if block and block.sheet == grid.sheet}
    if not named:
        return grid
    of_teams = names.has("MatchTeams", grid.section)
    titles = {
        block.left - 1: "Team" if of_teams and name == "Players" else _HEADS[name]
        for name, block in named.items()
    }
    top = min(block.top for block in named.values())
    head = head_above(grid.rows, top, {title: column + 1 for column, title in titles.items()})
    heads = names.of("Heads", grid.section)
    if heads and heads.sheet == grid.sheet:
        head = heads.top
    filled = [row.number for row in grid.rows if row.number < top and not row.empty]
    own = head or max(filled, default=0)
    rows = [
        _with_titles(row, titles, is_known=bool(head)) if row.number == own else row
        for row in grid.rows
    ]
    return replace(grid, rows=rows)


def _with_titles(row: Row, titles: Mapping[int, str], *, is_known: bool) -> Row:
    """Return a row of headers with these titles by column. Of a row that is not known to be one,
    only empty cells are filled."""
    put = {}
    for column in range(max(len(row.cells), *(column + 1 for column in titles))):
        cell, title = row.cell(column), titles.get(column)
        field = field_headed(cell.text, column)
        if title and (cell == EMPTY or (is_known and title != "Rating" and field != "Last name")):
            put[column] = Cell(title)
        elif is_known and not title and field in ("No.", "Name") and field in titles.values():
            put[column] = EMPTY
    return row.put(put) if put else row


def _refuse_list_beside(title: str, grids: Sequence[Grid]) -> None:
    """Refuse a workbook whose crosstable is empty, while a sheet that is not ours lists scores."""
    grids = [grid for grid in grids if not bare(grid.sheet).startswith(_STANDINGS)]
    if scores := scores_in(title, grids):
        sheet = scores.sections[0].origin.sheet
        raise NoCrosstable(
            f"nobody is typed in the crosstable; the sheet {sheet!r} lists names and scores, which "
            "is enough for prizes, and for nothing else",
            scores,
        )


def _is_an_answer(grid: Grid) -> bool:
    return bool(grid.rows) and grid.rows[0].cell(0).text == ANSWER_MARK

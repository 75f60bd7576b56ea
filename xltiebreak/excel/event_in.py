"""The event in a workbook, from the cells of its file or of Excel itself; and what a workbook says
of its own shape, after rows or columns were inserted, deleted, sorted or typed beside its tables.

Hidden cells of its sheets (:mod:`xltiebreak.excel.sheets.shape_cells`), named ``ShapeStops`` and
``ShapeWarns``, hold a sentence about the first fault. A hand changes workbooks in spreadsheets, and
these work the sentences out; of a workbook that none has saved yet, nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import PurePath

from xltiebreak.event.findings import (
    ERROR,
    WARNING,
    Finding,
    NoCrosstable,
    TieBreakError,
    stop_on_errors,
)
from xltiebreak.event.section import Event
from xltiebreak.event.words import bare
from xltiebreak.excel.known_names import TYPED_GAMES, TYPED_MATCHES, Block, Names
from xltiebreak.tables.cells import EMPTY, Cell, Row, plain
from xltiebreak.tables.events import read_event, scores_in
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import field_headed
from xltiebreak.tables.sheets import without_winners

_UNDO = "undo that, or copy names and results into a new workbook"
LOST = f"the {{}} of this table was deleted, and with it what the formulas look at; {_UNDO}"
LOST_LABEL = (
    "a label of the sheet Event was deleted (Kind, Rounds, Edition or Tie-break order), and with "
    f"it what says how the players are placed; {_UNDO}"
)
_LOST_SHEET = (
    "the sheet with the results was deleted, and what our other sheets show is no crosstable; "
    f"{_UNDO}"
)
_ONLY_SCORES = (
    "this workbook lists names and scores, which is enough for prizes, and for nothing else: "
    "'xltiebreak prizes FILE' says who is paid, or what to correct"
)

_BOXES = ("Kind", "Rounds", "Edition", "Order")
"""Boxes of the sheet Event."""

_SENTENCE = re.compile(
    r"(?:(?P<sheet>.{1,40})!)?(?P<cell>[A-Z]{1,3}\d{1,7}): (?P<words>.+)", re.DOTALL
)
_OF_A_LIST = re.compile(r"(?P<sheet>.{1,40}?): (?P<words>.+)", re.DOTALL)


def findings(names: Names, grids: Sequence[Grid]) -> Iterator[Finding]:
    """Yield what is wrong with the tables into which players are typed."""
    sheets = {grid.sheet: grid for grid in grids}
    for section in names.sections:
        boxes = [names.of(name, section) for name in _BOXES if names.has(name, section)]
        if any(boxes) and not all(boxes):
            yield Finding(ERROR, "lost-label", next(box.sheet for box in boxes if box), LOST_LABEL)
            continue
        for name, severity in (("ShapeStops", ERROR), ("ShapeWarns", WARNING)) * any(boxes):
            if (cell := names.of(name, section)) and cell.sheet in sheets:
                yield from _told(sheets[cell.sheet], cell, severity)


def _told(sheet: Grid, cell: Block, severity: str) -> Iterator[Finding]:
    """Yield the sentence that a cell holds, with the address at its beginning."""
    rows = (row for row in sheet.rows if row.number == cell.top)
    text = next((row.cell(cell.left - 1).text for row in rows), "")
    if told := _SENTENCE.fullmatch(text):
        where, message = f"{told['sheet'] or sheet.sheet}!{told['cell']}", told["words"]
    elif told := _OF_A_LIST.fullmatch(text):
        where, message = told["sheet"], told["words"]
    elif text.startswith("#"):
        where, message = sheet.sheet, LOST.format("list of games")
    else:
        where, message = sheet.sheet, f"{text[:1].lower()}{text[1:]}"
    if text:
        yield Finding(severity, "shape", where, message)


ANSWER_MARK = "A button of xltiebreak wrote this sheet, and writes it anew: type nothing here."
"""The text in the first cell of a sheet that is no part of the event."""


def event_in(names: Names, grids: Sequence[Grid], name: str) -> Event:
    """Return the event on the sheets of a workbook; ``name`` is its file name.

    Raises:
        TieBreakError: there is no crosstable.
    """
    grids = [grid for grid in grids if not grid.rows or grid.rows[0].cell(0).text != ANSWER_MARK]
    grids = [without_winners(grid) for grid in grids] if names.ours else grids
    faults = list(findings(names, grids))
    title = PurePath(name).stem
    try:
        wrote_us = not names.has("Notation", 1)
        headed = [_with_heads(grid, names) for grid in grids]
        event = read_event(plain(title), headed, ours=names.ours, wrote_us=wrote_us)
    except TieBreakError as error:
        stop_on_errors(faults)  # a changed table of ours is the better reason
        if isinstance(error, NoCrosstable):
            tables = [names.of("Results", section) for section in names.sections]
            sheets = {grid.sheet for grid in grids}
            if tables and not any(table and table.sheet in sheets for table in tables):
                raise TieBreakError(_LOST_SHEET) from error
            scores = scores_in(title, grids)
            why = _ONLY_SCORES if names.has("Scores", 1) and scores else str(error)
            raise NoCrosstable(why, scores) from error
        raise
    if not any(section.players for section in event.sections):
        _refuse_list_beside(title, grids)
    if event.names_its_rules:
        from xltiebreak.verify.own_order import under_own_rules  # late: few workbooks need it

        event = under_own_rules(event)
    told = [*event.faults, *(fault for each in event.sections for fault in each.faults)]
    said = {(fault.where, fault.message) for fault in told}
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
    heads, top = names.of("Heads", grid.section), min(block.top for block in named.values())
    above = [row for row in grid.rows if row.number < top and not row.empty]
    if heads and heads.sheet == grid.sheet:
        known = [row for row in above if row.number == heads.top]
    else:
        known = [row for row in above if any(row.cell(k).text == t for k, t in titles.items())]
    own = next(reversed(known or above), None)
    rows = [_with_titles(row, titles) if row is own else row for row in grid.rows]
    points = [column for column, title in titles.items() if title in ("Points", "Opp. points")]
    return replace(grid, rows=[_without_empty(row, points) for row in rows])


def _without_empty(row: Row, columns: Sequence[int]) -> Row:
    """Return a row in which a formula of ours that shows nothing, or that nobody has worked out
    yet, is nothing."""
    empty = {k: EMPTY for k in columns if not (row.cell(k).text or row.cell(k).typed)}
    return row.put(empty) if empty else row


def _with_titles(row: Row, titles: Mapping[int, str]) -> Row:
    """Return a row of headers with these titles by column, and with no other of numbers or names.
    Another header of ratings, or of last names, stays."""
    put = {}
    for column in range(max(len(row.cells), *(column + 1 for column in titles))):
        cell, title = row.cell(column), titles.get(column)
        field = field_headed(cell.text, column)
        if title and (cell == EMPTY or (title != "Rating" and field != "Last name")):
            put[column] = Cell(title)
        elif not title and field in ("No.", "Name") and field in titles.values():
            put[column] = EMPTY
    return row.put(put) if put else row


def _refuse_list_beside(title: str, grids: Sequence[Grid]) -> None:
    """Refuse a workbook whose crosstable is empty, while a sheet that is not ours lists scores."""
    grids = [grid for grid in grids if not bare(grid.sheet).startswith("standings")]
    if scores := scores_in(title, grids):
        sheet = scores.sections[0].origin.sheet
        raise NoCrosstable(
            f"nobody is typed in the crosstable; the sheet {sheet!r} lists names and scores, which "
            "is enough for prizes, and for nothing else",
            scores,
        )

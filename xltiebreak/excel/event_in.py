"""The event in a workbook, from the cells of its file or of Excel itself; and what a workbook says
of its own shape, after rows or columns were inserted, deleted, sorted or typed beside its tables.

Hidden cells of its sheets (:mod:`xltiebreak.excel.sheets.shape_cells`), named ``ShapeStops`` and
``ShapeWarns``, hold a sentence about the first fault. A hand changes workbooks in spreadsheets, and
these work the sentences out; of a workbook that none has saved yet, nothing is said. What was
deleted is told by the names for its cells, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
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

LOST = (
    "the {} of this table was deleted, and with it what the formulas look at; undo that, or copy "
    "names and results into a new workbook"
)
LOST_LABEL = (
    "a label of the sheet Event was deleted (Kind, Rounds, Edition or Tie-break order), and with "
    "it what says how the players are placed; undo that, or copy names and results into a "
    "new workbook"
)
NUMBERS, NAMES, HEADS, ROUNDS = "column No.", "column Name", "row of headers", "columns of results"
RATINGS, CLUBS = "column Rating", "column Team"

_BOXES = ("Kind", "Rounds", "Edition", "Order")
"""Boxes of the sheet Event."""

_OF_PLAYERS: Mapping[str, tuple[str, str]] = {
    "Numbers": (NUMBERS, "Results"),
    "Players": (NAMES, "Results"),
    "Results": (ROUNDS, "Numbers"),
    "Heads": (HEADS, "Numbers"),
    **{name: (f"column {title}", "GameRounds") for name, title in TYPED_GAMES.items()},
}
_OF_TEAMS: Mapping[str, tuple[str, str]] = {
    "Numbers": ("column No.", "Players"),
    "Players": ("column Team", "Numbers"),
    **{name: (f"column {title}", "MatchRounds") for name, title in TYPED_MATCHES.items()},
    "MemberNumbers": ("column No.", "MemberNames"),
    "MemberNames": ("column Name", "MemberNumbers"),
    "MemberTeams": ("column Team", "MemberNumbers"),
}
"""What was deleted where a name stands for no cells any more, and another name on its sheet."""

_SENTENCE = re.compile(
    r"(?:(?P<sheet>.{1,40})!)?(?P<cell>[A-Z]{1,3}\d{1,7}): (?P<words>.+)", re.DOTALL
)
_OF_A_LIST = re.compile(r"(?P<sheet>.{1,40}?): (?P<words>.+)", re.DOTALL)


_CODES: Mapping[str, Sequence[str]] = {
    "columns": ("belongs here",),
    "rounds": ("there are more rounds",),
    "outside-the-table": ("stands outside the", "has no column in the grid"),
    "no-room": ("have room; ",),
    "no-formulas": ("this row was inserted",),
    "pairing-number": (
        *("the number is missing", "is not a pairing number", "is not the number of a team"),
    ),
    "duplicate-number": ("a number that no other has",),
    "unknown-team": ("has no team;", "there is no team", "teams are called"),
    "board": ("is no place in a team's order",),
}
"""The code of a finding, by what its sentence says; all others are about the order of rows."""


def findings(names: Names, grids: Sequence[Grid]) -> Iterator[Finding]:
    """Yield what is wrong with the tables into which players are typed."""
    sheets = {grid.sheet: grid for grid in grids}
    for section in names.sections:
        boxes = [names.of(name, section) for name in _BOXES if names.has(name, section)]
        if any(boxes) and not all(boxes):
            event = next(box.sheet for box in boxes if box)
            yield Finding(ERROR, "lost-label", event, LOST_LABEL)
            continue
        if lost := next(_lost(names, section), None):
            yield lost
        elif any(box.sheet in sheets for box in boxes if box):
            for name, severity in (("ShapeStops", ERROR), ("ShapeWarns", WARNING)):
                if (cell := names.of(name, section)) and cell.sheet in sheets:
                    yield from _told(sheets[cell.sheet], cell, severity)


def _lost(names: Names, section: int) -> Iterator[Finding]:
    """Yield what was deleted of the tables of a section."""
    of_teams = names.has("MatchTeams", section)
    for name, (what, kin) in (_OF_TEAMS if of_teams else _OF_PLAYERS).items():
        if names.has(name, section) and names.of(name, section) is None:
            there = names.of(kin, section) or names.of("Players", section)
            where = there.sheet if there else "Teams" if of_teams else "Crosstable"
            yield Finding(ERROR, "lost-cells", where, LOST.format(what))
    games = names.of("GameRounds", section)
    if names.has("GameRounds", section) and games is None:
        results = names.of("Results", section)
        where = results.sheet if results else ""
        yield Finding(ERROR, "lost-cells", where, LOST.format("list of games behind it"))


def _told(sheet: Grid, cell: Block, severity: str) -> Iterator[Finding]:
    """Yield the sentence that a cell holds, with the address at its beginning."""
    rows = (row for row in sheet.rows if row.number == cell.top)
    text = next((row.cell(cell.left - 1).text for row in rows), "")
    if told := _SENTENCE.fullmatch(text):
        where = f"{told['sheet'] or sheet.sheet}!{told['cell']}"
        codes = (c for c, said in _CODES.items() if any(each in told["words"] for each in said))
        yield Finding(severity, next(codes, "another-row"), where, told["words"])
    elif told := _OF_A_LIST.fullmatch(text):
        yield Finding(severity, "lost-cells", told["sheet"], told["words"])
    elif text:
        yield Finding(severity, "lost-cells", sheet.sheet, f"{text[0].lower()}{text[1:]}")


def head_above(rows: Iterable[Row], top: int, titles: Mapping[str, int]) -> int:
    """Return the number of the row above ``top`` that has the most of these titles in their
    columns; 0 if none has any."""
    counts = {
        row.number: sum(row.cell(k - 1).text == title for title, k in titles.items())
        for row in rows
        if row.number < top
    }
    head = max(counts, key=lambda row: counts[row], default=0)
    return head if counts.get(head) else 0


ANSWER_MARK = "A button of xltiebreak wrote this sheet, and writes it anew: type nothing here."
"""The text in the first cell of a sheet that is no part of the event."""


def event_in(names: Names, grids: Sequence[Grid], name: str) -> Event:
    """Return the event on the sheets of a workbook; ``name`` is its file name.

    Raises:
        TieBreakError: there is no crosstable.
    """
    grids = [grid for grid in grids if not grid.rows or grid.rows[0].cell(0).text != ANSWER_MARK]
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
    grids = [grid for grid in grids if not bare(grid.sheet).startswith("standings")]
    if scores := scores_in(title, grids):
        sheet = scores.sections[0].origin.sheet
        raise NoCrosstable(
            f"nobody is typed in the crosstable; the sheet {sheet!r} lists names and scores, which "
            "is enough for prizes, and for nothing else",
            scores,
        )

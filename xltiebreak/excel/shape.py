"""What a workbook of ours says of its own shape, after rows or columns were inserted, deleted,
sorted or typed beside its tables.

Hidden cells of its sheets (:mod:`xltiebreak.excel.sheets.shape_cells`), named ``ShapeStops`` and
``ShapeWarns``, hold a sentence about the first fault. A hand changes workbooks in spreadsheets, and
these work the sentences out; of a workbook that none has saved yet, nothing is said. What was
deleted is told by the names for its cells, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.excel.known_names import TYPED_GAMES, TYPED_MATCHES, Block, Names
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Grid

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
        where = next((block.sheet for block in (names.of("Results", section),) if block), "")
        yield Finding(ERROR, "lost-cells", where, LOST.format("list of games behind it"))


def _told(sheet: Grid, cell: Block, severity: str) -> Iterator[Finding]:
    """Yield the sentence that a cell holds, with the address at its beginning."""
    rows = (row for row in sheet.rows if row.number == cell.top)
    text = next((row.cell(cell.left - 1).text for row in rows), "")
    if told := _SENTENCE.fullmatch(text):
        where = f"{told['sheet'] or sheet.sheet}!{told['cell']}"
        yield Finding(severity, _code_of(told["words"]), where, told["words"])
    elif told := _OF_A_LIST.fullmatch(text):
        yield Finding(severity, "lost-cells", told["sheet"], told["words"])
    elif text:
        yield Finding(severity, "lost-cells", sheet.sheet, f"{text[0].lower()}{text[1:]}")


def _code_of(words: str) -> str:
    for code, sentences in _CODES.items():
        if any(said in words for said in sentences):
            return code
    return "another-row"


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

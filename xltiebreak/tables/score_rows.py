"""What each row of a list of scores must say, so that prizes can be divided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.words import bare
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Columns
from xltiebreak.tables.player_rows import Entry, printed_place, printed_score

_PLACES_LEFT_OUT = (
    "so the printed places are left out, and players with the same score share the place; type a "
    "place for everybody (2 for each of two who share it), or clear the column"
)


def unread_scores(columns: Columns, entries: Sequence[Entry]) -> Iterator[Finding]:
    """Report scores that are missing or cannot be read, a first missing place, and several
    sections in one list."""
    for entry in entries:
        if message := without_score(columns.cell(entry.row, "Score")):
            yield _at(columns, entry.row, "Score", ERROR, message)
    if "Place" in columns.header.fields:
        yield from _unread_places(columns, entries)
    yield from _several_sections(columns, entries)


def without_score(cell: Cell) -> str:
    """Say that a cell holds no score, and what to do; nothing if it holds one."""
    score = printed_score(cell)
    if score is not None and score >= 0:
        return ""
    what = f"{cell.text!r} is not a score" if cell.text else "the score is missing"
    what = cell.fault.message if cell.fault else what
    return f"{what}; type the points, such as 3.5, or clear the row"


def _unread_places(columns: Columns, entries: Sequence[Entry]) -> Iterator[Finding]:
    cells = [columns.cell(entry.row, "Place") for entry in entries]
    if not any(cell.text or cell.fault for cell in cells):
        return
    for entry, cell in zip(entries, cells):
        if printed_place(cell) is None:
            what = f"{cell.text!r} is not a place" if cell.text else "the place is missing"
            yield _at(columns, entry.row, "Place", WARNING, f"{what}, {_PLACES_LEFT_OUT}")
            return


def _several_sections(columns: Columns, entries: Sequence[Entry]) -> Iterator[Finding]:
    head = columns.grid.rows[columns.header.row]
    column = next((k for k, cell in enumerate(head.cells) if bare(cell.text) in _SECTION), None)
    if column is None:
        return
    first = entries[0].row.cell(column).text if entries else ""
    for entry in entries:
        text = entry.row.cell(column).text
        if bare(text) != bare(first):
            message = (
                f"the list holds {first or 'nothing'!r} and {text or 'nothing'!r} as sections; "
                "give each section a list of its own, on a sheet or in a file"
            )
            yield columns.finding(ERROR, "sections", entry.row, column, message)
            return


_SECTION = frozenset({"section", "division", "sec", "div"})


def _at(columns: Columns, row: Row, name: str, severity: str, message: str) -> Finding:
    code = "score" if name == "Score" else "printed-place"
    return columns.finding(severity, code, row, columns.header.fields[name], message)

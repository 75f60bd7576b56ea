"""The columns of a crosstable that no rule needs: tie-breaks that a program printed, say; there or,
pasted, on a sheet ``Verify``."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from typing import Optional

from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.section import Section
from xltiebreak.tables.cells import Cell, Grid, Row, bare
from xltiebreak.tables.columns import Columns
from xltiebreak.tables.header import Header, header_in
from xltiebreak.tables.list_sheets import TEAMS_SHEET, part_of
from xltiebreak.tables.player_rows import Entry


def further_columns(columns: Columns, entries: Sequence[Entry]) -> dict[str, dict[int, str]]:
    """The text of each player's cell by header and pairing number, in the order of the table.

    A header that stands twice is told apart as ``TBrk (2)``; cells whose text cannot be trusted
    are left out, and columns without any text.
    """
    header = columns.header
    used = {
        *header.fields.values(),
        *header.rounds.values(),
        *header.opponents.values(),
        *header.points.values(),
        *header.twice.values(),
        *header.unused,
        *(column for both in header.across.values() for column in both),
    }
    found: dict[str, dict[int, str]] = {}
    for column, title in enumerate(columns.grid.rows[header.row].cells):
        if column in used or not title.text:
            continue
        cells = [(entry.number, entry.row.cell(column)) for entry in entries]
        texts = {number: cell.text for number, cell in cells if cell.text and not cell.fault}
        if texts:
            found[told_apart(title.text, found)] = texts
    return found


def told_apart(title: str, known: Collection[str]) -> str:
    """The header, or with a number behind it if it stands there already: ``TBrk (2)``."""
    label, count = title, 1
    while label in known:
        count += 1
        label = f"{title} ({count})"
    return label


OURS = "Ours: "
"""How a heading over our own figures begins: nothing there was printed by another program."""

VERIFY = "verify"
_CROSSTABLE = "crosstable"
_HEADER_WITHIN_ROWS = 20
_PLAYER = ("No.", "Name", "Last name", "First name", "ID", "Rating", "Team")
_LONGEST = 31

_Column = Mapping[int, str]


def with_pasted(section: Section, grids: Sequence[Grid], *, lone: bool) -> Section:
    """The section with the columns of its sheet ``Verify`` behind those of its crosstable.

    The sheet of a further section is called after it, as its crosstable is. A row belongs to the
    player whose number stands in its column ``No.``; a row for nobody is told. ``lone`` is
    whether there is one section only, whatever its sheet is called.
    """
    grid = _sheet_of(section.origin.sheet, grids, lone=lone)
    header = _header(grid) if grid else None
    if grid is None or header is None:
        return section
    printed: dict[str, _Column] = dict(section.printed)
    faults: list[Finding] = []
    rows = _rows(grid, header, section, faults)
    for column, title in enumerate(grid.rows[header.row].cells):
        if _is_pasted(header, column, title):
            cells = [(number, row.cell(column)) for number, row in rows.items()]
            texts = {number: cell.text for number, cell in cells if cell.text and not cell.fault}
            if texts:
                printed[told_apart(title.text, printed)] = texts
    return dataclasses.replace(section, printed=printed, faults=(*section.faults, *faults))


def _sheet_of(crosstable: str, grids: Sequence[Grid], *, lone: bool) -> Optional[Grid]:  # noqa: UP045 - 3.9
    """The sheet ``Verify`` that goes with a crosstable's, or with that of the teams; Excel cuts
    names at 31 characters."""
    name = bare(crosstable)
    rest = name[len(_CROSSTABLE) :] if name.startswith(_CROSSTABLE) else name
    of_teams = part_of(crosstable, TEAMS_SHEET)
    rest = rest if of_teams is None else of_teams
    for grid in grids:
        sheet = bare(grid.sheet)
        cut = len(crosstable) == _LONGEST and rest and sheet.startswith(VERIFY + rest)
        if sheet == VERIFY + rest or cut or (lone and sheet == VERIFY):
            return grid
    return None


def _header(grid: Grid) -> Optional[Header]:  # noqa: UP045 - 3.9
    """The first row that has a column for the players' numbers."""
    headers = (header_in(k, row) for k, row in enumerate(grid.rows[:_HEADER_WITHIN_ROWS]))
    return next((header for header in headers if "No." in header.fields), None)


def _is_pasted(header: Header, column: int, title: Cell) -> bool:
    own = {header.fields[name] for name in _PLAYER if name in header.fields}
    results = {*header.rounds.values(), *header.opponents.values(), *header.twice.values()}
    return bool(title.text) and column not in own | results and not title.text.startswith(OURS)


def _rows(grid: Grid, header: Header, section: Section, faults: list[Finding]) -> Mapping[int, Row]:
    """The first row of each player; of others that hold something, what is wrong."""
    rows: dict[int, Row] = {}
    column = header.fields["No."]
    title = grid.rows[header.row]
    noun = section.origin.entry
    for row in grid.rows[header.row + 1 :]:
        filled = any(
            cell.text and _is_pasted(header, k, title.cell(k)) for k, cell in enumerate(row.cells)
        )
        if not filled:
            continue
        text = row.cell(column).text.rstrip(".")
        number = int(text) if text.isdecimal() and len(text) < 7 else None
        if number is not None and number in section.by_number and number not in rows:
            rows[number] = row
            continue
        again = number is not None and number in rows
        message = (
            f"{noun} {number} has a second row of printed values; the first one counts"
            if again
            else f"{text or 'an empty cell'} is no {noun} of the crosstable; the row's printed "
            "values are passed over"
        )
        faults.append(Finding(WARNING, "printed-row", grid.address(row, column), message))
    return rows

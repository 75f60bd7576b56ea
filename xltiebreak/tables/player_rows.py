"""Which rows of a crosstable hold a player, and which a note, a total or nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.ratings import rating
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.columns import Columns
from xltiebreak.tables.header import header_in


class Entry(NamedTuple):
    """One player's row, its number worked out, its results still text."""

    row: Row
    number: int
    results: tuple[Cell, ...]


def read_entries(columns: Columns, faults: list[Finding]) -> list[Entry]:
    """The rows that hold a player; empty rows, pre-numbered ones and notes hold none.

    A row that looks like a player but cannot be taken for one is added to ``faults``.
    """
    rows = list(_rows(columns, faults))
    if "No." in columns.header.fields:
        return list(_numbered(columns, rows, faults))
    return list(_counted(columns, rows, faults))


def _rows(columns: Columns, faults: list[Finding]) -> Iterator[Row]:
    """The rows below the header, up to a second table, without a header that is repeated."""
    grid, header = columns.grid, columns.header
    titled = header.fields.get("No.", columns.names)
    mark = min(header.rounds.values()) if titled is None else titled
    title = grid.rows[header.row].cell(mark).text
    numbers: set[str] = set()
    rows = grid.rows[header.row + 1 :]
    for k, row in enumerate(rows):
        if not title or row.cell(mark).text != title or not header_in(0, row).rounds:
            numbers.add(columns.cell(row, "No.").text)
            yield row
            continue
        following = next((row for row in rows[k + 1 :] if not row.empty), None)
        again = following and columns.cell(following, "No.").text
        second = again in numbers if again else k > 0 and rows[k - 1].empty
        faults.append(
            Finding(
                ERROR,
                "repeated-header",
                columns.address(row, mark),
                "a second table begins here, and only the first is read; "
                "give each section a sheet of its own"
                if second
                else "the row of headers stands here once more; delete it",
            )
        )
        if second:
            return


def _numbered(columns: Columns, rows: Sequence[Row], faults: list[Finding]) -> Iterator[Entry]:
    """The players of a table with pairing numbers; without one, only notes after a gap."""
    after_gap = False
    for row in rows:
        after_gap = after_gap or row.empty
        results = columns.results(row)
        number = columns.cell(row, "No.")
        if columns.name(row).text or _filled(results):
            if number.text or number.fault or _filled(results) or not after_gap:
                yield Entry(row, _number(columns, row, faults), results)
        elif number.text or number.fault:
            faults += _without_name(columns, row)


def _counted(columns: Columns, rows: Sequence[Row], faults: list[Finding]) -> Iterator[Entry]:
    """The players of a table without pairing numbers, numbered by their rows."""
    cells = [columns.results(row) for row in rows]
    last_played = max((k for k, results in enumerate(cells) if _filled(results)), default=-1)
    after_gap = False
    count = 0
    for k, row in enumerate(rows):
        after_gap = after_gap or row.empty
        name = columns.name(row)
        if not (name.text or name.fault or _filled(cells[k])) or (after_gap and k > last_played):
            continue
        count += 1
        if columns.names is not None and last_played >= 0 and not _filled(cells[k]):
            faults.append(
                Finding(
                    WARNING,
                    "no-results",
                    columns.address(row, columns.names),
                    f"{name.text!r} counts as {columns.entry} {count} but has no result; is this a "
                    "row of totals or a note? Leave an empty row above it; or, for a "
                    f"{columns.entry} who was not paired, type what is meant (U in US letters)",
                )
            )
        yield Entry(row, count, cells[k])


def _filled(results: Sequence[Cell]) -> bool:
    return any(cell.text.strip("| ") or cell.fault for cell in results)


def _without_name(columns: Columns, row: Row) -> list[Finding]:
    """What to say of a numbered row with neither name nor result: nothing, unless somebody
    stands in it all the same."""
    name, column = columns.name(row), columns.names
    if name.fault is not None and column is not None:
        message = f"{name.fault.message}; until then, the row is no {columns.entry}"
        return [Finding(WARNING, name.fault.code, columns.address(row, column), message)]
    found = [
        title for title in ("ID", "Rating", "Team") if _stated(columns.cell(row, title), title)
    ]
    if not found:
        return []
    return [
        Finding(
            WARNING,
            "no-name",
            columns.address(row, columns.header.fields["No."] if column is None else column),
            f"there is a number and an entry under {found[0]}, but no name and no result, so the "
            f"row is no {columns.entry}; type the name, or clear the row",
        )
    ]


def _stated(cell: Cell, title: str) -> bool:
    if cell.fault is not None or title != "Rating":
        return bool(cell.text) and cell.fault is None
    try:
        return rating(cell.text).value is not None
    except ValueError:
        return False


def _number(columns: Columns, row: Row, faults: list[Finding]) -> int:
    """The pairing number; one that cannot be read is told and gets a stand-in."""
    column = columns.header.fields["No."]
    cell = row.cell(column)
    where = columns.address(row, column)
    if cell.fault is not None:
        faults.append(Finding(ERROR, cell.fault.code, where, cell.fault.message))
    text = cell.text[:-2] if cell.text.endswith(".0") else cell.text.rstrip(".")
    if text.isdecimal() and len(text) < 7 and int(text):
        return int(text)
    if cell.fault is None:
        found = f"{cell.text!r} is not a pairing number" if cell.text else "the number is missing"
        message = f"{found}; expected a whole number such as 12"
        faults.append(Finding(ERROR, "pairing-number", where, message))
    return UNNUMBERED + row.number

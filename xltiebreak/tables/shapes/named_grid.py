"""The square table of a round-robin whose columns are headed by names, short names or initials."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import replace

from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.tables.cells import EMPTY, MAX_COLUMNS, Cell, Row, number_in
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, Header, header_in
from xltiebreak.tables.shapes.names import Names

_FEWEST, _CORNER = 3, 3
_HOW = "a grid headed by names"


def with_numbers_across(grid: Grid) -> Grid:
    """The grid with the players' numbers above their columns; as it is where those are headed by
    something else."""
    known = grid.header
    if known is not None and known.names_players:
        return grid
    for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS]):
        header = header_in(k, row)
        if "Name" not in header.fields and (column := _corner(grid, k, row)) is not None:
            header = replace(header, fields={**header.fields, "Name": column})
        if "Name" in header.fields and (made := _numbered(grid, header)):
            return made
    return grid


def _corner(grid: Grid, k: int, row: Row) -> int | None:
    """The column of the names, where nothing stands above them in the corner of the grid."""
    filled = sum(bool(cell.text) for cell in row.cells)
    following = grid.rows[k + 1] if k + 1 < len(grid.rows) else None
    for column in range(_CORNER if filled >= _FEWEST and following else 0):
        text = following.cell(column).text if following else ""
        if not row.cell(column).text and len(text) > 1 and text[0].isalpha():
            return column
    return None


def _numbered(grid: Grid, header: Header) -> Grid | None:
    head, body = grid.rows[header.row], grid.rows[header.row + 1 :]
    name, key = header.fields["Name"], header.fields.get("No.")
    rows = [row for row in body if row.cell(name).text and (key is None or row.cell(key).text)]
    if len(rows) > MAX_COLUMNS:
        return None
    called = {place: row.cell(name).text for place, row in enumerate(rows, start=1)}
    names = Names(called)
    heads = [k for k, cell in enumerate(head.cells) if k not in header.used and cell.text]
    meant = {column: names.find(head.cells[column].text) for column in heads}
    columns = [column for column in heads if meant[column]]
    if len(columns) < max(_FEWEST, (len(rows) + 1) // 2):
        return None
    told = list(_unclear(grid, head, columns, meant))
    places = [min(meant[column]) for column in columns]
    numbers = {place: _number(rows[place - 1], key, place) for place in places}
    in_order = [numbers[place] for place in places]
    if key is not None and in_order != list(range(1, len(in_order) + 1)) and not told:
        message = (
            "the columns are headed by names in another order than the players' numbers; put the "
            "columns in the order of the numbers, or number the players as the columns stand"
        )
        told.append(grid.finding(ERROR, "grid-order", head, columns[0], message))
    return _headed(grid, header, columns, [rows[place - 1].number for place in places], told)


def _number(row: Row, key: int | None, place: int) -> int:
    text = number_in(row.cell(key).text)
    return int(text) if text.isdecimal() and len(text) < 7 else place


def _unclear(
    grid: Grid, head: Row, columns: Sequence[int], meant: Mapping[int, Set[int]]
) -> list[Finding]:
    """Headers that may be several players, or the same one twice."""
    told = []
    seen: set[int] = set()
    for column in columns:
        text, numbers = head.cells[column].text, meant[column]
        if len(numbers) > 1 or min(numbers) in seen:
            message = (
                f"{text!r} may head the column of more than one player, or stands twice; head the "
                "columns by the players' numbers 1, 2, 3 …"
            )
            told.append(grid.finding(ERROR, "grid-order", head, column, message))
        seen |= numbers
    return told


def _headed(
    grid: Grid, header: Header, columns: Sequence[int], rows: Sequence[int], told: list[Finding]
) -> Grid:
    """The grid with 1, 2, 3 … above these columns; without a column of numbers, the player of each
    row has that of his column."""
    width = max(len(row.cells) for row in grid.rows[header.row :])
    numbers = {row: str(place) for place, row in enumerate(rows, start=1)}
    made = [*grid.rows[: header.row]]
    for row in grid.rows[header.row :]:
        cells = [*row.cells, *[EMPTY] * (width - len(row.cells))]
        if row.number == grid.rows[header.row].number:
            cells[header.fields["Name"]] = Cell("Name")
            for place, column in enumerate(columns, start=1):
                cells[column] = Cell(str(place))
        if "No." not in header.fields:
            is_head = row is grid.rows[header.row]
            cells.append(Cell("No." if is_head else numbers.get(row.number, "")))
        made.append(Row(row.number, cells))
    return replace(grid, rows=made, how=(*grid.how, _HOW), told=(*grid.told, *told))

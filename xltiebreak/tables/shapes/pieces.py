"""Several tables on one sheet: below each other under headings, or side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from xltiebreak.tables.cells import EMPTY, Grid, Row
from xltiebreak.tables.header import Header, find_header, header_in
from xltiebreak.tables.header_words import heading
from xltiebreak.tables.labels import label_of
from xltiebreak.tables.shapes.layout import find_layout

_BELOW, _BESIDE = "one of several tables below each other", "one of two tables side by side"


def pieces_of(grid: Grid) -> list[Grid]:
    """Each table of a sheet by itself, called by what stands above it; the sheet as it is where it
    holds one, or none."""
    header = find_header(grid)
    layout = None if header and header.names_players else find_layout(grid)
    if layout is not None:
        head, key = layout.row, layout.fields.get("No.", layout.name)
    elif header is not None and header.names_players:
        head, key = header.row, header.fields.get("No.", header.fields.get("Name"))
        if header.twice and header.twice.keys() == header.rounds.keys():
            return _side_by_side(grid, header)
    else:
        return [grid]
    if key is None:
        return [grid]
    return _stacked(grid, head, key)


def _side_by_side(grid: Grid, header: Header) -> list[Grid]:
    """The tables that stand beside each other, where each has names of its own."""
    heads = [heading(cell.text) for cell in grid.rows[header.row].cells]
    first = next((text for text in heads if text), "")
    starts = [column for column, text in enumerate(heads) if text == first]
    if len(starts) < 2:
        return [grid]
    ends = [*starts[1:], len(heads)]
    pieces = []
    for start, end in zip(starts, ends):
        rows = [_within(row, start, end) for row in grid.rows]
        piece = replace(grid, rows=rows, title=_title_above(rows, header.row), how=(_BESIDE,))
        one = find_header(piece)
        if one is None or not one.names_players or one.twice:
            return [grid]
        pieces.append(piece)
    if len({piece.title for piece in pieces}) < len(pieces):
        pieces = [
            replace(piece, title=f"{piece.title or grid.sheet or 'Table'} {k}".strip())
            for k, piece in enumerate(pieces, start=1)
        ]
    return pieces


def _within(row: Row, start: int, end: int) -> Row:
    """The cells of some columns, each where it stood."""
    return Row(row.number, [EMPTY] * min(start, len(row.cells)) + row.cells[start:end])


def _title_above(rows: Sequence[Row], head: int) -> str:
    """The nearest text above a header that is no label's."""
    for row in reversed(rows[:head]):
        texts = [cell.text for cell in row.cells if cell.text]
        if texts:
            return texts[0] if len(texts) == 1 and label_of(texts[0]) is None else ""
    return ""


def _stacked(grid: Grid, head: int, key: int) -> list[Grid]:
    """The tables that stand below each other: a further one has the header again, or a heading
    above it and begins to count anew."""
    starts = list(_starts(grid, head, key))
    if not starts:
        return [grid]
    header = grid.rows[head]
    first = _title_above(grid.rows[: head + 1], head)
    marks = [(head + 1, first, head), *starts]
    pieces = []
    for k, (begin, title, own) in enumerate(marks):
        end = marks[k + 1][2] if k + 1 < len(marks) else len(grid.rows)
        end = _before_title(grid.rows, begin, end) if k + 1 < len(marks) else end
        above = grid.rows[: head if k == 0 else 0]
        heads = [grid.rows[own]] if own >= head and _is_header(grid, own, head, key) else [header]
        if head > 0 and k == 0 and not _is_alone(grid, head):
            heads = [header]
        pieces.append(
            replace(grid, rows=[*above, *heads, *grid.rows[begin:end]], title=title, how=(_BELOW,))
        )
    return pieces


def _is_alone(grid: Grid, head: int) -> bool:
    return header_in(head, grid.rows[head]).names_players


def _before_title(rows: Sequence[Row], begin: int, end: int) -> int:
    """Where a table ends whose successor has a heading, and perhaps empty rows above it."""
    while end > begin and (rows[end - 1].empty or _is_heading(rows[end - 1])):
        end -= 1
    return end


def _is_heading(row: Row) -> bool:
    return sum(bool(cell.text) for cell in row.cells) == 1


def _is_header(grid: Grid, row: int, head: int, key: int) -> bool:
    mine = heading(grid.rows[row].cell(key).text)
    return bool(mine) and mine == heading(grid.rows[head].cell(key).text)


def _starts(grid: Grid, head: int, key: int) -> Iterator[tuple[int, str, int]]:
    """Where each further table's players begin, what it is called, and the row of its header."""
    rows = grid.rows
    seen: set[str] = set()
    titled = ""
    k = head + 1
    while k < len(rows):
        row = rows[k]
        text = row.cell(key).text
        if row.empty:
            pass
        elif _is_header(grid, k, head, key):
            following = next((one for one in rows[k + 1 :] if not one.empty), None)
            if following is not None and following.cell(key).text in seen:
                yield k + 1, titled, k
                seen, titled = set(), ""
        elif _is_heading(row):
            titled = next(cell.text for cell in row.cells if cell.text)
            following = rows[k + 1] if k + 1 < len(rows) else None
            again = following.cell(key).text if following is not None else ""
            if again and again in seen and not _is_header(grid, k + 1, head, key):
                yield k + 1, titled, k
                seen, titled = set(), ""
        elif text:
            seen.add(text)
            titled = ""
        k += 1

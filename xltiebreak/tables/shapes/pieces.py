"""Several tables on one sheet: below each other under headings, or side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from xltiebreak.tables.cells import MAX_TABLES, Row, refuse_many_tables
from xltiebreak.tables.grid import Grid, find_layout
from xltiebreak.tables.header import Columns
from xltiebreak.tables.labels import label_of
from xltiebreak.tables.vocabulary import heading

_BELOW, _BESIDE = "one of several tables below each other", "one of two tables side by side"


def pieces_of(grid: Grid) -> list[Grid]:
    """Return each table of a sheet by itself, named after its heading; the sheet as it is where it
    holds one table, or none."""
    header, layout = grid.header, find_layout(grid)
    is_ordinary = header is not None and header.names_players
    if layout is not None and (layout.row > layout.top or not is_ordinary):
        top, last, key = layout.top, layout.row, layout.fields.get("No.", layout.name)
    elif header is not None and header.names_players:
        top = last = header.row
        key = header.fields.get("No.", header.fields.get("Name"))
        if header.twice and header.twice.keys() == header.rounds.keys():
            return _side_by_side(grid, header)
    else:
        return [grid]
    titled = [] if key is None else [k for k in range(top, last + 1) if grid.rows[k].cell(key).text]
    if key is None or not titled:
        return [grid]
    return _stacked(grid, _Head(grid.rows, top, last, titled[-1], key))


def _side_by_side(grid: Grid, header: Columns) -> list[Grid]:
    heads = [heading(cell.text) for cell in grid.rows[header.row].cells]
    first = next((text for text in heads if text), "")
    starts = [column for column, text in enumerate(heads) if text == first]
    if len(starts) < 2:
        return [grid]
    ends = [*starts[1:], len(heads)]
    pieces = []
    for start, end in zip(starts, ends):
        rows = [row.within(start, end) for row in grid.rows]
        piece = replace(
            grid, rows=rows, title=_title_above(rows, header.row), how=(*grid.how, _BESIDE)
        )
        half = piece.header
        if half is None or not half.names_players or half.twice:
            return [grid]
        pieces.append(piece)
    if len({piece.title for piece in pieces}) < len(pieces):
        pieces = [
            replace(piece, title=f"{piece.title or grid.sheet or 'Table'} {k}".strip())
            for k, piece in enumerate(pieces, start=1)
        ]
    return pieces


def _title_above(rows: Sequence[Row], head: int) -> str:
    for row in reversed(rows[:head]):
        texts = [cell.text for cell in row.cells if cell.text]
        if texts:
            return texts[0] if len(texts) == 1 and label_of(texts[0]) is None else ""
    return ""


@dataclass(frozen=True)
class _Head:
    """The rows of a table's header, from ``top`` to ``last``; ``row`` and ``key`` are its cell
    above the numbers or, without numbers, above the names."""

    rows: Sequence[Row]
    top: int
    last: int
    row: int
    key: int

    def stands_at(self, row: int) -> bool:
        title = self.rows[self.row].cell(self.key).text
        return heading(self.rows[row].cell(self.key).text) == heading(title)

    def around(self, row: int) -> tuple[int, int]:
        """Return the first row of a header with its key cell in ``row``, and of its players."""
        return row - (self.row - self.top), row + (self.last - self.row) + 1


class _Start(NamedTuple):
    """The rows in which a further table and its players begin, its name, and its header."""

    top: int
    players: int
    title: str
    heads: Sequence[Row]


def _stacked(grid: Grid, head: _Head) -> list[Grid]:
    """Return the tables that stand below each other: a further one has the header again, or a
    heading above it and begins to count anew."""
    further = list(islice(_starts(grid, head), MAX_TABLES))
    refuse_many_tables([head, *further])
    if not further:
        return [grid]
    rows = grid.rows
    players, title = head.last + 1, _title_above(rows, head.top)
    if _is_heading(rows[players]):  # one header serves all
        title = next(cell.text for cell in rows[players].cells if cell.text)
        players += 1
    first = _Start(0, players, title, rows[: head.last + 1])
    pieces = []
    labels_above: list[Row] = []
    for start, following in zip([first, *further], [*further, None]):
        end = len(rows) if following is None else following.top
        while following and end > start.players and _is_between(rows[end - 1]):
            end -= 1
        own = [*labels_above, *start.heads, *rows[start.players : end]]
        pieces.append(replace(grid, rows=own, title=start.title, how=(*grid.how, _BELOW)))
        between = rows[end : following.top] if following else []
        labels_above = [row for row in between if _is_labelled(row)]
    return pieces


def _is_between(row: Row) -> bool:
    return row.empty or _is_heading(row) or _is_labelled(row)


def _is_labelled(row: Row) -> bool:
    return label_of(row.cell(0).text) is not None and bool(row.cell(1).text)


def _is_heading(row: Row) -> bool:
    return sum(bool(cell.text) for cell in row.cells) == 1


def _starts(grid: Grid, head: _Head) -> Iterator[_Start]:
    rows = grid.rows
    heads = rows[head.top : head.last + 1]
    seen: set[str] = set()
    titled = ""
    for k in range(head.last + 1, len(rows)):
        text = rows[k].cell(head.key).text
        if head.stands_at(k):
            top, players = head.around(k)
            filled = (k for k in range(players, len(rows)) if not rows[k].empty)
            following = next((rows[k] for k in filled), None)
            if following is not None and following.cell(head.key).text in seen:
                yield _Start(top, players, titled, rows[top:players])
                seen, titled = set(), ""
        elif _is_heading(rows[k]):
            titled = next(cell.text for cell in rows[k].cells if cell.text)
            again = rows[k + 1].cell(head.key).text if k + 1 < len(rows) else ""
            if again in seen:
                yield _Start(k + 1, k + 1, titled, heads)
                seen, titled = set(), ""
        elif text and not _is_labelled(rows[k]):
            seen.add(text)
            titled = ""

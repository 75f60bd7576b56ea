"""Small tables of one kind in two columns on the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from xltiebreak.bulletin.measure import INCH
from xltiebreak.bulletin.tables import Cell, Column, natural_width, table
from xltiebreak.bulletin.wordml import text

_GAP = round(0.25 * INCH)

Block = Sequence[Column]
"""The columns of one small table."""


def side_by_side(
    blocks: Sequence[Block],
    whole: int,
    title: str,
    description: str,
    *,
    keep_with_next: bool = False,
) -> str:
    """The blocks, all with as many columns, two beside each other where the page has room for that;
    columns at the same place are equally wide. ``keep_with_next`` holds the last of them on the
    page of the note under it."""
    blocks = _aligned(blocks)
    half = (whole - _GAP) // 2
    fits = natural_width(blocks[0]) <= half
    drawn = list(_pairs(blocks, half)) if fits else [(one, whole) for one in blocks]
    tables = [
        table(columns, width, title, description, keep_with_next=keep_with_next and k == len(drawn))
        for k, (columns, width) in enumerate(drawn, start=1)
    ]
    return text("Bulletin Note", "").join(tables)


def _pairs(blocks: Sequence[Block], half: int) -> Iterator[tuple[Block, int]]:
    for k in range(0, len(blocks), 2):
        pair = blocks[k : k + 2]
        if len(pair) == 1:
            yield pair[0], half
            continue
        rows = max(len(block[0].cells) for block in pair)
        left, right = ([_filled(column, rows) for column in block] for block in pair)
        gap = Column("", [Cell()] * rows, _GAP, share=0)
        yield [*left, gap, *right], 2 * half + _GAP


def _filled(column: Column, rows: int) -> Column:
    empty = [Cell()] * (rows - len(column.cells))
    return replace(column, cells=[*column.cells, *empty]) if empty else column


def _aligned(blocks: Sequence[Block]) -> list[Block]:
    """The same blocks with columns as wide as the widest at their place."""
    widest = [
        (max(one.width for one in columns), max(one.narrowest for one in columns))
        for columns in zip(*blocks)
    ]
    return [
        [replace(column, width=width, least=least) for column, (width, least) in zip(block, widest)]
        for block in blocks
    ]

"""Tables across a page: in bands if they are too wide, on a turned page, or two side by side."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from xltiebreak.bulletin.word.columns import Cell, Column, filled, natural_width
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.styles import INCH
from xltiebreak.bulletin.word.tables import KEPT_WHOLE, Block, Part, Table, table
from xltiebreak.bulletin.word.text import text, together


def bands(columns: Sequence[Column], room: int) -> list[Sequence[Column]]:
    """Return the columns divided evenly among as few tables as ``room`` allows; almost always
    one."""
    widest = max((column.narrowest for column in columns), default=1)
    fit = len(columns) if natural_width(columns) <= room else max(room // widest, 1)
    tables = max(-(-len(columns) // max(fit, 1)), 1)
    each = -(-len(columns) // tables)
    return [columns[k * each : (k + 1) * each] for k in range(tables)]


def banded(
    left: Sequence[Column],
    columns: Sequence[Column],
    right: Sequence[Column],
    whole: int,
    title: str,
    description: str,
    **options: Any,
) -> list[Block]:
    """Return the columns in as few tables as ``whole`` twips allow, each with the ``left`` and
    ``right`` columns; ``options`` are those of :func:`table`."""
    left_over = max(whole - natural_width([*left, *right]), whole // 3)
    return apart(
        table([*left, *band, *right], whole, title, description, **options)
        for band in bands(columns, left_over)
    )


def apart(tables: Iterable[Table]) -> list[Block]:
    """Return the tables with an empty line between any two."""
    blocks: list[Block] = []
    for drawn in tables:
        blocks += [text("Bulletin Note", ""), drawn] if blocks else [drawn]
    return blocks


def across_the_page(
    left: Sequence[Column],
    columns: Sequence[Column],
    right: Sequence[Column],
    room: Room,
    title: str,
    description: str,
    *,
    ruled: Collection[int] = (),
    notes: Sequence[str],
    may_turn: bool = True,
) -> Part:
    """Return the tables of :func:`banded` with ``notes``, on a turned page if the columns need it
    and it ``may_turn``. Notes are under a short table, and above one that may take several
    pages."""
    turned = may_turn and natural_width([*left, *columns, *right]) > room.upright
    whole = room.turned if turned else room.upright
    lines = [text("Bulletin Note", note) for note in notes]
    is_long = len(left[0].cells) > KEPT_WHOLE
    tables = banded(
        left,
        columns,
        right,
        whole,
        title,
        description,
        ruled=ruled,
    )
    if is_long:
        return Part([*(line._replace(keep_next=True) for line in lines), *tables], turned)
    return Part([*tables, *together(lines)], turned)


_GAP = round(0.25 * INCH)

Small: TypeAlias = Sequence[Column]
"""The columns of a small table."""


def side_by_side(
    blocks: Sequence[Small],
    whole: int,
    title: str,
    description: str,
) -> list[Block]:
    """Return the tables, two side by side if the page has room. All have equally many columns, each
    as wide in every table."""
    blocks = _aligned(blocks)
    half = (whole - _GAP) // 2
    fits = natural_width(blocks[0]) <= half
    drawn = list(_pairs(blocks, half)) if fits else [(columns, whole) for columns in blocks]
    return apart(table(columns, width, title, description) for columns, width in drawn)


def _pairs(blocks: Sequence[Small], half: int) -> Iterator[tuple[Small, int]]:
    for k in range(0, len(blocks), 2):
        pair = blocks[k : k + 2]
        if len(pair) == 1:
            yield pair[0], half
            continue
        rows = max(len(block[0].cells) for block in pair)
        left, right = ([filled(column, rows) for column in block] for block in pair)
        gap = Column("", [Cell()] * rows, _GAP, share=0)
        yield [*left, gap, *right], 2 * half + _GAP


def _aligned(blocks: Sequence[Small]) -> list[Small]:
    widest = [
        (max(column.width for column in columns), max(column.narrowest for column in columns))
        for columns in zip(*blocks)
    ]
    return [
        [replace(column, width=width, least=least) for column, (width, least) in zip(block, widest)]
        for block in blocks
    ]

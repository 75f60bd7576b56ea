"""Tables with more columns than the page may have room for."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from xltiebreak.bulletin.page import Room
from xltiebreak.bulletin.tables import Column, bands, natural_width, table
from xltiebreak.bulletin.wordml import text


def across(columns: Sequence[Column], room: Room) -> tuple[int, bool]:
    """The width of the page for these columns, in twips, and whether it lies on its side."""
    turned = natural_width(columns) > room.upright
    return room.turned if turned else room.upright, turned


def banded(
    left: Sequence[Column],
    columns: Sequence[Column],
    right: Sequence[Column],
    whole: int,
    title: str,
    description: str,
    *,
    ruled: Collection[int] = (),
    keep_with_next: bool = False,
) -> str:
    """The columns in as few tables as ``whole`` twips allow, each between the ones on the left and
    the right; the rest as for :func:`~xltiebreak.bulletin.tables.table`."""
    left_over = max(whole - natural_width([*left, *right]), whole // 3)
    tables = [
        table(
            [*left, *band, *right],
            whole,
            title,
            description,
            ruled=ruled,
            keep_with_next=keep_with_next,
        )
        for band in bands(columns, left_over)
    ]
    return text("Bulletin Note", "").join(tables)

"""How a sheet comes onto paper: upright or on its side, how small, on how many pages.

Headings, notices and Help come to 9 pt or more. A page is as wide as its columns, so that letters
shrink with it: to 83 % of their 11 pt at most where the sheet is narrow enough, and what is to be
read is larger where it is not.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from xltiebreak.excel.sheets.styles import LETTERS, LINE_HEIGHT

SIDE, TOP, BOTTOM, FOOTER = 0.25, 0.25, 0.45, 0.2
"""Margins of a page, in inches."""

_SHORT_SIDE, _LONG_SIDE = 8.5, 11.0
_POINTS = 72
_POINTS_A_CHARACTER, _BESIDE_IT = 5.55, 5 / 7
"""Of the width of a column, as LibreOffice draws it; Excel draws it narrower."""
_READABLE = 9
_SMALLEST_SCALE = math.ceil(100 * _READABLE / LETTERS) + 1
"""In percent; one more, since LibreOffice draws letters a little smaller than that."""
_SURE = 0.985
"""How much of a page's height is planned for: programs and printers differ by a hair."""

_HAIR = 0.75
"""How much narrower than a page the columns become, in characters."""

_LINE_HEIGHTS = (LINE_HEIGHT, 15.75, 15.0, 14.25, 13.5, 12.75, 12.0)
"""Heights of a row that Excel keeps, from the usual one to the lowest that holds its letters."""


class Paper(NamedTuple):
    """A page: whether it lies on its ``side``, and to how many percent it is printed by the width
    of its columns."""

    side: bool
    scale: int

    @property
    def letters(self) -> float:
        """The size of the smallest letters that are to be read, such that they are printed in 9 pt.
        They are not smaller than others."""
        return max(LETTERS, math.ceil(200 * _READABLE / (self.scale - 1)) / 2)


def paper_for(widths: Iterable[float]) -> Paper:
    """Return the page for columns of these widths: upright if letters can be read there."""
    points = _POINTS_A_CHARACTER * sum(width + _BESIDE_IT for width in widths if width)
    upright, on_side = (
        min(100, int(100 * (across - 2 * SIDE) * _POINTS / points)) if points else 100
        for across in (_SHORT_SIDE, _LONG_SIDE)
    )
    return Paper(False, upright) if upright >= _SMALLEST_SCALE else Paper(True, on_side)


def narrowed(widths: Sequence[float], least: Sequence[float]) -> Sequence[float]:
    """Return the widths of columns, as much nearer to the ``least`` as brings them onto an upright
    page in letters that can be read; as they are if even the least ones are too wide for it."""
    across = (_SHORT_SIDE - 2 * SIDE) * _POINTS / (_SMALLEST_SCALE / 100)
    over = sum(widths) + _BESIDE_IT * len(widths) - across / _POINTS_A_CHARACTER + _HAIR
    slack = sum(widths) - sum(least)
    if not 0 < over <= slack:
        return widths
    return [width - (width - low) * over / slack for width, low in zip(widths, least)]


class Plan(NamedTuple):
    """How a table's rows come onto paper: their height, the number of pages, and how many rows are
    on these pages. The others are spare, and folded away."""

    line_height: float
    pages: int
    shown: int


def plan_of(paper: Paper, rows: int, spare: int, above: float, header: float) -> Plan:
    """Return the fewest pages that hold the rows without the ``spare`` ones.

    Spare rows come onto the same pages if they have room there, since a page with them alone would
    have only headers. ``above`` and ``header`` are the heights of what stands above the rows on the
    first page, and on each further one.
    """
    down = _SHORT_SIDE if paper.side else _LONG_SIDE
    scale = min(paper.scale, _SMALLEST_SCALE) / 100
    room = _SURE * (down - TOP - BOTTOM) * _POINTS / scale

    def held(pages: int, height: float) -> int:
        return int((room - above) // height) + (pages - 1) * int((room - header) // height)

    lowest = _LINE_HEIGHTS[-1]
    pages = next(k for k in range(1, rows + 2) if held(k, lowest) >= rows - spare)
    heights = (height for height in _LINE_HEIGHTS if held(pages, height) >= rows)
    height = next(heights, lowest)
    return Plan(height, pages, min(rows, held(pages, height)))

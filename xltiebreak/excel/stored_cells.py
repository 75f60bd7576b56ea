"""The cells that a workbook stores: formulas without a value, merged cells, and dates and times,
which are numbers whose format shows dates."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from typing import Any

from xltiebreak.tables.cells import EMPTY, Cell, Fault, Row, plain
from xltiebreak.tables.grid import Grid

LONGEST_TYPED = 12
"""Letters that are kept of a formula without a value; a longer one is no typed result."""

_NO_STORED_VALUE = Fault(
    "no-stored-value",
    "the cell holds a formula without a stored value; open the workbook in Excel and save it, "
    "or type the value",
)


def worked_out(value: Cell | None, formula: str) -> Cell:
    """Return the cell of a formula with this value; without one, the cell has a fault. A faulty
    cell keeps a short formula, which may be a typed result: =12 is a draw against 12."""
    cell = Cell("", _NO_STORED_VALUE) if value is None else value
    if cell.fault and len(formula) <= LONGEST_TYPED:
        return cell._replace(typed=plain(formula))
    return cell


def as_merged(cell: Cell, block: str) -> Cell:
    """Return the first cell of a merged block, the only one that the block shows."""
    message = (
        f"the cells {block} are merged; unmerge them, so that each player and round has a cell"
    )
    return Cell(cell.text, Fault("merged-cells", message)) if cell.text else cell


def grid_of(sheet: str, lines: Mapping[int, list[Cell]], **known: Any) -> Grid:
    """Return the lines, by row number, as a grid; ``known`` are its other fields. Of a gap between
    rows, one empty row is kept."""
    rows: list[Row] = []
    for number, cells in sorted(lines.items()):
        if any(cell is not EMPTY for cell in cells):
            if rows and rows[-1].number < number - 1:
                rows.append(Row(number - 1, []))
            rows.append(Row(number, cells))
    return Grid(sheet, rows, **known)


BUILT_IN_DATES = frozenset(map(str, (*range(14, 23), *range(27, 37), 45, 46, 47, *range(50, 59))))
"""Numbers of the date and time formats that every workbook has, also East Asia's."""
_LONGEST_FORMAT = 255
_NO_LETTERS_OF_A_FORMAT = re.compile(
    r'"[^"]{0,255}"|\[(?!hh?\]|mm?\]|ss?\])[^\]]{0,255}\]|[_\\].', re.IGNORECASE
)
"""Quoted words, bracketed colors and currencies, and letters shown as they are."""


def shows_a_date(code: str) -> bool:
    """Whether a format shows numbers as dates or times: ``d-mmm-yy``, ``[h]:mm``."""
    code = code[:_LONGEST_FORMAT].split(";", maxsplit=1)[0]
    return not set("dmhys").isdisjoint(_NO_LETTERS_OF_A_FORMAT.sub("", code).lower())


def moment(days: float, first_day: datetime.datetime) -> datetime.datetime | datetime.time:
    """Return a number of days as a date, or a number below 1 as a time.

    Excel's calendar has a February 29 in 1900, so earlier days are off by one.
    """
    if 1 <= days < 60 and first_day.year < 1900:
        days += 1
    moment_then = first_day + datetime.timedelta(milliseconds=round(days * 86_400_000))
    return moment_then.time() if 0 <= days < 1 else moment_then

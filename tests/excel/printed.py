"""How a workbook's sheets come onto paper, by what their files say: as Excel scales them, whose
columns are narrower, and as LibreOffice does; and whether a sentence has room in its cell."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.utils.cell import range_boundaries

from tests.command import ROOT

POINTS_A_CHARACTER = {"Excel": 5.25, "LibreOffice": 5.5505}
"""For each of a stored width, in Calibri 11 and as LibreOffice 25.2 draws it in Carlito 11."""

_INCHES = (8.5, 11.0)
_POINTS = 72


def scale_of(sheet: Any, program: str) -> int:
    """To how many percent a sheet is printed: one page wide, and as high as its file allows."""
    down, across = _INCHES[::-1] if sheet.page_setup.orientation != "landscape" else _INCHES
    margins = sheet.page_margins
    width = sum(own for _, own in _widths(sheet)) * POINTS_A_CHARACTER[program]
    scale = min(100, int(100 * (across - margins.left - margins.right) * _POINTS / width))
    room = (down - margins.top - margins.bottom) * _POINTS
    most = sheet.page_setup.fitToHeight
    while most != 0 and len([*pages_of(sheet, 100 * room / scale)]) > (most or 1):
        scale -= 1
    return scale


def pages_of(sheet: Any, room: float) -> Iterator[list[int]]:
    """The rows of each page, where a page holds so many points."""
    _, top, _, bottom = _printed(sheet)
    usual = sheet.sheet_format.defaultRowHeight or 15
    dimensions = sheet.row_dimensions
    titles = sheet.print_title_rows
    repeated = int(titles.split(":")[0].strip("$")) if titles else 0
    page: list[int] = []
    used = 0.0
    for row in range(top, bottom + 1):
        if dimensions[row].hidden:
            continue
        height = dimensions[row].height or usual
        if page and used + height > room:
            yield page
            page, used = [], (dimensions[repeated].height or usual) if repeated else 0.0
        page.append(row)
        used += height
    yield page


def letters_in(sheet: Any) -> Iterator[tuple[int, str, float]]:
    """Row, address and size of what is printed, piece by piece."""
    left, top, right, bottom = _printed(sheet)
    shown = {column for column, _ in _widths(sheet)}
    for row in sheet.iter_rows(top, bottom, left, right):
        for cell in row:
            is_hidden = cell.column not in shown or sheet.row_dimensions[cell.row].hidden
            if cell.value is None or is_hidden:
                continue
            yield cell.row, cell.coordinate, cell.font.size
            if isinstance(cell.value, CellRichText):
                for font in [one.font for one in cell.value if isinstance(one, TextBlock)]:
                    assert font.sz is not None
                    yield cell.row, cell.coordinate, font.sz


def _printed(sheet: Any) -> tuple[int, int, int, int]:
    areas = str(sheet.print_area).replace("$", "").split(",")
    if areas != [""]:
        bounds = [range_boundaries(area.split("!")[-1]) for area in areas]
        left, top, right, bottom = zip(*bounds)
        return min(left), min(top), max(right), max(bottom)
    return 1, 1, sheet.max_column, sheet.max_row


def _widths(sheet: Any) -> Iterator[tuple[int, float]]:
    left, _, right, _ = _printed(sheet)
    groups = [group for group in sheet.column_dimensions.values() if group.min and group.max]
    for column in range(left, right + 1):
        group = next((group for group in groups if group.min <= column <= group.max), None)
        if group is None or not group.hidden:
            yield column, group.width if group else 9.14


_TABLE = ROOT / "tests/data/calibri-widths.txt"
_EM, _LINE, _PADDING, _INDENT = 2048, 1.2207, 6, 6.75
"""Units of the font's table in its size, the height of a line in that size, and the points beside
the text of a cell and before one that is indented."""


@cache
def _letters(is_bold: bool) -> dict[str, int]:
    lines = [line.split() for line in _TABLE.read_text("utf-8").splitlines() if line[:2] != "# "]
    return {" " if name == "space" else name: int(own[is_bold]) for name, *own in lines}


def lines_of(text: str, points: float, size: float, *, is_bold: bool) -> int:
    """How many lines a text takes in a cell so many points wide, in letters of this size."""
    known = _letters(is_bold)
    room, lines, used = points / size * _EM, 1, 0.0
    for word in text.split():
        width = sum(known.get(letter, known["W"]) for letter in word)
        space = known[" "] if used else 0
        if used + space + width > room:
            lines += 1 + int(width // room)
            used = width % room
        else:
            used += space + width
    return lines


def lines_in_column(sheet: Any, at: str, text: str, last: int = 0) -> int:
    """How many lines a text takes in a cell, or in one that is merged up to the ``last`` column."""
    cell, widths = sheet[at], dict(_widths(sheet))
    columns = [widths[k] for k in range(cell.column, max(last, cell.column) + 1) if k in widths]
    points = 0.75 * sum(int(7 * width + 0.5) + 5 for width in columns) - _PADDING
    points -= _INDENT * cell.alignment.indent
    return lines_of(text, points, cell.font.size, is_bold=bool(cell.font.b))


def is_in_sight(sheet: Any, last: int) -> bool:
    """Whether a screen of 1,366 dots, heads of rows and a bar at its side taken off, shows the
    columns up to the ``last``."""
    return sum(7 * width for column, width in _widths(sheet) if column <= last) <= 1316


def has_room(sheet: Any, at: str, text: str, *, is_beside: bool = False) -> bool:
    """Whether a sentence is whole in its merged cell, which does not grow by itself: over the
    width of the table in sight unless it ``is_beside`` another, and high enough."""
    cell = sheet[at]
    [merged] = [block for block in sheet.merged_cells.ranges if at in block]
    right = _printed(sheet)[2]
    lines = lines_in_column(sheet, at, text, merged.max_col)
    is_wide = is_beside or merged.max_col >= right or not is_in_sight(sheet, right)
    is_high = lines * _LINE * cell.font.size <= (sheet.row_dimensions[cell.row].height or 15)
    return bool(is_wide and is_high and cell.alignment.horizontal == "left")

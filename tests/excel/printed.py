"""How a workbook's sheets come onto paper, by what their files say: as Excel scales them, whose
columns are narrower, and as LibreOffice does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.utils.cell import range_boundaries

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
                for piece in cell.value:
                    if isinstance(piece, TextBlock):
                        yield cell.row, cell.coordinate, piece.font.sz


def _printed(sheet: Any) -> tuple[int, int, int, int]:
    areas = str(sheet.print_area).replace("$", "").split(",")
    if areas != [""]:
        bounds = [range_boundaries(area.split("!")[-1]) for area in areas]
        left, top, right, bottom = zip(*bounds)
        return min(left), min(top), max(right), max(bottom)
    return 1, 1, sheet.max_column, sheet.max_row


def _widths(sheet: Any) -> Iterator[tuple[int, float]]:
    """The columns that are printed, each with its width."""
    left, _, right, _ = _printed(sheet)
    groups = [group for group in sheet.column_dimensions.values() if group.min and group.max]
    for column in range(left, right + 1):
        group = next((group for group in groups if group.min <= column <= group.max), None)
        if group is None or not group.hidden:
            yield column, group.width if group else 9.14

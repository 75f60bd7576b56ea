"""Writes a sheet that is data into a workbook, and plans how it comes onto paper: upright or on its
side, how small, on how many pages.

Headings, notices and Help come to 9 pt or more. A page is as wide as its columns, so that letters
shrink with it: to 83 % of their 11 pt at most where the sheet is narrow enough, and what is to be
read is larger where it is not.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from xlsxwriter.utility import quote_sheetname, xl_range_abs  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.quick_sheets import QuickSheet
from xltiebreak.excel.sheet_cells import LONGEST_TEXT
from xltiebreak.excel.sheets.sheet import Block, Cell, Opened, Sheet
from xltiebreak.excel.sheets.styles import (
    LETTERS,
    LINE_HEIGHT,
    WIDTH_OF_A_NAME,
    Styles,
    is_grey,
    room_for_a_sentence,
    width_of,
)

SIDE, TOP, BOTTOM, FOOTER = 0.25, 0.25, 0.45, 0.2
"""Margins of a page, in inches."""

_SIDES = _SHORT_SIDE, _LONG_SIDE = 8.5, 11.0
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
        for across in _SIDES
    )
    return Paper(False, upright) if upright >= _SMALLEST_SCALE else Paper(True, on_side)


_LEAST_OF_NAMES, _MOST_OF_NAMES = 19, 40
"""How wide a column of names is at least, and at most unless a name needs more."""


def column_of_names(names: Sequence[str], others: Sequence[float]) -> tuple[float, int]:
    """Return how wide a column of names can be beside the ``others`` on a page whose letters can be
    read, upright if these names have room there; and the lines that the longest of them takes."""
    needed = max(WIDTH_OF_A_NAME, *map(width_of, names))  # late entries may have long ones
    upright, on_side = (room_beside(others, across) for across in _SIDES)
    room = upright if upright >= max(needed, _LEAST_OF_NAMES) else on_side
    width = max(_LEAST_OF_NAMES, min(room, max(needed, _MOST_OF_NAMES)))
    return width, math.ceil(needed / width + (needed > width) / 2)  # lines end with whole words


def room_beside(others: Sequence[float], across: float = _SHORT_SIDE) -> float:
    """Return how wide a column may be beside others on a page, in letters that can be read."""
    points = (across - 2 * SIDE) * _POINTS / (_SMALLEST_SCALE / 100)
    return points / _POINTS_A_CHARACTER - _BESIDE_IT * (len(others) + 1) - _HAIR - sum(others)


class Plan(NamedTuple):
    """How a table's rows come onto paper: their height, the number of pages, and how many rows are
    on these pages. The others are spare, and folded away."""

    line_height: float
    pages: int
    shown: int


def plan_of(
    paper: Paper, rows: int, spare: int, above: float, header: float, lines: int = 1
) -> Plan:
    """Return the fewest pages that hold the rows without the ``spare`` ones.

    Spare rows come onto the same pages if they have room there, since a page with them alone would
    have only headers. ``above`` and ``header`` are the heights of what stands above the rows on the
    first page, and on each further one; a row has so many ``lines``.
    """
    down = _SHORT_SIDE if paper.side else _LONG_SIDE
    scale = min(paper.scale, _SMALLEST_SCALE) / 100
    room = _SURE * (down - TOP - BOTTOM) * _POINTS / scale

    def held(pages: int, height: float) -> int:
        return int((room - above) // height) + (pages - 1) * int((room - header) // height)

    lowest = lines * _LINE_HEIGHTS[-1]
    pages = next(k for k in range(1, rows + 2) if held(k, lowest) >= rows - spare)
    heights = (lines * height for height in _LINE_HEIGHTS)
    height = next((height for height in heights if held(pages, height) >= rows), lowest)
    return Plan(height, pages, min(rows, held(pages, height)))


_LETTER_PAPER = 1
_USUAL_WIDTH = 8.43


def paint(sheet: QuickSheet, styles: Styles, page: Sheet) -> None:
    """Write a page, with all its settings, into a sheet of the workbook.

    Raises:
        TieBreakError: a text is longer than a cell.
    """
    paper = paper_for(_printed_widths(page))
    page, pages = _planned(page, paper)
    sheet.hide_gridlines(1 if page.opened else 2)
    if page.line_height:
        sheet.set_default_row(page.line_height)
    _lay_out(sheet, page)
    for cell in page.cells:
        is_open = any(_is_inside(cell, rows.block) for rows in page.opened)
        _write(sheet, styles, cell, paper.letters, with_box=not is_open)
    for block, settings in page.boxes:
        sheet.data_validation(*block, dict(settings))
    for block, conditions, stop in page.looks:
        for look, condition in conditions:
            rule = {"type": "formula", "criteria": condition, "stop_if_true": stop}
            format = {"format": styles.look(look)} if look else {}
            sheet.conditional_format(*block, {**rule, **format})
    for rows in page.opened:
        _box_where_used(sheet, styles, page, rows)
    if page.figures_as_text:
        sheet.ignore_errors({"number_stored_as_text": page.figures_as_text})
    if page.frozen:
        sheet.freeze_panes(*page.frozen)
    if page.selected:
        sheet.set_selection(*page.selected, *page.selected)
    if page.protected is not None:
        sheet.protect("", dict(page.protected))
    if page.draw:
        page.draw(sheet)
    _put_on_paper(sheet, page, paper, pages)


def _printed_widths(page: Sheet) -> list[float]:
    """Return the widths of the columns that come onto paper."""
    _, first, _, last = page.printed or (0, 0, 0, max(page.widths))
    unseen = {*page.folded, *(k for left, right in page.hidden for k in range(left, right + 1))}
    return [page.widths.get(k, _USUAL_WIDTH) for k in range(first, last + 1) if k not in unseen]


def _planned(page: Sheet, paper: Paper) -> tuple[Sheet, int]:
    """Return the page with the heights of its sentences and rows, what of these is folded away, and
    the number of pages; 0 for any number."""
    heights = {row: height * (paper.letters / LETTERS) for row, height in page.heights.items()}
    for row, (width, longest) in page.sentences.items():
        heights[row] = max(heights.get(row, 0), room_for_a_sentence(width, paper.letters, longest))
    page = replace(page, heights=heights)
    if page.rows is None:
        return page, int(page.whole)
    first, total, spare, goes_on, lines = page.rows
    top = page.printed[0] if page.printed else 0
    above = sum(heights.get(row, page.line_height) for row in range(top, first))
    plan = plan_of(paper, total, spare, above, heights.get(first - 1, page.line_height), lines)
    page = replace(page, line_height=plan.line_height)
    if plan.shown == total:
        return page, plan.pages
    unseen = range(first + plan.shown, first + total)
    folds: dict[int, Mapping[str, Any]] = {row: {"level": 1, "hidden": True} for row in unseen}
    folds[unseen.stop] = {"collapsed": True}
    page = replace(page, folds=folds)
    if goes_on and page.printed:
        formula = goes_on.formula.format(row=unseen.start + 1)
        line = goes_on._replace(row=unseen.stop, formula=formula)
        _, left, _, right = page.printed
        bottom = unseen.stop if line.column <= right else unseen.stop - 1
        page = replace(page, cells=[*page.cells, line], printed=(top, left, bottom, right))
    return page, plan.pages


def _lay_out(sheet: Worksheet, page: Sheet) -> None:
    for column, width in page.widths.items():
        sheet.set_column(column, column, width)
    for first, last in page.hidden:
        for column in range(first, last + 1):
            sheet.set_column(column, column, page.widths.get(column), None, {"hidden": True})
    for column in page.folded:
        sheet.set_column(column, column, page.widths[column], None, {"level": 1, "hidden": True})
    for column in {column + 1 for column in page.folded}.difference(page.folded):
        sheet.set_column(column, column, page.widths[column], None, {"collapsed": True})
    for row, height in page.heights.items():
        sheet.set_row(row, height)
    for row, fold in page.folds.items():
        sheet.set_row(row, None, None, dict(fold))
    if page.plus_above:
        sheet.outline_settings(symbols_below=False)


def _is_inside(cell: Cell, block: Block) -> bool:
    top, left, bottom, right = block
    return top <= cell.row <= bottom and left <= cell.column <= right


def _box_where_used(sheet: Worksheet, styles: Styles, page: Sheet, rows: Opened) -> None:
    """Add conditional boxes, after all other looks: in LibreOffice the first look decides."""
    block, used, otherwise = rows
    top, left, bottom, right = block
    inside = (cell for cell in page.cells if _is_inside(cell, block))
    grey = {cell.column for cell in inside if is_grey(cell.style)}
    for column in range(left, right + 1):
        looks = [("boxed_grey" if column in grey else "boxed", used)]
        if column == left:
            looks.append((otherwise, f"NOT({used})"))
        for look, condition in looks:
            rule = {"type": "formula", "criteria": condition, "format": styles.look(look)}
            sheet.conditional_format(top, column, bottom, column, rule)


def _write(
    sheet: QuickSheet, styles: Styles, cell: Cell, letters: float, *, with_box: bool
) -> None:
    row, column, style, value, formula, size, fills = cell
    look = styles.of_cell(style, letters, with_box=with_box, with_formula=bool(formula))
    if fills == "copied":
        sheet.write_copied_down(range(row, row + size[0]), column, formula, look)
        return
    if fills:
        sheet.write_array(cell.block, formula, look, dynamic=fills == "dynamic")
        return
    if size != (1, 1):
        sheet.merge_range(*cell.block, "", look)
    if formula:
        sheet.write_formula(row, column, formula, look, value)  # type: ignore[arg-type]
    elif value is None or value == "":
        sheet.write_blank(row, column, None, look)
    elif isinstance(value, str):
        if len(value.encode("utf-16-le")) > 2 * LONGEST_TEXT:
            raise TieBreakError(
                f"The text {value[:40]!r}… is longer than the {LONGEST_TEXT:,} characters of a "
                "cell."
            )
        sheet.write_string(row, column, value, look)
    elif isinstance(value, (int, float)):
        sheet.write_number(row, column, value, look)
    else:
        looks = ((styles.of_cell(style, letters), text) for style, text in value)
        pieces = (piece for look_and_text in looks for piece in look_and_text)
        sheet.write_rich_string(row, column, *pieces, look)


def _put_on_paper(sheet: Worksheet, page: Sheet, paper: Paper, pages: int) -> None:
    sheet.set_paper(_LETTER_PAPER)
    if paper.side:
        sheet.set_landscape()
    sheet.set_margins(left=SIDE, right=SIDE, top=TOP, bottom=BOTTOM)
    sheet.fit_to_pages(1, pages)
    if page.printed:
        top, left, bottom, right = page.printed
        sheet.print_area_range = ",".join(
            f"{quote_sheetname(sheet.name)}!{xl_range_abs(rows.start, left, rows.stop - 1, right)}"
            for rows in page.apart or [range(top, bottom + 1)]
        )
    if page.repeated is not None:
        sheet.repeat_rows(page.repeated)
    sheet.print_black_and_white()
    sheet.set_start_page(1)
    footer = page.footer + " of 1" * (pages == 1)
    sheet.set_footer(footer, {"margin": FOOTER, "scale_with_doc": False})

"""A sheet as data, and the one painter that writes it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    quote_sheetname,
    xl_range_abs,
    xl_rowcol_to_cell,
)
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.disk.shipped import table_in
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW, TITLE_ROW
from xltiebreak.excel.quick_sheets import QuickSheet
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, Styles, is_grey, room_for_a_sentence

Block = tuple[int, int, int, int]
"""A first row and column, and a last."""

Rich = Sequence[tuple[str, str]]
"""Pieces of a text, each after the name of its style."""


class Cell(NamedTuple):
    """What stands in a cell: a text (never taken for a formula), a figure, nothing, or a
    ``formula``. A formula with functions of ours has its result as ``value``; others are worked
    out.

    A ``size`` of several rows and columns merges them, unless the formula ``fills`` them: as a
    "dynamic" array, as one of a "fixed" size, or "copied" down, ``{row}`` being the row of each.
    """

    row: int
    column: int
    style: str
    value: str | float | Rich | None = None
    formula: str = ""
    size: tuple[int, int] = (1, 1)
    fills: str = ""

    @property
    def block(self) -> Block:
        """The rows and columns of the cell."""
        rows, columns = self.size
        return self.row, self.column, self.row + rows - 1, self.column + columns - 1


class Looks(NamedTuple):
    """Looks of a block, each with a condition on the block's first cell. The first condition that
    holds decides; without ``stop``, lower ones are added. A look without a name changes nothing."""

    block: Block
    conditions: Iterable[tuple[str, str]]
    stop: bool = True


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """A sheet, or a piece of one; ``+`` joins two pieces.

    ``widths`` of columns and ``heights`` of rows go by number, from 0; ``boxes`` are blocks with
    settings for XlsxWriter's ``data_validation``. Rows of an ``opened`` block have boxes only where
    its condition holds, so that nothing else of them is printed. ``hidden`` columns hold helpers;
    ``folded`` columns and rows with ``folds`` open by a +. The sheet is printed one page wide,
    ``wide`` on its side, on ``pages`` at most (0: any), each block ``also_printed`` on a new one;
    ``names`` are given to cells; ``draw`` adds what lies over them.
    """

    cells: Sequence[Cell] = ()
    widths: Mapping[int, float] = field(default_factory=dict)
    heights: Mapping[int, float] = field(default_factory=dict)
    line_height: float = 0
    boxes: Sequence[tuple[Block, Mapping[str, Any]]] = ()
    looks: Sequence[Looks] = ()
    opened: Sequence[tuple[Block, str]] = ()
    names: Sequence[tuple[str, str]] = ()
    hidden: Sequence[tuple[int, int]] = ()
    folded: range = range(0)
    folds: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    plus_above: bool = False
    frozen: tuple[int, int] | None = None
    selected: tuple[int, int] | None = None
    figures_as_text: str = ""
    protected: Mapping[str, bool] | None = None
    letter: bool = True
    wide: bool = False
    pages: int = 0
    margins: tuple[float, float, float, float] | None = None
    printed: Block | None = None
    also_printed: Sequence[Block] = ()
    repeated: int | None = None
    footer: str = ""
    draw: Callable[[Worksheet], Any] | None = None

    def __add__(self, other: Sheet) -> Sheet:
        """Return both as one: lists are joined; else a setting of the other piece wins."""
        both = {part.name: getattr(self, part.name) for part in fields(self)}
        for part in fields(other):
            further = getattr(other, part.name)
            if part.name in _LISTS:
                both[part.name] = [*both[part.name], *further]
            elif part.name in _BY_NUMBER:
                both[part.name] = {**both[part.name], **further}
            elif further != part.default:
                both[part.name] = further
        return Sheet(**both)


_LISTS = ("cells", "boxes", "looks", "opened", "names", "hidden", "also_printed")
_BY_NUMBER = ("widths", "heights", "folds")
_LETTER_PAPER = 1


def paint(sheet: QuickSheet, styles: Styles, page: Sheet) -> None:
    """Write a page, with all its settings, into a sheet of the workbook."""
    sheet.hide_gridlines(1 if page.opened else 2)
    if page.line_height:
        sheet.set_default_row(page.line_height)
    _lay_out(sheet, page)
    for cell in page.cells:
        is_open = any(_is_inside(cell, block) for block, _ in page.opened)
        _write(sheet, styles, cell, with_box=not is_open)
    for block, settings in page.boxes:
        sheet.data_validation(*block, dict(settings))
    for block, conditions, stop in page.looks:
        for look, condition in conditions:
            rule = {"type": "formula", "criteria": condition, "stop_if_true": stop}
            format = {"format": styles.look(look)} if look else {}
            sheet.conditional_format(*block, {**rule, **format})
    for block, used in page.opened:
        _box_where_used(sheet, styles, page, block, used)
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
    _put_on_paper(sheet, page)


def _lay_out(sheet: Worksheet, page: Sheet) -> None:
    for column, width in page.widths.items():
        sheet.set_column(column, column, width)
    for first, last in page.hidden:
        for column in range(first, last + 1):
            sheet.set_column(column, column, page.widths.get(column), None, {"hidden": True})
    for column in page.folded:
        sheet.set_column(column, column, page.widths[column], None, {"level": 1, "hidden": True})
    if page.folded:
        behind = page.folded.stop
        sheet.set_column(behind, behind, page.widths[behind], None, {"collapsed": True})
    for row, height in page.heights.items():
        sheet.set_row(row, height)
    for row, fold in page.folds.items():
        sheet.set_row(row, None, None, dict(fold))
    if page.plus_above:
        sheet.outline_settings(symbols_below=False)


def _is_inside(cell: Cell, block: Block) -> bool:
    top, left, bottom, right = block
    return top <= cell.row <= bottom and left <= cell.column <= right


def _box_where_used(sheet: Worksheet, styles: Styles, page: Sheet, block: Block, used: str) -> None:
    """Add conditional boxes, after all other looks: in LibreOffice the first look decides."""
    top, left, bottom, right = block
    inside = (cell for cell in page.cells if _is_inside(cell, block))
    grey = {cell.column for cell in inside if is_grey(cell.style)}
    for column in range(left, right + 1):
        looks = [("boxed_grey" if column in grey else "boxed", used)]
        if column == left:
            looks.append(("blank", f"NOT({used})"))
        for look, condition in looks:
            rule = {"type": "formula", "criteria": condition, "format": styles.look(look)}
            sheet.conditional_format(top, column, bottom, column, rule)


def _write(sheet: QuickSheet, styles: Styles, cell: Cell, *, with_box: bool) -> None:
    row, column, style, value, formula, size, fills = cell
    look = styles.of_cell(style, with_box=with_box, with_formula=bool(formula))
    if fills == "copied":
        sheet.write_copied_down(range(row, row + size[0]), column, formula, look)
        return
    if fills:
        is_dynamic = fills == "dynamic"
        write = sheet.write_dynamic_array_formula if is_dynamic else sheet.write_array_formula
        write(*cell.block, formula, look, value)
        return
    if size != (1, 1):
        sheet.merge_range(*cell.block, "", look)
    if formula:
        sheet.write_formula(row, column, formula, look, value)  # type: ignore[arg-type]
    elif value is None or value == "":
        sheet.write_blank(row, column, None, look)
    elif isinstance(value, str):
        sheet.write_string(row, column, value, look)
    elif isinstance(value, (int, float)):
        sheet.write_number(row, column, value, look)
    else:
        pieces = (piece for piece_style, text in value for piece in (styles[piece_style], text))
        sheet.write_rich_string(row, column, *pieces, look)


def _put_on_paper(sheet: Worksheet, page: Sheet) -> None:
    if page.letter:
        sheet.set_paper(_LETTER_PAPER)
    if page.wide:
        sheet.set_landscape()
    if page.margins:
        left, right, top, bottom = page.margins
        sheet.set_margins(left=left, right=right, top=top, bottom=bottom)
    sheet.fit_to_pages(1, page.pages)
    if page.printed:
        sheet.print_area(*page.printed)
    for block in page.also_printed:  # XlsxWriter's print_area takes a single block
        sheet.print_area_range += f",{quote_sheetname(sheet.name)}!{xl_range_abs(*block)}"
    if page.repeated is not None:
        sheet.repeat_rows(page.repeated)
    if page.footer:
        sheet.set_footer(page.footer)


def offer(
    block: Block, source: str | Sequence[str], **further: Any
) -> tuple[Block, Mapping[str, Any]]:
    """Return a box that offers texts, or the cells that a formula names, and takes any other text,
    too. ``further`` are other settings of XlsxWriter's."""
    offered = source if isinstance(source, str) else list(source)
    return block, {"validate": "list", "source": offered, "show_error": False, **further}


def note(row: int, column: int, title: str, text: str) -> tuple[Block, Mapping[str, Any]]:
    """Return a note that shows while this cell is selected."""
    settings = {"validate": "any", "input_title": title, "input_message": text}
    return (row, column, row, column), settings


def down(rows: range, column: int, last: int | None = None) -> Block:
    """Return the block of a column, or of the columns up to ``last``, in these rows."""
    return rows.start, column, rows.stop - 1, column if last is None else last


def hidden_helpers(first: int, last: int) -> Sheet:
    """Return helper columns as hidden, and a narrow column before them."""
    return Sheet(widths={first - 1: 2}, hidden=[(first, last)])


def shown_when_used(block: Block, empty: str) -> Looks:
    """Return looks that hide the rows of a block while they are empty. ``empty`` are the conditions
    on the block's first row, joined by commas, under which that row is empty."""
    return Looks(block, [("unused", f"AND({empty})")])


_WIDE_ENOUGH, _EMPTY_COLUMN = 115, 9
"""Letters in a line of a sentence, which goes on over empty columns beside a narrow table."""

_TITLE_HEIGHT = 24


def sentence(row: int, formula: str, style: str, widths: Sequence[float]) -> Sheet:
    """Return a sentence over the whole width of a table, in a row that holds the longest."""
    cell = Cell(row, 0, style, formula=formula, size=(1, len(widths)))
    return Sheet(cells=[cell], heights={row: room_for_a_sentence(sum(widths), style)})


def title_line(formula: str) -> Sheet:
    """Return the title above a table, as a formula."""
    cell = Cell(TITLE_ROW, 0, "title", formula=formula)
    return Sheet(cells=[cell], heights={TITLE_ROW: _TITLE_HEIGHT})


def lines_above(
    step: str, title: str, key: str, widths: Sequence[float], further: int = 0
) -> Sheet:
    """Return the next step, the title and the key, above columns of these ``widths``; the step goes
    on over so many ``further`` ones."""
    first = sentence(0, step, "step", [*widths, *[_EMPTY_COLUMN] * further])
    key_line = Sheet(cells=[Cell(KEY_ROW, 0, "legend", key)] if key else [])
    return first + title_line(title) + key_line


def _columns_beyond(widths: Sequence[float]) -> int:
    """Return the number of empty columns over which a sentence goes on beside a narrow table."""
    return max(0, math.ceil((_WIDE_ENOUGH - sum(widths)) / _EMPTY_COLUMN))


_IN_WORDS = "In words"
"""The header of a column that is not printed: its formulas would make pages of empty rows."""


class Head(NamedTuple):
    """A column's header and width. Selecting it shows the note, under ``about`` or else the
    header."""

    text: str
    width: float
    note: str = ""
    about: str = ""
    centred: bool = False


@dataclass(frozen=True)
class Table:
    """What stands around the rows of a sheet into which one types.

    ``key`` explains the rows; ``frozen`` columns stay in sight; ``wide`` prints on the side;
    ``is_coloured`` adds to the key what red and orange mean. ``spare`` counts the spare rows at the
    end; the columns ``folded`` open by a +. A row without anything in the columns from the first to
    the last ``typed`` one has no boxes.
    """

    heads: Sequence[Head]
    key: str
    frozen: int = 2
    wide: bool = False
    is_coloured: bool = False
    spare: int = 0
    folded: range = range(0)
    typed: Sequence[int] = ()

    def around(self, rows: int, step: str, title: str) -> Sheet:
        """Return headers and settings for so many ``rows``, under the step and the title."""
        printed = [head for head in self.heads if head.text != _IN_WORDS]
        widths = [0 if k in self.folded else head.width for k, head in enumerate(printed)]
        further = 0 if len(printed) < len(self.heads) else _columns_beyond(widths)
        shown = [*filter(None, widths)]
        heads = Sheet(
            cells=[
                Cell(HEADER_ROW, k, "header_centred" if head.centred else "header", head.text)
                for k, head in enumerate(self.heads)
            ],
            widths={k: head.width for k, head in enumerate(self.heads)},
            heights={HEADER_ROW: 20},
            line_height=LINE_HEIGHT,
            boxes=[
                note(HEADER_ROW, k, head.about or head.text, head.note)
                for k, head in enumerate(self.heads)
                if head.note
            ],
            folded=self.folded,
            frozen=(FIRST_ROW, self.frozen),
        )
        heads += self._opened(rows)
        paper = on_paper(
            (0, 0, FIRST_ROW + rows - 1, len(widths) + further - 1),
            HEADER_ROW,
            wide=self.wide,
            pages=pages_without(self.spare, rows, shown, wide=self.wide),
        )
        if self.is_coloured:
            key = _colours_explained(self.key, len(widths))
            return heads + lines_above(step, title, "", widths, further) + key + paper
        return heads + lines_above(step, title, self.key, widths, further) + paper

    def _opened(self, rows: int) -> Sheet:
        """Return which rows show boxes: those in which something is typed."""
        if not self.typed:
            return Sheet()
        first, last = (xl_rowcol_to_cell(FIRST_ROW, k, col_abs=True) for k in self.typed)
        block = down(range(FIRST_ROW, FIRST_ROW + rows), 0, len(self.heads) - 1)
        return Sheet(opened=[(block, f'SUMPRODUCT(--({first}:{last}<>""))>0')])


_LISTED = table_in("excel/sheets/lists.toml")


def list_named(kind: str) -> Table:
    """Return the table around a list of the event, as ``lists.toml`` describes it."""
    heads = [
        Head(title, width, note, centred=bool(centred))
        for title, width, note, *centred in _LISTED[kind]["heads"]
    ]
    return Table(**{**_LISTED[kind], "heads": heads})


def _colours_explained(key: str, columns: int) -> Sheet:
    """Return the line of the key, and behind it what red and orange mean."""
    pieces = (
        ("legend", f"{key}   Type in the white boxes:  "),
        ("red_word", "red"),
        ("legend", " cannot be read,  "),
        ("orange_word", "orange"),
        ("legend", " disagrees with the opponent's cell."),
    )
    cell = Cell(KEY_ROW, 0, "line", pieces, size=(1, columns))
    return Sheet(cells=[cell], heights={KEY_ROW: 2 * _SMALL_LINE})


_SMALL_LINE = 13.0
_SHORT_SIDE, _LONG_SIDE = 8.5, 11.0
_SIDE, _TOP, _BOTTOM = 0.4, 0.6, 0.7
_INCH = 72.0
_PIXELS_A_CHARACTER = 7
_SMALLEST = 9 / 11
"""How much letters of 11 pt may shrink on paper."""
_HEADER_HEIGHT, _LINES_ABOVE = 20, 110
"""Points of the row repeated on each page, and of the lines above it on the first."""


def pages_without(spare: int, rows: int, widths: Sequence[float], *, wide: bool = False) -> int:
    """Return the fewest pages that hold the table in letters of 9 pt, if its spare rows take none
    more; else 0. The table is then printed smaller, so that no page has only headers."""
    across, down = (_LONG_SIDE, _SHORT_SIDE) if wide else (_SHORT_SIDE, _LONG_SIDE)
    width = sum(_PIXELS_A_CHARACTER * characters + 5 for characters in widths) * 0.75
    scale = min(_SMALLEST, (across - 2 * _SIDE) * _INCH / width)
    room = (down - _TOP - _BOTTOM) * _INCH / scale - _HEADER_HEIGHT
    pages, more = (
        math.ceil((count * LINE_HEIGHT + _LINES_ABOVE) / room) for count in (rows - spare, rows)
    )
    return 0 if more > pages else pages


def on_paper(
    printed: Block, header_row: int | None = None, *, wide: bool = False, pages: int = 0
) -> Sheet:
    """Return settings for a page with narrow margins and its header on each sheet of paper."""
    return Sheet(
        margins=(_SIDE, _SIDE, _TOP, _BOTTOM),
        printed=printed,
        repeated=header_row,
        wide=wide,
        pages=pages,
    )

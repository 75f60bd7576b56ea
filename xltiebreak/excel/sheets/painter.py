"""A sheet as data, and the one painter that writes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
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
from xltiebreak.excel.sheets.paper import BOTTOM, FOOTER, SIDE, TOP, Paper, paper_for, plan_of
from xltiebreak.excel.sheets.styles import (
    LETTERS,
    LINE_HEIGHT,
    LONGEST_SENTENCE,
    Styles,
    is_grey,
    room_for_a_sentence,
)
from xltiebreak.tables.sheets import COPIED

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


class Rows(NamedTuple):
    """The rows of a table: the first, how many, and how many of these are spare. Spare ones that
    have no room on the pages of the others are folded away; ``goes_on`` is the cell that says so
    below them, its row still open, ``{row}`` in its formula being the first folded one."""

    first: int
    total: int
    spare: int = 0
    goes_on: Cell | None = None


class Opened(NamedTuple):
    """Rows that have boxes only where a condition on the first one holds, so that nothing else of
    them is printed. What stands in the first column has the look ``otherwise`` in the others."""

    block: Block
    used: str
    otherwise: str = "blank"


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """A sheet, or a piece of one; ``+`` joins two pieces.

    ``widths`` of columns and ``heights`` of rows go by number, from 0; so do ``sentences``, each
    with the width over which it wraps and its most letters. ``boxes`` are blocks with
    settings for XlsxWriter's ``data_validation``. ``hidden`` columns hold helpers;
    ``folded`` columns and rows with ``folds`` open by a +. The sheet is printed one page wide, the
    ``rows`` of its table on as few pages as hold them, each block ``also_printed`` on a new one;
    ``names`` are given to cells; ``draw`` adds what lies over them.
    """

    cells: Sequence[Cell] = ()
    widths: Mapping[int, float] = field(default_factory=dict)
    heights: Mapping[int, float] = field(default_factory=dict)
    sentences: Mapping[int, tuple[float, int]] = field(default_factory=dict)
    line_height: float = 0
    boxes: Sequence[tuple[Block, Mapping[str, Any]]] = ()
    looks: Sequence[Looks] = ()
    opened: Sequence[Opened] = ()
    names: Sequence[tuple[str, str]] = ()
    hidden: Sequence[tuple[int, int]] = ()
    folded: range = range(0)
    folds: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    plus_above: bool = False
    frozen: tuple[int, int] | None = None
    selected: tuple[int, int] | None = None
    figures_as_text: str = ""
    protected: Mapping[str, bool] | None = None
    rows: Rows | None = None
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
_BY_NUMBER = ("widths", "heights", "sentences", "folds")
_LETTER_PAPER = 1
_USUAL_WIDTH = 8.43


def paint(sheet: QuickSheet, styles: Styles, page: Sheet) -> None:
    """Write a page, with all its settings, into a sheet of the workbook."""
    paper = paper_for(_printed_widths(page))
    page, pages = _planned(page, paper)
    sheet.hide_gridlines(1 if page.opened else 2)
    if page.line_height:
        sheet.set_default_row(page.line_height)
    _lay_out(sheet, page)
    for cell in page.cells:
        is_open = cell.style != "nobody" and any(
            _is_inside(cell, rows.block) for rows in page.opened
        )
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
    blocks = [page.printed or (0, 0, 0, max(page.widths)), *page.also_printed]
    first, last = min(block[1] for block in blocks), max(block[3] for block in blocks)
    unseen = {*page.folded, *(k for left, right in page.hidden for k in range(left, right + 1))}
    return [page.widths.get(k, _USUAL_WIDTH) for k in range(first, last + 1) if k not in unseen]


def _planned(page: Sheet, paper: Paper) -> tuple[Sheet, int]:
    """Return the page with the heights of its sentences and rows, what of these is folded away, and
    the number of pages; 0 for any number."""
    grown = paper.letters / LETTERS
    heights = {row: height * grown for row, height in page.heights.items()}
    for row, (width, longest) in page.sentences.items():
        heights[row] = room_for_a_sentence(width, paper.letters, longest)
    page = replace(page, heights=heights)
    if page.rows is None:
        return page, 0
    first, total, spare, goes_on = page.rows
    above = sum(heights.get(row, page.line_height) for row in range(first))
    plan = plan_of(paper, total, spare, above, heights.get(first - 1, page.line_height))
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
        page = replace(page, cells=[*page.cells, line], printed=(0, left, bottom, right))
    return page, plan.pages


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
        sheet.print_area(*page.printed)
    for block in page.also_printed:  # XlsxWriter's print_area takes a single block
        sheet.print_area_range += f",{quote_sheetname(sheet.name)}!{xl_range_abs(*block)}"
    if page.repeated is not None:
        sheet.repeat_rows(page.repeated)
    if page.footer:
        sheet.set_footer(page.footer, {"margin": FOOTER, "scale_with_doc": False})


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


WIDE_ENOUGH = 116
"""Letters in a line of a sentence, which goes on over an empty column beside a narrow table."""

_TITLE_HEIGHT = 19
HEADER_HEIGHT = 15.75
"""Points of a title, and of a table's header."""


def sentence(
    row: int, formula: str, style: str, widths: Sequence[float], longest: int = LONGEST_SENTENCE
) -> Sheet:
    """Return a sentence over the whole width of a table, in a row that holds the longest."""
    cell = Cell(row, 0, style, formula=formula, size=(1, len(widths)))
    return Sheet(cells=[cell], sentences={row: (sum(widths), longest)})


def title_line(formula: str) -> Sheet:
    """Return the title above a table, as a formula."""
    cell = Cell(TITLE_ROW, 0, "title", formula=formula)
    return Sheet(cells=[cell], heights={TITLE_ROW: _TITLE_HEIGHT})


class Step(NamedTuple):
    """The first line of a sheet: the formula for what to do next or what is wrong, and the
    condition under which it ``is_red``."""

    formula: str
    is_red: str


def step_line(row: int, step: Step, widths: Sequence[float], longest: int) -> Sheet:
    """Return the next step over the whole width of a table: green, or red."""
    looks = Sheet(looks=[red_where(row, step.is_red)])
    return sentence(row, step.formula, "step", widths, longest) + looks


def red_where(row: int, condition: str) -> Looks:
    """Return the look of a line that says what is wrong under this condition, or that the sheet is
    a copy."""
    is_copy = f'LEFT($A$1,{len(COPIED)})="{COPIED.capitalize()}"'
    return Looks((row, 0, row, 0), [("wrong", condition), ("wrong", is_copy)])


def lines_above(
    step: Step,
    title: str,
    key: str | Rich,
    widths: Sequence[float],
    longest: int = LONGEST_SENTENCE,
) -> Sheet:
    """Return the next step, the title and the key, above columns of these ``widths``."""
    first = step_line(0, step, widths, longest)
    return first + title_line(title) + key_line(key, widths)


def key_line(key: str | Rich, widths: Sequence[float]) -> Sheet:
    """Return the line that explains a table."""
    text = key if isinstance(key, str) else "".join(piece for _, piece in key)
    cell = Cell(KEY_ROW, 0, "line", key, size=(1, len(widths)))
    return Sheet(cells=[cell], sentences={KEY_ROW: (sum(widths), len(text))})


def column_beside(widths: Sequence[float]) -> list[float]:
    """Return the width of the empty column over which sentences go on beside a narrow table."""
    missing = WIDE_ENOUGH - sum(widths)
    return [missing] if missing > 0 else []


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

    ``key`` explains the rows; ``frozen`` columns stay in sight; ``is_coloured`` adds to the key
    what red and orange mean. ``spare`` counts the spare rows at the end of a table that comes onto
    as few pages as hold it, and ``goes_on`` is as of :class:`Rows`. The columns ``folded`` open by
    a +. A row without anything in the columns from the first to the last ``typed`` one has no
    boxes. ``longest`` counts the letters of the longest next step.
    """

    heads: Sequence[Head]
    key: str
    frozen: int = 2
    is_coloured: bool = False
    spare: int | None = None
    goes_on: Cell | None = None
    folded: range = range(0)
    typed: Sequence[int] = ()
    longest: int = LONGEST_SENTENCE

    @property
    def printed(self) -> int:
        """How many columns are printed; behind them stand those in words."""
        heads = [head.text for head in self.heads]
        return heads.index(_IN_WORDS) if _IN_WORDS in heads else len(heads)

    def beside(self) -> list[float]:
        """Return the width of an empty column that is printed behind the others, if there is
        one."""
        heads = [head for k, head in enumerate(self.heads) if k not in self.folded]
        is_last = self.printed == len(self.heads)
        return column_beside([head.width for head in heads]) if is_last else []

    def around(self, rows: int, step: Step, title: str) -> Sheet:
        """Return headers and settings for so many ``rows``, under the step and the title."""
        beside = self.beside()
        heads = Sheet(
            cells=[
                Cell(HEADER_ROW, k, "header_centred" if head.centred else "header", head.text)
                for k, head in enumerate(self.heads)
            ],
            widths=dict(enumerate([*(head.width for head in self.heads), *beside])),
            heights={HEADER_ROW: HEADER_HEIGHT},
            line_height=LINE_HEIGHT,
            boxes=[
                note(HEADER_ROW, k, head.about or head.text, head.note)
                for k, head in enumerate(self.heads)
                if head.note
            ],
            folded=self.folded,
            frozen=(FIRST_ROW, self.frozen),
        )
        last = self.printed + len(beside) - 1
        shown = [0 if k in self.folded else heads.widths[k] for k in range(last + 1)]
        key = _colours_explained(self.key) if self.is_coloured else self.key
        planned = None if self.spare is None else Rows(FIRST_ROW, rows, self.spare, self.goes_on)
        return (
            heads
            + self._opened(rows)
            + lines_above(step, title, key, shown, self.longest)
            + Sheet(rows=planned)
            + on_paper((0, 0, FIRST_ROW + rows - 1, last), HEADER_ROW)
        )

    def _opened(self, rows: int) -> Sheet:
        """Return which rows show boxes: those in which something is typed."""
        if not self.typed:
            return Sheet()
        first, last = (xl_rowcol_to_cell(FIRST_ROW, k, col_abs=True) for k in self.typed)
        block = down(range(FIRST_ROW, FIRST_ROW + rows), 0, len(self.heads) - 1)
        return Sheet(opened=[Opened(block, f'SUMPRODUCT(--({first}:{last}<>""))>0')])


_LISTED = table_in("excel/sheets/lists.toml")


def list_named(kind: str) -> Table:
    """Return the table around a list of the event, as ``lists.toml`` describes it."""
    heads = [
        Head(title, width, note, centred=bool(centred))
        for title, width, note, *centred in _LISTED[kind]["heads"]
    ]
    return Table(**{**_LISTED[kind], "heads": heads})


def _colours_explained(key: str) -> Rich:
    """Return the key, and behind it what red and orange mean."""
    return (
        ("legend", f"{key}   Type in the white boxes:  "),
        ("red_word", "red"),
        ("legend", " cannot be read,  "),
        ("orange_word", "orange"),
        ("legend", " disagrees with the opponent's cell."),
    )


def goes_on(text: str, widths: Sequence[float]) -> Cell:
    """Return the line below folded rows, which says so once they are used."""
    return Cell(0, 0, "goes_on", formula=f'IF(A{{row}}="","","{text}")', size=(1, len(widths)))


def on_paper(printed: Block, header_row: int | None = None) -> Sheet:
    """Return settings for what is printed, with its header on each sheet of paper."""
    return Sheet(printed=printed, repeated=header_row)

"""What the sheets have in common: boxes to type into, colours, the lines above, the paper."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from xlsxwriter import Workbook  # type: ignore[import-untyped]
from xlsxwriter.format import Format  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import Line, unless_copied
from xltiebreak.excel.cells.layout import (
    FIRST_ROW,
    HEADER_ROW,
    KEY_ROW,
    SECTION_NAME_ROW,
    TITLE_ROW,
    TeamLayout,
)
from xltiebreak.excel.cells.live import Live, LiveValues
from xltiebreak.excel.cells.names import (
    CROSSTABLE_SHEET,
    MATCHES_SHEET,
    SectionNames,
    TeamNames,
    event_box,
)
from xltiebreak.excel.cells.prize_cells import PrizeCells
from xltiebreak.excel.cells.team_cells import TeamCells
from xltiebreak.excel.cells.team_live import TeamLive
from xltiebreak.excel.plain.grid_values import GridValues
from xltiebreak.excel.plain.standings import PlainStandings
from xltiebreak.excel.plain.swiss_values import SwissValues
from xltiebreak.excel.plain.team_figures import TeamFigures
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, Styles, room_for_a_sentence
from xltiebreak.tables.sheets import COPIED_LIST

Block = tuple[int, int, int, int]
"""A first row and column, and a last."""


@dataclass(frozen=True)
class SectionBook:
    """All that the sheets of one section are made from.

    ``title`` and ``step``, the lines above the crosstable, are formulas with the texts that they
    give; ``footer`` stands below every sheet; ``prizes`` are those of the whole event;
    ``arithmetic`` is what the formulas of the sheet ``Arithmetic`` give.
    """

    workbook: Workbook
    styles: Styles
    live: Live
    title: Line
    step: Line
    dates: str
    footer: str
    prizes: PrizeCells
    arithmetic: SwissValues | GridValues | TeamFigures

    @property
    def names(self) -> SectionNames:
        """What the cells are called."""
        return self.live.names

    @property
    def values(self) -> LiveValues:
        """What the functions give."""
        return self.live.values

    def unless_copied(self, kind: str, line: Line, words: str) -> Line:
        """The line of a sheet, and what a copy of it says instead as long as the sheet Event
        describes no further section."""
        further = event_box(SECTION_NAME_ROW, len(self.prizes.sections) + 1)
        return unless_copied(self.names.quoted(kind), line, words, further)

    @cached_property
    def plain(self) -> PlainStandings:
        """The standings by plain formulas."""
        return self.arithmetic.standings()

    def define(self, *names: tuple[str, str]) -> None:
        """Give names to cells."""
        for name, formula in names:
            self.workbook.define_name(name, formula)


@dataclass(frozen=True)
class SwissBook(SectionBook):
    """All that the sheets of a Swiss of players are made from."""

    arithmetic: SwissValues


@dataclass(frozen=True)
class GridBook(SectionBook):
    """All that the sheets of a round-robin's grid are made from."""

    arithmetic: GridValues


@dataclass(frozen=True)
class TeamBook(SectionBook):
    """All that the sheets of a section of teams are made from."""

    live: TeamLive
    arithmetic: TeamFigures

    @property
    def names(self) -> TeamNames:
        """What the cells are called."""
        return self.live.names

    @property
    def cells(self) -> TeamCells:
        """What stands in them."""
        return self.live.cells

    @property
    def layout(self) -> TeamLayout:
        """How large the sheets are."""
        return self.names.layout

    def above(self, kind: str) -> tuple[Line, Line]:
        """The step and the title of a sheet.

        The step is worked out on the sheet ``Matches``, and the others point to it. Behind the
        event's name the title has the kind of sheet; that of the crosstable has the name alone.
        """
        step = f"{self.names.quoted(MATCHES_SHEET)}!$A$1"
        behind = "" if kind == CROSSTABLE_SHEET else f": {kind}"
        title, text = self.title
        line = self.step if kind == MATCHES_SHEET else (step, self.step[1])
        return (
            self.unless_copied(kind, line, COPIED_LIST),
            (f'{title.removeprefix("=")}&"{behind}"', f"{text}{behind}"),
        )


def fill(sheet: Worksheet, row: int, column: int, value: str | float | None, style: Any) -> None:
    """Write a box with a text, which is never taken for a formula, or a figure; an empty box where
    there is neither."""
    if value is None or value == "":
        sheet.write_blank(row, column, None, style)
    elif isinstance(value, str):
        sheet.write_string(row, column, value, style)
    else:
        sheet.write_number(row, column, value, style)


def offer(sheet: Worksheet, block: Block, source: str | Sequence[str], **further: Any) -> None:
    """Offer texts, or the cells that a formula names, in a list, and take whatever else is typed;
    ``further`` are other settings of the list."""
    offered = source if isinstance(source, str) else list(source)
    sheet.data_validation(
        *block, {"validate": "list", "source": offered, "show_error": False, **further}
    )


def colour(
    sheet: Worksheet,
    styles: Styles,
    block: Block,
    conditions: Iterable[tuple[str, str]],
    *,
    stop: bool = True,
) -> None:
    """Give a block a look by conditions on its first cell, of which the first that holds counts;
    where its look is empty, the block keeps its own."""
    for look, condition in conditions:
        rule: dict[str, Any] = {"type": "formula", "criteria": condition, "stop_if_true": stop}
        if look:
            rule["format"] = styles.looks[look]
        sheet.conditional_format(*block, rule)


class Head(NamedTuple):
    """A column's header and width; selecting it shows the note, under ``about`` where that is
    something else than the header."""

    text: str
    width: float
    note: str = ""
    about: str = ""
    centred: bool = False


@dataclass(frozen=True)
class Table:
    """What stands around the rows of a sheet.

    ``key`` is the line that explains the rows, ``frozen`` how many columns stay in sight;
    ``wide`` prints the page on its side; ``is_coloured`` tells that the key says what the loudest
    two colours mean. The last so many rows are ``spare``, and the columns ``folded``.
    """

    heads: Sequence[Head]
    key: str
    frozen: int = 2
    wide: bool = False
    is_coloured: bool = False
    spare: int = 0
    folded: range = range(0)


def write_table(
    sheet: Worksheet, styles: Styles, table: Table, rows: int, above: tuple[Line, Line]
) -> None:
    """Write all but the rows, of which there are so many; ``above`` are the next step and the
    title."""
    sheet.set_default_row(LINE_HEIGHT)
    sheet.set_row(HEADER_ROW, 20)
    for column, head in enumerate(table.heads):
        sheet.set_column(column, column, head.width)
        style = styles.header_centred if head.centred else styles.header
        sheet.write_string(HEADER_ROW, column, head.text, style)
        if head.note:
            note = {"input_title": head.about or head.text, "input_message": head.note}
            at = (HEADER_ROW, column, HEADER_ROW, column)
            sheet.data_validation(*at, {"validate": "any", **note})
    widths = [0 if k in table.folded else head.width for k, head in enumerate(table.heads)]
    write_lines_above(sheet, styles, above, table.key, widths)
    if table.is_coloured:
        _explain_colours(sheet, styles, table.key, widths)
    fold(sheet, table)
    shown = [*filter(None, widths)]
    pages = pages_without(table.spare, rows, shown, wide=table.wide)
    set_paper(sheet, wide=table.wide, pages=pages)
    sheet.freeze_panes(FIRST_ROW, table.frozen)
    sheet.repeat_rows(HEADER_ROW)
    sheet.print_area(TITLE_ROW, 0, FIRST_ROW + rows - 1, len(table.heads) - 1)


def _explain_colours(sheet: Worksheet, styles: Styles, key: str, widths: Sequence[float]) -> None:
    """Say in the line of the key, behind it, what the two loudest colours mean."""
    sheet.merge_range(KEY_ROW, 0, KEY_ROW, len(widths) - 1, "", styles.line)
    sheet.write_rich_string(
        *(KEY_ROW, 0),
        *(styles.legend, f"{key}   Type in the white boxes:  "),
        *(styles.red_word, "red"),
        *(styles.legend, " cannot be read,  "),
        *(styles.orange_word, "orange"),
        *(styles.legend, " disagrees with the opponent's cell."),
        styles.line,
    )
    sheet.set_row(KEY_ROW, 2 * _SMALL_LINE)


_SMALL_LINE = 13.0
_WIDE_ENOUGH, _EMPTY_COLUMN = 115, 9
"""Letters in a line of a sentence: beside a narrow table it goes on over empty columns."""


def write_sentence(
    sheet: Worksheet, row: int, line: Line, style: Format, widths: Sequence[float]
) -> None:
    """Write a sentence over the whole width of a table, in a row that holds the longest."""
    sheet.merge_range(row, 0, row, len(widths) - 1, "", style)
    sheet.write_formula(row, 0, line[0], style, line[1])
    sheet.set_row(row, room_for_a_sentence(sum(widths), style.font_size))


def write_lines_above(
    sheet: Worksheet,
    styles: Styles,
    above: tuple[Line, Line],
    key: str,
    widths: Sequence[float],
) -> None:
    """Write the next step, which is not printed, the title and the key, above columns of these
    ``widths``."""
    step, title = above
    further = max(0, math.ceil((_WIDE_ENOUGH - sum(widths)) / _EMPTY_COLUMN))
    write_sentence(sheet, 0, step, styles.step, [*widths, *[_EMPTY_COLUMN] * further])
    sheet.write_formula(TITLE_ROW, 0, title[0], styles.title, title[1])
    sheet.set_row(TITLE_ROW, 24)
    sheet.write_string(KEY_ROW, 0, key, styles.legend)


def fold(sheet: Worksheet, table: Table) -> None:
    """Fold columns away, with a + above the next one to unfold them."""
    if table.folded:
        first, behind = table.folded.start, table.folded.stop
        width = table.heads[first].width
        sheet.set_column(first, behind - 1, width, None, {"level": 1, "hidden": True})
        sheet.set_column(behind, behind, table.heads[behind].width, None, {"collapsed": True})


def hide_unused(sheet: Worksheet, styles: Styles, block: Block, empty: str) -> None:
    """Show the rows of a block only where something stands in them; ``empty`` are the conditions
    on its first row under which nothing does."""
    colour(sheet, styles, block, [("unused", f"AND({empty})")])


def pages_without(spare: int, rows: int, widths: Sequence[float], *, wide: bool = False) -> int:
    """How many pages a table of so many rows takes without its spare ones, where it would take
    another for them; else 0. So that none is printed with nothing but its headers, the table is
    printed a little smaller then."""
    across, down = (_LONG_SIDE, _SHORT_SIDE) if wide else (_SHORT_SIDE, _LONG_SIDE)
    width = sum(_PIXELS_A_CHARACTER * one + 5 for one in widths) * 0.75
    scale = min(1.0, (across - 2 * _SIDE) * _INCH / width)
    room = (down - _TOP - _BOTTOM) * _INCH / scale - 20
    pages, more = (
        math.ceil((count * LINE_HEIGHT + 24 + LINE_HEIGHT) / room) for count in (rows - spare, rows)
    )
    return pages if more > pages else 0


def set_paper(sheet: Worksheet, *, wide: bool = False, pages: int = 0) -> None:
    """On Letter paper, one page wide, without grid lines; ``wide`` turns the page on its side,
    ``pages`` is how many it takes at most."""
    sheet.hide_gridlines(2)
    sheet.set_paper(_LETTER)
    if wide:
        sheet.set_landscape()
    sheet.set_margins(left=_SIDE, right=_SIDE, top=_TOP, bottom=_BOTTOM)
    sheet.fit_to_pages(1, pages)


_LETTER = 1
_SHORT_SIDE, _LONG_SIDE = 8.5, 11.0
_SIDE, _TOP, _BOTTOM = 0.4, 0.6, 0.7
_INCH = 72.0
_PIXELS_A_CHARACTER = 7


def hide_helpers(sheet: Worksheet, first: int, last: int) -> None:
    """Hide the columns in which something is only worked out, behind a narrow one."""
    sheet.set_column(first - 1, first - 1, 2)
    sheet.set_column(first, last, None, None, {"hidden": True})

"""What the sheets ``Arithmetic`` of all kinds of events have in common: the lines above, the page
and the hidden columns beside it. They are protected without a password, so that nothing is
typed over the formulas."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW, TITLE_ROW
from xltiebreak.excel.cells.names import ARITHMETIC_SHEET
from xltiebreak.excel.plain.columns import in_row
from xltiebreak.excel.plain.placing import Figure
from xltiebreak.excel.plain.table import ArithmeticTable
from xltiebreak.excel.quick_sheets import QuickSheet
from xltiebreak.excel.sheets.page import (
    SectionBook,
    colour,
    fill,
    hide_helpers,
    pages_without,
    set_paper,
    write_sentence,
)
from xltiebreak.excel.sheets.styles import LINE_HEIGHT

_HINT = (
    "Plain formulas: this page follows what you type in any spreadsheet. Print it to check by hand."
)
_NAMES = ("Name", "Team")
_WIDTHS = {"No.": 6.0, "Name": 30.0, "Team": 30.0}
_FIGURE_WIDTH = 8.5


@dataclass(frozen=True)
class Page:
    """How a page looks: the ``key`` to its figures, with the formula of one that changes; the
    ``widths`` of its columns and ``notes`` about them, by their headers; ``shown`` columns of it
    are printed, all where it is 0, and ``wide`` turns it on its side; it takes no page more for its
    ``spare`` rows. ``two_digits`` are the headers of the figures with two."""

    key: str
    widths: Mapping[str, float]
    notes: Mapping[str, str]
    wide: bool = False
    shown: int = 0
    spare: int = 0
    key_formula: str = ""
    two_digits: frozenset[str] = frozenset()

    def width(self, head: str) -> float:
        """That of a column."""
        return _WIDTHS.get(head) or self.widths.get(head) or _FIGURE_WIDTH


def write_page(
    sheet: QuickSheet,
    book: SectionBook,
    table: ArithmeticTable,
    given: Mapping[tuple[int, int], Figure],
    page: Page,
) -> None:
    """Write everything but what is special to the kind of event; ``given`` are the values of the
    formulas by row and column."""
    last = (page.shown or len(table.heads)) - 1
    _write_above(sheet, book, table, given, page, last)
    for column, head in enumerate(table.heads):
        sheet.set_column(column, column, page.width(head), None, {"hidden": column > last})
        style = book.styles.header if head in _NAMES else book.styles.header_centred
        sheet.write_string(HEADER_ROW, column, head, style)
        if note := page.notes.get(head):
            said = {"validate": "any", "input_title": head, "input_message": note}
            sheet.data_validation(HEADER_ROW, column, HEADER_ROW, column, said)
    for column, title in enumerate(table.titles, table.first_hidden):
        fill(sheet, HEADER_ROW, column, title, book.styles.beside)
    _write_figures(sheet, book, table, given, page)
    filled = f'{table.page("No.").at(FIRST_ROW)}<>""'
    whole = (FIRST_ROW, 0, FIRST_ROW + table.players - 1, last)
    colour(sheet, book.styles, whole, [("line", filled)], stop=False)
    hide_helpers(sheet, table.first_hidden, table.last_hidden)
    sheet.freeze_panes(FIRST_ROW, 2)
    widths = [page.width(head) for head in table.heads]
    pages = pages_without(page.spare, table.players, widths, wide=page.wide)
    set_paper(sheet, wide=page.wide, pages=pages)
    sheet.repeat_rows(HEADER_ROW)
    sheet.print_area(TITLE_ROW, 0, FIRST_ROW + table.players - 1, last)
    sheet.protect("", {"format_columns": True, "format_rows": True, "select_locked_cells": True})
    book.define(book.names.cell("Arithmetic", ARITHMETIC_SHEET, FIRST_ROW, 0))


def _write_above(
    sheet: QuickSheet,
    book: SectionBook,
    table: ArithmeticTable,
    given: Mapping[tuple[int, int], Figure],
    page: Page,
    last: int,
) -> None:
    """The line about the page or why it is empty, the title, and the key over its whole width."""
    styles, hold = book.styles, table.cell("hold")
    sheet.set_default_row(LINE_HEIGHT)
    colour(sheet, styles, (0, 0, 0, 0), [("notice", f'{hold}<>""')])
    said = str(given[table.figure("hold")]) or _HINT
    widths = [page.width(head) for head in table.heads[: last + 1]]
    write_sentence(sheet, 0, (f'IF({hold}<>"",{hold},"{_HINT}")', said), styles.line, widths)
    title, text = book.title
    sheet.write_formula(
        *(TITLE_ROW, 0),
        f'{title}&": {ARITHMETIC_SHEET}, "&{table.cell("progress")}',
        styles.title,
        f"{text}: {ARITHMETIC_SHEET}, {given[table.figure('progress')]}",
    )
    sheet.set_row(TITLE_ROW, 24)
    sheet.merge_range(KEY_ROW, 0, KEY_ROW, last, page.key, styles.key_wrapped)
    if page.key_formula:
        sheet.write_formula(KEY_ROW, 0, page.key_formula, styles.key_wrapped, page.key)
    letters = sum(widths) * 1.15
    sheet.set_row(KEY_ROW, 12.5 * (1 + len(page.key) // letters))
    sheet.set_row(HEADER_ROW, 20)


def _write_figures(
    sheet: QuickSheet,
    book: SectionBook,
    table: ArithmeticTable,
    given: Mapping[tuple[int, int], Figure],
    page: Page,
) -> None:
    """Every formula with its value."""
    styles = book.styles
    looks = dict.fromkeys(range(len(table.heads)), styles.plain_score)
    for head in table.heads:
        column = table.page(head).at_column
        if head in page.two_digits:
            looks[column] = styles.plain_two
    looks[table.page("No.").at_column] = styles.plain
    looks[1] = styles.plain_shrunk
    looks[table.page("Score").at_column] = styles.plain_half_bold
    rows = range(FIRST_ROW, FIRST_ROW + table.players)
    for at, formula in table.copied_down():
        column = at.at_column
        own, values = [in_row(formula, row) for row in rows], [given[row, column] for row in rows]
        sheet.write_copied_down(FIRST_ROW, column, own, values, looks.get(column, styles.beside))
    for row in rows:
        for at, formula in table.formulas(row):
            column = at.at_column
            look = looks.get(column, styles.beside)
            sheet.write_formula(row, column, formula, look, given[row, column])
    for (row, column), formula in table.formulas_above():
        look = styles.header_centred if column < table.first_hidden else styles.beside
        sheet.write_formula(row, column, formula, look, given[row, column])

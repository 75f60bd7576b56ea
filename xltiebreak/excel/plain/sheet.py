"""What the sheets ``Arithmetic`` of all kinds of events have in common: the lines above, the page
and the hidden columns beside it. They are protected without a password, so that nothing is
typed over the formulas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW, TITLE_ROW
from xltiebreak.excel.cells.names import ARITHMETIC_SHEET
from xltiebreak.excel.plain.table import ArithmeticTable
from xltiebreak.excel.quick_sheets import QuickSheet
from xltiebreak.excel.sheets.painter import (
    Cell,
    Looks,
    Sheet,
    down,
    hidden_helpers,
    note,
    on_paper,
    pages_without,
    sentence,
    title_line,
)
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, Styles

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


def arithmetic_page(book: SectionBook, page: Page) -> Sheet:
    """Everything but what is special to the kind of event."""
    table = book.arithmetic
    rows = range(FIRST_ROW, FIRST_ROW + table.players)
    widths = [page.width(head) for head in table.heads]
    last = (page.shown or len(widths)) - 1
    filled = f'{table.page("No.").at(FIRST_ROW)}<>""'
    return (
        _above(book, page, widths[: last + 1])
        + Sheet(
            cells=[
                *(
                    Cell(HEADER_ROW, column, "header" if head in _NAMES else "header_centred", head)
                    for column, head in enumerate(table.heads)
                ),
                *(
                    Cell(HEADER_ROW, column, "beside", title)
                    for column, title in enumerate(table.titles, table.first_hidden)
                ),
            ],
            widths=dict(enumerate(widths)),
            heights={HEADER_ROW: 20},
            line_height=LINE_HEIGHT,
            hidden=[(last + 1, len(widths) - 1)],
            boxes=[
                note(HEADER_ROW, column, head, page.notes[head])
                for column, head in enumerate(table.heads)
                if head in page.notes
            ],
            looks=[Looks(down(rows, 0, last), [("line", filled)], stop=False)],
            names=[book.names.cell("Arithmetic", ARITHMETIC_SHEET, FIRST_ROW, 0)],
            frozen=(FIRST_ROW, 2),
            protected={"format_columns": True, "format_rows": True, "select_locked_cells": True},
            draw=lambda sheet, styles: _write_figures(sheet, styles, table, page),
        )
        + hidden_helpers(table.first_hidden, table.last_hidden)
        + on_paper(
            (TITLE_ROW, 0, rows.stop - 1, last),
            HEADER_ROW,
            wide=page.wide,
            pages=pages_without(page.spare, table.players, widths, wide=page.wide),
        )
    )


def _above(book: SectionBook, page: Page, widths: Sequence[float]) -> Sheet:
    """The line about the page or why it is empty, the title, and the key over its whole width."""
    table, size = book.arithmetic, (1, len(widths))
    hold = table.cell("hold")
    key = Cell(KEY_ROW, 0, "key_wrapped", page.key, size=size)
    if page.key_formula:
        key = Cell(KEY_ROW, 0, "key_wrapped", formula=page.key_formula, size=size)
    return (
        sentence(0, f'IF({hold}<>"",{hold},"{_HINT}")', "line", widths)
        + title_line(f'{book.title}&": {ARITHMETIC_SHEET}, "&{table.cell("progress")}')
        + Sheet(
            cells=[key],
            heights={KEY_ROW: 12.5 * (1 + len(page.key) // (sum(widths) * 1.15))},
            looks=[Looks((0, 0, 0, 0), [("notice", f'{hold}<>""')])],
        )
    )


def _write_figures(sheet: QuickSheet, styles: Styles, table: ArithmeticTable, page: Page) -> None:
    """Every formula of the table."""
    looks = dict.fromkeys(range(len(table.heads)), styles["plain_score"])
    for head in table.heads:
        column = table.page(head).at_column
        if head in page.two_digits:
            looks[column] = styles["plain_two"]
    looks[table.page("No.").at_column] = styles["plain"]
    looks[1] = styles["plain_shrunk"]
    looks[table.page("Score").at_column] = styles["plain_half_bold"]
    rows = range(FIRST_ROW, FIRST_ROW + table.players)
    for at, formula in table.copied_down():
        look = looks.get(at.at_column, styles["beside"])
        sheet.write_copied_down(rows, at.at_column, formula, look)
    for row in rows:
        for at, formula in table.formulas(row):
            look = looks.get(at.at_column, styles["beside"])
            sheet.write_formula(row, at.at_column, formula, look)
    for (row, column), formula in table.formulas_above():
        look = styles["header_centred"] if column < table.first_hidden else styles["beside"]
        sheet.write_formula(row, column, formula, look)

"""A sheet ``Arithmetic``: what a director writes on paper to check a program's tie-breaks. A line a
player, the adjusted score of each opponent, those that Modified Median drops struck out, the sums.

It is made of plain formulas, of :mod:`xltiebreak.excel.plain`, and is protected without a password,
so that nothing is typed over them.
"""

from __future__ import annotations

from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW, TITLE_ROW
from xltiebreak.excel.cells.names import ARITHMETIC_SHEET
from xltiebreak.excel.plain.arithmetic import CODES
from xltiebreak.excel.plain.columns import in_row
from xltiebreak.excel.plain.swiss import SwissTable
from xltiebreak.excel.plain.swiss_values import SwissValues
from xltiebreak.excel.quick_sheets import QuickSheet
from xltiebreak.excel.sheets.page import SwissBook, colour, hide_helpers, pages_without, set_paper
from xltiebreak.excel.sheets.styles import LINE_HEIGHT

_NOTES = {
    "Score": "What the complete rounds gave.",
    "Adj.": "What opponents are credited with: the points of the games, and ½ for each round that "
    "was not played.",
    "MM": "Modified Median: the scores that are not struck out.",
    "SOLK": "Solkoff: all of the scores.",
    "CUM": "Cumulative: the running score after each round, less what byes and forfeits gave.",
    "OCUM": "Cumulative of Opposition: the Cumulatives of the opponents played.",
}
_KEY = (
    "R1, R2 …: the opponent's adjusted score, which is the column Adj. of his own line: his games, "
    "and ½ for each round that he did not play; 0 where there was no game.   Struck out: dropped "
    "by Modified Median, the lowest for a plus score, the highest for a minus score, both for an "
    "even one; two instead of one from 9 rounds.   MM adds up what is left, SOLK all.   CUM adds "
    "the running scores, less what byes and forfeits gave, and OCUM the CUM of the opponents "
    "played.   US Chess rules 34E1, 34E2, 34E3, 34E9."
)
_HINT = (
    "Plain formulas: this page follows what you type in any spreadsheet. Print it to check by hand."
)
_NUMBER_WIDTH, _NAME_WIDTH, _ROUND_WIDTH, _FIGURE_WIDTH = 6, 30, 6.5, 8.5
_MOST_UPRIGHT = 8
"""More rounds take a page on its side."""


def write_arithmetic(sheet: QuickSheet, book: SwissBook) -> None:
    """Write the page and the hidden columns beside it, with the values that they give."""
    values = book.arithmetic
    table = values.table
    _write_around(sheet, book, table, values)
    _write_figures(sheet, book, table, values)
    first = table.credited.first
    last_row = FIRST_ROW + table.players - 1
    struck = table.arithmetic.is_dropped(FIRST_ROW, 1)
    block = (FIRST_ROW, first.at_column, last_row, table.credited.of(table.rounds).at_column)
    colour(sheet, book.styles, block, [("dropped", struck)])
    filled = f'{table.page("No.").at(FIRST_ROW)}<>""'
    whole = (FIRST_ROW, 0, last_row, len(table.heads) - 1)
    colour(sheet, book.styles, whole, [("line", filled)], stop=False)
    hide_helpers(sheet, table.first_hidden, table.last_hidden)
    sheet.protect("", {"format_columns": True, "format_rows": True, "select_locked_cells": True})
    book.define(book.names.cell("Arithmetic", ARITHMETIC_SHEET, FIRST_ROW, 0))


def _write_around(
    sheet: QuickSheet, book: SwissBook, table: SwissTable, values: SwissValues
) -> None:
    """The lines above, the header, and the paper."""
    styles = book.styles
    sheet.set_default_row(LINE_HEIGHT)
    hold = table.cell("hold")
    colour(sheet, styles, (0, 0, 0, 0), [("notice", f'{hold}<>""')])
    said = str(values.figures["hold"]) or _HINT
    sheet.write_formula(0, 0, f'IF({hold}<>"",{hold},"{_HINT}")', styles.legend_line, said)
    sheet.set_row(0, 20)
    title, text = book.title
    sheet.write_formula(
        *(TITLE_ROW, 0),
        f'{title}&": {ARITHMETIC_SHEET}, "&{table.cell("progress")}',
        styles.title,
        f"{text}: {ARITHMETIC_SHEET}, {values.figures['progress']}",
    )
    sheet.set_row(TITLE_ROW, 24)
    last = len(table.heads) - 1
    sheet.merge_range(KEY_ROW, 0, KEY_ROW, last, _KEY, styles.key_wrapped)
    sheet.set_row(KEY_ROW, _key_height(table))
    sheet.set_row(HEADER_ROW, 20)
    for column, head in enumerate(table.heads):
        style = styles.header if head == "Name" else styles.header_centred
        sheet.write_string(HEADER_ROW, column, head, style)
        if head in _NOTES:
            note = {"validate": "any", "input_title": head, "input_message": _NOTES[head]}
            sheet.data_validation(HEADER_ROW, column, HEADER_ROW, column, note)
        sheet.set_column(column, column, _width(table, head))
    for column, head in enumerate(table.titles, table.first_hidden):
        sheet.write_string(HEADER_ROW, column, head, styles.beside)
    sheet.freeze_panes(FIRST_ROW, 2)
    _blank_unused_rounds(sheet, book, table)
    wide, widths = table.rounds > _MOST_UPRIGHT, [_width(table, head) for head in table.heads]
    pages = pages_without(book.values.spare_rows, table.players, widths, wide=wide)
    set_paper(sheet, wide=wide, pages=pages)
    sheet.repeat_rows(HEADER_ROW)
    sheet.print_area(TITLE_ROW, 0, FIRST_ROW + table.players - 1, last)


def _blank_unused_rounds(sheet: QuickSheet, book: SwissBook, table: SwissTable) -> None:
    """Show the header of a spare round only when it is used."""
    for round in range(table.rounds - book.values.spare_rounds + 1, table.rounds + 1):
        column = table.credited.of(round).at_column
        typed = f'COUNTIF({table.cells.text.of(round).all},"?*")'
        unused = f"AND({round}>{table.cell('planned')},{typed}=0)"
        head = (HEADER_ROW, column, HEADER_ROW, column)
        colour(sheet, book.styles, head, [("unlabelled", unused)])


def _width(table: SwissTable, head: str) -> float:
    if head in ("No.", "Name"):
        return _NUMBER_WIDTH if head == "No." else _NAME_WIDTH
    return _FIGURE_WIDTH if head in ("Score", "Adj.", *CODES) else _ROUND_WIDTH


def _key_height(table: SwissTable) -> float:
    """That of the key over the width of the page, in small print."""
    letters = sum(_width(table, head) for head in table.heads) * 1.15
    return 12.5 * (1 + len(_KEY) // letters)


def _write_figures(
    sheet: QuickSheet, book: SwissBook, table: SwissTable, values: SwissValues
) -> None:
    """Every formula with its value."""
    styles = book.styles
    found = {(row, column): value for row, column, value in values.in_rows()}
    figures = (*(f"R{round}" for round in range(1, table.rounds + 1)), "Score", "Adj.", *CODES)
    looks = dict.fromkeys((table.page(head).at_column for head in figures), styles.plain_half)
    looks[table.page("No.").at_column] = styles.plain
    looks[table.page("Name").at_column] = styles.plain_shrunk
    looks[table.page("Score").at_column] = styles.plain_half_bold
    k = table.helper("k").at_column
    formulas = [(column.at_column, formula) for column, formula in table.copied_down()]
    rows = range(FIRST_ROW, FIRST_ROW + table.players)
    for row in rows:
        sheet.write_number(row, k, row - FIRST_ROW + 1, styles.beside)
    for column, formula in formulas:
        own, given = [in_row(formula, row) for row in rows], [found[row, column] for row in rows]
        look = looks.get(column, styles.beside)
        sheet.write_copied_down(FIRST_ROW, column, own, given, look)
    above = {(row, column): value for row, column, value in values.above()}
    for cell, formula in table.formulas_above():
        sheet.write_formula(*cell, formula, styles.beside, above[cell])

"""A sheet ``Arithmetic`` of a Swiss: what a director writes on paper to check a program's
tie-breaks. A line a player, the adjusted score of each opponent, those that Modified Median drops
struck out, the sums."""

from __future__ import annotations

from xltiebreak.excel.cells.formulas import quoted
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW
from xltiebreak.excel.cells.letter_rules import BYE_LISTS, bye_words
from xltiebreak.excel.plain.sheet import Page, write_page
from xltiebreak.excel.plain.swiss import SwissTable
from xltiebreak.excel.quick_sheets import QuickSheet
from xltiebreak.excel.sheets.page import SwissBook, colour
from xltiebreak.excel.sheets.styles import Styles

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
_KEY_OF_A_ROUNDROBIN = (
    "Everybody meets everybody here.   R1, R2 …: what each game brings to SB (Sonneborn-Berger, "
    "US Chess rule 34E8): the opponent's score for a win, half of it for a draw, nothing for a "
    "loss and without a game.   H2H (34E5): wins less losses in the games between those who are "
    "level in score and SB.   WIN: rounds that gave a point.   US Chess rule 34F."
)
_ROUND_WIDTH = 6.5
_MOST_UPRIGHT = 8
"""More rounds take a page on its side."""


def write_swiss_arithmetic(sheet: QuickSheet, book: SwissBook) -> None:
    """Write the page and the hidden columns beside it, with the values that they give."""
    values = book.arithmetic
    table = values.table
    given = {(row, column): one for row, column, one in (*values.in_rows(), *values.above())}
    _strike_out_dropped(sheet, book.styles, table)
    _blank_unused_rounds(sheet, book, table)
    k = table.helper("k").at_column
    for row in range(FIRST_ROW, FIRST_ROW + table.players):
        sheet.write_number(row, k, row - FIRST_ROW + 1, book.styles.beside)
    for worth, (name, _) in BYE_LISTS.items():
        at = table.figure(f"byes_{worth}")
        sheet.write_string(*at, bye_words(worth), book.styles.beside)
        book.define((book.names[name], f"={table.seen(f'byes_{worth}')}"))
    rounds = dict.fromkeys(table.heads[2 : 2 + table.rounds], _ROUND_WIDTH)
    wide = table.rounds > _MOST_UPRIGHT
    page = Page(
        _KEY_OF_A_ROUNDROBIN if values.by_roundrobin else _KEY,
        rounds,
        _NOTES,
        wide=wide,
        spare=book.values.spare_rows,
        key_formula=f"IF({table.cell('by_roundrobin')}=1,{quoted(_KEY_OF_A_ROUNDROBIN)},"
        f"{quoted(_KEY)})",
    )
    write_page(sheet, book, table, given, page)


def _strike_out_dropped(sheet: QuickSheet, styles: Styles, table: SwissTable) -> None:
    first, last = table.credited.first.at_column, table.credited.of(table.rounds).at_column
    struck = table.arithmetic.is_dropped(FIRST_ROW, 1)
    block = (FIRST_ROW, first, FIRST_ROW + table.players - 1, last)
    colour(sheet, styles, block, [("dropped", struck)])


def _blank_unused_rounds(sheet: QuickSheet, book: SwissBook, table: SwissTable) -> None:
    """Show the header of a spare round only when it is used."""
    for round in range(table.rounds - book.values.spare_rounds + 1, table.rounds + 1):
        column = table.credited.of(round).at_column
        typed = f'COUNTIF({table.cells.text.of(round).all},"?*")'
        unused = f"AND({round}>{table.cell('planned')},{typed}=0)"
        head = (HEADER_ROW, column, HEADER_ROW, column)
        colour(sheet, book.styles, head, [("unlabelled", unused)])

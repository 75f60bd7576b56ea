"""A sheet ``Arithmetic`` of a Swiss: what a director writes on paper to check a program's
tie-breaks. A line a player, the adjusted score of each opponent, those that Modified Median drops
struck out, the sums."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.excel.cells.formulas import quoted
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW
from xltiebreak.excel.cells.letter_rules import BYE_LISTS, bye_words
from xltiebreak.excel.plain.sheet import Page, arithmetic_page
from xltiebreak.excel.plain.swiss import SwissTable
from xltiebreak.excel.sheets.painter import Cell, Looks, Sheet, down
from xltiebreak.excel.sheets.section_book import SwissBook

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


def swiss_arithmetic(book: SwissBook) -> Sheet:
    """The page and the hidden columns beside it."""
    table = book.arithmetic
    k = table.helper("k").at_column
    page = Page(
        _KEY_OF_A_ROUNDROBIN if table.by_roundrobin() else _KEY,
        dict.fromkeys(table.heads[2 : 2 + table.rounds], _ROUND_WIDTH),
        _NOTES,
        wide=table.rounds > _MOST_UPRIGHT,
        spare=book.values.spare_rows,
        key_formula=f"IF({table.cell('by_roundrobin')}=1,{quoted(_KEY_OF_A_ROUNDROBIN)},"
        f"{quoted(_KEY)})",
    )
    own = Sheet(
        cells=[
            *(Cell(FIRST_ROW + row, k, "beside", row + 1) for row in range(table.players)),
            *(
                Cell(*table.figure(f"byes_{worth}"), "beside", bye_words(worth))
                for worth in BYE_LISTS
            ),
        ],
        looks=[_dropped(table), *_unused_rounds(book)],
        names=[
            (book.names[name], f"={table.seen(f'byes_{worth}')}")
            for worth, (name, _) in BYE_LISTS.items()
        ],
    )
    return own + arithmetic_page(book, page)


def _dropped(table: SwissTable) -> Looks:
    """Scores that Modified Median drops are struck out."""
    rows = range(FIRST_ROW, FIRST_ROW + table.players)
    first, last = table.credited.first.at_column, table.credited.of(table.rounds).at_column
    struck = table.arithmetic.is_dropped(FIRST_ROW, 1)
    return Looks(down(rows, first, last), [("dropped", struck)])


def _unused_rounds(book: SwissBook) -> Iterator[Looks]:
    """The header of a spare round shows only when it is used."""
    table = book.arithmetic
    for round in range(table.rounds - book.values.spare_rounds + 1, table.rounds + 1):
        column = table.credited.of(round).at_column
        typed = f'COUNTIF({table.cells.text.of(round).all},"?*")'
        unused = f"AND({round}>{table.cell('planned')},{typed}=0)"
        yield Looks((HEADER_ROW, column, HEADER_ROW, column), [("unlabelled", unused)])

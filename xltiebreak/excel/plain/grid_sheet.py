"""A sheet ``Arithmetic`` of a round-robin: a line a player, with what each of his games brings to
Sonneborn-Berger."""

from __future__ import annotations

from collections.abc import Iterator

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW
from xltiebreak.excel.plain.grid_table import CODES, GridTable
from xltiebreak.excel.plain.sheet import Page, arithmetic_page
from xltiebreak.excel.sheets.painter import Cell, Looks, Sheet, down
from xltiebreak.excel.sheets.section_book import GridBook
from xltiebreak.rules.systems import SYSTEMS

_KEY = (
    "Behind an opponent's number stands his score. A win brings all of it to SB (Sonneborn-Berger, "
    "US Chess rule 34E8), a draw half of it; + and – are forfeits, which bring nothing.   H2H "
    "(34E5): wins less losses in the games between those who are level in score and SB.   WIN: "
    "points won over the board or by forfeit.   Games of who withdrew before half of his count for "
    "nobody."
)
_LOOKS = {"W": "win", "D": "draw", "L": "loss", "X": "unplayed", "F": "unplayed"}
_NARROW, _WIDE = 6.5, 7.5
_SIDEWAYS_FROM = 7
"""So many columns take a page on its side."""


def grid_arithmetic(book: GridBook) -> Sheet:
    """The page and the hidden columns beside it."""
    table = book.arithmetic
    widths = dict.fromkeys(table.heads, _NARROW if table.cycles > 1 else _WIDE)
    notes = {code: f"{SYSTEMS[code].name}. {SYSTEMS[code].key}" for code in CODES}
    page = Page(_KEY, widths, notes, wide=table.width >= _SIDEWAYS_FROM)
    # the looks of the games stand before the lines of the rows: the first that holds counts
    looks, scores = Sheet(looks=[_looks(table)]), Sheet(cells=[*_opponents_scores(table)])
    return looks + arithmetic_page(book, page) + scores


def _opponents_scores(table: GridTable) -> Iterator[Cell]:
    """Behind each number in the headers the score: ``3: 5½``."""
    scores = table.page("Score")
    for column in range(1, table.width + 1):
        other = table.games.against(column)
        score = scores.at(FIRST_ROW + other)
        half = f"{score}-INT({score})"
        whole = f'IF(AND({half}>0,{score}<1),"",INT({score}))'
        behind = f'": "&{whole}&IF({half}>0,"½","")'
        at = HEADER_ROW, table.games.brought.of(column).at_column
        yield Cell(*at, "header_centred", formula=f'{other + 1}&IF({score}="","",{behind})')


def _looks(table: GridTable) -> Looks:
    """As the results are coloured on the sheet Crosstable; black where nobody can play."""
    brought, letters = table.games.brought, table.games.letters
    rows = range(FIRST_ROW, FIRST_ROW + table.players)
    first, last = brought.first.at_column, brought.of(table.width).at_column
    letter = xl_rowcol_to_cell(FIRST_ROW, letters.first.at_column)
    shown = f'{xl_rowcol_to_cell(FIRST_ROW, first)}<>""'
    looks = [(look, f'AND({shown},{letter}="{code}")') for code, look in _LOOKS.items()]
    own = f"INT((COLUMN({xl_rowcol_to_cell(0, first)})-{first + 1})/{table.cycles})"
    here = f"{table.helper('here').at(FIRST_ROW)}=1"
    nobody = f"AND({here},{own}=ROW({xl_rowcol_to_cell(FIRST_ROW, 0)})-{FIRST_ROW + 1})"
    return Looks(down(rows, first, last), [("nobody", nobody), *looks])

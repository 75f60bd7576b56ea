"""A sheet ``Arithmetic`` of a round-robin: a line a player, with what each of his games brings to
Sonneborn-Berger."""

from __future__ import annotations

from collections.abc import Mapping

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW
from xltiebreak.excel.plain.grid_table import CODES, GridTable
from xltiebreak.excel.plain.placing import Figure
from xltiebreak.excel.plain.sheet import Page, write_page
from xltiebreak.excel.quick_sheets import QuickSheet
from xltiebreak.excel.sheets.page import GridBook, colour
from xltiebreak.excel.sheets.styles import Styles
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


def write_grid_arithmetic(sheet: QuickSheet, book: GridBook) -> None:
    """Write the page and the hidden columns beside it, with the values that they give."""
    values, styles = book.arithmetic, book.styles
    table = values.table
    given = {(row, column): one for row, column, one in (*values.in_rows(), *values.above())}
    widths = dict.fromkeys(table.heads, _NARROW if table.cycles > 1 else _WIDE)
    notes = {code: f"{SYSTEMS[code].name}. {SYSTEMS[code].key}" for code in CODES}
    page = Page(_KEY, widths, notes, wide=table.width >= _SIDEWAYS_FROM)
    _colour(sheet, table, styles)  # before the lines of the rows: the first look that holds counts
    write_page(sheet, book, table, given, page)
    _opponents_scores(sheet, table, styles, given)


def _opponents_scores(
    sheet: Worksheet, table: GridTable, styles: Styles, given: Mapping[tuple[int, int], Figure]
) -> None:
    """Behind each number in the headers the score: ``3: 5½``."""
    scores = table.page("Score")
    for column in range(1, table.width + 1):
        other = table.games.against(column)
        score = scores.at(FIRST_ROW + other)
        half = f"{score}-INT({score})"
        whole = f'IF(AND({half}>0,{score}<1),"",INT({score}))'
        said = f'": "&{whole}&IF({half}>0,"½","")'
        amount = given[FIRST_ROW + other, scores.at_column]
        text = "" if isinstance(amount, str) else f": {halves(amount)}"
        sheet.write_formula(
            *(HEADER_ROW, table.games.brought.of(column).at_column),
            f'{other + 1}&IF({score}="","",{said})',
            styles.header_centred,
            f"{other + 1}{text}",
        )


def halves(amount: float) -> str:
    """``3``, ``½``, ``3½``."""
    whole, half = int(amount), amount > int(amount)
    return f"{'' if half and not whole else whole}{'½' * half}"


def _colour(sheet: Worksheet, table: GridTable, styles: Styles) -> None:
    """As the results are coloured on the sheet Crosstable; black where nobody can play."""
    brought, letters = table.games.brought, table.games.letters
    first, last = brought.first.at_column, brought.of(table.width).at_column
    block = (FIRST_ROW, first, FIRST_ROW + table.players - 1, last)
    letter = xl_rowcol_to_cell(FIRST_ROW, letters.first.at_column)
    shown = f'{xl_rowcol_to_cell(FIRST_ROW, first)}<>""'
    looks = [(look, f'AND({shown},{letter}="{one}")') for one, look in _LOOKS.items()]
    own = f"INT((COLUMN({xl_rowcol_to_cell(0, first)})-{first + 1})/{table.cycles})"
    here = f"{table.helper('here').at(FIRST_ROW)}=1"
    nobody = f"AND({here},{own}=ROW({xl_rowcol_to_cell(FIRST_ROW, 0)})-{FIRST_ROW + 1})"
    colour(sheet, styles, block, [("nobody", nobody), *looks])

"""The sheet ``Prizes``: what is to be won in each section, and what is wrong in a row."""

from __future__ import annotations

from collections.abc import Mapping

from xlsxwriter.utility import xl_range_abs  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.figures import counted
from xltiebreak.excel.cells.formulas import unless_copied
from xltiebreak.excel.cells.layout import FIRST_ROW, KEY_ROW
from xltiebreak.excel.cells.names import PRIZES_SHEET
from xltiebreak.excel.cells.prize_cells import (
    FIRST_HELPER,
    HELPERS,
    NAMES_COLUMN,
    OF_AN_EMPTY_ROW,
    TITLES,
    WORDS,
    PrizeCells,
    Typed,
    helper,
    helper_formulas,
    words_formula,
)
from xltiebreak.excel.sheets.page import Head, Table, colour, fill, hide_helpers, offer, write_table
from xltiebreak.excel.sheets.styles import Styles
from xltiebreak.tables.prizes import OPEN
from xltiebreak.tables.sheets import COPIED_LIST

_HEADS = (
    Head("Section", 14, "For which section; may stay empty where there is only one."),
    Head(
        "Prize",
        20,
        "What it is for: 1st, U1800, A, U1400/Unr, Unrated, Top junior, 4 points, Team, Best game.",
    ),
    Head("From", 8, "The lowest rating, where the name does not say it.", centred=True),
    Head("To", 8, "The highest rating, where the name does not say it.", centred=True),
    Head("Rank", 7, "2 for the second prize of the same kind; empty: 1.", centred=True),
    Head(
        "Cash", 10, "An amount such as 150, or a part of the fund or the fees: 25%.", centred=True
    ),
    Head("Trophy", 14, "What it is: cup, plaque, or yes."),
    Head("Guaranteed", 12, "yes, where it is paid in full however few enter.", centred=True),
    Head("Players", 20, "Who can win it, where that is a list: pairing numbers such as 3, 7."),
    Head("In words", 58, "What the row says, or what is wrong in it."),
)
_KEY = (
    "A row a prize: U1800 · rank 2 · 50 is the second prize for players under 1800. "
    "No prizes? Leave this sheet as it is."
)
_NONE = "No prizes are typed here."
_TABLE = Table(_HEADS, _KEY, wide=True)
_KINDS = (
    *("1st", "2nd", "3rd", "4th", "5th", "U2000", "U1800", "U1600", "U1400", "U1200"),
    *("U1000", "A", "B", "C", "D", "E", "Unrated", "Top junior", "Top woman", "Top senior"),
    *("Team", "Best game", "Biggest upset"),
)
_FIGURES = ("From", "To", "Rank", "Cash")
_IN_THE_MIDDLE = (*_FIGURES, "Guaranteed")


def write_prizes(sheet: Worksheet, styles: Styles, cells: PrizeCells, typed: Typed) -> None:
    """Write the prizes of every section as they were typed, with room for more, and the formulas
    that say what each row means."""
    rows = cells.last_row - FIRST_ROW + 1
    step = unless_copied(PRIZES_SHEET, _step(cells), COPIED_LIST)
    write_table(sheet, styles, _TABLE, rows, (step, (f'"{PRIZES_SHEET}"', PRIZES_SHEET)))
    for k in range(rows):
        row = FIRST_ROW + k
        _typed(sheet, styles, row, cells.rows[k] if k < len(cells.rows) else {})
        sheet.write_formula(
            row, WORDS, words_formula(row + 1), styles.plain_shrunk, cells.words(row)
        )
        formulas = helper_formulas(row + 1, cells, typed)
        for column, name in enumerate(HELPERS, FIRST_HELPER):
            value: int | str = cells.problems.get(row, "") if name == "problem" else ""
            value = OF_AN_EMPTY_ROW.get(name, value)
            if name == "section":
                value = int(len(cells.sections) == 1)
            sheet.write_formula(row, column, formulas[name], styles.beside, value)
    for k, (box, section) in enumerate(zip(typed.boxes, cells.sections)):
        name = f'IF(TRIM({box})="","{OPEN}",TRIM({box}))'
        sheet.write_formula(*(KEY_ROW, NAMES_COLUMN + k), name, styles.beside, section.name or OPEN)
    cash = TITLES.index("Cash")
    cells_of_cash = xl_range_abs(FIRST_ROW, cash, cells.last_row, cash)
    sheet.ignore_errors({"number_stored_as_text": cells_of_cash.replace("$", "")})
    hide_helpers(sheet, FIRST_HELPER, NAMES_COLUMN + len(cells.sections) - 1)
    _offer(sheet, cells)
    words = (FIRST_ROW, WORDS, cells.last_row, WORDS)
    first = f"${helper('problem')}{FIRST_ROW + 1}"
    colour(sheet, styles, words, [("unreadable", f'{first}<>""')])
    sheet.set_selection(FIRST_ROW, 1, FIRST_ROW, 1)


def _typed(sheet: Worksheet, styles: Styles, row: int, texts: Mapping[str, str]) -> None:
    for column, title in enumerate(TITLES):
        text = texts.get(title, "")
        style = styles.rating if title in _IN_THE_MIDDLE else styles.row_text
        if title == "Cash":  # as text, since 12.50 is a date in countries that write 12,50
            style = styles.result
        is_figure = title in _FIGURES and text.isdecimal() and len(text) < 10
        fill(sheet, row, column, int(text) if is_figure else text, style)


def _step(cells: PrizeCells) -> tuple[str, str]:
    """How many prizes there are and what they come to, or what is to be corrected."""
    there, problem, cash = (cells.column(name) for name in ("there", "problem", "cash"))
    count, wrong = f"SUM({there})", f'SUMPRODUCT(--({problem}<>""))'
    total = f'SUMIF({cash},">0")'
    formula = (
        f'IF({count}=0,"{_NONE}",IF({wrong}>0,{wrong}&IF({wrong}=1," row"," rows")&'
        f'" to look at: see the column In words. ","")&{count}&IF({count}=1," prize"," prizes")&'
        f'", "&TEXT({total},"#,##0.00")&" in cash.")'
    )
    if not cells.rows:
        return formula, _NONE
    found = len(cells.problems)
    look = f"{counted(found, 'row')} to look at: see the column In words. " if found else ""
    return formula, f"{look}{counted(len(cells.rows), 'prize')}, {cells.total / 100:,.2f} in cash."


def _offer(sheet: Worksheet, cells: PrizeCells) -> None:
    """Offer the sections and the usual prizes, and take others."""
    last = cells.last_row
    names = xl_range_abs(KEY_ROW, NAMES_COLUMN, KEY_ROW, NAMES_COLUMN + len(cells.sections) - 1)
    for title, offered in (("Section", f"={names}"), ("Prize", _KINDS), ("Guaranteed", ("yes",))):
        column = TITLES.index(title)
        offer(sheet, (FIRST_ROW, column, last, column), offered)

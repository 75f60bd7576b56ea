"""A sheet ``Matches``: a row a match, typed after each round, and what is wrong in it."""

from __future__ import annotations

from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells import match_rules
from xltiebreak.excel.cells.layout import FIRST_MATCH_HELPER, FIRST_ROW, MATCH_HELPERS, match_helper
from xltiebreak.excel.cells.match_rules import MatchLine
from xltiebreak.excel.cells.names import MATCHES_SHEET
from xltiebreak.excel.cells.shape_rules import list_formulas
from xltiebreak.excel.cells.typed_matches import PENDING
from xltiebreak.excel.sheets.page import (
    Head,
    Table,
    TeamBook,
    colour,
    fill,
    hide_helpers,
    offer,
    write_table,
)

_HEADS = (
    Head("Round", 8, "The number of the round.", centred=True),
    Head("Team", 26, "One of the two teams: its number, or its name from the list."),
    Head("Points", 9, "The points that it made inside the match, such as 45.5.", centred=True),
    Head("Opp. points", 12, "The other team's points inside the match.", centred=True),
    Head("Opponent", 26, "The other team: its number, or its name from the list. Empty for a bye."),
    Head(
        "Result",
        15,
        "Only where the points do not say it: bye, half bye, forfeit (the first team wins), "
        "double forfeit; or W, D, L where there are no points.",
    ),
    Head("In words", 64, "What the row says, or what is wrong in it."),
)
_KEY = (
    "A row a match: 1 · 4 · 45.5 · 22.5 · 7 says that in round 1 team 4 beat team 7. "
    "A bye: team, and bye as the result. Red cannot be used."
)
_TABLE = Table(_HEADS, _KEY, frozen=1, wide=True)
_OFFERED = ("bye", "half bye", "forfeit", "double forfeit", "W", "D", "L", "U")
_WORDS = 6


def write_matches(sheet: Worksheet, book: TeamBook) -> None:
    """Write the rows of every round, typed or still empty, and the hidden columns behind them."""
    write_table(sheet, book.styles, _TABLE, book.layout.matches, book.above(MATCHES_SHEET))
    for row, line in enumerate(book.cells.lines, FIRST_ROW):
        _typed(sheet, book, row, line)
        _worked_out(sheet, book, row, line)
    _beside(sheet, book)
    hide_helpers(sheet, FIRST_MATCH_HELPER, FIRST_MATCH_HELPER + len(MATCH_HELPERS) - 1)
    _offer(sheet, book)
    _colour(sheet, book)
    sheet.set_selection(FIRST_ROW, 1, FIRST_ROW, 1)


def _typed(sheet: Worksheet, book: TeamBook, row: int, line: MatchLine) -> None:
    match = line.match
    called, styles = book.cells.called, book.styles
    values = (
        match.round,
        called.get(match.team or 0),
        match.points,
        match.opponents_points,
        called.get(match.opponent or 0, match.opponent),
        match.result,
    )
    for column, value in enumerate(values):
        style = {1: styles.row_text, 4: styles.row_text, 5: styles.text}.get(column, styles.rating)
        fill(sheet, row, column, value, style)


def _worked_out(sheet: Worksheet, book: TeamBook, row: int, line: MatchLine) -> None:
    formulas = match_rules.formulas(row + 1, book.names, book.layout.rounds)
    values = match_rules.values(line, book.cells.of_boards(row - FIRST_ROW))
    sheet.write_formula(row, _WORDS, formulas["words"], book.styles.plain_shrunk, line.words)
    for column, name in enumerate(MATCH_HELPERS, FIRST_MATCH_HELPER):
        sheet.write_formula(row, column, formulas[name], book.styles.beside, values[name])


def _beside(sheet: Worksheet, book: TeamBook) -> None:
    """Whether the lists are as their formulas take them, in hidden cells."""
    formulas, _ = list_formulas(book.names, in_order=book.live.route.live)
    *figures, last = formulas
    for at, formula in formulas.items():
        sheet.write_formula(*at, formula, book.styles.beside, "" if at == last else 0)
    sheet.set_column(figures[0][1], last[1], None, None, {"hidden": True})


def _offer(sheet: Worksheet, book: TeamBook) -> None:
    """Offer rounds, teams and results, and take other ways to say the same."""
    last = FIRST_ROW + book.layout.matches - 1
    teams = f"={book.names['Players']}"
    for column, offered in ((1, teams), (4, teams), (5, _OFFERED)):
        offer(sheet, (FIRST_ROW, column, last, column), offered)
    sheet.data_validation(
        *(FIRST_ROW, 0, last, 0),
        {
            "validate": "integer",
            "criteria": "between",
            "minimum": 1,
            "maximum": book.layout.rounds,
            "error_title": "Round",
            "error_message": f"A whole number from 1 to {book.layout.rounds}, or nothing.",
        },
    )


def _colour(sheet: Worksheet, book: TeamBook) -> None:
    first, last = FIRST_ROW + 1, FIRST_ROW + book.layout.matches - 1
    problem, letter = match_helper("problem"), match_helper("letter")
    words, rounds = (FIRST_ROW, _WORDS, last, _WORDS), (FIRST_ROW, 0, last, _WORDS - 1)
    conditions = [
        ("unreadable", f'${problem}{first}<>""'),
        ("pending", f'${letter}{first}="{PENDING}"'),
    ]
    colour(sheet, book.styles, words, conditions)
    every_other = f"AND(N($A{first})>0,MOD(N($A{first}),2)=0)"
    colour(sheet, book.styles, rounds, [("banded", every_other)], stop=False)

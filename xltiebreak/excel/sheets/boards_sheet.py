"""A sheet ``Boards``: who sat where in each match; and hidden beside it, what a board is worth."""

from __future__ import annotations

from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.section import MAX_BOARDS
from xltiebreak.excel.cells import board_rules
from xltiebreak.excel.cells.board_rules import words_of
from xltiebreak.excel.cells.layout import (
    BOARD_HELPERS,
    FIRST_BOARD_HELPER,
    FIRST_ROW,
    KEY_ROW,
    TITLE_ROW,
    WEIGHTS_COLUMN,
    board_helper,
)
from xltiebreak.excel.cells.names import BOARDS_SHEET, MATCHES_SHEET
from xltiebreak.excel.cells.typed_matches import TypedBoard
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
    Head("Round", 8, "Comes from the sheet Matches.", centred=True),
    Head("Board", 7, "The number of the board.", centred=True),
    Head("Team", 20, "Comes from the sheet Matches."),
    Head(
        "Player",
        26,
        "Who played for it: a number, or a name from the list. Empty: nobody sat there.",
    ),
    Head(
        "Result",
        9,
        "From the first player's side: 1, ½, 0; + or - by forfeit; -- neither came.",
        centred=True,
    ),
    Head("Opp. player", 26, "Who played for the opponent. Empty: nobody sat there."),
    Head("Opponent", 20, "Comes from the sheet Matches."),
    Head("Color", 8, "The first player's color, W or B; may stay empty.", centred=True),
    Head("In words", 60, "What the row says, or what is wrong in it."),
)
_KEY = (
    "May stay empty. Where all boards of a match are in, they are added up, and its points on the "
    "sheet Matches need not be typed. The rounds to come are folded away: + on the left opens one."
)
_TABLE = Table(_HEADS, _KEY, wide=True)
_RESULTS, _COLOURS = ("1", "½", "0", "+", "-", "--"), ("W", "B")
"""What the lists offer."""

_WORDS = 8
_DEEPEST = 7
"""A spreadsheet folds no deeper."""


def write_boards(sheet: Worksheet, book: TeamBook) -> None:
    """Write a block of rows for each row of the sheet ``Matches``."""
    rows = len(book.cells.boards)
    write_table(sheet, book.styles, _TABLE, rows, book.above(BOARDS_SHEET))
    for k, typed in enumerate(book.cells.boards):
        _row(sheet, book, k, typed)
    _fold(sheet, book)
    _weights(sheet, book)
    hide_helpers(sheet, FIRST_BOARD_HELPER, WEIGHTS_COLUMN + MAX_BOARDS)
    _offer(sheet, book)
    problem = f'${board_helper("problem")}{FIRST_ROW + 1}<>""'
    block = (FIRST_ROW, _WORDS, FIRST_ROW + rows - 1, _WORDS)
    colour(sheet, book.styles, block, [("unreadable", problem)])
    sheet.set_selection(FIRST_ROW, 3, FIRST_ROW, 3)


def _row(sheet: Worksheet, book: TeamBook, k: int, typed: TypedBoard) -> None:
    styles, row = book.styles, FIRST_ROW + k
    match = FIRST_ROW + 1 + k // book.layout.boards
    matches = book.names.quoted(MATCHES_SHEET)
    there = f'OR(TRIM({matches}!B{match})="",TRIM({matches}!E{match})="")'
    shown = typed.match if typed.shown else None
    called, members = book.cells.called, book.cells.members_called
    sources = (
        (0, f"{matches}!A{match}", shown and shown.round),
        (1, str(typed.board), shown and typed.board),
        (2, f"{matches}!B{match}", shown and called.get(shown.team or 0)),
        (6, f"{matches}!E{match}", shown and called.get(shown.opponent or 0, shown.opponent)),
    )
    for column, source, value in sources:
        formula = f'IF({there},"",{source})'
        sheet.write_formula(row, column, formula, styles.number, value or "")
    for column, member in ((3, typed.player), (5, typed.opponent)):
        fill(sheet, row, column, members.get(member or 0, member), styles.row_text)
    for column, text in ((4, typed.result), (7, typed.colour)):
        fill(sheet, row, column, text, styles.result)
    formulas = board_rules.formulas(row + 1, book.names)
    weights = book.cells.inside.board_weights
    words = words_of(typed, book.cells.member_names, weights)
    sheet.write_formula(row, _WORDS, formulas["words"], styles.plain_shrunk, words)
    worth = book.cells.worth(typed) if typed.shown else None
    values = board_rules.values(typed, worth, len(weights))
    for column, name in enumerate(BOARD_HELPERS, FIRST_BOARD_HELPER):
        sheet.write_formula(row, column, formulas[name], styles.beside, values[name])


def _fold(sheet: Worksheet, book: TeamBook) -> None:
    """Fold the rounds behind the first of which no board is typed, one inside the other, so that
    they take no paper and each opens from the last row of the one before."""
    boards, matches = book.cells.boards, book.cells.matches
    size, begun = book.layout.boards, 1
    for typed in boards:
        if typed.player or typed.opponent or typed.result:
            begun = max(begun, typed.match.round or 1)
    last = max((match.round or 0 for match in matches), default=0)
    depths = [min(max((match.round or last) - begun, 0), _DEEPEST) for match in matches]
    sheet.outline_settings(symbols_below=False)
    for k in range(len(boards)):
        depth, after = (depths[min(one // size, len(depths) - 1)] for one in (k, k + 1))
        if depth or after > depth:
            fold = {"level": depth, "hidden": depth > 0, "collapsed": after > depth}
            sheet.set_row(FIRST_ROW + k, None, None, fold)


def _weights(sheet: Worksheet, book: TeamBook) -> None:
    """What each board is worth, read from the sheet Event: the weights, else 1 for each."""
    names, inside = book.names, book.cells.inside
    stated, boards = names["BoardWeights"], names["BoardsStated"]
    spaced = (
        f'SUBSTITUTE(TRIM(SUBSTITUTE(SUBSTITUTE({stated}&"",","," "),";"," "))," ",REPT(" ",99))'
    )
    known = inside.board_weights
    for k in range(MAX_BOARDS):
        typed = f"IFERROR(VALUE(TRIM(MID({spaced},{99 * k + 1},99))),0)"
        equal = f"IF({k + 1}<=IFERROR(VALUE({boards}),0),1,0)"
        sheet.write_formula(
            *(KEY_ROW, WEIGHTS_COLUMN + k),
            f'IF({stated}="",{equal},{typed})',
            book.styles.beside,
            known[k] if k < len(known) else 0,
        )
    count = f'COUNTIF({names["Weights"]},">0")'
    used = f'IF({stated}<>"",{stated},{boards}&"")'
    cells = (
        (f"SUM({names['Weights']})", inside.most),
        (count, len(known)),
        (used, book.cells.boards_used),
    )
    for k, (formula, value) in enumerate(cells):
        sheet.write_formula(TITLE_ROW, WEIGHTS_COLUMN + k, formula, book.styles.beside, value)


def _offer(sheet: Worksheet, book: TeamBook) -> None:
    last = FIRST_ROW + len(book.cells.boards) - 1
    members = f"={book.names['MemberNames']}"
    for column, offered in ((3, members), (5, members), (4, _RESULTS), (7, _COLOURS)):
        offer(sheet, (FIRST_ROW, column, last, column), offered)
    sheet.ignore_errors({"number_stored_as_text": f"E{FIRST_ROW + 1}:E{last + 1}"})

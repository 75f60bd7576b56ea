"""A sheet ``Boards``: who sat where in each match; and hidden beside it, what a board is worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from xltiebreak.event.section import MAX_BOARDS
from xltiebreak.excel.cells import board_rules
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
from xltiebreak.excel.sheets.painter import (
    Cell,
    Head,
    Looks,
    Sheet,
    Table,
    down,
    hidden_helpers,
    offer,
)
from xltiebreak.excel.sheets.section_book import TeamBook

_TABLE = Table(
    (
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
    ),
    "May stay empty. Where all boards of a match are in, they are added up, and its points on the "
    "sheet Matches need not be typed. The rounds to come are folded away: + on the left opens one.",
    wide=True,
)
_PLAYER, _RESULT, _OPP_PLAYER, _COLOUR, _WORDS = 3, 4, 5, 7, 8
_OFFERED = {_RESULT: ("1", "½", "0", "+", "-", "--"), _COLOUR: ("W", "B")}
_DEEPEST = 7
"""A spreadsheet folds no deeper."""


def boards_sheet(book: TeamBook) -> Sheet:
    """A block of rows for each row of the sheet ``Matches``."""
    count = len(book.cells.boards)
    rows = range(FIRST_ROW, FIRST_ROW + count)
    problem = f'${board_helper("problem")}{FIRST_ROW + 1}<>""'
    members = f"={book.names['MemberNames']}"
    offered: dict[int, Any] = {_PLAYER: members, _OPP_PLAYER: members, **_OFFERED}
    helpers = hidden_helpers(FIRST_BOARD_HELPER, WEIGHTS_COLUMN + MAX_BOARDS)
    return (
        _TABLE.around(count, *book.above(BOARDS_SHEET))
        + helpers
        + Sheet(
            cells=[
                *(
                    cell
                    for k, typed in enumerate(book.cells.boards)
                    for cell in _board(book, k, typed)
                ),
                *_weights(book),
            ],
            folds=_folds(book),
            plus_above=True,
            boxes=[offer(down(rows, column), source) for column, source in offered.items()],
            looks=[Looks(down(rows, _WORDS), [("unreadable", problem)])],
            figures_as_text=f"E{FIRST_ROW + 1}:E{rows.stop}",
            selected=(FIRST_ROW, _PLAYER),
        )
    )


def _board(book: TeamBook, k: int, typed: TypedBoard) -> Iterator[Cell]:
    row = FIRST_ROW + k
    match = FIRST_ROW + 1 + k // book.layout.boards
    matches = book.names.quoted(MATCHES_SHEET)
    empty = f'OR(TRIM({matches}!B{match})="",TRIM({matches}!E{match})="")'
    members = book.cells.members_called
    for column, source in (
        (0, f"{matches}!A{match}"),
        (1, str(typed.board)),
        (2, f"{matches}!B{match}"),
        (6, f"{matches}!E{match}"),
    ):
        yield Cell(row, column, "number", formula=f'IF({empty},"",{source})')
    for column, member in ((_PLAYER, typed.player), (_OPP_PLAYER, typed.opponent)):
        yield Cell(row, column, "row_text", members.get(member or 0, member))
    for column, text in ((_RESULT, typed.result), (_COLOUR, typed.colour)):
        yield Cell(row, column, "result", text)
    formulas = board_rules.formulas(row + 1, book.names)
    yield Cell(row, _WORDS, "plain_shrunk", formula=formulas["words"])
    for column, name in enumerate(BOARD_HELPERS, FIRST_BOARD_HELPER):
        yield Cell(row, column, "beside", formula=formulas[name])


def _folds(book: TeamBook) -> Mapping[int, Mapping[str, Any]]:
    """The rounds behind the first of which no board is typed are folded, each inside the one
    before, so that they take no paper and each opens from the last row of the one before."""
    boards, matches = book.cells.boards, book.cells.matches
    size, begun = book.layout.boards, 1
    for typed in boards:
        if typed.player or typed.opponent or typed.result:
            begun = max(begun, typed.match.round or 1)
    last = max((match.round or 0 for match in matches), default=0)
    depths = [min(max((match.round or last) - begun, 0), _DEEPEST) for match in matches]
    folds = {}
    for k in range(len(boards)):
        depth, after = depths[k // size], depths[min((k + 1) // size, len(depths) - 1)]
        if depth or after > depth:
            fold = {"level": depth, "hidden": depth > 0, "collapsed": after > depth}
            folds[FIRST_ROW + k] = fold
    return folds


def _weights(book: TeamBook) -> Iterator[Cell]:
    """What each board is worth, read from the sheet Event: the weights, else 1 for each."""
    names = book.names
    weights, boards = names["BoardWeights"], names["BoardsStated"]
    spaced = (
        f'SUBSTITUTE(TRIM(SUBSTITUTE(SUBSTITUTE({weights}&"",","," "),";"," "))," ",REPT(" ",99))'
    )
    for k in range(MAX_BOARDS):
        typed = f"IFERROR(VALUE(TRIM(MID({spaced},{99 * k + 1},99))),0)"
        equal = f"IF({k + 1}<=IFERROR(VALUE({boards}),0),1,0)"
        formula = f'IF({weights}="",{equal},{typed})'
        yield Cell(KEY_ROW, WEIGHTS_COLUMN + k, "beside", formula=formula)
    sums = (
        f"SUM({names['Weights']})",
        f'COUNTIF({names["Weights"]},">0")',
        f'IF({weights}<>"",{weights},{boards}&"")',
    )
    for column, formula in enumerate(sums, WEIGHTS_COLUMN):
        yield Cell(TITLE_ROW, column, "beside", formula=formula)

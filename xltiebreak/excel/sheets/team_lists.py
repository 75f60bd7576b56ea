"""The typed lists of a team event: ``Teams`` and ``Matches``, a row a match; where boards are asked
for, ``Players`` with the team of each, and ``Boards`` with the players at each board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from xltiebreak.event.section import MAX_BOARDS, Player
from xltiebreak.excel.cells import match_rules
from xltiebreak.excel.cells.formulas import number_of
from xltiebreak.excel.cells.layout import (
    BOARD_HELPERS,
    FIRST_BOARD_HELPER,
    FIRST_MATCH_HELPER,
    FIRST_ROW,
    KEY_ROW,
    MATCH_HELPERS,
    TITLE_ROW,
    WEIGHTS_COLUMN,
    board_helper,
    match_helper,
)
from xltiebreak.excel.cells.names import BOARDS_SHEET, MATCHES_SHEET, PLAYERS_SHEET, TEAMS_SHEET
from xltiebreak.excel.cells.rows import rating_text
from xltiebreak.excel.cells.shape_cells import list_formulas
from xltiebreak.excel.cells.typed_matches import PENDING, TypedBoard, TypedMatch
from xltiebreak.excel.sheets.section_book import TeamBook
from xltiebreak.excel.sheets.sheet import Cell, Looks, Sheet, between, down, hidden_helpers, offer
from xltiebreak.excel.sheets.typed_table import list_named

_RESULTS = ("bye", "half bye", "forfeit", "double forfeit", "W", "D", "L", "U")
_TEAM, _TEAM_OF_PLAYER, _OPPONENT, _RESULT, _WORDS = 1, 4, 4, 5, 6


def _list(book: TeamBook, kind: str, rows: int) -> Sheet:
    """Return a list without its rows."""
    return list_named(kind).around(rows, *book.step_and_title(kind))


def teams_sheet(book: TeamBook) -> Sheet:
    """Return the sheet of teams, row k being team k."""
    entries = enumerate(book.cells.section.players, FIRST_ROW)
    return _list(book, TEAMS_SHEET, book.layout.teams) + Sheet(
        cells=[cell for row, player in entries for cell in _entry(row, player)],
        selected=(FIRST_ROW, 1),
    )


def players_sheet(book: TeamBook) -> Sheet:
    """Return the players of the teams."""
    cells: list[Cell] = []
    for row, member in enumerate(book.cells.members, FIRST_ROW):
        cells += [
            *_entry(row, member.player),
            Cell(row, _TEAM_OF_PLAYER, "row_text", book.cells.called.get(member.team or 0)),
            Cell(row, 5, "rating", member.board),
        ]
    team = number_of(f"$E{FIRST_ROW + 1}", book.names["Numbers"], book.names["Players"])
    teams = down(range(FIRST_ROW, FIRST_ROW + book.layout.members), _TEAM_OF_PLAYER)
    return _list(book, PLAYERS_SHEET, book.layout.members) + Sheet(
        cells=cells,
        boxes=[offer(teams, f"={book.names['Players']}")],
        looks=[Looks(teams, [("unreadable", f"IFERROR({team}=0,TRUE)")])],
        selected=(FIRST_ROW, 1),
    )


def _entry(row: int, player: Player) -> Iterator[Cell]:
    yield Cell(row, 0, "number", player.number)
    yield Cell(row, 1, "text", player.name)
    yield Cell(row, 2, "text", player.id)
    yield Cell(row, 3, "rating", rating_text(player))


def matches_sheet(book: TeamBook) -> Sheet:
    """Return the matches of every round, typed or still empty, and the hidden columns."""
    rows, layout = range(FIRST_ROW, FIRST_ROW + book.layout.matches), book.layout
    matches = enumerate(book.cells.matches, FIRST_ROW)
    first, problem, letter = FIRST_ROW + 1, match_helper("problem"), match_helper("letter")
    conditions = [
        ("unreadable", f'${problem}{first}<>""'),
        ("pending", f'${letter}{first}="{PENDING}"'),
    ]
    every_other = [("banded", f'AND(TRIM($B{first})<>"",MOD(N($A{first}),2)=0)')]
    offered: dict[int, Any] = dict.fromkeys((_TEAM, _OPPONENT), f"={book.names['Players']}")
    helpers = hidden_helpers(FIRST_MATCH_HELPER, WEIGHTS_COLUMN + MAX_BOARDS)
    return (
        _list(book, MATCHES_SHEET, layout.matches)
        + helpers
        + Sheet(
            cells=[
                *(cell for row, match in matches for cell in _match(book, row, match)),
                *_weights(book),
            ],
            boxes=[
                *(
                    offer(down(rows, column), source)
                    for column, source in {**offered, _RESULT: _RESULTS}.items()
                ),
                (down(rows, 0), between("Round", 1, layout.rounds)),
            ],
            looks=[
                Looks(down(rows, _WORDS), conditions),
                Looks(down(rows, 0, _WORDS - 1), every_other, stop=False),
            ],
            selected=(FIRST_ROW, 1),
        )
        + _lists_as_taken(book)
    )


def _match(book: TeamBook, row: int, match: TypedMatch) -> Iterator[Cell]:
    called = book.cells.called
    yield Cell(row, 0, "rating", match.round)
    yield Cell(row, _TEAM, "row_text", called.get(match.team or 0))
    yield Cell(row, 2, "rating", match.points)
    yield Cell(row, 3, "rating", match.opponents_points)
    yield Cell(row, _OPPONENT, "row_text", called.get(match.opponent or 0, match.opponent))
    yield Cell(row, _RESULT, "text", match.result)
    formulas = match_rules.formulas(row + 1, book.names, book.layout.rounds)
    yield Cell(row, _WORDS, "plain_shrunk", formula=formulas["words"])
    for column, name in enumerate(MATCH_HELPERS, FIRST_MATCH_HELPER):
        yield Cell(row, column, "beside", formula=formulas.get(name, ""))


def _lists_as_taken(book: TeamBook) -> Sheet:
    """Return hidden cells that tell whether the lists stand where formulas expect them."""
    formulas, (stops, warns, _) = list_formulas(book.names, in_order=book.live.route.live)
    *figures, last = formulas
    return Sheet(
        cells=[Cell(*at, "beside", formula=formula) for at, formula in formulas.items()],
        hidden=[(figures[0][1], last[1])],
        names=[
            book.names.of(name, MATCHES_SHEET, cell)
            for name, cell in (("ShapeStops", stops), ("ShapeWarns", warns))
        ],
    )


_PLAYER, _BOARD_RESULT, _OPP_PLAYER, _COLOUR, _BOARD_WORDS = 3, 4, 5, 7, 8
_BOARD_OFFERED = {_BOARD_RESULT: ("1", "½", "0", "+", "-", "--"), _COLOUR: ("W", "B")}
_DEEPEST = 7
"""Spreadsheets fold no deeper."""


def boards_sheet(book: TeamBook) -> Sheet:
    """Return the boards: a block of rows for each row of the sheet ``Matches``."""
    count = len(book.cells.boards)
    rows = range(FIRST_ROW, FIRST_ROW + count)
    problem = f'${board_helper("problem")}{FIRST_ROW + 1}<>""'
    members = f"={book.names['MemberNames']}"
    offered: dict[int, Any] = {_PLAYER: members, _OPP_PLAYER: members, **_BOARD_OFFERED}
    helpers = hidden_helpers(FIRST_BOARD_HELPER, FIRST_BOARD_HELPER + len(BOARD_HELPERS) - 1)
    return (
        _list(book, BOARDS_SHEET, count)
        + helpers
        + Sheet(
            cells=[
                cell for k, typed in enumerate(book.cells.boards) for cell in _board(book, k, typed)
            ],
            folds=_folds(book),
            plus_above=True,
            boxes=[offer(down(rows, column), source) for column, source in offered.items()],
            looks=[Looks(down(rows, _BOARD_WORDS), [("unreadable", problem)])],
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
    is_known = typed.match.team and typed.match.opponent
    for column, value, source in (
        (0, typed.match.round, f"{matches}!A{match}"),
        (1, typed.board, str(typed.board)),
        (2, book.cells.called.get(typed.match.team or 0), f"{matches}!B{match}"),
        (6, book.cells.called.get(typed.match.opponent or 0), f"{matches}!E{match}"),
    ):
        formula = f'IFERROR(IF({empty},"",{source}),"")'
        yield Cell(row, column, "number", value if is_known else None, formula)
    for column, member in ((_PLAYER, typed.player), (_OPP_PLAYER, typed.opponent)):
        yield Cell(row, column, "row_text", members.get(member or 0, member))
    for column, text in ((_BOARD_RESULT, typed.result), (_COLOUR, typed.colour)):
        yield Cell(row, column, "result", text)
    formulas = match_rules.board_formulas(row + 1, book.names)
    yield Cell(row, _BOARD_WORDS, "plain_shrunk", formula=formulas["words"])
    for column, name in enumerate(BOARD_HELPERS, FIRST_BOARD_HELPER):
        yield Cell(row, column, "beside", formula=formulas[name])


def _folds(book: TeamBook) -> Mapping[int, Mapping[str, Any]]:
    """Return XlsxWriter's settings for rows of rounds after the last in which a board is typed.

    These rounds are folded, each inside the one before. So they take no paper, and a round opens
    from the last row of the one before.
    """
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
    """Yield cells with the worth of each board: the weights of the sheet Event, else 1 each."""
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

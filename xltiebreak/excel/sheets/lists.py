"""The sheets that are lists: ``Games`` of a Swiss whose results are typed once; ``Teams`` and
``Matches``, a row a match, and where boards are asked for ``Players`` with the team of each and
``Boards`` with the players at each board; ``Scores``, such as another program's standings. Columns
and words stand in ``lists.toml``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from xlsxwriter.utility import xl_range_abs  # type: ignore[import-untyped]

from xltiebreak.event.section import MAX_BOARDS, Player, Section
from xltiebreak.excel.cells import game_rules, match_rules
from xltiebreak.excel.cells.formulas import first_filled, first_that_holds, quoted, short
from xltiebreak.excel.cells.layout import (
    BOARD_HELPERS,
    FIRST_BOARD_HELPER,
    FIRST_MATCH_HELPER,
    FIRST_ROW,
    HEADER_ROW,
    KEY_ROW,
    MATCH_HELPERS,
    TITLE_ROW,
    WEIGHTS_COLUMN,
    block_of,
    board_helper,
    match_helper,
)
from xltiebreak.excel.cells.names import (
    BOARDS_SHEET,
    GAMES_SHEET,
    MATCHES_SHEET,
    PLAYERS_SHEET,
    SCORES_SHEET,
    TEAMS_SHEET,
)
from xltiebreak.excel.cells.rows import rating_text
from xltiebreak.excel.cells.shape_cells import HiddenCells
from xltiebreak.excel.cells.typed_matches import PENDING
from xltiebreak.excel.known_names import TYPED_GAMES
from xltiebreak.excel.known_names import Block as Cells
from xltiebreak.excel.shape import LOST
from xltiebreak.excel.sheets.crosstable_sheet import team_heads
from xltiebreak.excel.sheets.lines import Step
from xltiebreak.excel.sheets.prizes_sheet import nothing_stated
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.sheet import Cell, Looks, Sheet, between, down, hidden_helpers
from xltiebreak.excel.sheets.team_book import TeamBook
from xltiebreak.excel.sheets.typed_table import Followed, Row, list_named
from xltiebreak.tables.labels import COLUMN_HEADERS


def _list(book: SectionBook, kind: str, rows: Sequence[Row]) -> Sheet:
    """Return a list with its rows."""
    return list_named(kind).filled(rows, *book.step_and_title(kind), book.names.__getitem__)


def _looks(rows: range, words: int, wrong: str, pending: str, is_used: str) -> list[Looks]:
    """Return the looks of a list whose column ``words`` says what each row means."""
    first = FIRST_ROW + 1
    conditions = [("unreadable", wrong), ("pending", pending)]
    every_other = [("banded", f"AND({is_used},MOD(N($A{first}),2)=0)")]
    return [
        Looks(down(rows, words), conditions),
        Looks(down(rows, 0, words - 1), every_other, stop=False),
    ]


def _entry(player: Player) -> Row:
    return player.number, player.name, player.id, rating_text(player)


def scores_sheet(book: SectionBook) -> Sheet:
    """Return the list of scores, row k being player k."""
    heads = [
        head._replace(text=book.team_head) if head.text == COLUMN_HEADERS["team"] else head
        for head in list_named(SCORES_SHEET).heads
    ]
    table = replace(list_named(SCORES_SHEET), heads=[*heads, *team_heads(book.further_teams)])
    rows = [
        (
            *(player.number, player.name, rating_text(player), player.team, place, score),
            *(teams.teams.get(player.number) for teams in book.further_teams),
        )
        for player, (place,), (score,) in zip(
            book.section.players, book.printed_places or (), book.results
        )
    ]
    step = Step(book.formulas("scores", no_prizes=nothing_stated(book))["step"], "FALSE")
    title = book.title_of(SCORES_SHEET)
    return table.filled(rows, step, title, book.names.__getitem__)


def teams_sheet(book: TeamBook) -> Sheet:
    """Return the sheet of teams, row k being team k."""
    return _list(book, TEAMS_SHEET, [*map(_entry, book.section.players)])


def players_sheet(book: TeamBook) -> Sheet:
    """Return the players of the teams."""
    called, rows = book.called, range(FIRST_ROW, FIRST_ROW + book.layout.members)
    team = short("number_of", f"$E{FIRST_ROW + 1}", book.names["Numbers"], book.names["Players"])
    members = [
        (*_entry(member.player), called.get(member.team or 0), member.board)
        for member in book.members
    ]
    looks = [Looks(down(rows, 4), [("unreadable", f"IFERROR({team}=0,TRUE)")])]
    return _list(book, PLAYERS_SHEET, members) + Sheet(looks=looks)


_MATCH_WORDS = 6


def matches_sheet(book: TeamBook) -> Sheet:
    """Return the matches of every round, typed or still empty, and the hidden columns."""
    rows, called = range(FIRST_ROW, FIRST_ROW + book.layout.matches), book.called
    typed: list[Row] = []
    for row, match in zip(rows, book.typed_rows):
        formulas = match_rules.formulas(row + 1, book.names, book.layout)
        typed.append(
            (
                *(match.round, called.get(match.team or 0), match.points, match.opponents_points),
                *(called.get(match.opponent or 0, match.opponent), match.result),
                *(Followed(formulas["words"]), None),
                *(Followed(formulas.get(name, "")) for name in MATCH_HELPERS),
            )
        )
    first, problem, letter = FIRST_ROW + 1, match_helper("problem"), match_helper("letter")
    wrong, pending = f'${problem}{first}<>""', f'${letter}{first}="{PENDING}"'
    return (
        _list(book, MATCHES_SHEET, typed)
        + hidden_helpers(FIRST_MATCH_HELPER, WEIGHTS_COLUMN + MAX_BOARDS)
        + Sheet(
            cells=[*_weights(book)],
            boxes=[(down(rows, 0), between("Round", 1, book.layout.rounds))],
            looks=_looks(rows, _MATCH_WORDS, wrong, pending, f'TRIM($B{first})<>""'),
        )
        + _lists_as_taken(book)
    )


def _weights(book: TeamBook) -> Iterator[Cell]:
    for k in range(MAX_BOARDS):
        formulas = book.formulas("weight of a board", board=str(k + 1), begin=str(99 * k + 1))
        yield Cell(KEY_ROW, WEIGHTS_COLUMN + k, "beside", formula=formulas["weight"])
    for column, formula in enumerate(book.formulas("all weights").values(), WEIGHTS_COLUMN):
        yield Cell(TITLE_ROW, column, "beside", formula=formula)


def _lists_as_taken(book: TeamBook) -> Sheet:
    """Return hidden cells that tell whether the lists stand where formulas expect them."""
    cells, shown = book.shape_cells
    return Sheet(
        cells=[Cell(*at, "beside", formula=made) for at, made in zip(cells.at, cells.formulas)],
        hidden=[(cells.first, cells.at[-1][1])],
        names=[
            book.names.of(name, MATCHES_SHEET, cell)
            for name, cell in (("ShapeStops", shown["shape"]), ("ShapeWarns", shown["warned"]))
        ],
    )


_BOARD_WORDS = 8
_OF_A_MATCH = {"round": "A", "team": "B", "opponent": "E"}
_DEEPEST = 7
"""Spreadsheets fold no deeper."""


def boards_sheet(book: TeamBook) -> Sheet:
    """Return the boards: a block of rows for each row of the sheet ``Matches``."""
    called, members = book.called, book.members_called
    matches = book.names.quoted(MATCHES_SHEET)
    rows: list[Row] = []
    for k, typed in enumerate(book.boards):
        row, match = FIRST_ROW + k, FIRST_ROW + 1 + k // book.layout.boards
        own, other = typed.match.team or 0, typed.match.opponent or 0
        known = (typed.match.round, typed.board, called.get(own), called.get(other))
        shown = book.formulas(
            "board's match",
            board=str(typed.board),
            **{name: f"{matches}!{letter}{match}" for name, letter in _OF_A_MATCH.items()},
        )
        round, board, team, opponent = (
            Followed(formula, value if own and other else None)
            for formula, value in zip(shown.values(), known)
        )
        formulas = match_rules.board_formulas(row + 1, book.names)
        rows.append(
            (
                *(round, board, team, members.get(typed.player or 0, typed.player), typed.result),
                *(members.get(typed.opponent or 0, typed.opponent), opponent, typed.colour),
                *(Followed(formulas["words"]), None),
                *(Followed(formulas[name]) for name in BOARD_HELPERS),
            )
        )
    problem = f'${board_helper("problem")}{FIRST_ROW + 1}<>""'
    words = down(range(FIRST_ROW, FIRST_ROW + len(rows)), _BOARD_WORDS)
    return (
        _list(book, BOARDS_SHEET, rows)
        + hidden_helpers(FIRST_BOARD_HELPER, FIRST_BOARD_HELPER + len(BOARD_HELPERS) - 1)
        + Sheet(
            folds=_folds(book),
            plus_above=True,
            looks=[Looks(words, [("unreadable", problem)])],
        )
    )


def _folds(book: TeamBook) -> Mapping[int, Mapping[str, Any]]:
    """Return XlsxWriter's settings for rows of rounds after the last in which a board is typed.

    These rounds are folded, each inside the one before. So they take no paper, and a round opens
    from the last row of the one before.
    """
    boards, matches = book.boards, book.typed_rows
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


_GAME_WORDS = 5
_RULES = 6
"""How many cells of rules say whether the list stands where formulas expect it."""
_FIRST_LISTED = game_rules.SIGNS_COLUMN + 5 + _RULES
_LOOKED_UP: Mapping[str, Sequence[str]] = {
    "GameLetters": [*game_rules.JOINED],
    "GameJoins": [*game_rules.JOINED.values()],
    "GameWords": [words[:1].upper() + words[1:] for _, words in game_rules.FAULTS],
}
"""What the rows look up, each list in a row above the table, where no row of it is deleted, from
the column ``_FIRST_LISTED`` on."""
_NAME = re.compile(r"[^\W\d_][\w .,'’-]{1,99}")
"""Names without figures and without signs that mean something to MATCH and COUNTIF."""


def games_sheet(book: SectionBook) -> Sheet:
    """Return the games of every round, typed or still empty, and the hidden columns."""
    called = _called(book.section)
    typed = [
        (
            *(game.round, game.board, called.get(game.white or 0, game.white), game.result),
            called.get(game.black or 0, game.black),
        )
        for game in game_rules.games_with_room(book.section)
    ]
    first, rows = FIRST_ROW + 1, range(FIRST_ROW, FIRST_ROW + len(typed))
    fault, letters = game_rules.helper("fault"), game_rules.helper("letters")
    wrong, pending = f"${fault}{first}>0", f'${letters}{first}="PP"'
    columns = {"words": _GAME_WORDS}
    columns |= {name: k for k, name in enumerate(game_rules.HELPERS, game_rules.FIRST_HELPER)}
    formulas = game_rules.formulas(book.names)
    last = _FIRST_LISTED + max(map(len, _LOOKED_UP.values()))
    return (
        _list(book, GAMES_SHEET, typed)
        + hidden_helpers(game_rules.FIRST_HELPER, last)
        + Sheet(
            cells=[
                Cell(
                    *(FIRST_ROW, column, "plain_shrunk" if name == "words" else "beside"),
                    formula=formulas[name],
                    size=(len(rows), 1),
                    fills="copied",
                )
                for name, column in columns.items()
            ],
            looks=_looks(rows, _GAME_WORDS, wrong, pending, f"N($A{first})>0"),
        )
        + _above_the_games(book, len(rows))
    )


def _called(section: Section) -> Mapping[int, str]:
    """Return players' names by number, as far as formulas find a single player by the name."""
    names = Counter(player.name.casefold() for player in section.players)
    return {
        player.number: player.name
        for player in section.players
        if names[player.name.casefold()] == 1 and _NAME.fullmatch(player.name)
    }


def _above_the_games(book: SectionBook, count: int) -> Sheet:
    """Return hidden cells with the lists that the rows look up, and the first fault of the sheet,
    and the names of all that formulas read."""
    names, title = book.names, book.names.sheets[GAMES_SHEET]
    columns = {name: "ABCDEF".index(letter) for name, letter in game_rules.TYPED.items()}
    lost = [
        (
            f"ISERROR(ROWS({block_of(columns[name], count)}))",
            quoted(f"{title}: {LOST.format(f'column {head}')}"),
        )
        for name, head in TYPED_GAMES.items()
    ]
    typed = [
        Cells("", FIRST_ROW + 1, column + 1, FIRST_ROW + count, column + 1)
        for name, column in columns.items()
        if name != "RoundsTyped"
    ]
    heads = {
        head: f"${game_rules.TYPED[name]}${HEADER_ROW + 1}" for name, head in TYPED_GAMES.items()
    }
    rules = HiddenCells(game_rules.SIGNS_COLUMN + 2)
    rules.take_titles(heads, f"{title}!")
    rules.take_list(typed, _GAME_WORDS + 1, title=f"{title}!")
    shape = rules.keep(first_that_holds(lost, first_filled(rules.stops)))
    fault = rules.keep(game_rules.first_fault(names))
    problem = first_that_holds(
        [
            (f'{shape}<>""', shape),
            (f'{fault}<>""', f'"{title}!"&{fault}'),
            (game_rules.not_shown(names), quoted(game_rules.NOT_SHOWN)),
        ]
    )
    signs = game_rules.SIGNS_COLUMN
    return Sheet(
        cells=[
            Cell(0, signs, "beside", game_rules.SIGNS),
            *(
                Cell(0, column, "beside", formula=formula)
                for column, formula in enumerate([problem, *rules.formulas], signs + 1)
            ),
            *(
                Cell(row, column, "beside", text)
                for row, texts in enumerate(_LOOKED_UP.values())
                for column, text in enumerate(texts, _FIRST_LISTED)
            ),
        ],
        names=[
            *(
                names.of(name, GAMES_SHEET, block_of(column, count))
                for name, column in (
                    *(
                        (name, game_rules.FIRST_HELPER + game_rules.HELPERS.index(helper))
                        for name, helper in game_rules.NAMES.items()
                    ),
                    *columns.items(),
                )
            ),
            names.cell("GameSigns", GAMES_SHEET, 0, signs),
            names.cell("GameProblem", GAMES_SHEET, 0, signs + 1),
            names.of("GameShape", GAMES_SHEET, shape),
            *(
                names.of(
                    name,
                    GAMES_SHEET,
                    xl_range_abs(row, _FIRST_LISTED, row, _FIRST_LISTED + len(texts) - 1),
                )
                for row, (name, texts) in enumerate(_LOOKED_UP.items())
            ),
        ],
    )

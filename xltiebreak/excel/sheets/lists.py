"""The sheets that are lists: ``Games`` of a Swiss whose results are typed once; ``Teams`` and
``Matches``, a row a match, and where boards are asked for ``Players`` with the team of each and
``Boards`` with the players at each board; ``Scores``, such as another program's standings. Columns
and words stand in ``lists.toml``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from xltiebreak.event.letters import A_DATE
from xltiebreak.event.section import MAX_BOARDS, Player
from xltiebreak.excel.cells import typed_lists
from xltiebreak.excel.cells.layout import FIRST_ROW, KEY_ROW, TITLE_ROW
from xltiebreak.excel.cells.names import Sheets
from xltiebreak.excel.cells.rows import rating_text
from xltiebreak.excel.cells.typed_lists import BOARDS, GAMES, MATCHES, WORDS, TypedList
from xltiebreak.excel.cells.typed_matches import PENDING
from xltiebreak.excel.cells.typed_results import games_with_room, names_to_type
from xltiebreak.excel.formulas.language import short
from xltiebreak.excel.sheets.crosstable_sheet import team_heads
from xltiebreak.excel.sheets.prizes_sheet import nothing_stated
from xltiebreak.excel.sheets.section_book import SectionBook, TeamBook
from xltiebreak.excel.sheets.shape_cells import games_cells, list_cells, score_cells
from xltiebreak.excel.sheets.sheet import Cell, Looks, Sheet, Step, between, down, hidden_helpers
from xltiebreak.excel.sheets.typed_table import Followed, Row, list_named
from xltiebreak.tables.labels import COLUMN_HEADERS


def _list(book: SectionBook, kind: str, rows: Sequence[Row], **columns: int) -> Sheet:
    """Return a list with its rows, and with names for these ``columns``."""
    places = range(FIRST_ROW, FIRST_ROW + len(rows))
    names = {name: down(places, column) for name, column in columns.items()}
    table = list_named(kind).filled(rows, *book.step_and_title(kind), book.names.__getitem__)
    return table + Sheet(names=names)


def _worked_out(
    book: SectionBook,
    of: TypedList,
    rows: Sequence[Row],
    formulas: Mapping[str, str],
    *,
    last: int = 0,
    wrong: str,
    pending: str,
    used: str,
) -> Sheet:
    """Return a list with its rows, the words and the hidden columns that follow from them, and
    further hidden columns up to the ``last``. The words have looks where a row is ``wrong`` or
    ``pending``, a wrong row too, and every other round is banded where its rows are ``used``."""
    words, places = len(list_named(of.kind).heads) - 1, range(FIRST_ROW, FIRST_ROW + len(rows))
    columns = {name: of.column(name) for name in of.helpers if name in formulas} | {"words": words}
    named = {**of.typed, **{name: of.column(at) for name, at in of.hidden.items()}}
    wrong, pending, used = (
        condition.replace("{row}", str(FIRST_ROW + 1)) for condition in (wrong, pending, used)
    )
    of_rows = [("error", wrong), ("banded", f"AND({used},MOD(N($A{FIRST_ROW + 1}),2)=0)")]
    return (
        _list(book, of.kind, rows)
        + hidden_helpers(of.first, last or of.behind - 2)
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
            looks=[
                Looks(down(places, words), [("unreadable", wrong), ("pending", pending)]),
                Looks(down(places, 0, words - 1), of_rows, stop=False),
            ],
            names={name: down(places, column) for name, column in named.items()},
        )
    )


def _entry(player: Player) -> Row:
    return player.number, player.name, player.id, rating_text(player)


_NAMES_OF_SCORES = ("Players", "Ratings", "Clubs", "PrintedPlaces", "Scores")


def scores_sheet(book: SectionBook) -> Sheet:
    """Return the list of scores, row k being player k."""
    heads = [
        head._replace(text=book.team_head) if head.text == COLUMN_HEADERS["team"] else head
        for head in list_named(Sheets.SCORES).heads
    ]
    table = replace(list_named(Sheets.SCORES), heads=[*heads, *team_heads(book.further_teams)])
    rows = [
        (
            *(player.number, player.name, rating_text(player), player.team),
            *(player.printed_place, score),
            *(teams.teams.get(player.number) for teams in book.further_teams),
        )
        for player, (score,) in zip(book.section.players, book.results)
    ]
    fault = book.names["ShapeStops"]
    step = Step(book.formula("step of scores", no_prizes=nothing_stated(book)), f'{fault}<>""')
    page = score_cells(book.names, len(rows)).drawn + table.filled(
        rows, step, book.title_of(Sheets.SCORES), book.names.__getitem__
    )
    in_rows, columns = range(FIRST_ROW, FIRST_ROW + len(rows)), enumerate(_NAMES_OF_SCORES, start=1)
    return page + Sheet(names={name: down(in_rows, column) for column, name in columns})


def teams_sheet(book: TeamBook) -> Sheet:
    """Return the sheet of teams, row k being team k."""
    teams = [*map(_entry, book.section.players)]
    return _list(book, Sheets.TEAMS, teams, Numbers=0, Players=1, Ratings=3)


def players_sheet(book: TeamBook) -> Sheet:
    """Return the players of the teams."""
    called = names_to_type(book.section.players)
    rows = range(FIRST_ROW, FIRST_ROW + book.layout.members)
    team = short("number_of", f"$E{FIRST_ROW + 1}", book.names["Numbers"], book.names["Players"])
    members = [
        (*_entry(member.player), called.get(member.team or 0, member.team), member.board)
        for member in book.members
    ]
    looks = [Looks(down(rows, 4), [("unreadable", f"IFERROR({team}=0,TRUE)")])]
    columns = {"MemberNumbers": 0, "MemberNames": 1, "MemberTeams": 4}
    return _list(book, Sheets.PLAYERS, members, **columns) + Sheet(looks=looks)


def matches_sheet(book: TeamBook) -> Sheet:
    """Return the matches of every round, typed or still empty, and the hidden columns."""
    called, names, layout = names_to_type(book.section.players), book.names, book.layout
    rows = range(FIRST_ROW, FIRST_ROW + layout.matches)
    has_boards, weights = bool(layout.boards), MATCHES.behind
    formulas = typed_lists.match_formulas(names, layout.rounds, has_boards=has_boards)
    sums = book.formulas("points of a match").values()
    own, theirs = (Followed(formula) if has_boards else None for formula in sums)
    typed = [
        (
            *(match.round, called.get(match.team or 0, match.team)),
            own if match.points is None else match.points,
            theirs if match.opponents_points is None else match.opponents_points,
            *(called.get(match.opponent or 0, match.opponent), match.result),
        )
        for match in book.typed_rows
    ]
    return (
        _worked_out(
            *(book, MATCHES, typed, formulas),
            last=weights + MAX_BOARDS,
            wrong=f'{MATCHES.cell("problem")}<>""',
            pending=f'{MATCHES.cell("letter")}="{PENDING}"',
            used='TRIM($B{row})<>""',
        )
        + Sheet(
            cells=[*_weights(book)],
            names={
                "Weights": (KEY_ROW, weights, KEY_ROW, weights + MAX_BOARDS - 1),
                "MostPoints": (TITLE_ROW, weights),
                "BoardCount": (TITLE_ROW, weights + 1),
                "BoardsUsed": (TITLE_ROW, weights + 2),
            },
            boxes=[(down(rows, 0), between("Round", 1, layout.rounds))],
        )
        + list_cells(book)
    )


def _weights(book: TeamBook) -> Iterator[Cell]:
    for k in range(MAX_BOARDS):
        weight = book.formula("weight of a board", board=str(k + 1), begin=str(99 * k + 1))
        yield Cell(KEY_ROW, MATCHES.behind + k, "beside", formula=weight)
    for column, formula in enumerate(book.formulas("all weights").values(), MATCHES.behind):
        yield Cell(TITLE_ROW, column, "beside", formula=formula)


_OF_A_MATCH = {"round": "A", "team": "B", "opponent": "E"}
_DEEPEST = 7
"""Spreadsheets fold no deeper."""


def boards_sheet(book: TeamBook) -> Sheet:
    """Return the boards: a block of rows for each row of the sheet ``Matches``."""
    called = names_to_type(book.section.players)
    members = names_to_type(row.player for row in book.members)
    matches = book.names.quoted(Sheets.MATCHES)
    rows: list[Row] = []
    for k, typed in enumerate(book.boards):
        match = FIRST_ROW + 1 + k // book.layout.boards
        own, other = typed.match.team or 0, typed.match.opponent or 0
        known = (typed.match.round, typed.board, called.get(own, own), called.get(other, other))
        at = {name: f"{matches}!{letter}{match}" for name, letter in _OF_A_MATCH.items()}
        shown = at["round"], str(typed.board), at["team"], at["opponent"]
        round, board, team, opponent = (
            Followed(book.formula("board's match", shown=cell, **at), value)
            for cell, value in zip(shown, known if own and other else [None] * len(known))
        )
        rows.append(
            (
                *(round, board, team, members.get(typed.player or 0, typed.player), typed.result),
                *(members.get(typed.opponent or 0, typed.opponent), opponent, typed.colour),
            )
        )
    return _worked_out(
        *(book, BOARDS, rows, typed_lists.board_formulas(book.names)),
        wrong=f'{BOARDS.cell("problem")}<>""',
        pending=f'{BOARDS.cell("points")}=""',
        used='TRIM($D{row}&$F{row})<>""',
    ) + Sheet(folds=_folds(book), plus_above=True)


def _folds(book: TeamBook) -> Mapping[int, Mapping[str, Any]]:
    """Return XlsxWriter's settings for rows of rounds after the last in which a board is typed.

    These rounds are folded, each inside the one before. So they take no paper, and a round opens
    from the last row of the one before.
    """
    boards, matches, size = book.boards, book.typed_rows, book.layout.boards
    filled = (board for board in boards if board.player or board.opponent or board.result)
    begun = max((board.match.round or 1 for board in filled), default=1)
    spare = max((match.round or 0 for match in matches), default=0) + 1
    depths = [min(max((match.round or spare) - begun, 0), _DEEPEST) for match in matches]
    folds = {}
    for k in range(len(boards)):
        depth, after = depths[k // size], depths[min((k + 1) // size, len(depths) - 1)]
        if depth or after > depth:
            folds[FIRST_ROW + k] = {"level": depth, "hidden": depth > 0, "collapsed": after > depth}
    return folds


_ABOVE = GAMES.behind
"""Behind the hidden columns of Games, the first row holds the table of results, the cells that the
first problem is made of, and that one; then come the lists that the rows look up."""

_JOINS = {**{own: f": {words}" for own, words in WORDS["alone"].items()}, **WORDS["joined"]}
_LOOKED_UP: Mapping[str, Sequence[str]] = {
    "GameLetters": [*_JOINS],
    "GameJoins": [*_JOINS.values()],
    "GameWords": [at + words for at, words in WORDS["wrong"]["games"]],
}
"""What the rows look up, each list in a row above the table, where no row of it is deleted."""


def games_sheet(book: SectionBook) -> Sheet:
    """Return the games of every round, typed or still empty, and the hidden columns."""
    called = names_to_type(book.section.players)
    typed = [
        (
            *(game.round, game.board, called.get(game.white or 0, game.white), game.result),
            called.get(game.black or 0, game.black),
        )
        for game in games_with_room(book.section)
    ]
    return _worked_out(
        *(book, GAMES, typed, GAMES.formulas(book.names, {})),
        wrong=f'{GAMES.cell("problem")}<>""',
        pending=f'{GAMES.cell("letters")}="PP"',
        used="N($A{row})>0",
    ) + _above_the_games(book, len(typed))


def _above_the_games(book: SectionBook, count: int) -> Sheet:
    """Return hidden cells with the lists that the rows look up, and the first problem of the sheet,
    and the names of all that formulas read."""
    rules = games_cells(book.names, count, _ABOVE + 1)
    row = rules.keep(book.formula("game not shown"))
    rules.keep(book.formula("problem of games", row=row), "GameProblem")
    first = rules.first + len(rules.drawn.cells)
    return rules.drawn + Sheet(
        cells=[
            Cell(0, _ABOVE, "beside", typed_lists.SIGNS),
            *(
                Cell(row, column, "beside", text.format(**{"a date": A_DATE}, **book.names.sheets))
                for row, texts in enumerate(_LOOKED_UP.values())
                for column, text in enumerate(texts, first)
            ),
        ],
        hidden=[(_ABOVE - 1, first + max(map(len, _LOOKED_UP.values())) - 1)],
        names={
            "GameSigns": (0, _ABOVE),
            **{
                name: (row, first, row, first + len(texts) - 1)
                for row, (name, texts) in enumerate(_LOOKED_UP.items())
            },
        },
    )

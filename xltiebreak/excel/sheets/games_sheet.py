"""The sheet ``Games`` of a Swiss whose results are typed once: a row a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from xlsxwriter.utility import xl_range_abs, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel import shape_rules
from xltiebreak.excel.cells import game_rules
from xltiebreak.excel.cells.formulas import first_that_holds, quoted
from xltiebreak.excel.cells.game_rules import (
    FAULTS,
    FIRST_HELPER,
    HELPERS,
    JOINED,
    NAMES,
    NOT_SHOWN,
    OFFERED,
    SIGNS,
    SIGNS_COLUMN,
    TYPED,
    helper,
)
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, block_of
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET, GAMES_SHEET
from xltiebreak.excel.known_names import TYPED_GAMES
from xltiebreak.excel.known_names import Block as Cells
from xltiebreak.excel.sheets.section_book import GamesBook
from xltiebreak.excel.sheets.sheet import Cell, Looks, Sheet, down, hidden_helpers, offer
from xltiebreak.excel.sheets.typed_table import list_named

_WHITE, _RESULT, _BLACK, _WORDS = 2, 3, 4, 5
_ROWS_BEYOND = 1001
_RULES = 3
"""How many rules say whether the list stands where formulas expect it."""
_FIRST_LISTED = SIGNS_COLUMN + 9
_LISTS: Mapping[str, Sequence[str]] = {
    "GameLetters": [*JOINED],
    "GameJoins": [*JOINED.values()],
    "GameWords": [words[:1].upper() + words[1:] for _, words in FAULTS],
}
"""What the rows look up, each list in a row above the table, where no row of it is deleted, from
the column ``_FIRST_LISTED`` on."""


def games_sheet(book: GamesBook) -> Sheet:
    """Return the games of every round, typed or still empty, and the hidden columns."""
    count = len(book.games)
    rows = range(FIRST_ROW, FIRST_ROW + count)
    step = book.first_line(f"{book.names.quoted(CROSSTABLE_SHEET)}!$A$1")
    around = list_named(GAMES_SHEET).around(count, step, book.title_of(GAMES_SHEET))
    first = FIRST_ROW + 1
    conditions = [
        ("unreadable", f"${helper('fault')}{first}>0"),
        ("pending", f'${helper("letters")}{first}="PP"'),
    ]
    every_other = [("banded", f"AND(N($A{first})>0,MOD(N($A{first}),2)=0)")]
    players = f"={book.names['Players']}"
    offered = {_WHITE: players, _RESULT: OFFERED, _BLACK: players}
    return (
        around
        + hidden_helpers(FIRST_HELPER, _FIRST_LISTED + max(map(len, _LISTS.values())))
        + Sheet(
            cells=[
                *(cell for k, game in zip(rows, book.games) for cell in _typed(book, k, game)),
                *_worked_out(book, rows),
                *_beside(book, count),
            ],
            boxes=[offer(down(rows, column), source) for column, source in offered.items()],
            looks=[
                Looks(down(rows, _WORDS), conditions),
                Looks(down(rows, 0, _WORDS - 1), every_other, stop=False),
            ],
            figures_as_text=f"C{first}:E{rows.stop}",
            selected=(FIRST_ROW, 0),
            names=[*_names(book, count)],
        )
    )


def _typed(book: GamesBook, row: int, game: game_rules.TypedGame) -> Iterator[Cell]:
    yield Cell(row, 0, "rating", game.round)
    yield Cell(row, 1, "rating", game.board)
    yield Cell(row, _WHITE, "row_text", book.called.get(game.white or 0, game.white))
    yield Cell(row, _RESULT, "result", game.result)
    yield Cell(row, _BLACK, "row_text", book.called.get(game.black or 0, game.black))


def _worked_out(book: GamesBook, rows: range) -> Iterator[Cell]:
    formulas = game_rules.formulas(book.names)
    columns = {"words": _WORDS}
    columns.update((name, column) for column, name in enumerate(HELPERS, FIRST_HELPER))
    for name, column in columns.items():
        style = "plain_shrunk" if name == "words" else "beside"
        size = (len(rows), 1)
        yield Cell(rows.start, column, style, formula=formulas[name], size=size, fills="copied")


def _beside(book: GamesBook, count: int) -> Iterator[Cell]:
    """Yield hidden cells with the lists that the rows look up, and the first fault of the sheet."""
    yield Cell(0, SIGNS_COLUMN, "beside", SIGNS)
    for row, texts in enumerate(_LISTS.values()):
        for column, text in enumerate(texts, _FIRST_LISTED):
            yield Cell(row, column, "beside", text)
    title = book.names.sheets[GAMES_SHEET]
    lost = [
        (
            f"ISERROR(ROWS({block_of('ABCDEF'.index(game_rules.TYPED[name]), count)}))",
            quoted(f"{title}: {shape_rules.LOST.format(f'column {head}')}"),
        )
        for name, head in TYPED_GAMES.items()
    ]
    cases: list[tuple[str, str]] = []
    sheet = f'"{title}!"'
    at = SIGNS_COLUMN + 2

    def place(_: str) -> str:
        return str(xl_rowcol_to_cell(0, at + len(cases), True, True))

    typed = [
        Cells("", FIRST_ROW + 1, column + 1, FIRST_ROW + count, column + 1)
        for column in (_WHITE, _RESULT, _BLACK)
    ]
    last = FIRST_ROW + count + _ROWS_BEYOND
    heads = {
        title: f"${game_rules.TYPED[name]}${HEADER_ROW + 1}" for name, title in TYPED_GAMES.items()
    }
    rules = shape_rules.rules_of_list(typed, HEADER_ROW + 1, last, _WORDS + 1, place)
    for rule in chain([shape_rules.rule_of_titles(heads, place)], rules):
        yield Cell(0, at + len(cases), "beside", formula=rule.figure)
        cases.append((f"N({place('')})>0", f"{sheet}&{rule.sentence}"))
    shape, fault = (xl_rowcol_to_cell(0, at + len(cases) + k, True, True) for k in (0, 1))
    yield Cell(0, at + len(cases), "beside", formula=first_that_holds([*lost, *cases]))
    yield Cell(0, at + len(cases) + 1, "beside", formula=game_rules.first_fault(book.names))
    problems = [
        (f'{shape}<>""', shape),
        (f'{fault}<>""', f"{sheet}&{fault}"),
        (game_rules.not_shown(book.names), quoted(NOT_SHOWN)),
    ]
    yield Cell(0, SIGNS_COLUMN + 1, "beside", formula=first_that_holds(problems))


def _names(book: GamesBook, count: int) -> Iterator[tuple[str, str]]:
    names = book.names
    for name, title in NAMES.items():
        yield names.of(name, GAMES_SHEET, block_of(FIRST_HELPER + HELPERS.index(title), count))
    for name, letter in TYPED.items():
        yield names.of(name, GAMES_SHEET, block_of("ABCDEF".index(letter), count))
    cells = {"GameSigns": 0, "GameProblem": 1, "GameShape": 2 + _RULES}
    for name, column in cells.items():
        yield names.cell(name, GAMES_SHEET, 0, SIGNS_COLUMN + column)
    for row, (name, texts) in enumerate(_LISTS.items()):
        last = _FIRST_LISTED + len(texts) - 1
        yield names.of(name, GAMES_SHEET, xl_range_abs(row, _FIRST_LISTED, row, last))

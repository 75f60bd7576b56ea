"""The sheet ``Arithmetic``: a row a player or team, with what each round or game adds to the
tie-breaks. The sheet is protected without a password, so that nobody types over a formula."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.disk.shipped import table_in
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW, TITLE_ROW
from xltiebreak.excel.cells.names import Sheets
from xltiebreak.excel.cells.typed_results import BYE_LISTS, bye_words
from xltiebreak.excel.formulas.language import quoted, spelled_out
from xltiebreak.excel.plain.grid import CODES, GridTable
from xltiebreak.excel.plain.swiss import MOST, PLACES, PRINTED, SPELLINGS, SwissTable
from xltiebreak.excel.plain.table import ArithmeticTable, Column
from xltiebreak.excel.plain.teams import MAIN, THEN, TeamTable
from xltiebreak.excel.sheets.painter import column_of_names
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.sheet import (
    HEADER_HEIGHT,
    Cell,
    Looks,
    Rows,
    Sheet,
    down,
    hidden_helpers,
    in_sight,
    note,
    top,
    unused_rounds,
)
from xltiebreak.rules.systems import SYSTEMS

_TEXTS = table_in("excel/sheets/arithmetic.toml")
_KEYS = _TEXTS["keys"]
_NAMES, _NAME = ("Name", "Team"), 1
_WRONG = "CellLetters", "CellFaults"
"""The names of the blocks with the letter of each typed result, and with what is wrong in it."""
_NUMBER_WIDTH, _FIGURE_WIDTH, _SUM_WIDTH, _ROUND_WIDTH = 5.0, 8.5, 6.6, 5.0


def _page(
    book: SectionBook,
    key: str,
    widths: Mapping[str, float],
    notes: Mapping[str, str],
    *,
    key_formula: str = "",
    shown: int = 0,
    unprinted: int = 0,
    two_digits: Iterable[str] = (),
) -> Sheet:
    """Return the sheet without what only one kind of event has.

    The ``key`` explains its figures (``key_formula`` where that depends on cells, and ``key`` is
    the longest); ``widths`` and ``notes`` go by header; figures under ``two_digits`` have two
    decimals. The first ``shown`` columns (0: all) are printed without the last ``unprinted`` ones.
    """
    table = book.arithmetic
    rows = range(FIRST_ROW, FIRST_ROW + table.book.players)
    wide = [{"No.": _NUMBER_WIDTH, **widths}.get(head, _FIGURE_WIDTH) for head in table.heads]
    last = (shown or len(wide)) - 1
    printed = last - unprinted
    others = [*wide[:_NAME], *wide[_NAME + 1 : printed + 1]]
    wide[_NAME], lines = column_of_names(book.player_names, others)
    over, hold = in_sight(wide[: printed + 1]), table.cell("hold")
    blocks = map(table.block, filter(None, table.wrong_cells))
    title = f'{book.title_of(Sheets.ARITHMETIC)}&", "&{table.cell("progress")}'
    filled = f'{table.page("No.").at(FIRST_ROW)}<>""'
    text = None if key_formula else key
    return (
        top(f'IF({hold}<>"",{hold},"{_TEXTS["hint"]}")', title, over, wrong=f'{hold}<>""')
        + Sheet(
            cells=[
                Cell(KEY_ROW, 0, "line", text, key_formula, size=(1, len(over))),
                *(
                    Cell(HEADER_ROW, column, "header" if head in _NAMES else "header_centred", head)
                    for column, head in enumerate(table.heads)
                ),
                *(
                    Cell(HEADER_ROW, column, "beside", title)
                    for column, title in enumerate(table.titles, table.first_hidden)
                ),
                *_figures(table, two_digits, "plain_wrapped" if lines > 1 else "plain_shrunk"),
            ],
            sentences={KEY_ROW: (sum(over), len(key))},
            widths=dict(enumerate(wide)),
            heights={HEADER_ROW: HEADER_HEIGHT},
            rows=Rows(FIRST_ROW, table.book.players, lines=lines),
            hidden=[(last + 1, len(wide) - 1)],
            boxes=[
                note(HEADER_ROW, column, head, notes[head])
                for column, head in enumerate(table.heads)
                if head in notes
            ],
            looks=[
                Looks((TITLE_ROW, 0, rows.stop - 1, last), [("silent", "ISERROR(A2)")], stop=False),
                Looks(down(rows, 0, last), [("line", filled)], stop=False),
            ],
            names={
                "Arithmetic": down(rows, 0, table.width - 1),
                "LineIsRed": table.figure("line_is_red"),
                **{
                    name: down(rows, block.at_column, block.of(table.width).at_column)
                    for name, block in zip(_WRONG, blocks)
                },
                **{
                    "".join(filter(str.isalpha, SYSTEMS[code].name)) + "Formulas": down(
                        rows, table.named(code).at_column
                    )
                    for code in table.codes
                    if code in (*table.heads, *table.helpers)
                },
            },
            frozen=(FIRST_ROW, 2),
            protected={"format_columns": True, "format_rows": True, "select_locked_cells": True},
            printed=(TITLE_ROW, 0, rows.stop - 1, printed),
            repeated=HEADER_ROW,
        )
        + hidden_helpers(table.first_hidden, table.last_hidden)
    )


def _figures(table: ArithmeticTable, two_digits: Iterable[str], named: str) -> Iterator[Cell]:
    styles = {
        **dict.fromkeys(range(len(table.heads)), "plain_score"),
        **{table.page(head).at_column: "plain_two" for head in two_digits},
        table.page("No.").at_column: "plain",
        _NAME: named,
        table.page("Score").at_column: "plain_half_bold",
    }
    k, rows = table.helper("k").at_column, range(FIRST_ROW, FIRST_ROW + table.book.players)
    yield from (Cell(row, k, "beside", row - FIRST_ROW + 1) for row in rows)
    for (at, *_), formula in table.formulas():
        style, size = styles.get(at, "beside"), (table.book.players, 1)
        yield Cell(FIRST_ROW, at, style, formula=formula, size=size, fills="copied")
    for (row, at), formula in table.formulas_above():
        style = "header_centred" if at < table.first_hidden else "beside"
        yield Cell(row, at, style, formula=formula)


def _unused_rounds(table: ArithmeticTable, first: Column, typed: Column) -> Looks:
    """Hide the header of each round that is not planned until it is used; ``first`` and ``typed``
    are the columns of round 1 and of its results."""
    heads = HEADER_ROW, first.at_column, HEADER_ROW, first.at_column + table.width - 1
    rows = range(FIRST_ROW, FIRST_ROW + table.book.players)
    return unused_rounds(heads, table.cell("planned"), rows, typed.at_column)


def swiss_arithmetic(book: SectionBook) -> Sheet:
    """Return the page of a Swiss and the hidden columns beside it. Scores that Modified Median
    drops are struck out; headers of tie-breaks that the order has not are whitened."""
    table = book.arithmetic
    assert isinstance(table, SwissTable)
    usual, others, of_roundrobin = map(_KEYS.get, ("swiss", "swiss_others", "typed_roundrobin"))
    rounds = [f"R{round}" for round in range(1, table.width + 1)]
    rows = range(FIRST_ROW, FIRST_ROW + table.book.players)
    scores = table.block("R").at_column, table.block("R").of(table.width).at_column
    points = table.block("points").at_column
    places = [table.page(head).at_column for head in (PLACES[0], PLACES[-1])]
    is_unused = f'{xl_rowcol_to_cell(HEADER_ROW, places[0])}=""'
    return Sheet(
        cells=[
            Cell(*table.figure("spellings"), "beside", SPELLINGS),
            *(Cell(*table.figure(f"byes_{kind}"), "beside", bye_words(kind)) for kind in BYE_LISTS),
        ],
        looks=[
            Looks(down(rows, *scores), [("dropped", table.is_dropped(FIRST_ROW, 1))]),
            _unused_rounds(table, table.block("R"), table.block("text").of(1)),
            Looks((HEADER_ROW, places[0], HEADER_ROW, places[1]), [("unused", is_unused)]),
        ],
        names={
            "CompleteRounds": (TITLE_ROW, points, TITLE_ROW, points + table.width - 1),
            "TypedNames": down(rows, table.helper("typed name").at_column),
            "NameRows": down(rows, table.helper("k").at_column),
        },
    ) + _page(
        book,
        usual + others,
        {**dict.fromkeys(table.heads[2:], _SUM_WIDTH), **dict.fromkeys(rounds, _ROUND_WIDTH)},
        _TEXTS["notes"],
        key_formula=f"IF({table.cell('by_roundrobin')}=1,{quoted(of_roundrobin)},"
        f'{quoted(usual)}&IF({table.is_usual()},"",{quoted(others)}))',
        unprinted=max(0, MOST - max(PRINTED, len(book.codes))),
    )


def grid_arithmetic(book: SectionBook) -> Sheet:
    """Return the page of a round-robin's grid and the hidden columns beside it."""
    table = book.arithmetic
    assert isinstance(table, GridTable)
    widths = dict.fromkeys(table.heads, 6.5 if book.cycles > 1 else 7.5)
    # the colours of the games come before the lines of the rows: the first match decides
    return (
        Sheet(looks=[_games(book, table)])
        + _page(book, _KEYS["grid"], widths, _explained(CODES))
        + Sheet(cells=[*_opponents_scores(book, table)], heights={HEADER_ROW: 2 * HEADER_HEIGHT})
    )


def _explained(codes: Iterable[str]) -> Mapping[str, str]:
    return {code: f"{SYSTEMS[code].name}. {SYSTEMS[code].key}" for code in codes}


def _opponents_scores(book: SectionBook, table: GridTable) -> Iterator[Cell]:
    """Yield headers with each opponent's number and score: ``3: 5½``."""
    for k in range(1, table.width + 1):
        other = (k - 1) // book.cycles
        score = table.page("Score").at(FIRST_ROW + other)
        head = book.formula("head of an opponent", number=str(other + 1), score=score)
        yield Cell(HEADER_ROW, table.block("R").of(k).at_column, "header_wrapped", formula=head)


def _games(book: SectionBook, table: GridTable) -> Looks:
    """Colour results as the sheet Crosstable does, and blacken where a player meets himself."""
    brought, letters = table.block("R"), table.block("letter")
    rows = range(FIRST_ROW, FIRST_ROW + table.book.players)
    first, last = brought.at_column, brought.of(table.width).at_column
    looks = book.formulas(
        "looks of games",
        shown=xl_rowcol_to_cell(FIRST_ROW, first),
        letter=xl_rowcol_to_cell(FIRST_ROW, letters.at_column),
        here=table.helper("here").at(FIRST_ROW),
        own=f"INT((COLUMN({xl_rowcol_to_cell(0, first)})-{first + 1})/{book.cycles})",
        row=f"ROW({xl_rowcol_to_cell(FIRST_ROW, 0)})-{FIRST_ROW + 1}",
    )
    return Looks(down(rows, first, last), looks.items())


def team_arithmetic(book: SectionBook) -> Sheet:
    """Return the page of a team event and the hidden columns beside it."""
    table = book.arithmetic
    assert isinstance(table, TeamTable)
    terms, scores = ([f"{letter}{round}" for round in range(1, table.width + 1)] for letter in "RO")
    by_usat = spelled_out(book.section.order) == "usat"
    looks = [_unused_rounds(table, block, block) for block in map(table.block, "RO")]
    return Sheet(looks=looks) + _page(
        book,
        _KEYS["teams"] + _KEYS["teams_by_usat"] * by_usat,
        {**dict.fromkeys(terms, 7.5), **dict.fromkeys(scores, 5.5)},
        _explained(THEN),
        shown=0 if by_usat else table.page(MAIN).at_column + 1,
        two_digits=(*terms, MAIN),
    )

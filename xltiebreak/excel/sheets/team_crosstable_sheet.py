"""A sheet ``Crosstable`` of a team event: worked out from the matches, not typed.

Its results and points are what the functions take. Hidden beside them stands in which row of the
sheet ``Matches`` each result is, how far each round is, and each team's tournament points.
"""

from __future__ import annotations

from collections.abc import Iterator

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    xl_range,
    xl_range_abs,
    xl_rowcol_to_cell,
)

from xltiebreak.excel.cells.formulas import A_ROUND
from xltiebreak.excel.cells.layout import FIRST_ROW, ROUNDS_OF_TEAMS
from xltiebreak.excel.cells.match_rules import TWICE
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET, TEAMS_SHEET
from xltiebreak.excel.sheets.painter import Cell, Head, Looks, Sheet, Table, down, hidden_helpers
from xltiebreak.excel.sheets.section_book import TeamBook

_KEY = (
    "Follows the sheet Matches; nothing is typed here.  W12 beat 12 · D12 drew · L12 lost · "
    "X F forfeit win, loss · B H byes · 5? no result yet"
)
_WON, _DRAWN, _BEGUN, _AWAY = "WXB", "DZH", "WDLXFZ", "U"


def team_crosstable_sheet(book: TeamBook) -> Sheet:
    """The results and points as formulas."""
    layout = book.layout
    rounds = range(1, layout.rounds + 1)
    heads = [
        Head("No.", 6, centred=True),
        Head("Team", 30),
        Head("Rating", 9, centred=True),
        *(Head(f"R{round}", 7, f"The match of round {round}.", centred=True) for round in rounds),
        *(
            Head(f"P{round}", 7, f"Points inside the match of round {round}.", centred=True)
            for round in rounds
        ),
        Head(
            "Matches",
            10,
            "Tournament points: 1 for a match won, ½ for a match drawn.",
            centred=True,
        ),
        Head("Points", 9, "All points inside the matches.", centred=True),
    ]
    around = Table(heads, _KEY, wide=True).around(layout.teams, *book.above(CROSSTABLE_SHEET))
    return (
        around
        + hidden_helpers(layout.rows_used, layout.adjusted + 1)
        + Sheet(
            cells=[
                *(cell for k in range(layout.teams) for cell in (*_team(book, k), *_sums(book, k))),
                *_rounds(book),
            ],
            looks=[_looks(book)],
            protected={"format_columns": True, "format_rows": True, "format_cells": True},
        )
    )


def _team(book: TeamBook, k: int) -> Iterator[Cell]:
    layout, row = book.layout, FIRST_ROW + k
    teams = book.names.quoted(TEAMS_SHEET)
    rating = f"{teams}!D{row + 1}"
    yield Cell(row, 0, "number", formula=f"{teams}!A{row + 1}")
    yield Cell(row, 1, "row_text", formula=f'{teams}!B{row + 1}&""')
    yield Cell(row, 2, "row", formula=f'IF({rating}="","",{rating})')
    for round in range(1, layout.rounds + 1):
        used = xl_rowcol_to_cell(row, layout.rows_used + round - 1)
        key = f"{A_ROUND * round}+$A{row + 1}"
        first, second = book.names["FirstKeys"], book.names["SecondKeys"]
        row_used = (
            f'IF(COUNTIF({first},{key})+COUNTIF({second},{key})>1,"{TWICE}",'
            f"IFERROR(MATCH({key},{first},0),-IFERROR(MATCH({key},{second},0),0)))"
        )
        yield Cell(row, layout.rows_used + round - 1, "beside", formula=row_used)
        for column, names, twice in (
            (layout.first_round, "Cells", TWICE),
            (layout.first_points, "Points", ""),
        ):
            own, theirs = book.names[f"First{names}"], book.names[f"Second{names}"]
            cell = (
                f'IF(ISTEXT({used}),"{twice}",IF({used}=0,"",'
                f"IF({used}>0,INDEX({own},ABS({used})),INDEX({theirs},ABS({used})))))"
            )
            yield Cell(row, column + round - 1, "row", formula=cell)


def _sums(book: TeamBook, k: int) -> Iterator[Cell]:
    """The two sums beside the points, and hidden those over the rounds that count."""
    layout, row = book.layout, FIRST_ROW + k
    results = xl_range(row, layout.first_round, row, layout.first_points - 1)
    points = xl_range(row, layout.first_points, row, layout.totals - 1)
    empty = f'AND($B{row + 1}="",SUMPRODUCT(--({results}<>""))=0)'
    complete = book.names["CompleteRounds"]

    def counted(letters: str, sums: str = f"SUMIF{{}},{complete})") -> str:
        """How many results of the complete rounds begin with one of these letters."""
        each = (f'({results},"{letter}*"' for letter in letters)
        return "(" + "+".join(sums.format(counting) for counting in each) + ")"

    all_rounds = "COUNTIF{})"
    given = f"{counted(_WON, all_rounds)}+0.5*{counted(_DRAWN, all_rounds)}"
    score = f"{counted(_WON)}+0.5*{counted(_DRAWN)}"
    adjusted = f"0.5*(SUM({complete})+{counted('W')}-{counted('L')})"
    for column, formula in (
        (layout.totals, f'IF({empty},"",{given})'),
        (layout.totals + 1, f'IF({empty},"",SUM({points}))'),
        (layout.adjusted, adjusted),
        (layout.adjusted + 1, score),
    ):
        yield Cell(row, column, "score", formula=formula)


def _rounds(book: TeamBook) -> Iterator[Cell]:
    """How far each round is, above the rows that it uses: the rule of
    :func:`xltiebreak.event.crosstable.typed_by_hand`."""
    for round in range(1, book.layout.rounds + 1):
        for row, formula in enumerate(_of_round(book, round)):
            yield Cell(row, book.layout.rows_used + round - 1, "beside", formula=formula)


def _of_round(book: TeamBook, round: int) -> tuple[str, ...]:
    """The formulas of a round, in the order of :data:`ROUNDS_OF_TEAMS`."""
    layout, last = book.layout, FIRST_ROW + book.layout.teams - 1
    column, used = layout.first_round + round - 1, layout.rows_used + round - 1
    results = xl_range_abs(FIRST_ROW, column, last, column)
    teams = xl_range_abs(FIRST_ROW, 1, last, 1)
    begun, without = (
        xl_rowcol_to_cell(ROUNDS_OF_TEAMS[name], used, True, True)
        for name in ("BegunRounds", "WithoutMatch")
    )
    before = xl_rowcol_to_cell(0, used - 1, True, True) if round > 1 else "0"
    now = xl_rowcol_to_cell(0, layout.last_used, True, True)
    empty = f'({results}="")*({teams}<>"")'
    in_round_before = f"INDEX({book.names['Results']},0,MAX(1,{before}))"
    was_there = f'({in_round_before}<>"")*({in_round_before}<>"{_AWAY}")'
    awaited = f"IF({before}=0,SUMPRODUCT({empty}),SUMPRODUCT({empty}*{was_there}))"
    is_mostly_empty = f'2*SUMPRODUCT({empty})>SUMPRODUCT(--({teams}<>""))'
    earlier = f"IF({is_mostly_empty},SUMPRODUCT({empty}),0)"
    pending = f'COUNTIF({results},"*~?")'
    begins = "+".join((pending, *(f'COUNTIF({results},"{letter}*")' for letter in _BEGUN)))
    is_full = f'AND(SUMPRODUCT(--({teams}<>""))>0,SUMPRODUCT({empty})=0)'
    return (
        f"IF({begun}=1,{round},{before})",
        f"IF(OR({begins}>0,{is_full}),1,0)",
        f'IF(AND({begun}=1,{without}=0,{pending}=0,COUNTIF({results},"{TWICE}")=0),1,0)',
        f"IF({begun}=0,0,IF({now}={round},{awaited},{earlier}))",
    )


def _looks(book: TeamBook) -> Looks:
    layout = book.layout
    rows = range(FIRST_ROW, FIRST_ROW + layout.teams)
    cell = xl_rowcol_to_cell(FIRST_ROW, layout.first_round)
    letter = f"LEFT({cell})"
    conditions = (
        ("unreadable", f'{cell}="{TWICE}"'),
        ("pending", f'RIGHT({cell})="?"'),
        ("win", f'{letter}="W"'),
        ("draw", f'{letter}="D"'),
        ("loss", f'{letter}="L"'),
        ("unplayed", f'AND({cell}<>"",ISNUMBER(FIND({letter},"XFZBHU")))'),
    )
    return Looks(down(rows, layout.first_round, layout.first_points - 1), conditions)

"""A sheet ``Crosstable`` of a team event: worked out from the matches, not typed.

Its results and points are what the functions take. Hidden beside them stands in which row of the
sheet ``Matches`` each result is, how far each round is, and each team's tournament points.
"""

from __future__ import annotations

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    xl_range,
    xl_range_abs,
    xl_rowcol_to_cell,
)
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import A_ROUND
from xltiebreak.excel.cells.layout import FIRST_ROW, ROUNDS_OF_TEAMS
from xltiebreak.excel.cells.match_rules import TWICE
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET, TEAMS_SHEET
from xltiebreak.excel.sheets.page import Head, Table, TeamBook, colour, hide_helpers, write_table

_KEY = (
    "Follows the sheet Matches; nothing is typed here.  W12 beat 12 · D12 drew · L12 lost · "
    "X F forfeit win, loss · B H byes · 5? no result yet"
)
_WON, _DRAWN, _BEGUN, _AWAY = "WXB", "DZH", "WDLXFZ", "U"


def write_team_crosstable(sheet: Worksheet, book: TeamBook) -> None:
    """Write the results and points as formulas, with what they give."""
    rounds = range(1, book.layout.rounds + 1)
    heads = [
        Head("No.", 6, centred=True),
        Head("Team", 30),
        Head("Rating", 9, centred=True),
        *(Head(f"R{one}", 7, f"The match of round {one}.", centred=True) for one in rounds),
        *(
            Head(f"P{one}", 7, f"Points inside the match of round {one}.", centred=True)
            for one in rounds
        ),
        Head(
            "Matches",
            10,
            "Tournament points: 1 for a match won, ½ for a match drawn.",
            centred=True,
        ),
        Head("Points", 9, "All points inside the matches.", centred=True),
    ]
    above = book.above(CROSSTABLE_SHEET)
    write_table(sheet, book.styles, Table(heads, _KEY, wide=True), book.layout.teams, above)
    for k in range(book.layout.teams):
        _team(sheet, book, k)
    _rounds(sheet, book)
    _colour(sheet, book)
    hide_helpers(sheet, book.layout.rows_used, book.layout.adjusted + 1)
    sheet.protect("", {"format_columns": True, "format_rows": True, "format_cells": True})


def _team(sheet: Worksheet, book: TeamBook, k: int) -> None:
    styles, layout, cells = book.styles, book.layout, book.cells
    row, player = FIRST_ROW + k, book.cells.section.players[k]
    teams = book.names.quoted(TEAMS_SHEET)
    name, rating = f"{teams}!B{row + 1}", f"{teams}!D{row + 1}"
    sheet.write_formula(row, 0, f"{teams}!A{row + 1}", styles.number, player.number)
    sheet.write_formula(row, 1, f'{name}&""', styles.row_text, player.name)
    sheet.write_formula(row, 2, f'IF({rating}="","",{rating})', styles.row, player.rating or "")
    for round in range(1, layout.rounds + 1):
        used = xl_rowcol_to_cell(row, layout.rows_used + round - 1)
        place = cells.rows_used[k][round - 1]
        key = f"{A_ROUND * round}+$A{row + 1}"
        first, second = book.names["FirstKeys"], book.names["SecondKeys"]
        sheet.write_formula(
            row,
            layout.rows_used + round - 1,
            f'IF(COUNTIF({first},{key})+COUNTIF({second},{key})>1,"{TWICE}",'
            f"IFERROR(MATCH({key},{first},0),-IFERROR(MATCH({key},{second},0),0)))",
            styles.beside,
            place,
        )
        points = cells.points[k][round - 1]
        for column, names, twice, value in (
            (layout.first_round, "Cells", TWICE, cells.results[k][round - 1]),
            (layout.first_points, "Points", "", "" if points is None else points),
        ):
            own, theirs = book.names[f"First{names}"], book.names[f"Second{names}"]
            sheet.write_formula(
                row,
                column + round - 1,
                f'IF(ISTEXT({used}),"{twice}",IF({used}=0,"",'
                f"IF({used}>0,INDEX({own},ABS({used})),INDEX({theirs},ABS({used})))))",
                styles.row,
                value,
            )
    _sums(sheet, book, k)


def _sums(sheet: Worksheet, book: TeamBook, k: int) -> None:
    """The two sums beside the points, and hidden those over the rounds that count."""
    layout, cells, row = book.layout, book.cells, FIRST_ROW + k
    results = xl_range(row, layout.first_round, row, layout.first_points - 1)
    points = xl_range(row, layout.first_points, row, layout.totals - 1)
    empty = f'AND($B{row + 1}="",SUMPRODUCT(--({results}<>""))=0)'
    there = bool(cells.section.players[k].name or any(cells.results[k]))
    matches = sum(result.points for result in cells.crosstable.results[k])
    inside = sum(one for one in cells.points[k] if one is not None)
    counts = book.names["CompleteRounds"]

    def counted(letters: str, *, complete: bool) -> str:
        """How many results begin with one of these letters."""
        each = [f'({results},"{letter}*"' for letter in letters]
        if complete:
            return "(" + "+".join(f"SUMIF{one},{counts})" for one in each) + ")"
        return "(" + "+".join(f"COUNTIF{one})" for one in each) + ")"

    given, score = (
        f"{counted(_WON, complete=one)}+0.5*{counted(_DRAWN, complete=one)}"
        for one in (False, True)
    )
    won, lost = (counted(letter, complete=True) for letter in "WL")
    style = book.styles.score
    for column, formula, value in (
        (layout.totals, f'IF({empty},"",{given})', matches if there else ""),
        (layout.totals + 1, f'IF({empty},"",SUM({points}))', inside if there else ""),
        (layout.adjusted, f"0.5*(SUM({counts})+{won}-{lost})", cells.score(k, draws=True)),
        (layout.adjusted + 1, score, cells.score(k, draws=False)),
    ):
        sheet.write_formula(row, column, formula, style, value)


def _rounds(sheet: Worksheet, book: TeamBook) -> None:
    """How far each round is, above the rows that it uses: the rule of
    :func:`xltiebreak.event.crosstable.typed_by_hand`."""
    cells, begun_so_far = book.cells, 0
    for round in cells.rounds:
        begun, complete = cells.begun[round - 1], cells.complete[round - 1]
        begun_so_far = round if begun else begun_so_far
        values = (begun_so_far, int(begun), int(complete), cells.without_match(round))
        for (row, formula), value in zip(enumerate(_of_round(book, round)), values):
            column = book.layout.rows_used + round - 1
            sheet.write_formula(row, column, formula, book.styles.beside, value)


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


def _colour(sheet: Worksheet, book: TeamBook) -> None:
    layout = book.layout
    last = FIRST_ROW + layout.teams - 1
    block = (FIRST_ROW, layout.first_round, last, layout.first_points - 1)
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
    colour(sheet, book.styles, block, conditions)

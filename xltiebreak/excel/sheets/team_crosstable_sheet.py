"""A sheet ``Crosstable`` of a team event: worked out from the matches, not typed.

Its results and points are what the functions take. Hidden beside them stands in which row of the
sheet ``Matches`` each result is, which rounds count, and each team's tournament points.
"""

from __future__ import annotations

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    xl_range,
    xl_range_abs,
    xl_rowcol_to_cell,
)
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import A_ROUND
from xltiebreak.excel.cells.layout import FIRST_ROW, KEY_ROW
from xltiebreak.excel.cells.match_rules import TWICE
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET, TEAMS_SHEET
from xltiebreak.excel.sheets.page import Head, Table, TeamBook, colour, hide_helpers, write_table

_KEY = (
    "Follows the sheet Matches; nothing is typed here.  W12 beat 12 · D12 drew · L12 lost · "
    "X F forfeit win, loss · B H byes · 5? no result yet"
)
_WON, _DRAWN, _BEGUN = "WXB", "DZH", "WDLXFZ"


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
    _rounds_that_count(sheet, book)
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


def _rounds_that_count(sheet: Worksheet, book: TeamBook) -> None:
    """1 above each round in which a match is in and none is without its result."""
    layout = book.layout
    for k, complete in enumerate(book.cells.complete):
        column = layout.first_round + k
        results = xl_range_abs(FIRST_ROW, column, FIRST_ROW + layout.teams - 1, column)
        begun = "+".join(f'COUNTIF({results},"{letter}*")' for letter in _BEGUN)
        sheet.write_formula(
            KEY_ROW,
            layout.rows_used + k,
            f'IF(AND({begun}>0,COUNTIF({results},"*~?")=0,COUNTIF({results},"{TWICE}")=0),1,0)',
            book.styles.beside,
            int(complete),
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

"""The sheets of a team event that plain formulas fill: ``Crosstable``, and ``Worksheet``, which
shows the IHSA or US Amateur Team tie-break of a chosen team match by match, as the rule prints it.
Their formulas stand in ``pages.formulas``.

The functions take the results and points of the crosstable. Hidden cells beside it hold the row of
``Matches`` for each result, how far each round is, and each team's tournament points. Source of the
worksheet: S. C. Miller, *Understanding Tie-breaks*, "IHSA Team Tie-Break System".
"""

from __future__ import annotations

from collections.abc import Iterator

from xlsxwriter.utility import xl_range, xl_range_abs, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.layout import (
    A_ROUND,
    FIRST_ROW,
    HEADER_ROW,
    KEY_ROW,
    ROUNDS_OF_TEAMS,
    TITLE_ROW,
)
from xltiebreak.excel.cells.names import Sheets
from xltiebreak.excel.cells.typed_lists import WORDS
from xltiebreak.excel.cells.typed_results import names_to_type
from xltiebreak.excel.formulas.language import edition_formula, first_that_holds, looked_up
from xltiebreak.excel.sheets.section_book import TeamBook
from xltiebreak.excel.sheets.sheet import (
    Cell,
    Looks,
    Opened,
    Sheet,
    down,
    hidden_helpers,
    lines_above,
    offer,
    unused_rounds,
)
from xltiebreak.excel.sheets.styles import LONGEST_OF_TEAMS, WIDTH_OF_A_NAME
from xltiebreak.excel.sheets.typed_table import Followed, Head, Row, Table, wide_enough
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import EDITIONS


def team_crosstable_sheet(book: TeamBook) -> Sheet:
    """Return the results and points as formulas."""
    layout = book.layout
    rounds, rows = range(1, layout.rounds + 1), range(FIRST_ROW, FIRST_ROW + layout.teams)
    key, last = WORDS["Crosstable"]["teams"], layout.adjusted + layout.rows_used - 1
    inside = "Points inside the match of round {}."
    heads = [
        Head("No.", 4.5, "number"),
        Head("Team", wide_enough(WIDTH_OF_A_NAME, book.player_names), "name_shown"),
        Head("Rating", 8, "rating"),
        *(Head(f"R{round}", 6, "rating", f"The match of round {round}.") for round in rounds),
        *(Head(f"P{round}", 6, "rating", inside.format(round)) for round in rounds),
        Head("Matches", 9, "score", "Tournament points: 1 for a match won, ½ for a match drawn."),
        Head("Points", 8, "score", "All points inside the matches."),
    ]
    table = Table(heads, key, spare=0, typed=(1, 1), longest=LONGEST_OF_TEAMS)
    blocks = (
        (HEADER_ROW, first, rows.stop - 1, first + layout.rounds - 1)
        for first in (layout.first_round, layout.first_points)
    )
    teams = [_team(book, row) for row in rows]
    looks = book.formulas(
        "looks of teams' results", result=xl_rowcol_to_cell(FIRST_ROW, layout.first_round)
    )
    return (
        table.filled(teams, *book.step_and_title(Sheets.CROSSTABLE), book.names.__getitem__)
        + hidden_helpers(layout.rows_used, last)
        + Sheet(
            cells=[*_rounds(book)],
            looks=[
                *(unused_rounds(block, book.stated_rounds, rows) for block in blocks),
                Looks(down(rows, layout.first_round, layout.first_points - 1), looks.items()),
            ],
            protected={"format_columns": True, "format_rows": True, "format_cells": True},
            names={
                "MatchRows": down(rows, layout.rows_used, layout.last_used),
                "Results": down(rows, layout.first_round, layout.first_points - 1),
                "Points": down(rows, layout.first_points, layout.totals - 1),
                "AdjustedScores": down(rows, layout.adjusted),
                "CompleteScores": down(rows, layout.totals),
                "TypedOver": down(rows, layout.adjusted + 1, last),
                **{
                    name: (row, layout.rows_used, row, layout.last_used)
                    for name, row in ROUNDS_OF_TEAMS.items()
                },
            },
        )
    )


def _team(book: TeamBook, row: int) -> Row:
    """Return a team's row, with what follows from it in hidden columns."""
    layout, teams = book.layout, book.names.quoted(Sheets.TEAMS)
    formulas = book.formulas(
        "team",
        **{name: f"{teams}!{letter}{row + 1}" for name, letter in _ON_TEAMS.items()},
        own_name=f"$B{row + 1}",
        results=xl_range(row, layout.first_round, row, layout.first_points - 1),
        points=xl_range(row, layout.first_points, row, layout.totals - 1),
    )
    matches = []
    for k in range(layout.rounds):
        used, number = xl_rowcol_to_cell(row, layout.rows_used + k), f"$A{row + 1}"
        key = f"{A_ROUND * (k + 1)}+{number}"
        matches.append(book.formulas("team's round", number=number, key=key, row=used))
    shown = [
        *(formulas[name] for name in ("number", "name", "rating")),
        *(match[name] for name in ("result", "points") for match in matches),
        *(formulas[name] for name in ("matches", "points")),
    ]
    hidden = [*(match["row"] for match in matches), formulas["adjusted"]]
    hidden += [
        book.formula("typed over", cell=xl_rowcol_to_cell(row, k, False, True), formula=formula)
        for k, formula in enumerate(shown)
    ]
    return [*map(Followed, shown), None, *map(Followed, hidden)]


_ON_TEAMS = {"number": "A", "name": "B", "rating": "D"}


def _rounds(book: TeamBook) -> Iterator[Cell]:
    """Yield cells that tell how far each round is, above the hidden rows in use."""
    layout, last = book.layout, FIRST_ROW + book.layout.teams - 1
    for k in range(layout.rounds):
        column, used = layout.first_round + k, layout.rows_used + k
        begun, without = (
            xl_rowcol_to_cell(ROUNDS_OF_TEAMS[name], used, True, True)
            for name in ("BegunRounds", "WithoutMatch")
        )
        formulas = book.formulas(
            "round of teams",
            round=str(k + 1),
            results=xl_range_abs(FIRST_ROW, column, last, column),
            teams=xl_range_abs(FIRST_ROW, 1, last, 1),
            begun=begun,
            without=without,
            before=xl_rowcol_to_cell(0, used - 1, True, True) if k else "0",
            now=xl_rowcol_to_cell(0, layout.last_used, True, True),
        )
        for row, formula in zip(ROUNDS_OF_TEAMS.values(), formulas.values()):
            yield Cell(row, used, "beside", formula=formula)


_ADDED, _COLUMNS = (WORDS["Worksheet"][name] for name in ("added", "columns"))
_TEAM_ROW, _SYSTEM_ROW, _HEADER_ROW = 3, 4, 6
_FIRST_ROW = _HEADER_ROW + 1
_NAME, _OWN, _THEIRS, _PRODUCT, _AMOUNT, _REMARK, _HIDDEN = range(2, 9)


def match_worksheet(book: TeamBook) -> Sheet:
    """Return the two boxes and the table for the first choice."""
    columns, total = [*_COLUMNS.values()][:_HIDDEN], _FIRST_ROW + book.layout.rounds
    widths = [width for _, width, _ in columns]
    step, title = book.step_and_title(Sheets.WORKSHEET)
    return (
        lines_above(step, title, WORDS["Worksheet"]["key"], widths, LONGEST_OF_TEAMS)
        + _choices(book)
        + Sheet(
            cells=[
                *(
                    Cell(_HEADER_ROW, k, "header_wrapped", head)
                    for k, (head, _, _) in enumerate(columns)
                ),
                *(cell for k in range(book.layout.rounds) for cell in _match(book, k)),
                *_total(book, total),
            ],
            widths=dict(enumerate(widths)),
            heights={_HEADER_ROW: 50, _TEAM_ROW: 24, _SYSTEM_ROW: 24},
            opened=[Opened((_FIRST_ROW, 0, total - 1, _REMARK), f'$A{_FIRST_ROW + 1}<>""')],
            looks=[
                Looks((row, 0, row, _REMARK), [("unused", f'{book.names["WorksheetTeam"]}=""')])
                for row in (_HEADER_ROW, total)
            ],
            hidden=[(_HIDDEN, _HIDDEN)],
            selected=(_TEAM_ROW, _NAME),
            names={
                "WorksheetTeam": (_TEAM_ROW, _OWN),
                "WorksheetSystem": (_SYSTEM_ROW, _NAME),
                "WorksheetFactor": (KEY_ROW, _HIDDEN),
            },
            whole=True,
            printed=(TITLE_ROW, 0, total, _REMARK),
        )
    )


def _match(book: TeamBook, k: int) -> Iterator[Cell]:
    row = _FIRST_ROW + k
    at = {name: xl_rowcol_to_cell(row, k, False, True) for k, name in enumerate(_COLUMNS)}
    alone = looked_up(f"LEFT({at['result']})", WORDS["alone"], f'"{WORDS["alone"]["U"]}"')
    formulas = book.formulas("match of the worksheet", **at, round=str(k + 1), alone=alone)
    for column, (name, (_, _, style)) in enumerate(_COLUMNS.items()):
        yield Cell(row, column, style, formula=formulas[name])


def _total(book: TeamBook, total: int) -> Iterator[Cell]:
    amounts, remarks = (
        xl_range(_FIRST_ROW, column, total - 1, column) for column in (_AMOUNT, _REMARK)
    )
    for column in range(_HIDDEN):
        yield Cell(total, column, "total", "Team's total" if column == _PRODUCT else "")
    formula = book.formula("worksheet's total", amounts=amounts, remarks=remarks)
    yield Cell(total, _AMOUNT, "total_figure", formula=formula)


def _choices(book: TeamBook) -> Sheet:
    """Return the boxes for team and tie-break, with what they mean beside them."""
    names, team, called = book.names, book.leader, names_to_type(book.section.players)
    formulas = book.formulas("worksheet", typed=xl_rowcol_to_cell(_TEAM_ROW, _NAME, True, True))
    used = edition_formula(names["Edition"], names["Order"])
    factors = [
        (f'LOWER(TRIM({used}))="{edition.code}"', str(edition.sonneborn_factor))
        for edition in EDITIONS.values()
        if edition.sonneborn_factor != 1
    ]
    order = book.section.order
    ordered = order_named(order, of_teams=True).tie_breaks if order.strip() else ()
    codes = [tie_break.system.code for tie_break in ordered]
    shown = next(code for code in (*codes, *_ADDED) if code in _ADDED)
    meaning, beside = looked_up(names["WorksheetSystem"], _ADDED), (1, _REMARK - _THEIRS + 1)
    return Sheet(
        cells=[
            Cell(_TEAM_ROW, 0, "choice_label", "Team", size=(1, 2)),
            Cell(_SYSTEM_ROW, 0, "choice_label", "Tie-break", size=(1, 2)),
            Cell(_TEAM_ROW, _NAME, "choice", called.get(team or 0, team)),
            Cell(_SYSTEM_ROW, _NAME, "choice", shown),
            Cell(_TEAM_ROW, _OWN, "number_of", formula=formulas["team"]),
            Cell(_TEAM_ROW, _THEIRS, "said", formula=formulas["name"], size=beside),
            Cell(_SYSTEM_ROW, _THEIRS, "said", formula=meaning, size=beside),
            Cell(KEY_ROW, _HIDDEN, "beside", formula=first_that_holds(factors, "1")),
        ],
        boxes=[
            offer((_TEAM_ROW, _NAME, _TEAM_ROW, _NAME), f"={names['Players']}"),
            offer((_SYSTEM_ROW, _NAME, _SYSTEM_ROW, _NAME), [*_ADDED]),
        ],
    )

"""The sheets of a team event that plain formulas fill: ``Crosstable``, and ``Worksheet``, which
shows the IHSA or US Amateur Team tie-break of a chosen team match by match, as the rule prints it.

The functions take the results and points of the crosstable. Hidden cells beside it hold the row of
``Matches`` for each result, how far each round is, and each team's tournament points. Source of the
worksheet: S. C. Miller, *Understanding Tie-breaks*, "IHSA Team Tie-Break System".
"""

from __future__ import annotations

from collections.abc import Iterator

from xlsxwriter.utility import xl_range, xl_range_abs, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import (
    A_ROUND,
    edition_formula,
    figure_in,
    first_that_holds,
    is_somebody_elses,
    looked_up,
    row_of,
)
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW, ROUNDS_OF_TEAMS
from xltiebreak.excel.cells.match_rules import SAID_ALONE, TWICE
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET, TEAMS_SHEET, WORKSHEET_SHEET
from xltiebreak.excel.sheets.lines import lines_above
from xltiebreak.excel.sheets.section_book import TeamBook
from xltiebreak.excel.sheets.sheet import (
    Cell,
    Looks,
    Opened,
    Sheet,
    down,
    hidden_helpers,
    offer,
    on_paper,
    unused_rounds,
)
from xltiebreak.excel.sheets.styles import LONGEST_OF_TEAMS
from xltiebreak.excel.sheets.typed_table import Head, Table
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import EDITIONS

_KEY = (
    "Follows the sheet Matches; nothing is typed here.  W12 beat 12 · D12 drew · L12 lost · "
    "X F forfeit win, loss · B H byes · 5? no result yet"
)
_WON, _DRAWN, _BEGUN, _AWAY = "WXB", "DZH", "WDLXFZ", "U"


def team_crosstable_sheet(book: TeamBook) -> Sheet:
    """Return the results and points as formulas."""
    layout = book.layout
    rounds = range(1, layout.rounds + 1)
    heads = [
        Head("No.", 5, centred=True),
        Head("Team", 28),
        Head("Rating", 9, centred=True),
        *(Head(f"R{round}", 6, f"The match of round {round}.", centred=True) for round in rounds),
        *(
            Head(f"P{round}", 6, f"Points inside the match of round {round}.", centred=True)
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
    around = Table(heads, _KEY, spare=0, typed=(1, 1), longest=LONGEST_OF_TEAMS).around(
        layout.teams, *book.step_and_title(CROSSTABLE_SHEET)
    )
    return (
        around
        + hidden_helpers(layout.rows_used, layout.adjusted + 1)
        + Sheet(
            cells=[
                *(cell for k in range(layout.teams) for cell in (*_team(book, k), *_sums(book, k))),
                *_rounds(book),
            ],
            looks=[*_unused_rounds(book), _looks(book)],
            protected={"format_columns": True, "format_rows": True, "format_cells": True},
        )
    )


def _team(book: TeamBook, k: int) -> Iterator[Cell]:
    layout, row = book.layout, FIRST_ROW + k
    teams = book.names.quoted(TEAMS_SHEET)
    rating = f"{teams}!D{row + 1}"
    number, name = f"{teams}!A{row + 1}", f"{teams}!B{row + 1}"
    is_nobodys = is_somebody_elses(book.names, number, name)
    yield Cell(row, 0, "number", formula=f'IFERROR(IF({is_nobodys},"",{figure_in(number)}),"")')
    yield Cell(row, 1, "row_text", formula=f'IFERROR({name}&"","")')
    yield Cell(row, 2, "row", formula=f'IFERROR(IF({rating}="","",{rating}),"")')
    for round in range(1, layout.rounds + 1):
        used = xl_rowcol_to_cell(row, layout.rows_used + round - 1)
        key = f"{A_ROUND * round}+$A{row + 1}"
        first, second = book.names["FirstKeys"], book.names["SecondKeys"]
        row_used = (
            f'IF($A{row + 1}="",0,IF(COUNTIF({first},{key})+COUNTIF({second},{key})>1,"{TWICE}",'
            f"IFERROR(MATCH({key},{first},0),-IFERROR(MATCH({key},{second},0),0))))"
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
    """Yield the two sums beside the points, and hidden ones over the rounds that count."""
    layout, row = book.layout, FIRST_ROW + k
    results = xl_range(row, layout.first_round, row, layout.first_points - 1)
    points = xl_range(row, layout.first_points, row, layout.totals - 1)
    empty = f'AND($B{row + 1}="",SUMPRODUCT(--({results}<>""))=0)'
    complete = book.names["CompleteRounds"]

    def counted(letters: str, sums: str = f"SUMIF{{}},{complete})") -> str:
        """Return a formula for how many complete rounds have one of these letters."""
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
    """Yield cells that tell how far each round is, by the rule of
    :func:`xltiebreak.event.crosstable.typed_by_hand`, above the hidden rows in use."""
    for round in range(1, book.layout.rounds + 1):
        for row, formula in enumerate(_of_round(book, round)):
            yield Cell(row, book.layout.rows_used + round - 1, "beside", formula=formula)


def _of_round(book: TeamBook, round: int) -> tuple[str, ...]:
    """Return the formulas of a round, in the order of :data:`ROUNDS_OF_TEAMS`."""
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


def _unused_rounds(book: TeamBook) -> Iterator[Looks]:
    """Yield the looks of rounds beyond the stated ones: of their results, and of their points."""
    layout, rows = book.layout, range(FIRST_ROW, FIRST_ROW + book.layout.teams)
    for first in (layout.first_round, layout.first_points):
        block = HEADER_ROW, first, rows.stop - 1, first + layout.rounds - 1
        yield unused_rounds(block, book.names.stated_rounds, rows)


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


_FORMULAS = {
    "IHSA": "(match points + 10) × (opponent's tournament points² + 1) ÷ 100",
    "USAT": "match points × opponent's tournament points",
}
"""What a match adds, by the code of the tie-break."""

_SYSTEMS = tuple(_FORMULAS)
_UNKNOWN = "the points of the match are missing"


def _system_of(order: str) -> str:
    """Return the tie-break to show first: the order's first of IHSA and USAT, else IHSA."""
    ordered = order_named(order, of_teams=True).tie_breaks if order.strip() else ()
    codes = (tie_break.system.code for tie_break in ordered)
    return next((code for code in codes if code in _SYSTEMS), _SYSTEMS[0])


_TEAM_ROW, _SYSTEM_ROW, _HEADER_ROW = 3, 4, 6
_FIRST_ROW = _HEADER_ROW + 1
_HEADS = (
    ("Rd", 6),
    ("Opp.", 8),
    ("Name", 30),
    ("Team's match points", 14),
    ("Tournament points of opponent", 14),
    ("Product", 30),
    ("Tie-break points", 12),
    ("Remark", 40),
)
_RD, _OPPONENT, _NAME, _OWN, _THEIRS, _PRODUCT, _AMOUNT, _REMARK, _HIDDEN = range(9)
_WORKSHEET_KEY = (
    "For IHSA an opponent's unplayed matches count as draws. A team's own unplayed match adds "
    "nothing."
)
_ASK, _NOBODY = "Choose a team from the list, or type its number.", "There is no such team."


def match_worksheet(book: TeamBook) -> Sheet:
    """Return the two boxes and the table for the first choice."""
    names = book.names
    widths = [width for _, width in _HEADS]
    heads = [
        Cell(_HEADER_ROW, column, "header_wrapped", head) for column, (head, _) in enumerate(_HEADS)
    ]
    total = _FIRST_ROW + book.layout.rounds
    step, title = book.step_and_title(WORKSHEET_SHEET)
    lines = lines_above(step, title, _WORKSHEET_KEY, widths, LONGEST_OF_TEAMS)
    return (
        lines
        + _choices(book)
        + Sheet(
            cells=[
                *heads,
                *(cell for k in range(book.layout.rounds) for cell in _row(book, k)),
                *_total(total),
            ],
            widths=dict(enumerate(widths)),
            heights={_HEADER_ROW: 50},
            opened=[Opened((_FIRST_ROW, _RD, total - 1, _REMARK), f'$A{_FIRST_ROW + 1}<>""')],
            hidden=[(_HIDDEN, _HIDDEN)],
            selected=(_TEAM_ROW, _NAME),
            names=[
                names.cell("WorksheetTeam", WORKSHEET_SHEET, _TEAM_ROW, _OWN),
                names.cell("WorksheetSystem", WORKSHEET_SHEET, _SYSTEM_ROW, _NAME),
                names.cell("WorksheetFactor", WORKSHEET_SHEET, KEY_ROW, _HIDDEN),
            ],
        )
        + on_paper((0, 0, total, _REMARK))
    )


def _total(total: int) -> Iterator[Cell]:
    amounts = xl_range(_FIRST_ROW, _AMOUNT, total - 1, _AMOUNT)
    remarks = xl_range(_FIRST_ROW, _REMARK, total - 1, _REMARK)
    for column in range(_REMARK + 1):
        yield Cell(total, column, "total", "Team's total" if column == _PRODUCT else "")
    is_unknown = f'OR(COUNT({amounts})=0,COUNTIF({remarks},"{_UNKNOWN}")>0)'
    yield Cell(total, _AMOUNT, "total_figure", formula=f'IF({is_unknown},"",SUM({amounts}))')


def _choices(book: TeamBook) -> Sheet:
    """Return the boxes for team and tie-break, with what they mean beside them."""
    names, team = book.names, book.values.leader
    typed = xl_rowcol_to_cell(_TEAM_ROW, _NAME, True, True)
    numbers, players, number = names["Numbers"], names["Players"], names["WorksheetTeam"]
    own = (
        f'IF({typed}="","",IFERROR({row_of(f"VALUE({typed})", numbers)},'
        f'IFERROR(MATCH({typed},{players},0),"?")))'
    )
    name = f'IF(ISNUMBER({number}),INDEX({players},{number})&"","{_NOBODY}")'
    used = edition_formula(names["Edition"], names["Order"])
    factors = [
        (f'LOWER(TRIM({used}))="{edition.code}"', str(edition.sonneborn_factor))
        for edition in EDITIONS.values()
        if edition.sonneborn_factor != 1
    ]
    meaning = looked_up(names["WorksheetSystem"], _FORMULAS)
    return Sheet(
        cells=[
            Cell(_TEAM_ROW, 0, "choice_label", "Team", size=(1, 2)),
            Cell(_SYSTEM_ROW, 0, "choice_label", "Tie-break", size=(1, 2)),
            Cell(_TEAM_ROW, _NAME, "choice", book.cells.called[team] if team else None),
            Cell(_SYSTEM_ROW, _NAME, "choice", _system_of(book.values.section.order)),
            Cell(_TEAM_ROW, _OWN, "number_of", formula=own),
            Cell(
                *(_TEAM_ROW, _THEIRS, "said"),
                formula=f'IF({number}="","{_ASK}",{name})',
                size=(1, _REMARK - _THEIRS + 1),
            ),
            Cell(_SYSTEM_ROW, _OWN, "said", formula=meaning, size=(1, _REMARK - _OWN + 1)),
            Cell(KEY_ROW, _HIDDEN, "beside", formula=first_that_holds(factors, "1")),
        ],
        heights={_TEAM_ROW: 24, _SYSTEM_ROW: 24},
        boxes=[
            offer((_TEAM_ROW, _NAME, _TEAM_ROW, _NAME), f"={players}"),
            offer((_SYSTEM_ROW, _NAME, _SYSTEM_ROW, _NAME), _SYSTEMS),
        ],
    )


def _row(book: TeamBook, k: int) -> Iterator[Cell]:
    """Yield the formulas of a round; each refers to cells on its right."""
    names, row = book.names, _FIRST_ROW + k
    at = {column: xl_rowcol_to_cell(row, column, False, True) for column in range(_HIDDEN + 1)}
    team, system, opponent = names["WorksheetTeam"], names["WorksheetSystem"], at[_OPPONENT]
    there = f"IF(ISNUMBER({team}),INDEX({names['CompleteRounds']},{k + 1})=1,FALSE)"
    cell, own, theirs = at[_HIDDEN], at[_OWN], at[_THEIRS]
    other = row_of(opponent, names["Numbers"])
    name = f'INDEX({names["Players"]},{other})&""'
    alone = looked_up(f"LEFT({cell})", SAID_ALONE, f'"{SAID_ALONE["U"]}"')
    adjusted, score = (
        f"INDEX({names[scores]},{other})" for scores in ("AdjustedScores", "CompleteScores")
    )
    twice = names["WorksheetFactor"]
    product = (
        f'IF({system}="IHSA","("&{own}&" + 10) × ("&{theirs}&"² + 1) ÷ 100",'
        f'IF({twice}=2,"2 × ","")&{own}&" × "&{theirs})'
    )
    amount = f'IF({system}="IHSA",({own}+10)*({theirs}^2+1)/100,{twice}*{own}*{theirs})'
    adjustment = f'"score "&{score}&", with unplayed matches as draws"'
    played = f'ISNUMBER(FIND(LEFT({cell}&" "),"WDL"))'
    known = f"AND(ISNUMBER({opponent}),ISNUMBER({own}))"
    points, result = (f"INDEX({names[block]},{team},{k + 1})" for block in ("Points", "Results"))
    remark = f'IF({own}="","{_UNKNOWN}",IF({theirs}={score},"",{adjustment}))'
    for column, style, formula in (
        (_RD, "row", f'IF({there},{k + 1},"")'),
        (_OPPONENT, "row", f'IF({played},VALUE(MID({cell},2,9)),"")'),
        (_NAME, "row_text", f'IF({at[_RD]}="","",IF({opponent}="",{alone},{name}))'),
        (_OWN, "row", f'IF({opponent}="","",{points})'),
        (_THEIRS, "row", f'IF({opponent}="","",IF({system}="IHSA",{adjusted},{score}))'),
        (_PRODUCT, "row", f'IF({known},{product},"")'),
        (_AMOUNT, "row_figure", f'IF({known},{amount},"")'),
        (_REMARK, "row_text", f'IF({opponent}="","",{remark})'),
        (_HIDDEN, "beside", f'IF({there},{result}&"","")'),
    ):
        yield Cell(row, column, style, formula=formula)

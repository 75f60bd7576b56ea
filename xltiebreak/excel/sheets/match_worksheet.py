"""A sheet ``Worksheet`` of a team event: choose a team, and see the IHSA or US Amateur Team
tie-break match by match, as the rule prints it.

Everything in it is a plain formula, so it follows in any Excel and in LibreOffice.
Source of the table: S. C. Miller, *Understanding Tie-breaks*, "IHSA Team Tie-Break System".
"""

from __future__ import annotations

from collections.abc import Iterator

from xlsxwriter.utility import xl_range, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import edition_formula, first_that_holds, looked_up
from xltiebreak.excel.cells.layout import KEY_ROW, TITLE_ROW
from xltiebreak.excel.cells.match_rules import SAID_ALONE
from xltiebreak.excel.cells.names import WORKSHEET_SHEET
from xltiebreak.excel.sheets.painter import Cell, Sheet, lines_above, offer, on_paper
from xltiebreak.excel.sheets.section_book import TeamBook
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import EDITIONS

_FORMULAS = {
    "IHSA": "(match points + 10) × (opponent's tournament points² + 1) ÷ 100",
    "USAT": "match points × opponent's tournament points",
}
"""What a match adds, by the code of the tie-break."""

_SYSTEMS = tuple(_FORMULAS)
_UNKNOWN = "the points of the match are missing"


def _system_of(order: str) -> str:
    """The tie-break that is shown first: US Amateur Team where the order begins with it."""
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
_KEY = (
    "For IHSA an opponent's unplayed matches count as draws. A team's own unplayed match adds "
    "nothing."
)
_ASK, _NOBODY = "Choose a team from the list, or type its number.", "There is no such team."


def match_worksheet(book: TeamBook) -> Sheet:
    """The two boxes and the table, for what is chosen first."""
    names = book.names
    widths = [width for _, width in _HEADS]
    heads = [
        Cell(_HEADER_ROW, column, "header_wrapped", head) for column, (head, _) in enumerate(_HEADS)
    ]
    total = _FIRST_ROW + book.layout.rounds
    above = lines_above(*book.above(WORKSHEET_SHEET), _KEY, widths)
    return (
        above
        + _choices(book)
        + Sheet(
            cells=[
                *heads,
                *(cell for k in range(book.layout.rounds) for cell in _row(book, k)),
                *_total(total),
            ],
            widths=dict(enumerate(widths)),
            heights={_HEADER_ROW: 50},
            hidden=[(_HIDDEN, _HIDDEN)],
            selected=(_TEAM_ROW, _NAME),
            names=[
                names.cell("WorksheetTeam", WORKSHEET_SHEET, _TEAM_ROW, _OWN),
                names.cell("WorksheetSystem", WORKSHEET_SHEET, _SYSTEM_ROW, _NAME),
                names.cell("WorksheetFactor", WORKSHEET_SHEET, KEY_ROW, _HIDDEN),
            ],
        )
        + on_paper((TITLE_ROW, 0, total, _REMARK), wide=True)
    )


def _total(total: int) -> Iterator[Cell]:
    amounts = xl_range(_FIRST_ROW, _AMOUNT, total - 1, _AMOUNT)
    remarks = xl_range(_FIRST_ROW, _REMARK, total - 1, _REMARK)
    for column in range(_REMARK + 1):
        yield Cell(total, column, "total", "Team's total" if column == _PRODUCT else "")
    is_unknown = f'OR(COUNT({amounts})=0,COUNTIF({remarks},"{_UNKNOWN}")>0)'
    yield Cell(total, _AMOUNT, "total_figure", formula=f'IF({is_unknown},"",SUM({amounts}))')


def _choices(book: TeamBook) -> Sheet:
    """The team and the tie-break to choose, with what they mean beside them."""
    names, team = book.names, book.values.leader
    typed = xl_rowcol_to_cell(_TEAM_ROW, _NAME, True, True)
    numbers, players, number = names["Numbers"], names["Players"], names["WorksheetTeam"]
    own = (
        f'IF({typed}="","",IFERROR(MATCH(VALUE({typed}),{numbers},0),'
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
    """A round: formulas that look from cell to cell to the right of it."""
    names, row = book.names, _FIRST_ROW + k
    at = {column: xl_rowcol_to_cell(row, column, False, True) for column in range(_HIDDEN + 1)}
    team, system, opponent = names["WorksheetTeam"], names["WorksheetSystem"], at[_OPPONENT]
    there = f"IF(ISNUMBER({team}),INDEX({names['CompleteRounds']},{k + 1})=1,FALSE)"
    cell, own, theirs = at[_HIDDEN], at[_OWN], at[_THEIRS]
    other = f"MATCH({opponent},{names['Numbers']},0)"
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

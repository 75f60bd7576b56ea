"""A sheet ``Worksheet`` of a team event: choose a team, and see the IHSA or US Amateur Team
tie-break match by match, as the rule prints it.

Everything in it is a plain formula, so it follows in any Excel and in LibreOffice.
Source of the table: S. C. Miller, *Understanding Tie-breaks*, "IHSA Team Tie-Break System".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from xlsxwriter.utility import xl_range, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import edition_formula, first_that_holds, looked_up
from xltiebreak.excel.cells.layout import KEY_ROW, TITLE_ROW
from xltiebreak.excel.cells.match_rules import SAID_ALONE
from xltiebreak.excel.cells.names import WORKSHEET_SHEET
from xltiebreak.excel.cells.team_cells import TeamCells
from xltiebreak.excel.sheets.painter import Cell, Sheet, lines_above, offer, on_paper
from xltiebreak.excel.sheets.section_book import TeamBook
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems.us_teams import ihsa_round

_FORMULAS = {
    "IHSA": "(match points + 10) × (opponent's tournament points² + 1) ÷ 100",
    "USAT": "match points × opponent's tournament points",
}
"""What a match adds, by the code of the tie-break."""

_SYSTEMS = tuple(_FORMULAS)
_UNKNOWN = "the points of the match are missing"


@dataclass(frozen=True)
class Choice:
    """Whose table it is, and of which tie-break; nobody's before the first result."""

    team: int | None
    system: str
    edition: str

    @property
    def factor(self) -> int:
        """What the edition multiplies the US Amateur terms by."""
        edition = EDITIONS.get(self.edition.strip().lower())
        return edition.sonneborn_factor if edition else 1


@dataclass(frozen=True)
class Shown:
    """What a row of the table shows; ``cell`` is the result in the crosstable."""

    round: int | str = ""
    opponent: int | str = ""
    name: str = ""
    own: float | str = ""
    theirs: float | str = ""
    product: str = ""
    amount: float | str = ""
    remark: str = ""
    cell: str = ""


def _system_of(order: str) -> str:
    """The tie-break that is shown first: US Amateur Team where the order begins with it."""
    ordered = order_named(order, of_teams=True).tie_breaks if order.strip() else ()
    codes = (one.system.code for one in ordered)
    return next((code for code in codes if code in _SYSTEMS), _SYSTEMS[0])


def rows_of(cells: TeamCells, choice: Choice) -> list[Shown]:
    """A row for each round; an empty one for a round that does not count yet."""
    if choice.team is None:
        return [Shown()] * cells.layout.rounds
    return [
        _round(cells, choice, choice.team, k) if complete else Shown()
        for k, complete in enumerate(cells.complete)
    ]


def _round(cells: TeamCells, choice: Choice, team: int, k: int) -> Shown:
    """The k-th round of a team, from 0."""
    row = cells.section.crosstable.numbers.index(team)
    text, points = cells.results[row][k], cells.points[row][k]
    if not text.startswith(("W", "D", "L")):
        return Shown(k + 1, name=SAID_ALONE.get(text[:1], SAID_ALONE["U"]), cell=text)
    opponent = int(text[1:])
    other = cells.section.crosstable.numbers.index(opponent)
    score = cells.score(other, draws=False)
    theirs = cells.score(other, draws=True) if choice.system == "IHSA" else score
    shown = Shown(
        round=k + 1,
        opponent=opponent,
        name=cells.section.by_number[opponent].name,
        own="" if points is None else points,
        theirs=theirs,
        remark="" if theirs == score else f"score {score:g}, with unplayed matches as draws",
        cell=text,
    )
    if points is None:
        return replace(shown, remark=_UNKNOWN)
    if choice.system == "IHSA":
        product = f"({points:g} + 10) × ({theirs:g}² + 1) ÷ 100"
        return replace(shown, product=product, amount=float(ihsa_round(points, theirs)))
    product = f"{'2 × ' * (choice.factor == 2)}{points:g} × {theirs:g}"
    return replace(shown, product=product, amount=choice.factor * points * theirs)


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
    values, names = book.values, book.names
    choice = Choice(values.leader, _system_of(values.section.order), values.edition)
    widths = [width for _, width in _HEADS]
    heads = [
        Cell(_HEADER_ROW, column, "header_wrapped", head) for column, (head, _) in enumerate(_HEADS)
    ]
    rows = rows_of(book.cells, choice)
    total = _FIRST_ROW + len(rows)
    above = lines_above(*book.above(WORKSHEET_SHEET), _KEY, widths)
    return (
        above
        + _choices(book, choice)
        + Sheet(
            cells=[
                *heads,
                *(cell for k, shown in enumerate(rows) for cell in _row(book, k, shown)),
                *_total(total, rows),
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


def _total(total: int, rows: list[Shown]) -> Iterator[Cell]:
    amounts = xl_range(_FIRST_ROW, _AMOUNT, total - 1, _AMOUNT)
    remarks = xl_range(_FIRST_ROW, _REMARK, total - 1, _REMARK)
    for column in range(_REMARK + 1):
        yield Cell(total, column, "total", "Team's total" if column == _PRODUCT else "")
    known = [shown.amount for shown in rows if isinstance(shown.amount, float)]
    is_missing = any(shown.remark == _UNKNOWN for shown in rows)
    yield Cell(
        *(total, _AMOUNT, "total_figure", sum(known) if known and not is_missing else ""),
        f'IF(OR(COUNT({amounts})=0,COUNTIF({remarks},"{_UNKNOWN}")>0),"",SUM({amounts}))',
    )


def _choices(book: TeamBook, choice: Choice) -> Sheet:
    """The team and the tie-break to choose, with what they mean beside them."""
    names, (team, system) = book.names, (choice.team, choice.system)
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
            Cell(_SYSTEM_ROW, _NAME, "choice", system),
            Cell(_TEAM_ROW, _OWN, "number_of", team or "", own),
            Cell(
                *(_TEAM_ROW, _THEIRS, "said"),
                book.cells.section.by_number[team].name if team else _ASK,
                f'IF({number}="","{_ASK}",{name})',
                size=(1, _REMARK - _THEIRS + 1),
            ),
            Cell(
                *(_SYSTEM_ROW, _OWN, "said", _FORMULAS[system], meaning),
                size=(1, _REMARK - _OWN + 1),
            ),
            Cell(KEY_ROW, _HIDDEN, "beside", choice.factor, first_that_holds(factors, "1")),
        ],
        heights={_TEAM_ROW: 24, _SYSTEM_ROW: 24},
        boxes=[
            offer((_TEAM_ROW, _NAME, _TEAM_ROW, _NAME), f"={players}"),
            offer((_SYSTEM_ROW, _NAME, _SYSTEM_ROW, _NAME), _SYSTEMS),
        ],
    )


def _row(book: TeamBook, k: int, shown: Shown) -> Iterator[Cell]:
    """A round: formulas that look from cell to cell to the right of it, and their values."""
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
    for column, style, value, formula in (
        (_RD, "row", shown.round, f'IF({there},{k + 1},"")'),
        (_OPPONENT, "row", shown.opponent, f'IF({played},VALUE(MID({cell},2,9)),"")'),
        (_NAME, "row_text", shown.name, f'IF({at[_RD]}="","",IF({opponent}="",{alone},{name}))'),
        (_OWN, "row", shown.own, f'IF({opponent}="","",{points})'),
        (
            *(_THEIRS, "row", shown.theirs),
            f'IF({opponent}="","",IF({system}="IHSA",{adjusted},{score}))',
        ),
        (_PRODUCT, "row", shown.product, f'IF({known},{product},"")'),
        (_AMOUNT, "row_figure", shown.amount, f'IF({known},{amount},"")'),
        (_REMARK, "row_text", shown.remark, f'IF({opponent}="","",{remark})'),
        (_HIDDEN, "beside", shown.cell, f'IF({there},{result}&"","")'),
    ):
        yield Cell(row, column, style, value, formula)

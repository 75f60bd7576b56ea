"""A sheet ``Worksheet`` of a team event: choose a team, and see the IHSA or US Amateur Team
tie-break match by match, as the rule prints it.

Everything in it is a plain formula, so it follows in any Excel and in LibreOffice.
Source of the table: S. C. Miller, *Understanding Tie-breaks*, "IHSA Team Tie-Break System".
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from xlsxwriter.utility import xl_range, xl_rowcol_to_cell  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import edition_formula, first_that_holds, looked_up
from xltiebreak.excel.cells.layout import KEY_ROW
from xltiebreak.excel.cells.match_rules import SAID_ALONE
from xltiebreak.excel.cells.names import WORKSHEET_SHEET
from xltiebreak.excel.cells.team_cells import TeamCells
from xltiebreak.excel.sheets.page import TeamBook, fill, offer, set_paper, write_lines_above
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


def write_match_worksheet(sheet: Worksheet, book: TeamBook) -> None:
    """Write the two boxes and the table, for what is chosen first, and name their cells."""
    values = book.values
    choice = Choice(values.leader, _system_of(values.section.order), values.edition)
    styles, rounds = book.styles, book.layout.rounds
    widths = [width for _, width in _HEADS]
    for column, width in enumerate(widths):
        sheet.set_column(column, column, width)
    write_lines_above(sheet, styles, book.above(WORKSHEET_SHEET), _KEY, widths)
    _boxes(sheet, book, choice)
    sheet.set_row(_HEADER_ROW, 50)
    for column, (head, _) in enumerate(_HEADS):
        sheet.write_string(_HEADER_ROW, column, head, styles.header_wrapped)
    shown = rows_of(book.cells, choice)
    for k, one in enumerate(shown):
        _row(sheet, book, k, one)
    total = _FIRST_ROW + rounds
    amounts = xl_range(_FIRST_ROW, _AMOUNT, total - 1, _AMOUNT)
    remarks = xl_range(_FIRST_ROW, _REMARK, total - 1, _REMARK)
    sheet.write_string(total, _RD, "", styles.total)
    for column in range(_OPPONENT, _REMARK + 1):
        sheet.write_blank(total, column, None, styles.total)
    known = [one.amount for one in shown if isinstance(one.amount, float)]
    missing = any(one.remark == _UNKNOWN for one in shown)
    sheet.write_string(total, _PRODUCT, "Team's total", styles.total)
    sheet.write_formula(
        *(total, _AMOUNT),
        f'IF(OR(COUNT({amounts})=0,COUNTIF({remarks},"{_UNKNOWN}")>0),"",SUM({amounts}))',
        styles.total_figure,
        sum(known) if known and not missing else "",
    )
    sheet.set_column(_HIDDEN, _HIDDEN, None, None, {"hidden": True})
    set_paper(sheet, wide=True)
    sheet.print_area(1, 0, total, _REMARK)
    sheet.set_selection(_TEAM_ROW, 2, _TEAM_ROW, 2)
    book.define(
        book.names.cell("WorksheetTeam", WORKSHEET_SHEET, _TEAM_ROW, _OWN),
        book.names.cell("WorksheetSystem", WORKSHEET_SHEET, _SYSTEM_ROW, _NAME),
        book.names.cell("WorksheetFactor", WORKSHEET_SHEET, KEY_ROW, _HIDDEN),
    )


def _boxes(sheet: Worksheet, book: TeamBook, choice: Choice) -> None:
    """The team and the tie-break to choose, with what they mean beside them."""
    styles, names = book.styles, book.names
    for row, label in ((_TEAM_ROW, "Team"), (_SYSTEM_ROW, "Tie-break")):
        sheet.merge_range(row, 0, row, 1, label, styles.choice_label)
        sheet.set_row(row, 24)
    team, system = choice.team, choice.system
    fill(sheet, _TEAM_ROW, _NAME, book.cells.called[team] if team else None, styles.choice)
    fill(sheet, _SYSTEM_ROW, _NAME, system, styles.choice)
    for row, source in ((_TEAM_ROW, f"={names['Players']}"), (_SYSTEM_ROW, _SYSTEMS)):
        offer(sheet, (row, _NAME, row, _NAME), source)
    typed = xl_rowcol_to_cell(_TEAM_ROW, _NAME, True, True)
    numbers, players = names["Numbers"], names["Players"]
    sheet.write_formula(
        *(_TEAM_ROW, _OWN),
        f'IF({typed}="","",IFERROR(MATCH(VALUE({typed}),{numbers},0),'
        f'IFERROR(MATCH({typed},{players},0),"?")))',
        styles.number_of,
        team or "",
    )
    number = names["WorksheetTeam"]
    said = f'IF(ISNUMBER({number}),INDEX({players},{number})&"","{_NOBODY}")'
    sheet.merge_range(_TEAM_ROW, _THEIRS, _TEAM_ROW, _REMARK, "", styles.said)
    sheet.write_formula(
        *(_TEAM_ROW, _THEIRS),
        f'IF({number}="","{_ASK}",{said})',
        styles.said,
        book.cells.section.by_number[team].name if team else _ASK,
    )
    meaning = looked_up(names["WorksheetSystem"], _FORMULAS)
    sheet.merge_range(_SYSTEM_ROW, _OWN, _SYSTEM_ROW, _REMARK, "", styles.said)
    sheet.write_formula(_SYSTEM_ROW, _OWN, meaning, styles.said, _FORMULAS[system])
    used = edition_formula(names["Edition"], names["Order"])
    factors = [
        (f'LOWER(TRIM({used}))="{edition.code}"', str(edition.sonneborn_factor))
        for edition in EDITIONS.values()
        if edition.sonneborn_factor != 1
    ]
    factor = first_that_holds(factors, "1")
    sheet.write_formula(KEY_ROW, _HIDDEN, factor, styles.beside, choice.factor)


def _row(sheet: Worksheet, book: TeamBook, k: int, shown: Shown) -> None:
    """A round: formulas that look from cell to cell to the right of it, and their values."""
    names, styles, row = book.names, book.styles, _FIRST_ROW + k
    at = {column: xl_rowcol_to_cell(row, column, False, True) for column in range(_HIDDEN + 1)}
    team, system, opponent = names["WorksheetTeam"], names["WorksheetSystem"], at[_OPPONENT]
    there = f"IF(ISNUMBER({team}),INDEX({names['CompleteRounds']},{k + 1})=1,FALSE)"
    cell, own, theirs = at[_HIDDEN], at[_OWN], at[_THEIRS]
    other = f"MATCH({opponent},{names['Numbers']},0)"
    alone = looked_up(f"LEFT({cell})", SAID_ALONE, f'"{SAID_ALONE["U"]}"')
    adjusted, score = (
        f"INDEX({names[name]},{other})" for name in ("AdjustedScores", "CompleteScores")
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
    formulas = (
        (_RD, f'IF({there},{k + 1},"")', shown.round, styles.row),
        (_OPPONENT, f'IF({played},VALUE(MID({cell},2,9)),"")', shown.opponent, styles.row),
        (
            _NAME,
            f'IF({at[_RD]}="","",IF({opponent}="",{alone},INDEX({names["Players"]},{other})&""))',
            shown.name,
            styles.row_text,
        ),
        (
            _OWN,
            f'IF({opponent}="","",INDEX({names["Points"]},{team},{k + 1}))',
            shown.own,
            styles.row,
        ),
        (
            _THEIRS,
            f'IF({opponent}="","",IF({system}="IHSA",{adjusted},{score}))',
            shown.theirs,
            styles.row,
        ),
        (_PRODUCT, f'IF({known},{product},"")', shown.product, styles.row),
        (_AMOUNT, f'IF({known},{amount},"")', shown.amount, styles.row_figure),
        (
            _REMARK,
            f'IF({opponent}="","",IF({own}="","{_UNKNOWN}",IF({theirs}={score},"",{adjustment})))',
            shown.remark,
            styles.row_text,
        ),
        (
            _HIDDEN,
            f'IF({there},INDEX({names["Results"]},{team},{k + 1})&"","")',
            shown.cell,
            styles.beside,
        ),
    )
    for column, formula, value, style in formulas:
        sheet.write_formula(row, column, formula, style, value)

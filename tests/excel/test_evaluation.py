"""What formulas give, worked out from their text: Excel's functions one by one, as LibreOffice has
them too, and all that our workbooks store."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.libreoffice.office import Office
from tests.make.evaluated import BookOfFile, same
from tests.make.made_up_events import made_up_event
from tests.nightly import by_day
from xltiebreak.excel import write_workbook
from xltiebreak.excel.evaluation.values import Error
from xltiebreak.excel.quick_sheets import QuickBook

HOUSE = Path(__file__).parents[2]
WORKBOOKS = sorted([*HOUSE.glob("templates/*.xls[xm]"), *HOUSE.glob("examples/*/*.xlsx")])

TYPED: list[list[Any]] = [
    ["W12", "Ann Lee", 3, None, "½"],
    ["l1", "Bo Day", 1.5, None, "z"],
    ["X", "ann lee", 1.5, None, " a  b "],
    ["W3?", "a*c", 0, None, "3"],
]
"""The cells A1:E4."""

CASES: dict[str, Any] = {
    '1+2*3^2-4/2&"x"': "17x",
    "-2^2+10": 14,
    '"a"="A"': True,
    '"b">"a"': True,
    '1<"1"': True,
    "D1=0": True,
    'D1=""': True,
    "D1": 0,
    "3+D1": 3,
    '"3"*2': 6,
    '"x"*2': "#VALUE!",
    "1/0": "#DIV/0!",
    "IF(C3>1,2)": 2,
    "IF(C4,1)": False,
    'IF(TRUE,"a",1/0)': "a",
    'IFERROR(1/0,"none")': "none",
    "AND(TRUE,1,C1)": True,
    "OR(FALSE,0)": False,
    "NOT(0)": True,
    "TRIM(E3)": "a b",
    "UPPER(A2)&LOWER(A1)": "L1w12",
    "LEN(E3)": 6,
    'LEFT("abc")&RIGHT("abc",2)&MID("abcd",2,9)': "abcbcd",
    'SUBSTITUTE("a-b-c","-","+")': "a+b+c",
    'SUBSTITUTE("a-b-c","-","+",2)': "a-b+c",
    'FIND("b","abc")': 2,
    'FIND("B","abc")': "#VALUE!",
    'SEARCH("B","abc")': 2,
    'FIND("","abc")': 1,
    'REPT("ab",2)': "abab",
    'VALUE("1.5")+VALUE("-2")': -0.5,
    'VALUE("W2")': "#VALUE!",
    'TEXT(7,"000")': "007",
    'TEXT(1234.5,"#,##0.00")': "1,234.50",
    "ROUND(2.345,2)": 2.35,
    "ROUND(-2.5,0)": -3,
    "INT(-1.5)": -2,
    "MOD(-3,5)": 2,
    "ABS(-2)": 2,
    "N(TRUE)": 1,
    'N("3")': 0,
    "ISNUMBER(E4)": False,
    "ISNUMBER(C1)": True,
    "ISTEXT(E2)": True,
    "ISERROR(1/0)": True,
    "ISBLANK(D4)": True,
    "ERROR.TYPE(1/0)": 2,
    "ADDRESS(5,28,4)": "AB5",
    "ADDRESS(5,28)": "$AB$5",
    "ROW(C3)+COLUMN(C3)": 6,
    "ROWS(A1:E4)*COLUMNS(A1:E4)": 20,
    'COLUMNS("")': "#VALUE!",
    "SUM(A1:E4)": 6,
    "MAX(C1:C4)-MIN(C1:C4)": 3,
    "COUNT(A1:E4)": 4,
    "LARGE(C1:C4,2)+SMALL(C1:C4,1)": 1.5,
    "SMALL(C1:C4,5)": "#NUM!",
    "INDEX(A1:E4,2,2)": "Bo Day",
    "INDEX(C1:C4,3)": 1.5,
    "INDEX(A1:E4,5,1)": "#REF!",
    "SUM(INDEX(A1:E4,0,3))": 6,
    "ROW(INDEX(C1:C4,3))": 3,
    'MATCH("BO DAY",B1:B4,0)': 2,
    'MATCH("a*",B1:B4,0)': 1,
    "MATCH(1.5,C1:C4,0)": 2,
    'MATCH("1.5",C1:C4,0)': "#N/A",
    'MATCH("b",{"a","b"},0)': 2,
    'COUNTIF(B1:B4,"Ann Lee")': 2,
    'COUNTIF(A1:A4,"W*")': 2,
    'COUNTIF(A1:A4,"*~?")': 1,
    'COUNTIF(A1:A4,"?*")': 4,
    'COUNTIF(C1:C4,">1")': 3,
    "COUNTIF(C1:C4,1.5)": 2,
    'COUNTIF(C1:C4,"<>1.5")': 2,
    'COUNTIFS(C1:C4,1.5,B1:B4,"a*")': 1,
    'SUMIF(C1:C4,">1")': 6,
    'SUMIF(A1:A4,"W*",C1:C4)': 3,
    'SUMIFS(C1:C4,A1:A4,"*",C1:C4,"<2")': 3,
    "CHOOSE(2,C1,C2)": 1.5,
    "SUMPRODUCT(C1:C4,C1:C4)": 13.5,
    "SUMPRODUCT(C1:C4*(C1:C4>1))": 6,
    'SUMPRODUCT((LEFT(A1:A4)="W")*1)': 2,
    "SUMPRODUCT(--ISNUMBER(MATCH({1,3,5},C1:C4,0)))": 1,
    "SUMPRODUCT(MAX((C1:C4<2)*ROW(C1:C4)))": 4,
    'SUMPRODUCT(ISNUMBER(FIND(LEFT(A1:A4),"WX"))*1)': 3,
    "SUMPRODUCT(--(FREQUENCY(C1:C4,C1:C4)>0))": 3,
    "SUMPRODUCT(MAX(COUNTIF(C1:C4,C1:C4)))": 2,
    "SUMPRODUCT((C1:C4>{1,2})*1)": 4,
    "SUMPRODUCT(IFERROR(VALUE(E1:E4),0)*1)": 3,
    'SUMPRODUCT((TRIM(A1:D4)="")*1)': 4,
}
"""What Excel gives for each formula."""

OTHERWISE_IN_LIBREOFFICE = ('FIND("","abc")', 'MATCH("1.5",C1:C4,0)')


def value_of(formula: str) -> Any:
    book = BookOfFile.of({"Sheet": TYPED})
    value = book.sheet("Sheet").formula(formula).value(9)
    return value.code if isinstance(value, Error) else value


@pytest.mark.parametrize(("formula", "value"), CASES.items())
def test_a_formula_gives_what_excel_gives(formula: str, value: Any) -> None:
    assert same(value_of(formula), value)
    assert isinstance(value_of(formula), bool) == isinstance(value, bool)


@pytest.mark.slow
def test_libreoffice_gives_the_same(bare_office: Office, tmp_path: Path) -> None:
    book = QuickBook(path := tmp_path / "cases.xlsx")
    sheet = book.add_worksheet("Sheet")
    for row, line in enumerate(TYPED):
        sheet.write_row(row, 0, line)
    cases = {text: value for text, value in CASES.items() if text not in OTHERWISE_IN_LIBREOFFICE}
    for row, formula in enumerate(cases):
        sheet.write_formula(row, 8, f"={formula}", None, 77)
    book.close()
    rows = bare_office.rows_of(path, as_shown=False)["Sheet"]
    given = {formula: as_value(row[8]) for formula, row in zip(cases, rows, strict=True)}
    assert given == {formula: as_value(str(value)) for formula, value in cases.items()}


def as_value(text: str) -> float | str:
    """A value; all errors are alike."""
    try:
        return float(text)
    except ValueError:
        return "#" if text.startswith(("#", "Err:")) else text.lower()


def differences(source: Path | bytes) -> list[Any]:
    return list(BookOfFile.read(source).differences())


@pytest.mark.slow
@pytest.mark.parametrize("path", WORKBOOKS[:: by_day(2, night=1)], ids=lambda path: path.stem)
def test_workbooks_store_what_their_formulas_give(path: Path) -> None:
    assert not differences(path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "route"), [*product([7009, 7010, 7011], ["plain", "lite"])][:: by_day(3, night=1)]
)
def test_events_store_what_their_formulas_give(seed: int, route: str) -> None:
    """Swiss, teams, round-robins; several sections, orders and prizes."""
    assert not differences(write_workbook(made_up_event(seed), route=route))

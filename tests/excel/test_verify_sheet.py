"""The sheet Verify: what is pasted there lights up, and ``verify`` reads it."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook

from examples.build import bham, championship, riverside
from tests.make.recalculation import Recalculated
from tests.nightly import by_day
from xltiebreak import Event
from xltiebreak.excel import empty_swiss, read_workbook, write_workbook
from xltiebreak.excel.routes import LIVE_ROUTES
from xltiebreak.ranking.standings import standings
from xltiebreak.verify.diagnosis import verify

pytestmark = pytest.mark.slow

ROOM = 6
"""Columns to paste into; ours begin behind them."""

FIRST, OURS = 3, 3 + ROOM


def printing(event: Event, columns: Mapping[str, Mapping[int, str]]) -> Event:
    section = replace(event.sections[0], printed=columns)
    return replace(event, sections=(section, *event.sections[1:]))


def solkoff(event: Event) -> dict[int, str]:
    """Our own figures, as a program would print them."""
    rows = standings(event.sections[0], "", "SOLK").rows
    return {row.player.number: str(float(row.values["SOLK"] or 0)) for row in rows}


def pasted(content: bytes, cells: Mapping[str, Any], sheet: str = "Verify") -> bytes:
    """The workbook with something typed into its sheet."""
    book = load_workbook(io.BytesIO(content))
    for place, value in cells.items():
        book[sheet][place] = value
    output = io.BytesIO()
    book.save(output)
    return output.getvalue()


SPILLING = [code for code, route in LIVE_ROUTES.items() if not route.fixed]
"""What formualizer can work out; LibreOffice does the other in ``tests/libreoffice``."""


def answers(book: Recalculated, rows: int) -> list[list[Any]]:
    """The verdicts, then our figures under their headings, in the first two columns."""
    verdicts = book.block("Verify", 4, FIRST, 1, 2)
    return [*verdicts, *book.block("Verify", 5, OURS, rows + 1, 2)]


@pytest.mark.parametrize("route", SPILLING)
def test_what_is_pasted_is_compared_at_once(route: str) -> None:
    event = bham()
    right = solkoff(event)
    book = Recalculated(write_workbook(event, route=route))
    assert answers(book, 6) == [["", ""]] * 8
    book.type("Verify", 5, FIRST, "Solk")
    book.type("Verify", 5, FIRST + 1, "Grade")
    for number, figure in right.items():
        book.type("Verify", 5 + number, FIRST, figure)
        book.type("Verify", 5 + number, FIRST + 1, 7)
    book.recalculate()
    known = "not known: type MM, SOLK …"
    assert answers(book, 6) == [["all agree", known], ["Ours: SOLK", "Ours: ?"], *[["", ""]] * 6]
    book.type("Verify", 8, FIRST, 99)
    book.type("Verify", 5, FIRST + 1, "MM")
    book.recalculate()
    assert answers(book, 6)[:2] == [["1 differs", "6 differ"], ["Ours: SOLK", "Ours: MM"]]
    assert book.value("Verify", 8, OURS) == float(right[3])
    book.type("Crosstable", 5, 6, "L4w")
    book.recalculate()
    assert book.value("Verify", 3, 1).endswith("to be corrected first: see the sheet Checks.")
    assert answers(book, 6) == [["", ""]] * 8


def test_rows_in_another_order_are_found_by_their_numbers() -> None:
    event = bham()
    right = solkoff(event)
    book = Recalculated(write_workbook(event))
    book.type("Verify", 5, FIRST, "TBrk[S]")
    for down, number in enumerate(sorted(right, reverse=True)):
        book.type("Verify", 6 + down, 2, number)
        book.type("Verify", 6 + down, FIRST, right[number])
    book.recalculate()
    assert book.value("Verify", 4, FIRST) == "all agree"
    assert book.value("Verify", 6, 1) == event.sections[0].by_number[6].name
    book.type("Verify", 6, 2, 5)
    book.recalculate()
    assert book.value("Verify", 7, 1) == "a second row of player 5"
    book.type("Verify", 7, 2, 30)
    book.recalculate()
    assert book.value("Verify", 7, 1) == "no player 30 in the results"


@pytest.mark.parametrize(
    ("example", "route"),
    [*product([bham, riverside, championship], SPILLING)][:: by_day(3, night=1)],
)
def test_printed_columns_are_compared_and_read_back(example: Any, route: str) -> None:
    figures = solkoff(example())
    event = printing(
        example(), {"Solk": {**figures, 2: "99"}, "Grade": dict.fromkeys(figures, "7")}
    )
    content = write_workbook(event, route=route)
    assert read_workbook(content, "x.xlsx").sections[0].printed == event.sections[0].printed
    before = Recalculated(content)
    assert before.block("Verify", 4, 3, 1, 2) == [["1 differs", "not known: type MM, SOLK …"]]
    assert before.block("Verify", 5, OURS, 3, 2) == [
        ["Ours: SOLK", "Ours: ?"],
        ["", ""],
        [float(figures[2]), ""],
    ]


def test_the_command_takes_what_was_pasted() -> None:
    figures = solkoff(bham())
    cells = {"C5": "Solk", **{f"C{5 + number}": float(figures[number]) for number in figures}}
    section = read_workbook(pasted(write_workbook(bham()), cells), "x.xlsx").sections[0]
    [column] = verify(section).columns
    assert (column.label, column.agree, column.compared) == ("Solk", 6, 6)


def test_an_empty_sheet_holds_nothing_printed() -> None:
    for route in (*LIVE_ROUTES, "plain"):
        section = read_workbook(write_workbook(bham(), route=route), "x.xlsx").sections[0]
        assert (section.printed, section.faults) == ({}, ())


def test_a_row_for_nobody_is_told_with_its_cell() -> None:
    cells = {"C5": "Solk", "C6": 7.5, "B7": 9, "C7": 1, "B8": 1, "C8": 2, "B9": None, "C9": 3}
    section = read_workbook(pasted(write_workbook(bham()), cells), "x.xlsx").sections[0]
    assert section.printed == {"Solk": {1: "7.5"}}
    assert [(fault.where, fault.message.partition(";")[0]) for fault in section.faults] == [
        ("Verify!B7", "9 is no player of the crosstable"),
        ("Verify!B8", "player 1 has a second row of printed values"),
        ("Verify!B9", "an empty cell is no player of the crosstable"),
    ]


def test_each_section_has_a_sheet_of_its_own() -> None:
    first, second = bham().sections[0], riverside().sections[0]
    both = replace(bham(), sections=(first, replace(second, name="U2100")))
    content = pasted(write_workbook(both), {"C5": "Solk", "C6": 7.5}, "Verify U2100")
    read = read_workbook(content, "x.xlsx").sections
    assert [section.printed for section in read] == [{}, {"Solk": {1: "7.5"}}]


def test_columns_beside_the_results_are_kept_apart() -> None:
    book = Workbook()
    book.active.title = "Crosstable"
    for row in (["No.", "Name", "R1", "Solk"], [1, "Ash", "W2", 0], [2, "Birch", "L1", 1]):
        book.active.append(row)
    for row in (["#", "Solk", "Ours: SOLK"], [2, 5, 1], [1, 4, 0]):
        (book["Verify"] if "Verify" in book else book.create_sheet("Verify")).append(row)
    output = io.BytesIO()
    book.save(output)
    section = read_workbook(output.getvalue(), "x.xlsx").sections[0]
    assert section.printed == {"Solk": {1: "0", 2: "1"}, "Solk (2)": {1: "4", 2: "5"}}


def test_what_a_file_printed_is_never_a_formula() -> None:
    columns = {"=1+1": {1: "=2+2"}, "http://example.org": {2: "7.5"}}
    content = write_workbook(printing(bham(), columns))
    sheet = load_workbook(io.BytesIO(content))["Verify"]
    typed = [sheet[place] for place in ("C5", "C6", "D5", "D7")]
    assert [cell.data_type for cell in typed] == ["s"] * 4
    assert [cell.value for cell in typed] == ["=1+1", "=2+2", "http://example.org", "7.5"]
    assert not any(cell.hyperlink for cell in typed)


def test_pasted_cells_are_text_so_that_shared_places_become_no_dates() -> None:
    sheet = load_workbook(io.BytesIO(write_workbook(empty_swiss(players=4))))["Verify"]
    assert {cell.number_format for row in sheet["C5:H9"] for cell in row} == {"@"}
    lists = {str(box.sqref): box.formula1 for box in sheet.data_validations.dataValidation}
    assert lists["C5"] == "TieBreakCodes"
    assert sheet.print_area == "'Verify'!$A$1:$N$15"

"""The sheet Verify: what is pasted there lights up, and ``verify`` reads it."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook

from examples.build import bham, riverside
from xltiebreak import Event
from xltiebreak.excel import empty_swiss, read_workbook, write_workbook
from xltiebreak.excel.routes import LIVE_ROUTES
from xltiebreak.ranking.standings import standings
from xltiebreak.verify.diagnosis import verify

pytestmark = pytest.mark.slow


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
        ("Verify!B7", "no player 9 in the results"),
        ("Verify!B8", "a second row of player 1"),
        ("Verify!B9", "type the number"),
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

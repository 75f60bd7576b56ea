"""What is read and what is said of files, as told in the texts of the folder ``cases``; sheets of
ours, which are told by what formulas take them for; and lists of entries, as clubs keep them."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest

from tests.cases import Case, Stage, cases, play
from tests.command import Command
from xltiebreak import examine_event, load


@pytest.mark.parametrize("case", cases("tables/cases/*.txt"))
def test_a_file_is_read_as_told(case: Case, stage: Stage) -> None:
    play(case, stage)


@pytest.fixture
def book(xltiebreak: Command, tmp_path: Path) -> openpyxl.Workbook:
    assert xltiebreak("new", tmp_path / "new.xlsx", "--players", 2, "--rounds", 1).code == 0
    made = openpyxl.load_workbook(tmp_path / "new.xlsx")
    for row, cells in enumerate([("Ash", "W2"), ("Birch", "L1")], start=5):
        made["Crosstable"].cell(row, 2).value = cells[0]
        made["Crosstable"].cell(row, 6).value = cells[1]
    return made


def labels(sheet: object, **values: str) -> None:
    for row in sheet.iter_rows():  # type: ignore[attr-defined]
        if row[0].value in values:
            row[1].value = values[row[0].value]


@pytest.mark.slow
def test_nobody_is_placed_without_the_labels_of_the_event(
    book: openpyxl.Workbook, tmp_path: Path
) -> None:
    del book["Event"]
    for name in book.defined_names.values():  # as Excel leaves them
        if "Event!" in name.value:
            name.value = "#REF!"
    book.save(tmp_path / "event.xlsx")
    errors = [one for one in examine_event(load(tmp_path / "event.xlsx")) if one.is_error]
    assert [(one.code, one.where) for one in errors] == [("no-event-sheet", "Event")]


@pytest.mark.slow
def test_the_sheet_that_formulas_take_for_the_event_is_read_before_one_of_its_name(
    book: openpyxl.Workbook, tmp_path: Path
) -> None:
    labels(book["Event"], Edition="raw", Event="Spring")
    book["Event"].title = "Old"
    for name in book.defined_names.values():
        name.value = name.value.replace("Event!", "Old!")
    for row in [("Event", "Autumn"), ("Kind", "swiss"), ("Edition", "wintd")]:
        (book["Event"] if "Event" in book.sheetnames else book.create_sheet("Event")).append(row)
    book.save(tmp_path / "event.xlsx")
    event = load(tmp_path / "event.xlsx")
    assert (event.name, event.sections[0].edition) == ("Spring", "raw")

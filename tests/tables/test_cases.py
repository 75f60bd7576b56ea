"""What is read and what is said of files, as told in the texts of the folder ``cases``; sheets of
ours, which are told by what formulas take them for; and lists of entries, as clubs keep them."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest

from tests.cases import Case, Stage, cases, play
from tests.command import Command
from xltiebreak import TieBreakError, examine_event, load
from xltiebreak.formats import entries_of


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


LIST = """Registrations for May,,,,,
Last name,First name,USCF ID,Reg Rating,Club,Section,Paid
Hart,Hugh,12345678,1641,Elm,Open,yes
Ames,Ann,,unr.,Oak,U1200,
Bell,Bob,12345679,1200P5,Elm,Open,yes
,,,,,,
Cole,Cy,,900,,U1200,
Dane,Dee,12345680,1641,,Open,yes
,,,,,,3 paid
"""


def entries(folder: Path, text: str) -> list[tuple[object, ...]]:
    (folder / "list.csv").write_text(text)
    entry_list = entries_of(folder / "list.csv")
    return [(entry.player.name, entry.player.rating, entry.section) for entry in entry_list.entries]


def test_players_are_sorted_by_rating_the_unrated_last(tmp_path: Path) -> None:
    assert entries(tmp_path, LIST) == [
        ("Dane, Dee", 1641, "Open"),
        ("Hart, Hugh", 1641, "Open"),
        ("Bell, Bob", 1200, "Open"),
        ("Cole, Cy", 900, "U1200"),
        ("Ames, Ann", None, "U1200"),
    ]
    entry_list = entries_of(tmp_path / "list.csv")
    assert entry_list.passed_over == ["Paid"]
    bell = entry_list.entries[2].player
    assert (bell.id, bell.provisional, bell.team) == ("12345679", 5, "Elm")


def test_two_of_one_name_are_two_people_where_both_have_an_id(tmp_path: Path) -> None:
    assert len(entries(tmp_path, "Player;Member ID;Elo\nHart;1;1500\nHart;2;1400\n")) == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Who,Rating\nHart,1641\n", "there is no row of headers with the names; expected such as"),
        ("Name,Rating\n", "the list has headers, and nobody below them"),
        ("Name,Rating\nHart,16x1\n", "line 2, Rating: '16x1' is not a rating; correct it, or"),
        ("Name,Rating\nHart,1641\n,1500\n", "line 3, Name: the name is missing; type it, or"),
        ("Name\nHart, Hugh\n", "line 2, column 2: there are more cells in this line than headers"),
        (
            "Name,ID\nHart,7\nhart,\n",
            "line 3, Name: 'hart' has the name of 'Hart' at line 2, Name; delete one of them",
        ),
        (
            "Name,ID\nHart,7\nBell,007\n",
            "line 3, Name: 'Bell' has the ID of 'Hart' at line 2, Name; delete one of them",
        ),
    ],
)
def test_what_cannot_be_meant_is_refused_with_its_cell(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(TieBreakError) as refused:
        entries(tmp_path, text)
    assert str(refused.value).startswith(f"list.csv: {why}")

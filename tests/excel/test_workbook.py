"""Reading workbooks as people really make them."""

from __future__ import annotations

import datetime
import io
import zipfile
from collections.abc import Sequence
from pathlib import Path

import openpyxl
import pytest

from tests.command import ROOT, Command
from xltiebreak import Event, Outcome, TieBreakError, examine_event
from xltiebreak.disk import office_file as packages
from xltiebreak.excel import read_workbook, sheet_cells

Rows = Sequence[Sequence[object]]


def saved(sheets: dict[str, Rows], text_cells: bool = True) -> bytes:
    """A workbook with these sheets; texts stay texts, as in cells formatted so."""
    book = openpyxl.Workbook()
    book.remove(book.worksheets[0])
    for title, rows in sheets.items():
        sheet = book.create_sheet(title)
        for number, row in enumerate(rows, start=1):
            for column, value in enumerate(row, start=1):
                cell = sheet.cell(number, column)
                cell.value = value  # type: ignore[assignment]
                if text_cells and isinstance(value, str):
                    cell.data_type = "s"
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def read(sheets: dict[str, Rows]) -> Event:
    return read_workbook(saved(sheets), "event.xlsx")


def findings(event: Event) -> list[tuple[str, str]]:
    return [(finding.code, finding.where) for finding in examine_event(event)]


PLAIN: Rows = [
    ["#", "Name", "Rtg", "Rd 1", "Rd 2", "Tot", "TBrk[M]"],
    [1, "Ash", "1641P17", "W2", "D3", 1.5, 1],
    [2, "Birch", "unr.", "L1", "B", 1, 1],
    [3, "Cedar", 1500, "H", "D1", 1, 1],
]


def test_a_plain_workbook_with_only_a_crosstable_is_enough() -> None:
    event = read({"Sheet1": PLAIN})
    [section] = event.sections
    assert event.name == "event"
    assert section.name == "Open"
    assert [player.name for player in section.players] == ["Ash", "Birch", "Cedar"]
    assert [player.rating for player in section.players] == [1641, None, 1500]
    assert section.players[0].provisional == 17
    assert section.rounds == 2
    assert findings(event) == []


@pytest.mark.parametrize(
    "header",
    [
        ["No.", "Name", "Rating", "R1", "R2", "Score"],
        ["Pair", "Player", "Rtg.", "Round 1", "Round 2", "Pts."],
        ["Nr", "NAMES", "Elo", "1.Rd", "2.Rd", "Points"],
        ["no", "Player Name", "Pre", "Rnd. 1", "Rnd. 2", "TOTAL"],
        ["Pair Num", "Name:", "Rating", "1", "2", "Tot"],
    ],
)
def test_columns_are_found_by_their_header(header: Sequence[str]) -> None:
    event = read({"Results": [header, *(row[:6] for row in PLAIN[1:])]})
    assert [player.printed_score for player in event.sections[0].players] == [1.5, 1.0, 1.0]
    assert findings(event) == []


def test_columns_may_stand_in_any_order_with_others_between() -> None:
    event = read(
        {
            "Sheet1": [
                ["The spring event"],
                [],
                ["Rd 2", "School", "Grade", "Name", "Rd 1", "#"],
                ["D2", "North", 5, "Ash", "W2", 1],
                ["D1", "South", 4, "Birch", "L1", 2],
            ]
        }
    )
    [section] = event.sections
    assert [player.team for player in section.players] == ["North", "South"]
    assert section.crosstable.results[0][0].outcome is Outcome.WIN
    assert section.crosstable.results[0][1].outcome is Outcome.DRAW


def test_blank_rows_notes_and_numbered_empty_rows_hold_no_player() -> None:
    event = read(
        {
            "Crosstable": [
                ["No.", "Name", "R1"],
                [1, "Ash", "W2"],
                [],
                [2, "Birch", "L1"],
                [3, None, None],
                [4, "", " "],
                [],
                ["Printed on Sunday"],
                [None, "Thanks to all helpers"],
            ]
        }
    )
    assert event.sections[0].crosstable.numbers == (1, 2)
    assert findings(event) == [("passed-over", "Crosstable!B9")]


def with_cell(value: object) -> dict[str, Rows]:
    return {"S": [["No.", "Name", "R1", "R2"], [1, "Ash", "W2", value], [2, "Birch", "L1", "H"]]}


def with_labels(*labels: Sequence[object]) -> dict[str, Rows]:
    return {"Event": labels, "Crosstable": PLAIN}


NO_NUMBERS = {
    "S": [["No.", "Name", "R1"], ["x", "Ash", "W2"], [None, "Birch", "L1"], [2.5, "C", "B"]]
}
ODD_ROUNDS = {"S": [["No.", "R1", "R3", "R3"], [1, "W2", "H", "H"], [2, "L1", "H", "H"]]}


@pytest.mark.parametrize(
    ("sheets", "code", "where"),
    [
        *((with_cell(value), "unknown-code", "S!D2") for value in (0.5, 12, "½", "W", "W0", True)),
        (with_cell("W2 or L2"), "unknown-code", "S!D2"),
        (with_cell(datetime.datetime(2026, 2, 1)), "date-cell", "S!D2"),
        (with_cell(datetime.time(3, 1)), "date-cell", "S!D2"),
        (with_cell("#N/A"), "error-cell", "S!D2"),
        (with_labels(["Event", "X"], ["Edition", "1900"]), "setting", "Event!B2"),
        (with_labels(["Event", "X"], ["Tie-break order", "MM, SULK"]), "setting", "Event!B2"),
        (with_labels(["Event", "X"], ["Rounds", "five"]), "setting", "Event!B2"),
        (with_labels(["Event", "X"], ["Trophies", "many"]), "setting", "Event!B2"),
        (with_labels(["Event", "X"], ["Notation", "klingon"]), "setting", "Event!B2"),
        (with_labels(["Event", "X"], ["Kind", "knockout"]), "setting", "Event!B2"),
        (with_labels(["Event", "X"], ["Tie-braek order", "MM"]), "unknown-label", "Event!A2"),
        (with_labels(["Lots", "1, 9"]), "lots", "Event!B1"),
        (with_labels(["Section", "Open", "U1200"]), "missing-sheet", "Event"),
        *((NO_NUMBERS, "pairing-number", f"S!A{row}") for row in (2, 3, 4)),
        (ODD_ROUNDS, "missing-round", "S!C1"),
        (ODD_ROUNDS, "duplicate-round", "S!D1"),
        (
            {"S": [["No.", "Name", "R1"], [1, "Ash", "W2"], [2, None, None]]},
            "unknown-opponent",
            "S!C2",
        ),
    ],
)
def test_what_is_not_understood_is_told_with_its_address(
    sheets: dict[str, Rows], code: str, where: str
) -> None:
    assert (code, where) in findings(read(sheets))


def test_numbers_may_be_texts_or_missing_altogether() -> None:
    event = read({"S": [["No.", "Rtg", "R1"], ["1", "1500", "W2"], ["2.0", "1600", "L1"]]})
    assert event.sections[0].crosstable.numbers == (1, 2)
    assert [player.rating for player in event.sections[0].players] == [1500, 1600]
    event = read({"S": [["Name", "R1"], ["Ash", "W2"], ["Birch", "L1"], [], ["A note"]]})
    assert event.sections[0].crosstable.numbers == (1, 2)


def test_formulas_count_by_their_stored_value_and_are_told_without_one() -> None:
    rows = [["No.", "Name", "R1", "Score"], [1, "Ash", "=C5", "=1+0"], [2, "Birch", "L1", "=0"]]
    event = read_workbook(saved({"Crosstable": rows}, text_cells=False), "event.xlsx")
    assert ("no-stored-value", "Crosstable!C2") in findings(event)
    assert event.sections[0].players[0].printed_score is None


def test_merged_result_cells_are_told() -> None:
    book = openpyxl.load_workbook(io.BytesIO(saved({"Crosstable": PLAIN})))
    book["Crosstable"].merge_cells("D4:E4")
    file = io.BytesIO()
    book.save(file)
    event = read_workbook(file.getvalue(), "event.xlsx")
    assert ("merged-cells", "Crosstable!D4") in findings(event)


def test_hidden_sheets_and_merged_labels_are_read_as_excel_shows_them() -> None:
    sheets = {"Event": [["Event", "Spring Swiss"]], "Last year": PLAIN, "Open": PLAIN}
    book = openpyxl.load_workbook(io.BytesIO(saved(sheets)))
    book["Last year"].sheet_state = "hidden"
    book["Event"].merge_cells("B1:D1")
    file = io.BytesIO()
    book.save(file)
    event = read_workbook(file.getvalue(), "event.xlsx")
    assert (event.name, [section.name for section in event.sections]) == ("Spring Swiss", ["Open"])
    assert findings(event) == []


def test_a_name_or_number_that_is_a_formula_without_a_stored_value_is_told() -> None:
    rows = [["No.", "Name", "R1"], [1, "=D2", "W2"], ["=1+1", "Birch", "L1"]]
    event = read_workbook(saved({"Crosstable": rows}, text_cells=False), "event.xlsx")
    assert findings(event) == [
        ("no-stored-value", "Crosstable!A3"),
        ("no-stored-value", "Crosstable!B2"),
    ]


def test_the_event_sheet_names_the_event_and_its_sections() -> None:
    event = read(
        {
            "Event": [
                ["Event", "Spring Swiss"],
                ["Dates:", datetime.datetime(2026, 5, 2)],
                ["chief td", "Rowan"],
                ["Section", "Open", "U1200"],
                ["Rounds", 3, "4"],
                ["Edition", None, "wintd"],
                ["Tie-break order", "scholastic", "MM, SOLK"],
                ["Trophies", 3, 5],
                ["Lots", "2,1", None],
            ],
            "Crosstable U1200": [["No.", "Name", "R1"], [1, "Cedar", "D2"], [2, "Elm", "D1"]],
            "Crosstable": [["No.", "Name", "R1"], [1, "Ash", "W2"], [2, "Birch", "L1"]],
            "Standings": [["Name", "R1"], ["x", "y"]],
        }
    )
    assert (event.name, event.dates, event.chief_td) == ("Spring Swiss", "May 2, 2026", "Rowan")
    first, second = event.sections
    assert (first.name, first.players[0].name, first.order, first.lots) == (
        "Open",
        "Ash",
        "scholastic",
        "2,1",
    )
    assert (second.name, second.players[0].name, second.edition) == ("U1200", "Cedar", "wintd")
    assert (first.scheduled_rounds, second.scheduled_rounds) == (3, 4)
    assert (first.trophies, second.trophies) == (3, 5)
    assert findings(event) == []


def test_every_sheet_with_a_crosstable_is_a_section_of_a_plain_workbook() -> None:
    event = read({"Open": PLAIN, "Photos": [["no table"]], "U1200": PLAIN})
    assert [section.name for section in event.sections] == ["Open", "U1200"]


def test_the_uk_notation_takes_its_opponent_from_the_column_before() -> None:
    event = read(
        {
            "S": [
                ["No.", "Name", "SNo", "Rd 1", "SNo", "Rd 2"],
                [1, "Ash", 2, "w 1", 3, "s ½"],
                [2, "Birch", 1, "s 0", None, "- 1"],
                [3, "Cedar", None, "- ½", 1, "w ½"],
            ]
        }
    )
    outcomes = [
        [result.outcome.value for result in row] for row in event.sections[0].crosstable.results
    ]
    assert outcomes == [
        ["win", "draw"],
        ["loss", "full-point bye"],
        ["half-point bye", "draw"],
    ]
    assert event.sections[0].crosstable.results[1][0].colour == "b"


def test_an_ambiguous_table_is_an_error_until_its_notation_is_stated() -> None:
    rows = [["No.", "Name", "R1"], [1, "Ash", ""], [2, "Birch", "-1"]]
    assert ("ambiguous-notation", "Crosstable!C3") in findings(read({"Crosstable": rows}))
    event = read({"Event": [["Notation", "chess-results"]], "Crosstable": rows})
    assert event.sections[0].crosstable.results[1][0].outcome is Outcome.PAIRING_BYE


def test_names_lose_what_would_break_a_page() -> None:
    event = read({"S": [["No.", "Name", "R1"], [1, "Ash\n  Wood\u202e", "H"]]})
    assert event.sections[0].players[0].name == "Ash Wood"


def test_a_stray_format_in_the_last_row_costs_nothing() -> None:
    book = openpyxl.load_workbook(io.BytesIO(saved({"Crosstable": PLAIN})))
    book["Crosstable"]["XFD1048576"].number_format = "@"
    file = io.BytesIO()
    book.save(file)
    assert len(read_workbook(file.getvalue(), "event.xlsx").sections[0].players) == 3


def test_what_is_no_crosstable_is_refused_with_a_sentence() -> None:
    with pytest.raises(TieBreakError, match="no crosstable was found"):
        read({"Sheet1": [["Name", "Grade"], ["Ash", 5]]})


def test_limits_are_checked_before_memory_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    content = saved({"Crosstable": PLAIN})
    monkeypatch.setattr(packages, "MAX_UNPACKED", 1000)
    with pytest.raises(TieBreakError, match="unpacks to more than"):
        read_workbook(content, "event.xlsx")
    monkeypatch.undo()
    for limit, most, message in (
        ("MAX_CELLS", 3, "more than 3 cells"),
        ("MAX_ROWS", 2, "more than 2 rows with something in them"),
    ):
        monkeypatch.setattr(sheet_cells, limit, most)
        with pytest.raises(TieBreakError, match=message):
            read_workbook(content, "event.xlsx")
        monkeypatch.undo()


def test_more_rounds_than_any_event_has_are_refused() -> None:
    header: list[object] = ["No.", *(f"R{round}" for round in range(1, 102))]
    with pytest.raises(TieBreakError, match="at most 100 rounds"):
        read({"S": [header, [1, *["H"] * 101]]})


def test_a_damaged_part_is_one_sentence() -> None:
    content = saved({"Crosstable": PLAIN})
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(file, "w") as new:
        for part in old.infolist():
            text = old.read(part)
            new.writestr(part, text[: len(text) // 2] if "sheet1" in part.filename else text)
    with pytest.raises(TieBreakError, match="cannot be read as a workbook"):
        read_workbook(file.getvalue(), "event.xlsx")


def test_labels_whose_sheet_another_program_deleted_are_missed(
    xltiebreak: Command, tmp_path: Path
) -> None:
    """Excel leaves ``#REF!`` in the names; openpyxl leaves names that lead nowhere."""
    book = openpyxl.load_workbook(ROOT / "examples/riverside/riverside.xlsx")
    del book["Event"]
    book.save(tmp_path / "event.xlsx")
    run = xltiebreak("check", tmp_path / "event.xlsx")
    assert (run.code, "no sheet with the labels of the event" in run.out + run.err) == (1, True)

"""Reading workbooks as people really make them: cases in ``reading.txt``, and what no text says."""

from __future__ import annotations

import io
import zipfile

import openpyxl
import pytest

from tests.cases import Case, Stage, cases, play
from tests.command import ROOT, Command
from tests.make.reading import workbook
from xltiebreak import TieBreakError
from xltiebreak.disk import office_file as packages
from xltiebreak.excel import read_workbook, sheet_cells

PLAIN = workbook({"Crosstable": [["No.", "Name", "R1"], [1, "Ash", "W2"], [2, "Birch", "L1"]]})


@pytest.mark.parametrize("case", cases("excel/reading.txt"))
def test_a_workbook_is_read_as_told(case: Case, stage: Stage) -> None:
    play(case, stage)


def test_a_stray_format_in_the_last_row_costs_nothing() -> None:
    book = openpyxl.load_workbook(io.BytesIO(PLAIN))
    book["Crosstable"]["XFD1048576"].number_format = "@"
    file = io.BytesIO()
    book.save(file)
    assert len(read_workbook(file.getvalue(), "event.xlsx").sections[0].players) == 2


def test_names_lose_what_would_break_a_page() -> None:
    rows = [["No.", "Name", "R1"], [1, "Ash\n  Wood\u202e", "H"]]
    [section] = read_workbook(workbook({"S": rows}), "event.xlsx").sections
    assert section.players[0].name == "Ash Wood"


@pytest.mark.parametrize(
    ("module", "limit", "most", "message"),
    [
        (packages, "MAX_UNPACKED", 1000, "unpacks to more than"),
        (sheet_cells, "MAX_CELLS", 3, "more than 3 cells"),
        (sheet_cells, "MAX_ROWS", 2, "more than 2 rows with something in them"),
    ],
)
def test_limits_are_checked_before_memory_is_taken(
    monkeypatch: pytest.MonkeyPatch, module: object, limit: str, most: int, message: str
) -> None:
    monkeypatch.setattr(module, limit, most)
    with pytest.raises(TieBreakError, match=message):
        read_workbook(PLAIN, "event.xlsx")


def test_more_rounds_than_any_event_has_are_refused() -> None:
    header: list[object] = ["No.", *(f"R{round}" for round in range(1, 102))]
    with pytest.raises(TieBreakError, match="at most 100 rounds"):
        read_workbook(workbook({"S": [header, [1, *["H"] * 101]]}), "event.xlsx")


def test_a_damaged_part_is_one_sentence() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(PLAIN)) as old, zipfile.ZipFile(file, "w") as new:
        for part in old.infolist():
            text = old.read(part)
            new.writestr(part, text[: len(text) // 2] if "sheet1" in part.filename else text)
    with pytest.raises(TieBreakError, match="cannot be read as a workbook"):
        read_workbook(file.getvalue(), "event.xlsx")


def test_labels_whose_sheet_another_program_deleted_are_missed(stage: Stage) -> None:
    """Excel leaves ``#REF!`` in the names; openpyxl leaves names that lead nowhere."""
    command: Command = stage.command
    book = openpyxl.load_workbook(ROOT / "examples/riverside/riverside.xlsx")
    del book["Event"]
    book.save("event.xlsx")
    run = command("check", "event.xlsx")
    assert (run.code, "no sheet with the labels of the event" in run.out + run.err) == (1, True)

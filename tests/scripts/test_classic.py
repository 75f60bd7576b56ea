"""The buttons of a macro workbook, pressed through xlwings' own dispatcher with Excel's side played
by a stand-in: what they say and write is what the command says and writes."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from tests.command import ROOT, Command
from tests.excel.com.client import Session
from xltiebreak.excel import forms_of_buttons, write_workbook
from xltiebreak.formats import load
from xltiebreak.scripts import BUTTONS

pytestmark = pytest.mark.slow

EVENT = ROOT / "examples" / "riverside" / "riverside.xlsx"
MACROS = {form.macro: form for form in forms_of_buttons()}


@pytest.fixture(scope="module")
def excel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", "1767225600")
        session = Session(tmp_path_factory.mktemp("home"))
        yield session
        session.close()


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    path = tmp_path / "event.xlsm"
    path.write_bytes(write_workbook(load(EVENT), route="classic"))
    return path


def answer_of(excel: Session, book: Path, macro: str, **boxes: Any) -> str:
    typed = {f"Box_{macro}_{name}": value for name, value in boxes.items()}
    rows = excel.ask("pressed", str(book), macro, typed)
    return " ".join(word for row in rows for cell in row for word in str(cell).lstrip("'").split())


def test_import_functions_makes_a_macro_of_each_button(excel: Session) -> None:
    vba = excel.ask("macros", "event.xlsm")
    assert re.findall(r"^Sub (\w+)\(\)$", vba, re.MULTILINE) == sorted(MACROS)
    assert {form.makes for form in MACROS.values()} == set(BUTTONS)
    for macro in MACROS:
        call = f'XLPy.CallUDF "xltiebreak.scripts.classic", "{macro}", Array(), ThisWorkbook'
        assert call in vba


def test_the_sheet_has_each_button_with_its_boxes(book: Path) -> None:
    workbook = openpyxl.load_workbook(book)
    sheet = workbook["Buttons"]
    for form in MACROS.values():
        [row] = [cell.row for cell in sheet["B"] if cell.value == form.sentence]
        for k, box in enumerate(form.boxes):
            assert [sheet.cell(row + k, 3).value, sheet.cell(row + k, 4).value or ""] == [
                box.name,
                box.given,
            ]
            [(title, cell)] = workbook.defined_names[form.name_of(box)].destinations
            assert (title, cell) == ("Buttons", f"$D${row + k}")
            lists = [
                validation.formula1
                for validation in sheet.data_validations.dataValidation
                if f"D{row + k}" in validation.sqref
            ]
            assert lists == ([f'"{",".join(box.choices)}"'] if box.choices else [])


def test_the_files_are_those_of_the_commands(
    excel: Session, book: Path, xltiebreak: Command
) -> None:
    answer = answer_of(excel, book, "MakeTheBulletin", paper="A4", ties="all")
    out = book.with_name("by command.docx")
    xltiebreak("bulletin", book, "-o", out, "--paper", "a4", "--ties", "all")
    assert f"Wrote event bulletin.docx, in the folder {book.parent}." in answer
    assert book.with_name("event bulletin.docx").read_bytes() == out.read_bytes()
    answer_of(excel, book, "MakeTheBulletin", wall="yes")
    xltiebreak("bulletin", book, "-o", out, "--wall", "--force")
    assert book.with_name("event wall.docx").read_bytes() == out.read_bytes()
    answer = answer_of(excel, book, "SaveForTheRatingReport", kind="FIDE report (TRF)")
    trf = book.with_name("by command.trf")
    xltiebreak("convert", book, trf)
    assert book.with_name("event.trf").read_bytes() == trf.read_bytes()
    assert "What it cannot hold:" in answer


def test_nothing_that_lies_beside_the_workbook_is_written_over(excel: Session, book: Path) -> None:
    first = book.with_name("event bulletin.docx")
    answer_of(excel, book, "MakeTheBulletin")
    made = first.read_bytes()
    first.write_bytes(b"what the director went on writing")
    assert "Wrote event bulletin 2.docx" in answer_of(excel, book, "MakeTheBulletin")
    assert "Wrote event bulletin 2.docx" in answer_of(excel, book, "MakeTheBulletin")
    assert first.read_bytes() == b"what the director went on writing"
    assert book.with_name("event bulletin 2.docx").read_bytes() == made
    report = book.with_name("rating report")
    for _ in range(2):
        assert f"in the folder {report}." in answer_of(excel, book, "SaveForTheRatingReport")
    (report / "THEXPORT.DBF").write_bytes(b"changed")
    assert f"in the folder {report} 2." in answer_of(excel, book, "SaveForTheRatingReport")


def test_only_the_file_called_club_gives_its_look(excel: Session, book: Path) -> None:
    letter = book.with_name("letter.docx")
    letter.write_bytes(b"no Word file, and nobody looks at it")
    assert "look" not in answer_of(excel, book, "MakeTheBulletin")
    letter.rename(book.with_name("club.docx"))
    assert "Error: the template is not a Word file" in answer_of(excel, book, "MakeTheBulletin")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX")
def test_a_button_does_not_wait_for_what_is_no_file(excel: Session, book: Path) -> None:
    os.mkfifo(book.with_name("event bulletin.docx"))
    assert "Wrote event bulletin 2.docx" in answer_of(excel, book, "MakeTheBulletin")
    os.mkfifo(book.with_name("club.docx"))
    refused = "club.docx: this is a device or a pipe; give a file"
    assert refused in answer_of(excel, book, "MakeTheBulletin")


def test_answers_are_those_of_the_commands(excel: Session, book: Path, xltiebreak: Command) -> None:
    answer = answer_of(excel, book, "WhyIsABeforeB", a=3.0, b="Okonjo, Daniel")
    said_by = xltiebreak("why", book, "3", "Okonjo, Daniel").out
    for sentence in re.findall(r"[^.]+ = [^.]+", said_by):
        assert " ".join(sentence.split())[:40] in answer
    assert "Hollis, Marcus" in answer
    assert "Nothing to fix." in answer_of(excel, book, "CheckTheEvent")


@pytest.mark.parametrize(
    ("macro", "boxes", "sentence"),
    [
        (
            "MakeTheBulletin",
            {"paper": "A3"},
            "Error: sheet Buttons, Make the bulletin: paper is 'A3'; choose one of letter, a4",
        ),
        (
            "MakeTheBulletin",
            {"ties": None},
            "Error: the box ties of Make the bulletin is gone from the sheet Buttons; begin anew",
        ),
        ("WhyIsABeforeB", {"a": "3"}, "Error: type two players into the form"),
        ("WhyIsABeforeB", {"a": "3", "b": "Nobody"}, "Error: "),
    ],
)
def test_a_box_filled_wrongly_ends_in_a_sentence_and_no_file(
    excel: Session, book: Path, macro: str, boxes: dict[str, Any], sentence: str
) -> None:
    assert sentence in answer_of(excel, book, macro, **boxes)
    assert [file.name for file in book.parent.iterdir()] == ["event.xlsm"]

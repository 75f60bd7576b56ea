"""Crosstables as text files, as spreadsheets and programs export them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.make import reading
from xltiebreak import TieBreakError, examine_event, load

TABLE = "No.,Name,R1,R2\n1,Müller Ash,W2,D3\n2,Birch,L1,B\n3,Cedar,H,D1\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_the_encodings_of_spreadsheets_are_understood(encoding: str) -> None:
    event = reading.text(TABLE.encode(encoding), "club.csv")
    assert event.name == "club"
    assert event.sections[0].players[0].name == "Müller Ash"


@pytest.mark.parametrize("delimiter", [";", "\t", "|"])
def test_semicolons_tabs_and_bars_part_columns_too(delimiter: str) -> None:
    event = reading.text(TABLE.replace(",", delimiter), "club.csv")
    assert event.sections[0].rounds == 2


@pytest.mark.parametrize("delimiter", [";", "\t", "|"])
def test_commas_within_names_part_no_columns(delimiter: str) -> None:
    rows = [["No.", "Name", "R1"], *([str(k), "Ash, A, of B, of C", "H"] for k in (1, 2))]
    text = "\n".join(delimiter.join(row) for row in rows)
    [section] = reading.text(text, "club.csv").sections
    assert [player.name for player in section.players] == ["Ash, A, of B, of C"] * 2


@pytest.mark.parametrize(
    ("name", "line"), [('"Birch', 3), ('"Birch" of Elm', 3), ('Birch,"', 3)], ids=repr
)
def test_a_quotation_mark_that_is_not_closed_is_told_with_its_line(name: str, line: int) -> None:
    text = f"No.,Name,R1\n1,Ash,W2\n2,{name},L1\n3,Cedar,H\n4,Elm,H\n"
    with pytest.raises(
        TieBreakError, match=rf"^club.csv: line {line} cannot be read as CSV .*has to end it"
    ):
        reading.text(text, "club.csv")


def test_quotation_marks_within_a_name_are_a_part_of_it() -> None:
    event = reading.text(b'No.,Name,R1\n1,Ada "Bo" Ash,W2\n2,"Birch, ""B""",L1\n', "club.csv")
    assert [player.name for player in event.sections[0].players] == ['Ada "Bo" Ash', 'Birch, "B"']


def test_labels_above_the_table_describe_the_event() -> None:
    labels = "Event,Spring Swiss\nTie-break order,wintd\nTrophies,3\n\n"
    event = reading.text((labels + TABLE), "club.csv")
    assert event.name == "Spring Swiss"
    assert (event.sections[0].order, event.sections[0].trophies) == ("wintd", 3)


def test_a_label_that_is_wrong_is_told_with_its_line() -> None:
    event = reading.text(("Event,X\nEdition,1900\n" + TABLE), "club.csv")
    [finding] = examine_event(event)
    assert (finding.code, finding.where) == ("setting", "line 2, column 2")


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    text = 'No.,Name,R1\n1,"Ash\nof the woods",W2\n2,Birch,W1\n'
    [finding] = examine_event(reading.text(text, "club.csv"))
    assert finding.where == "line 3, R1"


def test_the_kind_is_told_by_content_and_can_be_stated(tmp_path: Path) -> None:
    path = tmp_path / "results.txt"
    path.write_text(TABLE, encoding="utf-8")
    assert load(path).sections[0].rounds == 2
    assert load(path, "csv") == load(path)
    with pytest.raises(TieBreakError, match="there is no kind 'xml'; use one of xlsx, ods, csv"):
        load(path, "xml")


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (b"", "the file is empty"),
        (b"just a letter to the editor", "no crosstable was found"),
        (b"%PDF-1.7", "this is a PDF"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an old .xls or a workbook with a password"),
        (b"PK\x03\x04", "damaged or cut short"),
        (b"\x00\x01binary", "neither an Excel workbook nor text"),
    ],
)
def test_other_files_are_refused_with_what_to_do(
    tmp_path: Path, content: bytes, answer: str
) -> None:
    path = tmp_path / "event.xlsx"
    path.write_bytes(content)
    with pytest.raises(TieBreakError, match=answer) as refused:
        load(path)
    assert str(refused.value).startswith("event.xlsx: ")


def test_a_file_over_the_limit_is_refused_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xltiebreak.disk.writing.MAX_FILE", 10)
    path = tmp_path / "event.csv"
    path.write_text(TABLE, encoding="utf-8")
    with pytest.raises(TieBreakError, match="the file is larger than"):
        load(path)


def test_a_file_that_another_program_holds_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "event.xlsx"
    path.write_bytes(b"")

    def held(*args: object, **named: object) -> object:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("builtins.open", held)
    with pytest.raises(TieBreakError) as refused:
        load(path)
    assert str(refused.value) == (
        "event.xlsx: cannot be opened (Permission denied; if it is open, close it in Excel or Word)"
    )

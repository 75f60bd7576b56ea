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


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    text = 'No.,Name,R1\n1,"Ash\nof the woods",W2\n2,Birch,W1\n'
    [finding] = examine_event(reading.text(text, "club.csv"))
    assert finding.where == "line 3, R1"


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

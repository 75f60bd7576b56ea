"""Crosstables as texts, as spreadsheets and programs export them: parted by signs, aligned with
spaces, and web pages; cases/text_tables.txt and cases/web_pages.txt tell more."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import lines
from tests.make import reading
from tests.make.samples import DATA, page
from xltiebreak import TieBreakError, examine_event, load
from xltiebreak.formats.kinds import kind_of

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


WITHOUT_SCORES = "".join(
    line
    for line in (DATA / "wall.txt").read_text("utf-8").splitlines(keepends=True)
    if not line.startswith(" " * 20)
)


def test_a_printed_text_needs_no_scores_below_its_results() -> None:
    [section], [whole] = (
        reading.text(text, "wall").sections
        for text in (WITHOUT_SCORES, (DATA / "wall.txt").read_bytes())
    )
    assert (section.crosstable, section.faults) == (whole.crosstable, ())


RESULTS = ("W3 ", "D2 ", "W4 ", "D1 ", "H---", "L1 ", "B---", "L2 ", "L3 ")


@pytest.mark.parametrize("result", RESULTS)
@pytest.mark.parametrize("moved", [-9, 9])
def test_a_result_that_slid_below_another_round_is_never_read_there(
    result: str, moved: int
) -> None:
    """Two below one header, or a game that only one of two tells."""
    at = WITHOUT_SCORES.index(result)
    blanks = " " * len(result)
    text = WITHOUT_SCORES[:at] + blanks + WITHOUT_SCORES[at + len(result) :]
    text = text[: at + moved] + result + text[at + moved + len(result) :]
    try:
        event = reading.text(text, "wall.txt")
    except TieBreakError:
        return
    assert examine_event(event)


OF_A_PAGE = "No.|Name|R1\n1|Müller Ash|W2\n2|Birch|L1"


@pytest.mark.parametrize("line", lines("formats/letters_of_pages.txt"))
def test_the_letters_are_those_that_the_page_names(line: str) -> None:
    encoding, _, head = line.partition(" ")
    content = page(OF_A_PAGE, head=head).encode(encoding)
    assert kind_of(content) == "html"
    assert reading.text(content, "club.html").sections[0].players[0].name == "Müller Ash"


@pytest.mark.parametrize("line", lines("formats/shown_by_a_browser.txt"))
def test_a_cell_is_what_a_browser_shows(line: str) -> None:
    """Though neither it nor the row ends with a tag."""
    cell, _, shown = line.partition(" => ")
    head = "<tr><td>No.<td>Name<td>R1"
    text = f"<table>{head}<tr><td>1<td>{cell}<td>W2<tr\n\n><td>2<td>Birch<td>L1"
    [section] = reading.text(text, "club.html").sections
    assert [player.name for player in section.players] == [shown, "Birch"]
    assert not section.faults


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_rows_have_the_numbers_of_their_lines(end: str) -> None:
    head = ["<table>", "<tr>", "<td>No.<td>Name<td>R1</td>", "</tr>", ""]
    rows = ["<tr", 'class="a">', "<td>1<td>Ash<td>Q2", "<tr><td>2<td>Birch<td>L1<td>", ""]
    [section] = reading.text(end.join([*head, *rows]), "club.html").sections
    assert [fault.where for fault in section.faults] == ["line 7, R1"]  # where its tag ends


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("<html><body><table><tr><td></td></tr></table></body></html>", "has no table"),
        (page("Menu|Home"), "no crosstable was found"),
        ("<table>" + "<tr><td>1</td></tr>" * 50_001 + "</table>", "more than 50,000 rows"),
        ("<table><tr>" + "<td>1</td>" * 401 + "</tr></table>", "more than 400 columns"),
    ],
)
def test_pages_without_a_crosstable_are_refused(text: str, answer: str) -> None:
    with pytest.raises(TieBreakError, match=answer):
        reading.text(text, "club.html")

"""Live workbooks in LibreOffice with the extension: sheets say what the core says, what is saved is
the same event and stays live, lists of scores bring their winners, and an edit is quick."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from examples.build import bham
from tests.excel.workbooks import of_results
from tests.faces import law
from tests.faces.books import Live
from tests.libreoffice.office import Office, Typed
from tests.make.files import empty_scores, empty_swiss, read_workbook, write_workbook
from tests.make.half_typed import half_typed
from tests.make.kinds import drawn
from tests.nightly import by_day
from xltiebreak import Event, examine_event, load
from xltiebreak.excel.cells.layout import section_row
from xltiebreak.excel.setup import doctor
from xltiebreak.formats.spreadsheets import parted
from xltiebreak.tables.events import scores_in

pytestmark = pytest.mark.slow

COUNT = by_day(1, night=12)
SHAPES = {
    "rounds": ("Swiss", "a slip", "rounds of all", "play-off"),
    "grids and halves": ("round-robin", "half typed"),
    "teams": ("teams", "matches"),
}
XLSX, ODS = "Calc MS Excel 2007 XML", "calc8"


class Books:
    """Workbooks that are opened for a test."""

    def __init__(self, office: Office, folder: Path) -> None:
        self.office, self.path = office, folder / "event.xlsx"
        self.opened: list[Typed] = []

    def __call__(self, content: bytes) -> Typed:
        self.opened.append(Typed(self.office, self.path, content))
        self.opened[-1].work_out()
        return self.opened[-1]


@pytest.fixture
def books(office: Office, tmp_path: Path) -> Iterator[Books]:
    made = Books(office, tmp_path)
    yield made
    for book in made.opened:
        office.close(book.document)


@pytest.mark.parametrize("kinds", SHAPES)
def test_what_is_typed_is_placed_as_by_the_core(books: Books, kinds: str) -> None:
    law(Live("libreoffice", books), [*drawn(COUNT, *SHAPES[kinds])])


def test_what_libreoffice_saves_is_the_same_event_and_stays_live(
    books: Books, tmp_path: Path
) -> None:
    event = replace(bham(), sections=(replace(bham().sections[0], order="MM,SOLK,PCT"),))
    book = books(write_workbook(event, route="libreoffice"))
    before = book.block("Standings", 5, 1, 7, 14)
    assert [row[1] for row in before[1:]] != [""] * 6
    for kind, ending in ((XLSX, "xlsx"), (ODS, "ods")):
        path = tmp_path / f"saved.{ending}"
        book.office.store(book.document, str(path), kind)
        typed, now = (read_workbook(one.read_bytes(), one.name) for one in (books.path, path))
        assert of_results(now) == of_results(typed)
        assert "xltiebreak.oxt" in "".join(one.what for one in doctor(None, path))
        books.path = tmp_path / f"again.{ending}"
        again = books(path.read_bytes())
        assert again.block("Standings", 5, 1, 7, 14) == before
        again.type("Crosstable", 5, 6, "B")
        assert again.block("Checks", 6, 1, 1, 1) == [["error"]]


def test_an_edit_among_two_hundred_players_is_answered_within_a_second(books: Books) -> None:
    [section] = empty_swiss(200, 9).sections
    event = Event("", (replace(section, order="wintd"),))
    book = books(write_workbook(event, route="libreoffice"))
    names = [[f"Player {number}"] for number in range(1, 201)]
    book.office.type(book.document, "Crosstable", "B5", names)
    notation = f"B{section_row('notation') + 1}"
    book.office.type(book.document, "Event", notation, [["us"]])  # so many rulings have to be meant
    book.office.type(book.document, "Crosstable", "F5", half_typed(3, 200, 9))
    first = book.block("Standings", 5, 16, 201, 10)
    began = time.perf_counter()

    book.type("Crosstable", 5, 6, "B")
    then = book.block("Standings", 5, 16, 201, 10)

    assert time.perf_counter() - began < 1
    assert len([row for row in first if row[0] != ""]) > 150
    assert then != first


def test_scores_that_are_typed_bring_the_winners(books: Books) -> None:
    book = books(write_workbook(empty_scores(8), route="libreoffice"))
    typed = [["Ash", 1900, "Elms", 1, "4"], ["Birch", 1750, "", 3, "3½"], ["Cedar", "", "", 2, 3.5]]
    book.office.type(book.document, "Scores", "B5", typed)
    assert book.block("Scores", 1, 1, 1, 1)[0][0].startswith("Next: type the prizes")
    prizes = [["1st", "", "", "", 100, "cup"], ["2nd", "", "", "", 50, "cup"]]
    prizes.append(["U1800", "", "", "", 30, ""])
    book.office.type(book.document, "Prizes", "B5", prizes)
    shown = book.block("Prizes", 40, 1, 40, 7)
    title = next(k for k, row in enumerate(shown) if row[0] == "Winners")
    assert [[row[1], *row[5:]] for row in shown[title + 3 : title + 6]] == [
        ["Ash", 100, "cup for 1st"],
        ["Cedar", 40, "cup for 2nd"],
        ["Birch", 40, ""],
    ]
    book.type("Scores", 6, 6, 5)  # in a saved workbook 1st and No. 2 below Place and No.
    book.office.store(book.document, str(books.path), XLSX)
    assert [one.printed_score for one in load(books.path).sections[0].players] == [4, 5, 3.5]
    nameless = "Scores!B6: the name is missing; type it, or clear the row"
    unnumbered = "Scores!A6: the number is missing; type 2, which nobody has"
    for column, text, why in ((2, "", nameless), (1, "", nameless), (2, "Birch", unnumbered)):
        book.type("Scores", 6, column, text)
        for sheet, row in (("Scores", 1), ("Prizes", 41 + title)):
            assert book.block(sheet, row, 1, 1, 1) == [[why]]
        book.office.store(book.document, str(books.path), XLSX)
        found = examine_event(load(books.path))
        assert why in [f"{one.where}: {one.message}" for one in found]
    book.type("Scores", 6, 1, 2)
    book.type("Scores", 6, 6, "many")
    assert "player 2: 'many' is not a score" in book.block("Prizes", 41 + title, 1, 1, 1)[0][0]


DAY = """Teams by,"School top 2, Club top 2"
Prizes,"trophy to top 1 school, trophy to top 1 club"

Name,School,Club,Score
Ash,Elm,Knights,3
Birch,Oak,Rooks,2
Cedar,Elm,Rooks,2
Dogwood,Oak,Knights,0.5
"""


def test_schools_and_clubs_win_what_is_stored(books: Books) -> None:
    scores = scores_in("day", [*parted(DAY)])
    assert scores
    book = books(write_workbook(scores, route="libreoffice"))
    shown = [row for row in book.block("Prizes", 45, 1, 16, 7) if "trophy for" in str(row[6])]
    assert [(row[1], row[6]) for row in shown] == [
        ("Elm", "trophy for 1st school"),
        ("Rooks", "trophy for 1st club"),
    ]

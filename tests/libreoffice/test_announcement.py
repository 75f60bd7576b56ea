"""The sheet ``Announcement``: for the same cells the words and the seal of the command, before and
after something is typed, on one page."""

from __future__ import annotations

import io
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl import load_workbook

from examples.build import championship
from tests.excel.printed import scale_of
from tests.libreoffice.live_book import XLSX, LiveBook, Opening
from tests.libreoffice.office import Office
from tests.make.school_events import team_event
from xltiebreak import Crosstable, Event
from xltiebreak.answers.announcement import announcement
from xltiebreak.answers.shape import Table
from xltiebreak.event.results import BLANK
from xltiebreak.excel import empty_roundrobin, empty_swiss, read_workbook, write_workbook
from xltiebreak.excel.routes import LIVE_ROUTES
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.questions.announced import agreement, lines_in, lines_of, seal_of

SHEET = "Announcement"
NOT_YET = "This announcement is not worked out: see the first line of this sheet."
STANDINGS = "Standings", "Standings Section 2"
LABELS = """Event,Harbor Open
Kind,{kind}
Rounds,{rounds}
Tie-break order,"MM, SOLK, CUM"
Counting players,4
Trophies,3
Perfect scores,playoff
{more}
"""
PRIZES = (
    'Prizes,"$300-200-100, U1800 $50 plaque, top junior $25, biggest upset $20"\n'
    "Based on,40\nGuaranteed,80%\nUnrated limit,$100\n"
)
ROWS = "No.,Name,Rating,Team,R1\n1,Ash,1700,A,\n2,Birch,1600,A,\n3,Cole,1500,A,\n4,Dean,,B,\n"


def harbor(more: str = PRIZES, kind: str = "swiss", rounds: str = "5") -> Event:
    labels = LABELS.format(more=more, kind=kind, rounds=rounds)
    return read_csv(f"{labels}\n{ROWS}".encode(), "harbor.csv")


def several(*events: Event) -> Event:
    sections = [event.sections[0] for event in events]
    named = [replace(section, name=f"Section {k}") for k, section in enumerate(sections, 1)]
    return replace(events[0], sections=tuple(named))


def without_results(event: Event) -> Event:
    """The event when its players are known."""
    table = event.sections[0].crosstable
    players = [replace(player, name=f"P{player.number}") for player in event.sections[0].players]
    blank = Crosstable(table.numbers, tuple((BLANK,) * table.rounds for _ in table.numbers))
    section = replace(event.sections[0], players=tuple(players), crosstable=blank)
    return replace(event, sections=(section,))


def all_meet(event: Event) -> Event:
    """The same teams in a round-robin, which the sheets announce and do not rank."""
    section = replace(event.sections[0], kind="roundrobin", scheduled_rounds=3)
    return replace(event, sections=(section,))


MANY = ", ".join(f"U{rating} $20" for rating in range(1200, 2200, 25))
EVENTS = {
    "a Swiss with prizes": harbor(),
    "nothing typed": empty_swiss(12, 5),
    "many prizes": harbor(f'Prizes,"$300, {MANY}"'),
    "typed rounds where all may meet": harbor("Team minimum,3", kind="", rounds="3"),
    "a grid": championship(),
    "a grid before round 1": without_results(championship()),
    "a new grid of two cycles": without_results(empty_roundrobin(5, double=True)),
    "teams": team_event(4, 3, lineups=False),
    "teams with line-ups": team_event(4, 3),
    "a round-robin of teams": all_meet(team_event(4, 3, lineups=False)),
    "sections": several(harbor(), empty_swiss(8, 4), harbor('Prizes,"$700-100"')),
}


def shown(content: bytes) -> list[str]:
    """The lines of the page."""
    sheet = load_workbook(io.BytesIO(content), read_only=True, data_only=True)[SHEET]
    return [str(cell.value) for (cell,) in sheet.iter_rows(3, max_col=1) if cell.value]


def expected(event: Event) -> Iterator[str]:
    """Every sentence and every cell of the command's answer."""
    for part in announcement(event).parts():
        if isinstance(part, Table):
            yield part.title
            yield from (cell for column in part.columns for cell in column.cells if cell)
        else:
            yield part


def compare(lines: list[str], event: Event) -> None:
    text = " ".join(" ".join(lines).split())
    assert [each for each in expected(event) if " ".join(each.split()) not in text] == []
    own = lines_of(event)
    assert f"Seal {seal_of(own)}." in text
    assert lines_in("\n".join(lines)) == own


@pytest.mark.slow
@pytest.mark.parametrize("name", EVENTS)
def test_the_sheet_says_what_the_command_says(name: str) -> None:
    content = write_workbook(EVENTS[name], route="libreoffice", with_prizes=True)
    compare(shown(content), read_workbook(content, "event.xlsx"))


def typed(book: LiveBook, cells: Mapping[str, str]) -> list[str]:
    """The page after something is typed beside labels of Event."""
    labels = [row[0] for row in book.block("Event", "A1:A60")]
    for label, text in cells.items():
        name, _, column = label.partition("__")
        row = labels.index(name.replace("_", " ")) + 1
        book.office.type(book.document, "Event", f"{column or 'B'}{row}", [[text]])
    book.office.calculate(book.document)
    return [row[0] for row in book.block(SHEET, "A1:A120")]


def said_elsewhere(book: LiveBook) -> list[str]:
    """What the sheets Standings and Prizes say of the seal."""
    hint = LIVE_ROUTES["libreoffice"].hint
    texts = [row[0] for row in book.block("Prizes", "A1:A200") if isinstance(row[0], str)]
    winners = [text.removeprefix(hint).strip() for text in texts if text.startswith(hint)]
    first, second = (book.block(name, "A4:A4")[0][0] for name in STANDINGS)
    return [first, second, *winners]


def saved(book: LiveBook, folder: Path) -> Event:
    return read_workbook(book.saved(folder / "typed.xlsx", XLSX).read_bytes(), "typed.xlsx")


@pytest.mark.slow
def test_it_follows_what_is_typed_and_says_what_stops_it(opened: Opening, tmp_path: Path) -> None:
    book = opened(several(harbor(), empty_swiss(8, 4)))
    for change, error in (
        ({"Prizes": "€400-200, U1500 €30", "Unrated_limit": "€99"}, ""),
        ({"Tie-break_order__C": "SOLK, XYZ"}, "Event!C19: 'XYZ' is not a tie-break"),
        ({"Tie-break_order__C": "bham", "Rounds__C": ""}, "Event!C17: type the number of"),
        ({"Rounds__C": "6", "Prizes__C": "$90 perhaps"}, 'Event!C30: "perhaps": this is not'),
        ({"Prizes__C": "$90-60", "Guaranteed__C": "half"}, "Event!C34: "),
        ({"Guaranteed__C": "60%", "Kind__C": "swiss", "Lots": "98, 99"}, "Event!B22: "),
        ({"Lots": "", "Seal": "7QXD"}, "Event!B39: '7QXD' is no seal"),
        ({"Seal": ""}, ""),
    ):
        page = typed(book, change)
        not_compared = f"The seal cannot be compared: see the first line of the sheet {SHEET}."
        assert {*said_elsewhere(book)} == {not_compared if "7QXD" in change.values() else ""}
        if error:
            assert page[0].startswith(f"TB error: {error}"), page[0]
            assert [line for line in page[2:] if line] == [NOT_YET]
        else:
            compare(page[2:], saved(book, tmp_path))
    seal = seal_of(lines_of(saved(book, tmp_path)))
    page = typed(book, {"Seal": seal.lower()})
    assert f"Agrees with seal {seal}." in page
    assert {*said_elsewhere(book)} == {f"Agrees with seal {seal}."}
    page = typed(book, {"Trophies": "4"})
    assert page[0].startswith(f"Does not agree with seal {seal}: these rules and prizes have seal ")
    assert page[0] in " ".join(page[2:])
    assert {*said_elsewhere(book)} == {page[0]}


def test_formulas_without_functions_say_that_they_compare_no_seal() -> None:
    event = replace(harbor(), seal="0000-0000-0000-0000")
    assert agreement(event)
    for route in ("plain", "lite"):
        book = load_workbook(io.BytesIO(write_workbook(event, route=route)), data_only=True)
        own = "These formulas cannot compare the seal with the rules and prizes."
        assert book["Standings"]["A4"].value == (own if route == "plain" else str(agreement(event)))


@pytest.mark.slow
def test_a_round_robin_of_teams_is_announced_by_its_rounds(opened: Opening, tmp_path: Path) -> None:
    book = opened(all_meet(team_event(4, 3, lineups=False)))
    assert typed(book, {"Rounds": ""})[0].startswith("TB error: Event!B17: type the number of")
    compare(typed(book, {"Rounds": "6"})[2:], saved(book, tmp_path))


@pytest.mark.slow
def test_it_is_printed_on_one_page(office: Office, tmp_path: Path) -> None:
    """In letters of nine points and more; two sections, or 41 prizes, in smaller ones."""
    book, pdf = tmp_path / "event.xlsx", tmp_path / "event.pdf"
    two = several(harbor(), empty_swiss(8, 4))
    for event, points in ((harbor(), 9), (EVENTS["many prizes"], 7.5), (two, 7.4)):
        book.write_bytes(write_workbook(event, route="libreoffice"))
        document = office.open(str(book))
        office.calculate(document)
        office.store(document, str(pdf), "calc_pdf_Export")
        office.close(document)
        pages = subprocess.run(
            ["pdftotext", "-layout", pdf, "-"], capture_output=True, check=True, text=True
        ).stdout.split("\f")
        with_seal = [page for page in pages if "behind the seal" in page]
        assert len(with_seal) == 1
        assert "How ties are broken and prizes divided" in with_seal[0]
        sheet = load_workbook(book)[SHEET]
        assert sheet.page_setup.fitToHeight is None  # one
        assert scale_of(sheet, "LibreOffice") * 12 >= 100 * points

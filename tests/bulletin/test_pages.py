"""The pages of twenty events and the sheet for the door as LibreOffice prints them."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path

import docx
import pytest
from docx.shared import Pt

from tests.bulletin.documents import bham, club, headings, lines, opened, saved, style_of, table
from tests.bulletin.twenty_events import bulletins, three_sections, twenty_events, unfinished
from tests.libreoffice.office import PDF, Office
from tests.nightly import by_day
from tests.referees.events import open_event
from xltiebreak import Event, prizes, standings
from xltiebreak.bulletin import Bulletin, to_pdf, write_wall

FEWEST_LINES = 6
"""A page with less than four rows of a table, their heads and the foot has fewer."""
AT_MOST = {
    **{"bham": 1, "24": 2, "riverside": 2, "60": 3, "60-long": 6, "150": 7},
    **{"8-prizes": 1, "8-ties": 1, "10-prizes": 1, "24-prizes": 2, "60-prizes": 5, "150-prizes": 9},
    **{"63-takers": 5, "63-takers-club": 8, "63-capitals": 12},
}
TAKERS = {"24-prizes", "60-prizes", "150-prizes", "63-takers", "63-takers-club", "63-capitals"}
ON_A4: tuple[str, ...] = by_day(("24-prizes", "60-prizes", "150-prizes"), night=tuple(AT_MOST))
LOOKED_AT: tuple[str, ...] = by_day(
    tuple(sorted({*AT_MOST, "sections", "combined", "scholastic"} - {"60", "150"})), night=()
)
"""The events whose pages are looked at; none are all."""

Pages = Sequence[Sequence[str]]
Sheets = Mapping[str, tuple[Pages, set[str]]]


def printed(made: Iterator[tuple[str, bytes]], office: Office, folder: Path) -> Sheets:
    """The lines of each page, and what is a heading, a caption or the head of a table."""
    tops: dict[str, set[str]] = {}
    for name, content in made:
        (folder / f"{name}.docx").write_bytes(content)
        document = docx.Document(BytesIO(content))
        tops[name] = {
            squeezed(paragraph.text)
            for paragraph in document.paragraphs
            if style_of(paragraph).name.startswith("Heading")
            or style_of(paragraph).name == "Bulletin Caption"
        } | {
            squeezed("".join(cell.text for cell in table.rows[0].cells))
            for table in document.tables
        }
    return {
        name: (pages(office.converted(folder / f"{name}.docx", folder / f"{name}.pdf", PDF)), top)
        for name, top in tops.items()
    }


def pages(file: Path) -> Pages:
    """The lines of each page, without its footer."""
    text = subprocess.run(
        ["pdftotext", "-layout", str(file), "-"], capture_output=True, check=True
    ).stdout.decode()
    return [
        [line for line in page.splitlines() if line.strip()][:-1] for page in text.split("\f")[:-1]
    ]


def squeezed(line: str) -> str:
    return "".join(line.split())


@pytest.fixture(scope="module")
def letter(bare_office: Office, tmp_path_factory: pytest.TempPathFactory) -> Sheets:
    assert len(twenty_events()) >= 20
    return printed(bulletins("letter", LOOKED_AT), bare_office, tmp_path_factory.mktemp("letter"))


@pytest.fixture(scope="module")
def a4(bare_office: Office, tmp_path_factory: pytest.TempPathFactory) -> Sheets:
    return printed(bulletins("a4", ON_A4), bare_office, tmp_path_factory.mktemp("a4"))


@pytest.mark.slow
def test_a_club_event_takes_two_pages_and_a_large_one_few(letter: Sheets, a4: Sheets) -> None:
    for sheets in (letter, a4):
        taken = {name: len(sheets[name][0]) for name in AT_MOST if name in sheets}
        assert {name: count for name, count in taken.items() if count > AT_MOST[name]} == {}


@pytest.mark.slow
def test_no_page_is_blank_or_has_two_rows_or_a_key_alone(letter: Sheets) -> None:
    assert {
        (name, k): lines
        for name, (sheets, _) in letter.items()
        for k, lines in enumerate(sheets, start=1)
        if len(lines) < FEWEST_LINES
    } == {}


@pytest.mark.slow
def test_no_page_ends_with_a_heading_a_caption_or_the_head_of_a_table(letter: Sheets) -> None:
    assert {
        (name, k): lines[-1]
        for name, (sheets, tops) in letter.items()
        for k, lines in enumerate(sheets[:-1], start=1)
        if any(squeezed(lines[-1]) and top.endswith(squeezed(lines[-1])) for top in tops)
        and not lines[-1].endswith(" points")  # under a name
    } == {}


@pytest.mark.slow
def test_the_first_page_names_the_winners_of_all_sections_and_their_teams(letter: Sheets) -> None:
    first = "\n".join(letter["sections"][0][0])
    assert all(section in first for section in ("Open", "U1600", "Novices"))
    assert first.count("points.") >= 3
    for name in ("combined", "scholastic"):
        head = [line.strip() for line in letter[name][0][0]]
        assert head.index("Teams") < head.index("Players") < head.index("Final team standings")


@pytest.mark.slow
def test_page_1_names_all_who_take_prizes_and_begins_the_standings(
    letter: Sheets, a4: Sheets
) -> None:
    for sheets in (letter, a4):
        for name in sheets.keys() & TAKERS:
            first = [line.strip().partition("   ")[0] for line in sheets[name][0][0]]
            assert name[:2] == "63" or (
                first.index("Winners") < first.index("Final standings") < len(first) - 5
            )
            [section] = prizes(twenty_events()[name].event)
            text, last = squeezed(" ".join(sheets[name][0][0])), name == "63-capitals"
            named = [
                each.entrant.name.split(", ")[:: 1 if last else -1] for each in section.winners
            ]
            assert [who for who in named if squeezed("".join(who[: 2 - last])) not in text] == []


def wall(event: Event, template: bytes | None = None) -> Bulletin:
    return write_wall(standings(event), template=template)


def size(made: Bulletin) -> float:
    return float(style_of(opened(made).tables[0].rows[1].cells[1].paragraphs[0]).font.size.pt)


def test_it_has_places_names_and_scores_alone() -> None:
    small = wall(Event("Mill Lane Open", (bham(),)))
    assert size(small) >= 54
    rows = table(opened(small), "Standings")
    assert rows[0] == ["Place", "Name", "Score"]
    assert rows[1] == ["1", "Birch, Bo", "2½"]
    assert lines(opened(small))[:2] == ["Mill Lane Open", "Final standings"]
    assert headings(opened(small)) == []
    quad = opened(wall(Event("Mill Lane Open", (bham(name="Quad C"),))))
    assert lines(quad)[1] == "Quad C: final standings"
    with_clubs = table(opened(wall(open_event(16, 5))), "Standings")
    assert set(with_clubs[0]) == {"Place", "Name", "Score"}


@pytest.mark.parametrize(("players", "least"), [(10, 40), (24, 24), (60, 15), (80, 12)])
def test_more_players_stand_in_smaller_letters_and_beside_each_other(
    players: int, least: int
) -> None:
    made = wall(open_event(players, 5))
    assert made.notes == ()
    assert least <= size(made)
    rows = table(opened(made), "Standings")
    names = [cell for row in rows[1:] for cell in row if cell.startswith("Player,")]
    assert len(names) == players
    assert (rows[0].count("Place") > 1) == (players > 20)


def test_what_one_page_cannot_hold_is_said() -> None:
    made = wall(open_event(150, 5))
    assert made.notes == ("150 rows take 2 pages in 13 points.",)
    assert lines(opened(made)).count("Final standings") == 2


def test_it_may_be_as_after_any_round_and_says_so() -> None:
    event = open_event(24, 5)
    after = write_wall(standings(event, round=3))
    assert "Standings after 3 of 5 rounds" in lines(opened(after))
    assert lines(opened(wall(unfinished(10, 4))))[1] == (
        "Standings after 3 of 4 rounds; round 4 is not complete and does not count yet"
    )


def test_each_section_has_a_page_in_its_own_largest_letters() -> None:
    document = opened(wall(three_sections()))
    assert len(document.sections) == 3
    assert [line for line in lines(document) if "final standings" in line] == [
        "Open: final standings",
        "U1600: final standings",
        "Novices: final standings",
    ]
    sizes = [style_of(it.rows[1].cells[1].paragraphs[0]).font.size.pt for it in document.tables]
    assert sizes == sorted(set(sizes))


def test_a_clubs_own_paper_keeps_its_margins() -> None:
    document = opened(wall(Event("Open", (bham(),)), template=saved(club())))
    assert document.sections[0].left_margin == docx.Document().sections[0].left_margin
    assert style_of(document.tables[0].rows[1].cells[1].paragraphs[0]).font.size >= Pt(12)


WITHOUT_CALIBRI = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include><cachedir>{}</cachedir><selectfont>
<rejectfont><pattern><patelt name="family"><string>Carlito</string></patelt></pattern></rejectfont>
<rejectfont><pattern><patelt name="family"><string>Caladea</string></patelt></pattern></rejectfont>
</selectfont></fontconfig>"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["63-takers", "championship", "ihsa", "prizes", "riverside"][:: by_day(2, night=1)]
)
@pytest.mark.usefixtures("bare_office")
def test_no_head_and_no_figure_is_broken_in_two_where_broader_letters_stand_in(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fonts, printed = tmp_path / "fonts.conf", tmp_path / "bulletin.pdf"
    fonts.write_text(WITHOUT_CALIBRI.format(tmp_path), encoding="utf-8")
    monkeypatch.setenv("FONTCONFIG_FILE", str(fonts))
    [(_, content)] = bulletins("letter", [name])
    printed.write_bytes(to_pdf(content))
    on_paper = "\n".join(squeezed(line) for page in pages(printed) for line in page)
    tables = docx.Document(BytesIO(content)).tables
    cells = Counter(cell.text for table in tables for cell in table._cells if " " not in cell.text)
    assert [text for text in cells if on_paper.count(squeezed(text)) < cells[text]] == []

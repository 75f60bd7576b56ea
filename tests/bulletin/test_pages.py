"""The pages of twenty events as LibreOffice prints them: how many there are, and that none is
blank, begins with what belongs to the page before, or ends with a heading of nothing."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path

import docx
import pytest

from tests.bulletin.twenty_events import bulletins, twenty_events
from tests.libreoffice.office import PDF, Office
from tests.nightly import by_day
from xltiebreak.answers.scripts import prizes
from xltiebreak.event.words import first_name_first

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not shutil.which("pdftotext"), reason="pdftotext is not installed"),
]

FEWEST_LINES = 6
"""A page with less than four rows of a table, their heads and the foot has fewer."""
AT_MOST = {
    **{"bham": 1, "24": 2, "riverside": 2, "60": 3, "60-long": 6, "150": 7},
    **{"24-prizes": 2, "60-prizes": 5, "150-prizes": 9},
}
LOOKED_AT: tuple[str, ...] = by_day((*AT_MOST, "sections", "combined", "scholastic"), night=())
"""The events whose pages are looked at; none are all."""

Pages = Sequence[Sequence[str]]


def printed(
    made: Iterator[tuple[str, bytes]], office: Office, folder: Path
) -> dict[str, tuple[Pages, set[str]]]:
    """The lines of each page, and what is a heading, a caption or the head of a table."""
    tops: dict[str, set[str]] = {}
    for name, content in made:
        (folder / f"{name}.docx").write_bytes(content)
        document = docx.Document(BytesIO(content))
        tops[name] = {
            squeezed(paragraph.text)
            for paragraph in document.paragraphs
            if paragraph.style.name.startswith("Heading")
            or paragraph.style.name == "Bulletin Caption"
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
def letter(bare_office: Office, tmp_path_factory) -> Mapping[str, tuple[Pages, set[str]]]:
    assert len(twenty_events()) >= 20
    return printed(bulletins("letter", LOOKED_AT), bare_office, tmp_path_factory.mktemp("letter"))


@pytest.fixture(scope="module")
def a4(bare_office: Office, tmp_path_factory) -> Mapping[str, tuple[Pages, set[str]]]:
    return printed(bulletins("a4", tuple(AT_MOST)), bare_office, tmp_path_factory.mktemp("a4"))


def test_a_club_event_takes_two_pages_and_a_large_one_few(letter, a4):
    for sheets in (letter, a4):
        taken = {name: len(sheets[name][0]) for name in AT_MOST}
        assert {name: count for name, count in taken.items() if count > AT_MOST[name]} == {}


def test_page_1_of_prizes_begins_the_standings(letter, a4):
    for sheets in (letter, a4):
        for name in ("24-prizes", "60-prizes", "150-prizes"):
            first = [line.strip().partition("   ")[0] for line in sheets[name][0][0]]
            assert first.index("Winners") < first.index("Final standings") < len(first) - 5


def test_no_page_is_blank_or_has_two_rows_or_a_key_alone(letter):
    poor = {
        (name, k): lines
        for name, (sheets, _) in letter.items()
        for k, lines in enumerate(sheets, start=1)
        if len(lines) < FEWEST_LINES
    }
    assert poor == {}


def test_no_page_ends_with_a_heading_a_caption_or_the_head_of_a_table(letter):
    alone = {
        (name, k): lines[-1]
        for name, (sheets, tops) in letter.items()
        for k, lines in enumerate(sheets[:-1], start=1)
        if any(squeezed(lines[-1]) and top.endswith(squeezed(lines[-1])) for top in tops)
    }
    assert alone == {}


def test_the_first_page_names_the_winners_of_all_sections_and_their_teams(letter):
    first = "\n".join(letter["sections"][0][0])
    assert all(section in first for section in ("Open", "U1600", "Novices"))
    assert first.count("points.") >= 3
    for name in ("combined", "scholastic"):
        head = [line.strip() for line in letter[name][0][0]]
        assert head.index("Teams") < head.index("Players") < head.index("Final team standings")


def test_page_1_names_everybody_who_takes_a_prize(letter, a4):
    for sheets in (letter, a4):
        for name in ("24-prizes", "60-prizes", "150-prizes"):
            event = twenty_events()[name].event
            [section] = prizes(event)
            first = " ".join("\n".join(sheets[name][0][0]).replace("\xa0", " ").split())
            named = [first_name_first(winner.entrant.name) for winner in section.winners]
            assert [each for each in named if each not in first] == []

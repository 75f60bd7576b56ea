"""The sheet for the door: one page, in letters of 12 points or more, after any round."""

from __future__ import annotations

import re
import shutil
import subprocess

import docx
import pytest
from docx.enum.style import WD_STYLE_TYPE
from docx.oxml.ns import qn
from docx.shared import Pt
from lxml import etree

from tests.benchmarks.events import swiss
from tests.bulletin.documents import bham, club, headings, lines, opened, saved, table
from tests.bulletin.twenty_events import named as renamed
from tests.bulletin.twenty_events import three_sections, unfinished
from tests.libreoffice.office import PDF, Office
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import Bulletin, write_wall
from xltiebreak.event.section import Event
from xltiebreak.ranking.asked import Asked


def wall(event: Event, **options) -> Bulletin:
    return write_wall(event_standings(event, event.sections), **options)


def size(made: Bulletin) -> float:
    return opened(made).styles["Bulletin Wall Name"].font.size.pt


def test_a_small_event_has_large_letters_clubs_and_what_parted_the_tied():
    made = wall(Event("Mill Lane Open", (bham(),)))
    document = opened(made)
    assert size(made) == 20
    rows = table(document, "Standings")
    assert rows[0] == ["Place", "Name", "Score", "Modified Median", "Solkoff", "Cumulative"]
    assert rows[1][:3] == ["1", "Birch, Bo", "2½"]
    assert lines(document)[:2] == ["Mill Lane Open", "Final standings"]
    assert headings(document) == []


@pytest.mark.parametrize("players", [24, 60, 80])
def test_more_players_stand_in_smaller_letters_and_beside_each_other(players):
    made = wall(swiss(players, 5))
    assert made.notes == ()
    assert 12 <= size(made) <= 20
    rows = table(opened(made), "Standings")
    names = [cell for row in rows[1:] for cell in row if cell.startswith("Player,")]
    assert len(names) == players
    assert (rows[0].count("Place") > 1) == (players > 40)


def test_what_one_page_cannot_hold_is_said():
    made = wall(swiss(150, 5))
    assert made.notes == ("150 rows in 12 points take more than one page.",)
    assert size(made) == 12


def test_it_may_be_as_after_any_round_and_says_so():
    event = swiss(24, 5)
    after = write_wall(event_standings(event, event.sections, Asked(round=3)))
    assert "Standings after 3 of 5 rounds" in lines(opened(after))
    open_round = lines(opened(wall(unfinished(10, 4))))[1]
    assert open_round == (
        "Standings after 3 of 4 rounds; round 4 is not complete and does not count yet"
    )


def test_each_section_has_a_page_and_all_the_same_letters():
    document = opened(wall(three_sections()))
    assert len(document.sections) == 3
    assert [line for line in lines(document) if "final standings" in line] == [
        "Open: final standings",
        "U1600: final standings",
        "Novices: final standings",
    ]


def test_a_clubs_own_paper_keeps_its_margins():
    template = club()
    document = opened(wall(Event("Open", (bham(),)), template=saved(template)))
    assert document.sections[0].left_margin == docx.Document().sections[0].left_margin
    assert document.styles["Bulletin Wall Name"].font.size >= Pt(12)


def test_a_clubs_style_without_a_size_of_its_own_gets_the_one_that_fits():
    template = club()
    style = template.styles.add_style("Bulletin Wall Name", WD_STYLE_TYPE.PARAGRAPH)
    style.font.underline = True
    made = wall(Event("Open", (bham(),)), template=saved(template))
    letters = opened(made).styles["Bulletin Wall Name"].element.find(qn("w:rPr"))
    assert [etree.QName(each).localname for each in letters] == ["sz", "szCs", "u"]
    assert size(made) >= 12


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("pdfinfo"), reason="pdfinfo is not installed")
def test_what_is_said_to_be_one_page_is_one(bare_office: Office, tmp_path):
    long_names = ("Featherstonehaugh, Bartholomew", "Hohenlohe, Maximiliane")
    events = [swiss(n, 5) for n in (7, 26, 44, 64, 80)] + [renamed(swiss(50, 5), long_names)]
    for k, event in enumerate(events):
        for paper in ("letter", "a4"):
            made = wall(event, paper=paper)
            assert made.notes == ()
            (tmp_path / f"{k}-{paper}.docx").write_bytes(made.docx)
    pages = {}
    for made in tmp_path.glob("*.docx"):
        file = bare_office.converted(made, made.with_suffix(".pdf"), PDF)
        answer = subprocess.run(["pdfinfo", str(file)], check=True, capture_output=True, text=True)
        pages[file.stem] = int(re.search(r"Pages:\s+(\d+)", answer.stdout)[1])
    assert len(pages) == 12
    assert {name: count for name, count in pages.items() if count != 1} == {}

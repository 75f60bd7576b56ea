"""The sheet for the door: after any round, in the largest letters in which all rows fit, on several
pages if these were smaller than 12 points."""

from __future__ import annotations

import math
import re
import shutil
import subprocess
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import product
from pathlib import Path
from random import Random

import docx
import pytest
from docx.enum.style import WD_STYLE_TYPE
from docx.oxml.ns import qn
from docx.shared import Inches, Pt
from lxml import etree

from tests.benchmarks.events import swiss
from tests.bulletin.documents import bham, club, headings, lines, opened, picture, saved, table
from tests.bulletin.twenty_events import CYRILLIC, LONG_NAMES, three_sections, unfinished
from tests.bulletin.twenty_events import club as club_event
from tests.bulletin.twenty_events import named as renamed
from tests.libreoffice.office import PDF, Office
from tests.make.made_up_teams import team_event
from tests.nightly import by_day
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import Bulletin, write_wall
from xltiebreak.event.section import Event
from xltiebreak.ranking.asked import Asked


def wall(event: Event, **options) -> Bulletin:
    return write_wall(event_standings(event, event.sections), **options)


def size(made: Bulletin) -> float:
    return opened(made).styles["Bulletin Wall Name"].font.size.pt


def test_it_has_places_names_and_scores_alone():
    small = wall(Event("Mill Lane Open", (bham(),)))
    assert size(small) >= 54
    rows = table(opened(small), "Standings")
    assert rows[0] == ["Place", "Name", "Score"]
    assert rows[1] == ["1", "Birch, Bo", "2½"]
    assert lines(opened(small))[:2] == ["Mill Lane Open", "Final standings"]
    assert headings(opened(small)) == []
    with_clubs = table(opened(wall(swiss(16, 5))), "Standings")
    assert set(with_clubs[0]) == {"Place", "Name", "Score"}


@pytest.mark.parametrize(("players", "least"), [(10, 40), (24, 24), (60, 15), (80, 12)])
def test_more_players_stand_in_smaller_letters_and_beside_each_other(players, least):
    made = wall(swiss(players, 5))
    assert made.notes == ()
    assert least <= size(made)
    rows = table(opened(made), "Standings")
    names = [cell for row in rows[1:] for cell in row if cell.startswith("Player,")]
    assert len(names) == players
    assert (rows[0].count("Place") > 1) == (players > 20)


def test_what_one_page_cannot_hold_is_said():
    made = wall(swiss(150, 5))
    assert made.notes == ("150 rows take 2 pages in 13 points.",)
    notes = [line for line in lines(opened(made)) if "Places" in line]
    assert notes == ["Final standings  ·  Places 1 to 75",
                     "Final standings  ·  Places 76 to 150"]  # fmt: skip


def test_one_long_name_takes_two_lines_before_all_letters_shrink():
    event = swiss(24, 5)
    [section] = event.sections
    long = replace(section.players[6], name="Featherstonehaugh-Montgomery, Bartholomew Ignatius")
    players = tuple(long if player.number == 7 else player for player in section.players)
    changed = wall(replace(event, sections=(replace(section, players=players),)))
    assert size(changed) >= 18
    unbroken = wall(renamed(event, (long.name,)))
    assert 12 < size(unbroken) < size(changed)


def test_it_may_be_as_after_any_round_and_says_so():
    event = swiss(24, 5)
    after = write_wall(event_standings(event, event.sections, Asked(round=3)))
    assert "Standings after 3 of 5 rounds" in lines(opened(after))
    open_round = lines(opened(wall(unfinished(10, 4))))[1]
    assert open_round == (
        "Standings after 3 of 4 rounds; round 4 is not complete and does not count yet"
    )


def test_each_section_has_a_page_in_its_own_largest_letters():
    event = three_sections()
    document = opened(wall(event))
    assert len(document.sections) == 3
    assert [line for line in lines(document) if "final standings" in line] == [
        "Open: final standings",
        "U1600: final standings",
        "Novices: final standings",
    ]
    sizes = [drawn.rows[1].cells[1].paragraphs[0].style.font.size.pt for drawn in document.tables]
    assert sizes == sorted(set(sizes))


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


def letterhead(kind: str) -> bytes:
    """A club's page with a tall head on every page, on the first, or in the text."""
    template = docx.Document()
    page = template.sections[0]
    if kind == "text":
        template.add_picture(BytesIO(picture()), height=Inches(1.5))
    else:
        page.different_first_page_header_footer = kind == "first"
        head = page.first_page_header if kind == "first" else page.header
        head.paragraphs[0].add_run().add_picture(BytesIO(picture()), height=Inches(2.2))
        head.add_paragraph("Knights of Mill Lane").runs[0].font.size = Pt(20)
        page.footer.paragraphs[0].text = "Mill Lane\nupstairs\nThursdays at seven\nask for Ada"
    template.add_paragraph("{{bulletin}}")
    template.add_paragraph("Next month: blitz")
    return saved(template)


def teams() -> Event:
    made = team_event(12, 5, (1.0,) * 4, Random(4)).section()
    return replace(club_event(6, 3), sections=(replace(made, name=""),))


def with_clubs_and_many() -> Event:
    [large] = club_event(150, 5).sections
    event = three_sections()
    return replace(event, sections=(replace(large, name="Open"), *event.sections[1:]))


GREEK = ("Παπαδόπουλος-Αναγνωστόπουλος, Κωνσταντίνος-Αλέξανδρος", "Αλεξάνδρου, Μαρία")
EVENTS = {
    **{str(count): lambda count=count: club_event(count, 5) for count in (4, 10, 24, 60, 114, 150)},
    **{str(count): lambda count=count: swiss(count, 5) for count in (300, 500)},
    "teams": teams,
    "sections": with_clubs_and_many,
    "long": lambda: renamed(club_event(60, 5), LONG_NAMES),
    "cyrillic": lambda: renamed(club_event(60, 5), CYRILLIC),
    "greek": lambda: renamed(club_event(40, 5), GREEK),
}
PAPERS = {
    "letter": lambda: {"paper": "letter"},
    "a4": lambda: {"paper": "a4"},
    **{kind: lambda kind=kind: {"template": letterhead(kind)} for kind in ("all", "first", "text")},
}
LETTERS = {"4": 48, "10": 40, "24": 24, "60": 15}
"""The least size on plain paper; of others 12."""


@dataclass
class Word:
    """A word of a page, from its left to its right and its top to its bottom, in points."""

    left: float
    top: float
    right: float
    bottom: float
    text: str


BOX = " ".join(rf'{side}="([\d.]+)"' for side in ("xMin", "yMin", "xMax", "yMax"))


def words(file: Path) -> list[tuple[float, list[Word]]]:
    """The height of each page of a PDF, and its words."""
    answer = subprocess.run(
        ["pdftotext", "-bbox", str(file), "-"], check=True, capture_output=True, text=True
    ).stdout
    pages = []
    for page in answer.split("<page ")[1:]:
        [height] = re.findall(r'^width="[\d.]+" height="([\d.]+)"', page)
        found = re.findall(
            r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>',
            page,
        )
        pages.append((float(height), [Word(*map(float, box), text) for *box, text in found]))
    return pages


def places_on(page: list[Word]) -> list[str]:
    """The places that stand on a page, block by block from the left."""
    heads = [word for word in page if word.text == "Place"]
    foot = min((word.top for word in page if word.text == "Page"), default=math.inf)
    places = []
    for head in sorted(heads, key=lambda word: word.left):
        below = [
            word
            for word in page
            if re.fullmatch(r"\d+(–\d+)?", word.text)
            and head.bottom < (word.top + word.bottom) / 2 < foot
            and abs(word.right - head.right) < 4
        ]
        places += [word.text for word in sorted(below, key=lambda word: word.top)]
    return places


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("pdftotext"), reason="pdftotext is not installed")
@pytest.mark.parametrize(("named", "paper"), list(product(EVENTS, PAPERS))[:: by_day(7, night=1)])
def test_pages_are_filled_one_after_the_other_and_say_what_they_hold(
    named: str, paper: str, bare_office: Office, tmp_path: Path
) -> None:
    event = EVENTS[named]()
    ranked = event_standings(event, event.sections)
    made = write_wall(ranked, **PAPERS[paper]())
    (tmp_path / "wall.docx").write_bytes(made.docx)

    pages = words(bare_office.converted(tmp_path / "wall.docx", tmp_path / "wall.pdf", PDF))

    document = opened(made)
    assert len(pages) == len(document.tables)
    left = [row for section in ranked for row in section.players.rows]
    for page, (height, printed) in enumerate(pages):
        shown = places_on(printed)
        rows, left = left[: len(shown)], left[len(shown) :]
        assert shown == [row.places for row in rows]
        text = " ".join(word.text for word in printed)
        goes_on = page + 1 < len(pages) and bool(left) and left[0].place > 1
        if goes_on or rows[0].place > 1:
            assert f"Places {rows[0].place} to {rows[-1].last_place}" in text
        if goes_on and named not in ("long", "greek", "cyrillic"):
            assert (
                max(word.bottom for word in printed if word.text == rows[-1].places) > 0.55 * height
            )
    assert left == []
    least = LETTERS.get(named, 12) if paper in ("letter", "a4") else 12
    assert size(made) >= least

"""Page 1 has the winners, few or many, and begins the standings, on every paper and in a club's
file."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

import docx
import pytest
from docx.shared import Inches, Pt

from tests.bulletin.documents import club as clubs_page
from tests.bulletin.documents import picture, repacked, saved
from tests.bulletin.test_pages import pages
from tests.bulletin.twenty_events import club
from tests.libreoffice.office import PDF, Office
from tests.nightly import by_day
from xltiebreak.answers.scripts import prizes
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import write_bulletin
from xltiebreak.disk.shipped import shipped
from xltiebreak.event.names import first_name_first
from xltiebreak.event.section import Event
from xltiebreak.formats.spreadsheets import read_csv, write_csv

TAKERS = (0, 5, 15, 30, 60)
FEWEST_ROWS = 2
"""The rows of the standings that page 1 has at least."""


def held_together() -> bytes:
    """A club's file with a style for winners, as earlier ones of ours, that keeps each with the
    next."""

    def kept(name: str, part: bytes) -> bytes:
        if name != "word/styles.xml":
            return part
        winner, changed = re.subn(
            rb'(styleId="BulletinWinner".*?<w:pPr>)', rb"\1<w:keepNext/>", part, count=1
        )
        assert changed
        return winner

    return repacked(shipped("bulletin.docx"), kept)


def letterhead() -> bytes:
    """A club's file with a header of a third of the page, in letters of its own."""
    document = clubs_page()
    style, [page] = document.styles["Normal"], document.sections
    style.font.name, style.font.size = "Cambria", Pt(12)
    page.header.paragraphs[0].add_run().add_picture(BytesIO(picture()), width=Inches(1.4))
    for k in range(5):
        page.header.add_paragraph(f"Line {k} of our letterhead")
    return saved(document)


def letter_to_parents() -> bytes:
    """A club's file in which the bulletin stands below text."""
    document = docx.Document()
    document.add_paragraph("Dear parents,")
    for _ in range(3):
        document.add_paragraph("these are the results of our tournament in the town hall. " * 3)
    document.add_paragraph("{{bulletin}}")
    return saved(document)


PAPERS: Mapping[str, Callable[[], dict[str, Any]]] = {
    "letter": lambda: {"paper": "letter", "logo": picture()},
    "a4": lambda: {"paper": "a4"},
    "club": lambda: {"template": saved(clubs_page())},
    "earlier": lambda: {"template": held_together()},
    "letterhead": lambda: {"template": letterhead()},
    "below text": lambda: {"template": letter_to_parents()},
}


PRIZES = (
    *("1st,,$400,cup of the mayor", "2nd,,$200,", "3rd,,$100,", "4th,,$60,", "5th,,$40,"),
    *(f"Class {letter},{rank},${80 - 3 * rank},"
      for rank in range(1, 16) for letter in "ABCDE"),
)  # fmt: skip


@cache
def with_takers(least: int) -> tuple[Event, list[str]]:
    """Eighty players of all classes with just so many prizes that as many as these, or a few more
    who share with them, take one; and their names."""
    [section] = club(80, 6).sections
    players = tuple(
        replace(player, rating=str(2080 - 14 * player.number)) for player in section.players
    )
    event = replace(club(80, 6), sections=(replace(section, players=players),))
    if not least:
        return event, []
    [written] = write_csv(event).files.values()
    head, _, rows = written.decode("utf-8-sig").partition("\nNo.,")
    for count in range(1, len(PRIZES) + 1):
        listed = "\n".join(["Prizes", "Prize,Rank,Cash,Trophy", *PRIZES[:count]])
        event = read_csv(f"{head}\nNo.,{rows}\n\n{listed}\n".encode(), "open.csv")
        [given] = prizes(event)
        if len(given.winners) >= least:
            break
    assert least <= len(given.winners) < least + 10
    return event, [first_name_first(winner.entrant.name) for winner in given.winners]


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("pdftotext"), reason="pdftotext is not installed")
@pytest.mark.parametrize(("takers", "paper"), [*product(TAKERS, PAPERS)][:: by_day(5, night=1)])
def test_page_1_has_the_winners_and_begins_the_standings(
    takers: int, paper: str, bare_office: Office, tmp_path: Path
) -> None:
    event, names = with_takers(takers)
    ranked = event_standings(event, event.sections)
    file = tmp_path / "bulletin.docx"
    file.write_bytes(write_bulletin(ranked, **PAPERS[paper]()).docx)

    sheets = pages(bare_office.converted(file, tmp_path / "bulletin.pdf", PDF))

    first = [line.replace("\N{NO-BREAK SPACE}", " ") for line in sheets[0]]
    winners = first.index(next(line for line in first if line.strip() == "Winners"))
    begun = next(line for line in first if line.strip().startswith("Final standings"))
    standings = first.index(begun)
    named = "\n".join(first[winners:standings])
    assert [name for name in names if name not in named] == []
    rows = [line for line in first[standings:] if re.match(r"\s*\d+(–\d+)?\s+\d+\s+\w", line)]
    assert len(rows) >= FEWEST_ROWS

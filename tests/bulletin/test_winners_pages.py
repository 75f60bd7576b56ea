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
from docx.enum.text import WD_BREAK
from docx.shared import Inches, Pt

from tests.bulletin.documents import club as clubs_page
from tests.bulletin.documents import opened, picture, repacked, saved, table, text_of
from tests.bulletin.test_pages import pages
from tests.bulletin.twenty_events import club
from tests.libreoffice.office import PDF, Office
from tests.nightly import by_day
from xltiebreak.answers.scripts import prizes
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import write_bulletin
from xltiebreak.bulletin.class_prizes import (
    IN_A_COLUMN,
    IN_LINES,
    IN_TWO_COLUMNS,
    RUNNING,
    Line,
    class_prizes,
)
from xltiebreak.bulletin.word.page import PAPERS as PAPERS_BY_NAME
from xltiebreak.bulletin.word.tables import Part
from xltiebreak.bulletin.word.word_file import Footer, Properties, WordFile
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
    standings = first.index(next(line for line in first if line.strip() == "Final standings"))
    named = "\n".join(first[winners:standings])
    assert [name for name in names if name not in named] == []
    rows = [line for line in first[standings:] if re.match(r"\s*\d+(–\d+)?\s+\d+\s+\w", line)]
    assert len(rows) >= FEWEST_ROWS


@pytest.mark.slow
def test_sharers_of_a_prize_stand_in_a_line_together_and_no_name_breaks() -> None:
    event, _ = with_takers(30)
    document = opened(write_bulletin(event_standings(event, event.sections)))
    rows = table(document, "Further prizes")
    assert rows[0][:4] == ["Prize", "Winner", "Score", "Each"]
    several = [row for row in rows[1:] if ", shared by " in row[0]]
    assert several
    for prize, names, *_ in several:
        assert len(names.split(", ")) == int(prize.rpartition("shared by ")[2])
        assert " " not in names.replace(", ", "")


@pytest.mark.parametrize("look", [IN_A_COLUMN, IN_TWO_COLUMNS, IN_LINES, RUNNING])
def test_every_list_of_further_prizes_has_each_prize_and_sum(look: str) -> None:
    lines = [
        Line("Class C", "medal for 1st Class C", ["Di Dahl"], "1", "", "medal for 1st Class C"),
        Line("Class D", "1st Class D, shared by 2", ["Ed Esk", "Flo Ford"], "1", "$20", "$20"),
        Line("U1200", "1st U1200; book for 1st U1200", ["Hy Hale"], "½", "$15", "$15 and book"),
    ]
    made = WordFile(None, PAPERS_BY_NAME["letter"])
    content = made.filled(
        [Part(class_prizes(lines, look, 10_000, made.room().faces))], Footer(), Properties("", "")
    )
    printed = text_of(docx.Document(BytesIO(content))).replace("\N{NO-BREAK SPACE}", " ")
    for words in ("Di Dahl", "medal for", "Class D", "Ed Esk, Flo Ford", "$20", "Hy Hale", "$15"):
        assert words in printed


@pytest.mark.slow
def test_large_letters_give_way_where_many_take_prizes() -> None:
    def look(takers: int, **options: Any) -> set[str]:
        event, _ = with_takers(takers)
        document = opened(write_bulletin(event_standings(event, event.sections), **options))
        cells = [cell for row in document.tables[0].rows[1:] for cell in row.cells]
        return {cell.paragraphs[0].style.name for cell in cells}

    assert "Bulletin Winner" in look(5)
    assert "Bulletin Winner" in look(60)
    assert look(30, template=letterhead()) == {
        "Bulletin Winner Small",
        "Bulletin Winner Small Place",
        "Bulletin Winner Small Figure",
    }


@pytest.mark.slow
def test_a_header_and_text_above_leave_less_of_the_page() -> None:
    def left(template: bytes | None) -> int:
        file = WordFile(template, PAPERS_BY_NAME["letter"])
        return file.height(turned=False, first=True, last=False)

    inch = 1440
    assert abs(left(None) - 9.9 * inch) < 0.1 * inch
    assert abs(left(saved(docx.Document())) - 9 * inch) < 0.1 * inch
    document = docx.Document()
    document.sections[0].header.paragraphs[0].add_run().add_picture(
        BytesIO(picture()), width=Inches(2), height=Inches(3)
    )
    assert 9 * inch - left(saved(document)) == pytest.approx(2.5 * inch, abs=0.3 * inch)
    assert left(None) > left(letter_to_parents()) + 1.5 * inch
    document = docx.Document()
    document.add_paragraph("A page of our own").add_run().add_break(WD_BREAK.PAGE)
    document.add_paragraph("{{bulletin}}")
    assert left(saved(document)) == left(saved(docx.Document()))

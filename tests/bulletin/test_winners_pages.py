"""The winners stand on page 1, few or many, on every paper and in a club's file."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.bulletin.documents import club as clubs_page
from tests.bulletin.documents import repacked, saved
from tests.bulletin.test_pages import Pages, pages
from tests.bulletin.twenty_events import club
from tests.libreoffice.office import PDF, Office
from tests.nightly import crossed
from xltiebreak.answers.scripts import prizes
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import write_bulletin
from xltiebreak.disk.shipped import shipped
from xltiebreak.event.names import first_name_first
from xltiebreak.event.section import Event
from xltiebreak.formats.spreadsheets import read_csv, write_csv

TAKERS = (5, 15, 25, 40)
FITS_A_PAGE = 25
"""So many winners have room on page 1, three of them with a sentence."""


class Paper(NamedTuple):
    """What a bulletin is printed on, and how many winners page 1 has at least, if there are."""

    options: Callable[[], Mapping[str, object]]
    room: int = FITS_A_PAGE


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


PAPERS = {
    "letter": Paper(lambda: {"paper": "letter"}),
    "a4": Paper(lambda: {"paper": "a4"}),
    "club": Paper(lambda: {"template": saved(clubs_page())}, room=12),
    "earlier": Paper(lambda: {"template": held_together()}),
}


PRIZES = (
    *("1st,,$400,cup of the mayor", "2nd,,$200,", "3rd,,$100,", "4th,,$60,", "5th,,$40,"),
    *(f"Class {letter},{rank},${80 - 9 * rank},"
      for rank in range(1, 7) for letter in "ABCDE"),
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
    [written] = write_csv(event).files.values()
    head, _, table = written.decode("utf-8-sig").partition("\nNo.,")
    for count in range(1, len(PRIZES) + 1):
        listed = "\n".join(["Prize,Rank,Cash,Trophy", *PRIZES[:count]])
        event = read_csv(f"{head}\n{listed}\n\nNo.,{table}".encode(), "open.csv")
        [given] = prizes(event)
        if len(given.winners) >= least:
            break
    assert least <= len(given.winners) < least + 10
    return event, [first_name_first(winner.entrant.name) for winner in given.winners]


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("pdftotext"), reason="pdftotext is not installed")
@pytest.mark.parametrize(("takers", "paper"), crossed(TAKERS, PAPERS))
def test_page_1_has_the_winners(
    takers: int, paper: str, bare_office: Office, tmp_path: Path
) -> None:
    event, names = with_takers(takers)
    ranked = event_standings(event, event.sections)
    file = tmp_path / "bulletin.docx"
    file.write_bytes(write_bulletin(ranked, **PAPERS[paper].options()).docx)

    sheets = pages(bare_office.converted(file, tmp_path / "bulletin.pdf", PDF))

    first = [line for line in sheets[0] if any(name in line for name in names)]
    assert len(first) >= min(takers, PAPERS[paper].room)
    assert any(line.strip() == "Winners" for line in sheets[0])
    all_on_them = "\n".join(line for sheet in sheets for line in sheet)
    assert all(name in all_on_them for name in names)
    assert_no_winner_is_split(sheets)


def assert_no_winner_is_split(sheets: Pages) -> None:
    """Where the table goes on, a page begins with its heads and another winner's place."""
    for sheet in sheets[1:]:
        if sheet[0].split() == ["Place", "Name", "Score", "Prize"]:
            assert re.match(r"\s*\d+(–\d+)?\s+\w", sheet[1]), sheet[1]
        else:
            assert "Prize:" not in sheet[0]

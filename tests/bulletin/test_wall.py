"""The sheet for the door: after any round, in the largest letters in which all rows fit, on several
pages if these were smaller than 12 points."""

from __future__ import annotations

import docx
import pytest
from docx.shared import Pt

from tests.bulletin.documents import bham, club, headings, lines, opened, saved, table
from tests.bulletin.twenty_events import three_sections, unfinished
from tests.referees.events import open_event
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import Bulletin, write_wall
from xltiebreak.event.section import Event
from xltiebreak.ranking.asked import Asked


def wall(event: Event, **options) -> Bulletin:
    return write_wall(event_standings(event, event.sections), **options)


def size(made: Bulletin) -> float:
    return opened(made).tables[0].rows[1].cells[1].paragraphs[0].style.font.size.pt


def test_it_has_places_names_and_scores_alone():
    small = wall(Event("Mill Lane Open", (bham(),)))
    assert size(small) >= 54
    rows = table(opened(small), "Standings")
    assert rows[0] == ["Place", "Name", "Score"]
    assert rows[1] == ["1", "Birch, Bo", "2½"]
    assert lines(opened(small))[:2] == ["Mill Lane Open", "Final standings"]
    assert headings(opened(small)) == []
    with_clubs = table(opened(wall(open_event(16, 5))), "Standings")
    assert set(with_clubs[0]) == {"Place", "Name", "Score"}


@pytest.mark.parametrize(("players", "least"), [(10, 40), (24, 24), (60, 15), (80, 12)])
def test_more_players_stand_in_smaller_letters_and_beside_each_other(players, least):
    made = wall(open_event(players, 5))
    assert made.notes == ()
    assert least <= size(made)
    rows = table(opened(made), "Standings")
    names = [cell for row in rows[1:] for cell in row if cell.startswith("Player,")]
    assert len(names) == players
    assert (rows[0].count("Place") > 1) == (players > 20)


def test_what_one_page_cannot_hold_is_said():
    made = wall(open_event(150, 5))
    assert made.notes == ("150 rows take 2 pages in 13 points.",)
    assert lines(opened(made)).count("Final standings") == 2


def test_it_may_be_as_after_any_round_and_says_so():
    event = open_event(24, 5)
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
    assert document.tables[0].rows[1].cells[1].paragraphs[0].style.font.size >= Pt(12)

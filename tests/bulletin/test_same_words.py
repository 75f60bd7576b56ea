"""What is said in the bulletin and on the page: the same words, no figure in two spellings, no
opponent by number alone, and nothing three times."""

import re
from collections import Counter
from dataclasses import replace
from html import unescape

import pytest

from tests.benchmarks.events import swiss
from tests.bulletin.documents import lines, named, read, text_of
from tests.make.crosstables import section, vector
from xltiebreak.answers.standings import event_standings
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.page import Shown, write_page
from xltiebreak.questions.plain_words import reason, ties_by
from xltiebreak.ranking.standings import Standings, standings

GRID = section("D4 W2 D3", "W3 L1 W4", "L2 D4 D1", "D1 D3 L2")
EVENTS = {
    "a swiss": named(vector("bham.csv")),
    "byes and forfeits": named(vector("byes.csv")),
    "twenty-four": swiss(24, 5).sections[0],
    "FIDE with unplayed rounds": named(vector("byes.csv"), edition="fide2026", order="BH/C1 BH SB"),
    "a grid": named(
        replace(GRID, origin=replace(GRID.origin, grid=True)), kind="roundrobin", order="uschess"
    ),
    "lots": named(section("W2", "L1", "W4", "L3"), lots="3, 1, 4, 2"),
    "places that nothing parts": named(section("W2", "L1", "W4", "L3"), trophies=2),
    "an open round": named(section("W2 D3", "L1 W4", "W4 D1", "L3 L2"), scheduled_rounds=3),
    "alone": named(section("B")),
}


def page_of(made: Section) -> str:
    shown = event_standings(Event(name="Mill Lane Open", sections=(made,)), [made])
    text = write_page(shown, Shown()).partition("<body>")[2]
    text = re.sub("<script>.*?</script>", "", text, flags=re.DOTALL)
    return unescape(re.sub("<[^>]*>", "\n", text))


def sentences(text: str) -> list[str]:
    return [each for each in re.split(r"(?<=[.!?])\s+|\n", text) if len(each) > 40]


@pytest.mark.parametrize("made", EVENTS.values(), ids=EVENTS)
def test_the_bulletin_and_the_page_say_the_same_in_one_spelling(made: Section) -> None:
    ranked: Standings = standings(made)
    document = read(made, ties="all")
    paper, page = text_of(document), page_of(made)
    for row in ranked.rows:
        if row.place == 1:
            assert reason(ranked, row) in page
            assert reason(ranked, row) in paper
    for text in (paper, page):
        assert not ranked.ties or ties_by(ranked, 4) in text
        assert not re.search(r"(?<!article )\b\d+\.(25|5|75)\b", text)
        assert not re.search(r"[pP]laces? \d+–\d+", text)
        assert not re.search(r"No\. \d+ counts", text)
    repeated = Counter(each for line in lines(document) for each in sentences(line))
    assert not {each: times for each, times in repeated.items() if times > 2}

    adjusted = Counter(re.findall(r"([^;*]+?)(?: \(No\. \d+\))? counts as ", paper))
    assert not {each: times for each, times in adjusted.items() if times > 2}


PRIZES = """Event,X
Rounds,3
Prizes,"1st $60, clear first $20, 2.5 points $70, 1.5 points $10, biggest upset $15, U1600 $40"

No.,Name,Rating,R1,R2,R3
1,Ann,1800,W4w,D2b,W3w
2,Bob,1700,L3b,D1w,W4b
3,Cid,1500,W2w,L4b,L1b
4,Dan,1500,L1b,W3w,L2w
"""


def test_half_points_of_prizes_have_the_spelling_of_the_scores() -> None:
    [made] = read_csv(PRIZES.encode(), "prizes.csv").sections
    paper, page = text_of(read(made)), page_of(made)
    for text in (paper, page):
        assert "$70 for 2½ points, 2½ points reached" in text
        assert "Not paid: $10 for 1½ points" in text
        assert "beat Bob, rated 200 points higher" in text
        assert ".5 points" not in text

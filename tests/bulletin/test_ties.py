"""How the bulletin tells the breaking of a tie: who shares, who takes, and the arithmetic."""

from dataclasses import replace

import pytest

from tests.benchmarks.events import swiss
from tests.bulletin.documents import (
    bham,
    check,
    lines,
    named,
    opened,
    read,
    table,
    text_of,
    title_of,
    with_texts,
)
from tests.bulletin.twenty_events import twenty_events
from tests.make.crosstables import section, vector
from tests.nightly import by_day
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import write_bulletin
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(twenty_events())[:: by_day(3, night=1)])
def test_without_ties_a_bulletin_says_less(name):
    event = twenty_events()[name].event
    ranked = event_standings(event, event.sections)
    usual, short = (
        text_of(opened(write_bulletin(ranked, ties=which))) for which in ("trophies", "none")
    )
    fewer = len(usual.split()) - len(short.split())
    assert fewer > 20 if "Why this order" in usual else fewer == 0


def test_only_ties_that_touch_a_trophy_are_worked_out_unless_all_are_asked_for():
    def shown(**options):
        titles = (title_of(drawn) for drawn in read(bham(trophies=2), **options).tables)
        return [title for title in titles if ", places" in title]

    assert shown() == ["Solkoff, places 1 and 2"]
    assert shown(ties="none") == []
    assert shown(ties="all") == [
        "Solkoff, places 1 and 2",
        "Modified Median, places 3 to 5",
        "Cumulative, places 3 to 5",
    ]
    assert "One more tie was broken in the same way" in text_of(read(bham(trophies=2)))
    assert "Why this order" not in lines(read(bham(trophies=0)))


def test_a_tie_is_worked_out_as_far_as_it_decided_about_a_trophy():
    """Three trophies: Modified Median gave the third, what parted places 4 and 5 touches none."""
    rows = (
        "W2 W3 W5 D6",
        "L1 D5 W6 W4",
        "W6 L1 D4 W5",
        "W5 W6 D3 L2",
        "L4 D2 L1 L3",
        "L3 L4 L2 D1",
    )
    made = named(section(*rows), trophies=2)
    titles = [title_of(drawn) for drawn in read(made).tables]
    everything = [title_of(drawn) for drawn in read(made, ties="all").tables]
    assert len(titles) < len(everything)


def test_no_other_ties_than_there_are_can_be_asked_for():
    with pytest.raises(TieBreakError, match="'some' is not one of trophies, all, none"):
        read(bham(), ties="some")


def test_of_a_crowd_those_around_the_line_are_shown():
    rows = [f"W{k + 1}" if k % 2 else f"L{k - 1}" for k in range(1, 41)]
    ratings = [2000 - k for k in range(40)]
    made = named(section(*rows, ratings=ratings), trophies=3, order="COMPAVG")
    document = read(made)
    result = table(document, "Competition Average, places 1 to 20")
    assert len(result) == 1 + 3 + 2
    assert [result[1][0], result[1][-1]] == ["1", "1999.0"]
    assert any(line.startswith("15 more players: see the standings.") for line in lines(document))


@pytest.mark.slow
def test_what_is_dropped_is_struck_through_and_said_why():
    document = read(bham())
    struck = [
        run.text
        for drawn in document.tables
        for row in drawn.rows
        for cell in row.cells
        for run in cell.paragraphs[0].runs
        if run.style.name == "Bulletin Dropped"
    ]
    assert struck == ["1", "2½", "1", "2½", "2½", "1"]
    assert (
        "Modified Median (US Chess 34E1): the opponents’ scores added up, without the highest and "
        "the lowest (exactly half the points)."
    ) in lines(document)
    cut = named(vector("byes.csv"), order="MED BH/M1", edition="fide2026")
    notes = " ".join(lines(read(cut, ties="all")))
    assert "without the highest and the lowest (two of each from 9 rounds)" in notes
    assert "Struck out: the highest and the lowest (the" not in notes


def test_an_adjusted_score_is_starred_and_explained_once_a_tie():
    document = read(named(vector("byes.csv")), ties="all")
    rows = table(document, "Modified Median, places 5 and 6")
    assert rows[1][2:6] == ["0", "B", "4*", "Birch"]
    notes = [line for line in lines(document) if "counts" in line]
    assert len(notes) == 1
    assert "B: full-point bye, counts as 0" in notes[0]
    assert "* Birch counts as 4 (score 4½, with unplayed R5 at ½)" in notes[0]


def test_the_place_is_the_final_one_and_a_note_says_what_parted_the_level_later():
    made = (bham(), swiss(24, 5).sections[0])
    for section_made, said in zip(made, ("Cole and Esk; then Cumulative 5 to 3", "Solkoff")):
        document = read(section_made, ties="all")
        final = {row.player.label: row.places for row in standings(section_made).rows}
        for drawn in document.tables:
            if "laces" not in title_of(drawn):
                continue
            head, *rows = [[cell.text for cell in row.cells] for row in drawn.rows]
            name, place = head.index("Name"), head.index("Place")
            assert [row[place] for row in rows] == [final[row[name]] for row in rows]
        assert said in " ".join(lines(document))


FOUR = section("W2", "L1", "W4", "L3")
RATED = section("D2 W3", "D1 W4", "L4 L1", "W3 L2", ratings=[1600, 1540, 1500, 1480])
FINAL_AS_DRAW = section("W5 D2 L3", "W6 D1 L4", "L4 W6 W1", "W3 L5 W2", "L1 W4 H", "L2 L3 B")
SECTIONS = {
    "side by side for those still tied; what left all level; how to read it": bham(),
    "a cut of another kind, with its article (player 6 lost by forfeit)": named(
        vector("byes.csv"), order="BH/C1", edition="fide2026"
    ),
    "a figure that is not the opponent's score (player 3 has 2 points, 1½ with a draw)": replace(
        FINAL_AS_DRAW, order="FB", edition="fide2026"
    ),
    "what has no adjusted scores": named(vector("byes.csv"), order="KASH"),
    "what has": named(vector("byes.csv"), order="SB/A"),
    "what is taken off again": named(section("B L2", "H W1", "W4 H", "L3 B"), order="CUM"),
    "a performance": replace(RATED, order="TPR"),
    "a rating": replace(RATED, order="RTNG"),
    "an average": replace(RATED, order="ARO"),
    "another": replace(RATED, order="COMPAVG"),
    "counts of colors, of which one is missing": named(
        section("W2w L4b", "L1b W3b", "W4 L2w", "L3 W1w"), order="CUM, BLACKS", trophies=4
    ),
    "lots that are due": named(FOUR, trophies=2),
    "lots that were drawn": named(FOUR, lots="3, 1, 4, 2", trophies=2),
    "lots from a seed": named(FOUR, lots="lantern"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("made", "says"), with_texts("ties", SECTIONS))
def test_ties_are_told(made: Section, says: str) -> None:
    check(read(made, ties="all"), says)

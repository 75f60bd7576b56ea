"""How the bulletin tells the breaking of a tie: who shares, who takes, and the arithmetic."""

import re
from dataclasses import replace

import pytest

from tests.benchmarks.events import swiss
from tests.bulletin.documents import (
    bham,
    lines,
    named,
    read,
    table,
    text_of,
    title_of,
)
from tests.samples.crosstables import section, vector
from xltiebreak.bulletin.tied_worksheets import is_adjusted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break
from xltiebreak.rules.terms import Term, Words


def test_only_ties_that_touch_a_trophy_are_worked_out_unless_all_are_asked_for():
    def shown(**options):
        titles = (title_of(one) for one in read(bham(trophies=2), **options).tables)
        return [title for title in titles if ", places" in title]

    assert shown() == ["Solkoff, places 1–2"]
    assert shown(ties="none") == []
    assert shown(ties="all") == [
        "Solkoff, places 1–2",
        "Modified Median, places 3–5",
        "Cumulative, places 3–5",
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
    titles = [title_of(one) for one in read(made).tables]
    everything = [title_of(one) for one in read(made, ties="all").tables]
    assert len(titles) < len(everything)


def test_what_left_all_level_is_told_in_a_sentence():
    text = lines(read(bham()))
    assert any(
        line.startswith("Modified Median: level, 6½ each.  Solkoff (US Chess 34E2): the sum of")
        for line in text
    )
    assert any(line.startswith("Solkoff: level, 8 each.  Cumulative (US Chess") for line in text)


def test_no_other_ties_than_there_are_can_be_asked_for():
    with pytest.raises(TieBreakError, match="'some' is not one of trophies, all, none"):
        read(bham(), ties="some")


def test_of_a_crowd_those_around_the_line_are_shown():
    rows = [f"W{k + 1}" if k % 2 else f"L{k - 1}" for k in range(1, 41)]
    ratings = [2000 - k for k in range(40)]
    made = named(section(*rows, ratings=ratings), trophies=3, order="COMPAVG")
    document = read(made)
    found = table(document, "Competition Average, places 1–20")
    assert len(found) == 1 + 3 + 2
    assert found[1][-2:] == ["1999.0", "1"]
    assert any(line.startswith("15 more: 1989.0 or less.") for line in lines(document))


def test_the_worksheets_stand_side_by_side_for_those_still_tied():
    document = read(bham())
    assert table(document, "Solkoff, places 1–2") == [
        ["No.", "Name", "R1", "R2", "R3", "R4", "Total", "Place"],
        ["2", "Birch, Bo", "2 Esk", "2½ Ames", "2 Ford", "2 Cole", "8½", "1"],
        ["1", "Ames, Ada", "1 Dahl", "2½ Birch", "2 Cole", "2 Esk", "7½", "2"],
    ]
    median = table(document, "Modified Median, places 3–5")
    assert [row[-2:] for row in median[1:]] == [["4½", "3–4"], ["4½", "3–4"], ["4", "5"]]
    cumulative = table(document, "Cumulative, places 3–5")
    assert [row[1] for row in cumulative[1:]] == ["Cole, Cy", "Esk, Ed"]
    assert "Cumulative of Opposition, places" not in str(document.element.xml)


@pytest.mark.slow
def test_what_is_dropped_is_struck_through_and_said_why():
    document = read(bham())
    struck = [
        run.text
        for one in document.tables
        for row in one.rows
        for cell in row.cells
        for run in cell.paragraphs[0].runs
        if run.style.name == "Bulletin Dropped"
    ]
    assert struck == ["1", "2½", "1", "2½", "2½", "1"]
    assert (
        "Modified Median (US Chess 34E1): the opponents' scores, for these without the highest and "
        "the lowest (exactly half the points)."
    ) in lines(document)
    cut = read(named(vector("byes.csv"), order="MED"), ties="all")
    assert any(line.startswith("Struck out: the highest and the low") for line in lines(cut))


def test_a_round_that_was_cut_for_another_reason_is_told_with_its_article():
    """Player 6 lost by forfeit, which a cut takes before the lowest score."""
    byes = named(vector("byes.csv"), order="BH/C1", edition="fide2026")
    assert (
        "Struck out: the lowest (Cut 1); the voluntarily unplayed round (Cut 1, article 16.5)."
    ) in text_of(read(byes, ties="all"))


def test_an_opponents_figure_that_is_not_his_score_is_starred_and_explained():
    """Player 3 has 2 points, 1½ with the final round drawn."""
    made = section(
        *("W5 D2 L3", "W6 D1 L4", "L4 W6 W1", "W3 L5 W2", "L1 W4 H", "L2 L3 B"),
        order="FB",
        edition="fide2026",
    )
    document = read(made)
    row = table(document, "Fore Buchholz, places 1–2")[1]
    assert row[2] == "1½* Entrant 3"
    assert "No. 3 counts as 1½ (final round as a draw)" in text_of(document)


def test_an_adjusted_score_is_starred_and_explained_once_a_tie():
    document = read(named(vector("byes.csv")), ties="all")
    rows = table(document, "Modified Median, places 5–6")
    assert rows[1][2:4] == ["0 B", "4* Birch"]
    notes = [line for line in lines(document) if "counts" in line]
    assert len(notes) == 1
    assert "B: full-point bye, counts as 0" in notes[0]
    assert "* No. 2 counts as 4 (score 4½, with unplayed R5 at ½)" in notes[0]


def test_only_figures_made_from_an_adjusted_score_are_starred():
    rows = table(read(named(vector("byes.csv"), order="KASH"), ties="all"), "Kashdan, places 5–6")
    assert not any("*" in cell for row in rows for cell in row)
    document = read(named(vector("byes.csv"), order="SB/A"), ties="all")
    rows = table(document, "Sonneborn-Berger on adjusted scores, places 5–6")
    assert rows[1][2:] == ["– B", "0 L2", "0 L3", "1½* W8", "0 L1", "1½", "5"]
    assert rows[2][2:] == ["0 L4", "0 L3", "– B", "1* W7", "– F2", "1", "6"]


def test_a_star_does_not_hang_on_the_words_of_a_note():
    ranked = standings(named(vector("byes.csv")))
    solkoff = tie_break("SOLK")
    adjusted, _, score = ranked.context.adjusted(2)
    noted = Term(2, 2, adjusted, Words("in other words"), instead=score)
    assert is_adjusted(ranked, solkoff, 5, noted)
    assert not is_adjusted(ranked, solkoff, 5, Term(2, 2, ranked.context.score(2)))
    assert not is_adjusted(ranked, tie_break("KASH"), 5, Term(2, 2, adjusted, instead=score))


@pytest.mark.slow
def test_many_adjusted_scores_stand_in_one_list_before_the_ties():
    document = read(swiss(60, 9).sections[0], ties="all")
    text = lines(document)
    first = next(k for k, line in enumerate(text) if line.startswith("Places"))
    list_of_them = text[first - 1]
    assert list_of_them.count("counts as") > 12
    numbers = [int(number) for number in re.findall(r"No\. (\d+) counts as", list_of_them)]
    assert numbers == sorted(set(numbers))
    notes = [line for line in text if line != list_of_them and "*" in line]
    assert notes
    assert all("* as above." in note and "counts as" not in note.split("*")[1] for note in notes)


def test_what_cumulative_takes_off_again_has_a_column_of_its_own():
    tied = named(section("B L2", "H W1", "W4 H", "L3 B"), order="CUM")
    rows = table(read(tied), "Cumulative, places 1–2")
    assert rows[0] == ["No.", "Name", "R1", "R2", "Less", "Total", "Place"]
    assert rows[1] == ["3", "Cole, Cy", "1 W4", "1½ H", "−½  R2", "2", "1"]
    assert rows[2] == ["2", "Birch, Bo", "½ H", "1½ W1", "−½  R1", "1½", "2"]


def test_lots_are_due_where_a_trophy_hangs_on_a_shared_place():
    made = named(section("W2", "L1", "W4", "L3"), trophies=2)
    text = lines(read(made, ties="all"))
    assert "Ada Ames and Cy Cole are level on every tie-break: lots are due for places 1–2." in text
    assert "Bo Birch and Di Dahl are level on every tie-break and share places 3–4." in text
    assert table(read(made), "Winners")[1][1].endswith("Lots are due for places 1–2.")


def test_figures_that_no_round_makes_are_told_in_words():
    rated = section("D2 W3", "D1 W4", "L4 L1", "W3 L2", ratings=[1600, 1540, 1500, 1480])
    rows = table(read(replace(rated, order="TPR")), "Tournament Performance Rating, places 1–2")
    made_of = "1540 (average of 1600, 1480) + 193 (1½ of 2 is 75%, from FIDE's table)"
    assert rows[0] == ["No.", "Name", "Made of", "Total", "Place"]
    assert rows[1] == ["2", "Entrant 2", made_of, "1733", "1"]
    rows = table(read(replace(rated, order="RTNG")), "Rating, places 1–2")
    assert rows[1] == ["1", "Entrant 1", "the player's rating", "1600", "1"]
    assert rows[0][3] == "Value"


@pytest.mark.parametrize("code", ["ARO", "COMPAVG"])
def test_averages_are_headed_as_such(code):
    rated = section("D2 W3", "D1 W4", "L4 L1", "W3 L2", ratings=[1600, 1540, 1500, 1480])
    document = read(replace(rated, order=code))
    heads = [[cell.text for cell in one.rows[0].cells] for one in document.tables]
    assert ["No.", "Name", "R1", "R2", "Average", "Place"] in heads


def test_lots_that_were_drawn_are_printed():
    drawn = lines(read(named(section("W2", "L1", "W4", "L3"), lots="3, 1, 4, 2", trophies=2)))
    assert any(line.endswith("in this order of pairing numbers: 3, 1, 4, 2.") for line in drawn)
    winners = table(read(named(section("W2", "L1", "W4", "L3"), lots="3, 1, 4, 2")), "Winners")
    assert winners[1][1].endswith("the better lot fell to Cole.")
    seeded = lines(read(named(section("W2", "L1", "W4", "L3"), lots="lantern")))
    assert any("Lots were drawn from the seed “lantern”, in this order" in line for line in seeded)


def test_the_reader_is_told_how_to_read_the_tables():
    text = text_of(read(bham()))
    assert "What each round gave, with the opponent or the own result in small print" in text
    assert "struck out: left out by the rule; in bold what it comes to." in text

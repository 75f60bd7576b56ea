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
)
from tests.samples.crosstables import section, vector
from xltiebreak.bulletin.tied_worksheets import is_adjusted
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break
from xltiebreak.rules.terms import Term, Words


def test_a_tie_says_who_shares_the_money_and_who_takes_the_trophy():
    text = lines(read(bham()))
    assert (
        "Birch, Bo and Ames, Ada share equally any prize money for places 1 and 2. "
        "Birch, Bo takes the trophy for place 1, ahead of Ames, Ada on Solkoff (8½ to 7½). "
        "Ames, Ada takes the trophy for place 2."
    ) in text
    assert (
        "Cole, Cy; Esk, Ed; and Ford, Flo share equally any prize money for places 3 to 5. "
        "Cole, Cy takes the trophy for place 3, ahead of Esk, Ed on Cumulative (5 to 3)."
    ) in text
    order = next(line for line in text if line.startswith("Players on the same score"))
    assert "in this order (US Chess rule 34E); the first 3 of the 4 were needed" in order
    assert (
        "Prize money for the places of a tie is added up and split equally among its players "
        "(US Chess rule 32B); tie-breaks decide places and trophies only."
    ) in order


def test_outside_us_chess_the_events_own_rules_may_share_the_money_otherwise():
    text = text_of(read(bham(edition="fide2026")))
    assert "Unless the event's own rules say otherwise, prize money for the places" in text
    assert "32B" not in text


def test_a_tie_below_the_trophies_says_so():
    assert "No trophy depends on this tie." in text_of(read(bham(trophies=1)))


def test_where_there_are_no_trophies_none_is_spoken_of():
    text = text_of(read(bham(trophies=0)))
    assert "trophy" not in text
    assert "trophies" not in text
    assert "tie-breaks decide places only." in text
    assert "share equally any prize money for places 1 and 2." in text


def test_without_a_number_of_trophies_they_are_only_spoken_of_as_possible():
    text = text_of(read(bham(trophies=None)))
    assert "Any trophy for place 1 goes to Birch, Bo" in text
    assert "takes the trophy" not in text


def test_the_worksheets_stand_side_by_side_for_those_still_tied():
    document = read(bham())
    assert table(document, "Modified Median, places 1–2") == [
        ["No.", "Name", "R1", "R2", "R3", "R4", "Total", "Place"],
        ["2", "Birch, Bo", "2 v\u00a05", "2½ v\u00a01", "2 v\u00a06", "2 v\u00a03", "6½", "tied"],
        ["1", "Ames, Ada", "1 v\u00a04", "2½ v\u00a02", "2 v\u00a03", "2 v\u00a05", "6½", "tied"],
    ]
    solkoff = table(document, "Solkoff, places 1–2")
    assert [row[-2:] for row in solkoff[1:]] == [["8½", "1"], ["7½", "2"]]
    solkoff = table(document, "Solkoff, places 3–5")
    assert [row[1] for row in solkoff[1:]] == ["Cole, Cy", "Esk, Ed"]
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
    assert struck == ["2", "1", "1", "2½", "1", "2½", "2½", "1"]
    assert "Struck out: the lowest (more than half the points)." in lines(document)
    assert "Struck out: the highest and the lowest (exactly half the points)." in lines(document)


def test_a_round_that_was_cut_for_another_reason_is_told_with_its_article():
    """Player 6 lost by forfeit, which a cut takes before the lowest score."""
    byes = named(vector("byes.csv"), order="BH/C1", edition="fide2026")
    assert (
        "Struck out: the lowest (Cut 1); the voluntarily unplayed round (Cut 1, article 16.5)."
    ) in text_of(read(byes))


def test_an_opponents_figure_that_is_not_his_score_is_starred_and_explained():
    """Player 3 has 2 points, 1½ with the final round drawn."""
    made = section(
        *("W5 D2 L3", "W6 D1 L4", "L4 W6 W1", "W3 L5 W2", "L1 W4 H", "L2 L3 B"),
        order="FB",
        edition="fide2026",
    )
    document = read(made)
    row = table(document, "Fore Buchholz, places 1–2")[1]
    assert row[2] == "1½* v\u00a03"
    assert "No. 3 counts as 1½ (final round as a draw)" in text_of(document)


def test_an_adjusted_score_is_starred_and_explained_once_a_tie():
    document = read(named(vector("byes.csv")))
    rows = table(document, "Modified Median, places 5–6")
    assert rows[1][2:4] == ["0 B", "4* v\u00a02"]
    notes = [line for line in lines(document) if "counts" in line]
    assert len(notes) == 1
    assert "B: full-point bye, counts as 0" in notes[0]
    assert "* No. 2 counts as 4 (score 4½, with unplayed R5 at ½)" in notes[0]


def test_only_figures_made_from_an_adjusted_score_are_starred():
    rows = table(read(named(vector("byes.csv"), order="KASH")), "Kashdan, places 5–6")
    assert not any("*" in cell for row in rows for cell in row)
    document = read(named(vector("byes.csv"), order="SB/A"))
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
    document = read(swiss(60, 9).sections[0])
    text = lines(document)
    list_of_them = text[text.index("Adjusted scores") + 1]
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
    text = lines(read(named(section("W2", "L1", "W4", "L3"), trophies=2)))
    assert (
        "Ames, Ada and Cole, Cy are level on every tie-break: lots are due for places 1–2." in text
    )
    assert "Birch, Bo and Dahl, Di are level on every tie-break and share places 3–4." in text


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
    assert "then the mean (Average)." in text_of(document)


def test_lots_that_were_drawn_are_printed():
    drawn = lines(read(named(section("W2", "L1", "W4", "L3"), lots="3, 1, 4, 2", trophies=2)))
    assert any(line.endswith("in this order of pairing numbers: 3, 1, 4, 2.") for line in drawn)
    ahead = "Cole, Cy takes the trophy for place 1, ahead of Ames, Ada on Drawing of Lots (1 to 2)."
    assert any(ahead in line for line in drawn)
    seeded = lines(read(named(section("W2", "L1", "W4", "L3"), lots="lantern")))
    assert any("Lots were drawn from the seed “lantern”, in this order" in line for line in seeded)


def test_ties_that_nothing_broke_are_not_called_broken():
    headings = lines(read(named(section("W2", "L1", "W4", "L3"))))
    assert "Ties" in headings
    assert "How the ties were broken" not in headings


def test_the_reader_is_told_how_the_tables_make_their_figures():
    sums = text_of(read(bham()))
    assert "from left to right: what each round gives, then the sum (Total)." in sums
    tied = named(section("W2 D3", "L1 D4", "W4 D1", "L3 D2"), order="PCT")
    assert "what each round gives, then the mean (Average)." in text_of(read(tied))
    both = named(section("W2 D3", "L1 D4", "W4 D1", "L3 D2"), order="PCT MM")
    assert "then the sum (Total) or the mean (Average)." in text_of(read(both))


@pytest.mark.slow
def test_a_large_section_works_out_its_first_fifty_places_and_says_so():
    rows = []
    for k in range(1, 121, 2):
        rows += [f"W{k + 1}", f"L{k}"]
    document = read(section(*rows))
    assert "Places 1–60: 1 point" in lines(document)
    assert "Places 61–120: 0 points" not in lines(document)
    assert any(line.startswith("The ties from place 61 down") for line in lines(document))

import re
from dataclasses import replace

import pytest

from tests.benchmarks.events import swiss
from tests.bulletin.documents import (
    bham,
    lines,
    long_section,
    named,
    opened,
    read,
    table,
    text_of,
    title_of,
    written,
)
from tests.core.crosstables import section, vector
from xltiebreak.bulletin.remarks import is_adjusted
from xltiebreak.findings import WARNING, Finding
from xltiebreak.model import Crosstable, Player, Section
from xltiebreak.ranking import standings
from xltiebreak.systems import tie_break
from xltiebreak.terms import Term


def test_the_masthead_tells_what_is_known_and_leaves_no_empty_line_for_the_rest():
    known = {"dates": "May 2", "venue": "Town Hall", "chief_td": "R. Poe", "rated_by": "US Chess"}
    document = read(bham(), event=known)
    assert lines(document)[:5] == [
        "Mill Lane Open",
        "May 2  ·  Town Hall",
        "Chief TD\tR. Poe",
        "Rated by\tUS Chess",
        "Section\tOpen, 6 entries, 4 rounds",
    ]
    assert "" not in lines(document)


def test_the_masthead_lists_the_sections_and_all_entries():
    text = lines(read(bham(), named(section("B", "H", "U"), name="Novices")))
    assert "Sections\tOpen, 6 entries, 4 rounds; Novices, 3 entries, 1 round" in text
    assert "Entries\t9 in 2 sections" in text


def test_one_section_has_no_heading_of_its_own_and_several_have():
    def headings(*sections):
        paragraphs = read(*sections).paragraphs
        return [(p.style.name, p.text) for p in paragraphs if p.style.name.startswith("Heading")]

    assert headings(bham())[:3] == [
        ("Heading 1", "Winners"),
        ("Heading 1", "Final standings"),
        ("Heading 1", "How the ties were broken"),
    ]
    both = headings(bham(), named(section("W2", "L1"), name="Novices"))
    assert both[:2] == [("Heading 1", "Open"), ("Heading 2", "Winners")]
    assert ("Heading 3", "Places 1–2: 2½ points") in both
    assert both[-5:] == [
        ("Heading 1", "Novices"),
        ("Heading 2", "Winners"),
        ("Heading 2", "Final standings"),
        ("Heading 2", "Crosstable"),
        ("Heading 1", "Tie-break key"),
    ]


def test_the_winners_are_as_many_as_there_are_trophies_and_three_if_that_is_unknown():
    assert table(read(bham(trophies=2)), "Winners")[1:] == [
        ["1", "Birch, Bo", "Solkoff, 8½", "2½"],
        ["2", "Ames, Ada", "Solkoff, 7½", "2½"],
    ]
    assert len(table(read(bham(trophies=None)), "Winners")) == 1 + 3


def test_the_standings_head_the_tie_breaks_by_their_names():
    rows = table(read(bham(order="bham")), "Standings")
    assert rows[0] == [
        *("Place", "No.", "Name", "Score", "Modified Median", "Solkoff", "Cumulative"),
        *("Cumulative of Opposition", "Most Blacks", "Head-to-Head"),
    ]
    assert rows[1] == ["1", "2", "Birch, Bo", "2½", "6½", "8½", "7½", "19½", "3", "–"]
    assert [row[1] for row in rows[1:]] == ["2", "1", "3", "5", "6", "4"]


def test_percentages_have_one_digit():
    rows = table(read(named(section("W2 D3 B", "L1 H W3", "H D1 L2"), order="PCT")), "Standings")
    assert [row[-1] for row in rows[1:]] == ["75.0", "50.0", "25.0"]


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
    adjusted, _ = ranked.context.adjusted(2)
    assert is_adjusted(ranked, solkoff, 5, Term(2, 2, adjusted, "in other words"))
    assert not is_adjusted(ranked, solkoff, 5, Term(2, 2, ranked.context.score(2)))
    assert not is_adjusted(ranked, tie_break("KASH"), 5, Term(2, 2, adjusted))


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


def test_an_unfinished_section_has_leaders_and_no_trophies():
    begun = named(section("W2 3w", "L1 .", "W4 1b", "L3 ."), scheduled_rounds=3, trophies=1)
    document = read(begun)
    text = text_of(document)
    assert "Leaders" in lines(document)
    assert "Standings after 1 of 3 rounds" in lines(document)
    assert "trophy for" not in text
    assert "lots are due" not in text
    assert table(document, "Crosstable")[0] == ["No.", "Name", "R1", "R2*", "Total", "Place"]
    assert "* Round 2 is not complete and left out of every sum." in lines(document)


def test_a_table_with_room_for_more_rounds_is_not_called_final():
    begun = named(section("W2w L3b . . .", "L1b W4w . . .", "W4w W1w . . .", "L3b L2b . . ."))
    bulletin = written(begun)
    document = opened(bulletin)
    assert "Standings after 2 of 5 rounds" in lines(document)
    assert "Leaders" in lines(document)
    assert "Section\tOpen, 4 entries, 5 rounds" in lines(document)
    (note,) = bulletin.notes
    assert note.startswith("2 of 5 rounds are complete, so the standings are not called final")
    assert note.endswith("state the number of rounds on the sheet Event (Rounds).")


@pytest.mark.parametrize(
    ("scheduled", "title"),
    [(2, "Final standings"), (3, "Standings after 2 of 3 rounds")],
)
def test_a_stated_number_of_rounds_settles_whether_the_standings_are_final(scheduled, title):
    begun = named(section("W2 L2 . . .", "L1 W1 . . ."), scheduled_rounds=scheduled)
    bulletin = written(begun)
    assert title in lines(opened(bulletin))
    assert bulletin.notes == ()


def test_a_round_begun_beyond_the_stated_number_leaves_the_standings_open():
    begun = named(section("W2 2w", "L1 ."), scheduled_rounds=1)
    assert "Standings after 1 of 2 rounds" in lines(read(begun))


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


def test_an_event_of_which_nothing_is_known_has_no_idle_labels():
    document = read(named(section("W2", "L1"), name=""), event={"name": ""})
    assert lines(document)[:3] == [
        "Results",
        "Standings, tie-breaks and crosstable",
        "Field\t2 entries, 1 round",
    ]


def test_a_section_that_has_not_begun_and_one_without_players_still_print():
    document = read(section(". .", ". ."), Section("Empty", (), Crosstable((), ())))
    assert "There are no players." in lines(document)
    assert "No result is entered yet." in lines(document)


def test_the_crosstable_is_in_pairing_order_with_colours_and_a_key_of_the_letters_used():
    document = read(named(vector("byes.csv")))
    rows = table(document, "Crosstable")
    assert rows[1] == ["1", "Ames, Ada", "W8 w", "W4 b", "D2 w", "L3 b", "W5 w", "3½", "3"]
    assert rows[6][2:7] == ["L4 b", "L3 w", "B", "W7 w", "F2"]
    assert [row[0] for row in rows[1:]] == [str(number) for number in range(1, 9)]
    key = next(line for line in lines(document) if line.startswith("Letters:"))
    letters = re.findall(r"(?:: |; )([A-Z]) ", key)
    assert letters == ["W", "D", "L", "X", "F", "B", "H", "U"]
    assert "pairing numbers" in key


def test_annulled_games_are_struck_out_of_the_crosstable():
    rows = ("W4 D3 W2 U", "D3 U L1 H", "D2 D1 U U", "L1 U U U")  # with a bye, this is no grid
    document = read(named(section(*rows), kind="roundrobin", withdrawn=(4,)))
    found = next(one for one in document.tables if title_of(one).startswith("Crosstable"))
    struck = [
        run.text
        for cell in found._cells
        for run in cell.paragraphs[0].runs
        if run.style.name == "Bulletin Dropped"
    ]
    assert struck == ["W4", "L1"]
    assert any("Struck out: annulled, as a player withdrew" in line for line in lines(document))
    assert not any("annulled" in line for line in lines(read(named(section(*rows)))))


def test_more_rounds_than_a_page_holds_make_several_tables():
    document = read(long_section(39))
    crosstables = [one for one in document.tables if title_of(one).startswith("Crosstable")]
    heads = [
        cell.text
        for one in crosstables
        for cell in one.rows[0].cells
        if re.fullmatch(r"R\d+", cell.text)
    ]
    assert len(crosstables) == 2
    assert heads == [f"R{round}" for round in range(1, 40)]


def test_too_many_rounds_for_a_table_are_told_in_sentences():
    rounds = 24
    tied = named(section(" ".join(["D2"] * rounds), " ".join(["D1"] * rounds)), kind="match")
    assert any(
        line.startswith("Ames, Ada (tied): Modified Median 240 = 12 (R3 v 2) + 12 (R4 v 2)")
        for line in lines(read(tied))
    )


def test_the_key_names_code_and_rule_in_the_order_used():
    text = lines(read(named(section("W2", "L1"), order="CUM, SB/A")))
    start = text.index("Tie-break key")
    assert text[start + 1].startswith("1.\tCumulative (CUM), US Chess 34E3. The sum of the running")
    assert text[start + 2].startswith("2.\tSonneborn-Berger on adjusted scores (SB/A), ")
    assert "Edition: US Chess rule 34E (uschess)." in text[start + 3]


def test_the_key_says_what_the_edition_does_differently_and_what_has_no_value():
    text = text_of(read(named(section("W2", "L1"), order="SB COMPAVG", edition="wintd")))
    assert "Here doubled, as in WinTD." in text
    assert "Competition Average: no value" in text


def test_the_key_says_what_stands_in_for_unrated_players_where_ratings_matter():
    told = "Unrated players count as 1200."
    assert told in text_of(read(bham(order="MM,COMPAVG", unrated=1200)))
    assert told not in text_of(read(bham(order="MM,SOLK", unrated=1200)))


def test_ids_are_printed_only_when_asked_for():
    assert "30000001" not in text_of(read(bham()))
    assert table(read(bham(), ids=True), "Crosstable")[1][2] == "30000001"


def test_findings_are_printed_only_when_given():
    finding = Finding(WARNING, "met-twice", "Crosstable!D9", "players 1 and 2 met already")
    assert "To be checked" not in lines(read(bham()))
    document = read(bham(), findings=[finding])
    assert "•\tCrosstable!D9: players 1 and 2 met already" in lines(document)


def test_players_without_names_are_called_by_their_numbers():
    nameless = section("W2", "L1", players=[Player(1), Player(2)])
    assert table(read(nameless), "Crosstable")[1][1] == "Player 1"


def test_whatever_the_organiser_typed_stays_plain_text():
    typed = ['<b>&"', "{{bulletin}}", "=1+1", "דוד לוי", "{ PAGE }", "a\x00b\x0b\ud800c"]
    players = [Player(k, name=name) for k, name in enumerate(typed, start=1)]
    wild = section("W2", "L1", "W4", "L3", "W6", "L5", players=players)
    document = read(wild, event={"name": "Rook & <w:p/>", "notes": "one\ntwo\x07"})
    names = [row[1] for row in table(document, "Crosstable")[1:]]
    assert names == ['<b>&"', "{{bulletin}}", "=1+1", "דוד לוי", "{ PAGE }", "abc"]
    assert lines(document)[0] == "Rook & <w:p/>"
    assert "Notes\tone\ntwo" in lines(document)


def test_a_large_section_works_out_its_first_fifty_places_and_says_so():
    rows = []
    for k in range(1, 121, 2):
        rows += [f"W{k + 1}", f"L{k}"]
    document = read(section(*rows))
    assert "Places 1–60: 1 point" in lines(document)
    assert "Places 61–120: 0 points" not in lines(document)
    assert any(line.startswith("The ties from place 61 down") for line in lines(document))

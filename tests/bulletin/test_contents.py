import re

import pytest

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
from tests.samples.crosstables import section, typed, vector
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.section import Player, Section


def test_the_masthead_tells_what_is_known_and_leaves_no_empty_line_for_the_rest():
    known = {"dates": "May 2", "venue": "Town Hall", "chief_td": "R. Poe", "rated_by": "US Chess"}
    document = read(bham(), event=known)
    assert lines(document)[:5] == [
        "Mill Lane Open",
        "May 2  ·  Town Hall",
        "Chief TD: R. Poe  ·  Rated by US Chess  ·  6 players, 4 rounds",
        "Winners",
        "Final standings",
    ]
    assert "" not in lines(document)


def test_the_masthead_lists_the_sections_and_all_entries():
    text = lines(read(bham(), named(section("B", "H", "U"), name="Novices")))
    assert (
        "9 entries in 2 sections  ·  Open: 6 players, 4 rounds  ·  Novices: 3 players, 1 round"
    ) in text


@pytest.mark.slow
def test_one_section_has_no_heading_of_its_own_and_several_have():
    def headings(*sections):
        paragraphs = read(*sections).paragraphs
        return [(p.style.name, p.text) for p in paragraphs if p.style.name.startswith("Heading")]

    assert headings(bham())[:3] == [
        ("Heading 1", "Winners"),
        ("Heading 1", "Final standings"),
        ("Heading 1", "Why this order"),
    ]
    both = headings(bham(), named(section("W2", "L1"), name="Novices"))
    assert both[:5] == [
        ("Heading 1", "Winners"),
        ("Heading 2", "Open"),
        ("Heading 2", "Novices"),
        ("Heading 1", "Open"),
        ("Heading 2", "Final standings"),
    ]
    assert ("Heading 3", "Places 1–2: Bo Birch and Ada Ames, 2½ points") in both
    assert both[-3:] == [
        ("Heading 1", "Novices"),
        ("Heading 2", "Final standings"),
        ("Heading 2", "Crosstable"),
    ]


def test_the_winners_are_as_many_as_there_are_trophies_and_three_if_that_is_unknown():
    assert table(read(bham(trophies=2)), "Winners")[1:] == [
        [
            "1",
            "Bo Birch\nBo Birch and Ada Ames both made 2½ points. Modified Median was level (6½ "
            "each); Birch’s opponents scored more (Solkoff 8½ to 7½).",
            "2½",
        ],
        [
            "2",
            "Ada Ames\nAlso 2½ points. Modified Median was level (6½ each); Ames’s opponents "
            "scored less (Solkoff 7½ to 8½).",
            "2½",
        ],
    ]
    assert len(table(read(bham(trophies=None)), "Winners")) == 1 + 3


def test_the_standings_have_the_tie_breaks_that_parted_somebody():
    document = read(bham(order="bham"))
    rows = table(document, "Standings")
    assert rows[0] == ["Place", "No.", "Name", "Score", "Modified Median", "Solkoff", "Cumulative"]
    assert rows[1] == ["1", "2", "Birch, Bo", "2½", "6½", "8½", "7½"]
    assert "Ties by Modified Median, then Solkoff, Cumulative, … (US Chess rule 34E)." in text_of(
        document
    )
    assert [row[1] for row in rows[1:]] == ["2", "1", "3", "5", "6", "4"]


def test_percentages_have_one_digit():
    made = named(section("W2 D3 B", "L1 H W3", "D4 D1 L2", "D3 H W5", "H B L4"), order="PCT")
    rows = table(read(made), "Standings")
    assert [(row[3], row[-1]) for row in rows[2:4]] == [("2", "75.0"), ("1½", "50.0")]


@pytest.mark.slow
def test_an_unfinished_section_has_leaders_and_no_trophies():
    begun = named(section("W2 3w", "L1 .", "W4 1b", "L3 ."), scheduled_rounds=3, trophies=1)
    document = read(begun)
    text = text_of(document)
    assert "Leaders after 1 of 3 rounds" in lines(document)
    assert "Standings after 1 of 3 rounds" in lines(document)
    assert "Why this order" not in text
    assert "both made" not in text
    assert "ots are due" not in text
    assert table(document, "Crosstable")[0] == ["No.", "Name", "R1", "R2*", "Total", "Place"]
    assert "* Round 2 is not complete and left out of every sum." in lines(document)


def test_a_table_with_room_for_more_rounds_is_not_called_final():
    begun = named(section("W2w L3b . . .", "L1b W4w . . .", "W4w W1w . . .", "L3b L2b . . ."))
    bulletin = written(begun)
    document = opened(bulletin)
    assert "Standings after 2 of 5 rounds" in lines(document)
    assert "Leaders after 2 of 5 rounds" in lines(document)
    assert "4 players, 5 rounds" in lines(document)
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


def test_an_event_of_which_nothing_is_known_has_no_idle_labels():
    document = read(named(section("W2", "L1"), name=""), event={"name": ""})
    assert lines(document)[:3] == [
        "Results",
        "Standings, tie-breaks and crosstable",
        "2 players, 1 round",
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
    key = next(line for line in lines(document) if line.startswith("W won"))
    letters = re.findall(r"(?:^|; )([A-Z]) ", key)
    assert letters == ["W", "D", "L", "X", "F", "B", "H", "U"]
    assert "the number is the opponent’s" in key


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


def test_many_rounds_run_down_and_the_tied_across():
    rounds = 24
    rows = (" ".join(["D2"] * rounds), " ".join(["D1"] * rounds))
    tied = named(section(*rows, ratings=[1500, 1400]), kind="match", order="COMPAVG")
    found = table(read(tied), "Competition Average, places 1–2")
    assert found[0] == ["Round", "Birch, Bo", "Ames, Ada"]
    assert [row[0] for row in found[1:]] == [
        *(f"R{round}" for round in range(1, 25)),
        *("Average", "Place"),
    ]
    assert found[1] == ["R1", "1500 Ames", "1400 Birch"]
    assert found[-2:] == [["Average", "1500.0", "1400.0"], ["Place", "1", "2"]]


def test_what_is_not_told_with_a_tie_is_told_under_the_standings():
    made = named(section("W4 D3", "L3 W4", "W2 D1", "L1 L2"), order="CUM, SB/A", trophies=1)
    text = lines(read(made, ties="none"))
    assert any(line.startswith("Ties by Cumulative, then Sonneborn-Berger on adj") for line in text)
    assert any(
        line.startswith("Sonneborn-Berger on adjusted scores (US Chess 34E8") for line in text
    )
    assert not any(line.startswith("Cumulative (US Chess 34E3): the sum") for line in text)
    assert text_of(read(made)).count("(US Chess 34E8") == 1


def test_the_key_says_what_the_edition_does_differently_and_what_has_no_value():
    made = named(section("W4 D3", "L3 W4", "W2 D1", "L1 L2"), order="COMPAVG SB", edition="wintd")
    text = text_of(read(made))
    assert "Here doubled, as in WinTD." in text
    assert "Competition Average: no value" in text


@pytest.mark.slow
def test_the_key_says_what_stands_in_for_unrated_players_where_ratings_matter():
    told = "Unrated players count as 1200."
    assert told in text_of(read(bham(order="MM,COMPAVG", unrated=1200)))
    assert told not in text_of(read(bham(order="MM,SOLK", unrated=1200)))


@pytest.mark.slow
def test_ids_are_printed_only_when_asked_for():
    assert "30000001" not in text_of(read(bham()))
    assert table(read(bham(), ids=True), "Crosstable")[1][2] == "30000001"


@pytest.mark.slow
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
    assert "one\ntwo" in lines(document)


def test_the_first_page_says_which_results_are_missing_and_names_no_winner():
    made = typed(section("W2 D3", "L1 .", "W4 D1", "L3 .", "H .", "U ."))
    text = "\n".join(lines(read(made)))

    assert (
        "Round 2 is not complete: results are missing of 3 of 6 players (2 Entrant 2; "
        "4 Entrant 4; 5 Entrant 5). Until they are in, it counts for nobody."
    ) in text
    for word in ("Final", "Winners", "Why this order", "share prize money"):
        assert word not in text


def test_a_round_that_is_complete_has_nothing_missing():
    assert "missing" not in "\n".join(lines(read(typed(section("W2 D3", "L1 U", "W4 D1", "L3 H")))))

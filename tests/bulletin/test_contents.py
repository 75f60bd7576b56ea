import re
from dataclasses import replace

import pytest

from tests.bulletin.documents import (
    bham,
    check,
    headings,
    lines,
    long_section,
    named,
    opened,
    read,
    table,
    text_of,
    title_of,
    with_texts,
    written,
)
from tests.make.crosstables import section, typed, vector
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.section import Player, Section


def test_the_masthead_tells_what_is_known_and_leaves_no_empty_line_for_the_rest():
    known = {"dates": "May 2", "venue": "Town Hall", "chief_td": "R. Poe", "rated_by": "US Chess"}
    document = read(bham(), event=known)
    assert lines(document)[:5] == [
        "Mill Lane Open",
        "May 2  ·  Town Hall",
        "Winners",
        "Final standings",
        "6 players, 4 rounds  ·  rated by US Chess",
    ]
    assert lines(document)[-1] == "Chief TD: R. Poe."
    assert "" not in lines(document)[:-1]  # a page ends in a paragraph


@pytest.mark.slow
def test_one_section_has_no_heading_of_its_own_and_several_have():
    def headings(*sections):
        titles = [p for p in read(*sections).paragraphs if p.style.name.startswith("Heading")]
        return [(title.style.name, title.text.partition("\t")[0]) for title in titles]

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
    assert ("Heading 3", "Places 1 and 2: Bo Birch and Ada Ames, 2½ points") in both
    assert both[-2:] == [
        ("Heading 1", "Novices"),
        ("Heading 2", "Final standings"),
    ]


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


def test_annulled_games_are_struck_out_of_the_results():
    rows = ("W4 D3 W2 U", "D3 U L1 H", "D2 D1 U U", "L1 U U U")  # with a bye, this is no grid
    document = read(named(section(*rows), kind="roundrobin", withdrawn=(4,)))
    result = next(drawn for drawn in document.tables if title_of(drawn).startswith("Standings"))
    struck = [
        run.text
        for cell in result._cells
        for run in cell.paragraphs[0].runs
        if run.style.name == "Bulletin Dropped"
    ]
    assert struck == ["W4", "L1"]
    assert any("Struck out: annulled, as a player withdrew" in line for line in lines(document))
    assert not any("annulled" in line for line in lines(read(named(section(*rows)))))


def test_the_results_stand_once_and_by_number_where_somebody_asks_for_it():
    def titles(**options):
        return [title_of(drawn).split(",")[0] for drawn in read(bham(), **options).tables]

    assert "Crosstable" not in titles()
    assert titles(crosstable=True)[-1] == "Crosstable"
    rows = table(read(bham(), crosstable=True), "Crosstable")
    assert rows[0] == ["No.", "Name", "R1", "R2", "R3", "R4", "Total", "Place"]
    assert rows[2] == ["2", "Birch, Bo", "W5 b", "D1 w", "W6 b", "L3 b", "2½", "1"]


@pytest.mark.slow
def test_colors_give_way_first_then_clubs_then_names_and_the_results_at_last():
    name, club = "Featherstonehaugh, Bartholomew", "The Old Ferry House Chess Club"
    pairs = [(k, k + 12 if k <= 12 else k - 12) for k in range(1, 25)]
    stages = []
    for rounds in range(3, 19):
        cells = [" ".join([f"W{b}w" if a < b else f"L{b}b"] * rounds) for a, b in pairs]
        players = [Player(k, name=f"{name} {k}", team=club, rating="1500") for k, _ in pairs]
        made = replace(section(*cells, players=players), order="MM,SOLK,CUM,OCUM")
        document = read(made)
        head, row = table(document, "Standings")[:2]
        stages.append(
            "no results"
            if "R1" not in head
            else "clubs under names"
            if "Name, team" in head
            else "no colors"
            if row[5] == "W13"
            else "everything"
        )
        assert ("Crosstable" in headings(document)) == (stages[-1] == "no results")
        assert document.sections[0].orientation == 0
        assert all(row[2].startswith(name) for row in table(document, "Standings")[1:])
    assert list(dict.fromkeys(stages)) == [
        "no colors",
        "clubs under names",
        "no results",
    ]


def test_more_rounds_than_a_page_holds_make_several_tables():
    document = read(long_section(39))
    crosstables = [drawn for drawn in document.tables if title_of(drawn).startswith("Crosstable")]
    heads = [
        cell.text
        for drawn in crosstables
        for cell in drawn.rows[0].cells
        if re.fullmatch(r"R\d+", cell.text)
    ]
    assert len(crosstables) == 3
    assert heads == [f"R{round}" for round in range(1, 40)]


def test_whatever_the_organiser_typed_stays_plain_text():
    typed = ['<b>&"', "{{bulletin}}", "=1+1", "דוד לוי", "{ PAGE }", "a\x00b\x0b\ud800c"]
    players = [Player(k, name=name) for k, name in enumerate(typed, start=1)]
    wild = section("W2", "L1", "W4", "L3", "W6", "L5", players=players)
    document = read(wild, event={"name": "Rook & <w:p/>", "notes": "one\ntwo\x07"})
    names = {row[2] for row in table(document, "Standings")[1:]}
    assert names == {'<b>&"', "{{bulletin}}", "=1+1", "דוד לוי", "{ PAGE }", "abc"}
    assert lines(document)[0] == "Rook & <w:p/>"
    assert "one\ntwo" in lines(document)


CUM_THEN_SB = section("W4 D3", "L3 W4", "W2 D1", "L1 L2")
UNFINISHED = named(section("W2 3w", "L1 .", "W4 1b", "L3 ."), scheduled_rounds=3, trophies=1)
MISSING = typed(section("W2 D3", "L1 .", "W4 D1", "L3 .", "H .", "U ."))
TIED_LONG = section(*(" ".join([cell] * 24) for cell in ("D2", "D1")), ratings=[1500, 1400])
SECTIONS = {
    "several sections": [bham(), named(section("B", "H", "U"), name="Novices")],
    "winners as many as trophies": [bham(trophies=2)],
    "winners where trophies are unknown": [bham(trophies=None)],
    "tie-breaks that parted somebody": [bham(order="bham")],
    "percentages with one digit": [
        named(section("W2 D3 B", "L1 H W3", "D4 D1 L2", "D3 H W5", "H B L4"), order="PCT")
    ],
    "an unfinished section": [UNFINISHED],
    "a round begun beyond the stated number": [named(section("W2 2w", "L1 ."), scheduled_rounds=1)],
    "nobody and nothing": [section(". .", ". ."), Section("Empty", (), Crosstable((), ()))],
    "results with their key": [named(vector("byes.csv"))],
    "a grid of many rounds takes several tables": [named(TIED_LONG, kind="match", order="COMPAVG")],
    "what the edition does differently and what has no value": [
        named(CUM_THEN_SB, order="COMPAVG SB", edition="wintd")
    ],
    "what stands in for unrated players": [bham(order="MM,COMPAVG", unrated=1200)],
    "nothing does where ratings do not matter": [bham(order="MM,SOLK", unrated=1200)],
    "players without names": [section("W2", "L1", players=[Player(1), Player(2)])],
    "missing results": [MISSING],
    "no missing results": [typed(section("W2 D3", "L1 U", "W4 D1", "L3 H"))],
}


@pytest.mark.slow
@pytest.mark.parametrize(("sections", "says"), with_texts("contents", SECTIONS))
def test_the_bulletin_says(sections, says):
    check(read(*sections), says)


def test_an_event_of_which_nothing_is_known_has_no_idle_labels():
    document = read(named(section("W2", "L1"), name=""), event={"name": ""})
    assert lines(document)[0] == "Results"
    assert lines(document)[1] == "Standings and tie-breaks"
    assert "2 players, 1 round" in lines(document)


def test_ids_and_findings_are_printed_when_they_are_given():
    finding = Finding(WARNING, "met-twice", "Crosstable!D9", "players 1 and 2 met already")
    document = read(bham(), ids=True, findings=[finding])
    check(document, "1 | Ames, Ada | 30000001 |")
    assert "Crosstable!D9: players 1 and 2 met already" in lines(document)


def test_what_is_not_told_with_a_tie_is_told_under_the_standings():
    made = named(CUM_THEN_SB, order="CUM, SB/A", trophies=1)
    check(
        read(made, ties="none"),
        """
        Ties by Cumulative, then Sonneborn-Berger on adj
        Sonneborn-Berger on adjusted scores (US Chess 34E8
        ! Cumulative (US Chess 34E3): the sum
        """,
    )
    assert text_of(read(made)).count("(US Chess 34E8") == 1


def test_the_key_explains_the_letters_that_occur():
    key = next(line for line in lines(read(named(vector("byes.csv")))) if line.startswith("W won"))
    assert re.findall(r"(?:^|; )([A-Z]) ", key) == ["W", "D", "L", "X", "F", "B", "H", "U"]

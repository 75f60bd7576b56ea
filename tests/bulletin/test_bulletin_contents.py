import re

from tests.bulletin.documents import (
    bham,
    lines,
    long_section,
    named,
    read,
    table,
    text_of,
    title_of,
)
from tests.core.crosstables import section, vector
from xltiebreak.checks import WARNING, Finding
from xltiebreak.model import Crosstable, Player, Section


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
    order = next(line for line in text if line.startswith("Ties on score"))
    assert "in this order (US Chess rule 34E); the first 3 of the 4 were needed" in order
    assert "Money is split equally among those tied on score (US Chess rule 32B)" in order


def test_a_tie_below_the_trophies_says_so():
    assert "No trophy depends on this tie." in text_of(read(bham(trophies=1)))


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


def test_an_adjusted_score_is_starred_and_explained_once_a_tie():
    document = read(named(vector("byes.csv")))
    rows = table(document, "Modified Median, places 5–6")
    assert rows[1][2:4] == ["0 B", "4* v\u00a02"]
    notes = [line for line in lines(document) if "counts" in line]
    assert len(notes) == 1
    assert "B: full-point bye, counts as 0" in notes[0]
    assert "* No. 2 counts 4 (score 4½, with unplayed R5 at ½)" in notes[0]


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

"""What a bulletin says, of players and of teams."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from docx.document import Document

from tests.bulletin.documents import (
    bham,
    check,
    combined,
    headings,
    lines,
    long_section,
    named,
    opened,
    read,
    table,
    text_of,
    with_texts,
    written,
)
from tests.bulletin.twenty_events import club
from tests.bulletin.twenty_events import named as called
from tests.cases import Case, Stage, cases, play
from tests.cli.test_answers import EXAMPLE
from tests.make import reading
from tests.make.crosstables import BLANK, grid, section, typed, vector
from tests.make.small_team_event import ROUNDS, team_section
from tests.printed import title_of
from tests.referees.events import open_event
from xltiebreak import (
    Crosstable,
    Event,
    Finding,
    Outcome,
    Player,
    Result,
    Section,
    TieBreakError,
    prizes,
    standings,
)
from xltiebreak.bulletin import write_bulletin
from xltiebreak.page import Shown, write_page
from xltiebreak.ranking.standings import standings as ranked
from xltiebreak.report.winners import LOOKS, Listed, winners


def test_the_masthead_tells_what_is_known_and_leaves_no_empty_line_for_the_rest() -> None:
    known = {"dates": "May 2", "venue": "Town Hall", "chief_td": "R. Poe", "rated_by": "US Chess"}
    document = read(bham(), event=known)
    assert lines(document)[:5] == [
        "Mill Lane Open",
        "May 2  ·  Town Hall",
        "Winners",
        "Final standings",
        "6 players, 4 rounds  ·  Rated by US Chess",
    ]
    assert lines(document)[-1] == "Chief TD: R. Poe."
    assert "" not in lines(document)[:-1]  # a page ends in a paragraph


def test_a_table_with_room_for_more_rounds_is_not_called_final() -> None:
    begun = named(section("W2w L3b . . .", "L1b W4w . . .", "W4w W1w . . .", "L3b L2b . . ."))
    bulletin = written(begun)
    document = opened(bulletin)
    assert "Standings after 2 of 5 rounds" in lines(document)
    assert "Leaders after 2 of 5 rounds" in lines(document)
    assert "4 players, 5 rounds" in lines(document)
    (note,) = bulletin.notes
    assert note.startswith("2 of 5 rounds are complete, so the standings are not called final")
    assert note.endswith("state the number of rounds on the sheet Event (Rounds).")


def test_the_results_stand_once_and_by_number_where_somebody_asks_for_it() -> None:
    def titles(**options: Any) -> list[str]:
        return [title_of(drawn).split(",")[0] for drawn in read(bham(), **options).tables]

    assert "Crosstable" not in titles()
    assert titles(crosstable=True)[-1] == "Crosstable"
    rows = table(read(bham(), crosstable=True), "Crosstable")
    assert rows[0] == ["No.", "Name", "R1", "R2", "R3", "R4", "Total", "Place"]
    assert rows[2] == ["2", "Birch, Bo", "W5 b", "D1 w", "W6 b", "L3 b", "2½", "1"]


def test_in_the_crosstable_clubs_give_way_before_colors_and_a_long_one_takes_two_lines() -> None:
    long = "Saint Catherine of Alexandria Memorial Academy for Girls"
    for rounds, clubs in ((5, ["Name", "Team"]), (11, ["Name"])):
        cells = [" ".join([f"W{k + 1}w" if k % 2 else f"L{k - 1}b"] * rounds) for k in range(1, 9)]
        players = [
            Player(k, name=f"Featherstonehaugh {k}", team=long * (k < 3)) for k in range(1, 9)
        ]
        rows = table(read(section(*cells, players=players), crosstable=True), "Crosstable")
        assert rows[0][1:-2] == [*clubs, *(f"R{round}" for round in range(1, rounds + 1))]
        assert "W2 w" in rows[1]


@pytest.mark.slow
def test_colors_give_way_first_then_clubs_then_names_and_the_results_at_last() -> None:
    name, club = "Featherstonehaugh, Bartholomew", "The Old Ferry House Chess Club"
    pairs = [(k, k + 12 if k <= 12 else k - 12) for k in range(1, 25)]
    stages = []
    for rounds in range(3, 19, 3):
        cells = [" ".join([f"W{b}w" if a < b else f"L{b}b"] * rounds) for a, b in pairs]
        clubs = {k: club if k % 2 else "Lantern Hill" for k, _ in pairs}
        players = [Player(k, name=f"{name} {k}", team=clubs[k], rating=1500) for k in clubs]
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
    assert list(dict.fromkeys(stages)) == ["no colors", "clubs under names", "no results"]


def test_whatever_the_organiser_typed_stays_plain_text() -> None:
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
CLUBS = ("Saint Bartholomew Preparatory Academy", "Harbor Street", "Harbor Street")
SECTIONS = {
    "a section alone": [bham(name="Quad C")],
    "several sections": [bham(), named(section("B", "H", "U"), name="Novices")],
    "winners as many as trophies": [bham(trophies=2)],
    "winners where trophies are unknown": [bham(trophies=None)],
    "tie-breaks that parted somebody": [bham(order="bham")],
    "percentages with one digit": [
        named(section("W2 D3 B", "L1 H W3", "D4 D1 L2", "D3 H W5", "H B L4"), order="PCT")
    ],
    "an unfinished section": [UNFINISHED],
    "long clubs of a third": [*called(club(60, 6), ["Ash"], CLUBS).sections],
    "a skipped round": [named(section("W2 . W3", "L1 . W4", "W4 . L1", "L3 . L2"), trophies=1)],
    "a quad that gives nothing": [named(section("D2", "D1"), kind="roundrobin")],
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
def test_the_bulletin_says(sections: list[Section], says: str) -> None:
    check(read(*sections), says)


def test_ids_and_findings_are_printed_when_they_are_given() -> None:
    finding = Finding("warning", "met-twice", "Crosstable!D9", "players 1 and 2 met already")
    document = read(bham(), ids=True, findings=[finding])
    check(document, "1 | Ames, Ada | 30000001 |")
    assert "Crosstable!D9: players 1 and 2 met already" in lines(document)


def of_grid(text: str, **fields: Any) -> Section:
    return replace(grid(text), name="Quad", order="SB, H2H", **fields)


THREE = of_grid(". 1 ½/0 . 1/½ 0 .")
BY_ROUNDS = {row: section(row, "U L1", "U U") for row in ("H W2", "B W2", "X W2")}
GRIDS = {
    "a diagonal and forfeits": of_grid(". 1 ½ +/0 . 1 ½/½ 0 . 1/- ½ 0 ."),
    "the signs that occur": THREE,
    "both games in a cell": of_grid(". . 1 ½ 1 0/0 ½ . . ½ ½/0 1 ½ ½ . ."),
    "a round-robin by rounds": named(section("D3 W2", "U L1", "D1 U"), kind="roundrobin"),
    "no results": replace(THREE, crosstable=replace(THREE.crosstable, results=((BLANK,) * 3,) * 3)),
    "the arithmetic speaks as the grid does": of_grid(". ½ 1 ½/½ . ½ 1/0 ½ . -/½ 0 + ."),
    **{
        f"{row}, which no grid can hold": named(made, kind="roundrobin")
        for row, made in BY_ROUNDS.items()
    },
}


@pytest.mark.slow
@pytest.mark.parametrize(("made", "says"), with_texts("grids", GRIDS))
def test_the_grid_says(made: Section, says: str) -> None:
    check(opened(written(made)), says)


def test_only_ties_that_touch_a_trophy_are_worked_out_unless_all_are_asked_for() -> None:
    def shown(**options: Any) -> list[str]:
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


def test_of_a_crowd_those_around_the_line_are_shown() -> None:
    rows = [f"W{k + 1}" if k % 2 else f"L{k - 1}" for k in range(1, 41)]
    made = section(*rows, ratings=range(2000, 1960, -1))
    document = read(named(made, trophies=3, order="COMPAVG"))
    result = table(document, "Competition Average, places 1 to 20")
    assert len(result) == 1 + 3 + 2
    assert [result[1][0], result[1][-1]] == ["1", "1999.0"]
    assert any(line.startswith("15 more players: see the standings.") for line in lines(document))


@pytest.mark.slow
def test_what_is_dropped_is_struck_through_and_said_why() -> None:
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


def test_an_adjusted_score_is_starred_and_explained_once_a_tie() -> None:
    document = read(named(vector("byes.csv")), ties="all")
    assert table(document, "Modified Median, places 5 and 6")[1][2:6] == ["0", "B", "4*", "Birch"]
    notes = [line for line in lines(document) if "counts" in line]
    assert len(notes) == 1
    assert "B: full-point bye, counts as 0" in notes[0]
    assert "* Birch counts as 4 (score 4½, with unplayed R5 at ½)" in notes[0]


FOUR = section("W2", "L1", "W4", "L3")
RATED = section("D2 W3", "D1 W4", "L4 L1", "W3 L2", ratings=[1600, 1540, 1500, 1480])
FINAL_AS_DRAW = section("W5 D2 L3", "W6 D1 L4", "L4 W6 W1", "W3 L5 W2", "L1 W4 H", "L2 L3 B")
TIES = {
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
@pytest.mark.parametrize(("made", "says"), with_texts("ties", TIES))
def test_ties_are_told(made: Section, says: str) -> None:
    check(read(made, ties="all"), says)


def test_asked_for_all_ties_before_the_end_it_says_that_there_are_none_yet() -> None:
    notes = written(UNFINISHED).notes, written(UNFINISHED, ties="all").notes
    assert notes == ((), ("Ties are worked out once all rounds are complete; until then none is.",))


GRID = section("D4 W2 D3", "W3 L1 W4", "L2 D4 D1", "D1 D3 L2")
EVENTS = {
    "a swiss": named(vector("bham.csv")),
    "byes and forfeits": named(vector("byes.csv")),
    "twenty-four": open_event(24, 5).sections[0],
    "FIDE with unplayed rounds": named(vector("byes.csv"), edition="fide2026", order="BH/C1 BH SB"),
    "a grid": named(
        replace(GRID, origin=GRID.origin._replace(grid=((),))), kind="roundrobin", order="uschess"
    ),
    "lots": named(section("W2", "L1", "W4", "L3"), lots="3, 1, 4, 2"),
    "places that nothing parts": named(section("W2", "L1", "W4", "L3"), trophies=2),
    "an open round": named(section("W2 D3", "L1 W4", "W4 D1", "L3 L2"), scheduled_rounds=3),
    "alone": named(section("B")),
}


def page_of(made: Section) -> str:
    shown = standings(Event(name="Mill Lane Open", sections=(made,)))
    text = write_page(shown, Shown()).partition("<body>")[2]
    text = re.sub("<script>.*?</script>", "", text, flags=re.DOTALL)
    return unescape(re.sub("<[^>]*>", "\n", text))


def sentences(text: str) -> list[str]:
    return [each for each in re.split(r"(?<=[.!?])\s+|\n", text) if len(each) > 40]


def test_a_grid_stands_once_and_tells_of_rounds_where_some_are_printed() -> None:
    parted = of_grid(". ½ 1 0/½ . ½ 1/0 ½ . 1/1 0 0 .")
    for made, on_paper in ((EVENTS["a grid"], False), (parted, True)):
        document = read(made, crosstable=True)
        assert "Crosstable" not in headings(document)
        assert ("Berger" in text_of(document), "Berger" in page_of(made)) == (on_paper, True)
    assert headings(read(long_section(), crosstable=True)).count("Crosstable") == 1


@pytest.mark.parametrize("made", EVENTS.values(), ids=EVENTS)
def test_the_bulletin_and_the_page_say_the_same_in_one_spelling(made: Section) -> None:
    document = read(made, ties="all")
    paper, page = text_of(document), page_of(made)
    winners = [drawn for drawn in document.tables if title_of(drawn) == "Winners"]
    for reason in (row.cells[-1].text for drawn in winners for row in drawn.rows):
        assert all(sentence in page for sentence in sentences(reason))
    ties = re.findall(r"Ties by .*?\)\.", paper)
    assert bool(ties) == bool(standings(made).players.ties)
    assert all(sentence in page for sentence in ties)
    for text in (paper, page):
        assert not re.search(r"(?<!article )\b\d+\.(25|5|75)\b", text)
        assert not re.search(r"[pP]laces? \d+–\d+", text)
        assert not re.search(r"No\. \d+ counts", text)
    repeated = Counter(each for line in lines(document) for each in sentences(line))
    assert not {each: times for each, times in repeated.items() if times > 2}

    adjusted = Counter(re.findall(r"([^;*]+?)(?: \(No\. \d+\))? counts as ", paper))
    assert not {each: times for each, times in adjusted.items() if times > 2}


def final(order: str = "ihsa-team", **fields: Any) -> Section:
    return replace(team_section(), order=order, **fields)


def with_matches(section: Section, **fields: Any) -> Section:
    assert section.matches is not None
    return replace(section, matches=replace(section.matches, **fields))


def without_boards(section: Section) -> Section:
    return with_matches(section, members=None, rosters=(), lineups=())


def with_colours() -> Section:
    section = final()
    assert section.matches is not None
    members = section.matches.members
    assert members is not None
    colours = {11: "w", 21: "b", 12: "b", 22: "w"}
    results = tuple(
        (replace(row[0], colour=colours.get(number, row[0].colour)), *row[1:])
        for number, row in members.crosstable.rows.items()
    )
    members = replace(members, crosstable=replace(members.crosstable, results=results))
    return with_matches(section, members=members)


def not_begun() -> Section:
    blank = Result(Outcome.UNPAIRED, blank=True)
    crosstable = replace(team_section().crosstable, numbers=(1, 2), results=((blank,), (blank,)))
    players = (Player(1, "Oak"), Player(2, "Elm"))
    section = Section("Final", players, crosstable, "", order="ihsa-team")
    matches = without_boards(team_section()).matches
    return with_matches(replace(section, matches=matches), points=((None,), (None,)))


def of_rounds(*rounds: tuple[str, ...], order: str = "usat") -> Section:
    return replace(team_section(rounds), order=order)


PLAYING = ("1 2: 11 1-0 22, 12 ? 21", "3 4: 31 ½-½ 41, 32 ½-½ 42")
TEAM_SECTIONS = {
    "standings": final(),
    "the IHSA's tables, a roster for each team": final(),
    "match points of FIDE": final(edition="fide2026"),
    "game points first": with_matches(final("GMP,SOLK"), placed_by="game"),
    "game points that break a tie, not printed twice": final("GMP,SOLK"),
    "a team alone on its score": final(trophies=4),
    "both factors, exact on paper": final("USAT"),
    "a whole calculation": final("PI"),
    "a point made in a lost match": final("EMGSB", edition="fide2026"),
    "teams that nothing parts": without_boards(final("H2H")),
    "an opponent's other points": final("SOLK:GP"),
    "a round-robin": without_boards(final(kind="roundrobin")),
    "a grid with points": without_boards(final("SB", kind="roundrobin")),
    "a board that is still playing": of_rounds(*ROUNDS, PLAYING),
    "colors beside the results, where they are asked for": with_colours(),
    "a tie-break that no board needed": of_rounds(
        ("1 2: 11 1-0 21, 12 0-1 22", "3 4: 31 ½-½ 41, 32 1-0 42"),
        ("1 3: 11 0-1 31, 12 1-0 32", "2 4: 21 0-1 41, 22 1-0 42"),
        order="SOLK,CUM",
    ),
    "before the last round": of_rounds(*ROUNDS, ("1 2: 11 ? 21, 12 1-0 22",)),
    "nothing is played yet": not_begun(),
    "combined: the team score is no column": combined("scholastic-team"),
    "combined: what cannot be added up": combined(),
    "combined: too few players": combined(counting=4),
}


@pytest.mark.parametrize(("section", "says"), with_texts("teams", TEAM_SECTIONS))
def test_the_bulletin_of_teams_says(section: Section, says: str) -> None:
    check(read(section, crosstable="w, b" in says), says)


def test_the_teams_of_a_combined_event_stand_before_its_players() -> None:
    titles = [title for title in headings(read(combined())) if not title.startswith("Places")]
    assert titles[:3] == ["Winners", "Teams", "Players"]
    assert titles[3:5] == ["Final team standings", "Final standings"]
    assert "Teams" not in headings(read(combined(counting=None)))
    with pytest.raises(TieBreakError, match="Counting players"):
        written(combined("scholastic-team", counting=None))


def test_team_standings_are_the_sums_of_the_players_that_counted() -> None:
    document = read(combined("SOLK,CUM"))
    counted = table(document, "Team standings")
    assert counted[0][:3] == ["Place", "Team and players", "Score"]
    hill = next(k for k, row in enumerate(counted) if row[1] == "Hill")
    members = counted[hill + 1 : hill + 3]
    assert all(row[1].startswith("   ") for row in members)
    solkoff = counted[0].index("Solkoff")
    assert _figure(counted[hill][solkoff]) == sum(_figure(row[solkoff]) for row in members)


def _figure(text: str) -> float:
    return float(text.replace("½", ".5").replace("¼", ".25").replace("¾", ".75"))


def test_a_tie_between_teams_is_told_with_the_sums_that_broke_it() -> None:
    vale = (
        "Vale and Hill both made 2½ points. The opponents of Vale’s players scored more (Solkoff "
        "8½ to 7½)."
    )
    document = read(combined("SOLK,CUM", counting=1))
    assert table(document, "Winners, Teams")[0][1:] == ["Vale  ·  2½ points\nBo Birch 2½", vale]
    assert "placed by the sums of these players’ Solkoff, then Cumulative" in text_of(document)


AUTUMN = EXAMPLE.read_text(encoding="utf-8")


def drawn(text: str) -> Document:
    return opened(write_bulletin(standings(reading.text(text))))


def test_page_1_says_why_the_first_stand_in_this_order_however_full_it_is() -> None:
    told = [str(winners([Listed("", ranked(bham()), None)], look)) for look in LOOKS]
    assert all("both made 2½ points" in poster for poster in told)


@pytest.mark.slow
def test_the_table_pays_each_winner_what_the_command_tells() -> None:
    document = drawn(AUTUMN)
    [section] = prizes(reading.text(AUTUMN))
    paid: dict[str, float] = {}
    head, *rows = table(document, "Prizes")
    assert head == ["Prize", "Winners", "Points", "Sum", "Each"]
    for _, names, _, _, each in rows:
        for name in names.partition(" (")[0].replace("\xa0", " ").split(", "):
            paid[name] = paid.get(name, 0) + float(each.removeprefix("$") or 0)

    expected = {
        " ".join(reversed(winner.entrant.name.split(", "))): winner.cash / 100
        for winner in section.winners
    }
    assert len(expected) == 12
    assert paid == pytest.approx(expected)
    sums = [float(row[-1].removeprefix("$") or 0) for row in rows]
    assert sums == sorted(sums, reverse=True)
    text = text_of(document)
    for remark in section.awards.remarks:
        assert f"{remark}." in text
    assert "Norwood, Oliver: $80 for 1st Class C, nobody else on 2½ is eligible" in text
    assert "Prize fund $1,470: all of it is paid" in text
    assert rows[4][:4] == ["", "Lukas\xa0Hoffmann, Grace\xa0Eastwood", "3", ""]
    assert rows[-1][:2] == [
        *("Plaque for top junior", "Nora\xa0Gallagher (next in line: Vera Lombardi)")
    ]


@pytest.mark.parametrize("case", cases("bulletin/cases/*.txt"))
def test_the_prizes_say(case: Case, stage: Stage) -> None:
    play(case, stage)

"""What a bulletin says, of players and of teams."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from html import unescape
from itertools import chain
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
    written,
)
from tests.bulletin.twenty_events import club
from tests.bulletin.twenty_events import named as called
from tests.cases import TESTS, Case, Stage, cases, cases_in, play, repeated
from tests.cli.test_answers import EXAMPLE
from tests.make import reading
from tests.make.crosstables import grid, section, typed, vector
from tests.make.otherwise import otherwise
from tests.make.small_team_event import ROUNDS, team_section
from tests.printed import title_of
from tests.referees.events import open_event
from xltiebreak import (
    Event,
    Finding,
    Player,
    Section,
    TieBreakError,
    prizes,
    standings,
)
from xltiebreak.bulletin import write_bulletin
from xltiebreak.page import Shown, write_page
from xltiebreak.ranking.standings import standings as ranked
from xltiebreak.report.winners import LOOKS, Listed, winners

CLUBS = ("Saint Bartholomew Preparatory Academy", "Harbor Street", "Harbor Street")
RATINGS = [1600, 1540, 1500, 1480]


USUAL = {"": ROUNDS, "…": ROUNDS, "-": [()]}


def teams(rounds: str) -> Section:
    """The teams of the usual rounds, ``…``, of none, ``-``, or of other ones: ``; `` parts their
    matches."""
    made = (USUAL.get(each, [each.split("; ")]) for each in rounds.split(" | "))
    return replace(team_section([*chain.from_iterable(made)]), order="ihsa-team")


def entrants(rows: str) -> Section:
    return section(*rows.split(" / "))


KINDS: Mapping[str, Callable[[str], Section]] = {
    "bham": lambda _: bham(),
    "byes": lambda _: named(vector("byes.csv")),
    "clubs": lambda _: called(club(60, 6), ["Ash"], CLUBS).sections[0],
    "combined": lambda _: combined(),
    "entrants": entrants,
    "grid": lambda rows: replace(grid(rows), name="Quad", order="SB, H2H"),
    "open": lambda _: open_event(24, 5).sections[0],
    "nobody": lambda _: section(),
    "rated": lambda rows: section(*rows.split(" / "), ratings=RATINGS),
    "teams": teams,
    "typed": lambda rows: typed(entrants(rows)),
}


def section_of(line: str) -> Section:
    """The section of a line: one of these kinds, or results of people with names; behind ``with``
    stands what is otherwise."""
    made, _, changes = repeated(line).partition(" with ")
    kind, _, rest = made.partition(" ")
    of_kind = KINDS[kind](rest) if kind in KINDS else named(entrants(made))
    return otherwise(of_kind, changes)


def with_texts(name: str) -> list[Any]:
    """Parameters of a test: the lines of each case in a text of the folder ``says``."""
    told = cases_in(TESTS / f"bulletin/says/{name}.txt", "## ")
    return [pytest.param([line for _, line in case.lines], id=case.title) for case in told]


def see(told: list[str], **options: Any) -> None:
    """See that the bulletin of the sections, the lines with ``= ``, says the other lines."""
    sections = [section_of(line[2:]) for line in told if line.startswith("= ")]
    check(read(*sections, **options), "\n".join(line for line in told if line[:2] != "= "))


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
    names = {row[2].strip("\u200e") for row in table(document, "Standings")[1:]}
    assert names == {'<b>&"', "{{bulletin}}", "=1+1", "דוד לוי", "{ PAGE }", "abc"}
    assert lines(document)[0] == "Rook & <w:p/>"
    assert "one\ntwo" in lines(document)


@pytest.mark.slow
@pytest.mark.parametrize("told", with_texts("contents"))
def test_the_bulletin_says(told: list[str]) -> None:
    see(told)


def test_ids_and_findings_are_printed_when_they_are_given() -> None:
    finding = Finding("warning", "met-twice", "Crosstable!D9", "players 1 and 2 met already")
    document = read(bham(), ids=True, findings=[finding])
    check(document, "1 | Ames, Ada | 30000001 |")
    assert "Crosstable!D9: players 1 and 2 met already" in lines(document)


@pytest.mark.slow
@pytest.mark.parametrize("told", with_texts("grids"))
def test_the_grid_says(told: list[str]) -> None:
    see(told)


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


@pytest.mark.slow
@pytest.mark.parametrize("told", with_texts("ties"))
def test_ties_are_told(told: list[str]) -> None:
    see(told, ties="all")


def test_asked_for_all_ties_before_the_end_it_says_that_there_are_none_yet() -> None:
    begun = section_of("W2 3w / L1 . / W4 1b / L3 . with scheduled_rounds=3; trophies=1")
    notes = written(begun).notes, written(begun, ties="all").notes
    assert notes == ((), ("Ties are worked out once all rounds are complete; until then none is.",))


GRID = 'grid . 1 ½ ½/0 . 1 1/½ 0 . ½/½ 0 ½ . with order="uschess"'
EVENTS = (
    *("bham", "byes", "open", 'byes with edition="fide2026"; order="BH/C1 BH SB"', GRID),
    *('W2 / L1 / W4 / L3 with lots="3, 1, 4, 2"', "W2 / L1 / W4 / L3 with trophies=2", "B"),
    "W2 D3 / L1 W4 / W4 D1 / L3 L2 with scheduled_rounds=3",
)


def page_of(made: Section) -> str:
    shown = standings(Event(name="Mill Lane Open", sections=(made,)))
    text = write_page(shown, Shown()).partition("<body>")[2]
    text = re.sub("<script>.*?</script>", "", text, flags=re.DOTALL)
    return unescape(re.sub("<[^>]*>", "\n", text))


def sentences(text: str) -> list[str]:
    return [each for each in re.split(r"(?<=[.!?])\s+|\n", text) if len(each) > 40]


def test_a_grid_stands_once_and_tells_of_rounds_where_some_are_printed() -> None:
    parted = "grid . ½ 1 0/½ . ½ 1/0 ½ . 1/1 0 0 ."
    for line, on_paper in ((GRID, False), (parted, True)):
        made = section_of(line)
        document = read(made, crosstable=True)
        assert "Crosstable" not in headings(document)
        assert ("Berger" in text_of(document), "Berger" in page_of(made)) == (on_paper, True)
    assert headings(read(long_section(), crosstable=True)).count("Crosstable") == 1


@pytest.mark.parametrize("line", EVENTS)
def test_the_bulletin_and_the_page_say_the_same_in_one_spelling(line: str) -> None:
    made = section_of(line)
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


@pytest.mark.parametrize("told", with_texts("teams"))
def test_the_bulletin_of_teams_says(told: list[str]) -> None:
    see(told, crosstable="w, b: with White, Black." in told)


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

"""Crosstables saved from chess-results.com: workbooks and pages, by start and by rank."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.command import Command
from tests.make import reading
from tests.make.crosstables import BLANK
from tests.make.samples import DATA, workbook
from xltiebreak import Event, Outcome, Result, Section, TieBreakError, examine_event, load
from xltiebreak.formats import kind_of

TOP = [
    ["From the Tournament-Database of Chess-Results https://chess-results.com"],
    ["Elm Valley Open"],
    ["Last update 15.03.2026 18:00:00"],
]
DETAILS = [["Date : 2023/10/07 to 2023/10/08"], ["Number of rounds : 4"], ["Location : Elm Valley"]]
NOTES: reading.Rows = [
    [],
    ["Annotation:"],
    ["Tie Break1: points (game-points)"],
    ["Tie Break2: Buchholz Tie-Breaks (variabel with parameter)"],
]
BY_RANK: reading.Rows = [
    ["Ranking crosstable after Round 3"],
    ["Rk.", "", "Name", "Rtg", "FED", "Club/City", "1.Rd", "2.Rd", "3.Rd", "4.Rd", "TB1", "TB2"],
    [1, "FM", "Ash, Ada", 2104, "AUT", "Elm SC", "4w1", " 2b½", " 3w+", " 2w", 2.5, "4,5"],
    [2, "", "Birch, Bo", 1987, "GER", "", " 3b1", " 1w½", "-½", "1b ", 2, 4],
    [3, "", "Cedar, Cy", 0, "SUI", "", " 2w0", "-1", " 1b-", "", 1, 5],
    [4, "", "Dogwood, Di", 1500, "SUI", "", "1b0", "-0", 0, "", 0, "3,25"],
]
EVERYBODY: reading.Rows = [
    ["Starting rank crosstable"],
    ["No.", "", "Name", "Rtg", "FED", "1", "2", "3", "4", "Pts.", "Rk.", "TB1"],
    [1, "FM", "Ash, Ada", 2104, "AUT", "*", 1, "½", 1, "2,5", 1, 3],
    [2, "", "Birch, Bo", 1987, "GER", 0, "*", "+", 1, 2, 2, 2],
    [3, "", "Cedar, Cy", 0, "SUI", "½", "-", "*", 1, "1,5", 3, 2],
    [4, "", "Dogwood, Di", 1500, "SUI", 0, 0, 0, "*", 0, 4, 0],
]


def event(*rows: Sequence[object], top: reading.Rows = TOP) -> Event:
    return reading.text(workbook([*top, *rows]), "list.xlsx", "chess-results")


def only(*rows: Sequence[object], top: reading.Rows = TOP) -> Section:
    [section] = event(*rows, top=top).sections
    return section


def test_the_kind_and_the_event_are_told_by_what_the_site_writes_above() -> None:
    assert kind_of(workbook([*TOP, *BY_RANK])) == "chess-results"
    assert kind_of((DATA / "chess-results-rank.html").read_bytes()) == "chess-results"
    assert kind_of(workbook(BY_RANK)) == "xlsx"
    back = event(*BY_RANK, top=[*TOP, *DETAILS])
    assert (back.name, back.dates) == ("Elm Valley Open", "2023/10/07 to 2023/10/08")
    assert (back.city, back.sections[0].edition) == ("Elm Valley", "fide2009")
    assert back.sections[0].scheduled_rounds == 4
    page = load(DATA / "chess-results-start.html")
    assert (page.name, page.chief_td) == ("Elm Valley Open", "Tremaine, Judith")


def test_every_kind_of_cell_is_read() -> None:
    rows = only(*BY_RANK).crosstable.rows
    assert rows[1] == (
        Result(Outcome.WIN, 4, "w"),
        Result(Outcome.DRAW, 2, "b"),
        Result(Outcome.FORFEIT_WIN, 3, "w"),
        Result(Outcome.PENDING, 2, "w"),
    )
    assert rows[2][2] == Result(Outcome.HALF_BYE)
    assert rows[3][1:3] == (Result(Outcome.PAIRING_BYE), Result(Outcome.FORFEIT_LOSS, 1, "b"))
    assert rows[4][1:] == (Result(Outcome.UNPAIRED), Result(Outcome.UNPAIRED), BLANK)


def test_the_players_have_their_titles_federations_and_places() -> None:
    ash, birch, cedar, _ = only(*BY_RANK).players
    assert (ash.title, ash.federation, ash.rating, ash.team) == ("FM", "AUT", 2104, "Elm SC")
    assert (birch.title, birch.printed_place) == ("", 2)
    assert cedar.rating is None


def test_the_points_are_the_first_criterion_where_they_have_no_column() -> None:
    section = only(*BY_RANK, *NOTES)
    assert [player.printed_score for player in section.players] == [2.5, 2, 1, 0]
    label = "TB2: Buchholz Tie-Breaks (variabel with parameter)"
    assert section.printed == {label: {1: "4,5", 2: "4", 3: "5", 4: "3,25"}}


def test_printed_tie_breaks_have_the_site_s_names() -> None:
    [section] = load(DATA / "chess-results-rank.html").sections
    assert list(section.printed) == [
        "TB1: Buchholz Tie-Breaks (variabel with parameter)",
        "TB2: Sonneborn Berger Tie-Break variable",
    ]
    assert section.printed["TB2: Sonneborn Berger Tie-Break variable"][1] == "3,5"


@pytest.mark.parametrize(
    ("table", "cells", "code", "where"),
    [
        (BY_RANK, {(2, 6): "4w2"}, "unknown-code", "Tabelle1!G6"),
        (BY_RANK, {(4, 0): ""}, "pairing-number", "Tabelle1!A8"),
        (EVERYBODY, {(3, 5): "½1"}, "unknown-code", "Tabelle1!F7"),
        (EVERYBODY, {(3, 5): 1}, "twins-disagree", "Tabelle1!G6"),  # Ash has 1 there, too
        (EVERYBODY, {(2, 9): "3,5"}, "printed-score", "Tabelle1!J6"),
        (
            EVERYBODY,
            {(2, 8): "", (5, 5): "", (2, 9): "1,5", (5, 9): 0},
            "games-to-come",
            "Tabelle1",
        ),
    ],
)
def test_a_fault_is_told_with_its_cell(
    table: reading.Rows, cells: dict[tuple[int, int], object], code: str, where: str
) -> None:
    rows = [list(row) for row in table]
    for (row, column), value in cells.items():
        rows[row][column] = value
    first = examine_event(event(*rows))[0]
    assert (first.code, first.where) == (code, where)


def test_a_fault_of_a_page_is_told_with_its_line() -> None:
    content = (DATA / "chess-results-rank.html").read_text(encoding="utf-8")
    assert " 6b1" in content
    line = next(k for k, text in enumerate(content.splitlines(), 1) if " 6b1" in text)
    broken = reading.text(content.replace(" 6b1", " 6b2"), "list.html")
    [fault] = broken.sections[0].faults
    assert (fault.code, fault.where) == ("unknown-code", f"line {line}, R3")


def test_a_round_robin_gets_its_rounds_from_the_berger_tables() -> None:
    section = only(*EVERYBODY)
    assert section.kind == "roundrobin"
    rows = section.crosstable.rows
    assert [result.opponent for result in rows[1]] == [4, 2, 3]
    assert [result.opponent for result in rows[2]] == [3, 1, 4]
    assert rows[2][0] == Result(Outcome.FORFEIT_WIN, 3)
    assert section.faults == ()


def test_a_round_robin_without_a_column_for_each_player_is_refused() -> None:
    rows = [[*row[:8], *row[9:]] for row in EVERYBODY[1:]]
    faults = only(EVERYBODY[0], *rows).faults
    assert [(fault.code, fault.where) for fault in faults] == [("missing-column", "Tabelle1!A9")]


def test_another_list_of_the_site_is_refused_with_what_to_save() -> None:
    head = ["No.", "Name", "FideID", "FED", "Rtg"]
    with pytest.raises(TieBreakError, match="save the page 'Starting rank crosstable'"):
        event(["Starting rank"], head, [1, "Ash", 1, "AUT", 2104])


LANGUAGES = {
    "de": ("Rg. Name Elo Land Verein/Ort {}.Rd Wtg{} Pkt.", "ws"),
    "es": ("Rk. Nombre Elo FED Club/Ciudad {}.Rd Desp{} Pts.", "bn"),
    "fr": ("Rg. Nom Elo FED Club/Ville Rd.{} Dep{} Pts.", "bn"),
    "it": ("Rg. Nome Elo FED Club/Citt\u00e0 {}.Rd TB{} Pti.", "bn"),
    "nl": ("Rg. Naam Elo FED Club/Plaats Ronde {} WP{} Pnt.", "wz"),
    "pt": ("Rk. Nome Elo FED Clube/Cidade {}.Rd Desp{} Pts.", "bp"),
    "sv": ("Rk. Namn Rtg FED Club/City {}.Rd TB{} Pts.", "vs"),
}
"""The headers of a crosstable by rank in each language, and its letters for White and Black."""


def in_language(code: str) -> list[list[object]]:
    """The crosstable by rank as the site has it in another language."""
    headers, letters = LANGUAGES[code]
    rank, name, rating, federation, club, *words = headers.replace("Ronde {}", "Ronde_{}").split()
    of_round, tie_break, score = words
    titles: list[object] = [
        *(rank, "", name, rating, federation, club),
        *(of_round.format(k).replace("_", " ") for k in range(1, 5)),
        *(score, tie_break.format(1)),
    ]
    rows: list[list[object]] = [
        [
            cell.translate(str.maketrans("wb", letters)) if 5 < k < 10 else cell
            for k, cell in enumerate(map(str, row))
        ]
        for row in BY_RANK[2:]
    ]
    return [["List"], titles, *rows]


def test_a_message_quotes_what_stands_in_the_table() -> None:
    """The Spanish *b* for White, which is read as *w*."""
    rows = [list(row) for row in in_language("es")]
    rows[2][6] = "4b0"
    [findings] = [finding.message for finding in examine_event(event(*rows)) if finding.is_error]
    assert "player 1 says 4b0, but G9 (player 4) says 1n0" in findings


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_crosstable_is_read_in_the_languages_of_the_site(code: str) -> None:
    """White and Black, too: *b* is Black in English and White in Spanish."""
    ours, theirs = only(*BY_RANK), only(*in_language(code))

    assert theirs.crosstable == ours.crosstable
    assert theirs.faults == ours.faults
    for player, other in zip(ours.players, theirs.players):
        assert (player.number, player.name, player.rating, player.team, player.printed_score) == (
            *(other.number, other.name, other.rating, other.team, other.printed_score),
        )
    assert list(theirs.printed) == ["TB1"]


def test_a_rank_that_is_left_out_is_shared_and_its_line_is_the_number() -> None:
    rows = [list(row) for row in BY_RANK]
    rows[3][-2:] = rows[2][-2:]
    rows[3][0] = ""
    section = only(*rows)

    assert [player.number for player in section.players] == [1, 2, 3, 4]
    assert [player.printed_place for player in section.players] == [1, 1, 3, 4]
    assert section.crosstable == only(*BY_RANK).crosstable
    assert not section.faults


TEAMS: list[list[object]] = [
    ["Final Ranking crosstable after 2 Rounds"],
    ["Rk.", "SNo", "Team", "1.Rd", "2.Rd", "TB1", "TB2"],
    [1, 3, "Alder", "3w3\u00bd", "2b2", "3", "5,5"],
    [2, 1, "Birch", "4b3", "1w2", "3", "5"],
    [3, 4, "Cedar", "1b\u00bd", "4w2,5", "2", "3"],
    [4, 2, "Dogwood", "2w1", "3b1,5", "0", "2,5"],
]


def test_matches_of_teams_are_read_with_their_points() -> None:
    section = only(*TEAMS)

    assert section.matches is not None
    assert section.matches.placed_by == "match"
    assert section.matches.points == ((3.5, 2), (3, 2), (0.5, 2.5), (1, 1.5))
    assert [[result.points for result in row] for row in section.crosstable.results] == [
        *([1, 0.5], [1, 0.5], [0, 1], [0, 0])
    ]
    by_games = [[*row[:-2], row[-1], row[-2]] for row in TEAMS[2:]]
    other = only(*TEAMS[:2], *by_games)
    assert other.matches is not None
    assert other.matches.placed_by == "game"


def test_teams_in_a_grid_of_points_are_refused_with_what_to_save() -> None:
    head: list[object] = ["Rk.", "SNo", "Team", "1", "2", "3", "TB1"]
    rows: list[list[object]] = [[1, 2, "Alder", "*", 3, 2, 5], [2, 1, "Birch", 1, "*", 2, 3]]
    with pytest.raises(TieBreakError, match="save the crosstable with a column for each round"):
        event(["Crosstable"], head, *rows, [3, 3, "Cedar", 2, 2, "*", 4])


def test_verify_takes_a_list_of_places_in_another_language(
    xltiebreak: Command, tmp_path: Path
) -> None:
    """The headers of the site's German list, over the figures of its English crosstable."""
    page = (DATA / "chess-results-rank.html").read_text("utf-8")
    german = {"Rk.": "Rg.", "FED": "Land", "Rtg": "Elo", "Pts. ": "Pkt. "}
    german |= {" TB1 ": " Wtg1 ", " TB2 ": " Wtg2 ", "1.Rd": "", "2.Rd": "", "3.Rd": ""}
    for english, theirs in german.items():
        page = page.replace(f">{english}<", f">{theirs}<")
    listed = re.sub(r'<td class="CR"> ?(?:\d+[wb][^<]+|-[^<]+)</td>', "<td></td>", page)
    path = tmp_path / "rangliste.html"
    path.write_text(listed.partition("<p>Annotation")[0], encoding="utf-8")
    event = DATA / "chess-results-rank.html"
    run = xltiebreak("verify", event, "--against", path, "--json")

    assert run.code == 0
    columns = json.loads(run.out)["columns"]
    assert [(column["label"], column["system"]) for column in columns] == [
        *(("Rg.", "PLACE"), ("Pkt.", "SCORE"), ("Wtg1", "BH"), ("Wtg2", "SB"))
    ]
    assert all(column["agree"] == column["of"] == 7 for column in columns)

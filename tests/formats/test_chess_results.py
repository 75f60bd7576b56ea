"""Crosstables saved from chess-results.com: workbooks and pages, by start and by rank."""

from __future__ import annotations

import pytest

from tests.formats.samples import DATA, workbook
from xltiebreak.checks import examine_event
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Event, Section
from xltiebreak.formats import kind_of, load
from xltiebreak.formats.chess_results import read_chess_results

TOP = [
    ["From the Tournament-Database of Chess-Results https://chess-results.com"],
    ["Elm Valley Open"],
    ["Last update 15.03.2026 18:00:00"],
]
DETAILS = [["Date : 2023/10/07 to 2023/10/08"], ["Number of rounds : 4"], ["Location : Elm Valley"]]
NOTES = [
    [],
    ["Annotation:"],
    ["Tie Break1: points (game-points)"],
    ["Tie Break2: Buchholz Tie-Breaks (variabel with parameter)"],
]
BY_RANK = [
    ["Ranking crosstable after Round 3"],
    ["Rk.", "", "Name", "Rtg", "FED", "Club/City", "1.Rd", "2.Rd", "3.Rd", "4.Rd", "TB1", "TB2"],
    [1, "FM", "Ash, Ada", 2104, "AUT", "Elm SC", "4w1", " 2b½", " 3w+", " 2w", 2.5, "4,5"],
    [2, "", "Birch, Bo", 1987, "GER", "", " 3b1", " 1w½", "-½", "1b ", 2, 4],
    [3, "", "Cedar, Cy", 0, "SUI", "", " 2w0", "-1", " 1b-", "", 1, 5],
    [4, "", "Dogwood, Di", 1500, "SUI", "", "1b0", "-0", 0, "", 0, "3,25"],
]
EVERYBODY = [
    ["Starting rank crosstable"],
    ["No.", "", "Name", "Rtg", "FED", "1", "2", "3", "4", "Pts.", "Rk.", "TB1"],
    [1, "FM", "Ash, Ada", 2104, "AUT", "*", 1, "½", 1, "2,5", 1, 3],
    [2, "", "Birch, Bo", 1987, "GER", 0, "*", "+", 1, 2, 2, 2],
    [3, "", "Cedar, Cy", 0, "SUI", "½", "-", "*", 1, "1,5", 3, 2],
    [4, "", "Dogwood, Di", 1500, "SUI", 0, 0, 0, "*", 0, 4, 0],
]


def event(*rows: list[object], top: list[list[str]] = TOP) -> Event:
    return read_chess_results(workbook([*top, *rows]), "list.xlsx")


def only(*rows: list[object], top: list[list[str]] = TOP) -> Section:
    [section] = event(*rows, top=top).sections
    return section


def test_the_kind_is_told_by_the_site_s_name() -> None:
    assert kind_of(workbook([*TOP, *BY_RANK])) == "chess-results"
    assert kind_of((DATA / "chess-results-rank.html").read_bytes()) == "chess-results"
    assert kind_of(workbook(BY_RANK)) == "xlsx"


def test_the_event_is_named_below_the_site() -> None:
    assert event(*BY_RANK).name == "Elm Valley Open"
    assert load(DATA / "chess-results-start.html").name == "Elm Valley Open"


def test_the_lines_above_the_table_describe_the_event() -> None:
    found = event(*BY_RANK, top=[*TOP, *DETAILS])
    assert (found.dates, found.city) == ("2023/10/07 to 2023/10/08", "Elm Valley")
    assert found.sections[0].scheduled_rounds == 4
    assert found.sections[0].edition == "fide2023"
    assert load(DATA / "chess-results-start.html").chief_td == "Tremaine, Judith"


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


def test_a_fault_is_told_with_its_cell() -> None:
    rows = [list(row) for row in BY_RANK]
    rows[2][6] = "4w2"
    [fault] = only(*rows).faults
    assert (fault.code, fault.where) == ("unknown-code", "Tabelle1!G6")


def test_a_fault_of_a_page_is_told_with_its_line() -> None:
    content = (DATA / "chess-results-rank.html").read_text(encoding="utf-8")
    assert " 6b1" in content
    line = next(k for k, text in enumerate(content.splitlines(), 1) if " 6b1" in text)
    broken = read_chess_results(content.replace(" 6b1", " 6b2").encode(), "list.html")
    [fault] = broken.sections[0].faults
    assert (fault.code, fault.where) == ("unknown-code", f"line {line}, R3")


def test_a_player_without_a_number_is_told() -> None:
    rows = [list(row) for row in BY_RANK]
    rows[4][0] = ""
    fault = only(*rows).faults[0]
    assert (fault.code, fault.where) == ("pairing-number", "Tabelle1!A8")


def test_a_score_with_a_decimal_comma_is_checked_against_the_results() -> None:
    rows = [list(row) for row in EVERYBODY]
    assert rows[2][9] == "2,5"
    rows[2][9] = "3,5"
    codes = [finding.code for finding in examine_event(event(*rows))]
    assert codes == ["printed-score"]


def test_a_round_robin_gets_its_rounds_from_the_berger_tables() -> None:
    section = only(*EVERYBODY)
    assert section.kind == "roundrobin"
    rows = section.crosstable.rows
    assert [result.opponent for result in rows[1]] == [4, 2, 3]
    assert [result.opponent for result in rows[2]] == [3, 1, 4]
    assert rows[2][0] == Result(Outcome.FORFEIT_WIN, 3)
    assert section.faults == ()


def test_a_round_robin_s_fault_is_told_with_the_opponent_s_column() -> None:
    rows = [list(row) for row in EVERYBODY]
    rows[3][5] = "½1"
    fault = only(*rows).faults[-1]
    assert (fault.code, fault.where) == ("unknown-code", "Tabelle1!F7")


def test_twins_of_a_round_robin_that_disagree_are_told_with_their_cells() -> None:
    rows = [list(row) for row in EVERYBODY]
    rows[3][5] = 1  # Birch against Ash, who has 1, too
    errors = [finding for finding in examine_event(event(*rows)) if finding.is_error]
    assert {finding.where for finding in errors} <= {"Tabelle1!G6", "Tabelle1!F7"}
    assert errors


def test_a_game_of_a_round_robin_to_come_is_told() -> None:
    rows = [list(row) for row in EVERYBODY]
    rows[2][8] = rows[5][5] = ""
    rows[2][9], rows[5][9] = "1,5", 0
    [finding] = examine_event(event(*rows))
    assert finding.code == "games-to-come"


def test_a_round_robin_without_a_column_for_each_player_is_refused() -> None:
    rows = [row[:8] + row[9:] for row in EVERYBODY[1:]]
    faults = only(EVERYBODY[0], *rows).faults
    assert [(fault.code, fault.where) for fault in faults] == [("missing-column", "Tabelle1!A9")]


def test_another_list_of_the_site_is_refused_with_what_to_save() -> None:
    rows = [["Starting rank"], ["No.", "Name", "FideID", "FED", "Rtg"], [1, "Ash", 1, "AUT", 2104]]
    with pytest.raises(TieBreakError, match="save the page 'Starting rank crosstable'"):
        event(*rows)


def test_german_headers_are_known() -> None:
    rows = [
        ["Endtabelle nach 1 Runden"],
        ["Rg.", "", "Name", "Elo", "Land", "Verein/Ort", "1.Rd", "Pkt.", "Wtg1"],
        [1, "", "Ash, Ada", 2104, "AUT", "Elm SC", "2s1", 1, "0,5"],
        [2, "", "Birch, Bo", 1987, "GER", "", "1w0", 0, 1],
    ]
    section = only(*rows)
    assert section.crosstable.rows[1] == (Result(Outcome.WIN, 2, "b"),)
    assert section.printed == {"TB1": {1: "0,5", 2: "1"}}

"""Columns are found by what stands above them, rows by what stands in them; no row that looks like
a player, and no column that looks like a round, is dropped without a word."""

from __future__ import annotations

import pytest

from tests.tables.grids import MERGED, NO_VALUE, PLAIN, found, read, tells
from xltiebreak.event.section import Event
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.tables.cells import Cell, cell_of

Rows = list[list[object]]
PLAYERS = PLAIN[1:]
HEADER: list[object] = ["No.", "Name", "ID", "Rating", "Club", "R1"]
FIRST: list[object] = [1, "Ash", "10000001", 1500, "North", "W2"]
SECOND: list[object] = [2, "Birch", None, None, None, "L1"]


def names(event: Event) -> list[str]:
    return [player.name for player in event.sections[0].players]


def test_a_column_of_opponents_without_its_round_is_told() -> None:
    rows = [["No.", "Name", "R1 opp", "R2 opp", "R2"], [1, "Ash", 2, 2, "w 1"]]
    event = read(S=[*rows, [2, "Birch", 1, 1, "s 0"]])
    assert ("error", "missing-round", "S!E1") in found(event)


@pytest.mark.parametrize(
    "rows",
    [
        [["Spring", 1, 2, 3], [], *PLAIN],
        [[None, None, "Round 1", "Round 2"], ["No.", "Name", None, None], *PLAYERS],
        [["No.", "Name", None, None], [None, None, 1, 2], *PLAYERS],
    ],
)
def test_headers_may_stand_below_a_row_of_numbers_and_on_two_lines(rows: Rows) -> None:
    event = read(S=rows)
    assert (names(event), event.sections[0].rounds) == (["Ash", "Birch", "Cedar"], 2)
    tells(event)


def test_the_last_of_several_totals_is_compared() -> None:
    rows = [["No.", "Name", "R1", "Pts", "R2", "Pts"], [1, "Ash", "W2", 1, "D3", 1.5]]
    event = read(S=[*rows, [2, "Birch", "L1", 0, "B", 1], [3, "Cedar", "H", 0.5, "D1", 1]])
    tells(event)
    assert [player.printed_score for player in event.sections[0].players] == [1.5, 1, 1]


def test_after_one_round_a_column_headed_1_is_enough() -> None:
    event = read(S=[["No.", "Name", "1", "Pts"], [1, "Ash", "W2", 1], [2, "Birch", "L1", 0]])
    assert event.sections[0].rounds == 1


def test_last_and_first_names_may_have_columns_of_their_own() -> None:
    head = ["No.", "Last Name", "First Name", "R1"]
    event = read(S=[head, [1, "Ash", "Ada", "W2"], [2, "Birch", None, "L1"]])
    assert names(event) == ["Ash, Ada", "Birch"]
    tells(event)


def test_results_name_opponents_by_rank_where_a_table_has_no_pairing_numbers() -> None:
    event = read(S=[["Rk.", "Name", "1.Rd"], [2, "Ash", "1b0"], [1, "Birch", "2w1"]])
    assert [(player.number, player.name) for player in event.sections[0].players] == [
        *((2, "Ash"), (1, "Birch"))
    ]
    tells(event)
    rows = [["Rk.", "No.", "Name", "1.Rd"], [1, 2, "Ash", "1b1"], [2, 1, "Birch", "2w0"]]
    assert [player.number for player in read(S=rows).sections[0].players] == [2, 1]


def test_every_round_has_its_column_of_opponents() -> None:
    rows = [
        ["No.", "Name", "Opp", "R1", "R2 opp", "R2"],
        [1, "Ash", 2, "w 1", 3, "s ½"],
        [2, "Birch", 1, "s 0", None, "- 1"],
        [3, "Cedar", None, "- 0", 1, "w ½"],
    ]
    results = read(S=rows).sections[0].crosstable.results
    opponents = [[result.opponent for result in row] for row in results]
    assert opponents == [[2, 3], [1, None], [None, 1]]


@pytest.mark.parametrize(("column", "letter"), [(1, "B"), (2, "C"), (4, "E")])
@pytest.mark.parametrize(
    ("cell", "code"), [(NO_VALUE, "no-stored-value"), (cell_of("#REF!"), "error-cell")]
)
def test_a_name_an_id_or_a_club_that_cannot_be_read_is_told_and_left_out(
    column: int, letter: str, cell: Cell, code: str
) -> None:
    second: list[object] = [2, "Birch", "10000002", 1400, "South", "L1"]
    second[column] = cell
    event = read(S=[HEADER, FIRST, second])
    tells(event, f"warning {code} S!{letter}3")
    player = event.sections[0].players[1]
    assert [player.name, player.id, "", player.team][column - 1] == ""


def test_who_is_a_player_beside_what_is_told() -> None:
    assert names(read(S=[HEADER, FIRST, [2, Cell("Birch", MERGED), *SECOND[2:]]])) == [
        *("Ash", "Birch")
    ]
    waiting = read(S=[HEADER, FIRST, SECOND, [3, None, None, 1450]])
    assert waiting.sections[0].crosstable.numbers == (1, 2)
    assert len(names(read(S=[*PLAIN[:2], PLAIN[0], *PLAIN[2:]]))) == 3
    behind_a_gap = [["Name", "R1"], ["Ash", "W2"], [], ["Birch", "L1"], ["2 players"]]
    assert names(read(S=behind_a_gap)) == ["Ash", "Birch"]
    below = read(S=[*PLAIN, [None, "Drew", None, None]])
    assert found(below)[0] == ("error", "pairing-number", "S!A5")


def test_a_second_table_below_the_first_is_a_section_of_its_own() -> None:
    event = read(S=[*PLAIN, [], ["U1200"], *PLAIN])
    tells(event)
    parts = [(section.name, len(section.players)) for section in event.sections]
    assert parts == [("S", 3), ("U1200", 3)]
    assert event.sections[1].origin.cell(0, "R1", 1) == "S!C8"


def test_further_columns_are_kept_by_header_and_number() -> None:
    text = 'No.,Name,R1,Total,TBrk,TBrk,Grade\n4,A,W9,1,"6,5",1,K-5\n9,B,L4,0,½,,K-5\n'
    [section] = read_csv(text.encode(), "event.csv").sections
    assert section.printed == {
        "TBrk": {4: "6,5", 9: "½"},
        "TBrk (2)": {4: "1"},
        "Grade": {4: "K-5", 9: "K-5"},
    }
    [section] = read_csv(b"No.,Name,R1,,Notes\n1,A,W2,,\n2,B,L1,,\n", "event.csv").sections
    assert section.printed == {}

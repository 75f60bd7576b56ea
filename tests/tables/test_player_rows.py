"""Which rows are players; no row that looks like one is dropped without a word."""

from __future__ import annotations

import pytest

from tests.tables.grids import MERGED, NO_VALUE, PLAIN, found, messages, read, tells
from xltiebreak.tables.cells import Cell, cell_of

HEADER: list[object] = ["No.", "Name", "ID", "Rating", "Club", "R1"]
FIRST: list[object] = [1, "Ash", "10000001", 1500, "North", "W2"]


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
    assert found(event) == [("warning", code, f"S!{letter}3")]
    player = event.sections[0].players[1]
    assert [player.name, player.id, "", player.team][column - 1] == ""


def test_a_merged_name_is_read_and_told() -> None:
    second = [2, Cell("Birch", MERGED), None, None, None, "L1"]
    event = read(S=[HEADER, FIRST, second])
    tells(event, "warning merged-cells S!B3")
    assert event.sections[0].players[1].name == "Birch"


def test_a_pairing_number_without_a_stored_value_is_the_only_thing_told_of_its_row() -> None:
    event = read(S=[HEADER, FIRST, [NO_VALUE, "Birch", None, None, None, "W1"]])
    tells(event, "error no-stored-value S!A3")


def test_a_numbered_row_with_a_rating_but_no_name_is_told() -> None:
    rows = [HEADER, FIRST, [2, "Birch", None, None, None, "L1"], [3, None, None, 1450, None, None]]
    event = read(S=rows)
    tells(event, "warning no-name S!B4")
    assert event.sections[0].crosstable.numbers == (1, 2)


def test_a_numbered_row_whose_name_has_no_stored_value_is_told() -> None:
    rows = [HEADER, FIRST, [2, "Birch", None, None, None, "L1"], [3, NO_VALUE]]
    tells(read(S=rows), "warning no-stored-value S!B4")


def test_numbered_rows_that_wait_for_players_are_not_told() -> None:
    rows = [HEADER, FIRST, [2, "Birch", None, None, None, "L1"], [3, None, None, "unr.", None]]
    tells(read(S=rows))


def test_without_numbers_a_row_of_totals_right_below_the_table_is_told() -> None:
    rows = [["Name", "R1", "R2"], ["Ash", "W2", "H"], ["Birch", "L1", "B"], ["12 players"]]
    event = read(S=rows)
    tells(
        event,
        "warning no-results S!A4: is this a row of totals or a note?",
        "warning incomplete-round S!B",
    )


def test_before_the_first_result_a_list_of_names_is_no_list_of_totals() -> None:
    tells(read(S=[["Name", "R1"], ["Ash"], ["Birch"]]))


def test_a_header_that_is_repeated_is_one_error() -> None:
    event = read(S=[*PLAIN[:2], PLAIN[0], *PLAIN[2:]])
    tells(event, "error repeated-header S!A3")
    assert len(event.sections[0].players) == 3
    unnumbered = [row[1:] for row in PLAIN]
    event = read(S=[unnumbered[0], *unnumbered, []])
    tells(event, "error repeated-header S!A2")
    assert len(event.sections[0].players) == 3
    assert messages(event, "repeated-header") == [
        "the row of headers stands here once more; delete it"
    ]


def test_a_second_table_below_the_first_is_a_section_of_its_own() -> None:
    event = read(S=[*PLAIN, [], ["U1200"], *PLAIN])
    tells(event)
    assert [(section.name, len(section.players)) for section in event.sections] == [
        ("S", 3),
        ("U1200", 3),
    ]
    assert event.sections[1].origin.cell(0, "R1", 1) == "S!C8"


def test_a_number_that_cannot_be_read_is_not_followed_by_others_errors() -> None:
    """Birch's opponents would else have nobody to play, and Birch a number of ten digits."""
    rows = [
        ["No.", "Name", "R1", "R2", "Total"],
        [1, "Ash", "W2", "D3", 1.5],
        ["two", "Birch", "L1", "W3", 9],
        [3, "Cedar", "H", "D1", 1],
    ]
    tells(read(S=rows), "error pairing-number S!A3")


def test_a_number_that_stands_twice_is_not_followed_by_others_errors() -> None:
    rows = [
        ["No.", "Name", "R1", "R2", "Total"],
        [1, "Ash", "W2", "D3", 1.5],
        [2, "Birch", "L1", "B", 1],
        [2, "Birch", "H", "D1", 9],
    ]
    tells(read(S=rows), "error duplicate-number S!A4")


def test_without_numbers_the_last_row_with_a_result_is_a_player_even_behind_a_gap() -> None:
    rows = [["Name", "R1"], ["Ash", "W2"], [], ["Birch", "L1"], ["2 players"]]
    event = read(S=rows)
    assert [player.name for player in event.sections[0].players] == ["Ash", "Birch"]


def test_a_name_without_a_number_right_below_the_others_is_an_error_and_a_note_behind_a_gap() -> (
    None
):
    rows = [*PLAIN, [None, "Drew", None, None]]
    assert found(read(S=rows))[0] == ("error", "pairing-number", "S!A5")
    rows = [*PLAIN, [], [None, "Drew has left", None, None]]
    tells(
        read(S=rows),
        "warning passed-over S!B6: this row holds no player and is passed over: 'Drew has left'; "
        "if a player is among them, type the results and, where there are numbers, a number",
    )

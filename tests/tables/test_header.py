"""A crosstable's columns are found by what stands above them, and what is not used is told."""

from __future__ import annotations

from tests.tables.grids import PLAIN, found, messages, read, tells

PLAYERS = PLAIN[1:]


def test_a_column_of_opponents_without_its_round_is_told() -> None:
    event = read(
        S=[
            ["No.", "Name", "R1 opp", "R2 opp", "R2"],
            [1, "Ash", 2, 2, "w 1"],
            [2, "Birch", 1, 1, "s 0"],
        ]
    )
    assert ("error", "missing-round", "S!E1") in found(event)
    assert messages(event, "missing-round") == [
        "round 2 has a column, but there is none for R1; add it"
    ]


def test_a_column_of_opponents_behind_the_last_round_is_told() -> None:
    rows = [["No.", "Name", "R1", "R2 opp"], [1, "Ash", "W2", 3], [2, "Birch", "L1", None]]
    tells(read(S=rows), "error missing-round S!D1")


def test_rounds_without_a_column_are_one_error() -> None:
    rows = [["No.", "Name", "R1", "R9"], [1, "Ash", "W2", None], [2, "Birch", "L1", None]]
    event = read(S=rows)
    tells(event, "error missing-round S!D1: none for R2, R3, R4, R5 …")


def test_a_column_that_looks_like_a_round_and_is_none_is_told_where_something_stands_in_it() -> (
    None
):
    rows = [
        ["No.", "Name", "R0", "R1", "Rd", "Round A"],
        [1, "Ash", "H", "W2", "W2", None],
        [2, "Birch", "H", "L1", None, None],
    ]
    tells(read(S=rows), "warning unused-column S!C1", "warning unused-column S!E1")


def test_a_column_of_ranks_is_not_taken_for_a_round() -> None:
    rows = [["Rk.", "Name", "R1"], [1, "Ash", "W2"], [2, "Birch", "L1"]]
    tells(read(S=rows))


def test_without_numbers_and_names_the_known_headers_are_listed() -> None:
    event = read(S=[["Seed", "Entrant", "R1", "R2"], *PLAYERS])
    tells(event, "warning no-players S!C1: #, ")
    assert "player name" in messages(event, "no-players")[0]


def test_the_last_of_several_totals_is_compared() -> None:
    event = read(
        S=[
            ["No.", "Name", "R1", "Pts", "R2", "Pts"],
            [1, "Ash", "W2", 1, "D3", 1.5],
            [2, "Birch", "L1", 0, "B", 1],
            [3, "Cedar", "H", 0.5, "D1", 1],
        ]
    )
    tells(event)
    assert [player.printed_score for player in event.sections[0].players] == [1.5, 1, 1]


def test_a_row_with_numbers_above_the_headers_is_not_taken_for_them() -> None:
    event = read(S=[["Spring", 1, 2, 3], [], *PLAIN])
    assert [player.name for player in event.sections[0].players] == ["Ash", "Birch", "Cedar"]
    tells(event)


def test_headers_on_two_lines_are_read_together() -> None:
    below = read(S=[[None, None, "Round 1", "Round 2"], ["No.", "Name", None, None], *PLAYERS])
    above = read(S=[["No.", "Name", None, None], [None, None, 1, 2], *PLAYERS])
    for event in (below, above):
        assert [player.name for player in event.sections[0].players] == ["Ash", "Birch", "Cedar"]
        assert event.sections[0].rounds == 2
        tells(event)


def test_after_one_round_a_column_headed_1_is_enough() -> None:
    event = read(S=[["No.", "Name", "1", "Pts"], [1, "Ash", "W2", 1], [2, "Birch", "L1", 0]])
    assert event.sections[0].rounds == 1


def test_last_and_first_names_may_have_columns_of_their_own() -> None:
    event = read(
        S=[
            ["No.", "Last Name", "First Name", "R1"],
            [1, "Ash", "Ada", "W2"],
            [2, "Birch", None, "L1"],
        ]
    )
    assert [player.name for player in event.sections[0].players] == ["Ash, Ada", "Birch"]
    tells(event)


def test_results_name_opponents_by_rank_where_a_table_has_no_pairing_numbers() -> None:
    rows = [["Rk.", "Name", "1.Rd"], [2, "Ash", "1b0"], [1, "Birch", "2w1"]]
    section = read(S=rows).sections[0]
    assert [(player.number, player.name) for player in section.players] == [
        (2, "Ash"),
        (1, "Birch"),
    ]
    tells(read(S=rows))


def test_pairing_numbers_come_before_ranks() -> None:
    rows = [["Rk.", "No.", "Name", "1.Rd"], [1, 2, "Ash", "1b1"], [2, 1, "Birch", "2w0"]]
    assert [player.number for player in read(S=rows).sections[0].players] == [2, 1]


def test_every_round_has_its_column_of_opponents() -> None:
    rows = [
        ["No.", "Name", "Opp", "R1", "R2 opp", "R2"],
        [1, "Ash", 2, "w 1", 3, "s ½"],
        [2, "Birch", 1, "s 0", None, "- 1"],
        [3, "Cedar", None, "- 0", 1, "w ½"],
    ]
    [only] = read(S=rows).sections
    assert [[result.opponent for result in row] for row in only.crosstable.results] == [
        [2, 3],
        [1, None],
        [None, 1],
    ]

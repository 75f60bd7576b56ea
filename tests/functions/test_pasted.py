"""VERIFY_TB on plain values: what another program printed, beside the results."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from tests.functions.spilled import block_of
from tests.make.crosstables import table
from tests.make.made_up import MadeUp, made_up
from xltiebreak import functions
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import Given

BHAM = [
    ["W4w", "D2b", "W3w", "L5b"],
    ["W5b", "D1w", "W6b", "L3b"],
    ["W6b", "L4w", "L1b", "W2w"],
    ["L1b", "W3b", "L5w", "L6w"],
    ["L2w", "L6w", "W4b", "W1w"],
    ["L3w", "W5b", "L2w", "W4b"],
]
PRINTED = {int(row["no"]): row for row in table("bham.csv")}


def printed(*headings: str, **columns: str) -> list[list[Any]]:
    """What source 001 prints of these tie-breaks, under these headings."""
    rows = [[float(PRINTED[n][code]) for code in columns.values()] for n in sorted(PRINTED)]
    return [[*(headings or columns)], *rows]


def test_what_the_article_prints_agrees() -> None:
    block = printed("Mod. Med", "Solk", mm="MM", solk="SOLK")

    answer = functions.comparison_table(Given(BHAM), block)

    assert answer == [["Ours: MM", "Ours: SOLK"], *([["", ""]] * 6)]


def test_a_figure_that_differs_is_answered_with_ours() -> None:
    block = [
        ["Solk", "Place"],
        ["7½", "2"],
        [8.0, 1],
        [8, "3-4"],
        ["", None],
        ["no", 4],
        ["7,5", 5],
    ]

    answer = functions.comparison_table(Given(BHAM), block)

    assert answer[0] == ["Ours: SOLK", "Ours: Place"]
    assert answer[1:] == [["", ""], [8.5, ""], ["", 3.0], ["", ""], [8.0, ""], ["", ""]]


def test_the_column_of_numbers_says_whose_a_row_is() -> None:
    block = [["No.", "Name", "Solk"], [6, "Fir", 7.5], ["", "", ""], ["1.", "Ash", 9]]

    assert functions.comparison_table(Given(BHAM), block)[1:] == [
        ["", "", ""],
        ["", "", ""],
        ["", "", 7.5],
    ]


def test_a_heading_that_says_nothing_is_marked() -> None:
    block = [["Grade", "TB1", "", "Solk", "Solk"], [7, 6.5, 1, 7.5, 0], *([[None] * 5] * 5)]

    answer = functions.comparison_table(Given(BHAM, "SOLK, MM"), block)

    assert answer[0] == ["Ours: ?", "Ours: SOLK", "Ours: ?", "Ours: SOLK", "Ours: SOLK"]
    assert answer[1] == ["", 7.5, "", "", 7.5]


def test_order_edition_and_ratings_count() -> None:
    block = [["S-B", "Op Avg", "TB1"], [10, 1500, 3], *([[None] * 3] * 5)]
    rated = [[1500], [1500], [1500], [1500], [1500], [1400]]

    answer = functions.comparison_table(Given(BHAM, "KASH", edition="wintd", ratings=rated), block)

    assert answer[:2] == [["Ours: SB", "Ours: COMPAVG", "Ours: KASH"], [8.5, "", 5.0]]


def test_a_figure_where_the_rules_give_none_is_answered_so() -> None:
    block = [["Comp Avg"], [1500], *([[None]] * 5)]

    assert functions.comparison_table(Given(BHAM), block)[1] == ["none"]


def test_a_row_for_nobody_is_told_at_its_number() -> None:
    block = [["No.", "Solk"], [7, 1], ["", 1], [2, 8.5], [2, 8.5], ["", ""]]

    answer = functions.comparison_table(Given(BHAM), block)

    assert [row[0] for row in answer] == [
        *("", "no player 7 in the results", "type the number", ""),
        *("a second row of player 2", ""),
    ]


def test_more_rows_than_players_need_numbers() -> None:
    with pytest.raises(TieBreakError, match="row 7 of what was pasted has no player 7 in the"):
        functions.comparison_table(Given(BHAM), [["Solk"], *([[1]] * 7)])


def test_nothing_printed_is_nothing_to_say() -> None:
    assert functions.comparison_table(Given(BHAM), [["", None], [None, ""]]) == [["", ""], ["", ""]]


@given(made_up())
def test_our_own_figures_agree_with_ours(made: MadeUp) -> None:
    rows = block_of(made)
    header, *lines = functions.standings_table(Given(rows, notation="us"), [[""]] * len(rows))
    places = [line for line in lines if line[1]]  # without the sentences below

    answer = functions.comparison_table(Given(rows, notation="us"), [header, *places])

    assert answer[1:] == [[""] * len(header)] * len(places)

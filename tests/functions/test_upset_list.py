"""UPSETS_TB: the upsets with their games, as the command ``prizes --upsets`` lists them."""

from __future__ import annotations

from typing import Any

import pytest

import xltiebreak
from xltiebreak.answers.upsets import event_upsets
from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.functions import FUNCTIONS

UPSETS_TB = FUNCTIONS["UPSETS_TB"].work
HEADERS = [
    *("Points", "Counts", "Round", "No.", "Player", "Rating", "Result"),
    *("No.", "Opponent", "Rating"),
]
PLAYERS = [
    ["=1+1", 1900, "W2", "D3", "L4"],
    ["<b>Birch</b>", "1750P5", "L1", "W4", "X3"],
    ["Cedar", 1500, "W4", "D1", "F2"],
    ["Dogwood", 1600, "L3", "L2", "W1"],
    ["Elm", "unr.", "D6", "W6", "U"],
    ["Fir", 2000, "D5", "L5", "U"],
]
NAMES, RATINGS = ([[player[k]] for player in PLAYERS] for k in (0, 1))
RESULTS = [player[2:] for player in PLAYERS]
DOGWOOD = [300.0, 300.0, 3.0, 4.0, "Dogwood", 1600.0, "win", 1.0, "=1+1", 1900.0]
CEDAR = [100.0, 100.0, 1.0, 3.0, "Cedar", 1500.0, "win", 4.0, "Dogwood", 1600.0]
CEDAR_DREW = [400.0, 200.0, 2.0, 3.0, "Cedar", 1500.0, "draw", 1.0, "=1+1", 1900.0]


def test_games_won_over_the_board_by_a_lower_rated_player_largest_first() -> None:
    assert UPSETS_TB(RESULTS, RATINGS, NAMES) == [HEADERS, DOGWOOD, CEDAR]


def test_a_draw_counts_half_where_that_is_asked_for() -> None:
    assert UPSETS_TB(RESULTS, RATINGS, NAMES, "half") == [HEADERS, DOGWOOD, CEDAR_DREW, CEDAR]
    assert UPSETS_TB(RESULTS, RATINGS, NAMES, "none") == [HEADERS, DOGWOOD, CEDAR]
    with pytest.raises(TieBreakError, match="'some' is not understood; expected none or half"):
        UPSETS_TB(RESULTS, RATINGS, NAMES, "some")


@pytest.mark.parametrize("draws", ["", "half"])
def test_the_command_lists_the_same_games(draws: str) -> None:
    head = "No.,Name,Rating,R1,R2,R3"
    rows = (",".join(map(str, (k, *player))) for k, player in enumerate(PLAYERS, start=1))
    above = f"Upset draws,{draws}\n\n" if draws else ""
    event = read_csv("\n".join((f"{above}{head}", *rows)).encode(), "upsets.csv")
    _, rows_of_command = event_upsets(xltiebreak.standings(event)).to_csv()
    listed: list[list[Any]] = [
        [difference, counts, round, number, name, rating, result, *opponent]
        for _, number, name, rating, result, *opponent, round, difference, counts in rows_of_command
    ]
    assert UPSETS_TB(RESULTS, RATINGS, NAMES, draws)[1:] == listed


def test_where_there_is_nothing_to_list_the_reason_stands() -> None:
    equal = [[1500]] * 6
    why = ["no rated player beat a higher rated one", *[""] * 9]
    assert UPSETS_TB(RESULTS, equal, NAMES, "half") == [HEADERS, why]
    with pytest.raises(TieBreakError, match="no games are known here, only scores"):
        UPSETS_TB([[3], [2.5], [2], [2], [1], [0]], RATINGS, NAMES)


def test_the_label_is_read_without_prizes_and_refused_where_it_is_not_understood() -> None:
    event = read_csv(b"Upset draws,some\n\nNo.,Name,R1\n1,Ash,W2\n2,Birch,L1\n", "upsets.csv")
    prizes = event.sections[0].prizes
    assert prizes
    assert [finding.message for finding in prizes.findings] == [
        "'some' is not understood; expected none or half"
    ]
    with pytest.raises((EventError, TieBreakError), match="'some' is not understood"):
        event_upsets(xltiebreak.standings(event))

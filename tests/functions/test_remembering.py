"""Blocks are remembered by content: quickly found again, and never a wrong one."""

from __future__ import annotations

import time
from decimal import Decimal
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.make.made_up import MadeUp, made_up
from tests.make.sheet import Block, ask, forget, shown
from tests.nightly import by_day

pytestmark = pytest.mark.slow

ROWS = [["W2", "D3"], ["L1", "W4"], ["W4", "D1"], ["L3", "L2"]]
NAMES = [["a"], ["b"], ["c"], ["d"]]
PRINTED = [["No.", "Score", "MM", "COMPAVG"], [2, 1.5, "2", 1500], ["1", 1, 0.5, "n/a"]]
PRIZES = [["Prize", "Cash"], ["1st", 60], ["U1600", 25.5]]
ENTRIES = ["W1", "W2", "D1", "L3", "H", "B", "U", "X", "F", "", None, "Q", "#N/A", 1.0, True, 2.0]


@pytest.fixture(autouse=True)
def nothing_remembered() -> None:
    forget()


def everything(rows: Block, edition: str, ratings: Block) -> list[Any]:
    """The answers of every kind of function on one block."""
    names = [[f"Player {k}"] for k in range(1, len(ratings) + 1)]
    rated = {"edition": edition, "ratings": ratings}
    return [
        shown("MODMEDIAN", rows, None, edition),
        shown("SONNEBORN", rows, 1, edition),
        shown("COMPAVERAGE", rows, ratings, None, edition),
        shown("SCORE_TB", rows),
        shown("PLACE_TB", rows, "MM,CUM", **rated),
        shown("EXPLAIN_TB", rows, "SOLK", 1, edition),
        shown("TERMS_TB", rows, "COMPAVG", 1, **rated),
        shown("CHECK_TB", rows),
        shown("VERIFY_TB", rows, PRINTED, **rated),
        shown("PRIZES_TB", rows, names, ratings, PRIZES, edition=edition),
    ]


@settings(max_examples=by_day(4, night=210))
@given(made=made_up(), seed=st.integers(0, 10**6))
def test_an_edited_block_never_gives_an_old_value(made: MadeUp, seed: int) -> None:
    choice = Random(seed)
    rows: Block = made.block
    ratings: Block = [[made.ratings.get(k)] for k in range(1, len(rows) + 1)]

    for _ in range(6):
        edition = choice.choice(["uschess", "wintd", "raw"])
        if choice.random() < 0.7:
            row = choice.choice(rows)
            row[choice.randrange(len(row))] = choice.choice(ENTRIES)
        else:
            choice.choice(ratings)[0] = choice.choice([None, 1500.0, 1.0, True, "x"])
        remembered = everything(rows, edition, ratings)
        forget()
        assert remembered == everything(rows, edition, ratings)


def test_editing_the_same_list_in_place_is_seen() -> None:
    rows = [row[:] for row in ROWS]
    before = ask("SCORE_TB", rows)

    rows[0][0], rows[1][0] = "L2", "W1"

    assert ask("SCORE_TB", rows) != before


@pytest.mark.parametrize("asked", [("PLACE_TB", ROWS), ("STANDINGS_TB", ROWS, NAMES)])
def test_what_a_function_gave_can_be_changed_without_harm(asked: tuple[Any, ...]) -> None:
    ask(*asked)[0][0] = "spoilt"

    assert "spoilt" not in str(ask(*asked))


def test_editions_and_ratings_do_not_mix() -> None:
    sonneborn = [ask("SONNEBORN", ROWS, 1, edition) for edition in ("", "wintd", "", "raw")]
    assert sonneborn[1] == 2 * sonneborn[0]
    assert sonneborn[0] == sonneborn[2]
    averages = [
        ask("COMPAVERAGE", ROWS, [[1000], [rating], [1200], [1300]], 1)
        for rating in (1500, 1700, 1500)
    ]
    assert averages[0] == averages[2] != averages[1]


@pytest.mark.parametrize(("one", "other"), [(True, 1.0), (1.0, True), (False, 0.0)])
def test_what_python_takes_for_equal_is_told_apart(one: Any, other: Any) -> None:
    sentences = [shown("SCORE_TB", [[value], ["H"]]) for value in (one, other, one)]

    assert sentences[0] == sentences[2] != sentences[1]


@pytest.mark.parametrize(("one", "other"), [(3, 3.0), (Decimal("3.00"), 3.0), (2, Decimal(2))])
def test_one_number_in_two_types_is_one_number(one: Any, other: Any) -> None:
    assert shown("SCORE_TB", [[one], ["H"]]) == shown("SCORE_TB", [[other], ["H"]])


def seconds(rows: Block, player: int | None = None) -> float:
    began = time.process_time()
    shown("SCORE_TB", [*rows], player)
    return time.process_time() - began


@pytest.mark.parametrize("wrong", [0, 1], ids=["sound", "with an error"])
def test_a_block_is_read_once_for_all_players_and_functions(wrong: int) -> None:
    """A second look takes a thirtieth of the first one."""
    rows = [[f"W{k + 2}" if k % 2 == 0 else f"L{k}"] * 9 for k in range(2_000)]
    rows[0][0] = "W9" if wrong else rows[0][0]
    first = seconds(rows)
    again = min(seconds(rows, player) for player in range(1, 5))

    assert again < first / 8


def test_no_more_blocks_are_kept_than_a_workbook_needs() -> None:
    """There are 64, and the first is asked for again behind three times as many."""
    for rating in range(3 * 64):
        ask("PLACE_TB", ROWS, ratings=[[1000 + rating], [1], [2], [3]])

    assert ask("PLACE_TB", ROWS)

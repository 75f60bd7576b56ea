"""Blocks are remembered by content: quickly found again, and never a wrong one."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from decimal import Decimal
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.functions.spilled import block_of
from tests.make.made_up import MadeUp, made_up
from tests.nightly import by_day
from xltiebreak import functions
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import Given, blocks, spills
from xltiebreak.functions.given import REMEMBERED, forget, key_of, text_of

ROWS = [["W2", "D3"], ["L1", "W4"], ["W4", "D1"], ["L3", "L2"]]
PRINTED = [["No.", "Score", "MM", "COMPAVG"], [2, 1.5, "2", 1500], ["1", 1, 0.5, "n/a"]]
ENTRIES = ["W1", "W2", "D1", "L3", "H", "B", "U", "X", "F", "", None, "Q", "#N/A", 1.0, True, 2.0]


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    forget()
    yield
    forget()


def shown(work: Any, *arguments: Any) -> Any:
    """What a function answers, a sentence for a refusal."""
    try:
        return work(*arguments)
    except TieBreakError as error:
        return str(error)


def everything(rows: list[list[Any]], edition: str, ratings: list[list[Any]]) -> list[Any]:
    """The answers of every kind of function on one block."""
    return [
        shown(spills.tie_break_column, Given(rows, edition=edition), "MM"),
        shown(spills.tie_break_column, Given(rows, edition=edition), "SB", 1),
        shown(spills.tie_break_column, Given(rows, edition=edition, ratings=ratings), "COMPAVG"),
        shown(spills.score_column, Given(rows)),
        shown(spills.place_column, Given(rows, "MM,CUM", edition=edition, ratings=ratings)),
        shown(functions.explanation, Given(rows, edition=edition), "SOLK", 1),
        shown(functions.terms_table, Given(rows, edition=edition, ratings=ratings), "COMPAVG", 1),
        shown(functions.findings_table, Given(rows)),
        shown(functions.comparison_table, Given(rows, edition=edition, ratings=ratings), PRINTED),
        shown(functions.prizes_table, Given(rows, edition=edition), _told(ratings)),
    ]


def _told(ratings: list[list[Any]]) -> functions.PrizeArguments:
    names = [[f"Player {k}"] for k in range(1, len(ratings) + 1)]
    prizes = [["Prize", "Cash"], ["1st", 60], ["U1600", 25.5]]
    return functions.PrizeArguments(names, ratings, prizes)


@pytest.mark.slow
@settings(max_examples=by_day(8, night=210))
@given(made=made_up(), seed=st.integers(0, 10**6))
def test_an_edited_block_never_gives_an_old_value(made: MadeUp, seed: int) -> None:
    choice = Random(seed)
    rows = block_of(made)
    ratings: list[list[Any]] = [[made.ratings.get(k)] for k in range(1, len(rows) + 1)]

    for _ in range(6):
        edition = choice.choice(["uschess", "wintd", "raw"])
        if choice.random() < 0.7:
            rows[choice.randrange(len(rows))][choice.randrange(len(rows[0]))] = choice.choice(
                ENTRIES
            )
        else:
            ratings[choice.randrange(len(rows))][0] = choice.choice([None, 1500.0, 1.0, True, "x"])
        remembered = everything(rows, edition, ratings)
        forget()
        assert remembered == everything(rows, edition, ratings)


def test_the_same_question_in_other_words_is_answered_once() -> None:
    """The sheet Worksheet names the edition that Standings leaves to the order."""
    standings = spills.standings_of(Given(ROWS, "wintd"))

    assert spills.standings_of(Given(ROWS, "wintd", edition="wintd")) is standings
    assert spills.standings_of(Given(ROWS, "wintd", edition="WinTD ")) is standings
    assert spills.standings_of(Given(ROWS, "wintd", edition="raw")) is not standings
    assert spills.standings_of(Given(ROWS, "MM", edition="wintd")) is not standings


def test_what_is_not_understood_is_told_behind_what_is_wrong_in_the_results() -> None:
    wrong = [["W2"], ["W1"]]

    for one in (Given(wrong, "nonsense"), Given(wrong, edition="nonsense")):
        assert shown(spills.place_column, one).startswith("player 1, round 1: ")
    assert "'nonsense'" in shown(spills.place_column, Given(ROWS, "nonsense"))
    assert "'nonsense'" in shown(spills.place_column, Given(ROWS, edition="nonsense"))


def test_editing_the_same_list_in_place_is_seen() -> None:
    rows = [row[:] for row in ROWS]
    before = spills.score_column(Given(rows))

    rows[0][0], rows[1][0] = "L2", "W1"

    assert spills.score_column(Given(rows)) != before


def test_what_a_function_gave_can_be_changed_without_harm() -> None:
    given_out = spills.place_column(Given(ROWS))
    given_out[0][0] = "spoilt"
    functions.standings_table(Given(ROWS), [["a"], ["b"], ["c"], ["d"]])[0][0] = "spoilt"

    assert "spoilt" not in str(spills.place_column(Given(ROWS)))
    assert "spoilt" not in str(functions.standings_table(Given(ROWS), [["a"], ["b"], ["c"], ["d"]]))


def test_editions_and_ratings_do_not_mix() -> None:
    sonneborn = [
        spills.tie_break_column(Given(ROWS, edition=edition), "SB", 1)
        for edition in ("", "wintd", "", "raw")
    ]
    assert sonneborn[1] == 2 * sonneborn[0]
    assert sonneborn[0] == sonneborn[2]
    averages = [
        spills.tie_break_column(
            Given(ROWS, ratings=[[1000], [rating], [1200], [1300]]), "COMPAVG", 1
        )
        for rating in (1500, 1700, 1500)
    ]
    assert averages[0] == averages[2] != averages[1]


@pytest.mark.parametrize(("one", "other"), [(True, 1.0), (1.0, True), (False, 0.0)])
def test_what_python_takes_for_equal_is_told_apart(one: Any, other: Any) -> None:
    sentences = [shown(spills.score_column, Given([[value], ["H"]])) for value in (one, other, one)]

    assert sentences[0] == sentences[2] != sentences[1]
    assert key_of([[one]]) != key_of([[other]])


@pytest.mark.parametrize(("one", "other"), [(3, 3.0), (Decimal("3.00"), 3.0), (2, Decimal(2))])
def test_one_number_in_two_types_is_one_number(one: Any, other: Any) -> None:
    assert text_of(one) == text_of(other)
    assert [text_of(cell) for cell in key_of([[one]])[0]] == [text_of(other)]


def test_a_block_is_read_once_for_all_players_and_functions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    readings = []
    real = blocks.read_rounds
    monkeypatch.setattr(blocks, "read_rounds", lambda *of: (readings.append(1), real(*of))[1])

    for number in range(1, 5):
        for code in ("MM", "SOLK", "CUM"):
            spills.tie_break_column(Given([list(row) for row in ROWS]), code, number)
        spills.score_column(Given(ROWS), number)
    functions.findings_table(Given(ROWS))

    assert len(readings) == 1


def test_a_block_with_an_error_is_examined_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []
    real = spills.examine
    monkeypatch.setattr(spills, "examine", lambda section: (looks.append(1), real(section))[1])
    wrong = [["W2", "W9"], *ROWS[1:]]

    sentences = {
        shown(spills.tie_break_column, Given(wrong), "MM", number) for number in range(1, 5)
    }

    assert len(looks) == 1
    assert len(sentences) == 1
    assert "there is no player 9" in sentences.pop()


def test_after_an_edit_only_the_rows_that_changed_are_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spills.score_column(Given(ROWS))
    entries = []
    real = blocks.read_cell
    monkeypatch.setattr(
        blocks, "read_cell", lambda text, way: (entries.append(text), real(text, way))[1]
    )

    edited = spills.score_column(Given([["W2", "D3"], ["L1", "W4w"], ["W4", "D1"], ["L3", "L2"]]))

    assert entries == ["W4w"]
    assert edited == spills.score_column(Given(ROWS))


def test_a_text_that_is_no_result_is_refused_each_time() -> None:
    rows = [["W2", "Q"], ["L1", "H"]]

    first, second = (shown(spills.score_column, Given(rows)) for _ in range(2))

    assert "'Q' is not a result" in first
    assert first == second


@pytest.mark.slow
def test_no_more_blocks_are_kept_than_a_workbook_needs() -> None:
    for rating in range(3 * REMEMBERED):
        spills.place_column(Given(ROWS, ratings=[[1000 + rating], [1], [2], [3]]))

    assert spills.place_column(Given(ROWS))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""),
        ("  W 2\n", "W 2"),
        (7.0, "7"),
        (0.5, "0.5"),
        (True, "TRUE"),
        (-2146826243, "#SPILL!"),
        (Decimal("2.00"), "2"),
        (["MM", None, "SOLK"], "MM,SOLK"),
        ([["MM"], ["SOLK"]], "MM,SOLK"),
        (float("inf"), "inf"),
        (float("nan"), "nan"),
        (datetime.datetime(2026, 1, 2), "2026-01-02 00:00:00"),
    ],
    ids=str,
)
def test_a_value_is_the_text_that_was_typed(value: Any, text: str) -> None:
    assert text_of(value) == text

"""Rounds without a game, worked by hand: forfeits, byes, rulings, unfinished rounds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.samples.crosstables import section
from xltiebreak.checks import examine
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings


def values(made: Section, code: str, edition: str = "uschess") -> list[object]:
    """The values of all players by number."""
    ours = standings(made, edition=edition, order=code)
    return [row.values[code] for row in sorted(ours.rows, key=lambda row: row.player.number)]


def scores(made: Section) -> list[float]:
    return [row.score for row in sorted(standings(made).rows, key=lambda row: row.player.number)]


FORFEIT_DRAW = section("Z2 W3w W4b", "Z1 W4w L3b", "W4w L1b W2w", "L3b L2b L1w")


def test_a_forfeit_draw_gives_half_a_point_and_is_taken_off_the_cumulative() -> None:
    assert scores(FORFEIT_DRAW) == [2.5, 1.5, 2, 0]
    # 0.5 + 1.5 + 2.5 − 0.5, 0.5 + 1.5 + 1.5 − 0.5, 1 + 1 + 2, 0
    assert values(FORFEIT_DRAW, "CUM") == [4, 3, 4, 0]
    assert values(FORFEIT_DRAW, "ACUM") == [4, 3, 3, 0]
    assert values(FORFEIT_DRAW, "CUM", "raw") == [4.5, 3.5, 4, 0]
    assert values(FORFEIT_DRAW, "CUM", "wintd") == [4, 3, 4, 0]


def test_a_forfeit_draw_is_no_game_for_any_other_system() -> None:
    assert values(FORFEIT_DRAW, "SOLK") == [0 + 2 + 0, 0 + 0 + 2, 0 + 2.5 + 1.5, 2 + 1.5 + 2.5]
    assert values(FORFEIT_DRAW, "KASH") == [8, 5, 9, 3]
    assert values(FORFEIT_DRAW, "SB") == [2, 0, 1.5, 0]
    assert values(FORFEIT_DRAW, "OCUM") == [4 + 0, 0 + 4, 0 + 4 + 3, 4 + 3 + 4]
    assert values(FORFEIT_DRAW, "PCT") == [100, 50, pytest.approx(200 / 3), 0]


FORFEITS = section("X W2w W3b", "F L1b D4w", "W4w X L1w", "L3b F D2b")


def test_forfeits_need_no_opponent() -> None:
    assert examine(FORFEITS) == []
    assert scores(FORFEITS) == [3, 0.5, 2, 0.5]


def test_each_forfeit_counts_half_to_the_opponents_whoever_won_it() -> None:
    # worth to the others: 2 + ½, ½ + ½, 1 + ½, ½ + ½
    assert values(FORFEITS, "SOLK") == [1 + 1.5, 2.5 + 1, 1 + 2.5, 1.5 + 1]
    assert values(FORFEITS, "SOLK", "raw") == [0.5 + 2, 3 + 0.5, 0.5 + 3, 2 + 0.5]


def test_a_forfeit_win_is_taken_off_the_cumulative_and_a_forfeit_loss_is_not() -> None:
    assert values(FORFEITS, "CUM") == [1 + 2 + 3 - 1, 0 + 0 + 0.5, 1 + 2 + 2 - 1, 0 + 0 + 0.5]


def test_a_forfeit_says_the_same_with_and_without_the_opponents_number() -> None:
    named = section("X2 W2w W3b", "F1 L1b D4w", "W4w X4 L1w", "L3b F3 D2b")

    for code in ("MM", "SOLK", "CUM", "OCUM", "SB", "KASH", "BLACKS"):
        assert values(named, code) == values(FORFEITS, code)


def test_both_players_may_forfeit() -> None:
    made = section("F2 W3w", "F1 D4", "W4 L1b", "L3 D2")

    assert examine(made) == []
    assert scores(made) == [1, 0.5, 1, 0.5]
    assert values(made, "SOLK") == [1, 0.5, 0.5 + 1.5, 1 + 1]


def test_a_ruling_stands_beside_a_cell_that_disagrees_and_counts_as_played() -> None:
    made = section("N2w D3b", "D1b W4w", "W4w R1w", "L3b S2b")

    assert examine(made) == []
    assert scores(made) == [1.5, 1.5, 1.5, 0]
    assert values(made, "SOLK") == [3, 1.5, 1.5, 3]
    assert values(made, "CUM") == [1 + 1.5, 0.5 + 1.5, 1 + 1.5, 0]
    assert values(made, "KASH") == [4 + 2, 2 + 4, 4 + 2, 1 + 1]
    assert values(made, "BLACKS") == [1, 1, 0, 2]


FINISHED = section("W2w D3b", "L1b W4w", "W4w D1w", "L3b L2b")


@pytest.mark.parametrize(
    "unfinished",
    [
        section("W2w 4w D3b", "L1b 3w W4w", "W4w 2b D1w", "L3b 1b L2b"),
        section("W2w W4w D3b", "L1b 3w W4w", "W4w 2b D1w", "L3b L1b L2b"),
        section("W2w W4w D3b", "L1b W3w W4w", "W4w L2b D1w", "L3b . L2b"),
        section("W2w B D3b", "L1b 3w W4w", "W4w . D1w", "L3b H L2b"),
        section("W2w . D3b", "L1b . W4w", "W4w . D1w", "L3b . L2b"),
    ],
    ids=["all pending", "one game pending", "a twin not entered", "byes and a pending", "empty"],
)
def test_an_unfinished_round_in_the_middle_counts_for_nobody(unfinished: Section) -> None:
    for code in ("MM", "MED", "SOLK", "CUM", "OCUM", "KASH", "BLACKS", "SB", "PCT"):
        assert values(unfinished, code) == values(FINISHED, code), code
    assert scores(unfinished) == scores(FINISHED)
    assert standings(unfinished).rounds == 2
    assert [finding.code for finding in examine(unfinished)] == ["incomplete-round"]


def test_colours_of_an_unfinished_round_count_for_nobody() -> None:
    without_colours = section("W2 W3", "L1 L4", "D4 L1", "D3 W2")
    and_an_unfinished = section("W2 W3 W4w", "L1 L4 3w", "D4 L1 2b", "D3 W2 L1b")

    assert values(without_colours, "BLACKS") == [None] * 4
    assert values(and_an_unfinished, "BLACKS") == [None] * 4


def test_a_forfeit_that_was_paired_with_black_is_no_game_with_black() -> None:
    """A reader may keep the colour of a game that was not played."""
    forfeits = ((Result(Outcome.FORFEIT_WIN, 2, "b"),), (Result(Outcome.FORFEIT_LOSS, 1, "w"),))
    games = ((Result(Outcome.WIN, 4, "w"),), (Result(Outcome.LOSS, 3, "b"),))
    made = replace(
        section("U", "U", "U", "U"), crosstable=Crosstable((1, 2, 3, 4), forfeits + games)
    )

    assert values(made, "BLACKS") == [0, 0, 0, 1]
    assert values(made, "BPG", "fide2023") == [0, 0, 0, 1]
    assert values(made, "BWG", "fide2023") == [0, 0, 0, 0]


def test_a_player_who_withdraws_counts_half_for_each_round_missed() -> None:
    made = section("W2 L3 W4 D3", "L1 . . .", "W4 W1 U D1", "L3 B L1 U")

    # 2 scored 0 and missed three, 3 scored 2.5 and missed one, 4 scored 1 and missed two
    assert values(made, "SOLK") == [1.5 + 3 + 1 + 3, 2.5, 1 + 2.5 + 2.5, 3 + 2.5]
    assert values(made, "SOLK", "raw") == [0 + 2.5 + 1 + 2.5, 2.5, 1 + 2.5 + 2.5, 2.5 + 2.5]


def test_an_even_score_made_with_byes_drops_both_ends_zeros_included() -> None:
    made = section("B D2 D3 U", "W3 D1 W4 W3", "L2 W4 D1 L2", "U L3 L2 U")

    # player 1: 2 of 4; the list is 0, 3.5, 1.5, 0: the highest and one zero go
    assert scores(made)[0] == 2
    assert values(made, "SOLK")[0] == 5
    assert values(made, "MM")[0] == 1.5
    assert values(made, "MED")[0] == 1.5
    # face value: the list is the two games, and both are dropped
    assert values(made, "SOLK", "raw")[0] == 5
    assert values(made, "MM", "raw")[0] == 0


def test_where_there_are_fewer_terms_than_drops_all_are_dropped() -> None:
    one_round = section("D2", "D1")

    assert values(one_round, "MM") == [0, 0]
    assert values(one_round, "MED") == [0, 0]
    assert values(one_round, "SOLK") == [0.5, 0.5]
    lone_game = section("D2" + " U" * 8, "D1" + " B" * 8)
    assert values(lone_game, "MED", "raw") == [0, 0]
    assert values(lone_game, "MM", "raw") == [8.5 - 8.5, 0]


def row_of(letters: str, opponents: list[int]) -> str:
    return " ".join(f"{letter}{n}" for letter, n in zip(letters, opponents, strict=True))


def two_players(rounds: int) -> Section:
    """Player 1 meets player 2 in every round and wins all but the last."""
    return section(
        row_of("W" * (rounds - 1) + "L", [2] * rounds),
        row_of("L" * (rounds - 1) + "W", [1] * rounds),
    )


@pytest.mark.parametrize(("rounds", "dropped"), [(8, 1), (9, 2), (12, 2), (13, 2), (14, 2)])
def test_from_9_rounds_two_are_dropped_instead_of_one(rounds: int, dropped: int) -> None:
    made = two_players(rounds)

    assert values(made, "MM") == [(rounds - dropped) * 1, (rounds - dropped) * (rounds - 1)]
    assert values(made, "MED") == [
        (rounds - 2 * dropped) * 1,
        (rounds - 2 * dropped) * (rounds - 1),
    ]


@pytest.mark.parametrize(("rounds", "dropped"), [(8, 1), (9, 2), (12, 2), (13, 3), (14, 3)])
def test_harkness_himself_drops_three_above_12_rounds(rounds: int, dropped: int) -> None:
    """Source 000: "for tournaments with over 12 rounds, the three highest and the three lowest"."""
    left = rounds - 2 * dropped

    assert values(two_players(rounds), "MED/H") == [left, left * (rounds - 1)]


def test_nine_columns_with_eight_complete_rounds_drop_one() -> None:
    eight = two_players(8)
    rows = ["W2 " * 7 + "L2 2w", "L1 " * 7 + "W1 1b"]
    nine = section(*rows)

    assert nine.crosstable.rounds == 9
    assert nine.rounds == 8
    for code in ("MM", "MED", "MED/H"):
        assert values(nine, code) == values(eight, code)


def test_plus_and_minus_are_measured_by_complete_rounds() -> None:
    """1 of 2 is even while round 3 is unfinished, and a minus score if it counted."""
    made = section("W2 L3 4w", "L1 W4 3w", "W4 W1 2b", "L3 L2 1b")

    assert values(made, "MM")[0] == 0
    assert values(made, "SOLK")[0] == 3


def test_no_game_at_all_has_no_percentage_and_ranks_last() -> None:
    made = section("B U", "L3 W3", "W2 L2")

    ours = standings(made, order="PCT")

    assert values(made, "PCT") == [None, 50, 50]
    assert [row.player.number for row in ours.rows] == [2, 3, 1]
    assert [row.places for row in ours.rows] == ["1–2", "1–2", "3"]


def test_what_an_unplayed_first_round_gave_is_not_taken_off_the_adjusted_cumulative() -> None:
    made = section("B W2 B W3", "W3 L1 U W4", "L2 W4 W4 L1", "U L3 L3 L2")

    assert values(made, "CUM")[0] == 1 + 2 + 3 + 4 - 2
    assert values(made, "ACUM")[0] == 2 + 3 + 4 - 1


def test_a_pairing_bye_worth_half_a_point_is_kept_at_its_worth() -> None:
    made = section("B W2", "W3 L1", "L2 U")
    half = Result(Outcome.PAIRING_BYE, worth=0.5)
    results = ((half, *made.crosstable.results[0][1:]), *made.crosstable.results[1:])
    worth_half = replace(made, crosstable=Crosstable(made.crosstable.numbers, results))

    assert scores(worth_half)[0] == 1.5
    assert values(worth_half, "CUM")[0] == 0.5 + 1.5 - 0.5
    assert values(worth_half, "SOLK")[1] == 0.5 + 1.5


def test_before_the_first_round_nobody_has_a_value_and_all_share_the_place() -> None:
    ours = standings(section(". .", ". ."))

    assert [row.places for row in ours.rows] == ["1–2", "1–2"]
    assert [set(row.values.values()) for row in ours.rows] == [{None}, {None}]

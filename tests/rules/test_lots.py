"""Lots: the last resort, drawn by hand or from a seed."""

from __future__ import annotations

import pytest

from tests.make.crosstables import section
from xltiebreak.event.findings import TieBreakError
from xltiebreak.ranking.standings import standings

LEVEL = section("D2 D3", "D1 D4", "D4 D1", "D3 D2")


def numbers(lots: str, order: str = "MM,LOT") -> list[int]:
    return [row.player.number for row in standings(LEVEL, order=order, lots=lots).rows]


@pytest.mark.parametrize("lots", ["3,1,4,2", " 3 1 4 2 ", "3; 1; 4; 2"])
def test_lots_place_in_the_order_in_which_they_were_drawn(lots: str) -> None:
    ours = standings(LEVEL, order="MM,LOT", lots=lots)

    assert numbers(lots) == [3, 1, 4, 2]
    assert [row.values["LOT"] for row in ours.rows] == [1, 2, 3, 4]
    assert [row.decided_by for row in ours.rows] == ["LOT"] * 4


def test_those_who_drew_no_lot_come_last_and_share() -> None:
    ours = standings(LEVEL, order="LOT", lots="4,2")

    assert [(row.player.number, row.places) for row in ours.rows] == [
        (4, "1"),
        (2, "2"),
        (1, "3–4"),
        (3, "3–4"),
    ]


def test_lots_that_were_drawn_count_last_without_being_named_in_the_order() -> None:
    ours = standings(LEVEL, lots="3,1,4,2")

    assert ours.order.codes == ("MM", "SOLK", "CUM", "OCUM", "LOT")
    assert standings(LEVEL, order="lot,MM", lots="3,1,4,2").order.codes == ("lot", "MM")


def test_lots_of_the_file_are_used_unless_others_are_given() -> None:
    made = section("D2 D3", "D1 D4", "D4 D1", "D3 D2", lots="4,3,2,1")

    assert [row.player.number for row in standings(made).rows] == [4, 3, 2, 1]
    assert [row.player.number for row in standings(made, lots="1,3,2,4").rows] == [1, 3, 2, 4]


def test_without_lots_the_place_stays_shared() -> None:
    ours = standings(LEVEL, order="MM,LOT")

    assert {row.places for row in ours.rows} == {"1–4"}
    assert {row.values["LOT"] for row in ours.rows} == {None}


def test_a_seed_draws_the_same_order_at_every_time_and_place() -> None:
    assert numbers("2024") == numbers("2024")
    assert sorted(numbers("2024")) == [1, 2, 3, 4]
    assert len({tuple(numbers(f"seed{k}")) for k in range(30)}) > 10


def test_a_seed_draws_this_order() -> None:
    """Held fast: a bulletin that is printed again must not draw again."""
    assert numbers("Spring2024") == [2, 3, 1, 4]


def test_a_seed_does_not_depend_on_the_order_of_the_rows() -> None:
    turned = section("D3 D2", "D4 D1", "D1 D4", "D2 D3", numbers=[4, 3, 2, 1])
    assert [row.player.number for row in standings(turned, lots="2024").rows] == numbers("2024")


@pytest.mark.parametrize(
    ("lots", "says"),
    [
        ("3,1,9", "name player 9, but there is none"),
        ("3,1,3", "name player 3 twice"),
        ("3,1,4x", "4x"),
    ],
)
def test_lots_that_are_not_understood_are_refused(lots: str, says: str) -> None:
    with pytest.raises(TieBreakError, match=says):
        standings(LEVEL, lots=lots)

"""What a fund comes to, who takes nothing, and what is left."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.prizefund.funds import adds_up, given, places, players, under
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.fund import MOST_PRIZES, Fund, Limits
from xltiebreak.prizefund.prizes import PLACE, POINTS, UNDER, Prize


def due(entries: int, *prizes: Prize, **fields: object) -> float:
    fund = Fund(prizes, **fields)  # type: ignore[arg-type]
    return sum(prize.cash for prize in fund.due(entries)) / 100


@pytest.mark.parametrize(
    ("entries", "pays"), [(75, 1200), (50, 1000), (125, 2000), (200, 2000), (0, 1000)]
)
def test_a_fund_based_on_entries_pays_its_part_and_at_least_half(entries: int, pays: float) -> None:
    assert due(entries, *places(1000, 600, 400), based_on=125) == pays


def test_up_to_500_it_may_pay_less_than_half() -> None:
    assert due(10, *places(300, 150), based_on=30) == 150
    assert due(10, *places(300, 150), based_on=30, whole_event=900_00) == 225
    assert due(10, *places(300, 201), based_on=30) == 250.5


def test_the_percentage_that_is_guaranteed_is_paid() -> None:
    assert due(10, *places(300, 100), based_on=40, guaranteed=Fraction(80)) == 320
    assert due(38, *places(300, 100), based_on=40, guaranteed=Fraction(80)) == 380


def test_a_guaranteed_prize_is_paid_in_full() -> None:
    prizes = [Prize(PLACE, 300_00, guaranteed=True), *places(0, 100)[1:]]

    assert due(20, *prizes, based_on=40) == 350


def test_entries_may_be_typed_as_some_count_half() -> None:
    fund = Fund(tuple(places(400)), based_on=40, entries=Fraction(61, 2))

    assert [prize.cash for prize in fund.due(40)] == [305_00]


def test_each_prize_is_rounded_to_the_cent() -> None:
    fund = Fund(tuple(places(100, 50)), based_on=7, entries=Fraction(5))

    assert [prize.cash for prize in fund.due(5)] == [71_43, 35_71]


def test_percentages_of_the_fees_are_not_cut_again() -> None:
    assert due(10, Prize(PLACE, percent=Fraction(25)), based_on=40, fees=333_33) == 83.33


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"based_on": 0}, "at least one entry"),
        ({"guaranteed": Fraction(120)}, "cannot be guaranteed"),
        ({"prizes": (Prize(PLACE, percent=Fraction(5)),)}, "state what was taken in fees"),
        ({"prizes": (Prize(POINTS, 5_00),)}, "number of rounds"),
        ({"prizes": tuple(places(*[1] * (MOST_PRIZES + 1)))}, "at most 1,000"),
        ({"prizes": tuple(under(1800, 5)), "rule": "hort"}, "1st U1800; the rule uschess does"),
        ({"prizes": tuple(under(1800, 5)), "rule": "equal"}, "prizes for places only"),
    ],
)
def test_what_cannot_be_paid_is_refused(fields: dict[str, object], says: str) -> None:
    with pytest.raises(TieBreakError, match=says):
        Fund(**{"prizes": tuple(places(10)), **fields})  # type: ignore[arg-type]


def test_without_players_nothing_is_paid() -> None:
    made = given(places(60) + under(1600, 40), [])

    assert (made.paid, made.difference) == (0, 100_00)
    adds_up(made)


def test_without_prizes_nobody_is_paid() -> None:
    made = given([], players(3, 2))

    assert (made.shares, made.unpaid, made.due) == ((), (), 0)


def test_ties_are_divided_equally_where_there_are_only_prizes_for_places() -> None:
    assert Fund(tuple(places(60, 30))).divides_equally
    assert Fund((*places(60), Prize(UNDER, trophy="cup", high=1599))).divides_equally
    assert Fund(tuple(places(60, 30)), rule="equal").divides_equally


@pytest.mark.parametrize(
    "fields",
    [
        {"prizes": (*places(60), *under(1600, 40))},
        {"rule": "hort"},
        {"rule": "none"},
        {"limits": Limits(unrated=5_00)},
    ],
)
def test_and_nowhere_else(fields: dict[str, object]) -> None:
    assert not Fund(**{"prizes": tuple(places(60)), **fields}).divides_equally  # type: ignore[arg-type]

"""What a fund comes to, what is left, and what a director should look at before anybody is paid."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.make.funds import adds_up, given, places, players, top, under
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.fund import MOST_PRIZES, Fund, Limits
from xltiebreak.prizefund.prizes import PLACE, POINTS, SPECIAL, UNDER, Prize
from xltiebreak.prizefund.stated import doubts


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


PEOPLE = players(3, 2, 1, ratings=(1900, 1700, None))


def doubts_about(*prizes: Prize) -> list[tuple[str, str]]:
    return [(doubt.code, doubt.message) for doubt in doubts(Fund(prizes), PEOPLE)]


def test_a_fund_as_it_should_be_raises_none() -> None:
    assert doubts_about(*places(50, 30), *under(1800, 20), Prize(SPECIAL, 5_00)) == []


@pytest.mark.parametrize(
    ("prizes", "code", "message"),
    [
        (
            [*places(50), Prize(PLACE, 10_00, 3)],
            "prize-rank-missing",
            "there is no 2nd prize of the kind of 1st",
        ),
        (
            [Prize(PLACE, 5_00, 20_000)],
            "prize-rank-missing",
            "there is no 1st prize of the kind of 20000th",
        ),
        ([*places(50), *places(40)], "prize-twice", "there are 2 cash prizes for 1st"),
        (under(1000, 10), "prize-for-nobody", "1st U1000: nobody there is eligible"),
        (top("junior", 10), "prize-for-nobody", "top junior: nobody is on its list"),
        (places(0), "prize-of-nothing", "1st is neither cash nor a trophy"),
    ],
)
def test_each_doubt_says_what_to_look_at(prizes: list[Prize], code: str, message: str) -> None:
    assert doubts_about(*prizes) == [(code, message)]


def test_cash_and_a_trophy_for_one_place_may_be_two_lines() -> None:
    assert doubts_about(Prize(PLACE, 5_00), Prize(PLACE, trophy="cup")) == []
    assert [
        code for code, _ in doubts_about(Prize(PLACE, trophy="cup"), Prize(PLACE, trophy="cup"))
    ] == ["prize-twice"]


def test_a_doubt_is_a_warning_at_its_cell() -> None:
    doubt = doubts(Fund(tuple(under(1000, 10))), PEOPLE, lambda prize: f"Prizes!A{prize.rank}")[0]

    assert (doubt.where, doubt.is_error) == ("Prizes!A1", False)

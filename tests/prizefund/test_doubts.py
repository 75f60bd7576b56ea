"""What a director should look at before anybody is paid."""

from __future__ import annotations

import pytest

from tests.prizefund.funds import places, players, top, under
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.prizes import PLACE, SPECIAL, Prize
from xltiebreak.prizefund.stated import doubts

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

"""The other rules by which cash is divided: equal, Hort, and none."""

from __future__ import annotations

import pytest

from tests.prizefund.funds import (
    adds_up,
    between,
    changed,
    given,
    paid,
    places,
    players,
    share,
    under,
)
from xltiebreak.prizefund.prizes import BONUS, TEAM, Prize


@pytest.mark.parametrize(
    ("prizes", "scores", "pays"),
    [
        ((1000, 500, 350, 200, 150, 100), (5, 5, 4, 3, 3, 3), (875, 625, 350, 175, 150, 125)),
        ((10000, 8000, 6000, 4000), (6, 6, 6, 6), (8500, 7500, 6500, 5500)),
        ((200, 100, 60), (4, 4, 3, 3, 3), (175, 125, 40, 10, 10)),
    ],
)
def test_half_by_place_and_half_divided(
    prizes: tuple[int, ...], scores: tuple[float, ...], pays: tuple[float, ...]
) -> None:
    made = given(places(*prizes), players(*scores), rule="hort")

    assert tuple(paid(made).values()) == pays
    adds_up(made)


def test_hort_is_told() -> None:
    made = given(places(200, 100, 60), players(4, 4, 3), rule="hort")

    assert share(made, "Ash").sentence() == (
        "Ash: $175 = half of $200 for 1st + half of ($200 for 1st + $100 for 2nd) ÷ 2, tied on 4 "
        "with Birch (Hort)"
    )
    assert share(made, "Cedar").sentence() == "Cedar: $60 for 3rd, alone on 3 (Hort)"


def test_hort_divides_a_shared_place_and_the_odd_cent() -> None:
    tied = changed(players(4, 4, 4), 2, last_place=3)
    tied = changed(tied, 3, place=2)

    made = given(places(100, 50), tied, rule="hort")

    assert paid(made) == {"Ash": 75, "Birch": 37.5, "Cedar": 37.5}
    assert "the place being shared" in share(made, "Cedar").sentence()
    made = given(places(100, 50, 1), players(4, 4, 4), rule="hort")
    assert paid(made) == {"Ash": 75.17, "Birch": 50.17, "Cedar": 25.66}
    adds_up(made)


def test_hort_leaves_the_prizes_of_places_that_nobody_has() -> None:
    made = given(places(100, 50, 20), players(4, 3), rule="hort")

    assert made.difference == 20_00
    adds_up(made)


def test_equal_is_32b2() -> None:
    scores = (5, 5, 4, 3, 3, 3)

    made = given(places(100, 50, 30, 20), players(*scores), rule="equal")

    assert paid(made) == {
        "Ash": 75,
        "Birch": 75,
        "Cedar": 30,
        "Dogwood": 6.67,
        "Elm": 6.67,
        "Fir": 6.66,
    }
    assert paid(made) == paid(given(places(100, 50, 30, 20), players(*scores)))


def test_by_place_nothing_is_divided() -> None:
    made = given(places(100, 50), players(4, 4, 4), rule="none")

    assert paid(made) == {"Ash": 100, "Birch": 50}
    assert share(made, "Birch").sentence() == "Birch: $50 for 2nd, by place"


def test_by_place_everybody_takes_his_largest_prize() -> None:
    made = given(
        places(100, 50) + under(1600, 80) + between(1600, 1799, 60),
        players(4, 3, 3, 3, ratings=(1900, 1500, 1700, 1550)),
        rule="none",
    )

    assert paid(made) == {"Ash": 100, "Birch": 80, "Cedar": 60, "Dogwood": 50}


def test_by_place_those_who_share_a_place_divide() -> None:
    shared = changed(changed(players(4, 4, 4), 1, last_place=2), 2, place=1)

    made = given(places(100, 50, 20), shared, rule="none")

    assert paid(made) == {"Ash": 75, "Birch": 75, "Cedar": 20}
    assert share(made, "Ash").sentence() == (
        "Ash: $75 = ($100 for 1st + $50 for 2nd) ÷ 2, tied by place with Birch (rule 32B2)"
    )


@pytest.mark.parametrize("rule", ["equal", "hort"])
def test_prizes_for_teams_and_a_bonus_go_with_every_rule(rule: str) -> None:
    teams = [type(one)(one.number, f"Team {one.name}", one.score, is_team=True, place=one.place)
             for one in players(6, 6, 5)]  # fmt: skip
    prizes = [*places(40), Prize(BONUS, 5_00), Prize(TEAM, 30_00), Prize(TEAM, 10_00, 2)]

    made = given(prizes, players(3, 2), teams, rule=rule)

    assert paid(made) == {"Ash": 45}
    assert [one.paid for one in made.of_teams] == (
        [20_00, 20_00] if rule == "equal" else [25_00, 15_00]
    )
    assert made.takers(made.prizes[2]) == [1, 2]
    adds_up(made)

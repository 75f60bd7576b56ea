"""What unrated and provisional players may take at most: rule 32C6, with the choice printed."""

from __future__ import annotations

from tests.prizefund.funds import (
    adds_up,
    changed,
    given,
    paid,
    places,
    players,
    share,
    under,
    unrated,
)
from xltiebreak.prizefund.fund import WITHHELD, Limits
from xltiebreak.prizefund.prizes import POINTS, Prize


def test_what_he_may_not_take_goes_to_the_others_of_the_tie() -> None:
    made = given(
        places(400, 200), players(4, 4, ratings=(1900, None)), limits=Limits(unrated=250_00)
    )

    assert paid(made) == {"Ash": 350, "Birch": 250}
    assert (
        "not more than $250, the limit for this player (rule 32C6)"
        in share(made, "Birch").sentence()
    )
    assert "plus $50 of what Birch may not take (rules 32B3, 32C6)" in share(made, "Ash").sentence()


def test_up_to_their_caps_and_the_rest_is_one_more_prize_for_the_next_score_group() -> None:
    made = given(
        places(500, 300) + under(1400, 100),
        players(4, 4, 3, 3, 3, ratings=(2000, None, 1300, 1500, 1600)),
        limits=Limits(unrated=100_00),
    )

    assert paid(made) == {"Ash": 500, "Birch": 100, "Cedar": 100, "Dogwood": 100, "Elm": 100}
    assert share(made, "Elm").sentence() == (
        "Elm: $100 = ($200 for the rest of 1st + $100 for 1st U1400) ÷ 3, tied on 3 with Cedar and "
        "Dogwood (rule 32B2)"
    )
    assert made.takers(made.prizes[0]) == [1, 2, 3, 4, 5]
    adds_up(made)


def test_the_rest_keeps_its_kind() -> None:
    made = given(
        unrated(300), players(4, 3, 3, ratings=(None, None, 1500)), limits=Limits(unrated=200_00)
    )

    assert paid(made) == {"Ash": 200, "Birch": 100}
    made = given(unrated(300), players(4, 3, ratings=(None, 1500)), limits=Limits(unrated=200_00))
    assert made.unpaid == (
        ("the rest of 1st unrated", 100_00, "nobody else may take it (rule 32C6)"),
    )


def test_a_limited_player_who_divides_alone_leaves_the_rest_to_his_tie() -> None:
    """Alone he gets 200 instead of 80, and the 300 that are above it are divided by the others."""
    made = given(
        places(300) + unrated(500),
        players(*[4] * 10, ratings=(None, *[1500] * 9)),
        limits=Limits(unrated=200_00),
    )

    assert paid(made)["Ash"] == 200
    assert {paid(made)[name] for name in ("Birch", "Juniper")} == {66.67, 66.66}
    adds_up(made)


def test_a_provisional_rating_may_have_a_limit_of_its_own() -> None:
    people = changed(players(4, 4, 4, ratings=(1900, 1500, None)), 2, provisional=True)

    made = given(places(300, 200, 100), people, limits=Limits(unrated=50_00, provisional=150_00))

    assert paid(made) == {"Ash": 300, "Birch": 150, "Cedar": 50}
    assert made.difference == 100_00


def test_without_a_limit_a_provisional_rating_counts_like_any_other() -> None:
    people = changed(players(4, 4, ratings=(1900, 1500)), 2, provisional=True)

    assert paid(given(places(100) + under(1600, 80), people)) == {"Ash": 90, "Birch": 90}


def test_the_director_may_withhold_it_instead() -> None:
    made = given(
        places(400, 200),
        players(4, 4, 3, ratings=(1900, None, 1500)),
        limits=Limits(unrated=250_00, beyond=WITHHELD),
    )

    assert paid(made) == {"Ash": 300, "Birch": 250}
    assert made.unpaid == (
        ("part of the share of Birch", 50_00, "above the limit for this player (rule 32C6)"),
    )
    adds_up(made)


def test_or_let_somebody_take_all() -> None:
    limits = Limits(unrated=250_00, exempt=frozenset({2}))

    assert paid(given(places(400, 200), players(4, 4, ratings=(1900, None)), limits=limits)) == {
        "Ash": 300,
        "Birch": 300,
    }


def test_the_choice_is_printed() -> None:
    told = [
        remark
        for remark in given(places(5), players(1), limits=Limits(unrated=99)).remarks
        if "32C6" in remark
    ]

    assert len(told) == 1
    assert told[0].startswith(
        "Unrated players take at most $0.99; what is above it goes to the others"
    )
    assert not [remark for remark in given(places(5), players(1)).remarks if "32C6" in remark]


def test_a_limit_holds_for_a_prize_for_points_too() -> None:
    made = given(
        [Prize(POINTS, 30_00, points=1)], players(1, ratings=(None,)), limits=Limits(unrated=20_00)
    )

    assert paid(made) == {"Ash": 20}
    adds_up(made)

"""Prizes that no pool takes in: for points, for a clear winner, and special ones."""

from __future__ import annotations

from dataclasses import replace

from tests.prizefund.funds import adds_up, changed, given, paid, places, players, share, under
from xltiebreak.prizefund.apart import Upset
from xltiebreak.prizefund.awards import awards
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.prizes import BONUS, POINTS, SPECIAL, Prize


def points(score: float | None, dollars: int) -> Prize:
    return Prize(POINTS, dollars * 100, points=score)


def test_everybody_who_reaches_the_score_gets_the_prize_in_full() -> None:
    made = given([points(3, 20), points(2, 10)], players(4, 3, 3, 2.5, 1))

    assert paid(made) == {"Ash": 20, "Birch": 20, "Cedar": 20, "Dogwood": 10}
    assert (
        share(made, "Dogwood").sentence()
        == "Dogwood: $10 for 2 points, 2.5 points reached (rule 33E)"
    )
    assert made.difference == 0


def test_a_plus_score_is_more_than_half_of_the_rounds() -> None:
    made = given([points(None, 5)], players(3, 2.5, 2), rounds=4)

    assert paid(made) == {"Ash": 5, "Birch": 5}


def test_a_larger_share_of_the_other_prizes_is_taken_instead() -> None:
    made = given([*places(100, 50), points(3, 60)], players(3, 3, 2))

    assert paid(made) == {"Ash": 75, "Birch": 75}
    assert made.unpaid == (
        ("3 points", 60_00, "everybody who reached it takes another (rule 33E)"),
    )


def test_and_the_share_stays_in_the_fund_where_the_prize_for_points_is_larger() -> None:
    made = given([*places(100, 50), points(3, 80)], players(3, 3, 2))

    assert paid(made) == {"Ash": 80, "Birch": 80}
    assert made.unpaid == (
        (
            "1st and 2nd",
            150_00,
            "Ash and Birch took the larger prize for points instead (our reading: 33E does not "
            "say who is next)",
        ),
    )
    assert share(made, "Ash").sentence() == (
        "Ash: $80 for 3 points, 3 points reached (rule 33E); more than a share of $75 of the "
        "other prizes"
    )
    assert made.takers(made.prizes[0]) == []
    adds_up(made)


def test_alone_on_his_score_he_leaves_the_place_to_the_next_score() -> None:
    made = given([*places(60, 30), points(2.5, 70), points(1.5, 10)], players(2.5, 1.5, 1, 1))

    assert paid(made) == {"Ash": 70, "Birch": 60, "Cedar": 15, "Dogwood": 15}
    assert share(made, "Ash").sentence() == (
        "Ash: $70 for 2.5 points, 2.5 points reached (rule 33E); more than $60 for 1st, which goes "
        "on to the next score (rule 32B1)"
    )
    assert made.unpaid == (
        ("1.5 points", 10_00, "everybody who reached it takes another (rule 33E)"),
    )
    assert made.takers(made.prizes[0]) == [2]
    adds_up(made)


def test_nobody_takes_a_prize_for_points_that_is_as_large_as_his_share() -> None:
    made = given([*places(60, 30), points(2, 60)], players(3, 2))

    assert paid(made) == {"Ash": 60, "Birch": 60}
    assert made.takers(made.prizes[2]) == [2]
    assert made.takers(made.prizes[0]) == [1]


def test_of_those_he_reaches_the_one_for_the_highest_score_counts() -> None:
    made = given([points(3, 40), points(2, 90), points(None, 20)], players(3, 2.5, 2), rounds=3)

    assert paid(made) == {"Ash": 40, "Birch": 90, "Cedar": 90}
    assert [one.label for one in made.unpaid] == ["plus score"]
    made = given([points(1, 50), points(None, 20)], players(2, 1), rounds=2)
    assert paid(made) == {"Ash": 20, "Birch": 50}


def test_of_several_on_a_score_who_takes_it_leaves_his_share_to_nobody() -> None:
    there = players(3, 3, 2, ratings=(1500, 1900, 1500))
    made = given([*places(40), *under(1600, 90), points(3, 50)], there)

    assert paid(made) == {"Ash": 90, "Birch": 50}
    assert [one[:2] for one in made.unpaid] == [("1st", 40_00)]
    adds_up(made)


def test_by_place_he_leaves_his_place_to_the_next_one() -> None:
    made = given([*places(60, 30), points(3, 70)], players(3, 3, 2), rule="none")

    assert paid(made) == {"Ash": 70, "Birch": 70, "Cedar": 60}


def test_a_prize_for_an_upset_goes_to_the_largest() -> None:
    prizes = [Prize(SPECIAL, 25_00, label="biggest upset")]
    there = players(2, 1.5, 1, 1)
    games = (Upset(3, 1, 2, 300), Upset(4, 2, 1, 300), Upset(2, 1, 1, 90))

    assert paid(awards(Fund(tuple(prizes)), there, (), games)) == {"Cedar": 12.5, "Dogwood": 12.5}
    gone = changed(there, 3, withdrawn=True)
    made = awards(Fund(tuple(prizes)), gone, (), games)
    assert share(made, "Dogwood").sentence() == (
        "Dogwood: $25 for biggest upset, beat number 2, rated 300 points higher, in round 1"
    )
    none = awards(Fund(tuple(prizes)), there, (), ())
    assert [one.why for one in none.unpaid] == ["no rated player beat a higher rated one"]
    cup = replace(prizes[0], cash=0, trophy="cup")
    made = awards(Fund((cup,)), there, (), games)
    assert [one.taker and one.taker.name for one in made.trophies] == ["Cedar"]


def test_a_bonus_is_paid_on_top_to_whoever_wins_alone() -> None:
    made = given([*places(100, 50), Prize(BONUS, 25_00)], players(3, 2))

    assert share(made, "Ash").sentence() == (
        "Ash: $125 = $100 for 1st, alone on 3 (rule 32B1); plus $25 for clear-win bonus, "
        "clear winner"
    )


def test_a_bonus_for_a_clear_winner_is_not_paid_where_there_is_none() -> None:
    made = given([*places(100, 50), Prize(BONUS, 25_00)], players(3, 3))

    assert paid(made) == {"Ash": 75, "Birch": 75}
    assert made.unpaid == (("clear-win bonus", 25_00, "2 players tie for 1st"),)


def test_unless_it_is_one_on_tie_break_too() -> None:
    prizes = [*places(100, 50), Prize(BONUS, 25_00, on_tie_break=True)]
    shared = changed(changed(players(3, 3), 1, last_place=2), 2, place=1)

    assert paid(given(prizes, players(3, 3))) == {"Ash": 100, "Birch": 75}
    assert (
        given(prizes, shared).unpaid[0].why == "2 players are level for 1st after every tie-break"
    )


def test_who_withdrew_is_no_clear_winner() -> None:
    made = given([Prize(BONUS, 25_00)], changed(players(3, 2), 1, withdrawn=True))

    assert paid(made) == {"Birch": 25}


def test_special_prizes_are_apart_from_all_others() -> None:
    game = Prize(SPECIAL, 25_01, players=(1, 3), label="best game")
    upset = Prize(SPECIAL, 10_00, label="biggest upset")

    made = given([*places(100), game, upset], players(3, 2, 1))

    assert paid(made) == {"Ash": 112.51, "Cedar": 12.5}
    assert made.unpaid == (("biggest upset", 10_00, "nobody is named"),)
    adds_up(made)

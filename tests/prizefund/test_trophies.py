"""Trophies: one to a player, by the standings with their tie-breaks."""

from __future__ import annotations

from tests.prizefund.funds import changed, given, paid, players
from xltiebreak.prizefund.awards import Awards
from xltiebreak.prizefund.prizes import CLASS, PLACE, POINTS, SPECIAL, TEAM, UNDER, UNRATED, Prize


def trophy(kind: str, rank: int = 1, cash: int = 0, **fields: object) -> Prize:
    return Prize(kind, cash * 100, rank, trophy="cup", **fields)  # type: ignore[arg-type]


def takers(made: Awards) -> dict[str, str]:
    return {one.prize.title: one.taker.name if one.taker else "" for one in made.trophies}


def test_places_come_first_then_the_order_of_32b4() -> None:
    prizes = [
        trophy(UNRATED),
        trophy(UNDER, high=1599),
        trophy(UNDER, high=1799),
        trophy(CLASS, low=1600, high=1799),
        trophy(PLACE, 2),
        trophy(PLACE),
    ]
    made = given(prizes, players(5, 4, 3, 3, 2, 1, ratings=(1700, 1500, 1650, 1750, 1550, None)))

    assert list(takers(made).items()) == [
        ("1st", "Ash"),
        ("2nd", "Birch"),
        ("1st Class B", "Cedar"),
        ("1st U1800", "Dogwood"),
        ("1st U1600", "Elm"),
        ("1st unrated", "Fir"),
    ]


def test_who_takes_one_leaves_the_others_to_the_next() -> None:
    made = given(
        [trophy(PLACE), trophy(UNDER, 1, high=1799), trophy(UNDER, 2, high=1799)],
        players(5, 4, 3, 2, ratings=(1700, 1900, 1500, 1600)),
    )

    assert takers(made) == {"1st": "Ash", "1st U1800": "Cedar", "2nd U1800": "Dogwood"}


def test_the_trophy_for_2nd_is_not_for_the_winner() -> None:
    assert takers(given([trophy(PLACE, 2)], players(5, 4))) == {"2nd": "Birch"}


def test_trophies_do_not_touch_cash() -> None:
    made = given([trophy(PLACE, cash=60), trophy(PLACE, 2, cash=30)], players(4, 4))

    assert paid(made) == {"Ash": 45, "Birch": 45}
    assert takers(made) == {"1st": "Ash", "2nd": "Birch"}


def test_the_trophy_may_follow_the_money() -> None:
    """33D2a: the second takes the larger class prize, its trophy too, and leaves that for 2nd."""
    prizes = [
        trophy(PLACE, cash=200),
        trophy(PLACE, 2, cash=100),
        trophy(UNDER, cash=150, high=1799),
    ]
    people = players(5, 4, 3, ratings=(1900, 1700, 1850))

    assert takers(given(prizes, people)) == {"1st": "Ash", "2nd": "Birch", "1st U1800": ""}
    assert takers(given(prizes, people, trophies_follow_money=True)) == {
        "1st": "Ash",
        "1st U1800": "Birch",
        "2nd": "Cedar",
    }


def test_who_is_next_in_line_is_said() -> None:
    made = given(
        [trophy(PLACE), trophy(UNDER, high=1799)], players(5, 4, 3, ratings=(1900, 1700, 1750))
    )

    assert [one.sentence for one in made.trophies] == [
        "Ash: cup for 1st, place 1 (rule 33D2); next in line: Birch",
        "Birch: cup for 1st U1800, place 2 (rule 33D2); next in line: Cedar",
    ]


def test_lots_are_due_where_the_place_is_shared() -> None:
    shared = changed(changed(players(4, 4, 3), 1, last_place=2), 2, place=1, last_place=2)

    first, second = given([trophy(PLACE), trophy(PLACE, 2)], shared).trophies

    assert [one.name for one in first.level_with] == ["Birch"]
    assert first.sentence == (
        "Ash: cup for 1st, place 1–2 (rule 33D2); level with Birch after every tie-break, so lots "
        "are due; next in line: Birch"
    )
    assert second.taker is not None
    assert second.taker.name == "Birch"


def test_a_trophy_that_nobody_can_take_is_said() -> None:
    made = given([trophy(PLACE), trophy(UNDER, high=1799)], players(4, ratings=(1700,)))

    assert made.trophies[1].sentence == (
        "cup for 1st U1800: nobody is eligible who has no other trophy (rules 32C3, 33D2)"
    )


def test_trophies_for_points_go_to_all_who_have_no_other() -> None:
    made = given([trophy(PLACE), trophy(POINTS, points=2.0)], players(3, 2, 2, 1))

    assert [one.taker.name for one in made.trophies if one.taker] == ["Ash", "Birch", "Cedar"]


def test_a_trophy_for_the_best_game_is_apart() -> None:
    made = given([trophy(PLACE), trophy(SPECIAL, players=(1,), label="best game")], players(3, 2))

    assert takers(made) == {"1st": "Ash", "best game": "Ash"}


def test_who_withdrew_takes_no_trophy() -> None:
    assert takers(given([trophy(PLACE)], changed(players(3, 2), 1, withdrawn=True))) == {
        "1st": "Birch"
    }


def test_teams_take_theirs() -> None:
    teams = [type(one)(one.number, f"Team {one.name}", one.score, is_team=True, place=one.place)
             for one in players(6, 5)]  # fmt: skip

    made = given([trophy(PLACE), trophy(TEAM)], players(3, 2), teams)

    assert takers(made) == {"1st": "Ash", "1st team": "Team Ash"}
    assert made.takers(made.prizes[1]) == [1]

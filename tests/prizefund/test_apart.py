"""Special prizes, upsets and teams, which no announcement of a case states; a share on paper."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.make.funds import adds_up, changed, given, paid, places, players, share
from xltiebreak.event.figures import on_paper
from xltiebreak.prizefund.awards import awards
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.prizes import BONUS, PLACE, SPECIAL, TEAM, Prize
from xltiebreak.prizefund.upsets import Upset


def test_a_prize_for_an_upset_goes_to_the_largest() -> None:
    prizes = [Prize(SPECIAL, 25_00, label="biggest upset")]
    there = players(2, 1.5, 1, 1)
    games = (Upset(3, 1, 2, 300), Upset(4, 2, 1, 300, against="Birch"), Upset(2, 1, 1, 90))

    assert paid(awards(Fund(tuple(prizes)), there, (), games)) == {"Cedar": 12.5, "Dogwood": 12.5}
    gone = changed(there, 3, withdrawn=True)
    made = awards(Fund(tuple(prizes)), gone, (), games)
    assert share(made, "Dogwood").sentence() == (
        "Dogwood: $25 for biggest upset, beat Birch, rated 300 points higher, in round 1"
    )
    none = awards(Fund(tuple(prizes)), there, (), ())
    assert [unpaid.why for unpaid in none.unpaid] == ["no rated player beat a higher rated one"]
    cup = replace(prizes[0], cash=0, trophy="cup")
    made = awards(Fund((cup,)), there, (), games)
    assert [trophy.taker and trophy.taker.name for trophy in made.trophies] == ["Cedar"]


def test_special_prizes_are_apart_from_all_others() -> None:
    game = Prize(SPECIAL, 25_01, trophy="cup", players=(1, 3), label="best game")
    upset = Prize(SPECIAL, 10_00, label="biggest upset")

    made = given([replace(places(100)[0], trophy="cup"), game, upset], players(3, 2, 1))

    assert paid(made) == {"Ash": 112.51, "Cedar": 12.5}
    assert made.unpaid == (("biggest upset", 10_00, "nobody is named"),)
    takers = [(trophy.prize.title, trophy.taker and trophy.taker.name) for trophy in made.trophies]
    assert takers == [("1st", "Ash"), ("best game", "Ash"), ("best game", "Cedar")]
    adds_up(made)


def teams(*scores: float) -> list[Entrant]:
    return [
        replace(player, name=f"Team {player.name}", is_team=True) for player in players(*scores)
    ]


@pytest.mark.parametrize(("rule", "cash"), [("equal", [20_00, 20_00]), ("hort", [25_00, 15_00])])
def test_prizes_for_teams_and_a_bonus_go_with_every_rule(rule: str, cash: list[int]) -> None:
    prizes = [*places(40), Prize(BONUS, 5_00), Prize(TEAM, 30_00), Prize(TEAM, 10_00, 2)]

    made = given(prizes, players(3, 2), teams(6, 6, 5), rule=rule)

    assert paid(made) == {"Ash": 45}
    assert [team.paid for team in made.of_teams] == cash
    assert made.takers(made.prizes[2]) == [1, 2]
    adds_up(made)


def test_teams_take_their_trophies() -> None:
    prizes = [Prize(PLACE, trophy="cup"), Prize(TEAM, trophy="cup")]
    made = given(prizes, players(3, 2), teams(6, 5))

    assert [trophy.taker and trophy.taker.name for trophy in made.trophies] == ["Ash", "Team Ash"]
    assert made.takers(made.prizes[1]) == [1]


def test_a_score_is_shown_as_the_page_shows_it_and_an_odd_cent_has_its_term() -> None:
    alone = share(given(places(100), players(4.5, 4)), "Ash")
    assert alone.sentence(on_paper).endswith("alone on 4½ (rule 32B1)")
    first = share(given(places(100), players(3, 3, 3)), "Ash")
    assert first.terms[-1].amount == Fraction(2, 3)

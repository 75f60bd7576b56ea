"""From standings to those who play for the prizes."""

from __future__ import annotations

from tests.make.crosstables import section, vector
from tests.make.funds import given, paid, places, share, under
from xltiebreak.event.section import Player
from xltiebreak.prizefund.entrants import Entrant, entrant_teams
from xltiebreak.prizefund.prizes import TEAM, Prize
from xltiebreak.prizefund.stated import StatedPrizes
from xltiebreak.ranking.combined import team_standings
from xltiebreak.ranking.standings import standings

PEOPLE = (
    Player(1, "Ash", rating=1900, team="Oaks"),
    Player(2, "Birch", rating=1750, provisional=7, team="Pines"),
    Player(3, "Cedar", team="Oaks"),
    Player(4, "Dogwood", rating=1500, team="Pines"),
)
ROWS = standings(section("W3w W2b", "W4b L1w", "L1b D4w", "L2w D3b", players=PEOPLE)).rows


def by_name(people: tuple[Entrant, ...]) -> dict[str, Entrant]:
    return {entrant.name: entrant for entrant in people}


def test_places_scores_and_ratings_are_those_of_the_standings() -> None:
    assert [
        (entrant.number, entrant.name, entrant.score, entrant.rating, entrant.place)
        for entrant in StatedPrizes().entrants(ROWS)
    ] == [
        (1, "Ash", 2, 1900, 1),
        (2, "Birch", 1, 1750, 2),
        (3, "Cedar", 0.5, None, 3),
        (4, "Dogwood", 0.5, 1500, 4),
    ]
    assert by_name(StatedPrizes().entrants(ROWS))["Birch"].provisional


def test_another_rating_may_count_for_prizes() -> None:
    people = by_name(StatedPrizes(ratings={2: 1810, 3: 1400, 4: None}).entrants(ROWS))

    assert [people[name].rating for name in ("Ash", "Birch", "Cedar", "Dogwood")] == [
        1900,
        1810,
        1400,
        None,
    ]
    assert not people["Birch"].provisional


def test_withdrawals_entries_again_and_lists() -> None:
    people = by_name(
        StatedPrizes(
            withdrawn=(1,), entered_again={2: 4}, lists={"Junior": (3, 4), "local": (3,)}
        ).entrants(ROWS)
    )

    assert people["Ash"].takes_nothing == "withdrew (rule 32C1)"
    assert "entered again as 4" in people["Birch"].takes_nothing
    assert people["Cedar"].lists == {"junior", "local"}
    assert people["Dogwood"].takes_nothing == ""


def test_prizes_of_an_event_from_its_crosstable() -> None:
    """BHAM: 2 and 1 are tied, then 3, 5 and 6; tie-breaks part them, and divide odd cents only."""
    made = given(
        places(100, 60, 20) + under(3000, 10),
        StatedPrizes().entrants(standings(vector("bham.csv")).rows),
    )

    assert [(share.entrant.number, share.paid) for share in made.shares] == [
        (2, 80_00),
        (1, 80_00),
        (3, 6_67),
        (5, 6_67),
        (6, 6_66),
    ]
    assert [unpaid.label for unpaid in made.unpaid] == ["1st U3000"], "nobody has a rating there"


def test_teams_are_paid_by_their_own_standings() -> None:
    made = standings(section("W3w W2b", "W4b L1w", "L1b D4w", "L2w D3b", players=PEOPLE))
    teams = entrant_teams(team_standings(made, 2).rows)

    assert [(entrant.name, entrant.score, entrant.place) for entrant in teams] == [
        ("Oaks", 2.5, 1),
        ("Pines", 1.5, 2),
    ]

    paid_out = given([*places(40), Prize(TEAM, 30_00)], StatedPrizes().entrants(made.rows), teams)

    assert paid(paid_out) == {"Ash": 40}
    assert share(paid_out, "Oaks").sentence() == "Oaks: $30 for 1st team, alone on 2.5 (rule 32B1)"


def test_who_has_no_name_is_called_by_the_number() -> None:
    assert Entrant(7).label == "Player 7"
    assert Entrant(7, is_team=True).label == "Team 7"

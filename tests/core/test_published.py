"""The figures that the sources print, right ones and misprints."""

from __future__ import annotations

import pytest

from tests.core.crosstables import having_met, section, table
from xltiebreak.ranking import Standings, standings

FIGURES = table("published.csv")


def value(of: Standings, number: int, code: str) -> object:
    (row,) = [row for row in of.rows if row.player.number == number]
    return row.values[code]


def computed(figure: dict[str, str]) -> object:
    opponents = [int(score) for score in figure["opponents"].split()]
    opponents = opponents or [int(letter == "L") for letter in figure["results"]]
    made = having_met(figure["results"], opponents)
    return value(
        standings(made, edition=figure["edition"], order=figure["code"]), 1, figure["code"]
    )


@pytest.mark.parametrize(
    "figure", FIGURES, ids=[f"{f['source']} {f['code']} {f['results']}" for f in FIGURES]
)
def test_a_published_figure_is_reproduced(figure: dict[str, str]) -> None:
    assert computed(figure) == float(figure["value"])


@pytest.mark.parametrize("figure", [f for f in FIGURES if f["printed"]], ids=str)
def test_a_misprint_is_not_reproduced(figure: dict[str, str]) -> None:
    """Source 002: W W W L is 1 + 2 + 3 + 3. Source 003: 2 × wins + draws is not Kashdan."""
    assert computed(figure) != float(figure["printed"])


def test_source_003_says_that_a_win_and_a_loss_beat_two_draws_and_its_own_formula_does_not() -> (
    None
):
    won_and_lost, drew_twice = having_met("WL", [0, 1]), having_met("DD", [0, 0])

    def kashdan(made: object, edition: str) -> object:
        return value(standings(made, edition=edition, order="KASH"), 1, "KASH")

    assert kashdan(won_and_lost, "uschess") > kashdan(drew_twice, "uschess")
    assert kashdan(won_and_lost, "wintd") == kashdan(drew_twice, "wintd")


@pytest.mark.parametrize(
    ("unplayed", "score", "worth"),
    [
        ("W5 L3 W4 U U", 2, 3),  # the rule's own example: 1 + 1 + 0 + ½ + ½
        ("W5 L3 W4 B U", 3, 3),
        ("W5 L3 W4 X U", 3, 3),
        ("W5 L3 W4 H H", 3, 3),
        ("W5 L3 W4 F U", 2, 3),
        ("W5 L3 W4 Z .", 2.5, 3),
    ],
)
def test_source_002_takes_half_a_point_off_where_34e1_counts_each_unplayed_round_as_half(
    unplayed: str, score: float, worth: float
) -> None:
    """Right only for one full-point bye or forfeit win; an absence adds ½, a half-point bye
    changes nothing."""
    made = section("L2 U U U U", unplayed.replace("W5", "W1"), "U W2 U U U", "U U L2 U U")

    ours = standings(made, order="SOLK")

    assert [row.score for row in ours.rows if row.player.number == 2] == [score]
    assert value(ours, 1, "SOLK") == worth


def test_a_club_page_drops_the_lowest_for_a_minus_score_where_34e1_drops_the_highest() -> None:
    ours = standings(having_met("LLLLW", [4, 3, 2, 1, 0]), order="MM,SOLK")

    assert value(ours, 1, "SOLK") == 10
    assert value(ours, 1, "MM") == 10 - 4  # not 10 − 0

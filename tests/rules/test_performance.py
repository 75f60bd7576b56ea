"""FIDE's rating tie-breaks, worked by hand with the tables of the rating regulations."""

from __future__ import annotations

import pytest

from tests.samples.crosstables import section
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems.ratings import (
    expected_score,
    perfect_performance,
    rating_difference,
)


def values(made: Section, code: str) -> list[object]:
    rows = {row.player.number: row for row in standings(made, "fide2026", code).rows}
    return [rows[number].values[code] for number in sorted(rows)]


@pytest.mark.parametrize(
    ("points", "games", "difference"),
    [
        (5, 5, 800),
        (0, 5, -800),
        (2.5, 5, 0),
        (3, 5, 72),  # 60%
        (2, 5, -72),
        (3, 4, 193),  # 75%
        (1, 4, -193),
        (2.5, 4, 95),  # 62.5% is 63%
        (1.5, 4, -87),  # 37.5% is 38%, as far below as 62% is above
        (1, 3, -125),  # 33%
        (2, 3, 125),  # 67%
        (8.5, 9, 444),  # 94.4% is 94%
    ],
)
def test_the_rating_difference_of_a_percentage(points: float, games: int, difference: int) -> None:
    """B.02 8.1.1."""
    assert rating_difference(points, games) == difference


@pytest.mark.parametrize(
    ("difference", "hundredths"),
    [
        *((0, 50), (3, 50), (4, 51), (10, 51), (11, 52), (25, 53), (26, 54)),
        *((98, 63), (99, 64), (197, 75), (198, 76), (400, 92), (735, 99), (736, 100)),
    ],
)
def test_the_expected_score_of_a_rating_difference(difference: int, hundredths: int) -> None:
    """B.02 8.1.2."""
    assert expected_score(1600 + difference, [1600]) == hundredths
    assert expected_score(1600 - difference, [1600]) == 100 - hundredths


@pytest.mark.parametrize(
    ("points", "opponents", "rating"),
    [
        (0, [1600, 1500], 700),  # 800 below the lowest
        (1, [1600], 2336),  # 1.00 is expected from 736 points more
        (0.5, [1600], 1597),  # 3 points less still expect ½
        (1, [1500, 1700], 1599),  # 0.64 + 0.36; one point less expects 0.63 + 0.36
        (0.5, [1500, 1500], 1303),  # 0.25 against each, up to 197 points less
    ],
)
def test_the_lowest_rating_that_expects_a_score(
    points: float, opponents: list[int], rating: int
) -> None:
    """C.07 10.3."""
    assert perfect_performance(points, opponents) == rating


FOUR = section("W2 D3 W4", "L1 W4 L3", "W4 D1 W2", "L3 L2 L1", ratings=[1600, 1500, 1700, 1400])
"""2½ of 3 against 1500 1700 1400, 1 against 1600 1400 1700, 2½ against 1400 1600 1500, 0 against
1700 1500 1600."""


def test_the_average_rating_of_the_opponents_is_rounded() -> None:
    """10.1: 1533⅓ and 1566⅔; ½ goes up."""
    assert values(FOUR, "ARO") == [1533, 1567, 1500, 1600]
    assert values(FOUR, "ARO/C1") == [1600, 1650, 1550, 1650]
    half = section("W2 W3", "L1 U", "U L1", ratings=[1500, 1600, 1601])
    assert values(half, "ARO")[0] == 1601  # 1600½


def test_the_performance_is_the_average_and_the_difference_of_the_percentage() -> None:
    """10.2: 1533 + 273 for 83%, 1567 − 125 for 33%, 1500 + 273, 1600 − 800."""
    assert values(FOUR, "TPR") == [1806, 1442, 1773, 800]


def test_the_average_performance_of_the_opponents() -> None:
    """10.4: (1442 + 1773 + 800) ÷ 3, and so on, rounded."""
    assert values(FOUR, "APRO") == [1338, 1460, 1349, 1674]


def test_the_average_perfect_performance_of_the_opponents() -> None:
    """10.5: the winner's perfect performance is 1500 + 736, the loser's 1600 − 800."""
    pair = section("W2", "L1", ratings=[1600, 1500])

    assert values(pair, "PTP") == [2236, 800]
    assert values(pair, "APPO") == [800, 2236]


def test_games_that_were_not_played_are_no_performance() -> None:
    made = section("W2 X3 B", "L1 H W3", "U F1 L2", ratings=[1600, 1500, 1400])

    assert values(made, "ARO") == [1500, (1600 + 1400) / 2, 1500]
    assert values(made, "TPR") == [1500 + 800, 1500 + 0, 1500 - 800]


def test_an_unrated_player_leaves_everybody_without_a_figure_unless_a_rating_stands_in() -> None:
    made = section("W2 D3 U", "L1 U W3", "U D1 L2", ratings=[1600, None, 1400])

    for code in ("ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"):
        assert values(made, code) == [None] * 3
    assert values(made, "ARO/U1300") == [1350, 1500, 1450]
    assert values(made, "RTNG/U1300") == [1600, 1300, 1400]
    assert values(made, "TPR/U1300") == [1350 + 193, 1500 + 0, 1450 - 193]

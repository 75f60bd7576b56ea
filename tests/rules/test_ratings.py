"""FIDE's tables of ratings and expected scores, figure by figure."""

from __future__ import annotations

import pytest

from xltiebreak.rules.systems.ratings import expected_score, perfect_performance, rating_difference


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

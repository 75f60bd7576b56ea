"""Tie-breaks on ratings, worked by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.make.crosstables import section
from xltiebreak.event.figures import decimal
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.rules.systems.ratings import (
    expected_score,
    perfect_performance,
    rating_difference,
)


def value(of: Standings, number: int, code: str) -> object:
    (row,) = [row for row in of.rows if row.player.number == number]
    return row.values[code]


RATED = section("W2 W3 D4 B", "L1 U U U", "U L1 U U", "U U D1 U", ratings=[1500, 1400, None, 1701])


def test_a_rating_may_stand_in_for_unrated_players() -> None:
    given = standings(RATED, order="COMPAVG", unrated=1000)
    with_label = section(
        "W2 W3 D4 B",
        "L1 U U U",
        "U L1 U U",
        "U U D1 U",
        ratings=[1500, 1400, None, 1701],
        unrated=1000,
    )

    assert value(given, 1, "COMPAVG") == Fraction(1400 + 1000 + 1701, 3)
    assert value(standings(with_label, order="COMPAVG"), 1, "COMPAVG") == Fraction(4101, 3)
    assert value(standings(with_label, order="COMPAVG", unrated=700), 1, "COMPAVG") == Fraction(
        3801, 3
    )


def test_without_ratings_the_column_is_empty_and_parts_nobody() -> None:
    ours = standings(section("W2", "L1", "D4", "D3"), order="COMPAVG,OPERF,MM")

    assert {row.values["COMPAVG"] for row in ours.rows} == {None}
    assert [tie.code for tie in ours.without_value] == ["COMPAVG", "OPERF"]


def test_means_decide_by_their_exact_value_whatever_digits_are_shown() -> None:
    """1400⅓ against 1400¼ is 1400.3 twice on paper."""
    made = section(
        "W3 W4 W5 U",
        "W4 W5 W3 L6",
        "L1 U L2 U",
        "L2 L1 U U",
        "U L2 L1 U",
        "U U U W2",
        ratings=[None, None, 1400, 1400, 1401, 1400],
    )

    first, second = standings(made, order="COMPAVG").rows[:2]

    assert first.values["COMPAVG"] == Fraction(4201, 3)
    assert second.values["COMPAVG"] == Fraction(5601, 4)
    assert decimal(Fraction(4201, 3), 1) == decimal(Fraction(5601, 4), 1) == "1400.3"
    assert (first.player.number, first.decided_by) == (1, "COMPAVG")


def test_fides_rating_systems_have_no_value_while_a_player_is_unrated() -> None:
    made = section("W2", "L1", "D4", "D3", ratings=[1500, None, 1400, 1300])
    codes = ["ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"]

    given = standings(made, "fide2026", ",".join(codes), unrated=1200)

    assert [tie.code for tie in standings(made, "fide2026", ",".join(codes)).without_value] == codes
    assert [value(given, 1, code) for code in ("ARO", "TPR", "RTNG")] == [1200, 2000, 1500]


def test_option_u_goes_before_the_rating_that_the_event_states_for_unrated_players() -> None:
    made = section("W2", "L1", "D4", "D3", ratings=[1500, None, 1400, 1300], unrated=1200)

    ours = standings(made, "fide2026", "ARO,ARO/U1600,RTNG/U1600")

    assert [value(ours, 1, code) for code in ("ARO", "ARO/U1600")] == [1200, 1600]
    assert [value(ours, number, "RTNG/U1600") for number in (1, 2)] == [1500, 1600]


# The tables of FIDE's rating regulations


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

"""Tie-breaks on ratings, worked by hand."""

from __future__ import annotations

from fractions import Fraction

from tests.samples.crosstables import section
from xltiebreak.event.figures import decimal
from xltiebreak.ranking.standings import Standings, standings


def value(of: Standings, number: int, code: str) -> object:
    (row,) = [row for row in of.rows if row.player.number == number]
    return row.values[code]


def test_the_rulebooks_example_of_the_oppositions_performance() -> None:
    """34E10: opponents who performed at 1800, 1900, 1600 and 1300 average 1650."""
    made = section(
        "W2 W3 W4 W5",
        "L1 . . .",
        ". L1 . .",
        ". . L1 .",
        ". . . L1",
        ratings=[2000, None, None, None, None],
    )
    # each opponent's only game is a loss to 2000: 1600 each
    assert value(standings(made, order="OPERF"), 1, "OPERF") == 1600

    met = section(
        "D2 D3 D4 D5 U U",
        "D1 D6 U U U U",
        "U D1 D7 U U U",
        "U U D1 D8 U U",
        "U U U D1 D9 U",
        "U D2 U U U U",
        "U U D3 U U U",
        "U U U D4 U U",
        "U U U U D5 U",
        ratings=[1600, None, None, None, None, 2000, 2200, 1600, 1000],
    )
    # (1600 + 2000) / 2 = 1800, (1600 + 2200) / 2 = 1900, 1600, (1600 + 1000) / 2 = 1300
    assert value(standings(met, order="OPERF"), 1, "OPERF") == Fraction(
        1800 + 1900 + 1600 + 1300, 4
    )
    assert value(standings(met, order="OPERF"), 1, "OPERF") == 1650


def test_a_performance_is_400_above_a_beaten_opponent_and_400_below_a_victor() -> None:
    made = section("D2 U U", "D1 W3 L4", "U L2 U", "U U W2", ratings=[1500, 1, 1200, 1800])

    # player 2: 1500, 1200 + 400, 1800 − 400
    assert value(standings(made, order="OPERF"), 1, "OPERF") == 1500


RATED = section("W2 W3 D4 B", "L1 U U U", "U L1 U U", "U U D1 U", ratings=[1500, 1400, None, 1701])


def test_the_competition_average_leaves_unrated_opponents_out() -> None:
    ours = standings(RATED, order="COMPAVG")

    assert value(ours, 1, "COMPAVG") == Fraction(1400 + 1701, 2)
    assert [value(ours, number, "COMPAVG") for number in (2, 3, 4)] == [1500, 1500, 1500]


def test_the_total_opposition_rating_adds_the_rated_opponents() -> None:
    ours = standings(RATED, order="Total opposition rating")

    assert ours.order.codes == ("TOR",)
    assert [value(ours, number, "TOR") for number in (1, 2, 3, 4)] == [
        *(1400 + 1701, 1500, 1500, 1500),
    ]
    with_the_third = standings(RATED, order="Sum of opponents' ratings", unrated=1000)
    assert value(with_the_third, 1, "TOR") == 1400 + 1000 + 1701
    nobody = standings(section("W2", "L1"), order="TOR")
    assert value(nobody, 1, "TOR") is None
    only_unrated = standings(section("W2", "L1", ratings=[1500, None]), order="TOR")
    assert [value(only_unrated, number, "TOR") for number in (1, 2)] == [0, 1500]


def test_the_sum_of_buchholz_adds_the_buchholz_of_the_opponents_played() -> None:
    """Ann 2, Bo 1, Cy 1, Di 0: the sums of their opponents' scores are 2, 2, 2 and 2 with games
    only; with a bye they depend on the edition."""
    made = section("W2 W3", "L1 W4", "W4 L1", "L3 L2")
    for edition in ("uschess", "fide2009", "fide2023", "fide2026", "raw"):
        ours = standings(made, edition, "SBH,BH")
        assert [value(ours, number, "BH") for number in (1, 2, 3, 4)] == [2, 2, 2, 2]
        assert [value(ours, number, "SBH") for number in (1, 2, 3, 4)] == [4, 4, 4, 4]

    # 1 beat 2 and sat out with a full-point bye; 2 lost to 1 and beat 3; 3 had a half-point bye
    uneven = section("W2 B", "L1 W3", "H L2")
    # US: 1 is worth 1 + ½ to others, 3 ½ + 0; Solkoff: 1 1 + 0, 2 1½ + ½, 3 0 + 1
    assert [value(standings(uneven, "uschess", "SBH"), n, "SBH") for n in (1, 2, 3)] == [2, 2, 2]
    # FIDE 2023: 1 has 2, 2 has 1, 3 has ½; a dummy has one's own score
    # Buchholz: 1 has 1 + 2, 2 has 2 + ½, 3 has ½ + 1
    fide = standings(uneven, "fide2023", "SBH")
    assert [value(fide, n, "SBH") for n in (1, 2, 3)] == [2.5, 3 + 1.5, 2.5]


def test_an_opponent_whom_no_rated_player_met_has_no_performance() -> None:
    made = section("W2 U", "L1 W3", "U L2", ratings=[None, 1500, None])

    ours = standings(made, order="OPERF,COMPAVG")

    assert value(ours, 1, "OPERF") is None
    assert value(ours, 3, "OPERF") is None
    assert value(ours, 2, "OPERF") == Fraction(1500 + 400 + 1500 - 400, 2)


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


def test_a_rating_of_zero_is_no_rating() -> None:
    made = section("W2 W3", "L1 U", "U L1", ratings=[1500, 0, 1300])

    assert value(standings(made, order="COMPAVG"), 1, "COMPAVG") == 1300


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

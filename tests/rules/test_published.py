"""The figures that the sources print, right ones and misprints."""

from __future__ import annotations

import pytest

from tests.make.crosstables import having_met, section, table, with_partners
from xltiebreak.ranking.byhand import by_hand
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.rules.systems import tie_break

FIGURES = table("published.csv")


def value(of: Standings, number: int, code: str) -> object:
    (row,) = [row for row in of.rows if row.player.number == number]
    return row.values[code]


def computed(figure: dict[str, str]) -> object:
    opponents = [float(score) for score in figure["opponents"].split()]
    opponents = opponents or [float(letter == "L") for letter in figure["results"]]
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
        ("W5 L3 W4 Z U", 2.5, 3),
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


THIRD_EXAMPLE_OF_004 = with_partners(
    "D2 W3 X6 L4 W6 W5",  # a forfeit win in round 3, on 1½ points
    "D1 B W* D* L* L*",  # 3 points, one of them for a bye
    "W* L1 B L* L* L*",  # 2 points, one of them for a bye
    "W* W* W* W1 L* L*",
    "W* W* W* W* L* L1",
    "W* D* F1 W* L1 L*",  # who forfeited round 3 and was met in round 5: 2½ points
)


def test_the_third_example_of_source_004_under_the_text_of_2009() -> None:
    """Every unplayed round of an opponent counts ½, a forfeit loss as well as a bye."""
    ours = standings(THIRD_EXAMPLE_OF_004, "fide2009", "BH,BH/C1,BH/M1")

    terms = [term.amount for term in ours.worksheet(1, tie_break("BH")).terms]
    assert terms == [2.5, 1.5, 1.5 + 0 + 3 * 0.5, 4, 2.5 + 0.5, 4]
    assert [value(ours, 1, code) for code in ours.order.codes] == [18, 16.5, 12.5]


def test_source_004_adjusts_for_byes_only_in_its_third_example() -> None:
    printed = [2.5, 1.5, 3, 4, 2.5, 4]

    def worked_out(code: str) -> object:
        return by_hand(code, opponents=[*map(str, printed)], edition="fide2009").value

    assert [worked_out(code) for code in ("BH", "BH/C1", "BH/M1")] == [17.5, 16, 12]


def test_source_004_takes_the_highest_off_for_the_cut_1_of_its_last_line() -> None:
    """Printed: 13.5, which is 17.5 − 4; Cut 1 leaves out the lowest, 1.5."""
    opponents = ["2.5", "1.5", "3", "4", "2.5", "4"]
    ours = by_hand("BH/C1", opponents=opponents, edition="fide2009").value

    assert ours == 17.5 - 1.5 != 13.5


@pytest.mark.parametrize(
    ("results", "round", "complete", "worth"),
    [
        ("W D F D D D D D D", 3, 3, 2.5),  # a no-show on 1½ in round 3 of 9, after that round …
        ("W D F D D D D D D", 3, 9, 5.5),  # … and at the end
        ("W W D D D X D D D", 6, 6, 3.5),  # the opponent's no-show on 3½ in round 6
        ("W W D D D X D D D", 6, 9, 5.0),
        ("W W X D D D D D D", 3, 9, 5.0),  # 2 + 0 + 6 × ½
        ("W W W W L L U U U", 7, 9, 6.0),  # 4 + 1 + 2 × ½
    ],
)
def test_fides_own_examples_of_the_virtual_opponent(
    results: str, round: int, complete: int, worth: float
) -> None:
    """Sources: FIDE tie-break regulations of 2009 (rounds 3 and 6 of 9); minutes of the 80th
    FIDE Congress, 2009 (the last two)."""
    cells = [f"{letter}*" if letter in "WDL" else letter for letter in results.split()[:complete]]

    ours = standings(with_partners(" ".join(cells)), "fide2009", "BH")

    assert ours.worksheet(1, tie_break("BH")).terms[round - 1].amount == worth

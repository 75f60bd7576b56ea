"""The calculators: what is typed is paired with its match or round, and nothing is guessed."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.command import Command
from tests.make.crosstables import table
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import calculators
from xltiebreak.ranking.byhand import by_hand, opponents_figures
from xltiebreak.rules.systems import SYSTEMS, Figures

WINTD = [f for f in table("published.csv") if f["source"] == "003" and f["opponents"]]


def across(*values: Any) -> list[list[Any]]:
    return [list(values)]


def down(*values: Any) -> list[list[Any]]:
    return [[value] for value in values]


@pytest.mark.parametrize("figure", WINTD, ids=lambda f: f"{f['code']} {f['opponents']}")
def test_wintds_two_lists_with_4_of_5_give_its_figures(figure: dict[str, str]) -> None:
    scores = [float(score) for score in figure["opponents"].split()]

    for block in (across(*scores), down(*scores), across(*scores, None, "")):
        assert calculators.opponents_by_hand(figure["code"], block, 4, 5) == float(figure["value"])
        assert calculators.opponents_by_hand(figure["code"], block, 4) == float(figure["value"])


@pytest.mark.parametrize(
    ("code", "block", "own", "rounds", "told"),
    [
        ("SOLK", across(3, None, 2), None, None, "cell 2 of opponents_scores is empty"),
        ("SOLK", across(None, 3, 2), None, None, "cell 1 of opponents_scores is empty"),
        ("MM", across(1, 2, 3), 4, None, "A score of 4 is more than 3 rounds can give; state"),
        ("MM", across(1, 2, 3), 4, 3, "A score of 4 is more than 3 rounds can give."),
        ("SOLK", across(1, 6, 3), None, 5, "An opponent's score of 6 is more than 5 rounds"),
        ("MM", across(1, 2, 3), None, None, "needs the player's own score (own_score)"),
        ("MM", across(1, 2), "x", None, "'x' in own_score is not a score"),
        ("SOLK", across(1, 2), None, "x", "'x' is not a number of rounds"),
        ("SOLK", across(1, 2), None, 1, "more than 1 round"),
        ("SOLK", across(-1), None, None, "'-1' in opponents_scores is not a score"),
        ("SOLK", across("x"), None, None, "'x' in opponents_scores is not a score"),
        ("CUM", across(1, 2, 3), None, None, "CUM needs the player's own results, too"),
        ("SB", across(1, 2, 3), 2, None, "SB needs the player's own results, too"),
        ("COMPAVG", across(1500, 1600), 2, None, "does not look at the player's own score"),
        ("OCUM", across(5, 3), 2, None, "does not look at the player's own score"),
        ("COMPAVG", across(1500.5), None, None, "'1500.5' in opponents_scores is not a rating"),
        ("COMPAVG", across("½"), None, None, "'½' in opponents_scores is not a rating"),
        ("OPERF", across(1500, None, 1600), None, None, "cell 2 of opponents_scores is empty"),
        ("IHSA", across(3, 3), None, None, "needs the points inside the matches, too; use IHSA_TB"),
        ("OPERF", across("strong"), None, None, "is not a performance rating"),
        ("OCUM", across("W"), None, None, "is not a Cumulative"),
    ],
)
def test_what_does_not_fit_is_refused(
    code: str, block: Any, own: Any, rounds: Any, told: str
) -> None:
    with pytest.raises(TieBreakError) as refused:
        calculators.opponents_by_hand(code, block, own, rounds)

    assert told in str(refused.value)
    assert "--" not in str(refused.value)


def test_a_score_may_be_above_the_opponents_listed_where_the_rounds_are_stated() -> None:
    assert (
        calculators.opponents_by_hand("MM", across(1, 2, 3), 4, 5) == 6
    )  # two zeros, one is dropped


def test_ratings_are_whole_numbers_and_unrated_opponents_are_left_out() -> None:
    average = calculators.opponents_by_hand("COMPAVG", down("1641P17", 1500, "unr.", None, 1400))

    assert average == (1641 + 1500 + 1400) / 3


def test_performances_may_have_any_fraction() -> None:
    assert opponents_figures("OPERF", ["1433.3", "1500"], "x") == [Fraction("1433.3"), 1500]
    assert calculators.opponents_by_hand("OPERF", down(1433.25, 1500.5)) == 1466.875


@pytest.mark.parametrize(
    ("values", "cumulative"),
    [
        ((1, None, 1), 1 + 1 + 2),
        ((1, "", "", 0.5, None, None), 1 + 1 + 1 + 1.5),
        ((None, 1), 0 + 1),
        ((1, "U", 1), 1 + 1 + 2),
        ((1, 1, 1), 1 + 2 + 3),
    ],
)
def test_an_empty_round_between_results_was_not_played(
    values: tuple[Any, ...], cumulative: float
) -> None:
    assert calculators.cumulative_by_hand(across(*values)) == cumulative
    assert calculators.cumulative_by_hand(down(*values)) == cumulative


IHSA = ([60, 35, 10, 50, 68, 33, 24], [3, 3, 6, 4, 3, 5, 6])
"""Seven matches from *Understanding Tie-breaks*: 60.66 in all."""


@pytest.mark.parametrize("place", range(8))
def test_an_empty_match_keeps_the_others_together(place: int) -> None:
    points, opponents = (list[Any](values) for values in IHSA)
    points.insert(place, None)
    opponents.insert(place, "")

    assert calculators.ihsa_by_hand(down(*points), down(*opponents)) == 60.66
    assert calculators.ihsa_by_hand(across(*points), down(*opponents)) == 60.66


@pytest.mark.parametrize(
    ("points", "opponents", "told"),
    [
        ((60, None, 10), (3, 3, 6), "match 2 has opponents_points but no points"),
        ((60, 35, 10), (3, None, 6), "match 2 has points but no opponents_points"),
        ((60, 35), (3,), "match 2 has points but no opponents_points"),
        ((None, 60), (3, None), "match 1 has opponents_points but no points"),
    ],
)
def test_half_a_match_is_refused_and_never_moved(points: Any, opponents: Any, told: str) -> None:
    with pytest.raises(TieBreakError) as refused:
        calculators.ihsa_by_hand(down(*points), down(*opponents))

    assert told in str(refused.value)


@pytest.mark.parametrize(
    "code", [one.code for one in SYSTEMS.values() if Figures.POINTS in one.by_hand]
)
def test_no_tie_break_takes_what_it_does_not_use(code: str) -> None:
    if not any(one.of_opponents for one in SYSTEMS[code].by_hand):
        with pytest.raises(TieBreakError, match="not made of the opponents' figures"):
            by_hand(code, opponents=[1.0, 2.0], results=[1.0, 0.0])
        with pytest.raises(TieBreakError, match="does not look at the player's own score"):
            by_hand(code, results=[1.0, 0.0], score=1)
    else:
        assert by_hand(code, opponents=[1.0, 2.0], results=[1.0, 0.0]).value is not None


def test_a_score_has_to_be_that_of_the_results_beside_it() -> None:
    assert by_hand("MM", opponents=[1.0, 2.0, 3.0], results=[1.0, 0.0, 0.5], score=1.5).value == 2
    with pytest.raises(
        TieBreakError, match=r"A score of 3 is not what the results add up to, 1\.5"
    ):
        by_hand("MM", opponents=[1.0, 2.0, 3.0], results=[1.0, 0.0, 0.5], score=3)


def test_the_command_takes_performances_and_ratings_as_they_are(xltiebreak: Command) -> None:
    performance = xltiebreak("byhand", "OPERF", "--opponents", "1433.3,1500")
    assert performance.out.startswith("Opposition's Performance 1466.7 = average of 1433.3 (R1)")
    average = xltiebreak("byhand", "COMPAVG", "--opponents", "1641P17, unr., 1500,")
    assert average.out.startswith("Competition Average 1570.5 = ")


def test_the_ihsa_table_of_the_source_is_worked_out_by_the_rule_of_a_whole_event() -> None:
    """Its 12.10 for the fourth match is a misprint: the printed total has 10.20 in it."""
    worksheet = by_hand("IHSA", opponents=list(map(float, IHSA[1])), results=[*map(float, IHSA[0])])

    assert [float(term.amount) for term in worksheet.terms] == [
        *(7.00, 4.50, 7.40, 10.20, 7.80, 11.18, 12.58)
    ]
    assert worksheet.value == Fraction("60.66")
    assert all(term.opponent is None for term in worksheet.terms)


def test_a_match_that_was_not_played_adds_nothing_and_takes_no_opponent() -> None:
    played = by_hand("IHSA", opponents=[3.0, 2.0], results=[60.0, 35.0])

    for letter in "BHUXZF":
        unplayed = by_hand("IHSA", opponents=[3.0, 2.0], results=[60.0, letter, 35.0], rounds=5)
        assert unplayed.value == played.value
        assert [term.counted for term in unplayed.terms] == [True, False, True, False, False]


def test_us_amateur_team_is_doubled_as_in_wintd() -> None:
    """3 × 2 + 2½ × 1 + 2 × ½ = 9½."""
    given: Any = {"opponents": [2.0, 1.0, 0.5], "results": [3.0, 2.5, 2.0]}

    assert by_hand("USAT", **given).value == 9.5
    assert by_hand("USAT", **given, edition="wintd").value == 19
    assert by_hand("USAT", **given, edition="fide2026").value == 9.5


def test_the_performance_index_looks_at_boards_and_rounds() -> None:
    """Three points of four against 2 in 3 rounds: 100 + (2/3 − ½)(50 + 30) + 80 (3/4 − ½); a round
    without a match is 100 − ½ × 80 − 80 × ½."""
    match = Fraction(400, 3)

    one = by_hand("PI", opponents=[2.0], results=[3.0], rounds=3, boards=[1.0] * 4)
    assert one.value == (match + 20 + 20) / 3
    weighted = by_hand("PI", opponents=[2.0], results=[51.0, "H", "U"], boards=[30.0, 20.0, 18.0])
    assert weighted.value == (match + 20 + 20) / 3


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("SOLK --opponents 0,,3", "--opponents has an empty place in '0,,3'"),
        ("SOLK --opponents ,3", "--opponents has an empty place"),
        ("CUM --points 1,,1", "--points has an empty place"),
        ("COMPAVG --opponents 1500.5", "is not a rating; expected a whole number"),
        ("CUM --points 1,0 --opponents 1,2", "is not made of the opponents' figures"),
        ("IHSA --points 60,35", "IHSA needs the opponents' tournament points (--opponents)"),
        ("IHSA --opponents 3,3", "IHSA needs the points inside the matches (--points)"),
        ("IHSA --points 60,35 --opponents 3", "1 opponent and 2 matches played do not go together"),
        ("IHSA --points 60,W --opponents 3", "'W' is not the points inside a match"),
        ("IHSA --points 60 --opponents 3 --score 3", "does not look at the player's own score"),
        ("IHSA --points 60 --opponents 8 --rounds 7", "An opponent's score of 8 is more than 7"),
        ("IHSA --points 60,35 --opponents 3,3 --rounds 1", "more than 1 round"),
        ("IHSA --points 60 --opponents x", "'x' in --opponents is not a team's score"),
        ("IHSA --points 60 --opponents 3 --boards 8", "does not look at the boards"),
        ("PI --points 3 --opponents 1", "PI needs the number of boards or their weights"),
        ("PI --points 5 --opponents 1 --boards 4", "5 points are more than the 4"),
        ("PI --points 3 --opponents 2 --boards 4", "An opponent's score of 2 is more than 1 round"),
        ("PI --points 3 --opponents 1 --boards 0", "1 to 50 boards"),
        ("GMP --points 3", "GMP cannot be worked out from bare figures"),
        ("MM --opponents 1 --score 1 --boards 4", "does not look at the boards"),
    ],
)
def test_the_command_refuses_what_does_not_fit_together(
    xltiebreak: Command, arguments: str, told: str
) -> None:
    run = xltiebreak("byhand", *arguments.split())

    assert (run.code, run.out) == (2, "")
    assert told in run.err


def test_the_command_shows_a_teams_arithmetic(xltiebreak: Command) -> None:
    run = xltiebreak("byhand", "IHSA", "--points", "60,35,10", "--opponents", "3,3,6")
    assert run.out.startswith("IHSA Team Tie-Break 18.9 = 7 (R1: (60 + 10) × (3² + 1) ÷ 100)")
    weights = "12,11,10,9,8,7,6,5"
    index = xltiebreak("byhand", "PI", "--points", "34", "--opponents", "½", "--boards", weights)
    assert index.out.startswith("Performance Index 100 = average of 100 (R1")

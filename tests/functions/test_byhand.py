"""The calculators: what is typed is paired with its match or round, and nothing is guessed."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.command import Command
from tests.core.crosstables import table
from xltiebreak.byhand import by_hand, opponents_figures
from xltiebreak.errors import TieBreakError
from xltiebreak.functions import byhand
from xltiebreak.systems import SYSTEMS

WINTD = [f for f in table("published.csv") if f["source"] == "003" and f["opponents"]]


def across(*values: Any) -> list[list[Any]]:
    return [list(values)]


def down(*values: Any) -> list[list[Any]]:
    return [[value] for value in values]


@pytest.mark.parametrize("figure", WINTD, ids=lambda f: f"{f['code']} {f['opponents']}")
def test_wintds_two_lists_with_4_of_5_give_its_figures(figure: dict[str, str]) -> None:
    scores = [float(score) for score in figure["opponents"].split()]

    for block in (across(*scores), down(*scores), across(*scores, None, "")):
        assert byhand.opponents_by_hand(figure["code"], block, 4, 5) == float(figure["value"])
        assert byhand.opponents_by_hand(figure["code"], block, 4) == float(figure["value"])


@pytest.mark.parametrize(
    ("code", "block", "own", "rounds", "told"),
    [
        ("SOLK", across(3, None, 2), None, None, "cell 2 of opponents_scores is empty"),
        ("SOLK", across(None, 3, 2), None, None, "cell 1 of opponents_scores is empty"),
        ("MM", across(1, 2, 3), 4, None, "A score of 4 is more than 3 rounds can give; state"),
        ("MM", across(1, 2, 3), 4, 3, "A score of 4 is more than 3 rounds can give."),
        ("SOLK", across(1, 6, 3), None, 5, "An opponent's score of 6 is more than 5 rounds"),
        ("MM", across(1, 2, 3), None, None, "needs the player's own score (own_score)"),
        ("CUM", across(1, 2, 3), None, None, "CUM needs the player's own results, too"),
        ("SB", across(1, 2, 3), 2, None, "SB needs the player's own results, too"),
        ("COMPAVG", across(1500, 1600), 2, None, "does not look at the player's own score"),
        ("OCUM", across(5, 3), 2, None, "does not look at the player's own score"),
        ("COMPAVG", across(1500.5), None, None, "'1500.5' in opponents_scores is not a rating"),
        ("COMPAVG", across("½"), None, None, "'½' in opponents_scores is not a rating"),
        ("OPERF", across(1500, None, 1600), None, None, "cell 2 of opponents_scores is empty"),
        ("OPERF", across("strong"), None, None, "is not a performance rating"),
        ("OCUM", across("W"), None, None, "is not a Cumulative"),
    ],
)
def test_what_does_not_fit_is_refused(
    code: str, block: Any, own: Any, rounds: Any, told: str
) -> None:
    with pytest.raises(TieBreakError) as refused:
        byhand.opponents_by_hand(code, block, own, rounds)

    assert told in str(refused.value)
    assert "--" not in str(refused.value)


def test_a_score_may_be_above_the_opponents_listed_where_the_rounds_are_stated() -> None:
    assert byhand.opponents_by_hand("MM", across(1, 2, 3), 4, 5) == 6  # two zeros, one is dropped


def test_ratings_are_whole_numbers_and_unrated_opponents_are_left_out() -> None:
    average = byhand.opponents_by_hand("COMPAVG", down("1641P17", 1500, "unr.", None, 1400))

    assert average == (1641 + 1500 + 1400) / 3


def test_performances_may_have_any_fraction() -> None:
    assert opponents_figures("OPERF", ["1433.3", "1500"], "x") == [Fraction("1433.3"), 1500]
    assert byhand.opponents_by_hand("OPERF", down(1433.25, 1500.5)) == 1466.875


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
    assert byhand.cumulative_by_hand(across(*values)) == cumulative
    assert byhand.cumulative_by_hand(down(*values)) == cumulative


IHSA = ([60, 35, 10, 50, 68, 33, 24], [3, 3, 6, 4, 3, 5, 6])
"""Seven matches from *Understanding Tie-breaks*: 60.66 in all."""


@pytest.mark.parametrize("place", range(8))
def test_an_empty_match_keeps_the_others_together(place: int) -> None:
    points, opponents = (list[Any](values) for values in IHSA)
    points.insert(place, None)
    opponents.insert(place, "")

    assert byhand.ihsa_by_hand(down(*points), down(*opponents)) == 60.66
    assert byhand.ihsa_by_hand(across(*points), down(*opponents)) == 60.66


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
        byhand.ihsa_by_hand(down(*points), down(*opponents))

    assert told in str(refused.value)


@pytest.mark.parametrize(
    "code", [one.code for one in SYSTEMS.values() if one.by_hand and "points" in one.by_hand]
)
def test_no_tie_break_takes_what_it_does_not_use(code: str) -> None:
    if not set(SYSTEMS[code].by_hand) & {"scores", "cumulatives", "ratings", "performances"}:
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


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("SOLK --opponents 0,,3", "--opponents has an empty place in '0,,3'"),
        ("SOLK --opponents ,3", "--opponents has an empty place"),
        ("CUM --points 1,,1", "--points has an empty place"),
        ("COMPAVG --opponents 1500.5", "is not a rating; expected a whole number"),
        ("CUM --points 1,0 --opponents 1,2", "is not made of the opponents' figures"),
    ],
)
def test_the_command_refuses_what_does_not_fit(
    xltiebreak: Command, arguments: str, told: str
) -> None:
    run = xltiebreak("byhand", *arguments.split())

    assert (run.code, run.out) == (2, "")
    assert told in run.err


def test_the_command_takes_performances_and_ratings_as_they_are(xltiebreak: Command) -> None:
    performance = xltiebreak("byhand", "OPERF", "--opponents", "1433.3,1500")
    assert performance.out.startswith("Opposition's Performance 1466.7 = mean of 1433.3 (R1)")
    average = xltiebreak("byhand", "COMPAVG", "--opponents", "1641P17, unr., 1500,")
    assert average.out.startswith("Competition Average 1570.5 = ")

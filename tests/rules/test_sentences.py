"""The sentence that shows the arithmetic, where the events worked by hand cannot say it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.benchmarks.events import swiss
from tests.make.crosstables import section, vector
from xltiebreak.event.figures import decimal, on_paper
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break


def test_on_paper_halves_are_written_as_such() -> None:
    worksheet = standings(vector("bham.csv")).worksheet(1, tie_break("MM"))

    assert worksheet.sentence(on_paper) == (
        "Modified Median 6½ = 2½ (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5); "
        "dropped the lowest, 1 (R1 v 4): more than half the points"
    )


@pytest.mark.parametrize("code", ["COMPAVG", "ARO"])
def test_a_rating_that_stands_in_for_none_says_so(code: str) -> None:
    made = section("W2 D3", "L1 U", "U D1", ratings=[1500, None, 1400])
    worksheet = standings(made, unrated=1200).worksheet(1, tie_break(code))

    assert "1200 (R1 v 2: stands in for an unrated player), 1400 (R2 v 3)" in worksheet.sentence()


def test_a_forfeit_that_is_a_game_is_called_one_of_a_round_robin() -> None:
    made = section("X4 W2 D3", "W3 L1 W4", "L2 W4 D1", "F1 L3 L2", kind="roundrobin")
    sheet = standings(made, "fide2026", "SB").worksheet(1, tie_break("SB"))
    assert sheet.terms[0].note == "won by forfeit"


def test_an_option_of_any_number_has_its_line() -> None:
    progressive = tie_break("PS").system
    for number in (1, 2):
        words = f"Cut {number} (without the running scores up to round {number})"
        assert progressive.meaning(f"C{number}") == words


def test_the_first_complete_round_is_not_called_round_1_when_it_is_another() -> None:
    made = section("4w W2 W3", "3w L1 L4", "2b W4 L1", "1b L3 W2")
    sentence = standings(made).worksheet(1, tie_break("ACUM")).sentence()
    assert "1 (R2)" in sentence
    assert "leaves round 1 out" not in sentence


@pytest.mark.parametrize("code", ["OPERF", "AOB", "COMPAVG"])
def test_the_shown_terms_of_a_mean_give_the_shown_value(code: str) -> None:
    """Of 24 averages of performances 2 do not follow from their terms with one digit."""
    ranked = standings(swiss(24, 5).sections[0])
    for row in ranked.rows:
        sheet = ranked.worksheet(row.player.number, tie_break(code))
        shown = [Fraction(decimal(amount, sheet.term_digits)) for amount in sheet.terms.counted]
        assert decimal(sum(shown) / len(shown), sheet.digits) == decimal(sheet.value, sheet.digits)
        assert all(decimal(amount) in sheet.sentence() for amount in map(float, shown))

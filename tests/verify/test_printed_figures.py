"""Figures as printed, and how far they have to agree."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.make.crosstables import section
from tests.verify.sections import compared
from xltiebreak.verify.printed_figures import agrees, printed_figure

FIGURES = [
    ("6.5", "6.5"), ("6,5", "6.5"), ("6½", "6.5"), ("½", "0.5"), ("6 1/2", "6.5"), ("7", "7"),
    (".5", "0.5"), ("7¼", "7.25"), ("72.2 %", "72.2"), ("-1", "-1"), ("−2", "-2"), ("+1", "1"),
    (" 22,50 ", "22.5"), ("1/2", "0.5"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "value"), FIGURES)
def test_a_printed_figure_is_read(text: str, value: str) -> None:
    figure = printed_figure(text)
    assert figure is not None
    assert figure.value == Fraction(value)


@pytest.mark.parametrize("text", ["", "abc", "6.5.1", "W12", "6.5½", "1e3", "nan", "٣"])
def test_what_is_no_figure_is_not_guessed(text: str) -> None:
    assert printed_figure(text) is None


def test_a_rating_may_have_its_thousands_apart() -> None:
    figure = printed_figure("1,650", grouped=True)
    assert figure is not None
    assert figure.value == 1650


@pytest.mark.parametrize(
    ("text", "ours", "decimals", "mean", "agree"),
    [
        ("72.2", Fraction(650, 9), 1, True, True),
        ("72.22", Fraction(650, 9), 2, True, True),
        ("72.3", Fraction(650, 9), 1, True, False),
        ("72", Fraction(650, 9), 0, True, True),
        ("7.3", 7.25, 1, False, True),
        ("7.2", 7.25, 1, False, True),
        ("7", 6.5, 0, False, False),
        ("6.4", 6.5, 1, False, False),
        ("0", None, 0, False, False),  # as of nobody who has met a rated opponent
    ],
)
def test_a_figure_agrees_as_far_as_it_is_printed(
    text: str, ours: Fraction | float | None, decimals: int, mean: bool, agree: bool
) -> None:
    figure = printed_figure(text)
    assert figure is not None
    assert agrees(figure.value, ours, decimals, mean=mean) is agree


def test_empty_cells_are_not_compared_and_unreadable_ones_differ() -> None:
    made = section("W2 D3", "L1 W4", "W4 D1", "L3 L2")
    made = replace(made, printed={"Solk": {1: "2.5", 2: "-", 3: "", 4: "n/a"}})
    column = compared(made, "Solk")
    assert (column.agree, column.compared) == (1, 2)
    [difference] = column.differences
    assert (difference.printed, difference.printed_value, difference.ours) == ("n/a", None, "2.5")

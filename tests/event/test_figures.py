"""Figures as people write and read them."""

from __future__ import annotations

import contextlib
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xltiebreak.event.figures import decimal, on_paper, points


@pytest.mark.parametrize(
    ("figure", "digits", "text"),
    [
        (6.5, 2, "6.5"),
        (8.0, 2, "8"),
        (0, 2, "0"),
        (10, 0, "10"),
        (2.25, 2, "2.25"),
        (Fraction(650, 9), 2, "72.22"),
        (Fraction(200, 3), 1, "66.7"),
        (Fraction(125, 1000), 2, "0.13"),
        (-1, 2, "-1"),
        (-0.5, 2, "-0.5"),
        (Fraction(-1, 1000), 2, "0"),
        (1650, 1, "1650"),
    ],
)
def test_on_screen_halves_are_decimals(figure: float | Fraction, digits: int, text: str) -> None:
    assert decimal(figure, digits) == text


@pytest.mark.parametrize(
    ("figure", "text"),
    [
        (6.5, "6½"),
        (0.5, "½"),
        (7.25, "7¼"),
        (0.75, "¾"),
        (8.0, "8"),
        (0, "0"),
        (-0.5, "−½"),
        (-1, "−1"),
        (Fraction(650, 9), "72.22"),
    ],
)
def test_on_paper_halves_are_glyphs(figure: float | Fraction, text: str) -> None:
    assert on_paper(figure) == text


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1", 1),
        ("0.5", 0.5),
        ("0,5", 0.5),
        ("½", 0.5),
        ("1/2", 0.5),
        ("3½", 3.5),
        ("3 1/2", 3.5),
        ("2.25", 2.25),
    ],
)
def test_points_are_read_in_every_spelling(text: str, value: float) -> None:
    assert points(text) == value


@pytest.mark.parametrize("text", ["", "x", "-1", "0.3", "1.2.3", "1e3", "½½", "nan", "1" * 400])
def test_what_is_not_points_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the caller says what was wrong
        points(text)


@given(st.integers(0, 4000).map(lambda quarters: quarters / 4))
def test_points_read_back_as_they_were_written(figure: float) -> None:
    assert points(decimal(figure)) == figure
    assert points(on_paper(figure)) == figure


@pytest.mark.slow
@given(st.text(max_size=8))
def test_any_text_is_points_or_a_value_error(text: str) -> None:
    with contextlib.suppress(ValueError):
        assert points(text) >= 0

"""The columns of a TRF against the ruler that the format's own sample file prints."""

from __future__ import annotations

import pytest

from xltiebreak.formats.trf.layout import (
    BLANK_COLUMNS,
    BLANK_IN_ROUND,
    COLOUR,
    OPPONENT,
    PLAYER,
    RESULT,
    ROUND_1,
    Field,
    round_column,
)

RULER = (
    "DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP rrrr"
    "  1111 1 1  2222 2 2  3333 3 3"
)


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("No.", "SSSS"),
        ("Sex", "s"),
        ("Title", "TTT"),
        ("Name", "N" * 33),
        ("Rating", "RRRR"),
        ("Federation", "FFF"),
        ("ID", "I" * 11),
        ("Birth", "BBBB/BB/BB"),
        ("Score", "PPPP"),
        ("Place", "rrrr"),
    ],
)
def test_a_field_stands_where_the_ruler_has_it(name: str, letters: str) -> None:
    assert PLAYER[name].text_in(RULER) == letters


@pytest.mark.parametrize("round", [1, 2, 3])
def test_a_round_stands_where_the_ruler_has_it(round: int) -> None:
    text = RULER[round_column(round) - 1 :]
    assert (OPPONENT.text_in(text), COLOUR.text_in(text), RESULT.text_in(text)) == (
        str(round) * 4,
        str(round),
        str(round),
    )


def test_what_is_between_the_fields_is_blank_on_the_ruler() -> None:
    assert {RULER[column - 1] for column in BLANK_COLUMNS} == {" "}
    assert {RULER[ROUND_1 - 1 + offset] for offset in BLANK_IN_ROUND} == {" "}
    assert len(BLANK_COLUMNS) + sum(field.width for field in PLAYER.values()) == ROUND_1 - 4


def test_a_text_is_set_to_its_side_and_cut_to_its_width() -> None:
    assert Field(5, 8, right=True).set("12") == "  12"
    assert Field(15, 18).set("Ash") == "Ash "
    assert Field(15, 18).set("Hawthorn") == "Hawt"

"""Tables in other languages' letters are not taken for US letters."""

from __future__ import annotations

import pytest

from xltiebreak.event.notation.languages import rulings_for_results

GERMAN = ["S5", "R2", "S4", "N1", "S6", "R1", "N3", "H"]


@pytest.mark.parametrize(
    ("texts", "language"),
    [
        (GERMAN, "German (S won, R drawn, N lost); write"),
        (["W5", "R2", "R1", "V4", "W3", "R7", "R8"], "Dutch (W won, R drawn, V lost); write"),
        (["G5", "N2", "N1", "P4", "N3b", "N7"], "French (G won, N drawn, P lost)"),
        (["N2", "N1"], "French"),
    ],
)
def test_more_than_a_few_rulings_are_another_language(texts: list[str], language: str) -> None:
    refused = rulings_for_results(texts)

    assert refused is not None
    assert language in refused.why


@pytest.mark.parametrize(
    "texts",
    [
        [*["W2", "L1", "D4", "D3"] * 3, "N6", "L5"],
        ["W2", "L1", "D4", "D3", "N6", "S5", "W8", "L7", "W9", "L9"],
        ["H", "B", "U", "X5", "F6", ""],
        [],
    ],
)
def test_a_few_rulings_are_rulings(texts: list[str]) -> None:
    assert rulings_for_results(texts) is None


def test_the_first_ruling_is_named() -> None:
    refused = rulings_for_results(["W2", *GERMAN])

    assert refused is not None
    assert refused.text == "S5"
    assert "7 of 8 games here have such a letter" in refused.why

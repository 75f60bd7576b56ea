"""Whoever looks for a rule finds it."""

from __future__ import annotations

import re

import pytest

from tests.where import found, main
from xltiebreak.rules.systems.registry import SYSTEMS

ARTICLES = {
    article
    for system in SYSTEMS.values()
    for article in re.findall(r"\b\d+(?:E\d+|\.\d)", system.reference)
}


@pytest.mark.parametrize("article", sorted({*ARTICLES, "16.5", "32B3", "34E12", "34F"}))
def test_an_article_leads_to_a_function_that_cites_it(article: str) -> None:
    assert any(spot.name for spot in found([article]))


def test_all_words_are_looked_for_and_an_article_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kashdan", "34E7"]) == 0
    assert "results.py:" in capsys.readouterr().out
    assert [spot.name for spot in found(["modified", "34E1"])] == ["modified_median"]
    assert [spot.file for spot in found(["Arithmetic", "formulas"]) if "swiss" in spot.file]
    assert main(["34E77"]) == 1

"""FIDE's tables of ratings and expected scores, figure by figure."""

from __future__ import annotations

import pytest

from tests.cases import lines
from xltiebreak.rules.systems.ratings import expected_score, perfect_performance, rating_difference


@pytest.mark.parametrize("line", lines("rules/ratings.txt"))
def test_a_figure_is_that_of_the_tables(line: str) -> None:
    asked, _, figure = line.partition(" = ")
    what, *given = asked.split()
    if what == "difference":
        points, _, games = given
        assert rating_difference(float(points), int(games)) == int(figure)
    elif what == "expected":
        difference = int(given[0])
        assert expected_score(1600 + difference, [1600]) == int(figure)
        assert expected_score(1600 - difference, [1600]) == 100 - int(figure)
    else:
        points, _, *opponents = given
        assert perfect_performance(float(points), [*map(int, opponents)]) == int(figure)

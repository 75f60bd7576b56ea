"""Head-to-Head and Direct Encounter in groups that are no tie of the event, worked by hand."""

from __future__ import annotations

import pytest

from tests.make.crosstables import section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break

THREE_TIED = section("W4 W3 L5", "W5 W6 L3", "W6 L1 W2", "L1 W5 L6", "L2 L4 W1", "L3 L2 W4")
"""1, 2 and 3 are on two points: 1 beat 3, 3 beat 2. Cumulative sets 3 aside."""


def test_a_column_without_a_place_in_the_order_is_about_the_players_on_the_same_score() -> None:
    ours = standings(THREE_TIED, order="CUM")

    shown = {n: ours.worksheet(n, tie_break("H2H")).value for n in range(1, 7)}
    assert shown == {1: 1, 2: -1, 3: 0, 4: 0, 5: -1, 6: 1}
    assert ours.column(tie_break("H2H")) == shown


@pytest.mark.parametrize("spelling", ["H2H", "h2h"])
def test_the_worksheet_shows_the_group_in_which_the_place_was_decided(spelling: str) -> None:
    ours = standings(THREE_TIED, order="CUM,H2H")

    assert [ours.worksheet(n, tie_break(spelling)).value for n in (1, 2)] == [0, 0]


def test_the_second_is_placed_in_the_same_standings_as_the_first() -> None:
    """6.3: 1 has 3½ and nobody can reach it; then 3 has 2 with the draw against 1, and 2, 4 and 5
    reach 1½ at best, whoever wins between 2 and 3. Among the rest 4 has 1½, 5 has 1 and 2 has ½."""
    made = section(
        "W2 D3 W4 W5 U", "L1 D5 U L4 U", "W4 D1 D5 U U", "L3 U L1 W2 D5", "U D2 D3 L1 D4"
    )
    context = standings(made, "fide2026", "DE").context

    ours = tie_break("DE").values(context, range(1, 6), range(1, 6))

    assert ours == {1: 1, 3: 2, 4: 3, 5: 4, 2: 5}


def test_points_of_thirds_are_compared_exactly() -> None:
    """1 and 2 drew, each beat 4 and has two points of three games against 3, who has not met 4:
    nobody is alone at the top of 2 1/6, 2 1/6, 2/3 and 0."""
    made = section(
        "D2 W3 W3 L3 W4 U U", "D1 W4 U U W3 W3 L3", "U L1 L1 W1 L2 L2 W2", "U L2 U U L1 U U"
    )
    context = standings(made, "fide2026", "DE").context

    ours = tie_break("DE").values(context, [1, 2, 3, 4], [1, 2, 3, 4])

    assert ours == dict.fromkeys((1, 2, 3, 4))

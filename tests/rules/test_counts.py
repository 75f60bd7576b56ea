"""Article 7: counts of rounds, worked by hand on one event with every kind of round."""

from __future__ import annotations

import pytest

from tests.samples.crosstables import section
from xltiebreak.ranking.standings import standings

EVERY_KIND = section(
    "W2w D3b X4 B H",
    "L1b W4b U F U",
    "W4w D1w Z B U",
    "L3b L2w F1 U W5w",
    "B U H B L4b",
)


@pytest.mark.parametrize(
    ("code", "values"),
    [
        ("WIN", [3, 1, 2, 1, 2]),  # 7.1: as many points as a win, played or not
        ("WON", [1, 1, 1, 1, 0]),  # 7.2: over the board
        ("BPG", [1, 2, 0, 1, 1]),  # 7.3
        ("BWG", [0, 1, 0, 0, 0]),  # 7.4
        (
            "REP",
            [4, 2, 4, 3, 3],
        ),  # 7.6: all but H, U and F; who was to play and drew by forfeit did
        # 7.7: 1 + ½ + 1 + 1 + ½ of player 1: a bye of 1 is more than a draw, one of ½ is as much
        ("STD", [4, 1, 3, 1, 2.5]),
        ("TPN", [1, 2, 3, 4, 5]),  # 7.8
    ],
)
@pytest.mark.parametrize("edition", ["fide2023", "fide2026", "uschess"])
def test_a_count_of_rounds(code: str, values: list[float], edition: str) -> None:
    ours = standings(EVERY_KIND, edition, code)

    assert {row.player.number: row.values[code] for row in ours.rows} == dict(enumerate(values, 1))


def test_who_has_the_lower_pairing_number_comes_first_unless_it_is_reversed() -> None:
    level = section("D2", "D1", "D4", "D3")

    def order(code: str) -> list[int]:
        return [row.player.number for row in standings(level, "fide2026", code).rows]

    assert order("TPN") == [1, 2, 3, 4]
    assert order("TPN/R") == [4, 3, 2, 1]

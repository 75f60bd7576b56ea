"""Round-robins that are read from a grid have the rounds of the Berger tables."""

from __future__ import annotations

import pytest

from tests.make import reading

BERGER_6 = {
    1: {(1, 6), (2, 5), (3, 4)},
    2: {(4, 6), (3, 5), (1, 2)},
    3: {(2, 6), (1, 3), (4, 5)},
    4: {(5, 6), (1, 4), (2, 3)},
    5: {(3, 6), (2, 4), (1, 5)},
}
"""FIDE's table for 5 or 6 players, colors left aside."""


def opponents(players: int, cycles: int = 1) -> dict[int, list[int | None]]:
    """Whom each player of a grid meets, by round."""
    numbers = range(1, players + 1)
    cell = " ".join(["½"] * cycles)
    rows = [["No.", "Name", *map(str, numbers)]]
    rows += [[str(k), f"E{k}", *("*" if k == j else cell for j in numbers)] for k in numbers]
    text = "Kind,roundrobin\n" + "\n".join(map(",".join, rows))
    [section] = reading.text(text).sections
    assert section.faults == ()
    return {
        number: [result.opponent for result in row]
        for number, row in section.crosstable.rows.items()
    }


@pytest.mark.parametrize("players", [5, 6])
def test_the_rounds_are_those_of_the_berger_table(players: int) -> None:
    met = opponents(players)
    for round, pairs in BERGER_6.items():
        for first, other in pairs:
            if other <= players:
                assert met[first][round - 1] == other
            else:
                assert met[first][round - 1] is None


@pytest.mark.parametrize("players", range(2, 21))
@pytest.mark.parametrize("cycles", [1, 2])
def test_everybody_meets_everybody_once_in_a_cycle(players: int, cycles: int) -> None:
    met = opponents(players, cycles)
    rounds = players - 1 + players % 2
    for number, row in met.items():
        assert len(row) == cycles * rounds
        for start in range(0, len(row), rounds):
            others = [other for other in row[start : start + rounds] if other]
            assert sorted(others) == [other for other in met if other != number]
        assert all(met[other][k] == number for k, other in enumerate(row) if other)

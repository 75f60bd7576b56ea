"""Days of many children in two competitions of teams, against sums counted in plain words; the
texts of ``sessions/schools.txt`` tell what else is promised of them."""

from __future__ import annotations

from random import Random

import pytest

from tests.make import reading
from xltiebreak import standings


@pytest.mark.parametrize("seed", range(12))
def test_a_day_of_120_children_as_counted_by_hand(seed: int) -> None:
    """Scores are byes; sums, minimum and places are counted again in plain words."""
    random = Random(seed)
    children = [
        (
            k,
            random.choice("ABCDEFGHIJKLMNOP "),
            random.choice("qrstu "),
            random.randint(0, 5),
        )
        for k in range(1, 121)
    ]
    lines = ["Teams by,School top 4 min 3; Club top 3", "", "No.,Name,School,Club,R1,R2,R3,R4,R5"]
    for number, school, club, score in children:
        cells = ["B"] * score + ["U"] * (5 - score)
        lines.append(f"{number},Child {number},{school.strip()},{club.strip()},{','.join(cells)}")
    event = reading.text("\n".join(lines))
    schools, clubs = standings(event)[0].competitions
    for teams, column, counting, minimum in ((schools, 1, 4, 3), (clubs, 2, 3, 2)):
        scores: dict[str, list[int]] = {}
        for child in children:
            if str(child[column]).strip():
                scores.setdefault(str(child[column]), []).append(int(child[3]))
        sums = {
            name: sum(sorted(made, reverse=True)[:counting])
            for name, made in scores.items()
            if len(made) >= minimum
        }
        assert {row.player.name: row.score for row in teams.rows} == sums
        order = [row.score for row in teams.rows]
        assert order == sorted(order, reverse=True)
        assert {row.player.name for row in teams.unplaced} == scores.keys() - sums.keys()
    assert not schools.teams.keys() & clubs.teams.keys()

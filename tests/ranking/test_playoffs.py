"""Whatever a play-off gives, nobody else moves; playoffs.txt has what each decides."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from tests.referees.events import swiss
from xltiebreak import standings


@pytest.mark.slow
def test_nobody_else_moves_whatever_the_play_off_gave() -> None:
    """Whoever is named holds one of the places that these held before; all others stay."""
    tried = 0
    for seed in range(60):
        made = replace(swiss(seed, 12, 4), scheduled_rounds=4)
        before = standings(made)
        for tie in before.players.ties:
            group = [row.player.number for row in tie.standings]
            for order in [*permutations(group)][:6]:
                tried += 1
                after = standings(replace(made, playoff=",".join(map(str, order))))
                placed = [row for row in after.rows if row.player.number in order]
                assert [row.player.number for row in placed] == [*order]
                assert {row.decided_by for row in placed} == {"Playoff"}
                assert placed == [*after.rows[tie.place - 1 : tie.last_place]]
                assert [
                    (row.player.number, row.places) for row in after.rows if row not in placed
                ] == [
                    (row.player.number, row.places)
                    for row in before.rows
                    if row.player.number not in group
                ]
    assert tried > 100

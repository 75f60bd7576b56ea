"""Every move is between two states, each worked out as a whole event; whatif.txt has what is typed
and what is told."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.make.funds import places, under, with_prizes
from tests.make.questions import opened, what_if
from tests.referees.events import swiss
from xltiebreak import Outcome, SectionStandings, prizes


def cash_of(table: SectionStandings) -> dict[int, int] | None:
    """What everybody is paid; nothing before all is played."""
    if not table.players.is_final:
        return None
    return {share.entrant.number: share.paid for share in prizes(table)[0].awards.shares}


@pytest.mark.parametrize("seed", range(12))
def test_every_move_is_between_two_definite_states(seed: int) -> None:
    """Of a round that is completed, and of a result that is changed: by the standings and the
    prizes before and after."""
    drawing = Random(f"moves {seed}")
    whole = with_prizes(
        swiss(seed, drawing.choice((6, 8, 11)), 3), places(60, 45, 30) + under(1500, 20)
    )
    whole = replace(whole, scheduled_rounds=3)
    begun, games = opened(whole, drawing, 9)
    numbers = [n for n, row in whole.crosstable.rows.items() if row[0].outcome is Outcome.WIN]
    for made, changed in (
        (begun, [f"R3 {white}-{other} {drawing.choice(('1-0', '½-½'))}" for white, other in games]),
        (whole, [f"R1 {n} L{whole.crosstable.rows[n][0].opponent}" for n in numbers[:1]]),
    ):
        if not changed:
            continue
        answer = what_if(made, *changed)
        before, after = (
            {row.player.number: row.place for row in each.players.rows}
            for each in (answer.standings[0], answer.after)
        )
        moved = {n for n in before if before[n] != after[n]}
        was, now = cash_of(answer.standings[0]), cash_of(answer.after)
        if was is not None and now is not None:
            moved |= {n for n in before if was.get(n) != now.get(n)}

        assert {move["number"] for move in answer.to_dict()["moved"]} == moved
        assert str(answer).split(": ")[1].startswith(f"{len(moved) or 'no'} player")

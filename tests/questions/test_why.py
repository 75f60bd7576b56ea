"""Why one is before the other agrees with the standings: every system, order and kind of event;
why.txt has what is told."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest

from tests.make.orders import EVENTS, orders
from tests.make.questions import why
from xltiebreak import EDITIONS, explain, standings


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("event", EVENTS)
def test_neighbours_are_parted_by_what_the_standings_say(event: str, edition: str) -> None:
    drawing = Random(f"why {event} {edition}")
    by_tie_break = 0
    for order in orders(drawing, 2)[::3]:
        table = standings(EVENTS[event], edition=edition, order=order)
        for before, after in pairwise(table.rows):
            answer = why(table, after.player.number, before.player.number)
            decided = None if before.place == after.place else after.decided_by
            if before.score != after.score:
                decided = "score"
            assert answer.decided_by == decided
            if before.place != after.place:
                assert (answer.ahead, answer.behind) == (before, after)
            by_tie_break += decided not in (None, "score")

    assert by_tie_break > 5


@pytest.mark.parametrize("event", EVENTS)
def test_its_values_are_those_of_the_standings_and_its_sentences_those_of_explain(
    event: str,
) -> None:
    drawing = Random(f"sentences {event}")
    looked_at = 0
    for order in orders(drawing, 2)[::5]:
        table = standings(EVENTS[event], edition="fide2026", order=order)
        tied = [row.player.number for tie in table.players.ties for row in tie.standings]
        scores = {row.player.number: row.score for row in table.rows}
        pairs = [(a, b) for a, b in combinations(tied, 2) if scores[a] == scores[b]]
        for first, other in drawing.sample(pairs, min(12, len(pairs))):
            answer = why(table, first, other)
            for place, look in enumerate(answer.looks):
                assert look.tie_break is table.order.tie_breaks[place]
                assert look.level == (answer.decided_by != look.tie_break.code)
                for row, sheet in zip(answer.both, look.both, strict=True):
                    assert sheet.value == row.values[look.tie_break.code]
                    [own] = explain(table, row.player.number, [look.tie_break.code]).worksheets
                    assert sheet.sentence() == own.sentence()
                    looked_at += 1

    assert looked_at > 25

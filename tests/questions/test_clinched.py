"""What is called certain, against the prizes that are given after each outcome; clinched.txt has
who takes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from tests.make.funds import with_random_prizes
from tests.make.questions import DRAW, LOSS, WIN, Game, opened, still_open, with_round
from tests.nightly import by_day
from tests.referees.events import swiss
from xltiebreak import Section, SectionStandings, prizes, standings


def outcomes(made: Section, games: list[Game]) -> Iterator[SectionStandings]:
    for endings in product((WIN, DRAW, LOSS), repeat=len(games)):
        yield standings(with_round(made, games, endings), order="MM")


def confirmed(table: SectionStandings, number: int, certain: str) -> bool:
    """Whether the standings, and the prizes given by them, say so too."""
    [row] = [row for row in table.rows if row.player.number == number]
    given = prizes(table)[0].awards
    if certain == "a trophy":
        drawing = [{entrant.number for entrant in each.takers} for each in given.trophies]
        return any(number in each and drawing.count(each) >= len(each) for each in drawing)
    if certain == "a share of first":
        [share] = [share for share in given.shares if share.entrant.number == number]
        return row.score == table.rows[0].score and share.paid > 0
    return certain == f"place {row.place}" == f"place {row.last_place}"


@pytest.mark.parametrize("seed", range(by_day(40, night=400)))
def test_what_is_certain_is_so_after_every_outcome(seed: int) -> None:
    drawing = Random(f"certain {seed}")
    made, games = opened(swiss(seed, drawing.choice((5, 6, 8)), 3), drawing, 2)
    made = with_random_prizes(replace(made, scheduled_rounds=3), drawing)
    if not games:
        return
    answer = still_open(made, order="MM")
    after = list(outcomes(made, games))

    for reach in answer.players:
        for certain in reach.clinched:
            assert all(confirmed(each, reach.player.number, certain) for each in after), (
                reach.player.number,
                certain,
            )

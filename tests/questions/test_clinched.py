"""What is called certain, against the prizes that are given after each outcome."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

from tests.nightly import by_day
from tests.questions.test_open_games import DRAW, LOSS, WIN, Game, opened, with_round
from tests.referees.events import swiss
from xltiebreak.event.section import Section
from xltiebreak.formats import load
from xltiebreak.prizefund.fund import Fund, Limits
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.prizefund.stated import StatedPrizes
from xltiebreak.prizefund.winners import awards_of
from xltiebreak.questions.reach import what_is_open
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.standings import Standings, ranked

AHEAD = """Event,Club Night
Kind,swiss
Rounds,3
{labels}

No.,Name,Rating,R1,R2,R3
1,Ada,1800,W4w,D2b,3w
2,Bo,unr,L3b,D1w,W4b
3,Cy,1500,W2w,L4b,1b
4,Di,1500,L1b,W3w,L2w
"""


@pytest.mark.parametrize(
    ("labels", "certain"),
    [
        # Ada 1½, Cy 1 play; Bo has 1½, Di 1. Ada or Cy may be first, Di is last in every case.
        ('Prizes,"$90-50; Trophies to top 2"\nWithdrawn,1', {2: "a trophy", 3: "a trophy"}),
        ("Trophies,2", {1: "a trophy"}),
        ('Prizes,"$90-50; Trophies to top 2"\nWithdrawn,4', {1: "a trophy"}),
        (
            'Prizes,"$90-50; Trophies to top 2"\nWithdrawn,4\nEntered again,3 as 2',
            {1: "a trophy", 2: "a trophy"},
        ),
    ],
)
def test_who_takes_nothing_clinches_nothing(
    labels: str, certain: dict[int, str], tmp_path: Path
) -> None:
    event = tmp_path / "event.csv"
    event.write_text(AHEAD.format(labels=labels), encoding="utf-8")
    still_open = what_is_open(ranked(load(str(event)).sections[0]))
    clinched = {reach.player.number: reach.clinched for reach in still_open.players}

    assert {n: titles for n, titles in certain.items() if titles not in clinched[n]} == {}
    assert sum("a trophy" in titles for titles in clinched.values()) == len(certain)
    assert clinched[4] == (() if "Withdrawn,4" in labels else ("place 4",))
    if "Withdrawn,1" in labels:
        assert clinched[1] == ()


def outcomes(made: Section, games: list[Game]) -> Iterator[Standings]:
    for endings in product((WIN, DRAW, LOSS), repeat=len(games)):
        yield ranked(with_round(made, games, endings), Asked(order="MM"))


def confirmed(standings: Standings, number: int, certain: str) -> bool:
    """Whether the standings, and the prizes given by them, say so too."""
    [row] = [row for row in standings.rows if row.player.number == number]
    given = awards_of(standings)
    assert given is not None
    if certain == "a trophy":
        taken = [trophy for trophy in given.trophies if trophy.taker]
        holders = {trophy.taker.number for trophy in taken if trophy.taker}
        mine = [trophy for trophy in taken if trophy.taker and trophy.taker.number == number]
        return bool(mine) and all(
            other.number in holders for trophy in mine for other in trophy.level_with
        )
    if certain == "a share of first":
        [share] = [share for share in given.shares if share.entrant.number == number]
        return row.score == standings.rows[0].score and share.paid > 0
    return certain == f"place {row.place}" == f"place {row.last_place}"


def random_prizes(drawing: Random, made: Section) -> StatedPrizes:
    numbers = list(made.crosstable.numbers)
    places = [
        Prize("place", 6000 - 2000 * rank, rank, trophy="cup" if rank <= 2 else "")
        for rank in range(1, 4)
    ]
    others = [
        Prize("under", 12000, high=1599, trophy="cup", position=8),
        Prize("unrated", 3000, position=9, trophy="cup"),
        Prize("named", 4000, list="junior", position=10, trophy="cup"),
        Prize("points", 5000, points=2.0, position=11),
    ]
    limits = Limits(unrated=drawing.choice((None, 0, 3000)))
    rule = drawing.choice(("uschess", "uschess", "none"))
    return StatedPrizes(
        Fund((*places, *drawing.sample(others, drawing.randrange(4))), rule, limits=limits),
        ratings={n: drawing.choice((None, 1500, 1900)) for n in numbers},
        withdrawn=tuple(drawing.sample(numbers, drawing.randrange(3))),
        entered_again={numbers[0]: numbers[1]} if drawing.random() < 0.3 else {},
        lists={"junior": tuple(drawing.sample(numbers, 2))},
    )


@pytest.mark.parametrize("seed", range(by_day(20, night=400)))
def test_what_is_certain_is_so_after_every_outcome(seed: int) -> None:
    drawing = Random(f"certain {seed}")
    made, games = opened(swiss(seed, drawing.choice((5, 6, 8)), 3), drawing, 2)
    made = replace(made, scheduled_rounds=3, prizes=random_prizes(drawing, made))
    if not games:
        return
    still_open = what_is_open(ranked(made, Asked(order="MM")))
    after = list(outcomes(made, games))

    for reach in still_open.players:
        for certain in reach.clinched:
            assert all(confirmed(each, reach.player.number, certain) for each in after), (
                reach.player.number,
                certain,
            )

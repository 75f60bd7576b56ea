"""What holds for every fund and every event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tests.make.funds import (
    BONUS,
    CLASS,
    NAMED,
    NAMES,
    OVER,
    PLACE,
    POINTS,
    SPECIAL,
    UNDER,
    UNRATED,
    WITHHELD,
    Awards,
    Entrant,
    Limits,
    Prize,
    adds_up,
    given,
)
from tests.nightly import by_day

SEEDS = 400


def made_up(seed: int) -> tuple[list[Entrant], list[Prize], dict[str, object]]:
    """Up to ten players and a dozen prizes of all kinds, with limits, withdrawals and entries
    again; half of the funds are based on entries."""
    random = Random(seed)
    scores = [random.choice((0.0, 0.5, 1.0)) for _ in range(random.randint(1, 10))]
    people = []
    for number, score in enumerate(scores, start=1):
        first = 1 + sum(other > score for other in scores)
        last = first + scores.count(score) - 1
        place = random.randint(first, last)
        people.append(
            Entrant(
                number,
                NAMES[number - 1],
                score,
                random.choice((None, *range(1000, 2100, 150))),
                random.random() < 0.2,
                place=place,
                last_place=place,
                withdrawn=random.random() < 0.1,
                lists=frozenset(["junior"] if random.random() < 0.4 else []),
            )
        )
    if len(people) > 2 and random.random() < 0.3:
        people[0] = replace(people[0], later_entry=3)
    limits = Limits(
        random.choice((None, 20_00)),
        random.choice((None, 30_00)),
        random.choice(("to the tie", WITHHELD)),
    )
    fund: dict[str, object] = {"limits": limits, "rounds": 1, "cap": random.random() < 0.8}
    if random.random() < 0.5:
        fund |= {"based_on": random.randint(1, 15)}
    return people, [prize(random) for _ in range(random.randint(1, 12))], fund


def prize(random: Random) -> Prize:
    kind = random.choice((PLACE, PLACE, CLASS, UNDER, OVER, UNRATED, NAMED, POINTS, BONUS, SPECIAL))
    low = random.randint(9, 18) * 100
    return Prize(
        kind,
        random.choice((random.randint(1, 99_99), random.randint(1, 20) * 5_00)),
        random.choice((1, 1, 1, 2, 3)),
        low=low if kind in (CLASS, OVER) else None,
        high=low + random.choice((99, 199, 499)) if kind in (CLASS, UNDER) else None,
        or_unrated=random.random() < 0.3,
        list="junior" if kind == NAMED else "",
        players=(random.randint(1, 10),) if kind == SPECIAL else (),
        points=random.choice((None, 0.5, 1.0)) if kind == POINTS else None,
        trophy=random.choice(("", "", "cup")),
    )


def divisions_add_up(made: Awards) -> None:
    """What a division pays and leaves is what it had, and rounding moves less than a cent."""
    divisions = {id(share.division): share.division for share in made.shares if share.division}
    for division in divisions.values():
        assert sum(division.paid.values()) + division.rest == division.total
        exact = sum((Fraction(share) for share in division.shares.values()), Fraction())
        assert exact + division.rest == division.total
        assert all(
            abs(division.paid[number] - share) < 1 for number, share in division.shares.items()
        )


def nobody_takes_what_he_may_not(made: Awards, people: Sequence[Entrant]) -> None:
    """Who takes nothing is paid nothing and takes no trophy; nobody has two trophies but special
    ones and one for winning alone."""
    out = {entrant.number for entrant in people if entrant.takes_nothing}
    assert not out & {share.entrant.number for share in made.shares}
    assert not out & {trophy.taker.number for trophy in made.trophies if trophy.taker}
    usual = [trophy for trophy in made.trophies if trophy.prize.kind not in (BONUS, SPECIAL)]
    takers = [trophy.taker.number for trophy in usual if trophy.taker]
    assert len(takers) == len({*takers})


@pytest.mark.parametrize("seed", range(by_day(40, night=2_000)))
def test_a_trophy_goes_to_those_who_are_named_however_the_lots_fall(seed: int) -> None:
    """A taker takes it in every order of those who share a place; else one of those by lot does."""
    random = Random(f"lots {seed}")
    scores = [random.choice((1.0, 1.0, 0.0)) for _ in range(random.randint(2, 5))]
    people = [
        Entrant(
            number,
            NAMES[number - 1],
            score,
            random.choice((None, 1100, 1500, 1900)),
            place=1 + sum(other > score for other in scores),
            last_place=sum(other >= score for other in scores),
            lists=frozenset(["junior"] if random.random() < 0.4 else []),
        )
        for number, score in enumerate(scores, start=1)
    ]
    chosen = [prize(random) for _ in range(random.randint(1, 6))]
    of_rank = {
        (each.condition, each.rank): replace(each, trophy="cup")
        for each in chosen
        if each.kind not in (BONUS, POINTS)
    }
    cups = [*of_rank.values()]
    follow: dict[str, Any] = {"rounds": 1, "trophies_follow_money": random.random() < 0.3}
    said = given(cups, people, **follow).trophies
    drawn: list[set[int | None]] = [set() for _ in said]
    for order in permutations(people):
        ranked = sorted(order, key=lambda entrant: -entrant.score)
        placed = [replace(one, place=k, last_place=k) for k, one in enumerate(ranked, start=1)]
        for takers, trophy in zip(drawn, given(cups, placed, **follow).trophies, strict=True):
            takers.add(trophy.taker.number if trophy.taker else None)
    for trophy, takers in zip(said, drawn, strict=True):
        named: set[int | None] = {entrant.number for entrant in trophy.takers}
        if trophy.taker or not trophy.takers:
            assert takers == (named or {None}), trophy.sentence
        assert takers - {None} <= named, trophy.sentence


def sentences(made: Awards) -> list[str]:
    return [share.sentence() for share in made.shares] + [
        trophy.sentence for trophy in made.trophies
    ]


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(SEEDS // 100))
def test_what_holds_for_every_fund(hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        people, prizes, fund = made_up(seed)
        made = given(prizes, people, **fund)

        adds_up(made)
        assert all(share.paid >= 0 and share.sentence() for share in made.shares), seed
        divisions_add_up(made)
        nobody_takes_what_he_may_not(made, people)
        turned = Random(seed).sample(people, len(people))
        assert sentences(made) == sentences(given(prizes, turned, **fund)), seed

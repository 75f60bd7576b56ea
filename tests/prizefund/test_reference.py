"""Random funds and events against an independent calculation that looks at every subgroup."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from tests.make.funds import Awards, Entrant, Prize, adds_up, given
from tests.prizefund import reference
from xltiebreak import TieBreakError

EVENTS = 1_000
KINDS = ("place", "place", "class", "under", "over", "unrated", "named", "named")


def made_up(random: Random) -> tuple[list[reference.Player], list[reference.Prize]]:
    """Up to seven players, most of them tied, and up to six prizes."""
    count, scores = random.randint(1, 7), random.choice((1, 1, 2, 3))
    ratings: list[int | None] = [None, *(random.randint(10, 22) * 100 for _ in range(4))]
    players = [
        (number, random.choice(ratings), float(random.randrange(scores)))
        for number in range(1, count + 1)
    ]
    return players, [prize(random, count) for _ in range(random.randint(1, 6))]


def prize(random: Random, players: int) -> reference.Prize:
    kind = random.choice(KINDS)
    low: object = None
    high: object = None
    if kind == "class":
        low = start = random.randint(10, 20) * 100
        high = start + random.choice((99, 199, 399, 599))
    elif kind == "under":
        high = random.randint(11, 22) * 100 - 1
    elif kind == "over":
        low = random.randint(12, 20) * 100
    elif kind == "named":
        low = tuple(sorted(random.sample(range(1, players + 1), random.randint(1, players))))
    cash = random.choice(
        (random.randint(1, 20) * 10, random.randint(1, 5) * 50, random.randint(1, 200))
    )
    return kind, random.choice((1, 1, 1, 1, 2, 2, 3)), low, high, random.random() < 0.3, cash


def with_points(random: Random) -> tuple[list[reference.Player], list[reference.Prize]]:
    """The same with up to three prizes for points, of amounts and scores in any order."""
    players, prizes = made_up(random)
    for _ in range(random.randint(1, 3)):
        score, cash = random.choice((0.0, 0.5, 1.0, 1.5, 2.0)), random.randint(1, 15) * 10
        prizes.insert(random.randint(0, len(prizes)), ("points", 1, score, None, False, cash))
    return players, prizes


def ours(players: list[reference.Player], prizes: list[reference.Prize]) -> Awards:
    entrants = [
        Entrant(
            number, f"Player {number}", score, rating, place=1 + sum(s > score for *_, s in players)
        )
        for number, rating, score in players
    ]
    made = [
        Prize(kind, cash, rank, or_unrated=or_unrated, players=low)
        if kind == "named"
        else Prize(kind, cash, points=low)
        if kind == "points"
        else Prize(kind, cash, rank, low, high, or_unrated)
        for kind, rank, low, high, or_unrated, cash in prizes
    ]
    return given(made, entrants)


def shares(made: Awards) -> dict[int, Fraction]:
    return {
        share.entrant.number: Fraction(share.division.shares[share.entrant.number])
        for share in made.shares
        if share.division is not None
    }


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(EVENTS // 100))
def test_shares_are_those_of_an_exhaustive_search(hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        players, prizes = made_up(Random(seed))
        made = ours(players, prizes)
        expected = {
            number: share for number, share in reference.shares(players, prizes).items() if share
        }

        assert shares(made) == expected, (seed, players, prizes)
        adds_up(made)


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(EVENTS // 100))
def test_prizes_for_points_are_those_of_a_second_calculation(hundred: int) -> None:
    passed_on = several = left = 0
    for seed in range(hundred * 100, hundred * 100 + 100):
        players, prizes = with_points(Random(seed))
        made = ours(players, prizes)
        got, instead = reference.with_points(players, prizes)

        of_pools = shares(made)
        exact = {
            share.entrant.number: share.points.cash
            if share.points
            else of_pools[share.entrant.number]
            for share in made.shares
        }
        assert exact == {number: share for number, share in got.items() if share}, seed
        taken = {share.entrant.number: share.points.cash for share in made.shares if share.points}
        assert taken == instead, seed
        adds_up(made)
        passed_on += any(share.division and share.division.passed_on for share in made.shares)
        several += any("our reading" in unpaid.why for unpaid in made.unpaid)
        left += any("takes another" in unpaid.why for unpaid in made.unpaid)

    assert min(passed_on, several, left) > 0


@pytest.mark.slow
def test_the_random_events_hold_what_is_hard() -> None:
    """Subgroups that divide alone, of one and of several, caps, and prizes that are left."""
    alone, in_company, capped, left = 0, 0, 0, 0
    for seed in range(EVENTS):
        made = ours(*made_up(Random(seed)))
        divisions = {id(share.division): share.division for share in made.shares if share.division}
        for division in divisions.values():
            alone += bool(division.instead) and len(division.members) == 1
            in_company += bool(division.instead) and len(division.members) > 1
            capped += len({*division.shares.values()}) > 1
        left += bool(made.unpaid)

    assert min(alone, in_company, left) > 50
    assert capped > 10


def test_lists_that_overlap_in_too_many_ways_are_refused_with_a_sentence() -> None:
    """Forty lists of eight of forty players, all on one score."""
    random = Random(1)
    lists = [tuple(sorted(random.sample(range(1, 41), 8))) for _ in range(40)]
    prizes: list[reference.Prize] = [("place", 1, None, None, False, 1000)]
    prizes += [("named", 1, names, None, True, 90 + k) for k, names in enumerate(lists)]
    with pytest.raises(TieBreakError, match="overlap in more than 20,000 ways; divide the prizes"):
        ours([(number, 1500, 3.0) for number in range(1, 41)], prizes)

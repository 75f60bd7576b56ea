"""How long the prizes of a large section take: ``python -m tests.benchmarks.prizes``.

A thousand players, 200 prizes: places, classes and under prizes with ranks, unrated; and 200 named
lists that overlap at random. Each is the processor time of the quickest of three. Goal: under a
second.

Measured with Python 3.11: 0.23 s for the usual prizes after 9 rounds, 0.07 s after one, when most
players are tied; 0.53 and 0.78 s for the lists.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

from xltiebreak.prizefund.awards import awards
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.prizes import CLASS, NAMED, PLACE, UNDER, UNRATED, Prize

PLAYERS, ROUNDS = 1000, 9


def section(random: Random, rounds: int) -> list[Entrant]:
    """Players with random ratings and scores near the middle."""
    players = []
    for number in range(1, PLAYERS + 1):
        score = sum(random.choice((0, 0.5, 1)) for _ in range(rounds))
        rating = None if random.random() < 0.1 else random.randint(100, 2600)
        players.append(Entrant(number, f"Player {number}", score, rating))
    scores = [player.score for player in players]
    return [
        Entrant(
            one.number,
            one.name,
            one.score,
            one.rating,
            place=1 + sum(s > one.score for s in scores),
        )
        for one in players
    ]


def usual(random: Random) -> list[Prize]:
    """Places, twenty under prizes and twenty classes of four ranks, unrated."""
    prizes = [Prize(PLACE, 500_00 - rank * 10_00, rank) for rank in range(1, 31)]
    for top in range(700, 2600, 100):
        for rank in range(1, 5):
            cash = random.randint(20, 300) * 100
            prizes.append(Prize(UNDER, cash // rank, rank, high=top - 1))
            prizes.append(Prize(CLASS, cash // rank + 500, rank, low=top - 100, high=top - 1))
    return [*prizes, *(Prize(UNRATED, 100_00 // rank, rank) for rank in range(1, 19))]


def lists(random: Random) -> list[Prize]:
    """As many lists of players as there are prizes, up to 30 players long."""
    return [
        Prize(
            NAMED,
            random.randint(10, 500) * 100,
            players=tuple(random.sample(range(1, PLAYERS + 1), random.randint(1, 30))),
            label=f"List {k}",
        )
        for k in range(200)
    ]


def quickest(once: Callable[[], object]) -> float:
    """The seconds of the quickest of three runs."""
    taken = []
    for _ in range(3):
        start = process_time()
        once()
        taken.append(process_time() - start)
    return min(taken)


def main() -> None:
    for rounds in (ROUNDS, 1):
        players = section(Random(1), rounds)
        for made in (usual, lists):
            fund = Fund(tuple(made(Random(2))))
            seconds = quickest(lambda: awards(fund, players))  # noqa: B023 - called at once
            print(f"{rounds} rounds, {len(fund.prizes)} prizes ({made.__name__}): {seconds:.2f} s")


if __name__ == "__main__":
    main()

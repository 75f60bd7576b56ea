"""How long the prizes of a large section take: ``python -m tests.benchmarks.prizes``.

A thousand players, 200 prizes: places, classes and under prizes with ranks, unrated; bands of
ratings that overlap at random; lists of players that overlap at random, short and long. Each is
the processor time of the quickest of three, and which part it is of the limit: a second.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

from xltiebreak.prizefund.awards import awards
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.prizes import CLASS, NAMED, OVER, PLACE, UNDER, UNRATED, Entrant, Prize

PLAYERS, ROUNDS = 1000, 9
LIMIT = 1.0
"""Seconds."""


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
            player.number,
            player.name,
            player.score,
            player.rating,
            place=1 + sum(s > player.score for s in scores),
        )
        for player in players
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


def bands(random: Random) -> list[Prize]:
    """For ratings between any two figures, under any and over any."""
    prizes = []
    for k in range(200):
        kind, low = random.choice((CLASS, UNDER, OVER)), random.randint(0, 2400)
        prizes.append(
            Prize(
                kind,
                random.randint(10, 500) * 100,
                low=None if kind == UNDER else low,
                high=None if kind == OVER else low + random.randint(50, 900),
                or_unrated=random.random() < 0.3,
                label=f"Band {k}",
            )
        )
    return prizes


def lists(longest: int) -> Callable[[Random], list[Prize]]:
    """As many lists of players as there are prizes, up to so long."""

    def made(random: Random) -> list[Prize]:
        return [
            Prize(
                NAMED,
                random.randint(10, 500) * 100,
                players=tuple(random.sample(range(1, PLAYERS + 1), random.randint(1, longest))),
                label=f"List {k}",
            )
            for k in range(200)
        ]

    return made


FUNDS = {
    "usual prizes": usual,
    "bands of ratings": bands,
    "lists of up to 15": lists(15),
    "lists of up to 200": lists(200),
    "lists of up to 900": lists(900),
}


def quickest(once: Callable[[], object]) -> float:
    """The seconds of the quickest of three runs."""
    taken = []
    for _ in range(3):
        start = process_time()
        once()
        taken.append(process_time() - start)
    return min(taken)


def main() -> None:
    for rounds in (ROUNDS, 1, 0):
        players = section(Random(1), rounds)
        for name, made in FUNDS.items():
            fund = Fund(tuple(made(Random(2))))
            seconds = quickest(lambda: awards(fund, players))  # noqa: B023 - called at once
            print(f"{rounds} rounds, {name}: {seconds:.2f} s, {seconds / LIMIT:.0%} of the limit")


if __name__ == "__main__":
    main()

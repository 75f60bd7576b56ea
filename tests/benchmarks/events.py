"""A large Swiss event with every kind of bye and forfeit, the same at each run."""

from __future__ import annotations

import random

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Event, Player, Section

_DECIDED = (
    (Outcome.WIN, Outcome.LOSS),
    (Outcome.DRAW, Outcome.DRAW),
    (Outcome.LOSS, Outcome.WIN),
)


def swiss(players: int, rounds: int, seed: int = 1) -> Event:
    """Neighbours on the same score meet, the stronger one wins more often."""
    choice = random.Random(seed)
    numbers = list(range(1, players + 1))
    rows: dict[int, list[Result]] = {number: [] for number in numbers}
    scores = dict.fromkeys(numbers, 0.0)
    for round in range(rounds):
        order = sorted(numbers, key=lambda number: (-scores[number], choice.random()))
        absent = {number for number in numbers if choice.random() < 0.04}
        paired = [number for number in order if number not in absent]
        for number in absent:
            rows[number].append(Result(choice.choice([Outcome.HALF_BYE, Outcome.UNPAIRED])))
        if len(paired) % 2:
            rows[paired.pop()].append(Result(Outcome.PAIRING_BYE))
        for first, other in zip(paired[::2], paired[1::2]):
            if choice.random() < 0.02:
                rows[first].append(Result(Outcome.FORFEIT_WIN, other, "w"))
                rows[other].append(Result(Outcome.FORFEIT_LOSS, first, "b"))
                continue
            mine, theirs = choice.choices(_DECIDED, weights=(5, 3, 3))[0]
            colours = "wb" if (first + round) % 2 else "bw"
            rows[first].append(Result(mine, other, colours[0]))
            rows[other].append(Result(theirs, first, colours[1]))
        for number in numbers:
            scores[number] += rows[number][-1].points
    section = Section(
        name="Open",
        players=tuple(
            Player(
                number,
                f"Player, Invented {number}",
                rating=2400 - number % 1400,
                team="ABCDEF"[number % 6],
            )
            for number in numbers
        ),
        crosstable=Crosstable(tuple(numbers), tuple(tuple(rows[number]) for number in numbers)),
    )
    return Event("A Large Open", (section,))

"""Other programs, each with one fault: small and plain, and none of our own code.

An event is what :mod:`tests.rules.reference` takes: by pairing number, a cell a round of letter,
opponent and colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from random import Random

from tests.make.made_up import MadeUp
from tests.rules import reference
from tests.rules.reference import GAMES, HALF, WORTH, Cell, Event

Program = Callable[[Event], "dict[int, Fraction]"]

LETTERS = [("W", "L")] * 4 + [("L", "W")] * 4 + [("D", "D")] * 3 + [("X", "F")]


def club_swiss(
    seed: int,
    players: int = 16,
    rounds: int = 5,
    away: float = 0.1,
    letters: Sequence[tuple[str, str]] = LETTERS,
) -> MadeUp:
    """An event with byes of every kind, forfeits, absences and a withdrawal."""
    random = Random(seed)
    event: Event = {number: [] for number in range(1, players + 1)}
    withdrawn = random.randrange(1, players + 1)
    for r in range(rounds):
        ranked = sorted(event, key=lambda n: (-reference.score(event, n), random.random()))
        waiting = []
        for number in ranked:
            if number == withdrawn and r > 1:
                event[number].append(("U", None, ""))
            elif random.random() < away:
                event[number].append((random.choice("HU"), None, ""))
            else:
                waiting.append(number)
        if len(waiting) % 2:
            event[waiting.pop()].append(("B", None, ""))
        while waiting:
            white, other = waiting.pop(0), waiting.pop(0)
            mine, theirs = random.choice(letters)
            colours = "" if mine in "XF" else random.choice(("wb", "bw"))
            event[white].append((mine, other, colours[:1]))
            event[other].append((theirs, white, colours[1:]))
    return MadeUp(event)


def decimal(figure: Fraction | float, digits: int = 2) -> str:
    """A figure as it is printed: with so many decimals and no zeros behind them, halves up."""
    whole = math.floor(abs(Fraction(figure)) * 10**digits + HALF)
    text = str(whole).rjust(digits + 1, "0")
    if digits:
        text = f"{text[:-digits]}.{text[-digits:]}".rstrip("0").rstrip(".")
    return f"-{text}" if figure < 0 and whole else text


def points(cell: Cell) -> Fraction:
    return Fraction(WORTH.get(cell[0], 0))


def is_game(cell: Cell) -> bool:
    return bool(cell[0]) and cell[0] in GAMES


def column(value: Callable[[Event, int], Fraction]) -> Program:
    return lambda event: {number: value(event, number) for number in event}


def right(code: str, edition: str = "uschess") -> Program:
    """What the rules give."""
    return column(lambda event, number: reference.value(event, code, edition, number) or Fraction())


def opponents(
    event: Event,
    number: int,
    worth: Callable[[Cell], Fraction] = lambda cell: points(cell) if is_game(cell) else HALF,
    own: Callable[[Event, int], list[Fraction]] = lambda event, number: [Fraction()],
    met: Callable[[Cell], bool] = is_game,
) -> list[Fraction]:
    """The opponents' scores, and what stands in for each of the player's own unplayed rounds."""
    scores: list[Fraction] = []
    for cell in event[number]:
        opponent = cell[1]
        if met(cell) and opponent is not None:
            scores.append(sum(map(worth, event[opponent]), Fraction()))
        else:
            scores += own(event, number)
    return scores


def solkoff(**changed: object) -> Program:
    return column(lambda event, n: sum(opponents(event, n, **changed), Fraction()))  # type: ignore[arg-type]


def sign(event: Event, number: int) -> int:
    difference = reference.score(event, number) - Fraction(len(event[number]), 2)
    return (difference > 0) - (difference < 0)


RIGHT_DROPS = {1: (1, 0), 0: (1, 1), -1: (0, 1)}


def modified_median(
    drops: dict[int, tuple[int, int]] | None = None,
    each: Callable[[Event, int], int] = lambda event, n: 2 if len(event[n]) >= 9 else 1,
    **changed: object,
) -> Program:
    """Lowest and highest scores to drop for a plus, an even and a minus score."""
    taken = {**RIGHT_DROPS, **(drops or {})}

    def value(event: Event, number: int) -> Fraction:
        lowest, highest = taken[sign(event, number)]
        scores = opponents(event, number, **changed)  # type: ignore[arg-type]
        times = each(event, number)
        return reference.without(scores, lowest * times, highest * times)

    return column(value)


def cumulative(taken_off: Callable[[Cell], Fraction]) -> Program:
    def value(event: Event, number: int) -> Fraction:
        sums = reference.running(event, number)
        return sum(sums, Fraction()) - sum(map(taken_off, event[number]), Fraction())

    return column(value)


ALL = {"MM": "MM", "Solk": "SOLK", "Cum": "CUM", "OpCum": "OCUM"}


def texts(values: Mapping[int, Fraction | float]) -> dict[int, str]:
    return {number: decimal(value, 4) for number, value in values.items()}


def as_printed(event: Event) -> dict[str, dict[int, str]]:
    """What a pairing program prints: the score and the four tie-breaks of US Chess, all right."""
    score = {number: reference.score(event, number) for number in event}
    return {
        "Score": texts(score),
        **{label: texts(right(code)(event)) for label, code in ALL.items()},
    }

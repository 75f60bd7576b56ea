"""FIDE's tie-breaks a second time, written from C.07 and from the rules of 2009, for Swiss events:
slow and plain, in ``Fraction``. Cells are those of :mod:`tests.rules.reference`."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

from tests.rules import reference

if TYPE_CHECKING:
    from tests.rules.reference import Event

HALF = Fraction(1, 2)
FIDE = ("fide2009", "fide2023", "fide2026")
REQUESTED = ("H", "U", "")
VOLUNTARY = (*REQUESTED, "F")
SINCE_2023 = ("fide2023", "fide2026")


def adjusted(event: Event, number: int, edition: str) -> Fraction:
    """What the player is worth to his opponents: since 2023 by 16.3, where requested byes that
    only voluntarily unplayed rounds follow are draws."""
    row = event[number]
    if edition == "fide2009":
        return sum((points(cell) if is_game(cell) else HALF for cell in row), Fraction())
    total = Fraction()
    for r, cell in enumerate(row):
        at_the_end = all(later[0] in VOLUNTARY for later in row[r:])
        total += HALF if cell[0] in REQUESTED and at_the_end else points(cell)
    return total


def virtual_opponent(event: Event, number: int, r: int, edition: str) -> Fraction:
    """Who stands in for the opponent of round ``r``, from 0, that the player did not play."""
    row = event[number]
    if edition == "fide2009":
        before = sum(map(points, row[:r]), Fraction())
        return before + (1 - points(row[r])) + HALF * (len(row) - r - 1)
    own = sum(map(points, row), Fraction())
    if edition == "fide2023":
        return own
    letter, opponent, _ = row[r]
    if letter and letter in "XFZ" and opponent:
        return min(own, adjusted(event, opponent, edition))
    return min(own, HALF * len(row))


def points(cell: reference.Cell) -> Fraction:
    return Fraction(reference.WORTH.get(cell[0], 0))


def is_game(cell: reference.Cell) -> bool:
    return bool(cell[0]) and cell[0] in reference.GAMES


class Contribution:
    """What one round adds, the score behind it, and whether the player chose not to play it."""

    def __init__(self, amount: Fraction, score: Fraction, voluntary: bool) -> None:
        self.amount = amount
        self.score = score
        self.voluntary = voluntary


def contributions(
    event: Event, number: int, edition: str, *, weighed: bool = False
) -> list[Contribution]:
    """The list of Buchholz, or weighed by the results that of Sonneborn-Berger."""
    listed = []
    for r, cell in enumerate(event[number]):
        if is_game(cell):
            by = "raw" if weighed and edition not in FIDE else edition
            score = reference.adjusted(event, cell[1] or 0, by)
        elif edition in FIDE:
            score = virtual_opponent(event, number, r, edition)
        elif weighed or edition == "raw":
            continue
        else:
            score = Fraction()
        factor = points(cell) if weighed else Fraction(1)
        if weighed and edition == "wintd":
            factor *= reference.DOUBLED_BY_WINTD
        chosen = edition in SINCE_2023 and cell[0] in VOLUNTARY
        listed.append(Contribution(factor * score, score, chosen))
    return listed


def cut(listed: list[Contribution], lowest: int, highest: int) -> Fraction:
    """What is left of the list: 14.1 to 14.4, with the exception of 16.5 for the low end."""
    left = list(listed)
    for _ in range(min(lowest, len(left))):
        least = min(left, key=lambda each: (each.score, each.amount))
        chosen = [each for each in left if each.voluntary]
        if chosen:
            lowest_chosen = min(chosen, key=lambda each: (each.amount, each.score))
            if lowest_chosen.amount >= least.amount:
                least = lowest_chosen
        left.remove(least)
    for _ in range(min(highest, len(left))):
        left.remove(max(left, key=lambda each: (each.score, each.amount)))
    return sum((each.amount for each in left), Fraction())


def last_round_drawn(event: Event) -> Event:
    """The event with every paired game of the final round drawn (8.3)."""
    return {
        number: [*row[:-1], ("D", row[-1][1], row[-1][2]) if row[-1][1] else row[-1]]
        for number, row in event.items()
    }


def average_of_opponents_buchholz(
    event: Event, number: int, edition: str, whose: Event
) -> Fraction | None:
    met = [cell[1] or 0 for cell in event[number] if is_game(cell)]
    return reference.mean([cut(contributions(whose, opponent, edition), 0, 0) for opponent in met])


def average_rating(
    event: Event, number: int, ratings: dict[int, int], cuts: int
) -> Fraction | None:
    if any(player not in ratings for player in event):
        return None
    met = sorted(ratings[cell[1] or 0] for cell in event[number] if is_game(cell))[cuts:]
    return Fraction(math.floor(Fraction(sum(met), len(met)) + HALF)) if met else None


def koya(event: Event, number: int) -> Fraction:
    half = HALF * len(event[number])
    return sum(
        (
            points(cell)
            for cell in event[number]
            if cell[1] and reference.score(event, cell[1]) >= half
        ),
        Fraction(),
    )


def direct_encounter(event: Event, tied: set[int], edition: str) -> dict[int, Fraction]:
    """The places of those whom the games among them part; nothing if they part nobody."""
    blocks = _parted(event, sorted(tied), edition)
    if len(blocks) == 1:
        return {}
    places: dict[int, Fraction] = {}
    for block in blocks:
        places.update(dict.fromkeys(block, Fraction(len(places) + 1)))
    return places


def _parted(event: Event, tied: list[int], edition: str) -> list[list[int]]:
    mean = edition != "fide2009"
    least = {player: _score_among(event, player, tied, Fraction(0), mean=mean) for player in tied}
    most = {player: _score_among(event, player, tied, Fraction(1), mean=mean) for player in tied}
    if least == most:
        blocks = [[n for n in tied if least[n] == s] for s in sorted(set(least.values()))[::-1]]
        if edition == "fide2009" or len(blocks) == 1:
            return blocks
        return [part for block in blocks for part in _parted(event, block, edition)]
    if edition == "fide2009":
        return [tied]
    ranked: list[list[int]] = []
    rest = list(tied)
    while len(rest) > 1:
        top = [n for n in rest if all(least[n] > most[m] for m in rest if m != n)]
        if not top:
            break
        ranked.append(top)
        rest.remove(top[0])
    return [*ranked, *_parted(event, rest, edition)] if ranked else [tied]


def _score_among(
    event: Event, number: int, tied: list[int], missing: Fraction, *, mean: bool
) -> Fraction:
    """The points against the others who are tied, with the ``mean`` of several meetings or their
    sum, and with ``missing`` for a game that was not played."""
    total = Fraction()
    for other in tied:
        if other != number:
            met = [points(c) for c in event[number] if is_game(c) and c[1] == other]
            total += sum(met, Fraction()) / (len(met) if mean else 1) if met else missing
    return total


def value(  # noqa: PLR0912 - the articles, one by one
    event: Event, code: str, edition: str, number: int, ratings: dict[int, int], group: set[int]
) -> Fraction | None:
    """A player's tie-break over complete rounds; nothing where it has none."""
    base, _, option = code.partition("/")
    row = event[number]
    letters = [cell[0] for cell in row]
    if base == "TPN":
        return Fraction(number)
    if base == "RTNG":
        return Fraction(ratings[number]) if all(n in ratings for n in event) else None
    if base == "DE":
        return direct_encounter(event, group, edition).get(number) if len(group) > 1 else None
    if not row:
        return None
    if base in ("BH", "FB", "SB"):
        count = int(option[1:] or 0)
        event = last_round_drawn(event) if base == "FB" else event
        listed = contributions(event, number, edition, weighed=base == "SB")
        return cut(listed, count, count if option[:1] == "M" else 0)
    if base == "AOB":
        whose = last_round_drawn(event) if option == "F" else event
        return average_of_opponents_buchholz(event, number, edition, whose)
    if base == "ARO":
        return average_rating(event, number, ratings, int(option[1:] or 0))
    if base == "PS":
        return sum(reference.running(event, number)[int(option[1:] or 0) :], Fraction())
    if base == "KS":
        return koya(event, number)
    if base == "WIN":
        return Fraction(sum(points(cell) == 1 for cell in row))
    if base == "WON":
        return Fraction(sum(letter in ("W", "N") for letter in letters))
    if base == "REP":
        return Fraction(sum(letter not in VOLUNTARY for letter in letters))
    if base == "STD":
        return Fraction(sum((points(cell) > HALF) + (points(cell) >= HALF) for cell in row), 2)
    black = [cell for cell in row if is_game(cell) and cell[2] == "b"]
    if not reference.colours_are_known(event, number):
        return None
    if base == "BPG":
        return Fraction(len(black))
    if base == "BWG":
        return Fraction(sum(points(cell) == 1 for cell in black))
    raise KeyError(code)

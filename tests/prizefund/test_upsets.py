"""Prizes for upsets: small events against a calculation that tries every order of the players;
sessions/upsets.txt has what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from tests.make import reading
from tests.nightly import by_day
from tests.prizefund import reference
from xltiebreak import SectionPrizes, prizes

EVENTS = 4_000

Game = tuple[int, int, str, int]
"""Its players, the result (``1-0``, ``0-1``, ``draw``, ``forfeit``, ``both won``) and the round."""


class MadeUp:
    """A small event: ratings (None for unrated), games, who withdrew, prizes, what draws are."""

    def __init__(self, random: Random) -> None:
        self.ratings = [
            random.choice((None, 1400, 1500, 1500, 1600, 1700, 1900))
            for _ in range(random.randint(3, 6))
        ]
        self.rounds = random.randint(1, 4)
        self.games: list[Game] = []
        for round in range(1, self.rounds + 1):
            numbers = [*range(1, len(self.ratings) + 1)]
            random.shuffle(numbers)
            for white, black in zip(numbers[::2], numbers[1::2]):
                result = random.choice(("1-0", "0-1", "1-0", "0-1", "draw", "forfeit", "both won"))
                self.games.append((white, black, result, round))
        everybody = range(1, len(self.ratings) + 1)
        self.gone = [number for number in everybody if random.random() < 0.1]
        self.draws = random.random() < 0.5
        self.of_event = [random.choice((60, 120, 180)) for _ in range(random.randint(0, 3))]
        self.of_round = [random.choice((60, 120)) for _ in range(random.randint(0, 2))]
        self.places = [(f"{rank}", 10 * random.randint(1, 9)) for rank in (1, 2)]
        self.under = 10 * random.randint(1, 9)

    @property
    def line(self) -> str:
        ranks = ("1st", "2nd", "3rd")
        amounts = sorted((cash for _, cash in self.places), reverse=True)
        parts = [f"{rank} ${cash}" for rank, cash in zip(ranks, amounts)]
        parts.append(f"U1600 ${self.under}")
        parts += [f"{rank} upset ${cash}" for rank, cash in zip(ranks, self.of_event)]
        parts += [f"{rank} upset each round ${cash}" for rank, cash in zip(ranks, self.of_round)]
        return ", ".join(parts)

    @property
    def table(self) -> str:
        cells = {number: ["U"] * self.rounds for number in range(1, len(self.ratings) + 1)}
        letters = {"1-0": "WL", "0-1": "LW", "draw": "DD", "forfeit": "XF", "both won": "NW"}
        for white, black, result, round in self.games:
            first, second = [*letters[result]]
            cells[white][round - 1] = f"{first}{black}"
            cells[black][round - 1] = f"{second}{white}"
        rows = [
            f"{number},P{number},{rating or 'unr.'},{','.join(cells[number])}"
            for number, rating in enumerate(self.ratings, 1)
        ]
        heads = ",".join(f"R{round}" for round in range(1, self.rounds + 1))
        labels = [
            "Event,X",
            "Section,Open",
            "Kind,swiss",
            "Notation,us",
            f"Rounds,{self.rounds}",
            f'Prizes,"{self.line}"',
            *(["Upset draws,half"] if self.draws else []),
            *([f'Withdrawn,"{", ".join(map(str, self.gone))}"'] if self.gone else []),
        ]
        return "\n".join([*labels, "", f"No.,Name,Rating,{heads}", *rows, ""])

    def scores(self) -> dict[int, float]:
        scores = dict.fromkeys(range(1, len(self.ratings) + 1), 0.0)
        for white, black, result, _ in self.games:
            for player, gets in (
                (white, {"1-0": 1, "draw": 0.5, "forfeit": 1, "both won": 1}),
                (black, {"0-1": 1, "draw": 0.5, "both won": 1}),
            ):
                scores[player] += gets.get(result, 0)
        return scores

    def largest(self, rounds: Sequence[int]) -> dict[int, Fraction]:
        """Each player's largest upset in these rounds, of those who have one and play for
        prizes."""
        largest: dict[int, Fraction] = {}
        for white, black, result, round in self.games:
            for own, other, wins in ((white, black, "1-0"), (black, white, "0-1")):
                low, high = self.ratings[own - 1], self.ratings[other - 1]
                counts = result in (wins, "both won") or (result == "draw" and self.draws)
                if low and high and high > low and counts and round in rounds:
                    points = Fraction(high - low, 2 if result == "draw" else 1)
                    if own not in self.gone:
                        largest[own] = max(points, largest.get(own, points))
        return largest

    def expected(self) -> dict[int, Fraction]:
        """What each is paid: his part of the other prizes, and of each prize for upsets the mean
        over all orders in which a larger upset is never behind a smaller one."""
        scores = self.scores()
        able = [
            (number, rating, scores[number])
            for number, rating in enumerate(self.ratings, 1)
            if number not in self.gone
        ]
        amounts = sorted((cash for _, cash in self.places), reverse=True)
        others: list[reference.Prize] = [
            ("place", rank, None, None, False, cash * 100) for rank, cash in enumerate(amounts, 1)
        ]
        others.append(("under", 1, None, 1599, False, self.under * 100))
        got = reference.shares(able, others)
        everything = [([*range(1, self.rounds + 1)], self.of_event)]
        everything += [([round], self.of_round) for round in range(1, self.rounds + 1)]
        for rounds, cash in everything:
            upsets = self.largest(rounds)
            orders = [
                order
                for order in permutations(upsets)
                if all(upsets[a] >= upsets[b] for a, b in zip(order, order[1:]))
            ]
            for order in orders:
                for number, amount in zip(order, cash):
                    got[number] = got.get(number, Fraction()) + Fraction(amount * 100, len(orders))
        return {number: amount for number, amount in got.items() if amount}


def exact(made: SectionPrizes) -> dict[int, Fraction]:
    """What each is paid before odd cents are rounded; amounts for upsets have none here."""
    return {
        share.entrant.number: Fraction(
            share.division.shares[share.entrant.number] if share.division else 0
        )
        + sum(extra.amount for extra in share.extras)
        for share in made.awards.shares
    }


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(0, EVENTS // 100, by_day(20, night=1)))
def test_prizes_for_upsets_are_those_of_every_order_of_the_players(hundred: int) -> None:
    shared = pooled = left = 0
    for seed in range(hundred * 100, hundred * 100 + 100):
        event = MadeUp(Random(seed))
        made = prizes(reading.text(event.table))[0]

        assert exact(made) == event.expected(), (seed, event.table)
        assert made.awards.due - made.awards.paid == sum(
            unpaid.amount for unpaid in made.awards.unpaid
        )
        extras = [extra for share in made.awards.shares for extra in share.extras]
        shared += any("each beat" in extra.why for extra in extras)
        pooled += any(len(extra.prizes) > 1 for extra in extras)
        left += any("upset" in unpaid.why for unpaid in made.awards.unpaid)
    assert min(shared, pooled, left) > 0

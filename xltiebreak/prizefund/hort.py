"""The Hort system: half of each prize goes by place, half is divided equally among the tied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import groupby

from xltiebreak.event.figures import decimal
from xltiebreak.prizefund.division import Term, paid_out, rounding, some
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.money import Cents, Share, money
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.rules.terms import Show


@dataclass(frozen=True)
class HortDivision:
    """Players on one score, in place order, and the prizes of their places; ``own`` holds those
    of each player's own place, by number, several players' where they share the place."""

    prizes: tuple[Prize, ...]
    members: tuple[Entrant, ...]
    own: dict[int, tuple[tuple[Prize, ...], int]]
    score: float
    sign: str = "$"
    rest: Cents = 0
    passed_on: bool = False

    @property
    def total(self) -> Cents:
        """What there is to divide."""
        return sum(prize.cash for prize in self.prizes)

    @property
    def equal(self) -> Fraction:
        """The equal share."""
        return Fraction(self.total, len(self.members))

    @cached_property
    def shares(self) -> dict[int, Share]:
        """What each gets, exactly, by number."""
        return {one.number: (self._of_place(one.number) + self.equal) / 2 for one in self.members}

    @cached_property
    def paid(self) -> dict[int, Cents]:
        """What each is paid, in whole cents, by number."""
        return paid_out(self.shares, self.members)

    def _of_place(self, number: int) -> Fraction:
        prizes, sharing = self.own[number]
        return Fraction(sum(prize.cash for prize in prizes), sharing)

    def terms(self, number: int, show: Show = decimal) -> list[Term]:
        """The parts of a player's share; they add up to what he is paid."""
        if len(self.members) == 1:
            return [
                Term(prize.title, prize.cash, self._tied(number, show)) for prize in self.prizes
            ]
        halves = [
            Term("own place", self._of_place(number) / 2, f"half of {self._place(number)}"),
            Term(
                "equal share", self.equal / 2, f"half of {self._pool()}, {self._tied(number, show)}"
            ),
        ]
        odd = self.paid[number] - self.shares[number]
        if odd:
            halves.append(Term("cents", odd, rounding(self.shares, self.paid, number)))
        return halves

    def sentence(self, number: int, show: Show = decimal) -> str:
        """``half of $200 for 1st + half of ($200 for 1st + $100 for 2nd) ÷ 2, tied on 4 …``"""
        if len(self.members) == 1:
            return f"{self._place(number)}, {self._tied(number, show)}"
        told = f"half of {self._place(number)} + half of {self._pool()}, {self._tied(number, show)}"
        if self.paid[number] != self.shares[number]:
            told += f"; {rounding(self.shares, self.paid, number)}"
        return told

    def _place(self, number: int) -> str:
        prizes, sharing = self.own[number]
        text = self._sum(prizes)
        if sharing == 1:
            return text
        return f"({text}) ÷ {sharing}, the place being shared," if prizes else text

    def _pool(self) -> str:
        return f"({self._sum(self.prizes)}) ÷ {len(self.members)}"

    def _sum(self, prizes: Sequence[Prize]) -> str:
        added = [f"{prize.amount(self.sign)} for {prize.title}" for prize in prizes]
        return " + ".join(added) or money(0, self.sign)

    def _tied(self, number: int, show: Show) -> str:
        others = [one.label for one in self.members if one.number != number]
        if not others:
            return f"alone on {show(self.score, 2)} (Hort)"
        return f"tied on {show(self.score, 2)} with {some(others)} (Hort)"


def hort(
    prizes: Sequence[Prize], entrants: Sequence[Entrant], sign: str = "$"
) -> tuple[list[HortDivision], list[Prize]]:
    """Every division of prizes for places among those who may take any, best score first, and the
    prizes that are left.

    Two tied for 1,000 and 500 get 875 and 625: half of each one's own prize, and half of 750.
    """
    left = sorted((prize for prize in prizes if prize.cash), key=lambda prize: prize.priority)
    in_order = sorted(entrants, key=lambda one: (-one.score, one.place, one.number))
    divisions = []
    place = 0
    for score, tied in groupby(in_order, lambda one: one.score):
        members = tuple(tied)
        own: dict[int, tuple[tuple[Prize, ...], int]] = {}
        for _, sharers in groupby(members, lambda one: one.place):
            numbers = [one.number for one in sharers]
            ranks = range(place + 1, place + len(numbers) + 1)
            theirs = tuple(prize for prize in left if prize.rank in ranks)
            own.update(dict.fromkeys(numbers, (theirs, len(numbers))))
            place += len(numbers)
        pooled = tuple(prize for prize in left if place - len(members) < prize.rank <= place)
        if pooled:
            divisions.append(HortDivision(pooled, members, own, score, sign))
            left = [prize for prize in left if prize not in pooled]
    return divisions, left

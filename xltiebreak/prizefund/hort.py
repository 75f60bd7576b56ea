"""Cash divided by the Hort system: half of it by place, half equally among those level on score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import groupby

from xltiebreak.event.figures import decimal
from xltiebreak.prizefund.division import Division, Term, rounding, some
from xltiebreak.prizefund.entrants import Entrant, in_place_order
from xltiebreak.prizefund.money import ExactCents
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.rules.terms import Show


@dataclass(frozen=True)
class HortDivision(Division):
    """Players on one score, in place order, and the prizes of their places; ``own`` holds the
    prizes of each player's own place, by number, and how many share the place."""

    own: Mapping[int, tuple[tuple[Prize, ...], int]] = field(default_factory=dict)

    @cached_property
    def shares(self) -> dict[int, ExactCents]:
        """Each member's exact share, by number."""
        numbers = [member.number for member in self.members]
        return {number: (self._of_place(number) + self.equal) / 2 for number in numbers}

    def _of_place(self, number: int) -> Fraction:
        prizes, sharing = self.own[number]
        return Fraction(sum(prize.cash for prize in prizes), sharing)

    def terms(self, number: int) -> list[Term]:
        """Return the parts of a member's share; they add up to his payment."""
        tied = self._tied(number, decimal)
        if len(self.members) == 1:
            return [Term(prize.title, prize.cash, tied) for prize in self.prizes]
        halves = [
            Term("own place", self._of_place(number) / 2, f"half of {self.place_text(number)}"),
            Term("equal share", self.equal / 2, f"half of {self.pool}, {tied}"),
        ]
        odd = self.paid[number] - self.shares[number]
        if odd:
            halves.append(Term("cents", odd, rounding(self.shares, self.paid, number)))
        return halves

    def sentence(self, number: int, show: Show = decimal) -> str:
        """Return ``half of $200 for 1st + half of ($200 for 1st + $100 for 2nd) ÷ 2, tied on
        4``."""
        place, tied = self.place_text(number), self._tied(number, show)
        if len(self.members) == 1:
            return f"{place}, {tied}"
        sentence = f"half of {place} + half of {self.pool}, {tied}"
        if self.paid[number] != self.shares[number]:
            sentence += f"; {rounding(self.shares, self.paid, number)}"
        return sentence

    def place_text(self, number: int) -> str:
        """Return the prizes of a member's own place: ``$200 for 1st``."""
        prizes, sharing = self.own[number]
        text = self._sum(prizes)
        if sharing == 1:
            return text
        return f"({text}) ÷ {sharing}, the place being shared," if prizes else text

    @property
    def pool(self) -> str:
        """``($200 for 1st + $100 for 2nd) ÷ 2``"""
        return f"({self._sum(self.prizes)}) ÷ {len(self.members)}"

    def _sum(self, prizes: Sequence[Prize]) -> str:
        return " + ".join(self._amounts(prizes)) or self._money(0)

    def _tied(self, number: int, show: Show) -> str:
        score, others = show(self.score or 0.0, 2), self._others(number)
        return (
            f"tied on {score} with {some(others)} (Hort)" if others else f"alone on {score} (Hort)"
        )


def hort(
    prizes: Sequence[Prize], entrants: Sequence[Entrant], sign: str = "$"
) -> tuple[list[HortDivision], list[Prize]]:
    """Divide the prizes for places, best score first; return the divisions and the prizes left
    over.

    Two tied for 1,000 and 500 get 875 and 625: half of each one's own prize, and half of 750.
    """
    left = sorted((prize for prize in prizes if prize.cash), key=lambda prize: prize.priority)
    in_order = in_place_order(entrants)
    divisions = []
    place = 0
    for score, tied in groupby(in_order, lambda entrant: entrant.score):
        members = tuple(tied)
        own: dict[int, tuple[tuple[Prize, ...], int]] = {}
        for _, sharers in groupby(members, lambda member: member.place):
            numbers = [sharer.number for sharer in sharers]
            ranks = range(place + 1, place + len(numbers) + 1)
            theirs = tuple(prize for prize in left if prize.rank in ranks)
            own.update(dict.fromkeys(numbers, (theirs, len(numbers))))
            place += len(numbers)
        pooled = tuple(prize for prize in left if place - len(members) < prize.rank <= place)
        if pooled:
            divisions.append(
                HortDivision(pooled, members, {}, score, len(members), sign=sign, own=own)
            )
            left = [prize for prize in left if prize not in pooled]
    return divisions, left

"""What one player, or one team, is paid: a worksheet whose terms add up to it, and its sentence."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from xltiebreak.event.figures import decimal
from xltiebreak.prizefund.division import Division, Term
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import Prize, in_words
from xltiebreak.rules.terms import Show


class Extra(NamedTuple):
    """What a player takes besides his share: a bonus or a special prize."""

    prize: Prize
    amount: Cents
    why: str


@dataclass(frozen=True)
class Share:
    """What one player, or one team, is paid: a worksheet whose terms add up to it.

    ``division`` is the pool that he has a share of; where a prize for points is larger than that
    share, ``points`` is there and is paid instead. ``limit`` is the most that he may take.
    """

    entrant: Entrant
    division: Division | None = None
    points: Prize | None = None
    extras: tuple[Extra, ...] = ()
    limit: Cents | None = None
    sign: str = "$"

    @property
    def terms(self) -> list[Term]:
        """The parts of what is paid, in cents; they add up to it."""
        terms: list[Term] = []
        if self.points is not None:
            terms.append(Term(self.points.title, self.points.cash, self._for_points(decimal)))
        elif self.division is not None:
            terms += self.division.terms(self.entrant.number)
        terms += [Term(extra.prize.title, extra.amount, extra.why) for extra in self.extras]
        if self.above_limit:
            terms.append(Term("limit", -self.above_limit, self._limited))
        return terms

    @cached_property
    def paid(self) -> Cents:
        """What is paid."""
        return self._before_limit - self.above_limit

    @cached_property
    def _before_limit(self) -> Cents:
        share = self.points.cash if self.points else 0
        if self.division is not None and self.points is None:
            share = self.division.paid[self.entrant.number]
        return share + sum(extra.amount for extra in self.extras)

    @property
    def won(self) -> str:
        """What it is paid for, in a few words: ``4th and 1st Class A, shared by 3``."""
        titles = [extra.prize.title for extra in self.extras]
        if self.points is not None:
            titles.insert(0, self.points.title)
        elif self.division is not None:
            members = len(self.division.members)
            shared = f", shared by {members}" * (members > 1)
            titles.insert(0, f"{in_words(self.division.prizes)}{shared}")
        return "; ".join(titles)

    @property
    def above_limit(self) -> Cents:
        """What he may not take of it."""
        return 0 if self.limit is None else max(0, self._before_limit - self.limit)

    def _for_points(self, show: Show) -> str:
        score = f"{show(self.entrant.score, 2)} points reached (rule 33E)"
        if self.division is None:
            return score
        share = money(self.division.paid[self.entrant.number], self.sign)
        if self.division.passed_on:
            left = f"{share} for {in_words(self.division.prizes)}"
            return f"{score}; more than {left}, which goes on to the next score (rule 32B1)"
        return f"{score}; more than a share of {share} of the other prizes"

    @property
    def _limited(self) -> str:
        limit = money(self.limit or 0, self.sign)
        return f"not more than {limit}, the limit for this player (rule 32C6)"

    def sentence(self, show: Show = decimal) -> str:
        """The whole share in one sentence for a parent; ``show`` writes scores.

        ``Lee: $75 = ($100 for 2nd + $50 for 1st U1800) ÷ 2, tied on 4 with Hart (rule 32B2)``
        """
        sentences = []
        if self.points is not None:
            cash = self.points.amount(self.sign)
            sentences.append(f"{cash} for {self.points.title}, {self._for_points(show)}")
        elif self.division is not None:
            sentences.append(self.division.sentence(self.entrant.number, show))
        sentences += [
            f"{money(extra.amount, self.sign)} for {extra.prize.title}, {extra.why}"
            for extra in self.extras
        ]
        text = "; plus ".join(sentences)
        if self.above_limit:
            text += f"; {self._limited}"
        paid = money(self.paid, self.sign)
        equals = " " if text.startswith(f"{paid} for ") and "÷" not in text else f" {paid} = "
        return f"{self.entrant.label}:{equals}{text}"

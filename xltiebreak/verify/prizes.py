"""Printed prizes: amounts that are not ours, and the rule by which they were computed.

The event states the prizes. A program that pays otherwise follows another rule of the book, an
older one, or a custom: each is a way to pay the same fund, and explains the column if it gives the
printed amounts, to the cent.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import Any, Callable

from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.apart import upsets
from xltiebreak.prizefund.awards import Awards, awards
from xltiebreak.prizefund.fund import EQUAL, HORT, NONE, USCHESS, Fund, Limits
from xltiebreak.prizefund.money import SIGN, Cents, ExactCents, money
from xltiebreak.prizefund.prizes import POOLED, Entrant, Kind, Prize
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.prizefund.winners import awards_of, teams_of
from xltiebreak.ranking.standings import Standings
from xltiebreak.verify.columns import PRIZE
from xltiebreak.verify.comparison import Compared, Difference
from xltiebreak.verify.judge import FINE, Fit, decided, fits, outweighs_chance
from xltiebreak.verify.variations import Figures, Way
from xltiebreak.verify.wrong_rules import rows

Paid = Mapping[int, Cents]
"""Payments by pairing number."""

_AMOUNT = re.compile(r"(\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?", re.ASCII)
_SIGNS = re.compile(rf"^\s*(?:US\s?)?{SIGN}?\s*|\s*{SIGN}?\s*$")


def printed_amount(text: str) -> Cents | None:
    """Return the cents in a text, if it is an amount: ``$1,250``, ``66.67``, ``50 €``."""
    match = _AMOUNT.fullmatch(_SIGNS.sub("", text))
    if not match:
        return None
    return int(match[1].replace(",", "")) * 100 + int((match[2] or "").ljust(2, "0"))


def compare_prizes(ours: Standings, printed: Mapping[str, Mapping[int, str]]) -> list[Compared]:
    """Compare each column of prizes and find the cause of its differences; none if the event states
    no prizes, or where most texts are no amounts.

    Raises:
        EventError: what is stated of the prizes is not understood, or results are still to come.
    """
    fund = _Payment.from_standings(ours) if printed else None
    return [
        fund.compared(label, texts)
        for label, texts in printed.items()
        if fund is not None and _holds_amounts(texts)
    ]


def _holds_amounts(texts: Mapping[int, str]) -> bool:
    amounts = sum(printed_amount(text) is not None for text in texts.values())
    return amounts * 2 > len(texts)


@dataclass(frozen=True)
class _Payment:
    """A fund, its entrants, and the awards by the rules."""

    fund: Fund
    players: Sequence[Entrant]
    teams: Sequence[Entrant]
    given: Awards
    ours: Standings

    @classmethod
    def from_standings(cls, ours: Standings) -> _Payment | None:
        """Return the payment of a section; nothing if it states no prizes."""
        given = awards_of(ours)
        prizes = stated_prizes(ours.section)
        if given is None or prizes is None:
            return None
        return cls(given.fund, prizes.entrants(ours.rows), teams_of(ours), given, ours)

    @property
    def of_teams(self) -> bool:
        """Whether teams play here, and take the prizes."""
        return self.ours.section.matches is not None

    def pay(self, fund: Fund, players: Sequence[Entrant]) -> Paid:
        """Return the payments of another fund, or to other players."""
        games = upsets(self.ours.section, self.ours.rounds, draws=fund.upset_draws)
        return self.paid(awards(fund, players, self.teams, games))

    def paid(self, given: Awards) -> Paid:
        """Return each player's payment; in a team event, each team's."""
        shares = (*given.shares, *given.of_teams) if self.of_teams else given.shares
        return {share.entrant.number: share.paid for share in shares}

    def compared(self, label: str, texts: Mapping[int, str]) -> Compared:
        """Compare a column. Players without a prize and without a printed amount do not count."""
        ours = self.paid(self.given)
        printed = {number: printed_amount(text) for number, text in texts.items()}
        numbers = sorted({*printed, *(number for number, amount in ours.items() if amount)})
        numbers = [number for number in numbers if printed.get(number) != 0 or ours.get(number)]
        unlike = [number for number in numbers if printed.get(number, 0) != ours.get(number, 0)]
        odd = {*self._odd_cents(printed, ours)}.intersection(unlike)
        differing = [number for number in unlike if number not in odd]
        differences = tuple(self._difference(number, texts, ours) for number in differing)
        entry = "team" if self.of_teams else "player"

        def agrees(number: int, payment: tuple[Cents, int]) -> bool:
            """Whether an amount is this one, up to as many cents as are given with it."""
            cents, most = payment
            amount = printed.get(number, 0)
            return amount is not None and abs(amount - cents) <= most

        made = Compared(
            *(label, PRIZE, entry, tuple(numbers), differences, agrees), odd_cents=len(odd)
        )
        return replace(made, causes=tuple(decided(made, [*self._fits(made)])) if differing else ())

    def _odd_cents(self, printed: Mapping[int, Cents | None], ours: Paid) -> Iterator[int]:
        """Yield who has the odd cent of a shared prize instead of another, and that other."""
        shares = (*self.given.shares, *self.given.of_teams)
        pools = {id(share.division): share.division for share in shares if not share.points}
        for pool in filter(None, pools.values()):
            off = {
                number: (printed.get(number, 0) or 0) - ours.get(number, 0) for number in pool.paid
            }
            moved = {
                number: cents
                for number, cents in off.items()
                if abs(cents) == 1 and (pool.shares[number] - pool.paid[number]) * cents > 0
            }
            if not sum(moved.values()):
                yield from moved

    def _difference(self, number: int, texts: Mapping[int, str], ours: Paid) -> Difference:
        amount = printed_amount(texts[number]) if number in texts else 0
        share = next((s for s in self.given.shares if s.entrant.number == number), None)
        return Difference(
            number,
            texts.get(number, "nothing"),
            None if amount is None else amount / 100,
            money(ours.get(number, 0), self.fund.sign),
            ours.get(number, 0) / 100,
            share.sentence if share else lambda: "takes no prize",
        )

    def _fits(self, task: Compared) -> Iterator[Fit]:
        ways = [
            Way(row.code, f"agree if {row.words}", partial(self._amounts, task, pay), row.code)
            for row, pay in _WAYS
        ]
        for fit in fits(task, None, ways):
            sure = outweighs_chance(len(task.differing), 0, fit.position + 1, value=FINE)
            yield fit._replace(sure=sure)

    def _amounts(self, task: Compared, pay: Pay, _: object) -> Figures | None:
        try:
            paid = pay(self)
        except TieBreakError:  # the rule says nothing of these prizes
            return None
        if paid is None:
            return None
        exactly = {n: (paid.get(n, 0), int(n not in task.differing)) for n in task.numbers}
        return Figures(exactly)


Pay = Callable[[_Payment], "Paid | None"]
"""Returns all payments by another rule; nothing if that rule is ours or does not apply."""


def _by(**changed: Any) -> Pay:
    def pay(payment: _Payment) -> Paid | None:
        fund = replace(payment.fund, **changed)
        return None if fund == payment.fund else payment.pay(fund, payment.players)

    return pay


_Part = tuple[Sequence[Prize], str, bool]
"""Prizes that are paid in full by themselves, their rule, and whether only those take them who took
none of the parts before."""


def _in_parts(parts_of: Callable[[_Payment], Sequence[_Part]]) -> Pay:
    """Return a rule that pays a fund part by part; a player's shares add up."""

    def pay(payment: _Payment) -> Paid | None:
        total: Counter[int] = Counter()
        parts = parts_of(payment)
        for prizes, rule, of_the_rest in parts:
            in_full = tuple(replace(prize, percent=None) for prize in prizes)
            fund = replace(payment.fund, prizes=in_full, rule=rule, based_on=None)
            players = [each for each in payment.players if not (of_the_rest and total[each.number])]
            total.update(payment.pay(fund, players))
        return total if parts else None

    return pay


def _each_kind_by_itself(rule: str) -> Pay:
    """Return a rule by which each kind of prize is divided separately."""

    def parts(payment: _Payment) -> Sequence[_Part]:
        kinds: dict[object, list[Prize]] = {}
        for prize in payment.given.prizes:
            kinds.setdefault(prize.condition, []).append(prize)
        paid = [prizes for prizes in kinds.values() if any(prize.cash for prize in prizes)]
        return [(prizes, rule, False) for prizes in paid] if len(paid) > 1 else []

    return _in_parts(parts)


def _in_turn(*, places_first: bool, rule: str = USCHESS) -> Pay:
    """Return a rule that divides the place prizes first, then the others among players who took
    none; or the other way round."""

    def parts(payment: _Payment) -> Sequence[_Part]:
        prizes = payment.given.prizes
        places = [prize for prize in prizes if prize.kind in (Kind.PLACE, Kind.TEAM)]
        others = [prize for prize in prizes if prize.kind in POOLED and prize not in places]
        rest = [prize for prize in prizes if prize.kind not in POOLED]
        first, second = (places, others) if places_first else (others, places)
        both: list[_Part] = [(first, rule, False), (second, USCHESS, True), (rest, NONE, False)]
        return both if first and second else []

    return _in_parts(parts)


def _withdrawn_too(payment: _Payment) -> Paid | None:
    if not any(player.withdrawn for player in payment.players):
        return None
    players = [replace(player, withdrawn=False) for player in payment.players]
    return payment.pay(payment.fund, players)


def _nearest(share: Fraction) -> int:
    return math.floor(share + Fraction(1, 2))


def _each_rounded(to: Cents, rounded: Callable[[Fraction], int]) -> Pay:
    """Return a rule that rounds what each player takes by itself, whatever that adds up to."""

    def pay(payment: _Payment) -> Paid:
        exact: dict[int, ExactCents] = {**payment.paid(payment.given)}
        for share in (*payment.given.shares, *payment.given.of_teams):
            number, pool = share.entrant.number, share.division
            if pool is not None and not share.points and number in exact:
                exact[number] += pool.shares[number] - pool.paid[number]
        return {number: rounded(Fraction(cents) / to) * to for number, cents in exact.items()}

    return pay


_PAY: Mapping[str, Pay] = {
    "no-cap": _by(cap=False),
    "not-pooled": _in_turn(places_first=True),
    "two-prizes": _each_kind_by_itself(USCHESS),
    "class-first": _in_turn(places_first=False),
    "based-on-not-applied": _by(based_on=None),
    "guarantee-not-applied": _by(guaranteed=None),
    "rule-none": _by(rule=NONE),
    "rule-hort": _by(rule=HORT),
    "rule-hort 2": _in_turn(places_first=True, rule=HORT),
    "rule-equal": _by(rule=EQUAL),
    "rule-uschess": _by(rule=USCHESS),
    "two-prizes-by-place": _each_kind_by_itself(NONE),
    "upset-draws": _by(upset_draws=True),
    "upset-draws 2": _by(upset_draws=False),
    "limit-not-applied": _by(limits=Limits()),
    "all-entries-counted": _by(entries=None),
    "withdrawn-paid": _withdrawn_too,
    "odd-cents-unpaid": _each_rounded(1, math.floor),
    "odd-cents-rounded": _each_rounded(1, _nearest),
    "cents-left-out": _each_rounded(100, math.floor),
    "whole-amounts": _each_rounded(100, _nearest),
}
_WAYS = [(row, _PAY[row.value or row.code]) for row in rows(of_prizes=True)]
"""Each row of the table with its payments, the likeliest first."""

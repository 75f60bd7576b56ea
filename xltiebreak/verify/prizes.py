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
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from operator import methodcaller
from typing import Any, Callable

from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.apart import upsets
from xltiebreak.prizefund.awards import Awards, awards
from xltiebreak.prizefund.fund import EQUAL, HORT, NONE, USCHESS, Fund, Limits
from xltiebreak.prizefund.money import SIGN, Cents, ExactCents, money
from xltiebreak.prizefund.prizes import POOLED, Entrant, Kind, Prize
from xltiebreak.prizefund.shares import Share
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
    given, stated = awards_of(ours) if printed else None, stated_prizes(ours.section)
    if given is None or stated is None:
        return []
    payment = _Payment(given, stated.entrants(ours.rows), teams_of(ours), ours)
    return [
        payment.compared(label, texts)
        for label, texts in printed.items()
        if 2 * sum(printed_amount(text) is not None for text in texts.values()) > len(texts)
    ]


@dataclass(frozen=True)
class _Payment:
    """The awards by the rules, to these entrants."""

    given: Awards
    players: Sequence[Entrant]
    teams: Sequence[Entrant]
    ours: Standings

    @property
    def shares(self) -> Sequence[Share]:
        """What players and teams are paid."""
        return (*self.given.shares, *self.given.of_teams)

    def pay(self, players: Sequence[Entrant], fund: Fund) -> Paid:
        """Return the payments of another fund, or to other players."""
        games = upsets(self.ours.section, self.ours.rounds, draws=fund.upset_draws)
        return self.paid(awards(fund, players, self.teams, games))

    def by(self, **changed: Any) -> Paid | None:
        """Return the payments of the fund with something changed; nothing if nothing is."""
        fund = replace(self.given.fund, **changed)
        return None if fund == self.given.fund else self.pay(self.players, fund)

    def in_parts(self, parts: Sequence[_Part]) -> Paid:
        """Pay the fund part by part; a player's shares add up."""
        total: Counter[int] = Counter()
        for prizes, rule, of_the_rest in parts:
            in_full = tuple(replace(prize, percent=None) for prize in prizes)
            fund = replace(self.given.fund, prizes=in_full, rule=rule, based_on=None)
            players = [each for each in self.players if not (of_the_rest and total[each.number])]
            total.update(self.pay(players, fund))
        return total

    def paid(self, given: Awards) -> Paid:
        """Return each player's payment; in a team event, each team's."""
        teams = given.of_teams if self.ours.section.matches else ()
        return {share.entrant.number: share.paid for share in (*given.shares, *teams)}

    def compared(self, label: str, texts: Mapping[int, str]) -> Compared:
        """Compare a column. Players without a prize and without a printed amount do not count."""
        ours, origin = self.paid(self.given), self.ours.section.origin
        printed = {number: printed_amount(text) for number, text in texts.items()}
        paid = {number for number, amount in ours.items() if amount}
        numbers = sorted({*printed, *(paid - origin.unread)})
        numbers = [number for number in numbers if printed.get(number) != 0 or ours.get(number)]
        unlike = [number for number in numbers if printed.get(number, 0) != ours.get(number, 0)]
        odd = {*self._odd_cents(printed, ours)}.intersection(unlike)
        differing = [number for number in unlike if number not in odd]
        differences = tuple(self._difference(number, texts, ours) for number in differing)

        def agrees(number: int, payment: tuple[Cents, int]) -> bool:
            """Whether an amount is this one, up to as many cents as are given with it."""
            cents, most = payment
            amount = printed.get(number, 0)
            return amount is not None and abs(amount - cents) <= most

        made = Compared(
            *(label, PRIZE, origin.entry, tuple(numbers), differences, agrees), odd_cents=len(odd)
        )
        return replace(made, causes=tuple(decided(made, [*self._fits(made)])) if differing else ())

    def _odd_cents(self, printed: Mapping[int, Cents | None], ours: Paid) -> Iterator[int]:
        """Yield who has the odd cent of a shared prize instead of another, and that other."""
        pools = {id(share.division): share.division for share in self.shares if not share.points}
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
            ours.get(number, 0) / 100,
            lambda *_: money(ours.get(number, 0), self.given.fund.sign),
            share.sentence if share else lambda *_: "takes no prize",
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
        with suppress(TieBreakError):  # the rule says nothing of these prizes
            if (paid := pay(self)) is not None:
                return {n: (paid.get(n, 0), int(n not in task.differing)) for n in task.numbers}
        return None


Pay = Callable[[_Payment], "Paid | None"]
"""Returns all payments by another rule; nothing if that rule is ours or does not apply."""

_Part = tuple[Sequence[Prize], str, bool]
"""Prizes that are paid in full by themselves, their rule, and whether only those take them who took
none of the parts before."""


def _each_kind_by_itself(rule: str, payment: _Payment) -> Paid | None:
    """Divide each kind of prize separately."""
    kinds: dict[object, list[Prize]] = {}
    for prize in payment.given.prizes:
        kinds.setdefault(prize.condition, []).append(prize)
    paid = [prizes for prizes in kinds.values() if any(prize.cash for prize in prizes)]
    if len(paid) < 2:
        return None
    return payment.in_parts([(prizes, rule, False) for prizes in paid])


def _in_turn(payment: _Payment, *, places_first: bool, rule: str = USCHESS) -> Paid | None:
    """Divide the place prizes first, then the others among players who took none; or the other way
    round."""
    prizes = payment.given.prizes
    places = [prize for prize in prizes if prize.kind in (Kind.PLACE, Kind.TEAM)]
    others = [prize for prize in prizes if prize.kind in POOLED and prize not in places]
    rest = [prize for prize in prizes if prize.kind not in POOLED]
    first, second = (places, others) if places_first else (others, places)
    if not first or not second:
        return None
    return payment.in_parts([(first, rule, False), (second, USCHESS, True), (rest, NONE, False)])


def _withdrawn_too(payment: _Payment) -> Paid | None:
    players = [player._replace(withdrawn=False) for player in payment.players]
    return None if players == [*payment.players] else payment.pay(players, payment.given.fund)


def _nearest(share: Fraction) -> int:
    return math.floor(share + Fraction(1, 2))


def _each_rounded(to: Cents, rounded: Callable[[Fraction], int], payment: _Payment) -> Paid:
    """Round what each player takes by itself, whatever that adds up to."""
    exact: dict[int, ExactCents] = {**payment.paid(payment.given)}
    for share in payment.shares:
        number, pool = share.entrant.number, share.division
        if pool is not None and not share.points and number in exact:
            exact[number] += pool.shares[number] - pool.paid[number]
    return {number: rounded(Fraction(cents) / to) * to for number, cents in exact.items()}


_PAY: Mapping[str, Pay] = {
    "no-cap": methodcaller("by", cap=False),
    "not-pooled": partial(_in_turn, places_first=True),
    "two-prizes": partial(_each_kind_by_itself, USCHESS),
    "class-first": partial(_in_turn, places_first=False),
    "based-on-not-applied": methodcaller("by", based_on=None),
    "guarantee-not-applied": methodcaller("by", guaranteed=None),
    "rule-none": methodcaller("by", rule=NONE),
    "rule-hort": methodcaller("by", rule=HORT),
    "rule-hort 2": partial(_in_turn, places_first=True, rule=HORT),
    "rule-equal": methodcaller("by", rule=EQUAL),
    "rule-uschess": methodcaller("by", rule=USCHESS),
    "two-prizes-by-place": partial(_each_kind_by_itself, NONE),
    "upset-draws": methodcaller("by", upset_draws=True),
    "upset-draws 2": methodcaller("by", upset_draws=False),
    "limit-not-applied": methodcaller("by", limits=Limits()),
    "all-entries-counted": methodcaller("by", entries=None),
    "withdrawn-paid": _withdrawn_too,
    "odd-cents-unpaid": partial(_each_rounded, 1, math.floor),
    "odd-cents-rounded": partial(_each_rounded, 1, _nearest),
    "cents-left-out": partial(_each_rounded, 100, math.floor),
    "whole-amounts": partial(_each_rounded, 100, _nearest),
}
_WAYS = [(row, _PAY[row.value or row.code]) for row in rows(of_prizes=True)]
"""Each row of the table with its payments, the likeliest first."""

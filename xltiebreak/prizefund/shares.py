"""Cash divided by US Chess 32B or by the Hort system: each player's share in whole cents, told for
him alone, and told once for all of a pool, by prize."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import groupby
from typing import NamedTuple

from xltiebreak.event.figures import decimal, listed, on_paper, points_on_paper
from xltiebreak.prizefund.money import Cents, ExactCents, money
from xltiebreak.prizefund.pools import Cap, level_of
from xltiebreak.prizefund.prizes import Entrant, Kind, Prize, in_place_order, in_words
from xltiebreak.rules.terms import Show

NAMES_TOLD = 5
"""Up to this many tied players are listed by name; of more, only the number is given."""

BY_NUMBER = "by pairing number, as no tie-break separates them"
"""How odd cents go to some of those who share a place."""


class Term(NamedTuple):
    """One part of a payment: label, cents and reason."""

    label: str
    amount: ExactCents
    why: str


class Instead(NamedTuple):
    """What each member of a subgroup that divides alone would have had in the common pool: the
    exact share, and the number of players in that pool."""

    share: ExactCents
    members: int


@dataclass(frozen=True, eq=False)
class Division:
    """Prizes in a pool that players divide equally, as far as their caps allow.

    ``members`` are in place order, all on ``score``, as are ``on_score`` players in all; without a
    score they share a place. ``instead`` is filled where they divide without others on their score.
    ``handed`` are cents that others of the same tie may not take. ``passed_on`` marks the share of
    a player alone on his score who takes a prize for points instead: his prizes go to the next
    score. By the Hort system half of the pool goes by place; ``own`` then holds the prizes of each
    player's own place, by number, and how many share the place.
    """

    prizes: tuple[Prize, ...]
    members: tuple[Entrant, ...]
    caps: Mapping[int, Cap]
    score: float | None
    on_score: int
    instead: Instead | None = None
    handed: Cents = 0
    sign: str = "$"
    passed_on: bool = False
    own: Mapping[int, tuple[tuple[Prize, ...], int]] = field(default_factory=dict)

    @property
    def is_halved(self) -> bool:
        """Whether half of the pool goes by place: by the Hort system, among several."""
        return bool(self.own) and len(self.members) > 1

    @property
    def total(self) -> Cents:
        """The cents in the pool."""
        return sum(prize.cash for prize in self.prizes) + self.handed

    @property
    def equal(self) -> Fraction:
        """Each member's share without caps."""
        return Fraction(self.total, len(self.members))

    @cached_property
    def shares(self) -> dict[int, ExactCents]:
        """Each member's exact share, by number."""
        if self.own:
            return {number: (self._of_place(number) + self.equal) / 2 for number in self.own}
        caps = [self.caps[member.number].most for member in self.members]
        level = level_of(self.total, caps)
        return {member.number: min(cap, level) for member, cap in zip(self.members, caps)}

    def _of_place(self, number: int) -> Fraction:
        prizes, sharing = self.own[number]
        return Fraction(sum(prize.cash for prize in prizes), sharing)

    @cached_property
    def paid(self) -> dict[int, Cents]:
        """Each member's payment in whole cents, by number."""
        return paid_out(self.shares, self.members)

    @cached_property
    def gains_alone(self) -> bool:
        """Whether each of them gets more than in one pool with the others on their score."""
        return self.instead is not None and min(self.shares.values()) > self.instead.share

    @property
    def rest(self) -> Cents:
        """The cents that no member may take."""
        return self.total - sum(self.paid.values())

    def terms(self, number: int) -> list[Term]:
        """Return the parts of a member's share; they add up to his payment."""
        tied, sharing = self._tied(number, decimal), len(self.members)
        if self.is_halved:
            return [
                Term("own place", self._of_place(number) / 2, f"half of {self.place_text(number)}"),
                Term("equal share", self.equal / 2, f"half of {self.pool}, {tied}"),
                *self._adjusted(number),
            ]

        def term(label: str, cash: Cents, amount: str, is_part: bool) -> Term:
            divided = f" ÷ {sharing}" if sharing > 1 else ""
            why = f"{amount}{divided}, {tied}" if divided or is_part else tied
            return Term(label, Fraction(cash, sharing), why)

        terms = [
            term(prize.title, prize.cash, prize.amount(self.sign), prize.percent is not None)
            for prize in self.prizes
        ]
        if self.handed:
            terms.append(term("from the tie", self.handed, self._money(self.handed), False))
        return terms + self._adjusted(number)

    def sentence(self, number: int, show: Show = decimal) -> str:
        """Return ``($100 for 2nd + $50 for 1st U1800) ÷ 2, tied on 4 with Hart (rule 32B2)``;
        ``show`` writes the score."""
        adjusted = (term.why for term in self._adjusted(number))
        halves = f"half of {self.place_text(number)} + half of " if self.is_halved else ""
        return "; ".join([f"{halves}{self.pool}, {self._tied(number, show)}", *adjusted])

    @property
    def sum_text(self) -> str:
        """``$100 for 2nd + $50 for 1st U1800``"""
        handed = f" + {self._money(self.handed)} that others of the tie may not take"
        return self._sum(self.prizes) + handed * bool(self.handed)

    @property
    def pool(self) -> str:
        """``($100 for 2nd + $50 for 1st U1800) ÷ 2``"""
        text, sharing = self.sum_text, len(self.members)
        if sharing == 1:
            return text
        several = len(self.prizes) + bool(self.handed) > 1 or self.own
        return f"({text}) ÷ {sharing}" if several else f"{text} ÷ {sharing}"

    def place_text(self, number: int) -> str:
        """Return the prizes of a member's own place: ``$200 for 1st``."""
        prizes, sharing = self.own[number]
        text = self._sum(prizes) or self._money(0)
        return f"({text}) ÷ {sharing}, the place being shared," if sharing > 1 and prizes else text

    def _adjusted(self, number: int) -> list[Term]:
        share, paid = self.shares[number], self.paid[number]
        more = 0 if self.own else share - self.equal
        terms = []
        if more < 0:
            terms.append(Term("limit", more, self.capped(number)))
        elif more > 0:
            terms.append(Term("from the tie", more, self._from_others(number)))
        if paid != share:
            terms.append(Term("cents", paid - share, self._rounded(number)))
        return terms

    @property
    def cents_go(self) -> str:
        """Why odd cents are paid to these members and not to others; empty where there are none."""
        odd = {who: self.paid[who.number] - self.shares[who.number] for who in self.members}
        up = {who.place for who, cents in odd.items() if cents > 0}
        down = {who.place for who, cents in odd.items() if cents < 0}
        if up & down:
            return BY_NUMBER
        return "by place" if up else ""

    def _rounded(self, number: int) -> str:
        """Say how a share that is no whole number of cents was rounded."""
        if self.paid[number] < self.shares[number]:
            return f"rounded down to whole cents; the odd ones go {self.cents_go}"
        odd = sum(self.paid[sharer] > share for sharer, share in self.shares.items())
        which = "the odd cent" if odd == 1 else f"one of the {odd} odd cents"
        return f"rounded down to whole cents, and {which} {self.cents_go}"

    def _tied(self, number: int, show: Show) -> str:
        where, others = self._where(show), self._others(number)
        tied = f"tied {where} with {some(others)}" if others else ""
        if self.own:
            return f"{tied or f'alone {where}'} (Hort)"
        if self.instead is not None:
            return "; ".join(filter(None, (tied, self.why_alone(show))))
        if tied or self.score is None:
            return f"{tied} (rule 32B2)" if tied else where
        alone = f"alone {where}" if self.on_score == 1 else f"nobody else {where} divides it"
        return f"{alone} (rule 32B1)"

    def _where(self, show: Show) -> str:
        return "by place" if self.score is None else f"on {show(self.score, 2)}"

    def why_alone(self, show: Show = decimal) -> str:
        """Return why they divide without others on their score; an empty text if they do not."""
        if self.instead is None:
            return ""
        why = f"nobody else {self._where(show)} is eligible"
        if self.gains_alone:
            pool = money(self.instead.share, self.sign)
            why += f", and in one pool of all {self.instead.members} it would be only {pool}"
        return f"{why} (rule 32B3)"

    def capped(self, number: int) -> str:
        """Return the most that a member may take, and why."""
        cap = self.caps[number]
        if cap.prize is None:
            return limit_of(cap.most, self.sign)
        largest = f"{self._money(cap.most)} for {cap.prize.title}"
        return f"not more than {largest}, the largest single prize open to this player (rule 32B3)"

    def _from_others(self, number: int) -> str:
        capped = [member for member in self.members if self.shares[member.number] < self.equal]
        limited = any(self.caps[member.number].prize is None for member in capped)
        more = self._money(self.shares[number] - self.equal)
        rules = "rules 32B3, 32C6" if limited else "rule 32B3"
        names = some([member.label for member in capped])
        return f"plus {more} of what {names} may not take ({rules})"

    def _others(self, number: int) -> list[str]:
        return [member.label for member in self.members if member.number != number]

    def _sum(self, prizes: Sequence[Prize]) -> str:
        return " + ".join(f"{prize.amount(self.sign)} for {prize.title}" for prize in prizes)

    def _money(self, cents: ExactCents) -> str:
        return money(cents, self.sign)


def paid_out(shares: Mapping[int, ExactCents], members: Iterable[Entrant]) -> dict[int, Cents]:
    """Round shares down to whole cents, and pay the odd cents one by one to those whose share is no
    whole number, by place (by pairing number where it is shared). The sum stays the same."""
    paid = {number: int(share) for number, share in shares.items()}
    odd = int(sum(shares.values())) - sum(paid.values())
    by_place = sorted((member.place, member.number) for member in members)
    for number in [number for _, number in by_place if paid[number] != shares[number]][:odd]:
        paid[number] += 1
    return paid


def limit_of(cents: Cents, sign: str) -> str:
    """Return the most that an unrated or provisional player may take, in words."""
    return f"not more than {money(cents, sign)}, the limit for this player (rule 32C6)"


def some(names: Sequence[str]) -> str:
    """Join a few names; of many, give only the number."""
    return listed(names) if len(names) <= NAMES_TOLD else f"{len(names)} others"


class Extra(NamedTuple):
    """Bonus or special prizes that a player takes, or divides, besides his share; ``pool`` shows
    the division of several."""

    prizes: tuple[Prize, ...]
    amount: Cents
    why: str
    pool: str

    @property
    def title(self) -> str:
        """``biggest upset and 2nd biggest upset``"""
        return in_words(self.prizes)

    def sum_text(self, sign: str) -> str:
        """Return ``$25 for biggest upset``, or how several prizes are divided."""
        return self.pool or f"{money(self.amount, sign)} for {self.title}"


@dataclass(frozen=True, eq=False)
class Share:
    """One player's or team's payment: a worksheet whose terms add up to it.

    ``division`` is the pool in which he has a share; a larger prize for points, ``points``, is paid
    instead of it. ``limit`` is the most that he may take.
    """

    entrant: Entrant
    division: Division | None = None
    points: Prize | None = None
    extras: tuple[Extra, ...] = ()
    limit: Cents | None = None
    sign: str = "$"

    @property
    def terms(self) -> list[Term]:
        """The parts of the payment, in cents; they add up to it."""
        terms: list[Term] = []
        if self.points is not None:
            terms.append(Term(self.points.title, self.points.cash, self._for_points(decimal)))
        elif self.division is not None:
            terms += self.division.terms(self.entrant.number)
        terms += [Term(extra.title, extra.amount, extra.why) for extra in self.extras]
        if self.above_limit:
            terms.append(Term("limit", -self.above_limit, self.limited))
        return terms

    @cached_property
    def paid(self) -> Cents:
        """The payment."""
        return self._before_limit - self.above_limit

    @cached_property
    def _before_limit(self) -> Cents:
        share = self.points.cash if self.points else 0
        if self.division is not None and self.points is None:
            share = self.division.paid[self.entrant.number]
        return share + sum(extra.amount for extra in self.extras)

    @property
    def won(self) -> str:
        """The prizes in a few words: ``4th and 1st Class A, shared by 3``."""
        titles = [extra.title for extra in self.extras]
        if self.points is not None:
            titles.insert(0, self.points.title)
        elif self.division is not None:
            members = len(self.division.members)
            shared = f", shared by {members}" * (members > 1)
            titles.insert(0, f"{in_words(self.division.prizes)}{shared}")
        return "; ".join(titles)

    @property
    def above_limit(self) -> Cents:
        """The cents above his limit, which he may not take."""
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
    def limited(self) -> str:
        """The limit for this player."""
        return limit_of(self.limit or 0, self.sign)

    def sentence(self, show: Show = decimal) -> str:
        """Return the whole share as one sentence that a parent understands; ``show`` writes scores.

        ``Lee: $75 = ($100 for 2nd + $50 for 1st U1800) ÷ 2, tied on 4 with Hart (rule 32B2)``
        """
        sentences = []
        if self.points is not None:
            cash = self.points.amount(self.sign)
            sentences.append(f"{cash} for {self.points.title}, {self._for_points(show)}")
        elif self.division is not None:
            sentences.append(self.division.sentence(self.entrant.number, show))
        sentences += [f"{extra.sum_text(self.sign)}, {extra.why}" for extra in self.extras]
        text = "; plus ".join(sentences)
        if self.above_limit:
            text += f"; {self.limited}"
        paid = money(self.paid, self.sign)
        equals = " " if text.startswith(f"{paid} for ") and "÷" not in text else f" {paid} = "
        return f"{self.entrant.label}:{equals}{text}"


def hort(
    prizes: Sequence[Prize], entrants: Sequence[Entrant], sign: str = "$"
) -> tuple[list[Division], list[Prize]]:
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
        before = place
        for _, sharers in groupby(members, lambda member: member.place):
            numbers = [sharer.number for sharer in sharers]
            ranks = range(place + 1, place + len(numbers) + 1)
            theirs = tuple(prize for prize in left if prize.rank in ranks)
            own.update(dict.fromkeys(numbers, (theirs, len(numbers))))
            place += len(numbers)
        pooled = tuple(prize for prize in left if before < prize.rank <= place)
        if pooled:
            divisions.append(Division(pooled, members, {}, score, len(members), sign=sign, own=own))
            left = [prize for prize in left if prize not in pooled]
    return divisions, left


# Told once


class Account(NamedTuple):
    """One pool, or what somebody has outside of all: a ``sentence`` that begins with the ``names``
    of the players with these ``numbers``, under the ``prize`` that leads it."""

    prize: Prize
    names: str
    sentence: str
    numbers: tuple[int, ...]

    @property
    def title(self) -> str:
        """The kind of prize as a title, ``U1800`` or ``Top junior``; empty for places."""
        title = self.prize.kind_title
        return f"{title[:1].upper()}{title[1:]}"


def accounts_of(shares: Sequence[Share], show: Show = decimal) -> list[Account]:
    """Return the payments, places first, then prize by prize; ``show`` writes scores."""
    accounts = [*_accounts(shares, show)]
    if show is on_paper:
        accounts = [
            account._replace(sentence=points_on_paper(account.sentence)) for account in accounts
        ]
    return sorted(
        accounts,
        key=lambda account: (account.prize.kind != Kind.PLACE, *_kind_order(account.prize)),
    )


def by_title(accounts: Sequence[Account]) -> list[tuple[str, list[Account]]]:
    """Return the accounts of each kind of prize under its title, as on paper."""
    return [
        (points_on_paper(title), [*group])
        for title, group in groupby(accounts, lambda account: account.title)
    ]


def _kind_order(prize: Prize) -> tuple[int, int, int, str]:
    group, top, under, *_ = prize.priority
    return group, top, under, prize.kind_title


def _accounts(shares: Sequence[Share], show: Show) -> Iterator[Account]:
    of_pool: dict[int, list[Share]] = {}
    for share in shares:
        if share.division is not None and share.points is None:
            of_pool.setdefault(id(share.division), []).append(share)
    for share in shares:
        pool = of_pool.get(id(share.division), []) if share.points is None else []
        if share.division is None or len(pool) < 2 or len(pool) < len(share.division.members):
            numbers = (share.entrant.number,)
            label = share.entrant.label
            yield Account(_leading(share), label, share.sentence(show), numbers)
        elif share is pool[0]:
            yield _of_pool(share.division, show)
            yield from (_besides(share) for share in pool if share.extras or share.above_limit)


def _leading(share: Share) -> Prize:
    if share.points is not None:
        return share.points
    if share.division is not None:
        return _first(share.division.prizes)
    return share.extras[0].prizes[0]


def _first(prizes: Sequence[Prize]) -> Prize:
    return min(prizes, key=lambda prize: prize.priority)


def _of_pool(division: Division, show: Show) -> Account:
    names = listed([member.label for member in division.members])
    if not division.own and all(share == division.equal for share in division.shares.values()):
        text = f"{_each(division, division.members)} = {division.pool}, {_level(division, show)}"
        text += _odd_cents(division, division.members)
    else:
        text = _parted(division, show)
    numbers = tuple(member.number for member in division.members)
    return Account(_first(division.prizes), names, f"{names}: {text}", numbers)


def _each(division: Division, members: Sequence[Entrant]) -> str:
    each = " each" if len(members) > 1 else ""
    return f"{money(min(division.paid[member.number] for member in members), division.sign)}{each}"


def _odd_cents(division: Division, members: Sequence[Entrant]) -> str:
    each = min(division.paid[member.number] for member in members)
    more = [member.label for member in members if division.paid[member.number] > each]
    return f"; one cent more for {listed(more)}, {division.cents_go}" if more else ""


def _level(division: Division, show: Show) -> str:
    if division.score is None:
        return "sharing the place"
    level = f"level on {show(division.score, 2)}"
    if division.own:
        half = money(division.equal / 2, division.sign)
        return f"{level} (Hort); half of it equally, {half} each, half by place"
    alone = division.why_alone(show)
    return f"{level}; {alone}" if alone else f"{level} (rule 32B2)"


def _parted(division: Division, show: Show) -> str:
    """Return what each gets of a pool of which not all have an equal share."""
    groups: dict[tuple[object, str], list[Entrant]] = {}
    for member in division.members:
        share, why = division.shares[member.number], ""
        if division.own:
            why = f" with half of {division.place_text(member.number)}"
        elif share < division.equal:
            why = f", {division.capped(member.number)}"
        groups.setdefault((share, why), []).append(member)
    parts = []
    for (_, why), members in sorted(groups.items(), key=lambda group: "not more" in group[0][1]):
        names = listed([member.label for member in members])
        whom = "each of these players" if len(members) > 1 else "this player"
        reason, odd = why.replace("this player", whom), _odd_cents(division, members)
        parts.append(f"{_each(division, members)} for {names}{reason}{odd}")
    if division.rest:
        parts.append(f"{money(division.rest, division.sign)} is left, as they may take no more")
    total = money(division.total, division.sign)
    return f"{total} = {division.sum_text}, {_level(division, show)}: {'; '.join(parts)}"


def _besides(share: Share) -> Account:
    """Return what a member of a pool has besides it, or may not take of it."""
    assert share.division is not None
    label, sign = share.entrant.label, share.sign
    parts = [f"{money(share.division.paid[share.entrant.number], sign)} of the pool"]
    parts += [f"{extra.sum_text(sign)} ({extra.why})" for extra in share.extras]
    text = f"{label}: {money(share.paid, sign)} in all = {' + '.join(parts)}"
    if share.above_limit:
        text += f" − {money(share.above_limit, sign)}, as {share.limited}"
    return Account(_first(share.division.prizes), label, text, (share.entrant.number,))

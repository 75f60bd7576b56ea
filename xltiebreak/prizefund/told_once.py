"""How the cash was divided, told once: a sentence for each pool with all its names, by prize."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from xltiebreak.event.figures import decimal, listed, on_paper, points_on_paper
from xltiebreak.prizefund.awards import Awards
from xltiebreak.prizefund.division import Division, HortDivision, Share
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.prizes import PLACE, Entrant, Prize
from xltiebreak.rules.terms import Show


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
        accounts, key=lambda account: (account.prize.kind != PLACE, *_kind_order(account.prize))
    )


def by_title(accounts: Sequence[Account]) -> list[tuple[str, list[Account]]]:
    """Return the accounts of each kind of prize under its title, as on paper."""
    return [
        (points_on_paper(title), [*group])
        for title, group in groupby(accounts, lambda account: account.title)
    ]


def unpaid_in_words(given: Awards) -> list[str]:
    """Return what is not paid, a sentence for each reason: ``Not paid: $20 for 1st Class C and $10
    for 2nd Class C: nobody with such a rating plays for prizes (rule 32C3).``"""
    by_reason: dict[str, list[str]] = {}
    for unpaid in given.unpaid:
        amount = money(unpaid.amount, given.fund.sign)
        by_reason.setdefault(unpaid.why, []).append(f"{amount} for {unpaid.label}")
    return [points_on_paper(f"Not paid: {listed(sums)}: {why}.") for why, sums in by_reason.items()]


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
    if isinstance(division, HortDivision):
        text = _by_hort(division, show)
    elif all(share == division.equal for share in division.shares.values()):
        text = f"{_each(division, division.members)} = {division.pool}, {_level(division, show)}"
        text += _odd_cents(division, division.members)
    else:
        text = _limited(division, show)
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
    alone = division.why_alone(show)
    return f"{level}; {alone}" if alone else f"{level} (rule 32B2)"


def _limited(division: Division, show: Show) -> str:
    """Return what each gets of a pool of which some may not take an equal share."""
    groups: dict[tuple[object, str], list[Entrant]] = {}
    for member in division.members:
        share = division.shares[member.number]
        why = division.capped(member.number) if share < division.equal else ""
        groups.setdefault((share, why), []).append(member)
    parts = []
    for (_, why), members in sorted(groups.items(), key=lambda group: bool(group[0][1])):
        names = listed([member.label for member in members])
        whom = "each of these players" if len(members) > 1 else "this player"
        reason = f", {why.replace('this player', whom)}" if why else ""
        odd = _odd_cents(division, members)
        parts.append(f"{_each(division, members)} for {names}{reason}{odd}")
    if division.rest:
        parts.append(f"{money(division.rest, division.sign)} is left, as they may take no more")
    total = money(division.total, division.sign)
    return f"{total} = {division.sum_text}, {_level(division, show)}: {'; '.join(parts)}"


def _by_hort(division: HortDivision, show: Show) -> str:
    half = money(division.equal / 2, division.sign)
    total = money(division.total, division.sign)
    parts = [
        f"{_each(division, [member])} for {member.label} with half of "
        f"{division.place_text(member.number)}"
        for member in division.members
    ]
    return (
        f"{total} = {division.sum_text}, level on {show(division.score or 0.0, 2)} (Hort); "
        f"half of it equally, {half} each, half by place: {'; '.join(parts)}"
    )


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

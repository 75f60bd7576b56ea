"""Each sentence on the cash, worked out again from its own words: what it says is what is paid."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest

from tests.cases import Case
from tests.make.funds import (
    HORT,
    WITHHELD,
    Account,
    Awards,
    Limits,
    accounts_of,
    given,
    places,
    players,
    under,
)
from tests.nightly import by_day
from tests.prizefund.test_cases import ALL, awarded
from tests.prizefund.test_reference import made_up, ours, with_points

MONEY = r"\$([\d,]+(?:\.\d\d)?)"


def cents(text: str) -> Fraction:
    return Fraction(text.replace(",", "")) * 100


def added(words: str) -> Fraction:
    """The amounts in some words, percentages of an amount worked out, divided by what follows ÷."""
    words, _, sharing = words.partition(" ÷ ")
    total = Fraction()
    for part, amount in re.findall(rf"(?:([\d.]+)% of )?{MONEY}", words):
        total += cents(amount) * (Fraction(part) / 100 if part else 1)
    return total / int(re.findall(r"\d+", sharing)[0] if sharing else 1)


def told(account: Account) -> dict[str, Fraction]:
    """What a sentence gives each player whom it names, after its arithmetic."""
    names = re.split(r", and |, | and ", account.names)
    assert account.sentence.startswith(f"{account.names}:")
    text = account.sentence[len(account.names) + 1 :].strip()
    if " in all = " in text:
        paid, _, parts = text.partition(" in all = ")
        parts, _, limit = re.sub(r"\([^)]*\)", "", parts).partition(" − ")
        assert added(paid) == added(parts) - added(limit.partition(", as")[0])
        return {names[0]: added(paid)}
    if ", half by place: " in text:
        return by_hort(text)
    parted = re.fullmatch(rf"{MONEY} = (.*?), (?:level on|sharing).*?\): (.*)", text)
    if parted:
        return limited(added(parted[2]), cents(parted[1]), parted[3])
    first = cents(re.match(MONEY, text)[1])  # type: ignore[index]
    if " each = " in text:
        expression = re.split(r", (?:level on|sharing)", text.partition(" = ")[2])[0]
        pool = added(expression) * len(names)
        assert f" ÷ {len(names)}" in expression
        return with_odd_cents(dict.fromkeys(names, first), text, pool)
    assert len(names) == 1
    if " = " in text:
        work = text.partition(" = ")[2]
        sums = [
            re.split(r", (?:tied|alone|nobody|by place|level)", s)[0] for s in work.split("; plus ")
        ]
        limits = re.findall(rf"not more than {MONEY}", work)
        exact = min([sum(map(added, sums)), *map(cents, limits)])
        more = 1 if "odd cent" in work else 0
        assert first == int(exact) + more, text
    return {names[0]: first}


def with_odd_cents(paid: dict[str, Fraction], text: str, pool: Fraction) -> dict[str, Fraction]:
    """The payments with the cents that go by place; together they are the pool."""
    lucky = re.search(r"one cent more for (.+), by (?:place|pairing number, as .*)$", text)
    for name in re.split(r", and |, | and ", lucky[1]) if lucky else ():
        paid[name] += 1
    assert sum(paid.values()) == pool, text
    return paid


def limited(pool: Fraction, total: Fraction, text: str) -> dict[str, Fraction]:
    assert pool == total, text
    paid: dict[str, Fraction] = {}
    left = Fraction()
    for part in text.split("; "):
        amount = cents(re.search(MONEY, part)[1]) if "$" in part else Fraction()  # type: ignore[index]
        if part.endswith("is left, as they may take no more"):
            left = amount
        elif part.startswith("one cent more for "):
            for name in re.split(r", and |, | and ", part.partition(" for ")[2].split(", by ")[0]):
                paid[name] += 1
        else:
            whom = re.split(r", not more", part.partition(" for ")[2])[0]
            for name in re.split(r", and |, | and ", whom):
                paid[name] = amount
                assert not re.search(", | and ", whom) or " each for " in part
    assert sum(paid.values()) + left == total, text
    return paid


def by_hort(text: str) -> dict[str, Fraction]:
    total, _, rest = text.partition(" = ")
    sums, _, parts = rest.partition(", level on ")
    assert added(total) == added(sums)
    half = cents(re.search(rf"half of it equally, {MONEY} each", parts)[1])  # type: ignore[index]
    paid: dict[str, Fraction] = {}
    for part in parts.partition(", half by place: ")[2].split("; "):
        if part.startswith("one cent more for "):
            for name in re.split(r", and |, | and ", part.partition(" for ")[2].split(", by ")[0]):
                paid[name] += 1
            continue
        amount, names, own = re.match(
            rf"{MONEY}(?: each)? for (.+?) with half of (.*)", part
        ).groups()  # type: ignore[union-attr]
        for name in re.split(r", and |, | and ", names):
            paid[name] = cents(amount)
            assert abs(paid[name] - half - added(own.partition(", the place")[0]) / 2) <= 1, text
    assert sum(paid.values()) == added(total)
    return paid


def is_told(made: Awards) -> list[Account]:
    """The accounts, of which each names everybody once and gives what is paid."""
    for shares in (made.shares, made.of_teams):
        accounts = accounts_of(shares)
        paid: dict[str, Fraction] = {}
        for account in accounts:
            assert all(account.sentence.count(name) >= 1 for name in account.names.split(", "))
            paid.update(told(account))
        assert paid == {share.entrant.label: share.paid for share in shares}
        of_pools = [account.numbers for account in accounts if " in all = " not in account.sentence]
        assert sorted(sum(of_pools, ())) == sorted(share.entrant.number for share in shares)
    return accounts_of(made.shares)


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.where)
def test_the_sentences_of_a_case_give_what_is_paid(case: Case) -> None:
    is_told(awarded(case))


@pytest.mark.parametrize("seed", range(by_day(40, night=2_000)))
def test_the_sentences_of_any_event_give_what_is_paid(seed: int) -> None:
    is_told(ours(*made_up(Random(seed))))
    is_told(ours(*with_points(Random(seed))))
    random = Random(seed)
    scores = [random.randint(4, 6) / 2 for _ in range(8)]
    ratings = [random.choice((None, 1400, 1700)) for _ in scores]
    cash = sorted((random.randint(10, 99) for _ in range(4)), reverse=True)
    for fields in (
        {"rule": HORT},
        {"limits": Limits(unrated=12_00)},
        {"limits": Limits(unrated=9_00, beyond=WITHHELD)},
    ):
        prizes = places(*cash) + (under(1600, 30, 7) if "limits" in fields else [])
        is_told(given(prizes, players(*scores, ratings=ratings), **fields))

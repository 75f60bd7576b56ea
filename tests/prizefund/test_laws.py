"""What holds for every fund and every event, also against an independent calculation that looks at
every subgroup; each sentence on the cash says what is paid."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tests.cases import Case
from tests.make.funds import (
    BONUS,
    CLASS,
    HORT,
    NAMED,
    NAMES,
    OVER,
    PLACE,
    POINTS,
    SPECIAL,
    UNDER,
    UNRATED,
    WITHHELD,
    Account,
    Awards,
    Entrant,
    Limits,
    Prize,
    accounts_of,
    adds_up,
    given,
    places,
    players,
    under,
)
from tests.nightly import by_day, mostly_slow
from tests.prizefund import reference
from tests.prizefund.test_cases import ALL, awarded
from xltiebreak import TieBreakError

SEEDS = 400


def made_up(seed: int) -> tuple[list[Entrant], list[Prize], dict[str, Any]]:
    """Up to ten players and a dozen prizes of all kinds, with limits, withdrawals and entries
    again; half of the funds are based on entries."""
    random = Random(seed)
    scores = [random.choice((0.0, 0.5, 1.0)) for _ in range(random.randint(1, 10))]
    people = []
    for number, score in enumerate(scores, start=1):
        first = 1 + sum(other > score for other in scores)
        last = first + scores.count(score) - 1
        place = random.randint(first, last)
        people.append(
            Entrant(
                number,
                NAMES[number - 1],
                score,
                random.choice((None, *range(1000, 2100, 150))),
                random.random() < 0.2,
                place=place,
                last_place=place,
                withdrawn=random.random() < 0.1,
                lists=frozenset(["junior"] if random.random() < 0.4 else []),
            )
        )
    if len(people) > 2 and random.random() < 0.3:
        people[0] = people[0]._replace(later_entry=3)
    limits = Limits(
        random.choice((None, 20_00)),
        random.choice((None, 30_00)),
        random.choice(("to the tie", WITHHELD)),
    )
    fund: dict[str, Any] = {"limits": limits, "rounds": 1, "cap": random.random() < 0.8}
    if random.random() < 0.5:
        fund |= {"based_on": random.randint(1, 15)}
    return people, [prize(random) for _ in range(random.randint(1, 12))], fund


def prize(random: Random) -> Prize:
    kind = random.choice((PLACE, PLACE, CLASS, UNDER, OVER, UNRATED, NAMED, POINTS, BONUS, SPECIAL))
    low = random.randint(9, 18) * 100
    return Prize(
        kind,
        random.choice((random.randint(1, 99_99), random.randint(1, 20) * 5_00)),
        random.choice((1, 1, 1, 2, 3)),
        low=low if kind in (CLASS, OVER) else None,
        high=low + random.choice((99, 199, 499)) if kind in (CLASS, UNDER) else None,
        or_unrated=random.random() < 0.3,
        list="junior" if kind == NAMED else "",
        players=(random.randint(1, 10),) if kind == SPECIAL else (),
        points=random.choice((None, 0.5, 1.0)) if kind == POINTS else None,
        trophy=random.choice(("", "", "cup")),
    )


def divisions_add_up(made: Awards) -> None:
    """What a division pays and leaves is what it had, and rounding moves less than a cent."""
    divisions = {id(share.division): share.division for share in made.shares if share.division}
    for division in divisions.values():
        assert sum(division.paid.values()) + division.rest == division.total
        exact = sum((Fraction(share) for share in division.shares.values()), Fraction())
        assert exact + division.rest == division.total
        assert all(
            abs(division.paid[n] - Fraction(share)) < 1 for n, share in division.shares.items()
        )


def nobody_takes_what_he_may_not(made: Awards, people: Sequence[Entrant]) -> None:
    """Who takes nothing is paid nothing and takes no trophy; nobody has two trophies but special
    ones and one for winning alone."""
    out = {entrant.number for entrant in people if entrant.takes_nothing}
    assert not out & {share.entrant.number for share in made.shares}
    assert not out & {trophy.taker.number for trophy in made.trophies if trophy.taker}
    usual = [trophy for trophy in made.trophies if trophy.prize.kind not in (BONUS, SPECIAL)]
    takers = [trophy.taker.number for trophy in usual if trophy.taker]
    assert len(takers) == len({*takers})


@pytest.mark.parametrize("seed", mostly_slow(range(by_day(40, night=2_000))))
def test_a_trophy_goes_to_those_who_are_named_however_the_lots_fall(seed: int) -> None:
    """A taker takes it in every order of those who share a place; else one of those by lot does."""
    random = Random(f"lots {seed}")
    scores = [random.choice((1.0, 1.0, 0.0)) for _ in range(random.randint(2, 5))]
    people = [
        Entrant(
            number,
            NAMES[number - 1],
            score,
            random.choice((None, 1100, 1500, 1900)),
            place=1 + sum(other > score for other in scores),
            last_place=sum(other >= score for other in scores),
            lists=frozenset(["junior"] if random.random() < 0.4 else []),
        )
        for number, score in enumerate(scores, start=1)
    ]
    chosen = [prize(random) for _ in range(random.randint(1, 6))]
    of_rank = {
        (each.condition, each.rank): replace(each, trophy="cup")
        for each in chosen
        if each.kind not in (BONUS, POINTS)
    }
    cups = [*of_rank.values()]
    follow: dict[str, Any] = {"rounds": 1, "trophies_follow_money": random.random() < 0.3}
    said = given(cups, people, **follow).trophies
    drawn: list[set[int | None]] = [set() for _ in said]
    for order in permutations(people):
        ranked = sorted(order, key=lambda entrant: -entrant.score)
        placed = [one._replace(place=k, last_place=k) for k, one in enumerate(ranked, start=1)]
        for takers, trophy in zip(drawn, given(cups, placed, **follow).trophies, strict=True):
            takers.add(trophy.taker.number if trophy.taker else None)
    for trophy, takers in zip(said, drawn, strict=True):
        named: set[int | None] = {entrant.number for entrant in trophy.takers}
        if trophy.taker or not trophy.takers:
            assert takers == (named or {None}), trophy.sentence
        assert takers - {None} <= named, trophy.sentence


def sentences(made: Awards) -> list[str]:
    return [share.sentence() for share in made.shares] + [
        trophy.sentence for trophy in made.trophies
    ]


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(SEEDS // 100))
def test_what_holds_for_every_fund(hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        people, prizes, fund = made_up(seed)
        made = given(prizes, people, **fund)

        adds_up(made)
        assert all(share.paid >= 0 and share.sentence() for share in made.shares), seed
        divisions_add_up(made)
        nobody_takes_what_he_may_not(made, people)
        turned = Random(seed).sample(people, len(people))
        assert sentences(made) == sentences(given(prizes, turned, **fund)), seed


EVENTS = 1_000
KINDS = ("place", "place", "class", "under", "over", "unrated", "named", "named")


def few_players(random: Random) -> tuple[list[reference.Player], list[reference.Prize]]:
    """Up to seven players, most of them tied, and up to six prizes."""
    count, scores = random.randint(1, 7), random.choice((1, 1, 2, 3))
    ratings: list[int | None] = [None, *(random.randint(10, 22) * 100 for _ in range(4))]
    players = [
        (number, random.choice(ratings), float(random.randrange(scores)))
        for number in range(1, count + 1)
    ]
    return players, [drawn_prize(random, count) for _ in range(random.randint(1, 6))]


def drawn_prize(random: Random, players: int) -> reference.Prize:
    kind = random.choice(KINDS)
    low: object = None
    high: object = None
    if kind == "class":
        low = start = random.randint(10, 20) * 100
        high = start + random.choice((99, 199, 399, 599))
    elif kind == "under":
        high = random.randint(11, 22) * 100 - 1
    elif kind == "over":
        low = random.randint(12, 20) * 100
    elif kind == "named":
        low = tuple(sorted(random.sample(range(1, players + 1), random.randint(1, players))))
    cash = random.choice(
        (random.randint(1, 20) * 10, random.randint(1, 5) * 50, random.randint(1, 200))
    )
    return kind, random.choice((1, 1, 1, 1, 2, 2, 3)), low, high, random.random() < 0.3, cash


def with_points(random: Random) -> tuple[list[reference.Player], list[reference.Prize]]:
    """The same with up to three prizes for points, of amounts and scores in any order."""
    players, prizes = few_players(random)
    for _ in range(random.randint(1, 3)):
        score, cash = random.choice((0.0, 0.5, 1.0, 1.5, 2.0)), random.randint(1, 15) * 10
        prizes.insert(random.randint(0, len(prizes)), ("points", 1, score, None, False, cash))
    return players, prizes


def ours(players: list[reference.Player], prizes: list[reference.Prize]) -> Awards:
    entrants = [
        Entrant(
            number, f"Player {number}", score, rating, place=1 + sum(s > score for *_, s in players)
        )
        for number, rating, score in players
    ]
    made = [
        Prize(kind, cash, rank, or_unrated=or_unrated, players=low)
        if kind == "named"
        else Prize(kind, cash, points=low)
        if kind == "points"
        else Prize(kind, cash, rank, low, high, or_unrated)
        for kind, rank, low, high, or_unrated, cash in prizes
    ]
    return given(made, entrants)


def shares(made: Awards) -> dict[int, Fraction]:
    return {
        share.entrant.number: Fraction(share.division.shares[share.entrant.number])
        for share in made.shares
        if share.division is not None
    }


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(EVENTS // 100))
def test_shares_are_those_of_an_exhaustive_search(hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        players, prizes = few_players(Random(seed))
        made = ours(players, prizes)
        expected = {
            number: share for number, share in reference.shares(players, prizes).items() if share
        }

        assert shares(made) == expected, (seed, players, prizes)
        adds_up(made)


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(EVENTS // 100))
def test_prizes_for_points_are_those_of_a_second_calculation(hundred: int) -> None:
    passed_on = several = left = 0
    for seed in range(hundred * 100, hundred * 100 + 100):
        players, prizes = with_points(Random(seed))
        made = ours(players, prizes)
        got, instead = reference.with_points(players, prizes)

        of_pools = shares(made)
        exact = {
            share.entrant.number: share.points.cash
            if share.points
            else of_pools[share.entrant.number]
            for share in made.shares
        }
        assert exact == {number: share for number, share in got.items() if share}, seed
        taken = {share.entrant.number: share.points.cash for share in made.shares if share.points}
        assert taken == instead, seed
        adds_up(made)
        passed_on += any(share.division and share.division.passed_on for share in made.shares)
        several += any("our reading" in unpaid.why for unpaid in made.unpaid)
        left += any("takes another" in unpaid.why for unpaid in made.unpaid)

    assert min(passed_on, several, left) > 0


@pytest.mark.slow
def test_the_random_events_hold_what_is_hard() -> None:
    """Subgroups that divide alone, of one and of several, caps, and prizes that are left."""
    alone, in_company, capped, left = 0, 0, 0, 0
    for seed in range(EVENTS):
        made = ours(*few_players(Random(seed)))
        divisions = {id(share.division): share.division for share in made.shares if share.division}
        for division in divisions.values():
            alone += bool(division.instead) and len(division.members) == 1
            in_company += bool(division.instead) and len(division.members) > 1
            capped += len({*division.shares.values()}) > 1
        left += bool(made.unpaid)

    assert min(alone, in_company, left) > 50
    assert capped > 10


def test_lists_that_overlap_in_too_many_ways_are_refused_with_a_sentence() -> None:
    """Forty lists of eight of forty players, all on one score."""
    random = Random(1)
    lists = [tuple(sorted(random.sample(range(1, 41), 8))) for _ in range(40)]
    prizes: list[reference.Prize] = [("place", 1, None, None, False, 1000)]
    prizes += [("named", 1, names, None, True, 90 + k) for k, names in enumerate(lists)]
    with pytest.raises(TieBreakError, match="overlap in more than 20,000 ways; divide the prizes"):
        ours([(number, 1500, 3.0) for number in range(1, 41)], prizes)


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


@pytest.mark.parametrize("case", mostly_slow(ALL), ids=lambda case: case.where)
def test_the_sentences_of_a_case_give_what_is_paid(case: Case) -> None:
    is_told(awarded(case))


@pytest.mark.parametrize("seed", mostly_slow(range(by_day(40, night=2_000)), quick=4))
def test_the_sentences_of_any_event_give_what_is_paid(seed: int) -> None:
    is_told(ours(*few_players(Random(seed))))
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

"""What may be wrong with a fund before anybody is paid: each finding says what to look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, groupby
from typing import Callable

from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.prizes import NAMED, POOLED, Prize, ordinal

Doubt = tuple[Prize, str, str]
"""The prize, a finding's code, and what to look at."""


def doubts(
    fund: Fund, entrants: Sequence[Entrant], where: Callable[[Prize], str] = lambda _: "Prizes"
) -> list[Finding]:
    """What a director should look at: a rank that is missing, two prizes of the same rank, a
    prize for which nobody is eligible, a prize of nothing. ``where`` tells where a prize is
    stated."""
    prizes = sorted(
        (prize for prize in fund.prizes if prize.kind in POOLED),
        key=lambda prize: (str(prize.condition), prize.rank),
    )
    found = [*_of_nothing(fund.prizes)]
    for _, same in groupby(prizes, lambda prize: prize.condition):
        ranks = list(same)
        found += [*_ranks(ranks), *_nobody(ranks[0], entrants)]
    return [Finding(WARNING, code, where(prize), message) for prize, code, message in found]


def _of_nothing(prizes: Sequence[Prize]) -> Iterator[Doubt]:
    for prize in prizes:
        if not prize.cash and not prize.trophy and prize.percent is None:
            yield prize, "prize-of-nothing", f"{prize.title} is neither cash nor a trophy"


def _ranks(prizes: Sequence[Prize]) -> Iterator[Doubt]:
    """The ranks of one kind: none missing, and none twice for cash or twice for a trophy."""
    ranks = {prize.rank for prize in prizes}
    missing = next(rank for rank in count(1) if rank not in ranks)
    if missing < max(ranks):
        told = f"there is no {ordinal(missing)} prize of the kind of {prizes[0].title}"
        yield prizes[0], "prize-rank-missing", told
    for what, there in (
        ("cash prizes", Counter(one.rank for one in prizes if one.cash)),
        ("trophies", Counter(one.rank for one in prizes if one.trophy)),
    ):
        for prize in {one.rank: one for one in prizes if there[one.rank] > 1}.values():
            yield prize, "prize-twice", f"there are {there[prize.rank]} {what} for {prize.title}"


def _nobody(prize: Prize, entrants: Sequence[Entrant]) -> Iterator[Doubt]:
    if entrants and not any(prize.condition.admits(one) for one in entrants):
        why = "nobody is on its list" if prize.kind == NAMED else "nobody there is eligible"
        yield prize, "prize-for-nobody", f"{prize.title}: {why}"

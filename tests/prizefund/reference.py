"""Rule 32B a second time, written from the rule book and not from the program: every pool and
every subgroup is looked at, so that it is slow and for a few players and prizes only.

A player is ``(number, rating or None, score)``, a prize ``(kind, rank, low, high, or unrated,
cash)`` with the ratings it is for, both included; a named prize has its players in place of
``low``, one for points (33E) its score. Cash is a whole number, shares are fractions.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from typing import Any

Player = tuple[int, "int | None", float]
Prize = tuple[str, int, Any, Any, bool, int]

ORDER = {"place": 0, "class": 1, "under": 1, "over": 1, "unrated": 2, "named": 3}


def may_win(player: Player, prize: Prize) -> bool:
    number, rating, _ = player
    kind, _, low, high, or_unrated, _ = prize
    if kind == "place":
        return True
    if kind == "unrated":
        return rating is None
    if kind == "named":
        return number in low and (rating is not None or or_unrated)
    if rating is None:
        return or_unrated
    return (low is None or rating >= low) and (high is None or rating <= high)


def first_by_32b4(prizes: list[Prize], k: int) -> tuple[object, ...]:
    kind, rank, _, high, _, _ = prizes[k]
    if ORDER[kind] == 1:
        top = 10**9 if high is None else high
        return (1, -top, 1 if kind == "under" else 0, rank, k)
    return (ORDER[kind], 0, 0, k if kind == "named" else rank, k)


class Group:
    """One score group: the players on it and the prizes that are there for it, by their index."""

    def __init__(self, prizes: list[Prize], open: Iterable[int], players: list[Player]) -> None:
        self.prizes = prizes
        self.takes = {
            player[0]: {k for k in open if may_win(player, prizes[k])} for player in players
        }
        self.shares: dict[int, Fraction] = {}
        self.used: set[int] = set()

    def matched(self, chosen: tuple[int, ...], members: frozenset[int]) -> bool:
        if not chosen:
            return True
        first, *rest = chosen
        return any(
            first in self.takes[member] and self.matched(tuple(rest), members - {member})
            for member in members
        )

    def pool(self, members: frozenset[int], there: frozenset[int]) -> tuple[int, ...]:
        """All sets of prizes that can be given to different members, the best of them."""
        best: tuple[int, ...] = ()
        worth: tuple[object, ...] = (0, [])
        for size in range(1, len(members) + 1):
            for chosen in combinations(sorted(there), size):
                if not self.matched(chosen, members):
                    continue
                money = sum(self.prizes[k][5] for k in chosen)
                order = sorted(first_by_32b4(self.prizes, k) for k in chosen)
                if money > worth[0] or (money == worth[0] and order < worth[1]):  # type: ignore[operator]
                    best, worth = chosen, (money, order)
        return best

    def level(
        self, money: int, members: frozenset[int], caps: dict[int, int]
    ) -> dict[int, Fraction]:
        """Equal parts; what is above a cap goes equally to the others."""
        capped: set[int] = set()
        while True:
            free = len(members) - len(capped)
            left = Fraction(money - sum(caps[member] for member in capped))
            equal = left / free if free else Fraction(0)
            over = {member for member in members - capped if caps[member] < equal}
            if not over:
                return {
                    member: Fraction(caps[member]) if member in capped else equal
                    for member in members
                }
            capped |= over

    def divide(self, members: frozenset[int], there: frozenset[int]) -> None:
        members = frozenset(player for player in members if self.takes[player] & there)
        if not members:
            return
        caps = {
            player: max(self.prizes[k][5] for k in self.takes[player] if k not in self.used)
            for player in members
        }
        pool = self.pool(members, there)
        together = self.level(sum(self.prizes[k][5] for k in pool), members, caps)
        best: tuple[object, ...] = ()
        chosen: tuple[frozenset[int], frozenset[int]] | None = None
        for size in range(1, len(members)):
            for some in map(frozenset, combinations(sorted(members), size)):
                others = members - some
                only = frozenset(
                    k for k in there if not any(k in self.takes[player] for player in others)
                    and any(k in self.takes[player] for player in some)
                )  # fmt: skip
                own = self.pool(some, only)
                alone = self.level(sum(self.prizes[k][5] for k in own), some, caps)
                if all(alone[player] > together[player] for player in some):
                    by_cash = sorted(
                        (-self.prizes[k][5], first_by_32b4(self.prizes, k)) for k in only
                    )
                    rank = (-min(alone.values()), size, by_cash)
                    if chosen is None or rank < best:
                        best, chosen = rank, (some, only)
        if chosen is None:
            self.shares.update(together)
            self.used |= set(pool)
            return
        some, only = chosen
        self.divide(some, only)
        self.divide(members - some, there - only)


def shares(players: list[Player], prizes: list[Prize]) -> dict[int, Fraction]:
    """What each player gets, exactly; nothing for those who are not named."""
    left = {k for k, prize in enumerate(prizes) if prize[5]}
    got: dict[int, Fraction] = {}
    for score in sorted({player[2] for player in players}, reverse=True):
        so_far = [player for player in players if player[2] >= score]
        open = [
            k
            for k in sorted(left)
            if sum(may_win(player, prizes[k]) for player in so_far) >= prizes[k][1]
        ]
        group = Group(prizes, open, [player for player in players if player[2] == score])
        group.divide(frozenset(group.takes), frozenset(open))
        got.update(group.shares)
        left -= group.used
    return got


def with_points(
    players: list[Player], prizes: list[Prize]
) -> tuple[dict[int, Fraction], dict[int, int]]:
    """The same where some prizes are for points: what each gets, nobody left out, and which prize
    for points some take instead of a share.

    Everybody at or above the score may have it; of several the one for the highest score, of those
    for one score the largest. Who is alone on his score and takes it has not touched the others.
    """
    pool = [prize for prize in prizes if prize[0] != "points"]
    left = {k for k, prize in enumerate(pool) if prize[5]}
    got: dict[int, Fraction] = {}
    instead: dict[int, int] = {}
    for score in sorted({player[2] for player in players}, reverse=True):
        level = [player for player in players if player[2] == score]
        at_or_above = [player for player in players if player[2] >= score]
        open = [
            k
            for k in sorted(left)
            if sum(may_win(player, pool[k]) for player in at_or_above) >= pool[k][1]
        ]
        group = Group(pool, open, level)
        group.divide(frozenset(group.takes), frozenset(open))
        scores = [p[2] for p in prizes if p[0] == "points" and p[5] and p[2] <= score]
        best = max((p[5] for p in prizes if p[0] == "points" and p[2] == max(scores, default=-1)),
                   default=0)  # fmt: skip
        takers = [player for player, *_ in level if best > group.shares.get(player, Fraction(0))]
        if takers and len(level) == 1:
            group.used.clear()
        left -= group.used
        for one, *_ in level:
            got[one] = Fraction(best) if one in takers else group.shares.get(one, Fraction(0))
            if one in takers:
                instead[one] = best
    return got, instead

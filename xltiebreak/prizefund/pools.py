"""Pools: which prizes the players on one score bring in, at most one each; and which of them divide
alone, because each gets more from the prizes that only they can win.

Players who are eligible for the same prizes form a group of alike players, so that a hundred cost
no more time than one. Groups are numbered from 0; a set of groups is an integer with one bit a
group.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.money import Cents, ExactCents
from xltiebreak.prizefund.prizes import Prize


class Cap(NamedTuple):
    """The most that a player may get: the largest single prize open to him, or a limit for unrated
    or provisional players."""

    most: Cents
    prize: Prize | None


class Contest:
    """The prizes that are left, and the players on one score who are eligible for any of them.

    ``alike`` holds the numbers of the players in each group, ``open_to[k]`` the groups eligible for
    ``prizes[k]``, ``by_groups`` the prizes for each set of groups, ``everybody`` all groups
    eligible for any, ``caps`` the cap of a player in each group. The prizes are in the order in
    which a pool takes them: largest first, then by 32B4.
    """

    def __init__(
        self,
        prizes: Sequence[Prize],
        alike: Sequence[Sequence[int]],
        open_to: Sequence[int],
        caps: Sequence[Cap],
    ) -> None:
        self.prizes = prizes
        self.alike = alike
        self.open_to = open_to
        self.caps = caps
        self.sizes = [len(players) for players in alike]
        self.by_groups: dict[int, set[int]] = {}
        for k, eligible in enumerate(open_to):
            self.by_groups.setdefault(eligible, set()).add(k)
        self.everybody = 0
        for eligible in self.by_groups:
            self.everybody |= eligible
        self._hoped_for = [0] * len(alike)
        for k, eligible in enumerate(open_to):
            for group in each(eligible):
                self._hoped_for[group] |= 1 << k
        self._counts: dict[int, int] = {}
        self._pools: dict[int, list[int]] = {}

    def count(self, groups: int) -> int:
        """Return the number of players in these groups."""
        if groups not in self._counts:
            self._counts[groups] = sum(self.sizes[group] for group in each(groups))
        return self._counts[groups]

    def only_for(self, groups: int) -> list[int]:
        """Return the prizes, by index, that only these groups can win."""
        hoped_for = 0
        for group in each(groups):
            hoped_for |= self._hoped_for[group]
        others = ~groups
        return [k for k in each(hoped_for) if not self.open_to[k] & others]

    def without(self, groups: int) -> Contest:
        """Return the contest of the other groups for the prizes that are left to them."""
        left = [k for k, eligible in enumerate(self.open_to) if eligible & ~groups]
        return Contest(
            [self.prizes[k] for k in left],
            self.alike,
            [self.open_to[k] & ~groups for k in left],
            self.caps,
        )

    def pool(self, groups: int) -> list[int]:
        """Return the prizes that these groups bring in when they divide alone: the largest sum of
        prizes that can each be given to a different eligible player.

        Taking the largest first is never wrong: a prize that fits beside those taken before it
        belongs to some best pool.

        Source: US Chess 32B3; 32B4 for equal amounts.
        """
        if groups not in self._pools:
            seats, size = Seats(self.sizes), self.count(groups)
            taken: list[int] = []
            for prize in self.only_for(groups):
                if len(taken) < size and seats.take(self.open_to[prize]):
                    taken.append(prize)
            self._pools[groups] = taken
        return self._pools[groups]


class Seats:
    """The players of each group who can still take a prize, one each. A prize that was taken before
    passes to another player who is eligible for it, to make room."""

    def __init__(self, players: Sequence[int]) -> None:
        self.free = [*players]
        self.taken: list[list[int]] = [[] for _ in players]
        """The prizes that the players of each group took, each as the groups eligible for it."""

    def take(self, eligible: int) -> bool:
        """Give one more prize to a player of these groups, if there is room for it."""
        asked: dict[int, tuple[int, int]] = {}
        waiting = [(eligible, -1)]
        for prize, holder in waiting:
            for group in each(prize):
                if group in asked:
                    continue
                asked[group] = prize, holder
                if self.free[group]:
                    self.free[group] -= 1
                    self._pass_on(group, asked)
                    return True
                waiting += ((other, group) for other in {*self.taken[group]})
        return False

    def _pass_on(self, group: int, asked: Mapping[int, tuple[int, int]]) -> None:
        while group >= 0:
            prize, holder = asked[group]
            self.taken[group].append(prize)
            if holder >= 0:
                self.taken[holder].remove(prize)
            group = holder


def each(groups: int) -> Iterator[int]:
    """Yield the numbers in a set, lowest first."""
    while groups:
        lowest = groups & -groups
        yield lowest.bit_length() - 1
        groups ^= lowest


def level_of(total: ExactCents, caps: Iterable[ExactCents]) -> ExactCents:
    """Return what each gets when a sum is divided equally up to each player's cap, and the rest
    goes equally to the others; the highest cap if the sum is more than all caps.

    Source: US Chess 32B3.
    """
    rising = sorted(caps)
    for k, cap in enumerate(rising):
        if cap * (len(rising) - k) >= total:
            return Fraction(total) / (len(rising) - k)
        total -= cap
    return rising[-1]


MOST_SUBGROUPS = 20_000
"""The most subgroups that are compared on one score."""


def divides_alone(contest: Contest, level: ExactCents) -> int:
    """Return the subgroup whose members each get more alone than ``level``, the share when all
    divide together; 0 if there is none. Of several, the one with the largest smallest share, then
    the smaller one, then the one with the larger prizes.

    A player who gets his cap when all divide together cannot get more, so he is in no subgroup.

    Source: US Chess 32B3.

    Raises:
        TieBreakError: there are too many subgroups to compare.
    """
    able = sum(1 << group for group, cap in enumerate(contest.caps) if cap.most > level)
    shares = {groups: smallest_share(contest, groups) for groups in _subgroups(contest, able)}
    better = [groups for groups, share in shares.items() if share > level]
    return min(
        better,
        key=lambda groups: (-shares[groups], contest.count(groups), contest.only_for(groups)),
        default=0,
    )


def smallest_share(contest: Contest, groups: int) -> Fraction:
    """Return the smallest share of a player if these groups divide alone."""
    brought_in = sum(contest.prizes[k].cash for k in contest.pool(groups))
    equal = Fraction(brought_in, contest.count(groups))
    return min(equal, Fraction(min(contest.caps[group].most for group in each(groups))))


def _subgroups(contest: Contest, able: int) -> Iterable[int]:
    """Return the subgroups worth comparing, of the groups that are ``able`` to get more: whoever
    can win one prize, with those who can win another that some of them can win, and so on. Anybody
    else would make the shares of such a subgroup smaller; and of two that have no player in common
    one has as much each as both together."""
    sets = [eligible for eligible in contest.by_groups if not eligible & ~able]
    found = dict.fromkeys(sets)
    waiting = [*found]
    for groups in waiting:
        for eligible in sets:
            larger = groups | eligible
            if groups & eligible and larger not in found:
                found[larger] = None
                waiting.append(larger)
        if len(found) > MOST_SUBGROUPS:
            raise TieBreakError(
                "the prizes for which players on one score are eligible overlap in more than "
                f"{MOST_SUBGROUPS:,} ways; divide the prizes of this score by hand (rule 32B3)"
            )
    return found

"""A pool: which prizes players on one score bring in, no more than one a player.

Players who are eligible for the same prizes are alike here, so that a hundred of them cost no
more than one. Groups of alike players are numbered from 0, and a set of groups is an integer with
one bit a group.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.prizefund.money import Cents, Share
from xltiebreak.prizefund.prizes import Prize


class Cap(NamedTuple):
    """The most that a player may get: the largest single prize that is open to him, or a limit
    for unrated or provisional players."""

    most: Cents
    prize: Prize | None


class Contest:
    """Prizes that are still there, and those on one score who are eligible for any of them.

    ``alike`` holds the numbers of the players in each group, ``open_to[k]`` the groups that are
    eligible for ``prizes[k]``, ``by_groups`` the prizes for each set of groups, ``everybody`` all
    groups that are eligible for any, ``caps`` the most that a player of each group may get. The
    prizes are in the order in which a pool takes them: largest first, then by 32B4.
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
        """How many players these groups have."""
        if groups not in self._counts:
            self._counts[groups] = sum(self.sizes[group] for group in each(groups))
        return self._counts[groups]

    def may_get(self, least: Cents) -> int:
        """Return the groups whose cap allows this amount."""
        return sum(1 << group for group, cap in enumerate(self.caps) if cap.most >= least)

    def lowest_cap(self, groups: int) -> Cents:
        """Return the lowest cap of these groups."""
        return min(self.caps[group].most for group in each(groups))

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
        """The prizes that these groups bring in when they divide alone: those with the largest
        sum of which each can be given to another player who is eligible for it.

        Taking the largest first is never wrong: a prize that fits beside those taken before it
        belongs to some best pool.

        Source: US Chess 32B3; 32B4 for equal amounts.
        """
        if groups not in self._pools:
            seating, size = Seating(self), self.count(groups)
            taken: list[int] = []
            for prize in self.only_for(groups):
                if len(taken) < size and not seating.refuses(prize):
                    taken.append(prize)
            self._pools[groups] = taken
        return self._pools[groups]

    def brought_in(self, groups: int) -> Cents:
        """The sum of that pool."""
        return sum(self.prizes[k].cash for k in self.pool(groups))


class Seating:
    """Prizes given to different players, who change places where that makes room for one more."""

    def __init__(self, contest: Contest) -> None:
        self.open_to = contest.open_to
        self.room = contest.sizes
        self.seated: dict[int, set[int]] = {}
        self.seat: dict[int, int] = {}

    def refuses(self, prize: int) -> list[int]:
        """Give a prize to a player, moving others if that helps. If nobody is left for it, return
        the prizes in its way, itself included, one of which has to go; else an empty list."""
        asking, asked = [prize], 0
        asked_by: dict[int, int] = {}
        for asker in asking:
            for group in each(self.open_to[asker] & ~asked):
                asked |= 1 << group
                asked_by[group] = asker
                seated = self.seated.setdefault(group, set())
                if len(seated) < self.room[group]:
                    self._move_up(group, asked_by)
                    return []
                asking += sorted(seated)
        return asking

    def _move_up(self, group: int, asked_by: Mapping[int, int]) -> None:
        while True:
            prize = asked_by[group]
            before = self.seat.get(prize)
            self.seated[group].add(prize)
            self.seat[prize] = group
            if before is None:
                return
            self.seated[before].remove(prize)
            group = before


def each(groups: int) -> Iterator[int]:
    """The numbers in a set, lowest first."""
    for at, byte in enumerate(groups.to_bytes(-(-groups.bit_length() // 8), "little")):
        if byte:
            for bit in _BITS[byte]:
                yield 8 * at + bit


_BITS = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
"""The bits that are set in each byte: a set is read byte by byte, since it may have as many
members as there are players."""


def level_of(total: Share, caps: Iterable[Share]) -> Share:
    """Return what each gets when a sum is divided equally, nobody gets more than his cap, and what
    is above a cap goes equally to the others; the highest cap where the sum is more than all of
    them.

    Source: US Chess 32B3.
    """
    rising = sorted(caps)
    for k, cap in enumerate(rising):
        if cap * (len(rising) - k) >= total:
            return Fraction(total) / (len(rising) - k)
        total -= cap
    return rising[-1]

"""A pool: which prizes players on one score bring in, no more than one a player; and who of them
divides alone, if each gets more by keeping the prizes for which none of the others is eligible.

Players who are eligible for the same prizes are alike here, so that a hundred of them cost no
more than one. Groups of alike players are numbered from 0, and a set of groups is an integer with
one bit a group.

For who divides alone the rule's words need every subgroup looked at, and there are too many. So the
question is turned round: could the prizes be poured out to those who are eligible for them without
anybody getting more than a certain share? If all the money finds a place, no subgroup has more than
that each; if some is stuck, it is stuck among players who may have more.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from heapq import heappop, heappush
from math import ceil, floor
from typing import NamedTuple

from xltiebreak.prizefund.money import Cents, ExactCents
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
            seats, size = Vessels(self.sizes), self.count(groups)
            taken: list[int] = []
            for prize in self.only_for(groups):
                if len(taken) < size and not seats.pour(self.open_to[prize], 1).left:
                    taken.append(prize)
            self._pools[groups] = taken
        return self._pools[groups]

    def brought_in(self, groups: int) -> Cents:
        """The sum of that pool."""
        return sum(self.prizes[k].cash for k in self.pool(groups))


class Stuck(NamedTuple):
    """What is left of an amount that was poured out, and the groups that are full then."""

    left: int
    groups: int


Way = list[tuple[int, int]]
"""How what was poured moves on: each pair is a set of groups for which it may go, and the group
that it goes to; the pair after it moves into the room that it leaves."""


class Vessels:
    """Groups with some room each, into which amounts are poured, each for any of a set of groups:
    cents into shares, or prizes into players. What was poured before moves on to other groups where
    that makes room."""

    def __init__(self, room: Sequence[int]) -> None:
        self.room = [*room]
        self.poured: dict[int, dict[int, int]] = defaultdict(dict)

    def pour(self, eligible: int, amount: int) -> Stuck:
        """Pour an amount into these groups."""
        while amount:
            way = self._way_to_room(eligible)
            if isinstance(way, int):
                return Stuck(amount, way)
            amount -= self._move(way, amount)
        return Stuck(0, 0)

    def _way_to_room(self, eligible: int) -> Way | int:
        """Return how more can be poured for this set of groups, or the groups that are full."""
        asking, asked = [eligible], 0
        asked_by: dict[int, int] = {}
        holder = {eligible: -1}
        for asker in asking:
            for group in each(asker & ~asked):
                asked |= 1 << group
                asked_by[group] = asker
                if self.room[group]:
                    mover, way = asker, [(asker, group)]
                    while holder[mover] >= 0:
                        made_room = holder[mover]
                        mover = asked_by[made_room]
                        way.append((mover, made_room))
                    return way
                for other in self.poured[group]:
                    if other not in holder:
                        holder[other] = group
                        asking.append(other)
        return asked

    def _move(self, way: Way, most: int) -> int:
        leaving = [(held_by, mover) for (mover, _), (_, held_by) in zip(way, way[1:])]
        _, last = way[0]
        amount = min(
            most, self.room[last], *(self.poured[held_by][mover] for held_by, mover in leaving)
        )
        self.room[last] -= amount
        for mover, group in way:
            self.poured[group][mover] = self.poured[group].get(mover, 0) + amount
        for held_by, mover in leaving:
            self.poured[held_by][mover] -= amount
            if not self.poured[held_by][mover]:
                del self.poured[held_by][mover]
        return amount


def each(groups: int) -> Iterator[int]:
    """The numbers in a set, lowest first."""
    for at, byte in enumerate(groups.to_bytes(-(-groups.bit_length() // 8), "little")):
        if byte:
            for bit in _BITS[byte]:
                yield 8 * at + bit


_BITS = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
"""The bits that are set in each byte: a set is read byte by byte, since it may have as many
members as there are players."""


def level_of(total: ExactCents, caps: Iterable[ExactCents]) -> ExactCents:
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


LOOKED_AT = 2_000
"""So many subgroups are looked at for a smaller one that gets as much as the one that is found."""

PARTS = 64
"""So finely it is tried how much of the share to take off."""


def divides_alone(contest: Contest, level: ExactCents) -> int:
    """Return the subgroup whose members each get more by dividing alone than the level at which all
    divide together; 0 where there is none. Of several the one whose smallest share is largest, then
    the smaller.

    Whoever gets no more than his cap from all together cannot get more, so that he is in no
    subgroup.

    Source: US Chess 32B3.
    """
    share, best = Fraction(level), 0
    for groups in contest.by_groups:  # those of one prize are often the best
        alone = smallest_share(contest, groups)
        if alone > share:
            share, best = alone, groups
    while better := _with_more_each(contest, share, contest.everybody, 0):
        best = better
        share = smallest_share(contest, better)
    return _smallest(contest, share, best) if best else 0


def smallest_share(contest: Contest, groups: int) -> Fraction:
    """Return the smallest share if these groups divide alone."""
    equal = Fraction(contest.brought_in(groups), contest.count(groups))
    return min(equal, Fraction(contest.lowest_cap(groups)))


def _with_more_each(
    contest: Contest, share: Fraction, among: int, certain: int, taken_off: int = 0
) -> int:
    """Return a subgroup among these groups, with the certain ones in it, whose members each get
    more than this share; 0 where there is none.

    Money that is stuck shows where to look. It can deceive, where there are more prizes than
    players to take one each. As a player brings in one prize at most, some of the share may be
    taken off every prize if it is taken off what each player may hold as well: the surplus that is
    left is still none too small, and prizes for which there is no player no longer swell it. The
    part that leaves the smallest surplus is narrowed down; where money is stuck all the same, it
    is tried with and without one of the groups concerned.
    """
    among &= contest.may_get(floor(share) + 1)
    if certain & ~among:
        return 0
    prizes = [
        (eligible, contest.prizes[k].cash)
        for eligible, alike in contest.by_groups.items()
        if not eligible & ~among
        for k in contest.pool(certain | eligible)
        if k in alike
    ]
    surpluses: dict[int, tuple[int, int]] = {}
    low, high = 0, PARTS
    while taken_off not in surpluses:
        surplus, groups = _surplus(contest, share, prizes, certain, taken_off)
        if surplus <= 0:
            return 0
        if contest.brought_in(groups) > share * contest.count(groups):
            return groups
        surpluses[taken_off] = surplus, groups & ~certain
        off = share * Fraction(taken_off, PARTS)
        bring = sum(not eligible & ~groups and cash > off for eligible, cash in prizes)
        if bring > contest.count(groups):
            low = taken_off
        else:
            high = taken_off
        taken_off = (low + high) // 2
    _, taken_off, doubtful = min(
        (surplus, part, groups) for part, (surplus, groups) in surpluses.items() if groups
    )
    doubted = doubtful & -doubtful
    return _with_more_each(contest, share, among, certain | doubted, taken_off) or _with_more_each(
        contest, share, among & ~doubted, certain, taken_off
    )


def _surplus(
    contest: Contest,
    share: Fraction,
    prizes: Sequence[tuple[int, Cents]],
    certain: int,
    taken_off: int,
) -> tuple[int, int]:
    """By how much at most the prizes of any subgroup with these certain groups are more than the
    share for each member, where so many parts of the share are taken off both; and the groups
    among which that money is stuck. Amounts are in such parts of a cent that each part of the
    share is a whole number.
    """
    off = share.numerator * taken_off
    each_holds = share.numerator * (PARTS - taken_off)
    amounts: dict[int, int] = {}
    for eligible, cash in prizes:
        rest = cash * share.denominator * PARTS - off
        if rest > 0:
            others = eligible & ~certain
            amounts[others] = amounts.get(others, 0) + rest
    vessels = Vessels([each_holds * size for size in contest.sizes])
    left, groups = -each_holds * contest.count(certain), certain
    for eligible in sorted(amounts):
        stuck = vessels.pour(eligible, amounts[eligible])
        left += stuck.left
        groups |= stuck.groups
    return left, groups


def _smallest(contest: Contest, share: Fraction, best: int) -> int:
    """The smallest subgroup whose members get at least this share each: those of one prize or of
    prizes that have players in common, from the smallest up; of equal size the one whose prizes
    come first."""
    able = contest.may_get(ceil(share))
    prizes = contest.only_for(able)
    sets = [eligible for eligible in contest.by_groups if not eligible & ~able]
    most = contest.count(best)
    heap: list[tuple[int, list[int], int]] = []
    seen: set[int] = set()

    def look_at(groups: int) -> None:
        if groups not in seen:
            seen.add(groups)
            size = contest.count(groups)
            if size <= most:
                heappush(heap, (size, contest.only_for(groups), groups))

    for prize in prizes:
        if contest.prizes[prize].cash >= share:
            look_at(contest.open_to[prize])
    while heap and len(seen) < LOOKED_AT:
        size, own, groups = heappop(heap)
        largest = sum(contest.prizes[k].cash for k in own[:size])
        if largest >= share * size and smallest_share(contest, groups) >= share:
            return groups
        for eligible in sets:
            if eligible & groups:
                look_at(eligible | groups)
    return best

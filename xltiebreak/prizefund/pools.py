"""Pools: which prizes the players on one score bring in, at most one each; and which of them divide
alone, because each gets more from the prizes that only they can win.

Players who are eligible for the same prizes form a group of alike players, so that a hundred cost
no more time than one. Groups are numbered from 0; a set of groups is an integer with one bit a
group.

The rule asks to compare every subgroup, and these are too many. So we ask the reverse: can the
prizes be poured out to eligible players so that none gets more than a certain share? If all the
money finds a place, no subgroup has more than that each; if some is stuck, it is stuck among
players who may have more.
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
        """Return the prizes that these groups bring in when they divide alone: the largest sum of
        prizes that can each be given to a different eligible player.

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
        """Return the sum of that pool."""
        return sum(self.prizes[k].cash for k in self.pool(groups))


class Stuck(NamedTuple):
    """The rest of an amount that could not be poured out, and the full groups that stopped it."""

    left: int
    groups: int


Way = list[tuple[int, int]]
"""A chain of moves: in each pair, an amount for the set of groups moves to the group, into the room
that the pair before has left."""


class Vessels:
    """Groups with limited room. Amounts (cents of shares, or prizes of players) are poured into
    them, each for any of a set of groups; earlier amounts move to other groups to make room."""

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
        """Return the moves that make room for these groups, or the full groups if there are
        none."""
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
    """Yield the numbers in a set, lowest first."""
    for at, byte in enumerate(groups.to_bytes(-(-groups.bit_length() // 8), "little")):
        if byte:
            for bit in _BITS[byte]:
                yield 8 * at + bit


_BITS = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
"""The set bits of each byte: sets may be as large as the event, so they are read byte by byte."""


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


LOOKED_AT = 2_000
"""The most subgroups that are compared in the search for a smaller one with an equal share."""

PARTS = 64
"""The number of steps in which a part of the share is taken off."""


def divides_alone(contest: Contest, level: ExactCents) -> int:
    """Return the subgroup whose members each get more alone than ``level``, the share when all
    divide together; 0 if there is none. Of several, the one with the largest smallest share, then
    the smaller one.

    A player who gets his cap when all divide together cannot get more, so he is in no subgroup.

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
    """Return the smallest share of a player if these groups divide alone."""
    equal = Fraction(contest.brought_in(groups), contest.count(groups))
    return min(equal, Fraction(contest.lowest_cap(groups)))


def _with_more_each(
    contest: Contest, share: Fraction, among: int, certain: int, taken_off: int = 0
) -> int:
    """Return a subgroup of ``among`` that has the ``certain`` groups in it and gives each member
    more than this share; 0 if there is none.

    Stuck money shows where to search. It can mislead where there are more prizes than players to
    take one each. As a player brings in one prize at most, a part of the share may be taken off
    every prize if it is also taken off what each player may hold: the surplus is still not too
    small, and prizes without a player no longer add to it. The part with the smallest surplus is
    narrowed down; if money is still stuck, the search goes on with and without one of the groups
    concerned.
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
    """Return the largest surplus of a subgroup with these certain groups: its prizes less the share
    of each member, with so many parts of the share taken off both; and the groups in which it is
    stuck. The unit is a fraction of a cent in which each part of the share is a whole number."""
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
    """Return the smallest subgroup whose members get at least this share each. Candidates are those
    of one prize, or of prizes with players in common, from the smallest up; of equal size the one
    whose prizes come first."""
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

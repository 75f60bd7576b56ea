"""Who divides alone: some of those who tie, if each of them gets more by keeping the prizes for
which none of the others is eligible.

The rule's words need every subgroup looked at, and there are too many. So the question is turned
round: could the prizes be poured out to those who are eligible for them without anybody getting
more than a certain share? If all the money finds a place, no subgroup has more than that each; if
some is stuck, it is stuck among players who may have more.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from heapq import heappop, heappush
from math import ceil, floor

from xltiebreak.prizefund.money import Cents, Share
from xltiebreak.prizefund.pools import Contest, Vessels

LOOKED_AT = 2_000
"""So many subgroups are looked at for a smaller one that gets as much as the one that is found."""

PARTS = 64
"""So finely it is tried how much of the share to take off."""


def divides_alone(contest: Contest, level: Share) -> int:
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

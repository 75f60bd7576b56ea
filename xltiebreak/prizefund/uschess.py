"""Cash divided by US Chess rule 32B: score group by score group, from pools of prizes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from xltiebreak.prizefund.apart import points_prize
from xltiebreak.prizefund.fund import NONE, TO_THE_TIE, Fund
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.pools import Cap, Contest, divides_alone, each
from xltiebreak.prizefund.prizes import POOLED, Condition, Entrant, Prize, in_place_order
from xltiebreak.prizefund.shares import Division, Instead

UNCAPPED = 10**18


class Hopes:
    """The conditions that each entrant fulfils, as a set of bits, and the number of entrants of
    each condition in the score groups counted so far."""

    def __init__(self, prizes: Sequence[Prize], entrants: Sequence[Entrant]) -> None:
        self.bit: dict[Condition, int] = {}
        for prize in prizes:
            self.bit.setdefault(prize.condition, 1 << len(self.bit))
        self.fulfilled = {
            entrant.number: sum(
                bit for condition, bit in self.bit.items() if condition.admits(entrant)
            )
            for entrant in entrants
        }
        self._reached = dict.fromkeys(self.bit.values(), 0)

    def count(self, group: Sequence[Entrant]) -> None:
        """Count the members of one more score group."""
        for member in group:
            for bit in self._reached:
                self._reached[bit] += bool(self.fulfilled[member.number] & bit)

    def reached(self, prize: Prize) -> int:
        """Return the number of counted entrants who are eligible for a prize."""
        return self._reached[self.bit[prize.condition]]


def divided(
    fund: Fund, prizes: Sequence[Prize], entrants: Sequence[Entrant]
) -> tuple[list[Division], list[Prize]]:
    """Divide the cash, best score first (or place by place, if that is the fund's rule); return the
    divisions and the prizes left over.

    Rank n of a kind is open only to a group that reaches place n of its kind. A player alone on his
    score who takes a prize for points leaves the others to the next score.

    Source: US Chess 32B, 33E.
    """
    left = sorted(
        (prize for prize in prizes if prize.cash and prize.kind in POOLED),
        key=lambda prize: (-prize.cash, prize.priority),
    )
    hopes = Hopes(left, entrants)
    divisions: list[Division] = []
    for group in _groups(fund, entrants):
        hopes.count(group)
        open_prizes = [prize for prize in left if prize.rank <= hopes.reached(prize)]
        made, over = _of_group(fund, open_prizes, group, hopes)
        if len(group) == 1 and made:
            share = made[0].shares[group[0].number]
            if points_prize(fund, prizes, group[0], share):
                divisions.append(replace(made[0], passed_on=True))
                continue
        divisions += made
        used = {id(prize) for division in made for prize in division.prizes}
        left = [prize for prize in left if id(prize) not in used]
        if over is not None:
            left = sorted([*left, over], key=lambda prize: (-prize.cash, prize.priority))
    return divisions, left


def _groups(fund: Fund, entrants: Sequence[Entrant]) -> list[list[Entrant]]:
    in_order = in_place_order(entrants)
    if fund.rule == NONE:
        return [list(group) for _, group in groupby(in_order, lambda entrant: entrant.place)]
    return [list(group) for _, group in groupby(in_order, lambda entrant: entrant.score)]


def _of_group(
    fund: Fund, prizes: Sequence[Prize], group: Sequence[Entrant], hopes: Hopes
) -> tuple[list[Division], Prize | None]:
    """Divide the prizes among a score group; return the divisions, and a prize of what its members
    may not take.

    Those who divide alone come first; then the others divide the rest in the same way. Inside a
    subgroup nobody can divide alone once more: it would have been chosen itself.
    """
    divisions: list[Division] = []
    handed: Cents = 0
    contest = _contest(fund, prizes, group, hopes)
    while contest.everybody:
        division = _division(fund, contest, contest.everybody, group, handed)
        level = max(division.shares.values())
        alone = divides_alone(contest, level) or _as_much_alone(contest, division)
        if alone:
            instead = Instead(level, len(division.members))
            division = _division(fund, contest, alone, group, 0, instead)
        else:
            handed = 0
        divisions.append(division)
        handed += division.rest
        contest = contest.without(alone or contest.everybody)
    return divisions, _one_more(divisions, handed, hopes)


def _as_much_alone(contest: Contest, division: Division) -> int:
    """Return the groups with the largest share, if they and the others each bring in exactly what
    they get. Nobody gains or loses by this, and the sums are easier to follow."""
    shares = division.shares
    most = max(shares.values())
    best = sum(1 << k for k in each(contest.everybody) if shares[contest.alike[k][0]] == most)
    if best == contest.everybody or division.handed:
        return 0
    rest = contest.without(best)
    alone = [contest.prizes[k] for k in contest.pool(best)]
    others = [rest.prizes[k] for k in rest.pool(rest.everybody)]
    same = {prize.position for prize in (*alone, *others)} == {p.position for p in division.prizes}
    return best if same and sum(p.cash for p in alone) == most * contest.count(best) else 0


def _contest(
    fund: Fund, prizes: Sequence[Prize], group: Sequence[Entrant], hopes: Hopes
) -> Contest:
    """Return the contest of a score group for the prizes that are left, largest first."""
    bits = [hopes.bit[prize.condition] for prize in prizes]
    any_bit = sum({*bits})
    alike: dict[tuple[int, Cents], list[int]] = {}
    for member in group:
        hoped = hopes.fulfilled[member.number] & any_bit
        if hoped:
            alike.setdefault((hoped, _limit(fund, member)), []).append(member.number)
    kinds = sorted(alike)
    of_bit = {
        bit: sum(1 << k for k, (hoped, _) in enumerate(kinds) if hoped & bit) for bit in {*bits}
    }
    caps = []
    for hoped, limit in kinds:
        largest = next(prize for prize, bit in zip(prizes, bits) if hoped & bit)
        most = largest.cash if fund.cap else UNCAPPED
        caps.append(Cap(limit, None) if limit < most else Cap(most, largest))
    open_to = [of_bit[bit] for bit in bits]
    whole = Contest(prizes, [alike[kind] for kind in kinds], open_to, caps)
    return whole.without(0)  # prizes for which nobody here is eligible


def _limit(fund: Fund, entrant: Entrant) -> Cents:
    """Return the most that an unrated or provisional player may take, if the rest is handed on."""
    limits = fund.limits
    limit = limits.most_for(entrant) if limits.beyond == TO_THE_TIE else None
    return UNCAPPED if limit is None else limit


def _division(
    fund: Fund,
    contest: Contest,
    groups: int,
    group: Sequence[Entrant],
    handed: Cents,
    instead: Instead | None = None,
) -> Division:
    caps = {number: contest.caps[k] for k in each(groups) for number in contest.alike[k]}
    members = tuple(member for member in group if member.number in caps)
    pool = (contest.prizes[k] for k in contest.pool(groups))
    return Division(
        prizes=tuple(sorted(pool, key=lambda prize: prize.position)),
        members=members,
        caps=caps,
        score=None if fund.rule == NONE else members[0].score,
        on_score=len(group),
        instead=instead,
        handed=handed,
        sign=fund.sign,
    )


def _one_more(divisions: Sequence[Division], rest: Cents, hopes: Hopes) -> Prize | None:
    """Return one more prize for the next score group, made of what the groups before may not take;
    its kind is that of the largest prize open to a player with a limit.

    Source: US Chess 32C6.
    """
    if not rest:
        return None
    limited = [
        prize
        for division in divisions
        for member in division.members
        if division.caps[member.number].prize is None
        for prize in division.prizes
        if hopes.fulfilled[member.number] & hopes.bit[prize.condition]
    ]
    origin = min(limited, key=lambda prize: (-prize.cash, prize.priority))
    return replace(origin, cash=rest, percent=None, rest_of=origin.rest_of or origin.title)

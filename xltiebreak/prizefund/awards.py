"""The awards of a section: each player's share with its arithmetic, and what is not paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from xltiebreak.event.figures import counted, listed, points_on_paper
from xltiebreak.event.findings import Finding
from xltiebreak.prizefund.apart import Pool, Trophy, Upset, apart, points_prize, reaches, trophies
from xltiebreak.prizefund.fund import HORT, Fund
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import BY_RATING, Entrant, Kind, Prize, in_place_order, in_words
from xltiebreak.prizefund.shares import Division, Extra, Share, hort, paid_out, some
from xltiebreak.prizefund.uschess import divided

_WHICH_SUBGROUP = (
    "if several groups of players on one score could divide their own prizes, rule 32B3 does not "
    "say which goes first; here it is the group in which the player with the least gets most, and "
    "of equal groups the smaller"
)
_ABOVE_LIMITS = "rule 32C6 does not say who gets what is above a limit"
_ABOVE_LIMIT = "above the limit for this player (rule 32C6)"
_OUR_READING = "our reading: 33E does not say who is next"


class Unpaid(NamedTuple):
    """Cash that stays in the fund, and the reason."""

    label: str
    amount: Cents
    why: str


@dataclass(frozen=True, eq=False)
class Awards:
    """The awards of a section: cash, trophies, and what is not paid.

    ``prizes`` are those of the fund with the cash that is due, in the order of the announcement.
    ``shares`` are the players who are paid anything, in place order, ``of_teams`` the teams.
    ``remarks`` begin with the rule, and explain surprises; ``readings`` are ours of what the rules
    leave open; ``warnings`` are doubts about the file.
    """

    fund: Fund
    prizes: tuple[Prize, ...]
    shares: tuple[Share, ...]
    of_teams: tuple[Share, ...]
    trophies: tuple[Trophy, ...]
    unpaid: tuple[Unpaid, ...]
    remarks: tuple[str, ...]
    readings: tuple[str, ...] = ()
    warnings: tuple[Finding, ...] = ()

    @property
    def due(self) -> Cents:
        """The cash that is due. A prize for points counts once a winner, and once if nobody wins
        it."""
        times = Counter(share.points.position for share in self.shares if share.points)
        return sum(
            prize.cash * (max(1, times[prize.position]) if prize.kind == Kind.POINTS else 1)
            for prize in self.prizes
        )

    @property
    def paid(self) -> Cents:
        """The sum of all payments."""
        return sum(share.paid for share in (*self.shares, *self.of_teams))

    @property
    def difference(self) -> Cents:
        """The cash that is not paid: the sum of :attr:`unpaid`."""
        return self.due - self.paid

    @property
    def summary(self) -> str:
        """``Prize fund $830: $750 paid, $80 not paid``"""
        if not self.fund.has_cash:
            return "Trophies only"
        due, paid, rest = (
            money(amount, self.fund.sign) for amount in (self.due, self.paid, self.difference)
        )
        how = f"{paid} paid, {rest} not paid" if self.difference else "all of it is paid"
        return f"Prize fund {due}: {how}"

    @property
    def footnote(self) -> str:
        """What the rules leave open, as it was read here; empty if nothing came of it."""
        ours = "Our readings" if len(self.readings) > 1 else "Our reading"
        return f"{ours}: {'; '.join(self.readings)}" if self.readings else ""

    @property
    def for_everybody(self) -> list[Trophy]:
        """The awards that every player takes."""
        return [trophy for trophy in self.trophies if trophy.prize.kind == Kind.ALL]

    @property
    def not_given(self) -> list[Trophy]:
        """The trophies that nobody takes."""
        return [
            trophy
            for trophy in self.trophies
            if not trophy.takers and trophy.prize.kind != Kind.ALL
        ]

    def takers(self, prize: Prize) -> list[int]:
        """Return the numbers of the players who divide a prize's cash or take its trophy; of teams
        for a team prize."""
        return list(self._takers.get(prize.position, ()))

    @cached_property
    def _takers(self) -> dict[int, dict[int, None]]:
        takers: dict[int, dict[int, None]] = {}
        for share in (*self.shares, *self.of_teams):
            for prize in prizes_of(share):
                takers.setdefault(prize.position, {})[share.entrant.number] = None
        for trophy in self.trophies:
            for entrant in (trophy.taker, *trophy.everybody):
                if entrant is not None:
                    takers.setdefault(trophy.prize.position, {})[entrant.number] = None
        return takers


def unpaid_in_words(given: Awards) -> list[str]:
    """Return what is not paid, a sentence for each reason: ``Not paid: $20 for 1st Class C and $10
    for 2nd Class C: nobody with such a rating plays for prizes (rule 32C3).``"""
    by_reason: dict[str, list[str]] = {}
    for unpaid in given.unpaid:
        amount = money(unpaid.amount, given.fund.sign)
        by_reason.setdefault(unpaid.why, []).append(f"{amount} for {unpaid.label}")
    return [points_on_paper(f"Not paid: {listed(sums)}: {why}.") for why, sums in by_reason.items()]


def prizes_of(share: Share) -> list[Prize]:
    """Return the prizes of which a share is made."""
    pooled = share.division.prizes if share.division and not share.points else ()
    points = (share.points,) if share.points else ()
    return [*pooled, *points, *(prize for extra in share.extras for prize in extra.prizes)]


def awards(
    fund: Fund,
    entrants: Sequence[Entrant],
    teams: Sequence[Entrant] = (),
    upsets: Sequence[Upset] | None = None,
) -> Awards:
    """Give the prizes of a fund to the players of a section, and to its teams.

    Every entrant counts as an entry, also one who may take nothing. ``upsets`` are the games for
    the prizes for an upset.

    Source: US Chess 32, 33.
    """
    prizes = fund.due(len(entrants))
    able = [entrant for entrant in entrants if not entrant.takes_nothing]
    teams = [entrant for entrant in teams if not entrant.takes_nothing]
    cash = [prize for prize in prizes if prize.kind != Kind.TEAM]
    of_teams = [prize for prize in prizes if prize.kind == Kind.TEAM]
    divisions, left = _divisions(fund, cash, able)
    by_competition = [_divisions(fund, *contest) for contest in _competitions(of_teams, teams)]
    team_divisions = [division for divisions, _ in by_competition for division in divisions]
    teams_left = [prize for _, left in by_competition for prize in left]
    with_cash = [prize for prize in prizes if prize.cash]
    extras, not_given = _extras(apart(with_cash, able, upsets), fund.sign)
    shares = _shares(fund, prizes, able, divisions, extras)
    team_shares = _shares(fund, (), teams, team_divisions, {})
    unpaid = [
        *(
            Unpaid(prize.title, prize.cash, _why_left(prize, hopeful))
            for prizes_left, hopeful in ((left, able), (teams_left, teams))
            for prize in sorted(prizes_left, key=lambda prize: prize.position)
        ),
        *not_given,
        *_points_left(prizes, shares, able, fund.rounds),
        *_for_points_instead(shares, divisions),
        *(
            Unpaid(f"part of the share of {share.entrant.label}", share.above_limit, _ABOVE_LIMIT)
            for share in shares
            if share.above_limit
        ),
    ]
    return Awards(
        fund=fund,
        prizes=prizes,
        shares=shares,
        of_teams=team_shares,
        trophies=(
            *trophies(cash, able, fund.trophies_follow_money, fund.rounds, upsets),
            *(
                trophy
                for contest in _competitions(of_teams, teams)
                for trophy in trophies(*contest, fund.trophies_follow_money)
            ),
        ),
        unpaid=tuple(unpaid),
        remarks=(*fund.sentences(len(entrants)), *_remarks(entrants, prizes)),
        readings=tuple(_readings(fund, (*divisions, *team_divisions))),
    )


def _competitions(
    prizes: Sequence[Prize], teams: Sequence[Entrant]
) -> list[tuple[list[Prize], list[Entrant]]]:
    """Return the prizes and the teams of each competition, such as schools and clubs."""
    names = dict.fromkeys(team.competition for team in teams) or {"": None}
    return [
        (
            [prize for prize in prizes if not name or prize.list == name.casefold()],
            [team for team in teams if team.competition == name],
        )
        for name in names
    ]


def _divisions(
    fund: Fund, prizes: Sequence[Prize], entrants: Sequence[Entrant]
) -> tuple[Sequence[Division], list[Prize]]:
    if fund.rule == HORT:
        return hort(
            [prize for prize in prizes if prize.kind in (Kind.PLACE, Kind.TEAM)],
            entrants,
            fund.sign,
        )
    return divided(fund, prizes, entrants)


Extras = Mapping[int, Sequence[Extra]]


def _extras(given: Sequence[Pool], sign: str) -> tuple[Extras, list[Unpaid]]:
    taken: dict[int, list[Extra]] = {}
    unpaid = []
    for prizes, winners, why in given:
        cash = sum(prize.cash for prize in prizes)
        if not winners:
            unpaid.append(Unpaid(in_words(prizes), cash, why))
            continue
        equal = Fraction(cash, len(winners))
        paid = paid_out({entrant.number: equal for entrant in winners}, winners)
        sums = " + ".join(f"{prize.amount(sign)} for {prize.title}" for prize in prizes)
        pool = f"({sums}) ÷ {len(winners)}" if len(prizes) > 1 else ""
        made = f"{prizes[0].amount(sign)}, " if prizes[0].percent is not None and not pool else ""
        divided = f"; divided by {len(winners)}" if len(winners) > 1 and not pool else ""
        for number, amount in paid.items():
            extra = Extra(prizes, amount, f"{made}{why}{divided}", pool)
            taken.setdefault(number, []).append(extra)
    return taken, unpaid


def _shares(
    fund: Fund,
    prizes: Sequence[Prize],
    entrants: Sequence[Entrant],
    divisions: Sequence[Division],
    extras: Extras,
) -> tuple[Share, ...]:
    """Return each player's share: of a pool, or a larger prize for his points, with bonus and
    special prizes.

    Source: US Chess 33E.
    """
    division_of: dict[int, Division] = {
        member.number: division for division in divisions for member in division.members
    }
    shares = []
    for entrant in in_place_order(entrants):
        division = division_of.get(entrant.number)
        share = division.shares[entrant.number] if division is not None else 0
        points = points_prize(fund, prizes, entrant, share)
        more = tuple(extras.get(entrant.number, ()))
        if division is not None or points or more:
            limit = fund.limits.most_for(entrant)
            shares.append(Share(entrant, division, points, more, limit, fund.sign))
    return tuple(shares)


def _why_left(prize: Prize, entrants: Sequence[Entrant]) -> str:
    eligible = sum(prize.condition.admits(entrant) for entrant in entrants)
    if not eligible:
        return f"{_nobody(prize)} (rule 32C3)"
    if eligible < prize.rank:
        who = counted(eligible, "team" if prize.kind == Kind.TEAM else "player")
        return f"only {who} could win a prize of this kind (rule 32C3)"
    if prize.rest_of:
        return "nobody else may take it (rule 32C6)"
    return "everybody who could win it shares in other prizes (rule 32B1)"


def _nobody(prize: Prize) -> str:
    if prize.kind in BY_RATING:
        unrated = ", or unrated," if prize.or_unrated else ""
        return f"nobody with such a rating{unrated} plays for prizes"
    if prize.kind == Kind.NAMED:
        return "nobody on that list plays for prizes"
    if prize.kind == Kind.UNRATED:
        return "nobody unrated plays for prizes"
    return "nobody plays for prizes" if prize.kind == Kind.PLACE else "there are no teams"


def _for_points_instead(shares: Sequence[Share], divisions: Sequence[Division]) -> list[Unpaid]:
    """Return the shares of pools that are not paid because players take larger prizes for
    points."""
    unpaid = []
    for division in divisions:
        without = [share for share in shares if share.points and share.division is division]
        amount = sum(division.paid[share.entrant.number] for share in without)
        if amount and not division.passed_on:
            whole = amount == division.total
            label = f"{'' if whole else 'a share of '}{in_words(division.prizes)}"
            names = some([share.entrant.label for share in without])
            why = f"{names} took the larger prize for points instead ({_OUR_READING})"
            unpaid.append(Unpaid(label, amount, why))
    return unpaid


def _points_left(
    prizes: Sequence[Prize],
    shares: Sequence[Share],
    entrants: Sequence[Entrant],
    rounds: int | None,
) -> list[Unpaid]:
    taken = {share.points.position for share in shares if share.points}
    unpaid = []
    for prize in prizes:
        if prize.kind == Kind.POINTS and prize.cash and prize.position not in taken:
            reached = any(reaches(prize, entrant, rounds) for entrant in entrants)
            who = "everybody who reached it takes another" if reached else "nobody reached it"
            unpaid.append(Unpaid(prize.title, prize.cash, f"{who} (rule 33E)"))
    return unpaid


def _readings(fund: Fund, divisions: Sequence[Division]) -> Iterator[str]:
    if any(division.gains_alone for division in divisions):
        yield _WHICH_SUBGROUP
    if fund.limits.sentence(fund.sign):
        yield _ABOVE_LIMITS


def _remarks(entrants: Sequence[Entrant], prizes: Sequence[Prize]) -> list[str]:
    """Name the players who take nothing, and unrated ones listed for a prize that is not for
    them."""
    remarks = [
        f"{entrant.label} {entrant.takes_nothing}" for entrant in entrants if entrant.takes_nothing
    ]
    for prize in prizes:
        if prize.kind == Kind.NAMED and not prize.or_unrated:
            remarks += [
                f"{entrant.label} is unrated, and {prize.title} is not for unrated players "
                "(rule 28D)"
                for entrant in entrants
                if entrant.rating is None
                and not entrant.takes_nothing
                and prize.condition.names(entrant)
            ]
    return remarks

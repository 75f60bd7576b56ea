"""Short ways to write a fund, its players and what they are paid down.

Who asks about thousands of funds asks here, at the rules themselves; all others ask by a file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random

from xltiebreak import Section
from xltiebreak.prizefund.awards import Awards, awards
from xltiebreak.prizefund.fund import HORT, WITHHELD, Fund, Limits
from xltiebreak.prizefund.prizes import Entrant, Kind, Prize
from xltiebreak.prizefund.shares import Account, Share, accounts_of
from xltiebreak.prizefund.stated import StatedPrizes

BONUS, CLASS, NAMED, OVER, POINTS = Kind.BONUS, Kind.CLASS, Kind.NAMED, Kind.OVER, Kind.POINTS
PLACE, SPECIAL, UNDER, UNRATED = Kind.PLACE, Kind.SPECIAL, Kind.UNDER, Kind.UNRATED
__all__ = ["HORT", "WITHHELD", "Account", "Awards", "Entrant", "Limits", "Prize", "accounts_of"]

NAMES = ("Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gorse", "Hazel", "Ivy", "Juniper")


def players(*scores: float, ratings: Sequence[int | None] = (), **fields: object) -> list[Entrant]:
    """Players named after trees with these scores and ratings (1500 unless given), in place order
    of their scores and then of their numbers."""
    ratings = tuple(ratings) or (1500,) * len(scores)
    order = sorted(range(len(scores)), key=lambda k: (-scores[k], k))
    return [
        Entrant(
            k + 1,
            NAMES[k],
            scores[k],
            ratings[k],
            place=order.index(k) + 1,
            last_place=order.index(k) + 1,
            **fields,  # type: ignore[arg-type]
        )
        for k in range(len(scores))
    ]


def places(*dollars: int) -> list[Prize]:
    return [Prize(Kind.PLACE, cash * 100, rank) for rank, cash in enumerate(dollars, start=1)]


def under(top: int, *dollars: int) -> list[Prize]:
    return [
        Prize(Kind.UNDER, cash * 100, rank, high=top - 1)
        for rank, cash in enumerate(dollars, start=1)
    ]


def top(name: str, *dollars: int, or_unrated: bool = False) -> list[Prize]:
    return [
        Prize(Kind.NAMED, cash * 100, rank, list=name, or_unrated=or_unrated)
        for rank, cash in enumerate(dollars, start=1)
    ]


def given(
    prizes: Sequence[Prize],
    entrants: Sequence[Entrant],
    teams: Sequence[Entrant] = (),
    **fields: object,
) -> Awards:
    return awards(Fund(tuple(prizes), **fields), entrants, teams)  # type: ignore[arg-type]


def paid(made: Awards) -> dict[str, float]:
    return {share.entrant.name: share.paid / 100 for share in made.shares}


def share(made: Awards, name: str) -> Share:
    return next(share for share in (*made.shares, *made.of_teams) if share.entrant.name == name)


def adds_up(made: Awards) -> None:
    """What holds for every award: the terms add up to what is paid, and what is paid and what is
    not to the fund."""
    for share in (*made.shares, *made.of_teams):
        assert sum((term.amount for term in share.terms), Fraction()) == share.paid
    assert made.due - made.paid == sum(unpaid.amount for unpaid in made.unpaid)


def with_prizes(section: Section, prizes: Sequence[Prize]) -> Section:
    """The section with these prizes."""
    return replace(section, prizes=StatedPrizes(Fund(tuple(prizes))))


def with_random_prizes(section: Section, drawing: Random) -> Section:
    """The section with cups and money, withdrawals, entries again and limits."""
    numbers = list(section.crosstable.numbers)
    of_places = [
        Prize(Kind.PLACE, 6000 - 2000 * rank, rank, trophy="cup" if rank <= 2 else "")
        for rank in range(1, 4)
    ]
    others = [
        Prize(Kind.UNDER, 12000, high=1599, trophy="cup", position=8),
        Prize(Kind.UNRATED, 3000, position=9, trophy="cup"),
        Prize(Kind.NAMED, 4000, list="junior", position=10, trophy="cup"),
        Prize(Kind.POINTS, 5000, points=2.0, position=11),
    ]
    limits = Limits(unrated=drawing.choice((None, 0, 3000)))
    rule = drawing.choice(("uschess", "uschess", "none"))
    stated = StatedPrizes(
        Fund((*of_places, *drawing.sample(others, drawing.randrange(4))), rule, limits=limits),
        ratings={n: drawing.choice((None, 1500, 1900)) for n in numbers},
        withdrawn=tuple(drawing.sample(numbers, drawing.randrange(3))),
        entered_again={numbers[0]: numbers[1]} if drawing.random() < 0.3 else {},
        lists={"junior": tuple(drawing.sample(numbers, 2))},
    )
    return replace(section, prizes=stated)

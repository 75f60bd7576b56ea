"""Tie-breaks that look at the opponents' ratings."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from xltiebreak.event.figures import Figure
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import system
from xltiebreak.rules.terms import Term, Terms
from xltiebreak.rules.worksheet import MEAN, total

STANDING_IN = "stands in for an unrated player"


@system(
    "COMPAVG",
    "Competition Average",
    "US Chess 34E11",
    "The average rating of the rated opponents played.",
    combine=MEAN,
    digits=1,
    needs="ratings",
    of_opponents=True,
    by_hand=("ratings",),
    function="COMPAVERAGE",
)
def competition_average(context: Context, number: int) -> Terms:
    """The mean rating of the rated opponents played; unrated ones are left out.

    Source: US Chess 34E11; WinTD help, "Competition Average".
    """
    said = partial(standing_in, context.unrated)
    return context.of_opponents(number, context.ratings.get, said, without="opponent unrated")


def standing_in(unrated: Collection[int], opponent: int) -> str:
    """What is said of a rating that is none."""
    return STANDING_IN if opponent in unrated else ""


@system(
    "OPERF",
    "Opposition's Performance",
    "US Chess 34E10",
    "The average performance rating of the opponents played.",
    combine=MEAN,
    digits=1,
    needs="ratings",
    of_opponents=True,
    by_hand=("performances",),
    function="OPPPERFORMANCE",
)
def opposition_performance(context: Context, number: int) -> Terms:
    """The mean of the opponents' performance ratings.

    Source: US Chess 34E10.
    """
    return context.of_opponents(
        number,
        lambda opponent: context.figure("performance", opponent, performance),
        without="opponent met no rated player",
    )


def performance(context: Context, number: int) -> Figure | None:
    """The mean over a player's games against rated opponents of the opponent's rating, plus 400
    for a win and minus 400 for a loss; nothing without such a game.

    Source: US Chess 34E10.
    """
    return total(
        MEAN,
        [
            Term(round, opponent, context.ratings[opponent] + 400 * (result.points * 2 - 1))
            for round, opponent, result in context.games(number)
            if opponent in context.ratings
        ],
    )

"""Tie-breaks that look at the opponents' ratings."""

from __future__ import annotations

from xltiebreak.context import Context
from xltiebreak.figures import Figure
from xltiebreak.systems.registry import system
from xltiebreak.worksheet import MEAN, Drop, Term, not_played, total

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
def competition_average(context: Context, number: int) -> list[Term]:
    """The mean rating of the rated opponents played; unrated ones are left out.

    Source: US Chess 34E11; WinTD help, "Competition Average".
    """
    terms = []
    for round, result in context.history(number):
        opponent = result.opponent
        if not result.played or opponent is None:
            terms.append(not_played(round, result))
        elif opponent in context.ratings:
            note = STANDING_IN if opponent in context.unrated else ""
            terms.append(Term(round, opponent, float(context.ratings[opponent]), note))
        else:
            terms.append(Term(round, opponent, 0.0, drop=Drop("", "opponent unrated")))
    return terms


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
def opposition_performance(context: Context, number: int) -> list[Term]:
    """The mean of the opponents' performance ratings.

    Source: US Chess 34E10.
    """
    terms = []
    for round, result in context.history(number):
        opponent = result.opponent
        if not result.played or opponent is None:
            terms.append(not_played(round, result))
            continue
        figure = context.figure("performance", opponent, performance)
        if figure is not None:
            terms.append(Term(round, opponent, figure))
        else:
            drop = Drop("", "opponent met no rated player")
            terms.append(Term(round, opponent, 0.0, drop=drop))
    return terms


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

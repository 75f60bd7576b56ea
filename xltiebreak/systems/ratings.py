"""Tie-breaks that look at the opponents' ratings."""

from __future__ import annotations

from xltiebreak.context import Context
from xltiebreak.figures import Figure
from xltiebreak.model import Result
from xltiebreak.systems.registry import system
from xltiebreak.worksheet import MEAN, Drop, Term, total

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

    def term(round: int, opponent: int, _: Result) -> Term:
        if opponent not in context.ratings:
            return Term(round, opponent, 0.0, drop=Drop("", "opponent unrated"))
        note = STANDING_IN if opponent in context.unrated else ""
        return Term(round, opponent, float(context.ratings[opponent]), note)

    return context.of_games(number, term)


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

    def term(round: int, opponent: int, _: Result) -> Term:
        figure = context.figure("performance", opponent, performance)
        if figure is None:
            return Term(round, opponent, 0.0, drop=Drop("", "opponent met no rated player"))
        return Term(round, opponent, figure)

    return context.of_games(number, term)


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

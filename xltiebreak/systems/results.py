"""Tie-breaks that look only at the player's own results."""

from __future__ import annotations

from xltiebreak.context import Context
from xltiebreak.model import Outcome, Result
from xltiebreak.systems.registry import system
from xltiebreak.worksheet import MEAN, Drop, Term


@system(
    "KASH",
    "Kashdan",
    "US Chess 34E7",
    "4 for a win, 2 for a draw, 1 for a loss, nothing for an unplayed round.",
    by_hand=("points",),
    function="KASHDAN",
)
def kashdan(context: Context, number: int) -> list[Term]:
    """4 for a win, 2 for a draw, 1 for a loss, 0 for an unplayed round.

    Source: US Chess 34E7. WinTD's help says 2 × wins + draws, which would not make
    "a win and a loss worth more than two draws" as its next line has it; edition ``wintd`` shows
    that figure.
    """
    worth = dict(zip((Outcome.WIN, Outcome.DRAW, Outcome.LOSS), context.edition.kashdan))

    def term(round: int, opponent: int, result: Result) -> Term:
        return Term(round, opponent, float(worth[result.outcome]), result.outcome.value)

    return context.of_games(number, term)


@system(
    "BLACKS",
    "Most Blacks",
    "US Chess 34E6",
    "The number of games played with Black.",
    needs="colours",
    function="MOSTBLACKS",
)
def most_blacks(context: Context, number: int) -> list[Term]:
    """One for each game played with Black; nothing where no colours were recorded.

    Source: US Chess 34E6.
    """
    if not context.knows_colours:
        return []
    return [
        Term(round, result.opponent, 1.0)
        if result.played and result.colour == "b"
        else Term(round, result.opponent, 0.0, drop=Drop("", _not_black(result)))
        for round, result in context.history(number)
    ]


def _not_black(result: Result) -> str:
    if result.played:
        return "White" if result.colour == "w" else "color not known"
    unplayed: str = result.outcome.value
    return unplayed


@system(
    "PCT",
    "Percentage",
    "WinTD",
    "The points from games as a percentage of the games played.",
    combine=MEAN,
    digits=1,
    by_hand=("points",),
    function="PCTSCORE",
)
def percentage(context: Context, number: int) -> list[Term]:
    """100 × points from games ÷ games played, as the mean of 100, 50 and 0; no value without a
    game.

    Source: WinTD help, "Percentage Score".
    """

    def term(round: int, opponent: int, result: Result) -> Term:
        return Term(round, opponent, 100 * result.points, result.outcome.value)

    return context.of_games(number, term)

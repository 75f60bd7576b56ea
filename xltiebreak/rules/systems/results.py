"""Tie-breaks that count only the player's own results."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import Figures, Needs, system
from xltiebreak.rules.terms import Term, Terms, idle
from xltiebreak.rules.unplayed import History
from xltiebreak.rules.worksheet import MEAN


@system(
    "KASH",
    "4 for a win, 2 for a draw, 1 for a loss, nothing for an unplayed round.",
    by_hand=(Figures.POINTS,),
    function="KASHDAN",
)
def kashdan(context: Context, number: int) -> Terms:
    """Kashdan (US Chess 34E7): 4 for a win, 2 for a draw, 1 for a loss, 0 for an unplayed round.

    WinTD's help says 2 × wins + draws, which would not make "a win and a loss worth more than two
    draws" as its next line has it; edition ``wintd`` shows that figure.
    """
    worth = dict(zip((Outcome.WIN, Outcome.DRAW, Outcome.LOSS), context.edition.kashdan))

    return context.of_games(number, lambda result: float(worth[result.outcome]))


@system(
    "BLACKS", "The number of games played with Black.", needs=Needs.COLOURS, function="MOSTBLACKS"
)
def most_blacks(context: Context, number: int) -> Terms:
    """Most Blacks (US Chess 34E6): one for each game played with Black."""
    history = context.history(number)
    amounts = [1.0 if result.played and result.colour == "b" else None for _, result in history]
    return Terms(amounts, partial(_game_with_black, history))


def _game_with_black(history: History, place: int, amount: Figure | None) -> Term:
    round, result = history[place]
    if amount is None:
        not_black = "White" if result.played else result.outcome.value
        return Term(round, result.opponent, 0.0, drop=idle(not_black))
    return Term(round, result.opponent, amount)


@system(
    "PCT",
    "The points from games as a percentage of the games played.",
    combine=MEAN,
    digits=1,
    of_points=True,
    by_hand=(Figures.POINTS,),
    function="PCTSCORE",
)
def percentage(context: Context, number: int) -> Terms:
    """Percentage (WinTD): 100 × points from games ÷ games played, as the mean of 100, 50 and 0; no
    value without a game.

    Source: WinTD help, "Percentage Score".
    """
    win = context.scores.win
    return context.of_games(number, lambda result: _percent(result.points, win))


def _percent(points: float, win: float) -> Figure:
    return 100 * points if win == 1 else Fraction(100 * points) / Fraction(win)

"""Tie-breaks of the player's own results: his score as it grows from round to round, and wins,
Blacks and percentages."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from itertools import accumulate

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import Figures, Needs, system
from xltiebreak.rules.terms import Drop, Term, Terms, Words, idle, not_played
from xltiebreak.rules.unplayed import History
from xltiebreak.rules.worksheet import MEAN, SUM, total


@system(
    "CUM",
    "The scores after each round, added up, less what byes and forfeits gave.",
    of_points=True,
    of_rounds=True,
    by_hand=(Figures.POINTS,),
    function="CUMULATIVE",
)
def cumulative(context: Context, number: int) -> Terms:
    """Cumulative (US Chess 34E3): the sum of the running score after each round, less what unplayed
    rounds gave, taken off once: 1 for a full-point bye or forfeit win, ½ for a half-point bye or
    forfeit draw."""
    history = context.history(number)
    running = _running(history)
    taken_off: History = []
    if context.edition.cumulative_deducts:
        taken_off = [entry for entry in history if not entry[1].played and entry[1].points]
    amounts = [*running, *[-result.points for _, result in taken_off]]
    return Terms(amounts, partial(_running_score, history, taken_off))


def _running(history: History) -> list[Figure | None]:
    """Return the score after each round; nothing for a round whose game is annulled."""
    scores = accumulate([result.points for _, result in history])
    return [
        None if result.outcome is Outcome.ANNULLED else score
        for score, (_, result) in zip(scores, history)
    ]


def _running_score(history: History, taken_off: History, place: int, amount: Figure | None) -> Term:
    if amount is None:
        return not_played(*history[place])
    if place < len(history):
        return Term(history[place][0], None, amount)
    round, result = taken_off[place - len(history)]
    return Term(round, None, amount, Words(f"{result.outcome.value} taken off"))


@system(
    "ACUM",
    "Cumulative without the first round's contribution.",
    of_points=True,
    of_rounds=True,
    by_hand=(Figures.POINTS,),
    function="ADJCUMULATIVE",
)
def adjusted_cumulative(context: Context, number: int) -> Terms:
    """Adjusted Cumulative (WinTD): Cumulative without the running score after the first round that
    counts. What that round gave unplayed is then not taken off too.

    Source: WinTD help, "Adjusted Cumulative".
    """
    terms = cumulative(context, number)
    if not terms.candidates:
        return terms
    drop = Drop("first", Words("Adjusted Cumulative begins with the second"))
    first = min(terms.candidates)
    return Terms.of(
        term.dropped(drop) if k == first else term
        for k, term in enumerate(terms)
        if k == first or term.round != terms[first].round
    )


@system(
    "OCUM",
    "The sum of the Cumulatives of the opponents played.",
    of_opponents=True,
    of_points=True,
    of_rounds=True,
    by_hand=(Figures.CUMULATIVES,),
    function="OPPCUMULATIVE",
)
def cumulative_of_opposition(context: Context, number: int) -> Terms:
    """Cumulative of Opposition (US Chess 34E9): the Cumulative of each opponent actually played,
    deductions included."""
    return context.of_opponents(number, lambda opponent: _cumulative_of(context, opponent))


def _cumulative_of(context: Context, opponent: int) -> Figure:
    return context.figure("CUM", opponent, lambda c, n: total(SUM, cumulative(c, n))) or 0.0


FIRST_CUT: Mapping[str, str] = {"C1": "Cut 1 (without the running scores up to round 1)"}


@system(
    "PS",
    "The scores after each round, added up.",
    of_points=True,
    of_rounds=True,
    by_hand=(Figures.POINTS,),
    options=FIRST_CUT,
)
def progressive_score(context: Context, number: int) -> Terms:
    """Progressive Score (FIDE C.07 7.5): the running score after each round; a cut leaves out the
    first rounds. Under FIDE's editions a round without a game is one like any other in a
    round-robin, too.

    Source: FIDE C.07 7.5, 14.1.
    """
    first = context.options.get("C", 0)
    history = context.history(number)
    running = _running(history)
    if context.edition.progress_of_all_rounds:
        history = context.scores.all_rounds(number)
        running = [*accumulate(result.points for _, result in history)]
    terms = Terms(running, partial(_running_score, history, ()))
    cut = sorted(terms.candidates)[:first]
    return terms.without(dict.fromkeys(cut, Drop("first", Words(f"Cut {first}")))) if cut else terms


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

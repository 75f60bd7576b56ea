"""Tie-breaks that weigh a result by the opponent's score."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial

from xltiebreak.context import Context
from xltiebreak.figures import Figure, decimal
from xltiebreak.model import Outcome, Result
from xltiebreak.systems.cuts import CUT_OR_MEDIAN, cut_as_asked
from xltiebreak.systems.opponents import FORFEITS_AS_GAMES
from xltiebreak.systems.registry import system
from xltiebreak.worksheet import Drop, Term, not_played

_SHARE = {
    Outcome.WIN: "beaten",
    Outcome.FORFEIT_WIN: "won by forfeit",
    Outcome.DRAW: "drawn",
    Outcome.FORFEIT_DRAW: "drawn by forfeit",
    Outcome.LOSS: "lost",
    Outcome.FORFEIT_LOSS: "lost by forfeit",
}


@system(
    "SB",
    "Sonneborn-Berger",
    "US Chess 34E8; FIDE C.07 9.1",
    "The scores of the opponents beaten and half the scores of those drawn with.",
    by_hand=("scores", "points"),
    options={
        "A": "on adjusted scores (unplayed rounds of the opponents as the edition has them)",
        **CUT_OR_MEDIAN,
        **FORFEITS_AS_GAMES,
    },
    function="SONNEBORN",
)
def sonneborn_berger(context: Context, number: int) -> Sequence[Term]:
    """The final score of each opponent beaten and half of each drawn; nothing for unplayed
    rounds. Option A takes adjusted scores. Under FIDE's editions the scores are adjusted, and an
    unplayed round is what it gave times the virtual opponent's score.

    Source: US Chess 34E8; FIDE C.07 9.1, 16.4; a cut takes the lowest-scoring opponent (16.5).
    """
    opponents = context.opponents(number) if context.edition.sonneborn_adjusted else ()
    adjusted = bool(opponents) or "A" in context.options
    terms: list[Term] = []
    significance: dict[int, Figure] = {}
    for k, (round, result) in enumerate(context.history(number)):
        if context.is_game(result) and result.opponent is not None:
            score, note = context.score(result.opponent), ""
            if adjusted:
                score, note = context.adjusted(result.opponent)
            terms.append(_weighed(context, round, result, score, note))
        elif opponents and opponents[k].drop is None:
            score = float(opponents[k].amount)
            terms.append(_of_virtual_opponent(opponents[k], result))
        else:
            score = 0.0
            terms.append(not_played(round, result))
        significance[k] = score
    return cut_as_asked(context, number, terms, significance)


def _weighed(context: Context, round: int, result: Result, score: float, adjusted: str) -> Term:
    factor = context.edition.sonneborn_factor
    said = partial(_share_in_words, result, score, factor, adjusted)
    return Term(round, result.opponent, factor * result.points * score, said)


def _share_in_words(result: Result, score: float, factor: int, adjusted: str) -> str:
    words = _SHARE[result.outcome]
    if result.points == 1 and factor == 2:
        words += f", twice {decimal(score)}"
    elif result.points == 0.5 and factor == 1:
        words += f", half of {decimal(score)}"
    return f"{words}; {adjusted}" if adjusted else words


def _of_virtual_opponent(opponent: Term, result: Result) -> Term:
    note = opponent.note
    if result.points != 1:
        share = {0.5: "half of ", 0.0: "none of "}.get(result.points)
        share = share or f"{decimal(result.points)} × "
        note = f"{share}{decimal(opponent.amount)}; {note}"
    return opponent._replace(amount=result.points * opponent.amount, said=note)


@system(
    "KS",
    "Koya System",
    "FIDE C.07 9.2",
    "The points against those who scored half of the maximum or more.",
    options={
        "L50": "from 50% of the maximum (the limit for the opponents' scores)",
        "L+1": "with the limit up by 1 (half points)",
        "L-1": "with the limit down by 1 (half points)",
    },
)
def koya(context: Context, number: int) -> Sequence[Term]:
    """The points against opponents with at least half of the maximum possible score.

    Source: FIDE C.07 9.2; 14.5 for other limits.
    """
    limit = _koya_limit(context)
    below = f"scored less than {decimal(limit)}"
    terms = []
    for round, result in context.history(number):
        if result.opponent is None:
            terms.append(not_played(round, result))
        elif context.score(result.opponent) >= limit:
            terms.append(Term(round, result.opponent, result.points, _SHARE[result.outcome]))
        else:
            terms.append(Term(round, result.opponent, 0.0, drop=Drop("", below)))
    return terms


def _koya_limit(context: Context) -> Fraction:
    options = context.options
    share = Fraction(options.get("L", 50), 100)
    by_halves = options.get("L+", 0) - options.get("L-", 0)
    return share * context.full_schedule + Fraction(by_halves, 2)

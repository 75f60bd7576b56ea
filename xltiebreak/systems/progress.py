"""Tie-breaks that follow a score as it grows from round to round."""

from __future__ import annotations

from itertools import accumulate

from xltiebreak.context import Context
from xltiebreak.figures import Figure
from xltiebreak.systems.cuts import CUT
from xltiebreak.systems.registry import system
from xltiebreak.worksheet import SUM, Drop, Term, total


@system(
    "CUM",
    "Cumulative",
    "US Chess 34E3",
    "The sum of the running score after each round, less what byes and forfeits gave.",
    by_hand=("points",),
    function="CUMULATIVE",
)
def cumulative(context: Context, number: int) -> list[Term]:
    """The running score after each round, less, once, what unplayed rounds gave: 1 for a
    full-point bye or forfeit win, ½ for a half-point bye or forfeit draw.

    Source: US Chess 34E3.
    """
    history = context.history(number)
    running = accumulate(result.points for _, result in history)
    terms = [Term(round, None, score) for (round, _), score in zip(history, running)]
    if context.edition.cumulative_deducts:
        terms += [
            Term(round, None, -result.points, f"{result.outcome.value} taken off")
            for round, result in history
            if not result.played and result.points
        ]
    return terms


@system(
    "ACUM",
    "Adjusted Cumulative",
    "WinTD",
    "Cumulative without the first round's contribution.",
    by_hand=("points",),
    function="ADJCUMULATIVE",
)
def adjusted_cumulative(context: Context, number: int) -> list[Term]:
    """Cumulative without the running score after round 1; what an unplayed first round gave
    is not taken off as well.

    Source: WinTD help, "Adjusted Cumulative".
    """
    terms = cumulative(context, number)
    if not terms:
        return []
    first = terms[0].round
    contribution = terms[0]._replace(
        drop=Drop("first", "Adjusted Cumulative begins with the second")
    )
    return [contribution, *(term for term in terms[1:] if term.round != first)]


@system(
    "OCUM",
    "Cumulative of Opposition",
    "US Chess 34E9",
    "The sum of the Cumulatives of the opponents played.",
    of_opponents=True,
    by_hand=("cumulatives",),
    function="OPPCUMULATIVE",
)
def cumulative_of_opposition(context: Context, number: int) -> list[Term]:
    """The Cumulative of each opponent actually played, deductions included.

    Source: US Chess 34E9.
    """
    return context.of_games(
        number, lambda round, opponent, _: Term(round, opponent, _cumulative_of(context, opponent))
    )


def _cumulative_of(context: Context, opponent: int) -> Figure:
    return context.figure("CUM", opponent, lambda c, n: total(SUM, cumulative(c, n))) or 0.0


@system(
    "PS",
    "Progressive Score",
    "FIDE C.07 7.5",
    "The sum of the running score after each round.",
    by_hand=("points",),
    options=CUT,
)
def progressive_score(context: Context, number: int) -> list[Term]:
    """The running score after each round; a cut leaves out the first rounds.

    Source: FIDE C.07 7.5, 14.1.
    """
    first = context.options.get("C", 0)
    history = context.history(number)
    running = accumulate(result.points for _, result in history)
    return [
        Term(round, None, score, drop=Drop("first", f"Cut {first}") if k < first else None)
        for k, ((round, _), score) in enumerate(zip(history, running))
    ]

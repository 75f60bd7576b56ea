"""FIDE's tie-breaks of team events: match points and game points together."""

from __future__ import annotations

import math
from fractions import Fraction

from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import CUT_OR_MEDIAN
from xltiebreak.rules.systems.opponents import FORFEITS_AS_GAMES, buchholz
from xltiebreak.rules.systems.registry import Compute, Needs, system
from xltiebreak.rules.systems.sonneborn import scores_times_points
from xltiebreak.rules.systems.us_teams import secondary_points
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, no_value

_BY = {"M": "match", "G": "game"}


system(
    "MPvGP",
    "Match Points or Game Points",
    "FIDE C.07 13.1",
    "The game points if match points place the teams, otherwise the match points.",
    needs=Needs.POINTS,
)(secondary_points)


def _extended_sonneborn_berger(scores: str, own: str) -> Compute:
    """Return the rule: each opponent's match or game points times the team's own against it.

    Source: FIDE C.07 13.2.
    """

    def compute(context: Context, number: int) -> Terms:
        by = context.by
        if not by.of_teams or not (by.knows_points or scores == own == "M"):
            return NO_TERMS
        ways = {"M": by.match, "G": by.game if by.knows_points else by.match}
        return scores_times_points(context.on(ways[scores]), ways[own], number)

    return compute


for _scores in "MG":
    for _own in "MG":
        system(
            f"E{_scores}{_own}SB",
            f"Extended Sonneborn-Berger, {_BY[_scores]} points × {_BY[_own]} points",
            "FIDE C.07 13.2",
            f"Each opponent's {_BY[_scores]} points × the own {_BY[_own]} points against it.",
            needs=Needs.TEAMS if _scores == _own == "M" else Needs.POINTS,
            options={**CUT_OR_MEDIAN, **FORFEITS_AS_GAMES},
        )(_extended_sonneborn_berger(_scores, _own))


@system(
    "SSSC",
    "Score Strength Combination",
    "FIDE C.07 13.4",
    "The secondary score and the Buchholz of the primary one, divided to be of its size.",
    needs=Needs.POINTS,
    options={"K1": "with Buchholz divided by 1", **FORFEITS_AS_GAMES},
    missing="the points inside the matches, or the number of boards, are not known",
)
def score_strength_combination(context: Context, number: int) -> Terms:
    """For each round the points of the secondary score, plus the opponent's primary score divided
    by a divisor: the greatest primary score over the greatest secondary score of one match, rounded
    down. For 11 rounds on 4 boards it is 5, from 22 ÷ 4. Option K gives another divisor.

    Source: FIDE C.07 13.4.
    """
    by = context.by
    if not by.knows_points or not by.boards:
        return NO_TERMS
    primary, secondary = by.primary, by.secondary
    most = Fraction(primary.win) * context.rounds
    divisor = context.options.get("K") or math.floor(most / Fraction(secondary.win))
    if not divisor:
        return no_value(
            "the greatest match points are fewer than a match can bring game points, which leaves "
            "nothing to divide by"
        )
    return Terms.of(
        Term(
            round,
            result.opponent,
            Fraction(result.points) + Fraction(opponent.amount) / divisor,
            _in_words(result.points, opponent, divisor),
        )
        for (round, result), opponent in zip(
            secondary.histories[number], buchholz(context.on(primary), number)
        )
    )


def _in_words(points: float, opponent: Term, divisor: int) -> Words:
    """``3 + 12 ÷ 5``"""
    return Words(f"{{}} + {{}} ÷ {divisor}", (points, opponent.amount)).then(opponent.reasons)

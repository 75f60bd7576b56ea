"""The American tie-breaks of team events computed otherwise."""

from __future__ import annotations

from fractions import Fraction
from typing import Callable

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.countings import Countings
from xltiebreak.rules.editions import half_a_point_for_each_unplayed_round
from xltiebreak.rules.systems.registry import Compute
from xltiebreak.rules.systems.us_teams import ihsa_round
from xltiebreak.rules.terms import NO_TERMS, Term, Terms
from xltiebreak.verify.variation import Variation
from xltiebreak.verify.way import Way

Match = Callable[[Countings, int, Result, float], Figure]
"""What one round adds, from the team's result and the points inside the match."""


def _each(match: Match) -> Compute:
    def compute(context: Context, number: int) -> Terms:
        by = context.by
        if not by.knows_points:
            return NO_TERMS
        return Terms.of(
            Term(round, result.opponent, match(by, round, result, by.points(number, round) or 0.0))
            for round, result in by.tournament.histories[number]
        )

    return compute


def _only_for(system: str, code: str, condition: str, match: Match) -> Variation:
    def change(way: Way) -> Way | None:
        return way.with_terms(_each(match)) if way.system == system else None

    return Variation(code, "match", condition, change)


def _ihsa(by: Countings, result: Result, points: float) -> Fraction:
    """By the rule; nothing for an unplayed match."""
    if not result.played or result.opponent is None:
        return Fraction()
    return ihsa_round(points, _adjusted(by, result.opponent))


def _adjusted(by: Countings, opponent: int) -> float:
    history = by.tournament.histories[opponent]
    return half_a_point_for_each_unplayed_round(history, by.tournament.draw)[0]


def _ihsa_at_face_value(by: Countings, round: int, result: Result, points: float) -> Figure:
    if not result.played or result.opponent is None:
        return 0.0
    return ihsa_round(points, by.tournament.final[result.opponent])


def _ihsa_with_own_unplayed(by: Countings, round: int, result: Result, points: float) -> Figure:
    return _ihsa(by, result, points) if result.played else ihsa_round(0, 0)


def _ihsa_with_forfeits(by: Countings, round: int, result: Result, points: float) -> Figure:
    if result.opponent is None or not (result.played or result.forfeit):
        return 0.0
    got = points
    if not result.played and result.points == 1:
        got = by.most or points
    return ihsa_round(got, _adjusted(by, result.opponent))


def _ihsa_rounded(by: Countings, round: int, result: Result, points: float) -> Figure:
    exact = _ihsa(by, result, points)
    return Fraction(int(exact * 100 + Fraction(1, 2)), 100)


def _usat_adjusted(by: Countings, round: int, result: Result, points: float) -> Figure:
    if not result.played or result.opponent is None:
        return 0.0
    return by.tournament.edition.sonneborn_factor * points * _adjusted(by, result.opponent)


VARIATIONS = (
    _only_for(
        "IHSA",
        "opponents-face-value",
        "the opponents' unplayed matches count what they gave, not as draws",
        _ihsa_at_face_value,
    ),
    _only_for(
        "IHSA",
        "own-unplayed-matches",
        "a team's own unplayed matches count as (0 + 10) × (0² + 1) ÷ 100 each",
        _ihsa_with_own_unplayed,
    ),
    _only_for(
        "IHSA",
        "forfeits-as-games",
        "forfeited matches count as if they had been played",
        _ihsa_with_forfeits,
    ),
    _only_for(
        "IHSA",
        "rounded-matches",
        "each match is rounded to two decimals before they are added up",
        _ihsa_rounded,
    ),
    _only_for(
        "USAT",
        "opponents-adjusted",
        "the opponents' unplayed matches count as draws, where 34G takes the final score",
        _usat_adjusted,
    ),
)
"""In the order in which they are tried."""

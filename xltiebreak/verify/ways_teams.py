"""The American tie-breaks of team events computed otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Callable

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.counts import Teams
from xltiebreak.rules.editions import half_a_point_for_each_unplayed_round
from xltiebreak.rules.systems.registry import Compute
from xltiebreak.rules.systems.teams import ihsa_round
from xltiebreak.rules.terms import Term
from xltiebreak.verify.variation import Variation
from xltiebreak.verify.way import Way

Match = Callable[[Teams, int, Result, float], Figure]
"""What one round adds, from the team's result and the points inside the match."""


def _each(match: Match) -> Compute:
    def compute(context: Context, number: int) -> Sequence[Term]:
        teams = context.teams
        if teams is None or not teams.knows_points:
            return []
        return [
            Term(
                round,
                result.opponent,
                match(teams, round, result, teams.points(number, round) or 0.0),
            )
            for round, result in teams.tournament.history(number)
        ]

    return compute


def _only_for(system: str, code: str, condition: str, match: Match) -> Variation:
    def change(way: Way) -> Way | None:
        return way.with_terms(_each(match)) if way.system == system else None

    return Variation(code, "match", condition, change)


def _ihsa(teams: Teams, result: Result, points: float) -> Fraction:
    """By the rule; nothing for an unplayed match."""
    if not result.played or result.opponent is None:
        return Fraction()
    return ihsa_round(points, _adjusted(teams, result.opponent))


def _adjusted(teams: Teams, opponent: int) -> float:
    history = teams.tournament.history(opponent)
    return half_a_point_for_each_unplayed_round(history, teams.tournament.draw)[0]


def _ihsa_at_face_value(teams: Teams, round: int, result: Result, points: float) -> Figure:
    if not result.played or result.opponent is None:
        return 0.0
    return ihsa_round(points, teams.tournament.score(result.opponent))


def _ihsa_with_own_unplayed(teams: Teams, round: int, result: Result, points: float) -> Figure:
    return _ihsa(teams, result, points) if result.played else ihsa_round(0, 0)


def _ihsa_with_forfeits(teams: Teams, round: int, result: Result, points: float) -> Figure:
    if result.opponent is None or not (result.played or result.forfeit):
        return 0.0
    got = points
    if not result.played and result.points == 1:
        got = teams.matches.most or points
    return ihsa_round(got, _adjusted(teams, result.opponent))


def _ihsa_rounded(teams: Teams, round: int, result: Result, points: float) -> Figure:
    exact = _ihsa(teams, result, points)
    return Fraction(int(exact * 100 + Fraction(1, 2)), 100)


def _usat_adjusted(teams: Teams, round: int, result: Result, points: float) -> Figure:
    if not result.played or result.opponent is None:
        return 0.0
    return teams.edition.sonneborn_factor * points * _adjusted(teams, result.opponent)


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

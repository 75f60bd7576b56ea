"""Tie-breaks of American team events: what a match brought, weighed by the opponents."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Callable

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.rules.context import Context
from xltiebreak.rules.editions import half_a_point_for_each_unplayed_round
from xltiebreak.rules.systems.registry import system
from xltiebreak.rules.terms import Term, not_played
from xltiebreak.rules.worksheet import MEAN

if TYPE_CHECKING:
    from xltiebreak.rules.counts import Teams


@system(
    "IHSA",
    "IHSA Team Tie-Break",
    "IHSA Terms and Conditions",
    "For each match (points in the match + 10) × (the opponent's tournament points² + 1) ÷ 100.",
    needs="points",
    by_hand=("tournament points", "matches"),
    function="IHSA_TB",
)
def ihsa(context: Context, number: int) -> Sequence[Term]:
    """Over the matches played (m + 10) × (t² + 1) ÷ 100: m the points inside the match, t the
    opponent's tournament points with its unplayed matches counted as draws.

    Source: S. C. Miller, *Understanding Tie-breaks*, "IHSA Team Tie-Break System". Its table
    prints 12.10 for (50 + 10) × (4² + 1) ÷ 100, which is 10.20, as the printed total has it.
    """

    def match(teams: Teams, round: int, opponent: int, points: float) -> Term:
        history = teams.tournament.history(opponent)
        t, note = half_a_point_for_each_unplayed_round(history, 0.5)
        said = f"({decimal(points)} + 10) × ({decimal(t)}² + 1) ÷ 100"
        return Term(round, opponent, ihsa_round(points, t), f"{said}; {note}" if note else said)

    return _of_matches(context, number, match)


def ihsa_round(points: Figure, opponent_points: Figure) -> Fraction:
    """What one match adds to the IHSA team tie-break: (m + 10) × (t² + 1) ÷ 100, exactly.

    ``points`` is m, the points inside the match (0 to 68 at the Illinois final);
    ``opponent_points`` is t, the opponent's tournament points with its unplayed matches counted
    as draws.

    Source: S. C. Miller, *Understanding Tie-breaks*, "IHSA Team Tie-Break System".
    """
    return (Fraction(points) + 10) * (Fraction(opponent_points) ** 2 + 1) / 100


@system(
    "USAT",
    "US Amateur Team",
    "US Chess 34G",
    "For each match the points in the match × the opponent's final tournament points.",
    needs="points",
    by_hand=("tournament points", "matches"),
    function="USAT_TB",
)
def us_amateur_team(context: Context, number: int) -> Sequence[Term]:
    """Over the matches played m × the opponent's final T; doubled under edition ``wintd``.

    Source: US Chess 34G; WinTD help, "US Amateur".
    """
    factor = context.edition.sonneborn_factor

    def match(teams: Teams, round: int, opponent: int, points: float) -> Term:
        score = teams.tournament.score(opponent)
        said = f"{'2 × ' * (factor == 2)}{decimal(points)} × {decimal(score)}"
        return Term(round, opponent, factor * points * score, said)

    return _of_matches(context, number, match)


@system(
    "PI",
    "Performance Index",
    "WinTD",
    "The average over the rounds of the opponent's strength and the share of the points won.",
    combine=MEAN,
    needs="points",
    by_hand=("tournament points", "matches", "boards"),
    function="PERFINDEX_TB",
    missing="the points inside the matches, or the number of boards, are not known",
)
def performance_index(context: Context, number: int) -> Sequence[Term]:
    """The mean over the matches of 100 + (W/R − ½)(50 + 10R) + 80(S/G − ½): S of G points
    against an opponent with W tournament points in R rounds, adjusted as for Solkoff; an
    unplayed match is S = 0 and W = 0.

    Source: WinTD help, "Performance Index".
    """
    teams = context.teams
    if teams is None or not teams.knows_points or not teams.matches.boards:
        return []
    rounds, most = context.rounds, teams.matches.most
    terms = []
    for round, result in teams.tournament.history(number):
        score, points, note = 0.0, 0.0, result.outcome.value
        if result.played and result.opponent is not None:
            points = teams.points(number, round) or 0.0
            score, note = teams.tournament.adjusted(result.opponent)
        said = (
            f"100 + ({decimal(score)}/{rounds} − ½) × {50 + 10 * rounds} + "
            f"80 × ({decimal(points)}/{decimal(most)} − ½)"
        )
        opponent = result.opponent if result.played else None
        figure = performance_of_match(points, most, score, rounds)
        terms.append(Term(round, opponent, figure, f"{said}; {note}" if note else said))
    return terms


def performance_of_match(points: float, most: float, score: float, rounds: int) -> Fraction:
    """100 + (W/R − ½)(50 + 10R) + 80(S/G − ½), exactly: ``points`` is S, ``most`` G, ``score`` W
    and ``rounds`` R.

    Source: WinTD help, "Performance Index".
    """
    half = Fraction(1, 2)
    strength = (Fraction(score) / rounds - half) * (50 + 10 * rounds)
    return 100 + strength + 80 * (Fraction(points) / Fraction(most) - half)


@system(
    "GMP",
    "Game/Match Points",
    "WinTD",
    "The game points where match points place the teams, and the other way round.",
    needs="points",
    function="GAMEMATCH_TB",
)
def game_or_match_points(context: Context, number: int) -> Sequence[Term]:
    """The total of the game points where match points place the teams; of the match points
    where game points do.

    Source: WinTD help, "Game/Match Points".
    """
    return secondary_points(context, number)


def secondary_points(context: Context, number: int) -> list[Term]:
    """What each round brought of the points that do not place the teams."""
    teams = context.teams
    if teams is None or not teams.knows_points:
        return []
    return [
        Term(round, result.opponent, result.points, result.outcome.value)
        for round, result in teams.secondary.history(number)
    ]


Match = Callable[["Teams", int, int, float], Term]


def _of_matches(context: Context, number: int, match: Match) -> Sequence[Term]:
    """The term of each match that was played, from its round, opponent and points; an unplayed
    one adds nothing."""
    teams = context.teams
    if teams is None or not teams.knows_points:
        return []
    return [
        match(teams, round, result.opponent, teams.points(number, round) or 0.0)
        if result.played and result.opponent is not None
        else not_played(round, result)
        for round, result in teams.tournament.history(number)
    ]


@system(
    "TEAMSUM",
    "Team Score of the Top Players",
    "US Chess scholastic regulations 12.3.3; WinTD",
    "The sum of the scores of a team's top players, in a combined individual and team event.",
    needs="combined",
    function="TEAMSUM_TB",
)
def team_sum(context: Context, number: int) -> Sequence[Term]:
    """Nothing for a single player: teams have it, where players play and teams are ranked by
    their top ones; see :mod:`xltiebreak.ranking.combined`.

    Source: US Chess scholastic regulations 12.3.3; WinTD help, "Combined Tournament Tie-breaks".
    """
    return ()

"""Tie-breaks of American team events: what a match brought, weighed by the opponents."""

from __future__ import annotations

from fractions import Fraction
from typing import Callable

from xltiebreak.event.figures import Figure
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import Figures, Needs, system
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, not_played
from xltiebreak.rules.unplayed import Score, half_a_point_for_each_unplayed_round
from xltiebreak.rules.worksheet import MEAN


@system(
    "IHSA",
    "For each match (points in the match + 10) × (the opponent's tournament points² + 1) ÷ 100.",
    needs=Needs.POINTS,
    by_hand=(Figures.TOURNAMENT_POINTS, Figures.MATCHES),
    function="IHSA_TB",
    unplayed="a match that the opponent did not play counts as drawn in its tournament points, and "
    "a match that your team did not play adds nothing",
)
def ihsa(context: Context, number: int) -> Terms:
    """IHSA Team Tie-Break (IHSA Terms and Conditions): over the matches played (m + 10) × (t² + 1)
    ÷ 100: m the points inside the match, t the opponent's tournament points with its unplayed
    matches counted as draws.

    Source: S. C. Miller, *Understanding Tie-breaks*, "IHSA Team Tie-Break System". Its table prints
    12.10 for (50 + 10) × (4² + 1) ÷ 100, which is 10.20, as the printed total has it.
    """

    def match(round: int, opponent: int, points: float) -> Term:
        history = context.by.tournament.histories[opponent]
        t, note, _ = half_a_point_for_each_unplayed_round(history, 0.5)
        return ihsa_match(round, opponent, points, t, note)

    return _of_matches(context, number, match)


def ihsa_match(
    round: int, opponent: int | None, points: float, t: float, note: Words | None = None
) -> Term:
    """Return the term of one match with m points against an opponent with t tournament points."""
    words = Words("({} + 10) × ({}² + 1) ÷ 100", (points, t))
    return Term(round, opponent, ihsa_round(points, t), words.then(note) if note else words)


def ihsa_round(points: Figure, opponent_points: Figure) -> Fraction:
    """Return what one match adds to the IHSA team tie-break: (m + 10) × (t² + 1) ÷ 100, exactly.

    ``points`` is m, the points inside the match (0 to 68 at the Illinois final);
    ``opponent_points`` is t, the opponent's tournament points with its unplayed matches counted as
    draws.

    Source: S. C. Miller, *Understanding Tie-breaks*, "IHSA Team Tie-Break System".
    """
    return (Fraction(points) + 10) * (Fraction(opponent_points) ** 2 + 1) / 100


@system(
    "USAT",
    "For each match the points in the match × the opponent's final tournament points.",
    needs=Needs.POINTS,
    function="USAT_TB",
    unplayed="a match that your team did not play adds nothing",
)
def us_amateur_team(context: Context, number: int) -> Terms:
    """US Amateur Team (US Chess 34G): over the matches played m × the opponent's final T; doubled
    under edition ``wintd``.

    Source: WinTD help, "US Amateur".
    """
    factor = context.edition.sonneborn_factor

    def match(round: int, opponent: int, points: float) -> Term:
        score = context.by.tournament.final[opponent]
        words = Words(f"{'2 × ' * (factor == 2)}{{}} × {{}}", (points, score))
        return Term(round, opponent, factor * points * score, words)

    return _of_matches(context, number, match)


@system(
    "PI",
    "The average over the rounds of the opponent's strength and the share of the points won.",
    combine=MEAN,
    needs=Needs.POINTS,
    function="PERFINDEX_TB",
    unplayed="a match that the opponent did not play counts as drawn in its tournament points, and "
    "a match that your team did not play counts as lost without a point to an opponent with 0",
    missing="the points inside the matches, or the number of boards, are not known",
)
def performance_index(context: Context, number: int) -> Terms:
    """Performance Index (WinTD): the mean over the matches of 100 + (W/R − ½)(50 + 10R) + 80(S/G −
    ½): S of G points against an opponent with W tournament points in R rounds, adjusted as for
    Solkoff; an unplayed match is S = 0 and W = 0.

    Source: WinTD help, "Performance Index".
    """
    by = context.by
    if not by.knows_points or not by.boards:
        return NO_TERMS
    rounds, most, weight = context.rounds, by.most, 50 + 10 * context.rounds
    terms = []
    for round, result in by.tournament.histories[number]:
        points, score = 0.0, Score(0.0, Words(result.outcome.value))
        if result.played and result.opponent is not None:
            points = by.points(number, round) or 0.0
            score = by.tournament.adjusted(result.opponent)
        words = Words(
            f"100 + ({{}}/{rounds} − ½) × {weight} + 80 × ({{}}/{{}} − ½)",
            (score.amount, points, most),
        )
        opponent = result.opponent if result.played else None
        figure = performance_of_match(points, most, score.amount, rounds)
        terms.append(Term(round, opponent, figure, words.then(score.words)))
    return Terms.of(terms)


def performance_of_match(points: float, most: float, score: float, rounds: int) -> Fraction:
    """Return 100 + (W/R − ½)(50 + 10R) + 80(S/G − ½), exactly: ``points`` is S, ``most`` G,
    ``score`` W and ``rounds`` R.

    Source: WinTD help, "Performance Index".
    """
    half = Fraction(1, 2)
    strength = (Fraction(score) / rounds - half) * (50 + 10 * rounds)
    return 100 + strength + 80 * (Fraction(points) / Fraction(most) - half)


@system(
    "GMP",
    "The game points if match points place the teams, otherwise the match points.",
    needs=Needs.POINTS,
    function="GAMEMATCH_TB",
)
def secondary_points(context: Context, number: int) -> Terms:
    """Game/Match Points (WinTD): for each round the points that do not place the teams: game points
    where match points do.

    Source: WinTD help, "Game/Match Points"; FIDE C.07 13.1.
    """
    if not context.by.knows_points:
        return NO_TERMS
    return Terms.of(
        Term(round, result.opponent, result.points, Words(result.outcome.value))
        for round, result in context.by.secondary.histories[number]
    )


def _of_matches(context: Context, number: int, match: Callable[[int, int, float], Term]) -> Terms:
    """Return the term of each match played, from its round, opponent and points; an unplayed one
    adds nothing."""
    by = context.by
    if not by.knows_points:
        return NO_TERMS
    return Terms.of(
        match(round, result.opponent, by.points(number, round) or 0.0)
        if result.played and result.opponent is not None
        else not_played(round, result)
        for round, result in by.tournament.histories[number]
    )


@system(
    "TEAMSUM",
    "The sum of the scores of a team's top players, in a combined individual and team event.",
    needs=Needs.COMBINED,
    function="TEAMSUM_TB",
)
def team_sum(context: Context, number: int) -> Terms:
    """Team Score of the Top Players (US Chess scholastic regulations 12.3.3; WinTD): no value for a
    single player. Teams have it in events of players that rank teams by their top players; see
    :mod:`xltiebreak.ranking.combined`.

    Source: US Chess scholastic regulations 12.3.3; WinTD help, "Combined Tournament Tie-breaks".
    """
    return NO_TERMS

"""FIDE's tie-breaks from ratings.

They are worked out only if every player has a rating, or one stands in for the unrated (the
event's label Unrated, or option U).

Source: FIDE C.07 10.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Optional

from xltiebreak.context import Context
from xltiebreak.figures import Figure, decimal
from xltiebreak.systems.cuts import CUT_OR_MEDIAN, cut_as_asked
from xltiebreak.systems.expectancy import perfect_performance, rating_difference
from xltiebreak.systems.ratings import STANDING_IN
from xltiebreak.systems.registry import REVERSED, system
from xltiebreak.worksheet import READ_OFF, ROUNDED_MEAN, SUM, Term, not_played, rounded, total

UNRATED_AT = {"U1400": "with unrated players at 1400"}
MISSING = "a player is unrated; say with Unrated or option U at what rating he counts"


def rating_of(context: Context, number: int) -> int | None:
    """The player's rating, or what stands in for none, option U before the event's own; nothing
    if somebody has neither."""
    standing_in = context.options.get("U")
    if standing_in is None and len(context.ratings) < len(context.scores):
        return None
    if standing_in is not None and number in context.unrated:
        return standing_in
    return context.ratings.get(number, standing_in)


@system(
    "ARO",
    "Average Rating of Opponents",
    "FIDE C.07 10.1",
    "The average rating of the opponents met over the board.",
    combine=ROUNDED_MEAN,
    digits=0,
    needs="ratings",
    of_opponents=True,
    options={**CUT_OR_MEDIAN, **UNRATED_AT},
    missing=MISSING,
)
def average_rating_of_opponents(context: Context, number: int) -> Sequence[Term]:
    """The mean rating of the opponents met over the board, rounded, ½ upwards.

    Source: FIDE C.07 10.1.
    """
    terms = []
    for round, result in context.history(number):
        if not result.played or result.opponent is None:
            terms.append(not_played(round, result))
            continue
        rating = rating_of(context, result.opponent)
        if rating is None:
            return []
        note = STANDING_IN if result.opponent in context.unrated else ""
        terms.append(Term(round, result.opponent, float(rating), note))
    return cut_as_asked(context, number, terms)


@system(
    "TPR",
    "Tournament Performance Rating",
    "FIDE C.07 10.2",
    "The average rating of the opponents, and the rating difference that the percentage is worth.",
    digits=0,
    needs="ratings",
    options=UNRATED_AT,
    missing=MISSING,
)
def tournament_performance(context: Context, number: int) -> Sequence[Term]:
    """The average rating of the opponents met over the board plus the rating difference of the
    percentage scored against them.

    Source: FIDE C.07 10.2; FIDE B.02 8.1.1.
    """
    played = _played(context, number)
    if played is None:
        return []
    points, ratings = played
    average = rounded(Fraction(sum(ratings), len(ratings)))
    return [
        Term(None, None, float(average), partial(_average_in_words, ratings)),
        Term(
            None,
            None,
            float(rating_difference(points, len(ratings))),
            partial(_worth_in_words, points, len(ratings)),
        ),
    ]


def _average_in_words(ratings: Sequence[int]) -> str:
    return f"average of {', '.join(map(str, ratings))}"


def _worth_in_words(points: Fraction, games: int) -> str:
    percent = decimal(100 * points / games, 0)
    return f"{decimal(points)} of {games} is {percent}%, from FIDE's table"


@system(
    "PTP",
    "Perfect Tournament Performance",
    "FIDE C.07 10.3",
    "The lowest rating that expects the player's score against his opponents.",
    combine=READ_OFF,
    digits=0,
    needs="ratings",
    options=UNRATED_AT,
    missing=MISSING,
)
def perfect_tournament_performance(context: Context, number: int) -> Sequence[Term]:
    """The lowest rating whose expected score against the opponents met over the board is at
    least the score made; 800 below the lowest opponent for no point.

    Source: FIDE C.07 10.3; FIDE B.02 8.1.2.
    """
    played = _played(context, number)
    if played is None:
        return []
    points, ratings = played
    listed = ", ".join(map(str, ratings))
    told = (
        f"the lowest rating that expects {decimal(points)} against {listed}"
        if points
        else f"no point: 800 below the lowest of {listed}"
    )
    return [Term(None, None, float(perfect_performance(points, ratings)), told)]


@system(
    "APRO",
    "Average Performance Rating of Opponents",
    "FIDE C.07 10.4",
    "The average Tournament Performance Rating of the opponents met over the board.",
    combine=ROUNDED_MEAN,
    digits=0,
    needs="ratings",
    of_opponents=True,
    options=UNRATED_AT,
    missing=MISSING,
)
def average_performance_of_opponents(context: Context, number: int) -> Sequence[Term]:
    """The mean TPR of the opponents met over the board, rounded, ½ upwards.

    Source: FIDE C.07 10.4.
    """
    return _of_opponents(context, number, "TPR", tournament_performance, SUM)


@system(
    "APPO",
    "Average Perfect Performance of Opponents",
    "FIDE C.07 10.5",
    "The average Perfect Tournament Performance of the opponents met over the board.",
    combine=ROUNDED_MEAN,
    digits=0,
    needs="ratings",
    of_opponents=True,
    options=UNRATED_AT,
    missing=MISSING,
)
def average_perfect_performance_of_opponents(context: Context, number: int) -> Sequence[Term]:
    """The mean PTP of the opponents met over the board, rounded, ½ upwards.

    Source: FIDE C.07 10.5.
    """
    return _of_opponents(context, number, "PTP", perfect_tournament_performance, READ_OFF)


@system(
    "RTNG",
    "Rating",
    "FIDE C.07 10.6",
    "The player's rating.",
    combine=READ_OFF,
    digits=0,
    needs="ratings",
    options={**UNRATED_AT, REVERSED: "reversed (the lower rating first)"},
    missing=MISSING,
)
def rating(context: Context, number: int) -> Sequence[Term]:
    """The player's rating. Source: FIDE C.07 10.6 of 2026."""
    own = rating_of(context, number)
    told = STANDING_IN if number in context.unrated else "the player's rating"
    return [] if own is None else [Term(None, None, float(own), told)]


def _played(context: Context, number: int) -> Optional[tuple[Fraction, list[int]]]:  # noqa: UP045
    """The points from games over the board and the opponents' ratings; nothing without a game
    or a rating."""
    points = 0.0
    ratings = []
    for _, opponent, result in context.games(number):
        rated = rating_of(context, opponent)
        if rated is None:
            return None
        ratings.append(rated)
        points += result.points
    return (Fraction(points), ratings) if ratings else None


def _of_opponents(
    context: Context,
    number: int,
    name: str,
    work_out: Callable[[Context, int], Sequence[Term]],
    combine: str,
) -> list[Term]:
    """A term a round: what the same performance is for the opponent."""
    standing_in = {"U": context.options["U"]} if "U" in context.options else {}

    def figure(context: Context, number: int) -> Figure | None:
        return total(combine, work_out(context.narrowed(standing_in), number))

    terms = []
    for round, result in context.history(number):
        if not result.played or result.opponent is None:
            terms.append(not_played(round, result))
            continue
        value = context.figure(f"{name}/{standing_in}", result.opponent, figure)
        if value is None:
            return []
        terms.append(Term(round, result.opponent, value))
    return terms

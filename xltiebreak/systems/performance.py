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
from xltiebreak.model import Result
from xltiebreak.systems.cuts import CUT_OR_MEDIAN, cut_as_asked
from xltiebreak.systems.expectancy import perfect_performance, rating_difference
from xltiebreak.systems.ratings import STANDING_IN
from xltiebreak.systems.registry import REVERSED, system
from xltiebreak.worksheet import READ_OFF, ROUNDED_MEAN, SUM, Term, rounded, total

UNRATED_AT = {"U1400": "with unrated players at 1400"}
MISSING = "a player is unrated; say with Unrated or option U at what rating he counts"


def all_are_rated(context: Context) -> bool:
    """Whether every player has a rating, or one stands in for those who have none."""
    return "U" in context.options or len(context.ratings) == len(context.scores)


def rating_of(context: Context, number: int) -> int:
    """The player's rating, or what stands in for none, option U before the event's own."""
    if number in context.unrated and "U" in context.options:
        return context.options["U"]
    return context.ratings[number]


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
    if not all_are_rated(context):
        return []

    def term(round: int, opponent: int, _: Result) -> Term:
        note = STANDING_IN if opponent in context.unrated else ""
        return Term(round, opponent, float(rating_of(context, opponent)), note)

    return cut_as_asked(context, number, context.of_games(number, term))


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
    if not all_are_rated(context):
        return []
    told = STANDING_IN if number in context.unrated else "the player's rating"
    return [Term(None, None, float(rating_of(context, number)), told)]


def _played(context: Context, number: int) -> Optional[tuple[Fraction, list[int]]]:  # noqa: UP045
    """The points from games over the board and the opponents' ratings; nothing without a game
    or a rating."""
    games = context.games(number)
    if not games or not all_are_rated(context):
        return None
    points = sum(result.points for _, _, result in games)
    return Fraction(points), [rating_of(context, opponent) for _, opponent, _ in games]


def _of_opponents(
    context: Context,
    number: int,
    name: str,
    work_out: Callable[[Context, int], Sequence[Term]],
    combine: str,
) -> list[Term]:
    """A term a round: what the same performance is for the opponent."""
    if not all_are_rated(context):
        return []
    standing_in = {"U": context.options["U"]} if "U" in context.options else {}
    named = f"{name} with unrated players at {standing_in.get('U')}"

    def figure(context: Context, number: int) -> Figure | None:
        return total(combine, work_out(context.narrowed(standing_in), number))

    def term(round: int, opponent: int, _: Result) -> Term:
        return Term(round, opponent, context.figure(named, opponent, figure) or 0.0)

    return context.of_games(number, term)

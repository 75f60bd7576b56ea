"""Tie-breaks from ratings: the opponents' average, and performances.

FIDE's are worked out only if every player has a rating, or one stands in for the unrated (the
event's label Unrated, or option U). US Chess leaves unrated opponents out.

Source: US Chess 34E10, 34E11; FIDE C.07 10; FIDE Rating Regulations B.02 8.1.1 (percentage to
rating difference) and 8.1.2 (difference to expected score), whose tables ``ratings.rules`` has.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from fractions import Fraction
from functools import partial
from typing import Optional

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.event.words import table_beside
from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import CUT_OR_MEDIAN, cut_as_asked
from xltiebreak.rules.systems.registry import REVERSED, Compute, Figures, Needs, system
from xltiebreak.rules.terms import NO_TERMS, SILENCE, Term, Terms, Words, read_off
from xltiebreak.rules.worksheet import MEAN, READ_OFF, ROUNDED_MEAN, SUM, Combine, rounded, total

STANDING_IN = Words("stands in for an unrated player")


_rated = partial(system, needs=Needs.RATINGS)


@_rated(
    "COMPAVG",
    "The average rating of the rated opponents played.",
    combine=MEAN,
    digits=1,
    of_opponents=True,
    by_hand=(Figures.RATINGS,),
    function="COMPAVERAGE",
)
def competition_average(context: Context, number: int) -> Terms:
    """Competition Average (US Chess 34E11): the mean rating of the rated opponents played; unrated
    ones are left out.

    Source: WinTD help, "Competition Average".
    """
    words_for = partial(standing_in, context.unrated)
    return context.of_opponents(number, context.ratings.get, words_for, without="opponent unrated")


@_rated(
    "TOR",
    "The ratings of the rated opponents played, added.",
    digits=0,
    of_opponents=True,
    by_hand=(Figures.RATINGS,),
)
def total_opposition_rating(context: Context, number: int) -> Terms:
    """Total Opposition Rating (Swiss-Manager, Sum of the ratings of the opponents): the ratings of
    the rated opponents played, added; unrated ones are left out.

    Source: the list of Swiss-Manager's tie-breaks, "Sum of the ratings of the opponents".
    """
    return competition_average(context, number) if context.ratings else NO_TERMS


def standing_in(unrated: Collection[int], opponent: int) -> Words:
    """Return the words for an opponent's rating: that it stands in, if he is unrated."""
    return STANDING_IN if opponent in unrated else SILENCE


@_rated(
    "OPERF",
    "The average performance rating of the opponents played.",
    combine=MEAN,
    digits=1,
    of_opponents=True,
    by_hand=(Figures.PERFORMANCES,),
    function="OPPPERFORMANCE",
)
def opposition_performance(context: Context, number: int) -> Terms:
    """Opposition's Performance (US Chess 34E10): the mean of the opponents' performance ratings."""
    return context.of_opponents(
        number,
        lambda opponent: context.figure("performance", opponent, performance),
        without="opponent met no rated player",
    )


def performance(context: Context, number: int) -> Figure | None:
    """Return the mean over a player's games against rated opponents of the opponent's rating, plus
    400 for a win and minus 400 for a loss; nothing without such a game.

    Source: US Chess 34E10.
    """
    figures = [
        context.ratings[opponent] + 400 * (result.points * 2 - 1)
        for _, opponent, result in context.on(context.by.tournament).games(number)
        if opponent in context.ratings
    ]
    return Fraction(sum(figures)) / len(figures) if figures else None


# FIDE's

UNRATED_AT = {"U1400": "with unrated players at 1400"}
MISSING = "a player is unrated; say with Unrated or option U at what rating he counts"

_all_rated = partial(_rated, digits=0, options=UNRATED_AT, missing=MISSING)
_mean_of_opponents = partial(_all_rated, combine=ROUNDED_MEAN, of_opponents=True)


def all_are_rated(context: Context) -> bool:
    """Whether every player has a rating, or one that stands in."""
    return "U" in context.options or len(context.ratings) == len(context.scores.final)


def rating_of(context: Context) -> Callable[[int], int]:
    """Return a function that gives a player's rating. Option U goes before the event's Unrated."""
    ratings, unrated = context.ratings, context.unrated
    at = context.options.get("U")
    if at is None:
        return ratings.__getitem__
    return lambda number: at if number in unrated else ratings[number]


@_mean_of_opponents(
    "ARO",
    "The average rating of the opponents met over the board.",
    options={**CUT_OR_MEDIAN, **UNRATED_AT},
)
def average_rating_of_opponents(context: Context, number: int) -> Terms:
    """Average Rating of Opponents (FIDE C.07 10.1): the mean rating of the opponents met over the
    board, rounded, ½ upwards."""
    if not all_are_rated(context):
        return NO_TERMS
    words_for = partial(standing_in, context.unrated)
    return cut_as_asked(
        context, number, context.of_opponents(number, rating_of(context), words_for)
    )


@_all_rated(
    "TPR",
    "The average rating of the opponents, and the rating difference that the percentage is worth.",
)
def tournament_performance(context: Context, number: int) -> Terms:
    """Tournament Performance Rating (FIDE C.07 10.2): the average rating of the opponents met over
    the board plus the rating difference of the percentage scored against them.

    Source: FIDE B.02 8.1.1.
    """
    played = _played(context, number)
    if played is None:
        return NO_TERMS
    points, ratings = played
    average = rounded(sum(ratings), len(ratings))
    difference = rating_difference(points, len(ratings))
    return Terms([float(average), float(difference)], partial(_in_words, ratings, points))


def _in_words(ratings: Sequence[int], points: float, place: int, amount: Figure | None) -> Term:
    if place == 0:
        words = Words(f"average of {', '.join(map(str, ratings))}")
    else:
        percent = decimal(Fraction(points) * 100 / len(ratings), 0)
        words = Words(f"{{}} of {len(ratings)} is {percent}%, from FIDE's table", (points,))
    return Term(None, None, amount or 0.0, words)


@_all_rated(
    "PTP",
    "The lowest rating that expects the player's score against his opponents.",
    combine=READ_OFF,
)
def perfect_tournament_performance(context: Context, number: int) -> Terms:
    """Perfect Tournament Performance (FIDE C.07 10.3): the lowest rating whose expected score
    against the opponents met over the board is at least the score made; 800 below the lowest
    opponent for no point.

    Source: FIDE B.02 8.1.2.
    """
    played = _played(context, number)
    if played is None:
        return NO_TERMS
    points, ratings = played
    listed = ", ".join(map(str, ratings))
    words = (
        Words(f"the lowest rating that expects {{}} against {listed}", (points,))
        if points
        else Words(f"no point: 800 below the lowest of {listed}")
    )
    return read_off(float(perfect_performance(points, ratings)), words)


@_mean_of_opponents(
    "APRO", "The average Tournament Performance Rating of the opponents met over the board."
)
def average_performance_of_opponents(context: Context, number: int) -> Terms:
    """Average Performance Rating of Opponents (FIDE C.07 10.4): the mean TPR of the opponents met
    over the board, rounded, ½ upwards."""
    return _of_opponents(context, number, "TPR", tournament_performance, SUM)


@_mean_of_opponents(
    "APPO", "The average Perfect Tournament Performance of the opponents met over the board."
)
def average_perfect_performance_of_opponents(context: Context, number: int) -> Terms:
    """Average Perfect Performance of Opponents (FIDE C.07 10.5): the mean PTP of the opponents met
    over the board, rounded, ½ upwards."""
    return _of_opponents(context, number, "PTP", perfect_tournament_performance, READ_OFF)


@_all_rated(
    "RTNG",
    "The player's rating.",
    combine=READ_OFF,
    options={**UNRATED_AT, REVERSED: "reversed (the lower rating first)"},
)
def rating(context: Context, number: int) -> Terms:
    """Rating (FIDE C.07 10.6): the player's rating. Source: FIDE C.07 10.6 of 2026."""
    if not all_are_rated(context):
        return NO_TERMS
    words = STANDING_IN if number in context.unrated else Words("the player's rating")
    return read_off(float(rating_of(context)(number)), words)


def _played(context: Context, number: int) -> Optional[tuple[float, list[int]]]:  # noqa: UP045
    """Return the points from games over the board and the opponents' ratings, a match as one game;
    nothing without a game or a rating."""
    history = context.by.tournament.histories[number]
    games = [result for _, result in history if result.played]
    if not games or not all_are_rated(context):
        return None
    points = sum([result.points for result in games])
    rating = rating_of(context)
    return points, [rating(game.opponent) for game in games if game.opponent is not None]


def _of_opponents(
    context: Context,
    number: int,
    name: str,
    work_out: Compute,
    combine: Combine,
) -> Terms:
    if not all_are_rated(context):
        return NO_TERMS
    at = {"U": context.options["U"]} if "U" in context.options else {}
    named = f"{name} with unrated players at {at.get('U')}"

    def figure(context: Context, number: int) -> Figure | None:
        return total(combine, work_out(context.narrowed(at), number))

    return context.of_opponents(
        number, lambda opponent: context.figure(named, opponent, figure) or 0.0
    )


_FIDE = {key: [*map(int, words.split())] for key, words in table_beside(__name__, "ratings.rules")}
_DIFFERENCE_FROM_50_PERCENT, _LAST_DIFFERENCE_OF = _FIDE.values()


def rating_difference(points: Figure, games: int) -> int:
    """Return what so many points in so many games are worth in rating points: 72 for 3 of 5. The
    percentage is rounded to a whole one, ½ upwards.

    Source: FIDE B.02 8.1.1.
    """
    percent = rounded(100 * points, games)
    if percent < 50:
        return -_DIFFERENCE_FROM_50_PERCENT[50 - percent]
    return _DIFFERENCE_FROM_50_PERCENT[percent - 50]


def expected_score(rating: int, opponents: Sequence[int]) -> int:
    """Return the score, in hundredths of a point, that a player of this rating is expected to make
    against these ratings, with differences at their full scale.

    Source: FIDE B.02 8.1.2.
    """
    total = 0
    for opponent in opponents:
        difference = rating - opponent
        better = 50 + bisect_left(_LAST_DIFFERENCE_OF, abs(difference))
        total += better if difference >= 0 else 100 - better
    return total


def perfect_performance(points: Figure, opponents: Sequence[int]) -> int:
    """Return the lowest whole rating whose expected score against these ratings is at least this
    score; 800 below the lowest for a score of nothing.

    Source: FIDE C.07 10.3.
    """
    if not points:
        return min(opponents) - 800
    low, high = min(opponents) - 800, max(opponents) + 800
    while high - low > 1:
        middle = (low + high) // 2
        if expected_score(middle, opponents) >= 100 * points:
            high = middle
        else:
            low = middle
    return high

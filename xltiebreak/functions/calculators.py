"""The calculators: functions on bare figures in cells, without a crosstable."""

from __future__ import annotations

import datetime
from fractions import Fraction
from itertools import zip_longest
from typing import Any

from xltiebreak.event.figures import points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.letters import NO_DATE
from xltiebreak.functions.values import Block, figures_in, text_of, whole_of
from xltiebreak.ranking.byhand import Called, by_hand
from xltiebreak.rules.systems import Figures, tie_break
from xltiebreak.rules.systems.us_teams import ihsa_round
from xltiebreak.tables.cells import MADE_A_DATE

_ARGUMENTS = Called(
    opponents="opponents_scores", points="round_points", score="own_score", rounds="rounds"
)
"""The names of the calculators' arguments."""
_ROUNDS = "a number of rounds; expected one such as 5"
_BOTH = ("points", "opponents_points")
_WITHOUT_RESULTS = _ARGUMENTS._replace(points="use TIEBREAK on the results")


def opponents_by_hand(
    code: Any, opponents: Block, own_score: Any = None, rounds: Any = None
) -> float | str:
    """Return a tie-break of the opponents' figures: scores, Cumulatives or ratings.

    Raises:
        TieBreakError: a cell among the figures is empty, and is not an unrated opponent's rating;
            a cell is no figure; or the rule needs more arguments than these.
    """
    tie = tie_break(text_of(code))
    values = figures_in(opponents, _ARGUMENTS.opponents)
    for place, value in enumerate(values, start=1):
        if not _checked(value) and Figures.RATINGS not in tie.system.by_hand:
            raise TieBreakError(
                f"cell {place} of opponents_scores is empty; type 0 for a round without a game, "
                "or leave the cell out"
            )
    return _value(
        tie.code,
        _WITHOUT_RESULTS,
        opponents=[*map(text_of, values)],
        score=_checked(own_score),
        rounds=None if text_of(rounds) == "" else whole_of(rounds, _ROUNDS),
    )


def cumulative_by_hand(round_points: Block) -> float | str:
    """Return Cumulative from the points of each round: 1, ½ and 0, or letters for byes and
    forfeits.

    An empty cell before the last result is a round that was not played.
    """
    values = figures_in(round_points, _ARGUMENTS.points)
    results = [_checked(value) or "U" for value in values]
    return _value("CUM", _ARGUMENTS, results=results)


def ihsa_by_hand(points_: Block, opponents_points: Block) -> float:
    """Return the IHSA team tie-break from the points inside each match and the opponents' points.

    A match with both cells empty was not played.

    Raises:
        TieBreakError: a match has only one of the two.
    """
    own, theirs = map(figures_in, (points_, opponents_points), _BOTH)
    value = Fraction()
    for match, both in enumerate(zip_longest(own, theirs), start=1):
        given = [name for name, figure in zip(_BOTH, both) if text_of(figure)]
        if len(given) == 1:
            [missing] = {*_BOTH} - {*given}
            raise TieBreakError(
                f"match {match} has {given[0]} but no {missing}; give both, or leave both empty "
                "for a match that was not played"
            )
        if given:
            value += ihsa_round(*map(_figure, both, _BOTH))
    return float(value)


def ihsa_one_round(points_: Any, opponent_points: Any) -> float:
    """Return what one match adds to the IHSA team tie-break."""
    own, theirs = _figure(points_, "points"), _figure(opponent_points, "opponent_points")
    return float(ihsa_round(own, theirs))


def _value(code: str, called: Called, **given: Any) -> float | str:
    value = by_hand(code, called=called, **given).value
    return "" if value is None else float(value)


def _figure(value: Any, what: str) -> float:
    try:
        figure = points(_checked(value))
    except ValueError:
        figure = NO_DATE + 1
    if figure > NO_DATE:
        raise TieBreakError(
            f"{text_of(value)!r} in {what} is not a score; expected figures such as 3 or 2.5"
        )
    return figure


def _checked(value: Any) -> str:
    """Return the text of a cell that is no date; xlwings Lite passes one as the number of days
    since 1900."""
    days = isinstance(value, (int, float)) and value > NO_DATE
    if days or isinstance(value, (datetime.date, datetime.time)):
        raise TieBreakError(MADE_A_DATE.message)
    return text_of(value)

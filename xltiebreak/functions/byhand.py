"""The calculators: bare figures in cells, without a crosstable."""

from __future__ import annotations

import datetime
from typing import Any

from xltiebreak.byhand import by_hand
from xltiebreak.errors import TieBreakError
from xltiebreak.figures import points
from xltiebreak.functions.blocks import MADE_A_DATE, Block, text_of
from xltiebreak.systems.teams import ihsa_round

LARGEST = 9999
"""Above every score, Cumulative and rating, and below every date of these years."""


def opponents_by_hand(
    code: Any, opponents: Block, own_score: Any = None, rounds: Any = None
) -> float | str:
    """A tie-break from the opponents' scores; empty cells are passed over."""
    scores = [_figure(value, "opponents") for value in _filled(opponents)]
    worksheet = by_hand(
        text_of(code),
        opponents=scores,
        score=None if text_of(own_score) == "" else _figure(own_score, "own_score"),
        rounds=None if text_of(rounds) == "" else _whole(rounds),
    )
    return "" if worksheet.value is None else float(worksheet.value)


def cumulative_by_hand(round_points: Block) -> float | str:
    """Cumulative from the points of each round: 1, ½ and 0, or letters for byes and forfeits."""
    worksheet = by_hand("CUM", results=[_result(value) for value in _filled(round_points)])
    return "" if worksheet.value is None else float(worksheet.value)


def ihsa_by_hand(points_: Block, opponents_points: Block) -> float:
    """The IHSA team tie-break from the points inside each match and the opponents' points.

    Raises:
        TieBreakError: the two do not have the same number of matches.
    """
    own, theirs = _filled(points_), _filled(opponents_points)
    if len(own) != len(theirs):
        raise TieBreakError(
            f"there are points for {len(own)} matches and opponents' points for {len(theirs)}; "
            "give one of each for every match"
        )
    return float(
        sum(
            ihsa_round(_figure(m, "points"), _figure(t, "opponents_points"))
            for m, t in zip(own, theirs)
        )
    )


def ihsa_one_round(points_: Any, opponent_points: Any) -> float:
    """What one match adds to the IHSA team tie-break."""
    own, theirs = _figure(points_, "points"), _figure(opponent_points, "opponent_points")
    return float(ihsa_round(own, theirs))


def _filled(block: Block) -> list[Any]:
    return [value for row in block for value in row if text_of(value)]


def _figure(value: Any, what: str) -> float:
    _refuse_date(value)
    try:
        return points(text_of(value))
    except ValueError:
        raise TieBreakError(
            f"{text_of(value)!r} in {what} is not a score; expected figures such as 3 or 2.5"
        ) from None


def _refuse_date(value: Any) -> None:
    """A date comes as one, or on xlwings Lite as the number of days since 1900."""
    days = isinstance(value, (int, float)) and value > LARGEST
    if days or isinstance(value, (datetime.date, datetime.time)):
        raise TieBreakError(MADE_A_DATE)


def _whole(value: Any) -> int:
    text = text_of(value)
    if not text.isdecimal() or not 0 < len(text) < 4:
        raise TieBreakError(f"{text!r} is not a number of rounds; expected one such as 5")
    return int(text)


def _result(value: Any) -> float | str:
    _refuse_date(value)
    try:
        return points(text_of(value))
    except ValueError:
        return text_of(value)

"""FIDE's two rating tables: the expected score of a rating difference, and the rating difference
of a percentage.

Source: FIDE Rating Regulations B.02 8.1.1 (percentage to difference) and 8.1.2 (difference to
expected score).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from xltiebreak.event.figures import Figure
from xltiebreak.rules.worksheet import rounded

# fmt: off
_DIFFERENCE_FROM_50_PERCENT = (
      0,   7,  14,  21,  29,  36,  43,  50,  57,  65,
     72,  80,  87,  95, 102, 110, 117, 125, 133, 141,
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
    800,
)
"""The rating difference of 50, 51 … 100 percent; below 50 percent it is the negative."""

_LAST_DIFFERENCE_OF = (
      3,  10,  17,  25,  32,  39,  46,  53,  61,  68,
     76,  83,  91,  98, 106, 113, 121, 129, 137, 145,
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
)
"""The greatest rating difference from which 0.50, 0.51 … 0.99 is expected; beyond it 1.00."""
# fmt: on


def rating_difference(points: Figure, games: int) -> int:
    """What a score of so many points in so many games is worth in rating points, the percentage
    rounded to a whole one, ½ upwards: 72 for 3 of 5.

    Source: FIDE B.02 8.1.1.
    """
    percent = rounded(100 * points, games)
    if percent < 50:
        return -_DIFFERENCE_FROM_50_PERCENT[50 - percent]
    return _DIFFERENCE_FROM_50_PERCENT[percent - 50]


def expected_score(rating: int, opponents: Sequence[int]) -> int:
    """The score, in hundredths of a point, that a rating expects against these ratings, with
    differences at their full scale.

    Source: FIDE B.02 8.1.2.
    """
    total = 0
    for opponent in opponents:
        difference = rating - opponent
        better = 50 + bisect_left(_LAST_DIFFERENCE_OF, abs(difference))
        total += better if difference >= 0 else 100 - better
    return total


def perfect_performance(points: Figure, opponents: Sequence[int]) -> int:
    """The lowest whole rating that expects at least this score against these ratings; 800 below
    the lowest for a score of nothing.

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

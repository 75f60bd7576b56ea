"""Tie-breaks of team events."""

from __future__ import annotations

from fractions import Fraction

from xltiebreak.figures import Figure


def ihsa_round(points: Figure, opponent_points: Figure) -> Fraction:
    """What one match adds to the IHSA team tie-break: (m + 10) × (t² + 1) ÷ 100, exactly.

    ``points`` is m, the points inside the match (0 to 68 at the Illinois final);
    ``opponent_points`` is t, the opponent's tournament points with its unplayed matches counted
    as draws.

    Source: S. C. Miller, *Understanding Tie-breaks*, "IHSA Team Tie-Break System".
    """
    return (Fraction(points) + 10) * (Fraction(opponent_points) ** 2 + 1) / 100

"""Scores and tie-break values as they stand in the bulletin's columns."""

from __future__ import annotations

import re

from xltiebreak.event.figures import Figure, decimal, on_paper
from xltiebreak.rules.systems import System
from xltiebreak.rules.worksheet import MEAN, ROUNDED_MEAN

NO_VALUE = "–"
MEANS = (MEAN, ROUNDED_MEAN)
_HUNDREDTHS = ("IHSA", "SSSC")
"""Sums that are no halves and quarters: ``7.00`` and ``10.20``, as the IHSA prints them."""

_FRACTIONS = {"25": "¼", "5": "½", "75": "¾"}
_DECIMAL = re.compile(r"(?<![\d.])(?<!article )(\d+)\.(25|5|75)(?!\.?\d)")


def value_text(value: Figure | None, system: System) -> str:
    """``6½`` for a sum of points, ``72.2`` or ``50.0`` for a mean, a dash where there is no
    value."""
    if value is None:
        return NO_VALUE
    if system.combine != MEAN and system.code not in _HUNDREDTHS:
        return on_paper(value, system.digits)
    return _with_all_digits(value, system.digits)


def term_text(amount: Figure, system: System) -> str:
    """What one round gives: ``3½``, ``10.20``, or ``1641`` where means are made."""
    if system.code in _HUNDREDTHS:
        return _with_all_digits(amount, system.digits)
    if system.combine in MEANS:
        return decimal(amount, system.digits).replace("-", "−")
    return on_paper(amount, system.digits)


def _with_all_digits(figure: Figure, digits: int) -> str:
    whole, _, decimals = decimal(figure, digits).replace("-", "−").partition(".")
    return f"{whole}.{decimals.ljust(digits, '0')}"


def score_text(score: float) -> str:
    """``6½``."""
    return on_paper(score)


def points_text(score: float) -> str:
    """``6½ points``, ``1 point``, ``½ point``."""
    return f"{on_paper(score)} point{'s' * (score == 0 or score > 1)}"


def with_fractions(sentence: str) -> str:
    """The sentence with its quarter points as on paper: ``score 2.5`` becomes ``score 2½``, but
    ``article 16.5`` stays."""
    return _DECIMAL.sub(
        lambda match: f"{'' if match[1] == '0' else match[1]}{_FRACTIONS[match[2]]}", sentence
    )

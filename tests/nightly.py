"""What only the night has time for: whole sweeps, of which the usual run takes a part."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

from hypothesis import settings


def is_nightly() -> bool:
    """``HYPOTHESIS_PROFILE=nightly`` says so, as for the examples of a law."""
    return settings.get_current_profile_name() == "nightly"


def crossed(ones: Iterable[Any], others: Iterable[Any]) -> list[tuple[Any, Any]]:
    """Every pair at night; otherwise, as on a chessboard, each with every second of the others."""
    pairs = product(enumerate(ones), enumerate(others))
    return [(one, other) for (i, one), (j, other) in pairs if is_nightly() or (i + j) % 2 == 0]

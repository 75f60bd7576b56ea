"""What only the night has time for: more drawn examples, and whole sweeps; and what the quick check
leaves out of a sweep."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest
from hypothesis import settings

_Drawn = TypeVar("_Drawn")


def by_day(few: _Drawn, *, night: _Drawn) -> _Drawn:
    """How many examples are drawn, or every how manieth of a sweep is taken;
    ``HYPOTHESIS_PROFILE=nightly`` makes it night."""
    return night if settings.get_current_profile_name() == "nightly" else few


def mostly_slow(drawn: Iterable[Any], *, quick: int = 3) -> list[Any]:
    """All of a sweep; the quick check has every third of it, or every ``quick``-th."""
    slow = pytest.mark.slow
    return [pytest.param(one, marks=slow if k % quick else ()) for k, one in enumerate(drawn)]

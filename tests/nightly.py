"""What only the night has time for: more drawn examples, and whole sweeps."""

from __future__ import annotations

from typing import TypeVar

from hypothesis import settings

_Drawn = TypeVar("_Drawn")


def by_day(few: _Drawn, *, night: _Drawn) -> _Drawn:
    """How many examples are drawn, or every how manieth of a sweep is taken;
    ``HYPOTHESIS_PROFILE=nightly`` makes it night."""
    return night if settings.get_current_profile_name() == "nightly" else few

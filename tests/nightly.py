"""What only the night has time for: whole sweeps, of which the usual run takes a part."""

from __future__ import annotations

from hypothesis import settings


def is_nightly() -> bool:
    """``HYPOTHESIS_PROFILE=nightly`` says so, as for the examples of a law."""
    return settings.get_current_profile_name() == "nightly"

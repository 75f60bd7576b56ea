"""The time that files state as the time of their making."""

from __future__ import annotations

import os
from datetime import datetime, timezone


def fixed_moment() -> datetime | None:
    """Return the moment that SOURCE_DATE_EPOCH fixes so that builds can be repeated, in UTC."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not epoch.isdecimal():
        return None
    return datetime.fromtimestamp(int(epoch), timezone.utc).replace(tzinfo=None)

"""The hour that files state of their making."""

from __future__ import annotations

import os
from datetime import datetime, timezone


def fixed_moment() -> datetime | None:
    """The moment that SOURCE_DATE_EPOCH fixes for builds to be repeated, in UTC."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not epoch.isdecimal():
        return None
    return datetime.fromtimestamp(int(epoch), timezone.utc).replace(tzinfo=None)

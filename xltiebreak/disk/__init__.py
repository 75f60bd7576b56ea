"""Files on the disk: read; written whole or not at all, one or several that belong together."""

from __future__ import annotations

import os
from datetime import datetime, timezone

MAX_FILE = 64 * 1024 * 1024
"""The most bytes of a file that are read; a larger file is no event."""


def fixed_moment() -> datetime | None:
    """Return the moment that SOURCE_DATE_EPOCH fixes so that builds can be repeated, in UTC."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not epoch.isdecimal():
        return None
    return datetime.fromtimestamp(int(epoch), timezone.utc).replace(tzinfo=None)

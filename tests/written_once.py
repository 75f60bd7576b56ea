"""Workbooks that many tests ask for: each is written once in a process."""

from __future__ import annotations

from functools import wraps

from xltiebreak.event.section import Event
from xltiebreak.excel import writer

WRITTEN: dict[tuple[object, ...], bytes] = {}


def remember_workbooks() -> None:
    """From now on return the same workbook for the same event; ``__wrapped__`` writes it anew."""
    write = writer.write_workbook

    @wraps(write)
    def remembered(event: Event, *, route: str = "lite", **asked: bool) -> bytes:
        key = repr(event), route, *asked.items()
        if key not in WRITTEN:
            WRITTEN[key] = write(event, route=route, **asked)
        return WRITTEN[key]

    writer.write_workbook = remembered

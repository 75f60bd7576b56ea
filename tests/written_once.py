"""Workbooks that many tests ask for: each is written once in a process."""

from __future__ import annotations

from functools import wraps

from xltiebreak.event.section import Event
from xltiebreak.excel import writer


def remember_workbooks() -> None:
    """From now on return the same workbook for the same event; ``__wrapped__`` writes it anew."""
    write = writer.write_workbook
    written: dict[tuple[object, ...], bytes] = {}

    @wraps(write)
    def remembered(event: Event, *, route: str = "lite", **asked: bool) -> bytes:
        key = repr(event), route, *asked.items()
        if key not in written:
            written[key] = write(event, route=route, **asked)
        return written[key]

    writer.write_workbook = remembered

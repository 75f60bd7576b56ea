"""Workbooks that many tests ask for: each is written once in a process."""

from __future__ import annotations

from functools import wraps

from xltiebreak.event.section import Event
from xltiebreak.excel import writer


def remember_workbooks() -> None:
    """From now on return the same workbook for the same event; ``__wrapped__`` writes it anew."""
    write = writer.write_workbook
    written: dict[tuple[str, str, bool], bytes] = {}

    @wraps(write)
    def remembered(event: Event, *, route: str = "lite", of_games: bool = False) -> bytes:
        key = repr(event), route, of_games
        if key not in written:
            written[key] = write(event, route=route, of_games=of_games)
        return written[key]

    writer.write_workbook = remembered

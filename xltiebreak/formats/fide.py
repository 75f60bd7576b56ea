"""TRF as kinds of their own, by version."""

from __future__ import annotations

from xltiebreak.formats.trf.writing import write_trf
from xltiebreak.formats.written import THE_FILE, Written
from xltiebreak.model import Event


def write_trf26(event: Event) -> Written:
    """The event as TRF26; see :func:`xltiebreak.formats.trf.writing.write_trf`."""
    return _written(event, "26")


def write_trf16(event: Event) -> Written:
    """The event as TRF16; see :func:`xltiebreak.formats.trf.writing.write_trf`."""
    return _written(event, "16")


def _written(event: Event, version: str) -> Written:
    written = write_trf(event, version)
    return Written({THE_FILE: written.content}, written.lost)

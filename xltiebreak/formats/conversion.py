"""An event in another kind of file, with every loss named."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.event.findings import Finding, stop_on_errors
from xltiebreak.event.section import Event
from xltiebreak.formats.kinds import format_named, writable
from xltiebreak.formats.written import Written


def convert(event: Event, kind: str) -> Written:
    """The event as a file of this kind, and sentences about what the kind cannot hold.

    Results that contradict each other are written as they are, but for a TRF, whose ranks come
    from the standings.

    Raises:
        TieBreakError: there is no such kind, or it cannot hold the event at all.
        EventError: something in the event's own file could not be read; it would be lost. Or it
            has errors of any kind, and a TRF is asked for.
    """
    target = format_named(kind, writable())
    stop_on_errors(_faults(event))
    return target.write(event)


def _faults(event: Event) -> Iterator[Finding]:
    """What the event's reader could not understand."""
    yield from event.faults
    for section in event.sections:
        yield from section.faults

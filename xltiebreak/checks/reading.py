"""What is said of a table that is not written as usual."""

from __future__ import annotations

from xltiebreak.event.figures import counted
from xltiebreak.event.section import Section


def how_read(section: Section, *, alone: bool) -> str:
    """How its table was understood, and how much was found in it; with its name unless it is
    alone in the event."""
    entry = section.origin.entry
    size = f"{counted(len(section.players), entry)}, {counted(section.crosstable.rounds, 'round')}"
    whose = "" if alone else f"{section.name}: "
    return f"{whose}Read as: {'; '.join((*section.origin.how, size))}."

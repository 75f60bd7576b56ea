"""The head of the bulletin: what was played, where, when, and who directed it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.bulletin.wordml import TAB, clean, paragraph, run, text
from xltiebreak.model import Event
from xltiebreak.ranking import Standings

UNNAMED = "Results"


def masthead(event: Event, standings: Sequence[Standings]) -> str:
    """The event's name, its dates and place, and a line for each thing that is known of it."""
    where = ", ".join(part for part in (one_line(event.venue), one_line(event.city)) if part)
    subtitle = "  ·  ".join(part for part in (one_line(event.dates), where) if part)
    lines = [text("Bulletin Title", title(event))]
    lines.append(text("Bulletin Subtitle", subtitle or "Results bulletin"))
    for label, words in _known(event, standings):
        lines.append(paragraph("Bulletin Meta", run(label, "Bulletin Label"), TAB, run(words)))
    return "".join(lines)


def title(event: Event) -> str:
    """The event's name, or a plain one where it has none."""
    return one_line(event.name) or UNNAMED


def one_line(words: str) -> str:
    """The text on one line, without what a Word file cannot hold."""
    return " ".join(clean(words).split())


def _known(event: Event, standings: Sequence[Standings]) -> Iterator[tuple[str, str]]:
    several = len(standings) > 1
    entries = sum(len(one.rows) for one in standings)
    lines = (
        ("Organizer", event.organizer),
        ("Chief TD", event.chief_td),
        ("Assistants" if _lists_several(event.assistant_tds) else "Assistant", event.assistant_tds),
        ("Rated by", event.rated_by),
        ("Time control", event.time_control),
        ("Sections" if several else "Section", "; ".join(_section(one) for one in standings)),
        ("Entries", f"{entries} in {len(standings)} sections" if several else ""),
        ("Notes", event.notes),
    )
    cleaned = ((label, clean(words).strip()) for label, words in lines)
    return ((label, words) for label, words in cleaned if words)


def _lists_several(names: str) -> bool:
    return any(mark in names for mark in (",", ";", "&", "\n", " and "))


def _section(one: Standings) -> str:
    """``Open, 24 entries, 5 rounds``"""
    players = len(one.rows)
    parts = (
        one_line(one.section.name),
        "1 entry" if players == 1 else f"{players} entries",
        counted(planned_rounds(one), "round") if planned_rounds(one) else "",
    )
    return ", ".join(part for part in parts if part)


def counted(count: int, word: str) -> str:
    """``1 player``, ``24 players``."""
    return f"{count} {word}{'s' * (count != 1)}"


def planned_rounds(one: Standings) -> int:
    """How many rounds the section is to have; those that were begun, if that is not stated."""
    table = one.section.crosstable
    begun = sum(table.started(round) for round in range(1, table.rounds + 1))
    return one.section.scheduled_rounds or begun


def is_final(one: Standings) -> bool:
    """Whether every round is played; before, nobody has won anything."""
    return 0 < planned_rounds(one) <= one.rounds

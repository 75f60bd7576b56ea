"""The head of the bulletin: what was played, where, when, and who directed it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.bulletin.word.markup import TAB, clean, paragraph, run, text
from xltiebreak.event.figures import counted
from xltiebreak.event.roundrobin import ROUNDROBIN, is_double
from xltiebreak.event.section import Event, Section
from xltiebreak.ranking.standings import Standings

UNNAMED = "Results"
NOTHING_KNOWN = "Standings, tie-breaks and crosstable"


def masthead(event: Event, standings: Sequence[Standings]) -> str:
    """The event's name, its dates and place, and a line for each thing that is known of it."""
    where = ", ".join(part for part in (one_line(event.venue), one_line(event.city)) if part)
    subtitle = "  ·  ".join(part for part in (one_line(event.dates), where) if part)
    lines = [text("Bulletin Title", title(event))]
    lines.append(text("Bulletin Subtitle", subtitle or NOTHING_KNOWN))
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
        (_sections_label(standings), "; ".join(_section(one) for one in standings)),
        ("Entries", f"{entries} in {len(standings)} sections" if several else ""),
        ("Notes", event.notes),
    )
    cleaned = ((label, clean(words).strip()) for label, words in lines)
    return ((label, words) for label, words in cleaned if words)


def _lists_several(names: str) -> bool:
    return any(mark in names for mark in (",", ";", "&", "\n", " and "))


def _sections_label(standings: Sequence[Standings]) -> str:
    if len(standings) > 1:
        return "Sections"
    return "Section" if one_line(standings[0].section.name) else "Field"


def _section(one: Standings) -> str:
    """``Open, 24 entries, 5 rounds``; ``Final, 8 entries, double round-robin, 14 rounds``"""
    parts = (
        one_line(one.section.name),
        _entries(one.section),
        _pairings(one.section),
        counted(one.planned_rounds, "round") if one.planned_rounds else "",
    )
    return ", ".join(part for part in parts if part)


def _entries(section: Section) -> str:
    """``24 entries``, ``8 teams on 8 boards``, ``24 entries, teams of 4 that count``"""
    there_are = len(section.players)
    if section.matches is not None:
        boards = section.matches.boards
        return counted(there_are, "team") + (f" on {counted(boards, 'board')}" if boards else "")
    entries = "1 entry" if there_are == 1 else f"{there_are} entries"
    if section.counting:
        entries += f", {counted(section.counting, 'player')} of a team count"
    return entries


def _pairings(section: Section) -> str:
    if section.kind != ROUNDROBIN:
        return ""
    return "double round-robin" if is_double(section) else "round-robin"

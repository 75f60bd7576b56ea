"""What is wrong with a section's results, and in which cell."""

from __future__ import annotations

from itertools import islice

from xltiebreak.checks import entries, games, unfinished
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import Finding, errors_first
from xltiebreak.event.section import Event, Section

_OF_TEAMS_ONLY = frozenset(
    {"incomplete-round", "round-without-games", "forgotten-cell", "rounds"}
    | {"met-twice", "looks-withdrawn", "no-results", "colours-unknown"}
)
"""Findings on the rounds of teams, which are not repeated for the players."""

_CHECKS = (
    entries.duplicate_numbers,
    games.two_cells,
    games.met_twice,
    games.colours,
    unfinished.rounds,
    unfinished.empty_cells,
    unfinished.games_left,
    unfinished.looks_withdrawn,
    unfinished.byes_with_points,
    unfinished.scheduled_rounds,
    entries.points_inside_matches,
    entries.printed_scores,
    entries.long_names,
    entries.shared_texts,
)


_MOST = 1_000
"""The most findings of one check: whoever has corrected those checks again."""


def examine(section: Section) -> list[Finding]:
    """Return what is wrong or odd in a section, errors first, each with its cell; many findings of
    one cause are that cause alone. Teams' players are checked as a section of their own."""
    findings = _each(section)
    if len(findings) >= FEW:
        from xltiebreak.checks.causes import with_causes  # late: in few tables

        findings = with_causes(section, findings, _each)
    members = section.matches.members if section.matches else None
    of_members = examine(members) if members else []
    further = [finding for finding in of_members if finding.code not in _OF_TEAMS_ONLY]
    return errors_first([*findings, *further])


FEW = 3
"""So many findings may have one cause."""


def _each(section: Section) -> list[Finding]:
    found = (finding for check in _CHECKS for finding in islice(check(section), _MOST))
    return [*section.faults, *found]


def examine_event(event: Event) -> list[Finding]:
    """Return the findings on the event's own labels, its sections and their prizes, errors first.

    >>> import xltiebreak
    >>> xltiebreak.examine_event(xltiebreak.load("examples/bham/bham.xlsx"))
    []
    """
    findings = [*event.faults]
    for section in event.sections:
        findings += [*examine(section), *(section.prizes.findings if section.prizes else ())]
    return errors_first(findings)


def how_read(section: Section, *, alone: bool) -> str:
    """Return how a section's table was read, and its size, with its name unless it is ``alone``."""
    entry = section.origin.entry
    size = f"{counted(len(section.players), entry)}, {counted(section.crosstable.rounds, 'round')}"
    whose = "" if alone else f"{section.name}: "
    return f"{whose}Read as: {'; '.join((*section.origin.how, size))}."

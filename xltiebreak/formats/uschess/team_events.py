"""Team events in a rating report: what is rated are the games of the teams' players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section


def as_players(event: Event) -> Event:
    """The event with the players of a team section in place of its teams.

    Raises:
        TieBreakError: only the matches of the teams are known, and not the games inside.
    """
    return replace(event, sections=tuple(map(_players_of, event.sections)))


def _players_of(section: Section) -> Section:
    if section.matches is None:
        return section
    members = section.matches.members
    if members is None or not members.players:
        raise TieBreakError(
            f"section {section.name}: a rating report holds the games of players, and of this team "
            "event only the matches are known; enter the players and the boards first"
        )
    return replace(members, name=section.name, scheduled_rounds=section.scheduled_rounds)


def left_out(event: Event) -> Iterator[str]:
    """What a rating report does not tell of a team event."""
    for section in event.sections:
        if section.matches is not None:
            yield (
                f"{section.name}: the teams and their matches are left out; the games of their "
                "players are written."
            )

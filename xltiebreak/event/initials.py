"""Players by their initials, for where names are not to be read by everybody."""

from __future__ import annotations

from dataclasses import replace

from xltiebreak.event.names import first_name_first
from xltiebreak.event.section import Event, Player, Section


def with_initials(event: Event) -> Event:
    """The event with ``H. H.`` for ``Hart, Hugh``; teams keep their names."""
    return replace(event, sections=tuple(map(_section, event.sections)))


def _section(section: Section) -> Section:
    matches = section.matches
    if matches is None:
        return replace(section, players=tuple(map(_player, section.players)))
    if matches.members is None:
        return section
    players = tuple(map(_player, matches.members.players))
    members = replace(matches.members, players=players)
    return replace(section, matches=replace(matches, members=members))


def _player(player: Player) -> Player:
    words = first_name_first(player.name).replace(",", " ").split()
    return replace(player, name=" ".join(f"{word[0]}." for word in words))

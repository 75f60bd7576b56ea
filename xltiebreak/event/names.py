"""Players' names as they are spoken and shown: ``Hugh Hart``, ``Hart`` and ``H. H.`` for ``Hart,
Hugh``."""

from __future__ import annotations

from dataclasses import replace

from xltiebreak.event.section import Event, Player, Section


def first_name_first(name: str) -> str:
    """Return ``Hugh Hart`` for ``Hart, Hugh``, ``Hugh Hart, Jr.`` for ``Hart, Hugh, Jr.``; any
    other name unchanged."""
    last, *others = (" ".join(part.split()) for part in name.split(","))
    if not others or not last or not others[0]:
        return " ".join(name.split())
    first, *rest = others
    return ", ".join([f"{first} {last}", *filter(None, rest)])


def surname(name: str) -> str:
    """Return ``Hart`` for ``Hart, Hugh``; the whole name where no comma tells which word it is."""
    return " ".join((name.partition(",")[0].strip() or name).split())


def with_initials(event: Event) -> Event:
    """Return the event with ``H. H.`` for ``Hart, Hugh``; teams keep their names."""
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

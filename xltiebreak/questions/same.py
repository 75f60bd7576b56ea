"""Who is who in two versions of an event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Callable

from xltiebreak.event.section import Player, Section

Same = Mapping[int, int]
"""A player's number in the new version by that in the old one."""


def same_players(old: Sequence[Player], new: Sequence[Player]) -> Same:
    """Who is who: by number where the names agree or one is missing, then by id, then by name."""
    same: dict[int, int] = {}
    numbered = {player.number: player for player in new}
    for player in old:
        other = numbered.get(player.number)
        if other and _names_agree(player, other):
            same[player.number] = other.number
    for sign in (_id, _name):
        rest = [player for player in old if player.number not in same]
        free = [player for player in new if player.number not in same.values()]
        mine, theirs = _by_sign(rest, sign), _by_sign(free, sign)
        same |= {mine[mark]: theirs[mark] for mark in mine if mark in theirs}
    return same


def same_sections(old: Iterable[Section], new: Iterable[Section]) -> list[tuple[Section, Section]]:
    """The sections that are in both: of the same name, or the only ones."""
    before, after = list(old), list(new)
    if len(before) == len(after) == 1:
        return [(before[0], after[0])]
    named = {_folded(section.name): section for section in before}
    return [
        (named[_folded(section.name)], section)
        for section in after
        if _folded(section.name) in named
    ]


def _names_agree(player: Player, other: Player) -> bool:
    return not player.name or not other.name or _name(player) == _name(other)


def _by_sign(players: Sequence[Player], sign: Callable[[Player], str]) -> dict[str, int]:
    """The numbers of those whose sign nobody else has."""
    often = Counter(map(sign, players))
    return {
        sign(player): player.number
        for player in players
        if sign(player) and often[sign(player)] == 1
    }


def _id(player: Player) -> str:
    return player.id.strip().lstrip("0")


def _name(player: Player) -> str:
    """The words of a name in any order: "Hart, Hugh" is "Hugh Hart"."""
    return " ".join(sorted(_folded(player.name.replace(",", " ")).split()))


def _folded(text: str) -> str:
    return " ".join(text.split()).casefold()

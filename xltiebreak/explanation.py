"""Why a player has the figures that he has."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass

from xltiebreak.errors import TieBreakError
from xltiebreak.model import Player, Section
from xltiebreak.ranking import Standings
from xltiebreak.systems import tie_break
from xltiebreak.worksheet import Worksheet


@dataclass(frozen=True)
class Explanation:
    """One player's worksheets, in the order asked for."""

    section: Section
    player: Player
    worksheets: tuple[Worksheet, ...]


def explain(standings: Standings, player: int | str, systems: Sequence[str] = ()) -> Explanation:
    """A player's calculation of these tie-breaks, or of all that the standings were made by.

    ``player`` is a pairing number or a name.

    Raises:
        TieBreakError: there is no such player or tie-break.
    """
    found = find_player(standings.section, player)
    tie_breaks = [tie_break(code) for code in systems] or standings.order.tie_breaks
    worksheets = tuple(standings.worksheet(found.number, one) for one in tie_breaks)
    return Explanation(standings.section, found, worksheets)


def find_player(section: Section, player: int | str) -> Player:
    """The player of this pairing number or name; a part of a name will do if only one has it.

    Raises:
        TieBreakError: nobody is meant, or several are.
    """
    text = str(player).strip()
    if text.isdecimal():
        found = section.by_number.get(int(text[:9]))
        if found is None:
            raise TieBreakError(f"there is no player {text} in section {section.name}")
        return found
    wanted = text.casefold()
    for match in (_is_named, _has_in_name):
        matches = [one for one in section.players if match(one, wanted)]
        if len(matches) == 1:
            return matches[0]
        if matches:
            listed = ", ".join(f"{one.number} {one.name}" for one in matches[:5])
            raise TieBreakError(f"{text!r} could be {listed}; give the pairing number")
    names = {one.name.casefold(): one.name for one in section.players}
    near = difflib.get_close_matches(wanted, names, n=1)
    meant = f"; is {names[near[0]]!r} meant?" if near else ""
    raise TieBreakError(f"there is no player {text!r} in section {section.name}{meant}")


def _is_named(player: Player, name: str) -> bool:
    return player.name.casefold() == name


def _has_in_name(player: Player, part: str) -> bool:
    return bool(part) and part in player.name.casefold()

"""Why a player has the figures that he has."""

from __future__ import annotations

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
    _, found = find_entry([standings.section], player)
    tie_breaks = [tie_break(code) for code in systems] or standings.order.tie_breaks
    worksheets = tuple(standings.worksheet(found.number, one) for one in tie_breaks)
    return Explanation(standings.section, found, worksheets)


def find_entry(sections: Sequence[Section], player: int | str) -> tuple[Section, Player]:
    """The player of this pairing number or name, and the section that he is in.

    A part of a name will do if only one player has it.

    Raises:
        TieBreakError: nobody is meant, or several are.
    """
    text = str(player).strip()
    is_number = text.isdecimal() and len(text) < 10
    wanted = str(int(text)) if is_number else text.casefold()
    matches = (_has_number,) if is_number else (_is_named, _has_in_name)
    for match in matches:
        found = [(one, entry) for one in sections for entry in one.players if match(entry, wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            raise TieBreakError(_several(text, found))
    raise TieBreakError(_nobody(text, sections))


def _has_number(player: Player, number: str) -> bool:
    return str(player.number) == number


def _is_named(player: Player, name: str) -> bool:
    return player.name.casefold() == name


def _has_in_name(player: Player, part: str) -> bool:
    return bool(part) and part in player.name.casefold()


def _several(text: str, found: Sequence[tuple[Section, Player]]) -> str:
    listed = [f"{player.number} {player.name}".strip() for _, player in found]
    if len({id(section) for section, _ in found}) == 1:
        return f"{text!r} could be {_shortened(listed)}; give the pairing number"
    listed = [f"{entry} ({section.name})" for (section, _), entry in zip(found, listed)]
    return f"{text!r} could be {_shortened(listed)}; name the section, too (--section)"


def _shortened(listed: Sequence[str]) -> str:
    more = f" and {len(listed) - 5} more" if len(listed) > 5 else ""
    return f"{', '.join(listed[:5])}{more}"


def _nobody(text: str, sections: Sequence[Section]) -> str:
    import difflib

    where = f"section {sections[0].name}" if len(sections) == 1 else "any section"
    if text.isdecimal():
        return f"there is no player {text} in {where}"
    names = {entry.name.casefold(): entry.name for one in sections for entry in one.players}
    near = difflib.get_close_matches(text.casefold(), names, n=1)
    return f"there is no player {text!r} in {where}" + (
        f"; is {names[near[0]]!r} meant?" if near else ""
    )

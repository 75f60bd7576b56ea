"""Why a player or a team has the figures that it has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Callable

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player, Section
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import tie_break
from xltiebreak.rules.worksheet import Worksheet

if TYPE_CHECKING:
    from xltiebreak.ranking.combined import TeamStandings


Match = Callable[[Player, str], bool]


@dataclass(frozen=True)
class Explanation:
    """One player's worksheets, in the order asked for.

    ``teams`` is there where a team that is ranked by its top players stands in for the player.
    """

    section: Section
    player: Player
    worksheets: tuple[Worksheet, ...]
    teams: TeamStandings | None = None


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


def explain_team(teams: TeamStandings, number: int, systems: Sequence[str] = ()) -> Explanation:
    """What each player brings to a team that is ranked by its top ones: ``number`` is the team's.

    Raises:
        TieBreakError: a tie-break is unknown, or is not added up for these teams.
    """
    there = {one.code.upper(): one for one in teams.tie_breaks}
    asked = [there.get(tie_break(code).code.upper()) for code in systems]
    for code, found in zip(systems, asked):
        if found is None:
            raise TieBreakError(
                f"{code} is not added up for teams here; there are {', '.join(there)}"
            )
    chosen = [one for one in asked if one] or teams.tie_breaks
    entry = next(row.player for row in teams.rows if row.player.number == number)
    worksheets = tuple(teams.worksheet(number, one) for one in chosen)
    return Explanation(teams.players.section, entry, worksheets, teams)


def find_entry(sections: Sequence[Section], player: int | str) -> tuple[Section, Player]:
    """The player of this pairing number or name, and the section that he is in.

    A part of a name will do if only one player has it.

    Raises:
        TieBreakError: nobody is meant, or several are.
    """
    found = find_among([(section, section.players) for section in sections], player)
    if found is None:
        raise TieBreakError(_nobody(str(player).strip(), sections))
    return found


def find_among(
    sections: Sequence[tuple[Section, Sequence[Player]]], player: int | str
) -> tuple[Section, Player] | None:
    """The one of this number, of this name or with this part of a name among the entries that
    come with each section: its players, or the teams of its players. Nothing where none is meant.

    Raises:
        TieBreakError: several are meant.
    """
    text = str(player).strip()
    is_number = text.isdecimal() and len(text) < 10
    wanted = str(int(text)) if is_number else text.casefold()
    matches: tuple[Match, ...] = (_has_number,) if is_number else (_is_named, _has_in_name)
    for match in matches:
        found = [
            (section, entry)
            for section, entries in sections
            for entry in entries
            if match(entry, wanted)
        ]
        if len(found) == 1:
            return found[0]
        if found:
            raise TieBreakError(_several(text, found))
    return None


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
    what = " or ".join(_kinds_of_entries(sections))
    if text.isdecimal():
        return f"there is no {what} {text} in {where}"
    players = [entry for one in sections for entry in one.players]
    teams = [entry.team for one in sections if one.counting for entry in one.players]
    names = {name.casefold(): name for name in (*teams, *(entry.name for entry in players))}
    near = difflib.get_close_matches(text.casefold(), names, n=1)
    return f"there is no {what} {text!r} in {where}" + (
        f"; is {names[near[0]]!r} meant?" if near else ""
    )


def _kinds_of_entries(sections: Sequence[Section]) -> list[str]:
    """What there is to be explained: players, teams, or both."""
    players = any(one.matches is None for one in sections)
    teams = any(one.matches is not None or one.counting for one in sections)
    return ["player"] * players + ["team"] * teams

"""Finds a player or a team by number, by name, or by a part of it that only one of them has."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Callable

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Competition, Player, Section
from xltiebreak.event.words import LONGEST, bare, folded, nearest, words_of


def teams_of(section: Section) -> tuple[Player, ...]:
    """Return the teams of all competitions of a section as entries of their own, numbered in the
    order of the lowest numbers of their players. Names that differ only in case and spaces are one
    team."""
    entries: list[Player] = []
    for competition in section.competitions:
        entries += teams_in(section, competition, len(entries) + 1)
    return tuple(entries)


def teams_in(section: Section, competition: Competition, first: int) -> list[Player]:
    """Return the teams of one competition as entries, numbered from ``first``."""
    names: dict[str, str] = {}
    for player in sorted(section.players, key=lambda player: player.number):
        if team := competition.teams.get(player.number):
            names.setdefault(team.casefold(), team)
    return [Player(number, name) for number, name in enumerate(names.values(), start=first)]


Match = Callable[[Player, str], bool]

_MOST_LISTED = 5
_NUMBER = (
    r"(?i)(?:#|№|n[°º]|(?:(?:pairing|start|player|team) )?(?:no|nr|num|number|nummer|numero)\b\.?"
    r"|player|team|spieler|joueur|jugador|speler)? ?(#? ?\d{1,9})\.?"
)
_NUMBER_AND_NAME = (
    r"#?(?P<before>\d{1,9})[.:)]? +(?P<named>[^\d\s].*)"
    r"|(?P<name>.+?) \((?:player|team|no\.?)? ?#?(?P<behind>\d{1,9})\)"
)


def find_entry(sections: Sequence[Section], player: int | str) -> tuple[Section, Player]:
    """Return the player of this pairing number or name, and the section that he is in.

    A part of a name is enough if only one player has it.

    Raises:
        TieBreakError: nobody is meant, or several are.
    """
    entry = find_among([(section, section.players) for section in sections], player)
    if entry is None:
        text = str(player).strip()
        raise TieBreakError(_nobody(number_in(text) or text, sections))
    return entry


def find_among(
    sections: Sequence[tuple[Section, Sequence[Player]]], player: int | str
) -> tuple[Section, Player] | None:
    """Return the section and the entry of this number, of this name or with this part of a name;
    nothing if there is none. The entries of a section are its players, or the teams of its players.

    Raises:
        TieBreakError: several are meant.
    """
    text = str(player).strip()
    every = [(section, entry) for section, entries in sections for entry in entries]
    meant = [every[k] for k in meant_by(text, [entry for _, entry in every])]
    if len(meant) > 1:
        sections_of, players = zip(*meant)
        raise TieBreakError(could_be(text, players, sections_of))
    return meant[0] if meant else None


def is_named(text: str, sections: Sequence[tuple[Section, Sequence[Player]]]) -> bool:
    """Whether the whole name of an entry is meant, and not a part of it."""
    return any(_is_named(entry, text) for _, entries in sections for entry in entries)


def meant_by(text: str, entries: Sequence[Player]) -> list[int]:
    """Return which entries, as positions, are meant by a number, a name or a part of one."""
    if len(text) > 2 * LONGEST:
        return []  # no name and its number are as long
    number = number_in(text)
    if number and text.isdecimal():
        return _those(entries, _has_number, number)
    named = _those(entries, _is_named, text)
    if number and not named:  # "No. 3" may be a number or the end of a school's name
        in_words = _those(entries, _has_whole_words, text) if not text.startswith("#") else []
        return sorted({*_those(entries, _has_number, number), *in_words})
    for match in (_has_whole_words, _has_begun_words, _has_in_name):
        named = named or _those(entries, match, text)
    both = None if named else re.fullmatch(_NUMBER_AND_NAME, text)
    if both is not None:
        numbered = _those(entries, _has_number, number_in(both["before"] or both["behind"]))
        named = [k for k in numbered if k in meant_by(both["named"] or both["name"], entries)]
    return named


def number_in(text: str) -> str:
    """Return the pairing number that a text is: ``3`` for ``#3``, ``No. 3`` and ``player 3``; empty
    if it is none."""
    match = re.fullmatch(_NUMBER, " ".join(text.split()))
    return str(int(match[1].strip("# "))) if match else ""


def _those(entries: Sequence[Player], match: Match, wanted: str) -> list[int]:
    return [k for k, entry in enumerate(entries) if match(entry, wanted)]


def _has_number(player: Player, number: str) -> bool:
    return str(player.number) == number


def _is_named(player: Player, name: str) -> bool:
    """Whether this is the player's name, in either order: ``Hugh Hart`` for ``Hart, Hugh``."""
    wanted = sorted(words_of(name))
    return sorted(words_of(player.name)) == wanted if wanted else player.name == name


def _has_whole_words(player: Player, words: str) -> bool:
    """Whether each word is a different word of the name: ``Lee`` of ``Lee, Ann``, not of
    ``Leeds``."""
    return _each_is_one_of(words, player.name, str.__eq__)


def _has_begun_words(player: Player, words: str) -> bool:
    """Whether each word begins a different word of the name: ``h. hart`` for ``Hart, Hugh``."""
    return _each_is_one_of(words, player.name, str.startswith)


def _each_is_one_of(words: str, name: str, fits: Callable[[str, str], bool]) -> bool:
    left, wanted = words_of(name), words_of(words)
    for word in sorted(wanted, key=len, reverse=True):
        own = next((own for own in left if fits(own, word)), None)
        if own is None:
            return False
        left.remove(own)
    return bool(wanted)


def _has_in_name(player: Player, part: str) -> bool:
    wanted = bare(folded(part))
    return bool(wanted) and wanted in bare(folded(player.name))


def could_be(text: str, players: Sequence[Player], sections: Sequence[Section] = ()) -> str:
    """Say that several are meant, those of several ``sections`` with theirs."""
    named = [f"{player.number} {player.name}".strip() for player in players]
    advice = "give the pairing number"
    if len({id(section) for section in sections}) > 1:
        named = [f"{entry} ({section.name})" for entry, section in zip(named, sections)]
        advice = "name the section, too (--section)"
    more = f" and {len(named) - _MOST_LISTED} more" if len(named) > _MOST_LISTED else ""
    return f"{text!r} could be {', '.join(named[:_MOST_LISTED])}{more}; {advice}"


def _nobody(text: str, sections: Sequence[Section]) -> str:
    """Return the message that nobody is meant by a text, with the names that are nearest."""
    where = f"section {sections[0].name}" if len(sections) == 1 else "any section"
    what = " or ".join(_kinds_of_entries(sections))
    if text.isdecimal():
        return f"there is no {what} {text} in {where}"
    if text.casefold() in ("all", "everybody", "everyone", "every player"):
        return f"{text!r} is more than one {what}; 'bulletin --ties all' has the arithmetic of ties"
    players = [entry for section in sections for entry in section.players]
    teams = [
        entry.plays_for for section in sections if section.counting for entry in section.players
    ]
    names: dict[str, str] = {}
    for name in (*(entry.name for entry in players), *teams):
        words = words_of(name)
        for part in (*words, " ".join(words), " ".join(words[::-1])):
            names.setdefault(part, repr(name))
    meant = " or ".join(nearest(" ".join(words_of(text)), names, most=1))
    advice = f"is {meant} meant?" if meant else "give a pairing number or a part of a name"
    return f"there is no {what} {text!r} in {where}; {advice}"


def _kinds_of_entries(sections: Sequence[Section]) -> list[str]:
    players = any(section.matches is None for section in sections)
    teams = any(section.matches is not None or section.counting for section in sections)
    return ["player"] * players + ["team"] * teams

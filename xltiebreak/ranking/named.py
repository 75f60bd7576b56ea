"""Finds a player or a team by number, by name, or by a part of it that only one of them has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Callable

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Competition, Player, Section
from xltiebreak.event.words import bare, folded, words_of


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


def find_entry(sections: Sequence[Section], player: int | str) -> tuple[Section, Player]:
    """Return the player of this pairing number or name, and the section that he is in.

    A part of a name is enough if only one player has it.

    Raises:
        TieBreakError: nobody is meant, or several are.
    """
    entry = find_among([(section, section.players) for section in sections], player)
    if entry is None:
        raise TieBreakError(_nobody(str(player).strip(), sections))
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
        raise TieBreakError(_several(text, meant))
    return meant[0] if meant else None


def meant_by(text: str, entries: Sequence[Player]) -> list[int]:
    """Return which entries, as positions, are meant by a number, a name or a part of one."""
    is_number = text.isdecimal() and len(text) < 10
    wanted = str(int(text)) if is_number else text
    by_name = (_is_named, _has_whole_words, _has_begun_words, _has_in_name)
    matches: tuple[Match, ...] = (_has_number,) if is_number else by_name
    for match in matches:
        meant = [k for k, entry in enumerate(entries) if match(entry, wanted)]
        if meant:
            return meant
    return []


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


def could_be(text: str, players: Sequence[Player]) -> str:
    """Say that several are meant."""
    listed = [f"{player.number} {player.name}".strip() for player in players]
    return f"{text!r} could be {_shortened(listed)}; give the pairing number"


def _several(text: str, matching: Sequence[tuple[Section, Player]]) -> str:
    listed = [f"{player.number} {player.name}".strip() for _, player in matching]
    if len({id(section) for section, _ in matching}) == 1:
        return could_be(text, [player for _, player in matching])
    listed = [f"{entry} ({section.name})" for (section, _), entry in zip(matching, listed)]
    return f"{text!r} could be {_shortened(listed)}; name the section, too (--section)"


def _shortened(listed: Sequence[str]) -> str:
    more = f" and {len(listed) - _MOST_LISTED} more" if len(listed) > _MOST_LISTED else ""
    return f"{', '.join(listed[:_MOST_LISTED])}{more}"


def _nobody(text: str, sections: Sequence[Section]) -> str:
    import difflib

    where = f"section {sections[0].name}" if len(sections) == 1 else "any section"
    what = " or ".join(_kinds_of_entries(sections))
    if text.isdecimal():
        return f"there is no {what} {text} in {where}"
    players = [entry for section in sections for entry in section.players]
    teams = [
        entry.plays_for for section in sections if section.counting for entry in section.players
    ]
    names: dict[str, str] = {}
    for name in (*(entry.name for entry in players), *teams):
        words = words_of(name)
        for part in (*words, " ".join(words), " ".join(words[::-1])):
            names.setdefault(part, name)
    asked = " ".join(words_of(text))
    near = difflib.get_close_matches(asked, names, n=3)
    if near:  # the nearest, and those that are hardly farther
        likeness = difflib.SequenceMatcher(None, near[0], asked).ratio()
        near = difflib.get_close_matches(asked, near, n=3, cutoff=likeness - 0.1)
    meant = " or ".join(dict.fromkeys(repr(names[part]) for part in near))
    return f"there is no {what} {text!r} in {where}" + (f"; is {meant} meant?" if near else "")


def _kinds_of_entries(sections: Sequence[Section]) -> list[str]:
    players = any(section.matches is None for section in sections)
    teams = any(section.matches is not None or section.counting for section in sections)
    return ["player"] * players + ["team"] * teams

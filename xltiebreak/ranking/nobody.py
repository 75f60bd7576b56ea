"""What is said of a name or number that nobody has."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from xltiebreak.event.section import Section
from xltiebreak.event.words import words_of


def nobody(text: str, sections: Sequence[Section]) -> str:
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
            names.setdefault(part, name)
    asked = " ".join(words_of(text))
    near = difflib.get_close_matches(asked, names, n=3)
    if near:  # the nearest, and those that are hardly farther
        likeness = difflib.SequenceMatcher(None, near[0], asked).ratio()
        near = difflib.get_close_matches(asked, near, n=3, cutoff=likeness - 0.1)
    meant = " or ".join(dict.fromkeys(repr(names[part]) for part in near))
    advice = f"is {meant} meant?" if near else "give a pairing number or a part of a name"
    return f"there is no {what} {text!r} in {where}; {advice}"


def _kinds_of_entries(sections: Sequence[Section]) -> list[str]:
    players = any(section.matches is None for section in sections)
    teams = any(section.matches is not None or section.counting for section in sections)
    return ["player"] * players + ["team"] * teams

"""Which player a row of a list of games means, and which two names look like one player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.event.words import bare, either, nearest, unknown, words_of
from xltiebreak.tables.list_sheets import Misfit
from xltiebreak.tables.shapes.game_rows import Game
from xltiebreak.tables.shapes.game_sides import REMARKS, Side, spelled
from xltiebreak.tables.shapes.numbering import Names

_ALIKE = 0.85
_MOST_ASKED, _MOST_COMPARED = 20, 20_000
"""How often the nearest name is sought, and how many pairs of names are compared: a wrong column of
a large list would take too long."""


class Roster:
    """The players by number; finds the player whom a row of the list means. On a sheet of ours it
    is ``as_formulas`` do: by his whole name or by the surname before the comma."""

    def __init__(self, names: Mapping[int, str], where: str, *, as_formulas: bool = False) -> None:
        self.names, self._where, self._as_formulas = names, where, as_formulas
        self._parts = Names(names)
        self._asked = 0
        self._spelled: dict[str, list[int]] = {}
        for number, name in names.items():
            self._spelled.setdefault(spelled(name), []).append(number)

    def find(self, side: Side) -> int:
        """Return the number of the player whom a row means.

        Raises:
            Misfit: it is nobody, or may be more than one.
        """
        if side.number:
            return self._numbered(side)
        numbers = self._named(side.name)
        same = [n for n in numbers if self.names[n].casefold() == side.name.casefold()]
        if len(numbers) == 1 or len(same) == 1:
            return (same or numbers)[0]
        if not numbers:
            raise Misfit(side.title, "unknown-player", self._unknown(side.name))
        if len({spelled(self.names[number]) for number in numbers}) == 1:
            message = (
                f"{len(numbers)} players are called {side.name!r}; type the number of one of them"
            )
            raise Misfit(side.title, "unknown-player", message)
        named = either(repr(self.names[number]) for number in numbers[:4])
        message = f"{side.name!r} may be {named}; type the whole name, or the number"
        raise Misfit(side.title, "unknown-player", message)

    def _named(self, name: str) -> list[int]:
        if not self._as_formulas:
            return self._spelled.get(spelled(name)) or sorted(self._parts.find(name))
        typed = " ".join(name.split()).casefold()
        known = {number: name.casefold() for number, name in self.names.items()}
        whole = [number for number, name in known.items() if name == typed]
        return whole or [n for n, name in known.items() if name.startswith(f"{typed},")]

    def _numbered(self, side: Side) -> int:
        known = self.names.get(side.number)
        if known is None:
            message = f"there is no player {side.number} {self._where}; correct the number"
            raise Misfit(side.title, "unknown-player", message)
        is_same = spelled(known) == spelled(side.name)
        if side.name and known and not is_same and side.number not in self._parts.find(side.name):
            message = (
                f"player {side.number} is {known!r}, and here the number stands beside "
                f"{side.name!r}; correct one of them"
            )
            raise Misfit(side.title, "unknown-player", message)
        return side.number

    def _unknown(self, name: str) -> str:
        self._asked += 1
        known = {known: known for known in self.names.values() if known}
        near = [repr(known) for known in nearest(name, known)] if self._asked <= _MOST_ASKED else []
        return unknown(name, f"a player {self._where}", near, "correct the name, or add the player")


def remarks_as_names(firsts: Iterable[Side]) -> Iterator[Finding]:
    """Report players of whom only a remark such as ``late entry`` is known. A list that names them
    settles it."""
    for side in firsts:
        if bare(side.name) in REMARKS:
            message = (
                f"{side.name!r} is hardly a player's name; type his name, or for a bye full bye, "
                "half bye or zero bye, or clear the row; if a player is called so, list the "
                "players on a sheet Players, or above the games"
            )
            yield Finding(ERROR, "unknown-player", side.where, message)


def spelled_two_ways(games: Sequence[Game], firsts: Mapping[str, Side]) -> Iterator[Finding]:
    """Report names that are nearly alike and never stand in the same round: likely one player with
    a slip. A list that names both as players settles it."""
    rounds: dict[str, set[int]] = {key: set() for key in firsts}
    for game in games:
        for side in game.sides:
            if side is not None and side.key in rounds:
                rounds[side.key].add(game.round)
    begins: dict[str, list[str]] = {}
    compared = 0
    for key in firsts:
        words = sorted(words_of(key))
        for begin in {word[:3] for word in words}:
            for other in begins.setdefault(begin, []):
                compared += 1
                if compared > _MOST_COMPARED:
                    return
                if rounds[key].isdisjoint(rounds[other]) and _alike(words, sorted(words_of(other))):
                    yield _one_or_two(firsts[key], firsts[other])
                    break
            begins[begin].append(key)


def _alike(words: Sequence[str], others: Sequence[str]) -> bool:
    from difflib import SequenceMatcher  # late: few names are compared

    if {*words} <= {*others} or {*others} <= {*words}:
        return True
    return SequenceMatcher(None, " ".join(words), " ".join(others)).ratio() >= _ALIKE


def _one_or_two(side: Side, other: Side) -> Finding:
    message = (
        f"{side.name!r} and {other.name!r} ({other.where}) look like one player; spell them alike, "
        "or, if they are two, list the players with their numbers on a sheet Players, or above the "
        "games"
    )
    return Finding(ERROR, "name-spelled-twice", side.where, message)

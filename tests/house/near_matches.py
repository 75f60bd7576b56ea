"""Texts that a pattern nearly matches, made of its own parts: what may repeat stands there many
times, and what has to follow is missing."""

from __future__ import annotations

import _sre  # type: ignore[import-not-found]
import re
from collections.abc import Iterator, Sequence
from re import _compiler as compiler  # type: ignore[attr-defined]
from re import _constants as codes  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any, NamedTuple

REPEATS = (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT)
LETTERS = (codes.LITERAL, codes.NOT_LITERAL, codes.IN, codes.ANY)
LOOKS = (codes.ASSERT, codes.ASSERT_NOT)
TRIED = [*map(chr, range(9, 14)), *map(chr, range(32, 127)), *"\x85\xa0é½–€"]
MANY = 40
"""A repeat of fewer takes no longer for a longer text."""
UNITS, LEADS, CUTS = 6, 2, 12
"""How many of these are tried at each repeat, and how many beginnings of a whole match."""

Tree = Sequence[tuple[Any, Any]]


class Near(NamedTuple):
    """A text as long as wanted: what stands before, what is repeated, and what breaks the match."""

    before: str
    unit: str
    after: str

    def text(self, letters: int) -> str:
        """Return the text, so many letters long or a little more."""
        return self.before + self.unit * (letters // len(self.unit) + 1) + self.after


class Parts:
    """The parts of a pattern, and letters that each part takes."""

    def __init__(self, pattern: re.Pattern[Any]) -> None:
        self.of_bytes = isinstance(pattern.pattern, bytes)
        self.flags = pattern.flags & ~re.DEBUG
        self.tree: Tree = parser.parse(pattern.pattern, self.flags)
        self.takes: dict[str, set[str]] = {}
        self._read(self.tree, self.flags)
        kinds: dict[tuple[bool, ...], str] = {}
        for letter in TRIED[: -6 if self.of_bytes else None]:
            kinds.setdefault(tuple(letter in each for each in self.takes.values()), letter)
        self.kinds = list(kinds.values())
        """A letter of each kind: those of a kind are alike to all parts."""
        self.other = kinds[min(kinds, key=sum)]
        """A letter that most parts do not take."""

    def _read(self, tree: Tree, flags: int) -> None:
        for part in tree:
            if part[0] in LETTERS:
                self.takes.setdefault(_key(part, flags), self._taken(part, flags))
            for inner, own in _inside(part, flags):
                self._read(inner, own)

    def _taken(self, part: tuple[Any, Any], flags: int) -> set[str]:
        alone = parser.SubPattern(parser.State(), [part])
        alone.state.flags, alone.state.str = flags, b"" if self.of_bytes else ""
        pattern = _sre.compile(None, flags, compiler._code(alone, flags), 0, {}, (None,))
        return {letter for letter in TRIED if pattern.fullmatch(self.as_read(letter))}

    def as_read(self, text: str) -> Any:
        """Return the text, as bytes for a pattern of bytes."""
        return text.encode("latin-1", "replace") if self.of_bytes else text

    def example(self, tree: Tree, flags: int, more: int = 0, choice: int = 0) -> str:
        """Return a text that these parts take: what may be missing stands ``more`` times, and of
        several choices the one of this number."""
        text = ""
        for part in tree:
            kind, of = part
            if kind is codes.LITERAL:
                text += chr(of)
            elif kind in LETTERS:
                taken = self.takes[_key(part, flags)]
                text += next((each for each in self.kinds if each in taken), "")
            elif kind in REPEATS:
                times = min(max(of[0], more), of[1], MANY)
                text += self.example(of[2], flags, more, choice) * times
            elif kind is codes.BRANCH:
                text += self.example(of[1][choice % len(of[1])], flags, more, choice)
            elif kind not in LOOKS:
                for inner, own in list(_inside(part, flags))[:1]:
                    text += self.example(inner, own, more, choice)
        return text

    def repeats(
        self, tree: Tree, flags: int, before: Sequence[str] = ("",)
    ) -> Iterator[tuple[Sequence[str], Tree, int, str]]:
        """Yield each repeat: texts that lead to it, its body and flags, and what follows it."""
        for k, part in enumerate(tree):
            ways = ((0, 0), (1, 0), (1, 1))
            leads = {b + self.example(tree[:k], flags, *way) for b in before for way in ways}
            leads_on = sorted(leads, key=len)[:LEADS]
            if part[0] in REPEATS and part[1][1] > MANY:
                yield leads_on, part[1][2], flags, self.example(tree[k + 1 :], flags)
            if part[0] not in LOOKS or part[1][0] == 1:
                for inner, own in _inside(part, flags):
                    yield from self.repeats(inner, own, leads_on)

    def units(self, body: Tree, flags: int) -> list[str]:
        """Return texts that a repeat takes once: a letter of each kind, or some examples."""
        if len(body) == 1 and body[0][0] in LETTERS:
            taken = self.takes[_key(body[0], flags)]
            return [letter for letter in self.kinds if letter in taken][:UNITS]
        ways = ((0, 0), (1, 0), (1, 1), (0, 1), (2, 0), (1, 2))
        return list({text: None for way in ways if (text := self.example(body, flags, *way))})


def near_matches(parts: Parts, *, anywhere: bool) -> Iterator[Near]:
    """Yield the texts to try; ``anywhere`` if a match may begin at each letter."""
    found: dict[Near, None] = {}
    for leads, body, flags, rest in parts.repeats(parts.tree, parts.flags):
        for unit in parts.units(body, flags):
            for lead in leads:
                for after in {"": None, parts.other: None, rest + parts.other: None}:
                    found[Near(lead, unit, after)] = None
                    if anywhere and lead:
                        found[Near("", lead + unit, after)] = None
    if anywhere:
        for way in ((0, 0), (1, 0), (1, 1)):
            whole = parts.example(parts.tree, parts.flags, *way)
            for cut in range(1, min(len(whole), CUTS) + 1):
                found[Near("", whole[:cut], parts.other)] = None
    yield from found


def _key(part: tuple[Any, Any], flags: int) -> str:
    return f"{part} {flags}"


def _inside(part: tuple[Any, Any], flags: int) -> Iterator[tuple[Tree, int]]:
    kind, of = part
    if kind is codes.SUBPATTERN:
        yield of[3], (flags | of[1]) & ~of[2]
    elif kind in REPEATS:
        yield of[2], flags
    elif kind is codes.BRANCH:
        yield from ((choice, flags) for choice in of[1])
    elif kind in LOOKS:
        yield of[1], flags
    elif kind is codes.ATOMIC_GROUP:
        yield of, flags
    elif kind is codes.GROUPREF_EXISTS:
        yield from ((choice, flags) for choice in of[1:] if choice)

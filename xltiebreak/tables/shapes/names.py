"""Who is meant by a name, or by an unmistakable part of it, in a cell of the table itself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_LEAST, _SHORTEST, _LONGEST, _MOST_WORDS = 2, 3, 20, 5
"""So many letters are a name, so many of a last name a short one; so many words a name has."""
_MOST_ASKED = 20
"""So often the nearest name is looked for; a column gone wrong in a large table would take long."""

Meant = tuple[int, "set[int]"]
"""How far a text is from a whole name, and the numbers of those whom it may mean."""
_NOBODY: Meant = (9, set())


class Names:
    """The players' names with their numbers; one may be whole, in either order, or a part of it."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self._meant: dict[tuple[str, ...], Meant] = {}
        self._asked = 0
        for number, name in names.items():
            for distance, form in _forms(name):
                nearest, numbers = self._meant.get(form, _NOBODY)
                if distance < nearest:
                    self._meant[form] = (distance, {number})
                elif distance == nearest:
                    numbers.add(number)

    def find(self, text: str) -> Set[int]:
        """The numbers of those whom a text may name."""
        return self._meant.get(tuple(_words(text)), _NOBODY)[1]

    def with_number(self, text: str) -> tuple[str, Set[int]]:
        """The text with a number in the place of the name in it, and those who may be meant; as it
        is where it names nobody. A lone letter is a result's, unless it has to tell two apart."""
        words = list(_WORD.finditer(text))
        span, meant = self._named(words, with_initials=False)
        if len(meant) != 1:
            further, other = self._named(words, with_initials=True)
            span, meant = (further, other) if len(other) == 1 else (span, meant)
        if not meant:
            return text, meant
        return f"{text[: span[0]]}{min(meant)}{text[span[1] :].lstrip('.,')}", meant

    def nearest(self, word: str) -> str:
        """The name that a word may be a misspelling of, as it is in small letters, or nothing."""
        import difflib

        self._asked += 1
        if self._asked > _MOST_ASKED:
            return ""
        single = [form[0] for form in self._meant if len(form) == 1]
        near = difflib.get_close_matches(word.casefold(), single, n=1, cutoff=0.7)
        return repr(near[0].title()) if near else ""

    def _named(
        self, words: Sequence[re.Match[str]], *, with_initials: bool
    ) -> tuple[tuple[int, int], Set[int]]:
        """Where the name stands that is nearest to a whole one, and whom it may mean."""
        best, found, span = (_NOBODY[0], 0), _NOBODY[1], (0, 0)
        for first in range(len(words)):
            for last in range(first, min(first + _MOST_WORDS, len(words))):
                form = tuple(word[0].casefold() for word in words[first : last + 1])
                distance, meant = self._meant.get(form, _NOBODY)
                is_name = sum(map(len, form)) >= _LEAST and (
                    with_initials or all(len(word) > 1 for word in form)
                )
                if meant and is_name and (distance, first - last) < best:
                    best, found = (distance, first - last), meant
                    span = words[first].start(), words[last].end()
        return span, found


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


def _forms(name: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """What a player may be called, from his whole name to his initials, the farther the less sure:
    last and first name, last name and initial, first name, a short last name, initials."""
    last, comma, first = name.partition(",")
    words = _words(name)
    own = _words(last) if comma else words[-1:]
    given = _words(first) if comma else words[:-1]
    if not own:
        return
    yield 0, tuple(words)
    yield 0, (*own, *given)
    yield 0, (*given, *own)
    yield 1, tuple(own)
    yield 2, tuple(own[-1:])
    if given:
        yield 1, (*own, given[0])
        yield 1, (given[0], *own)
        yield 1, (*own, given[0][0])
        yield 1, (given[0][0], *own)
        yield 3, (given[0],)
    for length in range(_SHORTEST, min(len(own[0]), _LONGEST)):
        yield 4, (own[0][:length],)
    if given:
        yield 5, (given[0][0] + own[0][0],)
        yield 5, (own[0][0] + given[0][0],)

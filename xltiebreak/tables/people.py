"""Who is meant: the player or the team that a text names, by number, by name or by an unmistakable
part of one; and which two names look like those of one player."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property
from itertools import combinations, islice
from typing import NamedTuple

from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.words import bare, either, nearest, unknown, words_of
from xltiebreak.tables.cells import whole_number
from xltiebreak.tables.vocabulary import WORDS


class Misfit(TieBreakError):
    """An error in a cell that contradicts its row or a row above it; ``title`` names its column,
    ``code`` is the finding's."""

    def __init__(self, title: str, code: str, message: str) -> None:
        super().__init__(message)
        self.title, self.code = title, code


class Taken:
    """Where each of several things stands first in a round: ``first`` by the thing and the round.
    ``code`` is the finding's about one that stands there twice, ``cure`` what to do."""

    def __init__(self, code: str, cure: str = "correct one of them") -> None:
        self._code, self._cure = code, cure
        self.first: dict[tuple[Hashable, int], str] = {}

    def take(self, key: Hashable, round: int, where: str, label: str, title: str) -> None:
        """Note where it stands.

        Raises:
            Misfit: it stands elsewhere in this round already; ``title`` is the column of the cell.
        """
        first = self.first.setdefault((key, round), where)
        if first != where:
            message = f"{label} stands in round {round} at {first} already; {self._cure}"
            raise Misfit(title, self._code, message)


_WORD = r"[^\W\d_½]+(?:['’-][^\W\d_½]+)*"
_FIGURED = r"\w+"
"""A word of a name with figures, such as Guest2, which counts as a whole alone."""
_A_FIGURE = r"\d"
_LEAST, _SHORTEST, _LONGEST, _MOST_WORDS = 2, 3, 20, 5
"""The fewest letters of a name; fewest and most of a shortened last name; most words of a name."""
_MOST_ASKED, _MOST_COMPARED = 20, 500_000
"""How often the nearest name is sought, and how many pairs of names are compared: a wrong column of
a large table would take too long."""

Form = tuple[str, ...]
Meant = tuple[int, "set[int]"]
"""How far a text is from a whole name, and the numbers of those whom it may mean."""
_NOBODY: Meant = (9, set())


class Names:
    """The players' names and parts of them, each with the numbers that it may mean."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self._meant: dict[Form, Meant] = {}
        self._figured: dict[Form, Meant] = {}
        for number, name in names.items():
            if re.search(_A_FIGURE, name) and len("".join(_words(name))) >= _LEAST:
                self._figured.setdefault(_whole(name), (0, set()))[1].add(number)
            for distance, form in _forms(name):
                nearest, numbers = self._meant.get(form, _NOBODY)
                if distance < nearest:
                    self._meant[form] = (distance, {number})
                elif distance == nearest:
                    numbers.add(number)

    def find(self, text: str) -> Set[int]:
        """Return the numbers of the players whom a text may name."""
        return self._figured.get(_whole(text), self._meant.get(tuple(_words(text)), _NOBODY))[1]

    def with_number(self, text: str) -> tuple[str, Set[int]]:
        """Return the text with a number in the place of its name, and whom it may mean; unchanged
        if it names nobody. A lone letter is a result's, unless two players differ by it alone."""
        words = list(re.finditer(_WORD, text))
        figured = list(re.finditer(_FIGURED, text))[:_MOST_ASKED] if self._figured else []
        span, meant = _named(figured, self._figured, least=1)
        if not meant:
            span, meant = _named(words, self._meant, least=2)
        if len(meant) != 1:
            further, other = _named(words, self._meant, least=1)
            span, meant = (further, other) if len(other) == 1 else (span, meant)
        if not meant:
            return text, meant
        return f"{text[: span[0]]}{min(meant)}{text[span[1] :].lstrip('.,')}", meant


def _named(
    words: Sequence[re.Match[str]], known: Mapping[Form, Meant], *, least: int
) -> tuple[tuple[int, int], Set[int]]:
    """Return the place of the most complete name among a text's words of at ``least`` so many
    letters, and the numbers it may mean."""
    best, numbers, span = (_NOBODY[0], 0), _NOBODY[1], (0, 0)
    for first in range(len(words)):
        for last in range(first, min(first + _MOST_WORDS, len(words))):
            form = tuple(word[0].casefold() for word in words[first : last + 1])
            distance, meant = known.get(form, _NOBODY)
            is_name = sum(map(len, form)) >= _LEAST and min(map(len, form)) >= least
            if meant and is_name and (distance, first - last) < best:
                best, numbers = (distance, first - last), meant
                span = words[first].start(), words[last].end()
    return span, numbers


def _whole(text: str) -> Form:
    return tuple(re.findall(_FIGURED, text.casefold()))


def _words(text: str) -> list[str]:
    return [word.casefold() for word in re.findall(_WORD, text)]


def _forms(name: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield the forms of a player's name with their distance from it, from 0 to 5: last and first
    name, last name and initial, first name, a short last name, initials."""
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


def spelled(name: str) -> str:
    """Return a name in small letters with single spaces, the first name first."""
    last, comma, first = name.casefold().partition(",")
    return " ".join([*first.split(), *last.split()]) if comma else " ".join(last.split())


def _with_single_spaces(name: str) -> str:
    return " ".join(name.split()).casefold()


class Side(NamedTuple):
    """One of the two of a meeting as its row names him, by number, name or both; and where."""

    number: int
    name: str
    where: str
    rating: str = ""
    team: str = ""
    id: str = ""

    @property
    def key(self) -> str:
        """The player's identity if there is no list of players: his number, else his name."""
        return f"#{self.number}" if self.number else spelled(self.name)


_NUMBERED = r"#?(\d{1,6})[.):]?\s+(\D.*)"
_RATED = r"(?i)(.*[^\s(\[])\s*[(\[]\s*(\d{3,4})(?:[P/]\d{1,4})?[^()\[\]]*[)\]]"
_RATED_BEHIND = r"(?=.*[,)\]]|.* [FNE]$)(.*\D) (\d{3,4})(?:P\d+)?(?: [FNE])?"
"""``Adams, Ann 1900``, ``Adams Ann (0) 1900``, ``ADAMS Ann 1900 F``, and not ``Player 101``."""
_SCORED = r"(.*[^\s(\[])\s*[(\[]\s*(?:\d{0,2}[.,]\d|\d{0,2}½|\d{1,2})\s*[)\]]"
_REMARKED = r"(.*[^\s(\[])\s*[(\[]([^()\[\]]+)[)\]]"
REMARKS = frozenset(map(bare, WORDS["remarks"]))
"""Words in the place of a player that are hardly his name."""


def parted(text: str) -> tuple[int, str, str]:
    """Return the number, the name and the rating of ``2. Adams, Ann (1900)``, if there."""
    number, rated = 0, ""
    if match := re.fullmatch(_NUMBERED, text):
        number, text = int(match[1]), match[2]
    if (match := re.fullmatch(_REMARKED, text)) and bare(match[2]) in REMARKS:
        text = match[1]
    for pattern in (_RATED_BEHIND, _SCORED, _RATED, _SCORED):
        if match := re.fullmatch(pattern, text):
            text = match[1]
            rated = rated or (match[2] if pattern is not _SCORED else "")
    return number, text, rated


class Roster:
    """The players or teams by number; ``where`` they are listed, ``noun`` is what they are. Beside
    ``formulas`` a name is whole, or the surname before the comma, as these read it."""

    def __init__(
        self,
        names: Iterable[tuple[int, str]],
        where: str,
        noun: str = "player",
        *,
        formulas: bool = False,
    ) -> None:
        self.names = dict(names)
        self.noun, self._where, self._asked, self._formulas = noun, where, 0, formulas
        self._spell = _with_single_spaces if formulas else spelled
        self._spelled: dict[str, list[int]] = {}
        self._surnames: dict[str, list[int]] = {}
        for number, name in self.names.items():
            whole = self._spell(name)
            self._spelled.setdefault(whole, []).append(number)
            self._surnames.setdefault(whole.partition(",")[0], []).append(number)

    def find(self, text: str, number: int = 0, title: str = "") -> int:
        """Return the number of the player or team that a text names, by number, by name or by an
        unmistakable part of one; a ``number`` may stand beside the name. ``title`` is its column.

        Raises:
            Misfit: it is nobody, or may be more than one.
        """
        is_name = self.noun == "team" and self._spell(text) in self._spelled  # TSV 1860 as 1860
        if (alone := whole_number(text)) and not (is_name and alone not in self.names):
            number, text = number or alone, ""
        if number:
            why, numbers = self._other_name(number, text), [number]
        else:
            numbers = self._called(text)
            same = [n for n in numbers if self.names[n].casefold() == text.casefold()]
            numbers = same if len(same) == 1 else numbers
            why = "" if len(numbers) == 1 else self._several(text, numbers)
        if why:
            raise Misfit(title, f"unknown-{self.noun}", why)
        return numbers[0]

    def _called(self, text: str) -> list[int]:
        whole = self._spell(text)
        if same := self._spelled.get(whole):
            return same
        return self._surnames.get(whole, []) if self._formulas else sorted(self._parts.find(text))

    @cached_property
    def _parts(self) -> Names:
        return Names(self.names)

    def _other_name(self, number: int, name: str) -> str:
        """Return why a number cannot be right: nobody has it, or somebody of another name."""
        known = self.names.get(number)
        if known is None:
            return (
                f"there is no {self.noun} {number} {self._where}; correct it here, or add the "
                f"{self.noun} there"
            )
        is_same = not (name and known) or spelled(known) == spelled(name)
        if is_same or number in self._parts.find(name):
            return ""
        return (
            f"{self.noun} {number} is {known!r}, and here the number stands beside {name!r}; "
            "correct one of them"
        )

    def _several(self, name: str, numbers: Sequence[int]) -> str:
        if not numbers:
            self._asked += 1
            known = {known: known for known in self.names.values() if known}
            near = nearest(name, known) if self._asked <= _MOST_ASKED else []
            cure = f"correct it here, or add the {self.noun} there"
            if not near or self.noun == "team":  # the formulas of our own sheets offer none
                return f"there is no {self.noun} {name!r} {self._where}; {cure}"
            return unknown(name, f"a {self.noun} {self._where}", [*map(repr, near)], cure)
        if len({spelled(self.names[number]) for number in numbers}) == 1:
            return (
                f"{len(numbers)} {self.noun}s are called {name!r}; type the number of one of them"
            )
        named = either(repr(self.names[number]) for number in numbers[:4])
        return f"{name!r} may be {named}; type the whole name, or the number"


def doubtful_names(
    firsts: Mapping[str, Side], seen: Iterable[tuple[str, int]]
) -> Iterator[Finding]:
    """Report players of whom only a remark such as ``late entry`` is known, and names that are
    nearly alike and never stand in the same round: likely one player with a slip. ``seen`` are keys
    and their rounds. A list that names them as players settles it."""
    for side in firsts.values():
        if bare(side.name) in REMARKS:
            message = (
                f"{side.name!r} is hardly a player's name; type his name, or for a bye full bye, "
                "half bye or zero bye, or clear the row; if a player is called so, list the "
                "players on a sheet Players, or above the games"
            )
            yield Finding(ERROR, "unknown-player", side.where, message)
    rounds: dict[str, set[int]] = {key: set() for key in firsts}
    for key, round in seen:
        rounds.get(key, set()).add(round)
    words = {key: sorted(words_of(key)) for key in firsts}
    begins = {key: {word[:3] for word in words[key]} for key in firsts}
    for other, key in islice(combinations(firsts, 2), _MOST_COMPARED):
        is_near = begins[key] & begins[other] and rounds[key].isdisjoint(rounds[other])
        if is_near and _differ_by_a_slip(words[key], words[other]):
            message = (
                f"{firsts[key].name!r} and {firsts[other].name!r} ({firsts[other].where}) look "
                "like one player; spell them alike, or, if they are two, list the players with "
                "their numbers on a sheet Players, or above the games"
            )
            yield Finding(ERROR, "name-spelled-twice", firsts[key].where, message)


_ALIKE = 0.85


def _differ_by_a_slip(words: Sequence[str], others: Sequence[str]) -> bool:
    from difflib import SequenceMatcher  # late: few names are compared

    if {*words} <= {*others} or {*others} <= {*words}:
        return True
    return SequenceMatcher(None, " ".join(words), " ".join(others)).ratio() >= _ALIKE

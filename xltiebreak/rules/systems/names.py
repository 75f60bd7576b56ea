"""What tie-breaks are called: in announcements, in other programs' lists and on their screens.

The command line, the sheet Event, the functions in cells and ``verify`` all read names here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS
from xltiebreak.event.words import LONGEST, bare, either, folded, nearest, unknown, words_of
from xltiebreak.rules.called import NAMES, OPTIONS, SEVERAL_MEANINGS, order_called, patterns_of
from xltiebreak.rules.context import GAME_POINTS, MATCH_POINTS
from xltiebreak.rules.editions import FIDE, US, edition_named
from xltiebreak.rules.systems.registry import SYSTEMS, TieBreak, of_code

_OPPONENTS_SCORES = tuple(name for name in NAMES["SOLK"] if "opp" in name)

BY_FAMILY: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    FIDE: {"DE": ("head to head", *NAMES["H2H"]), "BH/M1": ("median",), "BH": _OPPONENTS_SCORES},
    US: {"H2H": ("direct encounter", *NAMES["DE"])},
}
"""Names that mean another tie-break under the editions of a family: for FIDE "head to head" is
article 6, "median" is that of Buchholz, and the sum of the opponents' scores is Buchholz. Names
whose system follows the edition (Sonneborn-Berger) need no entry; nor do codes."""

_POINTS = {
    word + on: points
    for points, on in ((MATCH_POINTS, "matchpoints"), (GAME_POINTS, "gamepoints"))
    for word in ("on", "")
}
_FILLERS = frozenset({"of", "the", "and", "number", "no", "system", "tie", "tiebreak", "tiebreaks"})
_LEAST = 3
"""The fewest letters of an abbreviated word."""

_SCORE = "(?:total )?(?:scores?|points|pts|punkte|puntos|punten)"
_AT_A_PLACE = r"\w ?(?:place|rank)s?\b|\b(?:places?|ranks?|first) \w|\btop"
_COLUMN = r"(?:tbr?k?|tie-?break|wtg|wertung|desempate|des|dep) ?\d{1,2}"
_LISTED = (
    "expected a code such as MM or a name such as Modified Median; 'xltiebreak systems' and the "
    "sheet Help list them"
)


def tie_break(text: str, edition: str = "") -> TieBreak:
    """Return the tie-break of this code or name: ``MM``, ``BH/C1``, ``Modified Median``, ``Mod.
    Med``, ``Buchholz Cut 1``; case, dots and hyphens do not matter. A name means what it means
    under the ``edition``, if that is known.

    Raises:
        TieBreakError: there is none, or several are called so; the message says what may be
            meant.
    """
    return tie_break_of(text, edition_named(edition).family if edition else "")


def tie_break_of(text: str, family: str) -> TieBreak:
    """Return the tie-break of this code, or of this name under the editions of a family.

    Raises:
        TieBreakError: as for :func:`tie_break`.
    """
    named = text.strip()
    try:
        return of_code(named)
    except TieBreakError as error:
        base = named.partition("/")[0].partition(":")[0]
        if base != named and base.upper() in SYSTEMS:
            raise
        code = named_exactly(named, family) or _abbreviated(named, family)
        if code is not None:
            return of_code(code)
        if what := no_tie_break(named):
            raise TieBreakError(f"{text!r} {what}") from None
        several = _several(named, family)
        if several:
            choices = either(map(_code_and_name, several))
            raise TieBreakError(
                f"{text!r} leaves open which tie-break is meant: {choices}; give the code"
            ) from None
        raise TieBreakError(unknown(text, "a tie-break", near(named), _LISTED)) from error


def no_tie_break(text: str) -> str:
    """Return what a word is that stands among tie-breaks and is none; empty for other words."""
    if order := order_called(text):
        return f"is a whole order ({order}); type it alone, or tie-breaks such as MM, SOLK"
    if re.fullmatch(_SCORE, folded(text)):
        return "comes before all tie-breaks in every order; leave it out"
    if re.fullmatch(_COLUMN, folded(text)):
        return "does not say which tie-break stands in that column; type its name, such as Solkoff"
    if re.search(_AT_A_PLACE, folded(text)):
        return "names a place: a section has one order for all its places; leave the place out"
    try:
        edition = edition_named(text)
    except TieBreakError:
        return ""
    return (
        f"is an edition and no tie-break; type {edition.code} as the edition (--edition, on the "
        f"sheet at Edition), and {edition.order} as the order"
    )


def near(text: str) -> list[str]:
    """Return at most three tie-breaks whose codes or names are most like a text, for a message."""
    codes = nearest(text, _by_name())
    return [_code_and_name(code) for code in codes]


def named_exactly(text: str, family: str = "") -> str | None:
    """Return the code of the tie-break that has exactly this name under the editions of a family,
    with its options; nothing if there is none."""
    if len(text) > LONGEST:
        return None
    rest, options, points = _key(text), "", ""
    if code := _names_of(family).get(rest):
        return code
    while rest:
        code = _by_name().get(rest)
        if code is not None and not (points and ("/" in code or ":" in code)):
            return f"{code}{points}{options}"
        if code is not None:
            base, _, own = code.partition("/")
            return f"{base}{points}/{own}{options}"
        rest, option = next(_option_behind(rest), ("", ""))
        if not option:
            return None
        if option in (MATCH_POINTS, GAME_POINTS):
            points = f":{option}"
        else:
            options = f"/{option}{options}"
    return None


def _option_behind(text: str) -> Iterator[tuple[str, str]]:
    for points, code in _POINTS.items():
        if text.endswith(points) and text != points:
            yield text.removesuffix(points), code
    for pattern, letter in _phrases():
        match = pattern.fullmatch(text)
        if match:
            yield match[1], f"{letter}{match[2]}" if pattern.groups > 1 else letter


@lru_cache(maxsize=1)
def _phrases() -> list[tuple[re.Pattern[str], str]]:
    phrases: dict[str, str] = {}
    for system in SYSTEMS.values():
        for option, meaning in system.options.items():
            letter = option.rstrip("0123456789")
            wording = bare(meaning.partition(" (")[0])
            number = option[len(letter) :]
            phrases[wording.replace(number, r"(\d{1,4})") if number else wording] = letter
    for word, letter in OPTIONS.items():
        phrases.setdefault(word if letter in "AR" else rf"{word}(\d{{1,4}})", letter)
    longest = sorted(phrases, key=len, reverse=True)
    return [(re.compile(rf"(.+?){phrase}"), phrases[phrase]) for phrase in longest]


def _key(text: str) -> str:
    """Return the letters and digits of a name, without the word "tie-break"; of a rule of US Chess
    its number."""
    rule = re.sub(r"^(?:us ?chess |uscf |rule )+(?=34[eg])", "", folded(text))
    return bare(re.sub(r"\btie[ -]?breaks?\b", " ", rule))


@lru_cache(maxsize=1)
def _by_name() -> Mapping[str, str]:
    own = {_key(system.name): system.code for system in SYSTEMS.values()}
    codes = {bare(code): code for code in SYSTEMS}
    others = {_key(name): code for code, names in NAMES.items() for name in names}
    return {**others, **own, **codes}


@lru_cache(maxsize=4)
def _names_of(family: str) -> Mapping[str, str]:
    meant = BY_FAMILY.get(family, {})
    return {_key(name): code for code, names in meant.items() for name in names}


@lru_cache(maxsize=4)
def _in_words(family: str) -> list[tuple[list[str], str]]:
    own = ((system.name, system.code) for system in SYSTEMS.values())
    others = ((name, code) for code, names in NAMES.items() for name in names)
    meant = _names_of(family)
    return [(_telling(name), meant.get(_key(name), code)) for name, code in (*own, *others)]


def _telling(name: str) -> list[str]:
    return [word for word in words_of(name) if word not in _FILLERS]


def _begun(text: str, family: str, *, whole: bool) -> list[str]:
    """Return the codes of the names that begin, word by word, like the words of a text; with
    ``whole``, of names that have no more words."""
    words = _telling(text[:LONGEST])
    if not words or any(len(word) < _LEAST and not word.isdecimal() for word in words):
        return []
    if all(map(str.isdecimal, words)):
        return []  # a number alone is no name
    return list(
        dict.fromkeys(
            code
            for name, code in _in_words(family)
            if (len(words) == len(name) if whole else len(words) <= len(name))
            and all(full.startswith(word) for word, full in zip(words, name))
        )
    )


def _abbreviated(text: str, family: str) -> str | None:
    """Return the code of the only tie-break that a text abbreviates: ``Mod. Medi.``."""
    codes = () if _meanings(text) else _begun(text, family, whole=True)
    return codes[0] if len(codes) == 1 else None


def _several(text: str, family: str) -> Sequence[str]:
    """Return the tie-breaks that people call so, or whose names begin so, if they are two or
    more."""
    codes = _meanings(text) or _begun(text, family, whole=False)
    return codes[:5] if len(codes) > 1 else ()


def _meanings(text: str) -> Sequence[str]:
    key = _key(text)
    return next((codes for words, codes in SEVERAL_MEANINGS.items() if key in map(_key, words)), ())


def _code_and_name(code: str) -> str:
    return f"{code} ({of_code(code).name})"


# Tie-breaks as Swiss-Manager names them: ``Buchholz Tie-Break Variable (2023) (Gamepoints, Cut1)``


class Meant(NamedTuple):
    """What a name means. ``codes`` are the tie-breaks that it may mean, the likeliest first, none
    if it is unknown; ``points``, those of games or of matches, if it is no tie-break but the score
    before them. ``edition`` is the edition of the year that it names."""

    codes: tuple[str, ...] = ()
    points: str = ""
    edition: str = ""


_PROGRAM_POINTS, _FAMILIES, _CUT = map(patterns_of, ("points ", "family ", "cut "))
_OTHERS = "|".join(pattern for pattern, _ in patterns_of("others"))
"""Tie-breaks that this program does not have, or works out otherwise."""
_LEFT_OPEN = ("", "/C1", "/C2", "/M1", "/M2")
"""What a parameter may be that the name leaves open."""

_BRACKETED = r"[(\[]([^()\[\]]*)[)\]]"
_YEAR = r"\((20\d\d)\)"
_EDITIONS = {"2023": "fide2023", "2026": "fide2026"}


def named_by_program(text: str) -> Meant:
    """Return what Swiss-Manager and its like mean by this name of a tie-break."""
    text = " ".join(text.split())
    name = folded(text[:LONGEST])
    for pattern, points in _PROGRAM_POINTS:
        if re.fullmatch(pattern, name):
            return Meant(points=BY_GAME_POINTS if points == "game" else BY_MATCH_POINTS)
    year = re.search(_YEAR, name)
    edition = _EDITIONS.get(year[1], "") if year else ""
    bases = _bracketed(text) or _of_family(name) or _named_otherwise(text)
    cut = _cut(name)
    if bases and cut:
        codes = [f"{bases[0]}/{cut}"]
    elif bases and not year and re.search(r"variab|param", name):
        codes = [f"{base}{cut}" for base in bases for cut in _LEFT_OPEN]
    else:
        codes = list(bases)
    return Meant(tuple(filter(_is_code, codes)), edition=edition)


def _bracketed(text: str) -> tuple[str, ...]:
    words = [part.strip() for inside in re.findall(_BRACKETED, text) for part in inside.split(",")]
    codes = [part.replace("-", "/") for part in words if part.isupper()]
    return tuple(code for code in codes if _is_code(code))


def _of_family(name: str) -> tuple[str, ...]:
    if re.search(_OTHERS, name):
        return ()
    return next((tuple(each.split()) for pat, each in _FAMILIES if re.search(pat, name)), ())


def _cut(name: str) -> str:
    for pattern, option in _CUT:
        if match := re.search(pattern, name):
            return option.format(next(filter(None, match.groups()), ""))
    return ""


def _named_otherwise(text: str) -> tuple[str, ...]:
    try:
        return (tie_break_of(text, FIDE).code,)
    except TieBreakError:
        return ()


def _is_code(code: str) -> bool:
    try:
        of_code(code)
    except TieBreakError:
        return False
    return True

"""Words as people write them: in any case, with or without accents and signs, and what is nearest
to one that nobody knows."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

_WORD = re.compile(r"[^\W\d_]+|\d+")
_OTHER_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe"})
"""Letters that are no letter with an accent, but are typed as one without."""

LONGEST = 200
"""What is longer is no name, and is not compared with any."""


def bare(text: str) -> str:
    """The letters and digits of a text: case, spaces and colons do not matter in a label."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def folded(text: str) -> str:
    """The text in small letters without accents."""
    if text.isascii():
        return text.lower()
    parted = unicodedata.normalize("NFKD", text.casefold().translate(_OTHER_LETTERS))
    return "".join(letter for letter in parted if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    """The words of a text and its numbers, folded: ``buchholz``, ``cut``, ``1`` of
    ``Buchholz-Cut1``."""
    return _WORD.findall(folded(text))


def nearest(text: str, known: Mapping[str, str], most: int = 3) -> list[str]:
    """What is meant by the words that are most like a text; ``known`` holds it by word."""
    import difflib

    spelled: dict[str, str] = {}
    for word, meant in known.items():
        spelled.setdefault(bare(word), meant)
    close = difflib.get_close_matches(bare(text[:LONGEST]), spelled, n=4 * most, cutoff=0.6)
    return list(dict.fromkeys(spelled[word] for word in close))[:most]


def either(choices: Iterable[str]) -> str:
    """``a``, ``a or b``, ``a, b or c``."""
    *others, last = choices
    return f"{', '.join(others)} or {last}" if others else last


def unknown(text: str, what: str, near: Sequence[str], otherwise: str) -> str:
    """That a text is no such thing, with what may be meant; ``otherwise`` is what to do where
    nothing is near."""
    advice = f"is {either(near)} meant?" if near else otherwise
    return f"{text!r} is not {what}; {advice}"

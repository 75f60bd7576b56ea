"""Words as people write them, in any case, with or without accents and signs; and the known words
that are nearest to an unknown one; and tables of words that stand beside a module."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from pkgutil import get_data

_WORD = r"[^\W\d_]+|\d+"
_SIGNS = re.compile(r"[\W_]+")
_PLAIN = re.compile(r"[\w./\\:=+-]+")
_OTHER_LETTERS = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe", "ı": "i", "ß": "ss", "þ": "th"}
    | {"Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Æ": "AE", "Œ": "OE", "ẞ": "SS", "Þ": "Th"}
)
"""Letters that Unicode does not decompose into a plain letter and an accent."""

LONGEST, LONGEST_PRIZES, LONGEST_TEXT = 200, 2_000, 4_000
"""The most letters of a name, of a line of prizes and of any other text; a text that is longer than
a name is compared with none."""


def too_long(text: str, most: int = LONGEST_TEXT) -> str:
    """Return what to do about a text of more letters than that; empty for others."""
    if len(text) <= most:
        return ""
    name = f", a name to {LONGEST}" if most > LONGEST else ""
    return f"{text[:40] + '…'!r} has {len(text):,} letters; shorten it to {most:,} at most{name}"


def bare(text: str) -> str:
    """Return a label's letters and digits in small letters, without spaces and colons."""
    return _SIGNS.sub("", unicodedata.normalize("NFC", text).casefold())


def folded(text: str) -> str:
    """Return the text in small letters without accents."""
    return text.lower() if text.isascii() else unaccented(text.casefold())


def unaccented(text: str) -> str:
    """Return ``Muller`` for ``Müller``, ``Lukasz`` for ``Łukasz``."""
    parted = unicodedata.normalize("NFKD", text.translate(_OTHER_LETTERS))
    return "".join(letter for letter in parted if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    """Return a text's words and numbers, folded: ``buchholz``, ``cut``, ``1`` for
    ``Buchholz-Cut1``."""
    return re.findall(_WORD, folded(text))


def for_a_shell(*words: str) -> str:
    """Return the words of a command as they are typed, in quotation marks what a shell reads
    otherwise: ``#3``, and PowerShell ``34E1,34E2``."""
    from shlex import quote

    return " ".join(
        word if _PLAIN.fullmatch(word) else quote(word) if set(word) & set('$`"!') else f'"{word}"'
        for word in words
    )


def nearest(text: str, known: Mapping[str, str], most: int = 3, cutoff: float = 0.6) -> list[str]:
    """Return the meanings of those words that are most like a text; ``known`` has both."""
    import difflib

    spelled: dict[str, str] = {}
    for word, meant in known.items():
        spelled.setdefault(bare(word), meant)
    close = difflib.get_close_matches(bare(text[:LONGEST]), spelled, n=4 * most, cutoff=cutoff)
    return list(dict.fromkeys(spelled[word] for word in close))[:most]


def either(choices: Iterable[str]) -> str:
    """Return choices as ``a``, ``a or b``, ``a, b or c``."""
    *others, last = choices
    return f"{', '.join(others)} or {last}" if others else last


def unknown(text: str, what: str, near: Sequence[str], otherwise: str) -> str:
    """Return the message that a text is not ``what``, with the names that may be meant.
    ``otherwise`` is the advice where none is near."""
    advice = f"is {either(near)} meant?" if near else otherwise
    return f"{text!r} is not {what}; {advice}"


def table_beside(module: str, name: str) -> list[tuple[str, str]]:
    """Return the lines ``key: text`` of a table beside a module, ``#`` before remarks; a line that
    begins with four blanks goes on with the one before."""
    text = (get_data(module.rpartition(".")[0], name) or b"").decode().replace("\r", "")
    lines = text.replace("\n    ", " ").split("\n")
    parts = (line.partition(": ") for line in lines if line and not line.startswith("#"))
    return [(key, words) for key, _, words in parts]


def sections_beside(module: str, name: str) -> dict[str, dict[str, list[str]]]:
    """Return the texts of such a table by section, below a line ``[section]``, and key."""
    sections: dict[str, dict[str, list[str]]] = {}
    for key, text in table_beside(module, name):
        if key.startswith("["):
            section = sections[key.strip("[]")] = {}
        else:
            section.setdefault(key, []).append(text)
    return sections


def first_name_first(name: str) -> str:
    """Return ``Hugh Hart`` for ``Hart, Hugh``, ``Hugh Hart, Jr.`` for ``Hart, Hugh, Jr.``; any
    other name unchanged."""
    last, *others = (" ".join(part.split()) for part in name.split(","))
    if not others or not last or not others[0]:
        return " ".join(name.split())
    first, *rest = others
    return ", ".join([f"{first} {last}", *filter(None, rest)])


def surname(name: str) -> str:
    """Return ``Hart`` for ``Hart, Hugh``; the whole name where no comma tells which word it is."""
    return " ".join((name.partition(",")[0].strip() or name).split())


def initials(name: str) -> str:
    """Return ``H. H.`` for ``Hart, Hugh, Jr. (FM)``."""
    words = first_name_first(name.partition("(")[0] or name).replace(",", " ").split()
    return " ".join(f"{word[0]}." for word in words if bare(word) not in ("jr", "sr"))

"""About how wide a text will print, so that columns can be fitted before Word sees them."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

INCH = 1440
POINT = 20
"""Word counts in twentieths of a point."""

_THOUSANDTHS = {
    **dict.fromkeys("iljI'|.,:;` ", 250),
    **dict.fromkeys('ft()[]-"rJ', 330),
    **dict.fromkeys("szcvxyLFS–/", 470),
    **dict.fromkeys("ABCDGHKNOPQRUVXZ&", 610),
    **dict.fromkeys("mwMW%@½¼¾", 850),
}
_USUAL = 530


def width(words: str, size: float, bold: bool = False) -> int:
    """The width of a line of Calibri in twips, a little generous; ``size`` is in points."""
    return round(_em(words) * size * POINT * (1.08 if bold else 1.03))


@lru_cache(maxsize=8192)
def _em(words: str) -> float:
    return sum(_character(character) for character in words) / 1000


def _character(character: str) -> int:
    known = _THOUSANDTHS.get(character)
    if known is not None:
        return known
    if character.isascii():
        return _USUAL
    if unicodedata.combining(character):
        return 0
    return 1000 if unicodedata.east_asian_width(character) in "WF" else 600


def longest_word(words: str, size: float, bold: bool = False) -> int:
    """The width below which a text would break inside a word; Word breaks after a hyphen too."""
    pieces = words.replace("-", "- ").split()
    return max((width(piece, size, bold) for piece in pieces), default=0)

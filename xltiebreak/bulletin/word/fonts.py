"""About how wide a text will print, so that columns can be fitted before Word sees them."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

INCH = 1440
POINT = 20
"""Word counts in twentieths of a point."""

_THOUSANDTHS = {
    **dict.fromkeys("iljI'|.,:;` ", 250),
    **dict.fromkeys('ft()[]-"rJ', 330),
    **dict.fromkeys("szcvxyLFS–/", 470),
    **dict.fromkeys("ABCDGHKNOPQRUVXZ&", 610),
    **dict.fromkeys("mwMW%@½¼¾", 850),
    "→": 1000,
}
_USUAL = 530
_BREAK = re.compile(r"[ \t\n]|(?<=-)")


@dataclass(frozen=True)
class Face:
    """The letters that a style prints: ``size`` in points, ``breadth`` against Calibri's."""

    size: float
    breadth: float = 1.0

    def width(self, words: str, bold: bool = False) -> int:
        """The width of a line in twips, a little generous."""
        return round(_em(words) * self.size * self.breadth * POINT * (1.08 if bold else 1.03))

    def in_two_lines(self, words: str, bold: bool = False) -> int:
        """The width in which a text takes no more than two lines."""
        pieces = _BREAK.split(words)
        splits = range(1, len(pieces))
        return min(
            (
                max(self.width(" ".join(part), bold) for part in (pieces[:k], pieces[k:]))
                for k in splits
            ),
            default=self.width(words, bold),
        )

    def longest_word(self, words: str, bold: bool = False) -> int:
        """The width below which a text would break inside a word; Word breaks after a hyphen
        too."""
        pieces = _BREAK.split(words)
        return max((self.width(piece, bold) for piece in pieces), default=0)


class Faces(NamedTuple):
    """The letters of a table: its cells, column heads and small print, the winners' names, and
    the places and scores of the standings."""

    cell: Face
    head: Face
    small: Face
    winner: Face
    large: Face


_BREADTHS = {
    **dict.fromkeys(("calibri", "carlito", "gill sans mt", "candara", "corbel"), 1.0),
    **dict.fromkeys(("times new roman", "liberation serif", "cambria", "caladea"), 1.05),
    **dict.fromkeys(("garamond", "eb garamond", "arial narrow", "liberation sans narrow"), 1.0),
    **dict.fromkeys(("arial", "helvetica", "liberation sans", "aptos", "segoe ui"), 1.14),
    **dict.fromkeys(("courier new", "liberation mono", "consolas", "courier"), 1.5),
}
_UNKNOWN = 1.3
"""As broad as Verdana: what a computer without the font prints instead may be as broad."""


def breadth(font: str | None) -> float | None:
    """How broad a font of this name is against Calibri; nothing where none is named."""
    return None if font is None else _BREADTHS.get(font.casefold(), _UNKNOWN)


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

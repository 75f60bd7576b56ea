"""Runs of text, before they are put into a Word file.

Styles have the names that people see in Word. Every text goes through :func:`run`, so that nothing
an organiser typed can become markup or a field.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from xltiebreak.bulletin.word.picture import Picture

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Run(NamedTuple):
    """Text in one look: ``style`` is a character style or empty; ``leftward`` text is read from
    right to left."""

    text: str
    style: str = ""
    leftward: bool = False


Runs: TypeAlias = "tuple[Run, ...]"


class Logo(NamedTuple):
    """A picture beside a paragraph, and its description for readers who cannot see it."""

    picture: Picture
    description: str


def clean(text: str) -> str:
    """Return the text without characters that a Word file cannot hold."""
    return _NOT_XML.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))


@lru_cache(maxsize=4096)
def run(text: str, style: str = "") -> Runs:
    """Return plain text as runs, in this character style if it is not empty.

    A name that reads from right to left among other words becomes a run of its own between marks,
    so that figures behind it keep their place.
    """
    text = clean(text).replace("\t", " ")
    if text.isascii() or not _RIGHT_TO_LEFT.search(text):
        return (Run(text, style),)
    if not any(unicodedata.bidirectional(character) == "L" for character in text):
        return (Run(text, style, leftward=True),)
    pieces = _NAME_FROM_RIGHT_TO_LEFT.split(text)
    last = len(pieces) - 1
    return tuple(
        Run(piece, style, leftward=True)
        if k % 2
        else Run(f"{_MARK * (k > 0)}{piece}{_MARK * (k < last)}", style)
        for k, piece in enumerate(pieces)
    )


_LETTER = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
_RIGHT_TO_LEFT = re.compile(_LETTER)
_NAME_FROM_RIGHT_TO_LEFT = re.compile(f"({_LETTER}(?:[-'’. ]*{_LETTER})*)")
_MARK = "\N{LEFT-TO-RIGHT MARK}"

"""Runs of text and paragraphs, before they are put into a Word file.

Styles have the names that people see in Word. Every text goes through :func:`run`, so that nothing
an organiser typed can become markup or a field.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
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

TAB: Runs = (Run("\t"),)
LINE_BREAK: Runs = (Run("\n"),)


class Logo(NamedTuple):
    """A picture beside a paragraph, and its description for readers who cannot see it."""

    picture: Picture
    description: str


class Paragraph(NamedTuple):
    """A paragraph; ``keep_next`` keeps it on the page of the next one or not, None as its style
    says."""

    style: str
    runs: Runs = ()
    keep_next: bool | None = None
    logo: Logo | None = None

    @property
    def has_words(self) -> bool:
        """Whether anything is written in it."""
        return any(run.text for run in self.runs)


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


def text(style: str, words: str) -> Paragraph:
    """Return a paragraph of plain text."""
    return Paragraph(style, run(words))


def heading(level: int, words: str) -> Paragraph:
    """Return a heading in Word's own style, which Word's navigation pane lists."""
    return Paragraph(f"Heading {min(level, 3)}", run(words), keep_next=True)


_KEPT_WHOLE = 10
_KEPT_ENDS = 2


def together(paragraphs: Sequence[Paragraph]) -> list[Paragraph]:
    """Return the paragraphs, kept together on a page: up to ten of them; of more, the first and the
    last few stay with their neighbours."""
    count = len(paragraphs)
    ends = count if count <= _KEPT_WHOLE else _KEPT_ENDS
    return [
        paragraph._replace(
            keep_next=(k < count - 1 and (k < ends or k >= count - 1 - ends)) or None
        )
        for k, paragraph in enumerate(paragraphs)
    ]

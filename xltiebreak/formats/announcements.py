"""Reads an announcement: as ``announce`` writes it (text, JSON, Word), or the event's own file."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats.files import content_of, load, naming
from xltiebreak.formats.kinds import decoded, is_package

if TYPE_CHECKING:
    from xltiebreak.event.section import Event

DOCUMENT = "word/document.xml"
_LONGEST = 1_000_000
"""The most letters of a text that may be an announcement; of an event's file there may be more."""


def announced_in(file: str) -> tuple[tuple[str, ...], str]:
    """Return the lines of the announcement in a file, and the seal that it states, if it does.

    Raises:
        TieBreakError: the file cannot be read, or no announcement is in it.
    """
    with naming(file):
        lines, seal = _read(file)
        if not lines:
            raise TieBreakError(
                "there is no announcement in it; expected a file that 'xltiebreak announce' wrote, "
                "or the file of the event as it was announced"
            )
    return tuple(lines), seal


def _read(file: str) -> tuple[Sequence[str], str]:
    import json  # late: for this alone

    from xltiebreak.questions import announced as of  # late: as above

    content = content_of(file)
    if content.startswith(b"%PDF"):
        raise TieBreakError(
            "this is a PDF; give the Word file of the announcement, or copy its text into a text "
            "file"
        )
    is_word = file.lower().endswith(".docx")
    text = ""
    if is_word:
        text = _text_of_word(content)
    elif not is_package(content):
        with suppress(TieBreakError):  # no text: perhaps a file of an event
            text = decoded(content)
    if len(text) <= _LONGEST and (lines := of.lines_in(text)):
        return lines, of.seal_in(text)
    if is_word:
        return (), ""
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
        return _of_event(load(file))
    if not isinstance(answer, dict) or not isinstance(answer.get("lines"), list):
        return (), ""
    lines = of.in_one_spelling(line for line in answer["lines"] if isinstance(line, str))
    return lines, str(answer.get("seal", ""))


def _of_event(event: Event) -> tuple[Sequence[str], str]:
    from xltiebreak.questions import announced as of  # late: as above

    if not of.holds_prizes(event):
        raise TieBreakError(
            "a file of this kind has no place for prizes and play-offs, so there is no "
            "announcement in it"
        )
    return of.lines_of(event), event.seal


def _text_of_word(content: bytes) -> str:
    """Return the paragraphs of a Word file, with an empty line after each."""
    from xltiebreak.disk.office_file import Package, TooLarge, Unreadable  # late: few are Word's

    try:
        package = Package(content)
        paragraphs = package.elements(package.find(DOCUMENT), "p")
        return "\n\n".join(paragraph.text for paragraph in paragraphs)
    except (TooLarge, Unreadable) as error:
        raise TieBreakError(f"the Word file {error}") from error

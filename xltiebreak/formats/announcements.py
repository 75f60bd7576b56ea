"""Reads an announcement: as ``announce`` writes it (text, JSON, Word), or the event's own file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from json import JSONDecodeError

from xltiebreak.disk.office_file import Package, TooLarge, Unreadable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats.files import content_of, load

DOCUMENT = "word/document.xml"


def announced_in(file: str) -> tuple[str, ...]:
    """Return the lines of the announcement in a file.

    Raises:
        TieBreakError: the file cannot be read, or no announcement is in it.
    """
    from xltiebreak.questions.announced import lines_in, lines_of  # late: for this alone

    try:
        content = content_of(file)
        if file.lower().endswith(".docx"):
            return _some(lines_in("\n\n".join(_paragraphs(content))), file)
    except (TooLarge, Unreadable) as error:
        raise TieBreakError(f"{file}: the Word file {error}") from error
    text = content.decode("utf-8", "replace")
    if lines := lines_in(text):
        return tuple(lines)
    try:
        answer = json.loads(text)
    except (JSONDecodeError, RecursionError):
        return tuple(lines_of(load(file, "")))
    lines = answer.get("lines", []) if isinstance(answer, dict) else []
    return _some([line for line in lines if isinstance(line, str)], file)


def _some(lines: list[str], file: str) -> tuple[str, ...]:
    if not lines:
        raise TieBreakError(
            f"{file}: there is no announcement in it; expected a file that 'xltiebreak announce' "
            "wrote, or the file of the event as it was announced"
        )
    return tuple(lines)


def _paragraphs(content: bytes) -> Iterator[str]:
    package = Package(content)
    yield from (paragraph.text for paragraph in package.elements(package.find(DOCUMENT), "p"))

"""Reads an announcement: as ``announce`` writes it (text, JSON, Word), or the event's own file."""

from __future__ import annotations

from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats.files import content_of, load

DOCUMENT = "word/document.xml"


def announced_in(file: str) -> tuple[str, ...]:
    """Return the lines of the announcement in a file.

    Raises:
        TieBreakError: the file cannot be read, or no announcement is in it.
    """
    import json  # late: for this alone

    from xltiebreak.questions.announced import lines_in, lines_of  # late: as above

    content = content_of(file)
    if file.lower().endswith(".docx"):
        return _some(lines_in(_text_of_word(content, file)), file)
    text = content.decode("utf-8", "replace")
    if lines := lines_in(text):
        return tuple(lines)
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
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


def _text_of_word(content: bytes, file: str) -> str:
    """Return the paragraphs of a Word file, with an empty line after each."""
    from xltiebreak.disk.office_file import Package, TooLarge, Unreadable  # late: few are Word's

    try:
        package = Package(content)
        paragraphs = package.elements(package.find(DOCUMENT), "p")
        return "\n\n".join(paragraph.text for paragraph in paragraphs)
    except (TooLarge, Unreadable) as error:
        raise TieBreakError(f"{file}: the Word file {error}") from error

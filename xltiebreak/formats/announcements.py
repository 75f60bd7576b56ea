"""Reads an announcement: as ``announce`` writes it (text, JSON, Word), or the event's own file."""

from __future__ import annotations

from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats.files import content_of, load
from xltiebreak.formats.kinds import decoded, is_package

DOCUMENT = "word/document.xml"


def announced_in(file: str) -> tuple[tuple[str, ...], str]:
    """Return the lines of the announcement in a file, and the seal that it states, if it does.

    Raises:
        TieBreakError: the file cannot be read, or no announcement is in it.
    """
    import json  # late: for this alone

    from xltiebreak.questions.announced import (  # late: as above
        holds_prizes,
        in_one_spelling,
        lines_in,
        lines_of,
        seal_in,
    )

    content = content_of(file)
    if is_word := file.lower().endswith(".docx"):
        text = _text_of_word(content, file)
    elif is_package(content):
        text = ""
    else:
        text = decoded(content)
    lines, seal = lines_in(text), seal_in(text)
    if not lines and not is_word:
        try:
            answer = json.loads(text)
        except (ValueError, RecursionError):
            event = load(file, "")
            if not holds_prizes(event):
                raise TieBreakError(
                    f"{file}: a file of this kind has no place for prizes and play-offs, so there "
                    "is no announcement in it"
                ) from None
            return tuple(lines_of(event)), event.seal
        if isinstance(answer, dict) and isinstance(answer.get("lines"), list):
            lines = in_one_spelling(line for line in answer["lines"] if isinstance(line, str))
            seal = str(answer.get("seal", ""))
    if not lines:
        raise TieBreakError(
            f"{file}: there is no announcement in it; expected a file that 'xltiebreak announce' "
            "wrote, or the file of the event as it was announced"
        )
    return tuple(lines), seal


def _text_of_word(content: bytes, file: str) -> str:
    """Return the paragraphs of a Word file, with an empty line after each."""
    from xltiebreak.disk.office_file import Package, TooLarge, Unreadable  # late: few are Word's

    try:
        package = Package(content)
        paragraphs = package.elements(package.find(DOCUMENT), "p")
        return "\n\n".join(paragraph.text for paragraph in paragraphs)
    except (TooLarge, Unreadable) as error:
        raise TieBreakError(f"{file}: the Word file {error}") from error

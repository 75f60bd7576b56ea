"""Opening a file, whatever its kind; the kind is told by the content."""

from __future__ import annotations

import os
import sys

from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.formats.kinds import FORMATS, Format, format_named, readable, recognised

MAX_FILE = 64 * 1024 * 1024


def load(path: str | os.PathLike[str], kind: str = "") -> Event:
    """The event in a file; ``-`` is the standard input.

    ``kind`` is the code of one of :data:`xltiebreak.formats.kinds.FORMATS`, told by the content
    when empty. Of an event that is several files, any of them or their folder may be given.

    Raises:
        TieBreakError: the file cannot be read; the message names it and says what to do.
    """
    name = "standard input" if str(path) == "-" else os.path.basename(os.path.normpath(path))
    try:
        stated = format_named(kind, readable()) if kind else None
        if os.path.isdir(path):
            found = stated or _kind_of_folder(path)
            if not found.parts:
                raise TieBreakError("this is a folder; give a file")
            return found.read_parts(_parts(path, found), name)
        content = content_of(path)
        found = stated or recognised(content)
        if not found.parts:
            return found.read(content, name)
        if str(path) == "-":
            raise TieBreakError(
                f"such an event is the files {', '.join(found.parts)}; give their folder"
            )
        folder = os.path.dirname(os.path.abspath(path))
        return found.read_parts(_parts(folder, found), os.path.basename(folder))
    except EventError:
        raise  # it holds findings that name their cells
    except TieBreakError as error:
        raise TieBreakError(f"{name}: {error}") from error


def kind_of(content: bytes) -> str:
    """The code of a content's kind: ``"xlsx"``, ``"csv"``, ``"trf"`` …

    Raises:
        TieBreakError: it is a kind that cannot be read; the message says what to save it as.
    """
    return recognised(content).code


def content_of(path: str | os.PathLike[str]) -> bytes:
    """What a file holds; ``-`` is the standard input.

    Raises:
        TieBreakError: it cannot be opened, is too large or empty.
    """
    try:
        if str(path) == "-":
            content = sys.stdin.buffer.read(MAX_FILE + 1)
        else:
            with open(path, "rb") as file:
                content = file.read(MAX_FILE + 1)
    except OSError as error:
        raise TieBreakError(f"cannot be opened ({error.strerror})") from error
    if len(content) > MAX_FILE:
        raise TieBreakError(f"the file is larger than {MAX_FILE // 1024**2} MB")
    if not content.strip(b"\0 \r\n\t"):
        raise TieBreakError("the file is empty")
    return content


def _kind_of_folder(folder: str | os.PathLike[str]) -> Format:
    """The kind of which a folder holds a part.

    Raises:
        TieBreakError: it holds none.
    """
    names = set(_names(folder))
    kinds = [kind for kind in FORMATS.values() if kind.parts]
    for kind in kinds:
        if names.intersection(kind.parts):
            return kind
    wanted = "; or ".join(", ".join(kind.parts) for kind in kinds)
    raise TieBreakError(f"this folder holds no event; expected {wanted}; or give a file")


def _parts(folder: str | os.PathLike[str], kind: Format) -> dict[str, bytes]:
    """The parts of an event that a folder holds, whatever the case of their names."""
    names = _names(folder)
    parts = {}
    for part in kind.parts:
        if part in names:
            try:
                parts[part] = content_of(os.path.join(folder, names[part]))
            except TieBreakError as error:
                raise TieBreakError(f"{part}: {error}") from error
    return parts


def _names(folder: str | os.PathLike[str]) -> dict[str, str]:
    """The names in a folder by how they would be in capitals."""
    try:
        return {name.upper(): name for name in sorted(os.listdir(folder))}
    except OSError as error:
        raise TieBreakError(f"cannot be opened ({error.strerror})") from error

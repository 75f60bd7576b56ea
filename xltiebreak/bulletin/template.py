"""Opening a club's own Word file, and saying what is wrong with one that cannot be used."""

from __future__ import annotations

import zipfile
import zlib
from io import BytesIO

import docx
from docx.document import Document

from xltiebreak.bulletin.package import packed
from xltiebreak.event.findings import TieBreakError

MAX_FILE = 64 * 1024 * 1024
MAX_UNPACKED = 512 * 1024 * 1024

_CONTENT_TYPES = "[Content_Types].xml"
_MAIN = b"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
_TEMPLATE = b"application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml"
_WITH_MACROS = b"macroEnabled"
_STRICT = b"http://purl.oclc.org/ooxml/"

_SAVE_AS = "open it in Word and save it as Word Document (.docx)"
_BEGINNINGS = {
    b"\xd0\xcf\x11\xe0": "is an old .doc or is protected by a password",
    b"{\\rtf": "is an .rtf",
    b"%PDF": "is a PDF",
}


def opened(template: bytes) -> Document:
    """The club's file, ready to be filled; a template (.dotx) becomes a document on the way.

    Raises:
        TieBreakError: it is no Word file, is damaged, or holds macros; the message says what to
            do.
    """
    for beginning, what in _BEGINNINGS.items():
        if template.startswith(beginning):
            raise TieBreakError(f"the template {what}; {_SAVE_AS}")
    parts = _parts(template)
    types = parts.get(_CONTENT_TYPES, b"")
    if _WITH_MACROS in types:
        raise TieBreakError(f"the template holds macros (.docm or .dotm); {_SAVE_AS}")
    if _TEMPLATE in types:
        parts[_CONTENT_TYPES] = types.replace(_TEMPLATE, _MAIN)
        template = packed(parts)
    elif _MAIN not in types:
        raise TieBreakError(f"the template is not a Word file; {_SAVE_AS}")
    if _STRICT in parts.get("_rels/.rels", b""):
        raise TieBreakError(f"the template is a Strict Open XML document; {_SAVE_AS}")
    try:
        return docx.Document(BytesIO(template))
    except Exception as error:  # whatever a damaged file makes the parser stumble over
        raise _damaged() from error


def _damaged() -> TieBreakError:
    return TieBreakError(f"the template is damaged or cut short; {_SAVE_AS} again")


def _parts(template: bytes) -> dict[str, bytes]:
    """The parts of the package by name."""
    if len(template) > MAX_FILE:
        raise TieBreakError(f"the template is larger than {MAX_FILE // 1024**2} MB")
    if not template.startswith(b"PK"):
        raise TieBreakError(f"the template is not a Word file; {_SAVE_AS}")
    try:
        with zipfile.ZipFile(BytesIO(template)) as package:
            entries = package.infolist()
            if sum(entry.file_size for entry in entries) > MAX_UNPACKED:
                raise TieBreakError(
                    f"the template is larger than {MAX_UNPACKED // 1024**2} MB when unpacked"
                )
            return {entry.filename: package.read(entry) for entry in entries}
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError) as error:
        raise _damaged() from error  # RuntimeError: encrypted, or an unknown compression

"""The Word file that the bulletin is written into: our own, or a club's.

Ours is ``templates/bulletin.docx``, from which clubs start theirs, too. Its styles, page and footer
are stated nowhere else.
"""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timezone
from io import BytesIO
from typing import Any

import docx
from docx.document import Document
from docx.shared import Twips

from xltiebreak.bulletin.word.page import Paper
from xltiebreak.disk.office_file import Package, TooLarge, Unreadable
from xltiebreak.disk.shipped import shipped
from xltiebreak.event.findings import TieBreakError

LANGUAGE = "en-US"
"""In which the bulletin is written."""

MAX_FILE = 64 * 1024 * 1024
MAX_ELEMENTS = 1_000_000
"""Of which a template of a hundred pages has a tenth."""

_CONTENT_TYPES = "[Content_Types].xml"
_MAIN = b"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
_TEMPLATE = b"application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml"
_WITH_MACROS = b"macroEnabled"
_THUMBNAIL = "/metadata/thumbnail"
_STRICT = b"http://purl.oclc.org/ooxml/"

_SAVE_AS = "open it in Word and save it as Word Document (.docx)"
_BEGINNINGS = {
    b"\xd0\xcf\x11\xe0": "is an old .doc or is protected by a password",
    b"{\\rtf": "is an .rtf",
    b"%PDF": "is a PDF",
}

_LONGEST_PROPERTY = 255
"""What the file format allows for a title or an author."""

_FIRST_DAY = (1980, 1, 1, 0, 0, 0)
"""The earliest date that a zip file can state; ours states no other."""


def own_template() -> Document:
    """Our own empty document, as it is shipped."""
    return docx.Document(BytesIO(shipped("bulletin.docx")))


def own_document(paper: Paper) -> Document:
    """The same on this paper."""
    document = own_template()
    page = document.sections[0]
    page.page_width, page.page_height = Twips(paper.width), Twips(paper.height)
    return document


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
        template = _packed(parts)
    elif _MAIN not in types:
        raise TieBreakError(f"the template is not a Word file; {_SAVE_AS}")
    if _STRICT in parts.get("_rels/.rels", b""):
        raise TieBreakError(f"the template is a Strict Open XML document; {_SAVE_AS}")
    with refusing_damage():
        document = docx.Document(BytesIO(template))
        _check_parts(document)
    return document


@contextmanager
def refusing_damage() -> Iterator[None]:
    """Whatever a damaged template makes python-docx stumble over becomes a sentence."""
    try:
        yield
    except (TieBreakError, MemoryError):
        raise
    except Exception as error:
        raise _damaged(" ".join(str(error).split())[:80] or type(error).__name__) from error


_ROOTS = {
    "officeDocument": "document",
    "styles": "styles",
    "header": "hdr",
    "footer": "ftr",
    "settings": "settings",
    "core-properties": "coreProperties",
}
"""What a part that is used begins with, by what it is to the others."""


def _check_parts(document: Document) -> None:
    """See that each part is what the others take it for.

    Raises:
        TieBreakError: one is something else, or has nothing in it.
    """
    package: Any = document.part.package
    for one in (*package.rels.values(), *document.part.rels.values()):
        expected = _ROOTS.get(one.reltype.rpartition("/")[2])
        if expected is None or one.is_external:
            continue
        element: Any = getattr(one.target_part, "element", None)
        found = "" if element is None else str(element.tag).rpartition("}")[2]
        if found != expected or (expected == "document" and document.element.body is None):
            name = str(one.target_part.partname).lstrip("/")
            raise _damaged(f"{name} is no part with the {expected} of a Word file")


def _parts(template: bytes) -> dict[str, bytes]:
    """The parts of the package by name."""
    if len(template) > MAX_FILE:
        raise TieBreakError(f"the template is larger than {MAX_FILE // 1024**2} MB")
    if not template.startswith(b"PK"):
        raise TieBreakError(f"the template is not a Word file; {_SAVE_AS}")
    elements = 0

    def start(tag: str, attributes: Mapping[str, str]) -> None:
        nonlocal elements
        elements += 1 + len(attributes)
        if elements > MAX_ELEMENTS:
            raise TooLarge(f"has more than {MAX_ELEMENTS:,} elements")

    try:
        package = Package(template)
        for name in package.names:
            if name.endswith((".xml", ".rels")):
                package.walk(name, start)
        return {name: b"".join(package.chunks(name)) for name in package.names}
    except TooLarge as error:
        raise TieBreakError(f"the template {error}; take out what no page needs") from error
    except Unreadable as error:
        raise _damaged(str(error)) from error


def _damaged(reason: str) -> TieBreakError:
    return TieBreakError(f"the template is damaged or cut short ({reason}); {_SAVE_AS} again")


def describe(
    document: Document, title: str, author: str, subject: str = "Results bulletin"
) -> None:
    """Say what the document is and whose, as Word shows it under File > Info, and take out the
    picture of the file it came from."""
    properties = document.core_properties
    properties.title = title[:_LONGEST_PROPERTY]
    properties.subject = subject
    properties.author = properties.last_modified_by = author[:_LONGEST_PROPERTY]
    properties.language = LANGUAGE
    properties.comments = ""
    properties.revision = 1
    properties.created = properties.modified = _now()
    relationships = document.part.package.rels
    for key in [key for key, one in relationships.items() if one.reltype.endswith(_THUMBNAIL)]:
        del relationships[key]


def _now() -> datetime:
    """The present moment, or the one that SOURCE_DATE_EPOCH fixes for builds to be repeated."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if epoch.isdecimal():
        return datetime.fromtimestamp(int(epoch), timezone.utc).replace(tzinfo=None)
    return datetime.now(timezone.utc).replace(microsecond=0, tzinfo=None)


def saved(document: Document) -> bytes:
    """The document as a file, in which the same parts always give the same bytes."""
    written = BytesIO()
    document.save(written)
    with zipfile.ZipFile(written) as package:
        return _packed({entry.filename: package.read(entry) for entry in package.infolist()})


def _packed(parts: Mapping[str, bytes]) -> bytes:
    """The parts as one file without the hour at which it was made."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w") as package:
        for name, part in parts.items():
            entry = zipfile.ZipInfo(name, _FIRST_DAY)
            entry.compress_type = zipfile.ZIP_DEFLATED
            package.writestr(entry, part)
    return content.getvalue()

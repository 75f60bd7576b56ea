"""Opening our own document or a club's; a file that is damaged, holds macros or is no Word file is
refused in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO
from typing import Any, NamedTuple

import docx
from docx.document import Document
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.shared import Twips

from xltiebreak.bulletin.word.outside import cleaned, kind_of
from xltiebreak.bulletin.word.page import Paper
from xltiebreak.disk.office_file import Package, TooLarge, Unreadable, packed
from xltiebreak.disk.shipped import shipped
from xltiebreak.event.findings import TieBreakError

MAX_FILE = 64 * 1024 * 1024
MAX_ELEMENTS = 1_000_000
"""Ten times the elements in a template of a hundred pages."""

MEASURE = 10368
"""The width of our text, in twips: 7.2 inches on every paper."""

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


def ours(paper: Paper) -> Document:
    """Return our own document on this paper, without its footer. Templates for clubs are made from
    it."""
    document = docx.Document(BytesIO(shipped("bulletin.docx")))
    [page] = document.sections
    page.page_width, page.page_height = Twips(paper.width), Twips(paper.height)
    page.left_margin = page.right_margin = Twips((paper.width - MEASURE) // 2)
    page.footer.is_linked_to_previous = True
    return document


def theme_of(document: Document) -> bytes:
    """Return the part with the fonts and colours of the document's theme."""
    related = document.part.rels.values()
    themes = (each.target_part.blob for each in related if each.reltype == RELATIONSHIP_TYPE.THEME)
    return next(themes, b"")


class ClubFile(NamedTuple):
    """A club's file that passed the checks: its document, headers and footers, theme, and sentences
    about what was removed."""

    document: Document
    margins: Sequence[Any]
    has_footer: bool
    theme: bytes
    notes: Sequence[str]


def opened(template: bytes) -> ClubFile:
    """Return the club's file, ready to be filled; a template (.dotx) is turned into a document.

    Raises:
        TieBreakError: it is no Word file, is damaged, holds macros or something that comes from
            elsewhere; the message says what to do.
    """
    for beginning, what in _BEGINNINGS.items():
        if template.startswith(beginning):
            raise TieBreakError(f"the template {what}; {_SAVE_AS}")
    contents = _parts(template)
    types = contents.get(_CONTENT_TYPES, b"")
    if _WITH_MACROS in types:
        raise TieBreakError(f"the template holds macros (.docm or .dotm); {_SAVE_AS}")
    if _TEMPLATE in types:
        contents[_CONTENT_TYPES] = types.replace(_TEMPLATE, _MAIN)
        template = packed(contents)
    elif _MAIN not in types:
        raise TieBreakError(f"the template is not a Word file; {_SAVE_AS}")
    if _STRICT in contents.get("_rels/.rels", b""):
        raise TieBreakError(f"the template is a Strict Open XML document; {_SAVE_AS}")
    with refusing_damage():
        document = docx.Document(BytesIO(template))
        package: Any = document.part.package
        related = [*package.rels.values(), *document.part.rels.values()]
        _check_parts(related, document)
        notes = cleaned(document)
        margins = [each for each in related if kind_of(each) in ("header", "footer")]
        return ClubFile(
            document,
            [each.target_part for each in margins],
            any(kind_of(each) == "footer" for each in margins),
            theme_of(document),
            notes,
        )


@contextmanager
def refusing_damage() -> Iterator[None]:
    """Turn any error of python-docx about a damaged template into a sentence for the user."""
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
"""The first element of each part that is used, by the part's relation to the others."""


def _check_parts(related: Sequence[Any], document: Document) -> None:
    """Check that each part has the type that others expect. Give the part with title and author
    Word's name for it: LibreOffice uses another, and python-docx would add a second.

    Raises:
        TieBreakError: one is something else, has nothing in it, or an id that Word does not take.
    """
    for relation in related:
        kind = kind_of(relation)
        if not re.sub("[-.]", "_", relation.rId).isidentifier():
            raise _damaged(f"{relation.rId!r} is no id of a part")
        expected = _ROOTS.get(kind)
        if expected is None or relation.is_external:
            continue
        element: Any = getattr(relation.target_part, "element", None)
        root = "" if element is None else str(element.tag).rpartition("}")[2]
        if root != expected or (expected == "document" and document.element.body is None):
            name = str(relation.target_part.partname).lstrip("/")
            raise _damaged(f"{name} is no part with the {expected} of a Word file")
        if kind == "core-properties":
            relation._reltype = RELATIONSHIP_TYPE.CORE_PROPERTIES


def _parts(template: bytes) -> dict[str, bytes]:
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
        return {name: package.content(name) for name in package.names}
    except TooLarge as error:
        raise TieBreakError(f"the template {error}; take out what no page needs") from error
    except Unreadable as error:
        raise _damaged(str(error)) from error


def _damaged(reason: str) -> TieBreakError:
    return TieBreakError(f"the template is damaged or cut short ({reason}); {_SAVE_AS} again")

"""A club's own Word file: opened unless it is damaged, holds macros or is no Word file, and the
place of the bulletin in it, the paragraph ``{{bulletin}}``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from itertools import takewhile

import docx
from docx.document import Document
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement
from docx.oxml.ns import qn

from xltiebreak.bulletin.word.outside import cleaned
from xltiebreak.bulletin.word.styles import Element, kind_of
from xltiebreak.disk.office_file import Package, TooLarge, Unreadable, packed
from xltiebreak.event.findings import TieBreakError

MAX_FILE = 64 * 1024 * 1024
MAX_ELEMENTS = 1_000_000
"""Ten times the elements in a template of a hundred pages."""

_CONTENT_TYPES = "[Content_Types].xml"
_MAIN = b"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
_TEMPLATE = b"application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml"
_SAVE_AS = "open it in Word and save it as Word Document (.docx)"


def opened(template: bytes) -> tuple[Document, list[str]]:
    """Return the club's file, ready to be filled, and sentences about what was taken out of it; a
    template (.dotx) is turned into a document.

    Raises:
        TieBreakError: it is no Word file, is damaged, holds macros or something that comes from
            elsewhere; the message says what to do.
    """
    contents = _parts(template)
    types = contents.get(_CONTENT_TYPES, b"")
    if b"macroEnabled" in types:
        raise TieBreakError(f"the template holds macros (.docm or .dotm); {_SAVE_AS}")
    if _TEMPLATE in types:
        contents[_CONTENT_TYPES] = types.replace(_TEMPLATE, _MAIN)
        template = packed(contents)
    elif _MAIN not in types:
        raise TieBreakError(f"the template is not a Word file; {_SAVE_AS}")
    if b"http://purl.oclc.org/ooxml/" in contents.get("_rels/.rels", b""):
        raise TieBreakError(f"the template is a Strict Open XML document; {_SAVE_AS}")
    with refusing_damage():
        document = docx.Document(BytesIO(template))
        for relation in document.part.package.rels.values():
            if kind_of(relation) == "core-properties":  # LibreOffice has another word for it
                relation._reltype = RELATIONSHIP_TYPE.CORE_PROPERTIES
        if document.styles.element.tag != qn("w:styles"):
            raise _damaged("its styles are none")
        return document, cleaned(document)


@contextmanager
def refusing_damage() -> Iterator[None]:
    """Turn any error of python-docx about a damaged template into a sentence for the user."""
    try:
        yield
    except (TieBreakError, MemoryError):
        raise
    except Exception as error:
        raise _damaged(" ".join(str(error).split())[:80] or type(error).__name__) from error


def _parts(template: bytes) -> dict[str, bytes]:
    if len(template) > MAX_FILE:
        raise TieBreakError(f"the template is larger than {MAX_FILE // 1024**2} MB")
    if not template.startswith(b"PK"):
        raise TieBreakError(
            "the template is not a Word file, is an old one (.doc), or is protected by a password; "
            f"{_SAVE_AS}"
        )
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


PLACEHOLDER = "{{bulletin}}"
SECTION_END = f"{qn('w:pPr')}/{qn('w:sectPr')}"

_PARAGRAPH = qn("w:p")
_MARK = re.compile(r"\{\{\s*bulletin\s*\}\}", re.IGNORECASE)


@dataclass(frozen=True)
class Spot:
    """The place of the bulletin: it replaces the paragraph ``marker``. ``page`` are the properties
    of that section, ``is_marked`` tells that the template has a ``{{bulletin}}``."""

    marker: Element
    page: Element
    is_marked: bool

    @property
    def ends_itself(self) -> bool:
        """Whether the section ends with the marker itself, not with a later paragraph."""
        return self.marker.find(SECTION_END) is self.page

    def around(self) -> list[Element]:
        """Return the club's own blocks above the bulletin on its first page, and below it in its
        section."""
        above = self.marker.itersiblings(preceding=True)
        blocks = list(takewhile(lambda block: not _ends_page(block), above))
        for block in () if self.ends_itself else self.marker.itersiblings():
            if block is self.page:
                break
            blocks.append(block)
            if block.find(SECTION_END) is not None:
                break
        return blocks


def _ends_page(block: Element) -> bool:
    breaks = (each.get(qn("w:type")) == "page" for each in block.iter(qn("w:br")))
    return block.find(SECTION_END) is not None or any(breaks)


def spot(document: Document, margins: Iterable[Element] = ()) -> Spot:
    """Return the place of ``{{bulletin}}``, in capitals or not and with or without blanks inside;
    if it is missing, the empty paragraph at the end.

    Raises:
        TieBreakError: ``{{bulletin}}`` stands twice, or where no page of tables can be put, as in
            the ``margins``: headers and footers, which are printed on every page.
    """
    body = document.element.body
    mentioned = [
        paragraph
        for element in (body, *margins)
        for paragraph in element.iter(_PARAGRAPH)
        if _MARK.search(_says(paragraph))
    ]
    alone = [each for each in mentioned if _MARK.fullmatch(_says(each).strip())]
    if len(mentioned) > 1 or [each.getparent() for each in alone] != [body] * len(mentioned):
        raise TieBreakError(
            f"{PLACEHOLDER} stands more than once in the template, beside other text, or in a "
            "header, a footer, a table or a box; put it once, in a paragraph of its own on the page"
        )
    body.get_or_add_sectPr()
    marker = mentioned[0] if mentioned else _last_paragraph(body)
    pages = (
        element if element.tag == qn("w:sectPr") else element.find(SECTION_END)
        for element in (marker, *marker.itersiblings())
    )
    page = next(page for page in pages if page is not None)
    return Spot(marker, page, is_marked=bool(mentioned))


def _says(paragraph: Element) -> str:
    return "".join(text.text or "" for text in paragraph.iter(qn("w:t")))


def _last_paragraph(body: Element) -> Element:
    """Return the empty paragraph at the end of the document; add it if there is none."""
    page = body.find(qn("w:sectPr"))
    last = page.getprevious()
    is_paragraph = last is not None and last.tag == _PARAGRAPH and last.find(SECTION_END) is None
    if not is_paragraph or any(child.tag != qn("w:pPr") for child in last):
        last = OxmlElement("w:p")
        page.addprevious(last)
    return last

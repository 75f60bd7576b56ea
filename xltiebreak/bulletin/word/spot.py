"""The place of the bulletin in a file: the paragraph ``{{bulletin}}``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from docx.document import Document
from docx.oxml import OxmlElement
from docx.oxml.ns import qn

from xltiebreak.bulletin.word.opening import ours
from xltiebreak.bulletin.word.page import PAPERS
from xltiebreak.bulletin.word.styles import Element
from xltiebreak.event.findings import TieBreakError

PLACEHOLDER = "{{bulletin}}"

_PARAGRAPH, _TYPE = qn("w:p"), qn("w:type")
SECTION_END = f"{qn('w:pPr')}/{qn('w:sectPr')}"
_SECOND_COPY = "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback"
_MARK = re.compile(r"\{\{\s*bulletin\s*\}\}", re.IGNORECASE)
_ELSEWHERE = {
    qn("w:hdr"): "in the header",
    qn("w:ftr"): "in the footer",
    qn("w:txbxContent"): "in a text box",
    qn("w:tbl"): "in a table",
    qn("w:sdt"): "in a content control",
}


@dataclass(frozen=True)
class Spot:
    """The place of the bulletin: it replaces the paragraph ``marker``. ``page`` are the properties
    of that section, ``ends_section`` tells that nothing follows in it, ``is_marked`` that the
    template has a ``{{bulletin}}``."""

    marker: Element
    page: Element
    ends_section: bool
    is_marked: bool

    @property
    def ends_itself(self) -> bool:
        """Whether the section ends with the marker itself, not with a later paragraph."""
        return self.marker.find(SECTION_END) is self.page

    def above(self) -> list[Element]:
        """Return the blocks above the bulletin on its first page."""
        blocks: list[Element] = []
        for block in self.marker.itersiblings(preceding=True):
            ends_page = block.find(SECTION_END) is not None
            if ends_page or any(each.get(_TYPE) == "page" for each in block.iter(qn("w:br"))):
                break
            blocks.append(block)
        return blocks[::-1]

    def below(self) -> list[Element]:
        """Return the blocks under the bulletin in its section."""
        blocks: list[Element] = []
        for block in () if self.ends_itself else self.marker.itersiblings():
            if block is not self.page:
                blocks.append(block)
            if block is self.page or block.find(SECTION_END) is not None:
                break
        return blocks


def spot(document: Document) -> Spot:
    """Return the place of ``{{bulletin}}``, in capitals or not and with or without blanks inside;
    if it is missing, the empty paragraph at the end.

    Raises:
        TieBreakError: ``{{bulletin}}`` stands twice, or where no page of tables can be put.
    """
    body = document.element.body
    mentioned = [paragraph for paragraph in body.iter(_PARAGRAPH) if _mentions(paragraph)]
    if len(mentioned) > 1:
        raise TieBreakError(
            f"{PLACEHOLDER} stands more than once in the template; leave one of them"
        )
    for paragraph in mentioned:
        _refuse_unless_alone(paragraph, body)
    if body.find(qn("w:sectPr")) is None:
        body.append(ours(PAPERS["letter"]).sections[0]._sectPr)
    marker = mentioned[0] if mentioned else _last_paragraph(body)
    siblings = marker.itersiblings()
    behind = [element for element in siblings if element.tag != qn("w:bookmarkEnd")]
    for element in (marker, *behind):
        page = element if element.tag == qn("w:sectPr") else element.find(SECTION_END)
        if page is not None:
            break
    ends_section = element is marker or page is behind[0]
    return Spot(marker, page, ends_section, is_marked=bool(mentioned))


def keep_out_of_margins(margins: Iterable[Element], body: Element) -> None:
    """Refuse ``{{bulletin}}`` in headers and footers, where it would be printed on every page.

    Raises:
        TieBreakError: it stands in one of these headers and footers.
    """
    for margin in margins:
        for paragraph in filter(_mentions, margin.element.iter(_PARAGRAPH)):
            _refuse_unless_alone(paragraph, body)


def _says(paragraph: Element) -> str:
    """Return the paragraph's own text, without the text boxes anchored in it."""
    texts = (
        text
        for text in paragraph.iter(qn("w:t"))
        if next(text.iterancestors(_PARAGRAPH)) is paragraph
    )
    return "".join(text.text or "" for text in texts).strip()


def _mentions(paragraph: Element) -> bool:
    """Return whether the marker is inside; Word's second copy of a text box is skipped."""
    copied = next(paragraph.iterancestors(_SECOND_COPY), None) is not None
    return not copied and _MARK.search(_says(paragraph)) is not None


def _refuse_unless_alone(marker: Element, body: Element) -> None:
    around = {element.tag for element in marker.iterancestors()}
    where = next((words for tag, words in _ELSEWHERE.items() if tag in around), "")
    if not where and not _MARK.fullmatch(_says(marker)):
        where = "beside other text"
    if where or marker.getparent() is not body:
        raise TieBreakError(
            f"{PLACEHOLDER} stands {where or 'inside something else'} in the template; put it in "
            "a paragraph of its own on the page"
        )


def _last_paragraph(body: Element) -> Element:
    """Return the empty paragraph at the end of the document; add it if there is none."""
    page = body.find(qn("w:sectPr"))
    last = page.getprevious()
    if last is None or last.tag != _PARAGRAPH or not _is_empty(last):
        last = OxmlElement("w:p")
        page.addprevious(last)
    return last


def _is_empty(paragraph: Element) -> bool:
    holds_something = any(child.tag != qn("w:pPr") for child in paragraph)
    return not holds_something and paragraph.find(SECTION_END) is None

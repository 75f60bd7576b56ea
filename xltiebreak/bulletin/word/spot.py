"""Where in a club's file the bulletin goes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from docx.document import Document
from docx.oxml import OxmlElement
from docx.oxml.ns import qn

from xltiebreak.bulletin.word.opening import ours
from xltiebreak.bulletin.word.page import PAPERS, Element
from xltiebreak.event.findings import TieBreakError

PLACEHOLDER = "{{bulletin}}"

_PARAGRAPH = qn("w:p")
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
    """Where the bulletin goes: it replaces the paragraph ``marker``. ``page`` are the properties
    of the section that holds it, ``ends_section`` tells that nothing else follows in there,
    ``stated`` that the template has a ``{{bulletin}}``."""

    marker: Element
    page: Element
    ends_section: bool
    stated: bool

    @property
    def ends_itself(self) -> bool:
        """Whether the section ends with the marker and not behind it."""
        return self.marker.find(f"{qn('w:pPr')}/{qn('w:sectPr')}") is self.page


def spot(document: Document) -> Spot:
    """The paragraph ``{{bulletin}}``, in any case and with blanks inside or not; else an empty
    one at the end.

    Raises:
        TieBreakError: ``{{bulletin}}`` stands twice, or where no page of tables can be put.
    """
    body = document.element.body
    mentioned = [one for one in body.iter(_PARAGRAPH) if _mentions(one)]
    if len(mentioned) > 1:
        raise TieBreakError(
            f"{PLACEHOLDER} stands more than once in the template; leave one of them"
        )
    for one in mentioned:
        _refuse_unless_alone(one, body)
    stated = bool(mentioned)
    marker = mentioned[0] if stated else _last_paragraph(body)
    own = marker.find(f"{qn('w:pPr')}/{qn('w:sectPr')}")
    if own is not None:
        return Spot(marker, own, ends_section=True, stated=stated)
    following = [one for one in marker.itersiblings() if one.tag != qn("w:bookmarkEnd")]
    for one in following:
        page = one if one.tag == qn("w:sectPr") else one.find(f"{qn('w:pPr')}/{qn('w:sectPr')}")
        if page is not None:
            last = one is page and one is following[0]
            return Spot(marker, page, ends_section=last, stated=stated)
    page = ours(PAPERS["letter"]).sections[0]._sectPr
    body.append(page)
    return Spot(marker, page, ends_section=not following, stated=stated)


def keep_out_of_margins(margins: Iterable[Element], body: Element) -> None:
    """See that ``{{bulletin}}`` does not stand where it would be printed on every page.

    Raises:
        TieBreakError: it stands in one of these headers and footers.
    """
    for margin in margins:
        for paragraph in filter(_mentions, margin.element.iter(_PARAGRAPH)):
            _refuse_unless_alone(paragraph, body)


def _says(paragraph: Element) -> str:
    """The paragraph's own text, without that of the text boxes that hang on it."""
    texts = (
        one for one in paragraph.iter(qn("w:t")) if next(one.iterancestors(_PARAGRAPH)) is paragraph
    )
    return "".join(one.text or "" for one in texts).strip()


def _mentions(paragraph: Element) -> bool:
    """Whether it holds the marker; Word keeps a second copy of a text box, which is passed over."""
    copied = next(paragraph.iterancestors(_SECOND_COPY), None) is not None
    return not copied and _MARK.search(_says(paragraph)) is not None


def _refuse_unless_alone(marker: Element, body: Element) -> None:
    """Let the marker be nothing but a paragraph of the body."""
    around = {one.tag for one in marker.iterancestors()}
    where = next((words for tag, words in _ELSEWHERE.items() if tag in around), "")
    if not where and not _MARK.fullmatch(_says(marker)):
        where = "beside other text"
    if where or marker.getparent() is not body:
        raise TieBreakError(
            f"{PLACEHOLDER} stands {where or 'inside something else'} in the template; put it in "
            "a paragraph of its own on the page"
        )


def _last_paragraph(body: Element) -> Element:
    """The empty paragraph with which the document ends, made if there is none."""
    page = body.find(qn("w:sectPr"))
    last = body[-1] if len(body) and page is None else None
    if page is not None:
        last = page.getprevious()
    if last is not None and last.tag == qn("w:p") and _is_empty(last):
        return last
    empty = OxmlElement("w:p")
    if page is None:
        body.append(empty)
    else:
        page.addprevious(empty)
    return empty


def _is_empty(paragraph: Element) -> bool:
    holds_something = any(child.tag != qn("w:pPr") for child in paragraph)
    return not holds_something and paragraph.find(f"{qn('w:pPr')}/{qn('w:sectPr')}") is None

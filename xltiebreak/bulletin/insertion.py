"""Placing the bulletin in a document: at ``{{bulletin}}`` or at the end, page by page."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from docx.document import Document
from docx.oxml.ns import qn

from xltiebreak.bulletin import page as pages
from xltiebreak.bulletin.blank import PLACEHOLDER
from xltiebreak.bulletin.stylesheet import style_ids
from xltiebreak.bulletin.wordml import Element, parsed, text
from xltiebreak.errors import TieBreakError

_STYLED = (qn("w:pStyle"), qn("w:rStyle"), qn("w:tblStyle"))
_VALUE = qn("w:val")


class Part(NamedTuple):
    """A stretch of the bulletin; ``turned`` where it needs the page on its side."""

    xml: str
    turned: bool = False


@dataclass(frozen=True)
class Spot:
    """Where the bulletin goes: it replaces the paragraph ``marker``. ``page`` are the properties
    of the section that holds it, ``ends_section`` tells that nothing else follows in there."""

    marker: Element
    page: Element
    ends_section: bool


def spot(document: Document) -> Spot:
    """The paragraph ``{{bulletin}}``, or an empty one at the end.

    Raises:
        TieBreakError: ``{{bulletin}}`` stands twice, or where no table can be put.
    """
    body = document.element.body
    marked = [child for child in body if child.tag == qn("w:p") and _says(child) == PLACEHOLDER]
    mentioned = sum(PLACEHOLDER in _says(one) for one in body.iter(qn("w:p")))
    if mentioned > 1:
        raise TieBreakError(
            f"{PLACEHOLDER} stands more than once in the template; leave one of them"
        )
    if mentioned > len(marked):
        raise TieBreakError(
            f"{PLACEHOLDER} stands in a table, a frame or beside other text in the template; "
            "put it in a paragraph of its own"
        )
    marker = marked[0] if marked else _last_paragraph(body)
    own = marker.find(f"{qn('w:pPr')}/{qn('w:sectPr')}")
    if own is not None:
        return Spot(marker, own, ends_section=True)
    following = [one for one in marker.itersiblings() if one.tag != qn("w:bookmarkEnd")]
    for one in following:
        page = one if one.tag == qn("w:sectPr") else one.find(f"{qn('w:pPr')}/{qn('w:sectPr')}")
        if page is not None:
            return Spot(marker, page, ends_section=one is page and one is following[0])
    page = pages.default_page()
    body.append(page)
    return Spot(marker, page, ends_section=not following)


def _says(paragraph: Element) -> str:
    return "".join(one.text or "" for one in paragraph.iter(qn("w:t"))).strip()


def _last_paragraph(body: Element) -> Element:
    """The empty paragraph with which the document ends, made if there is none."""
    page = body.find(qn("w:sectPr"))
    last = body[-1] if len(body) and page is None else None
    if page is not None:
        last = page.getprevious()
    if last is not None and last.tag == qn("w:p") and _is_empty(last):
        return last
    empty = parsed("<w:p/>")[0]
    if page is None:
        body.append(empty)
    else:
        page.addprevious(empty)
    return empty


def _is_empty(paragraph: Element) -> bool:
    holds_something = any(child.tag != qn("w:pPr") for child in paragraph)
    return not holds_something and paragraph.find(f"{qn('w:pPr')}/{qn('w:sectPr')}") is None


def place(document: Document, where: Spot, parts: Sequence[Part]) -> None:
    """Put the parts in place of the marker, each on pages of its own direction."""
    ids = style_ids(document)
    stretches = [
        ("".join(part.xml for part in group), turned)
        for turned, group in groupby(parts, lambda part: part.turned)
    ]
    if stretches[0][1]:
        _end_upright(where)
    for k, (xml, turned) in enumerate(stretches):
        elements = _parsed(xml, ids)
        for element in elements:
            where.marker.addprevious(element)
        last = k == len(stretches) - 1
        if last and (where.ends_section or not turned):
            _finish(where, elements[-1], turned, later=k > 0)
            return
        _end_section(elements[-1], _page(where.page, turned, later=k > 0))
    pages.going_on(where.page)
    _remove(where.marker)


def _end_upright(where: Spot) -> None:
    """End what the club has before the bulletin on an upright page of its own."""
    before = where.marker.getprevious()
    if before is None or before.find(f"{qn('w:pPr')}/{qn('w:sectPr')}") is not None:
        return
    if before.tag != qn("w:p"):
        before = parsed("<w:p/>")[0]
        where.marker.addprevious(before)
    if before.find(qn("w:pPr")) is None:
        before.insert(0, parsed("<w:pPr/>")[0])
    _end_section(before, copy.deepcopy(where.page))
    pages.going_on(where.page)


def _finish(where: Spot, last: Element, turned: bool, later: bool) -> None:
    """Let the bulletin run into the section of the document that holds it."""
    final = _page(where.page, turned, later)
    if where.marker.find(f"{qn('w:pPr')}/{qn('w:sectPr')}") is where.page:
        _end_section(last, final)
    else:
        where.page.getparent().replace(where.page, final)
    _remove(where.marker)


def _page(page: Element, turned: bool, later: bool) -> Element:
    own = pages.turned(page) if turned else copy.deepcopy(page)
    if later:
        pages.going_on(own)
    return own


def _end_section(last: Element, page: Element) -> None:
    """End a section with its last paragraph, so that no empty one is left on a page."""
    properties = last.find(qn("w:pPr"))
    if properties is None:
        raise AssertionError("every part of the bulletin ends with a styled paragraph")
    properties.append(page)


def _remove(element: Element) -> None:
    parent = element.getparent()
    if parent is not None:
        parent.remove(element)


def _parsed(xml: str, ids: Mapping[str, str]) -> list[Element]:
    """The elements of a part, with the document's ids for the names of the styles."""
    if not xml.endswith("</w:p>"):
        xml += text("Bulletin Note", "")
    elements = parsed(xml)
    for element in elements:
        for styled in element.iter(*_STYLED):
            styled.set(_VALUE, ids[styled.get(_VALUE).casefold()])
    return elements

"""Placing the bulletin in a document, page by page."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from docx.document import Document
from docx.oxml.ns import qn

from xltiebreak.bulletin import page as pages
from xltiebreak.bulletin.spot import Spot
from xltiebreak.bulletin.stylesheet import style_ids
from xltiebreak.bulletin.wordml import Element, parsed, text

_STYLED = (qn("w:pStyle"), qn("w:rStyle"), qn("w:tblStyle"))
_VALUE = qn("w:val")


class Part(NamedTuple):
    """A stretch of the bulletin; ``turned`` where it needs the page on its side."""

    xml: str
    turned: bool = False


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

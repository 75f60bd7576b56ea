"""Paper, margins, and pages turned on their side."""

from __future__ import annotations

import copy
from typing import NamedTuple

from docx.oxml.ns import qn

from xltiebreak.bulletin.word.fonts import Faces
from xltiebreak.bulletin.word.markup import Element, parsed
from xltiebreak.event.findings import TieBreakError


class Paper(NamedTuple):
    """A sheet of paper, in twips."""

    width: int
    height: int


PAPERS = {"letter": Paper(12240, 15840), "a4": Paper(11906, 16838)}


class Room(NamedTuple):
    """How wide a table can be on an upright page and on one turned on its side, in twips, and
    the letters that it is printed in."""

    upright: int
    turned: int
    faces: Faces


class Part(NamedTuple):
    """A stretch of the bulletin; ``turned`` where it needs the page on its side."""

    xml: str
    turned: bool = False

    def __bool__(self) -> bool:
        return bool(self.xml)

    def under(self, xml: str) -> Part:
        """The same with more before it, on the same page."""
        return Part(xml + self.xml, self.turned)


def paper_named(name: str) -> Paper:
    """Letter or A4, in any case.

    Raises:
        TieBreakError: it is neither.
    """
    paper = PAPERS.get(name.strip().lower())
    if paper is None:
        raise TieBreakError(f"{name!r} is not a paper size; use letter or a4")
    return paper


def room(page: Element, faces: Faces) -> Room:
    """What the page of these section properties has room for."""
    size, margins = _size(page), _attributes(page, "w:pgMar")
    sides = margins.get("left", 1440) + margins.get("right", 1440) + margins.get("gutter", 0)
    columns = _attributes(page, "w:cols")
    count = max(columns.get("num", 1), 1)
    upright = (size.width - sides - (count - 1) * columns.get("space", 720)) // count
    return Room(max(upright, 2880), max(max(size) - sides, 2880), faces)


def turned(page: Element) -> Element:
    """A copy of the section properties with the page on its side, in one column."""
    size = _size(page)
    wide = copy.deepcopy(page)
    element = wide.find(qn("w:pgSz"))
    if element is None:
        element = parsed("<w:pgSz/>")[0]
        references = (qn("w:headerReference"), qn("w:footerReference"), qn("w:type"))
        place = sum(child.tag in references for child in wide)
        wide.insert(place, element)
    element.set(qn("w:w"), str(max(size)))
    element.set(qn("w:h"), str(min(size)))
    element.set(qn("w:orient"), "landscape")
    columns = wide.find(qn("w:cols"))
    if columns is not None:
        for name in ("w:num", "w:equalWidth"):
            columns.attrib.pop(qn(name), None)
        for column in list(columns):
            columns.remove(column)
    return wide


def going_on(page: Element) -> None:
    """Make the section one that goes on from the section before it: on a new page, without a
    first page of its own, its page numbers running on."""
    for name in ("w:type", "w:titlePg"):
        for element in page.findall(qn(name)):
            page.remove(element)  # without a type, a section begins on the next page
    numbers = page.find(qn("w:pgNumType"))
    if numbers is not None:
        numbers.attrib.pop(qn("w:start"), None)


def _size(page: Element) -> Paper:
    size = _attributes(page, "w:pgSz")
    letter = PAPERS["letter"]
    return Paper(size.get("w", letter.width), size.get("h", letter.height))


def _attributes(page: Element, name: str) -> dict[str, int]:
    """The whole-number attributes of a child, by their local names."""
    element = page.find(qn(name))
    if element is None:
        return {}
    return {
        key.rpartition("}")[2]: int(float(value))
        for key, value in element.attrib.items()
        if str(value).replace(".", "", 1).isdecimal()
    }

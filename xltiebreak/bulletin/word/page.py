"""Paper, margins, and pages turned on their side."""

from __future__ import annotations

import copy
from typing import NamedTuple

from xltiebreak.bulletin.word.fonts import Faces
from xltiebreak.bulletin.word.markup import Element, made_for, qn
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
    """A stretch of the bulletin; ``turned`` where it needs the page on its side, ``named`` what
    its pages are called in their footers: it has them for itself."""

    xml: str
    turned: bool = False
    named: str = ""

    def __bool__(self) -> bool:
        return bool(self.xml)

    def under(self, xml: str) -> Part:
        """The same with more before it, on the same page."""
        return self._replace(xml=xml + self.xml)


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


def text_height(page: Element, *, turned: bool) -> int:
    """How high the text can be on such a page, or on the same on its side, in twips."""
    size, margins = _size(page), _attributes(page, "w:pgMar")
    return (min(size) if turned else size.height) - sum(
        margins.get(side, 1440) for side in ("top", "bottom")
    )


def set_margins(page: Element, margin: int) -> None:
    """Let the text come so near to each edge of the page."""
    margins = page.find(qn("w:pgMar"))
    for side in ("w:top", "w:right", "w:bottom", "w:left"):
        margins.set(qn(side), str(margin))


def turned(page: Element) -> Element:
    """A copy of the section properties with the page on its side, in one column."""
    size = _size(page)
    wide = copy.deepcopy(page)
    element = wide.find(qn("w:pgSz"))
    if element is None:
        element = made_for(wide, "w:pgSz")
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

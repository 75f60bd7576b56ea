"""Our own document on paper, margins and turned pages, as the properties of a Word section state
them."""

from __future__ import annotations

import copy
from io import BytesIO
from typing import NamedTuple

import docx
from docx.document import Document
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.shared import Twips

from xltiebreak.bulletin.word.styles import INCH, Element
from xltiebreak.disk.shipped import shipped
from xltiebreak.event.findings import TieBreakError

MEASURE = 10368
"""The width of our text, in twips: 7.2 inches on every paper."""


class Paper(NamedTuple):
    """A sheet of paper, in twips."""

    width: int
    height: int


PAPERS = {"letter": Paper(12240, 15840), "a4": Paper(11906, 16838)}


class Room(NamedTuple):
    """The widths of a table on an upright and on a turned page, in twips."""

    upright: int
    turned: int


def paper_named(name: str) -> Paper:
    """Return letter or A4 by its name, in capitals or not.

    Raises:
        TieBreakError: it is neither.
    """
    paper = PAPERS.get(name.strip().lower())
    if paper is None:
        raise TieBreakError(f"{name!r} is not a paper size; use letter or a4")
    return paper


def ours(paper: Paper) -> Document:
    """Return our own document on this paper, without its footer. Templates for clubs are made from
    it."""
    document = docx.Document(BytesIO(shipped("bulletin.docx")))
    [page] = document.sections
    page.page_width, page.page_height = Twips(paper.width), Twips(paper.height)
    page.left_margin = page.right_margin = Twips((paper.width - MEASURE) // 2)
    page.footer.is_linked_to_previous = True
    return document


def room(page: Element) -> Room:
    """Return the room on a page with these section properties."""
    size, margins = _size(page), _attributes(page, "w:pgMar")
    sides = margins.get("left", 1440) + margins.get("right", 1440) + margins.get("gutter", 0)
    columns = _attributes(page, "w:cols")
    count = max(columns.get("num", 1), 1)
    upright = (size.width - sides - (count - 1) * columns.get("space", 720)) // count
    return Room(max(upright, 2880), max(max(size) - sides, 2880))


def text_height(page: Element, above: int, below: int, *, turned: bool) -> int:
    """Return the height of the text on such a page, upright or turned, in twips. Its header and
    footer, so many twips high, push the text away if they are higher than their margins."""
    size, margins = _size(page), _attributes(page, "w:pgMar")
    top = max(margins.get("top", INCH), margins.get("header", INCH // 2) + above)
    bottom = max(margins.get("bottom", INCH), margins.get("footer", INCH // 2) + below)
    return (min(size) if turned else size.height) - top - bottom


def turned(page: Element) -> Element:
    """Return a copy of the section properties with the page turned and a single column."""
    size = _size(page)
    wide = copy.deepcopy(page)
    wide.page_width, wide.page_height = Twips(max(size)), Twips(min(size))
    wide.orientation = WD_ORIENT.LANDSCAPE
    columns = wide.find(qn("w:cols"))
    if columns is not None:
        for name in ("w:num", "w:equalWidth"):
            columns.attrib.pop(qn(name), None)
        for column in list(columns):
            columns.remove(column)
    return wide


def going_on(page: Element) -> None:
    """Make the section continue the one before: on a new page, with running page numbers and
    without a first page of its own."""
    page.start_type = None  # without a type, a section begins on the next page
    page.titlePg_val = None
    numbers = page.find(qn("w:pgNumType"))
    if numbers is not None:
        numbers.attrib.pop(qn("w:start"), None)


def _size(page: Element) -> Paper:
    size = _attributes(page, "w:pgSz")
    letter = PAPERS["letter"]
    return Paper(size.get("w", letter.width), size.get("h", letter.height))


def _attributes(page: Element, name: str) -> dict[str, int]:
    """Return a child's numbers by local names. Some programs write fractions, which python-docx
    cannot read."""
    element = page.find(qn(name))
    if element is None:
        return {}
    return {
        key.rpartition("}")[2]: int(float(value))
        for key, value in element.attrib.items()
        if str(value).replace(".", "", 1).isdecimal()
    }

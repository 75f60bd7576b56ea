"""Our own document on paper, and the room on a page, as properties of a Word section state it."""

from __future__ import annotations

from io import BytesIO
from typing import NamedTuple

import docx
from docx.document import Document
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


def room(page: Element) -> int:
    """Return the width of a table on a page with these section properties, in twips."""
    margins, columns = _attributes(page, "w:pgMar"), _attributes(page, "w:cols")
    sides = margins.get("left", 1440) + margins.get("right", 1440) + margins.get("gutter", 0)
    count = max(columns.get("num", 1), 1)
    across = _size(page).width - sides - (count - 1) * columns.get("space", 720)
    return max(across // count, 2880)


def text_height(page: Element, above: int, below: int) -> int:
    """Return the height of the text on such a page, in twips. Its header and footer, so many twips
    high, push the text away if they are higher than their margins."""
    margins = _attributes(page, "w:pgMar")
    top = max(margins.get("top", INCH), margins.get("header", INCH // 2) + above)
    bottom = max(margins.get("bottom", INCH), margins.get("footer", INCH // 2) + below)
    return _size(page).height - top - bottom


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

"""The letters that a document's table styles print, found through parents, defaults and theme."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from docx.document import Document
from docx.oxml.ns import qn

from xltiebreak.bulletin.measure import OWN_FACES, Face, Faces
from xltiebreak.bulletin.wordml import Element

_BREADTHS = {
    **dict.fromkeys(("calibri", "carlito", "gill sans mt", "candara", "corbel"), 1.0),
    **dict.fromkeys(("times new roman", "liberation serif", "cambria", "caladea"), 1.05),
    **dict.fromkeys(("garamond", "eb garamond", "arial narrow", "liberation sans narrow"), 1.0),
    **dict.fromkeys(("arial", "helvetica", "liberation sans", "aptos", "segoe ui"), 1.14),
    **dict.fromkeys(("courier new", "liberation mono", "consolas", "courier"), 1.5),
}
_UNKNOWN = 1.3
"""As broad as Verdana: what a computer without the font prints instead may be as broad."""

_WORDS_OWN = Face(10, 1.05)
"""Times New Roman at 10 points, in which Word prints where nothing else is stated."""

_SIZE, _FONTS = qn("w:sz"), qn("w:rFonts")
_THEME_FONT = rb"<a:%sFont>\s*<a:latin[^>]*typeface=\"([^\"]*)\""


def faces(document: Document) -> Faces:
    """The letters of the cells, heads, small print and winners' names of this document's tables.

    Where a club made one kind of cell larger than another, the largest counts.
    """
    sheet = _Sheet(document)
    cell = sheet.broadest("Bulletin Cell", "Bulletin Figure", "Bulletin Result")
    small = Face(OWN_FACES.small.size, cell.breadth)
    return Faces(
        cell=cell,
        head=sheet.broadest("Bulletin Column Head", "Bulletin Figure Head", "Bulletin Result Head"),
        small=sheet.face("Bulletin Small", small),
        winner=sheet.face("Bulletin Winner"),
    )


def text_size(document: Document) -> float:
    """The size in points of the document's plain text."""
    return _Sheet(document).face("Normal").size


class _Sheet:
    """A style sheet to be asked for what a style prints."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.sheet: Element = document.styles.element
        styles = self.sheet.findall(qn("w:style"))
        self.by_id = {style.get(qn("w:styleId")): style for style in styles}
        self.by_name = {_value(style, "w:name").casefold(): style for style in reversed(styles)}
        defaults = self.sheet.find(f"{qn('w:docDefaults')}/{qn('w:rPrDefault')}/{qn('w:rPr')}")
        self.default = self._face([] if defaults is None else [defaults], _WORDS_OWN)

    def broadest(self, *names: str) -> Face:
        """The face of these styles that takes the most room."""
        return max(map(self.face, names), key=lambda one: one.size * one.breadth)

    def face(self, name: str, otherwise: Face | None = None) -> Face:
        """What a style prints; what neither it nor a parent states is as ``otherwise``, or as
        the document's defaults have it."""
        return self._face(self._chain(name), otherwise or self.default)

    def _face(self, properties: Iterable[Element], otherwise: Face) -> Face:
        """The first size and font that these run properties state."""
        size = breadth = None
        for one in properties:
            if size is None and one.find(_SIZE) is not None:
                size = _half_points(one.find(_SIZE).get(qn("w:val")))
            if breadth is None and one.find(_FONTS) is not None:
                breadth = _breadth(self._font(one.find(_FONTS)))
        return Face(size or otherwise.size, breadth or otherwise.breadth)

    def _chain(self, name: str) -> Iterator[Element]:
        """The run properties of a style, of its parent, and so on."""
        style = self.by_name.get(name.casefold())
        seen: set[int] = set()
        while style is not None and id(style) not in seen:
            seen.add(id(style))
            properties = style.find(qn("w:rPr"))
            if properties is not None:
                yield properties
            style = self.by_id.get(_value(style, "w:basedOn"))

    def _font(self, fonts: Element) -> str | None:
        theme = fonts.get(qn("w:asciiTheme"))
        if theme:
            return self._theme_font(b"major" if theme.startswith("major") else b"minor")
        stated = fonts.get(qn("w:ascii"))
        return None if stated is None else str(stated)

    def _theme_font(self, which: bytes) -> str | None:
        for one in self.document.part.rels.values():
            if one.reltype.endswith("/theme"):
                found = re.search(_THEME_FONT % which, one.target_part.blob)
                return found[1].decode("utf-8", "replace") if found else None
        return None


def _value(style: Element, child: str) -> str:
    element = style.find(qn(child))
    return "" if element is None else element.get(qn("w:val")) or ""


def _half_points(stated: str | None) -> float | None:
    """The size that a ``w:sz`` states; nothing where it is no size that prints."""
    if stated is None or not stated.replace(".", "", 1).isdecimal():
        return None
    return float(stated) / 2 or None


def _breadth(font: str | None) -> float | None:
    return None if font is None else _BREADTHS.get(font.casefold(), _UNKNOWN)

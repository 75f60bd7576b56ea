"""The styles of a document: their ids, and the letters they print.

The look of the bulletin is in its styles, which a club changes in its own template.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Pt

from xltiebreak.bulletin.word.fonts import Face, Faces, breadth
from xltiebreak.bulletin.word.page import Element

LANGUAGE = "en-US"
"""In which the bulletin is written."""

_WORDS_OWN = Face(10, 1.05)
"""Times New Roman at 10 points, in which Word prints where nothing else is stated."""

_SIZE, _COMPLEX_SIZE = qn("w:sz"), qn("w:szCs")
_FONTS, _VALUE = qn("w:rFonts"), qn("w:val")
_THEME_FONT = rb"<a:%sFont>\s*<a:latin[^>]*typeface=\"([^\"]*)\""


class StyleSheet:
    """The styles of a document, to be asked what they print: ``by_id``, ``by_name`` in small
    letters, and the ``ids`` by these names; ``theme`` is the part with fonts and colours."""

    def __init__(self, sheet: Element, theme: bytes = b"") -> None:
        self.sheet = sheet
        self.theme = theme
        self.by_id: dict[str, Element] = {}
        self.by_name: dict[str, Element] = {}
        for style in self.sheet.findall(qn("w:style")):
            self.by_id[style.get(qn("w:styleId"), "")] = style
            self.by_name.setdefault(value_in(style, "w:name").casefold(), style)
        ids = {name: style.get(qn("w:styleId")) for name, style in self.by_name.items()}
        self.ids: dict[str, str] = {name: style_id for name, style_id in ids.items() if style_id}
        defaults = self.sheet.find(f"{qn('w:docDefaults')}/{qn('w:rPrDefault')}/{qn('w:rPr')}")
        self.default = self._face([] if defaults is None else [defaults], _WORDS_OWN)

    @property
    def text_size(self) -> float:
        """The size in points of plain text."""
        return self.face("Normal").size

    @property
    def faces(self) -> Faces:
        """The letters of the cells, heads, small print and winners' names of the tables.

        Where a club made one kind of cell larger than another, the largest counts.
        """
        cell = self._broadest("Bulletin Cell", "Bulletin Figure", "Bulletin Result")
        return Faces(
            cell,
            self._broadest("Bulletin Column Head", "Bulletin Figure Head", "Bulletin Result Head"),
            self.face("Bulletin Small", cell),
            self.face("Bulletin Winner"),
            self.face("Bulletin Large", cell),
        )

    def _broadest(self, *names: str) -> Face:
        """The face of these styles that takes the most room."""
        return max(map(self.face, names), key=lambda one: one.size * one.breadth)

    def face(self, name: str, otherwise: Face | None = None) -> Face:
        """What a style prints; what neither it nor a parent states is as ``otherwise``, or as
        the document's defaults have it."""
        return self._face(self.chain(name), otherwise or self.default)

    def _face(self, properties: Iterable[Element], otherwise: Face) -> Face:
        """The first size and font that these run properties state."""
        size = broad = None
        for one in properties:
            if size is None and one.find(_SIZE) is not None:
                size = _half_points(one.find(_SIZE).get(_VALUE))
            if broad is None and one.find(_FONTS) is not None:
                broad = breadth(self._font(one.find(_FONTS)))
        return Face(size or otherwise.size, broad or otherwise.breadth)

    def chain(self, name: str) -> Iterator[Element]:
        """The run properties of a style, of its parent, and so on."""
        style = self.by_name.get(name.casefold())
        seen: set[int] = set()
        while style is not None and id(style) not in seen:
            seen.add(id(style))
            properties = style.find(qn("w:rPr"))
            if properties is not None:
                yield properties
            style = self.by_id.get(value_in(style, "w:basedOn"))

    def _font(self, fonts: Element) -> str | None:
        theme = fonts.get(qn("w:asciiTheme"))
        if theme:
            return self._theme_font(b"major" if theme.startswith("major") else b"minor")
        stated = fonts.get(qn("w:ascii"))
        return None if stated is None else str(stated)

    def _theme_font(self, which: bytes) -> str | None:
        return self.in_theme(_THEME_FONT % which)

    def in_theme(self, pattern: bytes) -> str | None:
        """What the first group of this pattern finds in the document's theme."""
        found = re.search(pattern, self.theme)
        return found[1].decode("utf-8", "replace") if found else None

    def set_size(self, name: str, points: int) -> None:
        """Let a style, and those that are made from it, print in letters of so many points, those
        of Hebrew and Arabic too, of which python-docx knows nothing."""
        properties = self.by_name[name.casefold()].get_or_add_rPr()
        properties.sz_val = Pt(points)
        if properties.find(_COMPLEX_SIZE) is None:
            properties.sz.addnext(OxmlElement("w:szCs"))
        properties.find(_COMPLEX_SIZE).set(_VALUE, str(2 * points))


def value_in(style: Element, child: str) -> str:
    """What a child of a style states; nothing without one."""
    element = style.find(qn(child))
    return "" if element is None else element.get(_VALUE) or ""


def _half_points(stated: str | None) -> float | None:
    """The size that a ``w:sz`` states; nothing where it is no size that prints."""
    if stated is None or not stated.replace(".", "", 1).isdecimal():
        return None
    return float(stated) / 2 or None

"""The styles of a document: their ids, and the letters they print.

The look of the bulletin is in its styles, which a club changes in its own template.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

from xltiebreak.bulletin.word.fonts import Face, Faces, breadth
from xltiebreak.bulletin.word.markup import Element, found_or_made, qn

_WORDS_OWN = Face(10, 1.05)
"""Times New Roman at 10 points, in which Word prints where nothing else is stated."""

_SIZE, _FONTS, _VALUE = qn("w:sz"), qn("w:rFonts"), qn("w:val")
_THEME_FONT = rb"<a:%sFont>\s*<a:latin[^>]*typeface=\"([^\"]*)\""
_BEHIND_LETTERS = ("w:tblPr", "w:trPr", "w:tcPr", "w:tblStylePr")
_BEHIND_SIZE = (
    *("w:szCs", "w:highlight", "w:u", "w:effect", "w:bdr", "w:shd", "w:fitText", "w:vertAlign"),
    *("w:rtl", "w:cs", "w:em", "w:lang", "w:eastAsianLayout", "w:specVanish", "w:oMath"),
)
"""What follows in a style, and among its letters, as the file format has it."""
_CALLED = re.compile('(<w:(?:p|r|tbl)Style w:val=")([^"]*)')


class StyleSheet:
    """The styles of a document, to be asked what they print; ``theme`` is the part that names its
    fonts and colours, if it has one."""

    def __init__(self, sheet: Element, theme: bytes = b"") -> None:
        self.sheet = sheet
        self.theme = theme
        self.by_id: dict[str, Element] = {}
        self.by_name: dict[str, Element] = {}
        for style in self.sheet.findall(qn("w:style")):
            self.by_id[style.get(qn("w:styleId"), "")] = style
            self.by_name.setdefault(value_in(style, "w:name").casefold(), style)
        defaults = self.sheet.find(f"{qn('w:docDefaults')}/{qn('w:rPrDefault')}/{qn('w:rPr')}")
        self.default = self._face([] if defaults is None else [defaults], _WORDS_OWN)

    @property
    def ids(self) -> dict[str, str]:
        """The id of every style by its name in small letters."""
        ids = {name: style.get(qn("w:styleId")) for name, style in self.by_name.items()}
        return {name: style_id for name, style_id in ids.items() if style_id}

    def called(self, xml: str) -> str:
        """The markup with the document's ids in place of the names by which styles are called."""
        ids = {name: escape(id) for name, id in self.ids.items()}
        return _CALLED.sub(lambda called: called[1] + ids[called[2].casefold()], xml)

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
        """Let a style, and those that are made from it, print in letters of so many points."""
        style = self.by_name[name.casefold()]
        properties = found_or_made(style, "w:rPr", _BEHIND_LETTERS)
        for tag in ("w:szCs", "w:sz"):
            size = found_or_made(properties, tag, _BEHIND_SIZE)
            size.set(_VALUE, str(2 * points))


def value_in(style: Element, child: str) -> str:
    """What a child of a style states; nothing without one."""
    element = style.find(qn(child))
    return "" if element is None else element.get(_VALUE) or ""


def _half_points(stated: str | None) -> float | None:
    """The size that a ``w:sz`` states; nothing where it is no size that prints."""
    if stated is None or not stated.replace(".", "", 1).isdecimal():
        return None
    return float(stated) / 2 or None

"""The styles of a document: their ids, the letters they print, and those of ours that it lacks.

The look of the bulletin is in its styles, which a club changes in its own template.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Iterator, Mapping

from docx.document import Document
from docx.oxml.ns import qn

from xltiebreak.bulletin.word.fonts import Face, Faces, breadth
from xltiebreak.bulletin.word.markup import Element, parsed
from xltiebreak.bulletin.word.template import LANGUAGE, own_template

_SMALLEST, _LARGEST = 0.9, 1.5
"""How far the bulletin's text follows a club that prints in very small or very large letters."""

_OURS = re.compile("heading [123]|bulletin .*")
"""The styles that the bulletin uses, by names in small letters, as Word compares them."""

_GROWING = re.compile("heading .*|bulletin (title|subtitle|meta|text|call|key)")
"""Those that grow and shrink with a club's text. Tables, and what is said above and under them,
are small print whatever the size of the text, so that they fit their page."""

_LENGTHS = {
    qn("w:sz"): ("w:val",),
    qn("w:szCs"): ("w:val",),
    qn("w:tab"): ("w:pos",),
    qn("w:spacing"): ("w:before", "w:after"),
    qn("w:ind"): ("w:left", "w:right", "w:hanging"),
}
"""What grows and shrinks in them."""

_WORDS_OWN = Face(10, 1.05)
"""Times New Roman at 10 points, in which Word prints where nothing else is stated."""

_LINKS = ("w:basedOn", "w:next", "w:link")
"""What names another style by its id."""

_SIZE, _FONTS, _VALUE = qn("w:sz"), qn("w:rFonts"), qn("w:val")
_THEME_FONT = rb"<a:%sFont>\s*<a:latin[^>]*typeface=\"([^\"]*)\""


class StyleSheet:
    """The styles of a document, to be asked what they print."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.sheet: Element = document.styles.element
        self.by_id: dict[str, Element] = {}
        self.by_name: dict[str, Element] = {}
        for style in self.sheet.findall(qn("w:style")):
            self.by_id[style.get(qn("w:styleId"), "")] = style
            self.by_name.setdefault(_stated(style, "w:name").casefold(), style)
        defaults = self.sheet.find(f"{qn('w:docDefaults')}/{qn('w:rPrDefault')}/{qn('w:rPr')}")
        self.default = self._face([] if defaults is None else [defaults], _WORDS_OWN)

    @property
    def ids(self) -> dict[str, str]:
        """The id of every style by its name in small letters."""
        ids = {name: style.get(qn("w:styleId")) for name, style in self.by_name.items()}
        return {name: style_id for name, style_id in ids.items() if style_id}

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
        )

    def _broadest(self, *names: str) -> Face:
        """The face of these styles that takes the most room."""
        return max(map(self.face, names), key=lambda one: one.size * one.breadth)

    def face(self, name: str, otherwise: Face | None = None) -> Face:
        """What a style prints; what neither it nor a parent states is as ``otherwise``, or as
        the document's defaults have it."""
        return self._face(self._chain(name), otherwise or self.default)

    def _face(self, properties: Iterable[Element], otherwise: Face) -> Face:
        """The first size and font that these run properties state."""
        size = broad = None
        for one in properties:
            if size is None and one.find(_SIZE) is not None:
                size = _half_points(one.find(_SIZE).get(_VALUE))
            if broad is None and one.find(_FONTS) is not None:
                broad = breadth(self._font(one.find(_FONTS)))
        return Face(size or otherwise.size, broad or otherwise.breadth)

    def _chain(self, name: str) -> Iterator[Element]:
        """The run properties of a style, of its parent, and so on."""
        style = self.by_name.get(name.casefold())
        seen: set[int] = set()
        while style is not None and id(style) not in seen:
            seen.add(id(style))
            properties = style.find(qn("w:rPr"))
            if properties is not None:
                yield properties
            style = self.by_id.get(_stated(style, "w:basedOn"))

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


def complete(document: Document) -> list[str]:
    """Add those of our styles that the document lacks, in proportion to its own text; gives the
    names of those that were added."""
    club = StyleSheet(document)
    ids = club.ids
    own = StyleSheet(own_template())
    lacking = [name for name in own.by_name if _OURS.fullmatch(name) and name not in ids]
    taken = {style_id.casefold() for style_id in club.by_id}
    for name in lacking:
        style_id = own.ids[name]
        while style_id.casefold() in taken:
            style_id += "x"
        taken.add(style_id.casefold())
        ids[name] = style_id
    scale = min(max(club.text_size / own.text_size, _SMALLEST), _LARGEST)
    renamed = {style_id: ids.get(name, "") for name, style_id in own.ids.items()}
    for name in lacking:
        style = _adopted(own.by_name[name], renamed)
        if _GROWING.fullmatch(name):
            _scale(style, scale)
        club.sheet.append(style)
    return [name.title() for name in lacking]


def _adopted(style: Element, ids: Mapping[str, str]) -> Element:
    """A copy for a document that has these ids for ours, and perhaps another language."""
    made = copy.deepcopy(style)
    made.set(qn("w:styleId"), ids[style.get(qn("w:styleId"))])
    for tag in _LINKS:
        link = made.find(qn(tag))
        if link is not None:
            link.set(_VALUE, ids.get(link.get(_VALUE), ""))
            if not link.get(_VALUE):
                made.remove(link)
    if made.get(qn("w:type")) == "paragraph":
        properties = made.find(qn("w:rPr"))
        if properties is None:
            properties = parsed("<w:rPr/>")[0]
            made.append(properties)
        properties.extend(parsed(f'<w:lang w:val="{LANGUAGE}"/>'))
    return made


def _scale(style: Element, scale: float) -> None:
    """Make a style's letters, indents and spaces larger or smaller."""
    for element in style.iter(*_LENGTHS):
        for name in _LENGTHS[element.tag]:
            length = element.get(qn(name))
            if length is not None:
                element.set(qn(name), str(round(int(length) * scale)))


def _stated(style: Element, child: str) -> str:
    element = style.find(qn(child))
    return "" if element is None else element.get(_VALUE) or ""


def _half_points(stated: str | None) -> float | None:
    """The size that a ``w:sz`` states; nothing where it is no size that prints."""
    if stated is None or not stated.replace(".", "", 1).isdecimal():
        return None
    return float(stated) / 2 or None

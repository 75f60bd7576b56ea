"""The styles of a document: their ids, the letters they print, and estimated widths of texts, with
which columns are fitted before Word opens the file.

The look of the bulletin is in its styles, which a club can change in its template.
"""

from __future__ import annotations

import copy
import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from html import escape
from typing import Any, NamedTuple, TypeAlias

from docx.document import Document
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import nsdecls, nsmap, qn

from xltiebreak.disk.shipped import table_in

INCH = 1440
POINT = 20
"""Twips in a point: Word states widths in twips."""

_LETTERS = table_in("bulletin/word/letters.toml")
_THOUSANDTHS: dict[str, int] = {
    letter: width for letters, width in _LETTERS["widths"].items() for letter in letters
}
_BREADTHS: dict[str, float] = _LETTERS["fonts"]
_USUAL, _USUAL_IN_THE_EAST = 530, 540
"""The latter of Greek and Cyrillic letters."""
_HEIGHT, _HEIGHT_OF_OTHERS = 1.23, 1.36
"""The height of a line relative to its letters: of Calibri and narrower fonts, and of Segoe UI."""
_HEIGHT_IN_CHINESE = 1.5
_BREAK = re.compile(r"[ \t\n]|(?<=-)")


@dataclass(frozen=True)
class Face:
    """The letters that a style prints: ``size`` in points, ``breadth`` relative to Calibri."""

    size: float
    breadth: float = 1.0

    def width(self, words: str, bold: bool = False) -> int:
        """Return the estimated width of a line in twips, rather too wide than too narrow."""
        return round(_em(words) * self.breadth * self.size * POINT * (1.08 if bold else 1.03))

    def exact(self, tail: str) -> int:
        """Return the width of what hangs out of figures, not rounded up as other widths are."""
        em = 0.67 if tail in "¼½¾" else _em(tail)
        return round(em * self.breadth * self.size * POINT)

    def in_two_lines(self, words: str, bold: bool = False) -> int:
        """Return a width, in twips, at which the text takes at most two lines."""
        pieces = _BREAK.split(words)
        splits = ((pieces[:k], pieces[k:]) for k in range(1, len(pieces)))
        wider = (max(self.width(" ".join(half), bold) for half in split) for split in splits)
        return min(wider, default=self.width(words, bold))

    def lines(self, words: str, width: int) -> int:
        """Return about how many lines the text takes in this width, in twips."""
        return max(1, -(-self.width(words) // max(width, 1)))

    def height(self, words: str = "") -> int:
        """Return the height of a line with this text, in twips."""
        if any(unicodedata.east_asian_width(letter) in "WF" for letter in words):
            of_a_letter = _HEIGHT_IN_CHINESE
        else:
            of_a_letter = _HEIGHT if self.breadth < _BREADTHS["arial"] else _HEIGHT_OF_OTHERS
        return round(of_a_letter * self.size * POINT)

    def longest_word(self, words: str, bold: bool = False) -> int:
        """Return the width, in twips, below which a word would be broken. Word also breaks after a
        hyphen."""
        pieces = _BREAK.split(words)
        return max((self.width(piece, bold) for piece in pieces), default=0)


_UNKNOWN = 1.3
"""The width of Verdana, because a computer without the font may print one as wide."""


@lru_cache(maxsize=8192)
def _em(words: str) -> float:
    """Return the width of the letters relative to their size."""
    return sum(map(_thousandths, words)) / 1000


def _thousandths(letter: str) -> int:
    if letter in _THOUSANDTHS or letter.isascii():
        return _THOUSANDTHS.get(letter, _USUAL)
    if unicodedata.combining(letter):
        return 0
    if "\u0370" <= letter <= "\u052f":
        return _USUAL_IN_THE_EAST
    return 1000 if unicodedata.east_asian_width(letter) in "WF" else 600


Element: TypeAlias = Any
"""An element of a Word document, as python-docx holds it."""

LANGUAGE = "en-US"
"""The language of the bulletin."""

_WORDS_OWN = Face(10, 1.05)
"""Times New Roman at 10 points, which Word uses if no font is stated."""

_AUTO = 240
"""The value of a line's spacing that stands for single lines."""

_VALUE = qn("w:val")
_THEME_FONT = rb"<a:%sFont>\s*<a:latin[^>]*typeface=\"([^\"]*)\""


class Metrics(NamedTuple):
    """The letters of a style, and in twips the height of a line and the white space above and below
    a paragraph."""

    face: Face
    line: int
    around: int


class StyleSheet:
    """The styles of a document: ``by_id``, ``by_name`` (in small letters), and their ``ids`` by
    name; ``theme`` is the part with fonts and colours."""

    def __init__(self, document: Document) -> None:
        self.sheet: Element = document.styles.element
        related = document.part.rels.values()
        themes = (each.target_part.blob for each in related if kind_of(each) == "theme")
        self.theme: bytes = next(themes, b"")
        self.metrics = cache(self._measured)
        styles: list[Element] = self.sheet.findall(qn("w:style"))
        self.by_id = {style.get(qn("w:styleId"), ""): style for style in styles}
        self.by_name = {value_in(each, "w:name").casefold(): each for each in styles}
        ids = {name: style.get(qn("w:styleId")) for name, style in self.by_name.items()}
        self.ids: dict[str, str] = {name: style_id for name, style_id in ids.items() if style_id}

    def _measured(self, name: str) -> Metrics:
        """Return the letters of a style, the height of its lines, and the space around them: the
        first size, font and spacing that the style, a parent of it, or the document states; else
        what Word has without any."""
        size, broad = 0.0, None
        spacing: dict[str, str] = {}
        chain, style = list[Element](), self.by_name.get(name.casefold())
        while style is not None and style not in chain:
            chain.append(style)
            style = self.by_id.get(value_in(style, "w:basedOn"))
        for stated in (*chain, *self.sheet.iterfind("w:docDefaults/*", nsmap)):
            for element in stated.iterfind("w:rPr/w:sz", nsmap):
                stated_size = element.get(_VALUE, "")
                if not size and stated_size.replace(".", "", 1).isdecimal():
                    size = float(stated_size) / 2
            for element in stated.iterfind("w:rPr/w:rFonts", nsmap):
                broad = broad or self._breadth(element)
            for element in stated.iterfind("w:pPr/w:spacing", nsmap):
                spacing = {**element.attrib, **spacing}
        before, after, line = (
            int(value) if value.isdecimal() else 0
            for value in (spacing.get(qn(f"w:{each}"), "") for each in ("before", "after", "line"))
        )
        face = Face(size or _WORDS_OWN.size, broad or _WORDS_OWN.breadth)
        rule = spacing.get(qn("w:lineRule"))
        height = face.height() * (line or _AUTO) // _AUTO
        if line and rule in ("exact", "atLeast"):
            height = line if rule == "exact" else max(face.height(), line)
        return Metrics(face, height, before + after)

    def _breadth(self, fonts: Element) -> float | None:
        """Return how wide the font for Latin letters is relative to Calibri, one of the theme by
        its name there; None if no font is named."""
        font, themed = fonts.get(qn("w:ascii")), fonts.get(qn("w:asciiTheme"))
        if themed:
            which = b"major" if themed.startswith("major") else b"minor"
            found = re.search(_THEME_FONT % which, self.theme)
            font = found[1].decode("utf-8", "replace") if found else None
        return None if font is None else _BREADTHS.get(font.casefold(), _UNKNOWN)

    def sized(self, name: str, points: int, called: str) -> None:
        """Add a style ``called`` so, with letters of this size, in points, and all else as the
        style ``name`` has it; the size is also for Hebrew and Arabic."""
        parent, half_points = self.ids[name.casefold()], 2 * points
        style = parse_xml(
            f'<w:style {nsdecls("w")} w:type="paragraph" w:customStyle="1">'
            f'<w:name w:val="{called}"/><w:basedOn w:val="{escape(parent)}"/>'
            f'<w:rPr><w:sz w:val="{half_points}"/><w:szCs w:val="{half_points}"/></w:rPr></w:style>'
        )
        self.add(called, style, f"{parent}{points}")

    def add(self, name: str, style: Element, style_id: str) -> None:
        """Add a style under this name, and this id if it is not taken."""
        taken = {known.casefold() for known in self.by_id}
        while style_id.casefold() in taken:
            style_id += "x"
        style.set(qn("w:styleId"), style_id)
        self.sheet.append(style)
        self.by_name[name.casefold()] = self.by_id[style_id] = style
        self.ids[name.casefold()] = style_id


def kind_of(relation: Any) -> str:
    """Return the last word of Word's name for a relation between parts."""
    return str(relation.reltype).rpartition("/")[2]


def value_in(style: Element, child: str) -> str:
    """Return the value that a child of a style states; an empty text if there is no such child."""
    element = style.find(qn(child))
    return "" if element is None else element.get(_VALUE) or ""


_OURS = re.compile("title|heading [123]|bulletin .*")
"""The names of the styles that the bulletin uses, in small letters, as Word compares them."""
_LINKS = ("w:basedOn", "w:next", "w:link")
"""Elements that name another style by its id."""


def complete(club: StyleSheet, own: StyleSheet) -> list[str]:
    """Add our styles that the club's document lacks, which take the first accent of its theme;
    return their names."""
    lacking = [name for name in own.by_name if _OURS.fullmatch(name) and name not in club.ids]
    for name in lacking:
        club.add(name, copy.deepcopy(own.by_name[name]), own.ids[name])
    ids = {style_id: club.ids.get(name, "") for name, style_id in own.ids.items()}
    for name in lacking:
        style = club.by_name[name]
        for link in [link for tag in _LINKS for link in style.findall(qn(tag))]:
            link.set(qn("w:val"), ids.get(link.get(qn("w:val")), ""))
            if not link.get(qn("w:val")):
                style.remove(link)
        if style.get(qn("w:type")) == "paragraph":
            style.get_or_add_rPr().append(OxmlElement("w:lang", {qn("w:val"): LANGUAGE}))
    return [name.title() for name in lacking]

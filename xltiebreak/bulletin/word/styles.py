"""The look of the bulletin: every style that it uses, with its name, its parent and its form.

A club changes the look by changing these styles in its own template. What they say here holds
for the bulletin's own document and for the styles that a club's template does not have.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from docx.document import Document
from docx.oxml.ns import qn

from xltiebreak.bulletin.word.fonts import INCH, OWN_FACES, POINT, Face, Faces
from xltiebreak.bulletin.word.markup import Element, parsed
from xltiebreak.bulletin.word.tables import CELL_MARGIN, FIGURE, HEADS, RESULT, WHOLE_FIGURE

HEADING_FONT = "Cambria"
BODY_FONT = "Calibri"
LANGUAGE = "en-US"
OWN_TEXT_SIZE = 10
ACCENT = "1F4E5F"
GREY = "666666"
PALE = "767676"

PARAGRAPH = "paragraph"
CHARACTER = "character"
TABLE = "table"


@dataclass(frozen=True)
class Style:
    """A Word style: ``paragraph`` and ``run`` are its properties in the order of the schema."""

    name: str
    kind: str
    based_on: str
    paragraph: str = ""
    run: str = ""
    table: str = ""
    next: str = ""


def _size(points: float) -> str:
    half_points = round(points * 2)
    return f'<w:sz w:val="{half_points}"/><w:szCs w:val="{half_points}"/>'


def _space(before: float = 0, after: float = 0, line: int = 240) -> str:
    return (
        f'<w:spacing w:before="{round(before * POINT)}" w:after="{round(after * POINT)}" '
        f'w:line="{line}" w:lineRule="auto"/>'
    )


def _colour(value: str) -> str:
    return f'<w:color w:val="{value}"/>'


def _heading(level: int, size: float, before: float, after: float) -> Style:
    return Style(
        f"heading {level}",
        PARAGRAPH,
        "Normal",
        "<w:keepNext/><w:keepLines/>"
        + _space(before, after)
        + f'<w:outlineLvl w:val="{level - 1}"/>',
        f'<w:rFonts w:ascii="{HEADING_FONT}" w:hAnsi="{HEADING_FONT}" w:cs="{HEADING_FONT}"/>'
        "<w:b/><w:bCs/>" + _colour(ACCENT) + _size(size),
        next="Bulletin Text",
    )


HEADINGS = (
    _heading(1, 16, before=12, after=4),
    _heading(2, 13, before=10, after=3),
    _heading(3, 11, before=9, after=2),
)
"""Word's own headings; a template that has never used one does not hold it."""

_LABEL_COLUMN = round(1.15 * INCH)
_HALF = OWN_FACES.cell.width("½")
_CELL_SPACE = _space(1.2, 1.2)
_BOLD = "<w:b/><w:bCs/>"
_NO_SPELLING = "<w:noProof/>"
_RIGHT = '<w:jc w:val="right"/>'
_CENTRE = '<w:jc w:val="center"/>'
_LINE = '<w:{side} w:val="single" w:sz="{sz}" w:space="0" w:color="{colour}"/>'


def _line(side: str, eighths: int, colour: str) -> str:
    return _LINE.format(side=side, sz=eighths, colour=colour)


BULLETIN_STYLES = (
    Style(
        "Bulletin Title",
        PARAGRAPH,
        "heading 1",
        _space(0, 2) + '<w:outlineLvl w:val="9"/>',
        _size(25),
        next="Bulletin Subtitle",
    ),
    Style(
        "Bulletin Subtitle",
        PARAGRAPH,
        "Normal",
        f'<w:pBdr><w:bottom w:val="single" w:sz="12" w:space="6" w:color="{ACCENT}"/></w:pBdr>'
        + _space(0, 8),
        _colour(GREY) + _size(12),
        next="Bulletin Meta",
    ),
    Style(
        "Bulletin Meta",
        PARAGRAPH,
        "Normal",
        f'<w:tabs><w:tab w:val="left" w:pos="{_LABEL_COLUMN}"/></w:tabs>'
        + _space(0, 2)
        + f'<w:ind w:left="{_LABEL_COLUMN}" w:hanging="{_LABEL_COLUMN}"/>',
    ),
    Style("Bulletin Text", PARAGRAPH, "Normal", _space(0, 5, 252)),
    Style(
        "Bulletin Call",
        PARAGRAPH,
        "Bulletin Text",
        f'<w:pBdr><w:left w:val="single" w:sz="24" w:space="6" w:color="{ACCENT}"/></w:pBdr>'
        + _space(2, 6)
        + '<w:ind w:left="160"/>',
        _BOLD,
    ),
    Style(
        "Bulletin Note",
        PARAGRAPH,
        "Normal",
        "<w:keepLines/>" + _space(3, 5),
        _colour(GREY) + _size(8.5),
    ),
    Style(
        "Bulletin Caption",
        PARAGRAPH,
        "Normal",
        "<w:keepNext/><w:keepLines/>" + _space(7, 2),
        _BOLD + _size(9.5),
    ),
    Style(
        "Bulletin Key",
        PARAGRAPH,
        "Normal",
        "<w:keepLines/>"
        + '<w:tabs><w:tab w:val="left" w:pos="320"/></w:tabs>'
        + _space(0, 2)
        + '<w:ind w:left="320" w:hanging="320"/>',
        _size(9),
    ),
    Style(
        "Bulletin Cell", PARAGRAPH, "Normal", _CELL_SPACE, _NO_SPELLING + _size(OWN_FACES.cell.size)
    ),
    Style("Bulletin Figure", PARAGRAPH, "Bulletin Cell", _RIGHT),
    Style(
        "Bulletin Whole Figure",
        PARAGRAPH,
        "Bulletin Figure",
        f'<w:ind w:right="{_HALF}"/>',
    ),
    Style("Bulletin Result", PARAGRAPH, "Bulletin Cell", _CENTRE),
    Style("Bulletin Winner", PARAGRAPH, "Bulletin Cell", run=_BOLD + _size(OWN_FACES.winner.size)),
    Style(
        "Bulletin Column Head",
        PARAGRAPH,
        "Bulletin Cell",
        "<w:keepNext/>",
        _BOLD + _colour(ACCENT) + _size(OWN_FACES.head.size),
    ),
    Style("Bulletin Figure Head", PARAGRAPH, "Bulletin Column Head", _RIGHT),
    Style("Bulletin Result Head", PARAGRAPH, "Bulletin Column Head", _CENTRE),
    Style("Bulletin Label", CHARACTER, "", run=_colour(GREY)),
    Style("Bulletin Strong", CHARACTER, "", run=_BOLD),
    Style("Bulletin Decisive", CHARACTER, "", run=_BOLD + _colour(ACCENT)),
    Style("Bulletin Small", CHARACTER, "", run=_colour(GREY) + _size(OWN_FACES.small.size)),
    Style("Bulletin Dropped", CHARACTER, "", run="<w:strike/>" + _colour(PALE)),
    Style(
        "Bulletin Table",
        TABLE,
        "Normal Table",
        table='<w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblBorders>'
        + _line("top", 8, ACCENT)
        + _line("bottom", 8, ACCENT)
        + '</w:tblBorders><w:tblCellMar><w:top w:w="0" w:type="dxa"/>'
        f'<w:left w:w="{CELL_MARGIN}" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/>'
        f'<w:right w:w="{CELL_MARGIN}" w:type="dxa"/></w:tblCellMar></w:tblPr>'
        '<w:tcPr><w:vAlign w:val="center"/></w:tcPr>'
        '<w:tblStylePr w:type="firstRow"><w:tblPr/><w:tcPr><w:tcBorders>'
        + _line("bottom", 6, ACCENT)
        + '</w:tcBorders><w:vAlign w:val="bottom"/></w:tcPr></w:tblStylePr>',
    ),
)


IN_TABLES = frozenset(
    {style.name for style in BULLETIN_STYLES if style.kind != PARAGRAPH}
    | {FIGURE, RESULT, WHOLE_FIGURE, *HEADS, *HEADS.values()}
    | {"Bulletin Caption", "Bulletin Note"}
)
"""Tables and what is said above and under them: small print whatever the size of a club's text,
so that they fit their page."""

_LENGTH = re.compile(r'(w:(?:sz w:val|szCs w:val|pos|before|after|left|right|hanging)=)"(\d+)"')


def style_xml(
    style: Style, style_id: str, ids: dict[str, str], scale: float = 1, language: str = ""
) -> str:
    """The style as it stands in a document where the names have these ids.

    ``scale`` makes what is not set in a table larger or smaller; ``language`` is stated where the
    document's own is another.
    """
    based_on, after = ids.get(style.based_on.casefold()), ids.get(style.next.casefold())
    own = style not in HEADINGS
    custom = 'w:customStyle="1" ' if own else ""
    run = style.run
    if language and style.kind == PARAGRAPH:
        run += f'<w:lang w:val="{language}"/>'
    xml = (
        f'<w:style w:type="{style.kind}" {custom}w:styleId="{style_id}">'
        f'<w:name w:val="{style.name}"/>'
        + (f'<w:basedOn w:val="{based_on}"/>' if based_on else "")
        + (f'<w:next w:val="{after}"/>' if after else "")
        + f'<w:uiPriority w:val="{30 if own else 9}"/><w:qFormat/>'
        + (f"<w:pPr>{style.paragraph}</w:pPr>" if style.paragraph else "")
        + (f"<w:rPr>{run}</w:rPr>" if run else "")
        + style.table
        + "</w:style>"
    )
    return xml if style.name in IN_TABLES else _LENGTH.sub(partial(_scaled, scale), xml)


def _scaled(scale: float, length: re.Match[str]) -> str:
    return f'{length[1]}"{round(int(length[2]) * scale)}"'


_SMALLEST, _LARGEST = 0.9, 1.5
"""How far the bulletin's text follows a club that prints in very small or very large letters."""


def complete(document: Document) -> list[str]:
    """Add the styles that the document lacks, in proportion to its own text; gives the names of
    those that were added."""
    sheet: Element = document.styles.element
    scale = min(max(text_size(document) / OWN_TEXT_SIZE, _SMALLEST), _LARGEST)
    ids = style_ids(document)
    taken = {style_id.casefold() for style_id in ids.values()}
    added = []
    for style in (*HEADINGS, *BULLETIN_STYLES):
        if style.name.casefold() in ids:
            continue
        style_id = style.name.title().replace(" ", "")
        while style_id.casefold() in taken:
            style_id += "x"
        taken.add(style_id.casefold())
        ids[style.name.casefold()] = style_id
        added.append(style)
    for style in added:
        xml = style_xml(style, ids[style.name.casefold()], ids, scale, LANGUAGE)
        sheet.extend(parsed(xml))
    return [style.name.replace("heading", "Heading") for style in added]


def style_ids(document: Document) -> dict[str, str]:
    """The id of every style by its name in small letters, as Word compares them."""
    ids: dict[str, str] = {}
    for style in document.styles.element.findall(qn("w:style")):
        name, style_id = style.find(qn("w:name")), style.get(qn("w:styleId"))
        if name is not None and style_id:
            ids.setdefault((name.get(qn("w:val")) or "").casefold(), style_id)
    return ids


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

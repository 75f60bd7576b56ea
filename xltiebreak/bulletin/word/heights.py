"""Estimated heights, in twips: of paragraphs in their styles, and of what a club's own file prints
beside the bulletin, such as a letterhead."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from docx.oxml.ns import qn

from xltiebreak.bulletin.word.styles import POINT, Element, StyleSheet, value_in

_EMU = 635
"""English Metric Units, in which pictures are measured, in a twip."""
_INLINE, _EXTENT = qn("wp:inline"), qn("wp:extent")
_OVER_THE_WIDTH = f"{qn('wp:anchor')}[{qn('wp:wrapTopAndBottom')}]"
_OLD_PICTURE = re.compile(r"(?<!-)height:\s*([\d.]+)(pt|in)")
_OLD_SHAPE = "{urn:schemas-microsoft-com:vml}shape"
_TWIPS = {"pt": POINT, "in": 72 * POINT}
_AUTO = 240
"""The value of a line's spacing that stands for single lines."""


def paragraph_height(styles: StyleSheet, style: str, words: str = "", width: int = 0) -> int:
    """Return the height of a paragraph in this style, with the space before and after it; on one
    line, or on those that its words take in this width."""
    face = styles.face(style)
    lines = face.lines(words, width, bold=True) if width else 1
    return lines * _line(styles, style, face.height(words)) + _around(styles, style)


def blocks_height(styles: StyleSheet, blocks: Iterable[Element], width: int) -> int:
    """Return the height of these paragraphs and tables in a column of this width."""
    return sum(_block_height(styles, block, width) for block in blocks)


def _block_height(styles: StyleSheet, block: Element, width: int) -> int:
    if block.tag == qn("w:p"):
        return _own_paragraph(styles, block, width)
    if block.tag == qn("w:tbl"):
        return sum(_row_height(styles, row, width) for row in block.iter(qn("w:tr")))
    if block.tag == qn("w:sdt"):
        content = block.find(qn("w:sdtContent"))
        return 0 if content is None else blocks_height(styles, content, width)
    return 0


def _row_height(styles: StyleSheet, row: Element, width: int) -> int:
    cells = row.findall(qn("w:tc"))
    stated = row.find(f"{qn('w:trPr')}/{qn('w:trHeight')}")
    least = 0 if stated is None else _number(stated.get(qn("w:val")))
    share = width // max(len(cells), 1)
    return max([least, *(blocks_height(styles, cell, share) for cell in cells)])


def _own_paragraph(styles: StyleSheet, paragraph: Element, width: int) -> int:
    """Return the height of a paragraph of the club's, with its pictures."""
    properties = paragraph.find(qn("w:pPr"))
    style_id = "" if properties is None else value_in(properties, "w:pStyle")
    style = value_in(styles.by_id[style_id], "w:name") if style_id in styles.by_id else "Normal"
    words = "".join(text.text or "" for text in paragraph.iter(qn("w:t")))
    sizes = [_number(size.get(qn("w:val"))) / 2 for size in paragraph.iter(qn("w:sz"))]
    face = styles.face(style)
    face = replace(face, size=max([face.size, *sizes]) if words else face.size)
    text = face.lines(words, width) * _line(styles, style, face.height(words), properties)
    inline = max((_extent(each) for each in paragraph.iter(_INLINE)), default=0)
    inline = max([inline, *_old_pictures(paragraph)])
    anchored = sum(_extent(each) for each in paragraph.iterfind(f".//{_OVER_THE_WIDTH}"))
    return max(text, inline) + anchored + _around(styles, style, properties)


def _extent(picture: Element) -> int:
    extent = picture.find(_EXTENT)
    return 0 if extent is None else _number(extent.get("cy")) // _EMU


def _old_pictures(paragraph: Element) -> Iterator[int]:
    for shape in paragraph.iter(_OLD_SHAPE):
        style = str(shape.get("style"))
        height = _OLD_PICTURE.search(style)
        if height and "absolute" not in style:
            yield round(float(height[1]) * _TWIPS[height[2]])


def _around(styles: StyleSheet, style: str, own: Element | None = None) -> int:
    return sum(_number(_spacing(styles, style, own, name)) for name in ("before", "after"))


def _line(styles: StyleSheet, style: str, single: int, own: Element | None = None) -> int:
    spacing = _number(_spacing(styles, style, own, "line")) or _AUTO
    rule = _spacing(styles, style, own, "lineRule")
    if rule == "exact":
        return spacing
    return max(single, spacing) if rule == "atLeast" else single * spacing // _AUTO


def _spacing(styles: StyleSheet, style: str, own: Element | None, name: str) -> str | None:
    """Return what the paragraph itself, its style, a parent of it, or the document states."""
    for properties in (own, *styles.chain(style, "w:pPr"), styles.default_paragraph):
        spacing = None if properties is None else properties.find(qn("w:spacing"))
        value = None if spacing is None else spacing.get(qn(f"w:{name}"))
        if value is not None:
            return str(value)
    return None


def _number(value: str | None) -> int:
    return int(float(value)) if value and re.fullmatch(r"\d+(\.\d+)?", value) else 0

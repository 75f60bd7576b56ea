"""Estimated heights, in twips: of paragraphs in their styles, and of what a club's own file prints
beside the bulletin, such as a letterhead."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from docx.oxml.ns import qn

from xltiebreak.bulletin.word.styles import POINT, Element, StyleSheet, value_in

_EMU = 635
"""English Metric Units, in which pictures are measured, in a twip."""
_INLINE, _EXTENT = qn("wp:inline"), qn("wp:extent")
_OVER_THE_WIDTH = f"{qn('wp:anchor')}[{qn('wp:wrapTopAndBottom')}]"
_OLD_PICTURE = re.compile(r"(?<!-)height:\s*([\d.]+)(pt|in)")
_OLD_SHAPE = "{urn:schemas-microsoft-com:vml}shape"
_TWIPS = {"pt": POINT, "in": 72 * POINT}
_TOKEN = re.compile(r"\n|[ \t]+|[^ \t\n-]*-+|[^ \t\n-]+")
_OTHER_TEXT = {qn("w:br"): "\n", qn("w:cr"): "\n", qn("w:tab"): "    "}
_BESIDE_A_CELL = 108
"""Word's own margins of a cell."""
_RULE = 10
"""The height of a line under a row, rather too much."""
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
        return _table_height(styles, block, width)
    if block.tag == qn("w:sdt"):
        content = block.find(qn("w:sdtContent"))
        return 0 if content is None else blocks_height(styles, content, width)
    return 0


def _table_height(styles: StyleSheet, table: Element, width: int) -> int:
    style = table.find(f"{qn('w:tblPr')}/{qn('w:tblStyle')}")
    named = "" if style is None else style.get(qn("w:val"), "")
    margins = (
        each.find(qn("w:tblCellMar")) for each in styles.chain(_name(styles, named), "w:tblPr")
    )
    cell_margins = next((each for each in margins if each is not None), None)
    beside = _BESIDE_A_CELL * 2
    if cell_margins is not None:
        sides = (cell_margins.find(qn(f"w:{side}")) for side in ("left", "right"))
        beside = sum(_number(each.get(qn("w:w"))) for each in sides if each is not None)
    rows = table.findall(qn("w:tr"))
    return _RULE + sum(_row_height(styles, row, width, beside) + _RULE for row in rows)


def _row_height(styles: StyleSheet, row: Element, width: int, beside: int) -> int:
    cells = row.findall(qn("w:tc"))
    stated_height = row.find(f"{qn('w:trPr')}/{qn('w:trHeight')}")
    least = 0 if stated_height is None else _number(stated_height.get(qn("w:val")))
    share = width // max(len(cells), 1)
    heights = [least]
    for cell in cells:
        wide = cell.find(f"{qn('w:tcPr')}/{qn('w:tcW')}")
        is_stated = wide is not None and wide.get(qn("w:type"), "dxa") == "dxa"
        room = (_number(wide.get(qn("w:w"))) if is_stated else 0) or share
        heights.append(blocks_height(styles, cell, max(room - beside, POINT)))
    return max(heights)


def _name(styles: StyleSheet, style_id: str) -> str:
    return value_in(styles.by_id[style_id], "w:name") if style_id in styles.by_id else ""


def _own_paragraph(styles: StyleSheet, paragraph: Element, width: int) -> int:
    """Return the height of a paragraph, with its pictures."""
    properties = paragraph.find(qn("w:pPr"))
    style_id = "" if properties is None else value_in(properties, "w:pStyle")
    style = _name(styles, style_id) or "Normal"
    layout = [*([] if properties is None else [properties]), *styles.chain(style, "w:pPr")]
    room = max(width - _indent(layout), POINT)
    lines = [
        _line(styles, style, line, properties) for line in _lines(styles, paragraph, style, room)
    ]
    inline = max((_extent(each) for each in paragraph.iter(_INLINE)), default=0)
    inline = max([inline, *_old_pictures(paragraph)])
    anchored = sum(_extent(each) for each in paragraph.iterfind(f".//{_OVER_THE_WIDTH}"))
    text = sum(lines) + max(inline - max(lines), 0)
    return text + anchored + _around(styles, style, properties) + _borders(layout)


def _lines(styles: StyleSheet, paragraph: Element, style: str, room: int) -> list[int]:
    """Return the height of each line of a paragraph in a column so many twips wide."""
    letters = list(styles.chain(style))
    heights, used = [styles.face_of(letters, styles.default).height()], 0
    for run in paragraph.iter(qn("w:r")):
        if next(run.iterancestors(qn("w:p"))) is not paragraph:
            continue  # in a text box
        own = run.find(qn("w:rPr"))
        named = "" if own is None else value_in(own, "w:rStyle")
        chain = [*([] if own is None else [own]), *styles.chain(_name(styles, named)), *letters]
        face, is_bold = styles.face_of(chain, styles.default), _is_bold(chain)
        for token in _TOKEN.findall(_text(run)):
            needs = face.width(token, is_bold)
            if token == "\n" or (used and used + needs > room and token.strip(" ")):
                heights.append(0)
                used = 0
            heights[-1] = max(heights[-1], face.height(token))
            if token != "\n":
                heights += [face.height(token)] * ((needs - 1) // room)
                used += needs % room if needs > room else needs
    return heights


def _is_bold(chain: Iterable[Element]) -> bool:
    marks = (each.find(qn("w:b")) for each in chain)
    bold = next((each for each in marks if each is not None), None)
    return bold is not None and bold.get(qn("w:val")) not in ("0", "false")


def _text(run: Element) -> str:
    return "".join(
        each.text or "" if each.tag == qn("w:t") else _OTHER_TEXT.get(each.tag, "") for each in run
    )


def _indent(layout: Iterable[Element]) -> int:
    """Return how far a paragraph is from both margins."""
    indents = (each.find(qn("w:ind")) for each in layout)
    indent = next((each for each in indents if each is not None), None)
    if indent is None:
        return 0
    return sum(_number(indent.get(qn(f"w:{side}"))) for side in ("left", "right", "start", "end"))


def _borders(layout: Iterable[Element]) -> int:
    borders = next((each for each in layout if each.find(qn("w:pBdr")) is not None), None)
    if borders is None:
        return 0
    sides = (borders.find(f"{qn('w:pBdr')}/{qn(side)}") for side in ("w:top", "w:bottom"))
    return sum(
        _number(side.get(qn("w:space"))) * POINT + _number(side.get(qn("w:sz"))) * POINT // 8
        for side in sides
        if side is not None
    )


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

"""A document's own style sheet: which of the bulletin's styles it has, and adding the others."""

from __future__ import annotations

from docx.document import Document
from docx.oxml.ns import qn

from xltiebreak.bulletin.styles import (
    BULLETIN_STYLES,
    HEADINGS,
    LANGUAGE,
    OWN_TEXT_SIZE,
    style_xml,
)
from xltiebreak.bulletin.typefaces import text_size
from xltiebreak.bulletin.wordml import Element, parsed

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

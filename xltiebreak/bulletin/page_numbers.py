"""The page number: kept as the club has it, added where a template has no footer."""

from __future__ import annotations

import re
from typing import Any

from docx.document import Document
from docx.oxml.ns import qn

from xltiebreak.bulletin.spot import Spot
from xltiebreak.bulletin.stylesheet import style_ids
from xltiebreak.bulletin.wordml import page_x_of_y, paragraph, parsed

NO_PAGE_NUMBER = (
    "The template's header and footer have no page number; to have one, insert it there in Word "
    "(Insert > Page Number)."
)

_PAGE_FIELD = re.compile(rb"(?:<w:instrText[^>]*>|w:instr=\")\s*PAGE\b")


def number_pages(document: Document, where: Spot) -> list[str]:
    """Add ``Page 1 of 3`` if the template has no footer; a note if it has one without a number."""
    relationships = document.part.rels.values()
    parts = [one for one in relationships if one.reltype.endswith(("/header", "/footer"))]
    if any(_PAGE_FIELD.search(one.target_part.blob) for one in parts):
        return []
    if any(one.reltype.endswith("/footer") for one in parts):
        return [NO_PAGE_NUMBER]
    ids = style_ids(document)
    part: Any = document.part
    footer, key = part.add_footer_part()
    for child in list(footer.element):
        footer.element.remove(child)
    style = ids.get("footer", ids["bulletin note"])
    footer.element.extend(parsed(paragraph(style, page_x_of_y())))
    place = len(where.page.findall(qn("w:headerReference")))
    reference = f'<w:footerReference w:type="default" r:id="{key}"/>'
    where.page.insert(place, parsed(reference)[0])
    return []

"""The footers that we write: what the event is called, the section, and which page of how many."""

from __future__ import annotations

import re
from typing import Any

from docx.document import Document
from docx.oxml.ns import qn

from xltiebreak.bulletin.word.markup import Element, page_x_of_y, paragraph, parsed, run
from xltiebreak.bulletin.word.styles import StyleSheet

NO_PAGE_NUMBER = (
    "The template's header and footer have no page number; to have one, insert it there in Word "
    "(Insert > Page Number)."
)
_PAGE_FIELD = re.compile(rb"(?:<w:instrText[^>]*>|w:instr=\")\s*PAGE\b")
_BEHIND_TITLE_PAGE = frozenset(
    map(qn, ("w:textDirection", "w:bidi", "w:rtlGutter", "w:docGrid", "w:printerSettings"))
)
_BETWEEN = "  ·  "


class Footers:
    """Those of a document whose pages are all called ``words``; ``foot`` are paragraphs above the
    first of them."""

    def __init__(self, document: Document, words: str = "", foot: str = "") -> None:
        self.document = document
        self.words = words
        self.foot = foot
        self._known: dict[tuple[str, str], str] = {}
        for old in list(document.element.body.iter(qn("w:footerReference"))):
            old.getparent().remove(old)
            document.part.drop_rel(old.get(qn("r:id")))

    def under(self, page: Element, named: str, *, first: bool) -> None:
        """Let the pages of these section properties end with ours."""
        kinds = {"default": self._key(named, "")}
        if first and self.foot:
            kinds["first"] = self._key(named, self.foot)
            title_page = parsed("<w:titlePg/>")[0]
            behind = next((one for one in page if one.tag in _BEHIND_TITLE_PAGE), None)
            if behind is None:
                page.append(title_page)
            else:
                behind.addprevious(title_page)
        place = len(page.findall(qn("w:headerReference")))
        for kind, key in reversed(kinds.items()):
            page.insert(place, parsed(f'<w:footerReference w:type="{kind}" r:id="{key}"/>')[0])

    def _key(self, named: str, foot: str) -> str:
        """By what the document refers to the footer."""
        if (named, foot) not in self._known:
            part: Any = self.document.part
            footer, self._known[named, foot] = part.add_footer_part()
            for child in list(footer.element):
                footer.element.remove(child)
            told = _BETWEEN.join(filter(None, [self.words, named]))
            runs = run(f"{told}{_BETWEEN}") if told else ""
            sheet = StyleSheet(self.document)
            style = "footer" if "footer" in sheet.ids else "Bulletin Note"
            made = parsed(foot + paragraph(style, runs + page_x_of_y()))
            sheet.call(made)
            footer.element.extend(made)
        return self._known[named, foot]


def club_footers(document: Document) -> tuple[Footers | None, list[str]]:
    """Footers with the page number for a template that has no footer; none for one that has its
    own, with a note where no page number is in it."""
    relationships = document.part.rels.values()
    parts = [one for one in relationships if one.reltype.endswith(("/header", "/footer"))]
    if any(_PAGE_FIELD.search(one.target_part.blob) for one in parts):
        return None, []
    if any(one.reltype.endswith("/footer") for one in parts):
        return None, [NO_PAGE_NUMBER]
    return Footers(document), []

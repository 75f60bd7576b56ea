"""The footers that we write: what the event is called, the section, and which page of how many."""

from __future__ import annotations

from collections.abc import Callable

from xltiebreak.bulletin.word.markup import (
    Element,
    found_or_made,
    made_for,
    page_x_of_y,
    paragraph,
    qn,
    run,
)
from xltiebreak.bulletin.word.styles import StyleSheet

_BEHIND_TITLE_PAGE = ("w:textDirection", "w:bidi", "w:rtlGutter", "w:docGrid", "w:printerSettings")
_BETWEEN = "  ·  "


class Footers:
    """Those of a document whose pages are all called ``words``; ``foot`` are paragraphs above the
    first of them. ``add`` takes a footer's paragraphs into the document and gives by what a page
    refers to it."""

    def __init__(
        self, add: Callable[[str], str], styles: StyleSheet, words: str = "", foot: str = ""
    ) -> None:
        self.add = add
        self.styles = styles
        self.words = words
        self.foot = foot
        self._known: dict[tuple[str, str], str] = {}

    def under(self, page: Element, named: str, *, first: bool) -> None:
        """Let the pages of these section properties end with ours."""
        kinds = {"default": self._key(named, "")}
        if first and self.foot:
            kinds["first"] = self._key(named, self.foot)
            found_or_made(page, "w:titlePg", _BEHIND_TITLE_PAGE)
        place = len(page.findall(qn("w:headerReference")))
        for kind, key in reversed(kinds.items()):
            stated = {"w:type": kind, "r:id": key}
            page.insert(place, made_for(page, "w:footerReference", stated))

    def _key(self, named: str, foot: str) -> str:
        """By what the document refers to the footer."""
        if (named, foot) not in self._known:
            told = _BETWEEN.join(filter(None, [self.words, named]))
            runs = run(f"{told}{_BETWEEN}") if told else ""
            style = "footer" if "footer" in self.styles.ids else "Bulletin Note"
            xml = foot + paragraph(style, runs + page_x_of_y())
            self._known[named, foot] = self.add(self.styles.called(xml))
        return self._known[named, foot]

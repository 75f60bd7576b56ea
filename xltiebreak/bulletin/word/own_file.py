"""Our own document, ``templates/bulletin.docx``, from which clubs start theirs, too.

Its styles, page and footer are stated nowhere else. As all of it is known, the standard library is
enough to fill it, so that a bulletin can be made wherever Python runs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree

from xltiebreak.bulletin.word.footers import Footers
from xltiebreak.bulletin.word.markup import NAMESPACES, Element, qn
from xltiebreak.bulletin.word.page import Paper, Part
from xltiebreak.bulletin.word.picture import Picture
from xltiebreak.bulletin.word.properties import Properties
from xltiebreak.bulletin.word.styles import StyleSheet
from xltiebreak.bulletin.word.word_file import WordFile
from xltiebreak.disk.office_file import Package, packed
from xltiebreak.disk.shipped import shipped

DOCUMENT, STYLES = "word/document.xml", "word/styles.xml"
_TYPES, _PROPERTIES = "[Content_Types].xml", "docProps/core.xml"
_REFERENCES = "word/_rels/document.xml.rels"
_KIND = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_FOOTER = "application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"
_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_BODY = re.compile("(?<=<w:body>).*(?=</w:body>)", re.DOTALL)


def shipped_parts() -> dict[str, bytes]:
    """The parts of the document as it is shipped, by their names."""
    package = Package(shipped("bulletin.docx"))
    return {name: package.content(name) for name in package.names}


def page_in(document: Element) -> Element:
    """The page of our own document, without the footer that is shipped with it."""
    page = document.find(f"{qn('w:body')}/{qn('w:sectPr')}")
    for reference in page.findall(qn("w:footerReference")):
        page.remove(reference)
    return page


class OwnFile(WordFile):
    """Our own document on this paper, empty."""

    def __init__(self, paper: Paper) -> None:
        self._parts = {name: part.decode() for name, part in shipped_parts().items()}
        self._take_out_the_footer()
        self.styles = StyleSheet(ElementTree.fromstring(self._parts[STYLES]))
        self.page = page_in(ElementTree.fromstring(self._parts[DOCUMENT]))
        size = self.page.find(qn("w:pgSz"))
        size.set(qn("w:w"), str(paper.width))
        size.set(qn("w:h"), str(paper.height))
        self._pictures: dict[str, bytes] = {}

    def footers(self, words: str, foot: str) -> Footers:
        """Those that call every page ``words``, with the ``foot`` above the first of them."""
        return Footers(self._add_footer, self.styles, words, foot)

    def add_picture(self, picture: Picture) -> tuple[str, int]:
        """Take the picture in; there is no other."""
        name = f"media/image1.{picture.ending}"
        self._pictures[f"word/{name}"] = picture.content
        self._state(_TYPES, f'<Default Extension="{picture.ending}" ContentType="{picture.kind}"/>')
        return self._refer_to(name, "image"), 1

    def put(self, parts: Sequence[Part], footers: Footers | None) -> None:
        """Let the parts be the whole text."""
        *others, last = self.stretches(parts, footers)
        body = "".join(one.ended(_markup(one.page)) for one in others)
        body += last.xml + _markup(last.page)
        self._parts[DOCUMENT] = _BODY.sub(lambda _: body, self._parts[DOCUMENT])

    def saved(self, properties: Properties) -> bytes:
        """The finished file."""
        self._parts[STYLES] = _DECLARATION + _markup(self.styles.sheet)
        self._parts[_PROPERTIES] = properties.markup()
        texts = {name: part.encode() for name, part in self._parts.items()}
        return packed({**texts, **self._pictures})

    def _take_out_the_footer(self) -> None:
        """Ours say what the event is called."""
        del self._parts["word/footer1.xml"]
        for part, footer in ((_REFERENCES, 'Target="footer1.xml"'), (_TYPES, "/word/footer1.xml")):
            self._parts[part] = re.sub(f"<[^<]*{footer}[^>]*>", "", self._parts[part])

    def _add_footer(self, xml: str) -> str:
        name = f"footer{sum('footer' in part for part in self._parts) + 1}.xml"
        self._parts[f"word/{name}"] = f"{_DECLARATION}<w:ftr {NAMESPACES}>{xml}</w:ftr>"
        self._state(_TYPES, f'<Override PartName="/word/{name}" ContentType="{_FOOTER}"/>')
        return self._refer_to(name, "footer")

    def _refer_to(self, name: str, kind: str) -> str:
        """The id by which the text refers to a part from now on."""
        key = f"rId{self._parts[_REFERENCES].count('<Relationship ') + 1}"
        self._state(
            _REFERENCES, f'<Relationship Id="{key}" Type="{_KIND}/{kind}" Target="{name}"/>'
        )
        return key

    def _state(self, part: str, element: str) -> None:
        """Put an element at the end of a part."""
        before, end, root = self._parts[part].rpartition("</")
        self._parts[part] = before + element + end + root


def _markup(element: Element) -> str:
    return ElementTree.tostring(element, encoding="unicode")

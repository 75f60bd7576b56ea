"""A club's file as what a bulletin is put into."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any
from zipfile import ZipFile

from docx.opc.constants import RELATIONSHIP_TYPE
from docx.opc.part import Part as DocumentPart
from docx.oxml.ns import qn
from lxml import etree

from xltiebreak.bulletin.word import page as pages
from xltiebreak.bulletin.word.club.look import complete, style_sheet
from xltiebreak.bulletin.word.club.opening import opened, parsed, refusing_damage
from xltiebreak.bulletin.word.club.outside import cleaned
from xltiebreak.bulletin.word.club.spot import PLACEHOLDER, keep_out_of_margins, spot
from xltiebreak.bulletin.word.footers import Footers
from xltiebreak.bulletin.word.markup import Element, made_for
from xltiebreak.bulletin.word.page import Part, Room
from xltiebreak.bulletin.word.picture import Picture
from xltiebreak.bulletin.word.properties import LANGUAGE, Properties
from xltiebreak.bulletin.word.word_file import WordFile
from xltiebreak.disk.office_file import packed

NO_PAGE_NUMBER = (
    "The template's header and footer have no page number; to have one, insert it there in Word "
    "(Insert > Page Number)."
)
_PAGE_FIELD = re.compile(rb"(?:<w:instrText[^>]*>|w:instr=\")\s*PAGE\b")
_HEADER, _FOOTER, _THUMBNAIL = "/header", "/footer", "/metadata/thumbnail"


class ClubFile(WordFile):
    """The file with this content, ready to be filled.

    Raises:
        TieBreakError: it cannot be used; the message says what to do. So do the methods.
    """

    @refusing_damage()
    def __init__(self, template: bytes) -> None:
        self._document = opened(template)
        self._part: Any = self._document.part
        taken_out = cleaned(self._document)
        keep_out_of_margins(self._document)
        self._where = spot(self._document)
        self.page = self._where.page
        lacking = complete(self._document)
        self.styles = style_sheet(self._document)
        margins = [
            one for one in self._part.rels.values() if one.reltype.endswith((_HEADER, _FOOTER))
        ]
        self._is_numbered = any(_PAGE_FIELD.search(one.target_part.blob) for one in margins)
        self._has_footer = any(one.reltype.endswith(_FOOTER) for one in margins)
        self.notes = (*taken_out, *self._lacking(lacking))

    def _lacking(self, styles: Sequence[str]) -> Iterator[str]:
        """What the file does not have."""
        if styles:
            yield (
                "The template does not have these styles, so the bulletin's own are used: "
                f"{', '.join(styles)}."
            )
        if not self._where.stated:
            yield (
                f"The template has no paragraph {PLACEHOLDER}, so the bulletin stands at its end."
            )
        if self._has_footer and not self._is_numbered:
            yield NO_PAGE_NUMBER

    @refusing_damage()
    def room(self) -> Room:
        """How much a page has room for, and in which letters."""
        return super().room()

    def footers(self, words: str, foot: str) -> Footers | None:
        """The page number alone, where the club has neither that nor a footer."""
        ours = not (self._has_footer or self._is_numbered)
        return Footers(self._add_footer, self.styles) if ours else None

    def _add_footer(self, xml: str) -> str:
        footer, key = self._part.add_footer_part()
        footer.element[:] = parsed(xml)
        return str(key)

    @refusing_damage()
    def add_picture(self, picture: Picture) -> tuple[str, int]:
        """Take the picture in beside those that the club has."""
        package = self._part.package
        name = package.next_partname(f"/word/media/image%d.{picture.ending}")
        part = DocumentPart(name, picture.kind, picture.content, package)
        taken = (str(one.get("id")) for one in self._document.element.body.iter(qn("wp:docPr")))
        number = max((int(one) for one in taken if one.isdecimal()), default=0) + 1
        return str(self._part.relate_to(part, RELATIONSHIP_TYPE.IMAGE)), number

    @refusing_damage()
    def put(self, parts: Sequence[Part], footers: Footers | None) -> None:
        """Put the parts in place of the marker, and let the last go on into what follows there."""
        marker, page = self._where.marker, self._where.page
        if parts[0].turned:
            self._end_upright()
        *others, last = self.stretches(parts, footers)
        body = "".join(one.ended(_markup(one.page)) for one in others)
        if self._where.ends_itself or (parts[-1].turned and not self._where.ends_section):
            body += last.ended(_markup(last.page))
            pages.going_on(page)
        else:
            body += last.xml
            page.getparent().replace(page, last.page)
        for element in parsed(body):
            marker.addprevious(element)
        marker.getparent().remove(marker)

    def _end_upright(self) -> None:
        """End what the club has before the bulletin on an upright page of its own."""
        marker, page = self._where.marker, self._where.page
        before = marker.getprevious()
        if before is None or before.find(f"{qn('w:pPr')}/{qn('w:sectPr')}") is not None:
            return
        if before.tag != qn("w:p"):
            before = made_for(marker, "w:p")
            marker.addprevious(before)
        if before.find(qn("w:pPr")) is None:
            before.insert(0, made_for(before, "w:pPr"))
        before.find(qn("w:pPr")).append(copy.deepcopy(page))
        pages.going_on(page)

    @refusing_damage()
    def saved(self, properties: Properties) -> bytes:
        """The finished file, without the picture of the one that it came from."""
        stated = self._document.core_properties
        stated.title, stated.subject = properties.title, properties.subject
        stated.author = stated.last_modified_by = properties.author
        stated.language, stated.comments, stated.revision = LANGUAGE, "", 1
        stated.created = stated.modified = properties.made
        relationships = self._part.package.rels
        for key in [key for key, one in relationships.items() if one.reltype.endswith(_THUMBNAIL)]:
            del relationships[key]
        written = BytesIO()
        self._document.save(written)
        with ZipFile(written) as package:
            return packed({name: package.read(name) for name in package.namelist()})


def _markup(element: Element) -> str:
    return str(etree.tostring(element, encoding="unicode", with_tail=False))

"""The file that a bulletin is put into, our own or a club's, opened and filled with python-docx."""

from __future__ import annotations

import copy
import re
from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from datetime import datetime, timezone
from io import BytesIO
from itertools import groupby
from typing import Any, NamedTuple
from zipfile import ZipFile

from docx.enum.text import WD_TAB_ALIGNMENT
from docx.image.image import Image
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.section import Section
from docx.shared import Twips
from docx.text.paragraph import Paragraph as DocumentParagraph
from lxml.etree import ProcessingInstruction

from xltiebreak.bulletin.word import page as pages
from xltiebreak.bulletin.word.club import PLACEHOLDER, SECTION_END, opened, refusing_damage, spot
from xltiebreak.bulletin.word.look import complete
from xltiebreak.bulletin.word.page import Paper, Room, ours
from xltiebreak.bulletin.word.picture import anchored, sides
from xltiebreak.bulletin.word.styles import LANGUAGE, Element, StyleSheet, kind_of
from xltiebreak.bulletin.word.writer import Piece, run
from xltiebreak.disk import fixed_moment
from xltiebreak.disk.office_file import packed

NO_PAGE_NUMBER = (
    "The template's header and footer have no page number; to have one, insert it there in Word "
    "(Insert > Page Number)."
)
_PAGE_FIELD = re.compile(rb"(?:<w:instrText[^<>]*>|w:instr=\")\s*PAGE\b")
_TABLE = re.compile(rb"<\?xltiebreak-table (\d{1,6})\?>")
"""Stands in the document for a table until all is written: a thousand rows of elements in memory
take 20 MB."""
_PAGE = "Bulletin Page"
_BETWEEN = "  ·  "
_LINE, _HALF_POINT, _LETTERS_A_LINE = 300, 13, 85
"""About how high a line of a club's own words is, also for each half point of its letters."""
_LONGEST = 255
"""The most letters that the file format allows in a title or an author."""


class Part(NamedTuple):
    """Pieces of the bulletin; ``turned`` if they need a turned page. ``named`` is printed in the
    footers of its pages, which it then shares with no other part, nor with one of another
    ``sheet``."""

    pieces: Sequence[Piece]
    turned: bool = False
    named: str = ""
    sheet: Hashable = None


class Properties(NamedTuple):
    """The document's properties, as Word shows them under File > Info."""

    title: str
    author: str
    subject: str = "Results bulletin"


class Logo(NamedTuple):
    """A picture beside the title, and its description for readers who cannot see it."""

    picture: Image
    description: str


class WordFile:
    """A file to be filled: the club's with this content, or our own document on this paper.

    ``styles`` are its styles, ``page`` the properties of the section that takes the bulletin,
    ``notes`` sentences about what a club's file lacks.

    Raises:
        TieBreakError: the club's file cannot be used; the message says what to do. So do the
            methods.
    """

    def __init__(self, template: bytes | None, paper: Paper) -> None:
        self.is_a_clubs = template is not None
        self._guarded = refusing_damage if self.is_a_clubs else nullcontext
        with self._guarded():
            self._document, notes = (ours(paper), []) if template is None else opened(template)
            self._part: Any = self._document.part
            related = self._part.rels.values()
            margins = [each for each in related if kind_of(each) in ("header", "footer")]
            self._where = spot(self._document, [each.target_part.element for each in margins])
            self.page: Element = self._where.page
            self.styles = StyleSheet(self._document)
            if lacking := complete(self.styles) if self.is_a_clubs else []:
                notes.append(
                    "The template does not have these styles, so the bulletin's own are used: "
                    f"{', '.join(lacking)}."
                )
            if not self._where.is_marked:
                notes.append(
                    f"The template has no paragraph {PLACEHOLDER}, so the bulletin stands at its "
                    "end."
                )
            is_numbered = any(_PAGE_FIELD.search(each.target_part.blob) for each in margins)
            has_footer = any(kind_of(each) == "footer" for each in margins)
            self._numbers_pages = not self.is_a_clubs or not (has_footer or is_numbered)
            if has_footer and not is_numbered:
                notes.append(NO_PAGE_NUMBER)
        self.notes = tuple(notes) if self.is_a_clubs else ()
        self._tables: dict[int, str] = {}

    @property
    def room(self) -> Room:
        """The room on a page."""
        with self._guarded():
            return pages.room(self.page)

    def height(self, *, turned: bool = False) -> int:
        """Return about the height that is left for the bulletin on a page, in twips: below and
        above a club's header and footer and its own words."""
        with self._guarded():
            whole = pages.text_height(
                self.page,
                max(map(_about, self._margins("header")), default=0),
                max(map(_about, self._margins("footer")), default=_LINE * self._numbers_pages),
                turned=turned,
            )
            return whole - _about(self._where.around())

    def _margins(self, kind: str) -> Iterator[Element]:
        """Yield what stands in the club's headers or footers."""
        for reference in self.page.findall(qn(f"w:{kind}Reference")):
            yield self._part.related_parts[reference.get(qn("r:id"))].element

    @property
    def stands_alone(self) -> bool:
        """Whether nothing of the club's own text is on the pages, so that they can be turned."""
        return not self._where.around()

    def set_margins(self, margin: int) -> None:
        """Set all margins of the page, in twips."""
        page = Section(self.page, self._part)
        page.top_margin = page.bottom_margin = Twips(margin)
        page.left_margin = page.right_margin = Twips(margin)
        page.footer_distance = Twips(margin // 2)

    def filled(
        self, parts: Sequence[Part], footer: str, properties: Properties, logo: Logo | None = None
    ) -> bytes:
        """Return the finished file; equal parts always give equal bytes.

        The parts replace the marker, and the last one shares its section with the text after the
        marker. A club's own footers stay; without any, the pages get their numbers only.
        """
        with self._guarded():
            self._put(parts, "" if self.is_a_clubs else footer)
            if logo:
                self._draw(logo)
            self._describe(properties)
            written = BytesIO()
            self._document.save(written)
        with ZipFile(written) as package:
            files = {name: package.read(name) for name in package.namelist()}
        document = self._part.partname.lstrip("/")
        files[document] = _TABLE.sub(self._table, files[document])
        return packed(files)

    def _table(self, place: re.Match[bytes]) -> bytes:
        return self._tables.pop(int(place[1]), "").encode()

    def _put(self, parts: Sequence[Part], footer: str) -> None:
        marker, page = self._where.marker, self._where.page
        place = DocumentParagraph(marker, self._document._body)
        if parts[0].turned:
            self._end_upright()
        sections = list(self._sections(parts, footer))
        ends_itself = self._where.ends_itself or (parts[-1].turned and not self._where.ends_section)
        for k, (pieces, properties) in enumerate(sections, start=1):
            for piece in pieces:
                self._add(piece, place)
            if k < len(sections) or ends_itself:
                marker.getprevious().set_sectPr(properties)
            else:
                page.getparent().replace(page, properties)
        if ends_itself:
            pages.going_on(page)
        marker.getparent().remove(marker)

    def _sections(
        self, parts: Sequence[Part], footer: str
    ) -> Iterator[tuple[list[Piece], Element]]:
        alike = groupby(parts, lambda part: (part.turned, part.named, part.sheet))
        before = None
        for (turned, named, _), group in alike:
            pieces = [piece for part in group for piece in part.pieces]
            if pieces[-1].is_table:
                pieces.append(self.empty)  # a section ends in a paragraph
            page = pages.turned(self.page) if turned else copy.deepcopy(self.page)
            if before is not None:
                pages.going_on(page)
            if self._numbers_pages and named != before:
                self._write_footer(Section(page, self._part), footer, named, turned=turned)
            yield pieces, page
            before = named

    @property
    def empty(self) -> Piece:
        """A paragraph without words."""
        named = f'<w:pStyle w:val="{self.styles.ids["bulletin note"]}"/>'
        return Piece(f"<w:p><w:pPr>{named}</w:pPr></w:p>", 0)

    def _write_footer(self, page: Section, footer: str, named: str, *, turned: bool) -> None:
        """Write the event at the left, and ``Page 1 of 3`` at the right as fields, which Word and
        LibreOffice keep up to date."""
        page.footer.is_linked_to_previous = False
        paragraph = page.footer.paragraphs[0]
        paragraph._p.style = self.styles.ids[_PAGE.casefold()]
        paragraph.paragraph_format.tab_stops.add_tab_stop(
            Twips(self.room.turned if turned else self.room.upright), WD_TAB_ALIGNMENT.RIGHT
        )
        words = _BETWEEN.join(filter(None, [footer, named]))
        for piece in run(words):
            paragraph.add_run(piece.text).font.rtl = piece.leftward or None
        paragraph.add_run("\tPage ")
        paragraph._p.extend(parse_xml(_FIELD % "PAGE"))
        paragraph.add_run(" of ")
        paragraph._p.extend(parse_xml(_FIELD % "NUMPAGES"))

    def _add(self, piece: Piece, before: DocumentParagraph) -> None:
        if piece.is_table:
            number = len(self._tables)
            before._p.addprevious(ProcessingInstruction("xltiebreak-table", str(number)))
            self._tables[number] = piece.markup
        else:
            declared = piece.markup.replace("<w:p>", f"<w:p {nsdecls('w')}>", 1)
            before._p.addprevious(parse_xml(declared))

    def _draw(self, logo: Logo) -> None:
        """Put the picture into the first paragraph of the bulletin, or on each page of a sheet that
        begins with the title."""
        titles = {self.styles.ids["title"], self.styles.ids.get("bulletin long title", "")}
        for paragraph in self._document.paragraphs:
            if paragraph._p.style in titles:
                content = BytesIO(logo.picture.blob)
                inline = self._part.new_pic_inline(content, *sides(logo.picture))
                holder, drawing = OxmlElement("w:r"), OxmlElement("w:drawing")
                drawing.append(anchored(inline, logo.description))
                holder.append(drawing)
                paragraph._p.get_or_add_pPr().addnext(holder)

    def _end_upright(self) -> None:
        """End the club's text before the bulletin on an upright page of its own."""
        marker, page = self._where.marker, self._where.page
        before = marker.getprevious()
        if before is None or before.find(SECTION_END) is not None:
            return
        if before.tag != qn("w:p"):
            before = OxmlElement("w:p")
            marker.addprevious(before)
        before.set_sectPr(copy.deepcopy(page))
        pages.going_on(page)

    def _describe(self, properties: Properties) -> None:
        info = self._document.core_properties
        info.title, info.subject = properties.title[:_LONGEST], properties.subject
        info.author = info.last_modified_by = properties.author[:_LONGEST]
        info.language, info.comments, info.revision = LANGUAGE, "", 1
        # SOURCE_DATE_EPOCH fixes the moment for builds to be repeated.
        now = datetime.now(timezone.utc).replace(microsecond=0, tzinfo=None)
        info.created = info.modified = fixed_moment() or now


def _about(blocks: Iterable[Element]) -> int:
    """Return about how high a club's own paragraphs and pictures stand."""
    height = 0
    for paragraph in (each for block in blocks for each in block.iter(qn("w:p"))):
        sizes = (int(each.get(qn("w:val")) or 0) for each in paragraph.iter(qn("w:sz")))
        letters = sum(len(each.text or "") for each in paragraph.iter(qn("w:t")))
        lines = max(1, -(-letters // _LETTERS_A_LINE)) + len(list(paragraph.iter(qn("w:br"))))
        height += lines * max(_LINE, _HALF_POINT * max(sizes, default=0))
        height += sum(int(each.get("cy")) // _EMU for each in paragraph.iter(qn("wp:extent")))
    return height


_EMU = 635
"""English Metric Units, in which pictures are measured, in a twip."""

_FIELD = f"""
<w:p {nsdecls("w")}>
  <w:r><w:fldChar w:fldCharType="begin"/></w:r>
  <w:r><w:instrText xml:space="preserve"> %s </w:instrText></w:r>
  <w:r><w:fldChar w:fldCharType="separate"/></w:r>
  <w:r><w:t>1</w:t></w:r>
  <w:r><w:fldChar w:fldCharType="end"/></w:r>
</w:p>"""

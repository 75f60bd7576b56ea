"""The file that a bulletin is put into, our own or a club's, opened and filled with python-docx."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from datetime import datetime, timezone
from io import BytesIO
from itertools import groupby
from typing import Any, NamedTuple
from zipfile import ZipFile

from docx.opc.constants import RELATIONSHIP_TYPE
from docx.opc.part import Part as DocumentPart
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.section import Section
from docx.shared import Twips
from docx.text.paragraph import Paragraph as DocumentParagraph
from lxml.etree import ProcessingInstruction

from xltiebreak.bulletin.word import page as pages
from xltiebreak.bulletin.word.heights import blocks_height
from xltiebreak.bulletin.word.look import complete, follow_theme
from xltiebreak.bulletin.word.opening import opened, ours, refusing_damage, theme_of
from xltiebreak.bulletin.word.page import Paper, Room
from xltiebreak.bulletin.word.picture import Picture, anchored
from xltiebreak.bulletin.word.spot import PLACEHOLDER, SECTION_END, keep_out_of_margins, spot
from xltiebreak.bulletin.word.styles import LANGUAGE, Element, StyleSheet
from xltiebreak.bulletin.word.tables import Block, Part, Table, kept_with_notes, markup_of
from xltiebreak.bulletin.word.text import Logo, Paragraph, run, text
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
_BETWEEN = "  ·  "
_LONGEST = 255
"""The most letters that the file format allows in a title or an author."""


class Footer(NamedTuple):
    """The name in the footer of every page, and the paragraphs above it on the first page."""

    words: str = ""
    above_the_first: Sequence[Paragraph] = ()


class Properties(NamedTuple):
    """The document's properties, as Word shows them under File > Info."""

    title: str
    author: str
    subject: str = "Results bulletin"


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
        self.notes: tuple[str, ...] = ()
        self._numbers_pages = True
        if template is None:
            self._document = ours(paper)
            self.styles = StyleSheet(self._document.styles.element, theme_of(self._document))
            self._where = spot(self._document)
        else:
            with self._guarded():
                self._open(template)
        self._part: Any = self._document.part
        self.page: Element = self._where.page
        self._pictures: dict[Picture, str] = {}
        self._tables: dict[int, Table] = {}

    def _open(self, template: bytes) -> None:
        club = opened(template)
        self._document = club.document
        keep_out_of_margins(club.margins, club.document.element.body)
        self._where = spot(club.document)
        sheet = club.document.styles.element
        lacking = complete(StyleSheet(sheet, club.theme))
        self.styles = StyleSheet(sheet, club.theme)
        follow_theme(self.styles)
        is_numbered = any(_PAGE_FIELD.search(margin.blob) for margin in club.margins)
        self._numbers_pages = not (club.has_footer or is_numbered)
        self.notes = tuple(club.notes)
        if lacking:
            self.notes += (
                "The template does not have these styles, so the bulletin's own are used: "
                f"{', '.join(lacking)}.",
            )
        if not self._where.is_marked:
            self.notes += (
                f"The template has no paragraph {PLACEHOLDER}, so the bulletin stands at its end.",
            )
        if club.has_footer and not is_numbered:
            self.notes += (NO_PAGE_NUMBER,)

    def room(self) -> Room:
        """Return the room on a page, and the letters of its text."""
        with self._guarded():
            return pages.room(self.page, self.styles.faces)

    def height_of(self, blocks: Sequence[Block]) -> int:
        """Return the height of these blocks on an upright page, in twips."""
        width = self.room().upright
        written = parse_xml(
            f"<w:body {nsdecls('w')}>"
            f"{markup_of(list(kept_with_notes(blocks)), self.styles.ids)}</w:body>"
        )
        return blocks_height(self.styles, written, width)

    def height(
        self, *, turned: bool, first: bool, last: bool, foot: Sequence[Paragraph] = ()
    ) -> int:
        """Return the height that is left for the bulletin on a page, in twips: below and above the
        club's headers and footers, on the ``first`` page below the text before it, on the ``last``
        above the text behind it; ``foot`` stands in our own footer."""
        with self._guarded():
            width = pages.room(self.page, self.styles.faces).upright
            above, below = (
                blocks_height(self.styles, self._margin(kind, first=first), width)
                for kind in ("header", "footer")
            )
            if foot and self._numbers_pages:
                below = self.height_of([*foot, text(self._footer_style, "1")])
            whole = pages.text_height(self.page, above, below, turned=turned)
            beside = [
                *(self._where.above() if first else ()),
                *(self._where.below() if last else ()),
            ]
            return whole - blocks_height(self.styles, beside, width)

    def _margin(self, kind: str, *, first: bool) -> list[Element]:
        """Return what stands in the header or footer of the first page or of the others."""
        has_own = first and self.page.find(qn("w:titlePg")) is not None
        named = "first" if has_own else "default"
        for reference in self.page.findall(qn(f"w:{kind}Reference")):
            if reference.get(qn("w:type")) == named:
                blocks: Element = self._part.related_parts[reference.get(qn("r:id"))].element
                return list(blocks)
        return []

    def stands_alone(self, *, first: bool, last: bool) -> bool:
        """Return whether nothing else is on the page, so that it can be turned: no text of the
        club's before the bulletin on the ``first`` page, or behind it on the ``last``."""
        return not ((first and self._where.above()) or (last and self._where.below()))

    def set_margins(self, margin: int) -> None:
        """Set all margins of the page, in twips."""
        page = Section(self.page, self._part)
        page.top_margin = page.bottom_margin = Twips(margin)
        page.left_margin = page.right_margin = Twips(margin)

    def filled(self, parts: Sequence[Part], footer: Footer, properties: Properties) -> bytes:
        """Return the finished file; equal parts always give equal bytes.

        The parts replace the marker, and the last one shares its section with the text after the
        marker. A club's own footers stay; without any, the pages get their numbers only.
        """
        with self._guarded():
            self._put(parts, footer if not self.is_a_clubs else Footer())
            self._describe(properties)
            written = BytesIO()
            self._document.save(written)
        with ZipFile(written) as package:
            files = {name: package.read(name) for name in package.namelist()}
        document = self._part.partname.lstrip("/")
        files[document] = _TABLE.sub(self._table, files[document])
        return packed(files)

    def _table(self, place: re.Match[bytes]) -> bytes:
        table = self._tables.pop(int(place[1]), None)
        return table.markup(self.styles.ids).encode() if table else b""

    def _put(self, parts: Sequence[Part], footer: Footer) -> None:
        marker, page = self._where.marker, self._where.page
        place = DocumentParagraph(marker, self._document._body)
        if parts[0].turned:
            self._end_upright()
        sections = list(self._sections(parts, footer))
        ends_itself = self._where.ends_itself or (parts[-1].turned and not self._where.ends_section)
        for k, (blocks, properties) in enumerate(sections, start=1):
            for block in kept_with_notes(blocks):
                self._add(block, place)
            if k < len(sections) or ends_itself:
                marker.getprevious().set_sectPr(properties)
            else:
                page.getparent().replace(page, properties)
        if ends_itself:
            pages.going_on(page)
        marker.getparent().remove(marker)

    def _sections(
        self, parts: Sequence[Part], footer: Footer
    ) -> Iterator[tuple[list[Block], Element]]:
        alike = groupby(parts, lambda part: (part.turned, part.named, part.sheet))
        before = None
        for (turned, named, _), group in alike:
            blocks = [block for part in group for block in part.blocks]
            if not isinstance(blocks[-1], Paragraph):
                blocks.append(text("Bulletin Note", ""))  # a section ends in a paragraph
            page = pages.turned(self.page) if turned else copy.deepcopy(self.page)
            if before is not None:
                pages.going_on(page)
            if self._numbers_pages and named != before:
                self._write_footer(Section(page, self._part), footer, named, first=before is None)
            yield blocks, page
            before = named

    def _write_footer(self, page: Section, footer: Footer, named: str, *, first: bool) -> None:
        words = _BETWEEN.join(filter(None, [footer.words, named]))
        page.footer.is_linked_to_previous = False
        self._number_pages(page.footer.paragraphs[0], words)
        if first and footer.above_the_first:
            page.different_first_page_header_footer = True
            page.first_page_footer.is_linked_to_previous = False
            last = page.first_page_footer.paragraphs[0]
            for paragraph in footer.above_the_first:
                self._add(paragraph, last)
            self._number_pages(last, words)

    def _number_pages(self, paragraph: DocumentParagraph, words: str) -> None:
        """Write ``Page 1 of 3`` as fields, which Word and LibreOffice keep up to date."""
        style = self._footer_style
        words = f"{words}{_BETWEEN}" if words else ""
        self._write(paragraph, Paragraph(style, run(f"{words}Page ")))
        _add_field(paragraph, "PAGE")
        paragraph.add_run(" of ")
        _add_field(paragraph, "NUMPAGES")

    @property
    def _footer_style(self) -> str:
        return "footer" if "footer" in self.styles.ids else "Bulletin Note"

    def _add(self, block: Block, before: DocumentParagraph) -> None:
        if isinstance(block, Table):
            number = len(self._tables)
            before._p.addprevious(ProcessingInstruction("xltiebreak-table", str(number)))
            self._tables[number] = block
        else:
            self._write(before.insert_paragraph_before(), block)

    def _write(self, empty: DocumentParagraph, paragraph: Paragraph) -> None:
        ids = self.styles.ids
        empty._p.style = ids[paragraph.style.casefold()]
        if paragraph.keep_next is not None:
            empty.paragraph_format.keep_with_next = paragraph.keep_next
        if paragraph.logo:
            empty.add_run()._r.append(self._drawing(paragraph.logo))
        for piece in paragraph.runs:
            written = empty.add_run(piece.text)
            if piece.style:
                written._r.style = ids[piece.style.casefold()]
            if piece.leftward:
                written.font.rtl = True

    def _drawing(self, logo: Logo) -> Element:
        picture = logo.picture
        if picture not in self._pictures:
            package = self._part.package
            name = package.next_partname(f"/word/media/image%d.{picture.ending}")
            part = DocumentPart(name, picture.kind, picture.content, package)
            self._pictures[picture] = self._part.relate_to(part, RELATIONSHIP_TYPE.IMAGE)
        taken = (str(each.get("id")) for each in self._document.element.body.iter(qn("wp:docPr")))
        number = max((int(each) for each in taken if each.isdecimal()), default=0) + 1
        drawing: Element = OxmlElement("w:drawing")
        drawing.append(anchored(picture, logo.description, self._pictures[picture], number))
        return drawing

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


_FIELD = f"""
<w:p {nsdecls("w")}>
  <w:r><w:fldChar w:fldCharType="begin"/></w:r>
  <w:r><w:instrText xml:space="preserve"> %s </w:instrText></w:r>
  <w:r><w:fldChar w:fldCharType="separate"/></w:r>
  <w:r><w:t>1</w:t></w:r>
  <w:r><w:fldChar w:fldCharType="end"/></w:r>
</w:p>"""


def _add_field(paragraph: DocumentParagraph, instruction: str) -> None:
    runs: Element = parse_xml(_FIELD % instruction)
    paragraph._p.extend(runs)

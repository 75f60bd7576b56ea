"""The file that a bulletin is put into, our own on letter or A4 or a club's, opened and filled with
python-docx."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from contextlib import nullcontext
from datetime import datetime, timezone
from io import BytesIO
from typing import Any, NamedTuple
from zipfile import ZipFile

import docx
from docx.document import Document
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.image.image import Image
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.section import Section
from docx.shared import Inches, Length, Twips
from lxml.etree import QName

from xltiebreak.bulletin.word.club import PLACEHOLDER, opened, refusing_damage, spot
from xltiebreak.bulletin.word.styles import INCH, LANGUAGE, Element, StyleSheet, complete, kind_of
from xltiebreak.bulletin.word.writer import Piece, stretches
from xltiebreak.disk.office_file import packed
from xltiebreak.disk.shipped import shipped
from xltiebreak.disk.writing import fixed_moment
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.report.report import title as title_of
from xltiebreak.report.words import BETWEEN, HELD, one_line

MEASURE = 10368
"""The width of our text, in twips: 7.2 inches on every paper."""

PAPERS = {"letter": (12240, 15840), "a4": (11906, 16838)}
"""The width and height of a sheet of paper, in twips."""


def ours(paper: str) -> Document:
    """Return our own document on letter or A4, without its footer.

    Raises:
        TieBreakError: there is no such paper.
    """
    if paper.strip().lower() not in PAPERS:
        raise TieBreakError(f"{paper!r} is not a paper size; use letter or a4")
    width, height = PAPERS[paper.strip().lower()]
    document = docx.Document(BytesIO(shipped("bulletin.docx")))
    [page] = document.sections
    page.page_width, page.page_height = Twips(width), Twips(height)
    page.left_margin = page.right_margin = Twips((width - MEASURE) // 2)
    page.footer.is_linked_to_previous = True
    return document


def going_on(page: Element) -> None:
    """Make the section continue the one before: on a new page, with running page numbers and
    without a first page of its own."""
    page.start_type = None  # without a type, a section begins on the next page
    page.titlePg_val = None
    numbers = page.find(qn("w:pgNumType"))
    if numbers is not None:
        numbers.attrib.pop(qn("w:start"), None)


MAX_PICTURE = 8 * 1024 * 1024
MAX_SIDE = 10_000
"""In pixels: wider than a page in the finest print."""

_TOO_LARGE = (
    f"the picture is larger than {MAX_PICTURE // 1024**2} MB, or has more than {MAX_SIDE:,} pixels "
    "on a side; make it smaller"
)
_TALLEST, _WIDEST = Inches(0.62), Inches(2)
"""As tall as the event's name with the line under it."""


def picture(content: bytes) -> Image:
    """Return the picture with this content, a PNG or JPEG, which Word shows everywhere.

    Raises:
        TieBreakError: it is something else, too large, or damaged.
    """
    if len(content) > MAX_PICTURE:
        raise TieBreakError(_TOO_LARGE)
    try:
        image = Image.from_blob(content)
        is_shown = image.content_type in ("image/png", "image/jpeg")
        is_shown = is_shown and min(image.px_width, image.px_height) > 0
    except Exception:  # python-docx fails anywhere in a damaged picture
        is_shown = False
    if not is_shown:
        raise TieBreakError(
            "this is no PNG and no JPEG, or it is damaged; open it and save it again as PNG"
        )
    if max(image.px_width, image.px_height) > MAX_SIDE:
        raise TieBreakError(_TOO_LARGE)
    return image


_ANCHOR = f"""
<wp:anchor {nsdecls("wp")} distT="0" distB="0" distL="114300" distR="0" simplePos="0"
    relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="0">
  <wp:simplePos x="0" y="0"/>
  <wp:positionH relativeFrom="column"><wp:align>right</wp:align></wp:positionH>
  <wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV>
  <wp:wrapSquare wrapText="bothSides"/>
</wp:anchor>"""
"""A picture beside the text, not in a line of it, for which python-docx has no call."""


_PAGE = "Bulletin Page"
_EMPTY = '<w:p><w:pPr><w:pStyle w:val="%s"/></w:pPr></w:p>'
_LONGEST = 255
"""The most letters that the file format allows in a title or an author."""


class Part(NamedTuple):
    """Pieces of the bulletin on pages of their own; ``named`` is printed in their footers."""

    pieces: Sequence[Piece]
    named: str = ""


class WordFile:
    """A file to be filled for an event: the club's with this content, or our own document on this
    paper; with this PNG or JPEG beside the title.

    ``styles`` are its styles, ``page`` the properties of the section that takes the bulletin,
    ``room`` and ``height`` its measures, ``notes`` sentences about what a club's file lacks.

    Raises:
        TieBreakError: the club's file or the picture cannot be used, or there is no such paper; the
            message says what to do. So do the methods.
    """

    def __init__(
        self, event: Event, template: bytes | None, paper: str, logo: bytes | None = None
    ) -> None:
        own = ours(paper)
        self._event, self._logo = event, None if logo is None else picture(logo)
        self.is_a_clubs = template is not None
        self._guarded = refusing_damage if self.is_a_clubs else nullcontext
        notes: list[str] = []
        with self._guarded():
            self._document = own if template is None else opened(template)
            self._part: Any = self._document.part
            related = self._part.rels.values()
            margins = [each for each in related if kind_of(each) in ("header", "footer")]
            self._where = spot(self._document, [each.target_part.element for each in margins])
            self.page: Element = self._where.page
            self._measure()
            self.styles = StyleSheet(self._document)
            if lacking := complete(self.styles, StyleSheet(own)) if self.is_a_clubs else []:
                notes.append(
                    "The template does not have these styles, so the bulletin's own are used: "
                    f"{', '.join(lacking)}."
                )
            if self.is_a_clubs and not self._where.is_marked:
                notes.append(
                    f"The template has no paragraph {PLACEHOLDER}, so the bulletin stands at its "
                    "end."
                )
            has_footer = any(kind_of(each) == "footer" for each in margins)
            self._numbers_pages = not (self.is_a_clubs and has_footer)
        self.notes = tuple(notes)

    def _measure(self) -> None:
        """Set the ``room`` across a page, and about the ``height`` that is left for the bulletin on
        it, in twips: a club's header, footer and own words are taken to need a quarter. Some
        programs write fractions, which python-docx cannot read."""
        known = dict(zip(("pgSz.w", "pgSz.h"), PAPERS["letter"]))
        known |= {f"pgMar.{side}": INCH for side in ("left", "right", "top", "bottom")}
        known |= {"pgMar.gutter": 0, "cols.num": 1, "cols.space": 720}
        for element in self.page.iterchildren("*"):
            for key, value in element.attrib.items():
                if str(value).replace(".", "", 1).isdecimal():
                    known[f"{QName(element).localname}.{QName(key).localname}"] = int(float(value))
        count = max(known["cols.num"], 1)
        sides = known["pgMar.left"] + known["pgMar.right"] + known["pgMar.gutter"]
        across = known["pgSz.w"] - sides - (count - 1) * known["cols.space"]
        height = known["pgSz.h"] - known["pgMar.top"] - known["pgMar.bottom"]
        self.room = max(across // count, 2880)
        self.height = height * 3 // 4 if self.is_a_clubs else height

    def make_wall(self, margin: int, *, turned: bool) -> None:
        """Set all margins of the page, in twips, and turn it on its side or not."""
        page = Section(self.page, self._part)
        if turned:
            page.orientation = WD_ORIENT.LANDSCAPE
            page.page_width, page.page_height = page.page_height, page.page_width
        page.top_margin = page.bottom_margin = Twips(margin)
        page.left_margin = page.right_margin = Twips(margin)
        page.footer_distance = Twips(margin // 2)
        self._measure()

    def filled(self, parts: Sequence[Part], subject: str) -> bytes:
        """Return the finished file; equal parts always give equal bytes.

        The parts replace the marker, and the last one shares its section with the text after the
        marker. A club's own footers stay; without any, the pages get their numbers only; ours have
        the event, too. Title, author and subject are shown by Word under File > Info; the author is
        the organizer, or who directed the event.
        """
        event, title = self._event, title_of(self._event)
        author = one_line(event.organizer) or one_line(event.chief_td) or "xltiebreak"
        with self._guarded():
            self._put(parts, "" if self.is_a_clubs else title)
            if self._logo:
                self._draw(self._logo)
            info = self._document.core_properties
            info.title, info.subject = title[:_LONGEST], subject
            info.author = info.last_modified_by = author[:_LONGEST]
            info.language, info.comments, info.revision = LANGUAGE, "", 1
            # SOURCE_DATE_EPOCH fixes the moment for builds to be repeated.
            now = datetime.now(timezone.utc).replace(microsecond=0, tzinfo=None)
            info.created = info.modified = fixed_moment() or now
            written = BytesIO()
            self._document.save(written)
        with ZipFile(written) as package:
            return packed({name: package.read(name) for name in package.namelist()})

    def _put(self, parts: Sequence[Part], footer: str) -> None:
        marker, page = self._where.marker, self._where.page
        for k, part in enumerate(parts):
            properties = copy.deepcopy(page)
            if k:
                going_on(properties)
            if self._numbers_pages:
                self._write_footer(Section(properties, self._part), footer, part.named)
            # a section ends in a paragraph
            empty = [_EMPTY % self.styles.ids["bulletin note"]] * part.pieces[-1].is_table
            for markup in [*(piece.markup for piece in part.pieces), *empty]:
                marker.addprevious(parse_xml(markup.replace(">", f" {nsdecls('w')}>", 1)))
            if part is not parts[-1] or self._where.ends_itself:
                marker.getprevious().set_sectPr(properties)
            else:
                page.getparent().replace(page, properties)
        if self._where.ends_itself:
            going_on(page)
        marker.getparent().remove(marker)

    def _write_footer(self, page: Section, footer: str, named: str) -> None:
        """Write the event at the left, and ``Page 1 of 3`` at the right as fields, which Word and
        LibreOffice keep up to date."""
        page.footer.is_linked_to_previous = False
        paragraph = page.footer.paragraphs[0]
        paragraph._p.style = self.styles.ids[_PAGE.casefold()]
        paragraph.paragraph_format.tab_stops.add_tab_stop(Twips(self.room), WD_TAB_ALIGNMENT.RIGHT)
        words = BETWEEN.join(filter(None, [footer, named]))
        for text, is_leftward in stretches(words):
            paragraph.add_run(text).font.rtl = is_leftward or None
        paragraph.add_run(f"\tPage{HELD}")
        paragraph._p.extend(parse_xml(_FIELD % "PAGE"))
        paragraph.add_run(f"{HELD}of{HELD}")
        paragraph._p.extend(parse_xml(_FIELD % "NUMPAGES"))

    def _draw(self, image: Image) -> None:
        """Put the picture at the right margin, beside the first paragraph of the bulletin, or on
        each page of a sheet that begins with the title."""
        titles = {self.styles.ids["title"], self.styles.ids.get("bulletin long title", "")}
        scale = min(_TALLEST / image.px_height, _WIDEST / image.px_width)
        sides = [max(round(side * scale), 1) for side in (image.px_width, image.px_height)]
        organizer = one_line(self._event.organizer)
        for paragraph in self._document.paragraphs:
            if paragraph._p.style in titles:
                anchor: Element = parse_xml(_ANCHOR)
                wrap = anchor[-1]
                for element in [
                    *self._part.new_pic_inline(BytesIO(image.blob), *map(Length, sides))
                ]:
                    (wrap.addprevious if element.tag == qn("wp:extent") else anchor.append)(element)
                named = anchor.find(qn("wp:docPr"))
                named.set("name", "Logo")
                named.set("descr", f"Logo of {organizer}" if organizer else "Logo")
                holder, drawing = OxmlElement("w:r"), OxmlElement("w:drawing")
                drawing.append(anchor)
                holder.append(drawing)
                paragraph._p.get_or_add_pPr().addnext(holder)


_FIELD = f"""
<w:p {nsdecls("w")}>
  <w:r><w:fldChar w:fldCharType="begin"/></w:r>
  <w:r><w:instrText xml:space="preserve"> %s </w:instrText></w:r>
  <w:r><w:fldChar w:fldCharType="separate"/></w:r>
  <w:r><w:t>1</w:t></w:r>
  <w:r><w:fldChar w:fldCharType="end"/></w:r>
</w:p>"""

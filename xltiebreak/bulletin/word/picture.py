"""A picture in the head of the bulletin: a club's logo beside the event's name."""

from __future__ import annotations

import re
from typing import NamedTuple

from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.oxml.shape import CT_Inline
from docx.shared import Emu, Inches

from xltiebreak.bulletin.word.styles import Element
from xltiebreak.event.findings import TieBreakError

MAX_PICTURE = 8 * 1024 * 1024
MAX_SIDE = 10_000
"""In pixels: wider than a page in the finest print."""

_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"
_ENDS = {_PNG: b"IEND\xaeB`\x82", _JPEG: b"\xff\xd9"}
"""The first bytes of the kinds of file that Word shows everywhere, and bytes near the end of a
complete file."""
_NEAR_THE_END = 4096

_TALLEST, _WIDEST = Inches(0.62), Inches(2)
"""As tall as the event's name with the line under it."""


class Picture(NamedTuple):
    """A picture that Word can show, with its sides in pixels; ``ending`` is its file's."""

    content: bytes
    width: int
    height: int
    ending: str

    @property
    def kind(self) -> str:
        """The content type that a Word file states for it."""
        return "image/png" if self.ending == "png" else "image/jpeg"


def picture(content: bytes) -> Picture:
    """Return the picture with this content, a PNG or JPEG.

    Raises:
        TieBreakError: it is something else, too large, or damaged.
    """
    if len(content) > MAX_PICTURE:
        raise TieBreakError(
            f"the picture is larger than {MAX_PICTURE // 1024**2} MB; make it smaller"
        )
    begins = next((begin for begin in _ENDS if content.startswith(begin)), None)
    if begins is None:
        raise TieBreakError("this is no PNG and no JPEG; save the picture as one of these")
    width, height = _sides_of_png(content) if begins == _PNG else _sides_of_jpeg(content)
    if _ENDS[begins] not in content[-_NEAR_THE_END:] or not (width and height):
        raise TieBreakError("the picture is damaged or cut short; open it and save it again")
    if max(width, height) > MAX_SIDE:
        raise TieBreakError(
            f"the picture has {width:,} × {height:,} pixels; make it no larger than {MAX_SIDE:,} "
            "on a side"
        )
    return Picture(content, width, height, "png" if begins == _PNG else "jpg")


def _sides_of_png(content: bytes) -> tuple[int, int]:
    if content[12:16] != b"IHDR":
        return 0, 0
    return _number(content[16:20]), _number(content[20:24])


_SEGMENT = re.compile(rb"\xff{1,99}([^\xff])(..)", re.DOTALL)
"""The marker of a segment, and its length."""
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""Markers of the segments that state the sides; the other three belong to tables."""


def _sides_of_jpeg(content: bytes) -> tuple[int, int]:
    at = 2  # python-docx knows only photos that begin with a segment of JFIF or Exif
    while segment := _SEGMENT.match(content, at):
        marker, length = segment.groups()
        if ord(marker) in _FRAMES:
            height = segment.end() + 1
            return _number(content[height + 2 : height + 4]), _number(content[height : height + 2])
        at = segment.start(2) + _number(length)
    return 0, 0


def _number(content: bytes) -> int:
    return int.from_bytes(content, "big")


def anchored(logo: Picture, description: str, key: str, number: int) -> Element:
    """Return the drawing that shows the picture at the right margin, beside the text.

    ``key`` is the id by which the document refers to the picture; ``number`` must be unique among
    the drawings of the document.
    """
    scale = min(_TALLEST / logo.height, _WIDEST / logo.width)
    width, height = (Emu(max(round(side * scale), 1)) for side in (logo.width, logo.height))
    inline = CT_Inline.new_pic_inline(number, key, "Logo", width, height)
    anchor: Element = parse_xml(_ANCHOR)
    wrap = anchor[-1]
    for element in list(inline):
        (wrap.addprevious if element.tag == qn("wp:extent") else anchor.append)(element)
    named = anchor.find(qn("wp:docPr"))
    named.set("name", "Logo")
    named.set("descr", " ".join(description.split()))
    return anchor


_ANCHOR = f"""
<wp:anchor {nsdecls("wp")} distT="0" distB="0" distL="114300" distR="0" simplePos="0"
    relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="0">
  <wp:simplePos x="0" y="0"/>
  <wp:positionH relativeFrom="column"><wp:align>right</wp:align></wp:positionH>
  <wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV>
  <wp:wrapSquare wrapText="bothSides"/>
</wp:anchor>"""
"""A picture beside the text, not in a line of it, for which python-docx has no call."""

"""A picture in the head of the bulletin: a club's logo beside the event's name."""

from __future__ import annotations

from docx.image.image import Image
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.shared import Inches, Length

from xltiebreak.bulletin.word.styles import Element
from xltiebreak.event.findings import TieBreakError

MAX_PICTURE = 8 * 1024 * 1024
MAX_SIDE = 10_000
"""In pixels: wider than a page in the finest print."""

_ENDS = {b"\x89PNG\r\n\x1a\n": b"IEND\xaeB`\x82", b"\xff\xd8\xff": b"\xff\xd9"}
"""The first bytes of PNG and JPEG, which Word shows everywhere, and bytes near the end of a
complete file."""
_NEAR_THE_END = 4096

_TALLEST, _WIDEST = Inches(0.62), Inches(2)
"""As tall as the event's name with the line under it."""


def picture(content: bytes) -> Image:
    """Return the picture with this content, a PNG or JPEG.

    Raises:
        TieBreakError: it is something else, too large, or damaged.
    """
    if len(content) > MAX_PICTURE:
        raise TieBreakError(
            f"the picture is larger than {MAX_PICTURE // 1024**2} MB; make it smaller"
        )
    end = next((end for begin, end in _ENDS.items() if content.startswith(begin)), None)
    if end is None:
        raise TieBreakError("this is no PNG and no JPEG; save the picture as one of these")
    image = _opened(content)
    if image is None or end not in content[-_NEAR_THE_END:]:
        raise TieBreakError(
            "the picture is damaged or cut short; open it and save it again, as PNG if it is not"
        )
    width, height = image.px_width, image.px_height
    if max(width, height) > MAX_SIDE:
        raise TieBreakError(
            f"the picture has {width:,} × {height:,} pixels; make it no larger than {MAX_SIDE:,} "
            "on a side"
        )
    return image


def _opened(content: bytes) -> Image | None:
    try:
        image = Image.from_blob(content)
    except Exception:  # python-docx fails anywhere in a damaged picture
        return None
    return image if image.px_width and image.px_height else None


def sides(image: Image) -> tuple[Length, Length]:
    """Return width and height in the head of a page."""
    scale = min(_TALLEST / image.px_height, _WIDEST / image.px_width)
    width, height = (
        Length(max(round(side * scale), 1)) for side in (image.px_width, image.px_height)
    )
    return width, height


def anchored(inline: Element, description: str) -> Element:
    """Return a picture in a line of text as one at the right margin, beside the text."""
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

"""A picture in the head of the bulletin: a club's logo, beside the event's name."""

from __future__ import annotations

from io import BytesIO
from typing import NamedTuple

from docx.document import Document
from docx.image.image import Image
from docx.oxml.ns import qn

from xltiebreak.bulletin.word.markup import attribute
from xltiebreak.event.findings import TieBreakError

MAX_PICTURE = 8 * 1024 * 1024
MAX_SIDE = 10_000
"""Pixels; a page printed as finely as printers can is not as wide."""

_KINDS = {b"\x89PNG\r\n\x1a\n": b"IEND\xaeB`\x82", b"\xff\xd8\xff": b"\xff\xd9"}
"""How the files begin that Word shows everywhere, and what stands near the end of a whole one."""
_NEAR_THE_END = 4096

_EMU = 914_400
"""To an inch."""
_TALLEST, _WIDEST = round(0.62 * _EMU), 2 * _EMU
"""As tall as the event's name with the line under it."""


class Picture(NamedTuple):
    """A picture that Word can show, and its sides in pixels."""

    content: bytes
    width: int
    height: int


def picture(content: bytes) -> Picture:
    """The PNG or JPEG with this content.

    Raises:
        TieBreakError: it is something else, too large, or damaged.
    """
    if len(content) > MAX_PICTURE:
        raise TieBreakError(
            f"the picture is larger than {MAX_PICTURE // 1024**2} MB; make it smaller"
        )
    end = next((end for begin, end in _KINDS.items() if content.startswith(begin)), None)
    if end is None:
        raise TieBreakError("this is no PNG and no JPEG; save the picture as one of these")
    try:
        found = Image.from_blob(content)
        width, height = found.px_width, found.px_height
    except Exception as error:  # whatever a damaged picture makes python-docx stumble over
        raise _damaged() from error
    if end not in content[-_NEAR_THE_END:] or not (width and height):
        raise _damaged()
    if max(width, height) > MAX_SIDE:
        raise TieBreakError(
            f"the picture has {width:,} × {height:,} pixels; make it no larger than {MAX_SIDE:,} "
            "on a side"
        )
    return Picture(content, width, height)


def _damaged() -> TieBreakError:
    return TieBreakError("the picture is damaged or cut short; open it and save it again")


def beside_the_text(document: Document, logo: Picture, told: str) -> str:
    """The run that shows it at the right margin, with the text on its left; ``told`` is said to
    who does not see it."""
    key, _ = document.part.get_or_add_image(BytesIO(logo.content))
    scale = min(_TALLEST / logo.height, _WIDEST / logo.width)
    width, height = (max(round(side * scale), 1) for side in (logo.width, logo.height))
    taken = (str(one.get("id")) for one in document.element.body.iter(qn("wp:docPr")))
    number = max((int(one) for one in taken if one.isdecimal()), default=0) + 1
    described = f'id="{number}" name="Logo" descr="{attribute(told)}"'
    return (
        "<w:r><w:drawing><wp:anchor "
        'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" '
        'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
        'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" '
        'distT="0" distB="0" distL="114300" distR="0" simplePos="0" relativeHeight="2" '
        'behindDoc="0" locked="0" layoutInCell="1" allowOverlap="0"><wp:simplePos x="0" y="0"/>'
        '<wp:positionH relativeFrom="column"><wp:align>right</wp:align></wp:positionH>'
        '<wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV>'
        f'<wp:extent cx="{width}" cy="{height}"/><wp:effectExtent l="0" t="0" r="0" b="0"/>'
        f'<wp:wrapSquare wrapText="bothSides"/><wp:docPr {described}/>'
        '<wp:cNvGraphicFramePr><a:graphicFrameLocks noChangeAspect="1"/></wp:cNvGraphicFramePr>'
        "<a:graphic><a:graphicData "
        'uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr>'
        f"<pic:cNvPr {described}/><pic:cNvPicPr/></pic:nvPicPr>"
        f'<pic:blipFill><a:blip r:embed="{key}"/><a:stretch><a:fillRect/></a:stretch>'
        '</pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/>'
        f'<a:ext cx="{width}" cy="{height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/>'
        "</a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:anchor></w:drawing>"
        "</w:r>"
    )

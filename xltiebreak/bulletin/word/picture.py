"""A picture in the head of the bulletin: a club's logo, beside the event's name."""

from __future__ import annotations

import re
from typing import NamedTuple

from xltiebreak.bulletin.word.markup import attribute
from xltiebreak.event.findings import TieBreakError

MAX_PICTURE = 8 * 1024 * 1024
MAX_SIDE = 10_000
"""Pixels; a page printed as finely as printers can is not as wide."""

_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"
_ENDS = {_PNG: b"IEND\xaeB`\x82", _JPEG: b"\xff\xd9"}
"""How the files begin that Word shows everywhere, and what stands near the end of a whole one."""
_NEAR_THE_END = 4096

_EMU = 914_400
"""To an inch."""
_TALLEST, _WIDEST = round(0.62 * _EMU), 2 * _EMU
"""As tall as the event's name with the line under it."""


class Picture(NamedTuple):
    """A picture that Word can show, and its sides in pixels; ``ending`` is that of its file."""

    content: bytes
    width: int
    height: int
    ending: str

    @property
    def kind(self) -> str:
        """What a Word file calls such content."""
        return "image/png" if self.ending == "png" else "image/jpeg"


def picture(content: bytes) -> Picture:
    """The PNG or JPEG with this content.

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
    """Width and height from its first chunk; nothing if that is another."""
    if content[12:16] != b"IHDR":
        return 0, 0
    return _number(content[16:20]), _number(content[20:24])


_SEGMENT = re.compile(rb"\xff+([^\xff])(..)", re.DOTALL)
"""The marker of a segment, and how long it is."""
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""The markers of the segments that state the sides; the other three are of tables."""


def _sides_of_jpeg(content: bytes) -> tuple[int, int]:
    """Width and height from its frame; nothing if none comes before the picture itself."""
    at = 2
    while segment := _SEGMENT.match(content, at):
        marker, length = segment.groups()
        if ord(marker) in _FRAMES:
            height = segment.end() + 1
            return _number(content[height + 2 : height + 4]), _number(content[height : height + 2])
        at = segment.start(2) + _number(length)
    return 0, 0


def _number(content: bytes) -> int:
    return int.from_bytes(content, "big")


def beside_the_text(logo: Picture, told: str, key: str, number: int) -> str:
    """The run that shows it at the right margin, with the text on its left; ``told`` is said to
    who does not see it. ``key`` is by what the document refers to it, ``number`` its own."""
    scale = min(_TALLEST / logo.height, _WIDEST / logo.width)
    width, height = (max(round(side * scale), 1) for side in (logo.width, logo.height))
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

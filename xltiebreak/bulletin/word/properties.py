"""What a document says of itself, as Word shows it under File > Info."""

from __future__ import annotations

from datetime import datetime, timezone
from html import escape
from typing import NamedTuple

from xltiebreak.disk.clock import fixed_moment

LANGUAGE = "en-US"
"""In which the bulletin is written."""

_LONGEST = 255
"""What the file format allows for a title or an author."""


class Properties(NamedTuple):
    """What it is called, whose it is, what kind of document, and when it was made."""

    title: str
    author: str
    subject: str
    made: datetime

    def markup(self) -> str:
        """The same as the part of a Word file that holds it."""
        author, made = escape(self.author), f"{self.made:%Y-%m-%dT%H:%M:%SZ}"
        return (
            '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
            "<cp:coreProperties "
            'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" '
            'xmlns:dc="http://purl.org/dc/elements/1.1/" '
            'xmlns:dcterms="http://purl.org/dc/terms/" '
            'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">'
            f"<dc:title>{escape(self.title)}</dc:title><dc:creator>{author}</dc:creator>"
            f"<cp:lastModifiedBy>{author}</cp:lastModifiedBy><cp:revision>1</cp:revision>"
            f'<dcterms:created xsi:type="dcterms:W3CDTF">{made}</dcterms:created>'
            f'<dcterms:modified xsi:type="dcterms:W3CDTF">{made}</dcterms:modified>'
            f"<dc:language>{LANGUAGE}</dc:language><dc:subject>{escape(self.subject)}</dc:subject>"
            "<dc:description/></cp:coreProperties>"
        )


def properties(title: str, author: str, subject: str = "Results bulletin") -> Properties:
    """Those of a document that is made now."""
    return Properties(title[:_LONGEST], author[:_LONGEST], subject, _now())


def _now() -> datetime:
    """The present moment, or the one that SOURCE_DATE_EPOCH fixes for builds to be repeated."""
    return fixed_moment() or datetime.now(timezone.utc).replace(microsecond=0, tzinfo=None)

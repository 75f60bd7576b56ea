"""What Word shows under File > Info: title, author, language and dates."""

from __future__ import annotations

import os
from datetime import datetime, timezone

from docx.document import Document

from xltiebreak.bulletin.masthead import one_line, title
from xltiebreak.bulletin.styles import LANGUAGE
from xltiebreak.event.section import Event

_LONGEST = 255
"""What the file format allows for each of these texts."""
_THUMBNAIL = "/metadata/thumbnail"


def describe(document: Document, event: Event) -> None:
    """Say what the document is and whose, and take out the picture of the file it came from."""
    author = one_line(event.organizer) or one_line(event.chief_td) or "xltiebreak"
    properties = document.core_properties
    properties.title = _short(title(event))
    properties.subject = "Results bulletin"
    properties.author = properties.last_modified_by = _short(author)
    properties.language = LANGUAGE
    properties.comments = ""
    properties.revision = 1
    properties.created = properties.modified = _now()
    relationships = document.part.package.rels
    for key in [key for key, one in relationships.items() if one.reltype.endswith(_THUMBNAIL)]:
        del relationships[key]


def _short(words: str) -> str:
    return one_line(words)[:_LONGEST]


def _now() -> datetime:
    """The present moment, or the one that SOURCE_DATE_EPOCH fixes for builds to be repeated."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if epoch.isdecimal():
        return datetime.fromtimestamp(int(epoch), timezone.utc).replace(tzinfo=None)
    return datetime.now(timezone.utc).replace(microsecond=0, tzinfo=None)

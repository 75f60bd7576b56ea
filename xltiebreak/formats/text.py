"""The text in a file, whatever program wrote it."""

from __future__ import annotations

from xltiebreak.event.findings import TieBreakError


def decoded(content: bytes) -> str:
    """The text of UTF-8 or UTF-16 as Excel writes them, else in Western European letters.

    Raises:
        TieBreakError: the file holds something else than text.
    """
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        encodings = ["utf-16"]
    else:
        encodings = ["utf-8-sig", "cp1252", "latin-1"]
    for encoding in encodings:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" in text:
            break
        return text
    raise TieBreakError("the file is neither an Excel workbook nor text; expected .xlsx or .csv")

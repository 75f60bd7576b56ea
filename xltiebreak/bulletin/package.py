"""The zip file that a Word document is: the same parts always give the same bytes."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from io import BytesIO

_FIRST_DAY = (1980, 1, 1, 0, 0, 0)
"""The earliest date that a zip file can state; ours states no other."""


def packed(parts: Mapping[str, str | bytes]) -> bytes:
    """The parts as one file."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w") as package:
        for name, part in parts.items():
            entry = zipfile.ZipInfo(name, _FIRST_DAY)
            entry.compress_type = zipfile.ZIP_DEFLATED
            package.writestr(entry, part)
    return content.getvalue()


def unpacked(content: bytes) -> dict[str, bytes]:
    """The parts by name."""
    with zipfile.ZipFile(BytesIO(content)) as package:
        return {entry.filename: package.read(entry) for entry in package.infolist()}


def repacked(content: bytes) -> bytes:
    """The same file without the hour at which it was made."""
    return packed(unpacked(content))

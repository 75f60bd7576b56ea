"""One file, read whole: no device or pipe, which may keep a reader waiting, and nothing endless."""

from __future__ import annotations

import os
import stat
from typing import BinaryIO

from xltiebreak.disk import MAX_FILE
from xltiebreak.disk.writing import patiently
from xltiebreak.event.findings import TieBreakError


def read(path: str | os.PathLike[str]) -> bytes:
    """Return the content of a file, or of the one that a link leads to.

    Raises:
        OSError: it cannot be opened.
        TieBreakError: it is no file, or too large.
    """
    mode = os.stat(path).st_mode
    if stat.S_ISDIR(mode):
        raise TieBreakError("this is a folder; give a file")
    if not stat.S_ISREG(mode):
        raise TieBreakError("this is a device or a pipe; give a file")
    with patiently(lambda: open(path, "rb")) as file:
        return whole(file)


def whole(stream: BinaryIO) -> bytes:
    """Return all that comes through a stream.

    Raises:
        TieBreakError: it is too large for an event.
    """
    content = stream.read(MAX_FILE + 1)
    if len(content) > MAX_FILE:
        raise TieBreakError(f"the file is larger than {MAX_FILE // 1024**2} MB")
    return content

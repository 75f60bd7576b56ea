"""Standard streams that are full, left by their reader, or in an old encoding."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
from collections.abc import Collection
from typing import TYPE_CHECKING, TextIO

from xltiebreak.event.words import unaccented

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_GONE = (errno.EPIPE, errno.EINVAL) if sys.platform == "win32" else (errno.EPIPE,)
"""The system's errors when the reader of a stream is gone."""


class _Written(io.FileIO):
    """A stream that drops data that cannot be written, for these reasons only."""

    def __init__(self, number: int, dropped: Collection[int]) -> None:
        super().__init__(number, "w", closefd=False)
        self._dropped = dropped

    def write(self, data: ReadableBuffer, /) -> int:
        try:
            return super().write(data)
        except OSError as error:
            if error.errno in self._dropped:
                return memoryview(data).nbytes
            raise


def make_usable() -> None:
    """Replace the standard streams, so that messages never stop a command and no data gets lost.

    Data that nobody reads any more is dropped, and the command goes on to its exit code; a full
    disk is an error. Messages that cannot be written are dropped, as is what goes to a closed
    stream. A letter that the encoding lacks is replaced by a similar one.
    """
    codecs.register_error(_ALIKE, _alike)
    sys.stdout = _made_usable(sys.stdout, sys.__stdout__, 1, _GONE)
    sys.stderr = _made_usable(sys.stderr, sys.__stderr__, 2, errno.errorcode)


def _made_usable(
    stream: TextIO | None, own: TextIO | None, number: int, dropped: Collection[int]
) -> TextIO:
    """Return a safe stream for this process's own; other streams and Windows consoles stay."""
    if stream is None:
        return nowhere()
    if stream is not own or (sys.platform == "win32" and stream.isatty()):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=_ALIKE)
        return stream
    binary = io.BufferedWriter(_Written(number, dropped))
    return io.TextIOWrapper(binary, stream.encoding, _ALIKE, line_buffering=stream.isatty())


_ALIKE = "xltiebreak.alike"
"""The name of our error handler, which replaces letters that an encoding lacks."""

_IN_ASCII = {
    "½": ".5", "¼": ".25", "¾": ".75", "–": "-", "−": "-", "—": "-", "×": "x", "·": ".", "…": "...",
    "’": "'", "‘": "'", "“": '"', "”": '"', "≥": ">=", "≤": "<=", "→": "->",
    "\N{NO-BREAK SPACE}": " ", "─": "-", "│": "|", "█": "#",
}  # fmt: skip


def _alike(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    letters = error.object[error.start : error.end]
    plain = (
        _IN_ASCII.get(letter) or "".join(filter(str.isascii, unaccented(letter)))
        for letter in letters
    )
    return "".join(text or "?" for text in plain), error.end


def nowhere() -> TextIO:
    """Return a stream that drops everything, for an output that is closed or failed."""
    return open(os.devnull, "w", encoding="utf-8")

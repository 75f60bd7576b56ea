"""The parts of an Office file: read as streams, counted before anything is kept, and packed again.

A file of two kilobytes can unpack to gigabytes, state four million styles, or have one tag that
does not end. So the sizes that a file states are not believed; its content is counted.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple
from xml.parsers import expat

from xltiebreak.event.findings import TieBreakError

MAX_UNPACKED = 128 * 1024 * 1024
MAX_PARTS, MAX_TAGS = 10_000, 16_000_000
MAX_TAG = 1024 * 1024
MAX_DEPTH = 1_000
MAX_ELEMENTS = 65_490
"""So many formats, for example, Excel allows."""
_CHUNK = 64 * 1024
_ENTRY = b"PK\x01\x02"
"""The first bytes of each part's entry in the list of a zip file."""
_PACKED_AS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


class Element(NamedTuple):
    """An element of a part, by its name without prefix. ``text`` is its text outside of other
    requested elements."""

    name: str
    attributes: Mapping[str, str]
    text: str


class TooLarge(TieBreakError):
    """A file holds more than this program reads; the message goes on from "the workbook …"."""


class Unreadable(TieBreakError):
    """A file is damaged; the message names the part, if there is one."""


class Package:
    """The parts of an Office file by their names.

    Raises:
        Unreadable: it is no package, or its list of parts is damaged.
        TooLarge: it has more parts than any Office program makes.
    """

    def __init__(self, content: bytes) -> None:
        if content.count(_ENTRY) > MAX_PARTS:
            raise TooLarge(f"has more than {MAX_PARTS:,} parts")
        with _damage_told():
            self._zip = zipfile.ZipFile(io.BytesIO(content))
        self.names = tuple(self._zip.namelist())
        self._known = {name.lower(): name for name in self.names}
        self._left, self._tags = MAX_UNPACKED, MAX_TAGS

    def find(self, name: str) -> str | None:
        """Return the part of this name, whatever its case."""
        return self._known.get(name.lower())

    def chunks(self, part: str) -> Iterator[bytes]:
        """Yield the content of a part, piece by piece.

        Raises:
            Unreadable: it is damaged, locked, or packed as no Office program does.
            TooLarge: the parts read so far unpack to more than the limit.
        """
        with _damage_told(f"{part}: "):
            if self._zip.getinfo(part).compress_type not in _PACKED_AS:
                raise ValueError("it is not packed as Office does")
            with self._zip.open(part) as stream:
                while chunk := stream.read(_CHUNK):
                    self.take(len(chunk))
                    yield chunk

    def take(self, size: int) -> None:
        """Count bytes that are read from the file.

        Raises:
            TooLarge: together they are more than the limit.
        """
        self._left -= size
        if self._left < 0:
            raise TooLarge(f"unpacks to more than {MAX_UNPACKED // 1024**2} MB")

    def content(self, part: str) -> bytes:
        """Return the whole content of a part; raises as :meth:`chunks` does."""
        return b"".join(self.chunks(part))

    def walk(
        self,
        part: str,
        start: Callable[[str, Mapping[str, str]], None],
        end: Callable[[str], None] | None = None,
        text: Callable[[str], None] | None = None,
        longest: int = MAX_TAG,
    ) -> None:
        """Parse a part that is XML, and call back for its tags, as they are written, and texts.

        Raises:
            Unreadable: it is no XML, is damaged, or declares types or entities of its own.
            TooLarge: see :meth:`chunks`; or the parts read so far have too many tags; or a tag
                stands inside a thousand others, or has more than ``longest`` bytes; Office writes
                longer ones in an add-in's part alone.
        """
        depth = given = 0

        def opened(tag: str, attributes: Mapping[str, str]) -> None:
            nonlocal depth
            depth += 1
            if depth > MAX_DEPTH:
                raise TooLarge(f"has more than {MAX_DEPTH:,} tags inside each other in {part}")
            start(tag, attributes)

        def closed(tag: str) -> None:
            nonlocal depth
            depth -= 1
            if end is not None:
                end(tag)

        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler, parser.EndElementHandler = opened, closed
        parser.CharacterDataHandler = text
        parser.StartDoctypeDeclHandler = _refuse_declarations
        with _damage_told(f"{part}: "):
            for chunk in self.chunks(part):
                self._tags -= chunk.count(b"<")
                if self._tags < 0:
                    raise TooLarge(f"has more than {MAX_TAGS:,} tags")
                parser.Parse(chunk, False)
                given += len(chunk)
                if given - parser.CurrentByteIndex > longest:
                    raise TooLarge(f"has a tag of more than {longest // 1024**2} MB in {part}")
            parser.Parse(b"", True)

    def elements(self, part: str | None, *names: str, longest: int = MAX_TAG) -> list[Element]:
        """Return the elements of these names in a part that is XML, in the order in which they end;
        none if there is no such part. Raises as :meth:`walk` does, or if they are too many."""
        ended: list[Element] = []
        opened: list[tuple[Mapping[str, str], list[str]]] = []

        def start(tag: str, attributes: Mapping[str, str]) -> None:
            if local(tag) in names:
                opened.append((attributes, []))

        def end(tag: str) -> None:
            if (name := local(tag)) in names:
                attributes, texts = opened.pop()
                ended.append(Element(name, attributes, "".join(texts)))
                if len(ended) > MAX_ELEMENTS:
                    raise TooLarge(f"has more than {MAX_ELEMENTS:,} of {name} in {part}")

        def text(letters: str) -> None:
            if opened:
                opened[-1][1].append(letters)

        if part:
            self.walk(part, start, end, text, longest)
        return ended


@contextmanager
def _damage_told(part: str = "") -> Iterator[None]:
    """Turn whatever a damaged part raises inside zipfile, zlib and expat into a short sentence."""
    try:
        yield
    except (TieBreakError, MemoryError):
        raise
    except Exception as error:
        why = " ".join(str(error).split())[:80] or type(error).__name__
        raise Unreadable(f"{part}{why}") from error


def packed(contents: Mapping[str, bytes]) -> bytes:
    """Return the parts as one file; the same parts always give the same bytes."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as package:
        for name, part in contents.items():
            entry = zipfile.ZipInfo(name)  # of 1980, the earliest date that a zip file can state
            entry.create_system = 3  # Unix, also on Windows
            package.writestr(entry, part, zipfile.ZIP_DEFLATED)
    return content.getvalue()


def _refuse_declarations(*_: object) -> None:
    raise ValueError("it declares types or entities of its own, which no Office program does")


def local(name: str) -> str:
    """Return a name without its prefix."""
    return name.rpartition(":")[2]

"""dBase III files of character fields, as rows of texts by field name.

Read and written here, since no library does both from and to memory: ``dbf`` keeps the file that
it needs open, which Windows then cannot remove, and ``dbfread`` has had no release since 2016.
"""

from __future__ import annotations

import struct
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats.signatures import is_dbf
from xltiebreak.formats.uschess.layout import Field
from xltiebreak.tables.cells import plain

MAX_RECORDS = 50_000
_VERSION = 0x03
_HEADER = struct.Struct("<B3BIHH20x")
"""Version, date of the last change, number of records, length of the header and of a record."""
_DESCRIPTOR = struct.Struct("<11sc4xB15x")
"""A field's name, type and width."""
_LAST_CHANGE = (100, 1, 1)
_HEADER_END, _FILE_END = b"\r", b"\x1a"
_DELETED = b"*"

Record = Mapping[str, str]


def field_names(content: bytes) -> list[str]:
    """The names of a table's fields, in their order."""
    return [name for name, _ in _fields(content)]


def read_table(content: bytes, name: str) -> list[Record]:
    """The records of a dBase III file, each text without the blanks that fill its field.

    ``name`` is the file's name, for messages.

    Raises:
        TieBreakError: it is no such file, is damaged or cut short, or holds more records than
            any event.
    """
    if not is_dbf(content):
        raise TieBreakError(f"{name} is not a dBase III file; export the rating report again")
    *_, count, header, length = _HEADER.unpack_from(content)
    if count > MAX_RECORDS:
        raise TieBreakError(f"{name} says that it holds {count:,} records; is it damaged?")
    fields = list(_fields(content))
    if length != 1 + sum(width for _, width in fields) or len(content) < header + count * length:
        raise TieBreakError(f"{name} is damaged or cut short; export the rating report again")
    starts = range(header, header + count * length, length)
    return [
        _record(content[start + 1 : start + length], fields)
        for start in starts
        if content[start : start + 1] != _DELETED
    ]


def _fields(content: bytes) -> Iterator[tuple[str, int]]:
    """Each field's name and width."""
    header = _HEADER.unpack_from(content)[-2]
    for start in range(_HEADER.size, min(header, len(content)) - _DESCRIPTOR.size, 32):
        name, _, width = _DESCRIPTOR.unpack_from(content, start)
        yield name.split(b"\0")[0].decode("ascii", "replace").strip().upper(), width


def _record(content: bytes, fields: Sequence[tuple[str, int]]) -> Record:
    record = {}
    start = 0
    for name, width in fields:
        record[name] = plain(content[start : start + width].decode("cp1252", "replace"))
        start += width
    return record


def write_table(fields: Sequence[Field], records: Sequence[Record]) -> bytes:
    """A dBase III file with these records; the same records give the same bytes.

    A text is cut at its field's width and written by :func:`in_ascii`.
    """
    length = 1 + sum(field.width for field in fields)
    header = _HEADER.size + _DESCRIPTOR.size * len(fields) + len(_HEADER_END)
    parts = [_HEADER.pack(_VERSION, *_LAST_CHANGE, len(records), header, length)]
    parts += [_DESCRIPTOR.pack(field.name.encode("ascii"), b"C", field.width) for field in fields]
    parts.append(_HEADER_END)
    for record in records:
        texts = (in_ascii(record.get(field.name, ""))[: field.width] for field in fields)
        parts.append(b" ")
        parts += [text.ljust(field.width).encode("ascii") for text, field in zip(texts, fields)]
    parts.append(_FILE_END)
    return b"".join(parts)


def in_ascii(text: str) -> str:
    """``Müller`` → ``Muller``; a letter that has no plain form becomes a question mark."""
    folded = unicodedata.normalize("NFKD", plain(text))
    letters = (letter for letter in folded if not unicodedata.combining(letter))
    return "".join(letters).encode("ascii", "replace").decode("ascii")

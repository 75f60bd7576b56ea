"""The three dBase III files of a rating report: their bytes ⇄ records. ``fields.toml`` has their
fields.

The files are read and written here because no library does it better: ``dbf`` opens files by path
only and keeps them open, which Windows then cannot remove; ``dbfread`` has had no release since
2016; ``dbfpy3`` refuses fields that do not state where they begin; ``pyshp`` is a library for maps
of 5,000 lines, writes the day's date, so that no two reports are alike, and fails on a damaged file
with any error. Character fields alone are seventy lines, which ``dbf`` checks in the tests.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence

from xltiebreak.disk.shipped import table_in
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import unaccented
from xltiebreak.formats.kinds import is_dbf
from xltiebreak.tables.cells import MAX_CELLS, plain

VERSION = "2C"
PROGRAM = "XLTIEBREAK"
HEADER_FILE, SECTION_FILE, PLAYER_FILE = "THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF"
FILES = (HEADER_FILE, SECTION_FILE, PLAYER_FILE)


Fields = Mapping[str, int]
"""Character fields by name, in their order, with their widths."""

HEADER, SECTION, PLAYER, COLUMNS = table_in("formats/uschess/fields.toml").values()
ROUND_WIDTH = 7
MAX_ROUNDS = 99
"""The most that the two figures in a field's name can count."""

SWISS, ROUND_ROBIN, DOUBLE = "S", "R", "2"
"""The kinds of a section, ``S_TRN_TYPE``."""
USA = "USA"


def round_field(round: int) -> str:
    """Return the name of a round's field: ``D_RND03``."""
    return f"D_RND{round:02d}"


def player_fields(rounds: int) -> Fields:
    """Return the fields of the players' file for so many rounds."""
    return {**PLAYER, **{round_field(round): ROUND_WIDTH for round in range(1, rounds + 1)}}


class Record(dict[str, str]):
    """One line of a file: texts by the names of its fields; empty ones that the file has not."""

    def __missing__(self, name: str) -> str:
        return ""


MAX_RECORDS = 50_000
_DBASE_III = 0x03
_HEADER = struct.Struct("<B3BIHH20x")
"""Version, date of the last change, number of records, length of the header and of a record."""
_DESCRIPTOR = struct.Struct("<11sc4xB15x")
"""A field's name, type and width."""
_LAST_CHANGE = (100, 1, 1)
_HEADER_END, _FILE_END = b"\r", b"\x1a"
_DELETED = b"*"


def read_table(content: bytes, name: str) -> list[Record]:
    """Return the records of a dBase III file, without the blanks that fill their fields.

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
    if count * len(fields) > MAX_CELLS:
        raise TieBreakError(f"{name} has more than {MAX_CELLS:,} entries")
    if length != 1 + sum(width for _, width in fields) or len(content) < header + count * length:
        raise TieBreakError(f"{name} is damaged or cut short; export the rating report again")
    starts = range(header, header + count * length, length)
    return [
        _record(content[start + 1 : start + length], fields)
        for start in starts
        if content[start : start + 1] != _DELETED
    ]


def _fields(content: bytes) -> Iterator[tuple[str, int]]:
    header = _HEADER.unpack_from(content)[-2]
    for start in range(_HEADER.size, min(header, len(content)) - _DESCRIPTOR.size, 32):
        name, _, width = _DESCRIPTOR.unpack_from(content, start)
        yield name.split(b"\0")[0].decode("ascii", "replace").strip().upper(), width


def _record(content: bytes, fields: Sequence[tuple[str, int]]) -> Record:
    record = Record()
    start = 0
    for name, width in fields:
        record[name] = plain(content[start : start + width].decode("cp1252", "replace"))
        start += width
    return record


def write_table(fields: Fields, records: Sequence[Mapping[str, str]]) -> bytes:
    """Return a dBase III file of these records; the same records give the same bytes.

    A text is cut at its field's width; a letter without a plain form becomes a question mark.
    """
    length = 1 + sum(fields.values())
    header = _HEADER.size + _DESCRIPTOR.size * len(fields) + len(_HEADER_END)
    pieces = [_HEADER.pack(_DBASE_III, *_LAST_CHANGE, len(records), header, length)]
    pieces += [
        _DESCRIPTOR.pack(name.encode("ascii"), b"C", width) for name, width in fields.items()
    ]
    pieces.append(_HEADER_END)
    for record in records:
        pieces.append(b" ")
        for name, width in fields.items():
            text = unaccented(plain(record.get(name, "")))[:width]
            pieces.append(text.ljust(width).encode("ascii", "replace"))
    pieces.append(_FILE_END)
    return b"".join(pieces)

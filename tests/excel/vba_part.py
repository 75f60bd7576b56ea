"""The part of a workbook that holds macros, with one module: as [MS-CFB] and [MS-OVBA] have it, its
chunks not compressed."""

from __future__ import annotations

import struct

_SECTOR = 512
_FREE, _LAST, _IS_TABLE = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD


def vba_part(name: str, text: str) -> bytes:
    """A part in which there is a module of this name, with a text."""
    encoded = name.encode("latin-1")
    directory = b"".join(
        struct.pack("<HI", record, len(content)) + content
        for record, content in [(0x1A, encoded), (0x31, struct.pack("<I", 3))]
    )
    version = struct.pack("<HIIH", 0x09, 4, 1, 1)  # its size leaves out the last two bytes
    streams = {"dir": _chunks(version + directory), name: b"---" + _chunks(text.encode("latin-1"))}
    sectors: list[bytes] = []
    table: list[int] = []
    entries = [_entry("Root Entry", 5, child=1), _entry("VBA", 1, child=2)]
    for k, (stream, content) in enumerate(streams.items()):
        right = k + 3 if k + 1 < len(streams) else _FREE
        entries.append(_entry(stream, 2, right=right, start=len(sectors), size=len(content)))
        _append(sectors, table, content)
    first = len(sectors)
    _append(sectors, table, b"".join(entries))
    table.append(_IS_TABLE)
    assert len(table) <= _SECTOR // 4
    sectors.append(struct.pack(f"<{len(table)}I", *table).ljust(_SECTOR, b"\xff"))
    header = struct.pack(
        "<8s16sHHHHH6xIIIIIIIII",
        *(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"", 0x3E, 3, 0xFFFE, 9, 6, 0, 1, first, 0),
        *(4096, _LAST, 0, _LAST, 0),
    )
    places = struct.pack("<I", len(sectors) - 1).ljust(436, b"\xff")
    return header + places + b"".join(sectors)


def _chunks(content: bytes) -> bytes:
    chunks = [content[k : k + 4096].ljust(4096, b"\0") for k in range(0, len(content), 4096)]
    return b"\x01" + b"".join(struct.pack("<H", 0x3FFF) + chunk for chunk in chunks)


def _append(sectors: list[bytes], table: list[int], content: bytes) -> None:
    count = -(-len(content) // _SECTOR)
    at = len(sectors)
    sectors += [content[k * _SECTOR :][:_SECTOR].ljust(_SECTOR, b"\0") for k in range(count)]
    table += [*range(at + 1, at + count), _LAST]


def _entry(
    name: str, kind: int, child: int = _FREE, right: int = _FREE, start: int = 0, size: int = 0
) -> bytes:
    spelled = (name + "\0").encode("utf-16-le")
    return struct.pack(
        "<64sHBBIII36xIQ", spelled, len(spelled), kind, 1, _FREE, right, child, start, size
    )

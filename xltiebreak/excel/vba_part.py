"""The VBA part of a macro workbook without what xlwings' author left in it: a demo macro, compiled
code, and paths of his machine.

The part is a compound file (MS-CFB) whose streams hold compressed text (MS-OVBA). Office compiles
the text anew where nothing is compiled. Streams only become shorter, so each stays where it is.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence

_END, _FREE = 0xFFFFFFFE, 0xFFFFFFFF
_SECTOR, _SMALL_SECTOR, _ENTRY, _SMALL = 512, 64, 128, 4096
_NOTHING_COMPILED = b"\xcc\x61\xff\xff\x00\x00\x00"
_DEMO, _EMPTY = b"Sub SampleCall()", b'Attribute VB_Name = "Module1"\r\n'
_VERSION, _NAME, _NAME_AGAIN, _OF_CONTROLS = 0x09, 0x16, 0x3E, (0x33, 0x2F, 0x30)
_ADD_IN, _STREAM, _OFFSET = 0x0E, 0x1A, 0x31
"""Records of the stream dir: the version; a reference's name, twice; one to controls, of which no
module makes use, and one to an add-in; a module's stream, and where its text begins there."""

_ADD_IN_PATHS = (rb"*\CC:\xlwings\addin\xlwings.xlam", rb"*\Caddin\xlwings.xlam")
"""Excel finds the add-in, which is open, by the name of its file."""

_Record = tuple[int, bytes]


def cleaned(part: bytes) -> bytes:
    """Return the part with an empty module in place of the demo macro, nothing compiled, and no
    path of the author's; a part of another shape, as a later xlwings may have, as it is."""
    try:
        return _cleaned(part)
    except (ValueError, LookupError, struct.error):
        return part


def _cleaned(part: bytes) -> bytes:
    file = _CompoundFile(part)
    records = [*_records(_unpacked(file.read("dir")))]
    modules = [text.decode("cp1252") for kind, text in records if kind == _STREAM]
    offsets = [struct.unpack("<I", text)[0] for kind, text in records if kind == _OFFSET]
    for module, offset in zip(modules, offsets):
        text = _unpacked(file.read(module)[offset:])
        file.write(module, _packed(_EMPTY if _DEMO in text else text))
    file.write("_VBA_PROJECT", _NOTHING_COMPILED)
    file.write("dir", _packed(b"".join(_written(*record) for record in _kept(records))))
    return bytes(file.content)


def _records(directory: bytes) -> Iterator[_Record]:
    at = 0
    while at < len(directory):
        kind, size = struct.unpack_from("<HI", directory, at)
        size = 6 if kind == _VERSION else size  # its size tells less than its length
        yield kind, directory[at + 6 : at + 6 + size]
        at += 6 + size


def _written(kind: int, text: bytes) -> bytes:
    return struct.pack("<HI", kind, 4 if kind == _VERSION else len(text)) + text


def _kept(records: Sequence[_Record]) -> Iterator[_Record]:
    """Yield the records without references to controls, their names among them; the add-in has
    other paths, and the text of each module begins its stream."""
    of_controls = {text for kind, text in records if kind == _NAME and text == b"MSForms"}
    names = of_controls | {name.decode("cp1252").encode("utf-16-le") for name in of_controls}
    for kind, text in records:
        if kind in _OF_CONTROLS or (kind in (_NAME, _NAME_AGAIN) and text in names):
            continue
        if kind == _ADD_IN:
            paths = b"".join(struct.pack("<I", len(path)) + path for path in _ADD_IN_PATHS)
            yield kind, paths + text[-6:]
        else:
            yield kind, bytes(4) if kind == _OFFSET else text


def _unpacked(container: bytes) -> bytes:
    """Return the text of a compressed container (MS-OVBA 2.4.1)."""
    text, at = bytearray(), 1
    while at < len(container):
        (header,) = struct.unpack_from("<H", container, at)
        if not header & 0x8000:
            raise ValueError("a chunk that is not compressed")
        end, first, at = at + (header & 0xFFF) + 3, len(text), at + 2
        while at < end:
            flags, at = container[at], at + 1
            for bit in range(8):
                if at >= end:
                    break
                if flags >> bit & 1:
                    (token,) = struct.unpack_from("<H", container, at)
                    bits = _bits(len(text) - first)
                    back, count = (token >> (16 - bits)) + 1, (token & (0xFFFF >> bits)) + 3
                    for _ in range(count):
                        text.append(text[-back])
                    at += 2
                else:
                    text.append(container[at])
                    at += 1
    return bytes(text)


def _bits(position: int) -> int:
    """Return how many bits of a copy token tell how far back it copies from."""
    return max((position - 1).bit_length(), 4)


def _packed(text: bytes) -> bytes:
    """Return the compressed container of a text, which has room in one chunk."""
    if len(text) > _SMALL:
        raise ValueError("a text that is longer than a chunk")
    tokens, at = bytearray(), 0
    while at < len(text):
        flags, group = 0, bytearray()
        for bit in range(8):
            if at >= len(text):
                break
            back, count = _longest(text, at)
            if count < 3:
                group.append(text[at])
                at += 1
            else:
                flags |= 1 << bit
                group += struct.pack("<H", (back - 1) << (16 - _bits(at)) | (count - 3))
                at += count
        tokens += bytes([flags]) + group
    return b"\x01" + struct.pack("<H", 0xB000 | (len(tokens) - 1)) + tokens


def _longest(text: bytes, at: int) -> tuple[int, int]:
    """Return how far back the longest earlier text like the one from here on stands, and its
    length."""
    best, count = 0, 0
    most = min((0xFFFF >> _bits(at)) + 3, len(text) - at) if at else 0
    while count < most and (start := text.rfind(text[at : at + count + 1], 0, at + count)) >= 0:
        best, count = at - start, count + 1
    return best, count


class _CompoundFile:
    """The small streams of a compound file by name, which may become shorter."""

    def __init__(self, part: bytes) -> None:
        self.content = bytearray(part)
        self._table = [
            self._figure(at)
            for sector in range(self._figure(44))
            for at in _in_steps(self._place(self._figure(76 + 4 * sector)), _SECTOR, 4)
        ]
        entries = self._cut(self._figure(48), _ENTRY)
        self._entries = {self._name(at): at for at in entries}
        self._sectors = self._cut(self._figure(self._entries["Root Entry"] + 116), _SMALL_SECTOR)
        self._links = self._cut(self._figure(60), 4)

    def _figure(self, at: int) -> int:
        return int.from_bytes(self.content[at : at + 4], "little")

    def _put(self, at: int, figure: int) -> None:
        self.content[at : at + 4] = figure.to_bytes(4, "little")

    def _place(self, sector: int) -> int:
        return (sector + 1) * _SECTOR

    def _cut(self, sector: int, size: int) -> list[int]:
        """Return the places of the pieces of this size in a chain of sectors."""
        places: list[int] = []
        while sector < _END:
            places += _in_steps(self._place(sector), _SECTOR, size)
            sector = self._table[sector]
        return places

    def _name(self, entry: int) -> str:
        size = int.from_bytes(self.content[entry + 64 : entry + 66], "little")
        return self.content[entry : entry + max(0, size - 2)].decode("utf-16-le")

    def _chain(self, entry: int) -> list[int]:
        """Return the small sectors of a stream."""
        if self._figure(entry + 120) >= _SMALL:
            raise ValueError("a stream that is not small")
        sector, chain = self._figure(entry + 116), []
        while sector < _END:
            chain.append(sector)
            sector = self._figure(self._links[sector])
        return chain

    def read(self, name: str) -> bytes:
        """Return a stream."""
        entry = self._entries[name]
        places = (self._sectors[sector] for sector in self._chain(entry))
        whole = b"".join(self.content[at : at + _SMALL_SECTOR] for at in places)
        return whole[: self._figure(entry + 120)]

    def write(self, name: str, stream: bytes) -> None:
        """Put another stream in the place of one; sectors behind its end become free."""
        entry = self._entries[name]
        chain = self._chain(entry)
        if len(stream) > len(chain) * _SMALL_SECTOR:
            raise ValueError("a stream that became longer")
        self._put(entry + 120, len(stream))
        for k, sector in enumerate(chain):
            piece = stream[k * _SMALL_SECTOR : (k + 1) * _SMALL_SECTOR]
            at, link = self._sectors[sector], self._links[sector]
            self.content[at : at + _SMALL_SECTOR] = piece.ljust(_SMALL_SECTOR, b"\0")
            if not piece:
                self._put(link, _FREE)
            elif len(stream) <= (k + 1) * _SMALL_SECTOR:
                self._put(link, _END)


def _in_steps(start: int, size: int, step: int) -> range:
    return range(start, start + size, step)

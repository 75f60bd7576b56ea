"""The text of a module of VBA, out of the part of a workbook that holds its macros.

The part is a compound file ([MS-CFB], which olefile reads) with a stream for each module and a
directory of them, both compressed as [MS-OVBA] 2.4.1 says; the source begins inside its stream.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import olefile  # type: ignore[import-untyped]

_VERSION, _STREAM, _OFFSET = 0x09, 0x1A, 0x31
"""Records of the directory: the project's version, a module's stream, where its source begins."""

_MOST = 16 * 1024 * 1024
_CHUNK = 4096


def module_text(part: bytes, module: str) -> str | None:
    """The source of a module of this name; nothing where there is none.

    Raises:
        ValueError: the part is none, or damaged.
    """
    try:
        with olefile.OleFileIO(io.BytesIO(part)) as project:
            offset = dict(_modules(_stream(project, "dir"))).get(module.lower())
            if offset is None:
                return None
            return decompressed(_stream(project, module)[offset:]).decode("latin-1")
    except ValueError:
        raise
    except Exception as error:  # a damaged part fails anywhere inside olefile
        raise ValueError(f"the macros are damaged ({error})") from error


def _stream(project: Any, name: str) -> bytes:
    content: bytes = project.openstream(["VBA", name]).read(_MOST)
    return decompressed(content) if name == "dir" else content


def _modules(directory: bytes) -> Iterator[tuple[str, int]]:
    """The modules' names in lower case, each with the place at which its source begins."""
    at, name = 0, ""
    while at + 6 <= len(directory):
        record = int.from_bytes(directory[at : at + 2], "little")
        size = int.from_bytes(directory[at + 2 : at + 6], "little")
        content = directory[at + 6 : at + 6 + size]
        at += 6 + size
        if record == _VERSION:
            at += 2  # its size leaves out the minor version
        elif record == _STREAM:
            name = content.decode("latin-1").lower()
        elif record == _OFFSET:
            yield name, int.from_bytes(content, "little")


def decompressed(container: bytes) -> bytes:
    """A compressed container of [MS-OVBA] 2.4.1: chunks of 4,096 bytes, in which a token is a
    byte, or says how far back how many bytes are to be found.

    Raises:
        ValueError: it is none.
    """
    if container[:1] != b"\x01":
        raise ValueError("the macros are not compressed as Office does")
    out, at = bytearray(), 1
    while at + 2 <= len(container):
        header = int.from_bytes(container[at : at + 2], "little")
        end = min(at + (header & 0x0FFF) + 3, len(container))
        if header & 0x7000 != 0x3000:
            break  # what stands behind the last chunk
        if header & 0x8000:
            _unpack(container[at + 2 : end], out)
        else:
            out += container[at + 2 : end]
        at = end
        if len(out) > _MOST:
            raise ValueError(f"the macros unpack to more than {_MOST // 1024**2} MB")
    return bytes(out)


def _unpack(chunk: bytes, out: bytearray) -> None:
    """Add what the tokens of a chunk give: eight follow a byte that says which are copies."""
    begin, at = len(out), 0
    while at < len(chunk):
        flags, at = chunk[at], at + 1
        for bit in range(8):
            if at >= len(chunk):
                return
            if not flags >> bit & 1:
                out.append(chunk[at])
                at += 1
                continue
            token = int.from_bytes(chunk[at : at + 2], "little")
            at += 2
            lengths = 16 - max(4, (len(out) - begin - 1).bit_length())
            back = (token >> lengths) + 1
            length = (token & (1 << lengths) - 1) + 3
            if len(out) - begin + length > _CHUNK or back > len(out) - begin:
                raise ValueError("the macros are damaged")
            for _ in range(length):
                out.append(out[-back])

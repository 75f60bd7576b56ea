"""Office's and LibreOffice's files are packages of parts: these, and the same with other parts."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping


def parts(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        return {name: package.read(name) for name in package.namelist()}


def packed(parts: Mapping[str, str | bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as package:
        for name, part in parts.items():
            package.writestr(name, part)
    return made.getvalue()


def with_parts(content: bytes, others: Mapping[str, str | bytes]) -> bytes:
    """The same file in which some parts are others, or added."""
    return packed({**parts(content), **others})


def repacked(content: bytes, change: Callable[[str, bytes], bytes]) -> bytes:
    """The same file with each part changed."""
    return packed({name: change(name, part) for name, part in parts(content).items()})

"""What came of writing an event in another program's format."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

THE_FILE = ""
"""The name under which the only file of a one-file format stands."""


@dataclass(frozen=True)
class Written:
    """The files by name, and sentences: ``lost`` about what the event holds and the format does
    not, ``wanting`` about what the format asks for and the event does not say."""

    files: Mapping[str, bytes]
    lost: tuple[str, ...] = ()
    wanting: tuple[str, ...] = ()

    @property
    def content(self) -> bytes:
        """The only file's content."""
        return self.files[THE_FILE]

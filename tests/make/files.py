"""An event as the files that the program writes of it, and workbooks, which it writes and reads."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from xltiebreak import Event
from xltiebreak.excel.cells.rows import (
    empty_roundrobin,
    empty_scores,
    empty_swiss,
    empty_team_event,
)
from xltiebreak.excel.reader import read_workbook
from xltiebreak.excel.writer import write_workbook
from xltiebreak.formats.files import convert
from xltiebreak.formats.kinds import FORMATS, Written

__all__ = [
    "empty_roundrobin",
    "empty_scores",
    "empty_swiss",
    "empty_team_event",
    "read_workbook",
    "write_workbook",
]


def written(event: Event, kind: str) -> bytes:
    return convert(event, kind).written.content


def report(event: Event) -> Mapping[str, bytes]:
    """Return the files of a US Chess rating report by their names."""
    return convert(event, "uschess").written.files


def put(files: Mapping[str, bytes], folder: Path) -> Path:
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


def again(event: Event, kind: str) -> Event:
    """Return the event that a reader finds in its file of this kind."""
    return read_back(convert(event, kind).written, kind)


def read_back(made: Written, kind: str) -> Event:
    """Return the event that a reader finds in what was written as this kind."""
    return FORMATS[kind].read_back(made)

"""A crosstable as a text file: CSV with commas, semicolons or tabs."""

from __future__ import annotations

import csv
import io
from pathlib import PurePath

from xltiebreak.errors import TieBreakError
from xltiebreak.model import Event
from xltiebreak.tables.event import read_lone_table
from xltiebreak.tables.grid import EMPTY, Cell, Grid, Row, plain

_DELIMITERS = ",;\t|"


def read_csv(content: bytes, name: str) -> Event:
    """The event in a text file; ``name`` is its file name.

    Raises:
        TieBreakError: it is not text, or has no crosstable.
    """
    text = _decoded(content)
    delimiter = max(_DELIMITERS, key=text[:20_000].count)
    rows = []
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    try:
        for fields in reader:
            cells = [Cell(plain(field)) if field.strip() else EMPTY for field in fields]
            rows.append(Row(reader.line_num, cells))
    except csv.Error as error:
        raise TieBreakError(f"line {reader.line_num} cannot be read as CSV: {error}") from error
    return read_lone_table(plain(PurePath(name).stem), Grid("", rows, lines=True))


def _decoded(content: bytes) -> str:
    """UTF-8 or UTF-16 as Excel writes them, else Windows' Western European letters."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        encodings = ["utf-16"]
    else:
        encodings = ["utf-8-sig", "cp1252", "latin-1"]
    for encoding in encodings:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" in text:
            break
        return text
    raise TieBreakError("the file is neither an Excel workbook nor text; expected .xlsx or .csv")

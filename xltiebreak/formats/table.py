"""A crosstable as a text file: CSV with commas, semicolons, tabs or bars."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterator
from itertools import islice

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.formats.text import decoded
from xltiebreak.tables.cells import EMPTY, Cell, Grid, Row, plain
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, find_header
from xltiebreak.tables.sheets import read_lone_table

_DELIMITERS = ",;\t|"


def read_csv(content: bytes, name: str) -> Event:
    """The event in a text file; ``name`` is its file name.

    Raises:
        TieBreakError: it is not text, its quotation marks do not match, or it has no crosstable.
    """
    text = decoded(content)
    rows = list(_rows(text, _delimiter(text)))
    return read_lone_table(
        plain(os.path.splitext(os.path.basename(name))[0]), Grid("", rows, lines=True)
    )


def _delimiter(text: str) -> str:
    """What parts the columns: the first that gives a row of headers, else the most frequent."""
    for delimiter in _DELIMITERS:
        if find_header(Grid("", _first_rows(text, delimiter), lines=True)):
            return delimiter
    return max(_DELIMITERS, key=text[:20_000].count)


def _first_rows(text: str, delimiter: str) -> list[Row]:
    """The rows that may hold the header, as far as they can be read."""
    rows: list[Row] = []
    try:
        for row in islice(_rows(text, delimiter), HEADER_WITHIN_ROWS):
            rows.append(row)
    except TieBreakError:
        pass  # told when the file is read with its own delimiter
    return rows


def _rows(text: str, delimiter: str) -> Iterator[Row]:
    """The lines as rows.

    Raises:
        TieBreakError: a quotation mark opens a text and nothing closes it there.
    """
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    line = 1
    try:
        for fields in reader:
            cells = [Cell(plain(field)) if field.strip() else EMPTY for field in fields]
            yield Row(reader.line_num, cells)
            line = reader.line_num + 1
    except csv.Error as error:
        raise TieBreakError(
            f"line {line} cannot be read as CSV ({error}); where a quotation mark begins a cell, "
            "another has to end it"
        ) from error

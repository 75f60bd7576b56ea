"""The printed tables of a second file: an export, or what was pasted into a sheet or a text."""

from __future__ import annotations

import csv
import io
import os
import re
from collections.abc import Iterator, Sequence

from xltiebreak import excel
from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats.files import content_of, kind_of, load
from xltiebreak.formats.text import decoded
from xltiebreak.tables.cells import EMPTY, Cell, Grid, Row, plain
from xltiebreak.verify import PrintedTable, table_in, table_of

_COLUMNS_APART = re.compile(r"\t| {2,}")
_DELIMITERS = ",;\t|"


def printed_tables(path: str, stated: str = "") -> list[PrintedTable]:
    """Every printed table in a file; ``stated`` is what the user says of its columns.

    Raises:
        TieBreakError: the file cannot be read, or holds none; the message names it.
    """
    name = os.path.basename(os.path.normpath(path))
    if os.path.isdir(path):
        raise TieBreakError(f"{name}: this is a folder; expected the file with the printed table")
    try:
        content = content_of(path)
        grids = _grids(content, kind_of(content))
        if grids is None:
            tables = [table_of(section) for section in load(path).sections]
        else:
            tables = [table for grid in grids for table in [table_in(grid, stated)] if table]
        tables = [table for table in tables if any(row.texts for row in table.rows)]
        if not tables:
            raise TieBreakError(_NO_TABLE)
    except TieBreakError as error:
        told = str(error)
        raise TieBreakError(told if told.startswith(name) else f"{name}: {told}") from error
    return tables


_NO_TABLE = (
    "no printed table was found; expected a row of headers with the players' names or numbers "
    "and tie-breaks such as Mod. Med, Solk or TBrk[M]; --columns says what other columns are"
)


def _grids(content: bytes, kind: str) -> Sequence[Grid] | None:
    """The tables of a workbook, a web page or a text; nothing where the kind has its own."""
    if content.startswith(b"PK"):
        return excel.read_grids(content)
    if kind in ("html", "chess-results"):
        from xltiebreak.formats.html import read_page

        return read_page(content).tables
    return list(_texts(decoded(content))) if kind == "csv" else None


def _texts(text: str) -> Iterator[Grid]:
    """A text parted in the first way that gives a table: at commas, semicolons, tabs or bars,
    else at two spaces or more."""
    for lines in _parted(text):
        rows = [
            Row(number, [Cell(plain(field)) if field.strip() else EMPTY for field in fields])
            for number, fields in lines
        ]
        grid = Grid("", rows, lines=True, typed=False)
        yield grid
        if table_in(grid):
            return


def _parted(text: str) -> Iterator[list[tuple[int, list[str]]]]:
    """The lines with their numbers as fields, in each way in which they can be parted."""
    for delimiter in _DELIMITERS:
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
        try:
            yield [(reader.line_num, fields) for fields in reader]
        except csv.Error:
            continue
    yield [
        (number, _COLUMNS_APART.split(line.strip()))
        for number, line in enumerate(text.splitlines(), 1)
    ]

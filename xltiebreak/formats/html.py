"""Web pages as they are saved: their tables as grids, their headings as texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from xltiebreak.event.crosstable import MAX_PLAYERS
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.formats.entries import named_after
from xltiebreak.formats.kinds import decoded
from xltiebreak.tables.cells import EMPTY, Cell, Grid, Row, plain
from xltiebreak.tables.events import read_event
from xltiebreak.tables.header import find_header

MAX_ROWS = MAX_PLAYERS + 1_000
MAX_COLUMNS = 400
_HEADINGS = ("h1", "h2", "h3")
_CHARSET = re.compile(rb"<meta[^>]{1,200}charset\s*=\s*[\"']?\s*([\w-]{2,20})", re.IGNORECASE)
_DECLARATION = re.compile(r"\A\s*<\?xml[^>]*\?>")


@dataclass(frozen=True)
class Page:
    """A web page: its title, its headings, and every table, named by the heading above it.

    A table inside another is a table of its own, and no part of the cell that it stands in.
    ``lines`` are the page's text, in tables and around them.
    """

    title: str
    headings: Sequence[str]
    tables: Sequence[Grid]
    lines: Sequence[str] = ()


def read_page(content: bytes) -> Page:
    """The page in a file, whose letters are those that its ``meta`` names.

    A row's number is its line in the file, or its place in the table where rows share a line.

    Raises:
        TieBreakError: it is not text, has no table, or a table larger than any event.
    """
    from lxml import etree  # late: a workbook of chess-results is read without
    from lxml.html import HTMLParser, document_fromstring

    text = _DECLARATION.sub("", _text(content))
    try:
        root: Any = document_fromstring(
            text, parser=HTMLParser(no_network=True, remove_comments=True)
        )
    except (etree.LxmlError, ValueError, AssertionError) as error:
        raise TieBreakError(
            "the web page cannot be read; open it in a browser and save it again"
        ) from error
    for line_break in root.iter("br"):
        line_break.tail = f"\n{line_break.tail or ''}"
    headings = [""]
    tables = []
    for element in root.iter(*_HEADINGS, "table"):
        if element.tag != "table":
            headings += [_words(element)]
        elif (grid := _grid(element, headings[-1])) is not None:
            tables.append(grid)
    if not tables:
        raise TieBreakError("the web page has no table; save the page that shows the crosstable")
    title = next((_words(element) for element in root.iter("title")), "")
    lines = [plain(line) for line in root.text_content().splitlines()]
    return Page(
        title, [text for text in headings if text], tables, [line for line in lines if line]
    )


def read_html(content: bytes, name: str) -> Event:
    """The event of any web page with a crosstable on it; ``name`` is its file name.

    Raises:
        TieBreakError: the page has no crosstable, or cannot be read.
    """
    page = read_page(content)
    title = page.headings[0] if page.headings else page.title
    tables = [grid for grid in page.tables if find_header(grid)]
    if len(tables) == 1:
        tables = [replace(tables[0], sheet="")]
    return read_event(title or named_after(name), tables)


def _text(content: bytes) -> str:
    charset = _CHARSET.search(content[:20_000])
    if charset and not content.startswith((b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf")):
        try:
            return content.decode(charset[1].decode("ascii"))
        except (LookupError, UnicodeError):
            pass  # it names letters that are not there
    return decoded(content)


def _words(element: Any) -> str:
    return plain("".join(element.itertext()))


def _grid(table: Any, heading: str) -> Grid | None:
    """The table's own rows, its cells at the columns and rows that spans give them."""
    elements = [row for row in table.iter("tr") if next(row.iterancestors("table")) is table]
    if len(elements) > MAX_ROWS:
        raise TieBreakError(f"a table of the web page has more than {MAX_ROWS:,} rows")
    lines = [row.sourceline or 0 for row in elements]
    if len(set(lines)) < len(lines):
        lines = list(range(1, len(lines) + 1))
    rows = [Row(line, cells) for line, cells in zip(lines, _cells(elements))]
    return (
        Grid(heading, rows, lines=True, typed=False) if any(not row.empty for row in rows) else None
    )


def _cells(rows: Sequence[Any]) -> Iterator[list[Cell]]:
    above: dict[int, int] = {}  # column → rows that a cell there still reaches down
    for row in rows:
        cells: list[Cell] = []
        reaching: dict[int, int] = {}
        for element in row.iterchildren("td", "th"):
            while above.get(len(cells)):
                cells.append(EMPTY)
            start = len(cells)
            text = "" if element.find(".//table") is not None else _words(element)
            for column in range(start, start + _span(element, "colspan")):
                cells.append(Cell(text) if column == start and text else EMPTY)
                reaching[column] = _span(element, "rowspan") - 1
            if len(cells) > MAX_COLUMNS:
                raise TieBreakError(f"a table of the web page has more than {MAX_COLUMNS} columns")
        reaching.update((column, left - 1) for column, left in above.items())
        above = {column: left for column, left in reaching.items() if left > 0}
        yield cells


def _span(element: Any, name: str) -> int:
    text = (element.get(name) or "").lstrip("0")
    return min(int(text[:9]), MAX_COLUMNS) if text.isascii() and text.isdecimal() else 1

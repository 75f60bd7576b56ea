"""Web pages: their tables as grids, their headings as texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Union

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.formats.entries import named_after
from xltiebreak.formats.markup import Tag, page_text, tags_and_texts
from xltiebreak.tables.blocks import tables_in
from xltiebreak.tables.cells import EMPTY, MAX_COLUMNS, Cell, Row, plain, text_cell
from xltiebreak.tables.events import read_event
from xltiebreak.tables.grid import Grid

Seen = Callable[[Iterable[Union[Tag, str]]], Iterator[Union[Tag, str]]]

MAX_CELLS, MAX_ROWS, MAX_TABLES = 1_000_000, 50_000, 1_000
"""How much of a page is read; pages of results have a tenth of it."""
LONGEST_TEXT = 32_767
_HEADINGS = ("h1", "h2", "h3")
_TITLED = (*_HEADINGS, "title")
_CELLS = ("td", "th")
_GROUPS = ("thead", "tbody", "tfoot")
_BREAKS = frozenset({"br", "div", "p", "li", "tr", "table", "center", "hr", "ul", *_TITLED})
"""Tags that begin a new line."""


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


def read_page(content: bytes, seen: Seen = iter) -> Page:
    """Return the page in a file, decoded as its ``meta`` says; ``seen`` may add something to its
    tags and texts.

    A row's number is its line in the file, or its place in the table where rows share a line.

    Raises:
        TieBreakError: it is not text, has no table, or a table larger than any event.
    """
    reader = _PageReader()
    for token in seen(tags_and_texts(page_text(content))):
        if isinstance(token, str):
            reader.text(token)
        else:
            reader.tag(token)
    page = reader.page()
    if not page.tables:
        asks = re.search(rb"<input[^<>]+type=['\"]?password", content, re.IGNORECASE)
        first = "asks to sign in; sign in, then" if asks else "has no table;"
        raise TieBreakError(f"the web page {first} save the page that shows the crosstable")
    return page


def read_html(content: bytes, name: str) -> Event:
    """Return the event in any web page with a crosstable; ``name`` is its file name.

    Raises:
        TieBreakError: the page has no crosstable, or cannot be read.
    """
    page = read_page(content)
    title = page.headings[0] if page.headings else page.title
    tables = [grid for grid in tables_in(page.tables) if grid.header]
    if len(tables) == 1:
        tables = [replace(tables[0], sheet="")]
    event = read_event(title or named_after(name), tables or page.tables)
    if not event.names_its_rules:
        return event
    from xltiebreak.verify import under_own_rules  # late: few files do

    return under_own_rules(event)


@dataclass
class _Table:
    """A table that is being read. ``cells`` is the current row. ``reaching`` holds how many rows
    its own cells cover, by column, ``reaching_down`` the rows that a cell above still covers."""

    heading: str
    rows: list[Row] = field(default_factory=list)
    reaching_down: dict[int, int] = field(default_factory=dict)
    line: int = 0
    cells: list[Cell] | None = None
    reaching: dict[int, int] = field(default_factory=dict)
    cell: Tag | None = None

    def grid(self) -> Grid:
        rows = self.rows
        if len({row.number for row in rows}) < len(rows):
            rows = [Row(number, row.cells) for number, row in enumerate(rows, start=1)]
        return Grid(self.heading, rows, lines=True, typed=False)


class _Pieces:
    def __init__(self) -> None:
        self._pieces: list[str] | None = None
        self._length = 0

    def begin(self) -> None:
        self._pieces, self._length = [], 0

    def take(self, text: str) -> None:
        if self._pieces is None:
            return
        self._pieces.append(text)
        self._length += len(text)
        if self._length > LONGEST_TEXT:
            raise TieBreakError(
                f"the web page has a cell or heading of more than {LONGEST_TEXT:,} letters"
            )

    def taken(self) -> str:
        text = plain("".join(self._pieces or ()))
        self._pieces = None
        return text


class _PageReader:
    """Reads a page. A table inside another is a table of its own, and the cell around it is empty.
    Cells, rows and tables may end without an end tag."""

    def __init__(self) -> None:
        self._tables: list[_Table] = []
        self._open: list[_Table] = []
        self._of_cell = _Pieces()
        self._of_title = _Pieces()
        self._titled = ""
        self._title = ""
        self._headings: list[str] = []
        self._lines: list[str] = []
        self._line: list[str] = []
        self._cells = self._rows = 0

    def text(self, text: str) -> None:
        self._of_cell.take(text)
        self._of_title.take(text)
        first, *more = text.splitlines() or [""]
        self._line.append(first)
        for line in more:
            self._end_line()
            self._line.append(line)

    def tag(self, tag: Tag) -> None:
        if tag.name in _BREAKS:
            self._end_line()
            self._of_cell.take("\n")
            self._of_title.take("\n")
        if tag.name in _TITLED:
            self._end_title()
            if not tag.closing:
                self._titled = tag.name
                self._of_title.begin()
        elif tag.name == "table":
            if tag.closing:
                self._end_table()
            else:
                self._begin_table()
        elif self._open and tag.name in ("tr", *_GROUPS):
            self._end_row()
            if tag.name == "tr" and not tag.closing:
                self._begin_row(tag.line)
        elif self._open and tag.name in _CELLS:
            self._end_cell()
            if not tag.closing:
                self._begin_cell(tag)

    def page(self) -> Page:
        while self._open:
            self._end_table()
        self._end_title()
        self._end_line()
        grids = [table.grid() for table in self._tables]
        return Page(
            self._title,
            [text for text in self._headings if text],
            [grid for grid in grids if any(not row.empty for row in grid.rows)],
            self._lines,
        )

    def _end_line(self) -> None:
        if line := plain("".join(self._line)[:LONGEST_TEXT]):
            self._lines.append(line)
            if len(self._lines) > MAX_CELLS:
                raise TieBreakError(f"the web page has more than {MAX_CELLS:,} lines of text")
        self._line.clear()

    def _end_title(self) -> None:
        if not self._titled:
            return
        text = self._of_title.taken()
        if self._titled in _HEADINGS:
            self._headings.append(text)
        else:
            self._title = self._title or text
        self._titled = ""

    def _begin_table(self) -> None:
        self._end_title()
        self._of_cell.taken()  # the cell around it holds nothing of its own
        self._tables.append(_Table(self._headings[-1] if self._headings else ""))
        self._open.append(self._tables[-1])
        if len(self._tables) > MAX_TABLES:
            raise TieBreakError(f"the web page has more than {MAX_TABLES:,} tables")

    def _end_table(self) -> None:
        if self._open:
            self._end_row()
            self._open.pop()

    def _begin_row(self, line: int) -> None:
        table = self._open[-1]
        table.cells, table.line, table.reaching = [], line, {}

    def _end_row(self) -> None:
        self._end_cell()
        table = self._open[-1]
        if table.cells is None:
            return
        table.rows.append(Row(table.line, table.cells))
        table.cells = None
        table.reaching.update((column, left - 1) for column, left in table.reaching_down.items())
        table.reaching_down = {column: left for column, left in table.reaching.items() if left > 0}
        self._rows += 1
        if self._rows > MAX_ROWS:
            raise TieBreakError(f"the web page has more than {MAX_ROWS:,} rows")

    def _begin_cell(self, tag: Tag) -> None:
        table = self._open[-1]
        if table.cells is None:
            self._begin_row(tag.line)
        table.cell = tag
        self._end_title()
        self._of_cell.begin()

    def _end_cell(self) -> None:
        table = self._open[-1]
        if table.cell is None or table.cells is None:
            return
        cells = table.cells
        while table.reaching_down.get(len(cells)):
            cells.append(EMPTY)
        text = self._of_cell.taken()
        start, down = len(cells), _span(table.cell, "rowspan") - 1
        for column in range(start, start + _span(table.cell, "colspan")):
            cells.append(text_cell(text) if column == start else EMPTY)
            table.reaching[column] = down
        table.cell = None
        self._cells += len(cells) - start
        if len(cells) > MAX_COLUMNS:
            raise TieBreakError(f"a table of the web page has more than {MAX_COLUMNS} columns")
        if self._cells > MAX_CELLS:
            raise TieBreakError(f"the web page has more than {MAX_CELLS:,} cells")


def _span(tag: Tag, name: str) -> int:
    text = tag.attributes.get(name, "").lstrip("0")
    return min(int(text[:9]), MAX_COLUMNS) if text.isascii() and text.isdecimal() else 1

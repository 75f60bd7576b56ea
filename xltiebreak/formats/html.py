"""Web pages: their tables as grids, their headings as texts, by lxml's tree of the page."""

from __future__ import annotations

import codecs
import html
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, NamedTuple

from lxml import etree

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.formats.kinds import BEGINNINGS_OF_UNICODE, decoded, named_after
from xltiebreak.tables.blocks import tables_in
from xltiebreak.tables.cells import EMPTY, MAX_COLUMNS, Cell, Row, plain, text_cell
from xltiebreak.tables.events import read_event
from xltiebreak.tables.grid import Grid

MAX_PAGE = 16 * 1024 * 1024
MAX_CELLS = 1_000_000
_LIMITS = {"<": (2_000_000, "tags"), "<tr": (50_000, "rows"), "<table": (1_000, "tables")}
"""How much of a page is read. A page of 2,000 players and 20 rounds, saved from Word with all its
styles, has 10 MB and a tenth of these tags."""
LONGEST_TEXT = 32_767
MAX_DEPTH = 255
"""Where tags stand deeper inside each other, lxml reads no further, and says nothing."""
_CHARSET = re.compile(rb"charset\s{0,9}=\s{0,9}[\"']?\s{0,9}([\w-]{2,20})", re.IGNORECASE)
_META_WITHIN = 20_000
_OF_PAGES = (
    *("ascii", "big5", "cp", "euc", "gb", "iso2022", "iso8859", "koi8", "mac", "shift", "utf-8"),
)
"""Names of the encodings of web pages; Python knows others, which are slow."""
_LINE_ENDS = re.compile("\r\n?")
_TITLED = ("title", "h1", "h2", "h3")
_CELLS, _ROWS = ("td", "th"), ("tr", "thead", "tbody", "tfoot")
_BREAKS = frozenset({"br", "div", "p", "li", "tr", "table", "center", "hr", "ul", *_TITLED})
"""Tags that begin a new line."""

Mark = Callable[[str, str], str]
"""What stands in a cell's text where a tag of a name and a class begins, and where it ends (no
class)."""


class Page(NamedTuple):
    """A web page: its title, its headings, and every table, named by the heading above it.

    A table inside another is a table of its own, and the cell around it is empty. ``lines`` are the
    page's text, in tables and around them.
    """

    title: str
    headings: Sequence[str]
    tables: Sequence[Grid]
    lines: Sequence[str] = ()


def read_page(content: bytes, mark: Mark | None = None) -> Page:
    """Return the page in a file, decoded as its ``meta`` says; ``mark`` adds to the texts of cells.

    A row's number is its line in the file, or its place in the table where rows share a line.

    Raises:
        TieBreakError: it is not text, has no table, or a table larger than any event.
    """
    root = _tree(page_text(content))
    title, headings, tables, cells = "", [""], [], 0
    for element in root.iter(*_TITLED, "table"):
        if element.tag == "title":
            title = title or _text(element)
        elif element.tag != "table":
            headings.append(_text(element))
        else:
            tables.append(_grid(element, headings[-1], mark))
            cells += sum(len(row.cells) for row in tables[-1].rows)
            _refuse_more(cells, MAX_CELLS, "cells")
    tables = [table for table in tables if any(not row.empty for row in table.rows)]
    if not tables:
        raise TieBreakError(
            "the web page has no table (does it ask to sign in?); save the page that shows the "
            "crosstable"
        )
    cut = (line[:LONGEST_TEXT] for line in "".join(_pieces(root)).splitlines())
    lines = [text for line in cut if (text := plain(line))]
    _refuse_more(len(lines), MAX_CELLS, "lines of text")
    return Page(title, [text for text in headings if text], tables, lines)


def read_html(content: bytes, name: str) -> Event:
    """Return the event in any web page with a crosstable; ``name`` is its file name."""
    page = read_page(content)
    title = page.headings[0] if page.headings else page.title
    tables = [grid for grid in tables_in(page.tables) if grid.header]
    if len(tables) == 1:
        tables = [replace(tables[0], sheet="")]
    return read_event(title or named_after(name), tables or page.tables)


def page_text(content: bytes) -> str:
    """Return the text of a page, decoded as the page itself says.

    Raises:
        TieBreakError: it is no text, or larger than any page of results.
    """
    if len(content) > MAX_PAGE:
        raise TieBreakError(
            f"the web page is larger than {MAX_PAGE // 1024**2} MB; save the page of one section, "
            "or export a table"
        )
    charset = _CHARSET.search(content, 0, _META_WITHIN)
    if charset and not content.startswith(BEGINNINGS_OF_UNICODE):
        try:
            codec = codecs.lookup(charset[1].decode("ascii")).name
            if codec.startswith(_OF_PAGES):
                return content.decode(codec)
        except (LookupError, UnicodeError):
            pass  # it names letters that are not there
    return decoded(content)


def _tree(text: str) -> etree._Element:
    for tag, (limit, what) in _LIMITS.items():
        _refuse_more(text.lower().count(tag), limit, what)
    # Python's html knows more names of letters than lxml, and the meaning of &#150;
    text = _LINE_ENDS.sub("\n", text).replace("\0", " ").replace("&", "&amp;")
    parser = etree.HTMLParser(
        encoding="utf-8", huge_tree=True, remove_comments=True, remove_pis=True
    )
    root = etree.fromstring(text.encode("utf-8", "replace"), parser)
    if root is None:
        return etree.Element("html")
    depth = 0
    for event, _ in etree.iterwalk(root, ("start", "end")):
        depth += 1 if event == "start" else -1
        if depth > MAX_DEPTH:
            raise TieBreakError(
                "the web page has too many tags inside each other; save the page of one section"
            )
    return root


def _refuse_more(count: int, limit: int, what: str) -> None:
    if count > limit:
        raise TieBreakError(f"the web page has more than {limit:,} {what}")


def _grid(table: etree._Element, heading: str, mark: Mark | None) -> Grid:
    """Return a table; its cells, rows and groups of rows may stand without each other."""
    rows: list[Row] = []
    reaching: dict[int, int] = {}
    for line, row in _rows(table):
        cells: list[Cell] = []
        below = {column: left - 1 for column, left in reaching.items()}
        for cell in row:
            while reaching.get(len(cells)):
                cells.append(EMPTY)
            text = _text(cell, mark)
            text = "" if cell.find(".//table") is not None else text
            for k in range(_span(cell, "colspan")):
                below[len(cells)] = _span(cell, "rowspan") - 1
                cells.append(EMPTY if k else text_cell(text))
            if len(cells) > MAX_COLUMNS:
                raise TieBreakError(f"a table of the web page has more than {MAX_COLUMNS} columns")
        reaching = {column: left for column, left in below.items() if left > 0}
        rows.append(Row(line, cells))
    if len({row.number for row in rows}) < len(rows):
        rows = [Row(number, row.cells) for number, row in enumerate(rows, start=1)]
    return Grid(heading, rows, lines=True, typed=False)


def _rows(table: etree._Element) -> Iterator[tuple[int, list[etree._Element]]]:
    """Yield the cells of each row, with its line in the file; a cell may stand without a row."""

    def row_of(element: etree._Element) -> etree._Element:
        return element if element.tag == "tr" else next(element.iterancestors(*_ROWS, "table"))

    elements = (
        each for each in table.iter("tr", *_CELLS) if next(each.iterancestors("table")) is table
    )
    for row, group in groupby(elements, row_of):
        own: list[Any] = [*group]
        yield own[0].sourceline or 0, own[own[0] is row :]


def _text(element: etree._Element, mark: Mark | None = None) -> str:
    text = "".join(_pieces(element, mark))
    if len(text) > LONGEST_TEXT:
        raise TieBreakError(
            f"the web page has a cell or heading of more than {LONGEST_TEXT:,} letters"
        )
    return plain(text)


def _pieces(element: etree._Element, mark: Mark | None = None) -> Iterator[str]:
    """Yield the texts in an element, with a line end at each block. Scripts are left out, and a
    cell or a heading without an end tag ends where the next one begins."""
    ends: tuple[str, ...] = ()
    if element.getparent() is not None:
        ends = (*_CELLS, *_ROWS, "table", *(_TITLED if element.tag in _TITLED else ()))
    walk = etree.iterwalk(element, ("start", "end"))
    for event, each in walk:
        starts = event == "start"
        if starts and each.tag in ends and each is not element:
            return
        if starts and each.tag in ("script", "style"):
            walk.skip_subtree()
        elif starts or each is not element:
            yield "\n" * (each.tag in _BREAKS)
            if mark and each is not element:
                yield mark(each.tag, each.get("class", "") if starts else "")
            if text := each.text if starts else each.tail:
                yield _unescaped(text)


def _span(cell: etree._Element, name: str) -> int:
    text = cell.get(name, "").strip("\"' ").lstrip("0")
    return min(int(text[:9]), MAX_COLUMNS) if text.isascii() and text.isdecimal() else 1


def _unescaped(text: str) -> str:
    """Return the text with ``&eacute;`` and the like as letters."""
    try:
        return html.unescape(text)
    except ValueError:  # the number of a letter has thousands of figures
        return text

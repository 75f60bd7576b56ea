"""A crosstable saved from chess-results.com → an event."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import PurePath
from typing import Any

from xltiebreak import excel
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.chessresults.layout import (
    ANNOTATION,
    DETAILS,
    HEADING,
    ROUNDS,
    SITE,
    tidy,
)
from xltiebreak.formats.chessresults.table import Table, find_table
from xltiebreak.formats.signatures import is_package
from xltiebreak.formats.trf.dates import edition_on
from xltiebreak.tables.cells import Grid, plain
from xltiebreak.tables.section import read_section
from xltiebreak.tables.settings import Settings

_IN_A_CELL = re.compile(r"([^:]{3,40}?) ?: ?(.+)")
NO_CROSSTABLE = (
    "no crosstable was found; save the page 'Starting rank crosstable' or 'Ranking crosstable', "
    "in English"
)


def read_chess_results(content: bytes, name: str) -> Event:
    """The event of an Excel file or a web page saved from the site; ``name`` is its file name.

    What cannot be understood becomes a fault with its cell; nothing is guessed.

    Raises:
        TieBreakError: there is no crosstable, or the file cannot be read.
    """
    if is_package(content):
        return read_workbook_of_site(content, name)
    return read_page_of_site(content, name)


def read_page_of_site(content: bytes, name: str) -> Event:
    """The event of a web page saved from the site; ``name`` is its file name.

    Raises:
        TieBreakError: the page has no crosstable, or cannot be read.
    """
    from xltiebreak.formats.html import read_page

    page = read_page(content)
    title = next((text for text in page.headings if not HEADING.search(text)), "")
    return _event(title or plain(PurePath(name).stem), page.tables, page.lines)


def read_workbook_of_site(content: bytes, name: str) -> Event:
    """The event of an Excel file saved from the site; ``name`` is its file name.

    Raises:
        TieBreakError: the workbook has no crosstable, or cannot be read.
    """
    grids = excel.read_grids(content)
    title = next((text for grid in grids if (text := _title_below_the_site(grid))), "")
    lines = [cell.text for grid in grids for row in grid.rows for cell in row.cells]
    return _event(title or plain(PurePath(name).stem), grids, lines)


def _title_below_the_site(grid: Grid) -> str:
    """The second line, where the first says that the list is from the site."""
    filled = [row.cell(0).text for row in grid.rows[:5] if not row.empty]
    return filled[1] if len(filled) > 1 and SITE in filled[0].casefold() else ""


def _event(title: str, grids: Sequence[Grid], lines: Sequence[str]) -> Event:
    tables = [table for grid in grids if (table := find_table(grid)) is not None]
    if not tables:
        raise TieBreakError(NO_CROSSTABLE)
    details = dict(_details(grids))
    fields: dict[str, Any] = {name: details[name] for name in DETAILS if name in details}
    edition = edition_on(fields.get("dates", ""))
    rounds = details.get("rounds", "")
    names = [f"Section {k}" for k in range(1, len(tables) + 1)] if len(tables) > 1 else ["Open"]
    notes = dict(_annotations(lines))
    sections = []
    for name, table in zip(names, tables):
        settings = Settings(
            name=name,
            kind="roundrobin" if table.is_roundrobin else "swiss",
            scheduled_rounds=int(rounds) if rounds.isdecimal() and len(rounds) < 3 else None,
            edition=edition,
            notation="grid" if table.is_roundrobin else SITE,
        )
        section = read_section(table.as_crosstable(notes), settings)
        if section is not None:
            sections.append(_with_what_only_the_site_has(section, table))
    if not sections:
        raise TieBreakError(NO_CROSSTABLE)
    return Event(name=title, sections=tuple(sections), **fields)


def _with_what_only_the_site_has(section: Section, table: Table) -> Section:
    """The players with their titles, federations and places."""
    rows = {row.number: row for row in table.grid.rows}
    players = (
        replace(
            player,
            title=table.title_of(rows[number]),
            federation=table.text(rows[number], "Federation"),
            printed_place=table.place_of(rows[number]),
        )
        for player, number in zip(section.players, section.origin.rows)
    )
    return replace(section, players=tuple(players))


def _details(grids: Sequence[Grid]) -> Iterator[tuple[str, str]]:
    """What the lines around the table say: ``Location : Elm`` in a cell, or in two."""
    for grid in grids:
        for row in grid.rows:
            texts = [cell.text for cell in row.cells if cell.text]
            if len(texts) == 1 and (found := _IN_A_CELL.fullmatch(texts[0])):
                texts = [found[1], found[2]]
            if len(texts) != 2:
                continue
            label = tidy(texts[0].rstrip(": "))
            if label in ROUNDS:
                yield "rounds", texts[1]
            for name, labels in DETAILS.items():
                if label in labels:
                    yield name, texts[1]


def _annotations(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """What TB1, TB2 … are: ``Tie Break1: Buchholz Cut 1``."""
    for line in lines:
        if found := ANNOTATION.fullmatch(line):
            yield int(found[1]), found[2]

"""Crosstables from chess-results.com, saved as Excel files or as web pages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from xltiebreak import excel
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.dates import edition_on
from xltiebreak.formats.entries import named_after
from xltiebreak.formats.html import read_page
from xltiebreak.formats.kinds import is_package
from xltiebreak.tables.cells import EMPTY, Cell, Grid, Row
from xltiebreak.tables.events import read_section
from xltiebreak.tables.header import HEADER_WITHIN_ROWS
from xltiebreak.tables.settings import Settings

_NUMBER = frozenset({"no", "nr", "snr", "sno"})
_RANK = frozenset({"rk", "rg", "rank", "rang"})
_COLUMNS: Mapping[str, frozenset[str]] = {
    "Name": frozenset({"name"}),
    "Rating": frozenset({"rtg", "rtgi", "elo", "eloi"}),
    "National rating": frozenset({"rtgn", "elon"}),
    "ID": frozenset({"fideid", "fide-id"}),
    "Federation": frozenset({"fed", "land"}),
    "Club": frozenset({"club/city", "verein/ort", "club", "verein"}),
    "Score": frozenset({"pts", "pkt"}),
}
_TITLES = frozenset({"GM", "IM", "FM", "CM", "NM", "WGM", "WIM", "WFM", "WCM", "WNM", "AGM", "AIM",
                    "AFM", "ACM"})  # fmt: skip
_ROUND = re.compile(r"(\d{1,2})\.? ?(?:rd|runde)", re.IGNORECASE)
_TIE_BREAK = re.compile(r"(?:tb|wtg) ?(\d)", re.IGNORECASE)
_ANNOTATION = re.compile(r"(?:tie ?-?break|wertung) ?(\d) ?: ?(.+)", re.IGNORECASE)
_SITE = "chess-results"
_HEADING = re.compile(r"crosstable|kreuztabelle", re.IGNORECASE)

_DETAILS: Mapping[str, Sequence[str]] = {
    "dates": ("date", "datum"),
    "city": ("location", "town", "ort"),
    "organizer": ("organizer(s)", "organizer", "veranstalter", "ausrichter"),
    "chief_td": ("chief arbiter", "hauptschiedsrichter"),
    "assistant_tds": ("deputy chief arbiter", "arbiter", "schiedsrichter"),
    "time_control": (
        "time control",
        "time control (standard)",
        "time control (rapid)",
        "time control (blitz)",
        "bedenkzeit",
    ),
}
_ROUNDS = ("number of rounds", "rundenanzahl")
_FIELD_OF = {header: name for name, headers in _COLUMNS.items() for header in headers}
_NOT_PAIRED = {"0": Cell("-0")}
"""A plain 0, in a round that is not finished, stands for one who was not paired."""
_IN_A_CELL = re.compile(r"([^:]{3,40}?) ?: ?(.+)")
_NO_CROSSTABLE = (
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
        grids: Sequence[Grid] = excel.read_grids(content)
        title = next((text for grid in grids if (text := _title_below_the_site(grid))), "")
        lines: Sequence[str] = [
            cell.text for grid in grids for row in grid.rows for cell in row.cells
        ]
    else:
        page = read_page(content)
        grids, lines = page.tables, page.lines
        title = next((text for text in page.headings if not _HEADING.search(text)), "")
    return _event(title or named_after(name), grids, lines)


def _title_below_the_site(grid: Grid) -> str:
    """The second line, where the first says that the list is from the site."""
    filled = [row.cell(0).text for row in grid.rows[:5] if not row.empty]
    return filled[1] if len(filled) > 1 and _SITE in filled[0].casefold() else ""


def _event(title: str, grids: Sequence[Grid], lines: Sequence[str]) -> Event:
    tables = [table for grid in grids if (table := _find_table(grid)) is not None]
    if not tables:
        raise TieBreakError(_NO_CROSSTABLE)
    details = dict(_details(grids))
    fields: dict[str, Any] = {name: details[name] for name in _DETAILS if name in details}
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
            notation="grid" if table.is_roundrobin else _SITE,
        )
        section = read_section(table.as_crosstable(notes), settings)
        if section is not None:
            sections.append(_with_what_only_the_site_has(section, table))
    if not sections:
        raise TieBreakError(_NO_CROSSTABLE)
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
            label = _tidy(texts[0].rstrip(": "))
            if label in _ROUNDS:
                yield "rounds", texts[1]
            for name, labels in _DETAILS.items():
                if label in labels:
                    yield name, texts[1]


def _annotations(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """What TB1, TB2 … are: ``Tie Break1: Buchholz Cut 1``."""
    for line in lines:
        if found := _ANNOTATION.fullmatch(line):
            yield int(found[1]), found[2]


@dataclass(frozen=True)
class Table:
    """A crosstable: its grid, the header's place in it and the columns, counted from 0.

    ``key`` is the column of the numbers that opponents are named by: ``No.`` in the crosstable
    by starting rank, ``Rk.`` in that by ranking. ``rounds`` holds each round's column, or each
    opponent's where ``is_roundrobin``; ``tie_breaks`` the columns TB1, TB2 … by number.
    """

    grid: Grid
    header: int
    key: int
    fields: Mapping[str, int]
    rounds: Mapping[int, int]
    is_roundrobin: bool
    rank: int | None = None
    tie_breaks: Mapping[int, int] = field(default_factory=dict)

    def as_crosstable(self, notes: Mapping[int, str]) -> Grid:
        """The players' rows under the headers that a plain table has, at the same places.

        Tie-breaks are headed by what ``notes`` says they are; what only this site has is left
        out, see :meth:`title_of`, :meth:`text` and :meth:`place_of`.
        """
        titles = {self.key: "No."}
        for name in ("Name", "ID", "Rating", "Club", "Score"):
            if name in self.fields:
                titles[self.fields[name]] = name
        prefix = "" if self.is_roundrobin else "R"
        titles.update((column, f"{prefix}{number}") for number, column in self.rounds.items())
        for number, column in self.tie_breaks.items():
            note = notes.get(number)
            titles[column] = f"TB{number}: {note}" if note else f"TB{number}"
        head = self.grid.rows[self.header]
        header = Row(
            head.number,
            [Cell(titles.get(column, "")) for column in range(len(head.cells))],
        )
        return replace(self.grid, rows=[header, *(self._plain(row, titles) for row in self._rows)])

    @property
    def _rows(self) -> Iterator[Row]:
        """The players' rows: those below the header that have a name."""
        name = self.fields["Name"]
        header = self.grid.rows[self.header].cell(name).text
        for row in self.grid.rows[self.header + 1 :]:
            if row.cell(name).text not in ("", header):
                yield row

    def _plain(self, row: Row, titles: Mapping[int, str]) -> Row:
        cells = [cell if column in titles else EMPTY for column, cell in enumerate(row.cells)]
        if not self.is_roundrobin:
            for column in self.rounds.values():
                cell = row.cell(column)
                if column < len(cells):
                    cells[column] = _NOT_PAIRED.get(cell.text, cell)
        return Row(row.number, cells)

    def text(self, row: Row, name: str) -> str:
        """The text under ``"Federation"`` …; empty where there is no such column."""
        return row.cell(self.fields.get(name)).text

    def title_of(self, row: Row) -> str:
        """The player's title, whose column has no header."""
        return next((cell.text for cell in row.cells if cell.text in _TITLES), "")

    def place_of(self, row: Row) -> int | None:
        """The player's place under ``Rk.``, where it is a number."""
        text = row.cell(self.rank).text.rstrip(".")
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else None


def _find_table(grid: Grid) -> Table | None:
    """The first crosstable of a sheet or page; nothing where it has none."""
    for place, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS]):
        table = _table(grid, place, row)
        if table is not None:
            return table
    return None


def _table(grid: Grid, place: int, row: Row) -> Table | None:
    fields: dict[str, int] = {}
    rounds: dict[int, int] = {}
    opponents: dict[int, int] = {}
    tie_breaks: dict[int, int] = {}
    keys = []
    rank = None
    for column, cell in enumerate(row.cells):
        text = _tidy(cell.text)
        if text in _NUMBER or text in _RANK:
            keys.append(column)
            rank = column if text in _RANK else rank
        elif text in _FIELD_OF:
            fields.setdefault(_FIELD_OF[text], column)
        elif found := _ROUND.fullmatch(text):
            rounds[int(found[1])] = column
        elif found := _TIE_BREAK.fullmatch(text):
            tie_breaks[int(found[1])] = column
        elif text == str(len(opponents) + 1):
            opponents[len(opponents) + 1] = column
    if not keys or "Name" not in fields or not (rounds or len(opponents) > 1):
        return None
    if "Score" not in fields and 1 in tie_breaks:
        fields["Score"] = tie_breaks.pop(1)  # the points are the first criterion then
    if "Rating" not in fields and "National rating" in fields:
        fields["Rating"] = fields["National rating"]
    return Table(
        grid=grid,
        header=place,
        key=keys[0],
        fields=fields,
        rounds=rounds or opponents,
        is_roundrobin=not rounds,
        rank=rank,
        tie_breaks=tie_breaks,
    )


def _tidy(header: str) -> str:
    """A header as the names above are written: ``pts`` for ``Pts. ``."""
    return header.strip().rstrip(".").strip().casefold()

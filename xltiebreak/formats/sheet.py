"""A program's file as a club's table: its reader finds the cells, and :mod:`xltiebreak.tables`
judges them as it does a club's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from xltiebreak.event.findings import Finding, NoCrosstable, Origin
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.kinds import refuse_what_is_too_large
from xltiebreak.tables.cells import Cell, Row, number_in
from xltiebreak.tables.events import read_section
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Columns
from xltiebreak.tables.labels import Settings
from xltiebreak.tables.vocabulary import WHOLE

BESIDE = {title: title.lower() for title in ("Title", "Federation", "Sex", "Birth")}
"""Columns that only these files have, with what a player calls what stands there."""


class Sheet(NamedTuple):
    """One section: a table with our headers, and its settings.

    ``said`` are fields of the origin, ``faults`` what the reader itself found.
    """

    grid: Grid
    settings: Settings
    said: Mapping[str, Any] = MappingProxyType({})
    faults: Sequence[Finding] = ()


@dataclass(frozen=True, eq=False)
class Records(Grid):
    """Records of players, numbered by their place, which stand in no line that a person sees: a
    cell is called ``Open!player 7, round 3``."""

    def address(self, row: Row, column: int, header: str = "") -> str:
        """Return what a cell is called."""
        if header == "No.":
            return f"{self.sheet}!player at place {row.number}"
        round = f", round {header[1:]}" if header[1:].isdecimal() else ""
        return f"{self.sheet}!player {number_in(row.cell(0).text)}{round}"


def headed(grid: Grid, own: Sequence[str], rounds: int, further: Sequence[str] = ()) -> Grid:
    """Return rows of our ``own`` fields, of rounds and of ``further`` columns as a table.

    Raises:
        TieBreakError: there are more players or rounds than in any event.
    """
    refuse_what_is_too_large(len(grid.rows), rounds)
    heads = [*map(Cell, (*own, *(f"R{round}" for round in range(1, rounds + 1)), *further))]
    parts = {round: {WHOLE: len(own) + round - 1} for round in range(1, rounds + 1)}
    fields = {title: column for column, title in enumerate(own)}
    columns = Columns(0, fields, parts, top=0, heads=heads)
    return replace(grid, rows=[Row(0, heads), *grid.rows], typed=False, columns=columns)


def event_of(title: str, sheets: Sequence[Sheet], nothing: str, **fields: Any) -> Event:
    """Return the event of these tables; sections without a name are numbered.

    Raises:
        NoCrosstable: there is no table; the message is ``nothing``.
    """
    sections = [
        section
        for k, sheet in enumerate(sheets, start=1)
        if (section := _section(sheet, f"Section {k}" if len(sheets) > 1 else "Open"))
    ]
    if not sections:
        raise NoCrosstable(nothing)
    return Event(name=title, sections=tuple(sections), **fields)


def _section(sheet: Sheet, usual: str) -> Section | None:
    settings = sheet.settings._replace(name=sheet.settings.name or usual)
    section = read_section(sheet.grid, settings)
    if section is None:
        return None
    fields = sheet.grid.columns.fields if sheet.grid.columns else {}
    beside: Mapping[int, Mapping[str, Any]] = {
        row.number: {own: row.cell(fields.get(title)).text for title, own in BESIDE.items()}
        for row in sheet.grid.rows
    }
    players = (
        replace(player, **beside[row]) for player, row in zip(section.players, section.origin.rows)
    )
    origin = section.origin
    if isinstance(sheet.grid, Records):
        origin = Origin(sheet.grid.sheet, texts=origin.texts)
    return replace(
        section,
        players=tuple(players),
        origin=origin._replace(**sheet.said),
        faults=(*sheet.faults, *section.faults),
    )

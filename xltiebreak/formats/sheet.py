"""A program's file as a club's table: its reader finds the cells, and :mod:`xltiebreak.tables`
judges them as it does a club's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from xltiebreak.event.figures import points
from xltiebreak.event.findings import Finding, NoCrosstable, Origin
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS, Event, Section
from xltiebreak.tables.cells import Cell, Row, number_in
from xltiebreak.tables.events import read_section
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Columns
from xltiebreak.tables.settings import Settings

FIELDS = ("No.", "Name", "ID", "Rating", "Team")
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


def headed(
    grid: Grid, rounds: int, further: Sequence[str] = (), own: Sequence[str] = FIELDS
) -> Grid:
    """Return rows of our ``own`` fields, of rounds and of ``further`` columns as a table."""
    titles = [*own, *(f"R{round}" for round in range(1, rounds + 1)), *further]
    heads = [Cell(title) for title in titles]
    places = {round: len(own) + round - 1 for round in range(1, rounds + 1)}
    fields = {title: column for column, title in enumerate(own)}
    columns = Columns(0, fields, places, top=0, heads=heads)
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
    settings = replace(sheet.settings, name=sheet.settings.name or usual)
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
        origin=replace(origin, **sheet.said),
        faults=(*sheet.faults, *section.faults),
    )


def match_cell(opponent: str, made: str, typed: str, *, is_forfeit: bool = False) -> Cell:
    """Return a team's match in US letters: the opponent alone, since the points of both teams tell
    how it ended; of a forfeit the letter, by the points that the team ``made``."""
    if not is_forfeit:
        return Cell(f"{opponent}?", typed=typed)
    return Cell(f"{'X' if made.strip('0.,') else 'F'}{opponent}", typed=typed)


def placed_by(teams: Iterable[tuple[str, Iterable[str]]]) -> str:
    """Return whether the teams' printed scores are game points or match points: game points if each
    is the sum of those made in its matches."""
    try:
        by_games = all(points(score) == sum(map(points, made)) for score, made in teams)
    except ValueError:
        by_games = False
    return BY_GAME_POINTS if by_games else BY_MATCH_POINTS

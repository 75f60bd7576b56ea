"""Workbooks as the tests write them and look at them; those of team events are written once."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from openpyxl import load_workbook
from openpyxl.utils.cell import range_boundaries

from tests.libreoffice.office import the_office
from tests.make.crosstables import grid, section
from tests.make.files import empty_team_event, read_workbook, write_workbook
from tests.make.made_up_teams import school_event
from xltiebreak import Event

NOWHERE = section().origin
FOUR_EQUAL = (1.0, 1.0, 1.0, 1.0)
TEAM_EVENTS = {
    "eight weighted boards": school_event(6, 5),
    "a bye in each round": school_event(7, 5, FOUR_EQUAL, seed=3, order="usat"),
    "no line-ups": school_event(9, 6, FOUR_EQUAL, seed=3, lineups=False, order="usat"),
    "three rounds to come": replace(
        school_event(6, 4, FOUR_EQUAL, seed=4),
        sections=(replace(school_event(6, 4, FOUR_EQUAL, seed=4).sections[0], scheduled_rounds=7),),
    ),
}


@lru_cache
def four_teams(route: str) -> bytes:
    """An empty workbook of four teams and three rounds of two boards, worth 2 and 1."""
    return write_workbook(empty_team_event(4, 3, 2, (2.0, 1.0)), route=route, with_boards=True)


@lru_cache
def written(name: str, route: str) -> bytes:
    return write_workbook(TEAM_EVENTS[name], route=route)


def event(*cells: str, **fields: Any) -> Event:
    """One section with a row of US letters for each player."""
    return Event("Club night", (section(*cells, kind=""),), **fields)


def double() -> Event:
    """A double round-robin of three players."""
    made = grid("* * 1 ½ 0 1 / 0 ½ * * ½ 1 / 1 0 ½ 0 * *")
    return Event("Winter double", (replace(made, name="Final", order="SB, H2H"),))


def of_results(event: Event) -> Event:
    """The event without what only a file has: cells and printed scores."""
    sections = (
        replace(
            one,
            origin=NOWHERE,
            players=tuple(replace(player, printed_score=None) for player in one.players),
        )
        for one in event.sections
    )
    return replace(event, sections=tuple(sections))


def read_back(event: Event, route: str = "plain") -> Event:
    """The event as it is read again, without what only a file has."""
    return of_results(read_workbook(write_workbook(event, route=route), "event.xlsx"))


@lru_cache(maxsize=16)
def worked_out(content: bytes) -> bytes:
    """The workbook as LibreOffice stores it, which works its formulas out."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "given.xlsx"), Path(folder, "worked out.xlsx")
        given.write_bytes(content)
        return the_office().converted(given, made).read_bytes()


def sheets(content: bytes, *, values: bool = False, stored: bool = False) -> Any:
    """The workbook as openpyxl reads it: formulas, or the values that LibreOffice gives them, or
    those that are stored with them."""
    content = worked_out(content) if values else content
    return load_workbook(io.BytesIO(content), data_only=values or stored)


def stored(content: bytes, sheet: str, reference: str) -> list[list[Any]]:
    """The values of a range, worked out; an empty cell and an empty text are the same."""
    left, top, right, bottom = range_boundaries(reference)
    rows = sheets(content, values=True)[sheet].iter_rows(top, bottom, left, right, values_only=True)
    return [["" if value is None else value for value in row] for row in rows]


def formulas(content: bytes) -> Iterator[tuple[Any, str]]:
    """The cells with a formula, each with its text."""
    for sheet in sheets(content):
        for row in sheet.iter_rows():
            for cell in row:
                if cell.data_type == "f":
                    yield cell, str(getattr(cell.value, "text", cell.value))

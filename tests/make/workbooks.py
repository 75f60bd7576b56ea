"""Workbooks of events, and new ones into which events are typed as people type them."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import openpyxl

from tests.make.files import empty_roundrobin, empty_swiss, empty_team_event, write_workbook
from tests.make.kinds import Made, crosstable_of, matches_of
from tests.make.typed_events import Block, Typed
from xltiebreak import Event

HEAD = 4
"""The row of the headers of every table."""

Entry = tuple[str, int, int, Any]
"""A sheet, row and column from 1, and what is typed there."""


def sheets_of(one: Made) -> dict[str, Block]:
    """Return what is typed of an event of one section on the sheets that ours have for its kind."""
    if not one.sections:
        return {**one.sheets}
    [section] = one.sections
    if not section.points:
        return {**one.sheets, "Crosstable": crosstable_of(with_columns_for_games(section))}
    return {
        "Event": one.sheets["Event"],
        "Teams": [["No.", "Team"], *([k, name] for k, [name] in enumerate(section.names, start=1))],
        "Matches": matches_of(section),
    }


def with_columns_for_games(section: Typed) -> Typed:
    """Return the section of a grid with a column for each of two games."""
    cells = [cell for row in section.results for cell in row if cell]
    if not section.grid or sum(" " in cell for cell in cells) <= len(cells) / 2:
        return section
    rows = [[game for cell in row for game in both(cell)] for row in section.results]
    return replace(section, results=rows)


def both(cell: str) -> list[str]:
    return [*cell.split(), "", ""][:2]


def shape(one: Made) -> str:
    """Return what events have in common that can be sections of one workbook."""
    grid = one.sections and one.sections[0].grid
    return "teams" if "Matches" in sheets_of(one) else "grid" if grid else "rounds"


@cache
def new(made: tuple[Made, ...], route: str) -> bytes:
    """Return a new workbook with a section for each event; all of them are of one shape."""
    sections = [replace(_empty(one), name=f"S{k}" if k else "Open") for k, one in enumerate(made)]
    return write_workbook(Event("", tuple(sections)), route=route)


def _empty(one: Made) -> Any:
    sheets = sheets_of(one)
    if "Matches" in sheets:
        labels = {label: text for label, text, *_ in sheets["Event"]}
        weights = [float(text) for text in str(labels.get("Board weights", "")).split()]
        rounds = labels.get("Rounds") or max(row[0] for row in sheets["Matches"][1:])
        size = len(sheets["Teams"]) - 1, rounds, labels["Boards"]
        return empty_team_event(*size, tuple(weights) or None).sections[0]
    [section] = one.sections
    section = with_columns_for_games(section)
    rounds, rows = len(section.results[0]), len(section.results)
    if section.grid:
        return empty_roundrobin(rows, double=rounds > rows).sections[0]
    return empty_swiss(rows, rounds).sections[0]


def entries(content: bytes, made: Sequence[Made]) -> Iterator[Entry]:
    """Yield where the cells of the events stand in such a workbook; nothing empties a cell."""
    book: Any = openpyxl.load_workbook(io.BytesIO(content))
    labels = {row[0].value: row[0].row for row in book["Event"].iter_rows(max_col=1)}
    for k, one in enumerate(made):
        typed = sheets_of(one)
        stated = {label: text for label, text, *_ in typed.pop("Event")[1:]}
        for label, row in labels.items():
            if label in stated or label in ("Kind", "Rounds"):
                yield "Event", row, 2 + k, stated.get(label)
        for name, (heads, *rows) in typed.items():
            sheet = book[f"{name} S{k}" if k else name]
            columns = _columns([cell.value for cell in sheet[HEAD]], heads)
            for row, cells in enumerate(rows, start=HEAD + 1):
                for column, value in zip(columns, cells):
                    yield sheet.title, row, column, value if value != "" else None


def _columns(heads: Sequence[Any], wanted: Sequence[Any]) -> list[int]:
    """Return the column of each header; a header that stands there twice has two."""
    left = [*map(str, heads)]
    columns = []
    for head in map(str, wanted):
        columns.append(left.index(head) + 1)
        left[columns[-1] - 1] = ""
    return columns


def typed_in(made: Sequence[Made]) -> bytes:
    """Return a new workbook into which another program typed these events, cell by cell; its pages
    of standings are last: behind what they look at LibreOffice works them out in half the time."""
    content = new(tuple(made), "plain")
    book: Any = openpyxl.load_workbook(io.BytesIO(content))
    for sheet, row, column, value in entries(content, made):
        book[sheet].cell(row, column).value = value
    book._sheets.sort(key=lambda sheet: sheet.title.startswith("Standings"))
    return saved(book)


def saved(book: Any) -> bytes:
    """Return the file of a workbook that openpyxl has open."""
    output = io.BytesIO()
    book.save(output)
    return output.getvalue()

"""The workbook open in Excel is read as its file is: the same event, or the same words."""

from __future__ import annotations

import asyncio
import datetime
import io
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
import xlsxwriter

from tests.command import ROOT
from tests.excel.lite_book import opened
from tests.excel.workbooks import four_teams
from tests.make.half_typed import half_typed, respelled, section_of, with_a_slip
from xltiebreak import Event, TieBreakError
from xltiebreak.excel import (
    empty_team_event,
    read_book_of_lite,
    read_workbook,
    write_workbook,
)

BOOKS = [*sorted((ROOT / "examples").rglob("*.xlsx")), ROOT / "templates" / "roundrobin-lite.xlsx"]


def outcome(read: Callable[[], Event]) -> Event | str:
    """What is read, or the words with which it is refused."""
    try:
        return read()
    except TieBreakError as error:
        return str(error)


def in_lite(content: bytes) -> Event | str:
    """What a script of xlwings Lite reads of an open workbook."""
    with opened(content) as (book, _):
        return outcome(lambda: asyncio.run(read_book_of_lite(book)))


def read_alike(content: bytes) -> Event | str:
    """What is read of a workbook's file, and in xlwings Lite as well."""
    of_the_file = outcome(lambda: read_workbook(content, "event.xlsx"))
    assert in_lite(content) == of_the_file
    return of_the_file


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.name)
@pytest.mark.slow
def test_every_workbook_of_ours_is_read_as_its_file(path: Path) -> None:
    assert isinstance(read_alike(path.read_bytes()), Event)


@pytest.mark.slow
def test_a_classic_workbook_of_teams_is_read_as_its_file() -> None:
    assert isinstance(read_alike(write_workbook(empty_team_event(), route="classic")), Event)


def typed_by_hand(*tables: Sequence[Sequence[Any]], make: Any = None) -> bytes:
    """A plain workbook with a crosstable on each sheet; ``make`` does something to the last."""
    file = io.BytesIO()
    with xlsxwriter.Workbook(file, {"strings_to_formulas": False}) as book:
        for number, table in enumerate(tables, start=1):
            sheet = book.add_worksheet(f"Crosstable {number}")
            for row, line in enumerate(table):
                sheet.write_row(row, 0, line)
        if make:
            make(book, sheet)
    return file.getvalue()


def rows_of(cells: Sequence[Sequence[str]], drawing: Random) -> list[list[Any]]:
    """A crosstable as somebody types it: numbers as numbers or as text, ratings here and there."""
    header = ["No.", "Name", "Rating", *(f"R{k}" for k in range(1, len(cells[0]) + 1))]
    lines: list[list[Any]] = [header]
    for number, row in enumerate(cells, start=1):
        shown = number if drawing.random() < 0.95 else str(number)
        lines.append([shown, f"Entrant {number}", drawing.choice([1500, "1500", ""]), *row])
    return lines


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_what_somebody_types_is_read_as_its_file(seed: int) -> None:
    drawing = Random(seed)
    tables = []
    for part in range(drawing.choice([1, 1, 2])):
        cells = half_typed(seed + 100 * part, drawing.randint(2, 14), drawing.randint(1, 7))
        cells = with_a_slip(cells, seed) if seed % 3 == 1 else cells
        tables.append(rows_of(respelled(cells, seed), drawing))
    read_alike(typed_by_hand(*tables))


@pytest.mark.parametrize("route", ["plain", "lite"])
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.slow
def test_a_half_typed_workbook_of_ours_is_read_as_its_file(seed: int, route: str) -> None:
    cells = half_typed(seed, 9, 5)
    event = Event("Half typed", (section_of(cells, "Open", 5, seed),))
    assert isinstance(read_alike(write_workbook(event, route=route)), Event)


@pytest.mark.slow
def test_a_team_event_is_read_as_its_file() -> None:
    event = read_alike(four_teams("lite"))
    assert isinstance(event, Event)
    assert event.sections[0].matches


EVENT = [
    ["No.", "Name", "R1", "R2"],
    [1, "Abel", "W2", "D3"],
    [2, "Bea", "L1", "W4"],
    [3, "Cy", "W4", "D1"],
    [4, "Di", "L3", "L2"],
]


def _dates(code: str) -> Callable[[Any, Any], None]:
    def make(book: Any, sheet: Any) -> None:
        style = book.add_format({"num_format": code})
        sheet.write_datetime("C2", datetime.datetime(2026, 1, 2), style)
        sheet.write_number("D4", 1, style)

    return make


def _formulas(book: Any, sheet: Any) -> None:
    sheet.write_formula("C2", "=W2", None, "#NAME?")
    sheet.write_formula("D2", '=""', None, "")
    sheet.write_formula("C3", '="L"&1', None, "L1")
    sheet.write_formula("D5", "=-W2", None, "#VALUE!")
    sheet.write_formula("A5", "=3+1", None, 4)
    sheet.write_string("E5", "=W1")


def _merged(book: Any, sheet: Any) -> None:
    sheet.merge_range("C2:D2", "W2")
    sheet.merge_range("B4:B5", "Cy and Di")
    sheet.merge_range("A8:D9", "A note below")


def _hidden(book: Any, sheet: Any) -> None:
    sheet.set_row(2, options={"hidden": True})
    sheet.set_column("D:D", options={"hidden": True})
    book.add_worksheet("Notes").hide()
    book.add_worksheet("Blank")


HOSTILE = {
    **{
        f"dates shown as {code}": _dates(code)
        for code in ("d-mmm", "m/d/yyyy", "[$-409]d\\-mmm", "h:mm", "[Red]0.0", '0 "days"', "m/d")
    },
    "formulas": _formulas,
    "merged cells": _merged,
    "hidden rows, columns and sheets": _hidden,
    "numbers as text": lambda book, sheet: sheet.write_row("A3", ["2", "Bea", 1, 0.5]),
    "true and false": lambda book, sheet: sheet.write_row("C3", [True, False]),
    "errors": lambda book, sheet: sheet.write_row("C3", ["#N/A", "#SPILL!"]),
    "figures": lambda book, sheet: sheet.write_row("E1", ["Score", 0.1 + 0.2, 1e300, -3, 46024]),
    "far to the right": lambda book, sheet: sheet.write("XFD9", "W1"),
    "spaces and marks": lambda book, sheet: sheet.write_row("C2", [" ", "\u202eW2", "W\n2"]),
    "an own name": lambda book, sheet: book.define_name("Results", "='Crosstable 1'!$C$2:$D$5"),
    "a name of a sheet": lambda book, sheet: book.define_name("'Crosstable 1'!Order", "=$A$1"),
    "a lost name": lambda book, sheet: book.define_name("Results", "=#REF!"),
}


@pytest.mark.slow
@pytest.mark.parametrize("make", HOSTILE.values(), ids=HOSTILE.keys())
def test_what_excel_makes_of_cells_is_read_as_in_the_file(make: Any) -> None:
    read_alike(typed_by_hand(EVENT, make=make))


def test_a_date_made_of_a_result_is_told_although_lite_gives_a_number() -> None:
    event = in_lite(typed_by_hand(EVENT, make=_dates("d-mmm")))
    assert isinstance(event, Event)
    faults = [(fault.code, fault.where) for fault in event.sections[0].faults]
    assert faults == [("date-cell", "Crosstable 1!C2"), ("date-cell", "Crosstable 1!D4")]


def test_a_workbook_with_too_many_cells_is_refused() -> None:
    with opened(typed_by_hand(EVENT)) as (book, client):
        client.sheets["Crosstable 1"].formats[9000, 400] = "@"
        refused = outcome(lambda: asyncio.run(read_book_of_lite(book)))
    assert "more than 3,000,000 cells" in str(refused)

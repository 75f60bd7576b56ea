"""The sentences that the sheets say above their tables: how they can be read, where they lead."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from types import ModuleType

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from examples.build import bham
from tests.excel.recalculation import Recalculated
from tests.excel.team_events import team_event
from tests.nightly import crossed
from xltiebreak.excel import (
    empty_roundrobin,
    empty_swiss,
    empty_team_event,
    shape_rules,
    write_workbook,
)
from xltiebreak.excel.cells import live, next_step, notices, team_live
from xltiebreak.excel.cells.layout import section_row
from xltiebreak.excel.plain import grid, result_cells, rounds, teams
from xltiebreak.excel.plain.typed_order import WHAT_IS_KNOWN
from xltiebreak.excel.sheets.styles import LONGEST_SENTENCE
from xltiebreak.tables import sheets as tables_sheets

pytestmark = pytest.mark.slow  # each writes workbooks

KINDS = {
    "swiss": empty_swiss(6, 3),
    "roundrobin": empty_roundrobin(5),
    "double": empty_roundrobin(4, double=True),
    "team": empty_team_event(4, 3, 2),
}


@cache
def written(kind: str, route: str) -> Workbook:
    return load_workbook(io.BytesIO(write_workbook(KINDS[kind], route=route)))


LEADS_AWAY = re.compile(
    r"xltiebreak (?!\d)|\bcommands?\b|\bpip\b|\bpy -m\b|add-in install", re.IGNORECASE
)
"""Words about what somebody who has only a spreadsheet cannot do; a figure is the version."""


@pytest.mark.parametrize("kind", [*KINDS, "games"])
def test_no_sheet_of_the_plain_workbook_leads_to_a_command(kind: str) -> None:
    if kind == "games":
        content = write_workbook(KINDS["swiss"], route="plain", of_games=True)
        book = load_workbook(io.BytesIO(content))
    else:
        book = written(kind, "plain")
    cells = [cell for sheet in book.worksheets for row in sheet.iter_rows() for cell in row]
    texts = [(cell.parent.title, cell.coordinate, cell.value) for cell in cells]
    notes = [
        (sheet.title, str(box.sqref), f"{box.prompt} {box.error}")
        for sheet in book.worksheets
        for box in sheet.data_validations.dataValidation
    ]
    assert [text for text in (*texts, *notes) if LEADS_AWAY.search(str(text[2]))] == []
    help_texts = " ".join(str(text) for sheet, _, text in texts if sheet == "Help")
    assert help_texts.count("one workbook a section") == 1


def test_the_last_step_of_the_plain_workbook_is_the_print() -> None:
    swiss = replace(bham(), sections=(replace(bham().sections[0], order="uschess"),))
    for event, sheet in ((swiss, "Crosstable"), (team_event(4, 3), "Matches")):
        book = load_workbook(io.BytesIO(write_workbook(event, route="plain")), data_only=True)
        line = book[sheet]["A1"].value
        assert line.endswith("the last one. Next: check the colours, then print Standings.")
    book = load_workbook(io.BytesIO(write_workbook(bham(), route="plain")), data_only=True)
    assert book["Crosstable"]["A1"].value.endswith(
        "the last one. Event!B19: The tie-break order bham is not worked out by these formulas."
        + WHAT_IS_KNOWN
    )


SENTENCES = {
    **dict.fromkeys(("Crosstable", "Teams", "Matches", "Players", "Boards", "Prizes"), ("A1",)),
    "Arithmetic": ("A1",),
    "Standings": ("A1", "A3"),
    "Worksheet": ("A1", "B6"),
    "Tie-breaks": ("A1", "B6"),
    "Checks": ("A1", "A3", "A4"),
    "Verify": ("A1", "A3"),
}
LETTERS_IN_A_LINE = 1.05
"""For each of the widths of a column, in Calibri 11, where a line ends with a whole word."""


@pytest.mark.parametrize(
    ("kind", "route"), crossed(KINDS, ["plain", "lite", "classic", "libreoffice"])
)
def test_every_sentence_is_whole_over_the_width_of_its_table(kind: str, route: str) -> None:
    book = written(kind, route)
    wrong = []
    for sheet in book.worksheets:
        cells = SENTENCES.get(sheet.title, ())
        if sheet.title == "Worksheet" and kind == "team":
            cells = ("A1",)  # all plain formulas, with a box for each thing that they say
        for cell in cells:
            wrong += [(sheet.title, cell, *fault) for fault in _faults(sheet, cell)]
    assert wrong == []


def _faults(sheet: Worksheet, at: str) -> Iterator[tuple[object, ...]]:
    cell = sheet[at]
    if cell.alignment.horizontal != "left" or not cell.alignment.wrap_text:
        yield ("alignment", cell.alignment.horizontal)
    merged = [cells_merged for cells_merged in sheet.merged_cells.ranges if at in cells_merged]
    if not merged:
        yield ("not merged",)
        return
    right = merged[0].max_col
    printed = str(sheet.print_area).split(":")[-1].replace("$", "").split("!")[-1]
    if right < sheet[printed].column:
        yield ("narrower than the table", right, printed)
    columns = range(cell.column, right + 1)
    width = sum(_width(sheet, column) for column in columns)
    lines = int((sheet.row_dimensions[cell.row].height or 15) / (cell.font.size * 1.25))
    room = lines * width * LETTERS_IN_A_LINE * 11 / cell.font.size
    if room < LONGEST_SENTENCE:
        yield ("too small", lines, width, room)


def _width(sheet: Worksheet, column: int) -> float:
    for dimension in sheet.column_dimensions.values():
        if dimension.min and dimension.min <= column <= dimension.max:
            return 0 if dimension.hidden else dimension.width
    assert get_column_letter(column) not in sheet.column_dimensions
    return 8.43


def _sentences(module: ModuleType) -> Iterator[str]:
    for name, value in vars(module).items():
        texts = value.values() if isinstance(value, dict) else [value]
        if not name.startswith("__"):
            yield from (text for text in texts if isinstance(text, str))


def test_no_sentence_is_longer_than_there_is_room() -> None:
    modules = (shape_rules, notices, live, team_live, next_step, tables_sheets)
    modules += (rounds, result_cells, grid, teams)
    longest = max((text for module in modules for text in _sentences(module)), key=len)
    address = len("AB1004: ") if longest in vars(shape_rules).values() else 0
    assert len(longest) + address <= LONGEST_SENTENCE, longest


ORDER = section_row("order") + 1


@pytest.mark.parametrize("route", ["plain", "lite"])
@pytest.mark.parametrize("text", ["W99", "W1"])
def test_what_holds_everything_up_stands_over_the_tables(route: str, text: str) -> None:
    book = Recalculated(write_workbook(bham(), route=route))
    if route == "plain":
        book.type("Event", ORDER, 2, "uschess")
    book.recalculate()
    assert str(book.value("Standings", 3, 1)).endswith("after 4 of 4 rounds")
    book.type("Crosstable", 6, 6, text)
    book.recalculate()
    held = book.value("Standings", 5, 1)
    assert held
    assert book.value("Standings", 3, 1) == held
    if route == "lite":
        assert book.value("Worksheet", 6, 2) == book.value("Worksheet", 8, 1) == held


def test_an_order_that_the_formulas_do_not_know_is_said_over_the_page() -> None:
    book = Recalculated(write_workbook(bham(), route="plain"))
    long = "whatever the committee has thought of since the spring"
    for order, unknown in (("KASH, DE", "DE"), (f"MM, {long}", long[:40]), ("x" * 900, "x" * 40)):
        book.type("Event", ORDER, 2, order)
        book.recalculate()
        sentence = f"Event!B{ORDER}: The tie-break {unknown} in the order is not worked out by "
        sentence += f"these formulas.{WHAT_IS_KNOWN}"
        assert book.value("Standings", 3, 1) == sentence

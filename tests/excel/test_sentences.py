"""The sentences that the sheets say above their tables: how they can be read, where they lead."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.utils import get_column_letter
from openpyxl.utils.cell import coordinate_to_tuple
from openpyxl.worksheet.worksheet import Worksheet

from examples.build import bham
from tests.excel.longest_texts import LINE, Texts, lines_of
from tests.excel.workbooks import parts, sheets
from tests.make.places import section_row
from tests.make.recalculation import Recalculated
from tests.make.school_events import team_event
from tests.nightly import by_day
from xltiebreak import Event
from xltiebreak.excel import (
    empty_roundrobin,
    empty_swiss,
    empty_team_event,
    write_workbook,
)
from xltiebreak.excel.plain.swiss import WHAT_IS_KNOWN
from xltiebreak.excel.sheets.event_sheet import WHO_IS_PAID

pytestmark = pytest.mark.slow  # each writes workbooks

LONG_NAMES = ("Under Fourteen Hundred", "Under Eight Hundred, Reserves")
KINDS = {
    "swiss": empty_swiss(6, 3),
    "roundrobin": empty_roundrobin(5),
    "double": empty_roundrobin(4, double=True),
    "quad": empty_roundrobin(3),
    "team": empty_team_event(4, 3, 2),
    "games": empty_swiss(6, 3),
    "sections": Event(
        "Club", tuple(replace(empty_swiss(4, 2).sections[0], name=name) for name in LONG_NAMES)
    ),
}


@cache
def content_of(kind: str, route: str) -> bytes:
    of_games, with_prizes = kind == "games", kind != "swiss"
    return write_workbook(KINDS[kind], route=route, of_games=of_games, with_prizes=with_prizes)


@cache
def written(kind: str, route: str) -> Workbook:
    return load_workbook(io.BytesIO(content_of(kind, route)))


LEADS_AWAY = re.compile(
    r"xltiebreak (?!\d)|\bcommands?\b|\bpip\b|\bpy -m\b|add-in install|\bpython|\bterminal\b",
    re.IGNORECASE,
)
"""Words about what somebody who has only a spreadsheet cannot do; a figure is the version."""


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_in_the_plain_workbook_leads_to_a_command(kind: str) -> None:
    """Cells, formulas, notes, messages of boxes, the drawn box, footers and properties alike, but
    for the one sentence on who is paid."""
    texts = {
        name: part.decode("utf-8").replace(WHO_IS_PAID, "")
        for name, part in parts(content_of(kind, "plain")).items()
    }
    assert [name for name, text in texts.items() if LEADS_AWAY.search(text)] == []
    assert "How to use this workbook" in texts["xl/drawings/drawing1.xml"]
    assert 'promptTitle="Tie-break order"' in texts["xl/worksheets/sheet1.xml"]
    assert texts["xl/sharedStrings.xml"].count("one workbook a section") >= 1


def test_the_last_step_of_the_plain_workbook_is_the_print() -> None:
    swiss = replace(bham(), sections=(replace(bham().sections[0], order="uschess"),))
    for event, sheet in ((swiss, "Crosstable"), (team_event(4, 3), "Matches")):
        book = sheets(write_workbook(event, route="plain"), values=True)
        line = book[sheet]["A1"].value
        assert line.endswith("the last one. Next: check the colors, then print Standings.")
    book = sheets(write_workbook(bham(), route="plain"), values=True)
    stops = "Event!B19: The tie-break order bham is not worked out by these formulas."
    line = book["Crosstable"]["A1"].value
    assert line == f"{stops}{WHAT_IS_KNOWN} Round 4 is in, the last one."


PADDING = 6
"""Points beside the text of a cell, and of its borders."""

SENTENCES = {
    **dict.fromkeys(
        ("Crosstable", "Games", "Teams", "Matches", "Players", "Boards", "Prizes"), ("A1",)
    ),
    "Arithmetic": ("A1",),
    "Standings": ("A1", "A3"),
    "Worksheet": ("A1", "B6"),
    "Tie-breaks": ("A1", "B6"),
    "Checks": ("A1", "A3", "A4"),
    "Verify": ("A1", "A3"),
}


@pytest.mark.parametrize(
    ("kind", "route"),
    [*product(KINDS, ["plain", "lite", "classic", "libreoffice"])][:: by_day(3, night=1)],
)
def test_every_sentence_is_whole_over_the_width_of_its_table(kind: str, route: str) -> None:
    """Merged cells do not grow by themselves: whatever a line can say has room from the start."""
    book = written(kind, route)
    texts, wrong = Texts(book), []
    for sheet in book.worksheets:
        cells = SENTENCES.get(sheet.title.split()[0], ())
        if sheet.title == "Worksheet" and kind == "team":
            cells = ("A1",)  # all plain formulas, with a box for each thing that they say
        for cell in cells:
            text = texts.of(sheet.title, cell)
            wrong += [(sheet.title, cell, *fault) for fault in _faults(sheet, cell, text)]
    assert wrong == []


LONG_TITLE = "Alder Crossing Scholastic Open, Under Twelve Hundred: Matches"


@pytest.mark.parametrize("kind", KINDS)
def test_the_key_and_a_long_title_have_room_beside_each_other(kind: str) -> None:
    keys, wrong = 0, []
    for sheet in written(kind, "plain").worksheets:
        beside = [block for block in sheet.merged_cells.ranges if block.min_row == 2]
        starts = sorted(block.start_cell.coordinate for block in beside)
        if len(starts) < 2:
            continue
        keys += 1
        for at, text in zip(starts, (LONG_TITLE, str(sheet[starts[1]].value)), strict=True):
            faults = _faults(sheet, at, text)
            wrong += [(sheet.title, *fault) for fault in faults if fault[0] == "too low"]
    assert (keys > 0, wrong) == (True, [])


def _faults(sheet: Worksheet, at: str, text: str) -> Iterator[tuple[object, ...]]:
    cell = sheet[at]
    if cell.alignment.horizontal != "left" or not cell.alignment.wrap_text:
        yield ("alignment", cell.alignment.horizontal)
    merged = [cells_merged for cells_merged in sheet.merged_cells.ranges if at in cells_merged]
    if not merged:
        yield ("not merged",)
        return
    right = merged[0].max_col
    printed = str(sheet.print_area).split(":")[-1].replace("$", "").split("!")[-1]
    if right < sheet[printed].column and sheet.title != "Prizes":  # its winners need one more
        yield ("narrower than the table", right, printed)
    columns = [_width(sheet, column) for column in range(cell.column, right + 1)]
    pixels = sum(int(7 * width + 0.5) + 5 for width in columns if width)
    lines = lines_of(text, 0.75 * pixels - PADDING, cell.font.size, is_bold=bool(cell.font.b))
    height = sheet.row_dimensions[cell.row].height or 15
    if lines * LINE * cell.font.size > height:
        yield ("too low", lines, height, text)


def _width(sheet: Worksheet, column: int) -> float:
    for dimension in sheet.column_dimensions.values():
        if dimension.min and dimension.min <= column <= dimension.max:
            return 0 if dimension.hidden else dimension.width
    assert get_column_letter(column) not in sheet.column_dimensions
    return 8.43


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


LINES = ("Crosstable", "Games", "Teams", "Matches", "Players", "Boards", "Prizes", "Arithmetic")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("route", ["plain", "lite"])
def test_the_first_line_of_each_sheet_can_be_red(kind: str, route: str) -> None:
    lines = dict.fromkeys(LINES, "A1") | {"Standings": "A3", "Checks": "A3"}
    for sheet in written(kind, route).worksheets:
        at = lines.get(sheet.title.split()[0])
        looks = [
            rule
            for block in sheet.conditional_formatting
            if at and at in block
            for rule in block.rules
        ]
        red = [rule for rule in looks if rule.dxf.font.color.rgb == "FFC00000"]
        assert [len(rule.formula) for rule in red] == ([1] if at else []), sheet.title


@pytest.mark.parametrize("route", ["plain", "lite"])
def test_the_line_is_red_where_nobody_is_placed_and_green_where_it_leads_on(route: str) -> None:
    content = write_workbook(bham(), route=route)
    sheet, at = next(load_workbook(io.BytesIO(content)).defined_names["LineIsRed"].destinations)
    row, column = coordinate_to_tuple(at.replace("$", ""))
    book = Recalculated(content)
    for typed_on, cell, text, is_red in (
        ("Event", (ORDER, 2), "uschess", 0),
        ("Crosstable", (5, 9), "", 0),  # a result is missing
        ("Crosstable", (6, 2), bham().sections[0].players[0].name, 0),  # the same name twice
        ("Crosstable", (6, 6), "W99", 1),
        ("Crosstable", (6, 6), "U", 1),  # the opponent has another result
        ("Event", (ORDER, 2), "nonsense", 1),
    ):
        before = book.value(typed_on, *cell)
        book.type(typed_on, *cell, text)
        book.recalculate()
        assert book.value(sheet, row, column) == is_red, (text, book.value("Crosstable", 1, 1))
        assert bool(book.value("Standings", 6, 2)) != bool(is_red)
        if text != "uschess":
            book.type(typed_on, *cell, before)

"""What stands on paper: the first line, the filled rows, and titles of an event without a name."""

from __future__ import annotations

import io
from typing import Any

import pytest
from openpyxl import load_workbook

from xltiebreak.event.section import Event
from xltiebreak.excel.cells.rows import empty_roundrobin, empty_swiss, empty_team_event
from xltiebreak.excel.writer import write_workbook

SWISS, TEAMS = empty_swiss(), empty_team_event()
TYPED = ("Games", "Crosstable", "Teams", "Matches", "Players", "Prizes")
"""Sheets into which one types rows."""


def book_of(event: Event, **asked: Any) -> Any:
    content = write_workbook(event, route="plain", with_prizes=True, **asked)
    return load_workbook(io.BytesIO(content), data_only=True)


@pytest.mark.parametrize(
    ("event", "of_games"), [(SWISS, True), (TEAMS, False), (empty_roundrobin(), False)]
)
def test_the_first_line_is_printed_and_no_title_names_a_sheet_twice(
    event: Event, of_games: bool
) -> None:
    book = book_of(event, of_games=of_games)
    for sheet in book:
        if sheet.title in ("Event", "Help"):
            continue
        assert sheet.print_area.startswith(f"'{sheet.title}'!$A$1:")
        [line] = [cells for cells in sheet.merged_cells.ranges if "A1" in cells]
        last = sheet[sheet.print_area.split(":")[1].replace("$", "")]
        assert line.max_col <= last.column
        title = str(sheet["A2"].value)
        assert sheet.title in title
        assert not title.startswith("Crosstable:")


@pytest.mark.parametrize(("event", "of_games"), [(SWISS, True), (TEAMS, False)])
def test_a_row_has_boxes_only_by_a_condition(event: Event, of_games: bool) -> None:
    book = book_of(event, of_games=of_games)
    for sheet in book:
        if sheet.title not in TYPED or sheet.protection.sheet:
            continue
        cells = [cell for row in sheet.iter_rows(5, 20, 1, 4) for cell in row]
        assert {cell.border.bottom.style for cell in cells} == {None}
        assert {cell.fill.fill_type for cell in cells} == {None}
        assert sheet.sheet_view.showGridLines is not False
        words = [cell.column for cell in sheet[4] if cell.value == "In words"]
        last = sheet[sheet.print_area.split(":")[1].replace("$", "")]
        assert not words or last.column < words[0]


@pytest.mark.parametrize(("players", "pages"), [(8, 1), (24, 1), (60, 2)])
def test_a_table_takes_a_page_where_nine_points_allow_it(players: int, pages: int) -> None:
    height = book_of(empty_swiss(players))["Crosstable"].page_setup.fitToHeight
    assert (1 if height is None else height) == pages

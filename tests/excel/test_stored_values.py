"""What a workbook has for viewers that calculate nothing, a phone's preview or Protected View:
scores, standings, and what a reader of the boards needs; each as LibreOffice works it out."""

from __future__ import annotations

import re
from itertools import product

import pytest

from examples.build import bham, riverside
from tests.excel.workbooks import double, event, formulas, parts, sheets
from tests.make.school_events import team_event
from tests.nightly import by_day
from xltiebreak import Event, examine_event
from xltiebreak.excel import empty_swiss, read_workbook, write_workbook

pytestmark = pytest.mark.slow

EVENTS: dict[str, Event] = {
    "swiss": riverside(),
    "bham": bham(),
    "games": event("W2w D3b", "L1b W4w", "D4w D1w", "D3b L2b"),
    "double": double(),
    "team": team_event(6, 5),
    "empty": empty_swiss(6, 3),
}
NEED_FUNCTIONS = "bham", "double"
"""The orders of these do, so that the page is filled by them."""


def workbook(kind: str, route: str) -> bytes:
    return write_workbook(EVENTS[kind], route=route, of_games=kind == "games")


def stored(content: bytes) -> dict[tuple[str, str], object]:
    """The values that are stored with formulas, by sheet and cell."""
    book = sheets(content, stored=True)
    cells = (book[cell.parent.title][cell.coordinate] for cell, _ in formulas(content))
    return {(c.parent.title, c.coordinate): c.value for c in cells if c.value is not None}


@pytest.mark.parametrize(
    ("kind", "route"), [*product(EVENTS, ["plain", "lite"])][:: by_day(2, night=1)]
)
def test_what_is_stored_is_what_a_spreadsheet_gives(kind: str, route: str) -> None:
    content = workbook(kind, route)
    book, compared = sheets(content, values=True), 0
    for (sheet, cell), value in stored(content).items():
        if not (sheet == "Standings" and route == "lite" and kind in NEED_FUNCTIONS):
            shown = book[sheet][cell].value
            assert ("" if shown is None else shown) == value, (sheet, cell)
            compared += 1
    assert compared


@pytest.mark.parametrize("route", ["plain", "lite", "classic", "libreoffice"])
def test_nothing_else_is_stored_and_all_is_calculated_on_opening(route: str) -> None:
    content = workbook("team", route)
    assert {sheet for sheet, _ in stored(content)} == {"Standings", "Boards"}
    assert b'fullCalcOnLoad="1"' in parts(content)["xl/workbook.xml"]
    cells = b"".join(
        part for name, part in parts(content).items() if name.startswith("xl/worksheets/")
    )
    assert not re.search(rb"</f><v></v>", cells)


@pytest.mark.parametrize("kind", EVENTS)
def test_nothing_false_is_said_of_a_workbook_that_nobody_has_saved_yet(kind: str) -> None:
    before = [finding.code for finding in examine_event(EVENTS[kind])]
    read = examine_event(read_workbook(workbook(kind, "plain"), "event.xlsx"))
    assert [finding.code for finding in read if finding.code not in before] == []

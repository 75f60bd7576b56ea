"""What a workbook has for viewers that calculate nothing, a phone's preview or Protected View:
scores, standings, and what a reader of the boards needs; each as LibreOffice works it out."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from examples.build import bham, riverside
from tests.excel.stored import assert_as_stored, recalculated, stored, without_values
from tests.excel.workbooks import double, event, parts
from tests.libreoffice.office import Office
from tests.make.school_events import team_event
from tests.nightly import by_day
from xltiebreak import Event, examine_event
from xltiebreak.excel import empty_swiss, read_workbook, write_workbook

pytestmark = pytest.mark.slow

OF_TWO = event("W2w D3b", "L1b W4w", "D4w D1w", "D3b L2b")
EVENTS: dict[str, Event] = {
    "swiss": riverside(),
    "bham": bham(),
    "games": OF_TWO,
    "double": double(),
    "team": team_event(6, 5),
    "empty": empty_swiss(6, 3),
}
SHOWN = ("Crosstable", "Standings", "Boards")


def workbook(kind: str, route: str) -> bytes:
    return write_workbook(EVENTS[kind], route=route, of_games=kind == "games")


@pytest.mark.parametrize(
    ("kind", "route"), [*product(EVENTS, ["plain", "lite"])][:: by_day(2, night=1)]
)
def test_what_is_stored_is_what_a_spreadsheet_gives(
    bare_office: Office, tmp_path: Path, kind: str, route: str
) -> None:
    content = workbook(kind, route)
    shown = recalculated(bare_office, without_values(content), tmp_path / "event.xlsx")
    sheets = SHOWN
    if kind in ("bham", "double") and route == "lite":  # these orders need functions
        assert shown["Standings"][5][0] == ""
        sheets = ("Crosstable",)
    compared = assert_as_stored(content, shown, sheets)
    assert compared


@pytest.mark.parametrize("route", ["plain", "lite", "classic", "libreoffice"])
def test_nothing_else_is_stored_and_all_is_calculated_on_opening(route: str) -> None:
    content = workbook("team", route)
    sheets = {sheet for sheet, *_ in stored(content, ("",))}
    assert sheets == {"Standings", "Boards"}
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

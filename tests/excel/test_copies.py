"""A copied sheet says on itself that it is a copy and places nobody; the original goes on, and
``check`` says the same."""

from __future__ import annotations

import io
from itertools import product
from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.excel.workbooks import double, event
from tests.libreoffice.office import Office
from tests.make.school_events import team_event
from tests.nightly import by_day
from xltiebreak import EventError, examine_event
from xltiebreak.excel import read_workbook, write_workbook

pytestmark = pytest.mark.slow

SWISS = event("W2w D3b", "L1b W4w", "D4w D1w", "D3b L2b")
EVENTS = {"swiss": SWISS, "games": SWISS, "grid": double(), "team": team_event(4, 3)}
WITHOUT_LINE = {"Help", "Buttons", "xlwings.conf"}


@pytest.mark.parametrize(
    ("kind", "route"),
    [*product(EVENTS, ["plain", "lite", "classic", "libreoffice"])][:: by_day(3, night=1)],
)
def test_a_copy_of_any_sheet_says_that_it_is_one(
    bare_office: Office, tmp_path: Path, kind: str, route: str
) -> None:
    content = write_workbook(
        EVENTS[kind], route=route, of_games=kind == "games", with_prizes=route == "plain"
    )
    path = tmp_path / ("event.xlsm" if route == "classic" else "event.xlsx")
    path.write_bytes(content)
    titles = load_workbook(io.BytesIO(content)).sheetnames
    copied = {title: f"{title} (2)" for title in titles if title not in WITHOUT_LINE}
    bare_office.do([("open", path)])
    before = bare_office.do([("say", title, "A1") for title in copied])
    bare_office.do([("copy", title, name) for title, name in copied.items()])
    lines = bare_office.do([("say", name, "A1") for name in copied.values()])
    assert bare_office.do([("say", title, "A1") for title in copied]) == before
    out = tmp_path / "copies.xlsx"
    bare_office.do([("store", out)])
    assert findings(out) == dict(zip(copied.values(), lines))

    excels = {title: f"{title} (3)" for title in copied}
    bare_office.do([("copy as excel", *names) for names in excels.items()])
    assert bare_office.do([("say", name, "A1") for name in excels.values()]) == lines
    assert bare_office.do([("say", title, "A1") for title in copied]) == before
    bare_office.do([("close",)])


def findings(path: Path) -> dict[str, str]:
    """What ``check`` says of copied sheets, by sheet."""
    try:
        found = examine_event(read_workbook(path.read_bytes(), path.name))
    except EventError as error:
        found = [*error.findings]
    copies = [finding for finding in found if finding.code == "copied-sheet"]
    return {copy.where: f"{copy.message[0].upper()}{copy.message[1:]}" for copy in copies}


def test_a_copy_that_the_sheet_event_describes_says_that_no_standings_place_it(
    bare_office: Office, tmp_path: Path
) -> None:
    path, out = tmp_path / "event.xlsx", tmp_path / "copies.xlsx"
    path.write_bytes(write_workbook(SWISS, route="plain"))
    name = "Crosstable U1200"
    orders = [("open", path), ("copy", "Crosstable", name), ("text", "Event", "C15", "U1200")]
    [line] = bare_office.do([*orders, ("say", name, "A1"), ("store", out), ("close",)])
    assert line.startswith("This sheet is a copy, which no sheet Standings places;")
    assert findings(out) == {name: line}

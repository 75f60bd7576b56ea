"""``check`` says of a copied sheet that it is one and places nobody, by its name or by the names of
cells that Excel copies with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.excel.workbooks import double, event
from tests.libreoffice.office import Office
from tests.make.school_events import team_event
from tests.nightly import by_day
from xltiebreak import EventError, examine_event
from xltiebreak.excel import read_workbook, write_workbook

pytestmark = pytest.mark.slow

SWISS = event("W2w D3b", "L1b W4w", "D4w D1w", "D3b L2b")
EVENTS = {"swiss": SWISS, "games": SWISS, "grid": double(), "team": team_event(4, 3)}
TYPED_ON = {"swiss": "Crosstable", "games": "Games", "grid": "Crosstable", "team": "Matches"}


@pytest.mark.parametrize("kind", [*EVENTS][:: by_day(2, night=1)])
def test_check_finds_the_copy_of_a_sheet(bare_office: Office, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "event.xlsx"
    path.write_bytes(write_workbook(EVENTS[kind], route="plain", of_games=kind == "games"))
    for way, name in (
        ("copy", f"{TYPED_ON[kind]} (2)"),
        ("copy as excel", f"{TYPED_ON[kind]} (3)"),
    ):
        out = tmp_path / f"{way}.xlsx"
        bare_office.do([("open", path), (way, TYPED_ON[kind], name), ("store", out), ("close",)])
        (sentence,) = findings(out).values()
        assert sentence.startswith("this sheet is a copy: it places nobody, and what is typed here")


def findings(path: Path) -> dict[str, str]:
    """What ``check`` says of copied sheets, by sheet."""
    try:
        found = examine_event(read_workbook(path.read_bytes(), path.name))
    except EventError as error:
        found = [*error.findings]
    return {finding.where: finding.message for finding in found if finding.code == "copied-sheet"}


def test_a_copy_that_the_sheet_event_describes_is_placed_by_no_standings(
    bare_office: Office, tmp_path: Path
) -> None:
    path, out = tmp_path / "event.xlsx", tmp_path / "copies.xlsx"
    path.write_bytes(write_workbook(SWISS, route="plain"))
    name = "Crosstable U1200"
    orders = [("open", path), ("copy as excel", "Crosstable", name)]
    bare_office.do([*orders, ("text", "Event", "C15", "U1200"), ("store", out), ("close",)])
    assert findings(out)[name].startswith("this sheet is a copy, which no sheet Standings places;")

"""What stops the functions stands over the standings and, behind the next step, over the results,
with the box of the sheet Event that is to be corrected."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.excel.workbooks import double, event
from tests.libreoffice.office import Office
from tests.make.places import section_row
from tests.make.school_events import team_event
from xltiebreak import Event
from xltiebreak.excel import write_workbook

pytestmark = pytest.mark.slow

SWISS = event("W2w D3b", "L1b W4w", "D4w D1w", "D3b L2b")
REFUSED = {
    "order": ("NOPE, MM", "'NOPE' is not a tie-break; is OPERF (Opposition's Performance) meant?"),
    "edition": ("fide1900", "'fide1900' is not an edition; "),
    "lots": ("3, 3, 1", "the lots name player 3 twice"),
}


@pytest.mark.parametrize(
    ("typed", "sheet", "steps"),
    [
        (SWISS, "Crosstable", "Round 2 is in, the last one."),
        (team_event(4, 3), "Matches", "Round 3 is in, the last one."),
        (double(), "Crosstable", "All 6 games are in."),
    ],
)
def test_a_refusal_of_the_functions_stands_over_the_results_too(
    office: Office, tmp_path: Path, typed: Event, sheet: str, steps: str
) -> None:
    path = tmp_path / "live.xlsx"
    path.write_bytes(write_workbook(typed, route="libreoffice"))
    office.do([("open", path)])
    for field, (text, words) in REFUSED.items():
        box = f"B{section_row(field) + 1}"
        orders = [("text", "Event", box, text), ("say", "Standings", "A3"), ("say", sheet, "A1")]
        over_standings, line = office.do([*orders, ("undo",)])
        assert over_standings.startswith(f"Event!{box}: {words}")
        ended = "" if over_standings.endswith((".", "?", "!")) else "."
        assert line == f"{over_standings}{ended} {steps}"
    [line] = office.do([("say", sheet, "A1"), ("close",)])
    assert line == f"{steps} Next: Checks, then print Standings."


def test_functions_that_are_not_there_are_missed_over_the_results_too(
    bare_office: Office, tmp_path: Path
) -> None:
    path = tmp_path / "lite.xlsx"
    path.write_bytes(write_workbook(SWISS, route="lite"))
    box = f"B{section_row('order') + 1}"
    bare_office.do([("open", path), ("text", "Event", box, "BH")])
    [line] = bare_office.do([("say", "Crosstable", "A1"), ("close",)])
    missed = "The functions are not live here: see the sheet Help, Step 1."
    assert line == f"{missed} Round 2 is in, the last one."

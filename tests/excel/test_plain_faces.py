"""Workbooks without functions place everybody as the core does, or say that nobody is placed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faces import law
from tests.faces.books import Plain, Stored
from tests.libreoffice.office import Office
from tests.make.kinds import Made, drawn
from tests.nightly import by_day
from xltiebreak import examine_event

pytestmark = pytest.mark.slow

SHAPES = {
    "rounds": ("Swiss for formulas", "a slip", "respelled", "rounds of all", "play-off", "orders"),
    "grids and halves": ("grid", "half typed"),
    "matches": ("matches",),
}
COUNTS = {"rounds": 4, "grids and halves": 6, "matches": 12}
OFTEN = by_day(1, night=8)


@pytest.mark.parametrize("kinds", SHAPES)
def test_what_anybody_types_is_placed_as_by_the_core(
    bare_office: Office, tmp_path: Path, kinds: str
) -> None:
    face = Plain(tmp_path, lambda path: bare_office.rows_of(path, as_shown=False))
    for first in range(OFTEN):
        count = COUNTS[kinds]
        law(face, [*drawn(count, *SHAPES[kinds], first=1 + first * count)])


@pytest.mark.parametrize(
    "kinds",
    [("Swiss for formulas", "rounds of all", "prizes", "play-off"), ("grid",), ("matches",)],
)
def test_what_is_stored_is_what_the_core_says(kinds: tuple[str, ...]) -> None:
    law(Stored(), [one for one in drawn(4, *kinds) if is_written(one)])


def is_written(one: Made) -> bool:
    """Whether a workbook is written of it: it is begun, and nothing is to be corrected first."""
    is_wrong = any(finding.is_error for finding in examine_event(one.event))
    return one.event.sections[0].crosstable.rounds > 0 and not is_wrong

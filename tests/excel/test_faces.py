"""Workbooks without functions place everybody as the core does, or say that nobody is placed; the
live sheets of the others follow what is typed, by another engine than LibreOffice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faces import law
from tests.faces.books import WIDTH, Live, Plain
from tests.libreoffice.office import Office
from tests.make.kinds import drawn
from tests.make.recalculation import Recalculated
from tests.nightly import by_day

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
    office: Office, tmp_path: Path, kinds: str
) -> None:
    face = Plain(tmp_path, lambda path: office.rows_of(path, as_shown=False))
    for first in range(OFTEN):
        count = COUNTS[kinds]
        law(face, [*drawn(count, *SHAPES[kinds], first=1 + first * count)])


LIVE_COUNT = by_day(1, night=20)
LIVE_SHAPES = {
    "rounds": ("Swiss", "a slip", "respelled", "rounds of all", "prizes", "play-off"),
    "grids and halves": ("round-robin", "grid", "half typed"),
    "teams": ("teams", "matches"),
}


@pytest.mark.parametrize("route", ["lite", "classic"])
@pytest.mark.parametrize("kinds", LIVE_SHAPES)
def test_the_functions_of_a_workbook_say_what_the_core_says(route: str, kinds: str) -> None:
    """Beside the page, which plain formulas fill where they know the order: formualizer does not
    know all of them."""
    law(Live(route, Recalculated, WIDTH + 2), [*drawn(LIVE_COUNT, *LIVE_SHAPES[kinds])])

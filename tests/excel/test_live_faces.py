"""The live sheets follow what is typed as the core does, by another engine than LibreOffice."""

from __future__ import annotations

import pytest

from tests.faces import law
from tests.faces.books import WIDTH, Live
from tests.make.kinds import drawn
from tests.make.recalculation import Recalculated
from tests.nightly import by_day

pytestmark = pytest.mark.slow

COUNT = by_day(1, night=20)
SHAPES = {
    "rounds": ("Swiss", "a slip", "respelled", "rounds of all", "prizes", "play-off"),
    "grids and halves": ("round-robin", "grid", "half typed"),
    "teams": ("teams", "matches"),
}


@pytest.mark.parametrize("route", ["lite", "classic"])
@pytest.mark.parametrize("kinds", SHAPES)
def test_the_functions_of_a_workbook_say_what_the_core_says(route: str, kinds: str) -> None:
    """Beside the page, which plain formulas fill where they know the order: formualizer does not
    know all of them."""
    law(Live(route, Recalculated, WIDTH + 2), [*drawn(COUNT, *SHAPES[kinds])])

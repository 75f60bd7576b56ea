"""WHY_TB: the answer of the command ``why`` from a block of cells."""

from __future__ import annotations

import pytest

from tests.questions.test_why import SIDE_BY_SIDE
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import Given
from xltiebreak.functions.spills import why_table

ROWS = ["W2 H W3", "L1 W4 W5", "W5 W6 L1", "W6 L2 H", "L3 B L2", "L4 L3 B"]
RESULTS = [row.split() for row in ROWS]


def test_it_spills_what_the_command_prints() -> None:
    told = why_table(Given(RESULTS, "WIN,MM,SOLK"), 3, 2)
    first = SIDE_BY_SIDE.partition("\n")[0].replace("Entrant", "Player")

    assert told[0] == [first, "", "", "", "", ""]
    assert told[1] == ["", "Player", "R1", "R2", "R3", "Value"]
    assert told[2] == ["Score", "2 Player 2", "L1", "W4", "W5", 2.0]
    assert told[6] == ["Modified Median", "2 Player 2", 2.5, 1.5, "(0.5*)", 4.0]
    assert told[8][0] == (
        "Number of Wins (FIDE C.07 7.1): The rounds that gave as many points as a win, played or "
        "not. Level, 2 each."
    )
    assert {len(row) for row in told} == {6}


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        (1, 1, "both are the same"),
        (1, 9, "there is no player 9; the results have 6 rows"),
        ("Ada", 2, "'Ada' is not a player; give the row's number in the results"),
        (None, 2, "'' is not a player"),
    ],
)
def test_two_rows_are_asked_for(one: object, other: object, why: str) -> None:
    with pytest.raises(TieBreakError, match=why):
        why_table(Given(RESULTS), one, other)

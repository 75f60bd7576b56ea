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


def test_it_has_the_names_that_are_given() -> None:
    results = [["W3", "W4"], ["W4", "W3"], ["L1", "L2"], ["L2", "L1"]]
    names = [["Ash"], ["Bly"], [""], ["Doe"]]
    told = why_table(Given(results, "MM; playoff: 2, 1 (blitz)", names=names), 1, 2)
    assert told[0][0].startswith("Bly (2, place 1) is before Ash (1, place 2)")
    assert told[2][1] == "2 Bly"
    due = why_table(Given(results, "MM; perfect scores: playoff", names=names), 1, 2)
    assert due[1][:1] == ["A play-off is due for places 1–2: Ash and Bly have all points."]
    assert why_table(Given(results, "MM", names=names), 3, 4)[2][1] == "3 Player 3"


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

"""Blocks with empty rows and rounds at their end, as the names in a workbook have them: every
function answers as without them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.referees.events import swiss
from xltiebreak.event.notation import us
from xltiebreak.functions import (
    Given,
    PrizeArguments,
    comparison_table,
    explanation,
    findings_table,
    prizes_table,
    standings_table,
    terms_table,
)
from xltiebreak.functions.spills import (
    column_in_order,
    place_column,
    score_column,
    team_standings_table,
    why_table,
)

ROWS, ROUNDS = 6, 2
RULES = [["Rounds", 5]]
PRIZES = [["Prize", "Cash"], ["1st", 100], ["2nd", 50], ["U1500", 25]]

Column = list[list[Any]]


def spare(block: list[list[Any]], rounds: int = 0, nothing: Any = None) -> list[list[Any]]:
    """A block with empty rows below it, and so many empty columns behind it."""
    width = len(block[0]) + rounds
    wider = [row + [nothing] * rounds for row in block]
    return wider + [[nothing] * width for _ in range(ROWS)]


def answers(given: Given, names: Column, ratings: Column, teams: Column, printed: Any) -> Any:
    """What each function says, without what stands beside the rows in which there is nobody."""
    players = len(names)
    columns = {
        "score": score_column(given),
        "place": place_column(given),
        **{code: column_in_order(given, code) for code in ("MM", "SB", "OPERF", "BH/C1")},
    }
    below = {name: column[players - ROWS :] for name, column in columns.items()}
    told = PrizeArguments(names, ratings, PRIZES, rules=RULES, teams=teams)
    return (
        columns,
        below,
        (
            standings_table(given, names),
            team_standings_table(given, teams, 2),
            findings_table(given),
            comparison_table(given, printed)[:13],
            terms_table(given, "MM", 3),
            explanation(given, "CUM", 3),
            [row for row in why_table(given, 3, 4) if row[0] != "This is after 5 rounds."],
            prizes_table(given, told),
        ),
    )


@pytest.mark.parametrize("empty", [None, "", " "])
@pytest.mark.parametrize("seed", range(4))
def test_empty_rows_and_rounds_at_the_end_change_no_answer(seed: int, empty: Any) -> None:
    table = swiss(seed, 12, 5, unplayed=0.2).crosstable
    results = [[us.write(result) or "U" for result in row] for row in table.results]
    names: Column = [[f"Player {k}"] for k in table.numbers]
    ratings: Column = [[1300 + 41 * k if k % 4 else "unr."] for k in table.numbers]
    teams: Column = [[f"Club {k % 3}"] for k in table.numbers]
    printed: Column = [["MM"], *[[k / 2] for k in table.numbers]]

    given = Given(results, "uschess", "uschess", ratings, names=names)
    larger = Given(
        *(spare(results, ROUNDS, empty), "uschess", "uschess", spare(ratings, 0, empty)),
        names=spare(names, 0, empty),
    )
    short, _, plain = answers(given, names, ratings, teams, printed)
    long, below, roomy = answers(
        *(larger, spare(names, 0, empty), spare(ratings, 0, empty), spare(teams, 0, empty)),
        spare(printed, 0, empty),
    )

    assert roomy == plain
    assert {name: column[:12] for name, column in long.items()} == short
    assert all(rows == [[""]] * ROWS for rows in below.values())


def test_a_late_entry_in_one_of_them_counts() -> None:
    table = swiss(1, 12, 5, unplayed=0.0).crosstable
    results = spare([[us.write(result) for result in row] for row in table.results], ROUNDS)
    names = spare([[f"Player {k}"] for k in table.numbers])
    results[13] = ["U", "U", "B", "B", "B", None, None]
    names[13] = ["Late"]

    rows = standings_table(Given(results, "uschess"), names)

    assert len(rows) == 1 + 13
    assert [row[2:4] for row in rows if row[1] == 14] == [["Late", 3.0]]
    results[0][5] = "W2"
    where = [row[1] for row in findings_table(Given(results, names=names))]
    assert where == ["player 1, round 6", "round 6"]

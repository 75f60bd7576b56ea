"""A block of cells that is a round-robin's grid."""

from __future__ import annotations

from typing import Any

import pytest

from examples.build import CHAMPIONSHIP, championship
from xltiebreak import functions
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import Given, spills
from xltiebreak.functions.blocks import section_of
from xltiebreak.functions.grid_blocks import grid_section
from xltiebreak.ranking.standings import standings

GRID: list[list[Any]] = [line.split("|")[-1].split() for line in CHAMPIONSHIP.strip().splitlines()]
NAMES = [[player.name] for player in championship().sections[0].players]


def block(text: str) -> list[list[Any]]:
    return [
        [None if cell == "." else cell.replace("_", " ") for cell in line.split()]
        for line in text.split("/")
    ]


def test_the_standings_of_a_grid_are_the_core_s() -> None:
    ranked = standings(championship().sections[0])
    spill = functions.standings_table(Given(GRID, "roundrobin", withdrawn="6"), NAMES)
    assert [row[:4] for row in spill[1:]] == [
        [row.places if row.shared else row.place, row.player.number, row.player.name, row.score]
        for row in ranked.rows
    ]
    assert spill[1][-1] == "SB"


def test_who_has_withdrawn_is_counted_unless_stated() -> None:
    places = spills.place_column(Given(GRID, "roundrobin"))
    assert [places[0], places[1]] == [[2.0], [1.0]]
    assert spills.place_column(Given(GRID, "roundrobin", withdrawn=6.0))[0] == [1.0]
    assert functions.findings_table(Given(GRID))[0][0] == "warning"
    assert functions.findings_table(Given(GRID, withdrawn=6))[0][0] == "nothing to fix"
    with pytest.raises(TieBreakError, match="there is no player 9 who could have withdrawn"):
        spills.place_column(Given(GRID, withdrawn="6, 9"))


def test_forfeits_are_games_under_fide_as_the_grid_says_that_it_is_a_round_robin() -> None:
    rows = block(". 1 +/0 . 1/- 0 .")
    assert spills.tie_break_column(Given(rows, edition="fide2026"), "SB", 1) == 1
    assert spills.tie_break_column(Given(rows, edition="uschess"), "SB", 1) == 1
    fide = [
        spills.tie_break_column(Given(block(". 1 ½/0 . +/½ - ."), edition=e), "SB", 3)
        for e in ("fide2026", "uschess")
    ]
    assert fide == [0.75, 0.75]
    won = [
        spills.tie_break_column(Given(block(". 1 ½/0 . +/½ - ."), edition=e), "SB", 2)
        for e in ("fide2026", "uschess")
    ]
    assert won == [0.5, 0]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (". 1 ½/0 . 1/½ 0 .", [1.5, 1, 0.5]),
        ("x 1 0.5/0 x 1/½ 0 x", [1.5, 1, 0.5]),
        (". 1_½ 1/0_½ . 0/0 1 .", [2.5, 0.5, 1]),
        (". . 1 ½ 1 0/0 ½ . . ½ ½/0 1 ½ ½ . .", [2.5, 1.5, 2]),
        (". 1 . ./0 . . ./. . . ./. . . .", [1, 0, "", ""]),
    ],
    ids=["points", "marks", "pairs", "two columns", "two players so far"],
)
def test_scores_add_up_in_every_form(text: str, expected: list[float | str]) -> None:
    assert spills.score_column(Given(block(text))) == [[score] for score in expected]


def test_numbers_read_as_they_look() -> None:
    assert spills.score_column(Given([[None, 1.0], [0.0, None]])) == [[1.0], [0.0]]
    assert spills.score_column(Given([[None, 0.5], [0.5, None]])) == [[0.5], [0.5]]


@pytest.mark.parametrize(
    "rows",
    [
        [["W2", "D2"], ["L1", "D1"]],
        [["W2", None], ["L1", None]],
        [["+2", "=2"], ["-1", "=1"]],
        [["2w1", "-1"], ["1b0", "-½"]],
        [[None, None], [None, None]],
        [["B", "X"], ["H", "F"]],
    ],
)
def test_a_square_of_rounds_stays_rounds(rows: list[list[str]]) -> None:
    assert grid_section(tuple(map(tuple, rows))) is None


def test_a_block_that_is_no_square_is_no_grid() -> None:
    for block in ([["1", "0", "½"], ["0", "1", "½"]], [["½"]]):
        assert not section_of(Given(block).entered).origin.grid


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        (". 1 1/0 . Q/0 1 .", ["error", "player 2, column 3", "'Q' is not a result; expected 1"]),
        (". 1 1/1 . 0/0 1 .", ["error", "player 1, column 2", "player 2, column 1 (player 2 ag"]),
        (". 1 1/0 . ./0 1 .", ["warning", "player 2, column 3", "expected 0. Until both cells"]),
        (". . 1 ½ 1 0/0 1 . . ½ ½/0 1 ½ ½ . .", ["error", "player 1, column 4", "column 2"]),
    ],
)
def test_faults_are_told_by_player_and_column(text: str, finding: list[str]) -> None:
    severity, where, message = functions.findings_table(Given(block(text)))[0]
    assert [severity, where] == finding[:2]
    assert finding[2] in message


def test_terms_name_the_opponents_and_annulled_games_say_so() -> None:
    rows = functions.terms_table(Given(GRID, withdrawn="6"), "SB", 1)
    assert sorted(row[1] for row in rows[1:-1] if row[1]) == [2, 3, 4, 5, 7]
    assert "annulled, as one of the two withdrew early" in [row[-1] for row in rows]
    assert "annulled" in functions.explanation(Given(GRID, withdrawn="6"), "SB", 1)

"""Knock-out tie-breaks of teams, by board, worked by hand.

Oak and Elm draw or win against Fir and Ash, and stand level on match points.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.samples.small_team_event import team_section
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break

OAK, ELM, FIR, ASH = 1, 2, 3, 4

GOT = {"1": "1-0", "½": "½-½", "0": "0-1"}


def event(oak: Sequence[str], elm: Sequence[str]) -> Section:
    """What Oak made against Fir and against Ash board by board (``1½0``), and Elm against Ash and
    against Fir."""

    def match(team: int, other: int, got: str) -> str:
        boards = [
            f"{team}{board} {GOT[points]} {other}{board}" for board, points in enumerate(got, 1)
        ]
        return f"{team} {other}: {', '.join(boards)}"

    rounds = [
        [match(OAK, FIR, oak[0]), match(ELM, ASH, elm[0])],
        [match(OAK, ASH, oak[1]), match(ELM, FIR, elm[1])],
    ]
    return team_section(rounds, (1.0,) * len(oak[0]))


def values_of(made: Section, code: str) -> dict[str, object]:
    """The figures of Oak and Elm, who are tied on match points."""
    rows = {row.player.number: row for row in standings(made, "fide2026", code).rows}
    assert rows[OAK].score == rows[ELM].score
    return {"Oak": rows[OAK].values[code], "Elm": rows[ELM].values[code]}


MORE_ON_THE_LAST_BOARD = event(["110", "101"], ["1½1", "½½1"])
"""Oak 2 1 1, and Elm 1½ 1 2 with half a point more in all."""

LEVEL_WITHOUT_THE_LAST_BOARD = event(["1½0", "1½0"], ["½10", "1½0"])
"""Oak 2 1 0, Elm 1½ 1½ 0."""

LEVEL_ON_BOARD_1 = event(["10½", "101"], ["1½½", "1½0"])
"""Oak 2 0 1½, Elm 2 1 ½."""


@pytest.mark.parametrize(
    ("made", "figures"),
    [
        # without board 3 Oak has 2 + 1 and Elm 1½ + 1; with it Elm would be ahead
        (MORE_ON_THE_LAST_BOARD, {"Oak": 1, "Elm": 2}),
        # 3 each without board 3; then 2 to 1½ without boards 2 and 3
        (LEVEL_WITHOUT_THE_LAST_BOARD, {"Oak": 1, "Elm": 2}),
        (LEVEL_ON_BOARD_1, {"Oak": 2, "Elm": 1}),
    ],
)
def test_bottom_boards_are_left_out_one_after_the_other(
    made: Section, figures: dict[str, object]
) -> None:
    """12.3: the last board does not count; if that leaves a tie, nor do the last two."""
    assert values_of(made, "BBE") == figures


@pytest.mark.parametrize(
    ("made", "figures"),
    [
        (MORE_ON_THE_LAST_BOARD, {"Oak": 1, "Elm": 2}),  # 2 to 1½ on board 1
        (LEVEL_ON_BOARD_1, {"Oak": 2, "Elm": 1}),  # 0 to 1 on board 2
    ],
)
def test_the_top_board_comes_first(made: Section, figures: dict[str, object]) -> None:
    """12.2: the points on board 1, then on board 2, and so on."""
    assert values_of(made, "TBR") == figures


@pytest.mark.parametrize(
    ("made", "figures", "first"),
    [
        # 1 × 2 + 2 × 1 + 3 × 1 = 7; 1 × 1½ + 2 × 1 + 3 × 2 = 9½
        (MORE_ON_THE_LAST_BOARD, {"Oak": 7, "Elm": 9.5}, OAK),
        # 2 + 0 + 4½; 2 + 2 + 1½
        (LEVEL_ON_BOARD_1, {"Oak": 6.5, "Elm": 5.5}, ELM),
    ],
)
def test_the_lower_board_count_comes_first(
    made: Section, figures: dict[str, object], first: int
) -> None:
    """12.1: the number of each board times the points made on it."""
    assert values_of(made, "BC") == figures
    [best, *_] = standings(made, "fide2026", "BC").rows
    assert best.player.number == first


def test_teams_that_made_the_same_on_every_board_share_the_place() -> None:
    same = event(["10½", "101"], ["101", "10½"])
    for code in ("TBR", "BBE"):
        assert values_of(same, code) == {"Oak": None, "Elm": None}
        assert {
            row.places for row in standings(same, "fide2026", code).rows if row.player.number < FIR
        } == {"1–2"}
    assert values_of(same, "BC") == {"Oak": 6.5, "Elm": 6.5}


def test_one_board_leaves_nothing_without_the_last_one() -> None:
    assert values_of(event("11", "11"), "BBE") == {"Oak": None, "Elm": None}


def test_a_match_without_play_counts_on_each_board_as_the_whole_match() -> None:
    """12, introduction. Oak 1 0 and then the forfeit 1 1; Elm ½ ½, then 1 1."""
    made = team_section(
        [
            ["1 3: 11 1-0 31, 12 0-1 32", "2 4: 21 ½-½ 41, 22 ½-½ 42"],
            ["1 4: +/-", "2 3: 21 1-0 31, 22 1-0 32"],
        ],
        (1.0, 1.0),
    )
    assert values_of(made, "BC") == {"Oak": 2 + 2 * 1, "Elm": 1.5 + 2 * 1.5}
    assert values_of(made, "TBR") == {"Oak": 1, "Elm": 2}


def test_a_board_at_which_nobody_sat_brought_nothing() -> None:
    """Oak is a player short in round 2, and loses board 2 by forfeit."""
    made = team_section(
        [
            ["1 3: 11 1-0 31, 12 0-1 32", "2 4: 21 ½-½ 41, 22 ½-½ 42"],
            ["1 4: 11 1-0 41, 0 -/+ 42", "2 3: 21 ½-½ 31, 22 ½-½ 32"],
        ],
        (1.0, 1.0),
    )
    assert values_of(made, "BC") == {"Oak": 2, "Elm": 1 + 2 * 1}
    assert values_of(made, "BBE") == {"Oak": 1, "Elm": 2}


def test_a_board_that_neither_team_filled_brought_nothing() -> None:
    """Both teams came with one player in round 2; board 2 still has the points of round 1."""
    made = team_section(
        [
            ["1 3: 11 1-0 31, 12 1-0 32", "2 4: 21 1-0 41, 22 0-1 42"],
            ["1 4: 11 ½-½ 41", "2 3: 21 1-0 31, 22 ½-½ 32"],
        ],
        (1.0, 1.0),
    )
    scores = {row.player.number: row.values["BC"] for row in standings(made, order="BC").rows}
    assert (scores[OAK], scores[ELM]) == (1.5 + 2 * 1, 2 + 2 * 0.5)


def test_the_points_that_parted_the_teams_are_shown() -> None:
    def sentences(code: str) -> list[str]:
        ours = standings(MORE_ON_THE_LAST_BOARD, "fide2026", code)
        return [ours.worksheet(team, tie_break(code)).sentence() for team in (OAK, ELM)]

    assert sentences("BBE") == [
        "Bottom Board Elimination 1: place 1 of the tied; points without 1, 2 … last boards: 3, 2",
        "Bottom Board Elimination 2: place 2 of the tied; points without 1, 2 … last boards: "
        "2.5, 1.5",
    ]
    assert sentences("TBR")[1] == (
        "Top Board Result 2: place 2 of the tied; points by board: 1.5, 1, 2"
    )
    assert sentences("BC")[1] == (
        "Board Count 9.5 = 1.5 (board 1: 1 × 1.5) + 2 (board 2: 2 × 1) + 6 (board 3: 3 × 2)"
    )

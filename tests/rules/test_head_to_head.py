"""Head-to-head, worked by hand: only games between those still tied count."""

from __future__ import annotations

import pytest

from tests.samples.crosstables import section
from xltiebreak.event.section import Section
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break


def rows(made: Section, order: str) -> dict[int, Standing]:
    return {row.player.number: row for row in standings(made, order=order).rows}


def test_plus_two_beats_plus_one_whatever_the_percentage() -> None:
    """Among 1, 2 and 3: 1 won three and lost one, 2 won two and lost one, 3 lost three."""
    made = section(
        "W2 W3 W3 L2 L4 L5",
        "L1 L4 L5 W1 W3 W6",
        "W6 L1 L1 W6 L2 W4",
        "U W2 U U W1 L3",
        "U U W2 U U W1",
        "L3 U U L3 U L2",
    )
    tied = rows(made, "H2H")

    assert [tied[n].score for n in (1, 2, 3)] == [3, 3, 3]
    assert [tied[n].values["H2H"] for n in (1, 2, 3)] == [2, 1, -3]
    assert [tied[n].places for n in (1, 2, 3)] == ["1", "2", "3"]
    assert {tied[n].decided_by for n in (1, 2, 3)} == {"H2H"}


def test_the_still_level_go_on_to_the_next_system() -> None:
    """Among 1, 2, 3 and 5: 1 drew 2 and 5 and beat 3; 2 drew 1 and 5 and beat 3; 3 beat 5."""
    made = section(
        "D2 W3 L4 D5",
        "D1 D5 L6 W3",
        "W4 L1 W5 L2",
        "L3 L6 W1 L6",
        "W6 D2 L3 D1",
        "L5 W4 W2 W4",
    )
    tied = rows(made, "H2H,CUM")

    assert [tied[n].score for n in (1, 2, 3, 5)] == [2, 2, 2, 2]
    assert [tied[n].values["H2H"] for n in (1, 2, 3, 5)] == [1, 1, -1, -1]
    assert [tied[n].values["CUM"] for n in (1, 2, 3, 5)] == [5.5, 4.5, 6, 6]
    assert [(tied[n].places, tied[n].decided_by) for n in (1, 2, 3, 5)] == [
        ("2", "CUM"),
        ("3", "CUM"),
        ("4–5", "H2H"),
        ("4–5", "H2H"),
    ]


THREE_TIED = section("W4 W3 L5", "W5 W6 L3", "W6 L1 W2", "L1 W5 L6", "L2 L4 W1", "L3 L2 W4")
"""1, 2 and 3 are on two points: 1 beat 3, 3 beat 2. Cumulative sets 3 aside."""


def test_all_who_are_tied_are_one_group() -> None:
    tied = rows(THREE_TIED, "H2H")

    assert [tied[n].values["H2H"] for n in (1, 2, 3)] == [1, -1, 0]
    assert [tied[n].places for n in (1, 3, 2)] == ["1", "2", "3"]


def test_games_against_a_player_set_aside_by_an_earlier_tie_break_do_not_count() -> None:
    tied = rows(THREE_TIED, "CUM,H2H")

    assert [tied[n].values["CUM"] for n in (1, 2, 3)] == [5, 5, 4]
    assert [tied[n].values["H2H"] for n in (1, 2, 3)] == [0, 0, None]
    assert [(tied[n].places, tied[n].decided_by) for n in (1, 2, 3)] == [
        ("1–2", "CUM"),
        ("1–2", "CUM"),
        ("3", "CUM"),
    ]


def test_a_column_without_a_place_in_the_order_is_about_the_players_on_the_same_score() -> None:
    ours = standings(THREE_TIED, order="CUM")

    shown = {n: ours.worksheet(n, tie_break("H2H")).value for n in range(1, 7)}
    assert shown == {1: 1, 2: -1, 3: 0, 4: 0, 5: -1, 6: 1}


@pytest.mark.parametrize("spelling", ["H2H", "h2h"])
def test_the_worksheet_shows_the_group_in_which_the_place_was_decided(spelling: str) -> None:
    ours = standings(THREE_TIED, order="CUM,H2H")

    assert [ours.worksheet(n, tie_break(spelling)).value for n in (1, 2)] == [0, 0]


@pytest.mark.parametrize(
    "made",
    [
        section("X2 L3", "F1 W4", "W4 W1", "L3 L2"),
        section("W3 L4", "L4 W3", "L1 L2", "W2 W1"),
        section("D2 D3", "D1 D4", "D4 D1", "D3 D2"),
        section("B U", "W3 L4", "L2 D5", "W5 W2", "L4 D3"),
    ],
    ids=["won by forfeit", "did not meet", "drew", "had only a bye"],
)
def test_nobody_is_ahead_without_a_decided_game_between_the_tied(made: Section) -> None:
    tied = rows(made, "H2H")

    assert tied[1].score == tied[2].score
    assert [tied[n].values["H2H"] for n in (1, 2)] == [0, 0]
    assert tied[1].places == tied[2].places

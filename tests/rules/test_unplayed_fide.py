"""Rounds without a game, or without their end, under FIDE's editions, worked by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.samples.crosstables import section, with_partners
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings


def values(made: Section, code: str, edition: str) -> list[object]:
    """The values of all players by number."""
    ours = standings(made, edition=edition, order=code)
    return [row.values[code] for row in sorted(ours.rows, key=lambda row: row.player.number)]


def of_player_1(made: Section, edition: str, *codes: str) -> list[object]:
    [row] = [
        row for row in standings(made, edition, ",".join(codes)).rows if row.player.number == 1
    ]
    return [row.values[code] for code in codes]


@pytest.mark.parametrize(
    ("rest", "worth"),
    [
        ("U U U", 1.5),
        ("U U F", 1),  # a forfeit loss is voluntary, too (16.1.2), but stays what it gave (16.2.4)
        ("F U U", 1),
        ("U F U", 1),
        ("U U W*", 1),  # a game follows: the byes are not at the end (16.2.3)
        ("U U B", 1),  # so does a pairing-allocated bye (16.2.1)
        ("U W* U", 1 + 0.5),
        ("H H H", 1.5),
        ("H H F", 1),
        ("B U U", 1 + 0.5 + 0.5),
    ],
)
def test_byes_at_the_end_that_were_asked_for_count_half_to_the_opponents(
    rest: str, worth: float
) -> None:
    """16.3 with 16.2.5: player 2 lost in round 1 and has no game afterwards, or one."""
    made = with_partners("W2 W* W* W*", f"L1 {rest}")

    for edition in ("fide2023", "fide2026"):
        assert standings(made, edition, "BH").context.adjusted(2).amount == worth


def test_a_forfeit_against_somebody_who_is_not_recorded_is_no_game_with_option_p() -> None:
    """Player 1 has 2 and met 2 and 3, on 1 and 2; round 3 is the dummy's 2 and was lost by
    forfeit, so a cut takes it first (16.5)."""
    unnamed = with_partners("W2 W3 F", "L1 U W*", "W* L1 W*")
    named = section("W2 W3 F4", "L1 U W5", "W6 L1 W7", "U U X1", "U U L2", "L3 U U", "U U L3")

    assert of_player_1(unnamed, "fide2023", "BH", "BH/P", "BH/C1/P") == [5, 5, 3]
    # with the opponent, who has 1, it is a game, and no longer voluntary: the lowest is cut
    assert of_player_1(named, "fide2023", "BH", "BH/C1") == [1 + 2 + 2, 1 + 2]
    assert of_player_1(named, "fide2023", "BH/P", "BH/C1/P") == [1 + 2 + 1, 2 + 1]


FOUR = section("W2 D3 W4", "L1 W4 L3", "W4 D1 W2", "L3 L2 L1")
"""Scores 2½, 1, 2½, 0; with the last round drawn 2, 1½, 2, ½."""


def test_fore_buchholz_draws_the_final_round() -> None:
    """8.3."""
    assert values(FOUR, "BH", "fide2023") == [1 + 2.5, 2.5 + 2.5, 2.5 + 1, 2.5 + 1 + 2.5]
    assert values(FOUR, "FB", "fide2023") == [4, 4.5, 4, 5.5]
    assert values(FOUR, "FB/C1", "fide2023") == [1.5 + 2, 2 + 2, 2 + 1.5, 2 + 2]


def test_the_average_of_the_opponents_buchholz_takes_their_fore_buchholz_with_option_f() -> None:
    """8.2: Buchholz 3½, 5, 3½, 6 and Fore Buchholz 4, 4½, 4, 5½ of players 1 to 4."""
    sums = {"AOB": [14.5, 13, 14.5, 12], "AOB/F": [14, 13.5, 14, 12.5]}
    for code, of_all in sums.items():
        assert values(FOUR, code, "fide2023") == [Fraction(added) / 3 for added in of_all]


def test_before_the_final_round_fore_buchholz_is_buchholz() -> None:
    begun = replace(FOUR, scheduled_rounds=4)
    over = replace(FOUR, scheduled_rounds=3)

    assert values(begun, "FB", "fide2026") == values(FOUR, "BH", "fide2026")
    assert values(over, "FB", "fide2026") == values(FOUR, "FB", "fide2026")


def test_a_forfeit_of_the_final_round_is_drawn_as_well() -> None:
    """8.3 speaks of paired games: 3½ points of player 2's opponents become 3."""
    made = section("W2 X3", "L1 W4", "W4 F1", "L3 L2")

    assert values(made, "BH", "raw") == [1, 2, 0, 1 + 1]
    # drawn: 1 has 1½, 2 has ½, 3 has 1½, 4 has ½; the round without a game is one now
    assert values(made, "FB", "raw") == [0.5 + 1.5, 1.5 + 0.5, 0.5 + 1.5, 1.5 + 0.5]


@pytest.mark.parametrize(
    ("option", "values_of_all"),
    [
        ("KS", [0.5, 0, 0.5, 0]),  # scores 2½ 1 2½ 0 of 3: from 1½, or ½ for each step more or less
        ("KS/L+2", [0.5, 0, 0.5, 0]),
        ("KS/L-1", [1 + 0.5, 0, 0.5 + 1, 0]),
        ("KS/L-3", [1 + 0.5 + 1, 0 + 1 + 0, 1 + 0.5 + 1, 0]),
        ("KS/L75", [0.5, 0, 0.5, 0]),
        ("KS/L90", [0, 0, 0, 0]),
        ("KS/L+3", [0, 0, 0, 0]),
    ],
)
def test_the_limit_of_koya_goes_by_half_points_or_percent(
    option: str, values_of_all: list[float]
) -> None:
    """14.5: L+1 puts the limit up by half a point."""
    assert values(FOUR, option, "fide2023") == values_of_all

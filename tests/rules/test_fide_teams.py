"""FIDE's tie-breaks of teams, worked by hand on four teams that all met."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.samples.small_team_event import team_section
from xltiebreak.event.section import MatchPoints, Section
from xltiebreak.ranking.standings import standings

OAK, ELM, FIR, ASH = 1, 2, 3, 4

FOUR = team_section(
    [
        ["1 2: 11 1-0 21, 12 ½-½ 22", "3 4: 31 1-0 41, 32 ½-½ 42"],
        ["1 3: 11 ½-½ 31, 12 0-1 32", "2 4: 21 1-0 41, 22 0-1 42"],
        ["1 4: 11 1-0 41, 12 1-0 42", "2 3: 21 1-0 31, 22 1-0 32"],
    ],
    (1.0, 1.0),
)
"""Oak 1½ ½ 2, Elm ½ 1 2, Fir 1½ 1½ 0, Ash ½ 1 0 against Elm Fir Ash, Oak Ash Fir, Ash Oak Elm, Fir
Elm Oak: 4 3 4 1 match points, 4 3½ 3 1½ game points."""


def values(made: Section, code: str, edition: str = "fide2026") -> list[object]:
    rows = {row.player.number: row for row in standings(made, edition, code).rows}
    return [rows[team].values[code] for team in sorted(rows)]


def with_matches(made: Section, **changed: object) -> Section:
    assert made.matches is not None
    return replace(made, matches=replace(made.matches, **changed))


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("MPvGP", [4, 3.5, 3, 1.5]),
        # 13.2: the opponents' match points × the own match points
        ("EMMSB", [3 * 2 + 4 * 0 + 1 * 2, 4 * 0 + 1 * 1 + 4 * 2, 1 * 2 + 4 * 2 + 3 * 0, 3 * 1]),
        # their match points × the own game points
        ("EMGSB", [3 * 1.5 + 4 * 0.5 + 1 * 2, 2 + 1 + 8, 1.5 + 6 + 0, 4 * 0.5 + 3 * 1 + 0]),
        # their game points × the own match points
        ("EGMSB", [3.5 * 2 + 3 * 0 + 1.5 * 2, 1.5 * 1 + 3 * 2, 1.5 * 2 + 4 * 2, 3.5 * 1]),
        # their game points × the own game points
        ("EGGSB", [5.25 + 1.5 + 3, 2 + 1.5 + 6, 2.25 + 6 + 0, 1.5 + 3.5 + 0]),
        # without the lowest-scoring opponent: Ash, Ash, Ash; of Ash's Elm
        ("EMMSB/C1", [6, 8, 8, 0]),
        ("EMGSB/C1", [6.5, 10, 6, 2]),
        # 13.4: game points, and Buchholz ÷ 3: the 6 match points of 3 rounds over 2 boards
        # so 4 + 8/3, 3½ + 9/3, 3 + 8/3, 1½ + 11/3
        ("SSSC", [Fraction(20, 3), 6.5, Fraction(17, 3), Fraction(31, 6)]),
        ("SSSC/K2", [4 + 8 / 2, 3.5 + 9 / 2, 3 + 8 / 2, 1.5 + 11 / 2]),
    ],
)
def test_match_points_and_game_points_are_weighed_by_each_other(
    code: str, expected: list[object]
) -> None:
    assert values(FOUR, code) == expected


def test_the_divisor_of_the_score_strength_combination_is_rounded_down() -> None:
    """13.4: with 3-1-0, 9 match points over 2 boards is 4½, so 4; Buchholz is of 6 4 6 1."""
    made = with_matches(FOUR, match_points=MatchPoints(3.0, 1.0, 0.0))

    assert values(made, "SSSC") == [4 + 11 / 4, 3.5 + 13 / 4, 3 + 11 / 4, 1.5 + 16 / 4]


def test_where_game_points_place_the_teams_match_points_come_second() -> None:
    by_game = with_matches(FOUR, placed_by="game")

    assert values(by_game, "MPvGP") == [4, 3, 4, 1]
    # game points are the primary score: at most 2 in each of 3 rounds, over the 2 of one match
    assert values(by_game, "SSSC") == [
        4 + Fraction(8, 3),
        3 + Fraction(17, 2) / 3,
        4 + Fraction(9, 3),
        1 + Fraction(21, 2) / 3,
    ]


def tied(oak: str, fir: str) -> Section:
    """Oak and Fir beat the others alike, and met in a match with these points by board."""
    boards = range(1, len(oak) + 1)
    signs = {("1", "0"): "1-0", ("½", "½"): "½-½", ("0", "1"): "0-1"}

    def match(team: int, other: int, got: str, theirs: str) -> str:
        played = (
            f"{team}{board} {signs[pair]} {other}{board}"
            for board, pair in zip(boards, zip(got, theirs, strict=True), strict=True)
        )
        return f"{team} {other}: {', '.join(played)}"

    all_won, all_lost = "1" * len(oak), "0" * len(oak)
    return team_section(
        [
            [match(OAK, ELM, all_won, all_lost), match(FIR, ASH, all_won, all_lost)],
            [match(OAK, FIR, oak, fir), match(ELM, ASH, all_won, all_lost)],
            [match(OAK, ASH, all_won, all_lost), match(FIR, ELM, all_won, all_lost)],
        ],
        (1.0,) * len(oak),
    )


LEVEL, FIRST, SECOND = (None, None), (1, 2), (2, 1)


@pytest.mark.parametrize(
    ("oak", "fir", "places"),
    [
        # board count 1 + 4 = 2 + 3; board 1 is Oak's, and without board 4 Fir has 2 to 1
        (
            "1001",
            "0110",
            {"EDE": LEVEL, "EDEBT": FIRST, "EDEBB": SECOND, "EDET": FIRST, "EDEB": SECOND},
        ),
        # board count 1 + 2 + 5 = 8 to 2 + 3 + 2 = 7, the lower is the better; board 1 is Oak's
        ("100½1", "011½0", {"EDE": LEVEL, "EDEBT": SECOND, "EDEBB": SECOND, "EDET": FIRST}),
        # board count 2 × ½ + 3 = 4 to 1 + 2 × ½ = 2; board 1 is Fir's
        ("0½1", "1½0", {"EDE": LEVEL, "EDET": SECOND, "EDEBT": SECOND}),
        # the same on every board
        ("½½", "½½", dict.fromkeys(("EDE", "EDEBT", "EDEBB", "EDET", "EDEB"), LEVEL)),
        # without the last board 1 to 0, with it level
        ("1½0", "0½1", {"EDEB": FIRST, "EDEBB": FIRST}),
    ],
)
def test_two_teams_are_parted_by_their_match_and_then_by_its_boards(
    oak: str, fir: str, places: dict[str, tuple[object, object]]
) -> None:
    """13.3.2 of 2026: EDEBT board count, then top boards; EDEBB board count, then without the
    last; EDET top boards; EDEB without the last."""
    made = tied(oak, fir)

    for code, expected in places.items():
        by_team = values(made, code)
        assert (by_team[OAK - 1], by_team[FIR - 1]) == expected, code


THREE = team_section(
    [
        ["1 2: 11 1-0 21, 12 1-0 22", "3 4: 31 1-0 41, 32 ½-½ 42"],
        ["2 3: 21 1-0 31, 22 ½-½ 32", "1 4: 11 1-0 41, 12 1-0 42"],
        ["3 1: 31 1-0 11, 32 ½-½ 12", "2 4: 21 1-0 41, 22 1-0 42"],
    ],
    (1.0, 1.0),
)
"""Oak beat Elm 2–0, Elm beat Fir 1½–½, Fir beat Oak 1½–½; all three beat Ash."""


def test_extended_direct_encounter_goes_on_with_the_other_score() -> None:
    """13.3: level on match points among each other; game points 2½, 1½ and 2."""
    assert values(THREE, "DE") == [None] * 4
    assert values(THREE, "EDE") == [1, 3, 2, None]


def test_the_boards_are_looked_at_only_when_two_teams_are_left() -> None:
    """13.3.2: three that won 1½–½ against each other in a circle stay level, although Oak made
    its points on other boards."""
    circle = team_section(
        [
            ["1 2: 11 ½-½ 21, 12 1-0 22", "3 4: 31 1-0 41, 32 ½-½ 42"],
            ["2 3: 21 1-0 31, 22 ½-½ 32", "1 4: 11 1-0 41, 12 1-0 42"],
            ["3 1: 31 1-0 11, 32 ½-½ 12", "2 4: 21 1-0 41, 22 1-0 42"],
        ],
        (1.0, 1.0),
    )
    for code in ("EDE", "EDEBT", "EDEBB", "EDET", "EDEB"):
        assert values(circle, code) == [None] * 4, code

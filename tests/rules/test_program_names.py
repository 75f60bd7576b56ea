"""Tie-breaks as Swiss-Manager and chess-results.com name them."""

from __future__ import annotations

import pytest

from tests.make.crosstables import DATA
from xltiebreak.rules.systems.names import named_by_program

MEANT = [
    line.split(" = ", 1)
    for line in (DATA / "program-names.txt").read_text(encoding="utf-8").splitlines()
    if " = " in line
]


@pytest.mark.parametrize(("codes", "name"), MEANT)
def test_a_name_of_the_program_means_these_tie_breaks(codes: str, name: str) -> None:
    meant = named_by_program(name)
    first = [code for code in codes.split() if code not in "-…"]
    assert list(meant.codes[: len(first)]) == first
    assert codes.endswith("…") or len(meant.codes) == len(first)
    assert codes != "-" or meant == ((), "", "")


def test_a_name_without_end_is_not_known() -> None:
    assert named_by_program("x" * 5_000) == ((), "", "")


def test_points_are_no_tie_break() -> None:
    for name in ("points (game-points)", "Pts.  points (game-points)", "Punkte"):
        assert named_by_program(name).points == "game"
    name = "Matchpoints (2 for wins, 1 for Draws, 0 for Losses)"
    assert named_by_program(name).points == "match"


def test_a_year_in_the_name_is_that_of_the_edition() -> None:
    for year in ("2023", "2026"):
        name = f"Buchholz Tie-Break Variable ({year}) (Gamepoints, Cut1)"
        assert named_by_program(name).edition == f"fide{year}"

"""A finding names its cell: in words where a function sees no addresses, ``player 7, round 3``, and
on a sheet by address and, for programs, by number and round."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.make import reading
from tests.make.sheet import Block, ask
from xltiebreak import examine_event

SAID = re.compile(r"(?:player|team) (?P<row>\d+), (?P<points>points of )?\w+ (?P<column>\d+)")
ROUNDS = ["", "W1", "W2", "L1", "L3", "D2", "4w", "3?", "B", "U", "X2", "F", "W9", "12", "huh"]
SCORES = ["", "1", "0", "½", "+", "-", "x", "1 0", "2", "huh"]
POINTS = ["", 0, 1, 2.5, 4, 9, "huh"]


def block(cells: list[Any], rows: int, columns: int) -> st.SearchStrategy[Block]:
    row = st.lists(st.sampled_from(cells), min_size=columns, max_size=columns)
    return st.lists(row, min_size=rows, max_size=rows)


def assert_said(cells: Block, points: Block | None = None) -> None:
    """Each cell that is named is there, and what a finding quotes stands in it."""
    for _, where, message in ask("CHECK_TB", cells, points=points, boards=4 if points else None):
        if said := SAID.fullmatch(where):
            of = points if points and said["points"] else cells
            cell = of[int(said["row"]) - 1][int(said["column"]) - 1]
            assert "'huh'" not in message or cell == "huh"


@given(block(ROUNDS, 4, 3))
def test_by_round(cells: Block) -> None:
    assert_said(cells)


@given(st.sampled_from([4, 8]).flatmap(lambda columns: block(SCORES, 4, columns)))
def test_in_a_grid(cells: Block) -> None:
    assert_said(cells)


@given(block(ROUNDS, 4, 2), block(POINTS, 4, 2))
def test_in_the_points_of_matches(cells: Block, points: Block) -> None:
    assert_said(cells, points)


@pytest.mark.parametrize(
    ("table", "where", "place"),
    [
        ([["No.", "R1", "R2"], [3, "W7", "huh"], [7, "L3", "U"]], "C2", (3, 2)),
        ([["No.", "R1", "R2"], [3, "W7", "U"], [7, "D3", "U"]], "B2", (3, 1)),
        ([["No.", "R1"], ["?", "U"], [7, "U"]], "A2", None),
        ([["No.", 1, 2, 3], [1, "", 1, "½"], [2, 1, "", ""], [3, "½", "", ""]], "C2", (1, 2)),
        (
            [["No.", "Name", 1, "", 2, ""], [1, "A", "", "", "", 1], [2, "B", 0, 1, "", ""]],
            "F2",
            (1, 4),
        ),
    ],
)
def test_on_a_sheet(table: Block, where: str, place: tuple[int, int] | None) -> None:
    event = reading.sheets(Event=[["Kind", "roundrobin"]], Crosstable=table)
    [error] = [one for one in examine_event(event) if one.is_error]
    assert (error.where, error.place) == (f"Crosstable!{where}", place)

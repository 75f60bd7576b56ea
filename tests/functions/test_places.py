"""A finding names its cell twice, in words and in values, and both say the same.

A function sees no addresses, so its words are ``player 7, round 3``; a workbook links by values.
"""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xltiebreak.checks import examine
from xltiebreak.event.findings import Place
from xltiebreak.event.section import Section
from xltiebreak.functions.blocks import section_of
from xltiebreak.functions.given import Entered
from xltiebreak.tables.cells import Row, cell_of
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.section import read_section
from xltiebreak.tables.settings import Settings

SAID = re.compile(r"(?:player|team) (\d+), (?:points of )?(?:round|column) (\d+)")
ROUNDS = ["", "W1", "W2", "L1", "L3", "D2", "4w", "3?", "B", "U", "X2", "F", "W9", "12", "huh"]
SCORES = ["", "1", "0", "½", "+", "-", "x", "1 0", "2", "huh"]
POINTS = ["", 0, 1, 2.5, 4, 9, "huh"]


def block(cells: list[str], rows: int, columns: int) -> st.SearchStrategy[list[tuple[object, ...]]]:
    row = st.tuples(*[st.sampled_from(cells)] * columns)
    return st.lists(row, min_size=rows, max_size=rows)


def assert_said_alike(section: Section) -> None:
    for finding in examine(section):
        said = SAID.fullmatch(finding.where)
        assert finding.place == (Place(int(said[1]), int(said[2])) if said else None)


@given(block(ROUNDS, 4, 3))
def test_by_round(cells: list[tuple[object, ...]]) -> None:
    assert_said_alike(section_of(Entered(tuple(cells))))


@given(st.sampled_from([4, 8]).flatmap(lambda columns: block(SCORES, 4, columns)))
def test_in_a_grid(cells: list[tuple[object, ...]]) -> None:
    assert_said_alike(section_of(Entered(tuple(cells))))


@given(block(ROUNDS, 4, 2), block(POINTS, 4, 2))
def test_in_the_points_of_matches(
    cells: list[tuple[object, ...]], points: list[tuple[object, ...]]
) -> None:
    assert_said_alike(section_of(Entered(tuple(cells), points=tuple(points), boards="4")))


@pytest.mark.parametrize(
    ("table", "where", "place"),
    [
        ([["No.", "R1", "R2"], [3, "W7", "huh"], [7, "L3", "U"]], "S!C2", Place(3, 2)),
        ([["No.", "R1", "R2"], [3, "W7", "U"], [7, "D3", "U"]], "S!B2", Place(3, 1)),
        ([["No.", "R1"], ["?", "U"], [7, "U"]], "S!A2", None),
        (
            [["No.", 1, 2, 3], [1, "", 1, "½"], [2, 1, "", ""], [3, "½", "", ""]],
            "S!C2",
            Place(1, 2),
        ),
        (
            [["No.", "Name", 1, "", 2, ""], [1, "A", "", "", "", 1], [2, "B", 0, 1, "", ""]],
            "S!F2",
            Place(1, 4),
        ),
    ],
)
def test_on_a_sheet(table: list[list[object]], where: str, place: Place | None) -> None:
    rows = [Row(k, [cell_of(value) for value in row]) for k, row in enumerate(table, start=1)]
    section = read_section(Grid("S", rows), Settings(name="Open", kind="roundrobin"))
    assert section is not None
    [error] = [one for one in examine(section) if one.is_error]
    assert (error.where, error.place) == (where, place)

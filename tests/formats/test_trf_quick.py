"""Most records are read in a quick way: it finds what careful reading finds."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.benchmarks.events import swiss
from tests.formats.test_mangled import MANGLERS
from tests.make.trf_with_care import read, read_carefully
from tests.referees.gacrux import as_trf

LARGE = as_trf(swiss(40, 7).sections[0], "2026/05/09")


@pytest.mark.parametrize("mangle", MANGLERS)
@given(seed=st.integers())
def test_a_mangled_file_is_read_as_it_is_with_care(
    mangle: Callable[[random.Random], bytes], seed: int
) -> None:
    content = mangle(random.Random(seed))
    assert read(content) == read_carefully(content)


OPPONENT = ["  12", "0012", "0000", "   0", "    ", "1 2 ", " +12", "1_2 ", "１２ ", "  \x1d1"]
WRITTEN = st.builds(
    "{} {} {}".format,
    st.sampled_from(OPPONENT),
    st.sampled_from("wbB-x "),
    st.sampled_from("1=0WDL+-HFUZ*q "),
)
CELL = st.tuples(st.integers(0, 39), st.integers(1, 7))


@pytest.mark.slow
@given(cells=st.dictionaries(CELL, WRITTEN, min_size=1, max_size=40))
def test_rounds_written_in_any_way_are_read_as_they_are_with_care(
    cells: dict[tuple[int, int], str],
) -> None:
    header, first, players = LARGE.partition("001 ")
    lines = f"{first}{players}".splitlines()
    for (line, round), written in cells.items():
        start = 91 + 10 * (round - 1)
        lines[line] = lines[line][:start] + written + lines[line][start + len(written) :]
    content = "\n".join([header, *lines]).encode()
    assert read(content) == read_carefully(content)

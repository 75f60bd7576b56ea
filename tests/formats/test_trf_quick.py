"""Most records are read in a quick way: it finds what careful reading finds."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.benchmarks.events import swiss
from tests.formats.test_mangled import MANGLERS
from tests.referees.gacrux import as_trf
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Result
from xltiebreak.event.section import Event
from xltiebreak.formats.trf import players, reading
from xltiebreak.formats.trf.layout import round_column
from xltiebreak.formats.trf.reading import read_trf
from xltiebreak.formats.trf.rounds import KnownRounds

LARGE = as_trf(swiss(40, 7).sections[0], "2026/05/09")


class Forgotten(dict[str, Result]):
    """Rounds that are not remembered."""

    def __setitem__(self, text: str, result: Result) -> None:
        pass


class ForgottenRounds(Forgotten, KnownRounds):
    """Each round is read by itself."""

    def __init__(self, bye_worth: float | None) -> None:
        super().__init__(bye_worth)
        self.alike = Forgotten()


def read(content: bytes) -> Event | str:
    """The event with its faults, or why there is none."""
    try:
        return read_trf(content, "event.trf")
    except TieBreakError as refused:
        return str(refused)


def read_carefully(content: bytes) -> Event | str:
    """The same, with every column looked at and every round read by itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(players, "_IN_COLUMNS", re.compile(r"(?!)"))
        patch.setattr(reading, "KnownRounds", ForgottenRounds)
        return read(content)


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
        start = round_column(round) - 1
        lines[line] = lines[line][:start] + written + lines[line][start + len(written) :]
    content = "\n".join([header, *lines]).encode()
    assert read(content) == read_carefully(content)

"""Whatever is selected or passed, every registered function answers: a value, or a sentence."""

from __future__ import annotations

import datetime
import inspect
import time
import tracemalloc
from collections.abc import Callable
from itertools import cycle, permutations, product
from typing import Any

import pytest

from tests.make.calls import BHAM, USUAL
from tests.make.sheet import MOST_CELLS, ask, forget
from tests.nightly import by_day
from xltiebreak import TieBreakError
from xltiebreak.functions import FUNCTIONS

pytestmark = pytest.mark.slow

USED = dict(USUAL)
"""The last usual call of each function."""

VALUES: dict[str, Any] = {
    "nothing": None,
    "an empty text": "",
    "spaces": "  ",
    "nonsense": "nonsense",
    "TRUE": True,
    "a negative number": -3,
    "a huge float": 1e308,
    "infinity": float("inf"),
    "no number": float("nan"),
    "a date": datetime.datetime(2026, 1, 2),
    "a time": datetime.time(12),
    "an error": "#N/A",
    "an error's number": -2146826243,
    "a huge text": "W2" * 250_000,
    "a huge text of many letters": "é½" * 250_000,
    "a long order": ",".join(f"BH/C{k}" for k in range(1, 9_999)),
    "a long list of numbers": ", ".join(map(str, range(1, 20_001))),
    "a list": ["W2", "L1"],
    "a mapping": {"W2": "L1"},
    "an object": object(),
    "brackets": "(" * 5_000,
    "control characters": "W\x002\x1b[31m\n",
}
CELLS: dict[str, Any] = {
    **{f"{kind}, in a cell": [["W2", one], ["L1", "H"]] for kind, one in VALUES.items()},
    **{f"{kind}, alone": [[one]] for kind, one in VALUES.items()},
}
BLOCKS_OF: dict[str, Any] = {
    "no rows": [],
    "rows without cells": [[], []],
    "ragged rows": [["W2", "D3"], ["L1"]],
    "a row that is none": [["W2"], "L1"],
    "a flat list": ["W2", "L1"],
    "tuples": (("W2",), ("L1",)),
    "too many columns": [["W2"] * 300],
    "too many rows": [["H"]] * 20_001,
    "a grid of one": [["x"]],
    "a grid of errors": [["#REF!"] * 30] * 30,
}
ARGUMENTS = [
    (name, argument) for name in FUNCTIONS for argument in FUNCTIONS[name].signature.parameters
]


@pytest.fixture(autouse=True)
def nothing_remembered() -> None:
    forget()


def needed(function: str) -> dict[str, Any]:
    """A function's usual arguments, without those that it can do without."""
    parameters = FUNCTIONS[function].signature.parameters.items()
    return {
        name: given
        for (name, one), given in zip(parameters, USED[function])
        if one.default is inspect.Parameter.empty
    }


def answered(function: str, **arguments: Any) -> Any:
    """The answer, after a look at it: a number, a text or a table of them, or one sentence."""
    began = time.process_time()
    refused = None
    try:
        answer = ask(function, **arguments)
    except ValueError as error:
        refused, answer = error.__context__, str(error)
    if refused:
        assert isinstance(refused, TieBreakError)
        assert " " in answer
        assert "Traceback" not in answer
        assert "\n" not in answer
        assert len(answer) < 2_000
    assert time.process_time() - began < 4
    rows = answer if isinstance(answer, list) else [[answer]]
    assert {type(cell) for row in rows for cell in row} <= {str, float}
    assert "nan" not in {str(cell) for row in rows for cell in row}
    return answer


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_usual_arguments_give_values(name: str) -> None:
    assert answered(name, **needed(name)) == ask(name, **needed(name))


@pytest.mark.parametrize("place", range(len(ARGUMENTS)), ids=map("-".join, ARGUMENTS))
def test_whatever_an_argument_is_there_is_an_answer(place: int) -> None:
    """By day a twelfth of the values, and others in the next argument."""
    name, argument = ARGUMENTS[place]
    is_block = argument in FUNCTIONS[name].blocks
    values = [*(VALUES | CELLS | BLOCKS_OF if is_block else VALUES | BLOCKS_OF).values()]
    for given in by_day(values[place % 12 :: 12], night=values):
        answered(name, **{**needed(name), argument: given})


@pytest.mark.parametrize("name", FUNCTIONS)
def test_arguments_that_change_places_are_refused_or_understood(name: str) -> None:
    usual = needed(name)
    for given in permutations(usual.values()):
        answered(name, **dict(zip(usual, given)))


WRONG: dict[str, Callable[[int, int], Any]] = {
    "one wrong text": lambda row, round: "Q7",
    "a text of its own each": lambda row, round: f"zz{row}x{round}",
    "numbers": lambda row, round: row * 100 + round + 0.25,
    "errors": lambda row, round: "#N/A",
    "strangers": lambda row, round: f"W{20_001 + row}",
    "oneself": lambda row, round: f"W{row + 1}",
    "one opponent for all": lambda row, round: "W1",
    "without a result": lambda row, round: "5w",
    "what does not agree": lambda row, round: f"L{(row * 7 + round * 31) % 20_000 + 1}",
    "dates": lambda row, round: datetime.datetime(2026, 1, 2),
}


def wrong(kind: str, columns: int) -> list[list[Any]]:
    """20,000 rows of what is no result, or does not go together."""
    return [[WRONG[kind](row, round) for round in range(columns)] for row in range(20_000)]


def test_two_million_wrong_cells_end_soon_in_every_function() -> None:
    """By day in every eighth block, as all come in by one door."""
    block = wrong("a text of its own each", 100)
    blocks = [one for one in ARGUMENTS if one[1] in FUNCTIONS[one[0]].blocks]
    for name, argument in blocks[:: by_day(8, night=1)]:
        answered(name, **{**needed(name), argument: block})


LARGE = (
    *(("SCORE_TB", "results"), ("CHECK_TB", "results"), ("EXPLAIN_TB", "results")),
    *(("VERIFY_TB", "printed"), ("TEAMSUM_TB", "teams"), ("COMPAVERAGE", "ratings")),
)


@pytest.mark.parametrize(
    ("kind", "block"), [*by_day([*zip(WRONG, cycle(LARGE))][::2], night=product(WRONG, LARGE))]
)
def test_as_many_wrong_cells_as_are_taken_end_soon(kind: str, block: tuple[str, str]) -> None:
    name, argument = block
    cells = wrong(kind, MOST_CELLS // 20_000)
    answered(name, **{**needed(name), argument: cells})


def test_wrong_cells_take_little_memory() -> None:
    block = wrong("what does not agree", MOST_CELLS // 20_000)
    tracemalloc.start()
    with pytest.raises(ValueError, match="more"):
        ask("SCORE_TB", block)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert most < 200_000_000


def test_points_that_cannot_be_read_end_soon() -> None:
    results = [["B"] * 10 for _ in range(20_000)]
    points = wrong("a text of its own each", 10)

    answer = answered("USAT_TB", results=results, points=points)

    assert "are no points; expected a number such as 44.5" in answer


def test_empty_rows_below_the_results_are_no_cells() -> None:
    rows = [*BHAM, *([[None, "", None, ""]] * 19_994)]

    assert ask("SCORE_TB", rows)[:6] == ask("SCORE_TB", BHAM)


def test_twenty_edits_of_a_large_event_are_not_all_kept() -> None:
    rows = [[f"W{k + 2}" if k % 2 == 0 else f"L{k}"] * 9 for k in range(500)]
    tracemalloc.start()
    sizes = []
    for edit in range(20):
        rows[2 * edit][0], rows[2 * edit + 1][0] = f"D{2 * edit + 2}", f"D{2 * edit + 1}"
        ask("SCORE_TB", rows)
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()

    assert max(sizes[10:]) < 1.5 * max(sizes[:10])

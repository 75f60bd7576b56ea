"""What the functions of a sheet give, as told in the texts of this folder; what each says of a
block that has headers, and VERIFY_TB of our own figures."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from hypothesis import given

from tests.cases import Case, Stage, cases, play
from tests.make.made_up import MadeUp, made_up
from tests.make.sheet import ask, shown
from xltiebreak.functions import FUNCTIONS

USUAL: dict[str, Any] = {
    **{"code": "SOLK", "player": 2, "one": 2, "other": 3, "counting": 2, "boards": 4},
    **{"names": [["Name"], ["Ash"], ["Birch"]], "ratings": [["Rating"], [1500], [1600]]},
    **{"teams": [["Team"], ["Elms"], ["Oaks"]], "points": [["Pts 1"], [3], [1]]},
    **{"printed": [["Solk"], [1], [0]], "prizes": [["100"]], "rules": [["Rounds", 3]]},
}


@pytest.mark.parametrize("name", [n for n, f in FUNCTIONS.items() if "results" in f.arguments])
def test_every_function_says_that_the_first_row_holds_headers(name: str) -> None:
    needed = {
        argument: USUAL[argument]
        for argument, parameter in FUNCTIONS[name].signature.parameters.items()
        if argument != "results" and parameter.default is inspect.Parameter.empty
    }
    answer = str(shown(name, [["R1"], ["W3"], ["L2"]], **needed))
    assert "the block of results" in answer
    assert "the first row holds headers" in answer


@given(made_up())
def test_our_own_figures_agree_with_ours(made: MadeUp) -> None:
    rows = made.block
    header, *lines = ask("STANDINGS_TB", rows, [[""]] * len(rows), notation="us")
    places = [line for line in lines if line[1]]  # without the sentences below

    answer = ask("VERIFY_TB", rows, [header, *places], notation="us")

    assert answer[1:] == [[""] * len(header)] * len(places)


@pytest.mark.parametrize("case", cases("functions/*.txt"))
def test_a_function_gives_what_a_text_promises(case: Case, stage: Stage) -> None:
    play(case, stage)

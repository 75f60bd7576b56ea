"""Every function says that a block has headers; other_layouts.txt has what else it may hold."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from tests.make.sheet import shown
from xltiebreak.functions import FUNCTIONS

USUAL: dict[str, Any] = {
    **{"code": "SOLK", "player": 2, "one": 2, "other": 3, "counting": 2, "boards": 4},
    **{"names": [["Name"], ["Ash"], ["Birch"]], "ratings": [["Rating"], [1500], [1600]]},
    **{"teams": [["Team"], ["Elms"], ["Oaks"]], "points": [["Pts 1"], [3], [1]]},
    **{"printed": [["Solk"], [1], [0]], "prizes": [["100"]], "rules": [["Rounds", 3]]},
}


@pytest.mark.parametrize("name", [n for n, f in FUNCTIONS.items() if "results" in f.arguments])
def test_every_function_says_so_whatever_else_has_its_header(name: str) -> None:
    needed = {
        argument: USUAL[argument]
        for argument, parameter in FUNCTIONS[name].signature.parameters.items()
        if argument != "results" and parameter.default is inspect.Parameter.empty
    }
    answer = str(shown(name, [["R1"], ["W3"], ["L2"]], **needed))
    assert "the block of results" in answer
    assert "the first row holds headers" in answer

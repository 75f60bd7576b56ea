"""Figures that the rule book, a program's help and directors have published."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.prizefund.funds import adds_up, given, paid
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.prizes import Prize

CASES = json.loads((Path(__file__).parent.parent / "data" / "prizes.json").read_text("utf-8"))[
    "cases"
]


def prize_of(stated: dict[str, Any], numbers: dict[str, int]) -> Prize:
    return Prize(
        stated["kind"],
        round(stated["cash"] * 100),
        stated.get("rank", 1),
        low=stated.get("from"),
        high=stated["under"] - 1 if "under" in stated else stated.get("to"),
        players=tuple(numbers[one] for one in stated.get("players", ())),
        label=stated["label"],
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_published_figures_come_out_to_the_cent(case: dict[str, Any]) -> None:
    numbers = {one["id"]: number for number, one in enumerate(case["players"], start=1)}
    scores = [one["score"] for one in case["players"]]
    entrants = [
        Entrant(
            numbers[one["id"]],
            one["id"],
            one["score"],
            one["rating"],
            place=1 + sum(score > one["score"] for score in scores),
        )
        for one in case["players"]
    ]
    prizes = [prize_of(one, numbers) for one in case["prizes"]]

    made = given(prizes, entrants, cap=case["cap"])

    assert paid(made) == case["paid"]
    adds_up(made)

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


def prize_of(fields: dict[str, Any], numbers: dict[str, int]) -> Prize:
    return Prize(
        fields["kind"],
        round(fields["cash"] * 100),
        fields.get("rank", 1),
        low=fields.get("from"),
        high=fields["under"] - 1 if "under" in fields else fields.get("to"),
        players=tuple(numbers[player] for player in fields.get("players", ())),
        label=fields["label"],
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_published_figures_come_out_to_the_cent(case: dict[str, Any]) -> None:
    numbers = {player["id"]: number for number, player in enumerate(case["players"], start=1)}
    scores = [player["score"] for player in case["players"]]
    entrants = [
        Entrant(
            numbers[player["id"]],
            player["id"],
            player["score"],
            player["rating"],
            place=1 + sum(score > player["score"] for score in scores),
        )
        for player in case["players"]
    ]
    prizes = [prize_of(prize, numbers) for prize in case["prizes"]]

    made = given(prizes, entrants, cap=case["cap"])

    assert paid(made) == case["paid"]
    adds_up(made)

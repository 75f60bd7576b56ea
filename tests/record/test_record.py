"""The record tells what is the same, what is told otherwise, and what silently."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tests.record.__main__ import SAME, SILENTLY, TOLD, how
from tests.record.asked import Answer, ask
from tests.record.questions import Question, questions

TABLE = b"No.,Name,R1\n1,Ash,W2\n2,Birch,L1\n"


def answer(code: int = 0, out: object = "", err: str = "") -> Answer:
    return {"code": code, "out": out if isinstance(out, str) else json.dumps(out), "err": err}


@pytest.mark.parametrize(
    ("before", "now", "expected"),
    [
        (answer(out={"place": 1}), answer(out={"place": 1}), SAME),
        (answer(out={"why": "a tie"}), answer(out={"why": "level"}), TOLD),
        (answer(out={"place": 1}), answer(out={"place": 1}, err="warning: a name twice"), TOLD),
        (answer(out={"place": 1}), answer(2, err="Error: two readings"), TOLD),
        (answer(out={"place": 1}), answer(out={"place": 2}, err="warning"), SILENTLY),
        (answer(2, err="Error: no table"), answer(out={"place": 1}), SILENTLY),
        (answer(out={"place": 1}), answer(9, err="KeyError: 'place'"), SILENTLY),
        (answer(out="Ash: 2 points, 1st"), answer(out="Ash has 2 points, 1st"), TOLD),
        (answer(out="Ash: 2 points"), answer(out="Ash: 2½ points"), SILENTLY),
    ],
)
def test_a_difference_is_silent_where_figures_change(
    before: Answer, now: Answer, expected: str
) -> None:
    assert how(before, now) == expected


def test_a_question_is_asked_at_its_door() -> None:
    told = ask(Question("tables", "standings {} --format json", ("event.csv", TABLE)))
    assert (told["code"], told["err"]) == (0, "")
    assert [row["name"] for row in json.loads(told["out"])["sections"][0]["standings"]] == [
        "Ash",
        "Birch",
    ]
    block = json.dumps([[["W2"], ["L1"]]]).encode()
    assert json.loads(ask(Question("functions", "=CHECK_TB", ("block", block)))["out"])[0][0] == (
        "nothing to fix"
    )


@pytest.mark.slow
def test_each_question_has_a_name_of_its_own_and_each_room_is_asked() -> None:
    names = Counter((question.room, question.key) for question in questions())
    assert [name for name, times in names.items() if times > 1] == []
    assert {room for room, _ in names} >= {"tables", "lines", "prizefund", "rules", "verify"}

"""The record tells what is the same, what is told otherwise, and what silently."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.libreoffice.office import need_office
from tests.nightly import by_day
from tests.record import __main__ as record
from tests.record.answers import SAME, SILENTLY, TOLD, Answer, how
from tests.record.doors import ask
from tests.record.questions import Question, questions

TABLE = b"No.,Name,R1\n1,Ash,W2\n2,Birch,L1\n"
EVENT = {"event.csv": b"Kind,swiss\nNo.,Name,R1,R2\n1,Ash,W2,\n2,Birch,L1,\n"}


def answer(code: int = 0, out: object = "", err: str = "") -> Answer:
    text = out if isinstance(out, str) else json.dumps(out)
    return {"code": code, "err": err, "texts": {"$": text}}


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
    [out] = told["texts"].values()
    rows = json.loads(out)["sections"][0]["standings"]
    assert [row["name"] for row in rows] == ["Ash", "Birch"]
    block = json.dumps([[["W2"], ["L1"]]]).encode()
    told = ask(Question("functions", "=CHECK_TB", ("block", block)))
    assert json.loads(told["texts"]["cells"])[0][0] == "nothing to fix"


@pytest.mark.slow
def test_workbooks_are_asked_by_hand_and_by_buttons() -> None:
    need_office()
    orders = json.dumps([["text", "Crosstable", "F5", "Q"], ["say", "Crosstable", "A1"]]).encode()
    words = "by hand: new new.xlsx --from event.csv --for plain"
    texts = ask(Question("by_hand", words, ("", b""), {**EVENT, "orders": orders}))["texts"]
    assert re.match(r"F5 \(Ash\): Q cannot be read", texts["line"])
    assert (texts["is red"], len(json.loads(texts["found"])["findings"])) == ("1", 1)
    book = (Path(__file__).parents[2] / "examples/bham/bham.xlsx").read_bytes()
    texts = ask(Question("buttons", "press page {}", ("bham.xlsx", book)))["texts"]
    assert "Wrote event results.html." in texts["printed"]
    assert "Delacroix, Simone" in texts["files/event results.html"]


def test_what_was_saved_is_compared_and_a_difference_can_be_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = Question("tables", "check {}", ("event.csv", TABLE), {"other.csv": b"x"})
    monkeypatch.setattr(record, "questions", lambda: [asked])
    saving, comparing = (["tests.record", what, str(tmp_path)] for what in ("save", "compare"))
    monkeypatch.setattr("sys.argv", saving)
    assert record.main() == 0
    kept = tmp_path / "tables.jsonl"
    for change, more, code, words in (
        (("", ""), [], 0, "1 same, 0 told otherwise, 0 silently otherwise, 0 accepted"),
        (('"code": 0', '"code": 3'), [], 1, "1 silently otherwise"),
        (('"code": 3', '"code": 3'), ["--accept", "tables/event.csv: *"], 0, "1 accepted"),
    ):
        kept.write_text(kept.read_text("utf-8").replace(*change), "utf-8")
        monkeypatch.setattr("sys.argv", [*comparing, *more])
        assert record.main() == code
        assert words in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.skipif(by_day(True, night=False), reason="it takes a minute and a half: by night")
def test_each_question_has_a_name_of_its_own_and_each_room_is_asked() -> None:
    names = Counter((question.room, question.key) for question in questions())
    assert [name for name, times in names.items() if times > 1] == []
    assert {room for room, _ in names} >= {"tables", "buttons", "by_hand", "functions", "verify"}

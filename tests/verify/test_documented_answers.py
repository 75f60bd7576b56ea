"""The schema has every key of every answer, and the page for programs every code of a cause.
``python -m tests.verify.test_documented_answers`` writes the lists of codes anew. And the page
about differing figures says what the program says."""

from __future__ import annotations

import ast
import io
import json
import re
import sys
from pathlib import Path
from textwrap import fill
from typing import Any

import pytest

from examples.verify.build import HERE, files
from tests.command import ROOT, Command
from xltiebreak import load
from xltiebreak.ranking.standings import standings
from xltiebreak.verify.wrong_rules import rows, variations

pytestmark = pytest.mark.slow

_MANY = re.compile(
    r"(plus|even|minus)-drops-.*|all-drop-(?!highest).*|kashdan-\D+-\d|opponents-.*-(zero|one)"
)
"""Codes that the page has as one, with words in capitals, where it has not their own."""
_OWN = ("opponents-absences-zero", "opponents-losses-zero")


def codes_of_causes(events: Path) -> dict[str, str]:
    """Every code, with its condition where that is always the same."""
    listed = [row for row in rows(of_prizes=False) if row.code != "*"]
    teams = {row.code: row.words for row in listed if row.kind == "match"}
    codes = dict(teams)
    for row in reversed(listed):  # the first of a code
        if (row.code in _OWN or not _MANY.fullmatch(row.code)) and row.kind != "match":
            also = f"; of teams: {teams[row.code]}" if row.code in teams else ""
            codes[row.code] = row.words + also
    for row in rows(of_prizes=True):
        codes[row.code] = "; or ".join(filter(None, (codes.get(row.code), row.words)))
    for name in ("30B-withdrawal", "34E1-own-unplayed"):
        [section] = load(events / f"{name}.csv").sections
        for variation in variations(standings(section)):
            codes.setdefault(variation.code, "")
    return codes


ROOM = ROOT / "xltiebreak/verify"
README = ROOM / "README.md"
PAGE = README.read_text(encoding="utf-8")
SCHEMA = json.loads(ROOT.joinpath("examples/verify/answer.schema.json").read_text("utf-8"))
EVENTS = ROOT / "examples/conformance/events"
TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}


def faults(value: Any, schema: dict[str, Any], where: str = "") -> list[str]:
    """What of a value is not as the schema says, by the keywords that this one uses."""
    if "$ref" in schema:
        return faults(value, SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]], where)
    if "oneOf" in schema:
        alternatives = [faults(value, each, where) for each in schema["oneOf"]]
        return [] if alternatives.count([]) == 1 else [f"{where}: fits none or several"]
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types and not any(isinstance(value, TYPES[name]) for name in types):
        return [f"{where}: {value!r} is not {types}"]
    if "enum" in schema and value not in schema["enum"]:
        return [f"{where}: {value!r} is not one of {schema['enum']}"]
    if isinstance(value, list):
        return [fault for each in value for fault in faults(each, schema["items"], f"{where}[]")]
    if not isinstance(value, dict):
        return []
    known = schema["properties"]
    return [
        *(f"{where}.{key}: missing" for key in schema.get("required", []) if key not in value),
        *(f"{where}.{key}: not documented" for key in value if key not in known),
        *(
            fault
            for key, inner in value.items()
            if key in known
            for fault in faults(inner, known[key], f"{where}.{key}")
        ),
    ]


RIGHT = (
    'Tie-break order,"MM, SOLK"\nPrizes,1st $20\nRounds,2\n\n'
    "No.,Name,Mood,R1,R2,Place,Solk,Prize\n"
    "1,Ash,+,W2w,D3b,1,0.5,10\n2,Birch,+,L1b,H,3,9,\n3,Cedar,-,B,D1w,2,-,\n"
)
"""It can be compared; some of its figures differ."""
WRONG = (
    "No.,Name,R1,R2,Score\n1,Ash,W2,W9,2\n2,Birch,L1,D1,0\n",  # errors
    "No.,Name,R1\n1,Ash,W2\n2,Birch,L1\n",  # nothing to compare
    "",
)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        *zip(WRONG, (1, 2, 2)),
        (RIGHT, 1),
        *(
            (EVENTS.joinpath(f"{name}.csv").read_text(encoding="utf-8"), 0)
            for name in ("34H-re-entry", "33D2-trophies", "34G-unplayed-match", "32D-cents")
        ),
    ],
)
def test_an_answer_through_a_pipe_is_as_the_schema_says(
    xltiebreak: Command, monkeypatch: pytest.MonkeyPatch, text: str, code: int
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    run = xltiebreak("verify", "-", "--json")

    assert run.code == code
    assert run.out.count("\n") == 1
    assert faults(json.loads(run.out), SCHEMA) == []


def test_the_answer_about_a_folder_is_as_the_schema_says(
    xltiebreak: Command, tmp_path: Path
) -> None:
    for k, text in enumerate((*WRONG, RIGHT)):
        (tmp_path / f"{k}.csv").write_text(text, encoding="utf-8")
    run = xltiebreak("verify", tmp_path, "--json")

    assert run.code == 1
    answer = json.loads(run.out)
    assert faults(answer, SCHEMA) == []
    assert {finding["code"] for finding in answer["files"][0]["findings"]} >= {"unknown-opponent"}


def test_the_schema_refuses_what_it_does_not_know() -> None:
    assert faults({"error": "Why.", "findings": []}, SCHEMA) == []
    for answer in (
        {"error": "Why."},
        {"error": 1, "findings": []},
        {"error": "Why.", "findings": [], "more": 1},
        {"error": "Why.", "findings": [{"severity": "bad"}]},
    ):
        assert faults(answer, SCHEMA) != []


# The codes

CODES = codes_of_causes(EVENTS)
BY_HAND, _, LISTED = PAGE.partition("## Codes of causes")[2].partition("<!-- codes -->")
PLACEHOLDER = r"\b(?:CODE|NAME|SIGN|WHAT|N)\b"
VALUES = {"CODE": r"[\w/]+", "NAME": r"[\w-]+", "SIGN": "plus|even|minus", "N": r"\w+"}


def pattern(code: str) -> str:
    """A code of the page as a pattern: words in capitals are placeholders, of which WHAT stands
    in the same entry."""
    entry = BY_HAND.partition(f"`{code}`")[2].partition("\n- ")[0]
    values = {**VALUES, "WHAT": "|".join(re.findall(r"`([^`]+)`", entry))}
    return re.sub(PLACEHOLDER, lambda word: f"(?:{values[word[0]]})", code)


def typed(room: Path = ROOM) -> set[str]:
    """Every text in a room's source that has the shape of a code."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in room.rglob("*.py")]
    texts = {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {text for text in texts if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text)} - {
        "tie-break-order"  # a finding
    }


def page_of_today() -> str:
    """The page with its lists: causes that have one condition, and findings."""
    causes = "".join(f"- `{code}`: {words}\n" for code, words in sorted(CODES.items()) if words)
    codes = sorted(typed(ROOT / "xltiebreak/checks") | {"rounds"})
    findings = fill(", ".join(f"`{code}`" for code in codes), 126, break_on_hyphens=False)
    page = PAGE
    for name, written in (("codes", causes), ("findings", f"{findings}.\n")):
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = page.partition(begin)
        page = f"{before}{begin}{written}{end}{rest.partition(end)[2]}"
    return page


def test_the_lists_of_codes_are_those_of_the_program() -> None:
    assert page_of_today() == PAGE


def test_the_page_has_every_code() -> None:
    documented = re.findall(r"`([^`]+)`", BY_HAND)
    patterns = [pattern(code) for code in documented if re.search(PLACEHOLDER, code)]
    known = {*CODES, *typed(), "misprint", "order-scholastic"}

    assert len(patterns) == 8
    for code in [code for code, words in CODES.items() if not words] + sorted(typed() - {*CODES}):
        assert code in documented or any(re.fullmatch(each, code) for each in patterns), code
    for each in patterns:
        assert any(re.fullmatch(each, code) for code in known), each


BLOCKS = [
    block.split("```")[0].strip().splitlines()
    for block in (HERE / "README.md")
    .read_text(encoding="utf-8")
    .split("```text\n$ xltiebreak ")[1:]
]


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_the_committed_tables_are_those_of_the_script(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files()[path]


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block[0].split("/")[-1])
def test_a_case_is_diagnosed_as_the_page_says(
    xltiebreak: Command, monkeypatch: pytest.MonkeyPatch, block: list[str]
) -> None:
    monkeypatch.chdir(ROOT)
    command, *sentences = block
    run = xltiebreak(*command.split())
    assert run.code == 1
    shown = [line for line in run.out.splitlines() if " values of " in line]
    assert shown == sentences


def test_every_printed_table_has_its_case() -> None:
    shown = {path.stem for block in BLOCKS for path in map(Path, block[0].split())}
    assert {path.stem for path in files()} <= shown


@pytest.mark.parametrize(
    ("player", "code", "value"),
    [(1, "MM", "10"), (12, "SOLK", "12"), (9, "KASH", "14"), (10, "CUM", "6.5")],
)
def test_the_arithmetic_of_the_page_is_ours(
    xltiebreak: Command, player: int, code: str, value: str
) -> None:
    run = xltiebreak("explain", HERE / "event.csv", player, "--system", code)
    assert f" {value} = " in run.out


if __name__ == "__main__":
    README.write_text(page_of_today(), encoding="utf-8", newline="\n")

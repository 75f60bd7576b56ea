"""The set agrees with the program, its own words and its JSON; a wrong figure does not."""

from __future__ import annotations

import csv
import doctest
import json
import re
import shutil
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from examples.conformance.build import EVENTS as FOLDER
from examples.conformance.build import written
from tests.cases import lines
from tests.command import ROOT, Command
from tests.nightly import by_day
from xltiebreak import examine_event, load

pytestmark = pytest.mark.slow

Json = dict[str, Any]

JSON = FOLDER.with_name("conformance.json")
EVENTS: list[Json] = json.loads(JSON.read_text(encoding="utf-8"))["events"]
README = JSON.with_name("README.md")
RULES = [
    *(f"34E{number}" for number in range(1, 14)),
    *("34E", "34F", "34G", "32B1", "32B2", "32B3", "32B4", "32B5", "32C1", "32C3", "32C4"),
    *("32C5", "32C6", "32D", "33C", "33D2", "33E", "33F", "28D", "28L", "22C", "30B", "34H"),
]
WITHOUT_A_SUM = (
    *("32B1", "32B4", "32C1", "32C3", "32C5", "28D", "33C", "33F", "33E", "32D-more-entries"),
    *("34E6", "34E13"),
)
"""Where nothing is added or divided."""

by_id = pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["id"])


def test_the_json_file_is_that_of_the_script() -> None:
    """``python -m examples.conformance.build`` writes it anew."""
    assert JSON.read_text(encoding="utf-8") == written()


def test_every_rule_has_an_event() -> None:
    cited = {event["rule"].rpartition(" ")[2] for event in EVENTS}

    assert set(RULES) <= cited
    others = ("IHSA-", "teams-")
    assert all(event["id"].startswith((event["rule"].split()[-1], *others)) for event in EVENTS)
    assert 60 <= len(EVENTS) <= 120


def test_the_page_counts_the_events() -> None:
    assert f"{len(EVENTS)} events" in README.read_text(encoding="utf-8")


def keys(value: object) -> set[str]:
    """Every key in a value but players' numbers and prizes."""
    if isinstance(value, list):
        return set().union(*map(keys, value))
    inner = value if isinstance(value, dict) else {}
    return {key for key in inner if not key[0].isdigit() and key != "Under 1800"}.union(
        *map(keys, inner.values())
    )


def test_the_page_explains_every_key_of_the_json() -> None:
    page = re.sub(r"```.*?```", "", README.read_text(encoding="utf-8"), flags=re.DOTALL)
    table = re.findall(r"\| ([\w'/ -]+)", page)
    known = {*re.findall(r"`([^`]+)`", page), *(cell.strip() for cell in table)}

    assert keys({"conformance": 1, "events": EVENTS}) - known == {"conformance", "events"}
    kinds = {event["event"]["kind"] for event in EVENTS}
    results = {
        r["result"] for e in EVENTS for p in e["event"]["players"] for r in p.get("rounds", ())
    }
    prizes = {prize["kind"] for event in EVENTS for prize in event["event"]["prizes"]}
    assert (kinds | results | prizes) - known == set()


# The words


NUMBER = r"(?:\d[\d]*(?:\.\d+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔])"
EQUATION = re.compile(rf"((?:{NUMBER}|[()+−×÷ ])+)= (−?{NUMBER})")
PARTS = {"½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4)}
PARTS |= {"⅓": Fraction(1, 3), "⅔": Fraction(2, 3)}
OPERATORS = {"+": "+", "−": "-", "×": "*", "÷": "/", "(": "(", ")": ")"}


def number(text: str) -> Fraction:
    """``2½`` as a number."""
    part = PARTS.get(text[-1], Fraction(0))
    whole = text[:-1] if part else text
    return (Fraction(whole) if whole else Fraction(0)) + part


def sums(words: str) -> list[tuple[str, Fraction, Fraction]]:
    """Each sum in a text, its value, and the value that the text states."""
    equations = []
    for match in EQUATION.finditer(words):
        tokens = re.findall(rf"{NUMBER}|[()+−×÷]", match[1])
        begin = max(
            (
                k
                for k in range(1, len(tokens))
                if tokens[k] not in "+−×÷)" and re.fullmatch(NUMBER, tokens[k - 1])
            ),
            default=0,
        )  # behind the number of the player whose sum it is
        if len(tokens) - begin < 3:
            continue
        formula = "".join(
            OPERATORS.get(token) or f"Fraction('{number(token)}')" for token in tokens[begin:]
        )
        sign = -1 if match[2][0] == "−" else 1
        stated = sign * number(match[2].lstrip("−"))
        equations.append((match[0], eval(formula, {"Fraction": Fraction}), stated))
    return equations


@by_id
def test_every_sum_in_the_words_is_right(event: Json) -> None:
    equations = sums(event["in_words"])

    assert [text for text, value, stated in equations if value != stated] == []
    assert equations or event["id"].startswith(WITHOUT_A_SUM)


def test_the_words_hold_enough_sums() -> None:
    assert sum(len(sums(event["in_words"])) for event in EVENTS) > 200


# The program


def test_the_program_agrees_with_every_file_and_has_nothing_to_warn_of(xltiebreak: Command) -> None:
    run = xltiebreak("verify", FOLDER, "--json")

    assert run.code == 0, run.out[-2000:]
    (scores,) = run.err.splitlines()
    assert "Read as a final list of scores" in scores
    answer = json.loads(run.out)
    assert answer["agree"] == answer["of"] == len(EVENTS)
    compared = {
        each["file"].removesuffix(".csv"): {
            column["label"]: column["of"] for column in each["columns"]
        }
        for each in answer["files"]
    }
    for event in EVENTS:
        stated = {
            "Prize" if name == "cents" else name: sum(
                value not in (None, 0) for value in column.values()
            )
            if name == "cents"
            else sum(value is not None for value in column.values())
            for name, column in event["expected"].items()
            if name not in ("teams", "trophies", "not_paid")
        }
        assert compared[event["id"]] == stated, event["id"]
        if event["event"]["kind"] != "scores":
            assert not examine_event(load(FOLDER / f"{event['id']}.csv")), event["id"]


def paid(run: Any) -> Json:
    [section] = json.loads(run.out)["sections"]
    assert isinstance(section, dict)
    return section


@pytest.mark.parametrize(
    "event", [event for event in EVENTS if event["event"]["prizes"]], ids=lambda event: event["id"]
)
def test_each_cent_trophy_and_unpaid_prize_is_the_programs(
    xltiebreak: Command, event: Json
) -> None:
    section = paid(xltiebreak("prizes", FOLDER / f"{event['id']}.csv", "--format", "json"))
    stated = {int(n): cents for n, cents in event["expected"]["cents"].items() if cents}

    assert {
        player["number"]: round(player["cash"] * 100)
        for player in section["players"]
        if player["cash"]
    } == stated
    trophies = {player["number"] for player in section["players"] for _ in player["trophies"]}
    assert trophies == set(event["expected"].get("trophies", {}).values())
    assert len(section["unpaid"]) == len(event["expected"].get("not_paid", []))


@pytest.mark.parametrize(
    "event", [e for e in EVENTS if "teams" in e["expected"]], ids=lambda event: event["id"]
)
def test_the_program_ranks_the_schools_as_stated(xltiebreak: Command, event: Json) -> None:
    section = paid(xltiebreak("standings", FOLDER / f"{event['id']}.csv", "--format", "json"))
    codes = {"Modified Median": "MM", "Solkoff": "SOLK"}

    ours = {row["name"]: row for row in section.get("teams", section)["standings"]}
    for team in event["expected"]["teams"]:
        row = ours[team["team"]]
        assert (row["place"], row["score"]) == (team["place"], team["score"])
        assert {code: row["tiebreaks"][codes[code]] for code in team["sums"]} == team["sums"]
        if team["place"]:
            assert row["players"] == team["players"]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("34E7-unplayed", ["--edition", "wintd"]),
        ("34E8-sonneborn-berger", ["--edition", "wintd"]),
        ("34G-us-amateur-team", ["--edition", "wintd"]),
        ("34E11-average-opposition", ["--unrated", "1200"]),
    ],
)
def test_a_reading_that_the_program_knows_has_its_figures_there(
    xltiebreak: Command, tmp_path: Path, name: str, options: list[str]
) -> None:
    [event] = [event for event in EVENTS if event["id"] == name]
    [(column, values)] = event["readings"][1]["expected"].items()
    table = tmp_path / "other.csv"
    rows = [["No.", column], *([number, value] for number, value in values.items())]
    with table.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)

    path = FOLDER / f"{name}.csv"
    assert xltiebreak("verify", path, "--against", table, *options).code == 0
    assert xltiebreak("verify", path, "--against", table).code == 1


@pytest.mark.parametrize("line", lines("conformance/told_readings.txt"))
def test_who_follows_another_reading_is_told_which(
    xltiebreak: Command, tmp_path: Path, line: str
) -> None:
    name, _, code = line.partition(" = ")
    [event] = [event for event in EVENTS if event["id"] == name]
    [(column, values), *_] = event["readings"][-1]["expected"].items()
    rows = (
        f"{number},{values[number] / 100 if column == 'cents' else values[number]}"
        for number in values
    )
    table = tmp_path / "other.csv"
    head = "Prize" if column == "cents" else column
    table.write_text("\n".join([f"No.,{head}", *rows]), encoding="utf-8")
    run = xltiebreak("verify", FOLDER / f"{name}.csv", "--against", table, "--json")

    assert run.code == 1
    [compared] = json.loads(run.out)["columns"]
    assert [cause["code"] for cause in compared["causes"]] == [code]


def test_the_pages_own_program_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert doctest.testfile(str(README), module_relative=False) == (0, 4)


# A program that is wrong


def test_one_wrong_figure_in_any_file_is_noticed(xltiebreak: Command, tmp_path: Path) -> None:
    """The last figure of the first player is raised by one half, by day in every third file."""
    for path in sorted(FOLDER.glob("*.csv"))[:: by_day(3, night=1)]:
        shutil.copy(path, tmp_path)
        lines = path.read_text(encoding="utf-8").splitlines()
        row = next(k for k, line in enumerate(lines) if line.startswith("1,"))
        *others, figure = lines[row].rpartition(",")
        lines[row] = "".join(others) + str(float(figure) + 0.5)
        (tmp_path / path.name).write_text("\n".join(lines), encoding="utf-8")

    run = xltiebreak("verify", tmp_path, "--json")

    assert run.code == 1
    answer = json.loads(run.out)
    assert answer["agree"] == 0
    for each in answer["files"]:
        differing = [d["number"] for column in each["columns"] for d in column["differences"]]
        assert differing == [1], each["file"]

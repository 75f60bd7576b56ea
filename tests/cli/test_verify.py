"""``verify``: what differs, why, and exit codes."""

from __future__ import annotations

import json
import random
from pathlib import Path

import click
import pytest
import xlsxwriter

from tests.command import Command, on_terminal

RIGHT = (
    "No.,Name,R1,R2,R3,R4,Total,Place,Mod. Med,Solk\n"
    "1,Ash,W4w,D2b,W3w,L5b,2.5,2,6.5,7.5\n"
    "2,Birch,W5b,D1w,W6b,L3b,2.5,1,6.5,8.5\n"
    "3,Cedar,W6b,L4w,L1b,W2w,2,3,4.5,8\n"
    "4,Dogwood,L1b,W3b,L5w,L6w,1,6,6,8.5\n"
    "5,Elm,L2w,L6w,W4b,W1w,2,4,4.5,8\n"
    "6,Fir,L3w,W5b,L2w,W4b,2,5,4,7.5\n"
)
"""The BHAM event of source 001, whose Modified Median and Solkoff the article prints."""

WRONG = (
    RIGHT.replace("6.5,7.5", "4,7.5").replace("6.5,8.5", "4,8.5").replace("6,8.5\n5", "4,8.5\n5")
)
"""The same with the plain Median for Modified Median: 2 + 2 for each who differs."""


@pytest.fixture
def event(tmp_path: Path) -> Path:
    path = tmp_path / "event.csv"
    path.write_text(RIGHT, encoding="utf-8")
    return path


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    path = tmp_path / "wrong.csv"
    path.write_text(WRONG, encoding="utf-8")
    return path


def test_a_table_that_agrees_ends_in_zero(xltiebreak: Command, event: Path) -> None:
    run = xltiebreak("verify", event)
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines() == [
        "Place: all 6 places agree.",
        "Score: all 6 values agree.",
        "Mod. Med (MM): all 6 values agree.",
        "Solk (SOLK): all 6 values agree.",
    ]


def test_differences_come_with_our_arithmetic_and_the_cause(
    xltiebreak: Command, wrong: Path
) -> None:
    run = xltiebreak("verify", wrong)
    assert run.code == 1
    assert "Mod. Med (MM): 3 of 6 differ" in run.out
    assert (
        "Modified Median 6 = 2 (R2 v 3) + 2 (R3 v 5) + 2 (R4 v 6); dropped the highest, "
        "2.5 (R1 v 1): less than half the points"
    ) in run.out
    assert (
        'All 6 values of "Mod. Med" are the plain Median: the program dropped the highest score '
        "of plus-score players and the lowest score of minus-score players too."
    ) in run.out
    assert "Solk (SOLK): all 6 values agree." in run.out


def test_json_holds_the_contract(xltiebreak: Command, wrong: Path) -> None:
    run = xltiebreak("verify", wrong, "--json")
    assert run.code == 1
    columns = {column["label"]: column for column in json.loads(run.out)["columns"]}
    assert list(columns) == ["Place", "Score", "Mod. Med", "Solk"]
    found = columns["Mod. Med"]
    assert (found["system"], found["agree"], found["of"]) == ("MM", 3, 6)
    assert found["differences"] == [
        {"number": 1, "printed": 4.0, "ours": 6.5},
        {"number": 2, "printed": 4.0, "ours": 6.5},
        {"number": 4, "printed": 4.0, "ours": 6.0},
    ]
    assert found["causes"][0]["code"] == "system-MED"
    assert found["causes"][0]["explains"] == 6
    assert columns["Solk"]["differences"] == columns["Solk"]["causes"] == []


def test_a_second_file_is_compared(xltiebreak: Command, bham: Path, tmp_path: Path) -> None:
    printed = tmp_path / "printed.txt"
    printed.write_text(
        "Standings\nPlace  Name   Solk\n1      Birch  8,5\n2      Ash    7,5\n3      Oak    1\n",
        encoding="utf-8",
    )
    run = xltiebreak("verify", bham, "--against", printed)
    assert run.code == 0
    assert run.out == "Place: all 2 places agree.\nSolk (SOLK): all 2 values agree.\n"
    assert run.err == (
        "printed.txt has nothing for 4 of 6 players: 3, 4, 5, 6.\n"
        "line 5, Name: Oak is no player of the event; its line is passed over.\n"
    )


def test_columns_are_what_the_user_says(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    text = RIGHT.replace("Mod. Med,Solk", "Alpha,TB2").replace("Place", "Grade")
    path.write_text(text, encoding="utf-8")
    run = xltiebreak("verify", path, "--columns", "Alpha=MM,grade=place")
    assert run.code == 0
    assert "Alpha (MM): all 6 values agree." in run.out
    assert "Grade: all 6 places agree." in run.out
    assert run.err.startswith("No order is stated; all values fit if TB2 is Solkoff (SOLK)")
    told = xltiebreak("verify", path)
    assert "Alpha" not in told.out
    assert "Passed over, as no tie-break of that name is known: Grade, Alpha" in told.err


def test_columns_of_every_list_are_passed_over_without_a_word(
    xltiebreak: Command, event: Path
) -> None:
    event.write_text(RIGHT.replace("Place", "Fed"), encoding="utf-8")
    run = xltiebreak("verify", event)
    assert (run.code, run.err) == (0, "")
    assert "Fed" not in run.out


def test_sections_are_compared_each_with_its_own_columns(
    xltiebreak: Command, tmp_path: Path
) -> None:
    path = tmp_path / "two.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        for name, label, value in (("Open", "A", 1), ("U1200", "B", 5)):
            sheet = book.add_worksheet(f"Crosstable {name}")
            sheet.write_row(0, 0, ["No.", "Name", "R1", label])
            sheet.write_row(1, 0, [1, "Hart", "W2", 0])
            sheet.write_row(2, 0, [2, "Reed", "L1", value])
    run = xltiebreak("verify", path, "--columns", "A=SOLK,B=SOLK", "--json")
    columns = json.loads(run.out)["columns"]
    assert [(one["section"][-5:], one["label"], one["agree"]) for one in columns] == [
        ("Open", "A", 2),
        ("U1200", "B", 1),
    ]
    assert xltiebreak("verify", path, "--columns", "C=SOLK").code == 2


def test_nothing_to_compare_is_wrong_usage(xltiebreak: Command, bham: Path) -> None:
    run = xltiebreak("verify", bham)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("Error: bham.csv: there is nothing to compare; expected columns")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--columns", "Solk"], "write LABEL=CODE"),
        (["--columns", "TB9=MM"], "there is no column 'TB9'"),
        (["--against", "nowhere.csv"], "nowhere.csv: cannot be opened"),
        (["--section", "U9"], "there is no section 'U9'"),
        (["--edition", "1900"], "'1900' is not an edition"),
    ],
)
def test_wrong_usage_is_told_in_a_sentence(
    xltiebreak: Command, event: Path, options: list[str], told: str
) -> None:
    run = xltiebreak("verify", event, *options)
    assert run.code == 2
    assert told in run.err


def test_an_event_with_errors_is_not_compared(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text(RIGHT.replace("L1b,W3b", "W1b,W3b"), encoding="utf-8")
    run = xltiebreak("verify", path)
    assert (run.code, run.out) == (1, "")
    assert "nothing was computed" in run.err


@pytest.mark.slow
def test_the_table_fits_the_terminal(wrong: Path) -> None:
    run = on_terminal("verify", wrong, columns=60)
    assert run.code == 1
    assert max(map(len, click.unstyle(run.out).splitlines())) <= 60
    assert "less than" in run.out


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_a_mangled_second_file_ends_in_a_sentence(
    xltiebreak: Command, event: Path, tmp_path: Path, seed: int
) -> None:
    random.seed(seed)
    content = bytearray(RIGHT.encode())
    for _ in range(seed * 4):
        content[random.randrange(len(content))] = random.randrange(256)
    mangled = tmp_path / "mangled.csv"
    mangled.write_bytes(bytes(content[: random.randrange(1, len(content))]))
    run = xltiebreak("verify", event, "--against", mangled)
    assert run.code in (0, 1, 2)
    assert run.code != 2 or "Error: mangled.csv: " in run.err

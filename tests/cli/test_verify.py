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

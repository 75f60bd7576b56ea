"""``new`` from an event, from a list of players, and with several sections."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.command import Command
from xltiebreak.excel import read_workbook

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples"
LIST = (
    "Name,ID,Rating,Section\nHart,1,1641,Open\nAmes,,,U1200\nBell,3,1700,Open\nCole,4,900,U1200\n"
)


@pytest.mark.parametrize(
    ("example", "larger"),
    [
        ("riverside/riverside.xlsx", ["--players", 60, "--rounds", 7]),
        ("prizes/prizes.xlsx", ["--players", 50]),
        ("championship/championship.xlsx", ["--players", 10]),
        ("ihsa/ihsa.xlsx", ["--teams", 12, "--rounds", 9]),
    ],
)
def test_everything_that_was_typed_is_there(
    xltiebreak: Command, tmp_path: Path, example: str, larger: list[object]
) -> None:
    out = tmp_path / "larger.xlsx"
    run = xltiebreak("new", out, "--from", EXAMPLES / example, *larger)
    assert run.code == 0
    assert "What is not taken over" not in run.err
    files = (EXAMPLES / example, out)
    before, after = (
        json.loads(xltiebreak("standings", file, "--format", "json").out) for file in files
    )
    assert [section["standings"] for section in before["sections"]] == [
        section["standings"] for section in after["sections"]
    ]
    if "prizes" in example:
        assert xltiebreak("prizes", files[0]).out == xltiebreak("prizes", files[1]).out
    assert xltiebreak("check", out).code == 0
    assert xltiebreak("changes", EXAMPLES / example, out).out.startswith("Nothing differs")


def test_sheets_of_ones_own_are_named(xltiebreak: Command, tmp_path: Path) -> None:
    book = load_workbook(EXAMPLES / "riverside/riverside.xlsx")
    book.create_sheet("Pairings R6")["A1"] = "Board"
    book.save(tmp_path / "old.xlsx")
    run = xltiebreak("new", tmp_path / "event.xlsx", "--from", tmp_path / "old.xlsx")
    assert "- The sheets Pairings R6 are not of the event; copy them by hand." in run.err


def test_a_list_makes_the_sections_that_it_names(xltiebreak: Command, tmp_path: Path) -> None:
    (tmp_path / "list.csv").write_text(LIST)
    out = tmp_path / "event.xlsx"
    assert xltiebreak("new", out, "--entries", tmp_path / "list.csv", "--rounds", "4,3").code == 0
    sections = read_workbook(out.read_bytes(), "event.xlsx").sections
    assert [
        (section.name, section.scheduled_rounds, [(p.number, p.name) for p in section.players])
        for section in sections
    ] == [("Open", 4, [(1, "Bell"), (2, "Hart")]), ("U1200", 3, [(1, "Cole"), (2, "Ames")])]


def test_late_entries_are_appended_and_the_others_known(
    xltiebreak: Command, tmp_path: Path
) -> None:
    (tmp_path / "list.csv").write_text(LIST)
    first, second = tmp_path / "event.xlsx", tmp_path / "larger.xlsx"
    xltiebreak("new", first, "--entries", tmp_path / "list.csv")
    (tmp_path / "late.csv").write_text("Name,ID,Rating,Section\nHart,9,2000,Open\nAmes,,,Open\n")
    run = xltiebreak("new", second, "--from", first, "--entries", tmp_path / "late.csv")
    assert run.code == 0
    assert "1 of the list is there already." in run.err
    assert "Ames is in U1200 already, and not in Open as the list says" in run.err
    main, reserve = read_workbook(second.read_bytes(), "event.xlsx").sections
    assert [(p.number, p.name, p.id) for p in main.players][2:] == [(3, "Hart", "9")]
    assert len(reserve.players) == 2

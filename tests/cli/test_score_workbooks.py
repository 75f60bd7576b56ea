"""A workbook for names, ratings and final scores alone: what ``new`` writes, and its answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook

from tests.command import Command

LIST = """Event,Club night
Prizes,"$300-200, U1800 100, trophy to top 2, trophy to top team"
Counting players,2

Place,Name,Rating,Club,Score
1,Ash,1900,Elms,4
3,Birch,1750P5,Oaks,3½
2,=1+1,1600,Elms,3½
4,<b>Dogwood</b>,,Oaks,1
"""


@pytest.fixture
def scores(tmp_path: Path) -> Path:
    file = tmp_path / "list.csv"
    file.write_text(LIST, encoding="utf-8")
    return file


def stored(file: Path, sheet: str) -> list[list[Any]]:
    rows = load_workbook(file, data_only=True)[sheet].iter_rows(values_only=True)
    return [*map(list, rows)]


@pytest.mark.slow
@pytest.mark.parametrize("ending", ["xlsx", "xlsm"])
def test_a_list_becomes_a_workbook_with_the_same_prizes(
    xltiebreak: Command, scores: Path, tmp_path: Path, ending: str
) -> None:
    out = tmp_path / f"live.{ending}"
    run = xltiebreak("new", out, "--from", scores)
    assert (run.code, "not taken over" in run.err) == (0, False)
    answers = [
        json.loads(xltiebreak("prizes", file, "--format", "json").out) for file in (scores, out)
    ]
    assert answers[0] == answers[1]
    again = tmp_path / "again.xlsx"
    assert xltiebreak("new", again, "--from", out, "--for", "libreoffice").code == 0
    assert stored(again, "Scores") == stored(out, "Scores")


@pytest.mark.slow
def test_the_winners_on_the_sheet_are_those_of_the_command(
    xltiebreak: Command, scores: Path, tmp_path: Path
) -> None:
    out = tmp_path / "live.xlsx"
    assert xltiebreak("new", out, "--from", scores).code == 0
    rows = stored(out, "Prizes")
    start = next(k for k, row in enumerate(rows) if row[0] and str(row[0]).startswith("Winners"))
    winners = [row for row in rows[start + 3 :] if row[1]]
    [section] = json.loads(xltiebreak("prizes", scores, "--format", "json").out)["sections"]
    expected = [
        (taker["name"], taker["cash"] or None, "; ".join(taker["trophies"]) or None)
        for taker in (*section["players"], *section["teams"])
    ]
    assert [(row[1], row[5], row[6]) for row in winners[: len(expected)]] == expected
    assert [row[1] for row in winners[len(expected) :]] == ["Paid in all"]
    assert [row[1:6] for row in stored(out, "Scores")[4:8]] == [
        ["Ash", 1900, "Elms", 1, "4"],
        ["Birch", "1750P5", "Oaks", 3, "3.5"],
        ["=1+1", 1600, "Elms", 2, "3.5"],
        ["<b>Dogwood</b>", None, "Oaks", 4, "1"],
    ]


@pytest.mark.slow
def test_an_empty_workbook_says_what_to_type(xltiebreak: Command, tmp_path: Path) -> None:
    out = tmp_path / "empty.xlsx"
    sized = ("--players", "10,5", "--sections", "Open,U1200")
    assert xltiebreak("new", out, "--kind", "scores", *sized).code == 0
    book = load_workbook(out, data_only=True)
    assert book.sheetnames == ["Event", "Scores", "Scores U1200", "Prizes", "Help"]
    assert book["Scores"]["A1"].value.startswith("Next: paste or type names, ratings and scores")
    assert xltiebreak("prizes", out).code == 2


REFUSED = [
    (["--kind", "scores", "--for", "plain"], "there is no plain workbook of it"),
    (["--kind", "scores", "--rounds", "3"], "--rounds is for results"),
    (["--kind", "scores", "--entry", "games"], "--entry is for results"),
    (["--from", "list.csv", "--for", "plain"], "there is no plain workbook of it"),
    (["--from", "list.csv", "--rounds", "5"], "--rounds is for results"),
    (["--from", "list.csv", "--entry", "games"], "--entry is for results"),
]


@pytest.mark.parametrize(("options", "sentence"), REFUSED)
def test_what_a_list_of_scores_cannot_have_is_refused(
    xltiebreak: Command, scores: Path, tmp_path: Path, options: list[str], sentence: str
) -> None:
    out = tmp_path / "live.xlsx"
    given = [scores if option == scores.name else option for option in options]
    run = xltiebreak("new", out, *given)
    assert run.code in (1, 2)
    assert sentence in run.err
    assert not out.exists()


@pytest.mark.slow
def test_each_section_has_a_sheet_of_its_own(xltiebreak: Command, tmp_path: Path) -> None:
    empty, out = tmp_path / "empty.xlsx", tmp_path / "typed.xlsx"
    assert xltiebreak("new", empty, "--kind", "scores", "--sections", "Open,U1200").code == 0
    book = load_workbook(empty)
    for sheet, best in (("Scores", "Ash"), ("Scores U1200", "Birch")):
        for row, (name, score) in enumerate(((best, "3"), ("Cedar", 2.5)), start=5):
            book[sheet].cell(row, 2, name)
            book[sheet].cell(row, 6, score)
    for row, (section, cash) in enumerate((("Open", "100"), ("U1200", "50")), start=5):
        for column, text in ((1, section), (2, "1st"), (6, cash)):
            book["Prizes"].cell(row, column, text)
    book.save(out)
    sections = json.loads(xltiebreak("prizes", out, "--format", "json").out)["sections"]
    assert [
        (section["section"], [(taker["name"], taker["cash"]) for taker in section["players"]])
        for section in sections
    ] == [("Open", [("Ash", 100.0)]), ("U1200", [("Birch", 50.0)])]

"""Ruling letters as every face takes them: files, our own workbook, the functions on a block, the
sheets' formulas and the commands say the same of the same cells."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.command import Command
from tests.excel.faces import NAMES, as_csv, as_workbook, by_command, by_function, rows_of
from tests.libreoffice.office import Office
from xltiebreak import TieBreakError
from xltiebreak.functions import FUNCTIONS

GERMAN = "S2 R3 / N1 S4 / S4 R1 / N3 N2"
FIRST_ROUND = "S2 / N1 / S4 / N3"
FIRST_GAME = "S2 / N1 / . / ."
HUNGARIAN = "N2 N3 / V1 R4 / R4 V1 / R3 R2"
POLISH = "W2 R3 / P1 W4 / R4 R1 / R3 P2"
DRAWN_SO_FAR = "R2 . / R1 . / R4 . / R3 ."
A_FEW_RULED = "W2 N3 D2 / L1 D4 D1 / D4 D1 W4 / D3 D2 R3"
"""Two of twelve, in a Swiss."""
MANY_RULED = "W2 N3 D2 / L1 S4 D1 / D4 D1 W4 / D3 D2 R3"
"""Three of twelve."""


@pytest.mark.slow
@pytest.mark.parametrize("cells", [GERMAN, FIRST_ROUND, FIRST_GAME, DRAWN_SO_FAR, HUNGARIAN])
def test_letters_that_are_hardly_rulings_place_nobody(
    xltiebreak: Command, tmp_path: Path, cells: str
) -> None:
    for path in (as_csv(tmp_path / "x.csv", cells), as_workbook(tmp_path / "x.xlsx", cells)):
        said = by_command(xltiebreak, path)
        assert "director's ruling in US letters" in said or "'V" in said, said
        assert xltiebreak("check", path).code == 1
    said = by_function(cells)
    assert said.startswith("player 1, round 1: ") or "'V" in said
    for name in ("SOLKOFF", "SCORE_TB", "CHECK_TB"):
        try:
            answer = str(FUNCTIONS[name].work(rows_of(cells)))
        except TieBreakError as error:
            answer = str(error)
        assert "ruling" in answer or "'V" in answer


@pytest.mark.slow
@pytest.mark.parametrize("cells", [A_FEW_RULED, MANY_RULED])
def test_a_person_who_types_us_means_rulings(
    xltiebreak: Command, tmp_path: Path, cells: str
) -> None:
    placed = {
        by_command(xltiebreak, as_csv(tmp_path / "x.csv", cells, "us")),
        by_command(xltiebreak, as_workbook(tmp_path / "x.xlsx", cells, "us")),
        by_function(cells, "us"),
    }
    assert len(placed) == 1
    assert set(placed.pop().split(", ")) == {*NAMES}


def test_a_few_rulings_need_no_statement(xltiebreak: Command, tmp_path: Path) -> None:
    stated = by_function(A_FEW_RULED, "us")
    assert stated == by_function(A_FEW_RULED)
    assert stated == by_command(xltiebreak, as_csv(tmp_path / "x.csv", A_FEW_RULED))
    assert stated == by_command(xltiebreak, as_workbook(tmp_path / "x.xlsx", A_FEW_RULED))


def test_more_than_a_few_do(xltiebreak: Command, tmp_path: Path) -> None:
    refused = "3 of 12 games here have such a letter (N, R or S)"
    assert refused in by_function(MANY_RULED)
    assert "us if these really are rulings (as the argument notation" in by_function(MANY_RULED)
    assert refused in by_command(xltiebreak, as_csv(tmp_path / "x.csv", MANY_RULED))
    said = by_command(xltiebreak, as_workbook(tmp_path / "x.xlsx", MANY_RULED))
    assert refused in said
    assert "(label Notation on the sheet Event)" in said


@pytest.mark.slow
def test_the_us_that_older_workbooks_came_with_states_nothing(
    xltiebreak: Command, tmp_path: Path
) -> None:
    """They have no name for the box."""
    path = as_workbook(tmp_path / "old.xlsx", GERMAN, "us")
    book = load_workbook(path)
    del book.defined_names["Notation"]
    book.save(path)
    said = by_command(xltiebreak, path)
    assert "type it in capitals, US, at the label Notation on the sheet Event" in said

    labels = {row[0].value: row[1] for row in book["Event"].iter_rows()}
    labels["Notation"].value = "US"
    book.save(path)
    assert xltiebreak("check", path).code == 0


def test_printed_totals_make_no_rulings_of_them(xltiebreak: Command, tmp_path: Path) -> None:
    path = as_csv(tmp_path / "x.csv", GERMAN)
    *above, head, one, two, three, four = path.read_text("utf-8").splitlines()

    def with_totals(*totals: float) -> str:
        lines = zip((one, two, three, four), totals, strict=True)
        return "\n".join([*above, f"{head},Total", *(f"{line},{total}" for line, total in lines)])

    path.write_text(with_totals(0.5, 1, 0.5, 2), encoding="utf-8")
    assert "director's ruling in US letters" in by_command(xltiebreak, path)
    path.write_text(with_totals(1.5, 1, 1.5, 0), encoding="utf-8")
    assert by_command(xltiebreak, path).startswith(("Ash", "Cedar"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cells", "notation", "is_placed"),
    [
        (GERMAN, "", False),
        (FIRST_ROUND, "", False),
        (FIRST_GAME, "", False),
        (MANY_RULED, "", False),
        (MANY_RULED, "us", True),
        (A_FEW_RULED, "", True),
        (GERMAN, "us", True),
        (POLISH, "", False),
    ],
)
def test_the_sheet_s_formulas_say_the_same(
    bare_office: Office,
    xltiebreak: Command,
    tmp_path: Path,
    cells: str,
    notation: str,
    is_placed: bool,
) -> None:
    path = as_workbook(tmp_path / "x.xlsx", cells, notation)
    sheets = bare_office.rows_of(path)
    line, places = sheets["Crosstable"][0][0], [row[:3] for row in sheets["Standings"][5:9]]
    if is_placed:
        assert ", ".join(row[2] for row in places) == by_command(xltiebreak, path)
    else:
        assert "which in US letters are a director's rulings" in line or "P1 cannot be read" in line
        assert [row for row in places if any(row)] == []
        assert sheets["Standings"][4][0] == line
        assert xltiebreak("check", path).code == 1

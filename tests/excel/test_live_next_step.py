"""The line that says the next step, as LibreOffice works it out, against its stored text."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from xlsxwriter import Workbook

from tests.excel.test_letter_rules import SPELLINGS, recalculated
from tests.referees.events import swiss
from tests.tables.grids import read
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.notation import dialect_named, read_cell, us
from xltiebreak.event.results import BLANK
from xltiebreak.excel.cells import next_step

__all__ = ["recalculated"]

ROUNDS = 3
CASES = {
    "": "Next: type the players, then their results in round 1.",
    "Ann|": "1 player. Next: the results of round 1.",
    "Ann|; Bob|": "2 players. Next: the results of round 1.",
    "Ann|W2; Bob|": "Round 1: 1 result missing. Type U for who is not paired.",
    "Ann|W2; Bob|; Cy|": "Round 1: 2 results missing. Type U for who is not paired.",
    "Ann|W2; Bob|L1; Cy|U": "Round 1 is in. Next: the results of round 2.",
    "Ann|W2,2w; Bob|L1,1B": "Round 2: 2 results missing. Type U for who is not paired.",
    "Ann|W2,2?; Bob|L1,1?": "Round 2: 2 results missing. Type U for who is not paired.",
    "Ann|W2,1/2 BYE; Bob|L1,H": "Round 2 is in. Next: the results of round 3.",
    "Ann|W2,H,D2; Bob|L1,,D1": "Round 3 is in, the last one. And now?",
    "|W2; |L1": "Round 1 is in. Next: the results of round 2.",
}

AHEAD = {
    "|,,H": "Next: type the players, then their results in round 1.",
    "Ann|,,h; Bob|": "2 players. Next: the results of round 1.",
    "Ann|,ZERO BYE,H; Bob|": "2 players. Next: the results of round 1.",
    "Ann|W2,,H; Bob|; Cy|U": "Round 1: 1 result missing. Type U for who is not paired.",
    "Ann|W2,,H; Bob|L1,full bye,U---; Cy|U": "Round 1 is in. Next: the results of round 2.",
}
"""Byes that are known before their round begins."""

AWAY = {
    "Ann|W2,D2; Bob|L1,D1; Cy|H": "Round 2: 1 result missing. Type U for who is not paired.",
    "Ann|W2,D2,U; Bob|L1,D1,X; Cy|H": "Round 3 is in, the last one. And now?",
    "Ann|W2,D2,D2; Bob|L1,D1,D1; Cy|": "Round 3 is in, the last one. And now?",
    "Ann|W2,D3; Bob|L1,U; Cy|B,D1; Dee|u": "Round 2 is in. Next: the results of round 3.",
    "Ann|W2,D3; Bob|L1,; Cy|B,D1; Dee|U": (
        "Round 2: 1 result missing. Type U for who is not paired."
    ),
    "Ann|X,W3b; Bob|X; Cy|": "Round 2: 2 results missing. Type U for who is not paired.",
    "Ann|X,3w; Bob|X,U; Cy|,1B": "Round 2: 2 results missing. Type U for who is not paired.",
}
"""Who was not there in the round before is missed only where an opponent names him."""

CASES |= AHEAD | AWAY


def table(case: str) -> tuple[range, list[str], list[list[str]]]:
    rows = [row.partition("|") for row in case.split("; ")]
    names = [name for name, _, _ in rows]
    cells = [(cells.split(",") + [""] * ROUNDS)[:ROUNDS] for _, _, cells in rows]
    return range(1, len(names) + 1), names, cells


@pytest.mark.slow
def test_the_formula_gives_the_text_that_is_stored_with_it(recalculated, tmp_path: Path):
    with Workbook(tmp_path / "step.xlsx") as book:
        for k, case in enumerate(CASES):
            sheet = book.add_worksheet(f"Case{k}")
            sheet.write_row(3, 0, ["No.", "Name", "R1", "R2", "R3", "Score"])
            for row, (number, name, cells) in enumerate(zip(*table(case)), start=4):
                sheet.write_number(row, 0, number)
                for column, text in enumerate([name, *cells], start=1):
                    if text:
                        sheet.write_string(row, column, text)
            ranges = ("$A$5:$A$9", "$B$5:$B$9", "$C$5:$E$9")
            sheet.write_formula(0, 0, next_step.formula("$F$2", *ranges, "And now?"))
            sheet.write_formula("F2", f"={next_step.begun_round(ranges[-1])}")
    shown = recalculated(tmp_path / "step.xlsx")
    assert [shown[f"Case{k}"][0][0] for k in range(len(CASES))] == list(CASES.values())


def test_the_stored_text_says_the_next_step():
    us = dialect_named("us")
    texts = {}
    for case in CASES:
        numbers, names, cells = table(case)
        rows = tuple(tuple(read_cell(cell, us) for cell in row) for row in cells)
        texts[case] = next_step.text(names, Crosstable(tuple(numbers), rows), "And now?")
    assert texts == CASES


@pytest.mark.slow
def test_a_round_begins_with_the_entries_with_which_it_does_for_the_core(
    recalculated, tmp_path: Path
):
    with Workbook(tmp_path / "begun.xlsx") as book:
        sheet = book.add_worksheet("Rounds")
        for row, cell in enumerate(SPELLINGS):
            sheet.write_string(row, 0, cell)
            sheet.write_formula(row, 1, next_step.begun_round(f"A{row + 1}:A{row + 1}"))
    shown = recalculated(tmp_path / "begun.xlsx")["Rounds"]
    for row, cell in enumerate(SPELLINGS):
        result = read_cell(cell.strip(), dialect_named("us"))
        table = Crosstable((1, 2), ((result,), (BLANK,)))
        assert int(shown[row][1]) == table.last_begun, cell


@pytest.mark.parametrize("seed", range(40))
def test_the_line_counts_the_results_for_which_the_check_waits(seed: int) -> None:
    """Cells are left out at random of the last two rounds that were typed."""
    drawing = Random(seed)
    made = swiss(seed, 12, 4, unplayed=0.3)
    begun = drawing.randint(1, 4)
    cells = [
        [
            us.write(result) if r < begun - 2 or (r < begun and drawing.random() < 0.7) else ""
            for r, result in enumerate(row)
        ]
        for row in made.crosstable.results
    ]
    numbers = list(made.crosstable.numbers)
    names = [f"Player {number}" for number in numbers]
    head: list[object] = ["No.", "Name", "R1", "R2", "R3", "R4"]
    rows = [[number, name, *row] for number, name, row in zip(numbers, names, cells, strict=True)]
    checked = read(Crosstable=[head, *rows]).sections[0].crosstable
    missing = len(checked.missing(checked.last_begun))

    said = next_step.text(names, checked, "And now?")

    assert checked.last_begun > 0
    assert (f": {missing} result{'s' * (missing != 1)} missing." in said) == bool(missing), said

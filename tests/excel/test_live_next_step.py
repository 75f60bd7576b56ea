"""The line that says the next step, as LibreOffice works it out, against its stored text."""

from __future__ import annotations

from pathlib import Path

from xlsxwriter import Workbook

from tests.excel.test_cell_rules import recalculated
from xltiebreak.excel import next_step

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
    "Ann|W2,1/2 BYE; Bob|L1,H": "Round 2 is in. Next: the results of round 3.",
    "Ann|W2,H,D2; Bob|L1,,D1": "Round 3 is in, the last one. And now?",
    "|W2; |L1": "Round 1 is in. Next: the results of round 2.",
}


def table(case: str) -> tuple[list[str], list[list[str]]]:
    rows = [row.partition("|") for row in case.split("; ")]
    names = [name for name, _, _ in rows]
    cells = [(cells.split(",") + [""] * ROUNDS)[:ROUNDS] for _, _, cells in rows]
    return names, cells


def test_the_formula_gives_the_text_that_is_stored_with_it(recalculated, tmp_path: Path):
    with Workbook(tmp_path / "step.xlsx") as book:
        for k, case in enumerate(CASES):
            sheet = book.add_worksheet(f"Case{k}")
            for row, (name, cells) in enumerate(zip(*table(case)), start=4):
                for column, text in enumerate([name, *cells], start=1):
                    if text:
                        sheet.write_string(row, column, text)
            formula = next_step.formula("$B$5:$B$9", "$C$5:$E$9", ROUNDS, "And now?")
            sheet.write_formula(0, 0, formula)
    shown = recalculated(tmp_path / "step.xlsx")
    assert [shown[f"Case{k}"][0][0] for k in range(len(CASES))] == list(CASES.values())


def test_the_stored_text_says_the_next_step():
    texts = {case: next_step.text(*table(case), ROUNDS, "And now?") for case in CASES}
    assert texts == CASES

"""The line that says the next step, as LibreOffice gives it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from xlsxwriter import Workbook
from xlsxwriter.utility import xl_rowcol_to_cell

from tests.excel.test_letter_rules import NAMES, SPELLINGS, with_lists
from tests.libreoffice.office import Office
from tests.make.places import (
    FIRST_ROUND,
    FIRST_ROW,
    KEY_ROW,
    TITLE_ROW,
    beside,
    first_beside,
)
from tests.make.reading import sheets
from tests.referees.events import swiss
from xltiebreak import Crosstable
from xltiebreak.event import letters as us
from xltiebreak.event.results import BLANK
from xltiebreak.excel.cells import next_step
from xltiebreak.excel.quick_sheets import QuickBook

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
    "Ann|W2,H,D2; Bob|L1,U,D1": "Round 3 is in, the last one. And now?",
    "|W2; |L1": "Round 1 is in. Next: the results of round 2.",
}

AHEAD = {
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

EARLIER = {
    "Ann|W2,,D2; Bob|L1,,D1": "Round 2: no game is entered, and later rounds have begun.",
    "Ann|W2,H,D2; Bob|L1,,D1": "Round 2: no game is entered, and later rounds have begun.",
    "Ann|W2,D2; Bob|,D1; Cy|B,U": "Round 1: 1 result missing. Type U for who is not paired.",
    "Ann|,D2; Bob|,D1; Cy|X,U": "Round 1: 2 results missing. Type U for who is not paired.",
    "Ann|,D2; Bob|B,D1; Cy|X,U": "Round 2 is in. Next: the results of round 3.",
    "Ann|3b,D2; Bob|B,D1; Cy|,U": "Round 1: 2 results missing. Type U for who is not paired.",
}
"""An earlier round that is typed to no end, or in which somebody names an empty cell."""

NUMBERS = {
    "Ann|12b; Bob|; Cy|": "Round 1: 3 results missing. Type U for who is not paired.",
    "Ann|W3,12b; Bob|U,; Cy|L1,H": "Round 2: 1 result missing. Type U for who is not paired.",
    "Ann|W3, W 2 ; Bob|U,; Cy|L1,H": "Round 2: 1 result missing. Type U for who is not paired.",
    "Ann|W3,2?; Bob|U,; Cy|L1,H": "Round 2: 2 results missing. Type U for who is not paired.",
}
"""12b waits for player 12's result, and is nothing that player 2 did."""

CASES |= AHEAD | AWAY | EARLIER | NUMBERS


def table(case: str) -> tuple[range, list[str], list[list[str]]]:
    rows = [row.partition("|") for row in case.split("; ")]
    names = [name for name, _, _ in rows]
    cells = [(cells.split(",") + [""] * ROUNDS)[:ROUNDS] for _, _, cells in rows]
    return range(1, len(names) + 1), names, cells


Typed = tuple[Sequence[int], Sequence[str], Sequence[Sequence[str]]]
"""Numbers, names and the cells of the results."""


def steps_of(
    bare_office: Office, path: Path, tables: Sequence[Typed], players: int, rounds: int
) -> list[str]:
    """The next steps that LibreOffice gives on a workbook with a sheet for each of these tables."""
    with QuickBook(path) as book:
        for k, typed in enumerate(tables):
            sheet = book.add_worksheet(f"Case{k}")
            for row, (number, name, cells) in enumerate(zip(*typed, strict=True), start=FIRST_ROW):
                sheet.write_number(row, 0, number)
                for column, text in ((1, name), *enumerate(cells, start=FIRST_ROUND)):
                    if text:
                        sheet.write_string(row, column, text)
            beside_it = next_step.round_cells(players, rounds, NAMES)
            for name, formula in beside_it.formulas().items():
                sheet.write_formula(*beside(rounds, name), f"={formula}")
            for round in range(1, rounds + 2):
                column = first_beside(rounds) + round - 1
                started = xl_rowcol_to_cell(TITLE_ROW, column)
                sheet.write_formula(TITLE_ROW, column, beside_it.started_formula(round))
                sheet.write_formula(KEY_ROW, column, beside_it.missing_formula(round, started))
            sheet.write_formula(0, 0, next_step.formula(beside_it, '"And now?"'))
        with_lists(book)
    shown = bare_office.rows_of(path)
    return [shown[f"Case{k}"][0][0] for k in range(len(tables))]


@pytest.mark.slow
def test_libreoffice_gives_the_next_step(bare_office: Office, tmp_path: Path) -> None:
    steps = steps_of(bare_office, tmp_path / "step.xlsx", [*map(table, CASES)], 5, ROUNDS)
    assert dict(zip(CASES, steps, strict=True)) == CASES


@pytest.mark.slow
def test_a_round_begins_with_the_entries_with_which_it_does_for_the_core(
    bare_office: Office, tmp_path: Path
):
    with Workbook(tmp_path / "begun.xlsx") as book:
        sheet = book.add_worksheet("Rounds")
        for row, cell in enumerate(SPELLINGS):
            sheet.write_string(row, 0, cell)
            begins = next_step.begins_round(f"A{row + 1}", NAMES)
            sheet.write_formula(row, 1, f"SUMPRODUCT({begins})")
        with_lists(book)
    shown = bare_office.rows_of(tmp_path / "begun.xlsx")["Rounds"]
    for row, cell in enumerate(SPELLINGS):
        result = us.read(cell.strip())
        table = Crosstable((1, 2), ((result,), (BLANK,)))
        assert int(shown[row][1]) == table.last_begun, cell


def half_typed(seed: int) -> Typed:
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
    numbers = made.crosstable.numbers
    return numbers, [f"Player {number}" for number in numbers], cells


@pytest.mark.slow
def test_the_line_counts_the_results_for_which_the_check_waits(
    bare_office: Office, tmp_path: Path
) -> None:
    tables = [*map(half_typed, range(40))]
    head: list[object] = ["No.", "Name", "R1", "R2", "R3", "R4"]
    steps = steps_of(bare_office, tmp_path / "s.xlsx", tables, 12, 4)
    for typed, step in zip(tables, steps, strict=True):
        rows = [[number, name, *cells] for number, name, cells in zip(*typed, strict=True)]
        checked = sheets(Crosstable=[head, *rows]).sections[0].crosstable
        begun = range(1, checked.last_begun + 1)
        first = next((r for r in begun if r not in checked.complete_rounds), 0)
        assert checked.last_begun > 0
        if not first:
            assert "is in" in step
            continue
        missing = len(checked.missing(first)) if checked.started(first) else "no game is entered"
        assert step.startswith(f"Round {first}: {missing}"), step

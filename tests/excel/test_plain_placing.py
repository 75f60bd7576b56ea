"""Places by plain formulas, for the rows of any table, against the core's."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.excel.evaluated import BookOfFile
from xltiebreak import Player
from xltiebreak.excel.plain.columns import FUNCTIONS, Column
from xltiebreak.excel.plain.placing import Placing
from xltiebreak.ranking.places import Ranking
from xltiebreak.rules.systems import tie_break

CODES = ("MM", "SOLK", "CUM")
FIRST = 4
"""The row of the sheet, from 0, in which a table begins."""


def drawn_table(seed: int) -> tuple[list[list[float | str]], list[int]]:
    """Figures that are often level, nothing for rows that are empty, and numbers in any order."""
    drawing = Random(seed)
    rows = drawing.randint(1, 14)
    figures: list[list[float | str]] = [
        [drawing.randint(0, 3) / 2 for _ in range(1 + len(CODES))]
        if drawing.random() < 0.8
        else [""] * (1 + len(CODES))
        for _ in range(rows)
    ]
    return figures, drawing.sample(range(1, 40), rows)


def by_the_core(figures: list[list[float | str]], numbers: list[int]) -> dict[int, tuple[int, str]]:
    """Place and what decided, by number."""
    here = {n: row for n, row in zip(numbers, figures, strict=True) if row[0] != ""}
    values = {code: {n: row[k] for n, row in here.items()} for k, code in enumerate(CODES, start=1)}
    scores = {n: row[0] for n, row in here.items()}
    entries = {n: Player(n) for n in here}
    tie_breaks = [tie_break(code) for code in CODES]
    ranking = Ranking(entries, scores, tie_breaks, values, lambda one, tied: {})
    return {row.player.number: (row.place, row.decided_by or "") for row in ranking.rows()}


@pytest.mark.parametrize("seed", range(60))
def test_rows_are_placed_as_the_core_places_them(seed: int) -> None:
    figures, numbers = drawn_table(seed)
    columns = [Column(k, FIRST, len(figures)) for k in range(6)]
    placing = Placing(columns[:4], CODES, columns[4], columns[5], FIRST - 1)
    book = BookOfFile.of({"Table": []})
    sheet = book.sheet("Table")
    sheet.put(FIRST - 1, *[""] * 5, *placing.titles)
    for row, (line, number) in enumerate(zip(figures, numbers, strict=True), FIRST):
        sheet.put(row, *line, number)
        for column, text in placing.formulas(row):
            sheet.columns[column.at_column].formulas[row] = text
    here = [row for row, line in enumerate(figures, FIRST) if line[0] != ""]
    shown = {
        numbers[row - FIRST]: tuple(
            sheet.columns[column.at_column][row]
            for column in (placing.places, placing.helper("decided"))
        )
        for row in here
    }
    assert shown == by_the_core(figures, numbers)
    positions = sorted(sheet.columns[placing.helper("position").at_column][row] for row in here)
    assert positions == [*range(1, len(here) + 1)]


def test_the_formulas_call_what_every_spreadsheet_knows() -> None:
    columns = [Column(k, FIRST, 3) for k in range(6)]
    placing = Placing(columns[:4], CODES, columns[4], columns[5], FIRST - 1)
    formulas = [formula for _, formula in placing.formulas(FIRST)]
    formulas += [placing.shown("S", "$A$1"), placing.row_of("S", "$A$1")]
    called = {name for formula in formulas for name in re.findall(r"([A-Z.]+)\(", formula)}
    assert called <= FUNCTIONS
    assert {"MATCH", "SUMPRODUCT"} <= called

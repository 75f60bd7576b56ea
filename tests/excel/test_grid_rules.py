"""The formulas of a grid against the notation that they follow, as LibreOffice works them out."""

from __future__ import annotations

from pathlib import Path

import pytest
from xlsxwriter import Workbook
from xlsxwriter.utility import xl_rowcol_to_cell

from tests.libreoffice.office import Office
from xltiebreak import Outcome
from xltiebreak.event.byes import UnknownCell
from xltiebreak.event.grid_cells import read
from xltiebreak.excel.cells import grid_rules
from xltiebreak.excel.cells.next_step import of_grid
from xltiebreak.excel.quick_sheets import QuickBook

pytestmark = pytest.mark.slow

SPELLINGS = ["1", "0", "½", "=", "1/2", "0.5", "0,5", ".5", "+", "-", " 1 "]
NOT_READ = ["W2", "2", "1½", "x", "--", "1 0", "*"]
KINDS = {
    Outcome.WIN: "win",
    Outcome.DRAW: "draw",
    Outcome.LOSS: "loss",
    Outcome.FORFEIT_WIN: "unplayed",
    Outcome.FORFEIT_LOSS: "unplayed",
}


def kind_of(text: str) -> str:
    try:
        return KINDS[read(f"2|{text}").outcome]
    except UnknownCell:
        return "unreadable"


def test_a_row_is_added_up_as_the_notation_reads_it(bare_office: Office, tmp_path: Path):
    with Workbook(tmp_path / "score.xlsx") as book:
        sheet = book.add_worksheet("Score")
        for row, text in enumerate(SPELLINGS, start=1):
            sheet.write_string(row - 1, 0, text)
            sheet.write_formula(row - 1, 2, grid_rules.score_formula(f"E{row}", f"A{row}:B{row}"))
        last = len(SPELLINGS) + 1
        sheet.write_row(last - 1, 0, [0.5, 1])
        sheet.write_formula(last - 1, 2, grid_rules.score_formula("E1", f"A{last}:B{last}"))
        sheet.write_formula(last, 2, grid_rules.score_formula("E99", "A99:B99"), None, 7)
    rows = bare_office.rows_of(tmp_path / "score.xlsx")["Score"]
    points = {text: read(f"2|{text}").points for text in SPELLINGS}
    assert {text: float(row[2]) for text, row in zip(SPELLINGS, rows)} == points
    assert [row[2] for row in rows[last - 1 :]] == ["1.5", ""]


def look(path: Path, rows: list[list[str]], cycles: int = 1) -> None:
    """Write a grid, and on a second sheet, at the same addresses, which condition holds."""
    first, last = (
        xl_rowcol_to_cell(4, 5, True, True),
        xl_rowcol_to_cell(3 + len(rows), 4 + len(rows[0]), True, True),
    )
    with Workbook(path) as book:
        table, looks = book.add_worksheet("Table"), book.add_worksheet("Look")
        for name, formula in grid_rules.names("Table", f"{first}:{last}", "F", 5, cycles):
            book.define_name(f"Table!{name}", formula)
            book.define_name(f"Look!{name}", formula)
        for down, row in enumerate(rows, start=4):
            for across, text in enumerate(row, start=5):
                if text:
                    table.write_string(down, across, text)
                formula = '"nothing"'
                cell = f"Table!{xl_rowcol_to_cell(down, across)}"
                for kind, condition in reversed(list(grid_rules.conditions(cell))):
                    formula = f'IF(IFERROR({condition},FALSE),"{kind}",{formula})'
                looks.write_formula(down, across, f"={formula}")


def looks(
    bare_office: Office, path: Path, rows: list[list[str]], cycles: int = 1
) -> list[list[str]]:
    look(path, rows, cycles)
    return [row[5:] for row in bare_office.rows_of(path)["Look"][4:]]


def test_a_cell_is_coloured_as_the_notation_reads_it(bare_office: Office, tmp_path: Path):
    cells = SPELLINGS + NOT_READ
    rows = [["", *cells], *([""] * (len(cells) + 1) for _ in cells)]
    shown = looks(bare_office, tmp_path / "look.xlsx", rows)
    assert dict(zip(cells, shown[0][1:])) == {text: kind_of(text) for text in cells}
    assert [row[0] for row in shown[1:]] == ["awaited"] * len(cells)


@pytest.mark.parametrize("cycles", [1, 2])
def test_a_cell_that_disagrees_with_the_game_s_other_cell_stands_out(
    bare_office: Office, tmp_path: Path, cycles: int
):
    pairs = [("1", "0"), ("½", "0.5"), ("=", "½"), ("+", "-"), ("-", "-"), ("1", "1"), ("½", "1")]
    pairs += [("0", "0"), ("+", "+"), ("1", "-"), ("0", "½"), ("+", "½"), ("1/2", "0")]
    size = len(pairs) + 1
    rows = [[""] * (size * cycles) for _ in range(size)]
    for k, (mine, theirs) in enumerate(pairs, start=1):
        rows[0][k * cycles + cycles - 1] = mine
        rows[k][cycles - 1] = theirs
    shown = looks(bare_office, tmp_path / "look.xlsx", rows, cycles)
    disagree = [
        (shown[0][k * cycles + cycles - 1] == "disagrees", shown[k][cycles - 1] == "disagrees")
        for k in range(1, size)
    ]
    assert disagree == [(False, False)] * 5 + [(True, True)] * 8


def test_conditions_are_short_enough_for_every_excel():
    conditions = list(grid_rules.conditions("AS1004"))
    assert max(len(condition) for _, condition in conditions) <= 255
    assert not any("{" in condition for _, condition in conditions)


def test_the_next_step_counts_the_games(bare_office: Office, tmp_path: Path):
    steps = {
        (1, 0, 0): "Next: type the players, then each result in both of its cells.",
        (1, 1, 0): "Next: type the players, then each result in both of its cells.",
        (1, 2, 0): "0 of 1 game is in. Next: type each result in both of its cells.",
        (1, 2, 1): "All 1 games are in. And now?",
        (1, 3, 1): "1 of 3 games are in. Next: type each result in both of its cells.",
        (1, 3, 3): "All 3 games are in. And now?",
        (2, 2, 1): "1 of 2 games are in. Next: type each result in both of its cells.",
        (2, 3, 3): "3 of 6 games are in. Next: type each result in both of its cells.",
    }
    with QuickBook(tmp_path / "step.xlsx") as book:
        for cycles, players, games in steps:
            sheet = book.add_worksheet(f"{cycles} {players} {games}")
            for row, name in enumerate(["Ann", "Bob", "Cy"][:players], start=1):
                sheet.write_string(row, 0, name)
            for i, j in [(0, 1), (0, 2), (1, 2)][:games]:
                sheet.write_string(i + 1, 1 + j * cycles, "1")
                sheet.write_string(j + 1, 1 + i * cycles, "0")
            block = f"$B$2:${'D' if cycles == 1 else 'G'}$4"
            typed = f'COUNTIF({block},"?")/2'
            step = of_grid('COUNTIF($A$2:$A$4,"?*")', typed, cycles, '"And now?"')
            sheet.write_formula(0, 0, step)
    shown = bare_office.rows_of(tmp_path / "step.xlsx")
    for case, step in steps.items():
        title = " ".join(map(str, case))
        assert shown[title][0][0] == step, case

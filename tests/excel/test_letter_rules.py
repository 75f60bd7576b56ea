"""The worksheet formulas against the notation that they follow, as LibreOffice works them out."""

from __future__ import annotations

from pathlib import Path

import pytest
from xlsxwriter import Workbook

from tests.libreoffice.office import Office
from xltiebreak import Outcome
from xltiebreak.event.byes import UnknownCell
from xltiebreak.event.letters import read
from xltiebreak.excel.cells import letter_rules

pytestmark = pytest.mark.slow

NAMES = letter_rules.ByeNames(*letter_rules.BYE_LISTS.values())


def with_lists(book: Workbook) -> None:
    """Give the workbook the cells with the words of byes."""
    sheet = book.add_worksheet("Lists")
    for row, (which, name) in enumerate(letter_rules.BYE_LISTS.items()):
        sheet.write_string(row, 0, letter_rules.bye_words(which))
        book.define_name(name, f"=Lists!$A${row + 1}")


def listed(text: str) -> list[str]:
    return [entry.strip() for entry in text.split(";")]


SPELLINGS = [" W2 "]
SPELLINGS += listed("""
    W2; w 3; W12b; w 03 W; N5; D 7w; L1B; R11; s 12 b; l 4; X; x---; X7; X 9w; F; F 10; F0; Z;
    z 4; Z---; B; b; 1-point bye; full bye; FULL BYE; H; H---; half bye; ½ BYE; 1/2 bye; .5 BYE;
    0.5 bye; 0,5 bye; .50 bye; U; u0; ZERO BYE; zero bye; 5w; 12 B; 5?; halber Punkt;
    ½ spielfrei; vrij (0); bye: 1; wd; Withdrawn; not paired; Absent; pół punktu; utgått;
    půl bodu; NICHT GEPAART
""")
NOT_READ = listed(
    "W; L; B12; H3; 12; +12; ?12; W5?; *1; W12wb; w1w2; W0; ½; win; W1.5; BYE; spielfrei; baye"
)

KINDS = {
    Outcome.WIN: "win",
    Outcome.DRAW: "draw",
    Outcome.LOSS: "loss",
    Outcome.PENDING: "pending",
}

TWINS = [
    (cell.rstrip("!"), cell.endswith("!"))
    for cell in listed("""
        W2; L1b; W4!; W3!; X6w; F; F8; F7; N10; W 9; D012; d 11w; W14!; 1 BYE; W16; 15b; W18; ;
        W19!; 5w; L22!; W1!
    """)
]
"""A column of one round: the cell, and whether it disagrees with its twin."""


def kind_of(text: str) -> str:
    """What the notation makes of a cell, in the words of the conditions."""
    try:
        return KINDS.get(read(text).outcome, "unplayed")
    except UnknownCell:
        return "unreadable"


def test_a_row_is_added_up_as_the_notation_reads_it(bare_office: Office, tmp_path):
    with Workbook(tmp_path / "score.xlsx") as book:
        sheet = book.add_worksheet("Score")
        for row, text in enumerate(SPELLINGS):
            sheet.write_string(row, 0, text)
            sheet.write_formula(
                row, 2, letter_rules.score_formula(f"E{row + 1}", f"A{row + 1}:B{row + 1}", NAMES)
            )
        last = len(SPELLINGS)
        sheet.write_row(last, 0, ["W2", "1/2 BYE"])
        sheet.write_formula(
            last, 2, letter_rules.score_formula(f"E{last + 1}", f"A{last + 1}:B{last + 1}", NAMES)
        )
        sheet.write_formula(
            last + 1, 2, letter_rules.score_formula("E99", "A99:B99", NAMES), None, 7
        )
        with_lists(book)
    rows = bare_office.rows_of(tmp_path / "score.xlsx")["Score"]
    points = {text: read(text).points for text in SPELLINGS}
    assert {text: float(row[2]) for text, row in zip(SPELLINGS, rows)} == points
    assert rows[last][2] == "1.5"
    assert rows[last + 1][2] == ""


def look(path: Path, cells: list[str], *, twins: bool = True) -> None:
    """Write a round's cells, and on a second sheet which condition holds for each.

    The second sheet's formulas stand at the same addresses, as the defined names want it.
    """
    first, last = 5, 4 + len(cells)
    numbers = f"$A${first}:$A${last}"
    with Workbook(path) as book:
        table, looks = book.add_worksheet("Table"), book.add_worksheet("Look")
        with_lists(book)
        for name, formula in letter_rules.names("Table", numbers, first, last):
            book.define_name(f"Table!{name}", formula)
            book.define_name(f"Look!{name}", formula)
        for row, text in enumerate(cells, first):
            table.write_number(row - 1, 0, row - first + 1)
            table.write_string(row - 1, 5, text)
            formula = '"nothing"'
            for kind, condition in reversed(
                list(letter_rules.conditions(f"Table!F{row}", f"Table!{numbers}", NAMES))
            ):
                if kind == "disagrees" and not twins:
                    continue
                formula = f'IF(IFERROR({condition},FALSE),"{kind}",{formula})'
            looks.write_formula(row - 1, 5, f"={formula}")


def test_a_cell_is_coloured_as_the_notation_reads_it(bare_office: Office, tmp_path):
    others = ["U"] * 12  # the players 1 to 12, whom the cells name
    cells = [*others, *SPELLINGS, *NOT_READ]
    look(tmp_path / "look.xlsx", cells, twins=False)
    rows = bare_office.rows_of(tmp_path / "look.xlsx")["Look"][4:]
    shown = {text: row[5] for text, row in zip(cells, rows)}
    assert shown == {text: kind_of(text) for text in cells}


def test_a_cell_that_disagrees_with_its_twin_stands_out(bare_office: Office, tmp_path):
    look(tmp_path / "look.xlsx", [text for text, _ in TWINS])
    rows = bare_office.rows_of(tmp_path / "look.xlsx")["Look"][4:]
    shown = [(text, row[5] == "disagrees") for (text, _), row in zip(TWINS, rows)]
    assert shown == TWINS


def test_a_player_who_is_not_in_the_table_stands_out(bare_office: Office, tmp_path):
    look(tmp_path / "look.xlsx", ["W9", "L1"])
    assert bare_office.rows_of(tmp_path / "look.xlsx")["Look"][4][5] == "unreadable"


def test_conditions_are_short_enough_for_every_excel():
    conditions = list(letter_rules.conditions("AA1004", "$A$5:$A$1004", NAMES))
    assert max(len(condition) for _, condition in conditions) <= 255
    assert not any("{" in condition for _, condition in conditions)

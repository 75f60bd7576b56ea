"""What a live sheet says of an error in place of a function's answer, worked out by LibreOffice."""

from __future__ import annotations

from pathlib import Path

import pytest
from xlsxwriter import Workbook

from tests.libreoffice.office import Office
from xltiebreak.excel.cells.notices import (
    AT_WORK,
    DELETED,
    IN_THE_WAY,
    NO_ROOM,
    NOT_REACHED,
    NOT_THERE,
    NOT_WORKED_OUT,
    error_type,
    notice,
)

BLOCK = "C5:F9"
SPILL = 9
KINDS = {
    3: NOT_WORKED_OUT,
    4: DELETED,
    5: NOT_THERE,
    7: NOT_WORKED_OUT,
    8: AT_WORK,
    10: NOT_REACHED,
    11: NOT_REACHED,
    14: NOT_WORKED_OUT,
    16: AT_WORK,
    0: NOT_WORKED_OUT,
}
IN_THE_WAY_AT = {"D5": "D5", "C9": "C9", "F9": "F9", "F6 D7": "F6", "G5 C10": "", "": ""}
"""Cells in which something stands, and the one that is named: the first in the answer's block."""

ERRORS = {"NO_SUCH_FUNCTION(1)": 5, "#REF!+1": 4, "NA()": 7, '"a"*1': 3, "1": 0}


@pytest.mark.slow
def test_each_kind_of_error_has_its_own_cure_and_what_stands_in_the_way_its_cell(
    bare_office: Office, tmp_path: Path
) -> None:
    with Workbook(tmp_path / "notices.xlsx") as book:
        kinds = book.add_worksheet("Kinds")
        for row, kind in enumerate(KINDS):
            kinds.write_number(row, 0, kind)
            kinds.write_formula(row, 1, notice(f"A{row + 1}", f"Way0!{BLOCK}"))
        for row, error in enumerate(ERRORS):
            kinds.write_formula(row, 2, error)
            kinds.write_formula(row, 3, error_type(f"C{row + 1}"))
        for k, cells in enumerate(IN_THE_WAY_AT):
            sheet = book.add_worksheet(f"Way{k}")
            sheet.write_formula("A1", notice(str(SPILL), BLOCK))
            sheet.write_string("C5", "the cell of the formula")
            for cell in cells.split():
                sheet.write_number(cell, 0)
    shown = bare_office.rows_of(tmp_path / "notices.xlsx")
    rows = shown["Kinds"]
    assert [rows[row][1] for row in range(len(KINDS))] == list(KINDS.values())
    assert [int(rows[row][3]) for row in range(len(ERRORS))] == list(ERRORS.values())
    assert [shown[f"Way{k}"][0][0] for k in range(len(IN_THE_WAY_AT))] == [
        IN_THE_WAY.format(cell, BLOCK) if cell else NO_ROOM.format(BLOCK)
        for cell in IN_THE_WAY_AT.values()
    ]

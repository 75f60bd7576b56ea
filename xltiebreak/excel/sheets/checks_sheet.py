"""A sheet ``Checks``: the next step, and what is to be corrected in which cell."""

from __future__ import annotations

import re
from collections.abc import Iterator

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    quote_sheetname,
    xl_range_abs,
    xl_rowcol_to_cell,
)
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells.layout import FIRST_ROW
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.names import CHECKS_SHEET, CROSSTABLE_SHEET
from xltiebreak.excel.sheets.live_page import set_live_page, write_beside, write_spill, write_top
from xltiebreak.excel.sheets.page import colour_rows
from xltiebreak.excel.sheets.styles import Styles
from xltiebreak.functions import NOTHING_TO_FIX

_STEP_ROW, _HOLD_ROW = 2, 3

_HEADER_ROW = 4

_FIRST_ROW = _HEADER_ROW + 1

_CELL, _BESIDE = 3, 5

_OF_CHECKS = 3
"""Of the functions' further arguments: who left, the points and the boards of matches."""

_ROWS, _PRINTED = 60, 24
"""Findings that there is room for, and that a page takes."""

_GO_THERE = "Next: click an address in the column Cell, and correct what is typed there."

_PLACE = re.compile(r"(?:player|team) (\d+), (?:points of )?(?:round|column) (\d+)")


def write_checks(sheet: Worksheet, styles: Styles, live: Live, step: str) -> None:
    """Write the formula with the values that it gives, and the page that shows them; ``step``
    is the crosstable's next step."""
    for column, width in enumerate((12, 22, 96, 9)):
        sheet.set_column(column, column, width)
    values = live.values.findings
    write_beside(sheet, styles, _HEADER_ROW, _BESIDE)
    spilled = write_spill(
        sheet,
        (_FIRST_ROW, _BESIDE),
        live.route.call("CHECK_TB", live.names["Results"], *live.further[:_OF_CHECKS]),
        values,
        styles.beside,
    )
    write_top(sheet, styles, live, CHECKS_SHEET, spilled.cell(0, 0))
    crosstable = quote_sheetname(live.sheets[CROSSTABLE_SHEET])
    top, hold = xl_rowcol_to_cell(_FIRST_ROW, 0), live.names["Hold"]
    sheet.write_formula(
        _STEP_ROW,
        0,
        f'=IF({top}="error","{_GO_THERE}",IF({hold}="",{crosstable}!$A$1,""))',
        styles.step,
        _GO_THERE if live.values.hold else step,
    )
    sheet.write_formula(_HOLD_ROW, 0, _hold(live), styles.held, live.values.hold)
    for column, header in enumerate(("Severity", "Where", "What to do", "Cell")):
        sheet.write_string(_HEADER_ROW, column, header, styles.header)
    shown = max(_ROWS, len(values))
    for down in range(shown):
        row = _FIRST_ROW + down
        sheet.set_row(row, 31)
        for column in range(_CELL):
            spilled.show(sheet, (row, column), (down, column), styles.plain_wrapped)
        _link(sheet, styles, live, row, spilled.value(down, 1))
    first = _FIRST_ROW + 1
    colour_rows(
        sheet,
        styles,
        (_FIRST_ROW, 0, _FIRST_ROW + shown - 1, _CELL),
        [
            (f'$A{first}="error"', "error"),
            (f'$A{first}="warning"', "warning"),
            (f'$A{first}="{NOTHING_TO_FIX}"', "fine"),
        ],
    )
    sheet.freeze_panes(_FIRST_ROW, 0)
    set_live_page(sheet, _FIRST_ROW + max(len(values), _PRINTED) - 1, _CELL, _HEADER_ROW)


def defined_names(live: Live) -> Iterator[tuple[str, str]]:
    """The computed cell that the other live sheets wait for."""
    yield live.names.cell("Hold", live.sheets[CHECKS_SHEET], _HOLD_ROW, 0)


def _hold(live: Live) -> str:
    """Why nothing can be worked out yet; empty where nothing stands against it.

    The numbers are 1, 2, 3 … where the first is 1, the last the number of rows, and each smaller
    than the one below. Both ranges grow with inserted rows, and nothing here is volatile.
    """
    numbers = live.names["Numbers"]
    sheet, column = live.numbers_column
    below = xl_range_abs(FIRST_ROW + 1, column, FIRST_ROW + live.players, column)
    below = f"{quote_sheetname(sheet)}!{below}"
    rows = f"ROWS({numbers})"
    first, last, under = f"INDEX({numbers},1)", f"INDEX({numbers},{rows})", f"INDEX({below},{rows})"
    in_order = (
        f"AND({first}=1,{last}={rows},SUMPRODUCT(--({numbers}>={below}))=--({last}>={under}))"
    )
    block = xl_range_abs(_FIRST_ROW, _BESIDE, _FIRST_ROW + 50 * _ROWS, _BESIDE)
    count = f'COUNTIF({block},"error")'
    kind = f"LOWER(TRIM({live.names['Kind']}))"
    formula = (
        f'IF({count}=0,"",{count}&IF({count}=1," error has"," errors have")&'
        f'" to be corrected first: see the sheet Checks.")'
    )
    out_of_order = (f"NOT({in_order})", f'"{live.values.not_in_order}"')
    for condition, sentence in (*live.reasons_to_wait(kind)[::-1], out_of_order):
        formula = f"IF({condition},{sentence},{formula})"
    return f"={formula}"


def _link(sheet: Worksheet, styles: Styles, live: Live, row: int, where: str) -> None:
    """The address of the cell that a finding names, to click on."""
    place = xl_rowcol_to_cell(row, 1)
    behind = len(f"{live.values.entry} ") + 1
    player = f'VALUE(MID({place},{behind},FIND(",",{place})-{behind}))'
    column = "column " if live.values.cycles else "round "
    round = f'VALUE(MID({place},FIND("{column}",{place})+{len(column)},3))'
    sheet_of_results, cell = live.typed_at(player, round)
    address = f"ADDRESS(ROW({cell}),COLUMN({cell}),4)"
    target = quote_sheetname(sheet_of_results).replace('"', '""')
    found = _PLACE.fullmatch(where)
    shown = ""
    if found is not None:
        shown = live.address(int(found[1]), int(found[2]))
    sheet.write_formula(
        row,
        _CELL,
        f'=IFERROR(HYPERLINK("#{target}!"&{address},{address}),"")',
        styles.link,
        shown,
    )

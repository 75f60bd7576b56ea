"""A sheet ``Checks``: the next step, and what is to be corrected in which cell."""

from __future__ import annotations

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    xl_range_abs,
    xl_rowcol_to_cell,
)
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.findings import Place
from xltiebreak.excel.cells.formulas import first_that_holds
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.names import CHECKS_SHEET, CROSSTABLE_SHEET
from xltiebreak.excel.sheets.live_page import set_live_page, write_beside, write_spill, write_top
from xltiebreak.excel.sheets.page import SectionBook, colour, write_sentence
from xltiebreak.functions import NOTHING_TO_FIX

_STEP_ROW, _HOLD_ROW = 2, 3
_WIDTHS = (12, 22, 96, 9)
_HEADER_ROW = 4
_FIRST_ROW = _HEADER_ROW + 1
_CELL, _BESIDE = 3, 5
_TITLE = xl_rowcol_to_cell(_STEP_ROW, _BESIDE + 1, True, True)
_OF_CHECKS = 3
"""Of the functions' further arguments: who left, the points and the boards of matches."""

_ROWS, _PRINTED, _MOST = 60, 24, 3001
"""Findings that there is room for, that a page takes, and that are counted."""

_GO_THERE = "Next: click an address in the column Cell, and correct what is typed there."


def write_checks(sheet: Worksheet, book: SectionBook) -> None:
    """Write the formula with the values that it gives, the page that shows them, and the computed
    cell that the other live sheets wait for."""
    styles, live = book.styles, book.live
    for column, width in enumerate(_WIDTHS):
        sheet.set_column(column, column, width)
    values, places = live.values.findings, live.values.places
    write_beside(sheet, styles, _HEADER_ROW, _BESIDE)
    spilled = write_spill(
        sheet,
        book,
        (_FIRST_ROW, _BESIDE),
        (_MOST, _CELL),
        (
            live.route.call(
                "CHECK_TB",
                live.names["Results"],
                *live.told(_OF_CHECKS),
                live.names["Players"],
                *live.stated,
            ),
            values,
        ),
    )
    write_top(sheet, book, CHECKS_SHEET, spilled, _WIDTHS)
    crosstable = live.names.quoted(CROSSTABLE_SHEET)
    top, hold = xl_rowcol_to_cell(_FIRST_ROW, 0), live.names["Hold"]
    step = (
        f'IF({top}="error","{_GO_THERE}",IF({hold}="",{crosstable}!$A$1,""))',
        _GO_THERE if live.values.hold else book.step[1],
    )
    write_sentence(sheet, _STEP_ROW, step, styles.step, _WIDTHS)
    write_sentence(sheet, _HOLD_ROW, (_hold(live), live.values.hold), styles.held, _WIDTHS)
    book.define(live.names.cell("Hold", CHECKS_SHEET, _HOLD_ROW, 0))
    _write_title(sheet, book)
    for column, header in enumerate(("Severity", "Where", "What to do", "Cell")):
        sheet.write_string(_HEADER_ROW, column, header, styles.header)
    shown = max(_ROWS, len(values))
    for down in range(shown):
        row = _FIRST_ROW + down
        sheet.set_row(row, 31)
        for column in range(_CELL):
            spilled.show(sheet, (row, column), (down, column), styles.plain_wrapped)
        _link(sheet, book, row, places[down] if down < len(places) else None)
    first = _FIRST_ROW + 1
    colour(
        sheet,
        styles,
        (_FIRST_ROW, 0, _FIRST_ROW + shown - 1, _CELL),
        [
            ("error", f'$A{first}="error"'),
            ("warning", f'$A{first}="warning"'),
            ("fine", f'$A{first}="{NOTHING_TO_FIX}"'),
        ],
    )
    sheet.freeze_panes(_FIRST_ROW, 0)
    set_live_page(sheet, _FIRST_ROW + max(len(values), _PRINTED) - 1, _CELL, _HEADER_ROW)


def _hold(live: Live) -> str:
    """Why nothing can be worked out yet; empty where nothing stands against it."""
    block = xl_range_abs(_FIRST_ROW, _BESIDE, _FIRST_ROW + _MOST - 1, _BESIDE)
    count = f'COUNTIF({block},"error")'
    kind = f"LOWER(TRIM({live.names['Kind']}))"
    errors = (
        f'{count}&IF({count}=1," error has"," errors have")&'
        f'" to be corrected first: see the sheet Checks."'
    )
    return first_that_holds([*live.reasons_to_wait(kind), (f"{count}>0", errors)])


def _link(sheet: Worksheet, book: SectionBook, row: int, found: Place | None) -> None:
    """The address of the cell that a finding names, to click on.

    In the cell itself the place is looked for in the function's answer, which has it in words.
    """
    live, place = book.live, xl_rowcol_to_cell(row, 1)
    behind = len(f"{live.values.entry} ") + 1
    player = f'VALUE(MID({place},{behind},FIND(",",{place})-{behind}))'
    column = "column " if live.values.cycles else "round "
    round = f'VALUE(MID({place},FIND("{column}",{place})+{len(column)},3))'
    cell = live.typed_cell(player, round)
    address = f"ADDRESS(ROW({cell}),COLUMN({cell}),4)"
    sheet.write_formula(
        *(row, _CELL),
        f'IFERROR(HYPERLINK("#"&{_TITLE}&"!"&{address},{address}),"")',
        book.styles.link,
        live.address(found) if found else "",
    )


def _write_title(sheet: Worksheet, book: SectionBook) -> None:
    """What the sheet is called today on which one types: as Excel shows the formula of a cell that
    looks at one there, which is worked out with each result that is typed."""
    live, style = book.live, book.styles.beside
    sheet.write_formula(_STEP_ROW, _BESIDE, f'{live.shape}&""', style, "")
    text = f"_xlfn.FORMULATEXT({xl_rowcol_to_cell(_STEP_ROW, _BESIDE, True, True)})"
    title = live.names.quoted(live.typed_on)
    otherwise = title.replace('"', '""')
    formula = f'IFERROR(MID({text},2,FIND("!$",{text})-2),"{otherwise}")'
    sheet.write_formula(_STEP_ROW, _BESIDE + 1, formula, style, title)

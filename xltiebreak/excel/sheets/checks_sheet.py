"""A sheet ``Checks``: the next step, and what is to be corrected in which cell."""

from __future__ import annotations

from collections.abc import Iterator

from xlsxwriter.utility import xl_range_abs, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import first_that_holds
from xltiebreak.excel.cells.layout import TITLE_ROW
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.names import CHECKS_SHEET, CROSSTABLE_SHEET
from xltiebreak.excel.sheets.live_page import Spilled, beside_the_page, live_top
from xltiebreak.excel.sheets.painter import Cell, Looks, Sheet, down, on_paper, sentence
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.functions import NOTHING_TO_FIX

_STEP_ROW, _HOLD_ROW = 2, 3
_WIDTHS = (12, 22, 96, 9)
_HEADS = ("Severity", "Where", "What to do", "Cell")
_HEADER_ROW = 4
_FIRST_ROW = _HEADER_ROW + 1
_CELL, _BESIDE = 3, 5
_TITLE = xl_rowcol_to_cell(_STEP_ROW, _BESIDE + 1, True, True)
_OF_CHECKS = 3
"""Of the functions' further arguments: who left, the points and the boards of matches."""

_ROWS, _PRINTED, _MOST = 60, 24, 3001
"""Findings that there is room for, that a page takes, and that are counted."""

_GO_THERE = "Next: click an address in the column Cell, and correct what is typed there."


def checks_sheet(book: SectionBook) -> Sheet:
    """The formula with the values that it gives, the page that shows them, and the computed cell
    that the other live sheets wait for."""
    live, values = book.live, book.live.values.findings
    call = live.route.call(
        "CHECK_TB",
        live.names["Results"],
        *live.told(_OF_CHECKS),
        live.names["Players"],
        *live.stated,
    )
    spilled = Spilled(_FIRST_ROW, _BESIDE, (_MOST, _CELL), call, values, live.route.fixed)
    crosstable = live.names.quoted(CROSSTABLE_SHEET)
    top, hold = xl_rowcol_to_cell(_FIRST_ROW, 0), live.names["Hold"]
    step = f'IF({top}="error","{_GO_THERE}",IF({hold}="",{crosstable}!$A$1,""))'
    rows = range(_FIRST_ROW, _FIRST_ROW + max(_ROWS, len(values)))
    first, last_printed = _FIRST_ROW + 1, _FIRST_ROW + max(len(values), _PRINTED) - 1
    start = Sheet(cells=[beside_the_page(_HEADER_ROW, _BESIDE), *spilled.cells()])
    lines = sentence(_STEP_ROW, step, "step", _WIDTHS)
    lines += sentence(_HOLD_ROW, _hold(live), "held", _WIDTHS)
    return (
        start
        + live_top(book, CHECKS_SHEET, spilled, _WIDTHS)
        + lines
        + Sheet(
            cells=[
                *_title(live),
                *(Cell(_HEADER_ROW, k, "header", head) for k, head in enumerate(_HEADS)),
                *(cell for row in rows for cell in _finding(live, spilled, row)),
            ],
            heights=dict.fromkeys(rows, 31),
            names=[live.names.cell("Hold", CHECKS_SHEET, _HOLD_ROW, 0)],
            looks=[
                Looks(
                    down(rows, 0, _CELL),
                    [
                        ("error", f'$A{first}="error"'),
                        ("warning", f'$A{first}="warning"'),
                        ("fine", f'$A{first}="{NOTHING_TO_FIX}"'),
                    ],
                )
            ],
            frozen=(_FIRST_ROW, 0),
        )
        + on_paper((TITLE_ROW, 0, last_printed, _CELL), _HEADER_ROW)
    )


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


def _finding(live: Live, spilled: Spilled, row: int) -> Iterator[Cell]:
    """A row of the page, and the address of the cell that it names, to click on.

    In that cell itself the place is looked for in the function's answer, which has it in words.
    """
    for column in range(_CELL):
        yield spilled.show(row, column, row - _FIRST_ROW, column, "plain_wrapped")
    place = xl_rowcol_to_cell(row, 1)
    behind = len(f"{live.values.entry} ") + 1
    player = f'VALUE(MID({place},{behind},FIND(",",{place})-{behind}))'
    column_of = "column " if live.values.cycles else "round "
    round = f'VALUE(MID({place},FIND("{column_of}",{place})+{len(column_of)},3))'
    cell = live.typed_cell(player, round)
    address = f"ADDRESS(ROW({cell}),COLUMN({cell}),4)"
    link = f'IFERROR(HYPERLINK("#"&{_TITLE}&"!"&{address},{address}),"")'
    yield Cell(row, _CELL, "link", formula=link)


def _title(live: Live) -> Iterator[Cell]:
    """What the sheet is called today on which one types: as Excel shows the formula of a cell that
    looks at one there, which is worked out with each result that is typed."""
    yield Cell(_STEP_ROW, _BESIDE, "beside", formula=f'{live.shape}&""')
    text = f"_xlfn.FORMULATEXT({xl_rowcol_to_cell(_STEP_ROW, _BESIDE, True, True)})"
    title = live.names.quoted(live.typed_on)
    otherwise = title.replace('"', '""')
    formula = f'IFERROR(MID({text},2,FIND("!$",{text})-2),"{otherwise}")'
    yield Cell(_STEP_ROW, _BESIDE + 1, "beside", title, formula)

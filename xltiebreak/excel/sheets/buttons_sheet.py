"""The sheet ``Buttons`` of a macro workbook: each button that xlwings Lite shows in its pane, with
the boxes of its form."""

from __future__ import annotations

from collections.abc import Sequence

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.button_forms import ButtonForm, forms_of_buttons
from xltiebreak.excel.cells.names import BUTTONS_SHEET
from xltiebreak.excel.sheets.sheet import Cell, Sheet, offer
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, height_of

_HINT = (
    "The buttons work once the functions are imported (xlwings > Import Functions). Files go "
    "beside the workbook, the answer onto the sheet Answer."
)
_BUTTON_WIDTH, _SENTENCE_WIDTH, _NAME_WIDTH, _BOX_WIDTH = 29, 62, 10, 26
_BUTTON_PIXELS = {"width": 200, "height": 28, "x_offset": 2, "y_offset": 3}
_FIRST_ROW = 3


def buttons_sheet() -> Sheet:
    """Return the sheet: a row for each box, and the buttons in the first column."""
    page = Sheet(
        cells=[Cell(0, 0, "title", BUTTONS_SHEET), Cell(1, 0, "legend_line", _HINT)],
        widths=dict(enumerate((_BUTTON_WIDTH, _SENTENCE_WIDTH, _NAME_WIDTH, _BOX_WIDTH))),
        heights={0: 24},
        line_height=LINE_HEIGHT,
    )
    row, buttons = _FIRST_ROW, []
    for form in forms_of_buttons():
        rows = max(2, len(form.boxes))
        page += _boxes(form, range(row, row + rows))
        buttons.append((row, form))
        row += rows + 1
    return page + Sheet(draw=lambda sheet: _draw(sheet, buttons))


def _boxes(form: ButtonForm, rows: range) -> Sheet:
    """Return the sentence about a button and the boxes of its form."""
    needed = height_of(form.sentence, _SENTENCE_WIDTH - 4)
    cells = [Cell(rows.start, 1, "said", form.sentence, size=(len(rows), 1))]
    choices, names = [], []
    for row, box in zip(rows, form.boxes):
        cells += [Cell(row, 2, "label", box.name), Cell(row, 3, "value", box.given)]
        cell = xl_rowcol_to_cell(row, 3, row_abs=True, col_abs=True)
        names.append((form.name_of(box), f"={BUTTONS_SHEET}!{cell}"))
        if box.choices:
            choices.append(offer((row, 3, row, 3), box.choices))
    heights = dict.fromkeys(rows, max(LINE_HEIGHT, needed / len(rows)))
    return Sheet(cells=cells, heights=heights, boxes=choices, names=names)


def _draw(sheet: Worksheet, buttons: Sequence[tuple[int, ButtonForm]]) -> None:
    for row, form in buttons:
        look = {"macro": form.macro, "caption": form.title, "description": form.sentence}
        sheet.insert_button(row, 0, {**look, **_BUTTON_PIXELS})

"""The sheet ``Buttons`` of a macro workbook: what xlwings Lite shows in its pane, each button with
the boxes of its form."""

from __future__ import annotations

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]
from xlsxwriter.workbook import Workbook  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.button_forms import Box, ButtonForm, forms_of_buttons
from xltiebreak.excel.cells.names import BUTTONS_SHEET
from xltiebreak.excel.sheets.page import fill
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, Styles, height_of

_HINT = (
    "The buttons work once the functions are imported (xlwings > Import Functions). Files go "
    "beside the workbook, the answer onto the sheet Answer."
)
_BUTTON_WIDTH, _SENTENCE_WIDTH, _NAME_WIDTH, _BOX_WIDTH = 29, 62, 10, 26
_BUTTON_PIXELS = {"width": 200, "height": 28, "x_offset": 2, "y_offset": 3}
_FIRST_ROW = 3


def write_buttons(sheet: Worksheet, workbook: Workbook, styles: Styles) -> None:
    """Write the sheet, and name its boxes."""
    widths = (_BUTTON_WIDTH, _SENTENCE_WIDTH, _NAME_WIDTH, _BOX_WIDTH)
    for column, width in enumerate(widths):
        sheet.set_column(column, column, width)
    sheet.set_default_row(LINE_HEIGHT)
    sheet.hide_gridlines(2)
    sheet.write_string(0, 0, BUTTONS_SHEET, styles.title)
    sheet.set_row(0, 24)
    sheet.write_string(1, 0, _HINT, styles.legend_line)
    row = _FIRST_ROW
    for form in forms_of_buttons():
        row = _write_form(sheet, workbook, styles, form, row)
    sheet.set_landscape()
    sheet.fit_to_pages(1, 1)


def _write_form(
    sheet: Worksheet, workbook: Workbook, styles: Styles, form: ButtonForm, row: int
) -> int:
    """Write a button with its boxes; the row below them."""
    rows = max(2, len(form.boxes))
    needed = height_of(form.sentence, _SENTENCE_WIDTH - 4)
    for k in range(rows):
        sheet.set_row(row + k, max(LINE_HEIGHT, needed / rows))
    look = {"macro": form.macro, "caption": form.title, "description": form.sentence}
    sheet.insert_button(row, 0, {**look, **_BUTTON_PIXELS})
    sheet.merge_range(row, 1, row + rows - 1, 1, form.sentence, styles.said)
    for k, box in enumerate(form.boxes):
        sheet.write_string(row + k, 2, box.name, styles.label)
        fill(sheet, row + k, 3, box.given, styles.value)
        _name(workbook, form, box, row + k)
        if box.choices:
            choices = {"validate": "list", "source": list(box.choices)}
            sheet.data_validation(row + k, 3, row + k, 3, choices)
    return row + rows + 1


def _name(workbook: Workbook, form: ButtonForm, box: Box, row: int) -> None:
    cell = xl_rowcol_to_cell(row, 3, row_abs=True, col_abs=True)
    workbook.define_name(form.name_of(box), f"={BUTTONS_SHEET}!{cell}")

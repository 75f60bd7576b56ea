"""The macro part of a workbook for xlwings' classic add-in: xlwings' own, unchanged."""

from __future__ import annotations

import io
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

from xlsxwriter import Workbook  # type: ignore[import-untyped]

from xltiebreak.event.findings import TieBreakError

_SETTINGS = {"UDF MODULES": "xltiebreak.excel.udfs", "ADD_WORKBOOK_TO_PYTHONPATH": "False"}
"""Where the functions are; not beside the workbook, which may lie on OneDrive."""


def add_macros(book: Workbook) -> None:
    """Add the macros that xlwings' own new workbooks have.

    Raises:
        TieBreakError: xlwings is not installed.
    """
    book.add_vba_project(io.BytesIO(macros()), is_stream=True)
    book.set_vba_name("ThisWorkbook")


def add_settings(book: Workbook) -> None:
    """Add the sheet from which xlwings reads where the functions are.

    xlwings reads columns A and B down to the first empty row; what is not there comes from the
    user's own settings.
    """
    sheet = book.add_worksheet("xlwings.conf")
    sheet.set_column(0, 0, 34)
    sheet.set_column(1, 1, 28)
    for row, setting in enumerate(_SETTINGS.items()):
        sheet.write_row(row, 0, setting)
    sheet.hide()


def macros() -> bytes:
    """The VBA part of the workbook that ``xlwings quickstart`` copies.

    Raises:
        TieBreakError: xlwings is not installed.
    """
    found = find_spec("xlwings")
    if found is None or found.origin is None:
        raise TieBreakError(
            "A workbook for the classic add-in needs xlwings; run: "
            f'"{sys.executable}" -m pip install xlwings'
        )
    with zipfile.ZipFile(Path(found.origin).with_name("quickstart.xlsm")) as package:
        return package.read("xl/vbaProject.bin")

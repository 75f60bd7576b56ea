"""Reads workbooks (.xlsx, .xlsm, .ods), and never changes them."""

from __future__ import annotations

from xltiebreak.disk.office_file import Package, TooLarge, Unreadable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.excel.event_in import event_in
from xltiebreak.excel.known_names import Names
from xltiebreak.excel.opendocument import CONTENT, read_opendocument
from xltiebreak.tables.grid import Grid


def read_workbook(content: bytes, name: str) -> Event:
    """Return the event in an .xlsx, .xlsm or .ods workbook; ``name`` is its file name.

    Raises:
        TieBreakError: it is no workbook, too large, or has no crosstable.
    """
    names, grids = _read(content)
    return event_in(names, grids, name)


def read_grids(content: bytes) -> list[Grid]:
    """Return every sheet of a workbook as a grid.

    Raises:
        TieBreakError: it is no workbook, or too large.
    """
    return _read(content)[1]


def _read(content: bytes) -> tuple[Names, list[Grid]]:
    is_open = False
    try:
        package = Package(content)
        is_open = package.find(CONTENT) is not None
        if is_open:
            return read_opendocument(package)
        from xltiebreak.excel.xlsx import read_xlsx  # late: openpyxl takes a tenth of a second

        return read_xlsx(package)
    except TooLarge as error:
        raise TieBreakError(
            f"the workbook {error}; copy the crosstable into a new workbook"
        ) from error
    except Unreadable as error:
        again = "LibreOffice and save it again" if is_open else "Excel and save it again as .xlsx"
        raise TieBreakError(
            f"the file cannot be read as a workbook ({error}); open it in {again}"
        ) from error

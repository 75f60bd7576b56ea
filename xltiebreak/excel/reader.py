"""Reading an Excel workbook; it is never written in place."""

from __future__ import annotations

import io
import warnings
import zipfile
from collections.abc import Iterator
from itertools import groupby
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from openpyxl import load_workbook

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.tables.cells import EMPTY, Cell, Fault, Grid, Row, cell_of, plain
from xltiebreak.tables.events import read_event

if TYPE_CHECKING:
    from openpyxl.workbook import Workbook
    from openpyxl.worksheet.worksheet import Worksheet


MAX_UNPACKED = 512 * 1024 * 1024
MAX_CELLS = 3_000_000
MAX_COLUMNS = 400
_NO_STORED_VALUE = Fault(
    "no-stored-value",
    "the cell holds a formula without a stored value; open the workbook in Excel and save it, "
    "or type the value",
)


def read_workbook(content: bytes, name: str) -> Event:
    """The event in an .xlsx or .xlsm workbook; ``name`` is its file name.

    Raises:
        TieBreakError: it is no workbook, too large, or has no crosstable.
    """
    return read_event(plain(PurePath(name).stem), read_grids(content))


def read_grids(content: bytes) -> list[Grid]:
    """Every sheet of an .xlsx or .xlsm workbook as a grid.

    Raises:
        TieBreakError: it is no workbook, or too large.
    """
    _refuse_what_is_too_large(content)
    workbook = _open(content, formulas=True)
    return [_grid(sheet, sheet_values) for sheet, sheet_values in _with_values(workbook, content)]


def _refuse_what_is_too_large(content: bytes) -> None:
    """Look at the sizes before any memory is taken."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as package:
            if sum(part.file_size for part in package.infolist()) > MAX_UNPACKED:
                raise TieBreakError(
                    f"the workbook unpacks to more than {MAX_UNPACKED // 1024**2} MB; "
                    "copy the crosstable into a new workbook"
                )
            cells = 0
            for part in package.infolist():
                if part.filename.startswith("xl/worksheets/"):
                    with package.open(part) as stream:
                        while chunk := stream.read(1024 * 1024):
                            cells += chunk.count(b"<c ")
            if cells > MAX_CELLS:
                raise TieBreakError(
                    f"the workbook has more than {MAX_CELLS:,} cells; "
                    "copy the crosstable into a new workbook"
                )
    except TieBreakError:
        raise
    except Exception as error:  # a damaged package fails anywhere inside zipfile and zlib
        raise TieBreakError(_DAMAGED.format(reason=_short(error))) from error


_DAMAGED = (
    "the file cannot be read as an Excel workbook ({reason}); "
    "open it in Excel and save it again as .xlsx"
)


def _short(error: Exception) -> str:
    return plain(str(error))[:80] or type(error).__name__


def _open(content: bytes, *, formulas: bool) -> Workbook:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # parts that openpyxl does not keep: we only read
            return load_workbook(io.BytesIO(content), data_only=not formulas)
    except MemoryError:
        raise
    except Exception as error:  # a damaged package fails anywhere inside openpyxl
        raise TieBreakError(_DAMAGED.format(reason=_short(error))) from error


def _with_values(
    workbook: Workbook, content: bytes
) -> Iterator[tuple[Worksheet, Worksheet | None]]:
    """Each sheet, with the same sheet's stored values where it has formulas."""
    stored: Workbook | None = None
    for sheet in workbook.worksheets:
        has_formulas = any(cell.data_type == "f" for row in _rows(sheet) for cell in row.values())
        if has_formulas and stored is None:
            stored = _open(content, formulas=False)
        yield sheet, stored[sheet.title] if has_formulas and stored is not None else None


def _rows(sheet: Worksheet) -> Iterator[dict[int, Any]]:
    """The cells that there are, by row and then by column.

    ``iter_rows`` would make a cell for every gap, up to a stray format in the last row.
    """
    cells = sorted(sheet._cells.items())
    for _, group in groupby(cells, key=lambda item: item[0][0]):
        yield {column: cell for (_, column), cell in group if column <= MAX_COLUMNS}


def _grid(sheet: Worksheet, values: Worksheet | None) -> Grid:
    merged = {
        (block.min_row, block.min_col): str(block)
        for block in sheet.merged_cells.ranges
        if block.size["rows"] * block.size["columns"] > 1
    }
    rows: list[Row] = []
    for line in _rows(sheet):
        cells = [EMPTY] * max(line, default=0)
        number = 0
        for column, found in line.items():
            number = found.row
            value = found.value
            if found.data_type == "f" and values is not None:
                value = values.cell(number, column).value
                cell = cell_of(value) if value is not None else Cell("", _NO_STORED_VALUE)
            else:
                cell = cell_of(value)
            if cell.text and (number, column) in merged:
                cell = Cell(cell.text, _merged(merged[number, column]))
            cells[column - 1] = cell
        if any(cell is not EMPTY for cell in cells):
            if rows and rows[-1].number < number - 1:
                rows.append(Row(number - 1, []))
            rows.append(Row(number, cells))
    return Grid(sheet.title, rows, hidden=sheet.sheet_state != "visible")


def _merged(block: str) -> Fault:
    return Fault(
        "merged-cells",
        f"the cells {block} are merged; unmerge them, so that each player and round has a cell",
    )

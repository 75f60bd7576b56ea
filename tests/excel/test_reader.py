"""What is read from a workbook is what openpyxl's ``load_workbook`` reads, which has no part in our
reader: of openpyxl only the parser of cells has."""

from __future__ import annotations

import datetime
import io
import warnings
import zipfile
from collections.abc import Mapping
from pathlib import Path

import openpyxl
import pytest
import xlsxwriter

from tests.command import ROOT
from xltiebreak import TieBreakError
from xltiebreak.excel import read_grids
from xltiebreak.tables.cells import cell_of
from xltiebreak.tables.grid import Grid

BOOKS = sorted(
    path for folder in ("examples", "templates") for path in (ROOT / folder).rglob("*.xls?")
)


def values(content: bytes) -> dict[str, dict[tuple[int, int], str]]:
    """The texts in the cells of each sheet as openpyxl reads them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # parts that it does not keep
        book = openpyxl.load_workbook(io.BytesIO(content), data_only=True)
    return {
        sheet.title: {
            (cell.row, cell.column): text
            for row in sheet.iter_rows()
            for cell in row
            if (text := cell_of(cell.value).text)
        }
        for sheet in book.worksheets
    }


def texts(grids: list[Grid]) -> dict[str, dict[tuple[int, int], str]]:
    """The same as we read them."""
    return {
        grid.sheet: {
            (row.number, column): cell.text
            for row in grid.rows
            for column, cell in enumerate(row.cells, start=1)
            if cell.text
        }
        for grid in grids
    }


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.name)
@pytest.mark.slow
def test_every_workbook_of_ours_is_read_as_openpyxl_reads_it(path: Path) -> None:
    content = path.read_bytes()
    assert texts(read_grids(content)) == values(content)


def test_every_kind_of_value_is_read_as_openpyxl_reads_it() -> None:
    file = io.BytesIO()
    with xlsxwriter.Workbook(file) as book:
        sheet = book.add_worksheet("Values")
        formats = [
            book.add_format({"num_format": code})
            for code in ("d mmm yyyy", "[$-409]h:mm", '0 "days"', "[Red]0.0", "yyyy\\-mm", "0_d")
        ]
        for row, number in enumerate((0, 0.25, 1, 59, 60, 61, 46054.75, 1e300, -3, 12)):
            for column, style in enumerate(formats):
                sheet.write_number(row, column, number, style)
        sheet.write_row(20, 0, [True, 0.1 + 0.2, 3.0, "½ W12", "_x0041_", " a  b "])
        sheet.write_formula(21, 0, "=1/0", None, "#DIV/0!")
        sheet.write_formula(21, 1, '="W"&12', None, "W12")
        sheet.write_rich_string(22, 0, "W", book.add_format({"bold": True}), "12", "b")
        sheet.write_datetime(23, 0, datetime.datetime(2026, 3, 1, 10, 30), formats[0])
        sheet.merge_range("A25:C26", "W1")
        book.add_chartsheet("Chart").set_chart(_chart(book))
    content = file.getvalue()
    ours = texts(read_grids(content))
    assert ours == values(content)
    assert ours["Values"][23, 1] == "W12b"


def _chart(book: xlsxwriter.Workbook) -> object:
    chart = book.add_chart({"type": "line"})
    chart.add_series({"values": "=Values!$A$1:$A$3"})
    return chart


SHEET = "xl/worksheets/sheet1.xml"
BEGINNING = '<?xml version="1.0"?><worksheet xmlns="urn:x"><sheetData>'


def package(parts: Mapping[str, str]) -> bytes:
    """A workbook of one sheet, in which these parts are as given."""
    file = io.BytesIO()
    with xlsxwriter.Workbook(file) as book:
        book.add_worksheet("Crosstable").write(0, 0, "No.")
    made = io.BytesIO()
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            new.writestr(name, parts.get(name, old.read(name)))
    return made.getvalue()


def test_prefixes_attributes_in_any_order_and_cells_without_an_address() -> None:
    rows = (
        '<x:row><x:c><x:v>1</x:v></x:c><x:c t="inlineStr"><x:is><x:t>W2</x:t></x:is></x:c></x:row>'
        '<x:row r="4"><x:c t="str" r="C4"><x:v>b</x:v></x:c><x:c r="A4"><x:v>7.0</x:v></x:c>'
        "</x:row>"
    )
    sheet = f'<x:worksheet xmlns:x="urn:x"><x:sheetData>{rows}</x:sheetData></x:worksheet>'
    assert texts(read_grids(package({SHEET: sheet})))["Crosstable"] == {
        (1, 1): "1",
        (1, 2): "W2",
        (4, 1): "7",
        (4, 3): "b",
    }


EMPTY_FILLS = {
    "one of the fills": "<fills><fill/></fills><cellXfs><xf/></cellXfs>",
    "the fill of a style that shows dates": (
        '<numFmts><numFmt numFmtId="164" formatCode="d mmm"/></numFmts>'
        '<fills><fill><patternFill patternType="none"/></fill><fill/></fills>'
        '<cellXfs><xf fillId="0"/><xf fillId="1" numFmtId="164"/></cellXfs>'
    ),
}


@pytest.mark.parametrize("styles", EMPTY_FILLS.values(), ids=EMPTY_FILLS)
def test_an_empty_fill_of_which_openpyxl_dies_does_no_harm(styles: str) -> None:
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    content = package({"xl/styles.xml": f'<styleSheet xmlns="{main}">{styles}</styleSheet>'})
    with pytest.raises(TypeError):
        openpyxl.load_workbook(io.BytesIO(content))
    assert texts(read_grids(content)) == {"Crosstable": {(1, 1): "No."}}


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ('<row r="1"><c r="A0"><v>1</v></c></row>', "no cell 'A0' in the sheet Crosstable"),
        ('<row r="0"><c><v>1</v></c></row>', "no row '0' in the sheet Crosstable"),
        ('<row r="9999999"/>', "no row '9999999'"),
        ('<row r="1"><c r="XFE1"/></row>', "no cell 'XFE1'"),
        ('<row r="1"><c r="B1"><v>1_0</v></c></row>', "Crosstable!B1 holds '1_0'"),
        ('<row r="1"><c r="B1" t="s"><v>-1</v></c></row>', "Crosstable!B1 holds '-1'"),
        ('<row r="1"><c r="B1" t="s"><v>99</v></c></row>', "Crosstable!B1 holds '99'"),
        ("<c><v>1</v></c>", "a cell of the sheet Crosstable is in no row"),
    ],
)
def test_what_no_sheet_holds_is_named(rows: str, said: str) -> None:
    sheet = f"{BEGINNING}{rows}</sheetData></worksheet>"
    with pytest.raises(TieBreakError, match="cannot be read as a workbook") as refused:
        read_grids(package({SHEET: sheet}))
    assert said in str(refused.value)

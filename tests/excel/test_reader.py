"""Workbooks of ours and of others as they are read, also in OpenDocument."""

from __future__ import annotations

import datetime
import io
import warnings
from collections.abc import Mapping
from pathlib import Path

import openpyxl
import pytest
import xlsxwriter  # type: ignore[import-untyped]

from tests.cases import Case, Stage, cases, lines, play, repeated
from tests.command import ROOT, Command
from tests.libreoffice.office import Office
from tests.make.files import read_workbook
from tests.make.opendocument import KIND, opendocument, row, sheet
from tests.make.packages import packed, repacked, with_parts
from tests.make.reading import workbook
from tests.nightly import by_day
from xltiebreak import Event, TieBreakError
from xltiebreak.disk import office_file as packages
from xltiebreak.excel import sheet_cells
from xltiebreak.excel.reader import read_grids
from xltiebreak.tables.cells import Cell, cell_of
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
            (number, column): text
            for number, row in enumerate(sheet.iter_rows(), start=1)
            for column, cell in enumerate(row, start=1)
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


@pytest.mark.parametrize("path", BOOKS[:: by_day(3, night=1)], ids=lambda path: path.name)
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
    return with_parts(file.getvalue(), parts)


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


@pytest.mark.parametrize("line", lines("excel/no_cells.txt"))
def test_what_no_sheet_holds_is_named(line: str) -> None:
    rows, _, said = line.partition(" :: ")
    sheet = f"{BEGINNING}{rows}</sheetData></worksheet>"
    with pytest.raises(TieBreakError, match="cannot be read as a workbook") as refused:
        read_grids(package({SHEET: sheet}))
    assert said in str(refused.value)


PLAIN = workbook({"Crosstable": [["No.", "Name", "R1"], [1, "Ash", "W2"], [2, "Birch", "L1"]]})


@pytest.mark.parametrize("case", cases("excel/cases/*.txt"))
def test_a_workbook_is_read_as_told(case: Case, stage: Stage) -> None:
    play(case, stage)


def test_a_stray_format_in_the_last_row_costs_nothing() -> None:
    book = openpyxl.load_workbook(io.BytesIO(PLAIN))
    book["Crosstable"]["XFD1048576"].number_format = "@"
    file = io.BytesIO()
    book.save(file)
    assert len(read_workbook(file.getvalue(), "event.xlsx").sections[0].players) == 2


def test_names_lose_what_would_break_a_page() -> None:
    rows: list[list[object]] = [["No.", "Name", "R1"], [1, "Ash\n  Wood\u202e", "H"]]
    [section] = read_workbook(workbook({"S": rows}), "event.xlsx").sections
    assert section.players[0].name == "Ash Wood"


@pytest.mark.parametrize(
    ("module", "limit", "most", "message"),
    [
        (packages, "MAX_UNPACKED", 1000, "unpacks to more than"),
        (sheet_cells, "MAX_CELLS", 3, "more than 3 cells"),
        (sheet_cells, "MAX_ROWS", 2, "more than 2 rows with something in them"),
    ],
)
def test_limits_are_checked_before_memory_is_taken(
    monkeypatch: pytest.MonkeyPatch, module: object, limit: str, most: int, message: str
) -> None:
    monkeypatch.setattr(module, limit, most)
    with pytest.raises(TieBreakError, match=message):
        read_workbook(PLAIN, "event.xlsx")


def test_more_rounds_than_any_event_has_are_refused() -> None:
    header: list[object] = ["No.", *(f"R{round}" for round in range(1, 102))]
    with pytest.raises(TieBreakError, match="at most 100 rounds"):
        read_workbook(workbook({"S": [header, [1, *["H"] * 101]]}), "event.xlsx")


def test_a_damaged_part_is_one_sentence() -> None:
    content = repacked(PLAIN, lambda name, part: part[: len(part) // 2 ** ("sheet1" in name)])
    with pytest.raises(TieBreakError, match="cannot be read as a workbook"):
        read_workbook(content, "event.xlsx")


def test_labels_whose_sheet_another_program_deleted_are_missed(stage: Stage) -> None:
    """Excel leaves ``#REF!`` in the names; openpyxl leaves names that lead nowhere."""
    command: Command = stage.command
    book = openpyxl.load_workbook(ROOT / "examples/riverside/riverside.xlsx")
    del book["Event"]
    book.save("event.xlsx")
    run = command("check", "event.xlsx")
    assert (run.code, "no sheet with the labels of the event" in run.out + run.err) == (1, True)


def test_what_our_other_sheets_show_is_no_crosstable(stage: Stage) -> None:
    command: Command = stage.command
    assert command("new", "event.xlsx", "--players", "2").code == 0
    book = openpyxl.load_workbook("event.xlsx")
    del book["Crosstable"]
    for name in ("Standings", "Worksheet", "Verify"):
        for cells in (["No.", "Name", "R1"], [1, "Ash", "W2"], [2, "Birch", "L1"]):
            book[name].append(cells)
    book.save("event.xlsx")
    run = command("prizes", "event.xlsx")
    assert (run.code, "the sheet with the results was deleted" in run.err) == (2, True)


PROJECT = Path(__file__).parents[2]
OF_OURS = sorted([*PROJECT.glob("examples/*/*.xlsx"), *PROJECT.glob("templates/*.xlsx")])


def first(*sheets: str, **more: str) -> Grid:
    return read_grids(opendocument(*sheets, **more))[0]


def only(xml: str) -> Cell:
    [found] = first(sheet([[xml]])).rows
    return found.cells[0]


def told(content: bytes) -> str:
    with pytest.raises(TieBreakError) as caught:
        read_workbook(content, "event.ods")
    return str(caught.value)


@pytest.mark.slow
def test_a_workbook_saved_by_libreoffice_is_the_same_event(office: Office, tmp_path: Path) -> None:
    def event(path: Path) -> Event:
        return read_workbook(path.read_bytes(), "event.xlsx")

    assert len(OF_OURS) >= 12
    for path in OF_OURS[:: by_day(4, night=1)]:
        saved = office.converted(path, tmp_path / f"{path.stem}.ods", "calc8")
        assert event(saved) == event(path), path


@pytest.mark.parametrize("line", lines("excel/opendocument_cells.txt"))
def test_a_cell_is_what_it_shows(line: str) -> None:
    xml, _, text = line.partition(" ::")
    assert [row.cells for row in first(sheet([[xml, "x"]])).rows] == [
        [Cell(text.strip()), Cell("x")]
    ]


def test_what_the_program_made_of_a_result_is_not_trusted() -> None:
    date = only('<table:table-cell office:value-type="date" office:date-value="2026-03-01"/>')
    assert (date.text, date.fault and date.fault.code) == ("March 1, 2026", "date-cell")
    time = only(
        '<table:table-cell office:value-type="time"><text:p>12:30</text:p></table:table-cell>'
    )
    assert (time.text, time.fault and time.fault.code) == ("12:30", "date-cell")
    error = only(
        '<table:table-cell table:formula="of:=+W12" office:value-type="string" '
        'calcext:value-type="error"><text:p>Err:509</text:p></table:table-cell>'
    )
    assert error.typed == "=+W12"
    assert error.fault is not None
    assert error.fault.message == "the cell holds LibreOffice's error Err:509; type the entry"


def test_what_repeats_is_there_as_often_as_it_is_shown() -> None:
    bye = '<table:table-cell table:number-columns-repeated="3" office:value-type="string">'
    grid = first(
        sheet(
            [
                ["No."],
                row(
                    [f"{bye}<text:p>H</text:p></table:table-cell>", "W2"],
                    'table:number-rows-repeated="2"',
                ),
                row([], 'table:number-rows-repeated="1048570"'),
                ["end"],
            ]
        )
    )
    assert [(one.number, [cell.text for cell in one.cells]) for one in grid.rows] == [
        (1, ["No."]),
        (2, ["H", "H", "H", "W2"]),
        (3, ["H", "H", "H", "W2"]),
        (1048573, []),
        (1048574, ["end"]),
    ]


def test_what_is_hidden_or_merged_is_known() -> None:
    column = "<table:table-column{}/>"
    columns = column.format("") + column.format(
        ' table:visibility="collapse" table:number-columns-repeated="2"'
    )
    merged = (
        '<table:table-cell table:number-columns-spanned="2" table:number-rows-spanned="1" '
        'office:value-type="string"><text:p>W2</text:p></table:table-cell>'
        "<table:covered-table-cell/>"
    )
    hidden = '<style:style style:name="ta2"><style:table-properties table:display="false"/>'
    shown, unseen = read_grids(
        opendocument(
            sheet([row(["a"], 'table:visibility="collapse"'), [merged, "x"]], more=columns),
            sheet([["b"]], "Old").replace("ta1", "ta2"),
            styles=f"{hidden}</style:style>",
        )
    )
    assert (shown.hidden, unseen.hidden) == (False, True)
    assert ({*shown.hidden_rows}, {*shown.hidden_columns}) == ({1}, {2, 3})
    fault = shown.rows[1].cells[0].fault
    assert fault is not None
    assert fault.message.startswith("the cells A2:B2 are merged")
    assert [cell.text for cell in shown.rows[1].cells] == ["W2", "", "x"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (opendocument(manifest="<manifest:encryption-data/>"), "is protected by a password; save"),
        (packed({**KIND, "content.xml": "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>"}), "declares types"),
        (packed({**KIND, "content.xml": "<office:document-content"}), "content.xml: "),
    ],
)
def test_what_is_no_document_ends_in_a_sentence(content: bytes, said: str) -> None:
    assert said in told(content)


@pytest.mark.slow
@pytest.mark.parametrize("line", lines("excel/no_opendocument_cells.txt"))
def test_rows_that_no_program_saves_end_in_a_sentence(line: str) -> None:
    rows, _, said = line.partition(" :: ")
    assert said in told(opendocument(sheet([repeated(rows)])))

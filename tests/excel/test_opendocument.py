"""Workbooks as LibreOffice saves them (.ods): the same event as from the .xlsx."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.libreoffice.office import Office
from tests.make.opendocument import opendocument, packed, row, sheet
from tests.nightly import by_day
from xltiebreak import Event, TieBreakError
from xltiebreak.excel import read_grids, read_workbook
from xltiebreak.tables.cells import Cell
from xltiebreak.tables.grid import Grid

PROJECT = Path(__file__).parents[2]
OF_OURS = sorted([*PROJECT.glob("examples/*/*.xlsx"), *PROJECT.glob("templates/*.xlsx")])
TABLE = [["No.", "Name", "R1"], [1, "Ash", "W2"], [2, "Elm", "L1"]]


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
    for path in OF_OURS[:: by_day(2, night=1)]:
        saved = office.converted(path, tmp_path / f"{path.stem}.ods", "calc8")
        assert event(saved) == event(path), path


@pytest.mark.parametrize(
    ("xml", "text"),
    [
        ('<table:table-cell office:value-type="float" office:value="1900"/>', "1900"),
        ('<table:table-cell office:value-type="float" office:value="4.5"/>', "4.5"),
        ('<table:table-cell office:value-type="percentage" office:value="0.5"/>', "0.5"),
        ('<table:table-cell office:value-type="boolean" office:boolean-value="true"/>', "TRUE"),
        (
            '<table:table-cell office:value-type="string"><text:p>W<text:s text:c="2"/>'
            "<text:span>12</text:span><text:tab/>x</text:p><text:p>b</text:p></table:table-cell>",
            "W 12 x b",
        ),
        (
            '<table:table-cell office:value-type="string"><office:annotation><dc:date/>'
            "<text:p>ask him</text:p></office:annotation><text:p>W2</text:p></table:table-cell>",
            "W2",
        ),
        (
            '<table:table-cell table:formula="of:=IF(TRUE();&quot;&quot;;1)"><text:p/>'
            "</table:table-cell>",
            "",
        ),
    ],
)
def test_a_cell_is_what_it_shows(xml: str, text: str) -> None:
    assert [row.cells for row in first(sheet([[xml, "x"]])).rows] == [[Cell(text), Cell("x")]]


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
    assert (shown.hidden_rows, shown.hidden_columns) == ({1}, {2, 3})
    fault = shown.rows[1].cells[0].fault
    assert fault is not None
    assert fault.message.startswith("the cells A2:B2 are merged")
    assert [cell.text for cell in shown.rows[1].cells] == ["W2", "", "x"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (
            opendocument(sheet(TABLE), manifest="<manifest:encryption-data/>"),
            "it is protected by a password; save it without one",
        ),
        (packed({"content.xml": "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"}), "declares types"),
        (packed({"content.xml": "<office:document-content"}), "content.xml: "),
        (
            opendocument(sheet([row(["W2"], 'table:number-rows-repeated="99999999"')])),
            "table:number-rows-repeated is '99999999'",
        ),
        (
            opendocument(
                sheet(
                    [
                        row(
                            [
                                '<table:table-cell table:number-columns-repeated="400" '
                                'office:value-type="string"><text:p>W2</text:p></table:table-cell>'
                            ],
                            'table:number-rows-repeated="1000000"',
                        )
                    ]
                )
            ),
            "has more than 3,000,000 cells",
        ),
        (
            opendocument(sheet([["x" * 40_000]])),
            "has a cell with more than 32,767 letters",
        ),
        (
            opendocument(sheet([['<table:table-cell office:value-type="float"/>']])),
            "Crosstable!A1 holds no value of its kind (float)",
        ),
        (
            opendocument(
                sheet([['<table:table-cell office:value-type="float" office:value="1_0"/>']])
            ),
            "Crosstable!A1 holds no value of its kind (float)",
        ),
    ],
)
def test_what_no_program_saves_ends_in_a_sentence(content: bytes, said: str) -> None:
    assert said in told(content)

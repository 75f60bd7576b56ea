"""The sentences that the sheets say above their tables: where they lead."""

from __future__ import annotations

import io

import pytest
from openpyxl import load_workbook

from examples.build import bham
from tests.excel.team_events import team_event
from xltiebreak.excel import (
    empty_roundrobin,
    empty_swiss,
    empty_team_event,
    write_workbook,
)

KINDS = {
    "swiss": empty_swiss(6, 3),
    "roundrobin": empty_roundrobin(5),
    "double": empty_roundrobin(4, double=True),
    "team": empty_team_event(4, 3, 2),
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_sheet_of_the_plain_workbook_leads_to_a_command(kind: str) -> None:
    book = load_workbook(io.BytesIO(write_workbook(KINDS[kind], route="plain")))
    texts = [
        (sheet.title, cell.coordinate)
        for sheet in book.worksheets
        if sheet.title != "Help"
        for row in sheet.iter_rows()
        for cell in row
        if "xltiebreak" in str(cell.value)
    ]
    assert texts == []


def test_the_last_step_of_the_plain_workbook_is_the_print() -> None:
    for event, sheet in ((bham(), "Crosstable"), (team_event(4, 3), "Matches")):
        book = load_workbook(io.BytesIO(write_workbook(event, route="plain")), data_only=True)
        line = book[sheet]["A1"].value
        assert line.endswith("the last one. Next: check the colours, then print Standings.")

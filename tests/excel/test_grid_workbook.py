"""The round-robin's workbook: what is written is read again, and its live sheets follow."""

from __future__ import annotations

from dataclasses import replace

import pytest

from examples.build import bham
from tests.excel.workbooks import double, read_back, sheets, without_origin
from xltiebreak import Event, Outcome, Result, TieBreakError
from xltiebreak.excel import cycles_in, empty_roundrobin, write_workbook

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("players", "double_"), [(1, False), (41, False), (21, True)])
def test_a_grid_that_is_too_wide_is_refused(players: int, double_: bool) -> None:
    with pytest.raises(TieBreakError, match=rf"room for 2 to \d0 players, not {players}"):
        empty_roundrobin(players, double=double_)


def test_the_diagonal_is_black_and_the_cells_offer_what_may_be_typed() -> None:
    sheet = sheets(write_workbook(empty_roundrobin(4, double=True)))["Crosstable"]
    heads = [cell.value for cell in sheet[4] if cell.value]
    assert heads == ["No.", "Name", "ID", "Rating", "Club", *"11223344", "Score"]
    black = [
        (str(cells.sqref), rule.formula)
        for cells in sheet.conditional_formatting
        for rule in cells.rules
        if rule.dxf and rule.dxf.fill and rule.dxf.fill.bgColor.rgb == "FF404040"
    ]
    himself = "INT((COLUMN(F5)-6)/2)=ROW(F5)-5"
    assert black == [("F5:M8", [f"AND({himself},COUNTA($B5:$M5)>0)"])]
    [offered] = [box for box in sheet.data_validations.dataValidation if box.formula1]
    assert (str(offered.sqref), offered.formula1) == ("F5:M8", '"1,½,0,+,-"')
    assert all(cell.number_format == "@" for row in sheet["F5:M8"] for cell in row)


def test_the_sheet_event_and_the_help_are_a_round_robin_s() -> None:
    book = sheets(write_workbook(empty_roundrobin()))
    labels = {row[0].value: row[1].value for row in book["Event"].iter_rows(max_row=25, max_col=2)}
    assert (labels["Kind"], labels["Tie-break order"]) == ("roundrobin", "roundrobin")
    assert (labels["Notation"], labels["Rounds"]) == ("grid", None)
    typed = [row[0].value for row in book["Help"].iter_rows(max_col=1)]
    assert {"½", "+", "Withdrawals"} <= {*typed}
    assert "W12" not in typed


def test_what_a_grid_cannot_hold_is_written_in_letters() -> None:
    [section] = double().sections
    rows = [list(row) for row in section.crosstable.results]
    rows[0][1] = replace(rows[0][1], colour="w")
    coloured = replace(
        section, crosstable=replace(section.crosstable, results=tuple(map(tuple, rows)))
    )
    assert (cycles_in(section), cycles_in(coloured)) == (2, 0)
    bye = [list(row) for row in section.crosstable.results]
    bye[0][0] = Result(Outcome.PAIRING_BYE)
    table = replace(section.crosstable, results=tuple(map(tuple, bye)))
    assert cycles_in(replace(section, crosstable=table)) == 0
    assert cycles_in(bham().sections[0]) == 0
    written = Event("Winter double", (coloured,))
    sheet = sheets(write_workbook(written))["Crosstable"]
    assert sheet["F4"].value == "R1"
    planned = replace(coloured, scheduled_rounds=coloured.crosstable.rounds)
    assert read_back(written) == without_origin(replace(written, sections=(planned,)))

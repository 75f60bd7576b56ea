"""The round-robin's workbook: what is written is read again, and its live sheets follow."""

from __future__ import annotations

import io
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from examples.build import bham, championship
from tests.excel.test_live_recalculation import (
    COLUMNS,
    KIND_BOX,
    assert_standings,
    assert_worksheet,
)
from tests.excel.workbooks import double, read_back, sheets, without_origin
from tests.make.places import section_row
from tests.make.recalculation import Recalculated
from xltiebreak import Event, Outcome, Result, Section, TieBreakError, examine_event
from xltiebreak.excel import cycles_in, empty_roundrobin, read_workbook, write_workbook
from xltiebreak.excel.cells.typed_results import grid_texts
from xltiebreak.functions.grid_blocks import grid_section
from xltiebreak.ranking.standings import standings

pytestmark = pytest.mark.slow

WITHDRAWN_BOX = (section_row("withdrawn") + 1, 2)


def test_the_cells_of_a_grid_are_its_own_in_messages() -> None:
    event = read_workbook(write_workbook(championship()), "event.xlsx")
    assert event.sections[0].origin.cell(0, "R2", 1) == "Crosstable!G5"
    assert examine_event(event) == []


@pytest.mark.parametrize(("players", "double_"), [(1, False), (41, False), (21, True)])
def test_a_grid_that_is_too_wide_is_refused(players: int, double_: bool) -> None:
    with pytest.raises(TieBreakError, match=rf"room for 2 to \d0 players, not {players}"):
        empty_roundrobin(players, double=double_)


def test_fewer_players_than_the_grid_has_room_for_may_be_typed() -> None:
    book = sheets(write_workbook(empty_roundrobin(8), route="plain"))
    sheet = book["Crosstable"]
    for row, (name, *cells) in enumerate(
        [("Ann", None, "1", "½"), ("Bob", "0", None, "1"), ("Cy", "½", "0", None)], start=5
    ):
        sheet.cell(row, 2).value = name
        for column, cell in enumerate(cells, start=6):
            sheet.cell(row, column).value = cell
    saved = io.BytesIO()
    book.save(saved)
    event = read_workbook(saved.getvalue(), "event.xlsx")
    assert examine_event(event) == []
    rows = standings(event.sections[0]).rows
    assert [(row.player.name, row.score) for row in rows] == [("Ann", 1.5), ("Bob", 1), ("Cy", 0.5)]


def test_the_diagonal_is_black_and_the_other_cells_offer_what_may_be_typed() -> None:
    sheet = sheets(write_workbook(empty_roundrobin(4, double=True)))["Crosstable"]
    heads = [cell.value for cell in sheet[4] if cell.value]
    assert heads == ["No.", "Name", "ID", "Rating", "Club", *"11223344", "Score"]
    black = {
        (row, column)
        for row in range(5, 9)
        for column in range(6, 14)
        if sheet.cell(row, column).fill.fgColor.rgb == "FF404040"
    }
    assert black == {(5 + k, 6 + 2 * k + game) for k in range(4) for game in (0, 1)}
    [offered] = [box for box in sheet.data_validations.dataValidation if box.formula1]
    assert offered.formula1 == '"1,½,0,+,-"'
    cells = {(row, column) for row in range(5, 9) for column in range(6, 14)} - black
    assert {(c[0], c[1]) for c in cells if sheet.cell(*c).coordinate in offered.sqref} == cells
    assert all(sheet.cell(*c).coordinate not in offered.sqref for c in black)
    assert all(sheet.cell(*c).number_format == "@" for c in cells)


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


@pytest.mark.parametrize("route", ["lite", "classic"])
@pytest.mark.parametrize("example", [championship, double])
def test_recalculation_changes_nothing(example: Any, route: str) -> None:
    event = example()
    book = Recalculated(write_workbook(event, route=route))
    [section] = event.sections
    table = standings(section)
    assert_standings(book, table, len(section.players))
    leader = table.rows[0].player.number
    assert_worksheet(book, table, leader, table.order.codes[0])
    assert book.value("Checks", 6, 1) == "nothing to fix"
    games = 21 if example is championship else 6
    assert book.value("Crosstable", 1, 1).startswith(f"All {games} games are in. Next: Checks")


SCORES = [("1", "0"), ("0", "1"), ("½", "½"), ("+", "-"), ("-", "-"), ("", "")]


@pytest.mark.parametrize("seed", range(4))
def test_typing_other_results_gives_the_core_s_numbers_everywhere(seed: int) -> None:
    random = Random(seed)
    event = championship()
    book = Recalculated(write_workbook(event))
    book.type("Worksheet", 3, 2, 3)
    book.type("Worksheet", 4, 2, "SB")
    [section] = event.sections
    cells = [list(line) for line in _typed(section)]
    for _ in range(4):
        for _ in range(3):
            player, other = sorted(random.sample(range(7), 2))
            cells[player][other], cells[other][player] = random.choice(SCORES)
            for row, column in ((player, other), (other, player)):
                book.type("Crosstable", 5 + row, 6 + column, cells[row][column] or None)
        book.recalculate()
        table = standings(_section(cells, section))
        assert_standings(book, table, 7)
        assert_worksheet(book, table, 3, "SB")


def _typed(section: Section) -> list[list[str]]:
    return grid_texts(section, 1)


def _section(cells: list[list[str]], like: Section) -> Section:
    made = grid_section(tuple(map(tuple, cells)))
    assert made is not None
    return replace(like, crosstable=made.crosstable, origin=made.origin)


def test_withdrawals_are_read_from_the_sheet_event() -> None:
    event = championship()
    book = Recalculated(write_workbook(event))
    assert book.value("Standings", 6, 3) == "Marchetti, Lena"
    book.type("Event", *WITHDRAWN_BOX, None)
    book.recalculate()
    assert_standings(book, standings(replace(event.sections[0], withdrawn=())), 7)
    assert book.value("Standings", 6, 3) == "Okafor, Samuel"
    assert book.block("Checks", 6, 1, 1, 2) == [["warning", "player 6, no."]]


def test_an_error_holds_everything_back_and_its_cell_is_linked() -> None:
    book = Recalculated(write_workbook(championship()))
    book.type("Crosstable", 6, 8, "1")  # player 2 against player 3
    book.type("Crosstable", 6, 9, "Q")
    book.recalculate()
    assert book.value("Standings", 5, 1).startswith("H6: the two cells of this game do not go")
    assert book.block("Checks", 6, 1, 1, 2) == [["error", "player 2, column 4"]]
    assert book.worked_out_alone("Checks", 6, 4) == "I6"


def test_another_kind_holds_everything_back() -> None:
    event = championship()
    book = Recalculated(write_workbook(event))
    book.type("Event", *KIND_BOX, "swiss")
    book.recalculate()
    held = "Event!B16: The crosstable is a grid: choose the Kind roundrobin."
    assert book.value("Standings", 5, 1) == held
    assert book.block("Standings", 6, 1, 7, COLUMNS) == [[""] * COLUMNS] * 7


def test_the_empty_grid_follows_the_first_results() -> None:
    book = Recalculated(write_workbook(empty_roundrobin(4)))
    for row, name in enumerate(["Ann", "Bob", "Cy"], start=5):
        book.type("Crosstable", row, 2, name)
    book.type("Crosstable", 5, 7, "1")
    book.recalculate()
    assert book.value("Checks", 6, 1) == "warning"
    assert book.worked_out_alone("Checks", 6, 4) == "F6"
    book.type("Crosstable", 6, 6, "0")
    book.recalculate()
    assert [row[:4] for row in book.block("Standings", 6, 1, 3, 4)] == [
        [1, 1, "Ann", 1],
        ["2–3", 2, "Bob", 0],
        ["2–3", 3, "Cy", 0],
    ]
    assert book.value("Crosstable", 1, 1).startswith("1 of 3 games are in.")

"""What stands on the live sheets around the answers of the functions, after edits too."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from openpyxl import load_workbook

from examples.build import bham, riverside
from tests.make.places import section_row
from tests.make.recalculation import Recalculated
from tests.nightly import by_day
from xltiebreak import EDITIONS, Crosstable, Event, Section
from xltiebreak.checks import examine
from xltiebreak.event import letters as us
from xltiebreak.event.figures import Figure
from xltiebreak.excel import empty_swiss, write_workbook
from xltiebreak.ranking.orders import order_named
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.rules.systems import tie_break
from xltiebreak.rules.worksheet import MEAN, SUM

pytestmark = pytest.mark.slow

COLUMNS = 14
"""Columns of the page Standings."""

KIND_BOX, ORDER_BOX, EDITION_BOX, LOTS_BOX, UNRATED_BOX = (
    (section_row(field) + 1, 2) for field in ("kind", "order", "edition", "lots", "unrated")
)
PLAYOFF_BOX = section_row("playoff") + 1, 2


def section_of(event: Event) -> Section:
    return event.sections[0]


def edited(event: Event, cells: dict[tuple[int, int], str]) -> Event:
    """The event with other letters in some cells, by row and round from 0."""
    section = section_of(event)
    rows = [list(row) for row in section.crosstable.results]
    for (row, round), text in cells.items():
        rows[row][round] = us.read(text)
    table = Crosstable(section.crosstable.numbers, tuple(map(tuple, rows)))
    return replace(event, sections=(replace(section, crosstable=table),))


def shown(value: Figure | None) -> float | str:
    return "" if value is None else float(value)


def expected_standings(table: Standings) -> list[list[Any]]:
    codes = [tie.code for tie in table.tie_breaks]
    rows: list[list[Any]] = [["Place", "No.", "Name", "Score", *codes, "Decided by"]]
    for row in table.rows:
        place = row.places if row.shared else row.place
        values = [shown(row.values[code]) for code in codes]
        named = [place, row.player.number, row.player.name, row.score]
        rows.append([*named, *values, table.decided_by(row)])
    return rows


def padded(rows: Sequence[Sequence[Any]], count: int, columns: int) -> list[list[Any]]:
    filled = [[*row, *[""] * (columns - len(row))] for row in rows]
    return filled + [[""] * columns] * (count - len(rows))


def assert_standings(book: Recalculated, table: Standings, players: int) -> None:
    """The page and the spill beside it show the core's standings."""
    rows = expected_standings(table)
    page = book.block("Standings", 5, 1, players + 1, COLUMNS)
    assert page == padded(rows, players + 1, COLUMNS)
    assert book.block("Standings", 5, COLUMNS + 2, len(rows), len(rows[0])) == rows


def assert_worksheet(book: Recalculated, table: Standings, number: int, code: str) -> None:
    """The page shows the terms, the opponents' names and the sentence."""
    sheet = table.worksheet(number, tie_break(code))
    rows: list[list[Any]] = [["Round", "Opponent", "Name", "Amount", "Counts", "Why"]]
    players = table.section.by_number
    for term in sheet.terms:
        name = players[term.opponent].name if term.opponent else ""
        counts = "yes" if term.counted else "no"
        opponent = term.opponent or ""
        rows.append([term.round or "", opponent, name, float(term.amount), counts, term.why])
    total = {SUM: "Total", MEAN: "Mean"}.get(sheet.combine, "Value")
    rows.append([total, "", "", shown(sheet.value), "", sheet.name])
    count = 2 * table.section.crosstable.rounds + 2
    assert book.block("Worksheet", 8, 1, count, 6) == padded(rows, count, 6)
    assert book.value("Worksheet", 6, 2) == sheet.sentence()


@pytest.mark.parametrize("order", ["FIDE default", "KASH,PCT,COMPAVG"])
def test_order_edition_lots_and_unrated_are_read_from_the_sheet_event(order):
    event = riverside()
    book = Recalculated(write_workbook(event))
    for edition, lots, unrated in (("", "", None), ("raw", "10,9", 1000), ("wintd", "", None)):
        for box, value in zip(
            (ORDER_BOX, EDITION_BOX, LOTS_BOX, UNRATED_BOX), (order, edition, lots, unrated)
        ):
            book.type("Event", *box, value or None)
        book.recalculate()
        table = standings(section_of(event), edition, order, lots, unrated)
        assert_standings(book, table, 24)
        expected = edition or order_named(order).edition or "uschess"
        assert book.value("Worksheet", 5, 2) == expected
        assert book.value("Worksheet", 5, 5) == EDITIONS[expected].name
        assert_worksheet(book, table, 3, "MM")


@pytest.mark.parametrize("route", ["lite", "classic"])
def test_a_play_off_on_the_sheet_event_decides_on_every_sheet(route):
    """By names and by numbers; one that contradicts the places stops them, and its box is named."""
    event = riverside()
    book = Recalculated(write_workbook(event, route=route))
    tie = standings(section_of(event)).ties[0]
    players = [row.player for row in tie.standings][::-1]
    by_name = " > ".join(player.name for player in players) + " (blitz 2–0)"
    for text in (by_name, ", ".join(str(player.number) for player in players)):
        book.type("Event", *PLAYOFF_BOX, text)
        book.recalculate()
        table = standings(replace(section_of(event), playoff=text))
        assert [row.player for row in table.rows[: len(players)]] == players
        assert_standings(book, table, 24)
    book.type("Event", *PLAYOFF_BOX, "1, 24")
    book.recalculate()
    assert book.block("Standings", 6, 1, 24, 4) == [[""] * 4] * 24
    row, _ = PLAYOFF_BOX
    assert book.value("Standings", 3, 1).startswith(f"Event!B{row}: the play-off names")


def test_an_order_that_is_not_understood_is_told_on_the_page_and_not_as_an_error_of_excel():
    book = Recalculated(write_workbook(riverside()))
    book.type("Event", *ORDER_BOX, "NOPE, MM")
    book.recalculate()
    assert book.value("Standings", 5, 1).startswith("TB error: 'NOPE' is not a tie-break")
    assert book.block("Standings", 6, 1, 24, COLUMNS) == [[""] * COLUMNS] * 24


def test_an_order_wider_than_the_page_is_told_and_stands_beside_it():
    event = riverside()
    book = Recalculated(write_workbook(event))
    assert book.value("Standings", 1, 1) == ""
    order = "MM,SOLK,CUM,OCUM,KASH,SB,BLACKS,MED"
    for wide in (order, order.replace("MED", "BH")):
        book.type("Event", *ORDER_BOX, wide)
        book.recalculate()
        assert book.value("Standings", 1, 1).startswith("7 tie-breaks of this order are printed")
    order += ",WIN,ACUM"
    book.type("Event", *ORDER_BOX, order)
    book.recalculate()
    assert book.value("Standings", 1, 1).startswith("The order has more tie-breaks than this page")
    rows = expected_standings(standings(section_of(event), "", order))
    assert book.block("Standings", 5, COLUMNS + 2, 25, 15) == rows


def test_an_error_holds_everything_back_and_is_named_with_its_cell():
    event = riverside()
    book = Recalculated(write_workbook(event))
    book.type("Crosstable", 6, 7, "W9")  # player 2, round 2
    book.recalculate()
    bare = Section("", section_of(event).players, section_of(event).crosstable)
    wrong = edited(replace(event, sections=(bare,)), {(1, 1): "W9"})
    found = examine(section_of(wrong))
    rows = [[finding.severity, finding.where, finding.message] for finding in found]
    assert book.block("Checks", 6, 1, len(rows), 3) == rows
    assert rows[0][1].startswith("player ")
    assert book.worked_out_alone("Checks", 6, 4) == "G6"
    count = sum(finding.is_error for finding in found)
    held = f"{count} errors have to be corrected first: see the sheet Checks."
    for sheet, row in (("Checks", 4), ("Worksheet", 8)):
        assert book.value(sheet, row, 1) == held
    for sheet, row in (("Crosstable", 1), ("Standings", 5)):
        assert book.value(sheet, row, 1).startswith("G6: W9 names an opponent whom another")
    assert book.value("Checks", 3, 1).startswith("Next: click an address in the column Cell")
    assert book.block("Standings", 6, 1, 24, COLUMNS) == [[""] * COLUMNS] * 24


def test_the_links_of_the_checks_name_the_sheet_by_what_a_formula_calls_it():
    """After a renaming, that is the new name; formualizer knows no FORMULATEXT, so that here the
    name is the one with which the workbook was written."""
    book = load_workbook(io.BytesIO(write_workbook(riverside())))
    checks = book["Checks"]
    assert re.fullmatch(r"=Crosstable!\$[A-Z]+\$1&\"\"", checks["F3"].value)
    assert "FORMULATEXT($F$3)" in checks["G3"].value
    links = [row[0].value for row in checks.iter_rows(min_row=6, min_col=4, max_col=4)]
    assert len(links) == 60
    assert all('HYPERLINK("#"&$G$3&"!"&' in link for link in links)


def test_rounds_are_placed_as_a_swiss_or_a_round_robin_and_as_no_other_kind():
    event = bham()
    book = Recalculated(write_workbook(event))
    for kind in ("roundrobin", "swiss"):
        book.type("Event", *KIND_BOX, kind)
        book.recalculate()
        assert_standings(book, standings(replace(section_of(event), kind=kind)), 6)
    book.type("Event", *KIND_BOX, "team")
    book.recalculate()
    held = f"Event!B{KIND_BOX[0]}: The crosstable has rounds for players: choose the Kind swiss or"
    assert book.value("Standings", 5, 1).startswith(held)
    assert book.block("Standings", 6, 1, 6, COLUMNS) == [[""] * COLUMNS] * 6


def test_the_empty_workbook_follows_the_first_results():
    """As the functions have it; the plain formulas beside it look at figures that formualizer
    does not work out, and have LibreOffice as their referee."""
    book = Recalculated(write_workbook(empty_swiss(players=4, rounds=2)))
    assert book.value("Standings", 5, 1) == "Place"
    assert book.block("Standings", 6, 1, 4, COLUMNS) == [[""] * COLUMNS] * 4
    assert book.block("Worksheet", 8, 1, 6, 6) == [[""] * 6] * 6
    for row, (name, result) in enumerate([("Ann", "W2"), ("Bob", "L1")], 5):
        book.type("Crosstable", row, 2, name)
        book.type("Crosstable", row, 6, result)
    book.type("Crosstable", 7, 2, "Cy")
    book.type("Worksheet", 3, 2, 3)
    book.recalculate()
    waiting = [["1–3", 1, "Ann", 0], ["1–3", 2, "Bob", 0], ["1–3", 3, "Cy", 0]]
    assert [row[:4] for row in book.block("Standings", 6, COLUMNS + 2, 3, 4)] == waiting
    assert "player 3, round 1 is empty" in book.value("Checks", 6, 3)
    assert book.value("Worksheet", 8, 1) == "No result yet for this player."
    book.type("Worksheet", 3, 2, "Dee")
    book.recalculate()
    assert book.value("Worksheet", 3, 5) == "Nobody here has this name or number."
    book.type("Crosstable", 7, 6, "U")
    book.recalculate()
    assert [row[:4] for row in book.block("Standings", 6, COLUMNS + 2, 3, 4)] == [
        [1, 1, "Ann", 1],
        [2, 2, "Bob", 0],
        [3, 3, "Cy", 0],
    ]


def test_the_names_serve_in_formulas_of_one_s_own():
    event = riverside()
    book = Recalculated(write_workbook(event))
    book.formula("Crosstable", 5, 20, "=_xldudf_MODMEDIAN(Results)")
    book.formula("Crosstable", 5, 21, "=_xldudf_PLACE_TB(Results,Order,Edition,Ratings)")
    book.recalculate()
    rows = {row.player.number: row for row in standings(section_of(event)).rows}
    assert book.block("Crosstable", 5, 20, 24, 2) == [
        [float(rows[number].values["MM"]), rows[number].place] for number in range(1, 25)
    ]


def test_as_many_players_as_come_to_a_large_event_are_live():
    players, rounds = by_day((120, 6), night=(200, 12))
    book = Recalculated(write_workbook(empty_swiss(players, rounds)))
    for round in range(rounds):
        for number in range(1, players, 2):
            book.type("Crosstable", 4 + number, 6 + round, f"W{number + 1}")
            book.type("Crosstable", 5 + number, 6 + round, f"L{number}")
    book.recalculate()
    assert book.value("Standings", 6, COLUMNS + 5) == rounds
    assert book.value("Standings", 5 + players, COLUMNS + 3) == players

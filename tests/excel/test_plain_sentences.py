"""What plain formulas do not work out, or what is wrong: nobody has a place, and the page says why,
with the cell."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from openpyxl import load_workbook

from examples.build import championship, riverside
from tests.excel.workbooks import TEAM_EVENTS, worked_out
from tests.excel.workbooks import formulas as formulas_of
from tests.make.crosstables import section
from tests.make.recalculation import Recalculated
from tests.make.workbooks import workbook
from xltiebreak import Event
from xltiebreak.excel import empty_roundrobin, empty_swiss, empty_team_event

pytestmark = pytest.mark.slow

QUAD = section("W2w D3 L4", "L1 W4 D3", "W4 D1 D2", "L3 L2 W1", scheduled_rounds=3, kind="")
ODD = section("W2 D3 U", "L1 U L3", "U D1 W2", scheduled_rounds=3, kind="", order="uschess")
EVENTS = {
    "grid": championship,
    "Swiss": riverside,
    "teams": lambda: TEAM_EVENTS["no line-ups"],
    "quad": lambda: Event("Club", (QUAD,)),
    "odd round-robin": lambda: Event("Club", (ODD,)),
}


@cache
def label_rows(name: str) -> Mapping[str, int]:
    """The rows of the labels on the sheet Event."""
    book = load_workbook(io.BytesIO(workbook(EVENTS[name](), "plain")))
    return {row[0].value: row[0].row for row in book["Event"].iter_rows(max_col=1)}


def said(name: str, *typed: tuple[str, int, int, Any]) -> str:
    """What stands in the place of the places after this was typed; nobody has a place."""
    book = Recalculated(workbook(EVENTS[name](), "plain"))
    for cell in typed:
        book.type(*cell)
    book.recalculate()
    assert book.block("Standings", 6, 1, 7, 8) == [[""] * 8] * 7
    line = str(book.value("Standings", 5, 1))
    assert line.split(": ", maxsplit=1)[0] in book.value("Arithmetic", 1, 1) + book.value(
        "Crosstable", 1, 1
    )
    return line


@pytest.mark.parametrize(
    ("name", "label", "text", "sentence"),
    [
        ("grid", "Tie-break order", "uschess", "The tie-break order uschess is not worked out"),
        ("grid", "Edition", "fide2026", "The edition fide2026 is not worked out"),
        ("grid", "Lots", "3, 1, 2", "A drawing of lots is not worked out"),
        ("grid", "Withdrawn", "6; 9", "Type at Withdrawn"),
        ("Swiss", "Lots", "3, 1", "A drawing of lots is not worked out"),
        ("teams", "Tie-break order", "MM, SOLK", "The tie-break order MM, SOLK is not worked out"),
        ("teams", "Edition", "fide2026", "The edition fide2026 is not worked out"),
        ("teams", "Lots", "7", "A drawing of lots is not worked out"),
        ("teams", "Placed by", "boards", "Placed by:"),
        ("teams", "Match points", "2-1", "Match points:"),
        ("teams", "Match points", "1-2-0", "Match points:"),
        ("teams", "Board weights", "3 2 1", "Board weights:"),
    ],
)
def test_what_formulas_do_not_know_is_said_with_its_box(
    name: str, label: str, text: str, sentence: str
) -> None:
    row = label_rows(name)[label]
    assert said(name, ("Event", row, 2, text)).startswith(f"Event!B{row}: {sentence}")


T = "Crosstable"


@pytest.mark.parametrize(
    ("cells", "sentence"),
    [
        ({(6, 8): "1"}, "H6: the two cells of this game do not go together."),
        ({(6, 8): "won"}, "H6: this is not a result."),
        ({(6, 7): "1"}, "G6: this is not a result."),
        ({(5, 2): None, **{(5, 5 + k): None for k in range(1, 8)}}, "F6: this is against a player"),
    ],
)
def test_what_is_wrong_is_told_with_its_cell(
    cells: dict[tuple[int, int], Any], sentence: str
) -> None:
    assert said("grid", *((T, *at, text) for at, text in cells.items())).startswith(sentence)


def test_game_points_that_are_missing_place_nobody() -> None:
    placed_by = ("Event", label_rows("teams")["Placed by"], 2, "game points")
    missing = [("Matches", 5, column, text) for column, text in ((3, None), (4, None), (6, "W"))]
    sentence = "Matches!C5: Game points are to place the teams, but"
    assert said("teams", placed_by, *missing).startswith(sentence)


FUNCTIONS = {
    *("ABS", "ADDRESS", "AND", "COLUMN", "COLUMNS", "COUNT", "COUNTIF", "COUNTIFS", "FIND", "IF"),
    *("IFERROR", "INDEX", "INT", "ISERROR", "ISNUMBER", "LARGE", "LEFT", "LEN", "LOWER", "MATCH"),
    *("MAX", "MID", "MIN", "MOD", "N", "NOT", "OR", "REPT", "RIGHT", "ROW", "ROWS", "SMALL"),
    *("SUBSTITUTE", "SUM", "SUMIF", "SUMPRODUCT", "TEXT", "TRIM", "UPPER", "VALUE"),
}
"""What plain formulas may call. Excel 2010, Excel for the web, LibreOffice 7.4 and Google Sheets
know them all, and none is recalculated without need."""


def pages(*played_off: str) -> list[Any]:
    """The pages of a Swiss in which two are level, with these play-offs."""
    level = section("W3 W4 D2", "W4 W3 D1", "L1 L2 W4", "L2 L1 L3")
    sections = (replace(level, name=f"S{k}", playoff=text) for k, text in enumerate(played_off))
    content = workbook(Event("", tuple(sections)), "plain")
    book = load_workbook(io.BytesIO(worked_out(content)), data_only=True)
    return [book[title] for title in book.sheetnames if title.startswith("Standings")]


def test_a_play_off_that_is_not_read_or_contradicts_the_places_is_told() -> None:
    row = label_rows("Swiss")["Playoff"]
    for column, page in zip("BCDE", pages("2 = 1", "2 1", "2, 1 (a) b", "2, 1; 3, 4")):
        said = f"Event!{column}{row}: This play-off is not worked out by these formulas."
        assert page["A5"].value.startswith(said)
    for page in pages("2, 3", "2, 2", "2, 9", ", 2", "Entrant 2 > Entrant 1", "1, 2,"):
        assert re.match(rf"Event!\w{row}: ", page["A5"].value)
        assert page["B6"].value in (None, "")


def test_how_it_was_played_stands_above_the_places() -> None:
    for page, how in zip(pages("2, 1 (blitz 2–0)", " 2 ,1 (a; b)"), ("blitz 2–0)", "a; b)")):
        assert page["A3"].value.partition("; ")[2] == f"Playoff ({how}"


def test_a_play_off_is_due_where_two_have_all_points() -> None:
    rows = "W3 W4 B", "W5 W6 B", "L1 W5 D4", "D6 L1 D3", "L2 L3 D6", "D4 L2 D5"
    perfect = replace(section(*rows), perfect_scores="playoff")
    for made, is_due in ((perfect, True), (replace(perfect, playoff="2, 1"), False)):
        content = workbook(Event("", (made,)), "plain")
        page = load_workbook(io.BytesIO(worked_out(content)), data_only=True)["Standings"]
        assert page["A3"].value.endswith("; a play-off is due for places 1–2") == is_due


def test_what_formulas_do_not_know_of_round_robins_by_rounds_is_said() -> None:
    row = label_rows("quad")["Withdrawn"]
    assert said("quad", ("Event", row, 2, 4)).startswith(f"Event!B{row}: ")
    order = label_rows("odd round-robin")["Tie-break order"]
    assert said("odd round-robin").startswith(f"Event!B{order}: ")


def test_the_formulas_call_what_every_spreadsheet_knows() -> None:
    formulas = [
        re.sub(r'"[^"]*"', "", text)
        for event in (empty_swiss(9, 4), empty_roundrobin(4), empty_team_event(4, 3, 2))
        for cell, text in formulas_of(workbook(event, "plain"))
        if cell.parent.title in ("Arithmetic", "Standings")
    ]
    called = {name for formula in formulas for name in re.findall(r"([A-Z]+)\(", formula)}
    assert called == FUNCTIONS
    assert not any("{" in formula for formula in formulas)
    assert max(map(len, formulas)) < 2000

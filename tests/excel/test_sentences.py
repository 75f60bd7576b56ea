"""The sentences that the sheets say above their tables: how they can be read, where they lead."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from functools import cache

import pytest
from openpyxl import Workbook, load_workbook

from tests.excel.workbooks import parts
from xltiebreak import Event
from xltiebreak.excel import (
    empty_roundrobin,
    empty_swiss,
    empty_team_event,
    write_workbook,
)
from xltiebreak.excel.sheets.event_sheet import WHO_IS_PAID

pytestmark = pytest.mark.slow  # each writes workbooks

LONG_NAMES = ("Under Fourteen Hundred", "Under Eight Hundred, Reserves")
KINDS = {
    "swiss": empty_swiss(6, 3),
    "roundrobin": empty_roundrobin(5),
    "double": empty_roundrobin(4, double=True),
    "quad": empty_roundrobin(3),
    "team": empty_team_event(4, 3, 2),
    "games": empty_swiss(6, 3),
    "sections": Event(
        "Club", tuple(replace(empty_swiss(4, 2).sections[0], name=name) for name in LONG_NAMES)
    ),
}


@cache
def content_of(kind: str, route: str) -> bytes:
    of_games, with_prizes = kind == "games", kind != "swiss"
    return write_workbook(KINDS[kind], route=route, of_games=of_games, with_prizes=with_prizes)


@cache
def written(kind: str, route: str) -> Workbook:
    return load_workbook(io.BytesIO(content_of(kind, route)))


LEADS_AWAY = re.compile(
    r"xltiebreak (?!\d)|\bcommands?\b|\bpip\b|\bpy -m\b|add-in install|\bpython|\bterminal\b",
    re.IGNORECASE,
)
"""Words about what somebody who has only a spreadsheet cannot do; a figure is the version."""


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_in_the_plain_workbook_leads_to_a_command(kind: str) -> None:
    """Cells, formulas, notes, messages of boxes, the drawn box, footers and properties alike, but
    for the one sentence on who is paid."""
    texts = {
        name: part.decode("utf-8").replace(WHO_IS_PAID, "")
        for name, part in parts(content_of(kind, "plain")).items()
    }
    assert [name for name, text in texts.items() if LEADS_AWAY.search(text)] == []
    assert "How to use this workbook" in texts["xl/drawings/drawing1.xml"]
    assert 'promptTitle="Tie-break order"' in texts["xl/worksheets/sheet1.xml"]
    assert texts["xl/sharedStrings.xml"].count("one workbook a section") >= 1


LINES = ("Crosstable", "Games", "Teams", "Matches", "Players", "Boards", "Prizes", "Arithmetic")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("route", ["plain", "lite"])
def test_the_first_line_of_each_sheet_can_be_red(kind: str, route: str) -> None:
    lines = dict.fromkeys(LINES, "A1") | {"Standings": "A3", "Checks": "A3"}
    for sheet in written(kind, route).worksheets:
        at = lines.get(sheet.title.split()[0])
        looks = [
            rule
            for block in sheet.conditional_formatting
            if at and at in block
            for rule in block.rules
        ]
        red = [rule for rule in looks if rule.dxf.font.color.rgb == "FFC00000"]
        assert [len(rule.formula) for rule in red] == ([1] if at else []), sheet.title

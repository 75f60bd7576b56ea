"""What `check` says of the lists of a team workbook: a column that was deleted, an empty row."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import product
from pathlib import Path

import openpyxl
import pytest

from tests.libreoffice.office import Office, Order
from tests.referees.events import roundrobin, swiss
from xltiebreak import Event, EventError, Section, examine_event
from xltiebreak.excel import read_workbook, write_workbook
from xltiebreak.excel.event_in import LOST

IHSA = Path(__file__).parents[2] / "examples/ihsa/ihsa.xlsx"


def told_after(office: Office, out: Path, *orders: Order) -> list[tuple[str, str, str]]:
    """What ``check`` says of the example after these changes by hand."""
    book = out.with_name("ihsa.xlsx")
    book.write_bytes(IHSA.read_bytes())
    office.do([("open", book), *orders, ("store", out)])
    try:
        findings = examine_event(read_workbook(out.read_bytes(), out.name))
    except EventError as error:
        findings = [*error.findings]
    return [(finding.severity, finding.where, finding.message) for finding in findings]


@pytest.mark.slow
@pytest.mark.parametrize(("column", "title"), [(3, "Team"), (7, "Opponent"), (8, "")], ids=str)
def test_it_is_told_where_the_formulas_need_it(
    bare_office: Office, tmp_path: Path, column: int, title: str
) -> None:
    out = tmp_path / "changed.xlsx"
    found = told_after(bare_office, out, ("delete columns", "Boards", column, 1))
    lost = [finding for finding in found if "was deleted" in finding[2]]
    assert lost == ([("error", "Boards", LOST.format(f"column {title}"))] if title else [])


@pytest.mark.slow
def test_a_workbook_as_it_was_written_has_lost_nothing(bare_office: Office, tmp_path: Path) -> None:
    assert told_after(bare_office, tmp_path / "same.xlsx") == []


@pytest.mark.slow
def test_a_row_without_team_and_number_lacks_no_number(bare_office: Office, tmp_path: Path) -> None:
    found = told_after(bare_office, tmp_path / "inserted.xlsx", ("insert rows", "Teams", 6, 1))
    assert found == [
        ("warning", "Teams!A6", "this row is empty, and number 2 belongs in it; delete the row")
    ]


SWISS, GRID = swiss(8, 8, 3, unplayed=0.0), replace(roundrobin(1, players=6), kind="roundrobin")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("section", "of_games", "cleared"),
    [
        (SWISS, False, ("Crosstable!A4", "Crosstable!B4", "Crosstable!D4")),
        (GRID, False, ("Crosstable!B4",)),
        (SWISS, True, ("Crosstable!B4", "Games!A4", "Games!C4", "Games!D4")),
    ],
    ids=["rounds", "grid", "games"],
)
def test_a_column_is_read_without_its_header(
    section: Section, of_games: bool, cleared: tuple[str, ...]
) -> None:
    named = tuple(replace(player, name=f"Player {player.number}") for player in section.players)
    event = Event("Spring", (replace(section, players=named),))
    content = write_workbook(event, route="plain", of_games=of_games)
    expected = read_workbook(content, "event.xlsx").sections[0]
    for where, text in product(cleared, (None, "Who", "Name")):
        if text and where.endswith("D4") and not of_games:
            continue  # ratings may give way to something else
        book = openpyxl.load_workbook(BytesIO(content))
        sheet, _, cell = where.partition("!")
        book[sheet][cell] = text
        book.save(changed := BytesIO())
        read = read_workbook(changed.getvalue(), "event.xlsx").sections[0]
        assert [player.name for player in read.players] == [player.name for player in named], where
        assert read.crosstable == expected.crosstable, where

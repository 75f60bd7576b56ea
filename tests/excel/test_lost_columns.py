"""What `check` says of the lists of a team workbook: a column that was deleted, an empty row."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import product
from pathlib import Path

import openpyxl
import pytest

from tests.referees.events import roundrobin, swiss
from xltiebreak import Event, Section
from xltiebreak.excel import read_grids, read_workbook, write_workbook
from xltiebreak.excel.known_names import Names, names_of
from xltiebreak.excel.shape import findings
from xltiebreak.excel.shape_rules import EMPTY_ROW, LOST
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Grid

IHSA = Path(__file__).parents[2] / "examples/ihsa/ihsa.xlsx"
BEHIND = "BoardKeys"


def of_the_example() -> tuple[Names, list[Grid]]:
    book = openpyxl.load_workbook(IHSA)
    named = {name: str(defined.value) for name, defined in book.defined_names.items()}
    return names_of(named), read_grids(IHSA.read_bytes())


def without(grid: Grid, title: str) -> Grid:
    """The sheet after its column of this title was deleted."""
    heads = next(row for row in grid.rows if title in [cell.text for cell in row.cells])
    gone = [cell.text for cell in heads.cells].index(title)
    rows = [Row(row.number, [*row.cells[:gone], *row.cells[gone + 1 :]]) for row in grid.rows]
    return replace(grid, rows=rows)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "is_told"), [("Team", True), ("Opponent", True), ("Color", False)]
)
def test_it_is_told_where_the_formulas_need_it(title: str, is_told: bool) -> None:
    names, grids = of_the_example()
    behind = names.of(BEHIND, 1)
    assert behind is not None
    moved = behind._replace(left=behind.left - 1, right=behind.right - 1)
    changed = [without(grid, title) if grid.sheet == "Boards" else grid for grid in grids]
    reported = findings(replace(names, blocks={**names.blocks, BEHIND: moved}), changed)
    lost = [
        (finding.severity, finding.where, finding.message)
        for finding in reported
        if finding.code == "lost-cells"
    ]

    assert lost == ([("error", "Boards", LOST.format(f"column {title}"))] if is_told else [])


@pytest.mark.slow
def test_a_workbook_as_it_was_written_has_lost_nothing() -> None:
    assert list(findings(*of_the_example())) == []


@pytest.mark.slow
def test_a_row_without_team_and_number_lacks_no_number() -> None:
    names, grids = of_the_example()
    emptied = [
        replace(grid, rows=[row for row in grid.rows if grid.sheet != "Teams" or row.number != 6])
        for grid in grids
    ]
    messages = [finding.message for finding in findings(names, emptied)]
    assert messages == [EMPTY_ROW.format(2)]


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

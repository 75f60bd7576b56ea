"""Events that are typed into the spare rows and rounds of an empty workbook, by another program."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from openpyxl import load_workbook

from tests.libreoffice.office import Office, Order
from tests.make.places import section_row
from tests.referees.events import swiss
from xltiebreak import Section, examine_event
from xltiebreak.event import letters as us
from xltiebreak.excel import empty_swiss, read_workbook, write_workbook
from xltiebreak.excel.cells.rows import FEWEST_SPARE, SPARE_ROUNDS
from xltiebreak.functions import Given, standings_table
from xltiebreak.ranking.standings import standings

pytestmark = pytest.mark.slow

ROWS, ROUNDS = 8, 3
FIRST_RESULT = "F5"


def events() -> list[Section]:
    """As many players and rounds as the table has room for, or fewer, over both of its edges."""
    dice = Random(7)
    sizes = [
        (dice.randint(ROWS - 2, ROWS + FEWEST_SPARE), dice.randint(2, ROUNDS + SPARE_ROUNDS))
        for _ in range(10)
    ]
    return [swiss(seed, *size, unplayed=0.15) for seed, size in enumerate(sizes)]


def typed(section: Section, route: str = "lite") -> bytes:
    """An empty workbook into which the event was typed, its rounds stated."""
    book = load_workbook(io.BytesIO(write_workbook(empty_swiss(ROWS, ROUNDS), route=route)))
    sheet = book["Crosstable"]
    for k, row in enumerate(section.crosstable.results, start=5):
        sheet.cell(k, 2).value = f"Player {k - 4}"
        for column, result in enumerate(row, start=6):
            sheet.cell(k, column).value = us.write(result) or "U"
    book["Event"].cell(section_row("scheduled_rounds") + 1, 2).value = section.crosstable.rounds
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


def places(section: Section) -> list[tuple[object, ...]]:
    rows = standings(section).rows
    return [(row.place, row.player.number, row.score, *row.values.values()) for row in rows]


@pytest.mark.parametrize("k", range(10))
def test_they_are_read_as_the_event_itself(k: int) -> None:
    event = events()[k]
    content = typed(event)
    read = read_workbook(content, "event.xlsx")
    assert [finding for finding in examine_event(read) if finding.is_error] == []
    assert read.sections[0].crosstable.rounds == event.crosstable.rounds
    assert places(read.sections[0]) == places(event)

    sheet = load_workbook(io.BytesIO(content))["Crosstable"]
    block = [[cell.value for cell in row] for row in sheet["F5:J18"]]
    names = [[row[0].value] for row in sheet["B5:B18"]]
    table = standings_table(Given(block, "uschess"), names)
    assert [(row[1], row[3]) for row in table[1:]] == [place[1:3] for place in places(event)]


def test_the_sheet_counts_them_too(bare_office: Office, tmp_path: Path) -> None:
    some = events()[:4]
    orders: list[Order] = []
    for k, event in enumerate(some):
        book = tmp_path / f"{k}.xlsx"
        book.write_bytes(typed(event, "plain"))
        orders += [("open", str(book)), ("say", "Crosstable", "A1")]
        orders += [("say", "Crosstable", f"K{row}") for row in range(5, 5 + ROWS + FEWEST_SPARE)]
        orders.append(("store", str(tmp_path / f"{k}-again.xlsx")))
    answers = iter(bare_office.do(orders))
    for event in some:
        scores = {row.player.number: row.score for row in standings(event).rows}
        assert next(answers).startswith(f"Round {event.crosstable.rounds} is in, the last one.")
        shown = [next(answers) for _ in range(ROWS + FEWEST_SPARE)]
        assert [float(score) for score in shown if score] == [scores[k] for k in sorted(scores)]
        assert not any(shown[len(scores) :])


def test_what_is_not_stated_is_no_round_to_come() -> None:
    event = read_workbook(typed(swiss(1, 8, 3, unplayed=0.0)), "event.xlsx")
    assert standings(event.sections[0]).is_final

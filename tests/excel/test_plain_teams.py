"""Team events by plain formulas: typed by another program, worked out by LibreOffice, against the
core."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from openpyxl import load_workbook

from tests.excel.placed_pages import by_the_core, held_back, saved
from tests.excel.recalculation import Recalculated
from tests.excel.team_events import school
from tests.excel.workbooks import TEAM_EVENTS, written
from tests.libreoffice.office import Office
from tests.nightly import one_in
from xltiebreak import Event
from xltiebreak.excel import empty_team_event, write_workbook
from xltiebreak.excel.cells.layout import FIRST_ROW, section_row, team_row
from xltiebreak.ranking.standings import standings

pytestmark = pytest.mark.slow

COLUMNS = 10
"""Of the page, by the longer order."""

Match = Sequence[Any]
"""A row of the sheet Matches: round, team, points, opponent's points, opponent, result."""


class Typed(NamedTuple):
    """A section as somebody types it."""

    names: list[str]
    rounds: int
    boards: int
    weights: tuple[float, ...] | None
    matches: list[Match]
    boxes: dict[str, str]


def drawn(random: Random) -> Typed:
    """A Swiss of 2 to 24 teams over 1 to 9 rounds, the last one often half typed; with byes,
    forfeits, matches without points, now and then with mistakes."""
    teams = random.randint(2, 12) if random.random() < 0.8 else random.randint(13, 24)
    rounds, boards = random.choice((1, 2, 3, 5, 7, 9)), random.choice((1, 1, 4))
    weights = random.choice((None, tuple(float(boards + 4 - k) for k in range(boards))))
    most = sum(weights) if weights else boards
    here = teams - random.randint(1, teams // 3) if random.random() < 0.2 and teams > 3 else teams
    names = [school(k + 1) if k < here else "" for k in range(teams)]
    boxes = {"order": random.choice(("ihsa-team", "usat", "ihsa"))}
    if random.random() < 0.25:
        boxes["placed_by"] = random.choice(("game points", "match points"))
    if random.random() < 0.25:
        boxes["match_points"] = random.choice(("2-1-0", "3 1 0", "1-1/2-0", "3-1.5-½"))
    matches: list[Match] = []
    played = random.randint(0, rounds)
    for round in range(1, played + 1):
        pairing = random.sample(range(1, here + 1), here)
        is_half = round == played and random.random() < 0.4
        if here % 2 and not (is_half and random.random() < 0.5):
            word = random.choice(("bye", "half bye", "U", "bye"))
            matches.append((round, pairing[-1], None, None, None, word))
        for team, other in zip(pairing[::2], pairing[1::2]):
            if is_half and random.random() < 0.4:
                continue
            matches.append(_match(random, round, (team, other), most, last=round == played))
    return Typed(names, rounds, boards, weights, matches, boxes)


def _match(random: Random, round: int, pair: tuple[int, int], most: float, *, last: bool) -> Match:
    team, other = pair
    own = random.randint(0, int(2 * most)) / 2
    throw = random.random()
    without = (round, team, None, None, other)
    if throw < 0.08:
        return (*without, random.choice(("forfeit", "double forfeit", "F")))
    if throw < 0.10:
        return (round, team, most, 0, other, "forfeit")
    if throw < 0.12:
        return (*without, random.choice("WDL"))
    if throw < 0.14 and last:
        return (*without, None)
    if throw < 0.15:
        return (round, team, None, None, None, random.choice((None, "bye")))
    if throw < 0.155:
        return (round, team, own, most, other, None)
    return (round, team, own, most - own, other, None)


def typed_in(sections: Sequence[Typed]) -> bytes:
    """An empty workbook with these sections, filled in cell by cell."""
    empty = [
        replace(
            empty_team_event(len(typed.names), typed.rounds, typed.boards, typed.weights).sections[
                0
            ],
            name=f"S{k}",
        )
        for k, typed in enumerate(sections)
    ]
    book = load_workbook(io.BytesIO(write_workbook(Event("", tuple(empty)), route="plain")))
    for k, typed in enumerate(sections):
        behind = f" S{k}" if k else ""
        for row, name in enumerate(typed.names, FIRST_ROW + 1):
            book[f"Teams{behind}"].cell(row, 2).value = name or None
        sheet = book[f"Matches{behind}"]
        for row, match in enumerate(typed.matches, FIRST_ROW + 1):
            for column, value in enumerate(match, start=1):
                sheet.cell(row, column).value = value
        for field, text in typed.boxes.items():
            row = (section_row if field == "order" else team_row)(field)
            book["Event"].cell(row + 1, 2 + k).value = text
    return saved(book)


def test_what_anybody_types_is_placed_as_the_core_places_it(
    bare_office: Office, tmp_path: Path
) -> None:
    random = Random(14)
    sections = [drawn(random) for _ in range(14)][:: by_day(2, night=1)]
    held = held_back(bare_office, tmp_path, typed_in(sections), sections, COLUMNS)
    assert 0 < held < len(sections)


def test_the_page_follows_from_one_order_to_the_other() -> None:
    section = TEAM_EVENTS["a bye in each round"].sections[0]
    book = Recalculated(written("a bye in each round", "plain"))
    for order in ("ihsa-team", "usat"):
        book.type("Event", section_row("order") + 1, 2, order)
        book.recalculate()
        expected = by_the_core(replace(section, order=order))
        assert expected is not None
        codes = list(standings(section, order=order).order.codes)
        heads = ["Place", "No.", "Team", "Score", *codes, "Decided by"]
        page = book.block("Standings", 5, 1, 1 + len(expected), COLUMNS)
        assert page[0] == [*heads, *[""] * (COLUMNS - len(heads))]
        for line, wanted in zip(page[1:], expected):
            padded = [*wanted, *[""] * (COLUMNS - len(wanted))]
            assert line == [pytest.approx(x) if isinstance(x, float) else x for x in padded]


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
        ("order", "MM, SOLK", "The tie-break order MM, SOLK is not worked out"),
        ("edition", "fide2026", "The edition fide2026 is not worked out"),
        ("lots", "7", "A drawing of lots is not worked out"),
        ("placed_by", "boards", "Placed by:"),
        ("match_points", "2-1", "Match points:"),
        ("match_points", "1-2-0", "Match points:"),
        ("board_weights", "3 2 1", "Board weights:"),
    ],
)
def test_what_the_formulas_do_not_know_leaves_nobody_a_place(
    field: str, text: str, said: str
) -> None:
    book = Recalculated(written("no line-ups", "plain"))
    is_of_section = field in ("order", "edition", "lots")
    row = (section_row if is_of_section else team_row)(field) + 1
    book.type("Event", row, 2, text)
    book.recalculate()
    assert book.value("Standings", 5, 1).startswith(f"Event!B{row}: {said}")
    assert book.block("Standings", 6, 1, 9, COLUMNS) == [[""] * COLUMNS] * 9


def test_game_points_that_are_missing_place_nobody() -> None:
    book = Recalculated(written("no line-ups", "plain"))
    book.type("Event", team_row("placed_by") + 1, 2, "game points")
    book.recalculate()
    assert book.value("Standings", 5, 1) == "Place"
    book.type("Matches", 5, 3, None)
    book.type("Matches", 5, 4, None)
    book.type("Matches", 5, 6, "W")
    book.recalculate()
    assert book.value("Standings", 5, 1).startswith(
        "Matches!C5: Game points are to place the teams, but"
    )

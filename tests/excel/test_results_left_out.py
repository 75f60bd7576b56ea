"""Events in which results are left out at random, in workbooks of every kind: the sheet's line,
worked out by LibreOffice, the check, the standings and the bulletin tell one story."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from xlsxwriter.utility import xl_rowcol_to_cell

from tests.bulletin.documents import read, text_of
from tests.libreoffice.office import Office, Order
from tests.make.places import FIRST_ROUND, FIRST_ROW
from tests.make.school_events import team_event
from tests.nightly import by_day
from tests.referees.events import swiss
from xltiebreak import Crosstable, Event, Player, Result, Section
from xltiebreak.checks import examine
from xltiebreak.event.byes import IN_GRID
from xltiebreak.event.findings import stop_on_errors
from xltiebreak.event.results import AWAITED, BLANK, TWIN
from xltiebreak.event.roundrobin import berger_round, games_in_all, games_to_come
from xltiebreak.excel import empty_roundrobin, read_workbook, write_workbook
from xltiebreak.ranking.standings import standings

pytestmark = pytest.mark.slow

WON = re.compile(r"\bFinal\b|\bWinners\b|takes the trophy")
"""What no page says while something is pending."""

PLAYERS, ROUNDS = 10, 4
Case = tuple[Event, str, list[Order]]
"""An event in full, the sheet with its line, and what is then cleared."""


def a_swiss(random: Random) -> Case:
    """Nothing is missing, or some of the last round, or of an earlier one."""
    made = swiss(random.randrange(10_000), PLAYERS, ROUNDS, unplayed=random.choice((0, 0.2)))
    players = tuple(replace(one, name=f"Player {one.number}") for one in made.players)
    section = replace(made, name="Open", players=players, scheduled_rounds=ROUNDS, trophies=1)
    round = random.choice((ROUNDS, ROUNDS, random.randint(1, ROUNDS)))
    rows = random.sample(range(PLAYERS), random.choice((0, 1, 2, 5, 7)))
    column = FIRST_ROUND + round - 1
    cells = [xl_rowcol_to_cell(FIRST_ROW + row, column) for row in rows]
    return Event("Spring", (section,)), "Crosstable", [("clear", "Crosstable", c) for c in cells]


def a_grid(random: Random) -> Case:
    """Some games are not played yet."""
    [empty] = empty_roundrobin(6).sections
    rows: list[list[Result]] = [[BLANK] * 5 for _ in range(6)]
    for one in range(1, 7):
        for other in range(one + 1, 7):
            score = random.choice("10½")
            round = berger_round(6, one, other) - 1
            rows[one - 1][round] = Result(IN_GRID[score], other)
            rows[other - 1][round] = Result(TWIN[IN_GRID[score]], one)
    table = Crosstable(empty.crosstable.numbers, tuple(map(tuple, rows)))
    players = tuple(Player(number, f"Player {number}") for number in table.numbers)
    section = replace(empty, name="Open", players=players, crosstable=table, trophies=1)
    orders: list[Order] = []
    for _ in range(random.choice((0, 1, 4))):
        one, other = random.sample(range(6), 2)
        for row, column in ((one, other), (other, one)):
            cell = xl_rowcol_to_cell(FIRST_ROW + row, FIRST_ROUND + column)
            orders.append(("clear", "Crosstable", cell))
    return Event("Spring", (section,)), "Crosstable", orders


TEAMS, TEAM_ROUNDS, ROWS = 9, 3, 5
"""Rows of the sheet Matches in each round, of which the last is a bye."""


def of_teams(random: Random) -> Case:
    """Points of some matches, or some matches, of one round are not typed; a bye is a U."""
    made = team_event(
        TEAMS, TEAM_ROUNDS, (1.0,) * 4, seed=random.randrange(10_000), lineups=False, order="usat"
    )
    orders: list[Order] = []
    for round in range(TEAM_ROUNDS):
        first = 5 + ROWS * round
        if random.random() < 0.5:
            orders.append(("text", "Matches", f"F{first + ROWS - 1}", "U"))
        if random.random() < 0.3 + 0.3 * (round == TEAM_ROUNDS - 1):
            for row in random.sample(range(first, first + ROWS), random.choice((1, 2, 4, ROWS))):
                cells = random.choice(("A{0}:F{0}", "A{0}:F{0}", "C{0}:D{0}"))
                orders.append(("clear", "Matches", cells.format(row)))
    return made, "Matches", orders


def cases() -> Iterator[tuple[str, Case]]:
    for seed in range(0, 8, by_day(3, night=1)):
        for make in (a_swiss, a_grid, of_teams):
            for route in ("plain", "lite") if seed < 2 else ("plain",):
                yield route, make(Random(f"{make.__name__} {seed}"))


def pending_in(section: Section) -> str:
    """What the line has to say of what is pending, by the core; empty where nothing is."""
    if section.origin.grid:
        left, all_games = len(games_to_come(section)), games_in_all(section)
        return f"{all_games - left} of {all_games} games are in." if left else ""
    table = section.crosstable
    rounds = range(1, table.last_begun + 1)
    first = next((round for round in rounds if round not in table.complete_rounds), 0)
    if not first:
        return ""
    if not table.started(first):
        return f"Round {first}: no game is entered"
    missing = len(table.missing(first))
    if section.matches is not None:
        awaited = [row[first - 1] for row in table.results].count(AWAITED)
        missing = (missing - awaited) // 2
        without = f"{awaited} team{' has' if awaited == 1 else 's have'} no match."
        if not missing:
            return f"Round {first}: {without}"
        if awaited:
            return f"Round {first}: {missing} result{'s' * (missing != 1)} missing; {without}"
    return f"Round {first}: {missing} result{'s' * (missing != 1)} missing."


def test_the_line_the_check_the_standings_and_the_bulletin_tell_one_story(
    bare_office: Office, tmp_path: Path
) -> None:
    made = list(cases())
    orders: list[Order] = []
    for k, (route, (event, sheet, cleared)) in enumerate(made):
        book = tmp_path / f"{k}.xlsx"
        book.write_bytes(write_workbook(event, route=route))
        orders += [("open", str(book)), *cleared, ("say", sheet, "A1")]
        orders.append(("store", str(tmp_path / f"{k}-typed.xlsx")))
    said = bare_office.do(orders)
    differing = {}
    pendings = 0
    for k, (line, (route, (event, _, cleared))) in enumerate(zip(said, made, strict=True)):
        again = read_workbook((tmp_path / f"{k}-typed.xlsx").read_bytes(), "event.xlsx")
        [section] = again.sections
        findings = examine(section)
        stop_on_errors(findings)
        codes = {one.code for one in findings}
        pending = pending_in(section)
        pendings += bool(pending)
        told = bool(codes & {"incomplete-round", "games-to-come"})
        page = text_of(read(section))
        table = standings(section)
        rounds = section.crosstable.last_begun
        is_over = not pending and (bool(section.origin.grid) or rounds == section.scheduled_rounds)
        story = (line.startswith(pending or ("Round", "All")), told, table.is_final)
        if story != (True, bool(pending), is_over) or bool(WON.search(page)) != is_over:
            differing[k, route, event.sections[0].kind] = (line, pending, codes, cleared, story)
        if not pending:
            assert "missing" not in line, line
    assert not differing, "\n".join(map(str, differing.items()))
    assert 5 < pendings < len(made)

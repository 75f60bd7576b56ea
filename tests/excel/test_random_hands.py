"""Random sequences of changes by hand, after each of which line, page, ``check`` and core tell one
story."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from openpyxl import load_workbook

from tests.excel.hands import FIRST, Table, changes
from tests.excel.story import story_of, why_two_stories
from tests.libreoffice.office import Office, OfficeError, Order
from tests.make.school_events import team_event
from tests.nightly import by_day
from tests.referees.events import roundrobin, swiss
from xltiebreak import Event, Section
from xltiebreak.excel import write_workbook

pytestmark = pytest.mark.slow

T, CLUBS = "Crosstable", ("Ash", "Birch", "Cedar")


class Book(NamedTuple):
    """A workbook of one kind, its tables into which hands type, and the sheet with the line; behind
    the names of its second section's sheets stands another name."""

    content: bytes
    tables: Sequence[Table]
    line_on: str
    behind: Sequence[str] = ("",)


def named(section: Section, name: str = "") -> Section:
    players = tuple(
        replace(
            player,
            name=f"Player {chr(64 + player.number) if player.number < 27 else player.number}",
            rating=2000 - 7 * (player.number * 37 % 101),
            team=CLUBS[player.number % 3],
            id=f"1{player.number:07}",
        )
        for player in section.players
    )
    return replace(section, name=name, players=players)


def crosstable(section: Section, spare: int, rounds: int, sheet: str = T) -> Table:
    filled = FIRST + len(section.players) - 1
    return Table(sheet, filled, filled + spare, 5 + rounds, spare=(3, 4, 5))


def of_swiss(players: int, rounds: int, route: str = "plain") -> Book:
    section = named(swiss(players, players, rounds, unplayed=0.1 * (players > 4)))
    kind = "swiss" if players == 4 else ""
    section = replace(section, kind=kind, scheduled_rounds=rounds)
    content = write_workbook(Event("Spring", (section,)), route=route)
    return Book(content, [crosstable(section, 6, rounds)], T)


def of_rounds(players: int) -> Book:
    section = named(replace(roundrobin(1, players=players), kind="", order=""))
    rounds = section.crosstable.rounds
    content = write_workbook(Event("Spring", (section,)), route="plain")
    return Book(content, [crosstable(section, 6, rounds)], T)


def of_grid(players: int) -> Book:
    section = replace(roundrobin(1, players=players), kind="roundrobin", order="roundrobin")
    content = write_workbook(Event("Spring", (named(section),)), route="plain")
    return Book(content, [crosstable(section, 0, players)], T)


def of_games(players: int) -> Book:
    section = named(swiss(8, players, 3, unplayed=0.1))
    content = write_workbook(Event("Spring", (section,)), route="plain", of_games=True)
    sheet = load_workbook(io.BytesIO(content))["Games"]
    filled = max(row for row in range(FIRST, 80) if sheet.cell(row, 1).value)
    games = Table(
        "Games",
        filled,
        filled + 6,
        5,
        number=1,
        name=3,
        spare=(2,),
        synonyms=[("A", "Rd"), ("A", "x"), ("E", "White")],
    )
    entries = replace(crosstable(section, 6, 0), right=5)
    return Book(content, [games, entries], "Games")


def of_teams(teams: int) -> Book:
    event = team_event(teams, 3, (1, 1), seed=3, lineups=False)
    content = write_workbook(event, route="plain")
    sheet = load_workbook(io.BytesIO(content))["Matches"]
    filled = max(row for row in range(FIRST, 40) if sheet.cell(row, 2).value)
    last = FIRST + teams - 1
    heads = [("A", "Rd"), ("C", "x"), ("E", "Team")]
    matches = Table("Matches", filled, filled + 3, 6, number=0, name=2, synonyms=heads)
    entries = Table("Teams", last, last, 4, spare=(3, 4), synonyms=[("A", "#")])
    return Book(content, [matches, entries], "Matches")


def of_two() -> Book:
    first, second = (
        replace(named(swiss(seed, players, 3, unplayed=0.1), name), scheduled_rounds=3)
        for seed, players, name in ((8, 8, "Open"), (9, 10, "U1200"))
    )
    content = write_workbook(Event("Spring", (first, second)), route="plain")
    tables = [crosstable(first, 6, 3), crosstable(second, 6, 3, "Crosstable U1200")]
    return Book(content, tables, T, ("", " U1200"))


KINDS: Mapping[str, Any] = {
    "swiss of 4": lambda: of_swiss(4, 2),
    "swiss of 8": lambda: of_swiss(8, 3),
    "typed round-robin": lambda: of_rounds(6),
    "grid": lambda: of_grid(5),
    "games": lambda: of_games(8),
    "teams": lambda: of_teams(5),
    "two sections": of_two,
    "lite": lambda: of_swiss(8, 3, "lite"),
    "swiss of 60": lambda: of_swiss(60, 4),
}
BY_NIGHT = dict.fromkeys(KINDS, 72) | {"swiss of 60": 12}
BY_DAY = dict.fromkeys(["swiss of 8", "grid", "games", "teams"], 1)
COUNTS = by_day(BY_DAY, night=BY_NIGHT)
"""How many sequences of changes are tried, by kind."""


def wrong_after(office: Office, book: Book, orders: Sequence[Order], path: Path) -> str:
    """In what the faces differ after these orders, which are undone; ``path`` is the workbook's."""
    out = path.with_name("changed.xlsx")
    try:
        office.do(orders)
    except OfficeError:  # nothing to sort, or a range that cannot be moved
        office.do([("undo",)])
        return ""
    stories = [story_of(office, out, f"{book.line_on}{each}", each) for each in book.behind]
    if any(order[0].startswith("delete") for order in orders):  # which is not wholly undone
        office.do([("open", path)])
    else:
        office.do([("undo",)])
    for told in stories:
        if reason := why_two_stories(told):
            return f"{reason}: {told}"
    return ""


def shortest(office: Office, book: Book, orders: list[Order], path: Path) -> list[Order]:
    """The orders without those that are not needed for two stories."""
    for k in reversed(range(len(orders))):
        fewer = orders[:k] + orders[k + 1 :]
        if fewer and wrong_after(office, book, fewer, path):
            orders = fewer
    return orders


@pytest.mark.parametrize("kind", COUNTS)
def test_hands_leave_one_story(office: Office, tmp_path: Path, kind: str) -> None:
    book = KINDS[kind]()
    path = tmp_path / "event.xlsx"
    path.write_bytes(book.content)
    office.do([("open", path)])
    for seed in range(COUNTS[kind]):
        orders = changes(Random(f"{kind} {seed}"), book.tables)
        if wrong_after(office, book, orders, path):
            short = shortest(office, book, orders, path)
            pytest.fail(f"{seed}: {short}\n{wrong_after(office, book, short, path)}")

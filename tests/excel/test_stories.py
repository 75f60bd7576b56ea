"""What is typed into workbooks, and done to them by hand: they place as the core does; days of a
volunteer in texts, changes after each of which all is as it was, and random ones."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from openpyxl import load_workbook

from tests.cases import cases_in
from tests.excel.hands import FIRST, Table, changes
from tests.excel.story import Workbook, begin_of, numbered, story_of, why_two_stories
from tests.faces import law
from tests.faces.books import WIDTH, Live, Plain
from tests.libreoffice.office import Office, OfficeError, Order
from tests.make.files import write_workbook
from tests.make.kinds import drawn
from tests.make.made_up_teams import school_event
from tests.make.recalculation import Recalculated
from tests.nightly import by_day
from tests.referees.events import roundrobin, swiss
from xltiebreak import Event, Section

pytestmark = pytest.mark.slow


HERE = Path(__file__).parent
ALL_DAYS = sorted((HERE / "days").glob("*.txt"))
DAYS = [day for day in ALL_DAYS if day.stem in by_day(("swiss", "grid"), night=day.stem)]
STORIES = sorted((HERE / "stories").glob("*.txt"))


@pytest.mark.parametrize("day", DAYS, ids=lambda day: day.stem)
def test_every_face_says_the_same_all_day(office: Office, tmp_path: Path, day: Path) -> None:
    played(Workbook(office, tmp_path), day, numbered(day))


def played(book: Workbook, file: Path, lines: list[tuple[int, str]]) -> None:
    for number, line in lines:
        try:
            book.step(line)
        except AssertionError as error:
            raise AssertionError(f"{file.name}:{number}: {line}\n{error}") from error


def of_routes() -> list[tuple[Path, str]]:
    """Each text with the routes that its first line names."""
    return [
        (file, route)
        for file in STORIES
        for route in file.read_text("utf-8").partition("\n")[0].removeprefix("// ").split()
    ]


@pytest.mark.parametrize(
    ("file", "route"), of_routes(), ids=lambda part: getattr(part, "stem", part)
)
def test_every_face_says_the_same_after_each_change(
    office: Office, tmp_path: Path, file: Path, route: str
) -> None:
    """By day each change is tried on one route at most, every second on none."""
    routes = [other for text, other in of_routes() if text == file]
    begin = begin_of(file)
    book = Workbook(office, tmp_path, route)
    wrong = []
    for k, case in enumerate(cases_in(file)):
        if k % (2 * len(routes)) != routes.index(route) and by_day(1, night=0):
            continue
        if begin:
            book.begin(begin)
        lines = [line for line in case.lines if line[1] and line[1] not in begin]
        try:
            played(book, file, lines)
        except AssertionError as error:
            wrong.append(f"{case.title}: {error}")
    assert not wrong, "\n".join(wrong)


SHAPES = {
    "rounds": ("Swiss for formulas", "a slip", "respelled", "rounds of all", "play-off", "orders"),
    "grids and halves": ("grid", "half typed"),
    "matches": ("matches",),
}
COUNTS = {"rounds": 2, "grids and halves": 3, "matches": 6}
OFTEN = by_day(1, night=16)


@pytest.mark.parametrize("kinds", SHAPES)
def test_what_anybody_types_is_placed_as_by_the_core(
    office: Office, tmp_path: Path, kinds: str
) -> None:
    face = Plain(tmp_path, lambda path: office.rows_of(path, as_shown=False))
    for first in range(OFTEN):
        count = COUNTS[kinds]
        law(face, [*drawn(count, *SHAPES[kinds], first=1 + first * count)])


LIVE_COUNT = by_day(1, night=20)
LIVE_SHAPES = {
    "rounds": ("Swiss", "a slip", "respelled", "rounds of all", "prizes", "play-off"),
    "grids and halves": ("round-robin", "grid", "half typed"),
    "teams": ("teams", "matches"),
}


EACH = by_day(
    [*zip(LIVE_SHAPES, ("lite", "classic", "lite"))],
    night=[*product(LIVE_SHAPES, ["lite", "classic"])],
)
"""Both routes have the same formulas, but for the names of the functions."""


@pytest.mark.parametrize(("kinds", "route"), EACH)
def test_the_functions_of_a_workbook_say_what_the_core_says(route: str, kinds: str) -> None:
    """Beside the page, which plain formulas fill where they know the order: formualizer does not
    know all of them."""
    law(Live(route, Recalculated, WIDTH + 2), [*drawn(LIVE_COUNT, *LIVE_SHAPES[kinds])])


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
    section = replace(section, kind=("swiss" if players == 4 else ""), scheduled_rounds=rounds)
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
    return Book(content, [games, replace(crosstable(section, 6, 0), right=5)], "Games")


def of_teams(teams: int) -> Book:
    event = school_event(teams, 3, (1, 1), seed=3, lineups=False)
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
SEQUENCES = by_day(BY_DAY, night=BY_NIGHT)
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


@pytest.mark.parametrize("kind", SEQUENCES)
def test_hands_leave_one_story(office: Office, tmp_path: Path, kind: str) -> None:
    book = KINDS[kind]()
    path = tmp_path / "event.xlsx"
    path.write_bytes(book.content)
    office.do([("open", path)])
    for seed in range(SEQUENCES[kind]):
        orders = changes(Random(f"{kind} {seed}"), book.tables)
        if wrong_after(office, book, orders, path):
            short = shortest(office, book, orders, path)
            pytest.fail(f"{seed}: {short}\n{wrong_after(office, book, short, path)}")

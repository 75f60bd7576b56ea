"""Random sequences of changes by hand, compared on four faces: the sheet's line and Standings after
LibreOffice has worked them out anew, ``check``, ``standings``, and the functions.

Either all place the same, or nobody is placed and the page, the line and ``check`` name the cell.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from openpyxl import load_workbook
from openpyxl.utils.cell import range_boundaries

from tests.excel.hands import FIRST, Table, changes
from tests.libreoffice.office import Office, OfficeError, Order
from tests.make.placed_pages import by_the_core
from tests.make.school_events import team_event
from tests.nightly import by_day
from tests.referees.events import roundrobin, swiss
from xltiebreak import Event, EventError, Finding, Section, TieBreakError, examine_event
from xltiebreak.excel import read_workbook, write_workbook
from xltiebreak.functions import FUNCTIONS

pytestmark = pytest.mark.slow

T, CLUBS = "Crosstable", ("Ash", "Birch", "Cedar")


class Book(NamedTuple):
    """A workbook of one kind, its tables into which hands type, and the sheet with the line."""

    content: bytes
    tables: Sequence[Table]
    line_on: str
    entries: int
    sections: int = 1


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
    return Book(content, [crosstable(section, 6, rounds)], T, players)


def of_rounds(players: int) -> Book:
    section = named(replace(roundrobin(1, players=players), kind="", order=""))
    rounds = section.crosstable.rounds
    content = write_workbook(Event("Spring", (section,)), route="plain")
    return Book(content, [crosstable(section, 6, rounds)], T, players)


def of_grid(players: int) -> Book:
    section = replace(roundrobin(1, players=players), kind="roundrobin", order="roundrobin")
    content = write_workbook(Event("Spring", (named(section),)), route="plain")
    return Book(content, [crosstable(section, 0, players)], T, players)


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
    return Book(content, [games, entries], "Games", players)


def of_teams(teams: int) -> Book:
    event = team_event(teams, 3, (1, 1), seed=3, lineups=False)
    content = write_workbook(event, route="plain")
    sheet = load_workbook(io.BytesIO(content))["Matches"]
    filled = max(row for row in range(FIRST, 40) if sheet.cell(row, 2).value)
    last = FIRST + teams - 1
    heads = [("A", "Rd"), ("C", "x"), ("E", "Team")]
    matches = Table("Matches", filled, filled + 3, 6, number=0, name=2, synonyms=heads)
    entries = Table("Teams", last, last, 4, spare=(3, 4), synonyms=[("A", "#")])
    return Book(content, [matches, entries], "Matches", teams)


def of_two() -> Book:
    first, second = (
        replace(named(swiss(seed, players, 3, unplayed=0.1), name), scheduled_rounds=3)
        for seed, players, name in ((8, 8, "Open"), (9, 10, "U1200"))
    )
    content = write_workbook(Event("Spring", (first, second)), route="plain")
    tables = [crosstable(first, 6, 3), crosstable(second, 6, 3, "Crosstable U1200")]
    return Book(content, tables, T, 10, sections=2)


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


class Story(NamedTuple):
    """What the faces say: the line and whether it is red, the places on the page or why there are
    none, what ``check`` finds, the places of ``standings`` and of the functions."""

    line: str
    is_red: bool
    page: Sequence[Sequence[Any]]
    notice: str
    findings: Sequence[Finding]
    command: Sequence[Sequence[Any]] | None
    by_functions: Sequence[Sequence[Any]]


def story(office: Office, out: Path, book: Book, section: int = 0) -> Story:
    sheets = ["", " U1200"]
    page_on, line_on = f"Standings{sheets[section]}", f"{book.line_on}{sheets[section]}"
    red_at = f"Arithmetic{sheets[section]}", f"LineIsRed{'_2' * section}"
    is_red, page, top = office.do(
        [
            ("say", *red_at),
            ("read", page_on, f"A5:L{14 + book.entries}"),
            ("read", line_on, "A1:D5"),
        ]
    )
    office.do([("store", out)])
    lines = [cell for row in top for cell in row if isinstance(cell, str) and _LINE.match(cell)]
    width = next((k for k, head in enumerate(page[0]) if head in ("", None)), len(page[0]))
    rows = [[cell for cell in row[:width] if cell != ""] for row in page[1:] if row[1] != ""]
    notice = "" if rows or page[0][0] in ("Place", None) else str(page[0][0])
    content = out.read_bytes()
    try:
        event = read_workbook(content, "event.xlsx")
        others = [table.sheet for table in book.tables if table.sheet != line_on]
        findings = [
            finding
            for finding in examine_event(event)
            if len(event.sections) == 1 or finding.where.partition("!")[0] not in others
        ]
        is_well = not any(finding.is_error for finding in findings)
        command = by_the_core(event.sections[section]) if is_well else None
    except EventError as error:
        findings, command = [*error.findings], None
    functions = by_functions(content, section) if book.line_on == T else []
    line = lines[0] if lines else ""
    return Story(line, is_red == "1", rows, notice, findings, command, functions)


_LINE = re.compile(
    r"(Round \d|\d+ (player|team)|All|Next:|This|The|A label|\d+ of|(\w+!)?[A-Z]+\d+:|\w+: the|"
    r"\d+ row)"
)


def by_functions(content: bytes, section: int) -> Sequence[Sequence[Any]]:
    """The places that STANDINGS_TB gives the block to which the formulas of the workbook refer;
    none if it refuses the block."""
    book = load_workbook(io.BytesIO(content), data_only=True)
    behind = f"_{section + 1}" if section else ""

    def block(name: str) -> list[list[Any]] | None:
        defined = book.defined_names.get(f"{name}{behind}")
        if defined is None or "#REF!" in defined.value:
            return None
        sheet, _, cells = defined.value.rpartition("!")
        left, top, right, bottom = range_boundaries(cells.replace("$", ""))
        return [
            [book[sheet.strip("'")].cell(row, column).value for column in range(left, right + 1)]
            for row in range(top, bottom + 1)
        ]

    results, names, kind, rounds = map(block, ("Results", "Players", "Kind", "Rounds"))
    if not (results and names and kind and rounds):
        return []
    try:
        answer = FUNCTIONS["STANDINGS_TB"].work(
            *(results, names, *[None] * 9, None, kind[0][0], rounds[0][0])
        )
    except TieBreakError:
        return []
    return [[cell for cell in row if cell != ""] for row in answer[1:] if row[1] != ""]


def rounded(places: Sequence[Sequence[Any]] | None) -> list[list[Any]]:
    """The filled cells of places, all their numbers alike."""
    return [
        [cell if isinstance(cell, str) else round(float(cell), 9) for cell in row if cell != ""]
        for row in places or []
    ]


def by_names(places: Sequence[Sequence[Any]]) -> list[list[str]]:
    """What parts the players, without their numbers: to functions, row k is player k."""
    return sorted([str(cell) for k, cell in enumerate(row) if k != 1] for row in places)


def why_two_stories(told: Story) -> str:
    """In what the faces differ; empty if they tell one story."""
    errors = [finding for finding in told.findings if finding.severity == "error"]
    page, command = rounded(told.page), rounded(told.command)
    if page != command:
        return "another page than the command's"
    if not page and not errors:
        return "nobody is placed, and nothing is wrong"
    if told.is_red != bool(errors):
        return "a red line, and nothing is wrong" if told.is_red else "errors, and a green line"
    if errors and told.line and not told.notice:
        return "no reason on the page"
    if errors and not _same_cell(told.notice, errors):
        return "another cell on the page than in check"
    if not _same_cell(told.line, told.findings):
        return "another cell in the line than in check"
    is_other = told.by_functions and by_names(rounded(told.by_functions)) != by_names(command)
    return "other places by the functions" if command and is_other else ""


_CELL = re.compile(r"(?:(?:'[^']+'|\w+)!)?([A-Z]+\d+): ")


def _same_cell(sentence: str, findings: Sequence[Finding]) -> bool:
    """Whether a sentence names a cell of one of the findings, or none."""
    cell = _CELL.match(sentence)
    if cell is None:
        return True
    if cell[0].startswith(("Games!", "Matches!", "Teams!")):  # each may name another row of it
        return bool(findings)
    return any(finding.where.endswith(f"!{cell[1]}") for finding in findings)


def wrong_after(office: Office, book: Book, orders: Sequence[Order], path: Path) -> str:
    """In what the faces differ after these orders, which are undone; ``path`` is the workbook's."""
    out = path.with_name("changed.xlsx")
    try:
        office.do(orders)
    except OfficeError:  # nothing to sort, or a range that cannot be moved
        office.do([("undo",)])
        return ""
    stories = [story(office, out, book, k) for k in range(book.sections)]
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
def test_hands_leave_one_story(bare_office: Office, tmp_path: Path, kind: str) -> None:
    book = KINDS[kind]()
    path = tmp_path / "event.xlsx"
    path.write_bytes(book.content)
    bare_office.do([("open", path)])
    for seed in range(COUNTS[kind]):
        orders = changes(Random(f"{kind} {seed}"), book.tables)
        if wrong_after(bare_office, book, orders, path):
            short = shortest(bare_office, book, orders, path)
            pytest.fail(f"{seed}: {short}\n{wrong_after(bare_office, book, short, path)}")

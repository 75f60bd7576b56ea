"""Sections laid out for a workbook: empty ones, and filled ones with all of their rounds, in which
row k is player or team k."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK
from xltiebreak.event.roundrobin import ROUNDROBIN, rounds_of_a_cycle
from xltiebreak.event.section import EQUAL_BOARDS, MAX_BOARDS, Event, Matches, Player, Section
from xltiebreak.excel.cells.grid_rules import cycles_in
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET

MAX_PLAYERS = 1_000

MAX_ROUNDS = 20

MAX_COLUMNS = 40
"""Columns of a grid: so many players, or half as many in a double round-robin."""

MAX_TEAMS = 150

MAX_TEAM_ROUNDS = 20

IHSA_WEIGHTS = (12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0)
"""What the boards are worth at the Illinois final."""


def empty_swiss(players: int, rounds: int) -> Event:
    """A Swiss that is still to be played, without names."""
    numbers = tuple(range(1, players + 1))
    section = Section(
        name="",
        players=tuple(Player(number) for number in numbers),
        crosstable=Crosstable(numbers, ((BLANK,) * rounds,) * players),
        scheduled_rounds=rounds,
        order="uschess",
    )
    return Event(name="", sections=(section,))


def empty_roundrobin(players: int = 8, *, double: bool = False) -> Event:
    """A round-robin that is still to be played, without names.

    Raises:
        TieBreakError: there are too few players, or more than a sheet has columns for.
    """
    cycles = 2 if double else 1
    if not 2 <= players <= MAX_COLUMNS // cycles:
        what = "double round-robin" if double else "round-robin"
        raise TieBreakError(
            f"A workbook for a {what} has room for 2 to {MAX_COLUMNS // cycles} players, not "
            f"{players:,}."
        )
    rounds = cycles * rounds_of_a_cycle(players)
    [section] = empty_swiss(players, rounds).sections
    section = replace(section, kind=ROUNDROBIN, order=ROUNDROBIN, scheduled_rounds=None)
    return Event(name="", sections=(section,))


def empty_team_event(
    teams: int = 8, rounds: int = 7, boards: int = 8, weights: Sequence[float] | None = None
) -> Event:
    """A team event that is still to be played, without names. Eight boards are weighted as at the
    Illinois final unless weights are given; others are worth the same.

    Raises:
        TieBreakError: there are more teams, rounds or boards than the sheets take, or the
            weights are not those of so many boards.
    """
    check_team_size("", teams, rounds)
    if not 1 <= boards <= MAX_BOARDS:
        raise TieBreakError(f"A match has 1 to {MAX_BOARDS} boards, not {boards:,}.")
    if weights is None and boards == len(IHSA_WEIGHTS):
        weights = IHSA_WEIGHTS
    worth = tuple(weights or ())
    if worth and len(worth) != boards:
        raise TieBreakError(
            f"There are {len(worth)} board weights for {boards} boards; give one for each board."
        )
    numbers = tuple(range(1, teams + 1))
    section = Section(
        name="",
        players=tuple(Player(number) for number in numbers),
        crosstable=Crosstable(numbers, ((BLANK,) * rounds,) * teams),
        scheduled_rounds=rounds,
        order="ihsa-team" if len(set(worth)) > 1 else "usat",
        matches=Matches(
            ((None,) * rounds,) * teams, boards, worth if set(worth) - {EQUAL_BOARDS} else ()
        ),
    )
    return Event(name="", sections=(section,))


def complete(sections: Sequence[Section]) -> Iterator[Section]:
    """The sections with all of their scheduled rounds, and with names that tell them apart."""
    for k, section in enumerate(sections, start=1):
        name = section.name if section.name or k == 1 else f"Section {k}"
        table = section.crosstable
        rounds = max(table.rounds, section.scheduled_rounds or 0)
        if section.matches is not None:
            yield in_team_rows(replace(section, name=name), rounds)
            continue
        if not 0 < cycles_in(section) * len(section.players) <= MAX_COLUMNS:
            check_size(name or CROSSTABLE_SHEET, len(section.players), rounds)
        to_come = (BLANK,) * (rounds - table.rounds)
        results = tuple((*row, *to_come) for row in table.results)
        yield replace(section, name=name, crosstable=Crosstable(table.numbers, results))


def in_rows(section: Section, most: int) -> Section:
    """The section with its players by number, and an empty row for each number between that
    nobody has.

    Raises:
        TieBreakError: two players have one number, or a number is above ``most``.
    """
    numbers = section.crosstable.numbers
    place = section.name or "Crosstable"
    if len(set(numbers)) < len(numbers):
        twice = next(number for k, number in enumerate(numbers) if number in numbers[:k])
        raise TieBreakError(
            f"{place}: two players have the number {twice}; give every player one of his own."
        )
    last = max(numbers)
    if last > most:
        raise TieBreakError(
            f"{place}: the functions take row k for player k, and a player has the number {last}; "
            "number the players from 1, or write a plain workbook."
        )
    everyone = range(1, last + 1)
    known, results = section.by_number, section.crosstable.rows
    empty = (BLANK,) * section.crosstable.rounds
    return replace(
        section,
        players=tuple(known.get(number, Player(number)) for number in everyone),
        crosstable=Crosstable(
            tuple(everyone), tuple(results.get(number, empty) for number in everyone)
        ),
    )


_Cell = TypeVar("_Cell")


def in_team_rows(section: Section, rounds: int) -> Section:
    """The section with all of its rounds, team k in row k, and an empty row for each number
    between that no team has.

    Raises:
        TieBreakError: there are too many teams or rounds, or two have one number.
    """
    inside, table = section.matches, section.crosstable
    assert inside is not None
    if len(set(table.numbers)) < len(table.numbers):
        raise TieBreakError(
            f"{section.name or CROSSTABLE_SHEET}: two teams have the same number; give every team "
            "one of its own."
        )
    last = max(table.numbers, default=1)
    check_team_size(section.name, last, rounds)
    rows: dict[int, int] = {number: row for row, number in enumerate(table.numbers)}
    to_come = rounds - table.rounds
    everyone = tuple(range(1, last + 1))

    def at(number: int, values: Sequence[tuple[_Cell, ...]], nothing: _Cell) -> tuple[_Cell, ...]:
        row = rows.get(number, len(values))
        known = values[row] if row < len(values) else ()
        return (*known, *[nothing] * (rounds - len(known)))

    def roster(number: int) -> tuple[int, ...]:
        row = rows.get(number, len(inside.rosters))
        return inside.rosters[row] if row < len(inside.rosters) else ()

    results = tuple(at(number, table.results, BLANK) for number in everyone)
    points = tuple(at(number, inside.points, None) for number in everyone)
    lineups = tuple(at(number, inside.lineups, ()) for number in everyone)
    rosters = tuple(roster(number) for number in everyone)
    members = inside.members
    if members is not None and to_come > 0:
        blank = (BLANK,) * to_come
        games = tuple((*row, *blank) for row in members.crosstable.results)
        members = replace(members, crosstable=Crosstable(members.crosstable.numbers, games))
    return replace(
        section,
        players=tuple(section.by_number.get(number, Player(number)) for number in everyone),
        crosstable=Crosstable(everyone, results),
        matches=replace(
            inside,
            points=points,
            lineups=lineups if inside.lineups else (),
            rosters=rosters if inside.rosters else (),
            members=members,
        ),
    )


def check_size(section: str, players: int, rounds: int) -> None:
    """Refuse what a crosstable has no room for.

    Raises:
        TieBreakError: there are too many players or rounds, or none.
    """
    if not 1 <= players <= MAX_PLAYERS:
        raise TieBreakError(
            f"{section}: a workbook has room for 1 to {MAX_PLAYERS:,} players, not {players:,}."
        )
    if not 1 <= rounds <= MAX_ROUNDS:
        raise TieBreakError(
            f"{section}: a workbook has room for 1 to {MAX_ROUNDS} rounds, not {rounds:,}."
        )


def check_team_size(section: str, teams: int, rounds: int) -> None:
    """Refuse what the sheets have no room for.

    Raises:
        TieBreakError: there are too many teams or rounds, or none.
    """
    where = f"{section}: a" if section else "A"
    if not 1 <= teams <= MAX_TEAMS:
        raise TieBreakError(f"{where} workbook has room for 1 to {MAX_TEAMS} teams, not {teams:,}.")
    if not 1 <= rounds <= MAX_TEAM_ROUNDS:
        raise TieBreakError(
            f"{where} workbook has room for 1 to {MAX_TEAM_ROUNDS} rounds, not {rounds:,}."
        )


def rating_text(player: Player) -> int | str | None:
    """A rating: 1641, or 1641P17 where it is provisional."""
    if player.rating is None or player.provisional is None:
        return player.rating
    return f"{player.rating}P{player.provisional}"

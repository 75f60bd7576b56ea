"""A team section laid out for a workbook, in which row k is team k."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import Player, Section
from xltiebreak.excel.labels import CROSSTABLE_SHEET

_Cell = TypeVar("_Cell")

MAX_TEAMS = 150
MAX_TEAM_ROUNDS = 20


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
    check_size(section.name, last, rounds)
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


def check_size(section: str, teams: int, rounds: int) -> None:
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

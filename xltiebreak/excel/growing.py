"""An event with more rows and rounds, and with the players of a list, before its workbook is
written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.crosstable import Crosstable, rounds_of_a_cycle
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK
from xltiebreak.event.roundrobin import berger_round
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.event.words import bare
from xltiebreak.excel.cells.grid_rules import cycles_in
from xltiebreak.excel.cells.rows import refuse_another_grid, relaid
from xltiebreak.questions.changes import same_players
from xltiebreak.tables.lists import Entry

_OURS = re.compile(
    "(Event|Games|Scores|Crosstable|Standings|Worksheet|Tie-breaks|Checks|Verify|Winners|Teams|Matches"
    "|Players|Boards|Prizes|Announcement|Help|Arithmetic|Buttons|Answer|xlwings) ",
    re.IGNORECASE,
)
"""The first word of our sheets' titles."""


class Placed(NamedTuple):
    """The new players of a list, by section, and sentences about those already there."""

    late: Sequence[Sequence[Player]]
    known: Sequence[str]


def sections_in(entries: Sequence[Entry]) -> list[str]:
    """Return the sections that a list names; without any, one section without a name."""
    return list(dict.fromkeys(entry.section for entry in entries if entry.section)) or [""]


def placed(sections: Sequence[Section], entries: Sequence[Entry]) -> Placed:
    """Return the list's players who are new in each section. A player already in any section, by id
    or by name, is not new.

    Raises:
        TieBreakError: a section is missing, or there is none of its name.
    """
    wanted = [_section_of(entry, sections) for entry in entries]
    there = [(k, player) for k, section in enumerate(sections) for player in section.players]
    old = [replace(player, number=n) for n, (_, player) in enumerate(there)]
    new = [replace(entry.player, number=len(old) + n) for n, entry in enumerate(entries)]
    same = {theirs: ours for ours, theirs in same_players(old, new).items()}
    late: list[list[Player]] = [[] for _ in sections]
    elsewhere, known = [], 0
    for player, entry, k in zip(new, entries, wanted):
        ours = same.get(player.number)
        if ours is None or _are_two(old[ours], player):
            late[k].append(entry.player)
            continue
        known += 1
        where = there[ours][0]
        if where != k:
            elsewhere.append(
                f"{player.name} is in {sections[where].name} already, and not in "
                f"{sections[k].name} as the list says; move him by hand if need be."
            )
    count = [f"{known} of the list {'is' if known == 1 else 'are'} there already."] if known else []
    return Placed(late, [*count, *elsewhere])


def placed_in(names: Sequence[str], entries: Sequence[Entry]) -> Sequence[Sequence[Player]]:
    """Return the list's players for each of the empty sections with these names.

    Raises:
        TieBreakError: as :func:`placed`.
    """
    nobody = Crosstable((), ())
    return placed([Section(name, (), nobody) for name in names], entries).late


def sheets_left(event: Event, sheets: Sequence[str]) -> list[str]:
    """Return the sheets of a workbook that are neither ours nor a section of the event."""
    of_sections = {section.origin.sheet for section in event.sections}
    return [sheet for sheet in sheets if sheet not in of_sections and not _OURS.match(f"{sheet} ")]


def _are_two(ours: Player, theirs: Player) -> bool:
    return bool(ours.id and theirs.id) and ours.id.lstrip("0") != theirs.id.lstrip("0")


def _section_of(entry: Entry, sections: Sequence[Section]) -> int:
    named = [bare(section.name) for section in sections]
    if bare(entry.section) in named and (entry.section or len(sections) == 1):
        return named.index(bare(entry.section))
    listed = ", ".join(section.name or "(without a name)" for section in sections)
    if entry.section:
        raise TieBreakError(
            f"{entry.where}: there is no section {entry.section!r} for {entry.player.name}; there "
            f"{'is' if len(sections) == 1 else 'are'} {listed}"
        )
    if len(sections) == 1:
        return 0
    raise TieBreakError(
        f"{entry.where}: the section of {entry.player.name} is missing; expected one of {listed} "
        "in a column Section"
    )


def larger(
    section: Section, late: Sequence[Player], rows: int | None, rounds: int | None
) -> Section:
    """Return the section with further players behind the last, and with so many rows and rounds.

    Raises:
        TieBreakError: as :func:`with_room`; or they need more rows than are asked for.
    """
    there = max(len(section.players), max(section.crosstable.numbers, default=0))
    needed = there + len(late)
    if rows is not None and there <= rows < needed:
        raise TieBreakError(
            f"{_named(section)}with the list there are {counted(needed, 'player')}, more than the "
            f"{counted(rows, 'row')} asked for; ask for {needed:,} or more"
        )
    roomy = with_room(section, rows if rows is not None else needed if late else None, rounds)
    return filled(roomy, late, len(section.players))


def filled(section: Section, entries: Sequence[Player], first: int = 0) -> Section:
    """Return the section with these players in its rows, from this index on."""
    players = list(section.players)
    for k, player in enumerate(entries, start=first):
        players[k] = replace(player, number=players[k].number)
    return replace(section, players=tuple(players))


def with_room(section: Section, entries: int | None, rounds: int | None) -> Section:
    """Return the section with so many rows and planned rounds; ``None`` keeps its own. New rows
    continue the numbers. In a larger grid, each game moves to its new round.

    Raises:
        TieBreakError: it holds more than that already, or a grid is asked for rounds.
    """
    cycles = cycles_in(section)
    if rounds is not None:
        if cycles:
            raise TieBreakError(
                f"{_named(section)}the rounds of a round-robin follow from its players; leave out "
                "--rounds"
            )
        section = _with_rounds(section, rounds)
    if entries is None:
        return section
    entry = "team" if section.matches else "player"
    last = max(section.crosstable.numbers, default=0)
    there = max(len(section.players), last)
    if entries < there:
        numbered = f", and the last has the number {last}" if last > len(section.players) else ""
        raise TieBreakError(
            f"{_named(section)}there {_are(len(section.players), entry)}{numbered}, so there is no "
            f"table for {entries:,}; ask for {there:,} or more"
        )
    if cycles:
        refuse_another_grid(entries, cycles)
    numbers = (*section.crosstable.numbers, *range(last + 1, last + 1 + entries - there))
    if cycles:
        return _in_a_grid(section, numbers, cycles)
    return relaid(section, numbers, section.crosstable.rounds)


def _with_rounds(section: Section, rounds: int) -> Section:
    table = section.crosstable
    typed = max(
        (r for row in table.results for r, result in enumerate(row, start=1) if not result.blank),
        default=0,
    )
    if rounds < typed:
        raise TieBreakError(
            f"{_named(section)}results are typed up to round {typed}, so there is no table for "
            f"{counted(rounds, 'round')}; ask for {typed} or more"
        )
    smaller = relaid(section, table.numbers, min(rounds, table.rounds))
    return replace(smaller, scheduled_rounds=rounds)


def _in_a_grid(section: Section, numbers: Sequence[int], cycles: int) -> Section:
    table, a_cycle = section.crosstable, rounds_of_a_cycle(len(numbers))
    a_cycle_now = rounds_of_a_cycle(len(section.players))
    rows = []
    for number, row in table.rows.items():
        results = [BLANK] * (a_cycle * cycles)
        for k, result in enumerate(row):
            if result.opponent is not None:
                nth = berger_round(len(numbers), number, result.opponent) - 1
                results[k // a_cycle_now * a_cycle + nth] = result
        rows.append(tuple(results))
    moved = replace(section, crosstable=Crosstable(table.numbers, tuple(rows)))
    return relaid(moved, numbers, a_cycle * cycles)


def _named(section: Section) -> str:
    return f"{section.name}: " if section.name else ""


def _are(count: int, noun: str) -> str:
    return f"{'is' if count == 1 else 'are'} {counted(count, noun)}"

"""Sections laid out for a workbook, empty or filled, with all of their rounds and with room for
late entries and further rounds; and events with more rows and rounds, and with the players of a
list, before their workbook is written. Row k is player or team k."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from xltiebreak.event.crosstable import ROUNDROBIN, Crosstable, rounds_of_a_cycle
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK
from xltiebreak.event.roundrobin import berger_round
from xltiebreak.event.section import (
    EQUAL_BOARDS,
    MAX_BOARDS,
    Event,
    Matches,
    Player,
    Points,
    Section,
)
from xltiebreak.event.words import bare
from xltiebreak.excel.cells.names import Sheets
from xltiebreak.excel.cells.typed_results import cycles_in
from xltiebreak.questions.changes import same_players
from xltiebreak.tables.sheets import Entry

MAX_PLAYERS, MAX_TEAMS, MAX_ROUNDS = 1_000, 150, 20
MAX_COLUMNS = 40
"""Columns of a grid: so many players, or half as many in a double round-robin."""

IHSA_WEIGHTS = (12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0)
"""The weights of the boards at the Illinois final."""

FEWEST_SPARE, MOST_SPARE, SPARE_SHARE = 6, 20, 4
"""The fewest and most spare rows for late entries, and the number of players for each."""

SPARE_ROUNDS = 2
"""Spare columns behind the event's rounds; they are folded away."""

_Cell = TypeVar("_Cell")


class LaidOut(NamedTuple):
    """A section as it stands on its sheets. Its last ``spare_rows`` and ``spare_rounds`` are room
    for what nobody foresaw, and show only once users type into them."""

    section: Section
    spare_rows: int = 0
    spare_rounds: int = 0


def empty_swiss(players: int = 24, rounds: int = 5) -> Event:
    """Return a Swiss (or round-robin) to be played, without names.

    Raises:
        TieBreakError: there are more players or rounds than a sheet takes, or none.
    """
    _check_size(Sheets.CROSSTABLE, "players", players, rounds)
    return Event(name="", sections=(replace(_unplayed(players, rounds), scheduled_rounds=rounds),))


def _unplayed(entries: int, rounds: int) -> Section:
    numbers = tuple(range(1, entries + 1))
    results = ((BLANK,) * rounds,) * entries
    return Section("", tuple(map(Player, numbers)), Crosstable(numbers, results))


def empty_scores(players: int = 24) -> Event:
    """Return a list for names and scores, empty.

    Raises:
        TieBreakError: there are more players than a sheet takes, or none.
    """
    _check_size(Sheets.SCORES, "players", players, rounds=1)
    return Event(name="", sections=(_unplayed(players, 0),))


def empty_roundrobin(players: int = 8, *, double: bool = False) -> Event:
    """Return a round-robin to be played, without names.

    Raises:
        TieBreakError: there are too few players, or more than a sheet has columns for.
    """
    cycles = 2 if double else 1
    refuse_another_grid(players, cycles)
    section = _unplayed(players, cycles * rounds_of_a_cycle(players))
    return Event(name="", sections=(replace(section, kind=ROUNDROBIN, order=ROUNDROBIN),))


def refuse_another_grid(players: int, cycles: int) -> None:
    """Refuse a number of players for which there is no grid.

    Raises:
        TieBreakError: there are too few players, or more than a sheet has columns for.
    """
    if not 2 <= players <= MAX_COLUMNS // cycles:
        raise TieBreakError(
            f"A workbook for a {'double ' * (cycles > 1)}round-robin has room for 2 to "
            f"{MAX_COLUMNS // cycles} players, not {players:,}."
        )


def empty_team_event(
    teams: int = 8, rounds: int = 7, boards: int = 8, weights: Sequence[float] | None = None
) -> Event:
    """Return a team event to be played, without names. Eight boards have the weights of the
    Illinois final unless weights are given; other boards have equal weights.

    Raises:
        TieBreakError: there are more teams, rounds or boards than the sheets take, or the
            weights are not one for each board.
    """
    _check_size("", "teams", teams, rounds, boards)
    if weights is None and boards == len(IHSA_WEIGHTS):
        weights = IHSA_WEIGHTS
    worth = tuple(weights or ())
    if worth and len(worth) != boards:
        raise TieBreakError(
            f"There are {len(worth)} board weights for {boards} boards; give one for each board."
        )
    points: tuple[tuple[Points, ...], ...] = ((None,) * rounds,) * teams
    section = replace(
        _unplayed(teams, rounds),
        scheduled_rounds=rounds,
        order=team_order(worth),
        matches=Matches(points, boards, worth if set(worth) - {EQUAL_BOARDS} else ()),
    )
    return Event(name="", sections=(section,))


def team_order(weights: Sequence[float]) -> str:
    """Return the order of a new event of teams: that of the Illinois final if boards of these
    weights differ, else that of the US Amateur Team."""
    return "ihsa-team" if len(set(weights)) > 1 else "usat"


def laid_out(
    sections: Sequence[Section], *, numbered: bool, in_rounds: bool = False
) -> Iterator[LaidOut]:
    """Yield the sections with distinct names and all scheduled rounds. Teams, and players who are
    to be ``numbered``, get an empty row for each unused number, so that row k is player k. Sections
    with rounds for players, as round-robins have ``in_rounds`` too, also get spare rows and rounds.

    Raises:
        TieBreakError: there are too many players, teams or rounds, or two have one number.
    """
    for k, section in enumerate(sections, start=1):
        name = section.name if section.name or k == 1 else f"Section {k}"
        of_teams, of_scores = section.matches is not None, lists_scores(section)
        numbers, players = section.crosstable.numbers, len(section.players)
        rounds = max(section.crosstable.rounds, section.scheduled_rounds or 0)
        if of_scores:
            _check_size(name or Sheets.SCORES, "players", players or 1, 1)
            rounds = 0
        elif of_teams:
            _check_size(name, "teams", max(numbers, default=0), rounds)
        elif in_rounds or not 0 < cycles_in(section) * players <= MAX_COLUMNS:
            _check_size(name or Sheets.CROSSTABLE, "players", players, rounds)
        if numbered or of_teams or of_scores:
            _refuse_numbers(section, name or Sheets.CROSSTABLE)
            numbers = tuple(range(1, max(numbers, default=0) + 1))
        whole = relaid(replace(section, name=name), numbers, rounds)
        is_grid = cycles_in(whole) and not in_rounds
        yield LaidOut(whole) if of_teams or is_grid else _with_room_to_spare(whole)


def lists_scores(section: Section) -> bool:
    """Whether a section has no rounds: it is a list of names and scores."""
    return section.matches is None and not section.crosstable.rounds


def _with_room_to_spare(section: Section) -> LaidOut:
    table = section.crosstable
    rows = min(max(len(section.players) // SPARE_SHARE, FEWEST_SPARE), MOST_SPARE)
    rounds, last = SPARE_ROUNDS * bool(table.rounds), max(table.numbers, default=0)
    numbers = (*table.numbers, *range(last + 1, last + rows + 1))
    planned = replace(section, scheduled_rounds=section.scheduled_rounds or table.rounds or None)
    return LaidOut(relaid(planned, numbers, table.rounds + rounds), rows, rounds)


def relaid(section: Section, numbers: Sequence[int], rounds: int) -> Section:
    """Return the section with these numbers as rows and so many rounds; new cells are empty. Rows
    with the same number keep their order."""
    inside, table = section.matches, section.crosstable
    places: dict[int, list[int]] = {}
    for k, number in enumerate(table.numbers):
        places.setdefault(number, []).append(k)
    rows = [places[number].pop(0) if places.get(number) else None for number in numbers]

    def in_rows(values: Sequence[_Cell], nothing: _Cell) -> tuple[_Cell, ...]:
        return tuple(nothing if row is None or row >= len(values) else values[row] for row in rows)

    def table_of(
        values: Sequence[tuple[_Cell, ...]], nothing: _Cell
    ) -> tuple[tuple[_Cell, ...], ...]:
        longer = ((*row[:rounds], *[nothing] * (rounds - len(row))) for row in values)
        return in_rows([*longer], (nothing,) * rounds)

    if inside is not None:
        members = inside.members
        inside = replace(
            inside,
            points=table_of(inside.points, None),
            lineups=table_of(inside.lineups, ()) if inside.lineups else (),
            rosters=in_rows(inside.rosters, ()) if inside.rosters else (),
            members=members and relaid(members, members.crosstable.numbers, rounds),
        )
    return replace(
        section,
        players=tuple(
            Player(number) if row is None else section.players[row]
            for number, row in zip(numbers, rows)
        ),
        crosstable=Crosstable(tuple(numbers), table_of(table.results, BLANK)),
        matches=inside,
    )


def _refuse_numbers(section: Section, place: str) -> None:
    """Refuse numbers that stand twice, and those of players for which there is no row."""
    numbers = section.crosstable.numbers
    twice = next((number for k, number in enumerate(numbers) if number in numbers[:k]), None)
    entry, it = ("team", "its") if section.matches is not None else ("player", "his")
    if twice is not None:
        raise TieBreakError(
            f"{place}: two {entry}s have the number {twice}; give every {entry} one of {it} own."
        )
    if (last := max(numbers, default=0)) > MAX_PLAYERS and entry == "player":
        raise TieBreakError(
            f"{place}: the functions take row k for player k, and a player has the number {last}; "
            "number the players from 1, or write a plain workbook."
        )


def _check_size(section: str, entries: str, count: int, rounds: int, boards: int = 1) -> None:
    where = f"{section}: a" if section else "A"
    most = MAX_TEAMS if entries == "teams" else MAX_PLAYERS
    sizes = (entries, count, most), ("rounds", rounds, MAX_ROUNDS), ("boards", boards, MAX_BOARDS)
    for what, number, limit in sizes:
        if not 1 <= number <= limit:
            raise TieBreakError(
                f"{where} workbook has room for 1 to {limit:,} {what}, not {number:,}."
            )


def rating_text(player: Player) -> int | str | None:
    """Return a player's rating: 1641, or 1641P17 if it is provisional."""
    if player.rating is None or player.provisional is None:
        return player.rating
    return f"{player.rating}P{player.provisional}"


_OURS = re.compile(
    f"({'|'.join(Sheets)}|Winners|Announcement|Buttons|Answer|xlwings) ", re.IGNORECASE
)
"""The first word of our sheets' titles."""


class Placed(NamedTuple):
    """The new players of a list, by section, and sentences about those already there."""

    late: Sequence[Sequence[Player]]
    known: Sequence[str]


def sections_in(entries: Sequence[Entry]) -> list[str]:
    """Return the sections that a list names, each as its first player has it: capitals and blanks
    make no other one; without any, one section without a name."""
    names: dict[str, str] = {}
    for entry in entries:
        names.setdefault(bare(entry.section), entry.section)
    return [name for name in names.values() if name] or [""]


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
        ids = {} if ours is None else {old[ours].id.lstrip("0"), player.id.lstrip("0")} - {""}
        if ours is None or len(ids) > 1:
            late[k].append(entry.player)
            continue
        known += 1
        if (where := there[ours][0]) != k:
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
    return placed([Section(name, (), Crosstable((), ())) for name in names], entries).late


def sheets_left(event: Event, sheets: Sequence[str]) -> list[str]:
    """Return the sheets of a workbook that are neither ours nor a section of the event."""
    of_sections = {section.origin.sheet for section in event.sections}
    return [sheet for sheet in sheets if sheet not in of_sections and not _OURS.match(f"{sheet} ")]


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
    """Return the section with further players behind the last, with so many rows and rounds, and
    with an order for teams that play matches: plain formulas need one.

    Raises:
        TieBreakError: as :func:`with_room`; or they need more rows than are asked for; or a cell
            could not be read in full, and the new workbook would lose it.
    """
    if lost := [fault for fault in section.faults if fault.code in ("one-sided", "rating")]:
        raise TieBreakError(f"{lost[0].where}: {lost[0].message}; correct it, or it would be lost")
    there = max(len(section.players), max(section.crosstable.numbers, default=0))
    needed = there + len(late)
    if rows is not None and there <= rows < needed:
        raise TieBreakError(
            f"{_named(section)}with the list there are {counted(needed, 'player')}, more than the "
            f"{counted(rows, 'row')} asked for; ask for {needed:,} or more"
        )
    order = section.order or (team_order(section.matches.weights) if section.matches else "")
    roomy = with_room(section, rows if rows is not None else needed if late else None, rounds)
    return filled(replace(roomy, order=order), late, len(section.players))


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
            f"{_named(section)}there {'is' if len(section.players) == 1 else 'are'} "
            f"{counted(len(section.players), entry)}{numbered}, so there is no table for "
            f"{entries:,}; ask for {there:,} or more"
        )
    numbers = (*section.crosstable.numbers, *range(last + 1, last + 1 + entries - there))
    if cycles:
        refuse_another_grid(entries, cycles)
        return _in_a_grid(section, numbers, cycles)
    return relaid(section, numbers, section.crosstable.rounds)


def _with_rounds(section: Section, rounds: int) -> Section:
    table = section.crosstable
    typed = max([0, *(round for *_, round, result in table.cells() if not result.blank)])
    if rounds < typed:
        raise TieBreakError(
            f"{_named(section)}results are typed up to round {typed}, so there is no table for "
            f"{counted(rounds, 'round')}; ask for {typed} or more"
        )
    planned = replace(section, scheduled_rounds=rounds)
    return relaid(planned, table.numbers, min(rounds, table.rounds))


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

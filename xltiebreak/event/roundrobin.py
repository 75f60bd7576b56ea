"""Round-robins: which round a game belongs to, what is still to be played, and players who
withdraw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from xltiebreak.event.crosstable import Crosstable, cycles_of, rounds_of_a_cycle, typed_by_hand
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Section

SITS_OUT = Result(Outcome.UNPAIRED)
"""With an odd number of players, the round in which one of them has no opponent."""

_ANNULLED = Result(Outcome.ANNULLED)

Entry = TypeVar("Entry")


def berger_round(players: int, own: int, other: int) -> int:
    """The round, from 1, in which the Berger tables pair these two of so many players.

    ``one`` and ``other`` are places in the list, from 1. With an odd number somebody sits out
    each round.

    Source: FIDE C.05, annex 1, Berger tables.
    """
    last = players + players % 2
    low, high = sorted((own, other))
    sum_of_both = 2 * low if high == last else low + high
    return (sum_of_both - 2) % (last - 1) + 1


def by_round(
    cycles: Sequence[Sequence[Sequence[Entry]]], nobody: Entry
) -> tuple[tuple[Entry, ...], ...]:
    """Each player's row by rounds: ``cycles[c][i][j]``, what player i has against player j in
    cycle c, in its round of the Berger tables; ``nobody`` where he sits out.

    The second cycle follows the first. What stands on the diagonal is passed over.
    """
    players = len(cycles[0]) if cycles else 0
    a_cycle = rounds_of_a_cycle(players)
    rows = [[nobody] * (a_cycle * len(cycles)) for _ in range(players)]
    for c, table in enumerate(cycles):
        for i, row in enumerate(table):
            for j, entry in enumerate(row):
                if i != j:
                    rows[i][c * a_cycle + berger_round(players, i + 1, j + 1) - 1] = entry
    return tuple(map(tuple, rows))


def opponent_in(players: int, own: int, round: int) -> int | None:
    """Whom a player meets in a round of the Berger tables; nobody where he sits out.

    Both are places in the list, from 1, as the round is.
    """
    wanted = (round - 1) % rounds_of_a_cycle(players) + 1
    for other in range(1, players + 1):
        if other != own and berger_round(players, own, other) == wanted:
            return other
    return None


def typed_by_round(section: Section) -> Section:
    """A section whose rounds somebody types, its cells marked that are still to be typed."""
    odd = section.is_roundrobin and len(section.players) % 2 == 1
    return replace(section, crosstable=typed_by_hand(section.crosstable, one_sits_out=odd))


def is_double(section: Section) -> bool:
    """Whether everybody meets everybody twice: by the width of a grid, else as the games show."""
    if not section.is_roundrobin:
        return False
    if section.origin.grid:
        return section.crosstable.rounds == 2 * rounds_of_a_cycle(len(section.players))
    return any(
        sum(result.opponent == other for result in row) == 2
        for row in section.crosstable.rows.values()
        for other in {result.opponent for result in row} - {None}
    )


def games_to_come(section: Section) -> list[tuple[int, int, int]]:
    """The games of a grid without a result, as round and pairing numbers, the lower one first.

    The games of those who have withdrawn are not to come.
    """
    if not section.origin.grid:
        return []
    gone = {*section.withdrawn}
    numbers = section.crosstable.numbers
    return sorted(
        (round + 1, numbers[k], numbers[place])
        for k, place, round in _left_open(section)
        if numbers[k] < numbers[place] and not gone & {numbers[k], numbers[place]}
    )


def games_in_all(section: Section) -> int:
    """How many games a round-robin has from its first round to its last, without those of the
    players whose games are annulled."""
    players = len(section.players) - len(_gone(section))
    cycles = meetings_each(section)
    return players * (players - 1) // 2 * cycles


def meetings_each(section: Section) -> int:
    """How often everybody is to meet everybody: as the stated rounds allow, else those that the
    table has room for."""
    planned = max(section.scheduled_rounds or 0, section.crosstable.rounds)
    return cycles_of(len(section.players), planned)


def annulled(section: Section) -> Section:
    """The section without the games of those who withdrew before they had played half of them.

    Their results stay in the table that is shown, but count for nobody; who withdraws later
    loses the games that are left by forfeit, and they stand, or leaves them unplayed.

    Source: US Chess 30B; FIDE General Regulations for Competitions, "withdrawals" in round-robins.
    """
    if not section.withdrawn or not section.is_roundrobin:
        return section
    gone, table = _gone(section), section.crosstable
    rows = [
        [_without(result, number in gone, gone) for result in row]
        for number, row in table.rows.items()
    ]
    if section.origin.grid:
        for k, place, round in _left_open(section):
            pair = {table.numbers[k], table.numbers[place]}
            if pair & {*section.withdrawn}:
                rows[k][round] = _ANNULLED if pair & gone else SITS_OUT
    elif gone:
        times = meetings_each(section)
        for number, row in zip(table.numbers, rows):
            met = sum(result.outcome is Outcome.ANNULLED for result in row)
            left = len(row) if number in gone else max(times * len(gone) - met, 0)
            for round in _idle_rounds(section, row)[:left]:
                row[round] = _ANNULLED
    return replace(section, crosstable=Crosstable(table.numbers, tuple(map(tuple, rows))))


def _left_open(section: Section) -> Iterator[tuple[int, int, int]]:
    """In a grid, the places of both players and of the round, from 0, of each game without a
    result."""
    numbers = section.crosstable.numbers
    in_order = sorted(numbers)
    for k, number, round, result in section.crosstable.cells():
        if result == BLANK:
            other = opponent_in(len(numbers), in_order.index(number) + 1, round)
            if other:
                yield k, numbers.index(in_order[other - 1]), round - 1


def _idle_rounds(section: Section, row: Sequence[Result]) -> list[int]:
    """The complete rounds, from 0, in which a player has no game and was to have one."""
    complete = section.crosstable.complete_rounds
    idle = [round - 1 for round in complete if row[round - 1].outcome is Outcome.UNPAIRED]
    return idle[times_sitting_out(section) :]


def times_sitting_out(section: Section) -> int:
    """In how many rounds there is nobody for each player: none in a Swiss or an even field."""
    players = len(section.players)
    odd = section.is_roundrobin and players % 2
    return meetings_each(section) if odd else 0


def without_sitting_out(
    history: Sequence[tuple[int, Result]], times: int
) -> list[tuple[int, Result]]:
    """A player's rounds without those in which there was nobody for him, which come so many
    ``times`` in an odd field; all of them as long as he has had no other."""
    idle = [k for k, (_, result) in enumerate(history) if result.outcome is Outcome.UNPAIRED]
    sitting_out = {*sorted(idle, key=lambda k: history[k][1].blank)[:times]}
    return [round for k, round in enumerate(history) if k not in sitting_out] or [*history]


def _gone(section: Section) -> set[int]:
    """Those who withdrew before half of their games; their games count for nobody."""
    return {number for number in section.withdrawn if played_less_than_half(section, number)}


def played_less_than_half(section: Section, number: int) -> bool:
    """Whether a player has completed fewer than half of the games that he was to play."""
    row: Sequence[Result] = section.crosstable.rows.get(number, ())
    entries = len(section.players)
    cycles = meetings_each(section)
    completed = sum(
        result.opponent is not None
        and result.outcome not in (Outcome.FORFEIT_LOSS, Outcome.PENDING)
        for result in row
    )
    return 2 * completed < (entries - 1) * cycles


def _without(result: Result, withdrew: bool, gone: set[int]) -> Result:
    if result.opponent is None:
        return result
    return _ANNULLED if withdrew or result.opponent in gone else result

"""Round-robins: the round of a game, the games still to be played, and players who withdraw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations
from typing import TypeVar

from xltiebreak.event.crosstable import (
    ROUNDROBIN,
    Crosstable,
    cycles_of,
    everybody_meets,
    rounds_of_a_cycle,
    times_paired,
    typed_by_hand,
)
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Section

SITS_OUT = Result(Outcome.UNPAIRED)
"""A player's round without an opponent, where the number of players is odd."""

_ANNULLED = Result(Outcome.ANNULLED)

Entry = TypeVar("Entry")


def berger_round(players: int, own: int, other: int) -> int:
    """Return the round, from 1, in which the Berger tables pair these two of so many players.

    ``own`` and ``other`` are places in the list, from 1. With an odd number one player sits out
    each round.

    Source: FIDE C.05, annex 1, Berger tables.
    """
    last = players + players % 2
    low, high = sorted((own, other))
    sum_of_both = 2 * low if high == last else low + high
    return (sum_of_both - 2) % (last - 1) + 1


def by_round(games: Sequence[Sequence[Sequence[Entry]]], nobody: Entry) -> list[list[Entry]]:
    """Return each player's row by round; ``games[i][j]`` are those of player i against player j, as
    many as all meet. ``nobody`` stands where a player sits out.

    The rounds are those of the Berger tables, cycle by cycle. The diagonal is ignored.
    """
    times = len(games[0][0]) if games else 1
    cycle = rounds_of_a_cycle(len(games))
    rows = [[nobody] * (cycle * times) for _ in games]
    for own, other, round in _games_by_round(len(games), cycle * times):
        rows[own][round] = games[own][other][round // cycle]
    return rows


def _games_by_round(players: int, rounds: int) -> Iterator[tuple[int, int, int]]:
    """Yield each game of a grid for both sides: their places and that of the round, all from 0."""
    for own, other in permutations(range(players), 2):
        first = berger_round(players, own + 1, other + 1) - 1
        for round in range(first, rounds, rounds_of_a_cycle(players)):
            yield own, other, round


def typed_by_round(section: Section) -> Section:
    """Return a section that is typed round by round, with the cells still to be typed marked."""
    odd = section.is_roundrobin and len(section.players) % 2 == 1
    return replace(section, crosstable=typed_by_hand(section.crosstable, one_sits_out=odd))


def games_to_come(section: Section) -> list[tuple[int, int, int]]:
    """Return a round-robin's games without a result as round and pairing numbers, the lower number
    first: those left open in a grid, and in typed rounds, once all are in, pairs that never met
    and have no opponent in the same round; where no kind is stated, only those with empty cells.

    Games of players who have withdrawn are left out.
    """
    if not section.origin.grid:
        return _never_met(section) if section.is_roundrobin else []
    gone = {*section.withdrawn}
    numbers = section.crosstable.numbers
    return sorted(
        (round + 1, numbers[k], numbers[place])
        for k, place, round in _left_open(section)
        if numbers[k] < numbers[place] and not gone & {numbers[k], numbers[place]}
    )


def rounds_in_all(section: Section) -> int:
    """Return the number of rounds: as stated, else as many as the table has room for, in a
    round-robin for all to meet as often as any two do."""
    table = section.crosstable
    most = max(times_paired(table).values(), default=1) if section.is_roundrobin else 0
    for_all = most * rounds_of_a_cycle(len(table.numbers)) if table.rounds else 0
    return section.scheduled_rounds or max(table.rounds, for_all)


def _never_met(section: Section) -> list[tuple[int, int, int]]:
    table, gone, met = section.crosstable, {*section.withdrawn}, times_paired(section.crosstable)
    is_stated = section.kind == ROUNDROBIN
    is_one = is_stated or everybody_meets(table, table.rounds)
    if len(table.complete_rounds) < rounds_in_all(section) or not is_one:
        return []  # still typed; or the players of teams that all meet
    times = table.rounds // rounds_of_a_cycle(len(table.numbers))
    found: list[tuple[int, int, int]] = []
    for round, column in enumerate(table.columns, start=1):
        free = dict(zip(table.numbers, column))
        idle = {n for n in free if free[n] == BLANK or (is_stated and free[n].opponent is None)}
        if round == table.rounds and is_stated:
            idle = {*table.numbers}  # who never met, and was never free at the same time
        for pair in combinations(sorted(idle - gone), 2):
            if met[frozenset(pair)] < times:
                met[frozenset(pair)] += 1
                found.append((round, *pair))
    return found


def games_in_all(section: Section) -> int:
    """Return how many games a round-robin has in all its rounds, without those of players whose
    games are annulled."""
    players = len(section.players) - len(_gone(section))
    return players * (players - 1) // 2 * meetings_each(section)


def meetings_each(section: Section) -> int:
    """Return how often each pair is to meet: as the stated rounds allow, else the rounds of the
    table."""
    planned = max(section.scheduled_rounds or 0, section.crosstable.rounds)
    return cycles_of(len(section.players), planned)


def annulled(section: Section) -> Section:
    """Return the section without the games of players who withdrew before half of their games.

    Their results are still shown in the table, but count for no opponent. The games of a player who
    withdraws later stand; the rest he loses by forfeit, or leaves unplayed.

    Source: US Chess 30B; FIDE General Regulations for Competitions, "withdrawals" in round-robins.
    """
    if not section.withdrawn or not section.is_roundrobin:
        return section
    gone, table = _gone(section), section.crosstable
    rows = [
        [
            _ANNULLED if result.opponent and gone & {number, result.opponent} else result
            for result in row
        ]
        for number, row in zip(table.numbers, table.results)
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
            complete = section.crosstable.complete_rounds
            idle = [r - 1 for r in complete if row[r - 1].outcome is Outcome.UNPAIRED]
            for round in idle[times_sitting_out(section) :][:left]:
                row[round] = _ANNULLED
    return replace(section, crosstable=Crosstable(table.numbers, tuple(map(tuple, rows))))


def _left_open(section: Section) -> Iterator[tuple[int, int, int]]:
    """Yield a grid's games without a result: the places, from 0, of both players and of the
    round."""
    table = section.crosstable
    by_number = sorted(range(len(table.numbers)), key=table.numbers.__getitem__)
    for own, other, round in _games_by_round(len(by_number), table.rounds):
        if table.results[by_number[own]][round] == BLANK:
            yield by_number[own], by_number[other], round


def times_sitting_out(section: Section) -> int:
    """Return in how many rounds each player sits out: none in a Swiss or an even field."""
    is_odd = section.is_roundrobin and len(section.players) % 2
    return meetings_each(section) if is_odd else 0


def without_sitting_out(
    history: Sequence[tuple[int, Result]], times: int
) -> list[tuple[int, Result]]:
    """Return a player's rounds without those in which he sat out, at most so many ``times``; all of
    them where nothing else is left."""
    idle = [k for k, (_, result) in enumerate(history) if result.outcome is Outcome.UNPAIRED]
    sitting_out = {*sorted(idle, key=lambda k: history[k][1].blank)[:times]}
    return [round for k, round in enumerate(history) if k not in sitting_out] or [*history]


def _gone(section: Section) -> set[int]:
    """Return the players who withdrew before half of their games: their games count for nobody."""
    return {number for number in section.withdrawn if played_less_than_half(section, number)}


def played_less_than_half(section: Section, number: int) -> bool:
    """Whether a player has played fewer than half of his games over the board."""
    row: Sequence[Result] = section.crosstable.rows.get(number, ())
    games = (len(section.players) - 1) * meetings_each(section)
    return 2 * sum(result.played for result in row) < games

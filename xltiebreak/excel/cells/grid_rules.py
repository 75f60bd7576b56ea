"""A round-robin's grid, player × player: what stands in its cells."""

from __future__ import annotations

from xltiebreak.event.crosstable import ROUNDROBIN, rounds_of_a_cycle
from xltiebreak.event.grid_cells import write
from xltiebreak.event.results import Result
from xltiebreak.event.roundrobin import SITS_OUT, berger_round
from xltiebreak.event.section import Section

FEWEST = 2


def cycles_in(section: Section) -> int:
    """Return how often all players of a section meet (1 or 2); 0 if a grid cannot hold the section.

    A grid numbers its players from 1, takes each game's round from the Berger tables, and has no
    place for colours, byes and rulings.
    """
    numbers = section.crosstable.numbers
    players = len(numbers)
    a_cycle = rounds_of_a_cycle(players)
    cycles, rest = divmod(section.crosstable.rounds, a_cycle)
    if section.kind != ROUNDROBIN or players < FEWEST or rest or cycles not in (1, 2):
        return 0
    fits = numbers == tuple(range(1, players + 1)) and all(
        _fits(result, players, number, round)
        for number, row in section.crosstable.rows.items()
        for round, result in enumerate(row, start=1)
    )
    return cycles if fits else 0


def _fits(result: Result, players: int, number: int, round: int) -> bool:
    if result.opponent is None:
        return result.blank or result == SITS_OUT
    in_cycle = (round - 1) % rounds_of_a_cycle(players) + 1
    plain = not (result.colour or result.ruling or result.unrated)
    return (
        plain
        and write(result) != ""
        and 0 < result.opponent <= players
        and result.opponent != number
        and berger_round(players, number, result.opponent) == in_cycle
    )


def grid_texts(section: Section, cycles: int) -> list[list[str]]:
    """Return the texts that a director would type, a row a player, in a column or two a player."""
    players = len(section.players)
    a_cycle = rounds_of_a_cycle(players)
    rows = [[""] * (players * cycles) for _ in range(players)]
    for number, row in section.crosstable.rows.items():
        for k, result in enumerate(row):
            if result.opponent is not None:
                column = (result.opponent - 1) * cycles + k // a_cycle
                rows[number - 1][column] = write(result)
    return rows

"""Sections that a grid can hold, player × player, and what stands in its cells."""

from __future__ import annotations

from xltiebreak.event.notation.grid import write
from xltiebreak.event.results import Result
from xltiebreak.event.roundrobin import ROUNDROBIN, SITS_OUT, berger_round, rounds_of_a_cycle
from xltiebreak.event.section import Section

FEWEST = 2


def cycles_in(section: Section) -> int:
    """How often everybody meets everybody in a section that a grid can hold; else 0.

    The players of a grid are numbered from 1, each game has its round from the Berger tables,
    and there is no place for colours, byes and rulings.
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
    """What a director would have typed: a row a player, a column or two a player."""
    players = len(section.players)
    a_cycle = rounds_of_a_cycle(players)
    rows = [[""] * (players * cycles) for _ in range(players)]
    for number, row in section.crosstable.rows.items():
        for k, result in enumerate(row):
            if result.opponent is not None:
                column = (result.opponent - 1) * cycles + k // a_cycle
                rows[number - 1][column] = write(result)
    return rows

"""How the players of a section are paired: as in a Swiss, or everybody with everybody."""

from __future__ import annotations

from collections import Counter

from xltiebreak.event.crosstable import Crosstable

SWISS, ROUNDROBIN = KINDS = ("swiss", "roundrobin")

_FEWEST = 3
"""Two players who play each other tell nothing."""


def rounds_of_a_cycle(players: int) -> int:
    """How many rounds it takes until everybody has met everybody once."""
    return max(players - 1 + players % 2, 1)


def cycles_of(players: int, rounds: int) -> int:
    """How often everybody meets everybody in so many rounds, the last time perhaps in part."""
    return max(1, -(-rounds // rounds_of_a_cycle(players)))


def everybody_meets(table: Crosstable, rounds: int) -> bool:
    """Whether players who state no kind of event play a round-robin: in so many rounds everybody
    can meet everybody once, or k times, and no pair is named more often.

    Results do not matter, and neither do colours: a forfeit and a pairing without a result name
    a pair, too.
    """
    players = len(table.numbers)
    if players < _FEWEST or not rounds or rounds % rounds_of_a_cycle(players):
        return False
    named = Counter(
        pair
        for column in table.columns
        for pair in {
            frozenset((number, result.opponent))
            for number, result in zip(table.numbers, column)
            if result.opponent is not None
        }
    )
    return max(named.values(), default=0) <= cycles_of(players, rounds)

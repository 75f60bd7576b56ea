"""Upsets: the games in which the lower rated player won, and by how much he was lower."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Section


class Upset(NamedTuple):
    """A game that the lower rated player won: the pairing numbers of both, the round, and how many
    points he was lower."""

    winner: int
    loser: int
    round: int
    difference: int

    @property
    def why(self) -> str:
        """``beat number 2, rated 200 points higher, in round 3``"""
        higher = f"rated {self.difference} points higher"
        return f"beat number {self.loser}, {higher}, in round {self.round}"


def upsets(section: Section, rounds: int) -> tuple[Upset, ...] | None:
    """The upsets of these rounds, largest first: won over the board by a rated player against a
    rated one, by the ratings of the crosstable. Nothing where teams play matches."""
    if section.matches is not None:
        return None
    return tuple(
        sorted(
            _upsets(section, rounds),
            key=lambda upset: (-upset.difference, upset.round, upset.winner),
        )
    )


def _upsets(section: Section, rounds: int) -> Iterator[Upset]:
    rating = {player.number: player.rating for player in section.players}
    table = section.crosstable
    for number, results in zip(table.numbers, table.results):
        for round, result in enumerate(results[:rounds], start=1):
            if result.outcome is Outcome.WIN and result.opponent is not None:
                own, other = rating.get(number), rating.get(result.opponent)
                if own and other and other > own:
                    yield Upset(number, result.opponent, round, other - own)


def largest(found: Sequence[Upset], numbers: Sequence[int]) -> list[Upset]:
    """The largest upset of these players; several where the difference is equal, one a player."""
    theirs = {upset.winner: upset for upset in reversed(found) if upset.winner in numbers}
    most = max((upset.difference for upset in theirs.values()), default=0)
    return [theirs[one] for one in numbers if one in theirs and theirs[one].difference == most]

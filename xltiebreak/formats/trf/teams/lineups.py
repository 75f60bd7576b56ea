"""Records 300: the line-ups of teams that did not sit in their order, or left a board empty."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.event.results import Outcome
from xltiebreak.formats.trf.teams.completed import Completed
from xltiebreak.formats.trf.teams.layout import (
    LINEUP_OPPONENT,
    LINEUP_TEAM,
    ROUND,
    set_in_columns,
)
from xltiebreak.formats.trf.teams.seating import Seats, Side, seated


class Lineups:
    """Writes the line-ups that a reader would not find by himself."""

    def __init__(self, done: Completed) -> None:
        self.done = done

    def records(self) -> Iterator[str]:
        """A record for each of them."""
        for round in range(self.done.section.crosstable.rounds):
            for k, result in enumerate(row[round] for row in self.done.section.crosstable.results):
                other = self.done.row_of(result.opponent)
                if other is None or other < k:
                    continue
                for row, opponent in self._out_of_order(round, k, other):
                    seats = self.done.seats[row][round] or (0,) * self.done.boards
                    fields = {
                        ROUND: str(round + 1),
                        LINEUP_TEAM: str(self.done.number(row)),
                        LINEUP_OPPONENT: str(self.done.number(opponent)),
                    }
                    members = "".join(f" {member:4}" for member in seats)
                    yield f"{set_in_columns('300', fields)}{members}"

    def _out_of_order(self, round: int, k: int, other: int) -> list[tuple[int, int]]:
        """The teams whose line-up has to be stated, each with its opponent."""
        both = [(k, other), (other, k)]
        stated = [row for row, _ in both if self._has_to_be_stated(row, round)]
        sides = [
            Side(self._present(row, round), self._seats(row, round) if row in stated else None)
            for row in (k, other)
        ]
        if stated and seated(*sides) != (self._seats(k, round), self._seats(other, round)):
            return both
        return [pair for pair in both if pair[0] in stated]

    def _has_to_be_stated(self, k: int, round: int) -> bool:
        """Whether a team did not sit in its order, or left a board empty."""
        result = self.done.results(k)[round]
        seats = self.done.seats[k][round]
        if not seats:
            return not result.forfeit or len(self.done.matches.rosters[k]) < self.done.boards
        return tuple(self._present(k, round)) != seats

    def _seats(self, k: int, round: int) -> Seats:
        return self.done.seats[k][round] or (0,) * self.done.boards

    def _present(self, k: int, round: int) -> dict[int, int]:
        """Who has a game or a forfeit in a round, each with the member whom he met."""
        return present(self.done.matches.rosters[k], round, self.done)


def present(roster: Sequence[int], round: int, done: Completed) -> dict[int, int]:
    """The members with a game or a forfeit in a round, in their order, each with his opponent."""
    found = {}
    for member in roster:
        result = done.result(member, round)
        absent = result.outcome is Outcome.FORFEIT_LOSS and result.opponent is None
        if result.outcome.may_name_opponent and not absent:
            found[member] = result.opponent or 0
    return found

"""The players of a team section as a TRF has them, also where their team had no match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import zip_longest

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK, OTHER_COLOUR, Outcome, Result
from xltiebreak.event.section import Matches, Section
from xltiebreak.formats.trf.rounds import ABSENT
from xltiebreak.formats.trf.seating import Seats

_FORFEITED = (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS)
_LETTERED = (Outcome.PAIRING_BYE, Outcome.FULL_BYE, Outcome.HALF_BYE)


class Completed:
    """The members' results and the line-ups that a TRF states.

    TRF26 states byes and forfeited matches of teams in records of their own, where the players of
    the winners have forfeit wins all the same. In TRF16 only the players' own records show them.

    Raises:
        TieBreakError: the boards of a match that was played are not known.
    """

    def __init__(self, section: Section, version: str) -> None:
        self.section = section
        self.version = version
        self.matches = _with_members(section)
        self.boards = self.matches.boards or self._most_seats()
        assert self.matches.members is not None
        self._members = self.matches.members
        self._rows = {n: list(row) for n, row in self._members.crosstable.rows.items()}
        rounds = section.crosstable.rounds
        for row in self._rows.values():
            row.extend([BLANK] * (rounds - len(row)))
        self.seats: list[list[Seats]] = [
            [self._stated(k, round) for round in range(rounds)] for k in range(len(section.players))
        ]
        self._decided_by_boards = {
            (k, round)
            for k in range(len(section.players))
            for round in range(rounds)
            if self._boards_decide(k, round)
        }
        for round in range(rounds):
            if section.crosstable.started(round + 1):
                self._fill(round)
            for k in range(len(section.players)):
                self._complete(k, round, in_letters=version == "16")
            for k, other in self.pairs(round):
                self._give_colours(k, other, round)

    @property
    def players(self) -> Section:
        """The members with the results that are written."""
        numbers = self._members.crosstable.numbers
        rows = tuple(tuple(self._rows[number]) for number in numbers)
        return replace(
            self._members,
            crosstable=Crosstable(numbers, rows),
            kind=self.section.paired_as,
            scheduled_rounds=self.section.scheduled_rounds,
            order=self.section.order,
        )

    def points(self, k: int, round: int) -> float:
        """Return the game points of a team in a round, as a reader of the file finds them."""
        result = self.results(k)[round]
        if self.is_allocated_bye(k, round):
            return self.matches.points[k][round] or 0.0
        if result.played or self.is_told_by_boards(k, round) or result.outcome in _FORFEITED:
            return self._added_up(k, round)
        return result.points * self.boards

    def is_allocated_bye(self, k: int, round: int) -> bool:
        """Whether a pairing bye is written as one: record 320 has room for one a round."""
        if self.results(k)[round].outcome is not Outcome.PAIRING_BYE:
            return False
        above = self.section.crosstable.results[:k]
        return self.version == "16" or not any(
            row[round].outcome is Outcome.PAIRING_BYE for row in above
        )

    def is_told_by_boards(self, k: int, round: int) -> bool:
        """Whether a forfeited match follows from the forfeits at its boards."""
        return (k, round) in self._decided_by_boards

    def results(self, k: int) -> Sequence[Result]:
        """Return a team's results."""
        return self.section.crosstable.results[k]

    def result(self, member: int, round: int) -> Result:
        """Return the result that is written for a member in a round, counted from 0."""
        return self._rows[member][round]

    def number(self, k: int) -> int:
        """Return a team's number."""
        return self.section.players[k].number

    def row_of(self, number: int | None) -> int | None:
        """Return the row of a team; nothing where no team has this number."""
        return self._row_of.get(number)

    @cached_property
    def _row_of(self) -> dict[int | None, int]:
        return {number: k for k, number in enumerate(self.section.crosstable.numbers)}

    def pairs(self, round: int) -> Iterator[tuple[int, int]]:
        """Yield the rows of the two teams of each match in a round, counted from 0."""
        for k, row in enumerate(self.section.crosstable.results):
            other = self.row_of(row[round].opponent)
            if other is not None and other >= k:
                yield k, other

    def present(self, k: int, round: int) -> dict[int, int]:
        """Return the members of a team with a game or a forfeit in a round, in their order, each
        with his opponent of the other team, 0 where he had none."""
        members = {}
        for member in self.matches.rosters[k]:
            result = self.result(member, round)
            absent = result.outcome is Outcome.FORFEIT_LOSS and result.opponent is None
            if result.outcome.may_name_opponent and not absent:
                members[member] = result.opponent or 0
        return members

    def has_white(self, k: int, other: int, round: int) -> bool:
        """Whether the first of two teams has White on board 1: by the match, else by its boards,
        else by turns."""
        result, twin = (self.results(row)[round] for row in (k, other))
        if result.colour or twin.colour:
            return result.colour == "w" or (not result.colour and twin.colour == "b")
        for row, white in ((k, "w"), (other, "b")):
            for board, member in enumerate(self.seats[row][round]):
                colour = self.result(member, round).colour if member else ""
                if colour:
                    return (colour == white) == (board % 2 == 0)
        return round % 2 == 0

    def _give_colours(self, k: int, other: int, round: int) -> None:
        white = self.has_white(k, other, round)
        for row, first in ((k, white), (other, not white)):
            for board, member in enumerate(self.seats[row][round]):
                result = self.result(member, round) if member else BLANK
                if result.opponent is None or result.colour:
                    continue
                theirs = self._rows.get(result.opponent)
                known = theirs[round].colour if theirs else ""
                colour = OTHER_COLOUR[known] or ("w" if first == (board % 2 == 0) else "b")
                self._rows[member][round] = replace(result, colour=colour)

    def _added_up(self, k: int, round: int) -> float:
        return sum(self.result(member, round).points for member in self.seats[k][round] if member)

    def _boards_decide(self, k: int, round: int) -> bool:
        result, other = self.results(k)[round], self.row_of(self.results(k)[round].opponent)
        if not result.forfeit or other is None:
            return False
        seated = [member for row in (k, other) for member in self.seats[row][round] if member]
        if not any(self.result(member, round).opponent for member in seated):
            return False
        own, against = (self._added_up(row, round) for row in (k, other))
        if result.outcome is Outcome.FORFEIT_DRAW:
            return own == against > 0
        won = result.outcome is Outcome.FORFEIT_WIN
        return own > against if won else own < against or own == against == 0

    def _fill(self, round: int) -> None:
        for row in self._rows.values():
            if row[round].blank:
                row[round] = ABSENT

    def _most_seats(self) -> int:
        return max((len(seats) for row in self.matches.lineups for seats in row), default=0)

    def _stated(self, k: int, round: int) -> Seats:
        lineups = self.matches.lineups
        seats = lineups[k][round] if k < len(lineups) else ()
        return seats + (0,) * (self.boards - len(seats)) if any(seats) else ()

    def _complete(self, k: int, round: int, *, in_letters: bool) -> None:
        result = self.results(k)[round]
        if result.played and not self.seats[k][round]:
            raise TieBreakError(
                f"the match of teams {self.number(k)} and {result.opponent} in round {round + 1} "
                "has no boards; a TRF holds the games of the players, so enter them first"
            )
        if result.forfeit and in_letters and result.opponent is not None:
            if not self.is_told_by_boards(k, round):
                self._forfeited_by_players(k, round)
        elif result.outcome is Outcome.FORFEIT_WIN and not self.seats[k][round]:
            winners = self._first(k, round)
            self._enter(winners, round, Result(Outcome.FORFEIT_WIN))
            self.seats[k][round] = winners
        elif result.outcome in _LETTERED and in_letters:
            self._enter(self._first(k, round), round, result)

    def _forfeited_by_players(self, k: int, round: int) -> None:
        result = self.results(k)[round]
        other = self.row_of(result.opponent)
        if other is None or other < k:
            return
        sides = [self.seats[row][round] or self._first(row, round) for row in (k, other)]
        for board, (own_member, against) in enumerate(zip_longest(*sides, fillvalue=0)):
            colour = result.colour if board % 2 == 0 else OTHER_COLOUR[result.colour]
            for member, opponent, outcome, own in (
                (own_member, against, result.outcome, colour),
                (against, own_member, self.results(other)[round].outcome, OTHER_COLOUR[colour]),
            ):
                if member:
                    self._rows[member][round] = Result(outcome, opponent or None, own)
        for row, seats in zip((k, other), sides):
            self.seats[row][round] = seats

    def _first(self, k: int, round: int) -> Seats:
        """Return a team's first members without another entry in the round, one a board."""
        free = [m for m in self.matches.rosters[k] if self._rows[m][round].outcome.bye]
        return tuple(free[: self.boards])

    def _enter(self, members: Seats, round: int, result: Result) -> None:
        for member in members:
            self._rows[member][round] = replace(result, opponent=None, colour="")


def _with_members(section: Section) -> Matches:
    matches = section.matches
    if matches is None or matches.members is None or not matches.members.players:
        raise TieBreakError(
            "a TRF holds the games of players, and of this team event only the matches are known; "
            "enter the players and the boards first, or write a table"
        )
    return matches

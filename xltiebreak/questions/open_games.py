"""The open games of a round, every way in which they can end, and what the scores alone prove."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from xltiebreak.checks.unfinished import incomplete
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK, TWIN, Outcome, Result
from xltiebreak.event.roundrobin import annulled, games_to_come
from xltiebreak.event.section import BY_GAME_POINTS
from xltiebreak.ranking.standings import Standings


class OpenGame(NamedTuple):
    """A game of which the result is not known yet."""

    round: int
    first: int
    other: int


class OpenRound:
    """The round of a section that is not complete, or the one that comes next; 0 in a grid.

    ``table`` has what is known of it, with the other side of a game that was typed once;
    ``games`` are those that are paired and not decided, ``unknown`` those of whom nothing is
    known, ``later`` the number of rounds behind it.
    """

    def __init__(
        self,
        standings: Standings,
        round: int,
        table: Crosstable,
        games: Sequence[OpenGame],
        unknown: Collection[int] = (),
        later: int = 0,
    ) -> None:
        self.standings = standings
        self.round = round
        self.table = table
        self.games = tuple(games)
        self.unknown = frozenset(unknown)
        self.later = later
        self._totals: dict[tuple[float, bool], int] = {}

    @property
    def can_be_gone_through(self) -> bool:
        """Whether every way in which it can end is known: all that is open are games of players."""
        return not (self.unknown or self.later) and self.standings.section.matches is None

    # What the scores alone prove

    @cached_property
    def least(self) -> Mapping[int, float]:
        """What everybody has for certain, an open game lost."""
        section = self.standings.section
        if section.origin.grid:
            rows = annulled(section).crosstable.rows
            return {number: sum(result.points for result in row) for number, row in rows.items()}
        final, at = self.standings.context.scores.final, self.round - 1
        return {number: final[number] + row[at].points for number, row in self.table.rows.items()}

    def best_place(self, number: int) -> int:
        """No better place than this one is left: everybody stands before who is certainly above
        the highest score that is left."""
        unit = self._units[number]
        score = self.least[number] + self._gain(unit) + self.later * self._win
        ahead = self._total(score, at_best=False) - self._count(unit, score, at_best=False)
        return 1 + ahead + sum(self.least[other] > score for other in unit if other != number)

    def worst_place(self, number: int) -> int:
        """No worse place than this one is left: everybody stands before who can still come up to
        the lowest score that is left."""
        return 1 + self._able(number, self.least[number])

    def can_be_passed(self, number: int) -> bool:
        """Whether anybody can still have more than the lowest score that is left."""
        return self._able(number, self.least[number] + _NEXT) > 0

    def _able(self, number: int, score: float) -> int:
        """How many others can still come up to a score, where the player himself wins nothing."""
        unit = self._units[number]
        highest = self._gain(unit) + self.later * self._win
        others = self._total(score, at_best=True) - self._count(unit, score, at_best=True)
        return others + sum(
            self.least[other] + highest >= score for other in unit if other != number
        )

    @cached_property
    def _win(self) -> float:
        context = self.standings.context
        matches = self.standings.section.matches
        if matches is not None and matches.placed_by == BY_GAME_POINTS:
            return context.by.most
        return context.scores.win

    @cached_property
    def _units(self) -> Mapping[int, tuple[int, ...]]:
        """Everybody with whom he plays in the open round, or alone."""
        alone = {number: (number,) for number in self.table.rows}
        if self.standings.section.matches is not None or self.standings.section.origin.grid:
            return alone
        pairs = {number: (game.first, game.other) for game in self.games for number in game[1:]}
        return {**alone, **pairs}

    def _gain(self, unit: tuple[int, ...]) -> float:
        """The most that one of a unit can still win in what is open."""
        if len(unit) == 2:
            return self._win
        return self._open_of.get(unit[0], 0) * self._win

    @cached_property
    def _open_of(self) -> Counter[int]:
        """How many open games everybody has who is not in a unit of two."""
        games = Counter(number for game in self.games for number in game[1:])
        return games + Counter(self.unknown)

    def _total(self, score: float, *, at_best: bool) -> int:
        what = (score, at_best)
        if what not in self._totals:
            units = set(self._units.values())
            self._totals[what] = sum(self._count(unit, score, at_best=at_best) for unit in units)
        return self._totals[what]

    def _count(self, unit: tuple[int, ...], score: float, *, at_best: bool) -> int:
        """How many of a unit come up to a score, at best, or are above it even at worst: of two
        who play each other, not both can win."""
        if len(unit) == 1:
            [least] = (self.least[number] for number in unit)
            if not at_best:
                return least > score
            return least + self._gain(unit) + self.later * self._win >= score
        first, other = (self.least[number] for number in unit)
        win = self._win
        ways = ((first + win, other), (first + win / 2, other + win / 2), (first, other + win))
        slack = self.later * win
        if at_best:
            return max((a + slack >= score) + (b + slack >= score) for a, b in ways)
        return min((a > score) + (b > score) for a, b in ways)


_NEXT = 0.125
"""Less than any step between two scores, which are quarters: what is more than a score reaches
the score and this."""


def open_round(standings: Standings) -> OpenRound:
    """The round that is open: the last one begun, if results are missing of it, else the next.

    Raises:
        TieBreakError: nothing is open, or an earlier round is not complete either.
    """
    section, table = standings.section, standings.section.crosstable
    where = f"section {section.name}: "
    if section.origin.grid:
        to_come = [OpenGame(*game) for game in games_to_come(section)]
        if not to_come:
            raise TieBreakError(f'{where}every game is played; give a change, as in "7-12 0-1"')
        return OpenRound(standings, 0, table, to_come)
    last = table.last_begun
    round = last if last in standings.open_rounds else last + 1
    earlier = [earlier_round for earlier_round in standings.open_rounds if earlier_round < round]
    if earlier:
        raise TieBreakError(f"{where}{incomplete(section, earlier[0])}")
    if round > max(standings.planned_rounds, table.rounds):
        raise TieBreakError(
            f'{where}every round is complete; give a change, as in "R{last} 7-12 0-1"'
        )
    filled, games, unknown = _filled(table, round)
    return OpenRound(
        standings, round, filled, games, unknown, max(standings.planned_rounds - round, 0)
    )


def _filled(table: Crosstable, round: int) -> tuple[Crosstable, list[OpenGame], list[int]]:
    """The table with what follows for the other side of a game; the games that are open, and
    those of whom nothing is known."""
    at, begun = round - 1, round <= table.last_begun
    rows = {n: (*row, *[BLANK] * (round - len(row))) for n, row in table.rows.items()}
    named = {row[at].opponent: number for number, row in rows.items()}
    games, unknown = [], []
    for number in table.numbers:
        own = rows[number][at]
        other = named.get(number) if own.blank else own.opponent
        theirs = rows[other][at] if other in rows else None
        if theirs is not None and theirs.outcome in TWIN and (own.blank or _pending(own)):
            own = Result(TWIN[theirs.outcome], other, own.colour)
        elif theirs is not None and _pending(theirs) and own.blank:
            own = Result(Outcome.PENDING, other)
        elif own.outcome is Outcome.AWAITED or (own.blank and not begun):
            unknown.append(number)
        rows[number] = (*rows[number][:at], own, *rows[number][at + 1 :])
        if _pending(own) and other is not None and OpenGame(round, other, number) not in games:
            games.append(OpenGame(round, number, other))
    return Crosstable(table.numbers, tuple(rows.values())), games, unknown


def _pending(result: Result) -> bool:
    return result.outcome is Outcome.PENDING

"""The open games of a round: the places that the scores alone prove, and those after every outcome.

An outcome affects few players: a tie-break is computed anew only if a game of the player or of his
opponents ends differently.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import product
from typing import Callable, NamedTuple

from xltiebreak.checks.unfinished import incomplete
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK, OTHER_COLOUR, TWIN, Outcome, Result
from xltiebreak.event.roundrobin import annulled, games_to_come
from xltiebreak.event.section import BY_GAME_POINTS
from xltiebreak.ranking.places import Block, Ranking
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.systems import TieBreak


class OpenGame(NamedTuple):
    """A game without a result yet."""

    round: int
    first: int
    other: int


class OpenRound:
    """The incomplete round of a section, or the next one; ``round`` is 0 in a grid.

    ``table`` holds its known results, also where only one of the two cells of a game is typed;
    ``games`` are paired and undecided, ``unknown`` the players without a known pairing, ``later``
    the number of rounds after it.
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
        """Whether every outcome can be listed: all that is open are paired games of players."""
        return not (self.unknown or self.later) and self.standings.section.matches is None

    @cached_property
    def least(self) -> Mapping[int, float]:
        """Each player's lowest possible score: he loses his open games."""
        section = self.standings.section
        if section.origin.grid:
            rows = annulled(section).crosstable.rows
            return {number: sum(result.points for result in row) for number, row in rows.items()}
        final, at = self.standings.context.scores.final, self.round - 1
        return {number: final[number] + row[at].points for number, row in self.table.rows.items()}

    def best_place(self, number: int) -> int:
        """Return a place that the player cannot surpass. Before him are those whose lowest possible
        score is above his highest."""
        unit = self._units[number]
        score = self.least[number] + self._gain(unit) + self.later * self._win
        ahead = self._total(score, at_best=False) - self._count(unit, score, at_best=False)
        return 1 + ahead + sum(self.least[other] > score for other in unit if other != number)

    def worst_place(self, number: int) -> int:
        """Return a place below which the player cannot fall. Before him are all who can still reach
        his lowest possible score."""
        return 1 + self._able(number, self.least[number])

    def can_be_passed(self, number: int) -> bool:
        """Whether another player can still score more than this player's lowest possible score."""
        return self._able(number, self.least[number] + _NEXT) > 0

    def _able(self, number: int, score: float) -> int:
        """Count the other players who can still reach a score if this player wins nothing more."""
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
        """Each player's unit: the two who meet in the open round, or the player alone."""
        alone = {number: (number,) for number in self.table.rows}
        if self.standings.section.matches is not None or self.standings.section.origin.grid:
            return alone
        pairs = {number: (game.first, game.other) for game in self.games for number in game[1:]}
        return {**alone, **pairs}

    def _gain(self, unit: tuple[int, ...]) -> float:
        """Return the most points that a player of this unit can still win in its open games."""
        if len(unit) == 2:
            return self._win
        return self._open_of.get(unit[0], 0) * self._win

    @cached_property
    def _open_of(self) -> Counter[int]:
        """The number of open games of each player who is in no unit of two."""
        games = Counter(number for game in self.games for number in game[1:])
        return games + Counter(self.unknown)

    def _total(self, score: float, *, at_best: bool) -> int:
        key = (score, at_best)
        if key not in self._totals:
            units = set(self._units.values())
            self._totals[key] = sum(self._count(unit, score, at_best=at_best) for unit in units)
        return self._totals[key]

    def _count(self, unit: tuple[int, ...], score: float, *, at_best: bool) -> int:
        """Count those of a unit who can reach a score (``at_best``), or who are above it in any
        case. Of two who play each other only one can win."""
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
"""Less than the smallest step between scores, a quarter: any higher score is higher by this
much."""


def open_round(standings: Standings) -> OpenRound:
    """Return the open round: the last one begun if results are missing, else the next.

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
    """Return the table with both cells of each game filled in, the open games, and the players
    without a known pairing."""
    at, begun = round - 1, round <= table.last_begun
    rows = {n: (*row, *[BLANK] * (round - len(row))) for n, row in table.rows.items()}
    named = {row[at].opponent: number for number, row in rows.items()}
    games, unknown = [], []
    for number in table.numbers:
        own = rows[number][at]
        other = named.get(number) if own.blank else own.opponent
        theirs = rows[other][at] if other in rows else None
        if theirs is not None and theirs.outcome in TWIN and (own.blank or _pending(own)):
            colour = own.colour or OTHER_COLOUR[theirs.colour]
            own = Result(TWIN[theirs.outcome], other, colour)
        elif theirs is not None and _pending(theirs) and own.blank:
            own = Result(Outcome.PENDING, other, OTHER_COLOUR[theirs.colour])
        elif own.outcome is Outcome.AWAITED or (own.blank and not begun):
            unknown.append(number)
        rows[number] = (*rows[number][:at], own, *rows[number][at + 1 :])
        if _pending(own) and other is not None and OpenGame(round, other, number) not in games:
            games.append(OpenGame(round, number, other))
    return Crosstable(table.numbers, tuple(rows.values())), games, unknown


def _pending(result: Result) -> bool:
    return result.outcome is Outcome.PENDING


WAYS = ((Outcome.WIN, Outcome.LOSS), (Outcome.DRAW, Outcome.DRAW), (Outcome.LOSS, Outcome.WIN))
"""The outcomes of a game over the board, for the first player and for the other."""

_OF_THE_OPPONENTS_OPPONENTS = {"AOB", "SBH", "FB", "OPERF", "APRO", "APPO"}
"""Tie-breaks that depend on the results of the opponents' opponents, too."""

Endings = tuple[int, ...]
"""The outcome of each open game, as a position in :data:`WAYS`."""


class Outcomes:
    """The places after every outcome of an open round in which all games are paired."""

    def __init__(self, current: OpenRound) -> None:
        self._current = current
        self._standings = current.standings
        self._behind: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._parted: dict[tuple[tuple[int, ...], Endings], list[Block]] = {}
        self._hang_on: dict[tuple[int, bool], tuple[int, ...]] = {}
        self._values: dict[tuple[str, int, Endings], Figure | None] = {}
        self._among: dict[tuple[str, tuple[int, ...], Endings], Mapping[int, Figure | None]] = {}

    def __iter__(self) -> Iterator[Iterator[list[Block]]]:
        """Yield for each outcome the scores, best first, each as blocks of players on one place."""
        for endings in product(range(len(WAYS)), repeat=len(self._current.games)):
            yield self._places(endings)

    def _places(self, endings: Endings) -> Iterator[list[Block]]:
        section, tie_breaks = self._standings.section, self._standings.order.tie_breaks
        after = _After(self._current, endings)
        values: dict[str, dict[int, Figure | None]] = {
            tie_break.code: {}
            if tie_break.system.in_group
            else _LazyValues(self._value, tie_break, after)
            for tie_break in tie_breaks
        }

        def among(tie_break: TieBreak, tied: Sequence[int]) -> Mapping[int, Figure | None]:
            return self._value_among(tie_break, tied, after)

        perfect = None if self._current.later else self._standings.parted_by_playoff
        ranking = Ranking(section.by_number, after.scores, tie_breaks, values, among)
        for tied in ranking.tied():
            if after.scores[tied[0]] == perfect:
                yield [Block(tied)]
                continue
            key = (tuple(tied), after.ends(self._games_behind_all(tied)))
            if key not in self._parted:
                self._parted[key] = ranking.parted(tied)
            yield self._parted[key]

    def _games_behind_all(self, tied: Sequence[int]) -> tuple[int, ...]:
        """Return the open games on which the places of these tied players depend."""
        if len(tied) == 1:
            return ()
        group = tuple(tied)
        if group not in self._behind:
            of_each = (
                self._games_behind(tie_break, number)
                for tie_break in self._standings.order.tie_breaks
                for number in group
            )
            self._behind[group] = tuple(sorted(set().union(*of_each)))
        return self._behind[group]

    def _value(self, tie_break: TieBreak, number: int, after: _After) -> Figure | None:
        key = (tie_break.code, number, after.ends(self._games_behind(tie_break, number)))
        if key not in self._values:
            self._values[key] = tie_break.values(after.context, [number])[number]
        return self._values[key]

    def _value_among(
        self, tie_break: TieBreak, tied: Sequence[int], after: _After
    ) -> Mapping[int, Figure | None]:
        key = (tie_break.code, tuple(tied), after.ends(self._touched(tied)))
        if key not in self._among:
            self._among[key] = tie_break.values(after.context, tied, tied)
        return self._among[key]

    def _games_behind(self, tie_break: TieBreak, number: int) -> tuple[int, ...]:
        """Return the open games on which a player's value depends: his own and his opponents', for
        some tie-breaks those of their opponents, too."""
        further = tie_break.system.code in _OF_THE_OPPONENTS_OPPONENTS
        if (number, further) not in self._hang_on:
            players = self._with_opponents({number})
            players = self._with_opponents(players) if further else players
            self._hang_on[number, further] = self._touched(players)
        return self._hang_on[number, further]

    def _with_opponents(self, numbers: set[int]) -> set[int]:
        rows = self._current.table.rows
        met = {result.opponent for number in numbers for result in rows[number]}
        return numbers | {number for number in met if number is not None and number in rows}

    def _touched(self, numbers: Sequence[int] | set[int]) -> tuple[int, ...]:
        """Return the open games of these players, as positions in the list."""
        games = enumerate(self._current.games)
        return tuple(place for place, game in games if {game.first, game.other} & {*numbers})


class _After:
    """One outcome: the scores after it; the section as the rules see it is made when first
    needed."""

    def __init__(self, current: OpenRound, endings: Endings) -> None:
        self._current = current
        self._endings = endings
        self.scores = {**current.least}
        for game, way in zip(current.games, endings):
            for number, outcome in zip((game.first, game.other), WAYS[way]):
                self.scores[number] += outcome.points
        self._context: Context | None = None

    def ends(self, games: Sequence[int]) -> Endings:
        endings = self._endings
        return tuple(endings[game] for game in games)

    @property
    def context(self) -> Context:
        """What the tie-breaks are computed from."""
        if self._context is None:
            asked = self._current.standings.context
            section = replace(self._current.standings.section, crosstable=self._table())
            self._context = context_of(section, asked.edition, asked.ratings, asked.lots)
        return self._context

    def _table(self) -> Crosstable:
        table = self._current.table
        rows = {**table.rows}
        for game, way in zip(self._current.games, self._endings):
            first, second = WAYS[way]
            at = game.round - 1
            for number, other, outcome in (
                (game.first, game.other, first),
                (game.other, game.first, second),
            ):
                row = rows[number]
                result = Result(outcome, other, row[at].colour)
                rows[number] = (*row[:at], result, *row[at + 1 :])
        return Crosstable(table.numbers, tuple(rows.values()))


class _LazyValues(dict[int, "Figure | None"]):
    """A tie-break's values by player, each computed when the ranking needs it."""

    def __init__(
        self,
        look_up: Callable[[TieBreak, int, _After], Figure | None],
        tie_break: TieBreak,
        after: _After,
    ) -> None:
        super().__init__()
        self._look_up, self._tie_break, self._after = look_up, tie_break, after

    def __missing__(self, number: int) -> Figure | None:
        return self._look_up(self._tie_break, number, self._after)

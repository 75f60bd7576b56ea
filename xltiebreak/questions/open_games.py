"""The open games of a round, what the scores alone prove, and every way in which the games can end
with the places after each.

An outcome touches few players: a tie-break is worked out anew only where one of the games ends in
another way that its value hangs on, those of the player and of his opponents.
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
from xltiebreak.event.results import BLANK, TWIN, Outcome, Result
from xltiebreak.event.roundrobin import annulled, games_to_come
from xltiebreak.event.section import BY_GAME_POINTS
from xltiebreak.ranking.places import Block, Ranking
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.systems import TieBreak


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


WAYS = ((Outcome.WIN, Outcome.LOSS), (Outcome.DRAW, Outcome.DRAW), (Outcome.LOSS, Outcome.WIN))
"""How a game can end over the board, for the one and for the other."""

_OF_THE_OPPONENTS_OPPONENTS = {"AOB", "SBH", "FB", "OPERF", "APRO", "APPO"}
"""Tie-breaks whose value hangs on what the opponents' opponents have, too."""

Endings = tuple[int, ...]
"""How each open game ends, by its place in :data:`WAYS`."""


class Outcomes:
    """The places after every outcome of an open round, of which every pairing is known."""

    def __init__(self, still: OpenRound) -> None:
        self._still = still
        self._standings = still.standings
        self._behind: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._parted: dict[tuple[tuple[int, ...], Endings], list[Block]] = {}
        self._hang_on: dict[tuple[int, bool], tuple[int, ...]] = {}
        self._values: dict[tuple[str, int, Endings], Figure | None] = {}
        self._among: dict[tuple[str, tuple[int, ...], Endings], Mapping[int, Figure | None]] = {}

    def __iter__(self) -> Iterator[Iterator[list[Block]]]:
        """For each outcome the scores, best first, and for each those who share a place."""
        for endings in product(range(len(WAYS)), repeat=len(self._still.games)):
            yield self._places(endings)

    def _places(self, endings: Endings) -> Iterator[list[Block]]:
        section, tie_breaks = self._standings.section, self._standings.order.tie_breaks
        after = _After(self._still, endings)
        values: dict[str, dict[int, Figure | None]] = {
            tie_break.code: {}
            if tie_break.system.in_group
            else _WhenAsked(self._value, tie_break, after)
            for tie_break in tie_breaks
        }

        def among(tie_break: TieBreak, tied: Sequence[int]) -> Mapping[int, Figure | None]:
            return self._value_among(tie_break, tied, after)

        ranking = Ranking(section.by_number, after.scores, tie_breaks, values, among)
        for tied in ranking.tied():
            what = (tuple(tied), after.ends(self._games_behind_all(tied)))
            if what not in self._parted:
                self._parted[what] = ranking.parted(tied)
            yield self._parted[what]

    def _games_behind_all(self, tied: Sequence[int]) -> tuple[int, ...]:
        """The open games that the places among those on one score hang on."""
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
        what = (tie_break.code, number, after.ends(self._games_behind(tie_break, number)))
        if what not in self._values:
            self._values[what] = tie_break.values(after.context, [number])[number]
        return self._values[what]

    def _value_among(
        self, tie_break: TieBreak, tied: Sequence[int], after: _After
    ) -> Mapping[int, Figure | None]:
        what = (tie_break.code, tuple(tied), after.ends(self._touched(tied)))
        if what not in self._among:
            self._among[what] = tie_break.values(after.context, tied, tied)
        return self._among[what]

    def _games_behind(self, tie_break: TieBreak, number: int) -> tuple[int, ...]:
        """The open games that a player's value hangs on: his own and his opponents'; where the
        system looks further, theirs."""
        further = tie_break.system.code in _OF_THE_OPPONENTS_OPPONENTS
        if (number, further) not in self._hang_on:
            around = self._with_opponents({number})
            around = self._with_opponents(around) if further else around
            self._hang_on[number, further] = self._touched(around)
        return self._hang_on[number, further]

    def _with_opponents(self, numbers: set[int]) -> set[int]:
        rows = self._still.table.rows
        met = {result.opponent for number in numbers for result in rows[number]}
        return numbers | {number for number in met if number is not None and number in rows}

    def _touched(self, numbers: Sequence[int] | set[int]) -> tuple[int, ...]:
        """The open games in which one of these plays, by their places."""
        games = enumerate(self._still.games)
        return tuple(place for place, game in games if {game.first, game.other} & {*numbers})


class _After:
    """One outcome: the scores, and the rules' view of the section, made when it is needed."""

    def __init__(self, still: OpenRound, endings: Endings) -> None:
        self._still = still
        self._endings = endings
        self.scores = {**still.least}
        for game, way in zip(still.games, endings):
            for number, outcome in zip((game.first, game.other), WAYS[way]):
                self.scores[number] += outcome.points
        self._context: Context | None = None

    def ends(self, games: Sequence[int]) -> Endings:
        """How these games ended."""
        endings = self._endings
        return tuple(endings[game] for game in games)

    @property
    def context(self) -> Context:
        """What the tie-breaks look at."""
        if self._context is None:
            asked = self._still.standings.context
            section = replace(self._still.standings.section, crosstable=self._table())
            self._context = context_of(section, asked.edition, asked.ratings, asked.lots)
        return self._context

    def _table(self) -> Crosstable:
        table = self._still.table
        rows = {**table.rows}
        for game, way in zip(self._still.games, self._endings):
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


class _WhenAsked(dict[int, "Figure | None"]):
    """A tie-break's values, each looked up when the ranking asks for it."""

    def __init__(
        self,
        look_up: Callable[[TieBreak, int, _After], Figure | None],
        tie_break: TieBreak,
        after: _After,
    ) -> None:
        super().__init__()
        self._look_up, self._one, self._after = look_up, tie_break, after

    def __missing__(self, number: int) -> Figure | None:
        return self._look_up(self._one, number, self._after)

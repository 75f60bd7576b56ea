"""Every way in which the open games of a round can end, and the places after each.

An outcome touches few players: a tie-break is worked out anew only where one of the games ends in
another way that its value hangs on, those of the player and of his opponents.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Callable

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.questions.open_games import OpenRound
from xltiebreak.ranking.places import Block, Ranking
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.systems import TieBreak

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

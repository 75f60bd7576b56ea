"""One way to compute a column: a crosstable, an edition and a tie-break, any of them changed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Callable, Optional

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.context import Context
from xltiebreak.rules.countings import Countings, TeamCountings
from xltiebreak.rules.editions import Edition, Unplayed
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.systems.registry import Compute

_LARGE = 100
"""From so many players on, no single result decides whether a round was played."""


@dataclass(frozen=True, eq=False)
class Way:
    """How a column may have been computed.

    ``tie_break`` is empty for the score itself. ``finish`` is done to each value at the end,
    such as doubling it. ``event`` is what no way changes: the ratings, the lots, the planned
    rounds.
    """

    table: Crosstable
    edition: Edition
    tie_break: TieBreak | None
    event: Context
    finish: Callable[[Figure], Figure] | None = None

    @property
    def system(self) -> str:
        """The code of the system, without its options."""
        return self.tie_break.system.code if self.tie_break else ""

    def with_terms(self, compute: Compute) -> Way:
        """The same system with its terms found otherwise."""
        if self.tie_break is None:
            return self
        system = self.tie_break.system._replace(compute=compute)
        return replace(self, tie_break=replace(self.tie_break, system=system))

    def with_unplayed(self, change: Callable[[Unplayed], Unplayed]) -> Way:
        """The same edition with unplayed rounds counted otherwise."""
        edition = self.edition._replace(
            swiss=change(self.edition.swiss), roundrobin=change(self.edition.roundrobin)
        )
        return replace(self, edition=edition)


def asked_for(standings: Standings, tie_break: TieBreak | None) -> Way:
    """The way in which a column should have been computed."""
    context = standings.context
    return Way(context.scores.crosstable, standings.edition, tie_break, event=context)


class Values:
    """The values that ways give, with each context worked out once."""

    def __init__(self) -> None:
        self._contexts: dict[tuple[object, ...], Context] = {}
        self._tables: list[Crosstable] = []
        self._retyped: dict[int, tuple[Crosstable, Collection[int]]] = {}

    def of(self, way: Way, numbers: Sequence[int]) -> Mapping[int, Optional[Figure]]:  # noqa: UP045 - 3.9
        """The value of each of these players."""
        context = self.context(way)
        if way.tie_break is None:
            values: dict[int, Figure | None] = {n: context.score(n) for n in numbers}
        elif way.tie_break.system.in_group:
            values = {}
            for number in numbers:
                score = context.score(number)
                tied = [other for other, points in context.scores.final.items() if points == score]
                values.update(way.tie_break.values(context, [number], tied))
        else:
            values = way.tie_break.values(context, numbers)
        if way.finish is None:
            return values
        return {n: None if value is None else way.finish(value) for n, value in values.items()}

    def context(self, way: Way) -> Context:
        """What the way's tie-break looks at."""
        edition = way.edition
        key = (
            *(id(way.table), edition.swiss, edition.roundrobin, edition.cumulative_deducts),
            *(edition.sonneborn_adjusted, edition.voluntary, edition.encounter_of_some),
            *(edition.kashdan, edition.sonneborn_factor),
        )
        if key not in self._contexts:
            self._tables.append(way.table)  # so that its id stays its own
            self._contexts[key] = self._worked_out(way)
        return self._contexts[key]

    def _worked_out(self, way: Way) -> Context:
        event = way.event
        base, numbers = self._retyped.get(id(way.table), (way.table, ()))
        if numbers and not event.scores.is_roundrobin:
            known = self.context(replace(way, table=base))
            return event.counted(Countings(known.scores.retyped(way.table, numbers)))
        return event.counted(self._countings(way))

    def _countings(self, way: Way) -> Countings:
        by, scores = way.event.by, way.event.scores
        if isinstance(by, TeamCountings) and way.table is scores.crosstable:
            return TeamCountings(by.section, by.matches, way.edition)
        kind, last_round, draw, win = scores.kind, scores.last_round, scores.draw, scores.win
        return Countings(Scores(way.table, way.edition, kind, last_round, draw, win, scores.entry))

    def retype(self, base: Crosstable, table: Crosstable, numbers: Collection[int]) -> None:
        """Take a table for ``base`` with other results of these players, which saves time in
        large Swisses."""
        if len(base.numbers) >= _LARGE:
            self._retyped[id(table)] = base, numbers

    def forget(self, table: Crosstable) -> None:
        """Drop what was worked out for a table that is not needed any more."""
        for key in [key for key in self._contexts if key[0] == id(table)]:
            del self._contexts[key]
        self._tables = [one for one in self._tables if one is not table]
        self._retyped.pop(id(table), None)

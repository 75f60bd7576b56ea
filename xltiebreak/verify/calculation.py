"""A column computed in another way: the way, one known cause that changes it, and the values."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Callable, Optional

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.context import Context
from xltiebreak.rules.countings import Countings, TeamCountings
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.systems.registry import Compute
from xltiebreak.rules.terms import Terms
from xltiebreak.verify.conditions import CONDITIONS

FULL_BYES = frozenset({Outcome.PAIRING_BYE, Outcome.FULL_BYE})
BYES = FULL_BYES | {Outcome.HALF_BYE}
FORFEITS = frozenset({Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS})
ABSENCES = frozenset({Outcome.UNPAIRED})

_LARGE = 100
"""From so many players on, no single result decides whether a round was played."""


@dataclass(frozen=True, eq=False)
class Way:
    """How a column may have been computed.

    ``tie_break`` is empty for the score itself. ``finish`` is done to each value at the end,
    such as doubling it. ``event`` is what no way changes: the ratings, the lots, the planned
    rounds. ``base`` is there where the table is that one, but for the results of the players
    ``retyped``.
    """

    table: Crosstable
    edition: Edition
    tie_break: TieBreak | None
    event: Context
    finish: Callable[[Figure], Figure] | None = None
    base: Crosstable | None = None
    retyped: Collection[int] = ()

    @property
    def system(self) -> str:
        """The code of the system, without its options."""
        return self.tie_break.system.code if self.tie_break else ""

    @property
    def code(self) -> str:
        """The code of the system with its options: ``PS/C1``."""
        return "/".join((self.system, *(self.tie_break.options if self.tie_break else ())))

    def on(self, table: Crosstable) -> Way:
        """The same on another table."""
        return replace(self, table=table, base=None, retyped=())

    def with_each(self, change: Callable[[Result], Result]) -> Way | None:
        """The same with each result of the table changed; nothing where none changes."""
        rows = tuple(tuple(map(change, row)) for row in self.table.results)
        if rows == self.table.results:
            return None
        return self.on(Crosstable(self.table.numbers, rows))

    def with_results(self, table: Crosstable, retyped: Collection[int]) -> Way:
        """The same on a table in which these players have another result."""
        return replace(self, table=table, base=self.table, retyped=retyped)

    def with_terms(self, compute: Compute) -> Way:
        """The same system with its terms found otherwise."""
        if self.tie_break is None:
            return self
        system = self.tie_break.system._replace(compute=compute)
        return replace(self, tie_break=replace(self.tie_break, system=system))


def asked_for(standings: Standings, tie_break: TieBreak | None) -> Way:
    """The way in which a column should have been computed."""
    context = standings.context
    return Way(context.scores.crosstable, standings.edition, tie_break, event=context)


Change = Callable[[Way], Optional[Way]]
"""The way with one thing changed; nothing where that does not apply."""

Reason = Callable[[Way, Sequence[int]], str]
"""Why, where it shows only in which players differ: from the way asked for and their numbers."""


@dataclass(frozen=True)
class KnownCause:
    """One known way to go wrong, or to follow another rule.

    ``code`` is its stable name. ``condition`` completes "All 24 values agree if …"; ``are``,
    where given, "All 24 values are …" instead. Causes of one ``kind``, such as two ways to round,
    say the same where they give the same figures; without it a cause is a kind of its own.
    """

    code: str
    condition: str
    change: Change
    kind: str = ""
    are: str = ""
    reason: Reason | None = None

    def predicate(self, way: Way, differing: Sequence[int]) -> str:
        """Say what the values do: ``way`` is the one asked for, ``differing`` are the players whose
        printed values do not agree with it."""
        if not self.are:
            return f"agree if {self.condition}"
        why = self.reason(way, differing) if self.reason else ""
        return self.are + (f": {why}" if why else "")


def known(code: str, change: Change, kind: str = "", counting: str = "") -> KnownCause:
    """Return the cause whose condition is in the list; ``counting`` tells apart two of one code."""
    return KnownCause(code, CONDITIONS[f"{code} of {counting}" if counting else code], change, kind)


def other_terms(computes: Mapping[str, Compute]) -> Change:
    """Change the terms of these systems, by their codes with options."""

    def change(way: Way) -> Way | None:
        compute = computes.get(way.code)
        return way.with_terms(compute) if compute else None

    return change


def of_terms(
    applies: Callable[[Way], bool], other: Callable[[Context, int, Terms], Terms]
) -> Change:
    """Change the terms that a system gives, where this applies to it."""

    def change(way: Way) -> Way | None:
        if way.tie_break is None or not applies(way):
            return None
        compute = way.tie_break.system.compute
        return way.with_terms(
            lambda context, number: other(context, number, compute(context, number))
        )

    return change


def by_edition(system: str = "", **otherwise: Any) -> Change:
    """Change what the edition says, for one system or for all."""

    def change(way: Way) -> Way | None:
        edition = way.edition._replace(**otherwise)
        if way.system != (system or way.system) or edition == way.edition:
            return None
        return replace(way, edition=edition)

    return change


class Values:
    """The values that ways give, with each context worked out once.

    Tables with one other result are many: what was worked out for one of them is kept until the
    next.
    """

    def __init__(self) -> None:
        self._contexts: dict[tuple[object, ...], Context] = {}
        self._of_retyped: dict[tuple[object, ...], Context] = {}
        self._retyped: Crosstable | None = None

    def column(self, way: Way, numbers: Sequence[int]) -> Mapping[int, Optional[Figure]]:  # noqa: UP045 - 3.9
        """Return the value of each of these players."""
        context = self.context(way)
        if way.tie_break is None:
            values: dict[int, Figure | None] = {n: context.score(n) for n in numbers}
        else:
            values = way.tie_break.column(context, numbers)
        if way.finish is None:
            return values
        return {n: None if value is None else way.finish(value) for n, value in values.items()}

    def context(self, way: Way) -> Context:
        """What the way's tie-break looks at."""
        known = self._contexts
        if way.base is not None:
            if self._retyped is not way.table:
                self._retyped, self._of_retyped = way.table, {}
            known = self._of_retyped
        edition = way.edition
        key = (
            *(id(way.table), edition.swiss, edition.roundrobin, edition.cumulative_deducts),
            *(edition.sonneborn_adjusted, edition.voluntary, edition.encounter_of_some),
            *(edition.kashdan, edition.sonneborn_factor, id(way.event.ratings)),
        )
        if key not in known:
            known[key] = self._worked_out(way)
        return known[key]

    def _worked_out(self, way: Way) -> Context:
        scores = way.event.scores
        if way.base and len(way.base.numbers) >= _LARGE and not scores.is_roundrobin:
            known = self.context(way.on(way.base)).scores
            return way.event.counted(Countings(known.retyped(way.table, way.retyped)))
        by = way.event.by
        if isinstance(by, TeamCountings) and way.table is scores.crosstable:
            return way.event.counted(TeamCountings(by.section, by.matches, way.edition))
        kind, last_round, draw, win = scores.kind, scores.last_round, scores.draw, scores.win
        counted = Scores(way.table, way.edition, kind, last_round, draw, win, scores.entry)
        return way.event.counted(Countings(counted))

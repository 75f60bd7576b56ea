"""Works out places: how each tied group is parted, and which tie-break decided each place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Callable, NamedTuple

from xltiebreak.event.figures import Figure
from xltiebreak.event.section import Player, Section
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems import Needs, TieBreak

Values = Mapping[int, "Figure | None"]
"""A tie-break's value of each entry, by its number."""


LOTS_DUE, PLAYOFF_DUE = "lots must be drawn", "a play-off must be played"
"""What has to part those who share a place."""


def places_in_words(place: int, last_place: int) -> str:
    """Return ``place 3``, ``places 3 and 4`` or ``places 3 to 6``."""
    if place == last_place:
        return f"place {place}"
    return f"places {place} {'and' if last_place == place + 1 else 'to'} {last_place}"


class Standing(NamedTuple):
    """One player's place: from ``place`` to ``last_place`` if it is shared, else both are the same;
    0 for a team that has too few players for a place.

    ``values`` holds a value for each code of the order; a code that is worked out only among
    players still tied has none where it was not needed. ``decided_by`` is the code that parts the
    player from the next better one on the same score (for the best of them, from the next worse).
    """

    place: int
    last_place: int
    player: Player
    score: float
    values: Mapping[str, Figure | None]
    decided_by: str | None

    @property
    def shared(self) -> bool:
        """Whether other players have the same place after every tie-break."""
        return self.last_place > self.place

    @property
    def places(self) -> str:
        """``3``, or ``3–4`` where the place is shared; ``–`` for none."""
        if not self.place:
            return "–"
        return f"{self.place}–{self.last_place}" if self.shared else str(self.place)

    @property
    def in_words(self) -> str:
        """``place 3``, or ``places 3 and 4`` where the place is shared."""
        return places_in_words(self.place, self.last_place)


class Step(NamedTuple):
    """One tie-break applied once: the players still tied, and whether it parted any of them.
    Between two players of a play-off that alone decides."""

    tie_break: TieBreak
    group: tuple[int, ...]
    parted: bool
    is_playoff: bool = False


def steps_between(steps: Sequence[Step], number: int, other: int) -> list[Step]:
    """Return the steps that decided between two players, in their order."""
    both = [step for step in steps if number in step.group and other in step.group]
    return [step for step in both if step.is_playoff] or both


class Tie(NamedTuple):
    """Two or more players on one score, best first, and the steps that were tried on them."""

    score: float
    standings: tuple[Standing, ...]
    steps: tuple[Step, ...]

    @property
    def place(self) -> int:
        """The first of the places that these players take together."""
        return self.standings[0].place

    @property
    def last_place(self) -> int:
        """The last of the places that these players take together."""
        return self.place + len(self.standings) - 1

    @property
    def in_words(self) -> str:
        """``places 3 and 4``, those that these players take together."""
        return places_in_words(self.place, self.last_place)


def ties_of(rows: Sequence[Standing], steps: Sequence[Step]) -> tuple[Tie, ...]:
    """Return the ties, best score first, each with the steps that were tried on it."""
    by_score: dict[float, list[Step]] = {}
    scores = {row.player.number: row.score for row in rows}
    for step in steps:
        by_score.setdefault(scores[step.group[0]], []).append(step)
    ties = []
    for score, group in groupby(rows, lambda row: row.score):
        tied = tuple(group)
        if len(tied) > 1:
            ties.append(Tie(score, tied, tuple(by_score.get(score, ()))))
    return tuple(ties)


def how_many_needed(tie_breaks: Sequence[TieBreak], steps: Sequence[Step]) -> int:
    """Return how many of an order's tie-breaks were applied."""
    applied = {step.tie_break.code for step in steps}
    return max(
        (k for k, tie_break in enumerate(tie_breaks, 1) if tie_break.code in applied), default=0
    )


@dataclass(eq=False)
class Block:
    """Entries that share a place, and the code that parted them from the block before."""

    numbers: list[int]
    parted_by: str | None = None


@dataclass(eq=False)
class Ranking:
    """Works out the places of players or teams, and keeps the values and steps met on the way.

    ``scores`` and ``values`` hold each entry's figures, the latter by code; ``among`` works out,
    for those still tied, a tie-break that is made among tied players, or that is not known yet.
    """

    entries: Mapping[int, Player]
    scores: Mapping[int, float]
    tie_breaks: Sequence[TieBreak]
    values: dict[str, dict[int, Figure | None]]
    among: Callable[[TieBreak, Sequence[int]], Values]
    steps: list[Step] = field(default_factory=list)

    def rows(self) -> tuple[Standing, ...]:
        """Return all entries in place order."""
        rows: list[Standing] = []
        for tied in self.tied():
            blocks = self.parted(tied)
            for k, block in enumerate(blocks):
                decided_by = blocks[1].parted_by if k == 0 and len(blocks) > 1 else block.parted_by
                first, last = len(rows) + 1, len(rows) + len(block.numbers)
                for number in block.numbers:
                    values = {code: values[number] for code, values in self.values.items()}
                    entry, score = self.entries[number], self.scores[number]
                    rows.append(Standing(first, last, entry, score, values, decided_by))
        return tuple(rows)

    def tied(self) -> Iterator[list[int]]:
        """Yield the entries on each score, best first."""
        scores = self.scores
        numbers = sorted(self.entries, key=lambda n: (-scores[n], n))
        for _, group in groupby(numbers, lambda number: scores[number]):
            yield list(group)

    def parted(self, tied: list[int], applied: int = 0) -> list[Block]:
        """Return blocks of entries that share a place, best first, from those still tied after so
        many tie-breaks. The next one is applied to these, and to no others."""
        if len(tied) == 1 or applied == len(self.tie_breaks):
            return [Block(tied)]
        tie_break = self.tie_breaks[applied]
        values = self.values[tie_break.code]
        if tie_break.system.in_group or tied[0] not in values:
            values.update(self.among(tie_break, tied))
        level = _levels(tied, values, tie_break)
        self.steps.append(Step(tie_break, tuple(tied), len(level) > 1))
        blocks = []
        for k, group in enumerate(level):
            parted = self.parted(group, applied + 1)
            if k:
                parted[0].parted_by = tie_break.code
            blocks += parted
        return blocks


def ranking_of(
    entries: Mapping[int, Player],
    tie_breaks: Sequence[TieBreak],
    context: Context,
) -> Ranking:
    """Return the ranking of these entries by the tie-breaks of one section."""
    numbers = tuple(entries)

    def everybody(tie: TieBreak) -> dict[int, Figure | None]:
        what = (numbers, tie.system.code, tie.options, tie.points)
        return context.scores.once(what, lambda: tie.values(context, numbers))

    values: dict[str, dict[int, Figure | None]] = {
        tie.code: dict.fromkeys(numbers) if tie.system.in_group else everybody(tie)
        for tie in tie_breaks
    }
    return Ranking(
        entries,
        context.scores.final,
        tie_breaks,
        values,
        lambda tie, tied: tie.values(context, tied, tied),
    )


def ratings_of(section: Section, standing_in: int | None) -> dict[int, int]:
    """Return the ratings of players by number; ``standing_in`` takes the place of a missing one."""
    rated = {player.number: player.rating or standing_in for player in section.players}
    return {number: rating for number, rating in rated.items() if rating}


def _levels(tied: Sequence[int], values: Values, tie_break: TieBreak) -> list[list[int]]:
    """Return groups of players with the same value, best first; those without a value come last. A
    missing color could part the tied either way, so that they stay together."""
    of_value: dict[Figure, list[int]] = {}
    without: list[int] = []
    for number in tied:
        value = values[number]
        (without if value is None else of_value.setdefault(value, [])).append(number)
    if without and tie_break.system.needs is Needs.COLOURS:
        return [[*tied]]
    ordered = sorted(of_value, reverse=tie_break.higher_is_better)
    levels = [of_value[value] for value in ordered]
    return [*levels, without] if without else levels

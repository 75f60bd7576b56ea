"""Places: ties broken inside the tied group, and which system decided each place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from itertools import groupby

from xltiebreak.checks import examine
from xltiebreak.context import Context
from xltiebreak.editions import Edition, edition_named
from xltiebreak.figures import Figure, counted
from xltiebreak.findings import Finding, stop_on_errors
from xltiebreak.model import Player, Section
from xltiebreak.orders import Order, order_named
from xltiebreak.roundrobin import annulled, games_in_all, games_to_come
from xltiebreak.systems import TieBreak, tie_break
from xltiebreak.systems.lots import drawn
from xltiebreak.worksheet import Worksheet


@dataclass(frozen=True)
class Standing:
    """One player's place: ``place`` to ``last_place``, the same unless it is shared.

    ``values`` holds each code of the order; a code that is worked out only among players still
    tied has no value where it was not needed. ``decided_by`` is the code that parts the player
    from the next better one on the same score (for the best of them, from the next worse).
    """

    place: int
    last_place: int
    player: Player
    score: float
    values: Mapping[str, Figure | None]
    decided_by: str | None

    @property
    def shared(self) -> bool:
        """Whether every tie-break left others on the same place."""
        return self.last_place > self.place

    @property
    def places(self) -> str:
        """``3``, or ``3–4`` where the place is shared."""
        return f"{self.place}–{self.last_place}" if self.shared else str(self.place)


@dataclass(frozen=True)
class Step:
    """One look at one tie-break: who was still tied, and whether it parted any of them."""

    tie_break: TieBreak
    group: tuple[int, ...]
    parted: bool


@dataclass(frozen=True)
class Tie:
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


@dataclass(frozen=True)
class Standings:
    """A section in place order, with everything that made it so.

    ``lots`` are the drawn order or the seed, as given; ``findings`` the warnings about the
    results; ``steps`` every look at a tie-break.
    """

    section: Section
    edition: Edition
    order: Order
    rows: tuple[Standing, ...]
    steps: tuple[Step, ...]
    context: Context = field(repr=False)
    lots: str = ""
    findings: tuple[Finding, ...] = ()

    @property
    def rounds(self) -> int:
        """R of the rules: the number of complete rounds."""
        return self.context.rounds

    @property
    def planned_rounds(self) -> int:
        """How many rounds the section is to have: as stated, else as many as its table has room
        for; and in any case those that were begun."""
        table = self.section.crosstable
        begun = max((r for r in range(1, table.rounds + 1) if table.started(r)), default=0)
        return max(self.section.scheduled_rounds or table.rounds, begun)

    @property
    def is_final(self) -> bool:
        """Whether every round, and in a grid every game, is played; before, nobody has won
        anything."""
        return 0 < self.planned_rounds <= self.rounds and not self.games_left

    @cached_property
    def games_left(self) -> int:
        """How many games of a round-robin's grid are still to be played."""
        return len(games_to_come(self.section))

    @property
    def progress(self) -> str:
        """How far the section has come: ``5 of 7 rounds``, in a grid ``17 of 21 games``."""
        if self.games_left:
            games = games_in_all(self.section)
            return f"{games - self.games_left} of {counted(games, 'game')}"
        return f"{self.rounds} of {counted(self.planned_rounds, 'round')}"

    @property
    def needed(self) -> int:
        """How many of the order's tie-breaks were looked at."""
        looked_at = {step.tie_break.code for step in self.steps}
        return max(
            (k for k, code in enumerate(self.order.codes, 1) if code in looked_at), default=0
        )

    @cached_property
    def ties(self) -> tuple[Tie, ...]:
        """Every group of two or more players on one score, best score first."""
        steps: dict[float, list[Step]] = {}
        for step in self.steps:
            steps.setdefault(self.context.score(step.group[0]), []).append(step)
        ties = []
        for score, group in groupby(self.rows, lambda row: row.score):
            rows = tuple(group)
            if len(rows) > 1:
                ties.append(Tie(score, rows, tuple(steps.get(score, ()))))
        return tuple(ties)

    @property
    def without_value(self) -> tuple[TieBreak, ...]:
        """The tie-breaks of the order that could not be worked out for anyone."""
        return tuple(
            one
            for one in self.order.tie_breaks
            if not one.system.in_group
            and self.rows
            and all(row.values[one.code] is None for row in self.rows)
        )

    def worksheet(self, number: int, one: TieBreak) -> Worksheet:
        """A player's calculation of one tie-break, of the order or any other.

        A tie-break among tied players is shown for the group that it was looked at for, or for
        all players on the same score.
        """
        group: Sequence[int] = ()
        if one.system.in_group:
            same_score = [
                row.player.number for row in self.rows if row.score == self.context.score(number)
            ]
            group = next(
                (
                    step.group
                    for step in self.steps
                    if step.tie_break.is_same_as(one) and number in step.group
                ),
                same_score,
            )
        return one.worksheet(self.context, number, group)


def standings(
    section: Section,
    edition: str = "",
    order: str = "",
    lots: str = "",
    unrated: int | None = None,
) -> Standings:
    """A section's places under an edition and an order of tie-breaks.

    What is not given is taken from the section, then from the named order, else ``uschess``.
    ``lots`` is a drawn order or a seed, ``unrated`` the rating that stands in for none.

    Raises:
        EventError: the results contradict each other; it holds every finding with its cell.
        TieBreakError: the edition, the order or the lots are not understood.
    """
    findings = tuple(examine(section))
    stop_on_errors(findings)
    chosen = order_named(order or section.order or "uschess")
    lots = lots or section.lots
    if lots and not any(one.system.code == "LOT" for one in chosen.tie_breaks):
        chosen = Order((*chosen.tie_breaks, tie_break("LOT")), chosen.name, chosen.edition)
    rules = edition_named(edition or section.edition or chosen.edition or "uschess")
    standing_in = section.unrated if unrated is None else unrated
    context = Context(
        annulled(section).crosstable,
        rules,
        ratings=_ratings(section, standing_in),
        lots=drawn(lots, section.crosstable.numbers),
        kind=section.kind,
        last_round=section.scheduled_rounds,
        unrated=[player.number for player in section.players if not player.rating],
    )
    ranked = _Ranking(section, chosen, context).standings()
    return replace(ranked, lots=lots.strip(), findings=findings)


def _ratings(section: Section, standing_in: int | None) -> dict[int, int]:
    rated = {player.number: player.rating or standing_in for player in section.players}
    return {number: rating for number, rating in rated.items() if rating}


@dataclass
class _Block:
    """Players who share a place, and the code that parted them from those before."""

    numbers: list[int]
    parted_by: str | None = None


class _Ranking:
    """Works out one section's places; keeps the values and steps that it met on the way."""

    def __init__(self, section: Section, order: Order, context: Context) -> None:
        self.section = section
        self.order = order
        self.context = context
        numbers = section.crosstable.numbers
        self.steps: list[Step] = []
        self.values: dict[str, dict[int, Figure | None]] = {
            one.code: dict.fromkeys(numbers)
            if one.system.in_group
            else one.values(context, numbers)
            for one in order.tie_breaks
        }

    def standings(self) -> Standings:
        scores = self.context.scores
        numbers = sorted(self.section.crosstable.numbers, key=lambda n: (-scores[n], n))
        rows: list[Standing] = []
        for _, group in groupby(numbers, lambda number: scores[number]):
            blocks = self._part(list(group), 0)
            for k, block in enumerate(blocks):
                decided_by = blocks[1].parted_by if k == 0 and len(blocks) > 1 else block.parted_by
                first = len(rows) + 1
                rows += [
                    self._standing(number, first, first + len(block.numbers) - 1, decided_by)
                    for number in block.numbers
                ]
        return Standings(
            self.section,
            self.context.edition,
            self.order,
            tuple(rows),
            tuple(self.steps),
            self.context,
        )

    def _standing(self, number: int, first: int, last: int, decided_by: str | None) -> Standing:
        return Standing(
            place=first,
            last_place=last,
            player=self.section.by_number[number],
            score=self.context.score(number),
            values={code: values[number] for code, values in self.values.items()},
            decided_by=decided_by,
        )

    def _part(self, tied: list[int], index: int) -> list[_Block]:
        """Blocks of players who share a place, best first: those still tied after one
        tie-break, and only those, are looked at under the next."""
        if len(tied) == 1 or index == len(self.order.tie_breaks):
            return [_Block(tied)]
        one = self.order.tie_breaks[index]
        values = self.values[one.code]
        if one.system.in_group:
            values.update(one.values(self.context, tied, tied))
        ranked = sorted(tied, key=lambda number: _rank(values[number], one))
        level = [list(group) for _, group in groupby(ranked, lambda number: values[number])]
        self.steps.append(Step(one, tuple(tied), len(level) > 1))
        blocks = []
        for k, group in enumerate(level):
            parted = self._part(group, index + 1)
            if k:
                parted[0].parted_by = one.code
            blocks += parted
        return blocks


def _rank(value: Figure | None, one: TieBreak) -> tuple[bool, Figure]:
    """Better first; no value comes last."""
    if value is None:
        return (True, Fraction())
    return (False, -value if one.higher_is_better else value)

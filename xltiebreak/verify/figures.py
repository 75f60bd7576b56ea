"""What explains printed figures: another rule, the right ones in other rows, or another result."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import EventError
from xltiebreak.event.letters import write
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.context import Context
from xltiebreak.verify.columns import PLACE, SCORE
from xltiebreak.verify.comparison import Cause, Compared
from xltiebreak.verify.judge import (
    FINE,
    PICKED,
    RESULT,
    SURE,
    VALUE,
    Fit,
    Way,
    decided,
    explained,
    misses,
    outweighs_chance,
)
from xltiebreak.verify.variations import Rule
from xltiebreak.verify.wrong_rules import variations

_MOST_RESULTS = 3
"""The most other results that are tried for the places."""
_MOST_RETYPED = 40


# Another result of one game or bye

_WON, _DRAWN, _LOST = Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS
_GAMES = (
    *((Outcome.WIN, Outcome.LOSS), (Outcome.DRAW, Outcome.DRAW), (Outcome.LOSS, Outcome.WIN)),
    *((_WON, _LOST), (_LOST, _WON), (_DRAWN, _DRAWN), (_LOST, _LOST)),
    (Outcome.UNPAIRED, Outcome.UNPAIRED),
)
_ALONE = (Outcome.PAIRING_BYE, Outcome.HALF_BYE, Outcome.UNPAIRED, _WON, _LOST)


class Retyped(NamedTuple):
    """A result that the other program may have had instead: the cells of one round, by player."""

    round: int
    cells: Mapping[int, Result]

    def table(self, table: Crosstable) -> Crosstable:
        """Return the crosstable with these cells."""
        at = self.round - 1
        rows = (
            (*row[:at], self.cells[number], *row[at + 1 :]) if number in self.cells else row
            for number, row in table.rows.items()
        )
        return Crosstable(table.numbers, tuple(rows))

    def words(self, section: Section) -> str:
        """Return ``round 3 of player 7 were D12 (the table has W12 in Crosstable!F9)``."""
        number = min(self.cells)
        row = section.crosstable.numbers.index(number)
        where = section.origin.cell(row, f"R{self.round}", number)
        typed = _letters(section.crosstable.rows[number][self.round - 1])
        place = f" in {where}" if section.origin.rows else ""
        letters = _letters(self.cells[number])
        return (
            f"round {self.round} of player {number} were {letters} (the table has {typed}{place})"
        )


def _letters(result: Result) -> str:
    return "an empty cell" if result.blank else write(replace(result, colour=""))


def _other_results(table: Crosstable, differing: set[int]) -> Iterator[Retyped]:
    """Yield each other result of one game or bye that could affect all players who differ: in both
    cells of a game, as no program contradicts itself."""
    rows = table.rows
    met = {n: {n, *(r.opponent for r in row if r.opponent in rows)} for n, row in rows.items()}
    near = {number: set().union(*(met[each or 0] for each in met[number])) for number in met}
    for round in table.complete_rounds:
        for number, row in rows.items():
            was, other = row[round - 1], row[round - 1].opponent
            theirs = rows[other][round - 1] if other is not None and other in rows else None
            if other is None or theirs is None or theirs.opponent != number:
                others = [each for each in _ALONE if each is not was.outcome]
                reached = differing <= near[number]
                yield from (Retyped(round, {number: Result(each)}) for each in others if reached)
            elif number < other and differing <= near[number] | near[other]:
                for mine, twin in _GAMES:
                    if (mine, twin) != (was.outcome, theirs.outcome):
                        yield Retyped(round, {number: _with(was, mine), other: _with(theirs, twin)})


def _with(result: Result, outcome: Outcome) -> Result:
    if outcome is Outcome.UNPAIRED:
        return Result(outcome)
    return Result(outcome, result.opponent, result.colour)


class Judge:
    """Tries everything on all columns of figures of a section."""

    def __init__(self, ours: Standings, asked: Asked, compared: Sequence[Compared]) -> None:
        """Prepare it for these columns, except those with one figure all over."""
        self.ours, self.asked, self.table = ours, asked, ours.context.scores.crosstable
        known: dict[Hashable, Context] = {}
        self.rules = {
            task: Rule(
                *(self.table, ours.edition, task.column.meaning.tie_break, ours.context, known)
            )
            for task in compared
            if task.column and not task.idle
        }
        """The columns of figures, each with its right rule."""
        self.places = [each for each in compared if each.system == PLACE and not each.differences]
        self.variations = variations(ours)
        self.results: Sequence[Retyped] = ()
        """The results that would explain most columns, if they had been typed instead."""
        self._spoils: dict[str, bool] = {}

    def causes(self) -> dict[Compared, list[Cause]]:
        """Return the causes of each column that differs, if any is known."""
        every = {
            task: [*self._varied(task), *self._in_other_rows(task), *self._retyped(task)]
            for task in self.rules
            if task.differences and task.compared > 1
        }
        columns: Counter[Hashable] = Counter()
        values: Counter[Hashable] = Counter()
        for task, fits in every.items():
            for key in {fit.way.key for fit in fits if fit.explains == task.compared}:
                columns[key] += 1
                values[key] += len(task.differences)
        judged: dict[Compared, list[Fit]] = {task: [] for task in every}
        for task, fits in every.items():
            for fit in fits:
                key, sure = fit.way.key, self._is_sure(task, fit, values[fit.way.key])
                judged[task].append(fit._replace(columns=columns[key], sure=sure))
        results = {fit.way.kind: fit for fits in judged.values() for fit in fits if fit.way.result}
        likeliest = sorted(results.values(), key=lambda fit: -fit.columns)[:_MOST_RESULTS]
        self.results = [fit.way.result for fit in likeliest]
        differing = Counter(number for task in self.rules for number in task.differing)
        return {
            task: decided(task, fits, alone=all(differing[n] == 1 for n in task.differing))
            for task, fits in judged.items()
        }

    def _varied(self, task: Compared) -> Iterator[Fit]:
        right = self.rules[task]
        for position, variation in enumerate(self.variations):
            rule = variation.vary(right)
            if rule and (explains := explained(task, rule.column, misses(task))):
                code, predicate = variation.code, variation.predicate
                asked = right.edition.code if code.startswith("edition-") else ""
                way = Way(code, predicate, rule.column, variation.kind, asked)
                yield Fit(way, explains, position)

    def _in_other_rows(self, task: Compared) -> Iterator[Fit]:
        """Yield the right values in the wrong rows: all one row off, or in the order of places."""
        ours = self.rules[task].column(self.table.numbers)
        numbers, in_order = list(ours), [row.player.number for row in self.ours.rows]
        for code, predicate, others in (
            ("shifted-down", "stand one row too low", [*numbers[:1], *numbers]),
            ("shifted-up", "stand one row too high", numbers[1:]),
            ("place-order", "stand in the order of the places, not in that of the rows", in_order),
        ):
            moved = {**ours, **{number: ours[other] for number, other in zip(numbers, others)}}
            way = Way(code, predicate, lambda _, moved=moved: moved, code)  # type: ignore[misc]
            if explains := explained(task, way.values):
                yield Fit(way, explains, len(self.variations) - 1)

    def _retyped(self, task: Compared) -> Iterator[Fit]:
        """Yield other results that would explain the column while all other printed figures still
        agree."""
        found = (
            (result, explains)
            for result in _other_results(self.table, set(task.differing))
            if (explains := explained(task, self._with(result, task).column))
        )
        for result, explains in islice(found, _MOST_RETYPED):
            words = result.words(self.ours.section)
            if words not in self._spoils:
                self._spoils[words] = self._spoils_a_figure(result)
            if not self._spoils[words]:
                values = self._with(result, task).column
                way = Way(RESULT, f"agree if {words}", values, words, result=result)
                yield Fit(way, explains, len(self.variations))

    def _with(self, result: Retyped, task: Compared) -> Rule:
        return replace(self.rules[task], table=result.table(self.table), known={})

    def _spoils_a_figure(self, result: Retyped) -> bool:
        """Whether this result would make another printed figure wrong: a score, tie-break or place
        that agrees now, or a score that it does not explain."""
        for task in self.rules:
            has_to_agree = not task.differences or task.system == SCORE
            if has_to_agree and not explained(task, self._with(result, task).column):
                return True
        section = self.ours.section
        try:
            other = replace(section, crosstable=result.table(section.crosstable))
            theirs = ranked(other, self.asked) if self.places else self.ours
        except EventError:  # the two cells of the game contradict each other then
            return False
        return any(
            row.player.number in places.numbers
            and not places.agrees(row.player.number, (row.place, row.last_place))
            for places in self.places
            for row in theirs.rows
        )

    def _is_sure(self, task: Compared, fit: Fit, values: int) -> bool:
        """Whether a fit is no coincidence; ``values`` counts those values in columns it explains
        wholly."""
        unexplained, value = task.compared - fit.explains, _weight(task)
        values = values or len(task.differences) - unexplained
        if fit.way.result:
            tried = 4 * len(self.table.numbers) * max(self.table.rounds, 1)
            ways = math.comb(task.compared, len(task.differences))
            value = FINE if task.column and task.column.is_fine else VALUE
            return outweighs_chance(values, unexplained, tried, ways, value)
        if fit.way.code.startswith("sign-"):
            value, unexplained = min(value, PICKED), SURE * unexplained
        tried = self._rivals(task, fit.position)
        return outweighs_chance(values, unexplained, tried, value=value)

    def _rivals(self, task: Compared, position: int) -> int:
        """Count the different columns that result from the variations up to this position, if they
        change at most twice as many values as differ here."""
        right, columns = self.rules[task], set()
        ours = right.column(task.numbers)
        for variation in self.variations[: position + 1]:
            rule = variation.vary(right)
            values = rule.column(task.numbers) if rule else ours
            changed = tuple((n, values[n]) for n in task.numbers if values[n] != ours[n])
            if 0 < len(changed) <= 2 * len(task.differences):
                columns.add(changed)
        return len(columns)


def _weight(task: Compared) -> float:
    """Return the weight of a figure, in doublings: less if its column has few different ones."""
    column = task.column
    if column is None or column.is_fine:
        return FINE
    times = Counter(column.figures.get(number) for number in task.numbers)
    shares = [count / task.compared for count in times.values()]
    return min(VALUE, 1 - sum(share * math.log2(share) for share in shares))

"""Slips, where the rule is right: a result or a rating that was typed otherwise, values in the
wrong rows."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.notation.us import write
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.verify.calculation import KnownCause, Way
from xltiebreak.verify.printed_figures import Column

_GAMES = (
    (Outcome.WIN, Outcome.LOSS),
    (Outcome.DRAW, Outcome.DRAW),
    (Outcome.LOSS, Outcome.WIN),
    (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
    (Outcome.FORFEIT_DRAW, Outcome.FORFEIT_DRAW),
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
    (Outcome.UNPAIRED, Outcome.UNPAIRED),
)
_ALONE = (
    *(Outcome.PAIRING_BYE, Outcome.HALF_BYE, Outcome.UNPAIRED),
    *(Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
)

Cells = Mapping[int, Result]
"""What one round's cells would be instead, by pairing number."""


@dataclass(frozen=True)
class Retyped:
    """One result as the other program may have had it."""

    round: int
    cells: Cells
    changes_the_reason_only: bool = False
    """Whether nobody played, and the points are the same, as of ``F`` instead of ``U``: a rule that
    explains the column is likelier."""

    def as_cause(self, section: Section, table: Crosstable) -> KnownCause:
        """The same as a cause, which says in which cell of the section the result stands;
        ``table`` is the crosstable with these cells."""
        condition = self.condition(section)
        return KnownCause(
            "result-typed-otherwise",
            condition,
            lambda way: way.with_results(table, self.cells),
            condition,
        )

    def change(self, way: Way) -> Way:
        """The way on the crosstable with these cells."""
        return way.with_results(self.table(way.table), self.cells)

    def table(self, table: Crosstable) -> Crosstable:
        """The crosstable with these cells."""
        rows = tuple(
            (*row[: self.round - 1], self.cells[number], *row[self.round :])
            if number in self.cells
            else row
            for number, row in zip(table.numbers, table.results)
        )
        return Crosstable(table.numbers, rows)

    def condition(self, section: Section) -> str:
        """``round 3 of player 7 were D12 (the table has W12 in Crosstable!F9)``"""
        number = min(self.cells)
        row = section.crosstable.numbers.index(number)
        where = section.origin.cell(row, f"R{self.round}", number)
        there = _letters(section.crosstable.rows[number][self.round - 1])
        place = f" in {where}" if section.origin.rows else ""
        opponent = self.cells[number].opponent
        alone = (
            f" and the cell of player {opponent} stayed as it is"
            if len(self.cells) == 1 and opponent is not None
            else ""
        )
        return (
            f"round {self.round} of player {number} were {_letters(self.cells[number])} "
            f"(the table has {there}{place}){alone}"
        )


def _letters(result: Result) -> str:
    return "an empty cell" if result.blank else write(replace(result, colour=""))


def other_outcomes(
    table: Crosstable,
    differing: Collection[int],
    reach: int,
    *,
    one_cell: bool = False,
) -> Iterator[Retyped]:
    """Yield every result that could have been another, one game or bye at a time, if it concerns
    all who differ.

    ``reach`` is how far a score is felt: 1 for the opponents, 2 for their opponents. With
    ``one_cell`` the opponent's own cell stays as it is, though the two then contradict each other.
    """
    near = _Near(table, reach)
    for round in table.complete_rounds:
        for number, row in zip(table.numbers, table.results):
            result = row[round - 1]
            twin = _twin(table, number, round)
            if twin is not None and twin < number:
                continue
            concerned = near.reached_from(number) | (
                near.reached_from(twin) if twin else frozenset()
            )
            if not concerned.issuperset(differing):
                continue
            if not one_cell:
                yield from _otherwise(number, round, result, twin, table)
            elif twin is not None:
                yield from _one_cell(number, round, result, twin)
                yield from _one_cell(twin, round, table.rows[twin][round - 1], number)


def _otherwise(
    number: int, round: int, result: Result, twin: int | None, table: Crosstable
) -> Iterator[Retyped]:
    if twin is None:
        for outcome in _ALONE:
            if outcome is not result.outcome:
                bye = Result(outcome)
                same = not result.played and result.points == bye.points
                yield Retyped(round, {number: bye}, same)
        return
    theirs = table.rows[twin][round - 1]
    for mine, other in _GAMES:
        if (mine, other) != (result.outcome, theirs.outcome):
            yield Retyped(
                round,
                {
                    number: _result(mine, twin, result.colour),
                    twin: _result(other, number, theirs.colour),
                },
            )


def _one_cell(number: int, round: int, result: Result, twin: int) -> Iterator[Retyped]:
    for outcome, _ in _GAMES[:5]:
        if outcome is not result.outcome:
            yield Retyped(round, {number: Result(outcome, twin, result.colour)})


def _result(outcome: Outcome, opponent: int, colour: str) -> Result:
    if outcome is Outcome.UNPAIRED:
        return Result(outcome)
    return Result(outcome, opponent, colour)


def _twin(table: Crosstable, number: int, round: int) -> int | None:
    """The opponent who names this player, too; nobody for byes and one-sided forfeits."""
    opponent = table.rows[number][round - 1].opponent
    if opponent is None or opponent not in table.rows:
        return None
    return opponent if table.rows[opponent][round - 1].opponent == number else None


def other_colours(table: Crosstable, differing: Sequence[int]) -> Iterator[Retyped]:
    """Yield every game with its colors exchanged, if that concerns all who differ."""
    swapped = {"w": "b", "b": "w"}
    for round in table.complete_rounds:
        for number, row in zip(table.numbers, table.results):
            result = row[round - 1]
            twin = _twin(table, number, round)
            if not result.colour or twin is None or twin < number:
                continue
            if {number, twin}.issuperset(differing):
                theirs = table.rows[twin][round - 1]
                yield Retyped(
                    round,
                    {
                        number: replace(result, colour=swapped[result.colour]),
                        twin: replace(theirs, colour=swapped.get(theirs.colour, "")),
                    },
                )


def other_opponents(table: Crosstable, differing: Sequence[int]) -> Iterator[Retyped]:
    """Yield two games of a round with their opponents exchanged, if that concerns all who differ.

    Nobody's score changes, so only the four players' own lists of opponents do; a single one who
    differs has a likelier reason.
    """
    if not 2 <= len(differing) <= 4:
        return
    for round in table.complete_rounds:
        games = [
            (number, twin)
            for number in table.numbers
            for twin in [_twin(table, number, round)]
            if twin is not None and number < twin and table.rows[number][round - 1].played
        ]
        for game, other in combinations(games, 2):
            if all(number in (*game, *other) for number in differing):
                yield from _exchanged(table, round, game, other)


def _exchanged(
    table: Crosstable, round: int, game: tuple[int, int], other: tuple[int, int]
) -> Iterator[Retyped]:
    """Each player keeps his result against another opponent, where the results go together."""
    for pair in (other, other[::-1]):
        pairings = {game[0]: pair[1], pair[1]: game[0], game[1]: pair[0], pair[0]: game[1]}
        points = {number: table.rows[number][round - 1].points for number in pairings}
        if all(points[number] + points[rival] == 1 for number, rival in pairings.items()):
            yield Retyped(
                round,
                {
                    number: replace(table.rows[number][round - 1], opponent=rival)
                    for number, rival in pairings.items()
                },
            )


class _Near:
    def __init__(self, table: Crosstable, reach: int) -> None:
        self._opponents = {
            number: frozenset(result.opponent for result in row if result.opponent is not None)
            for number, row in table.rows.items()
        }
        self._reach = reach
        self._known: dict[int, frozenset[int]] = {}

    def reached_from(self, number: int) -> frozenset[int]:
        """The player and those whom the change can reach."""
        if number not in self._known:
            near = frozenset({number})
            for _ in range(self._reach):
                near = near.union(*(self._opponents.get(player, frozenset()) for player in near))
            self._known[number] = near
        return self._known[number]


Moved = tuple[str, int, str]
"""A code, how many values it explains, and what is said of them."""


def misplaced(
    column: Column,
    ours: Mapping[int, Figure | None],
    by_place: Sequence[int],
    differing: Sequence[int],
) -> list[Moved]:
    """Explain a column whose values stand in other rows than they should: all or some slipped by a
    row, two were exchanged, or they follow the places or an unknown order.

    ``ours`` holds our values in the order of the crosstable, ``by_place`` the pairing numbers in
    that of the places.
    """

    def moved(code: str, pairs: Iterable[tuple[int, int]], predicate: str) -> Iterator[Moved]:
        """Where every value printed for the first of a pair is that of the second."""
        whose = [(number, other) for number, other in pairs if number in column.texts]
        if len(whose) > 2 and all(column.agrees(number, ours[other]) for number, other in whose):
            yield code, len(whose), predicate

    rows = list(ours)
    moves = [
        *moved("shifted-down", zip(rows[1:], rows), "stand one row too low"),
        *moved("shifted-up", zip(rows, rows[1:]), "stand one row too high"),
    ]
    if not moves and len(differing) > 2:
        first, last = rows.index(differing[0]), rows.index(differing[-1])
        part = f"agree if those of players {differing[0]} to {differing[-1]} stand one row too"
        right = [(number, number) for number in (*rows[:first], *rows[last + 1 :])]
        down = zip(rows[first : last + 1], rows[max(first - 1, 0) : last])
        up = zip(rows[first : last + 1], rows[first + 1 : last + 2])
        moves += moved("shifted-down", [*right, *down], f"{part} low")
        moves += moved("shifted-up", [*right, *up], f"{part} high")
    if len(differing) == 2:
        upper, lower = differing
        if column.agrees(upper, ours[lower]) and column.agrees(lower, ours[upper]):
            predicate = f"agree if those of players {upper} and {lower} are exchanged"
            moves.append(("exchanged", len(column.texts), predicate))
    in_order = "stand in the order of the places, not in the order of this table's rows"
    moves = moves or list(moved("place-order", zip(rows, by_place), in_order))
    moved_by_itself = 2 * len(differing) > len(column.texts)  # a few are results, or misprints
    if not moves and moved_by_itself and _the_same_values(column, ours):
        predicate = "are right, but stand in other rows: the column was sorted or pasted by itself"
        moves.append(("other-rows", len(column.texts), predicate))
    return moves


def _the_same_values(column: Column, ours: Mapping[int, Figure | None]) -> bool:
    values = [ours[number] for number in column.texts if number in ours]
    if None in values or len(column.figures) < len(values):
        return False
    printed = sorted(column.figures.values())
    return printed == sorted(Fraction(value) for value in values if value is not None)


_AVERAGES = frozenset({"COMPAVG", "ARO"})
"""The tie-breaks in which a rating stands as it is, divided by the number of opponents."""


def other_ratings(
    way: Way, column: Column, ours: Mapping[int, Figure | None], differing: Sequence[int]
) -> Iterator[tuple[int, int, Way]]:
    """Yield each player who would explain the first wrong average if he had another rating: his
    number, that rating, and the way with it."""
    if way.system not in _AVERAGES:
        return
    rows = way.table.rows
    first = differing[0]
    value, printed = ours[first], column.figures.get(first)
    rated = [r for r in rows[first] if r.played and r.opponent in way.event.ratings]
    if value is None or printed is None:
        return
    share = Fraction(len(rated))
    width = share / (2 * 10**column.decimals)
    for result in rated:
        number = result.opponent
        if number is None or not all(
            any(r.played and r.opponent == number for r in rows[differs]) for differs in differing
        ):
            continue
        there = way.event.ratings[number]
        about = there + (printed - Fraction(value)) * share
        low, high = math.ceil(about - width), math.floor(about + width)
        for rating in sorted(
            range(low, high + 1), key=lambda candidate: float(abs(candidate - about))
        ):
            if 0 < rating != there:
                event = way.event.counted(way.event.by)
                event.ratings = {**event.ratings, number: rating}
                yield number, rating, replace(way, event=event)

"""Slips under the right rule: a mistyped result or rating, values in the wrong rows."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations, groupby
from typing import NamedTuple

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.letters import write
from xltiebreak.event.results import OTHER_COLOUR, Outcome, Result
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
"""The cells of one round instead of the typed ones, by pairing number."""


@dataclass(frozen=True)
class Retyped:
    """A result that the other program may have had instead."""

    round: int
    cells: Cells
    changes_the_reason_only: bool = False
    """Whether nobody played and the points are the same, as in ``F`` instead of ``U``: a rule is
    then the likelier cause."""

    def as_cause(self, section: Section, table: Crosstable) -> KnownCause:
        """Return it as a cause, which names the cell; ``table`` is the crosstable with these
        cells."""
        condition = self.condition(section)
        return KnownCause(
            "result-typed-otherwise",
            condition,
            lambda way: way.with_results(table, self.cells),
            condition,
        )

    def change(self, way: Way) -> Way:
        """Return the way on the crosstable with these cells."""
        return way.with_results(self.table(way.table), self.cells)

    def table(self, table: Crosstable) -> Crosstable:
        """Return the crosstable with these cells."""
        rows = tuple(
            (*row[: self.round - 1], self.cells[number], *row[self.round :])
            if number in self.cells
            else row
            for number, row in zip(table.numbers, table.results)
        )
        return Crosstable(table.numbers, rows)

    def condition(self, section: Section) -> str:
        """Return ``round 3 of player 7 were D12 (the table has W12 in Crosstable!F9)``."""
        number = min(self.cells)
        row = section.crosstable.numbers.index(number)
        where = section.origin.cell(row, f"R{self.round}", number)
        typed = _letters(section.crosstable.rows[number][self.round - 1])
        place = f" in {where}" if section.origin.rows else ""
        opponent = self.cells[number].opponent
        alone = (
            f" and the cell of player {opponent} stayed as it is"
            if len(self.cells) == 1 and opponent is not None
            else ""
        )
        return (
            f"round {self.round} of player {number} were {_letters(self.cells[number])} "
            f"(the table has {typed}{place}){alone}"
        )


def _letters(result: Result) -> str:
    return "an empty cell" if result.blank else write(replace(result, colour=""))


class Game(NamedTuple):
    """A game, or a cell that no opponent's cell answers: ``twin`` is then empty."""

    round: int
    number: int
    result: Result
    twin: int | None
    theirs: Result

    def instead(self, result: Result, theirs: Result | None = None, same: bool = False) -> Retyped:
        """Return other results for the player and, in a game, for the opponent."""
        cells = {self.number: result}
        if self.twin is not None and theirs is not None:
            cells[self.twin] = theirs
        return Retyped(self.round, cells, same)


def _games(table: Crosstable) -> Iterator[Game]:
    rows = table.rows
    for round in table.complete_rounds:
        for number in table.numbers:
            result = rows[number][round - 1]
            twin = result.opponent
            known = twin is not None and twin in rows
            theirs = rows[twin or 0][round - 1] if known else result
            if twin is None or theirs.opponent != number:  # byes, and forfeits of one side
                yield Game(round, number, result, None, result)
            elif number < twin:
                yield Game(round, number, result, twin, theirs)


def _within_reach(table: Crosstable, reach: int) -> Mapping[int, frozenset[int]]:
    """Return for each player those whose values a change of his result can affect."""
    opponents = {
        number: frozenset(result.opponent for result in row if result.opponent is not None)
        for number, row in table.rows.items()
    }
    near = {number: frozenset({number}) for number in opponents}
    for _ in range(reach):
        near = {
            number: known.union(*(opponents.get(player, frozenset()) for player in known))
            for number, known in near.items()
        }
    return near


def other_outcomes(
    table: Crosstable, differing: Collection[int], reach: int, *, one_cell: bool = False
) -> Iterator[Retyped]:
    """Yield each other result of one game or bye that could affect all players who differ.

    ``reach`` is how far a score has effect: 1 to the opponents, 2 to their opponents. With
    ``one_cell`` the opponent's cell stays as it is, though the two then contradict each other.
    """
    near = _within_reach(table, reach)
    for game in _games(table):
        concerned = near[game.number] | (near[game.twin] if game.twin else frozenset())
        if concerned.issuperset(differing):
            yield from _one_cell(game) if one_cell else _otherwise(game)


def _otherwise(game: Game) -> Iterator[Retyped]:
    result, theirs = game.result, game.theirs
    if game.twin is None:
        for outcome in _ALONE:
            if outcome is not result.outcome:
                bye = Result(outcome)
                yield game.instead(bye, same=not result.played and result.points == bye.points)
        return
    for mine, other in _GAMES:
        if (mine, other) != (result.outcome, theirs.outcome):
            yield game.instead(_with(result, mine), _with(theirs, other))


def _with(result: Result, outcome: Outcome) -> Result:
    if outcome is Outcome.UNPAIRED:
        return Result(outcome)
    return Result(outcome, result.opponent, result.colour)


def _one_cell(game: Game) -> Iterator[Retyped]:
    if game.twin is not None:
        for number, result in ((game.number, game.result), (game.twin, game.theirs)):
            for outcome, _ in _GAMES[:5]:
                if outcome is not result.outcome:
                    yield Retyped(game.round, {number: _with(result, outcome)})


def other_colours(table: Crosstable, differing: Sequence[int]) -> Iterator[Retyped]:
    """Yield each game with its colors exchanged, if all players who differ are in it."""
    for game in _games(table):
        if game.twin and game.result.colour and {game.number, game.twin}.issuperset(differing):
            yield game.instead(
                replace(game.result, colour=OTHER_COLOUR[game.result.colour]),
                replace(game.theirs, colour=OTHER_COLOUR[game.theirs.colour]),
            )


def other_opponents(table: Crosstable, differing: Sequence[int]) -> Iterator[Retyped]:
    """Yield two games of a round with their opponents exchanged, if all who differ are in them.

    No score changes, only the lists of opponents of these four players; if only one player differs,
    another cause is likelier.
    """
    if not 2 <= len(differing) <= 4:
        return
    played = (game for game in _games(table) if game.twin and game.result.played)
    for _, games in groupby(played, lambda game: game.round):
        for game, other in combinations(games, 2):
            if {game.number, game.twin, other.number, other.twin}.issuperset(differing):
                yield from _exchanged(game, other)


def _exchanged(game: Game, other: Game) -> Iterator[Retyped]:
    """Yield pairings in which each keeps his result against another opponent, where results fit."""
    results = {
        number: result
        for played in (game, other)
        for number, result in (
            (played.number, played.result),
            (played.twin or 0, played.theirs),
        )
    }
    first, second, third, fourth = results
    for pairs in (((first, fourth), (second, third)), ((first, third), (second, fourth))):
        if all(results[upper].points + results[lower].points == 1 for upper, lower in pairs):
            cells = {}
            for upper, lower in pairs:
                cells[upper] = replace(results[upper], opponent=lower)
                cells[lower] = replace(results[lower], opponent=upper)
            yield Retyped(game.round, cells)


Moved = tuple[str, int, str]
"""A code, the number of values it explains, and the predicate."""


def misplaced(
    column: Column,
    ours: Mapping[int, Figure | None],
    by_place: Sequence[int],
    differing: Sequence[int],
) -> list[Moved]:
    """Explain a column with values in the wrong rows: all or some are one row off, two are
    exchanged, or they are in the order of places or in an unknown order.

    ``ours`` holds our values in the order of the crosstable, ``by_place`` the pairing numbers in
    the order of places.
    """

    def moved(code: str, pairs: Iterable[tuple[int, int]], predicate: str) -> Iterator[Moved]:
        """Yield the move if every value printed for the first of a pair is that of the second."""
        printed_pairs = [(number, other) for number, other in pairs if number in column.texts]
        if len(printed_pairs) > 2 and all(
            column.agrees(number, ours[other]) for number, other in printed_pairs
        ):
            yield code, len(printed_pairs), predicate

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
"""The tie-breaks that are a plain average of the opponents' ratings."""


def other_ratings(
    way: Way, column: Column, ours: Mapping[int, Figure | None], differing: Sequence[int]
) -> Iterator[tuple[int, int, Way]]:
    """Yield each player whose rating, if it were another, would explain the first wrong average:
    his number, that rating, and the way with it."""
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
        typed = way.event.ratings[number]
        about = typed + (printed - Fraction(value)) * share
        low, high = math.ceil(about - width), math.floor(about + width)
        for rating in sorted(
            range(low, high + 1), key=lambda candidate: float(abs(candidate - about))
        ):
            if 0 < rating != typed:
                event = way.event.counted(way.event.by)
                event.ratings = {**event.ratings, number: rating}
                yield number, rating, replace(way, event=event)

"""Results that name their opponents by other numbers than those beside the rows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace
from itertools import chain, islice

from xltiebreak.checks.causes.repair import (
    Repair,
    at,
    misfits,
    number_column,
    row_called,
    up_to,
    with_results,
)
from xltiebreak.event.crosstable import Crosstable, same_game
from xltiebreak.event.findings import Finding
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Player, Section

_MOST_STEPS = 50_000
"""So often a row is given a number for trial."""
_MOST_PARTS, _FEWEST_ROWS = 20, 6
"""Among fewer players some order or other makes everything agree."""
_NEARLY = 10
"""Of so many cells one may still be wrong under the numbers of a usual mistake."""
_MOST_CELLS = 0.75
"""So many of the cells must name somebody who names the player in return."""

Numbers = Mapping[int, int]
"""The number of each row."""


def numberings(table: Crosstable) -> Iterator[Numbers]:
    """Yield the numbers by row under which the cells of all games agree, whatever numbers stand
    beside the rows. A cell may name somebody who has no row."""
    search = _Search(table.results)
    yield from search.complete({}, frozenset())


class _Search:
    """Who names each number in each round. Once one row has a number, those of its opponents
    follow: whoever names it in a round has the number that it names there."""

    def __init__(self, rows: Sequence[Sequence[Result]]) -> None:
        self.rows = rows
        self.namers: dict[tuple[int, int], int] = {}
        for row, results in enumerate(rows):
            for round, result in enumerate(results):
                if result.opponent is not None:
                    self.namers[round, result.opponent] = row
        self.named = sorted({number for _, number in self.namers})
        games = [sum(result.opponent is not None for result in results) for results in rows]
        self.order = sorted((k for k, count in enumerate(games) if count), key=lambda k: -games[k])
        self.cells = sum(games)
        self.few = max(1, len(rows) // 10)
        self.steps = _MOST_STEPS

    def complete(
        self, numbers: Mapping[int, int], without: Set[int], parts: int = 0
    ) -> Iterator[Numbers]:
        """Yield all ways to give the other rows numbers, too; those ``without`` one stay so.
        ``parts`` are those that have numbers and did not meet each other; after a round or two
        there are too many for the results to tell the numbers."""
        if parts > _MOST_PARTS:
            return
        row = next((row for row in self.order if row not in numbers and row not in without), None)
        rows = {number: row for row, number in numbers.items()}
        if row is None:
            if self._agrees(numbers, rows):
                yield numbers
            return
        fits = False
        for number in self.named:
            further = None if number in rows else self._follow(row, number, numbers, rows)
            if further is not None and (numbers or 2 * len(further) > len(self.order)):
                fits = True
                yield from self.complete({**numbers, **further}, without, parts + 1)
        if not fits and len(without) < self.few:
            yield from self.complete(numbers, without | {row}, parts + 1)

    def _follow(
        self, row: int, number: int, known: Mapping[int, int], taken: Mapping[int, int]
    ) -> dict[int, int] | None:
        self.steps -= 1
        if self.steps < 0:
            return None
        numbers: dict[int, int] = {}
        rows: dict[int, int] = {}
        waiting = [(row, number)]
        while waiting:
            row, number = waiting.pop()
            if row in numbers or row in known or number in rows or number in taken:
                if numbers.get(row, known.get(row)) != number:
                    return None
                continue
            numbers[row], rows[number] = number, row
            for round, result in enumerate(self.rows[row]):
                namer = self.namers.get((round, number))
                twin = None if namer is None else self.rows[namer][round]
                if result.opponent is None:
                    is_open = result.blank or result.outcome is Outcome.UNREADABLE
                    if twin and not is_open and not (result.forfeit and twin.forfeit):
                        return None
                elif result.opponent == number:
                    return None
                elif twin is not None and namer is not None:
                    if not same_game(result, twin):
                        return None
                    waiting.append((namer, result.opponent))
        return numbers

    def _agrees(self, numbers: Mapping[int, int], rows: Mapping[int, int]) -> bool:
        agreeing, absent = 0, set()
        for row, number in numbers.items():
            for round, result in enumerate(self.rows[row]):
                opponent = result.opponent
                if opponent is None:
                    continue
                if opponent not in rows:
                    absent.add(opponent)
                    continue
                twin = self.rows[rows[opponent]][round]
                agreeing += twin.opponent == number
                if twin.opponent not in (number, None):
                    return False
        return len(absent) <= self.few and agreeing >= _MOST_CELLS * self.cells


def other_numbers(section: Section, findings: Sequence[Finding]) -> Iterator[Repair]:
    """Yield the table with the numbers that its results use, if there are such numbers."""
    table = section.crosstable
    if len(table.numbers) < _FEWEST_ROWS or section.origin.grid:
        return
    usual = (numbers for numbers in _usual(section) if _fits(table, numbers))
    for numbers in chain(islice(numberings(table), 1), usual):
        changed = [row for row in sorted(numbers) if numbers[row] != table.numbers[row]]
        if changed:
            order = (
                _steps(section, numbers)
                or _order(section, numbers)
                or _examples(section, numbers, changed)
            )
            row = changed[0]
            message = f"the results name opponents {_by_which(section)}: {order}"
            finding = at(section, row, number_column(section), "other-numbers", message)
            known = {None, *numbers.values()}
            rows = [
                [result if result.opponent in known else BLANK for result in results]
                for results in table.results
            ]
            repaired = with_results(section, rows, _filled(table, numbers))
            yield Repair(finding, replace(repaired, faults=_without_zeros(section)))


def _by_which(section: Section) -> str:
    if not section.origin.rows:
        return "by other numbers than those of the rows, which are counted from the top"
    if "No." not in section.origin.columns:
        return "by numbers, and the table has no column No."
    return "by other numbers than stand beside the rows"


def _usual(section: Section) -> Iterator[Numbers]:
    """Yield the numbers that a mistake gives: counted from another one, of the row before or after,
    of the rows, by rating, of another column, by name."""
    shown, players = section.crosstable.numbers, section.players
    rows = range(len(players))
    for step in (1, -1):
        yield {row: shown[row] + step for row in rows}
    for step in (1, -1):
        yield {row: shown[(row - step) % len(shown)] for row in rows}
    yield {row: row + 1 for row in rows}
    yield _in_order(sorted(rows, key=lambda row: -(players[row].rating or 0)))
    for texts in section.printed.values():
        column = [texts.get(number, "") for number in shown]
        are_numbers = all(text.isdecimal() and len(text) < 6 for text in column)
        if are_numbers and len({*column}) == len(column):
            yield {row: int(column[row]) for row in rows}
    yield _in_order(sorted(rows, key=lambda row: players[row].name.casefold()))


def _in_order(rows: Sequence[int]) -> Numbers:
    return {row: number for number, row in sorted(enumerate(rows, 1), key=lambda pair: pair[1])}


def _fits(table: Crosstable, numbers: Numbers) -> bool:
    """Whether nearly every cell agrees under these numbers."""
    at_row = {number: row for row, number in numbers.items()}
    cells = sum(result.opponent is not None for row in table.results for result in row)
    wrong = sum(up_to(misfits(at_row, column), cells) for column in table.columns)
    return _NEARLY * wrong <= cells


def _without_zeros(section: Section) -> tuple[Finding, ...]:
    """Return the faults that do not come from counting the players from 0."""
    row_of = {number: row for row, number in enumerate(section.crosstable.numbers)}

    def names_zero(fault: Finding) -> bool:
        if fault.code != "unknown-code" or not fault.place or not section.origin.texts:
            return False
        row, round = row_of[fault.place.number], fault.place.column
        return re.sub(r"\D", "", section.origin.texts[row][round - 1]) == "0"

    return tuple(fault for fault in section.faults if not names_zero(fault))


def _filled(table: Crosstable, numbers: Numbers) -> list[int]:
    """Return a number for every row; rows without games get numbers that nobody has."""
    free = iter(k for k in range(max(numbers.values()) + 1, 10**6) if k)
    return [numbers[row] if row in numbers else next(free) for row in range(len(table.numbers))]


def _order(section: Section, numbers: Numbers) -> str:
    """Return by which order the players have these numbers, and what to do; empty if by none."""
    players, shown = section.players, section.crosstable.numbers
    sample = _sample(section, numbers, list(numbers))
    type_them = f"type these numbers in a column No. ({sample})"
    if not section.origin.rows:
        type_them = f"put the rows into the order of these numbers ({sample})"
    if follows_ratings(players, numbers):
        return f"every game agrees if the players are numbered by rating; {type_them}"
    for title, texts in section.printed.items():
        if all(texts.get(shown[row], "") == str(number) for row, number in numbers.items()):
            return f"every game agrees with those in the column {title!r}; head that one No."
    by_name = sorted(numbers, key=numbers.__getitem__)
    names = [players[row].name.casefold() for row in by_name]
    if names == sorted(names) and len({*names}) > 1:
        return f"every game agrees if the players are numbered by the alphabet; {type_them}"
    return ""


def _steps(section: Section, numbers: Numbers) -> str:
    """Return where rows were left out or put in, if the numbers differ by 1 from there on; or that
    all results stand a row too low or too high."""
    shown = section.crosstable.numbers
    apart = {row: number - shown[row] for row, number in numbers.items()}
    steps = {*apart.values()}
    if len(steps) == 1:
        more = "more" if steps == {1} else "less" if steps == {-1} else ""
        how = f"is 1 {more}" if more else f"differs by {abs(min(steps))}"
        return (
            f"every game agrees if each number {how}; begin the numbers of the rows where the "
            "results begin"
        )
    for step in (1, -1):
        beside = [shown[row - step] for row in numbers if 0 <= row - step < len(shown)]
        if beside == [numbers[row] for row in numbers if 0 <= row - step < len(shown)]:
            way, back = ("low", "up") if step > 0 else ("high", "down")
            return (
                f"every game agrees if all results are moved {back} by one row; beside the numbers "
                f"and names they stand one row too {way}"
            )
    if len(steps) == 2 and 0 in steps:
        [step] = steps - {0}
        moved = min(shown[row] for row, by in apart.items() if by)
        if abs(step) == 1 and all(bool(by) == (shown[row] >= moved) for row, by in apart.items()):
            what = "left out above it" if step == 1 else "put in above it, or this one stands twice"
            return (
                f"every game agrees if the numbers from {moved} on are 1 "
                f"{'more' if step == 1 else 'less'}; a row was {what} and the others numbered "
                f"anew: {'add that row' if step == 1 else 'delete it'}, and give all their numbers "
                "back"
            )
    return ""


def _examples(section: Section, numbers: Numbers, changed: Sequence[int]) -> str:
    how = "their own numbers" if len(changed) > 3 else "these numbers"
    return (
        f"every game agrees if {_sample(section, numbers, changed)}; the rows, or their numbers, "
        f"were put into another order without the results: give the rows {how}"
    )


def _sample(section: Section, numbers: Numbers, rows: Sequence[int]) -> str:
    some = [f"{row_called(section, row)} has {numbers[row]}" for row in sorted(rows)[:3]]
    return f"{', '.join(some)}{' …' * (len(rows) > len(some))}"


def follows_ratings(players: Sequence[Player], numbers: Numbers) -> bool:
    """Whether the numbers go down the ratings, those without one last."""
    by_number = sorted(numbers, key=numbers.__getitem__)
    ratings = [players[row].rating or 0 for row in by_number]
    descending = all(first >= other for first, other in zip(ratings, ratings[1:]))
    return descending and 2 * len({*ratings}) > len(ratings)

"""Cells that stand in the wrong place: a column a row too low, a row a column too far to the right,
two columns exchanged, a row of another player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, combinations, islice

from xltiebreak.checks.causes.repair import (
    Column,
    Repair,
    at,
    column_called,
    is_plain,
    misfits,
    number_column,
    row_called,
    up_to,
    with_results,
)
from xltiebreak.event.findings import Finding
from xltiebreak.event.results import BLANK, TWIN, Outcome, Result
from xltiebreak.event.section import Section

_MOST_ROWS = 400
"""In longer tables only whole columns are tried."""
_FEWEST_WRONG = 2
_FEWEST_OF_A_ROW = 3
_FEW = 4
"""At most one in so many of the wrong cells may stay wrong: those at the ends."""


def moved_columns(section: Section, findings: Sequence[Finding]) -> Iterator[Repair]:
    """Yield the table with the cells of some rounds a row higher, or lower."""
    if not is_plain(section):
        return
    table = section.crosstable
    at_row = {number: row for row, number in enumerate(table.numbers)}
    columns = [list(column) for column in table.columns]
    moved: dict[tuple[int, int], list[int]] = {}
    for round, column in enumerate(columns, start=1):
        bad = len(list(misfits(at_row, column)))
        best = _moved(at_row, column, bad // _FEW) if bad >= _FEWEST_WRONG else None
        if best is not None:
            first, step, columns[round - 1] = best
            moved.setdefault((first, step), []).append(round)
    for (first, step), rounds in islice(moved.items(), 1):
        further = [*rounds[1:], *chain.from_iterable(list(moved.values())[1:])]
        also = f" (and so do cells of {rounds_listed(further)})" if further else ""
        begin = f"from {row_called(section, first)} on, " if first else ""
        low, up = ("low", "up") if step > 0 else ("high", "down")
        message = (
            f"in {column_called(section, rounds[0])} the results stand one row too {low}{also}: "
            f"every game agrees if they are moved {up} by one row; move them {up}, {begin}and type "
            "what is then missing"
        )
        finding = at(section, first, f"R{rounds[0]}", "column-moved", message)
        yield Repair(finding, with_results(section, list(zip(*columns))))


def rounds_listed(rounds: Sequence[int]) -> str:
    """Return ``round 3``, or ``rounds 3, 4``."""
    return f"round{'s' * (len(rounds) > 1)} {', '.join(map(str, sorted(rounds)))}"


def _moved(
    at_row: dict[int, int], column: list[Result], most: int
) -> tuple[int, int, list[Result]] | None:
    """Return from which row on the cells stand a row too low (1) or too high (-1), and the column
    after they are moved back."""
    rows = range(len(column)) if len(column) <= _MOST_ROWS else (0,)
    best = None
    for first in rows:
        for step in (1, -1):
            if step > 0 and first and not column[first].blank:
                continue
            moved = (
                [*column[:first], *column[first + 1 :], BLANK]
                if step > 0
                else [*column[:first], BLANK, *column[first:-1]]
            )
            count = up_to(misfits(at_row, moved), most)
            if count <= most:
                most, best = count - 1, (first, step, moved)
    return best


def exchanged_columns(section: Section, findings: Sequence[Finding]) -> Iterator[Repair]:
    """Yield the table with the cells of two rounds exchanged in its upper rows."""
    table = section.crosstable
    if not is_plain(section) or len(table.numbers) > _MOST_ROWS:
        return
    at_row = {number: row for row, number in enumerate(table.numbers)}
    bad = [
        round
        for round, column in enumerate(table.columns, start=1)
        if len(list(misfits(at_row, column))) >= _FEWEST_WRONG
    ]
    if len(bad) != 2:
        return
    one, other = (table.columns[round - 1] for round in bad)
    for end in range(1, len(table.numbers)):
        first = (*other[:end], *one[end:])
        second = (*one[:end], *other[end:])
        if up_to(misfits(at_row, first), 0) or up_to(misfits(at_row, second), 0):
            continue
        columns: list[Column] = [*table.columns]
        columns[bad[0] - 1], columns[bad[1] - 1] = first, second
        names = " and ".join(column_called(section, round) for round in bad)
        message = (
            f"{names} hold each other's results down to {row_called(section, end - 1)}, or from "
            f"{row_called(section, end)} on: every game agrees if they are exchanged in one of the "
            "two parts; exchange them there"
        )
        finding = at(section, end, f"R{bad[0]}", "columns-exchanged", message)
        yield Repair(finding, with_results(section, list(zip(*columns))))
        return


def moved_rows(section: Section, findings: Sequence[Finding]) -> Iterator[Repair]:
    """Yield the table with the results of a row a column further to the left, or to the right, or
    with two of them exchanged."""
    if not is_plain(section):
        return
    table = section.crosstable
    for row in _suspects(section):
        results, number = table.results[row], table.numbers[row]
        least = _fitting(section, number, results) + 2
        for code, first, message, moved in _moves(section, row):
            if _fitting(section, number, moved) < max(least, _MOST * _games(moved)):
                continue
            rows = [*table.results]
            rows[row] = moved
            repaired = with_results(section, rows)
            if code == "row-moved":
                repaired = replace(repaired, faults=_of_others(section, row))
            yield Repair(at(section, row, f"R{first}", code, message), repaired)


_MOST = 0.75
"""So many of a row's games agree when it is where it should be."""

_Move = tuple[str, int, str, tuple[Result, ...]]
"""A code, the round of the first cell, what to do, and the row's results after it."""


def _moves(section: Section, row: int) -> Iterator[_Move]:
    results, name = section.crosstable.results[row], row_called(section, row)
    for first in range(len(results)):
        for side, back, cure, moved in (
            ("right", "left", "delete the cell that is too many", (*results[first + 1 :], BLANK)),
            ("left", "right", "put in the missing cell", (BLANK, *results[first:-1])),
        ):
            message = (
                f"from here on the results of {name} stand one column too far to the {side}: the "
                f"games agree if they are moved to the {back}; {cure}"
            )
            yield "row-moved", first + 1, message, (*results[:first], *moved)
    for first, other in combinations(range(len(results)), 2):
        exchanged = [*results]
        exchanged[first], exchanged[other] = results[other], results[first]
        columns = f"{column_called(section, first + 1)} and {column_called(section, other + 1)}"
        message = f"{columns} hold each other's results in {name}; exchange these two cells"
        yield "cells-exchanged", first + 1, message, tuple(exchanged)


def _games(results: Sequence[Result]) -> int:
    return sum(result.opponent is not None for result in results)


def _of_others(section: Section, row: int) -> tuple[Finding, ...]:
    """Return the faults that are not those of this row's cells."""
    origin, number = section.origin, section.crosstable.numbers[row]
    own = {origin.cell(row, column, number) for column in ("Rating", *origin.columns)}
    return tuple(fault for fault in section.faults if fault.where not in own)


def _suspects(section: Section) -> dict[int, int]:
    """Return the rows with most wrong cells, and how many each has."""
    table = section.crosstable
    at_row = {number: row for row, number in enumerate(table.numbers)}
    count = Counter(row for column in table.columns for row in misfits(at_row, column))
    return {row: times for row, times in count.most_common(5) if times > 1}


def _fitting(section: Section, number: int, results: Sequence[Result]) -> int:
    """Count the results whose opponent names this player in the same round."""
    rows = section.crosstable.rows
    return sum(
        twins[round].opponent == number
        for round, result in enumerate(results)
        if (twins := rows.get(result.opponent or 0)) and result.opponent != number
    )


def one_row(section: Section, findings: Sequence[Finding]) -> Iterator[Repair]:
    """Yield the table without the games of a player with whom most opponents disagree."""
    table = section.crosstable
    for row, wrong in _suspects(section).items():
        number, results = table.numbers[row], table.results[row]
        turned = tuple(map(_turned, results))
        rows = [
            tuple(BLANK if result.opponent == number else result for result in other)
            for other in table.results
        ]
        is_turned = _agreeing(section, number, turned) == _games(results)
        if not is_turned and wrong < max(_FEWEST_OF_A_ROW, _MOST * _games(results)):
            continue
        rows[row] = turned if is_turned else (BLANK,) * len(results)
        if is_turned:
            rows = [*table.results[:row], turned, *table.results[row + 1 :]]
        what = (
            "they are those of the opponents: turn wins and losses round"
            if is_turned
            else "correct this row first, or copy it anew"
        )
        message = (
            f"what does not agree is all about {section.origin.entry} {number}: the results of "
            f"{row_called(section, row)} and those of the opponents named there differ; {what}"
        )
        finding = at(section, row, number_column(section), "row-disagrees", message)
        yield Repair(finding, with_results(section, rows))


def _turned(result: Result) -> Result:
    outcome = TWIN.get(result.outcome)
    if outcome is None or result.opponent is None or outcome is Outcome.DRAW:
        return result
    return Result(outcome, result.opponent, result.colour)


def _agreeing(section: Section, number: int, results: Sequence[Result]) -> int:
    rows = section.crosstable.rows
    return sum(
        twins[round].opponent == number and TWIN.get(result.outcome) is twins[round].outcome
        for round, result in enumerate(results)
        if (twins := rows.get(result.opponent or 0)) and result.opponent != number
    )

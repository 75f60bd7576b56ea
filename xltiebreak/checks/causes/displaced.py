"""Cells that stand in the wrong place: a column a row too low, a row a column too far to the right,
two columns exchanged, a row of another player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice

from xltiebreak.checks.causes.repair import (
    Column,
    Repair,
    at,
    column_called,
    is_plain,
    misfits,
    number_column,
    row_called,
    with_results,
)
from xltiebreak.event.findings import Finding
from xltiebreak.event.results import BLANK, TWIN, Outcome, Result
from xltiebreak.event.section import Section

_MOST_ROWS = 400
"""In longer tables only whole columns are tried."""
_FEWEST_WRONG = 2
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
            count = _up_to(misfits(at_row, moved), most)
            if count <= most:
                most, best = count - 1, (first, step, moved)
    return best


def _up_to(rows: Iterator[int], most: int) -> int:
    count = 0
    for _ in rows:
        count += 1
        if count > most:
            break
    return count


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
        if any(misfits(at_row, first)) or any(misfits(at_row, second)):
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
    """Yield the table with the results of a row a column further to the left, or to the right."""
    if not is_plain(section):
        return
    table = section.crosstable
    for row in _suspects(section):
        results = table.results[row]
        number = table.numbers[row]
        before = _fitting(section, number, results)
        for first in range(len(results) - 1):
            for right in (True, False):
                moved = (
                    (*results[:first], *results[first + 1 :], BLANK)
                    if right
                    else (*results[:first], BLANK, *results[first:-1])
                )
                if _fitting(section, number, moved) < before + 2:
                    continue
                rows = [*table.results]
                rows[row] = moved
                side, back = ("right", "left") if right else ("left", "right")
                message = (
                    f"from here on the results of {row_called(section, row)} stand one column too "
                    f"far to the {side}: the games agree if they are moved to the {back}; "
                    f"{'delete the cell that is too many' if right else 'put in the missing cell'}"
                )
                finding = at(section, row, f"R{first + 1}", "row-moved", message)
                repaired = with_results(section, rows)
                yield Repair(finding, replace(repaired, faults=_of_others(section, row)))


def _of_others(section: Section, row: int) -> tuple[Finding, ...]:
    """Return the faults that are not those of this row's cells."""
    origin, number = section.origin, section.crosstable.numbers[row]
    own = {origin.cell(row, column, number) for column in ("Rating", *origin.columns)}
    return tuple(fault for fault in section.faults if fault.where not in own)


def _suspects(section: Section) -> list[int]:
    """Return the rows with most wrong cells."""
    table = section.crosstable
    at_row = {number: row for row, number in enumerate(table.numbers)}
    count = Counter(row for column in table.columns for row in misfits(at_row, column))
    return [row for row, times in count.most_common(5) if times > 1]


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
    for row in _suspects(section):
        number, results = table.numbers[row], table.results[row]
        turned = tuple(map(_turned, results))
        rows = [
            tuple(BLANK if result.opponent == number else result for result in other)
            for other in table.results
        ]
        games = sum(result.opponent is not None for result in results)
        is_turned = _agreeing(section, number, turned) == games
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

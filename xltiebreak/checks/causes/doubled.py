"""Numbers that begin again further down: the players of another section."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.checks.causes.repair import (
    OF_GAMES,
    Cause,
    Repair,
    at,
    is_plain,
    misfits,
    number_column,
    row_called,
    up_to,
    with_results,
)
from xltiebreak.event.findings import Finding
from xltiebreak.event.results import Result
from xltiebreak.event.section import Section

_CURE = (
    "If another section begins there, type its name alone in a row above it, or give it a table of "
    "its own"
)
_MOST_ROWS = 400
"""In longer tables other parts are not sought."""
_FEWEST = 2
_MOST_BEFORE = 100
"""A part may begin so many rows before the first number that stood above."""


def numbered_anew(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report the rows at which the numbers begin again."""
    doubled = [finding for finding in findings if finding.code == "duplicate-number"]
    if len(doubled) < _FEWEST:
        return
    begins = list(_beginnings(section))
    rows = " and ".join(row_called(section, row) for row in begins)
    noun = section.origin.entry
    message = (
        f"the numbers begin again at {rows}: {len(doubled)} of them stand twice. {_CURE}; "
        f"otherwise give every {noun} a number that no other has"
    )
    follows = [
        finding
        for finding in findings
        if finding.code in OF_GAMES or finding.code.startswith(("match-", "met-"))
    ]
    yield Cause(at(section, begins[0], "No.", "numbers-begin-again", message), (*doubled, *follows))


def two_sections(section: Section, findings: Sequence[Finding]) -> Iterator[Repair]:
    """Yield the table with the opponents of its lower rows counted from the first of these."""
    table = section.crosstable
    players = len(table.numbers)
    in_order = table.numbers == tuple(range(1, players + 1))
    if not in_order or not is_plain(section) or players > _MOST_ROWS:
        return
    at_row = {number: row for row, number in enumerate(table.numbers)}
    for first in range(2, players - 1):
        columns = [
            [*column[:first], *(_counted_from(result, first) for result in column[first:])]
            for column in table.columns
        ]
        if any(up_to(misfits(at_row, column), 0) for column in columns):
            continue
        message = (
            "from here on the results name opponents by numbers that begin again: every game "
            f"agrees within this part, and within the rows above. {_CURE}"
        )
        finding = at(section, first, number_column(section), "numbers-begin-again", message)
        yield Repair(finding, with_results(section, list(zip(*columns))))


def _counted_from(result: Result, first: int) -> Result:
    if result.opponent is None:
        return result
    return Result(result.outcome, result.opponent + first, result.colour)


def _beginnings(section: Section) -> Iterator[int]:
    """Yield the rows at which a part begins in which no number stands twice, each where most
    opponents are in the player's own part."""
    numbers = section.crosstable.numbers
    first = 0
    while len({*numbers[first:]}) < len(numbers) - first:
        end = first + 1
        while numbers[end] not in numbers[first:end]:
            end += 1
        following = numbers[end:]
        candidates = [
            k
            for k in range(max(first + 1, end - _MOST_BEFORE), end + 1)
            if not {*numbers[k:end]} & {*following[: end - first]}
        ]
        first = min(candidates or [end], key=lambda k: (_strangers(section, first, k), -k))
        yield first


def _strangers(section: Section, first: int, end: int) -> int:
    """Count the opponents of these rows who are not among them, or are and do not name them."""
    table = section.crosstable
    rows = dict(zip(table.numbers[first:end], table.results[first:end]))
    count = 0
    for number, row in rows.items():
        for round, result in enumerate(row):
            if result.opponent is not None:
                twins = rows.get(result.opponent)
                count += twins is None or twins[round].opponent != number

    return count

"""What a cause is: a sentence, and what follows from it; or a repair after which games agree."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from xltiebreak.event.crosstable import Crosstable, same_game
from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section

OF_GAMES = frozenset(
    {"plays-self", "unknown-opponent", "paired-twice", "twins-disagree", "colours-disagree"}
)
"""Findings on the two cells of a game."""

Column = Sequence[Result]


class Cause(NamedTuple):
    """A sentence, and the findings that only follow from what it says."""

    finding: Finding
    explains: Sequence[Finding]


class Repair(NamedTuple):
    """A sentence, and the section as it is once that is corrected; with the faults that stay."""

    finding: Finding
    section: Section


def left_after(
    repair: Repair, findings: Sequence[Finding], check: Callable[[Section], Sequence[Finding]]
) -> list[Finding]:
    """Return the findings that stay after a repair."""
    again = {(finding.code, finding.where) for finding in check(repair.section)}
    if _adds_up(repair.section):
        again = {(code, where) for code, where in again if code != "totals-disagree"}
    return [finding for finding in findings if (finding.code, finding.where) in again]


def _adds_up(section: Section) -> bool:
    """Whether most printed totals are sums of the results."""
    printed = [
        player.printed_score == sum(result.points for result in results)
        for player, results in zip(section.players, section.crosstable.results)
        if player.printed_score is not None
    ]
    return 2 * sum(printed) > len(printed)


def with_results(section: Section, rows: Sequence[Column], numbers: Sequence[int] = ()) -> Section:
    """Return the section with other results, or other numbers; its cells keep their addresses."""
    numbers = tuple(numbers) or section.crosstable.numbers
    players = tuple(
        replace(player, number=number) for player, number in zip(section.players, numbers)
    )
    table = Crosstable(numbers, tuple(map(tuple, rows)))
    return replace(section, players=players, crosstable=table)


def at(section: Section, row: int, column: str, code: str, message: str) -> Finding:
    """Return a cause with the cell where it shows."""
    return section.finding(ERROR, code, row, column, message)


def number_column(section: Section) -> str:
    """Return the column by which a row is called: that of the numbers, or of the names."""
    columns = section.origin.columns
    return "Name" if "Name" in columns and "No." not in columns else "No."


def row_called(section: Section, row: int) -> str:
    """Return ``line 7``, ``row 7``, or ``player 6`` where rows have no address."""
    origin = section.origin
    if row >= len(origin.rows):
        return f"{origin.entry} {section.crosstable.numbers[row]}"
    return f"{'line' if origin.lines else 'row'} {origin.rows[row]}"


def column_called(section: Section, round: int) -> str:
    """Return ``column F (round 3)``, or ``column R3`` of a text."""
    letter = section.origin.columns.get(f"R{round}")
    if letter is None:
        return f"round {round}"
    return f"column {letter}" if section.origin.lines else f"column {letter} (round {round})"


def quoted(section: Section, row: int, round: int) -> str:
    """Return ``D4 'W12'``, a cell with its text."""
    cell = section.origin.short(row, f"R{round}", section.crosstable.numbers[row])
    texts = section.origin.texts
    return f"{cell} '{texts[row][round - 1].replace('|', ' ')}'" if texts else cell


def misfits(rows: Mapping[int, int], column: Column) -> Iterator[int]:
    """Yield the rows of a round whose opponent is not there or has another result; ``rows`` gives
    the row of each pairing number."""
    for (number, row), result in zip(rows.items(), column):
        if result.opponent is None:
            continue
        other = rows.get(result.opponent)
        if other is None or other == row:
            yield row
            continue
        twin = column[other]
        if twin.outcome is Outcome.UNREADABLE:
            continue  # it may name anybody
        if twin.opponent != number or not same_game(result, twin):
            yield row


def up_to(rows: Iterator[int], most: int) -> int:
    """Count the rows, but not further than one above ``most``."""
    return sum(1 for _ in islice(rows, most + 1))


def is_plain(section: Section) -> bool:
    """Whether each row of the table has its rounds in columns, which may be moved."""
    return not section.origin.grid and not section.origin.cells

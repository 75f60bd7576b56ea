"""Players whom cells name and who have no row: a list cut short, rows that are missing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from xltiebreak.checks.causes.repair import Repair, at, number_column, quoted, with_results
from xltiebreak.event.findings import Finding
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import Section

_CELLS_OF_ONE = 2
"""A lone number that so many cells name is no slip."""


def absent_players(section: Section, findings: Sequence[Finding]) -> Iterator[Repair]:
    """Yield the table without the games against players who have no row, if several cells name
    them and nobody else can be meant."""
    if not any(finding.code == "unknown-opponent" for finding in findings):
        return
    table = section.crosstable
    named_by = {
        (round, result.opponent) for _, _, round, result in table.cells() if result.opponent
    }
    cells = defaultdict(list)
    for row, number, round, result in table.cells():
        opponent = result.opponent
        is_slip = (round, number) in named_by  # another row names this player: he is meant
        if opponent is not None and opponent not in table.rows and not is_slip:
            cells[opponent].append((row, round))
    absent = sorted(cells)
    places = [place for number in absent for place in cells[number]]
    if len(places) < _CELLS_OF_ONE or len({*places}) < len(places):
        return
    rows = [list(row) for row in table.results]
    for row, round in places:
        rows[row][round - 1] = BLANK
    last, noun = max(table.numbers), section.origin.entry
    first = quoted(section, *min(places))
    if len(absent) > 1 and absent[0] > last:
        row, code = len(rows) - 1, "list-cut-short"
        message = (
            f"the list ends with this row, and its highest number is {last}, but "
            f"{len(places)} cells name {len(absent)} {noun}s beyond it, up to {absent[-1]} (the "
            f"first is {first}); the list is cut short: save or copy all of it, and use that"
        )
    else:
        row = max((k for k, number in enumerate(table.numbers) if number < absent[0]), default=0)
        code = "rows-missing"
        who = f"{noun}{'s' * (len(absent) > 1)} {numbers_listed(absent)}"
        message = (
            f"{len(places)} cells name {who}, who {'has' if len(absent) == 1 else 'have'} no row "
            f"(the first is {first}); add what is missing, or take the whole list anew"
        )
    finding = at(section, row, number_column(section), code, message)
    yield Repair(finding, with_results(section, rows))


_MOST_LISTED = 6


def numbers_listed(numbers: Sequence[int]) -> str:
    """Return ``7``, ``7, 9 and 12``, ``106 to 150``, or the first few of many."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]} to {numbers[-1]}"
    texts = list(map(str, numbers))
    if len(texts) > _MOST_LISTED:
        return f"{', '.join(texts[:_MOST_LISTED])} and {len(texts) - _MOST_LISTED} more"
    return " and ".join(filter(None, (", ".join(texts[:-1]), texts[-1])))

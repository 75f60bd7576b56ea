"""Numbers that begin again further down: the players of another section."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.checks.causes.repair import OF_GAMES, Cause, at, row_called
from xltiebreak.event.findings import Finding
from xltiebreak.event.section import Section

_FEWEST = 3


def numbered_anew(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report the rows at which the numbers begin again."""
    doubled = [finding for finding in findings if finding.code == "duplicate-number"]
    if len(doubled) < _FEWEST:
        return
    begins = list(_beginnings(section))
    rows = " and ".join(row_called(section, row) for row in begins)
    noun = section.origin.entry
    message = (
        f"the numbers begin again at {rows}: {len(doubled)} of them stand twice. If another "
        "section begins there, type its name alone in a row above it, or give it a table of its "
        f"own; otherwise give every {noun} a number that no other has"
    )
    follows = [finding for finding in findings if finding.code in OF_GAMES]
    yield Cause(at(section, begins[0], "No.", "numbers-begin-again", message), (*doubled, *follows))


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
            for k in range(first + 1, end + 1)
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

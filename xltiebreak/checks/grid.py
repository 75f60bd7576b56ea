"""Checks on a round-robin's grid, in the words of its cells."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.checks.entries import unclear_numbers
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.results import UNREADABLE, Outcome
from xltiebreak.event.roundrobin import games_to_come, played_less_than_half
from xltiebreak.event.section import Section

_LISTED = 4
"""How many games a message lists."""


def disagreement(section: Section, row: int, twin_row: int, round: int) -> str:
    """Two cells that do not tell the same story, and what the second should hold."""
    from xltiebreak.event.notation.grid import expected_twin, write

    table = section.crosstable
    number, opponent = table.numbers[row], table.numbers[twin_row]
    result, twin = table.results[row][round - 1], table.results[twin_row][round - 1]
    entry = section.origin.entry
    other = section.origin.short(twin_row, f"R{round}", opponent)
    return (
        f"{entry} {number} has {write(result)} against {entry} {opponent}, but {other} ({entry} "
        f"{opponent} against {entry} {number}) has {write(twin)}; expected there "
        f"{expected_twin(result)}. Correct one of them"
    )


def games_left(section: Section) -> Iterator[Finding]:
    """How many games of a grid are still to be played, once it was begun."""
    if not section.origin.grid:
        return
    results = [result for row in section.crosstable.results for result in row]
    is_begun = any(result.opponent is not None for result in results)
    if unclear_numbers(section) or UNREADABLE in results or not is_begun:
        return
    left = games_to_come(section)
    if left:
        games = ", ".join(f"{one} v {other}" for _, one, other in left[:_LISTED])
        more = " …" if len(left) > _LISTED else ""
        yield Finding(
            WARNING,
            "games-to-come",
            section.origin.sheet or section.name or "the grid",
            f"{counted(len(left), 'game')} {'is' if len(left) == 1 else 'are'} still to be played "
            f"({games}{more}); the standings count what was played",
        )


def looks_withdrawn(section: Section) -> Iterator[Finding]:
    """A player of a round-robin who has stopped playing before half of his games, without being
    stated as withdrawn."""
    if section.kind != "roundrobin" or unclear_numbers(section):
        return
    noun = section.origin.entry
    for row, number in enumerate(section.crosstable.numbers):
        results = section.crosstable.results[row]
        games = [result for result in results if result.opponent is not None]
        lost = sum(result.outcome is Outcome.FORFEIT_LOSS for result in games)
        ends_so = all(result.outcome is Outcome.FORFEIT_LOSS for result in games[-2:])
        if number in section.withdrawn or lost < 2 or not (ends_so or 2 * lost > len(games)):
            continue
        if played_less_than_half(section, number):
            yield Finding(
                WARNING,
                "looks-withdrawn",
                section.origin.cell(row, "No.", number),
                f"{noun} {number} has lost {lost} games by forfeit and played fewer than half of "
                "all. After a withdrawal, state the number at the label Withdrawn: "
                "the games are annulled then",
            )

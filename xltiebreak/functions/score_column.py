"""A column of scores in place of results: enough to divide prizes."""

from __future__ import annotations

from dataclasses import replace

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, Finding, Origin
from xltiebreak.event.section import Player, Section
from xltiebreak.functions.cells import text_of
from xltiebreak.functions.given import Given


def scores_of(given: Given) -> Section | None:
    """Return the list of scores that stands in place of results: one column of numbers and nothing
    else. Return nothing for any other block."""
    results = given.entered.results
    if any(len(row) != 1 for row in results):
        return None
    scores = {
        row: text for row, (value,) in enumerate(results, start=1) if (text := text_of(value))
    }
    try:
        read = {row: points(text) for row, text in scores.items()}
    except ValueError:
        return None
    numbers = tuple(sorted({*read, *given.entered.named}))
    if not read:
        return None
    faults = [
        Finding(
            ERROR, "score", f"player {number}", "the score is missing; type it, or clear the name"
        )
        for number in numbers
        if number not in read
    ]
    return Section(
        name="",
        players=tuple(Player(number, printed_score=read.get(number)) for number in numbers),
        crosstable=Crosstable(numbers, ((),) * len(numbers)),
        origin=Origin(typed=True),
        faults=tuple(faults),
    )


def with_scores(players: tuple[Player, ...], scores: Section) -> tuple[Player, ...]:
    """Return the players with the scores of a list."""
    return tuple(
        replace(player, printed_score=scores.by_number[player.number].printed_score)
        for player in players
    )

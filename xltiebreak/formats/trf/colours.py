"""Scheduled colours: a TRF wants them of every game, and of those that nobody played, too."""

from __future__ import annotations

from dataclasses import replace

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import Result

_OTHER = {"w": "b", "b": "w"}


def with_scheduled_colours(table: Crosstable) -> tuple[tuple[Result, ...], ...]:
    """The results, where a forfeit without a colour has the other one than its opponent's.

    Games that were played stay as they are: their colours count in tie-breaks.
    """
    return tuple(
        tuple(
            _scheduled(table, number, round, result) if result.forfeit else result
            for round, result in enumerate(row)
        )
        for number, row in zip(table.numbers, table.results)
    )


def _scheduled(table: Crosstable, number: int, round: int, result: Result) -> Result:
    row = table.rows.get(result.opponent or 0)
    if result.colour or row is None or row[round].opponent != number:
        return result
    return replace(result, colour=_OTHER.get(row[round].colour, ""))


def games_without_colour(table: Crosstable) -> int:
    """How many games, forfeits among them, have a player whose colour is not known."""
    rows = zip(table.numbers, with_scheduled_colours(table))
    return len(
        {
            (round, min(number, result.opponent), max(number, result.opponent))
            for number, row in rows
            for round, result in enumerate(row)
            if result.opponent is not None and not result.colour
        }
    )

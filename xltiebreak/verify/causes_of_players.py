"""Causes that concern one player: a rating that is another, games that count for nobody."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.verify.calculation import KnownCause, Way
from xltiebreak.verify.printed_figures import Column

_AVERAGES = frozenset({"COMPAVG", "ARO"})
"""The tie-breaks in which a rating stands as it is, divided by the number of opponents."""


def of_withdrawals(section: Section, table: Crosstable) -> list[KnownCause]:
    """Round-robins in which the games of another player were annulled, or of nobody.

    ``table`` is the crosstable without the games that are annulled.
    """
    if not section.is_roundrobin or section.matches is not None:
        return []
    found = []
    if table is not section.crosstable:
        condition = "the games of those who withdrew count, though they are annulled"
        found.append(_on("annulled-counted", condition, table, section.crosstable))
    for number in table.numbers:
        condition = f"the games of player {number} are annulled"
        found.append(_on("games-annulled", condition, table, _without(table, number)))
    return found


def _on(code: str, condition: str, table: Crosstable, other: Crosstable) -> KnownCause:
    def change(way: Way) -> Way | None:
        return way.on(other) if way.table is table and other.results != table.results else None

    return KnownCause(code, "withdrawn", condition, change)


def _without(table: Crosstable, number: int) -> Crosstable:
    gone = Result(Outcome.ANNULLED)
    rows = tuple(
        tuple(
            gone if result.opponent == number or (one == number and result.opponent) else result
            for result in row
        )
        for one, row in zip(table.numbers, table.results)
    )
    return Crosstable(table.numbers, rows)


def other_ratings(
    way: Way, column: Column, ours: Mapping[int, Figure | None], differing: Sequence[int]
) -> Iterator[tuple[int, int, Way]]:
    """Each player whose rating, if it were another, would make the first printed average that
    differs: the number, that rating, and the way with it."""
    if way.system not in _AVERAGES:
        return
    rows = way.table.rows
    first = differing[0]
    value, printed = ours[first], column.figures.get(first)
    rated = [r for r in rows[first] if r.played and r.opponent in way.event.ratings]
    if value is None or printed is None:
        return
    share = Fraction(len(rated))
    width = share / (2 * 10**column.decimals)
    for result in rated:
        number = result.opponent
        if number is None or not all(
            any(r.played and r.opponent == number for r in rows[one]) for one in differing
        ):
            continue
        there = way.event.ratings[number]
        about = there + (printed - Fraction(value)) * share
        low, high = math.ceil(about - width), math.floor(about + width)
        for rating in sorted(range(low, high + 1), key=lambda one: float(abs(one - about))):
            if 0 < rating != there:
                event = way.event.counted(way.event.by)
                event.ratings = {**event.ratings, number: rating}
                yield number, rating, replace(way, event=event)

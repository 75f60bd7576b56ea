"""A section laid out for the functions, to which row k of the results is player k."""

from __future__ import annotations

from dataclasses import replace

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import Player, Section


def in_rows(section: Section, most: int) -> Section:
    """The section with its players by number, and an empty row for each number between that
    nobody has.

    Raises:
        TieBreakError: two players have one number, or a number is above ``most``.
    """
    numbers = section.crosstable.numbers
    place = section.name or "Crosstable"
    if len(set(numbers)) < len(numbers):
        twice = next(number for k, number in enumerate(numbers) if number in numbers[:k])
        raise TieBreakError(
            f"{place}: two players have the number {twice}; give every player one of his own."
        )
    last = max(numbers)
    if last > most:
        raise TieBreakError(
            f"{place}: the functions take row k for player k, and a player has the number {last}; "
            "number the players from 1, or write a plain workbook."
        )
    everyone = range(1, last + 1)
    known, results = section.by_number, section.crosstable.rows
    empty = (BLANK,) * section.crosstable.rounds
    return replace(
        section,
        players=tuple(known.get(number, Player(number)) for number in everyone),
        crosstable=Crosstable(
            tuple(everyone), tuple(results.get(number, empty) for number in everyone)
        ),
    )

"""A column of scores in place of results: enough to divide prizes."""

from __future__ import annotations

from dataclasses import replace

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import ERROR, Finding, Origin
from xltiebreak.event.section import Player, Section
from xltiebreak.functions.cells import Key, column_of, text_of
from xltiebreak.functions.given import Given, value_cell
from xltiebreak.tables.lists import without_score
from xltiebreak.tables.player_rows import printed_place, printed_score


def scores_of(given: Given) -> Section | None:
    """Return the list of scores that stands in place of results: one column, in which most cells
    are numbers. Return nothing for any other block."""
    results = given.entered.results
    if any(len(row) != 1 for row in results):
        return None
    cells = {row: value_cell(value) for row, (value,) in enumerate(results, start=1)}
    filled = {row for row, cell in cells.items() if cell.text or cell.fault}
    scores = {row: printed_score(cell) for row, cell in cells.items()}
    if 2 * sum(score is not None for score in scores.values()) <= len(filled):
        return None
    numbers = tuple(sorted(filled.union(given.entered.named)))
    faults = [
        Finding(ERROR, "score", f"player {number}", message)
        for number in numbers
        if (message := without_score(cells[number]))
    ]
    return Section(
        name="",
        players=tuple(Player(number, printed_score=scores[number]) for number in numbers),
        crosstable=Crosstable(numbers, ((),) * len(numbers)),
        origin=Origin(typed=True),
        faults=tuple(faults),
    )


def with_scores(
    players: tuple[Player, ...], scores: Section, given: Given, places: Key
) -> tuple[Player, ...]:
    """Return the players with the scores of a list, and with the places printed beside them."""
    printed = [""] * given.rows
    if any(text_of(value) for row in places for value in row):
        printed = column_of(places, given.rows, "places")
    return tuple(
        replace(
            player,
            printed_score=scores.by_number[player.number].printed_score,
            printed_place=printed_place(value_cell(printed[player.number - 1])),
        )
        for player in players
    )

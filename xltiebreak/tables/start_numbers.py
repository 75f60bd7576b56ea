"""A table of ranks whose results name start numbers, which it does not print: the ratings give
them, if they make everything agree."""

from __future__ import annotations

from dataclasses import replace

from xltiebreak.event.crosstable import Crosstable, disagreements
from xltiebreak.event.results import UNREADABLE
from xltiebreak.event.section import Section
from xltiebreak.tables.shapes.numbering import BY_PLACE, BY_ROW

BY_RATING = "opponents by start numbers, which follow the ratings"
_FEWEST_PLAYERS = 4


def with_start_numbers(section: Section, title: str) -> Section:
    """Return the section with the start numbers that follow the ratings as pairing numbers, and the
    numbers of the table, headed ``title`` if they are places, as these; as it is, unless under
    these numbers alone the two cells of each game agree, and each total is the sum of its row."""
    table, players = section.crosstable, section.players
    cells = sum(result.opponent is not None for row in table.results for result in row)
    if cells < len(players) or len(players) < _FEWEST_PLAYERS:
        return section  # too few games to tell
    ratings = [player.rating or 0 for player in players]
    if len({*ratings}) < len(ratings):
        return section  # among equal ratings nothing tells who is first
    falling = sorted(ratings, reverse=True)
    numbers = tuple(falling.index(rating) + 1 for rating in ratings)
    renumbered = Crosstable(numbers, table.results)
    totals = [
        player.printed_score in (None, sum(result.points for result in row))
        for player, row in zip(players, table.results)
    ]
    unread = any(UNREADABLE in row for row in table.results)
    if unread or disagreements(renumbered) or not all(totals):
        return section
    new = dict(zip(table.numbers, numbers))
    origin = section.origin
    return replace(
        section,
        players=tuple(
            replace(
                player,
                number=number,
                printed_place=player.number if title else player.printed_place,
            )
            for player, number in zip(players, numbers)
        ),
        crosstable=renumbered,
        printed={
            head: {new[number]: text for number, text in texts.items()}
            for head, texts in section.printed.items()
        },
        origin=replace(
            origin,
            how=(*(how for how in origin.how if how not in (BY_PLACE, BY_ROW)), BY_RATING),
            places=title or origin.places,
        ),
    )

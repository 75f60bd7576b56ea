"""A table of ranks whose results name start numbers, which it does not print: the ratings give
them, if they make everything agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from xltiebreak.checks.causes.renumbered import Numbers, follows_ratings, numberings
from xltiebreak.event.crosstable import Crosstable, disagreements
from xltiebreak.event.results import UNREADABLE
from xltiebreak.event.section import Player, Section
from xltiebreak.tables.shapes.numbering import BY_PLACE, BY_ROW

BY_RATING = "opponents by start numbers, which follow the ratings"
_FEWEST_PLAYERS, _MOST_TRIED = 4, 20


def with_start_numbers(section: Section, title: str) -> Section:
    """Return the section with the start numbers that follow the ratings as pairing numbers, and the
    numbers of the table, headed ``title`` if they are places, as these; as it is, unless under
    these numbers alone the two cells of each game agree, and each total is the sum of its row."""
    table, players = section.crosstable, section.players
    cells = sum(result.opponent is not None for row in table.results for result in row)
    if cells < len(players) or len(players) < _FEWEST_PLAYERS:
        return section  # too few games to tell
    fitting = _by_rating(section)
    if len(fitting) != 1 or len(fitting[0]) < len(players):
        return section
    numbers = tuple(fitting[0][row] for row in range(len(players)))
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


def _by_rating(section: Section) -> list[Numbers]:
    """Return the numbers that follow the ratings; among players of one rating those under which the
    games agree, in each way there is."""
    table, players = section.crosstable, section.players
    ratings = [player.rating or 0 for player in players]
    if len({*ratings}) == len(ratings):
        rows = sorted(range(len(players)), key=lambda row: -ratings[row])
        return [{row: number for number, row in enumerate(rows, start=1)}]
    tried = list(islice(numberings(table), _MOST_TRIED + 1))
    filled = [_with_absent(numbers, players) for numbers in tried]
    fitting = [numbers for numbers in filled if follows_ratings(players, numbers)]
    return fitting if len(tried) <= _MOST_TRIED else []


def _with_absent(numbers: Numbers, players: Sequence[Player]) -> Numbers:
    """Return the numbers with those that are free for whoever has no game, by rating."""
    free = sorted({*range(1, len(players) + 1)} - {*numbers.values()})
    rows = [row for row in range(len(players)) if row not in numbers]
    rows.sort(key=lambda row: -(players[row].rating or 0))
    return {**numbers, **dict(zip(rows, free))}

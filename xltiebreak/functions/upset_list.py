"""The upsets of a section with their games, as a list that a spreadsheet shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from xltiebreak.answers.upsets import SectionUpsets
from xltiebreak.checks.unfinished import left_out
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions.cells import Block, text_of
from xltiebreak.functions.given import Given, PrizeArguments
from xltiebreak.functions.spills import Spill, figure_cell, findings_of
from xltiebreak.functions.stated_prizes import section_with_prizes
from xltiebreak.prizefund.apart import without_games
from xltiebreak.prizefund.winners import upsets_of
from xltiebreak.ranking.standings import ranked
from xltiebreak.tables.labels import PRIZE_LABELS

HEADERS = (
    *("Points", "Counts", "Round", "No.", "Player", "Rating", "Result"),
    *("No.", "Opponent", "Rating"),
)


def upsets_table(given: Given, ratings: Block, names: Block, draws: Any = None) -> Spill:
    """Return the games in which the lower rated player won, the largest difference first, under a
    row of headers; below them a row for each round that has begun and does not count. With
    ``draws`` as at the label Upset draws, those drawn, too.

    Raises:
        TieBreakError: there is an error in the results, there are scores in place of them, or
            ``draws`` is not understood.
    """
    rules = [[PRIZE_LABELS["upset_draws"], text_of(draws)]] if text_of(draws) else None
    given = replace(given, names=names)
    section = section_with_prizes(given, PrizeArguments(names, ratings, None, rules=rules))
    if why_not := without_games(section):
        raise TieBreakError(why_not)
    upsets = SectionUpsets("", section, upsets_of(ranked(section, given.asked, findings_of(given))))
    rows: Spill = [[*HEADERS], *map(_line, upsets.rows())]
    below = [upsets.why_none, *left_out(section).values()]
    return [*rows, *([text, *[""] * (len(HEADERS) - 1)] for text in below if text)]


def _line(game: Sequence[Any]) -> list[Any]:
    number, name, rating, result, opponent, other, other_rating, round, difference, counts = game
    return [
        *(float(difference), counts, figure_cell(round)),
        *(float(number), name or f"Player {number}", float(rating), result),
        *(float(opponent), other or f"Player {opponent}", float(other_rating)),
    ]

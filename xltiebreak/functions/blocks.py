"""Blocks of cell values, as a spreadsheet passes them, → a section and what follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from xltiebreak.checks import examine
from xltiebreak.checks.games import games_agree
from xltiebreak.event.crosstable import MAX_PLAYERS, Crosstable, typed_by_hand
from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.origin import Origin
from xltiebreak.event.ratings import rating
from xltiebreak.event.results import Result
from xltiebreak.event.section import Player, Section
from xltiebreak.functions.grids import grid_section
from xltiebreak.functions.matches import (
    INDIVIDUAL,
    MatchArguments,
    MatchKey,
    entry_of,
    match_key,
    matches_of,
)
from xltiebreak.functions.reading import Block, Key, read_block, text_of
from xltiebreak.functions.remembering import REMEMBERED, key_of, remembered
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.systems import TieBreak, tie_break
from xltiebreak.tables.settings import understood


@remembered(REMEMBERED)
def section_of(results: Key, ratings: Key, withdrawn: str, matches: MatchKey | None) -> Section:
    """The section of a block of results: row k is player k, or team k where ``matches`` are given.

    A wholly empty row is no player, unless somebody names him: his side is still to be typed.
    ``ratings`` is a column of ratings beside it, ``withdrawn`` lists who left a round-robin.

    Raises:
        TieBreakError: the blocks do not go together, or what goes with the results cannot be read.
    """
    entry = entry_of(matches)
    rated = _ratings(ratings, len(results), entry)
    grid = grid_section(results) if matches is None else None
    if grid is not None:
        return _completed(grid, rated, withdrawn)
    read, faults = read_block(results, entry)
    numbers = list(_taking_part(read))
    inside, unread = matches_of(matches, read, numbers) if matches is not None else (None, ())
    return Section(
        name="",
        players=tuple([_player(number, rated.get(number)) for number in numbers]),
        crosstable=typed_by_hand(
            Crosstable(tuple(numbers), tuple([read[number - 1] for number in numbers]))
        ),
        matches=inside,
        origin=Origin(entry=entry, typed=True),
        faults=(*faults, *unread),
    )


def _taking_part(rows: Sequence[Sequence[Result]]) -> Iterator[int]:
    """The numbers of the rows in which something is typed, or whom somebody names."""
    named = {result.opponent for row in rows for result in row}
    for number, row in enumerate(rows, start=1):
        if number in named or not all(result.blank for result in row):
            yield number


def _completed(grid: Section, rated: dict[int, int], withdrawn: str) -> Section:
    left: tuple[int, ...] = understood("withdrawn", withdrawn)
    strangers = [number for number in left if number not in grid.crosstable.rows]
    if strangers:
        raise TieBreakError(f"there is no player {strangers[0]} who could have withdrawn")
    players = tuple([_player(one.number, rated.get(one.number)) for one in grid.players])
    return replace(grid, players=players, withdrawn=left)


@lru_cache(maxsize=MAX_PLAYERS)
def _player(number: int, rating: int | None) -> Player:
    return Player(number, rating=rating)


def _ratings(block: Key, rows: int, entry: str) -> dict[int, int]:
    if not block:
        return {}
    values = column_of(block, rows, "ratings")
    rated = {}
    for number, value in enumerate(values, start=1):
        try:
            found = rating(text_of(value)).value
        except ValueError:
            raise TieBreakError(
                f"{entry} {number}: {text_of(value)!r} is not a rating; expected one such as 1641, "
                "1641P17 or nothing"
            ) from None
        if found is not None:
            rated[number] = found
    return rated


def column_of(block: Block, rows: int, what: str) -> list[Any]:
    """The values of a single column or row that goes with so many players.

    Raises:
        TieBreakError: it is wider, or of another length.
    """
    values = [value for row in block for value in row]
    if len(values) != rows or (len(block) > 1 and len(block[0]) > 1):
        raise TieBreakError(
            f"the block of {what} has {len(values)} cells, the results have {rows} rows; "
            "select one column beside the results"
        )
    return values


def standings_of(
    results: Block,
    order: Any,
    edition: Any,
    ratings: Block | None,
    lots: Any,
    withdrawn: Any,
    matches: MatchArguments = INDIVIDUAL,
) -> Standings:
    """The standings of a block of results, from what a spreadsheet passes.

    Raises:
        TieBreakError: there is an error in the results, or an argument is not understood.
    """
    texts = map(text_of, (edition, order, lots, withdrawn))
    key = key_of(results)
    return _ranked(key, key_of(ratings), match_key(matches, key), *texts)


@remembered(REMEMBERED)
def _ranked(
    results: Key,
    ratings: Key,
    matches: MatchKey | None,
    edition: str,
    order: str,
    lots: str,
    withdrawn: str,
) -> Standings:
    return standings(section_of(results, ratings, withdrawn, matches), edition, order, lots)


@remembered(REMEMBERED)
def _context(results: Key, ratings: Key, edition: str, matches: MatchKey | None) -> Context:
    section = section_of(results, ratings, "", matches)
    if section.faults or section.matches or not games_agree(section.crosstable):
        stop_on_errors(examine(section))
    rated = {player.number: player.rating for player in section.players if player.rating}
    return context_of(section, edition_named(edition or "uschess"), rated)


@remembered(8 * REMEMBERED)
def values_of(
    results: Key, code: str, edition: str, ratings: Key, matches: MatchKey | None
) -> dict[int, Figure | None]:
    """Every player's value of a tie-break, by row.

    Raises:
        TieBreakError: there is an error in the results, or an argument is not understood.
    """
    context = _context(results, ratings, edition, matches)
    one = tie_break(code)
    numbers = list(context.scores.final)
    if not one.system.in_group:
        return one.values(context, numbers)
    return _values_among_equals(one, context, numbers)


def _values_among_equals(
    one: TieBreak, context: Context, numbers: Sequence[int]
) -> dict[int, Figure | None]:
    """As a column of its own, such a tie-break is worked out among all on the same score."""
    same_score: dict[float, list[int]] = {}
    for number in numbers:
        same_score.setdefault(context.score(number), []).append(number)
    values = {}
    for group in same_score.values():
        values.update(one.values(context, group, group))
    return values


def scores_of(results: Key) -> Mapping[int, float]:
    """Every player's score over the complete rounds, by row."""
    return _context(results, (), "", None).scores.final

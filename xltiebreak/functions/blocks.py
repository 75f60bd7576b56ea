"""Blocks of cell values, as a spreadsheet passes them, → a section; remembered by content."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from functools import lru_cache, wraps
from itertools import chain
from typing import Any, Callable, TypeVar

from xltiebreak.checks import examine
from xltiebreak.checks.agreement import games_agree
from xltiebreak.context import Context
from xltiebreak.editions import edition_named
from xltiebreak.errors import TieBreakError
from xltiebreak.figures import Figure
from xltiebreak.findings import stop_on_errors
from xltiebreak.functions import reading
from xltiebreak.functions.grids import grid_section
from xltiebreak.functions.reading import Block, Key, read_block, text_of
from xltiebreak.model import MAX_PLAYERS, Crosstable, Player, Section
from xltiebreak.ranking import Standings, standings
from xltiebreak.systems import TieBreak, tie_break
from xltiebreak.tables.ratings import rating
from xltiebreak.tables.settings import understood

REMEMBERED = 64
"""How many blocks are kept; a workbook has one for each section."""

_COMMON = frozenset({str, float, type(None)})

Made = TypeVar("Made")


def key_of(block: Block | None) -> Key:
    """What a block is remembered by: values that are equal in it read alike. One that was left
    out is like an empty one.

    Raises:
        TieBreakError: it has more rows than a section has players.
    """
    if block is None:
        return ()
    if len(block) > MAX_PLAYERS:
        raise TieBreakError(
            f"the block has {len(block):,} rows, and a section holds at most {MAX_PLAYERS:,} "
            "players; select only the players' rows"
        )
    if _COMMON.issuperset(map(type, chain.from_iterable(block))):
        return tuple([tuple(row) for row in block])
    return tuple([tuple([_apart(value) for value in row]) for row in block])


def _apart(value: Any) -> Any:
    """To Python, TRUE equals 1, and an error's number is a number; to a director, they differ."""
    return text_of(value) if isinstance(value, (bool, int, Decimal)) else value


def remembered(size: int) -> Callable[[Callable[..., Made]], Callable[..., Made]]:
    """Remember what was made of the last so many arguments, or why it could not be made."""

    def remembering(work: Callable[..., Made]) -> Callable[..., Made]:
        @lru_cache(maxsize=size)
        def attempt(*arguments: Any) -> tuple[Made | None, TieBreakError | None]:
            try:
                return work(*arguments), None
            except TieBreakError as error:
                return None, error

        @wraps(work)
        def answer(*arguments: Any) -> Any:
            made, error = attempt(*arguments)
            if error is not None:
                raise error.with_traceback(None)
            return made

        _CACHES.append(attempt.cache_clear)
        return answer

    return remembering


_CACHES: list[Callable[[], None]] = []


@remembered(REMEMBERED)
def section_of(results: Key, ratings: Key, withdrawn: str) -> Section:
    """The section of a block of results: row k is player k.

    A wholly empty row is no player, unless somebody names him: his side is still to be typed.
    ``ratings`` is a column of ratings beside it, ``withdrawn`` lists who left a round-robin.

    Raises:
        TieBreakError: the two blocks do not go together, or a rating or number cannot be read.
    """
    grid = grid_section(results)
    if grid is not None:
        return _completed(grid, _ratings(ratings, len(results)), withdrawn)
    read, faults = read_block(results)
    named = {result.opponent for row in read for result in row}
    numbers = [
        number
        for number, row in enumerate(read, start=1)
        if number in named or not all(result.blank for result in row)
    ]
    rated = _ratings(ratings, len(read))
    return Section(
        name="",
        players=tuple([_player(number, rated.get(number)) for number in numbers]),
        crosstable=Crosstable(tuple(numbers), tuple([read[number - 1] for number in numbers])),
        faults=tuple(faults),
    )


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


def _ratings(block: Key, rows: int) -> dict[int, int]:
    if not block:
        return {}
    values = column_of(block, rows, "ratings")
    rated = {}
    for number, value in enumerate(values, start=1):
        try:
            found = rating(text_of(value)).value
        except ValueError:
            raise TieBreakError(
                f"player {number}: {text_of(value)!r} is not a rating; expected one such as 1641, "
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
    results: Block, order: Any, edition: Any, ratings: Block | None, lots: Any, withdrawn: Any
) -> Standings:
    """The standings of a block of results, from what a spreadsheet passes.

    Raises:
        TieBreakError: there is an error in the results, or an argument is not understood.
    """
    texts = map(text_of, (edition, order, lots, withdrawn))
    return _ranked(key_of(results), key_of(ratings), *texts)


@remembered(REMEMBERED)
def _ranked(
    results: Key, ratings: Key, edition: str, order: str, lots: str, withdrawn: str
) -> Standings:
    return standings(section_of(results, ratings, withdrawn), edition, order, lots)


@remembered(REMEMBERED)
def _context(results: Key, ratings: Key, edition: str) -> Context:
    section = section_of(results, ratings, "")
    if section.faults or not games_agree(section.crosstable):
        stop_on_errors(examine(section))
    rated = {player.number: player.rating for player in section.players if player.rating}
    edition_used = edition_named(edition or "uschess")
    return Context(section.crosstable, edition_used, rated, kind=section.kind)


@remembered(8 * REMEMBERED)
def values_of(results: Key, code: str, edition: str, ratings: Key) -> dict[int, Figure | None]:
    """Every player's value of a tie-break, by row.

    Raises:
        TieBreakError: there is an error in the results, or an argument is not understood.
    """
    context = _context(results, ratings, edition)
    one = tie_break(code)
    numbers = list(context.scores)
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


def scores_of(results: Key) -> dict[int, float]:
    """Every player's score over the complete rounds, by row."""
    return _context(results, (), "").scores


def forget() -> None:
    """Forget every block."""
    for clear in (reading.forget, *_CACHES):
        clear()

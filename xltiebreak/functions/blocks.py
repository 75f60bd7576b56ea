"""Blocks of cell values, as a spreadsheet passes them, → a section; remembered by content."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from xltiebreak.checks import examine, stop_on_errors
from xltiebreak.context import Context
from xltiebreak.editions import edition_named
from xltiebreak.errors import TieBreakError
from xltiebreak.figures import Figure
from xltiebreak.model import Crosstable, Player, Section
from xltiebreak.ranking import Standings, standings
from xltiebreak.systems import TieBreak, tie_break
from xltiebreak.tables.grid import EMPTY, Cell, Fault, plain
from xltiebreak.tables.ratings import rating
from xltiebreak.tables.results import read_results

Block = Sequence[Sequence[Any]]
"""Rows of values: text, a number, nothing, a date, or an error such as ``#N/A``."""

Key = tuple[tuple[Any, ...], ...]

REMEMBERED = 64
"""How many blocks are kept; a workbook has one for each section."""

_ERRORS = frozenset(
    {"#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A", "#SPILL!", "#CALC!"}
)
_DATE = Fault(
    "date-cell",
    "Excel made a date of what was typed (1/2 or 3-1, say); format the cell as Text and type "
    "the entry again",
)


def text_of(value: Any) -> str:
    """A value as the text that was typed; whole numbers without a decimal point."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return plain(str(value))


def _cell(value: Any) -> Cell:
    if isinstance(value, (datetime.date, datetime.time)):
        return Cell(str(value), _DATE)
    text = text_of(value)
    if text in _ERRORS:
        fault = Fault("error-cell", f"the cell holds Excel's error {text}; type the entry")
        return Cell(text, fault)
    return Cell(text) if text else EMPTY


def key_of(block: Block) -> Key:
    """What a block is remembered by. Values that compare equal read alike (1, 1.0): both are
    refused as bare numbers."""
    return tuple([tuple(row) for row in block])


@lru_cache(maxsize=REMEMBERED)
def section_of(results: Key, ratings: Key = ()) -> Section:
    """The section of a block of results: row k is player k, a wholly empty row is none.

    ``ratings`` is a column of ratings beside it.

    Raises:
        TieBreakError: the two blocks do not go together, or a rating cannot be read.
    """
    rows = [[_cell(value) for value in row] for row in results]
    numbers = [k for k, row in enumerate(rows, start=1) if any(cell != EMPTY for cell in row)]
    read, faults = read_results(
        [rows[number - 1] for number in numbers],
        lambda row, round: f"player {numbers[row]}, round {round}",
    )
    rated = _ratings(ratings, len(rows))
    return Section(
        name="",
        players=tuple(Player(number, rating=rated.get(number)) for number in numbers),
        crosstable=Crosstable(tuple(numbers), read),
        faults=tuple(faults),
    )


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


@lru_cache(maxsize=REMEMBERED)
def ranked(results: Key, ratings: Key, edition: str, order: str, lots: str) -> Standings:
    """The standings of a block of results.

    Raises:
        TieBreakError: there is an error in the results, or an argument is not understood.
    """
    return standings(section_of(results, ratings), edition, order, lots)


@lru_cache(maxsize=REMEMBERED)
def _context(results: Key, ratings: Key, edition: str) -> Context:
    section = section_of(results, ratings)
    stop_on_errors(examine(section))
    rated = {player.number: player.rating for player in section.players if player.rating}
    return Context(section.crosstable, edition_named(edition or "uschess"), rated)


@lru_cache(maxsize=8 * REMEMBERED)
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
    for remembered in (section_of, ranked, _context, values_of):
        remembered.cache_clear()

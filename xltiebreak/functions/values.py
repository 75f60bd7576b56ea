"""The arguments of a function, as a spreadsheet or another caller passes them: values and blocks of
cells, made plain, and refused beyond a limit before anything is made of them; how they are kept."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain, islice
from typing import Any, NamedTuple

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player
from xltiebreak.event.words import LONGEST, too_long
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.orders import parted
from xltiebreak.tables.cells import LONG_TEXT, Cell, cell_of

Block = Sequence[Sequence[Any]]
"""Rows of values: text, a number, nothing, a date, or an error such as ``#N/A``."""

Key = tuple[tuple[Any, ...], ...]
"""A block to be remembered by: two of its values are equal only if they read alike."""

MOST_CELLS = 200_000
"""The most filled cells of a block: those of 20,000 players in ten rounds."""

MOST_COLUMNS = 2 * (MAX_ROUNDS + 1)
"""The columns of a grid of the most rounds, with two columns for each player."""

_ERROR_NUMBERS = {-2146826243: "#SPILL!", -2146826238: "#CALC!"}
"""Newer errors, which xlwings passes on as their numbers."""


def text_of(value: Any) -> str:
    """Return a value as the typed text; whole numbers have no decimal point.

    The values of a row or column, such as a range of codes, are listed with commas.

    Raises:
        TieBreakError: it is longer than any text that is meant.
    """
    if isinstance(value, (list, tuple)):
        values = chain.from_iterable(_rows_of(value))
        return ",".join(filter(None, map(text_of, islice(values, MOST_CELLS))))
    cell = cell_of(_ERROR_NUMBERS.get(value, value) if isinstance(value, int) else value)
    if cell.fault is not None and cell.fault.code == LONG_TEXT:
        raise TieBreakError(cell.fault.message)
    return cell.text


def _rows_of(block: Any) -> Block:
    """Return a block's rows; a single value is one row, and a list of values is a column."""
    if block is None:
        return ()
    if not isinstance(block, (list, tuple)):
        return ((block,),)
    return [row if isinstance(row, (list, tuple)) else (row,) for row in block]


def key_of(block: Any) -> Key:
    """Return a block as the key by which it is remembered; values are equal if they read alike. A
    block that is left out is like an empty one.

    Raises:
        TieBreakError: it is no rectangle, or has too many rows, columns or filled cells.
    """
    rows = _rows_of(block)
    width = max(map(len, rows), default=0)
    if min(map(len, rows), default=0) < width:
        raise TieBreakError("the block is no rectangle; select a row a player and a column a round")
    is_large = len(rows) * width > MOST_CELLS
    filled = sum(value not in (None, "") for row in rows for value in row) if is_large else 0
    if len(rows) > MAX_PLAYERS or width > MOST_COLUMNS or filled > MOST_CELLS:
        raise TieBreakError(
            f"the block has {len(rows):,} by {width:,} cells, and a section holds at most "
            f"{MAX_PLAYERS:,} players and {MAX_ROUNDS} rounds, a function {MOST_CELLS:,} filled "
            "cells; select the results alone, or use the commands, which take more"
        )
    if not width:
        return ()
    if {str, float, type(None)}.issuperset(map(type, chain.from_iterable(rows))):
        return tuple(map(tuple, rows))
    return tuple([tuple(map(_apart, row)) for row in rows])


_TIMES = (datetime.date, datetime.time, datetime.timedelta)


def _apart(value: Any) -> Any:
    """Return the value, TRUE and errors as texts: to Python they are numbers like others."""
    is_kept = value is None or isinstance(value, (str, float, *_TIMES))
    return value if is_kept else text_of(value)


def column_of(block: Any, rows: int, what: str) -> list[str]:
    """Return the texts of a column (or row) with a value for each player.

    Raises:
        TieBreakError: the block is wider, or has another length, or a text is longer than a name.
    """
    lines = _rows_of(block)
    cells = sum(map(len, lines))
    if cells != rows or (len(lines) > 1 and len(lines[0]) > 1):
        raise TieBreakError(
            f"the block of {what} has {cells} cells, the results have {rows} rows; "
            "select one column beside the results"
        )
    texts = [text_of(value) for line in lines for value in line]
    for row, text in enumerate(texts, start=1):
        if why := too_long(text, LONGEST):
            raise TieBreakError(f"row {row} of the block of {what}: {why}")
    return texts


def figures_in(block: Any, what: str) -> list[Any]:
    """Return the values of a block, one for each round, without the empty cells at its end.

    Raises:
        TieBreakError: there are more values than rounds.
    """
    values = list(chain.from_iterable(_rows_of(block)))
    while values and not text_of(values[-1]):
        values.pop()
    if len(values) > MAX_ROUNDS:
        raise TieBreakError(
            f"{what} has {len(values):,} cells, and nobody plays more than {MAX_ROUNDS} rounds; "
            "select those of one player"
        )
    return values


def whole_of(value: Any, what: str) -> int:
    """Return a value as a whole number from 1 to 999; ``what`` says what it is, and an example.

    Raises:
        TieBreakError: it is none.
    """
    text = text_of(value)
    if not text.isdecimal() or len(text) > 3 or not int(text):
        raise TieBreakError(f"{text!r} is not {what}")
    return int(text)


PLAYER, TEAM = "player", "team"
"""What a message calls a row of the results."""

ONLY_US = "us only"
"""The notation that our own sheets name for results that their formulas read as US letters only."""

BLOCKS = 8
"""How many blocks are kept: many functions ask for the same one, and each edit makes another."""

TEXTS = 65_536
"""How many different entries are kept: several times those of the largest events."""

MOST_WRONG = 1_000
"""How many unreadable cells are reported one by one."""

_SHORT = 32
"""Longer texts are not kept, since they hardly come twice."""


@dataclass(frozen=True)
class Given:
    """The arguments of a function on results, as a spreadsheet passes them. What each
    of them is stands in ``arguments.rules``; among the labels of ``rules``, this section is before
    other sections.
    """

    results: Block | None
    order: Any = None
    edition: Any = None
    ratings: Block | None = None
    lots: Any = None
    withdrawn: Any = None
    names: Block | None = None
    notation: Any = None
    kind: Any = None
    planned: Any = None
    points: Block | None = None
    boards: Any = None
    placed_by: Any = None
    match_points: Any = None
    teams: Block | None = None
    prizes: Block | None = None
    entries: Any = None
    places: Block | None = None
    rules: Block | None = None
    rules_at: Any = None
    prizes_at: Any = None

    @property
    def rows(self) -> int:
        """The number of rows of the results."""
        return len(self.entered.results)

    @property
    def asked(self) -> Asked:
        """The edition, order and lots that rank the section; a play-off by numbers."""
        order = text_of(self.order)
        stated = parted(order)
        if stated.playoff and self.names is not None:
            from xltiebreak.ranking.playoffs import numbered  # late: few events state a play-off

            names = [text_of(row[0]) for row in key_of(self.names) if row]
            entries = [Player(number, name) for number, name in enumerate(names, start=1)]
            order = str(stated._replace(playoff=numbered(stated.playoff, entries)))
        return Asked(text_of(self.edition), order, text_of(self.lots))

    @cached_property
    def entered(self) -> Entered:
        """The values that make the section.

        Raises:
            TieBreakError: there is no block of results, a block is invalid or too large, or the
                points have another shape than the results.
        """
        results, points = key_of(self.results), _given(self.points)
        if not results:
            raise TieBreakError("no block of results was given; select its cells")
        if points and (len(points), len(points[0])) != (len(results), len(results[0])):
            raise TieBreakError(
                f"the block of points has {_shape(points)}, the results have {_shape(results)}; "
                "select two blocks of the same shape, a row a team and a column a round"
            )
        typed = {name: text_of(getattr(self, name)) for name in Entered._fields[4:]}
        named = _rows_with_a_name(_given(self.names), len(results))
        return Entered(results, key_of(self.ratings), points, named, **typed)


class Entered(NamedTuple):
    """The values that make a section, and by which it is remembered; missing ones are empty."""

    results: Key
    ratings: Key = ()
    points: Key = ()
    named: tuple[int, ...] = ()
    withdrawn: str = ""
    boards: str = ""
    placed_by: str = ""
    match_points: str = ""
    notation: str = ""
    kind: str = ""
    planned: str = ""

    @property
    def of_teams(self) -> bool:
        """Whether any argument is about matches."""
        return bool(self.points or self.boards or self.placed_by or self.match_points)

    @property
    def entry(self) -> str:
        """``player`` or ``team``: what a message calls a row."""
        return TEAM if self.of_teams else PLAYER


def _shape(block: Key) -> str:
    return f"{len(block)} rows and {len(block[0])} columns"


def _given(block: Any) -> Key:
    """Return a block's key; that of none for an empty cell, which stands for one left out."""
    key = key_of(block)
    return key if key and (len(key) > 1 or len(key[0]) > 1 or text_of(key[0][0])) else ()


@lru_cache(maxsize=BLOCKS)
def _rows_with_a_name(names: Key, rows: int) -> tuple[int, ...]:
    column = column_of(names, rows, "names") if names else ()
    return tuple([row for row, name in enumerate(column, start=1) if name])


def value_cell(value: Any) -> Cell:
    """Return a spreadsheet's value as the typed text, with its fault."""
    is_short = isinstance(value, str) and len(value) < _SHORT
    return _kept_cell(value) if is_short else cell_of(value)


_kept_cell = lru_cache(maxsize=TEXTS)(cell_of)

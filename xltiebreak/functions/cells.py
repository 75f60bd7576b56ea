"""Values and blocks of cells as a spreadsheet or another caller passes them: made plain, and
refused beyond a limit before anything is made of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import chain, islice
from typing import Any

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import LONGEST, too_long
from xltiebreak.tables.cells import plain

Block = Sequence[Sequence[Any]]
"""Rows of values: text, a number, nothing, a date, or an error such as ``#N/A``."""

Key = tuple[tuple[Any, ...], ...]
"""A block to be remembered by: two of its values are equal only if they read alike."""

MOST_CELLS = 200_000
"""The most filled cells of a block: those of 20,000 players in ten rounds."""

MOST_COLUMNS = 2 * (MAX_ROUNDS + 1)
"""The columns of a grid of the most rounds, with two columns for each player."""

_DEEPEST = 50
_MOST_BITS = 200
_ERROR_NUMBERS = {-2146826243: "#SPILL!", -2146826238: "#CALC!"}
"""Newer errors, which xlwings passes on as their numbers."""

_COMMON = frozenset({str, float, type(None)})
_ROWS = frozenset({list, tuple})


def text_of(value: Any) -> str:
    """Return a value as the typed text; whole numbers have no decimal point.

    The values of a row or column, such as a range of codes, are listed with commas.

    Raises:
        TieBreakError: it is longer than any text that is meant.
    """
    if value is None or type(value) is str:
        return _tidy(value) if value else ""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, int):
        return _ERROR_NUMBERS.get(value) or _whole(value)
    if isinstance(value, (float, Decimal)):
        return _spelled(value)
    value = _without_numpy(value)
    if isinstance(value, (list, tuple)):
        return ",".join(filter(None, map(text_of, islice(_single(value), MOST_CELLS))))
    return _tidy(str(value))


def _tidy(text: str) -> str:
    if why := too_long(text):
        raise TieBreakError(why)
    return plain(text)


def _whole(number: int) -> str:
    """Return a whole number as text, a huge one as a power of ten: Python refuses to spell it."""
    if number.bit_length() <= _MOST_BITS:
        return str(number)
    return f"{'-' * (number < 0)}10^{round(number.bit_length() * 0.30103)}"


def _spelled(number: float | Decimal) -> str:
    try:
        return _whole(int(number)) if number == number // 1 else str(number)
    except ArithmeticError:  # a Decimal that is NaN or infinite
        return str(number)


def _without_numpy(value: Any) -> Any:
    tolist = getattr(value, "tolist", None)
    return tolist() if callable(tolist) else value


def _single(values: Sequence[Any]) -> Iterator[Any]:
    open_lists = [iter(values)]
    while open_lists:
        for value in open_lists[-1]:
            if not isinstance(value, (list, tuple)):
                yield value
            elif len(open_lists) < _DEEPEST:
                open_lists.append(iter(value))
                break
        else:
            open_lists.pop()


def _rows_of(block: Any) -> Block:
    """Return a block's rows; a single value is one row, and a list of values is a column."""
    if block is None:
        return ()
    rows = _without_numpy(block)
    if not isinstance(rows, (list, tuple)):
        return ((rows,),)
    if len(rows) > MAX_PLAYERS:
        raise TieBreakError(
            f"the block has {len(rows):,} rows, and a section holds at most {MAX_PLAYERS:,} "
            "players; select only the players' rows"
        )
    if _ROWS.issuperset(map(type, rows)):
        return rows
    each = map(_without_numpy, rows)
    return [row if isinstance(row, (list, tuple)) else (row,) for row in each]


def key_of(block: Any) -> Key:
    """Return a block as the key by which it is remembered; values are equal if they read alike. A
    block that is left out is like an empty one.

    Raises:
        TieBreakError: it is no rectangle, or has too many rows, columns or filled cells.
    """
    rows = _rows_of(block)
    widths = list(dict.fromkeys(map(len, rows)))
    if len(widths) > 1:
        row = next(
            k for k, row_of_cells in enumerate(rows, start=1) if len(row_of_cells) != widths[0]
        )
        raise TieBreakError(
            f"row {row} of the block has {len(rows[row - 1])} cells and row 1 has {widths[0]}; "
            "select a rectangle, a row a player and a column a round"
        )
    if not any(widths):
        return ()
    if widths[0] > MOST_COLUMNS:
        raise TieBreakError(
            f"the block has {widths[0]:,} columns, and a section holds at most {MAX_ROUNDS} "
            "rounds; select only the rounds"
        )
    if len(rows) * widths[0] > MOST_CELLS:
        _refuse_too_many(rows)
    if _COMMON.issuperset(map(type, chain.from_iterable(rows))):
        return tuple(map(tuple, rows))
    return tuple([tuple([_apart(value) for value in row]) for row in rows])


def _refuse_too_many(rows: Block) -> None:
    filled = sum(value is not None and value != "" for value in chain.from_iterable(rows))
    if filled > MOST_CELLS:
        raise TieBreakError(
            f"the block has {filled:,} filled cells, and a function takes at most {MOST_CELLS:,}; "
            "select only the results, or use the commands, which take more"
        )


def _apart(value: Any) -> Any:
    """Return the value, TRUE and errors as texts: to Python they are numbers like others."""
    value = _without_numpy(value)
    if isinstance(value, (bool, int, Decimal, list, tuple, dict, set)):
        return text_of(value)
    return str(value) if isinstance(value, str) else value


def column_of(block: Any, rows: int, what: str) -> list[Any]:
    """Return the values of a column (or row) with a value for each player.

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
    values = [value for line in lines for value in line]
    for row, value in enumerate(values, start=1):
        if isinstance(value, str) and (why := too_long(value, LONGEST)):
            raise TieBreakError(f"row {row} of the block of {what}: {why}")
    return values


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

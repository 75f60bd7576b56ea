"""The values of cells and formulas, and how a spreadsheet reads them as numbers, texts or
conditions.

A value is a number, a text, a truth value, None for an empty cell, or an :class:`Error`. Rows of
values are a :class:`Block`.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from itertools import repeat
from typing import Any, TypeVar, Union

Value = Union[float, str, bool, None, "Error"]
Operand = Union[Value, "Block"]
_Index = TypeVar("_Index")

_NUMBER = re.compile(r"[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?%?", re.IGNORECASE)
_PLAIN = {int, float, bool}
_COMPARABLE = {int, float, str}
_MOST_DIGITS = ".15g"


class Error(Exception):
    """An error that a formula gives in place of a value: ``#N/A``, ``#VALUE!`` …"""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Block:
    """Values in rows and columns."""

    def __init__(self, height: int, width: int, cells: list[Value]) -> None:
        self.height, self.width = height, width
        self._cells = cells

    @property
    def cells(self) -> list[Value]:
        """All values, row by row."""
        return self._cells

    @cached_property
    def places(self) -> Mapping[Any, Mapping[int, None]]:
        """The places, from 0 and in order, of each value as :func:`compared` returns it."""
        places: dict[Any, dict[int, None]] = {}
        for place, value in enumerate(self.cells):
            if value is not None and not isinstance(value, Error):
                places.setdefault(compared(value), {})[place] = None
        return places

    @cached_property
    def meant(self) -> dict[Any, Mapping[int, None]]:
        """The places of the cells that fit a criterion, for each criterion in use so far."""
        return {}

    @cached_property
    def ordered(self) -> list[Any] | None:
        """All values in the form :func:`compared` gives; None if one is no number and no text."""
        is_plain = _COMPARABLE.issuperset(map(type, self.cells))
        return [*map(compared, self.cells)] if is_plain else None

    def at(self, row: int, column: int) -> Value:
        """Return the value in a row and a column, both from 0."""
        return self.cells[row * self.width + column]

    def part(self, rows: range, columns: range) -> Block:
        """Return these rows and columns as a block."""
        values = [self.at(row, column) for row in rows for column in columns]
        return Block(len(rows), len(columns), values)

    def widened(self, height: int, width: int) -> Sequence[Value]:
        """Return the values for a larger block, with a lone row or column repeated."""
        cells = self.cells
        if (self.height, self.width) == (height, width):
            return cells
        if self.width == 1 and self.height == height:
            return [value for value in cells for _ in range(width)]
        if self.height == 1 and self.width == width:
            return cells * height
        rows = [self._row(row, width) for row in range(height)]
        return [value for row in rows for value in row]

    def _row(self, row: int, width: int) -> list[Value]:
        row = 0 if self.height == 1 else row
        if row >= self.height:
            return [Error("#N/A")] * width
        own = self.cells[row * self.width : (row + 1) * self.width]
        own = own * width if self.width == 1 else own
        return (own + [Error("#N/A")] * width)[:width]


def compared(value: Value) -> tuple[int, Any]:
    """Return a key to compare values: numbers, then texts in any case, then truth values."""
    if isinstance(value, str):
        return 1, value.lower()
    return (2, value) if isinstance(value, bool) else (0, value)


def single(operand: Operand) -> Value:
    """Return the value, or the only value of a block.

    Raises:
        Error: it has several.
    """
    if not isinstance(operand, Block):
        return operand
    if operand.height != 1 or operand.width != 1:
        raise Error("#VALUE!")
    return operand.cells[0]


def number(value: Value) -> float:
    """Return the value as a number.

    Raises:
        Error: it is none.
    """
    if isinstance(value, (int, float)):
        return int(value) if isinstance(value, bool) else value
    if value is None:
        return 0
    if isinstance(value, Error):
        raise Error(value.code)
    text = value.strip()
    if not _NUMBER.fullmatch(text):
        raise Error("#VALUE!")
    return float(text[:-1]) / 100 if text[-1] == "%" else float(text)


def text(value: Value) -> str:
    """Return the value as a text.

    Raises:
        Error: it is an error.
    """
    if isinstance(value, str):
        return value
    if value is None:
        return ""
    if isinstance(value, Error):
        raise Error(value.code)
    if isinstance(value, bool):
        return str(value).upper()
    return str(value) if isinstance(value, int) else format(value, _MOST_DIGITS)


def truth(value: Value) -> bool:
    """Return the value as a condition.

    Raises:
        Error: it is none.
    """
    if isinstance(value, str) and value.upper() in ("TRUE", "FALSE"):
        return value.upper() == "TRUE"
    return bool(number(value))


def is_number(value: Value) -> bool:
    """Whether the value is a number; a truth value is not."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


_COMPARISONS: Mapping[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "<>": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
_SUMS: Mapping[str, Callable[[Any, Any], float]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
}


def _comparison(sign: str) -> Callable[[Value, Value], bool]:
    compare = _COMPARISONS[sign]

    def result(left: Value, right: Value) -> bool:
        if type(left) is type(right) is int:
            return compare(left, right)
        if isinstance(left, str) and isinstance(right, str):
            return compare(left.lower(), right.lower())
        for value in (left, right):
            if isinstance(value, Error):
                raise Error(value.code)
        left = _nothing_like(right) if left is None else left
        right = _nothing_like(left) if right is None else right
        return compare(compared(left), compared(right))

    return result


def _nothing_like(value: Value) -> Value:
    """Return what an empty cell stands for beside this value."""
    if isinstance(value, str):
        return ""
    return False if isinstance(value, bool) else 0


def _sum(sign: str) -> Callable[[Value, Value], float]:
    calculate = _SUMS[sign]
    return lambda left, right: calculate(number(left), number(right))


def _quotient(left: Value, right: Value) -> float:
    dividend, divisor = number(left), number(right)
    if not divisor:
        raise Error("#DIV/0!")
    return dividend / divisor


OPERATORS: Mapping[str, Callable[[Value, Value], Value]] = {
    **{sign: _comparison(sign) for sign in _COMPARISONS},
    **{sign: _sum(sign) for sign in _SUMS},
    "/": _quotient,
    "^": lambda left, right: number(left) ** number(right),
    "&": lambda left, right: text(left) + text(right),
}


def cell_by_cell(function: Callable[..., Value], sign: str = "") -> Callable[..., Operand]:
    """Return a function for blocks from one for values; ``sign`` is that of an operator. Each value
    is worked out once."""
    quick, compare = _SUMS.get(sign), _COMPARISONS.get(sign)

    def of_blocks(*operands: Operand) -> Operand:
        blocks = [operand for operand in operands if isinstance(operand, Block)]
        if not blocks:
            return function(*operands)
        height = max(block.height for block in blocks)
        width = max(block.width for block in blocks)
        if compare:
            ordered = [_ordered(operand, height, width) for operand in operands]
            if None not in ordered:
                return Block(height, width, [*map(compare, *ordered)])
        count = height * width
        columns = [
            operand.widened(height, width) if isinstance(operand, Block) else [operand] * count
            for operand in operands
        ]
        if quick and all(_PLAIN.issuperset(map(type, column)) for column in columns):
            return Block(height, width, [*map(quick, *columns)])
        if len(blocks) > 1:
            return Block(height, width, _worked_out_once(function, *columns))
        place = operands.index(blocks[0])
        before, behind = operands[:place], operands[place + 1 :]
        values = _worked_out_once(lambda value: function(*before, value, *behind), columns[place])
        return Block(height, width, values)

    return of_blocks


def _ordered(operand: Operand, height: int, width: int) -> Any:
    """Return the compared form of all values; None if they need a closer look."""
    if not isinstance(operand, Block):
        return repeat(compared(operand)) if type(operand) in _COMPARABLE else None
    return operand.ordered if (operand.height, operand.width) == (height, width) else None


def _worked_out_once(function: Callable[..., Value], *columns: Sequence[Value]) -> list[Value]:
    """Return the function's value for each row of the columns; 1 and TRUE differ."""
    rows: list[Any] = [*zip(*columns)]
    if any(bool in map(type, column) for column in columns):
        rows = [(*row, *map(type, row)) for row in rows]
    count = len(columns)
    known = {row: caught(partial(function, *row[:count])) for row in set(rows)}
    return [*map(known.__getitem__, rows)]


def caught(calculate: Callable[[], Any]) -> Any:
    """Return what a calculation gives, or its error."""
    try:
        return calculate()
    except Error as error:
        return error

"""What the parts of a formula give: functions for the value of each in any row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from xltiebreak.excel.evaluation.functions import OF_BLOCKS, places_in
from xltiebreak.excel.evaluation.values import (
    OPERATORS,
    Block,
    Error,
    Operand,
    Value,
    cell_by_cell,
    number,
    single,
    truth,
)

Give = Callable[[int], Operand]
"""Gives the value of an operand for a formula in this row, from 0."""

LITERALS: Mapping[str, Callable[[str], Value]] = {
    "number": lambda word: float(word) if "." in word else int(word),
    "text": lambda word: word[1:-1].replace('""', '"'),
}
_OPERATORS_OF_BLOCKS = {sign: cell_by_cell(function, sign) for sign, function in OPERATORS.items()}


class Cells(Protocol):
    """A sheet, as far as an area looks at it; ``place`` is its number in the workbook."""

    place: int

    @property
    def columns(self) -> Mapping[int, Mapping[int, Value]]:
        """The values by column and row, both from 0."""


class Area(Block):
    """A block of cells on a sheet; their values are worked out when they are needed."""

    def __init__(self, sheet: Cells, first: tuple[int, int], last: tuple[int, int]) -> None:
        (self.top, self.left), (bottom, right) = first, last
        super().__init__(bottom - self.top + 1, right - self.left + 1, [])
        self.sheet = sheet

    @property
    def cells(self) -> list[Value]:
        """All values, row by row."""
        if not self._cells:
            columns = [self.sheet.columns[self.left + k] for k in range(self.width)]
            rows = range(self.top, self.top + self.height)
            self._cells = [column[row] for row in rows for column in columns]
        return self._cells

    def inside(self, row: int, column: int | None = None) -> Area:
        """Return the cells of a row or a column, from 1, or one cell; 0 stands for all."""
        rows, columns = places_in(self, row, column)
        first = self.top + rows.start, self.left + columns.start
        last = self.top + rows.stop - 1, self.left + columns.stop - 1
        return Area(self.sheet, first, last)

    def at(self, row: int, column: int) -> Value:
        """Return the value in a row and a column, both from 0."""
        return self.sheet.columns[self.left + column][self.top + row]


class Part(NamedTuple):
    """A part of a formula: a function for its value, and for its cells if it is a reference."""

    give: Give
    area: Callable[[int], Area] | None = None


def constant(operand: Operand) -> Part:
    """Return the part whose value is the same in every row."""
    return Part(lambda row: operand)


@lru_cache(maxsize=1024)
def literal(kind: str, word: str) -> Part:
    """Return the part of a number or a text, by the kind of its word."""
    return constant(LITERALS[kind](word))


def calculated(sign: str, left: Give, right: Give, blocks: bool) -> Part:
    """Return the part of an operator; where ``blocks`` are calculated, cell by cell."""
    function = (_OPERATORS_OF_BLOCKS if blocks else OPERATORS)[sign]
    return of_values(function, [left, right])


def of_values(function: Callable[..., Operand], gives: Sequence[Give]) -> Part:
    """Return the part of a function that takes the values of its arguments."""
    if len(gives) == 1:
        (only,) = gives
        return Part(lambda row: function(only(row)))
    if len(gives) == 2:
        first, second = gives
        return Part(lambda row: function(first(row), second(row)))
    return Part(lambda row: function(*[give(row) for give in gives]))


def with_errors(give: Give) -> Give:
    """Return what gives an error as a value, in place of raising it."""

    def value(row: int) -> Operand:
        try:
            return give(row)
        except Error as error:
            return error

    return value


def of_blocks(name: str, parts: Sequence[Part]) -> Part:
    """Return the part of a function that takes cells, and not only their values."""
    taken, function = OF_BLOCKS[name]
    gives: list[Give] = [
        part.area if part.area and place in taken else part.give for place, part in enumerate(parts)
    ]
    if name == "INDEX" and parts[0].area:
        return Part(of_values(function, gives).give, _area_of(parts[0].area, gives[1:]))
    return of_values(function, gives)


def _area_of(area: Callable[[int], Area], gives: Sequence[Give]) -> Callable[[int], Area]:
    """Return a function for the cells to which INDEX refers."""
    return lambda row: area(row).inside(*(int(number(single(give(row)))) for give in gives))


def places(name: str, parts: Sequence[Part], blocks: bool) -> Part:
    """Return the rows or columns of a reference; without blocks, that of its first cell."""
    area, down = parts[0].area if parts else None, name == "ROW"
    if area is None:
        return Part(lambda row: row + 1)

    def places(row: int) -> Operand:
        cells = area(row)
        first, count = (cells.top, cells.height) if down else (cells.left, cells.width)
        if not blocks or count == 1:
            return first + 1
        values = [*range(first + 1, first + count + 1)]
        return Block(count, 1, [*values]) if down else Block(1, count, [*values])

    return Part(places)


def _if(gives: list[Give]) -> Give:
    condition, _, *otherwise = gives
    if not otherwise:
        gives.append(lambda row: False)
    return lambda row: gives[1 if truth(single(condition(row))) else 2](row)


def _choose(gives: list[Give]) -> Give:
    return lambda row: gives[int(number(single(gives[0](row))))](row)


def _if_error(gives: list[Give]) -> Give:
    first = with_errors(gives[0])

    def without_error(row: int) -> Operand:
        value = first(row)
        if isinstance(value, Error):
            return gives[1](row)
        return _LIFTED(value, gives[1](row)) if isinstance(value, Block) else value

    return without_error


_LIFTED = cell_by_cell(lambda value, other: other if isinstance(value, Error) else value)
CHOICES: Mapping[str, Callable[[list[Give]], Give]] = {
    "CHOOSE": _choose,
    "IF": _if,
    "IFERROR": _if_error,
}
"""Functions that work out only the argument whose value they give."""

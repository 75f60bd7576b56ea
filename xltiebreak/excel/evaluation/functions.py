"""The functions of Excel that our formulas call. Those that need no value, or one of several only,
are in :mod:`xltiebreak.excel.evaluation.formula`.

Numbers in texts have a decimal point, as the formulas write them.
"""

from __future__ import annotations

import bisect
import math
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from xltiebreak.excel.evaluation.values import (
    OPERATORS,
    Block,
    Error,
    Operand,
    Value,
    caught,
    cell_by_cell,
    compared,
    is_number,
    number,
    single,
    text,
    truth,
)
from xltiebreak.tables.cells import column_letter

_CRITERION = re.compile(r"(<>|<=|>=|=|<|>)?(.*)", re.DOTALL)
_FIGURES = {int, float}
_ERROR_TYPES = ("#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A")


def _trimmed(value: Value) -> str:
    return " ".join(filter(None, text(value).split(" ")))


def _count(value: Value) -> int:
    count = int(number(value))
    if count < 0:
        raise Error("#VALUE!")
    return count


def _from_the_end(value: Value, count: Value = 1) -> str:
    letters, least = text(value), _count(count)
    return letters[max(0, len(letters) - least) :]


def _middle(value: Value, first: Value, count: Value) -> str:
    before = _count(first) - 1
    if before < 0:
        raise Error("#VALUE!")
    return text(value)[before : before + _count(count)]


def _place_of(sought: str, letters: str, first: Value) -> int:
    place = letters.find(sought, _count(first) - 1)
    if place < 0:
        raise Error("#VALUE!")
    return place + 1


def _find(sought: Value, value: Value, first: Value = 1) -> int:
    return _place_of(text(sought), text(value), first)


def _search(sought: Value, value: Value, first: Value = 1) -> int:
    return _place_of(text(sought).lower(), text(value).lower(), first)


def _substituted(value: Value, old: Value, new: Value, which: Value = None) -> str:
    letters, old_text, new_text = text(value), text(old), text(new)
    if not old_text:
        return letters
    if which is None:
        return letters.replace(old_text, new_text)
    pieces = letters.split(old_text)
    nth = _count(which)
    behind = [new_text if k == nth else old_text for k in range(1, len(pieces))]
    return pieces[0] + "".join(map("".join, zip(behind, pieces[1:])))


def _rounded(value: Value, digits: Value = 0) -> float:
    scale = 10 ** int(number(digits))
    amount = number(value)
    return math.copysign(math.floor(abs(amount) * scale + 0.5) / scale, amount)


def _rest(value: Value, divisor: Value) -> float:
    if not number(divisor):
        raise Error("#DIV/0!")
    return number(value) % number(divisor)


def _formatted(value: Value, form: Value) -> str:
    """Return a number with as many digits as the form has zeros, or as ``#,##0.00``."""
    if text(form) == "#,##0.00":
        return f"{_rounded(value, 2):,.2f}"
    return str(int(_rounded(value))).zfill(len(text(form)))


def _address(row: Value, column: Value, kind: Value = 1) -> str:
    is_fixed = number(kind) == 1
    at = int(number(row)) - 1, int(number(column)) - 1
    if min(at) < 0:
        raise Error("#VALUE!")
    mark = "$" * is_fixed
    return f"{mark}{column_letter(at[1])}{mark}{at[0] + 1}"


def _error_type(value: Value) -> int:
    if not isinstance(value, Error) or value.code not in _ERROR_TYPES:
        raise Error("#N/A")
    return _ERROR_TYPES.index(value.code) + 1


OF_VALUES: Mapping[str, Callable[..., Value]] = {
    "ABS": lambda value: abs(number(value)),
    "ADDRESS": _address,
    "FIND": _find,
    "HYPERLINK": lambda address, shown=None: address if shown is None else shown,
    "INT": lambda value: math.floor(number(value)),
    "LEFT": lambda value, count=1: text(value)[: _count(count)],
    "LEN": lambda value: len(text(value)),
    "LOWER": lambda value: text(value).lower(),
    "MID": _middle,
    "MOD": _rest,
    "N": lambda value: number(value) if isinstance(value, (int, float)) else 0,
    "NOT": lambda value: not truth(value),
    "REPT": lambda value, count: text(value) * _count(count),
    "RIGHT": _from_the_end,
    "ROUND": _rounded,
    "SEARCH": _search,
    "SUBSTITUTE": _substituted,
    "TEXT": _formatted,
    "TRIM": _trimmed,
    "UPPER": lambda value: text(value).upper(),
    "VALUE": number,
}
"""Functions of single values; in a calculation with blocks they give a block."""

OF_ANY_VALUE: Mapping[str, Callable[..., Value]] = {
    "ERROR.TYPE": _error_type,
    "ISBLANK": lambda value: value is None,
    "ISERROR": lambda value: isinstance(value, Error),
    "ISNUMBER": is_number,
    "ISTEXT": lambda value: isinstance(value, str),
}
"""Functions of single values that take an error as a value."""


def _numbers(operands: Iterable[Operand]) -> list[float]:
    """Return the numbers among the operands; other values in blocks are left out."""
    amounts: list[float] = []
    for operand in operands:
        if not isinstance(operand, Block):
            amounts.append(number(operand))
            continue
        for value in operand.cells:
            if isinstance(value, Error):
                raise Error(value.code)
            if is_number(value):
                amounts.append(value)  # type: ignore[arg-type]
    return amounts


def _conditions(operands: Iterable[Operand]) -> list[bool]:
    conditions: list[bool] = []
    for operand in operands:
        if isinstance(operand, Block):
            values = [value for value in operand.cells if not isinstance(value, (str, type(None)))]
            conditions += map(truth, values)
        else:
            conditions.append(truth(operand))
    return conditions


def _cells(operand: Operand) -> list[Value]:
    return operand.cells if isinstance(operand, Block) else [operand]


def _product_sum(*operands: Operand) -> float:
    if len(operands) == 1 and _FIGURES.issuperset(map(type, _cells(operands[0]))):
        return sum(_cells(operands[0]))  # type: ignore[arg-type]
    total = 0.0
    for row in zip(*map(_cells, operands)):
        product = 1.0
        for value in row:
            if isinstance(value, Error):
                raise Error(value.code)
            product *= value if is_number(value) else 0
        total += product
    return total


def _ranked(sign: int) -> Callable[[Operand, Operand], float]:
    def nth(operand: Operand, place: Operand) -> float:
        amounts = sorted(_numbers([operand]), key=lambda amount: sign * amount)
        k = int(number(single(place)))
        if not 0 < k <= len(amounts):
            raise Error("#NUM!")
        return amounts[k - 1]

    return nth


def _frequencies(amounts: Operand, limits: Operand) -> Block:
    """Return how many amounts are up to each limit and above the one before, and above all."""
    least = sorted(_numbers([limits]))
    counts: list[Value] = [0] * (len(least) + 1)
    for amount in _numbers([amounts]):
        counts[bisect.bisect_left(least, amount)] += 1  # type: ignore[operator]
    return Block(len(counts), 1, counts)


def places_in(block: Block, row: int, column: int | None) -> tuple[range, range]:
    """Return the rows and columns to which INDEX refers, from 0. A single figure counts along a
    lone row.

    Raises:
        Error: they are outside the block.
    """
    if column is None:
        row, column = (1, row) if block.height == 1 else (row, int(block.width == 1))
    if not (0 <= row <= block.height and 0 <= column <= block.width):
        raise Error("#REF!")
    return (
        range(row - 1, row) if row else range(block.height),
        range(column - 1, column) if column else range(block.width),
    )


def _cell_of(block: Operand, row: Operand = 1, column: Operand = None) -> Operand:
    if not isinstance(block, Block):
        block = Block(1, 1, [block])
    across = None if column is None else int(number(single(column)))
    rows, columns = places_in(block, int(number(single(row))), across)
    if len(rows) == len(columns) == 1:
        return block.at(rows.start, columns.start)
    return block.part(rows, columns)


def _position(sought: Operand, block: Operand, mode: Operand = 1) -> Operand:
    """Return the first place of a value, from 1; a text with ``*`` or ``?`` is a pattern."""
    if not isinstance(block, Block):
        block = Block(1, 1, [block])
    if number(single(mode)) != 0:
        raise Error("#N/A")
    places, cells = block.places, block.cells

    def position_of(value: Value) -> int:
        if isinstance(value, Error):
            raise Error(value.code)
        if isinstance(value, str) and ("*" in value or "?" in value):
            fits = _pattern(value).fullmatch
            place = next(
                (k for k, cell in enumerate(cells) if isinstance(cell, str) and fits(cell)), None
            )
        else:
            place = next(iter(places.get(compared(0 if value is None else value), ())), None)
        if place is None:
            raise Error("#N/A")
        return place + 1

    return cell_by_cell(position_of)(sought)


@cache
def _pattern(words: str) -> re.Pattern[str]:
    """Return a pattern for a text: ``*`` is any letters, ``?`` one, ``~`` quotes the next sign."""
    pieces = re.findall(r"~[*?~]|.", words, re.DOTALL)
    any_of = {"*": ".*", "?": "."}
    return re.compile(
        "".join(any_of.get(piece) or re.escape(piece[-1]) for piece in pieces),
        re.IGNORECASE | re.DOTALL,
    )


@lru_cache(maxsize=None, typed=True)
def _test(criterion: Value) -> Callable[[Value], bool]:
    """Return a function that tells whether a cell fits a criterion: ``3``, ``">0"``, ``"W*"``."""
    if not isinstance(criterion, str):
        wanted = compared(0 if criterion is None else criterion)
        return lambda value: value is not None and compared(value) == wanted
    sign, words = _CRITERION.match(criterion).groups()  # type: ignore[union-attr]
    amount = caught(lambda: number(words))
    if not isinstance(amount, Error):
        compare = OPERATORS[sign or "="]
        if sign == "<>":
            return lambda value: not (is_number(value) and value == amount)
        return lambda value: is_number(value) and bool(compare(value, amount))
    if sign in (None, "=", "<>"):
        fits = _pattern(words).fullmatch

        def is_meant(value: Value) -> bool:
            return bool(fits(value)) if isinstance(value, str) else value is None and not words

        return (lambda value: not is_meant(value)) if sign == "<>" else is_meant
    compare = OPERATORS[sign]
    return lambda value: isinstance(value, str) and bool(compare(value, words))


def _fitting(operand: Operand, criterion: Value) -> Mapping[int, None]:
    """Return the places, from 0, of the cells that fit a criterion."""
    block = operand if isinstance(operand, Block) else Block(1, 1, [operand])
    if is_number(criterion):
        return block.places.get(compared(criterion), {})
    key = criterion, type(criterion)
    if key not in block.meant:
        test = _test(criterion)
        block.meant[key] = {k: None for k, value in enumerate(block.cells) if test(value)}
    return block.meant[key]


def _fitting_rows(blocks: Sequence[Operand], criteria: Sequence[Value]) -> Collection[int]:
    first, *others = map(_fitting, blocks, criteria)
    return [k for k in first if all(k in other for other in others)] if others else first


def _counted(*operands: Operand) -> Operand:
    blocks = operands[::2]
    return cell_by_cell(lambda *criteria: len(_fitting_rows(blocks, criteria)))(*operands[1::2])


def _summed(amounts: Operand, *operands: Operand) -> Operand:
    added, blocks = _cells(amounts), operands[::2]

    def of_criteria(*criteria: Value) -> float:
        amounts = (added[k] for k in _fitting_rows(blocks, criteria))
        return sum(value for value in amounts if is_number(value))  # type: ignore[misc]

    return cell_by_cell(of_criteria)(*operands[1::2])


def _summed_if(block: Operand, criterion: Operand, amounts: Operand = None) -> Operand:
    return _summed(block if amounts is None else amounts, block, criterion)


def _size(side: str) -> Callable[[Operand], int]:
    def of_block(block: Operand) -> int:
        if not isinstance(block, Block):
            raise Error("#VALUE!")
        return int(getattr(block, side))

    return of_block


def _number_of(is_meant: Callable[[Any], bool]) -> Callable[..., int]:
    return lambda *operands: sum(is_meant(value) for block in operands for value in _cells(block))


_MOST = 255
_ALL, _FIRST, _EVEN = range(_MOST), range(1), range(0, _MOST, 2)
OF_BLOCKS: Mapping[str, tuple[Sequence[int], Callable[..., Operand]]] = {
    "AND": (_ALL, lambda *operands: all(_conditions(operands))),
    "COLUMNS": (_ALL, _size("width")),
    "COUNT": (_ALL, _number_of(is_number)),
    "COUNTA": (_ALL, _number_of(lambda value: value is not None)),
    "COUNTIF": (_EVEN, _counted),
    "COUNTIFS": (_EVEN, _counted),
    "FREQUENCY": (_ALL, _frequencies),
    "INDEX": (_FIRST, _cell_of),
    "LARGE": (_FIRST, _ranked(-1)),
    "MATCH": (range(1, 2), _position),
    "MAX": (_ALL, lambda *operands: max(_numbers(operands), default=0)),
    "MIN": (_ALL, lambda *operands: min(_numbers(operands), default=0)),
    "OR": (_ALL, lambda *operands: any(_conditions(operands))),
    "ROWS": (_ALL, _size("height")),
    "SMALL": (_FIRST, _ranked(1)),
    "SUM": (_ALL, lambda *operands: sum(_numbers(operands))),
    "SUMIF": (_EVEN, _summed_if),
    "SUMIFS": ((0, *range(1, _MOST, 2)), _summed),
    "SUMPRODUCT": (_ALL, _product_sum),
}
"""Functions of blocks, with the places of those operands that are blocks."""

"""Formulas: a text is read once, into functions that give its value in any row of its sheet.

``{row}`` in the text stands for the row of the formula, so that formulas alike in a column are read
once. An operand gives a value; inside SUMPRODUCT, where blocks are calculated, a range gives a
block.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from xltiebreak.excel.evaluation.functions import (
    OF_ANY_VALUE,
    OF_BLOCKS,
    OF_VALUES,
)
from xltiebreak.excel.evaluation.parts import (
    CHOICES,
    LITERALS,
    Area,
    Give,
    Part,
    calculated,
    constant,
    literal,
    of_blocks,
    of_values,
    places,
    with_errors,
)
from xltiebreak.excel.evaluation.values import (
    Block,
    Error,
    Operand,
    Value,
    cell_by_cell,
    single,
)
from xltiebreak.tables.cells import column_number

_SHEET = r"(?:'(?:[^']|'')+'|[A-Za-z_][\w.]*)!"
_CELL = r"\$?[A-Z]{1,3}\$?(?:\d+|\{row\})"
_TOKEN = re.compile(
    rf"""\s*(?:(?P<number>\d+(?:\.\d*)?|\.\d+)|(?P<text>"(?:[^"]|"")*")
    |(?P<cells>(?:{_SHEET})?{_CELL}(?::{_CELL})?)(?![\w(.])
    |(?P<function>[A-Za-z_][\w.]*)\(|(?P<name>[A-Za-z_\\][\w.]*)
    |(?P<sign><>|<=|>=|[-+*/^&=<>(),{{}}%;]))""",
    re.VERBOSE,
)
_END = "end", ""
_BEFORE_ARGUMENT, _END_OF_ARGUMENT = {"(", "{", ",", ";"}, {",", ";", ")", "}"}
_BINDS = {
    **dict.fromkeys(("=", "<>", "<", ">", "<=", ">="), 1),
    **{"&": 2, "+": 3, "-": 3, "*": 4, "/": 4, "^": 5},
}
_VALUES_OF_BLOCKS = {
    name: cell_by_cell(function) for name, function in {**OF_VALUES, **OF_ANY_VALUE}.items()
}


class Book(Protocol):
    """The sheets of a workbook, and its names for cells."""

    def sheet(self, name: str) -> Sheet:
        """Return the sheet of this name."""

    def named(self, name: str) -> str:
        """Return the text of the cells for which this name stands."""


class Column(dict[int, Value]):
    """The values of a column's cells, by row from 0. The value of a cell in ``formulas`` is worked
    out when it is first read."""

    def __init__(self, sheet: Sheet, number: int) -> None:
        self._sheet, self._number = sheet, number
        self.formulas: dict[int, str] = {}

    def __missing__(self, row: int) -> Value:
        sheet, text = self._sheet, self.formulas.get(row)
        value = sheet.formula(text).value(row) if text else sheet.typed(row, self._number)
        self[row] = value
        return value


class _Columns(dict[int, Column]):
    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet

    def __missing__(self, number: int) -> Column:
        self[number] = column = Column(self._sheet, number)
        return column


class Sheet:
    """The ``columns`` of a sheet, by number from 0, and the sheet's ``place`` in the ``book``.

    ``typed`` returns the value of a cell (row and column) that has no formula and no stored value;
    ``parts`` keep references and names that were read.
    """

    def __init__(
        self, book: Book, place: int, typed: Callable[[int, int], Value] = lambda *at: None
    ) -> None:
        self.book, self.place, self.typed = book, place, typed
        self.columns = _Columns(self)
        self.parts: dict[tuple[str, bool], Part] = {}
        self._formulas: dict[str, Formula] = {}

    def formula(self, text: str) -> Formula:
        """Return the formula with this text; all cells with the text share it."""
        if text not in self._formulas:
            self._formulas[text] = Formula(self, text)
        return self._formulas[text]


class Formula:
    """All formulas with the same text on a ``sheet``."""

    def __init__(self, sheet: Sheet, text: str) -> None:
        self._give = _Reader(sheet, text).read().give

    def value(self, row: int) -> Value:
        """Return the value in a row; 0 where the formula refers to an empty cell."""
        try:
            value = single(self._give(row))
        except Error as error:
            return error
        if isinstance(value, float) and value.is_integer():
            return int(value)
        return 0 if value is None else value


@lru_cache(maxsize=4096)
def _tokens(text: str) -> tuple[Sequence[tuple[str, str]], Mapping[int, int]]:
    """Return the words of a formula with their kinds, and each argument's end by its start. The
    answers are kept, since workbooks have many formulas alike."""
    tokens: list[tuple[str, str]] = []
    ends: dict[int, int] = {}
    begun: list[int] = []
    at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if not token:
            raise ValueError(f"{text[at : at + 40]!r} in {text[:200]!r}")
        kind = token.lastgroup or ""
        word = token[kind]
        if begun and word in _END_OF_ARGUMENT:
            ends[begun.pop()] = len(tokens)
        tokens.append((kind, word))
        if kind == "function" or word in _BEFORE_ARGUMENT:
            begun.append(len(tokens))
        at = token.end()
    return (*tokens, _END), ends


class _Reader:
    """Reads a formula from left to right."""

    def __init__(self, sheet: Sheet, text: str) -> None:
        self._sheet = sheet
        self._tokens, self._ends = _tokens(text)
        self._at = 0

    def read(self, blocks: bool = False) -> Part:
        """Return the whole formula as a part; ``blocks`` is true inside SUMPRODUCT."""
        part = self._expression(1, blocks)
        if self._next() != _END:
            raise ValueError(f"{self._tokens[self._at - 1]} in a formula")
        return part

    def _next(self) -> tuple[str, str]:
        self._at += 1
        return self._tokens[self._at - 1]

    def _takes(self, sign: str) -> bool:
        if self._tokens[self._at] != ("sign", sign):
            return False
        self._at += 1
        return True

    def _expression(self, least: int, blocks: bool) -> Part:
        left = self._operand(blocks)
        while True:
            kind, sign = self._tokens[self._at]
            if kind != "sign" or _BINDS.get(sign, 0) < least:
                return left
            self._at += 1
            right = self._expression(_BINDS[sign] + 1, blocks)
            left = calculated(sign, left.give, right.give, blocks)

    def _operand(self, blocks: bool) -> Part:
        kind, word = self._next()
        if kind in LITERALS:
            return literal(kind, word)
        if kind in ("cells", "name"):
            return self._known(kind, word, blocks)
        if kind == "function":
            return self._call(word.removeprefix("_xlfn."), blocks)
        return self._signed(word, blocks)

    def _known(self, kind: str, word: str, blocks: bool) -> Part:
        """Return a reference or name as a part; each is read once."""
        parts, key = self._sheet.parts, (word, blocks)
        if key not in parts:
            parts[key] = self._reference(word) if kind == "cells" else self._named(word, blocks)
        return parts[key]

    def _signed(self, sign: str, blocks: bool) -> Part:
        if sign == "-":
            return calculated("-", constant(0).give, self._operand(blocks).give, blocks)
        if sign == "(":
            part = self._expression(1, blocks)
            self._takes(")")
            return part
        if sign == "{":
            return self._block()
        raise ValueError(f"{sign!r} in a formula")

    def _block(self) -> Part:
        rows: list[list[Value]] = [[]]
        while not self._takes("}"):
            if self._takes(";"):
                rows.append([])
            elif not self._takes(","):
                rows[-1].append(single(self._operand(False).give(0)))
        return constant(Block(len(rows), len(rows[0]), [value for row in rows for value in row]))

    def _named(self, word: str, blocks: bool) -> Part:
        if word in ("TRUE", "FALSE"):
            return constant(word == "TRUE")
        return _Reader(self._sheet, self._sheet.book.named(word)).read(blocks)

    def _reference(self, word: str) -> Part:
        name, _, cells = word.rpartition("!")
        sheet = self._sheet
        if name:
            sheet = sheet.book.sheet(name.strip("'").replace("''", "'"))
        first, _, last = cells.partition(":")
        if not last or last == first:
            return _cell(sheet, first)
        (top, left), (bottom, right) = (_place(cell) for cell in (first, last))
        if top >= 0 and bottom >= 0:
            fixed = Area(sheet, (top, left), (bottom, right))
            return Part(lambda row: fixed, lambda row: fixed)

        def area(row: int) -> Area:
            ends = (row if at < 0 else at for at in (top, bottom))
            return Area(sheet, *zip(ends, (left, right)))

        return Part(area, area)

    def _call(self, name: str, blocks: bool) -> Part:
        if name in CHOICES:
            return Part(self._choice(name, blocks))
        parts: list[Part] = []
        inside = blocks or name == "SUMPRODUCT"
        if not self._takes(")"):
            parts.append(self._argument(inside))
            while self._takes(","):
                parts.append(self._argument(inside))
            if not self._takes(")"):
                raise ValueError(f"{self._tokens[self._at]} behind an argument of {name}")
        gives = [part.give for part in parts]
        if name in OF_BLOCKS:
            return of_blocks(name, parts)
        if name in OF_ANY_VALUE:
            gives = [with_errors(give) for give in gives]
            return of_values(_VALUES_OF_BLOCKS[name] if blocks else OF_ANY_VALUE[name], gives)
        if name in OF_VALUES:
            return of_values(_VALUES_OF_BLOCKS[name] if blocks else OF_VALUES[name], gives)
        if name in ("ROW", "COLUMN"):
            return places(name, parts, blocks)
        if name in ("SHEET", "FORMULATEXT"):
            (area,) = (part.area for part in parts)
            place = Part(lambda row: area(row).sheet.place if area else 0)
            return place if name == "SHEET" else Part(lambda _: "")  # only copies ask for a text
        raise ValueError(f"No function {name} is known here.")

    def _choice(self, name: str, blocks: bool) -> Give:
        gives = [self._argument(blocks).give]
        while self._takes(","):
            self._add_unread(gives, blocks)
        self._takes(")")
        return CHOICES[name](gives)

    def _add_unread(self, gives: list[Give], blocks: bool) -> None:
        """Add an argument that is read when its value is first needed: few ever are."""
        place, begin = len(gives), self._at

        def read(row: int) -> Operand:
            self._at = begin
            gives[place] = self._argument(blocks).give
            return gives[place](row)

        gives.append(read)
        self._at = self._ends[begin]

    def _argument(self, blocks: bool) -> Part:
        if self._tokens[self._at] in (("sign", ","), ("sign", ")")):
            return constant(None)
        return self._expression(1, blocks)


def _place(cell: str) -> tuple[int, int]:
    """Return the row and column of a cell, from 0; a negative row is that of the formula."""
    plain_cell = cell.replace("$", "").removesuffix("{row}")
    letters = plain_cell.rstrip("0123456789")
    return int(plain_cell[len(letters) :] or 0) - 1, column_number(letters) - 1


def _cell(sheet: Sheet, cell: str) -> Part:
    at = row, column = _place(cell)
    cells = sheet.columns[column]
    if row >= 0:
        return Part(lambda _: cells[row], lambda _: Area(sheet, at, at))
    return Part(cells.__getitem__, lambda row: Area(sheet, (row, column), (row, column)))

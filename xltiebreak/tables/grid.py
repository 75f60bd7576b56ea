"""A sheet or file as rows of cells, each with its text and with what is wrong with it."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import NamedTuple

_INVISIBLE = re.compile("[\u202a-\u202e\u2066-\u2069\ufeff]")


class Fault(NamedTuple):
    """Why a cell's text cannot be trusted: a finding's code and its message."""

    code: str
    message: str


class Cell(NamedTuple):
    """One cell's text, tidied by :func:`plain`, and its fault if it has one."""

    text: str = ""
    fault: Fault | None = None


EMPTY = Cell()


class Row(NamedTuple):
    """A row with its number in the file and its cells from column A on."""

    number: int
    cells: list[Cell]

    def cell(self, column: int | None) -> Cell:
        """The cell in this column, counted from 0; empty where there is none."""
        if column is None or column >= len(self.cells):
            return EMPTY
        return self.cells[column]

    @property
    def empty(self) -> bool:
        """Whether there is nothing in the row."""
        return not any(cell.text or cell.fault for cell in self.cells)


@dataclass(frozen=True)
class Grid:
    """The rows of one sheet (``lines`` empty) or of one text file (``lines`` set)."""

    sheet: str
    rows: list[Row]
    lines: bool = False

    def address(self, row: Row, column: int, header: str = "") -> str:
        """The full address of a cell: ``Crosstable!D14`` or ``line 14, R1``."""
        if self.lines:
            return f"line {row.number}, {header or f'column {column + 1}'}"
        return f"{self.sheet}!{column_letter(column)}{row.number}"


def column_letter(column: int) -> str:
    """``A`` for 0, ``AA`` for 26."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def plain(text: str) -> str:
    """The text on one line, without control characters and without marks that turn the
    direction of what stands around them."""
    visible = _INVISIBLE.sub("", text)
    kept = "".join(
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter
        for letter in visible
        if unicodedata.category(letter) not in ("Cs", "Cn")
    )
    return " ".join(kept.split())

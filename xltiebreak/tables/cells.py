"""A sheet or file as rows of cells, each with its text and with what is wrong with it."""

from __future__ import annotations

import datetime
import re
import unicodedata
from collections.abc import Callable, Mapping, Sized
from decimal import Decimal
from typing import Any, NamedTuple

from xltiebreak.event.findings import ERROR, MARKS, MOST_FIGURES, WARNING, TieBreakError
from xltiebreak.event.letters import A_DATE
from xltiebreak.event.words import LONGEST_TEXT, too_long

MAX_CELLS = 3_000_000
MAX_ROWS = 200_000
MAX_COLUMNS = 400
"""How much of a file is read: cells and rows in all its tables, and columns of each."""

MAX_TABLES = 200
"""How many crosstables an event may have, on sheets of their own or on one."""

_INVISIBLE = f"[{MARKS}]"
_FORMULA = r"[\t\r\n]|\s*[=+@-]|\s*[＝＋－＠﹦﹢﹣﹫]"

_ENDLESS = rf"(\d{{20}})\d{{{MOST_FIGURES - 19},}}"


class Fault(NamedTuple):
    """Why a cell's text cannot be trusted: a finding's code and its message."""

    code: str
    message: str

    @property
    def severity(self) -> str:
        """An error for a text without end, of which only the beginning is kept; else a warning."""
        return ERROR if self.code == LONG_TEXT else WARNING


LONG_TEXT = "long-text"


class Cell(NamedTuple):
    """One cell's text, tidied by :func:`plain`, and its fault if it has one; ``typed`` is the text
    in the file, where ``text`` was made from it."""

    text: str = ""
    fault: Fault | None = None
    typed: str = ""


EMPTY = Cell()


def text_cell(text: str) -> Cell:
    """Return a text of a file, tidied; of one that is too long its beginning, with a fault."""
    text = plain(text)
    if why := too_long(text):
        return Cell(text[:LONGEST_TEXT], Fault(LONG_TEXT, why))
    return Cell(text) if text else EMPTY


EXCEL_ERRORS = frozenset(
    {"#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A"}
    | {"#GETTING_DATA", "#SPILL!", "#CALC!"}
)
MADE_A_DATE = Fault("date-cell", A_DATE)


def cell_of(value: Any) -> Cell:
    """Return a spreadsheet's value as the text that was typed; a fault where Excel changed it."""
    if value is None:
        return EMPTY
    if isinstance(value, (datetime.date, datetime.time, datetime.timedelta)):
        text = str(value)
        if isinstance(value, datetime.date):
            text = f"{value:%B} {value.day}, {value.year}"
        return Cell(text, MADE_A_DATE)
    if isinstance(value, bool):
        return Cell(str(value).upper())
    if isinstance(value, (float, Decimal)) and value == value // 1:
        value = int(value)
    cell = text_cell(str(value))
    if cell.text in EXCEL_ERRORS:
        message = f"the cell holds Excel's error {cell.text}; type the entry"
        return Cell(cell.text, Fault("error-cell", message))
    return cell


_SHORT, _KEPT = 32, 100_000


class SameCells(dict[str, Cell]):
    """The cell of each text, made once for all cells of a table that hold the same text."""

    def __init__(self, made: Callable[[str], Cell]) -> None:
        self._made = made

    def __missing__(self, text: str) -> Cell:
        cell = self._made(text)
        if len(text) < _SHORT and len(self) < _KEPT:
            self[text] = cell
        return cell


class Row(NamedTuple):
    """A row with its number in the file and its cells from column A on."""

    number: int
    cells: list[Cell]

    def cell(self, column: int | None) -> Cell:
        """Return the cell in this column, counted from 0; an empty one where there is none."""
        if column is None or column >= len(self.cells):
            return EMPTY
        return self.cells[column]

    def put(self, cells: Mapping[int, Cell]) -> Row:
        """Return the row with other cells in some columns, counted from 0."""
        width = max(len(self.cells), *(column + 1 for column in cells))
        padded = [*self.cells, *[EMPTY] * (width - len(self.cells))]
        for column, cell in cells.items():
            padded[column] = cell
        return Row(self.number, padded)

    def within(self, start: int, end: int) -> Row:
        """Return the row with the cells of these columns alone, each in its old column."""
        return Row(self.number, [EMPTY] * min(start, len(self.cells)) + self.cells[start:end])

    @property
    def texts(self) -> list[str]:
        """The texts of the filled cells."""
        return [cell.text for cell in self.cells if cell.text]

    @property
    def empty(self) -> bool:
        """Whether no cell of the row holds anything."""
        return not any(cell.text or cell.fault for cell in self.cells)


def refuse_many_tables(tables: Sized) -> None:
    """Refuse a file with more crosstables than any event has.

    Raises:
        TieBreakError: the file has more.
    """
    if len(tables) > MAX_TABLES:
        raise TieBreakError(
            f"the file has more than {MAX_TABLES} crosstables; keep those of one event"
        )


def column_letter(column: int) -> str:
    """Return a column's letters: ``A`` for 0, ``AA`` for 26."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def column_number(letters: str) -> int:
    """Return a column's number, counted from 1: 1 for ``A``, 27 for ``AA``."""
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number


def plain(text: str) -> str:
    """Return the text on one line, with accents composed, without control characters and marks of
    writing direction; an endless number is cut."""
    if len(text) > MOST_FIGURES:
        text = re.sub(_ENDLESS, r"\1…", text)
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
    if text.isprintable():
        return " ".join(text.split())
    visible = re.sub(_INVISIBLE, "", text)
    kept = "".join(
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter
        for letter in visible
        if unicodedata.category(letter) not in ("Cs", "Cn")
    )
    return " ".join(kept.split())


def harmless(text: str) -> str:
    """Return the text for a cell of a text table: one that a spreadsheet would take for a formula,
    its sign as wide as a Chinese letter, too, gets an apostrophe."""
    return f"'{text}" if re.match(_FORMULA, text) else text


def number_in(text: str) -> str:
    """Return the digits of a pairing number: ``7`` of ``7.``, ``7.0``, ``#7``."""
    return text.removesuffix(".0").rstrip(".)").removeprefix("#").strip()


def whole_number(text: str) -> int:
    """Return the number of a team, a player, a round or a board; 0 where the text is none."""
    plain = number_in(text)
    return int(plain) if plain.isdecimal() and len(plain) < 7 else 0

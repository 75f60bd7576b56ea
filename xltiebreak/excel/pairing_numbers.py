"""The pairing numbers of a table that is typed: what is wrong in their column, and in which cell.

The sheet says the same by the formulas of :mod:`xltiebreak.excel.cells.shape_rules`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from xltiebreak.event.findings import ERROR, WARNING
from xltiebreak.excel.known_names import Block
from xltiebreak.tables.cells import EMPTY, column_letter
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.player_rows import NO_NUMBER, lowest_free

IS_TEXT = "this number is text, which the formulas do not find; type it again as a number"
NO_FIGURES: Mapping[str, str] = {
    "player": "'{}' is not a pairing number; expected a whole number such as 12",
    "team": "'{}' is not the number of a team; expected a whole number such as 12",
}
"""What is wrong with a number that is none, by whose it would be."""

TWICE: Mapping[str, str] = {
    entry: f"pairing number {{}} stands at {{}} already; give every {entry} a number that no other "
    "has"
    for entry in NO_FIGURES
}
EMPTY_ROW = "this row is empty, and number {} belongs in it; delete the row"
SORTED = "number {} belongs in this row, and stands at {}; sort the table by No. again"
MISSING_ROW = (
    "number {} belongs in this row, and no row has it; put back the row that is missing, or "
    "correct this number"
)

Fact = tuple[str, str, str, str]
"""A severity, a code, the address of a cell, and what is wrong there."""


def address(row: int, column: int) -> str:
    """The address of a cell in its sheet, counted from 1."""
    return f"{column_letter(column - 1)}{row}"


class SheetCells:
    """The cells of a sheet by their rows and columns, from 1."""

    def __init__(self, grid: Grid) -> None:
        self.digits = grid.digits
        self._rows = {row.number: row for row in grid.rows}
        self.last_row = max(self._rows, default=0)

    def text(self, row: int, column: int) -> str:
        """What stands in a cell."""
        return self._rows[row].cell(column - 1).text if row in self._rows else ""

    def holds(self, row: int, column: int) -> bool:
        """Whether anything stands in a cell, be it a formula without a value."""
        cell = self._rows[row].cell(column - 1) if row in self._rows else EMPTY
        return bool(cell.text or cell.fault)

    def last_column(self, row: int) -> int:
        """The last column of a row in which there is something."""
        return len(self._rows[row].cells) if row in self._rows else 0


@dataclass(frozen=True)
class PairingNumbers:
    """The block of the numbers, with the blocks in one of which there is something wherever there
    is an ``entry``, a player or a team."""

    cells: SheetCells
    numbers: Block
    typed: tuple[Block, ...]
    entry: str = "player"

    @property
    def rows(self) -> range:
        """The rows of the table."""
        return range(self.numbers.top, self.numbers.bottom + 1)

    def facts(self, *, in_order: bool) -> Iterator[Fact]:
        """What is wrong, of each kind the first cell; ``in_order`` tells that row k has to be
        number k."""
        for kind in (
            self._without_number(),
            self._not_a_number(),
            self._twice(),
            self._another_row() if in_order else iter(()),
        ):
            if (fact := next(kind, None)) is not None:
                yield fact

    def _number(self, row: int) -> str:
        return self.cells.text(row, self.numbers.left)

    def _address(self, row: int) -> str:
        return address(row, self.numbers.left)

    def _is_entry(self, row: int) -> bool:
        return any(
            self.cells.text(row, column)
            for block in self.typed
            for column in range(block.left, block.right + 1)
        )

    def _without_number(self) -> Iterator[Fact]:
        for row in self.rows:
            if not self._number(row) and self._is_entry(row):
                message = NO_NUMBER.format(lowest_free(map(self._number, self.rows)))
                yield ERROR, "pairing-number", self._address(row), message

    def _not_a_number(self) -> Iterator[Fact]:
        for row in self.rows:
            text = self._number(row)
            if (row, self.numbers.left) in self.cells.digits:
                yield WARNING, "number-as-text", self._address(row), IS_TEXT
            elif text and not _is_figure(text):
                yield (
                    ERROR,
                    "pairing-number",
                    self._address(row),
                    NO_FIGURES[self.entry].format(text),
                )

    def _twice(self) -> Iterator[Fact]:
        first = dict[str, int]()
        for row in self.rows:
            text = self._number(row)
            if text and text in first:
                both = self._is_entry(row) and self._is_entry(first[text])
                message = TWICE[self.entry].format(text, self._address(first[text]))
                yield (
                    *(ERROR if both else WARNING, "duplicate-number"),
                    *(self._address(row), message),
                )
            first.setdefault(text, row)

    def _another_row(self) -> Iterator[Fact]:
        """A row of another number, or of none; below the last entry the rows are spare."""
        numbered = [row for row in self.rows if self._number(row)]
        at = {self._number(row): row for row in reversed(numbered)}
        last = max(filter(self._is_entry, self.rows), default=0)
        for k, row in enumerate(self.rows, start=1):
            if self._number(row) == str(k) or row > last:
                continue
            if not self._number(row):
                message = EMPTY_ROW.format(k)
            elif str(k) in at:
                message = SORTED.format(k, self._address(at[str(k)]))
            else:
                message = MISSING_ROW.format(k)
            yield WARNING, "another-row", self._address(row), message


def _is_figure(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True

"""The square table of a round-robin, who × whom: its columns are players and not rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.event.notation import DIALECTS, GRID, understood
from xltiebreak.event.notation.grid import is_cell, is_diagonal, is_mark
from xltiebreak.tables.columns import Columns
from xltiebreak.tables.entries import Entry, read_entries
from xltiebreak.tables.grid import EMPTY, Cell, Row
from xltiebreak.tables.settings import ROUNDROBIN, Settings


@dataclass(frozen=True)
class Square(Columns):
    """Where everything stands in a grid: each player's column or, in a double round-robin, his
    two, by his pairing number in ``header.across``."""

    @cached_property
    def titles(self) -> dict[int, str]:
        """What each column is called in a message, ``"column of player 3"`` …"""
        titles = {}
        for number, columns in self.header.across.items():
            for place, column in enumerate(columns):
                titles[column] = f"{'second ' * place}column of {self.entry} {number}"
        titles.update((column, name) for name, column in self.header.fields.items())
        if self.names is not None:
            titles[self.names] = "Name"
        return titles

    @cached_property
    def places(self) -> Mapping[int, int]:
        """The columns of the players in their order, each with its place among them, from 1."""
        columns = [column for both in self.header.across.values() for column in both]
        return {column: place for place, column in enumerate(columns, start=1)}

    def results(self, row: Row) -> tuple[Cell, ...]:
        """The cells against each player, in the order of the columns; nothing where only the
        diagonal is marked."""
        cells = tuple([row.cell(column) for column in self.places])
        if all(not cell.fault and (not cell.text or is_mark(cell.text)) for cell in cells):
            return (EMPTY,) * len(cells)
        return cells

    def against(self, row: Row, number: int) -> Iterator[tuple[int, Cell]]:
        """The columns of a player with the cells of this row."""
        for column in self.header.across.get(number, ()):
            yield column, row.cell(column)


def square_in(columns: Columns, settings: Settings, faults: list[Finding]) -> Square | None:
    """The same table as a grid, if it is one: it says so, or the grid is what makes sense of it.

    What is stated and cannot be, and what could be a grid or not, is added to ``faults``.
    """
    square = _squared(columns)
    is_stated = settings.notation and settings.notation.strip().lower() == GRID.code
    if is_stated and square is None:
        faults.append(
            _at(
                columns,
                "notation",
                "the notation is stated as grid, whose columns are headed by the pairing numbers "
                "1, 2, 3 …, and this table has rounds; correct the headers or the notation",
            )
        )
    if square is None or (settings.notation and not is_stated):
        return None
    if is_stated or _is_square(square, settings, faults):
        return square
    return None


def _squared(columns: Columns) -> Square | None:
    across = columns.header.across
    if not across:
        return None
    rounds = {number: heads[0] for number, heads in across.items()}
    return Square(columns.grid, replace(columns.header, rounds=rounds), columns.entry)


def _is_square(square: Square, settings: Settings, faults: list[Finding]) -> bool:
    """Whether more cells make sense in a grid than as rounds in any other notation."""
    is_roundrobin = settings.kind == ROUNDROBIN
    entries = read_entries(square, [])
    as_many = len(entries) == len(square.header.across)
    if not is_roundrobin and (not as_many or "kind" in settings.cells):
        return False
    in_grid, by_rounds = _understood(square, entries)
    if not in_grid and not by_rounds:
        return is_roundrobin
    if in_grid == by_rounds and not is_roundrobin:
        faults.append(
            _at(
                square,
                "ambiguous-notation",
                "the columns headed 1, 2, 3 … could be rounds or, in a round-robin, players, and "
                "nothing in the table decides; state Kind roundrobin, or head them R1, R2, R3 …",
            )
        )
        return False
    return in_grid > by_rounds or (in_grid == by_rounds and is_roundrobin)


def understood_better(square: Square, entries: Sequence[Entry]) -> bool:
    """Whether more cells make sense in a grid than as rounds in any other notation."""
    in_grid, by_rounds = _understood(square, entries)
    return in_grid > by_rounds


def _understood(square: Square, entries: Sequence[Entry]) -> tuple[int, int]:
    """How many cells make sense in a grid, and how many as rounds in the notation that makes
    most sense of them."""
    in_grid = 0
    texts: Counter[str] = Counter()
    for entry in entries:
        for number in square.header.across:
            fits = is_diagonal if number == entry.number else is_cell
            for _, cell in square.against(entry.row, number):
                if cell.text and not cell.fault:
                    texts[cell.text] += 1
                    in_grid += fits(cell.text)
    readings = [understood(texts, one) for one in DIALECTS.values() if one is not GRID]
    counts = [sum(texts[text] for text in reading) for reading in readings]
    return in_grid, max(counts)


def _at(columns: Columns, code: str, message: str) -> Finding:
    """An error at the header of the first round or player."""
    row = columns.grid.rows[columns.header.row]
    return Finding(ERROR, code, columns.address(row, min(columns.header.rounds.values())), message)

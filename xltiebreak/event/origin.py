"""Where an event stands in its file, so that a message can name the cell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from xltiebreak.event.findings import Place


@dataclass(frozen=True)
class Origin:
    """Where a section's rows stand in their file, so that a message can name the cell.

    ``rows[k]`` is the row or line of player k; ``columns`` maps ``"R3"``, ``"P3"`` (the points
    inside a match), ``"Name"`` … to a column letter or a header. Without a file, cells are called
    "player 7, round 3", and ``entry`` is what a row is called there: a player, or a team.
    ``typed`` tells that somebody types the rows round by round, so that a cell can be forgotten.
    ``texts[k][r - 1]`` is round r of player k as it was typed; ``grid[k][r - 1]``, in a grid of
    players, the place of the column in which it was, from 1, and 0 where he had no opponent:
    ``columns`` has column 3 as ``"C3"``. ``labels`` maps ``"lots"``, ``"scheduled_rounds"`` … to
    the full address of the cell that states it. ``cells`` holds the full address of what stands
    apart from its row, as matches in a list do: ``cells[k, "R3"]``. ``team`` is what stands above
    the column of clubs, schools or teams. ``how`` says in words how the table was read, where that
    was not plain to see. ``of_fide`` tells that a program of FIDE's made the file, ``updated`` is
    when, ``tie_breaks`` are what it says that TB1, TB2 … are, and ``codes`` which these are, by the
    headers of their columns, where their names leave it open; ``edition_from`` and
    ``order_from`` say in a sentence each why these apply, where nobody stated them. ``places`` is
    what heads the printed places that are kept with the players.
    """

    sheet: str = ""
    rows: tuple[int, ...] = ()
    columns: Mapping[str, str] = field(default_factory=dict)
    lines: bool = False
    texts: tuple[tuple[str, ...], ...] = ()
    grid: tuple[tuple[int, ...], ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    entry: str = "player"
    typed: bool = False
    cells: Mapping[tuple[int, str], str] = field(default_factory=dict)
    team: str = ""
    how: tuple[str, ...] = ()
    of_fide: bool = False
    updated: str = ""
    tie_breaks: Mapping[int, str] = field(default_factory=dict)
    codes: Mapping[str, str] = field(default_factory=dict)
    edition_from: str = ""
    order_from: str = ""
    places: str = "Place"

    def cell(self, row: int, column: str, number: int) -> str:
        """The full address: ``Crosstable!D14``, ``line 14, R3`` or ``player 7, round 3``."""
        short = self.short(row, column, number)
        has_address = self.sheet and not short.startswith(f"{self.entry} ")
        return f"{self.sheet}!{short}" if has_address and "!" not in short else short

    def short(self, row: int, column: str, number: int) -> str:
        """The address inside its own sheet: ``D14``; in full where it stands on another."""
        if apart := self.cells.get((row, column)):
            return apart
        column = self._column(row, column)
        letter = self.columns.get(column)
        if letter is None or row >= len(self.rows):
            return f"{self.entry} {number}, {letter or _called(column)}"
        if self.lines:
            return f"line {self.rows[row]}, {letter}"
        return f"{letter}{self.rows[row]}"

    def place(self, row: int, column: str, number: int) -> Place | None:
        """The same in values, of a result or of the points beside it."""
        column = self._column(row, column)
        return Place(number, int(column[1:])) if column[1:].isdigit() else None

    def _column(self, row: int, column: str) -> str:
        """The column in which a round stands: in a grid, its opponent's."""
        if self.grid and column[0] == "R" and column[1:].isdigit():
            place = self.grid[row][int(column[1:]) - 1]
            return f"C{place}" if place else column
        return column


_CALLED = {"R": "round", "P": "points of round", "C": "column"}


def _called(column: str) -> str:
    """``round 3`` of R3, ``points of round 3`` of P3, ``name`` of Name."""
    return f"{_CALLED[column[0]]} {column[1:]}" if column[1:].isdigit() else column.lower()

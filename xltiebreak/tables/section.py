"""A grid with a crosstable in it → a :class:`~xltiebreak.model.Section`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from xltiebreak.checks import ERROR, WARNING, Finding
from xltiebreak.errors import TieBreakError
from xltiebreak.figures import points
from xltiebreak.model import MAX_PLAYERS, MAX_ROUNDS, Crosstable, Origin, Player, Section
from xltiebreak.tables.grid import Cell, Grid, Row, column_letter
from xltiebreak.tables.header import Header, find_header
from xltiebreak.tables.ratings import Rating, rating
from xltiebreak.tables.results import read_results


@dataclass(frozen=True)
class Settings:
    """What a file's labels say of one section, as typed and already checked."""

    name: str = ""
    kind: str = "swiss"
    scheduled_rounds: int | None = None
    edition: str = ""
    order: str = ""
    lots: str = ""
    trophies: int | None = None
    notation: str = ""
    unrated: int | None = None


@dataclass(frozen=True)
class _Entry:
    """One player's row, its number worked out, its results still text."""

    row: Row
    number: int
    results: tuple[Cell, ...]


def read_section(grid: Grid, settings: Settings) -> Section | None:
    """The section that a grid holds, or nothing where it has no crosstable.

    What cannot be understood becomes a fault with its cell; nothing is guessed.

    Raises:
        TieBreakError: the table is larger than any event.
    """
    header = find_header(grid)
    return None if header is None else _Reader(grid, header, settings).section()


@dataclass
class _Reader:
    grid: Grid
    header: Header
    settings: Settings
    faults: list[Finding] = field(default_factory=list)

    def section(self) -> Section:
        rounds = self._rounds()
        entries = list(self._entries(rounds))
        if len(entries) > MAX_PLAYERS:
            raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
        results, faults = read_results(
            [entry.results for entry in entries],
            lambda row, round: self._address(entries[row].row, self.header.rounds[round]),
            self.settings.notation,
        )
        self.faults += faults
        return Section(
            name=self.settings.name,
            players=tuple(self._player(entry) for entry in entries),
            crosstable=Crosstable(tuple(entry.number for entry in entries), results),
            kind=self.settings.kind,
            scheduled_rounds=self.settings.scheduled_rounds,
            edition=self.settings.edition,
            order=self.settings.order,
            lots=self.settings.lots,
            trophies=self.settings.trophies,
            unrated=self.settings.unrated,
            origin=self._origin(entries),
            faults=tuple(self.faults),
        )

    def _fault(self, severity: str, code: str, row: Row, column: int, message: str) -> None:
        self.faults.append(Finding(severity, code, self._address(row, column), message))

    def _address(self, row: Row, column: int) -> str:
        return self.grid.address(row, column, self._names.get(column, ""))

    @cached_property
    def _names(self) -> dict[int, str]:
        """What each column is called in a message about a text file."""
        named = {column: f"R{round}" for round, column in self.header.rounds.items()}
        named.update((column, name) for name, column in self.header.fields.items())
        return named

    def _rounds(self) -> list[int]:
        """The rounds from 1 to the last; a column that is missing or stands twice is told."""
        header_row = self.grid.rows[self.header.row]
        last = max(self.header.rounds)
        if last > MAX_ROUNDS:
            raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")
        for round, column in self.header.twice.items():
            self._fault(
                ERROR,
                "duplicate-round",
                header_row,
                column,
                f"round {round} has a second column; keep one",
            )
        for round in range(1, last + 1):
            if round not in self.header.rounds:
                self._fault(
                    ERROR,
                    "missing-round",
                    header_row,
                    self.header.rounds[last],
                    f"round {last} has a column but round {round} has none; add R{round}",
                )
        return list(range(1, last + 1))

    def _entries(self, rounds: list[int]) -> Iterator[_Entry]:
        """The rows that hold a player; empty rows, pre-numbered ones and notes hold none."""
        number_column = self.header.fields.get("No.")
        name_column = self.header.fields.get("Name")
        rows = self.grid.rows[self.header.row + 1 :]
        cells = [tuple(self._result_cell(row, round) for round in rounds) for row in rows]
        played = [any(cell.text.strip("| ") or cell.fault for cell in line) for line in cells]
        last_played = max((k for k, filled in enumerate(played) if filled), default=-1)
        after_gap = False
        count = 0
        for k, row in enumerate(rows):
            number, name = row.cell(number_column), row.cell(name_column)
            if not name.text and not played[k]:
                after_gap = after_gap or row.empty
                continue
            if number_column is None:
                if after_gap and k > last_played:
                    continue  # a note under the table
                count += 1
                yield _Entry(row, count, cells[k])
            elif number.text or number.fault or played[k] or not after_gap:
                yield _Entry(row, self._number(row, number_column), cells[k])

    def _number(self, row: Row, column: int) -> int:
        """The pairing number; one that cannot be read is told and gets a stand-in."""
        cell = row.cell(column)
        text = cell.text[:-2] if cell.text.endswith(".0") else cell.text.rstrip(".")
        if cell.fault is None and text.isdecimal() and len(text) < 7 and int(text):
            return int(text)
        if cell.fault is not None:
            self._fault(ERROR, cell.fault.code, row, column, cell.fault.message)
        else:
            found = (
                f"{cell.text!r} is not a pairing number" if cell.text else "the number is missing"
            )
            self._fault(
                ERROR, "pairing-number", row, column, f"{found}; expected a whole number such as 12"
            )
        return 10**9 + row.number

    def _result_cell(self, row: Row, round: int) -> Cell:
        """A round's cell, with its opponent's before a bar where there is such a column."""
        cell = row.cell(self.header.rounds.get(round))
        opponent_column = self.header.opponents.get(round)
        if opponent_column is None:
            return cell
        opponent = row.cell(opponent_column)
        return Cell(f"{opponent.text}|{cell.text}", cell.fault or opponent.fault)

    def _player(self, entry: _Entry) -> Player:
        fields = self.header.fields
        rated = self._rating(entry)
        return Player(
            number=entry.number,
            name=entry.row.cell(fields.get("Name")).text,
            id=entry.row.cell(fields.get("ID")).text,
            rating=rated.value,
            provisional=rated.provisional,
            team=entry.row.cell(fields.get("Team")).text,
            printed_score=self._printed_score(entry),
        )

    def _rating(self, entry: _Entry) -> Rating:
        column = self.header.fields.get("Rating")
        cell = entry.row.cell(column)
        try:
            if cell.fault is None:
                return rating(cell.text)
            message = cell.fault.message
        except ValueError:
            message = f"{cell.text!r} is not a rating"
        if column is not None:
            message = f"{message}; the player is taken as unrated"
            self._fault(WARNING, "rating", entry.row, column, message)
        return Rating(None)

    def _printed_score(self, entry: _Entry) -> float | None:
        """The total beside the results; a formula or a text that is no score is not compared."""
        cell = entry.row.cell(self.header.fields.get("Score"))
        try:
            return points(cell.text) if cell.text and not cell.fault else None
        except ValueError:
            return None

    def _origin(self, entries: list[_Entry]) -> Origin:
        columns = {
            name: name if self.grid.lines else column_letter(column)
            for column, name in self._names.items()
        }
        rows = tuple(entry.row.number for entry in entries)
        return Origin(self.grid.sheet, rows, columns, self.grid.lines)

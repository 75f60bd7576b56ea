"""A grid and its header together: a player's cells by what their columns are called, and what is
wrong with the columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.tables.cells import EMPTY, Cell, Grid, Row
from xltiebreak.tables.header import SYNONYMS, Header


@dataclass(frozen=True)
class Columns:
    """Where everything stands in one crosstable; ``entry`` is what a row is: a player or a team."""

    grid: Grid
    header: Header
    entry: str = "player"

    @property
    def rounds(self) -> int:
        """How many rounds the crosstable has room for."""
        return max(self.header.rounds)

    @property
    def names(self) -> int | None:
        """The column of the names, or of the last names, counted from 0."""
        fields = self.header.fields
        return fields.get("Name", fields.get("Last name"))

    @cached_property
    def titles(self) -> dict[int, str]:
        """What each column is called in a message: ``"R1"``, ``"Name"`` …"""
        titles = {column: f"R{round}" for round, column in self.header.rounds.items()}
        titles.update((column, name) for name, column in self.header.fields.items())
        if self.names is not None:
            titles[self.names] = "Name"
        return titles

    def address(self, row: Row, column: int) -> str:
        """The full address of a cell."""
        return self.grid.address(row, column, self.titles.get(column, ""))

    def cell(self, row: Row, name: str) -> Cell:
        """The cell under ``"No."``, ``"Rating"`` …; empty where there is no such column."""
        return row.cell(self.header.fields.get(name))

    def name(self, row: Row) -> Cell:
        """The player's name; ``Last, First`` where the two have columns of their own."""
        if "Name" in self.header.fields:
            return self.cell(row, "Name")
        last, first = self.cell(row, "Last name"), self.cell(row, "First name")
        text = ", ".join(cell.text for cell in (last, first) if cell.text)
        return Cell(text, last.fault or first.fault)

    def results(self, row: Row) -> tuple[Cell, ...]:
        """A cell for each round from 1 on."""
        return tuple([self._result(row, round) for round in range(1, self.rounds + 1)])

    def _result(self, row: Row, round: int) -> Cell:
        """A round's cell, with its opponent's before a bar where there is such a column."""
        column = self.header.rounds.get(round)
        if column is None:
            return EMPTY
        cell = row.cell(column)
        if round not in self.header.opponents:
            return cell
        opponent = row.cell(self.header.opponents[round])
        return Cell(f"{opponent.text}|{cell.text}", cell.fault or opponent.fault)


def examine_header(columns: Columns) -> Iterator[Finding]:
    """The findings about a crosstable's columns, each at its header."""
    for severity, code, column, message in (*_rounds(columns), *_unread(columns)):
        row = columns.grid.rows[columns.header.row]
        yield Finding(severity, code, columns.address(row, column), message)


def _rounds(columns: Columns) -> Iterator[tuple[str, str, int, str]]:
    """Severity, code, column and message of what is wrong with the rounds."""
    header, last = columns.header, columns.rounds
    for round, column in header.twice.items():
        yield ERROR, "duplicate-round", column, f"round {round} has a second column; keep one"
    missing = [f"R{round}" for round in range(1, last) if round not in header.rounds]
    if missing:
        message = f"round {last} has a column, but there is none for {_listed(missing)}; add it"
        yield ERROR, "missing-round", header.rounds[last], message
    for round, column in header.opponents.items():
        if round > last:
            message = f"round {round} has a column of opponents only; add R{round} beside it"
            yield ERROR, "missing-round", column, message


def _unread(columns: Columns) -> Iterator[tuple[str, str, int, str]]:
    """The same for columns that are passed over or sought in vain."""
    header, rows = columns.header, columns.grid.rows
    for column in header.unused:
        if any(row.cell(column).text for row in rows[header.row + 1 :]):
            text = rows[header.row].cell(column).text
            message = (
                f"the column {text!r} is passed over: it looks like a round but is none of "
                "R1, R2, R3 …"
            )
            yield WARNING, "unused-column", column, message
    if not header.names_players:
        known = _listed([*SYNONYMS["No."], *SYNONYMS["Name"]], 20)
        message = (
            "there is no column for the pairing number or the name, so players are counted by "
            f"their rows; known headers are {known}"
        )
        yield WARNING, "no-players", min(header.rounds.values()), message


def _listed(words: Sequence[str], most: int = 4) -> str:
    return ", ".join(words[:most]) + (" …" if len(words) > most else "")

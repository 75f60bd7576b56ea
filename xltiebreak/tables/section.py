"""A grid with a crosstable in it → a :class:`~xltiebreak.event.section.Section`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS, Crosstable, typed_by_hand
from xltiebreak.event.figures import points
from xltiebreak.event.findings import WARNING, Finding, Place, TieBreakError
from xltiebreak.event.origin import Origin
from xltiebreak.event.ratings import Rating, rating
from xltiebreak.event.section import Player, Section
from xltiebreak.tables.cells import Cell, Grid, column_letter
from xltiebreak.tables.columns import Columns, examine_header
from xltiebreak.tables.header import find_header
from xltiebreak.tables.labels import MATCH_LABELS
from xltiebreak.tables.list_sheets import NO_LISTS, Lists
from xltiebreak.tables.player_rows import Entry, read_entries
from xltiebreak.tables.printed_columns import further_columns
from xltiebreak.tables.result_cells import IN_A_LINE, ON_THE_EVENT_SHEET, read_results
from xltiebreak.tables.settings import ROUNDROBIN, TEAM_KINDS, Settings
from xltiebreak.tables.square import Rows, Square, read_pairs, square_in


def read_section(grid: Grid, settings: Settings, lists: Lists = NO_LISTS) -> Section | None:
    """The section that a grid holds, or nothing where it has no crosstable.

    ``lists`` are the sheets beside it that a team event may have. What cannot be understood
    becomes a fault with its cell; nothing is guessed.

    Raises:
        TieBreakError: the table is larger than any event.
    """
    header = find_header(grid)
    if header is None:
        return None
    columns = Columns(grid, header)
    may_be_of_teams = bool(header.points) and settings.counting is None
    if settings.of_teams or may_be_of_teams:  # what reads them is imported for these alone
        from xltiebreak.tables.team_crosstable import (
            has_points_inside_matches,
            of_teams,
        )  # late: for teams alone
        from xltiebreak.tables.team_section import section_of_crosstable  # late: for teams alone

        teams = of_teams(columns)
        if settings.of_teams or has_points_inside_matches(teams, settings):
            return section_of_crosstable(_read(teams, settings), teams, settings, lists)
    columns = Columns(grid, replace(header, points={}))
    return _of_players(_read(columns, settings))


def _of_players(section: Section) -> Section:
    """An individual section, in which labels that only team events have are told."""
    cells = section.origin.labels
    faults = [
        Finding(
            WARNING,
            "team-label",
            cells[name],
            f"the label {label!r} is for team events and is passed over: this event is read as "
            f"one of single players; if its players are teams, state Kind {TEAM_KINDS[0]}",
        )
        for name, label in MATCH_LABELS.items()
        if name in cells
    ]
    return replace(section, faults=(*section.faults, *faults)) if faults else section


def _read(columns: Columns, settings: Settings) -> Section:
    """The section with its players and results."""
    faults: list[Finding] = []
    square = square_in(columns, settings, faults)
    if square is not None:
        return _SquareReader(square, settings, faults).section()
    return _Reader(columns, settings, faults).section()


@dataclass
class _Reader:
    """Reads a table with a column for each round."""

    columns: Columns
    settings: Settings
    faults: list[Finding]

    def section(self) -> Section:
        if self.columns.rounds > MAX_ROUNDS:
            raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")
        self.faults += examine_header(self.columns)
        entries = read_entries(self.columns, self.faults)
        if len(entries) > MAX_PLAYERS:
            raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
        results, origin = self._results(entries)
        return Section(
            players=tuple(self._player(entry) for entry in entries),
            crosstable=self._table(entries, results),
            printed=further_columns(self.columns, entries),
            origin=origin,
            faults=tuple(self.faults),
            **self._settings,
        )

    @property
    def _settings(self) -> dict[str, Any]:
        return self.settings.of_section

    def _table(self, entries: Sequence[Entry], results: Rows) -> Crosstable:
        table = Crosstable(tuple(entry.number for entry in entries), results)
        return typed_by_hand(table) if self.columns.grid.typed else table

    def _results(self, entries: Sequence[Entry]) -> tuple[Rows, Origin]:
        """Each entry's results by round, and where they stand."""
        results, faults = read_results(
            [entry.results for entry in entries],
            lambda row, round: (
                self.columns.address(entries[row].row, self.columns.header.rounds[round]),
                Place(entries[row].number, round),
            ),
            self.settings.notation,
            IN_A_LINE if self.columns.grid.lines else ON_THE_EVENT_SHEET,
        )
        self.faults += faults
        texts = tuple(tuple(cell.text for cell in entry.results) for entry in entries)
        return results, replace(self._origin(entries), texts=texts)

    def _warn(self, code: str, entry: Entry, column: int, message: str) -> None:
        where = self.columns.address(entry.row, column)
        self.faults.append(Finding(WARNING, code, where, message))

    def _player(self, entry: Entry) -> Player:
        rated = self._rating(entry)
        fields = self.columns.header.fields
        return Player(
            number=entry.number,
            name=self._text(entry, self.columns.name(entry.row), self.columns.names),
            id=self._text(entry, self.columns.cell(entry.row, "ID"), fields.get("ID")),
            rating=rated.value,
            provisional=rated.provisional,
            team=self._text(entry, self.columns.cell(entry.row, "Team"), fields.get("Team")),
            printed_score=self._printed_score(entry),
        )

    def _text(self, entry: Entry, cell: Cell, column: int | None) -> str:
        """The cell's text; what is not meant to be read is told and left out."""
        if cell.fault is None or column is None:
            return cell.text
        trusted = cell.fault.code == "merged-cells"
        message = cell.fault.message + ("" if trusted else "; until then, it is left out")
        self._warn(cell.fault.code, entry, column, message)
        return cell.text if trusted else ""

    def _rating(self, entry: Entry) -> Rating:
        column = self.columns.header.fields.get("Rating")
        cell = entry.row.cell(column)
        try:
            if cell.fault is None:
                return rating(cell.text)
            message = cell.fault.message
        except ValueError:
            message = f"{cell.text!r} is not a rating"
        if column is not None:
            message = f"{message}; the {self.columns.entry} is taken as unrated"
            self._warn("rating", entry, column, message)
        return Rating(None)

    def _printed_score(self, entry: Entry) -> float | None:
        """The total beside the results; a formula or a text that is no score is not compared."""
        cell = self.columns.cell(entry.row, "Score")
        try:
            return points(cell.text) if cell.text and not cell.fault else None
        except ValueError:
            return None

    def _origin(self, entries: Sequence[Entry]) -> Origin:
        grid = self.columns.grid
        return Origin(
            sheet=grid.sheet,
            rows=tuple(entry.row.number for entry in entries),
            columns={
                title: title if grid.lines else column_letter(column)
                for column, title in self.columns.titles.items()
            },
            lines=grid.lines,
            labels=self.settings.cells,
            entry=self.columns.entry,
            typed=grid.typed,
        )


@dataclass
class _SquareReader(_Reader):
    """Reads a round-robin's grid, with a column or two for each player."""

    columns: Square

    @property
    def _settings(self) -> dict[str, Any]:
        """The rounds of a grid follow from its players, whatever is stated."""
        return {**self.settings.of_section, "kind": ROUNDROBIN, "scheduled_rounds": None}

    def _table(self, entries: Sequence[Entry], results: Rows) -> Crosstable:
        """An empty pair is a game to come, and what was played counts."""
        return Crosstable(tuple(entry.number for entry in entries), results)

    def _results(self, entries: Sequence[Entry]) -> tuple[Rows, Origin]:
        results, places = read_pairs(self.columns, entries, self.faults)
        origin = self._origin(entries)
        columns = {
            f"C{place}": self.columns.titles[column] if origin.lines else column_letter(column)
            for column, place in self.columns.places.items()
        }
        return results, replace(origin, grid=places, columns={**origin.columns, **columns})

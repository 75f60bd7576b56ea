"""Sheets that are lists: a row of headers, then one team, match, player or board a row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.tables.cells import Row, whole_number
from xltiebreak.tables.grid import Block, Grid
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, columns_headed
from xltiebreak.tables.people import Misfit, Roster
from xltiebreak.tables.vocabulary import FIELDS, MATCHES, Titles, by_title

MOST = 999_999


def _of(titles: str) -> Titles:
    return {title: MATCHES.get(title, FIELDS.get(title, ())) for title in titles.split(", ")}


_TEAMS: Titles = {
    **_of("No., Name, ID, Rating"),
    **by_title({"Name": "team|team name|teams|name|names|school|club"}),
    "Rating": (*FIELDS["Rating"], "average", "average rating", "avg rating"),
}
_MATCHES = _of("Round, Team, Points, Opp. points, Opponent, Result")
_PLAYERS: Titles = {
    **_of("No., Name, ID, Rating, Team, Board"),
    **by_title({"Team": "team|team no|team number|school|club"}),
}
_BOARDS = _of("Round, Board, Team, Player, Result, Opponent, Opp. player, Color")

KINDS: Mapping[str, tuple[Titles, Sequence[str]]] = {
    "teams": (_TEAMS, ("Name",)),
    "matches": (_MATCHES, ("Round", "Team", "Opponent")),
    "players": (_PLAYERS, ("Name", "Team")),
    "boards": (_BOARDS, ("Round", "Board", "Player", "Opp. player")),
}
"""Each list's columns, and those that it must have; a sheet has the name of its list."""


class ListSheet(Block):
    """A sheet with a row of headers and one thing a row below; its columns have these titles."""

    @property
    def rows(self) -> Iterator[Row]:
        """The rows below the headers that are not empty."""
        return (row for row in self.grid.rows[self.header.row + 1 :] if not row.empty)

    def where(self, row: Row, title: str) -> str:
        """Return the full address of a cell; without such a column, that of the row's first one."""
        fields = self.header.fields
        return self.address(row, fields.get(title, min(fields.values())))

    def error(self, row: Row, title: str, code: str, message: str) -> Finding:
        """Return an error about this cell."""
        return Finding(ERROR, code, self.where(row, title), message)

    def misfit(self, row: Row, misfit: Misfit) -> Finding:
        """Return a misfit as an error about its cell."""
        return self.error(row, misfit.title, misfit.code, str(misfit))

    def text(self, row: Row, title: str) -> str:
        """Return the text of a cell.

        Raises:
            Misfit: the cell has a fault.
        """
        cell = self.cell(row, title)
        if cell.fault is not None:
            raise Misfit(title, cell.fault.code, cell.fault.message)
        return cell.text

    def number(self, row: Row, title: str, is_no: str, most: int = MOST) -> int:
        """Return the number of a round or a board; ``is_no`` is how a message denies it.

        Raises:
            Misfit: the cell holds no such number.
        """
        text, noun = self.text(row, title), title.lower()
        number = whole_number(text)
        if 0 < number <= most:
            return number
        problem = f"{text!r} {is_no} {noun}" if text else f"the {noun} is missing"
        raise Misfit(title, noun, f"{problem}; expected a whole number such as 3")

    def round(self, row: Row) -> int:
        """Return the round of a row.

        Raises:
            Misfit: the cell holds no round.
        """
        return self.number(row, "Round", "is not a", MAX_ROUNDS)

    def named(self, row: Row, title: str, names: Roster) -> int:
        """Return the number of the player or team that a cell names; 0 where the cell is empty.

        Raises:
            Misfit: it names nobody, or more than one.
        """
        text = self.text(row, title)
        try:
            return names.find(text) if text else 0
        except TieBreakError as error:
            raise Misfit(title, f"unknown-{names.noun}", str(error)) from error


def list_in(grid: Grid, kind: str) -> ListSheet | None:
    """Return a sheet as a list of this kind, or nothing if its headers lack a needed column."""
    titles, needed = KINDS[kind]
    for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS]):
        columns = columns_headed(row, titles, k)
        if columns.fields.keys() >= {*needed}:
            return ListSheet(grid, columns, "team" if kind == "teams" else "player")
    return None


def is_a_list(grid: Grid) -> bool:
    """Whether a sheet has the name of a list and the columns of one."""
    kind = grid.sheet.partition(" ")[0].casefold()
    return kind in KINDS and list_in(grid, kind) is not None


class Lists(NamedTuple):
    """The lists of one section, each where there is one; ``faults`` report sheets with a list's
    name and no known row of headers."""

    teams: ListSheet | None = None
    matches: ListSheet | None = None
    players: ListSheet | None = None
    boards: ListSheet | None = None
    faults: Sequence[Finding] = ()


NO_LISTS = Lists()


def without_headers(grid: Grid, kind: str) -> Finding:
    """Return the finding about a sheet that has a list's name but cannot be read as one."""
    titles, needed = KINDS[kind]
    expected = ", ".join("Team" if kind == "teams" and t == "Name" else t for t in titles)
    message = (
        f"the sheet {grid.sheet!r} has no row of headers that can be read; expected {expected}, "
        f"of which {', '.join(needed)} cannot be missing"
    )
    return Finding(ERROR, "no-headers", grid.sheet, message)

"""A sheet or text file as a table: its rows, its header (found once), its columns and what each
holds of a player, and what is wrong with them; and sheets that are lists: a row of headers, then
one team, match, player or board a row."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin
from xltiebreak.tables.cells import EMPTY, Cell, Row, column_letter, whole_number
from xltiebreak.tables.grammar import BAR, figure
from xltiebreak.tables.header import (
    HEADER_WITHIN_ROWS,
    Columns,
    columns_headed,
    field_headed,
    header_of,
)
from xltiebreak.tables.people import Misfit, Roster
from xltiebreak.tables.vocabulary import FIELDS, MATCHES, Titles

_OPPONENT_ALONE = r"[1-9]\d{0,5}(?:\.0)?"
AT_SPACES = "columns parted at two spaces or more"
"""How a text was read that cannot tell an empty cell from none: see :attr:`Grid.how`."""
_NOT_FINISHED = "?"  # stands behind an opponent if the points tell the result


@dataclass(frozen=True, eq=False)
class Grid:
    """The rows of one sheet, or of one text file (``lines`` set); ``hidden`` as in Excel.

    ``typed`` says that a person fills it in round by round, so that an empty cell may be one still
    to be typed; in a file that a program wrote, its format decides. In a workbook that this program
    wrote, ``kind`` is the sheet's role for its formulas, in small letters, and ``section`` the
    section it belongs to, from 1; in a copy of a sheet, ``copy_of`` holds both of the original, as
    the names of its cells tell. ``hidden_rows`` and ``hidden_columns``, from 1, are not shown in
    Excel. Two grids with the same content are not equal.

    One table of a sheet (:mod:`xltiebreak.tables.blocks`) has its ``columns``. Then ``how`` says in
    words how it was read, ``faults`` what is wrong with it, and ``title`` what stands above one of
    several on a sheet; ``games`` are its :class:`~xltiebreak.tables.games.ListedGames`, if they
    stand in lists. ``places`` has the full address in the file of what stands in a row, by its
    number, where a reader made the table.
    """

    sheet: str
    rows: list[Row]
    lines: bool = False
    hidden: bool = False
    typed: bool = True
    kind: str = ""
    section: int = 0
    copy_of: tuple[str, int] = ("", 0)
    hidden_rows: frozenset[int] = frozenset()
    hidden_columns: frozenset[int] = frozenset()
    columns: Columns | None = None
    how: tuple[str, ...] = ()
    faults: tuple[Finding, ...] = ()
    title: str = ""
    games: Any = None
    places: Mapping[int, str] = field(default_factory=dict)

    @cached_property
    def header(self) -> Columns | None:
        """The table's columns, or nothing where no row heads any."""
        return header_of(self.rows) if self.columns is None else self.columns

    def with_column(self, title: str, texts: Mapping[int, str]) -> Grid:
        """Return the table with a further column that a reader made: its text by row number."""
        assert self.columns is not None
        columns, rows = self.columns, self.rows
        width = max(len(row.cells) for row in rows[columns.top :])
        heads = [*columns.heads, *[EMPTY] * (width - len(columns.heads)), Cell(title)]
        made = [
            row.put({width: Cell(texts[row.number])}) if row.number in texts else row
            for row in rows
        ]
        columns = columns._replace(fields={**columns.fields, title: width}, heads=heads)
        return replace(self, rows=made, columns=columns)

    def address(self, row: Row, column: int, header: str = "") -> str:
        """Return the full address of a cell: ``Crosstable!D14`` or ``line 14, R1``."""
        if row.number in self.places:
            return self.places[row.number]
        if self.lines:
            return f"line {row.number}, {header or f'column {column + 1}'}"
        return f"{self.sheet}!{column_letter(column)}{row.number}"

    def finding(self, severity: str, code: str, row: Row, column: int, message: str) -> Finding:
        """Return a finding about this cell."""
        return Finding(severity, code, self.address(row, column), message)


def joined(cells: Sequence[Cell]) -> Cell:
    """Return cells as one, with bars between their texts, and the first fault."""
    if len(cells) == 1:
        return cells[0]
    text = BAR.join(cell.text for cell in cells)
    as_typed = " ".join(cell.typed or cell.text for cell in cells if cell.typed or cell.text)
    fault = next((cell.fault for cell in cells if cell.fault), None)
    return Cell(text, fault, as_typed if as_typed != text else "")


@dataclass(frozen=True, eq=False)
class Block:
    """A grid and its header together; ``entry`` is what a row is: a player or a team."""

    grid: Grid
    header: Columns
    entry: str = "player"

    @cached_property
    def rounds(self) -> int:
        """How many rounds the crosstable has room for."""
        return max(self.header.rounds, default=0)

    @cached_property
    def titles(self) -> dict[int, str]:
        """The name of each column in messages: ``"R1"``, ``"Name"``, ``"P1"`` for its points …"""
        titles = {column: f"P{round}" for round, column in self.header.points.items()}
        titles.update((column, f"R{round}") for round, column in self.header.rounds.items())
        titles.update((column, name) for name, column in self.header.fields.items())
        if self.header.name is not None:
            titles[self.header.name] = "Name"
        return titles

    def address(self, row: Row, column: int) -> str:
        """Return the full address of a cell."""
        return self.grid.address(row, column, self.titles.get(column, ""))

    def finding(self, severity: str, code: str, row: Row, column: int, message: str) -> Finding:
        """Return a finding about this cell."""
        return Finding(severity, code, self.address(row, column), message)

    def origin(self, rows: Sequence[Row]) -> Origin:
        """Return where the players' rows and columns stand in their file. The header of their teams
        is kept if it is a known one, such as ``Club`` or ``School``."""
        places, teams = self.grid.places, self.header.fields.get("Team")
        above = [Row(0, [*self.header.heads]), *self.grid.rows[max(self.header.row - 1, 0) :][:1]]
        heads = (row.cell(teams).text.strip() for row in above)
        return Origin(
            sheet=self.grid.sheet,
            rows=tuple([row.number for row in rows]),
            columns={
                title: title if self.grid.lines else column_letter(column)
                for column, title in self.titles.items()
            },
            lines=self.grid.lines,
            entry=self.entry,
            typed=self.grid.typed,
            team=next((head for head in heads if head.casefold() in FIELDS["Team"]), ""),
            cells={
                (k, title): places[row.number]
                for k, row in enumerate(rows)
                for title in self.header.fields
                if row.number in places
            },
        )

    def cell(self, row: Row, name: str) -> Cell:
        """Return the cell under ``"No."``, ``"Rating"`` …; empty without such a column."""
        return row.cell(self.header.fields.get(name))

    def name(self, row: Row) -> Cell:
        """Return the player's name; ``Last, First`` where the two have columns of their own."""
        if "Name" in self.header.fields:
            return self.cell(row, "Name")
        last, first = self.cell(row, "Last name"), self.cell(row, "First name")
        text = ", ".join(cell.text for cell in (last, first) if cell.text)
        return Cell(text, last.fault or first.fault)

    def is_filled(self, row: Row, results: Sequence[Cell]) -> bool:
        """Whether a row has a result in any round: in these cells, or in a list of games."""
        if self.grid.games is not None:
            return whole_number(self.cell(row, "No.").text) in self.grid.games.numbers
        return any(cell.text.strip("| ") or cell.fault for cell in results)

    @cached_property
    def _of_rounds(self) -> Sequence[Sequence[int | None]]:
        """All columns of each round from 1 on, in one order of what they hold."""
        parts = {round: self.header.parts[round] for round in self.header.rounds}
        order = dict.fromkeys(chain(*sorted(parts.values(), key=len, reverse=True)))
        return [
            [parts[round].get(kind) for kind in order] if round in parts else []
            for round in range(1, self.rounds + 1)
        ]

    def results(self, row: Row) -> tuple[Cell, ...]:
        """Return a cell for each round from 1 on, joined from the columns of its parts. Beside a
        match's points, the opponent's number alone is enough."""
        cells = []
        for round, columns in enumerate(self._of_rounds, start=1):
            cell = joined([self._part(row, column) for column in columns])
            if not cell.text.strip(BAR):
                cell = Cell("", cell.fault) if cell.fault else EMPTY
            if round in self.header.points and re.fullmatch(_OPPONENT_ALONE, cell.text):
                cell = Cell(cell.text.removesuffix(".0") + _NOT_FINISHED, cell.fault)
            cells.append(cell)
        return tuple(cells)

    def _part(self, row: Row, column: int | None) -> Cell:
        """Return a part of a round, whose fault names its cell if it stands beside the result."""
        cell = row.cell(column)
        if column is None or cell.fault is None or column in self.titles:
            return cell
        message = f"{column_letter(column)}{row.number}: {cell.fault.message}"
        return cell._replace(fault=cell.fault._replace(message=message))


def of_teams(block: Block) -> Block:
    """Return the table with teams as its entries; the column ``Team`` holds their names unless
    another one does, and figures behind every round, unless they are sums, the points inside it."""
    header, fields = block.header, dict(block.header.fields)
    if header.name is None and "Team" in fields:
        fields["Name"] = fields.pop("Team")
    points, heads = header.points, Row(0, [*header.heads])
    behind = {round: column + 1 for round, column in header.rounds.items()}
    titles = {field_headed(heads.cell(column).text, column) for column in behind.values()}
    figures = (
        [figure(text) or 0.0 for k in behind.values() if (text := row.cell(k).text)]
        for row in block.grid.rows[header.row + 1 :]
    )
    if not points and titles == {"Score"} and any(row != sorted(row) for row in figures):
        points = behind
        if fields["Score"] in points.values():
            del fields["Score"]
    return Block(block.grid, header._replace(fields=fields, points=points), "team")


def examine_header(block: Block) -> Iterator[Finding]:
    """Report rounds that are missing or stand twice, columns that are passed over, and a table
    without names or numbers, each at its header."""
    header, last = block.header, block.rounds
    head = Row(block.grid.rows[header.row].number, [*block.header.heads])
    rows = block.grid.rows[header.row + 1 :]
    for column, expected in [*header.slips.items()][:1]:
        text = head.cell(column).text
        has = f"is headed {text!r}" if text else "has no header"
        order = ", in the order 1, 2, 3 …" if isinstance(expected, int) else ""
        cure = "correct it" if order else "correct it, or add the row"
        message = f"this column {has} where {expected} is expected{order}; {cure}"
        yield block.finding(ERROR, "header-order", head, column, message)
    for round, column in header.twice.items():
        message = f"round {round} has a second column; keep one"
        yield block.finding(ERROR, "duplicate-round", head, column, message)
    missing = [f"R{round}" for round in range(1, last) if round not in header.rounds]
    if missing:
        message = f"round {last} has a column, but there is none for {_listed(missing)}; add it"
        column = min(header.rounds[last], len(head.cells) - 1)
        yield block.finding(ERROR, "missing-round", head, column, message)
    opponents = {round: min(own.values()) for round, own in header.parts.items()}
    for what, columns in (("opponents", opponents), ("points", header.points)):
        for round, column in columns.items():
            if round > last:
                message = f"round {round} has a column of {what} only; add R{round} beside it"
                yield block.finding(ERROR, "missing-round", head, column, message)
    for column in header.unused:
        if any(row.cell(column).text for row in rows):
            message = (
                f"the column {head.cell(column).text!r} is passed over: it looks like a round but "
                "is none of R1, R2, R3 …"
            )
            yield block.finding(WARNING, "unused-column", head, column, message)
    before = {*range(min(header.rounds.values(), default=len(head.cells)))} - header.used
    names = next((k for k in sorted(before) if any(row.cell(k).text for row in rows)), None)
    if header.name is None and (names is not None or not header.names_players):
        counted = "" if header.names_players else ", and players are counted by their rows"
        known = _listed([*FIELDS["No."][:9], *FIELDS["Name"][:6]], 20)
        message = f"no column is headed Name, so nobody has one{counted}; known headers are {known}"
        yield block.finding(WARNING, "no-names", head, names or 0, message)


def _listed(words: Sequence[str], most: int = 4) -> str:
    return ", ".join(words[:most]) + (" …" if len(words) > most else "")


MOST = 999_999


def _of(titles: str) -> Titles:
    return {title: MATCHES.get(title, FIELDS.get(title, ())) for title in titles.split(", ")}


_TEAMS: Titles = {
    **_of("No., Name, ID, Rating"),
    "Name": ("team", "team name", "teams", "name", "names", "school", "club"),
    "Rating": (*FIELDS["Rating"], "average", "average rating", "avg rating"),
}
_MATCHES = _of("Round, Team, Points, Opp. points, Opponent, Result")
_PLAYERS: Titles = {
    **_of("No., Name, ID, Rating, Team, Board"),
    "Team": ("team", "team no", "team number", "school", "club"),
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

    @property
    def lines(self) -> Iterator[Line]:
        """The rows below the headers that are not empty, as lines."""
        return (Line(self, row) for row in self.rows)


class Line(NamedTuple):
    """A row of a list; what is wrong in a cell is raised as a misfit."""

    sheet: ListSheet
    row: Row

    def cell(self, title: str) -> Cell:
        """Return the cell under a title; empty without such a column."""
        return self.sheet.cell(self.row, title)

    def where(self, title: str) -> str:
        """Return the full address of the cell under a title."""
        return self.sheet.where(self.row, title)

    def fault(self, misfit: Misfit) -> Finding:
        """Return a misfit as an error about its cell."""
        return self.sheet.error(self.row, misfit.title, misfit.code, str(misfit))

    def text(self, title: str) -> str:
        """Return the text of a cell without a fault."""
        cell = self.cell(title)
        if cell.fault is not None:
            raise Misfit(title, *cell.fault)
        return cell.text

    def number(self, title: str, is_no: str = "is no", most: int = MOST) -> int:
        """Return the number of a round or a board; ``is_no`` is how a message denies it."""
        text, noun = self.text(title), title.lower()
        number = whole_number(text)
        if 0 < number <= most:
            return number
        problem = f"{text!r} {is_no} {noun}" if text else f"the {noun} is missing"
        raise Misfit(title, noun, f"{problem}; expected a whole number such as 3")

    def round(self) -> int:
        """Return the round."""
        return self.number("Round", "is not a", MAX_ROUNDS)

    def named(self, title: str, names: Roster) -> int:
        """Return the number of the player or team that a cell names; 0 where the cell is empty."""
        text = self.text(title)
        return names.find(text, title=title) if text else 0


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

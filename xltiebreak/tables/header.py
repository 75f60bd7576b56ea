"""A crosstable's columns: found by what stands above them, what each holds of a player, and what is
wrong with them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.origin import Origin
from xltiebreak.tables.cells import Cell, Grid, Row, column_letter
from xltiebreak.tables.header_words import (
    HALVES,
    PLACES,
    ROUND,
    SYNONYMS,
    field_headed,
    heading,
)

HEADER_WITHIN_ROWS = 60

_RANK = "rk"
"""Heads the places in a chess-results table; its results name opponents by them, unless the table
has pairing numbers."""
_NAMING = frozenset({"No.", "Name", "Last name"})

_NO_ROUND = re.compile(r"(?:rd|rnd|round)s?|(?:r|rd|rnd|round) ?[a-z]", re.IGNORECASE)
"""``Rd``, ``R x``; but ``Rk.`` and ``Rg.`` are places."""
_OPPONENT_OF = re.compile(
    r"(?:opp|opponent|sno) ?(\d{1,3})|(?:r|rd|round) ?(\d{1,3}) (?:opp|opponent|sno|no)",
    re.IGNORECASE,
)
_POINTS_OF = re.compile(
    r"(?:p|gp|(?:match |game )?(?:pts|points))[ .#-]*(\d{1,3})"
    r"|(?:r|rd|rnd|round) ?(\d{1,3}) (?:(?:match |game )?(?:pts|points))",
    re.IGNORECASE,
)
_OPPONENT = frozenset({"opp", "opponent", "sno"})
_OPPONENT_ALONE = re.compile(r"([1-9]\d{0,5})(?:\.0)?")
_NOT_FINISHED = "?"
"""Behind an opponent whose result the points tell."""


@dataclass(frozen=True)
class Header:
    """Where a crosstable's columns stand, counted from 0.

    ``row`` is the last row of the header. ``fields`` holds ``"No."``, ``"Name"`` …; ``rounds``
    each round's column; ``opponents`` the column beside it that names the opponent, in the
    ``uk`` notation; ``points`` the column of the points inside a match of teams, or what looks like
    it; ``twice`` the rounds that have a second column; ``unused`` columns that look
    like rounds but are none. ``across`` holds the columns headed by the plain numbers 1, 2, 3 …,
    which may be players and not rounds, one or two each.
    """

    row: int
    fields: Mapping[str, int]
    rounds: Mapping[int, int]
    opponents: Mapping[int, int] = field(default_factory=dict)
    points: Mapping[int, int] = field(default_factory=dict)
    twice: Mapping[int, int] = field(default_factory=dict)
    unused: Sequence[int] = ()
    across: Mapping[int, Sequence[int]] = field(default_factory=dict)

    @property
    def names_players(self) -> bool:
        """Whether a column holds the players' numbers or names."""
        return bool(self.fields.keys() & _NAMING)

    @property
    def own(self) -> set[int]:
        """The columns of the players themselves and of their results; what another program
        printed and somebody pasted is in none."""
        fields = {column for name, column in self.fields.items() if name != "Score"}
        return fields.union(self.rounds.values(), self.opponents.values(), self.twice.values())

    @property
    def used(self) -> set[int]:
        """The columns of which something is known; a tie-break that was printed is in none."""
        by_round = (self.rounds, self.opponents, self.points, self.twice)
        across = (column for both in self.across.values() for column in both)
        columns = (column for one in (self.fields, *by_round) for column in one.values())
        return {*columns, *self.unused, *across}


def find_header(grid: Grid) -> Header | None:
    """The first row that names rounds, and players by number or name; else rounds that have
    the players' columns in the row above or below; else two rounds; nothing without one."""
    headers = [header_in(k, row) for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS])]
    for header in headers:
        if header.rounds and header.names_players:
            return header
    for header in headers:
        if len(header.rounds) < 2 and not header.across:
            continue
        for other in headers[max(header.row - 1, 0) : header.row + 2]:
            if other.names_players:
                fields = {**other.fields, **header.fields}
                return replace(header, row=max(header.row, other.row), fields=fields)
        return header
    return None


def header_in(index: int, row: Row) -> Header:
    """What a row names, were it a header; ``index`` is its place in the grid."""
    texts = [heading(cell.text) if cell.text else "" for cell in row.cells]
    for one in HALVES.keys() & set(texts):
        whole, half = HALVES[one]
        texts = [half if text == whole else text for text in texts]
    fields: dict[str, int] = {}
    rounds: dict[int, int] = {}
    opponents: dict[int, int] = {}
    points: dict[int, int] = {}
    twice: dict[int, int] = {}
    unused: list[int] = []
    for column, text in enumerate(texts):
        following = _round_of(texts[column + 1]) if column + 1 < len(texts) else None
        if named := _OPPONENT_OF.fullmatch(text):
            opponents.setdefault(int(named[1] or named[2]), column)
        elif text in _OPPONENT and following is not None:
            opponents.setdefault(following, column)
        elif (round := _round_of(text)) is not None and round > 0:
            (twice if round in rounds else rounds).setdefault(round, column)
        elif named := _POINTS_OF.fullmatch(text):
            points.setdefault(int(named[1] or named[2]), column)
        elif round == 0 or (_NO_ROUND.fullmatch(text) and text not in PLACES):
            unused.append(column)
        elif (name := field_headed(text, column)) and (name not in fields or name == "Score"):
            fields[name] = column  # of several totals the last
    if "No." not in fields and _RANK in texts:
        fields["No."] = texts.index(_RANK)
    across: Mapping[int, Sequence[int]] = {}
    if not rounds:
        runs = list(_runs(texts))
        longest = max((run for run in runs if len(run[1]) == 1), key=len, default={})
        again = [run for run in runs if len(run[1]) == 1 and run is not longest]
        if len(longest) >= _A_CYCLE:
            alike = (run for run in again if len(run) == len(longest))
            twice.update((1, run[1][0]) for run in alike)
        rounds = {round: columns[0] for round, columns in longest.items()}
        across = max((run for run in runs if len(run) > 1), key=len, default={})
    return Header(index, fields, rounds, opponents, points, twice, unused, across)


_A_CYCLE = 3
"""From so many columns headed 1, 2, 3 … on, a second row of them is no accident."""


def _round_of(text: str) -> int | None:
    named = ROUND.fullmatch(text)
    return int(named[1] or named[2]) if named else None


def _runs(texts: Sequence[str]) -> Iterator[dict[int, Sequence[int]]]:
    """The columns headed 1, 2, 3 … side by side or, two each, 1, 1, 2, 2 … or 1, nothing, 2,
    nothing …; from each 1 on."""
    for first, text in enumerate(texts):
        for width in (1, 2) if text == "1" else ():
            run: dict[int, Sequence[int]] = {}
            column = first
            while texts[column : column + 1] == [str(len(run) + 1)] and all(
                head in ("", texts[column]) for head in texts[column + 1 : column + width]
            ):
                run[len(run) + 1] = range(column, column + width)
                column += width
            if run:
                yield run


@dataclass(frozen=True)
class Columns:
    """A grid and its header together; ``entry`` is what a row is: a player or a team."""

    grid: Grid
    header: Header
    entry: str = "player"

    @cached_property
    def rounds(self) -> int:
        """How many rounds the crosstable has room for."""
        return max(self.header.rounds)

    @cached_property
    def names(self) -> int | None:
        """The column of the names, or of the last names, counted from 0."""
        fields = self.header.fields
        return fields.get("Name", fields.get("Last name"))

    @cached_property
    def titles(self) -> dict[int, str]:
        """What each column is called in a message: ``"R1"``, ``"Name"``, the points inside the
        match of round 1 ``"P1"`` …"""
        titles = {column: f"P{round}" for round, column in self.header.points.items()}
        titles.update((column, f"R{round}") for round, column in self.header.rounds.items())
        titles.update((column, name) for name, column in self.header.fields.items())
        if self.names is not None:
            titles[self.names] = "Name"
        return titles

    def address(self, row: Row, column: int) -> str:
        """The full address of a cell."""
        return self.grid.address(row, column, self.titles.get(column, ""))

    def finding(self, severity: str, code: str, row: Row, column: int, message: str) -> Finding:
        """What is wrong with a cell."""
        return Finding(severity, code, self.address(row, column), message)

    def origin(self, rows: Sequence[Row]) -> Origin:
        """Where the players' rows and columns stand in their file."""
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
            team=self._teams_are,
        )

    @property
    def _teams_are(self) -> str:
        """``Club``, ``School``: what stands above the column of the players' teams."""
        column = self.header.fields.get("Team")
        rows = self.grid.rows[max(self.header.row - 1, 0) : self.header.row + 1]
        heads = (row.cell(column).text.strip() for row in reversed(rows))
        return next((head for head in heads if head.casefold() in SYNONYMS["Team"]), "")

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
        """A cell for each round from 1 on: with its opponent's before a bar where there is such a
        column; where points tell the result, the opponent's number alone is enough."""
        header = self.header
        cells = [row.cell(header.rounds.get(round)) for round in range(1, self.rounds + 1)]
        for round in header.opponents.keys() & header.rounds.keys():
            opponent, cell = row.cell(header.opponents[round]), cells[round - 1]
            cells[round - 1] = Cell(f"{opponent.text}|{cell.text}", cell.fault or opponent.fault)
        for round in header.points.keys() & header.rounds.keys():
            if alone := _OPPONENT_ALONE.fullmatch(cells[round - 1].text):
                cells[round - 1] = Cell(alone[1] + _NOT_FINISHED, cells[round - 1].fault)
        return tuple(cells)


def of_teams(columns: Columns) -> Columns:
    """The same table with teams for its players; the column ``Team`` holds their names unless
    another one does."""
    fields = dict(columns.header.fields)
    if columns.names is None and "Team" in fields:
        fields["Name"] = fields.pop("Team")
    return Columns(columns.grid, replace(columns.header, fields=fields), "team")


def examine_header(columns: Columns) -> Iterator[Finding]:
    """Rounds that are missing or stand twice, and columns that are passed over or sought in vain,
    each at its header."""
    header, last = columns.header, columns.rounds
    head, *rows = columns.grid.rows[header.row :]
    for round, column in header.twice.items():
        message = f"round {round} has a second column; keep one"
        yield columns.finding(ERROR, "duplicate-round", head, column, message)
    missing = [f"R{round}" for round in range(1, last) if round not in header.rounds]
    if missing:
        message = f"round {last} has a column, but there is none for {_listed(missing)}; add it"
        yield columns.finding(ERROR, "missing-round", head, header.rounds[last], message)
    for round, column in header.opponents.items():
        if round > last:
            message = f"round {round} has a column of opponents only; add R{round} beside it"
            yield columns.finding(ERROR, "missing-round", head, column, message)
    for column in header.unused:
        if any(row.cell(column).text for row in rows):
            message = (
                f"the column {head.cell(column).text!r} is passed over: it looks like a round but "
                "is none of R1, R2, R3 …"
            )
            yield columns.finding(WARNING, "unused-column", head, column, message)
    if columns.names is None and (names := _looks_like_names(header, rows)) is not None:
        message = (
            f"this column looks like the names, but {head.cell(names).text!r} is no header that "
            "is known, so nobody has a name; head it Name"
        )
        yield columns.finding(WARNING, "no-names", head, names, message)
    if not header.names_players:
        known = _listed([*SYNONYMS["No."][:9], *SYNONYMS["Name"][:6]], 20)
        message = (
            "there is no column for the pairing number or the name, so players are counted by "
            f"their rows; known headers are {known}"
        )
        first = min(header.rounds.values())
        yield columns.finding(WARNING, "no-players", head, first, message)


def _looks_like_names(header: Header, rows: Sequence[Row]) -> int | None:
    """The first column of which nothing is known and in which most texts have two words."""
    filled = [row for row in rows if not row.empty]
    for column in range(min(header.rounds.values())):
        texts = [row.cell(column).text for row in filled]
        named = sum(_TWO_WORDS.match(text) is not None for text in texts)
        if column not in header.used and named and 2 * named > len(filled):
            return column
    return None


_TWO_WORDS = re.compile(r"[^\W\d_]{1,99}[ ,]+[^\W\d_]")


def _listed(words: Sequence[str], most: int = 4) -> str:
    return ", ".join(words[:most]) + (" …" if len(words) > most else "")

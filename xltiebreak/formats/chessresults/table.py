"""One crosstable of chess-results.com, and the same as any other program's table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from xltiebreak.formats.chessresults.layout import (
    COLUMNS,
    NUMBER,
    RANK,
    ROUND,
    TIE_BREAK,
    TITLES,
    tidy,
)
from xltiebreak.tables.cells import EMPTY, Cell, Grid, Row
from xltiebreak.tables.header import HEADER_WITHIN_ROWS

_FIELD_OF = {header: name for name, headers in COLUMNS.items() for header in headers}
_NOT_PAIRED = {"0": Cell("-0")}
"""A plain 0, in a round that is not finished, stands for one who was not paired."""


@dataclass(frozen=True)
class Table:
    """A crosstable: its grid, the header's place in it and the columns, counted from 0.

    ``key`` is the column of the numbers that opponents are named by: ``No.`` in the crosstable
    by starting rank, ``Rk.`` in that by ranking. ``rounds`` holds each round's column, or each
    opponent's where ``is_roundrobin``; ``tie_breaks`` the columns TB1, TB2 … by number.
    """

    grid: Grid
    header: int
    key: int
    fields: Mapping[str, int]
    rounds: Mapping[int, int]
    is_roundrobin: bool
    rank: int | None = None
    tie_breaks: Mapping[int, int] = field(default_factory=dict)

    def as_crosstable(self, notes: Mapping[int, str]) -> Grid:
        """The players' rows under the headers that a plain table has, at the same places.

        Tie-breaks are headed by what ``notes`` says they are; what only this site has is left
        out, see :meth:`title_of`, :meth:`text` and :meth:`place_of`.
        """
        titles = {self.key: "No."}
        for name in ("Name", "ID", "Rating", "Club", "Score"):
            if name in self.fields:
                titles[self.fields[name]] = name
        prefix = "" if self.is_roundrobin else "R"
        titles.update((column, f"{prefix}{number}") for number, column in self.rounds.items())
        for number, column in self.tie_breaks.items():
            note = notes.get(number)
            titles[column] = f"TB{number}: {note}" if note else f"TB{number}"
        head = self.grid.rows[self.header]
        header = Row(
            head.number,
            [Cell(titles.get(column, "")) for column in range(len(head.cells))],
        )
        return replace(self.grid, rows=[header, *(self._plain(row, titles) for row in self._rows)])

    @property
    def _rows(self) -> Iterator[Row]:
        """The players' rows: those below the header that have a name."""
        name = self.fields["Name"]
        header = self.grid.rows[self.header].cell(name).text
        for row in self.grid.rows[self.header + 1 :]:
            if row.cell(name).text not in ("", header):
                yield row

    def _plain(self, row: Row, titles: Mapping[int, str]) -> Row:
        cells = [cell if column in titles else EMPTY for column, cell in enumerate(row.cells)]
        if not self.is_roundrobin:
            for column in self.rounds.values():
                cell = row.cell(column)
                if column < len(cells):
                    cells[column] = _NOT_PAIRED.get(cell.text, cell)
        return Row(row.number, cells)

    def text(self, row: Row, name: str) -> str:
        """The text under ``"Federation"`` …; empty where there is no such column."""
        return row.cell(self.fields.get(name)).text

    def title_of(self, row: Row) -> str:
        """The player's title, whose column has no header."""
        return next((cell.text for cell in row.cells if cell.text in TITLES), "")

    def place_of(self, row: Row) -> int | None:
        """The player's place under ``Rk.``, where it is a number."""
        text = row.cell(self.rank).text.rstrip(".")
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else None


def find_table(grid: Grid) -> Table | None:
    """The first crosstable of a sheet or page; nothing where it has none."""
    for place, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS]):
        table = _table(grid, place, row)
        if table is not None:
            return table
    return None


def _table(grid: Grid, place: int, row: Row) -> Table | None:
    fields: dict[str, int] = {}
    rounds: dict[int, int] = {}
    opponents: dict[int, int] = {}
    tie_breaks: dict[int, int] = {}
    keys = []
    rank = None
    for column, cell in enumerate(row.cells):
        text = tidy(cell.text)
        if text in NUMBER or text in RANK:
            keys.append(column)
            rank = column if text in RANK else rank
        elif text in _FIELD_OF:
            fields.setdefault(_FIELD_OF[text], column)
        elif found := ROUND.fullmatch(text):
            rounds[int(found[1])] = column
        elif found := TIE_BREAK.fullmatch(text):
            tie_breaks[int(found[1])] = column
        elif text == str(len(opponents) + 1):
            opponents[len(opponents) + 1] = column
    if not keys or "Name" not in fields or not (rounds or len(opponents) > 1):
        return None
    if "Score" not in fields and 1 in tie_breaks:
        fields["Score"] = tie_breaks.pop(1)  # the points are the first criterion then
    if "Rating" not in fields and "National rating" in fields:
        fields["Rating"] = fields["National rating"]
    return Table(
        grid=grid,
        header=place,
        key=keys[0],
        fields=fields,
        rounds=rounds or opponents,
        is_roundrobin=not rounds,
        rank=rank,
        tie_breaks=tie_breaks,
    )

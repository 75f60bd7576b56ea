"""The square table of a round-robin, who × whom: its columns are players and not rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin, Place, TieBreakError
from xltiebreak.event.notation import DIALECTS, GRID, UnknownCell, known_name, read_cell, understood
from xltiebreak.event.notation.grid_cells import (
    EXPECTED,
    expected_twin,
    games_in,
    is_cell,
    is_diagonal,
    is_mark,
    write,
)
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.event.roundrobin import SITS_OUT, berger_round, by_round
from xltiebreak.tables.cells import EMPTY, MAX_COLUMNS, Cell, Row, column_letter
from xltiebreak.tables.grid import Columns
from xltiebreak.tables.player_rows import Entry, read_entries
from xltiebreak.tables.settings import Settings

Rows = tuple[tuple[Result, ...], ...]
Places = tuple[tuple[int, ...], ...]

_SMALLEST_SWISS, _FEWEST_ROUNDS = 6, 2
"""How many players, and how many games of most of them, a grid has at least that may be a Swiss."""

_HALF_OF_IT = 3
"""From so many games on, all of them in one of their two cells only, half of the grid is missing
and not a cell."""


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

    def origin(self, rows: Sequence[Row]) -> Origin:
        """The same, with the columns of the players as ``"C1"``, ``"C2"`` …"""
        origin = super().origin(rows)
        columns = {
            f"C{place}": self.titles[column] if origin.lines else column_letter(column)
            for column, place in self.places.items()
        }
        return replace(origin, columns={**origin.columns, **columns})

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
    header = columns.header
    is_stated = settings.notation.strip().lower() == GRID.code
    if is_stated and not header.across:
        message = (
            "the notation is stated as grid, whose columns are headed by the pairing numbers 1, 2, "
            "3 …, and this table has rounds; correct the headers or the notation"
        )
        faults.append(_at_the_first(columns, "notation", message))
    is_other = settings.notation and known_name(settings.notation) in DIALECTS and not is_stated
    if not header.across or is_other:
        return None
    rounds = {number: heads[0] for number, heads in header.across.items()}
    square = Square(columns.grid, replace(header, rounds=rounds), columns.entry)
    return square if is_stated or _is_square(square, settings, faults) else None


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
        message = (
            "the columns headed 1, 2, 3 … could be rounds or, in a round-robin, players, and "
            "nothing in the table decides; state Kind roundrobin, or head them R1, R2, R3 …"
        )
        faults.append(_at_the_first(square, "ambiguous-notation", message))
    return in_grid > by_rounds or (in_grid == by_rounds and is_roundrobin)


def _at_the_first(columns: Columns, code: str, message: str) -> Finding:
    """An error at the header of the first round or player."""
    row = columns.grid.rows[columns.header.row]
    return columns.finding(ERROR, code, row, min(columns.header.rounds.values()), message)


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


def read_pairs(
    square: Square, entries: Sequence[Entry], faults: list[Finding], *, is_stated: bool = True
) -> tuple[Rows, Places]:
    """The results of each entry by round, and in which of the players' columns each stands, from
    1; 0 where it has no opponent.

    A game without a result is blank. One that stands in one of its two cells only is blank, too,
    and told: nothing is mirrored. Where it ``is_stated`` that this is a round-robin, nobody asks
    whether it might be a Swiss.
    """
    order = sorted(range(len(entries)), key=lambda k: entries[k].number)
    results, columns = _Pairs(square, [entries[k] for k in order], faults, is_stated).read()
    rows = dict(zip(order, zip(results, columns)))
    return (
        tuple([rows[k][0] for k in range(len(entries))]),
        tuple([rows[k][1] for k in range(len(entries))]),
    )


@dataclass
class _Pairs:
    """The entries in the order of their numbers, each against each."""

    square: Square
    entries: Sequence[Entry]
    faults: list[Finding]
    is_stated: bool

    @property
    def noun(self) -> str:
        """What an entry is: a player or a team."""
        return self.square.entry

    @property
    def oneself(self) -> str:
        """Whom an entry would meet on the diagonal."""
        return "himself" if self.noun == "player" else "itself"

    def read(self) -> tuple[Rows, Places]:
        if len(self.entries) > MAX_COLUMNS:
            raise TieBreakError(
                f"a grid has a column for each of its rows, at most {MAX_COLUMNS}, and this one "
                f"has {len(self.entries):,} rows"
            )
        self._examine_columns()
        self._examine_diagonal()
        pairs = [[self._games(one, other) for other in self.entries] for one in self.entries]
        cycles = [
            [[games[cycle] for games in row] for row in pairs] for cycle in range(self._cycles)
        ]
        one_sided = list(_one_sided(cycles))
        self._tell_swiss()
        if not any(fault.is_error for fault in self.faults):
            self._tell_one_sided(cycles, one_sided)
        for cycle, i, j in one_sided:
            cycles[cycle][i][j] = BLANK
        places = [
            [[self._place(other, cycle) for other in self.entries]] * len(self.entries)
            for cycle in range(self._cycles)
        ]
        return by_round(cycles, SITS_OUT), by_round(places, 0)

    @cached_property
    def _cycles(self) -> int:
        """How often everybody meets everybody: twice where players have two columns, or where
        both cells of a pair hold two games, or half of all cells. A lone one is a slip."""
        if any(len(columns) > 1 for columns in self.square.header.across.values()):
            return 2
        games = {
            (one.number, other.number): len(games_in(cell.text))
            for one in self.entries
            for other in self.entries
            if one is not other
            for _, cell in self.square.against(one.row, other.number)
            if cell.text
        }
        double = {pair for pair, count in games.items() if count == 2}
        in_both = any((other, one) in double for one, other in double)
        return 2 if in_both or (double and 2 * len(double) >= len(games)) else 1

    def _games(self, one: Entry, other: Entry) -> list[Result]:
        """What the first has against the second, in each cycle."""
        if one is other:
            return [BLANK] * self._cycles
        results = []
        cells = list(self.square.against(one.row, other.number))
        for column, cell in cells:
            scores = games_in(cell.text, double=self._cycles > 1) or ("",)
            if cell.fault is not None:
                self._tell(ERROR, cell.fault.code, (one, column), cell.fault.message)
                results.append(UNREADABLE)
                continue
            if len(scores) * len(cells) > max(self._cycles, len(cells)):
                self._tell_unknown(one, column, f"{cell.text!r} is not one result")
                results.append(UNREADABLE)
                continue
            results += [self._result(one, other, column, cell, score) for score in scores]
        return (results + [BLANK] * self._cycles)[: self._cycles]

    def _result(self, one: Entry, other: Entry, column: int, cell: Cell, score: str) -> Result:
        if not score:
            return BLANK
        if is_mark(cell.text) and not (self._cycles > 1 and cell.text.split() == ["-", "-"]):
            self._tell_unknown(
                one,
                column,
                f"{cell.text!r} marks where a {self.noun} would meet {self.oneself}, and here "
                f"{self.noun} {one.number} meets {self.noun} {other.number}",
            )
            return UNREADABLE
        try:
            return read_cell(f"{other.number}|{score}", GRID)
        except UnknownCell:
            self._tell_unknown(one, column, f"{cell.text!r} is not a result")
            return UNREADABLE

    def _tell_unknown(self, one: Entry, column: int, what: str) -> None:
        games = "; two games as 1 ½" if self._cycles > 1 else ""
        message = f"{what}; expected {EXPECTED}{games}"
        self._tell(ERROR, "unknown-code", (one, column), message)

    def _tell(self, severity: str, code: str, cell: tuple[Entry, int], message: str) -> None:
        """What is wrong in an entry's cell."""
        one, column = cell
        found = self.square.finding(severity, code, one.row, column, message)
        place = self.square.places.get(column)
        self.faults.append(found._replace(place=Place(one.number, place) if place else None))

    def _examine_diagonal(self) -> None:
        for one in self.entries:
            for column, cell in self.square.against(one.row, one.number):
                is_fine = cell.fault is None or cell.fault.code == "merged-cells"
                if not is_fine or not is_diagonal(cell.text):
                    message = (
                        f"{self.noun} {one.number} has {cell.text!r} against {self.oneself}; leave "
                        "the cell empty or mark it with *, or correct the numbers of the rows and "
                        "columns"
                    )
                    self._tell(ERROR, "plays-self", (one, column), message)

    def _examine_columns(self) -> None:
        """Columns of nobody in which something stands, and entries without a column."""
        across = self.square.header.across
        numbers = {one.number for one in self.entries}
        for number in [number for number in across if number not in numbers]:
            for one in self.entries:
                for column, cell in self.square.against(one.row, number):
                    if cell.text and not is_mark(cell.text):
                        message = (
                            f"{self.noun} {one.number} has {cell.text!r} against {self.noun} "
                            f"{number}, but there is no {self.noun} {number}; clear the cell, or "
                            f"add the {self.noun}"
                        )
                        self._tell(ERROR, "unknown-opponent", (one, column), message)
        title = self.square.header.fields.get("No.", self.square.names)
        for one in self.entries:
            if one.number not in across and title is not None:
                message = (
                    f"{self.noun} {one.number} has no column, the last one is headed "
                    f"{max(across)}; add the column, or correct the number"
                )
                self._tell(ERROR, "missing-column", (one, title), message)

    def _tell_one_sided(
        self,
        cycles: Sequence[Sequence[Sequence[Result]]],
        one_sided: Sequence[tuple[int, int, int]],
    ) -> None:
        """Games that stand in one of their two cells only."""
        entered = sum(not result.blank for table in cycles for row in table for result in row)
        if one_sided and len(one_sided) == entered and entered >= _HALF_OF_IT:
            cycle, i, j = one_sided[0]
            message = (
                f"only half of the grid is filled: all {entered} games stand in one of their two "
                f"cells only; type each game for both {self.noun}s, as here "
                f"{expected_twin(cycles[cycle][i][j])} against {self.noun} "
                f"{self.entries[i].number}"
            )
            self._tell(ERROR, "half-empty", self._cell(j, i, cycle), message)
            return
        for cycle, i, j in one_sided:
            result = cycles[cycle][i][j]
            message = (
                f"{self.noun} {self.entries[j].number} has nothing against {self.noun} "
                f"{self.entries[i].number}, who has {write(result)} against "
                f"{self.oneself.removesuffix('self')}; expected "
                f"{expected_twin(result)}. Until both cells are filled, the game counts for nobody"
            )
            self._tell(WARNING, "one-sided", self._cell(j, i, cycle), message)

    def _tell_swiss(self) -> None:
        """That the grid may hold a Swiss: nobody has met all others, a third of the pairs or more
        have not met, and the games are not the first rounds of a round-robin."""
        if self.is_stated:
            return
        met = {
            (one.number, other.number)
            for one in self.entries
            for other in self.entries
            if one is not other and self._entered(one, other)
        }
        games = [sum(pair[0] == one.number for pair in met) for one in self.entries]
        players, usual = len(self.entries), sorted(games)[len(games) // 2]
        pairs = players * (players - 1) // 2
        empty = pairs - len({frozenset(pair) for pair in met})
        if (
            players < _SMALLEST_SWISS
            or usual < _FEWEST_ROUNDS
            or max(games) > players - 2
            or 3 * empty < pairs
            or self._are_first_rounds(met)
        ):
            return
        listed = " to ".join(map(str, sorted({min(games), max(games)})))
        message = (
            f"{empty} of {pairs} pairs have no game, everybody has {listed} games "
            f"and nobody has met all others: this looks like a Swiss written {self.noun} against "
            f"{self.noun}, which does not say in which round a game was played. Give it a column "
            "for each round (R1, R2 …) with cells such as W12; or, if these are the first games of "
            "a round-robin, state Kind roundrobin"
        )
        self._tell(ERROR, "swiss-in-a-grid", self._cell(0, 1, 0), message)

    def _entered(self, one: Entry, other: Entry) -> bool:
        return any(cell.text for _, cell in self.square.against(one.row, other.number))

    def _are_first_rounds(self, met: Set[tuple[int, int]]) -> bool:
        """Whether the games fill the first rounds of the Berger tables, but for a few."""
        players = len(self.entries)
        places = {one.number: place for place, one in enumerate(self.entries, start=1)}
        rounds = Counter(berger_round(players, places[a], places[b]) for a, b in met)
        a_round = 2 * (players // 2)
        full = [round for round, cells in rounds.items() if cells == a_round]
        return sum(rounds[round] for round in full) * 4 >= len(met) * 3

    def _cell(self, i: int, j: int, cycle: int) -> tuple[Entry, int]:
        """The row and the column of the game of one player against another, by their places."""
        return self.entries[i], self._column(self.entries[j], cycle) or 0

    def _column(self, other: Entry, cycle: int) -> int | None:
        """The column of the games against one; nothing where he has none."""
        columns = self.square.header.across.get(other.number)
        return columns[min(cycle, len(columns) - 1)] if columns else None

    def _place(self, other: Entry, cycle: int) -> int:
        """Its place among those of the players; 0 where he has none."""
        column = self._column(other, cycle)
        return 0 if column is None else self.square.places[column]


def _one_sided(cycles: Sequence[Sequence[Sequence[Result]]]) -> Iterator[tuple[int, int, int]]:
    """The cycle and the places of those who have a result against somebody who has none."""
    for cycle, table in enumerate(cycles):
        for i, row in enumerate(table):
            for j, result in enumerate(row):
                entered = not result.blank and result is not UNREADABLE
                if i != j and entered and table[j][i].blank:
                    yield cycle, i, j

"""The square table of a round-robin, who × whom: its columns are players and not rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property

from xltiebreak.event.crosstable import ROUNDROBIN, UNNUMBERED
from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin, Place, TieBreakError
from xltiebreak.event.notation import DIALECTS, GRID, UnknownCell, known_name, read_cell, understood
from xltiebreak.event.notation.dialects import made_a_date
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
from xltiebreak.tables.cells import EMPTY, MADE_A_DATE, MAX_COLUMNS, Cell, Row, column_letter
from xltiebreak.tables.grid import Block
from xltiebreak.tables.player_rows import Entry, read_entries
from xltiebreak.tables.settings import Settings

Rows = tuple[tuple[Result, ...], ...]
Places = tuple[tuple[int, ...], ...]

_SMALLEST_SWISS, _FEWEST_ROUNDS = 6, 2
"""The fewest players of a grid that may be a Swiss, and the fewest games of most of them."""

_HALF_OF_IT = 3
"""If so many games or more stand in only one of their two cells, half of the grid is missing and
not a cell."""


@dataclass(frozen=True)
class Square(Block):
    """The columns of a grid: ``header.against`` has each player's column by his pairing number, or
    his two in a double round-robin."""

    @cached_property
    def titles(self) -> dict[int, str]:
        """The name of each column in messages, ``"column of player 3"`` …"""
        titles = {}
        for number, columns in self.header.against.items():
            for place, column in enumerate(columns):
                titles[column] = f"{'second ' * place}column of {self.entry} {number}"
        titles.update((column, name) for name, column in self.header.fields.items())
        if self.names is not None:
            titles[self.names] = "Name"
        return titles

    @cached_property
    def places(self) -> Mapping[int, int]:
        """The columns of the players in their order, each with its place among them, from 1."""
        columns = [column for both in self.header.against.values() for column in both]
        return {column: place for place, column in enumerate(columns, start=1)}

    def origin(self, rows: Sequence[Row]) -> Origin:
        """Return where rows and columns stand; the players' columns are ``"C1"``, ``"C2"`` …"""
        origin = super().origin(rows)
        columns = {
            f"C{place}": self.titles[column] if origin.lines else column_letter(column)
            for column, place in self.places.items()
        }
        return replace(origin, columns={**origin.columns, **columns})

    def results(self, row: Row) -> tuple[Cell, ...]:
        """Return the cells against each player, in the order of the columns; empty ones where only
        the diagonal is marked."""
        cells = tuple([row.cell(column) for column in self.places])
        if all(not cell.fault and (not cell.text or is_mark(cell.text)) for cell in cells):
            return (EMPTY,) * len(cells)
        return cells

    def against(self, row: Row, number: int) -> Iterator[tuple[int, Cell]]:
        """Yield the columns of a player with the cells of this row."""
        for column in self.header.against.get(number, ()):
            yield column, row.cell(column)

    def read_pairs(
        self, entries: Sequence[Entry], faults: list[Finding], *, is_stated: bool = True
    ) -> tuple[Rows, Places]:
        """Return each entry's results by round, and the place of each among the players' columns.

        Places count from 1; 0 where there is no opponent. A game without a result is blank. A game
        with only one of its two cells filled is blank, too, and reported: nothing is mirrored.
        Unless it ``is_stated`` that this is a round-robin, a grid that looks like a Swiss is
        reported.
        """
        order = sorted(range(len(entries)), key=lambda k: entries[k].number)
        pairs = _Pairs(self, [entries[k] for k in order], faults)
        results, columns = pairs.read(may_be_swiss=not is_stated)
        place = {k: place for place, k in enumerate(order)}
        in_order = [place[k] for k in range(len(entries))]
        return tuple([results[k] for k in in_order]), tuple([columns[k] for k in in_order])


def square_in(columns: Block, settings: Settings, faults: list[Finding]) -> Square | None:
    """Return the table as a grid if it is one: the notation says so, or more cells fit a grid.

    ``faults`` gets a stated notation that cannot be, and a table that could be a grid or not.
    """
    header = columns.header
    is_stated = settings.notation.strip().lower() == GRID.code
    if is_stated and not header.against:
        message = (
            "the notation is stated as grid, whose columns are headed by the pairing numbers 1, 2, "
            "3 …, and this table has rounds; correct the headers or the notation"
        )
        faults.append(_at_the_first(columns, "notation", message))
    is_other = settings.notation and known_name(settings.notation) in DIALECTS and not is_stated
    if not header.against or (is_other and header.rounds):
        return None
    rounds = {number: heads[0] for number, heads in header.against.items()}
    square = Square(columns.grid, replace(header, rounds=rounds), columns.entry)
    is_grid = is_stated or not header.rounds  # two columns a number are players or nothing
    return square if is_grid or _is_square(square, settings, faults) else None


def _is_square(square: Square, settings: Settings, faults: list[Finding]) -> bool:
    is_roundrobin = settings.kind == ROUNDROBIN
    entries = read_entries(square, [])
    as_many = len(entries) == len(square.header.against)
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


def _at_the_first(columns: Block, code: str, message: str) -> Finding:
    row = columns.grid.rows[columns.header.row]
    return columns.finding(
        ERROR, code, row, min(columns.header.rounds.values(), default=0), message
    )


def understood_better(square: Square, entries: Sequence[Entry]) -> bool:
    """Whether more cells can be read as a grid than as rounds in any other notation."""
    in_grid, by_rounds = _understood(square, entries)
    return in_grid > by_rounds


def _understood(square: Square, entries: Sequence[Entry]) -> tuple[int, int]:
    """Count the cells that can be read as a grid, and those that can be read as rounds in the best
    notation."""
    in_grid = 0
    texts: Counter[str] = Counter()
    for entry in entries:
        for number in square.header.against:
            fits = is_diagonal if number == entry.number else is_cell
            for _, cell in square.against(entry.row, number):
                if cell.text and not cell.fault:
                    texts[cell.text] += 1
                    in_grid += fits(cell.text)
    dialects = (dialect for dialect in DIALECTS.values() if dialect is not GRID)
    readings = [understood(texts, dialect) for dialect in dialects]
    counts = [sum(texts[text] for text in reading) for reading in readings]
    return in_grid, max(counts)


Cycles = Sequence[list[list[Result]]]
"""Each player's result against each other, by their places, in each cycle."""


@dataclass
class _Pairs:
    """The entries in the order of their numbers, each against each."""

    square: Square
    entries: Sequence[Entry]
    faults: list[Finding]

    def __post_init__(self) -> None:
        self.noun = self.square.entry
        self.himself = "himself" if self.noun == "player" else "itself"

    def read(self, *, may_be_swiss: bool) -> tuple[Rows, Places]:
        if len(self.entries) > MAX_COLUMNS:
            raise TieBreakError(
                f"a grid has a column for each of its rows, at most {MAX_COLUMNS}, and this one "
                f"has {len(self.entries):,} rows"
            )
        self._examine_columns()
        self._examine_diagonal()
        pairs = [[self._games(entry, other) for other in self.entries] for entry in self.entries]
        cycles = [[[games[k] for games in row] for row in pairs] for k in range(self._cycles)]
        one_sided = list(_one_sided(cycles))
        if may_be_swiss:
            self._report_swiss()
        if not any(fault.is_error for fault in self.faults):
            self._report_one_sided(cycles, one_sided)
        for cycle, i, j in one_sided:
            cycles[cycle][i][j] = BLANK
        places = [
            [[self._place(other, cycle) for other in self.entries]] * len(self.entries)
            for cycle in range(self._cycles)
        ]
        return by_round(cycles, SITS_OUT), by_round(places, 0)

    @cached_property
    def _cycles(self) -> int:
        """How often any two players meet: twice if players have two columns, or if both cells of a
        pair hold two games, or half of all cells do. A lone double cell is a slip."""
        if any(len(columns) > 1 for columns in self.square.header.against.values()):
            return 2
        games = {pair: len(games_in(cell.text)) for pair, cells in self._filled() for cell in cells}
        double = {pair for pair, count in games.items() if count == 2}
        in_both = any((other, number) in double for number, other in double)
        return 2 if in_both or (double and 2 * len(double) >= len(games)) else 1

    def _filled(self) -> Iterator[tuple[tuple[int, int], list[Cell]]]:
        """Yield two players' numbers and the filled cells of the first against the second."""
        for entry in self.entries:
            for other in self.entries:
                cells = [cell for _, cell in self.square.against(entry.row, other.number)]
                if entry is not other and (filled := [cell for cell in cells if cell.text]):
                    yield (entry.number, other.number), filled

    def _games(self, entry: Entry, other: Entry) -> list[Result]:
        if entry is other:
            return [BLANK] * self._cycles
        results = []
        cells = list(self.square.against(entry.row, other.number))
        for column, cell in cells:
            scores = games_in(cell.text, double=self._cycles > 1) or ("",)
            fault = MADE_A_DATE if made_a_date(cell.text) else cell.fault
            if fault is not None:
                self._report(ERROR, fault.code, entry, column, fault.message)
                results.append(UNREADABLE)
            elif len(scores) * len(cells) > max(self._cycles, len(cells)):
                results.append(self._unknown(entry, column, f"{cell.text!r} is not one result"))
            else:
                results += [self._result(entry, other, column, cell, score) for score in scores]
        return (results + [BLANK] * self._cycles)[: self._cycles]

    def _result(self, entry: Entry, other: Entry, column: int, cell: Cell, score: str) -> Result:
        if not score:
            return BLANK
        if is_mark(cell.text) and not (self._cycles > 1 and cell.text.split() == ["-", "-"]):
            problem = (
                f"{cell.text!r} marks where a {self.noun} would meet {self.himself}, and here "
                f"{self.noun} {entry.number} meets {self.noun} {other.number}"
            )
            return self._unknown(entry, column, problem)
        try:
            return read_cell(f"{other.number}|{score}", GRID)
        except UnknownCell:
            return self._unknown(entry, column, f"{cell.text!r} is not a result")

    def _unknown(self, entry: Entry, column: int, problem: str) -> Result:
        games = "; two games as 1 ½" if self._cycles > 1 else ""
        message = f"{problem}; expected {EXPECTED}{games}"
        self._report(ERROR, "unknown-code", entry, column, message)
        return UNREADABLE

    def _report(self, severity: str, code: str, entry: Entry, column: int, message: str) -> None:
        finding = self.square.finding(severity, code, entry.row, column, message)
        place = self.square.places.get(column)
        self.faults.append(finding._replace(place=Place(entry.number, place) if place else None))

    def _examine_diagonal(self) -> None:
        for entry in self.entries:
            for column, cell in self.square.against(entry.row, entry.number):
                is_fine = cell.fault is None or cell.fault.code == "merged-cells"
                if not is_fine or not is_diagonal(cell.text):
                    message = (
                        f"{self.noun} {entry.number} has {cell.text!r} against {self.himself}; "
                        "leave the cell empty or mark it with *, or correct the numbers of the "
                        "rows and columns"
                    )
                    self._report(ERROR, "plays-self", entry, column, message)

    def _examine_columns(self) -> None:
        across = self.square.header.against
        numbered = [entry for entry in self.entries if entry.number < UNNUMBERED]
        numbers = {entry.number for entry in numbered}
        for number in [number for number in across if number not in numbers]:
            for entry in numbered:
                for column, cell in self.square.against(entry.row, number):
                    if cell.text and not is_mark(cell.text):
                        message = (
                            f"{self.noun} {entry.number} has {cell.text!r} against {self.noun} "
                            f"{number}, but there is no {self.noun} {number}; clear the cell, or "
                            f"add the {self.noun}"
                        )
                        self._report(ERROR, "unknown-opponent", entry, column, message)
        title = self.square.header.fields.get("No.", self.square.names)
        for entry in numbered:
            if entry.number not in across and title is not None:
                message = (
                    f"{self.noun} {entry.number} has no column, the last one is headed "
                    f"{max(across)}; add the column, or correct the number"
                )
                self._report(ERROR, "missing-column", entry, title, message)

    def _report_one_sided(self, cycles: Cycles, one_sided: Sequence[tuple[int, int, int]]) -> None:
        entered = sum(not result.blank for table in cycles for row in table for result in row)
        is_half = len(one_sided) == entered and entered >= _HALF_OF_IT
        for cycle, i, j in one_sided:
            result, entry, other = cycles[cycle][i][j], self.entries[i], self.entries[j]
            column = self._column(entry, cycle) or 0
            if is_half:
                message = (
                    f"only half of the grid is filled: all {entered} games stand in one of their "
                    f"two cells only; type each game for both {self.noun}s, as here "
                    f"{expected_twin(result)} against {self.noun} {entry.number}"
                )
                self._report(ERROR, "half-empty", other, column, message)
                return
            message = (
                f"{self.noun} {other.number} has nothing against {self.noun} {entry.number}, who "
                f"has {write(result)} against {self.himself.removesuffix('self')}; expected "
                f"{expected_twin(result)}. Until both cells are filled, the game counts for nobody"
            )
            self._report(WARNING, "one-sided", other, column, message)

    def _report_swiss(self) -> None:
        """Report that the grid may hold a Swiss: nobody has met all others, a third of the pairs or
        more have not met, and the games are not the first rounds of a round-robin."""
        met = {pair for pair, _ in self._filled()}
        games = [sum(pair[0] == entry.number for pair in met) for entry in self.entries]
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
        column = self._column(self.entries[1], 0) or 0
        self._report(ERROR, "swiss-in-a-grid", self.entries[0], column, message)

    def _are_first_rounds(self, met: Set[tuple[int, int]]) -> bool:
        players = len(self.entries)
        places = {entry.number: place for place, entry in enumerate(self.entries, start=1)}
        rounds = Counter(berger_round(players, places[a], places[b]) for a, b in met)
        cells_a_round = 2 * (players // 2)
        full = [cells for cells in rounds.values() if cells == cells_a_round]
        return sum(full) * 4 >= len(met) * 3

    def _column(self, other: Entry, cycle: int) -> int | None:
        columns = self.square.header.against.get(other.number)
        return columns[min(cycle, len(columns) - 1)] if columns else None

    def _place(self, other: Entry, cycle: int) -> int:
        column = self._column(other, cycle)
        return 0 if column is None else self.square.places[column]


def _one_sided(cycles: Cycles) -> Iterator[tuple[int, int, int]]:
    """Yield the cycle and the two places of each result whose twin cell is empty."""
    for cycle, table in enumerate(cycles):
        for i, row in enumerate(table):
            for j, result in enumerate(row):
                entered = not result.blank and result is not UNREADABLE
                if i != j and entered and table[j][i].blank:
                    yield cycle, i, j

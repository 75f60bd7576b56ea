"""Whether the tables of a workbook of ours are still as the formulas of their sheets take them,
whatever was inserted, deleted, sorted or typed beside them.

Each thing that is wrong has a cell and words that lead on. The sheet says the first of them in its
own line, by the formulas of :mod:`xltiebreak.excel.cells.shape_rules`; ``check`` says all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.excel.known_names import Block, Names
from xltiebreak.excel.pairing_numbers import Fact, PairingNumbers, SheetCells, address
from xltiebreak.tables.grid import Grid

LOST = (
    "the {} of this table was deleted, and with it what the formulas look at; undo that, or copy "
    "names and results into a new workbook"
)
LOST_LABEL = (
    "a label of the sheet Event was deleted (Kind, Rounds, Edition or Tie-break order), and with "
    "it what says how the players are placed; undo that, or copy names and results into a "
    "new workbook"
)
NUMBERS, NAMES, HEADS, ROUNDS = "column No.", "column Name", "row of headers", "columns of results"
RATINGS, CLUBS = "column Rating", "column Team"
ROUND_BELONGS = (
    "R{} belongs here; number the rounds on without a gap, and put back a column that was deleted"
)
OPPONENT_BELONGS = "{} belongs here; the columns are those of the players, in their order"
MORE_ROUNDS = (
    "this table ends here, and on the sheet Event there are more rounds; insert columns before the "
    "last round of the table, or correct the number"
)
ROUND_OUTSIDE = (
    "this round stands outside the table, where its formulas do not look; insert a column before "
    "the last round of the table, and move it there"
)
OPPONENT_OUTSIDE = (
    "this column stands outside the grid, where its formulas do not look; begin with a larger grid"
)
ROW_OUTSIDE = (
    "this row stands outside the table, where its formulas do not look; insert a copy of a row "
    "above the last one of the table, and type the entry there"
)
NO_FORMULAS = (
    "this row was inserted without its formulas, so that it does not count here; copy a row of "
    "the table over it, and type the entry again"
)
TYPED_MATCHES: Mapping[str, str] = {
    "TypedRounds": "Round",
    "MatchTeams": "Team",
    "TypedPoints": "Points",
    "TypedOppPoints": "Opp. points",
    "TypedOpponents": "Opponent",
    "TypedResults": "Result",
}
"""The columns of the sheet Matches that are typed, by their names: from left to right."""

_BOARD_TITLES = ("Round", "Board", "Team", "Player", "Result", "Opp. player", "Opponent")
NEEDED: Mapping[str, Mapping[str, int]] = {
    "Teams": {"No.": 0, "Team": 1},
    "Matches": {title: column for column, title in enumerate(TYPED_MATCHES.values())},
    "Players": {"No.": 0, "Name": 1, "Team": 4},
    "Boards": {title: column for column, title in enumerate(_BOARD_TITLES)},
}
"""The columns of the lists of a team event without which nothing can be worked out, by the kind of
the list and their titles; from 0."""

_BEHIND_A_LIST: Mapping[str, tuple[int, str]] = {
    "MemberTeams": (7, "Players"),
    "BoardKeys": (11, "Boards"),
}
"""The first hidden column behind a list, by its name: where it stands as long as no column before
it was deleted, and the kind of the list."""

WORDS = "In words"
"""Heads the column in which each typed row says what it means."""

_BOXES = ("Kind", "Rounds", "Edition", "Order")
"""Boxes of the sheet Event."""

_ROUND = re.compile(r"R(?:OUND|ND|D)?(\d+)|(\d+)")


def findings(names: Names, grids: Sequence[Grid]) -> Iterator[Finding]:
    """What is wrong with the tables on which players are typed."""
    sheets = {grid.sheet: grid for grid in grids}
    for section in names.sections:
        boxes = [names.of(name, section) for name in _BOXES if names.has(name, section)]
        if any(boxes) and not all(boxes):
            event = next(box.sheet for box in boxes if box)
            yield Finding(ERROR, "lost-label", event, LOST_LABEL)
        of = _of_teams if names.has("MatchTeams", section) else _of_players
        yield from of(names, section, sheets)


def _of_teams(names: Names, section: int, sheets: Mapping[str, Grid]) -> Iterator[Finding]:
    """The lists of a team event: rows beside them, rows without formulas, columns that are gone."""
    for name, title in (("Numbers", "No."), ("Players", "Team"), *TYPED_MATCHES.items()):
        if names.has(name, section) and names.of(name, section) is None:
            kin = {"Numbers": "Players", "Players": "Numbers"}.get(name, "MatchRounds")
            block = names.of(kin, section)
            where = block.sheet if block else "Teams"
            yield Finding(ERROR, "lost-cells", where, LOST.format(f"column {title}"))
            return
    yield from _lost_in_lists(names, section, sheets)
    for name, typed, words in (
        ("Numbers", ("Team",), False),
        ("MatchTeams", tuple(TYPED_MATCHES.values())[1:], True),
        ("MemberNumbers", ("Name",), False),
        ("BoardKeys", ("Player", "Result", "Opp. player"), True),
    ):
        block = names.of(name, section)
        if block is not None and block.sheet in sheets:
            cells = SheetCells(sheets[block.sheet])
            for code, (row, column), message in _list_facts(cells, block, typed, words=words):
                where = f"{block.sheet}!{address(row, column)}"
                yield Finding(WARNING, code, where, message)
            teams = names.of("Players", section)
            if name == "Numbers" and teams is not None:
                numbers = PairingNumbers(cells, block, (teams,), "team")
                in_order = names.has("Hold", section)
                for severity, code, cell, message in numbers.facts(in_order=in_order):
                    yield Finding(severity, code, f"{block.sheet}!{cell}", message)
                yield from _lost_about_players(names, section, block.sheet)


def _lost_in_lists(names: Names, section: int, sheets: Mapping[str, Grid]) -> Iterator[Finding]:
    """A column of the lists of players and of boards that was deleted: what stands behind them
    moved to the left, and a title is missing."""
    for name, (left, kind) in _BEHIND_A_LIST.items():
        block = names.of(name, section)
        if block is None or block.left >= left or block.sheet not in sheets:
            continue
        cells = SheetCells(sheets[block.sheet])
        there = {cells.text(block.top - 1, column) for column in range(1, block.left)}
        for title in NEEDED[kind]:
            if title not in there:
                yield Finding(ERROR, "lost-cells", block.sheet, LOST.format(f"column {title}"))
                break


def _list_facts(
    cells: SheetCells, block: Block, typed: Sequence[str], *, words: bool
) -> Iterator[tuple[str, tuple[int, int], str]]:
    """The first row outside a list, and the first in it that lacks its formulas."""
    head, columns = 0, dict[str, int]()
    for row in range(1, block.top):
        titles = {cells.text(row, k): k for k in range(1, cells.last_column(row) + 1)}
        if {*typed} <= titles.keys():
            head, columns = row, titles
    if not head:
        return
    entries = [
        row
        for row in range(head + 1, cells.last_row + 1)
        if any(cells.text(row, columns[title]) for title in typed)
    ]
    first = columns[typed[0]]
    outside = [row for row in entries if not block.top <= row <= block.bottom]
    if outside:
        yield "outside-the-table", (outside[0], first), ROW_OUTSIDE
    if words and WORDS in columns:
        bare = [
            row for row in entries if row not in outside and not cells.holds(row, columns[WORDS])
        ]
        if bare:
            yield "no-formulas", (bare[0], first), NO_FORMULAS


def _of_players(names: Names, section: int, sheets: Mapping[str, Grid]) -> Iterator[Finding]:
    blocks = [names.of(name, section) for name in ("Numbers", "Players", "Results")]
    where = next((block.sheet for block in blocks if block), "")
    if where not in sheets:
        return
    numbers, players, results = blocks
    cells = SheetCells(sheets[where])
    head = _head_of(names, section, results, cells)
    known = (*blocks, head)
    lost = [what for what, one in zip((NUMBERS, NAMES, ROUNDS, HEADS), known) if not one]
    if lost or not (numbers and players and results):
        severity = WARNING if lost[0] == NAMES else ERROR
        yield Finding(severity, "lost-cells", where, LOST.format(lost[0]))
        return
    table = Table(
        *(cells, numbers, players, results, head),
        cycles=_cycles(cells, head, results),
        in_order=names.has("Hold", section),
        rounds=_stated(names.of("Rounds", section), sheets),
    )
    for severity, code, cell, message in table.facts():
        yield Finding(severity, code, f"{where}!{cell}", message)
    yield from _lost_about_players(names, section, where)


def _lost_about_players(names: Names, section: int, where: str) -> Iterator[Finding]:
    """Columns that are gone, and at which only some of the formulas look."""
    for name, title in (("Ratings", RATINGS), ("Clubs", CLUBS)):
        if names.has(name, section) and names.of(name, section) is None:
            yield Finding(WARNING, "lost-cells", where, LOST.format(title))


def _head_of(names: Names, section: int, results: Block | None, cells: SheetCells) -> int:
    """The row of the headers, 0 where it was deleted; older workbooks have no name for it, and
    theirs is the last above the table in which there is a round."""
    if names.has("Heads", section):
        heads = names.of("Heads", section)
        return heads.top if heads else 0
    if results is None:
        return 0
    columns = range(results.left, results.right + 1)
    rows = range(results.top - 1, 0, -1)
    return next((row for row in rows if any(_round_of(cells.text(row, c)) for c in columns)), 0)


def _stated(block: Block | None, sheets: Mapping[str, Grid]) -> int:
    """How many rounds the sheet Event states; 0 where it states none."""
    if block is None or block.sheet not in sheets:
        return 0
    text = SheetCells(sheets[block.sheet]).text(block.top, block.left)
    return (
        int(text)
        if text.isdecimal() and (block.top, block.left) not in sheets[block.sheet].digits
        else 0
    )


def _cycles(cells: SheetCells, head: int, results: Block) -> int:
    """How often everybody meets everybody, where the table is a grid; else 0."""
    texts = [cells.text(head, column) for column in range(results.left, results.right + 1)]
    if sum(text.isdecimal() for text in texts) * 2 <= len(texts):
        return 0
    return 2 if texts.count("2") > 1 else 1


@dataclass(frozen=True)
class Table:
    """A table of players, as its formulas see it: the blocks that they look at, and all cells."""

    cells: SheetCells
    numbers: Block
    players: Block
    results: Block
    head: int
    cycles: int
    in_order: bool
    rounds: int

    @property
    def columns(self) -> Sequence[int]:
        """The columns of the results."""
        return range(self.results.left, self.results.right + 1)

    @property
    def rows(self) -> Sequence[int]:
        """The rows of the table."""
        return range(self.numbers.top, self.numbers.bottom + 1)

    def text(self, row: int, column: int) -> str:
        """What stands in a cell."""
        return self.cells.text(row, column)

    def facts(self) -> Iterator[Fact]:
        """What is wrong, of each kind the first cell, in the order in which the sheet says it."""
        head = self.head
        if not head:
            cell = address(self.results.top, self.results.left)
            yield ERROR, "lost-cells", cell, LOST.format(HEADS)
            return
        for kind in (
            self._heads(head),
            self._more_rounds(head),
            self._columns_outside(head),
            self._rows_outside(head),
        ):
            if (fact := next(kind, None)) is not None:
                yield fact
        numbers = PairingNumbers(self.cells, self.numbers, (self.players, self.results))
        yield from numbers.facts(in_order=self.in_order or bool(self.cycles))

    def _heads(self, head: int) -> Iterator[Fact]:
        for k, column in enumerate(self.columns):
            belongs = k // self.cycles + 1 if self.cycles else k + 1
            if _round_of(self.text(head, column)) != belongs:
                words = OPPONENT_BELONGS if self.cycles else ROUND_BELONGS
                yield ERROR, "columns", address(head, column), words.format(belongs)

    def _more_rounds(self, head: int) -> Iterator[Fact]:
        if not self.cycles and self.rounds > len(self.columns):
            yield WARNING, "rounds", address(head, self.columns[-1]), MORE_ROUNDS

    def _columns_outside(self, head: int) -> Iterator[Fact]:
        for column in range(1, self.cells.last_column(head) + 1):
            text = self.text(head, column)
            is_one = text.isdecimal() if self.cycles else _round_of(text) and not text.isdecimal()
            if is_one and column not in self.columns:
                words = OPPONENT_OUTSIDE if self.cycles else ROUND_OUTSIDE
                yield WARNING, "outside-the-table", address(head, column), words

    def _rows_outside(self, head: int) -> Iterator[Fact]:
        for row in range(head + 1, self.cells.last_row + 1):
            if row not in self.rows and self._is_entry_outside(row):
                cell = address(row, self.players.left)
                yield WARNING, "outside-the-table", cell, ROW_OUTSIDE

    def _is_entry_outside(self, row: int) -> bool:
        """Whether a player stands in a row; below a gap, a name alone may be a note."""
        if any(self.text(row, column) for column in self.columns):
            return True
        at_the_table = row <= self.numbers.bottom + 1
        named, number = (self.text(row, one.left) for one in (self.players, self.numbers))
        return bool(named and (number or at_the_table))


def _round_of(header: str) -> int:
    """The round, or the player, of a header; 0 where it is none that the formulas know."""
    found = _ROUND.fullmatch(header.upper().replace(" ", "").replace(".", ""))
    return int(found[1] or found[2]) if found else 0

"""Whether the tables of our workbook still stand where its formulas expect them, after rows or
columns were inserted, deleted, sorted or typed beside them.

Each sheet shows its first fault. ``check`` reports all of them: it works out the same formulas
(:mod:`xltiebreak.excel.shape_rules`) on the cells that were read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.excel.known_names import (
    NEEDED,
    TYPED_GAMES,
    TYPED_INTO,
    TYPED_MATCHES,
    Block,
    Names,
)
from xltiebreak.excel.shape_rules import (
    CLUBS,
    HEADS,
    LOST,
    LOST_LABEL,
    NAMES,
    NUMBERS,
    RATINGS,
    ROUNDS,
    CellOf,
    Rule,
    rule_of_shown_teams,
    rule_of_titles,
    rules_of_list,
    rules_of_numbers,
    rules_of_table,
    table_ranges,
)
from xltiebreak.tables.cells import EMPTY, Row, column_letter
from xltiebreak.tables.grid import Grid

if TYPE_CHECKING:
    from xltiebreak.excel.evaluation.formula import Sheet
    from xltiebreak.excel.evaluation.values import Value

_BOXES = ("Kind", "Rounds", "Edition", "Order")
"""Boxes of the sheet Event."""

_LISTS: Mapping[str, str] = {
    "Teams": "Numbers",
    "Matches": "MatchTeams",
    "Players": "MemberNumbers",
    "Boards": "BoardKeys",
}
"""The lists of a team event, each with a name for cells in all its rows."""

_NEEDED: Mapping[str, tuple[str, str]] = {
    **{"Numbers": ("No.", "Players"), "Players": ("Team", "Numbers")},
    **{name: (title, "MatchRounds") for name, title in TYPED_MATCHES.items()},
    **{"MemberNumbers": ("No.", "MemberNames"), "MemberNames": ("Name", "MemberNumbers")},
    "MemberTeams": ("Team", "MemberNumbers"),
}
"""The names of typed columns of a team event, each with its header and with the name of another one
on its sheet."""

_BEHIND_A_LIST: Mapping[str, tuple[str, int]] = {"Boards": ("BoardKeys", 11)}
"""The name for the first hidden column behind a list, and that column's number if no column before
it was deleted."""

_WORDS = "In words"
"""The header over the sentences that tell what each typed row means."""

_CODES: Mapping[str, str] = {
    "head": "columns",
    "more_rounds": "rounds",
    "column_outside": "outside-the-table",
    "row_outside": "outside-the-table",
    "no_room_row": "no-room",
    "no_room_round": "no-room",
    "no_formulas": "no-formulas",
    "title": "columns",
    "no_number": "pairing-number",
    "no_figure": "pairing-number",
    "twice": "duplicate-number",
    "another_row": "another-row",
    "not_shown": "no-formulas",
}
"""The code of a finding, by the kind of its rule."""

_ROUND = re.compile(r"R(?:OUND|ND|D)?\d+|\d+")
_FIGURE = re.compile(r"-?(0|[1-9]\d{0,14})(\.\d{0,14}[1-9])?")
_BELOW_ALL = 1_048_576
"""The last row of a sheet, where nobody types: the rules' figures are worked out there."""


def findings(names: Names, grids: Sequence[Grid]) -> Iterator[Finding]:
    """Yield what is wrong with the tables into which players are typed."""
    book = _Book(grids)
    for section in names.sections:
        boxes = [names.of(name, section) for name in _BOXES if names.has(name, section)]
        if any(boxes) and not all(boxes):
            event = next(box.sheet for box in boxes if box)
            yield Finding(ERROR, "lost-label", event, LOST_LABEL)
        findings_of = _of_teams if names.has("MatchTeams", section) else _of_players
        yield from findings_of(names, section, book)


def _of_players(names: Names, section: int, book: _Book) -> Iterator[Finding]:
    blocks = [names.of(name, section) for name in ("Numbers", "Players", "Results")]
    where = next((block.sheet for block in blocks if block), "")
    if where not in book.grids:
        return
    numbers, players, results = blocks
    sheet = book.table(where)
    head = _head_of(names, section, results, sheet)
    known = (*blocks, head)
    lost = [what for what, block in zip((NUMBERS, NAMES, ROUNDS, HEADS), known) if not block]
    if lost or not (numbers and players and results):
        yield Finding(ERROR, "lost-cells", where, LOST.format(lost[0]))
        return
    cycles, rounds = _cycles(sheet, head, results), book.figure_in(names.of("Rounds", section))
    arithmetic = names.of("Arithmetic", section)
    is_block = arithmetic and arithmetic.rows > 1  # older workbooks name its first cell
    room = (arithmetic.rows, arithmetic.columns) if arithmetic and is_block else None
    has_room = numbers.rows <= room[0] and results.columns <= room[1] if room else True
    if not has_room or not _is_as_written(sheet, numbers, results, head, cycles, rounds):
        fills = names.has("GameRounds", section)
        last = max(numbers.bottom, sheet.last_row), max(results.right, sheet.last_column(head))
        ranges = table_ranges((numbers, players, results), head, last, cycles, room, fills=fills)
        in_order = names.has("Hold", section) or bool(cycles)
        yield from sheet.findings(
            lambda cell: rules_of_table(ranges, str(rounds), cell), in_order=in_order
        )
    yield from _lost_about_players(names, section, where)
    games = names.of("GameRounds", section)
    for name, title in TYPED_GAMES.items():
        if games and names.has(name, section) and names.of(name, section) is None:
            yield Finding(ERROR, "lost-cells", games.sheet, LOST.format(f"column {title}"))
            return
    if games and games.sheet in book.grids:
        yield from _of_list("Games", games, book.table(games.sheet), names, section)
    elif names.has("GameRounds", section):
        yield Finding(ERROR, "lost-cells", where, LOST.format("list of games behind it"))


def _lost_about_players(names: Names, section: int, where: str) -> Iterator[Finding]:
    """Yield deleted columns that only some formulas need."""
    for name, title in (("Ratings", RATINGS), ("Clubs", CLUBS)):
        if names.has(name, section) and names.of(name, section) is None:
            yield Finding(WARNING, "lost-cells", where, LOST.format(title))


def _head_of(names: Names, section: int, results: Block | None, sheet: _Sheet) -> int:
    """Return the row of the headers; 0 if it was deleted.

    Older workbooks have no name for that row: it is the last above the table with a round in it.
    """
    if names.has("Heads", section):
        heads = names.of("Heads", section)
        return heads.top if heads else 0
    for row in range(results.top - 1 if results else 0, 0, -1):
        assert results is not None
        texts = (sheet.text(row, column) for column in range(results.left, results.right + 1))
        if any(_ROUND.fullmatch(text.upper().replace(" ", "").replace(".", "")) for text in texts):
            return row
    return 0


def _cycles(sheet: _Sheet, head: int, results: Block) -> int:
    """Return how often everybody meets everybody if the table is a grid, else 0."""
    texts = [sheet.text(head, column) for column in range(results.left, results.right + 1)]
    if sum(text.isdecimal() for text in texts) * 2 <= len(texts):
        return 0
    return 2 if texts.count("2") > 1 else 1


def _is_as_written(
    sheet: _Sheet, numbers: Block, results: Block, head: int, cycles: int, rounds: float
) -> bool:
    """Whether a table is so plain that no rule needs to be worked out, which takes time: nothing
    stands beside it, and headers and numbers are in order."""
    heads = [sheet.text(head, column) for column in range(1, sheet.last_column(head) + 1)]
    columns, rows = results.columns, numbers.rows
    ours = [str(k // cycles + 1) if cycles else f"R{k + 1}" for k in range(columns)]
    others = "".join(heads[: results.left - 1] + heads[results.right :])
    return (
        heads[results.left - 1 : results.right] == ours
        and set(others).isdisjoint("0123456789")
        and numbers.top == head + 1
        and sheet.last_row <= numbers.bottom
        and all(sheet.value(head + k, numbers.left - 1) == k + 1 for k in range(rows))
        and rounds <= columns
    )


def _of_teams(names: Names, section: int, book: _Book) -> Iterator[Finding]:
    for name, (title, kin) in _NEEDED.items():
        if names.has(name, section) and names.of(name, section) is None:
            block = names.of(kin, section)
            where = block.sheet if block else "Teams"
            yield Finding(ERROR, "lost-cells", where, LOST.format(f"column {title}"))
            return
    for kind, (name, left) in _BEHIND_A_LIST.items():
        block = names.of(name, section)
        if block is None or block.left >= left or block.sheet not in book.grids:
            continue
        sheet = book.table(block.sheet)
        titles = {sheet.text(block.top - 1, column) for column in range(1, block.left)}
        for title in [title for title in NEEDED[kind] if title not in titles][:1]:
            yield Finding(ERROR, "lost-cells", block.sheet, LOST.format(f"column {title}"))
    for kind, name in _LISTS.items():
        block = names.of(name, section)
        if block is None or block.sheet not in book.grids:
            continue
        sheet = book.table(block.sheet)
        yield from _of_list(kind, block, sheet, names, section)
        if kind == "Teams":
            yield from _lost_about_players(names, section, block.sheet)


def _of_list(
    kind: str, block: Block, sheet: _Sheet, names: Names, section: int
) -> Iterator[Finding]:
    titled, columns = _titled(kind, names, section), dict[str, int]()
    head = sheet.head_above(block.top, titled)
    for row in range(1, block.top):
        titles = {sheet.text(row, k): k for k in range(1, sheet.last_column(row) + 1)}
        if row == head or titles.keys() >= {*TYPED_INTO[kind]}:
            head, columns = row, {**titles, **titled}
    rules: list[Callable[[CellOf], Iterator[Rule]]] = []
    if head and titled:
        heads = {title: f"${column_letter(k - 1)}${head}" for title, k in titled.items()}
        rules.append(lambda cell: iter([rule_of_titles(heads, cell)]))
    if head:
        places = [columns[title] for title in TYPED_INTO[kind]]
        typed = [block._replace(left=place, right=place) for place in places]
        words, last = columns.get(_WORDS, 0), max(block.bottom, sheet.last_row)
        rules.append(lambda cell: rules_of_list(typed, head, last, words, cell))
    teams = names.of("Players", section)
    if kind == "Teams" and teams:
        ranges = block.reference, (teams.reference,), "team"
        rules.append(lambda cell: rules_of_numbers(*ranges, cell))
        if results := names.of("Results", section):
            shown = results._replace(left=1, right=1)
            on_crosstable = f"'{shown.sheet}'!{shown.reference}"
            listed = block.reference, teams.reference, on_crosstable
            rules.append(lambda cell: iter([rule_of_shown_teams(*listed, cell)]))
    yield from sheet.findings(
        lambda cell: chain.from_iterable(made(cell) for made in rules),
        in_order=names.has("Hold", section),
    )


def _titled(kind: str, names: Names, section: int) -> Mapping[str, int]:
    """Return the columns of a list of matches or games by title, if all of them have names."""
    titles = {"Matches": TYPED_MATCHES, "Games": TYPED_GAMES}.get(kind, {})
    blocks = [(title, names.of(name, section)) for name, title in titles.items()]
    columns = {title: block.left for title, block in blocks if block}
    return columns if len(columns) == len(titles) else {}


class _Book:
    """The sheets that were read, for formulas."""

    def __init__(self, grids: Sequence[Grid]) -> None:
        self.grids = {grid.sheet: grid for grid in grids}

    def table(self, name: str) -> _Sheet:
        return _Sheet(self, self.grids[name])

    def sheet(self, name: str) -> Sheet:
        return self.table(name).in_formulas

    def named(self, name: str) -> str:
        raise KeyError(name)  # the rules use no names

    def figure_in(self, box: Block | None) -> float:
        """Return the number in a box; 0 if there is none, or no sheet of that name any more."""
        if box is None or box.sheet not in self.grids:
            return 0
        value = self.table(box.sheet).value(box.top - 1, box.left - 1)
        return value if isinstance(value, (int, float)) else 0


def head_above(rows: Iterable[Row], top: int, titles: Mapping[str, int]) -> int:
    """Return the number of the row above ``top`` that has the most of these titles in their
    columns; 0 if none has any."""
    counts = {
        row.number: sum(row.cell(k - 1).text == title for title, k in titles.items())
        for row in rows
        if row.number < top
    }
    head = max(counts, key=lambda row: counts[row], default=0)
    return head if counts.get(head) else 0


class _Sheet:
    def __init__(self, book: _Book, grid: Grid) -> None:
        self._book, self._grid = book, grid
        self._rows = {row.number: row for row in grid.rows}
        self.last_row = max(self._rows, default=0)

    @cached_property
    def in_formulas(self) -> Sheet:
        from xltiebreak.excel.evaluation.formula import Sheet  # late: few tables were changed

        return Sheet(self._book, 1, self.value)

    def text(self, row: int, column: int) -> str:
        """Return the text of a cell; row and column count from 1."""
        return self._rows[row].cell(column - 1).text if row in self._rows else ""

    def head_above(self, top: int, titles: Mapping[str, int]) -> int:
        """Return the row above ``top`` with the most of these titles in their columns."""
        return head_above(self._grid.rows, top, titles)

    def last_column(self, row: int) -> int:
        """Return the last column with a cell in this row."""
        return len(self._rows[row].cells) if row in self._rows else 0

    def value(self, row: int, column: int) -> Value:
        """Return a cell's value for formulas; row and column count from 0. A formula without a
        value counts as a filled cell."""
        cell = self._rows[row + 1].cell(column) if row + 1 in self._rows else EMPTY
        if not _FIGURE.fullmatch(cell.text):
            return cell.text or (cell.fault and cell.fault.code)
        return float(cell.text) if "." in cell.text else int(cell.text)

    def findings(
        self, rules_made: Callable[[CellOf], Iterable[Rule]], *, in_order: bool
    ) -> Iterator[Finding]:
        """Yield, for each kind of these rules, the first cell at fault. ``in_order`` tells that row
        k must have number k."""
        places: dict[str, int] = {}

        def place_of(kind: str) -> int:
            return places.setdefault(kind, len(places))

        def cell_of(kind: str) -> str:
            return f"${column_letter(place_of(kind))}${_BELOW_ALL}"

        rules = [rule for rule in rules_made(cell_of) if in_order or rule.kind != "another_row"]
        sheet = self.in_formulas
        for rule in rules:
            sheet.columns[place_of(rule.kind)].formulas[_BELOW_ALL - 1] = rule.figure
        for rule in rules:
            figure = sheet.columns[place_of(rule.kind)][_BELOW_ALL - 1]
            if not rule.words or not isinstance(figure, (int, float)) or figure <= 0:
                continue
            address, _, message = str(sheet.formula(rule.sentence).value(0)).partition(": ")
            severity = WARNING if sheet.formula(rule.warns).value(0) else ERROR
            yield Finding(severity, _CODES[rule.kind], f"{self._grid.sheet}!{address}", message)

"""What hands do to a workbook, drawn at random: the orders of tests/libreoffice/driver.py for rows
and columns that are inserted, deleted, sorted, cut, copied, cleared, filtered and typed into."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from tests.libreoffice.office import Order

HEAD, FIRST = 4, 5
"""The row of the headers and the first row of every table, as they are written."""


@dataclass(frozen=True)
class Table:
    """A table into which users type, as it was written: its sheet, its last filled row and its last
    row, the columns of numbers and names (0 where a list has none), those that nobody needs, and
    the last one that users fill, with other headers that columns may have. Rows and columns count
    from 1."""

    sheet: str
    filled: int
    last: int
    right: int
    number: int = 1
    name: int = 2
    spare: Sequence[int] = ()
    synonyms: Sequence[tuple[str, str]] = (
        ("A", "#"),
        ("A", "Name"),
        ("B", "Player"),
        ("B", "x"),
        ("D", "Rtg"),
    )

    def row(self, random: Random) -> int:
        """A row with an entry."""
        return random.randint(FIRST, self.filled)

    def cells(self, first: int, last: int, left: int = 1, right: int = 0) -> str:
        """The address of these rows, from a column to another."""
        return f"{column(left)}{first}:{column(right or self.right)}{last}"


def column(number: int) -> str:
    """The letters of a column."""
    first, second = divmod(number - 1, 26)
    return (chr(64 + first) if first else "") + chr(65 + second)


Act = Callable[[Random, Table], list[Order]]


def _insert_rows(random: Random, table: Table) -> list[Order]:
    row, count = random.randint(FIRST, table.last + 1), random.choice((1, 1, 2))
    return [("insert rows", table.sheet, row, count)]


def _insert_above(random: Random, table: Table) -> list[Order]:
    row = random.randint(2, HEAD)
    return [("insert rows", table.sheet, row, 1), ("text", table.sheet, f"C{row}", "Our club")]


def _delete_spare_row(random: Random, table: Table) -> list[Order]:
    if table.filled == table.last:
        return []
    return [("delete rows", table.sheet, random.randint(table.filled + 1, table.last), 1)]


def _delete_row(random: Random, table: Table) -> list[Order]:
    return [("delete rows", table.sheet, table.row(random), 1)]


def _insert_column(random: Random, table: Table) -> list[Order]:
    at = random.choice((1, table.name + 1, *table.spare, table.right + 1))
    titles = [("text", table.sheet, f"{column(at)}{HEAD}", random.choice(("Paid", "Grade", "Bus")))]
    filled = ("text", table.sheet, f"{column(at)}{table.row(random)}", "yes")
    return [("insert columns", table.sheet, at, 1), *titles, filled]


def _delete_column(random: Random, table: Table) -> list[Order]:
    return [("delete columns", table.sheet, random.choice(table.spare), 1)] if table.spare else []


def _delete_any_column(random: Random, table: Table) -> list[Order]:
    return [("delete columns", table.sheet, random.randint(1, table.right), 1)]


def _sort(random: Random, table: Table) -> list[Order]:
    last = random.choice((table.filled, table.last))
    key, ascending = random.randrange(table.right), random.random() < 0.5
    return [("sort", table.sheet, table.cells(FIRST, last), key, ascending)]


def _sort_back(random: Random, table: Table) -> list[Order]:
    key = max(table.number, 1) - 1
    return [("sort", table.sheet, table.cells(FIRST, table.filled), key, True)]


def _cut_row(random: Random, table: Table) -> list[Order]:
    row = table.row(random)
    if table.filled == table.last:
        return []
    to = random.randint(table.filled + 1, table.last)
    return [("move", table.sheet, table.cells(row, row), f"A{to}")]


def _cut_into_inserted(random: Random, table: Table) -> list[Order]:
    row, to = table.row(random), table.row(random)
    moved = row + (to <= row)
    return [
        ("insert rows", table.sheet, to, 1),
        ("move", table.sheet, table.cells(moved, moved), f"A{to}"),
        ("delete rows", table.sheet, moved, 1),
    ]


def _copy_row(random: Random, table: Table) -> list[Order]:
    row, to = table.row(random), random.randint(FIRST, table.last)
    cells = table.cells(row, row, right=table.right + 1)
    return [("insert rows", table.sheet, to, 1), ("paste", table.sheet, cells, f"A{to}")]


def _clear_row(random: Random, table: Table) -> list[Order]:
    row = table.row(random)
    return [("clear", table.sheet, table.cells(row, row, random.choice((1, table.name or 1))))]


def _clear_cell(random: Random, table: Table) -> list[Order]:
    row = random.randint(HEAD, table.last)
    return [("clear", table.sheet, f"{column(random.randint(1, table.right))}{row}")]


def _clear_names(random: Random, table: Table) -> list[Order]:
    if not table.name:
        return []
    first = random.choice((FIRST, table.row(random)))
    return [("clear", table.sheet, table.cells(first, table.filled, table.name, table.name))]


def _numbers_as_text(random: Random, table: Table) -> list[Order]:
    if not table.number:
        return []
    rows = random.choice((range(FIRST, table.filled + 1), [table.row(random)]))
    spelled = random.choice(("{}", "{}", " {} "))
    at = column(table.number)
    return [("text", table.sheet, f"{at}{row}", spelled.format(row - FIRST + 1)) for row in rows]


def _title(random: Random, table: Table) -> list[Order]:
    at = column(random.randint(table.right + 1, table.right + 4))
    title = random.choice(("Total", "Notes", "Place", "Fee"))
    return [("text", table.sheet, f"{at}{HEAD}", title)]


def _note(random: Random, table: Table) -> list[Order]:
    row = random.randint(table.last + 1, table.last + 4)
    return [("text", table.sheet, f"B{row}", "Thanks to all who helped.")]


def _filter(random: Random, table: Table) -> list[Order]:
    cells = table.cells(HEAD, table.filled)
    return [("filter", table.sheet, cells, random.randrange(table.right), "Ash")]


def _hide(random: Random, table: Table) -> list[Order]:
    return [("hide row", table.sheet, table.row(random))]


def _rename_head(random: Random, table: Table) -> list[Order]:
    at, title = random.choice(table.synonyms)
    return [("text", table.sheet, f"{at}{HEAD}", title)]


def _late_entry(random: Random, table: Table) -> list[Order]:
    if table.filled == table.last or not table.name:
        return []
    row = table.filled + 1
    return [
        ("text", table.sheet, f"{column(table.name)}{row}", random.choice(("Late, Lou", "Zoe")))
    ]


def _two_change_places(random: Random, table: Table) -> list[Order]:
    if not table.number:
        return []
    first, second = table.row(random), table.row(random)
    at = column(table.number)
    return [
        ("number", table.sheet, f"{at}{first}", second - FIRST + 1),
        ("number", table.sheet, f"{at}{second}", first - FIRST + 1),
    ]


ACTS: Mapping[Act, int] = {
    _insert_rows: 5,
    _insert_above: 2,
    _delete_spare_row: 3,
    _delete_row: 1,
    _insert_column: 4,
    _delete_column: 4,
    _delete_any_column: 1,
    _sort: 4,
    _sort_back: 2,
    _cut_row: 2,
    _cut_into_inserted: 3,
    _copy_row: 1,
    _clear_row: 1,
    _clear_cell: 2,
    _clear_names: 2,
    _numbers_as_text: 4,
    _title: 3,
    _note: 2,
    _filter: 2,
    _hide: 2,
    _rename_head: 2,
    _late_entry: 2,
    _two_change_places: 1,
}
"""What hands do, with how often; most of it does no harm."""


def changes(random: Random, tables: Sequence[Table], most: int = 4) -> list[Order]:
    """The orders of up to so many acts, each in one of these tables."""
    acts, weights = list(ACTS), list(ACTS.values())
    chosen = random.choices(acts, weights, k=random.randint(1, most))
    return [order for act in chosen for order in act(random, random.choice(tables))]

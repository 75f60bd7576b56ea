"""The workbook that is open in xlwings Lite: its names and sheets, and so its event,
are the same as from its file; and its formulas, entered anew under the names that Excel knows.

Excel answers only what it is asked, so we ask for what decides how a cell is read. Value and
formula tell an empty cell from one that shows nothing, and a text from a number. The format tells
whether a number is shown as a date, since a result such as 1/2 is a date in one Excel and the
number 46024 in another. We also ask for merged cells and hidden rows and columns. Excel answers for
a whole block, with None where its cells differ; then we ask for each half of the block.

Excel does not tell through xlwings whether a workbook counts days from 1904, as old Macs did. In
xlwings Lite, dates typed beside the labels of such a workbook are four years early.

Excel stores an add-in's function under a name of its own (``_xldudf_MODMEDIAN``), at times behind a
link. A formula that was in the workbook before the add-in stays ``#NAME?`` until it is entered
again.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from xltiebreak.disk.office_file import TooLarge
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.excel.event_in import event_in
from xltiebreak.excel.known_names import Named, Names, names_of
from xltiebreak.excel.sheet_cells import Room, SheetCells, moment, shows_a_date, worked_out
from xltiebreak.functions import FUNCTIONS
from xltiebreak.tables.cells import MAX_COLUMNS, Cell, cell_of, column_letter, plain

_AT_ONCE = 50_000
"""Cells to ask for at once; Excel in a browser gives no answer above 5 MB."""
_COULD_BE_A_DAY = 10_000
"""Computed numbers from here on may be days since 1927, so we ask for their formats."""
_WORKED_OUT = frozenset({"arithmetic", "checks", "worksheet"})
"""Our sheets on which nothing is typed; the looks of their cells do not matter."""
_FIRST_DAY = datetime.datetime(1899, 12, 30)

Address = tuple[int, int]
"""Row and column, from 1."""


class Block(NamedTuple):
    """A block of cells on a sheet: the first and last row and column, from 1."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def halves(self) -> tuple[Block, Block]:
        """The left and the right half, or of a single column the upper and the lower one."""
        if self.left < self.right:
            middle = (self.left + self.right) // 2
            return self._replace(right=middle), self._replace(left=middle + 1)
        middle = (self.top + self.bottom) // 2
        return self._replace(bottom=middle), self._replace(top=middle + 1)

    def contains(self, cell: Address) -> bool:
        """Whether the cell is in the block."""
        row, column = cell
        return self.top <= row <= self.bottom and self.left <= column <= self.right

    @property
    def reference(self) -> str:
        """The block as Excel writes it: ``B2:D2``."""
        first = f"{column_letter(self.left - 1)}{self.top}"
        return f"{first}:{column_letter(self.right - 1)}{self.bottom}"


_ONE_CELL = Block(1, 1, 1, 1)


async def read_book_of_lite(book: Any) -> Event:
    """Return the event in an xlwings ``BookAsync``, which xlwings Lite gives to a script.

    Raises:
        TieBreakError: the workbook is too large, or has no crosstable.
    """
    names = _names_in(book)
    grids, room = [], Room()
    try:
        for sheet in book.sheets:
            cells = SheetCells(plain(sheet.name), room, hidden=not sheet.visible)
            used = await _ask("used range", sheet, _ONE_CELL)
            if used is not None:
                looks = names.meant_by(cells.name).get("kind") not in _WORKED_OUT
                await _read(sheet, cells, _block(used), looks)
            grids.append(cells.grid(names))
    except TooLarge as error:
        raise TieBreakError(
            f"the workbook {error}; copy the crosstable into a new workbook"
        ) from error
    return event_in(names, grids, book.name)


def _names_in(book: Any) -> Names:
    named: list[Named] = []
    for defined in book.names:
        sheet, _, name = defined.name.rpartition("!")
        named.append((name, (defined.refers_to or "").removeprefix("="), bool(sheet)))
    return names_of(named)


async def _read(sheet: Any, cells: SheetCells, used: Block, looks: bool) -> None:
    """Put the cells of a sheet into its grid; ``looks`` tells whether their looks matter."""
    block = used._replace(top=1, left=1, right=min(used.right, MAX_COLUMNS))
    cells.room.take(block.bottom * block.right)
    values, formulas = await _stored(sheet, block)
    dates = await _shown_as_dates(sheet, values, formulas) if looks else set()
    for at in {*values, *formulas}:
        value = values.get(at)
        cell = None if value is None else _cell(value, is_date=at in dates)
        if cell is None or at in formulas:
            cell = worked_out(cell, formulas[at])
        cells.put(*at, cell)
    if not looks:
        return
    for around in await _merged(sheet, set(values)):
        cells.merge(*around)
    for row, _ in await _which("hidden rows", sheet, {(row, 1) for row, _ in values}, bool):
        cells.hidden_rows.add(row)
    first_cells = {(1, column) for _, column in values}
    for _, column in await _which("hidden columns", sheet, first_cells, bool):
        cells.hide_columns(column, column)


async def _stored(sheet: Any, block: Block) -> tuple[dict[Address, Any], dict[Address, str]]:
    """Return the values and formulas of cells by address. A text that only looks like a formula
    equals its value, and is none. Nor has a cell a formula that shows a neighbour's spill: it has
    that of its left or upper neighbour."""
    values: dict[Address, Any] = {}
    formulas: dict[Address, str] = {}
    width = block.right - block.left + 1
    row_before: list[Any] = [None] * width
    height = max(1, _AT_ONCE // width)
    for top in range(block.top, block.bottom + 1, height):
        strip = block._replace(top=top, bottom=min(top + height - 1, block.bottom))
        stored = await _ask("values", sheet, strip)
        typed = await _ask("formulas", sheet, strip)
        for row, (line, formula_line) in enumerate(zip(stored, typed, strict=True), start=top):
            left, cells = None, zip(line, formula_line, strict=True)
            for column, (value, formula) in enumerate(cells, start=block.left):
                if value is not None and value != "":
                    values[row, column] = value
                if isinstance(formula, str) and formula.startswith("=") and formula != value:
                    neighbours = (left, row_before[column - block.left])
                    if not (formula in neighbours and as_typed(formula)):
                        formulas[row, column] = formula
                left = formula
            row_before = formula_line
    return values, formulas


def _cell(value: Any, *, is_date: bool) -> Cell:
    if isinstance(value, datetime.datetime):
        value, is_date = (value - _FIRST_DAY) / datetime.timedelta(days=1), True
    if not is_date:
        return cell_of(value)
    try:
        return cell_of(moment(value, _FIRST_DAY))
    except (OverflowError, ValueError):
        return cell_of("#VALUE!")


async def _shown_as_dates(
    sheet: Any, values: Mapping[Address, Any], formulas: Collection[Address]
) -> set[Address]:
    numbers = {
        cell
        for cell, value in values.items()
        if isinstance(value, (int, float))
        and not isinstance(value, bool)
        and (cell not in formulas or value >= _COULD_BE_A_DAY)
    }
    return await _which("format", sheet, numbers, shows_a_date)


async def _merged(sheet: Any, shown: set[Address]) -> Collection[Block]:
    merged: list[Block] = []
    for cell in sorted(await _which("merged", sheet, shown, bool)):
        if not any(around.contains(cell) for around in merged):
            merged.append(_block(await _ask("merge area", sheet, Block(*cell, *cell))))
    return merged


async def _which(
    query: str, sheet: Any, cells: Collection[Address], is_so: Callable[[Any], bool]
) -> set[Address]:
    """Return the cells for which ``is_so`` holds; a block for which Excel gives no answer is halved
    until there is one."""
    if not cells:
        return set()
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    block = Block(min(rows), min(columns), max(rows), max(columns))
    answer = await _ask(query, sheet, block)
    if answer is not None:
        return set(cells) if is_so(answer) else set()
    if len(cells) == 1:
        raise TieBreakError(
            f"Excel does not say of {sheet.name}!{block.reference} what was asked of it ({query}); "
            "save the workbook, open it again, and try once more"
        )
    matching = set()
    for half in block.halves:
        inside = {cell for cell in cells if half.contains(cell)}
        matching |= await _which(query, sheet, inside, is_so)
    return matching


_LOOKS: Mapping[str, Callable[[Any], tuple[Any, str]]] = {
    "used range": lambda range: (range.sheet, "used_range"),
    "values": lambda range: (range.options(ndim=2, err_to_str=True), "value"),
    "formulas": lambda range: (range.options(ndim=2), "formula"),
    "format": lambda range: (range, "number_format"),
    "merged": lambda range: (range, "merge_cells"),
    "merge area": lambda range: (range, "merge_area"),
    "hidden rows": lambda range: (range.rows, "hidden"),
    "hidden columns": lambda range: (range.columns, "hidden"),
}
"""The attribute of an xlwings ``Range`` with the answer to each question."""


async def _ask(query: str, sheet: Any, block: Block) -> Any:
    """Return Excel's answer to a question about a block of cells, which takes time."""
    top, left, bottom, right = block
    holder, name = _LOOKS[query](sheet.range((top, left), (bottom, right)))
    return await getattr(holder, f"get_{name}")()


def _block(range: Any) -> Block:
    rows, columns = range.shape
    return Block(range.row, range.column, range.row + rows - 1, range.column + columns - 1)


_CALL = re.compile(
    r"(?<![\w.])@?(?:'[^']*'!|\[\d+\]!|[\w.]+!)?(?:_xldudf_)?"
    rf"(?P<name>{'|'.join(sorted(FUNCTIONS))})(?=\()"
    r"""|"(?:[^"]|"")*"|'(?:[^']|'')*'""",
    re.IGNORECASE,
)
"""A call of one of our functions; else a whole text or quoted sheet, which is passed over."""

_NONE_HERE = (
    "No formula here uses the tie-break functions. Open the workbook that was made for "
    "xlwings Lite, or type one, such as =MODMEDIAN(F5:J28)."
)


def as_typed(formula: str) -> str:
    """Return the formula with our functions' names as one types them; "" if it calls none."""
    uses = False

    def typed(match: re.Match[str]) -> str:
        nonlocal uses
        name = match["name"]
        uses = uses or name is not None
        return name.upper() if name else match[0]

    written = _CALL.sub(typed, formula)
    return written if uses else ""


async def reenter(book: Any) -> str:
    """Enter every formula of an xlwings ``BookAsync`` that calls our functions; return a sentence
    about that.

    All cells are read before any is written.
    """
    to_enter = [(sheet, await _calls_on(sheet)) for sheet in book.sheets]
    for sheet, cells in to_enter:
        for (row, column), formula in cells.items():
            sheet[row - 1, column - 1].formula2 = formula
    counts = [f"{sheet.name} {len(cells)}" for sheet, cells in to_enter if cells]
    if not counts:
        return _NONE_HERE
    return f"Formulas entered: {', '.join(counts)}. Now save the workbook."


async def _calls_on(sheet: Any) -> Mapping[Address, str]:
    """Return the formulas of a sheet that call our functions, as typed, by address."""
    used = await _ask("used range", sheet, _ONE_CELL)  # formatted cells, too: it may show nothing
    if used is None:
        return {}
    _, formulas = await _stored(sheet, _block(used))
    return {at: typed for at, formula in formulas.items() if (typed := as_typed(formula))}

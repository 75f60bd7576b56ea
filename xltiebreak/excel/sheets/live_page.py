"""What the sheets with live numbers have in common: a formula that fills many cells beside the
page, the cells that show them on it, and the lines above.

The page does not spill itself. Its cells are plain formulas: they keep their look wherever the
workbook is opened, and in LibreOffice, which works out an array anew on opening, they are empty
where the functions are not there. An error stays beside the page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from xlsxwriter.format import Format  # type: ignore[import-untyped]
from xlsxwriter.utility import xl_range, xl_rowcol_to_cell  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import Line, filling, unless_copied
from xltiebreak.excel.cells.layout import EVENT_NAME_ROW, TITLE_ROW
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET, event_box
from xltiebreak.excel.cells.notices import error_type, notice, of_a_cell
from xltiebreak.excel.sheets.page import Block, SectionBook, colour, fill, set_paper, write_sentence
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, Styles
from xltiebreak.tables.sheets import COPIED_LIST

PLAIN = (
    "Plain formulas: these places follow what you type, in any spreadsheet and without an add-in."
)
"""What is said of a page that does without the functions."""

_TOO_WIDE = (
    "The order has more tie-breaks than this page has columns; all of them stand beside it, on the "
    "right."
)


@dataclass(frozen=True)
class Spilled:
    """A spill on a sheet: where it begins, the rows of values that it gives, and the ``room``, rows
    and columns, that it may take."""

    row: int
    column: int
    values: Sequence[Sequence[Any]]
    room: tuple[int, int]

    def cell(self, down: int, across: int) -> str:
        """The address of one of its cells."""
        return str(xl_rowcol_to_cell(self.row + down, self.column + across))

    def block(self, size: tuple[int, int]) -> Block:
        """The cells of so many of its rows and columns."""
        rows, columns = size
        return self.row, self.column, self.row + rows - 1, self.column + columns - 1

    def value(self, down: int, across: int) -> Any:
        """The value there; an empty text where there is none."""
        if down < len(self.values) and across < len(self.values[down]):
            return self.values[down][across]
        return ""

    def shown(self, down: int, across: int) -> Line:
        """A formula that shows a cell of the spill on the page, and nothing where it is an error,
        with what it gives."""
        source = self.cell(down, across)
        return f'IFERROR(IF({source}="","",{source}),"")', self.value(down, across)

    def show(
        self, sheet: Worksheet, at: tuple[int, int], cell: tuple[int, int], style: Format
    ) -> None:
        """Show a cell of the spill at a place on the page."""
        formula, value = self.shown(*cell)
        sheet.write_formula(*at, formula, style, value)


def write_spill(
    sheet: Worksheet,
    book: SectionBook,
    at: tuple[int, int],
    room: tuple[int, int],
    line: tuple[str, Sequence[Sequence[Any]]],
) -> Spilled:
    """Write a formula that fills cells from one on, and the rows of values that it gives: a dynamic
    array, or one of the size of the ``room`` where the route has no others.

    XlsxWriter stores 0 in the cells that the array fills, so they are written over. An empty
    text is stored as an empty cell.
    """
    (row, column), (formula, values), style = at, line, book.styles.beside
    spilled, first = Spilled(row, column, values, room), values[0][0]
    if book.live.route.fixed:
        rows, columns = room
        formula = filling(formula, spilled.cell(0, 0), room)
        sheet.write_array_formula(*spilled.block(room), formula, style, first)
    else:
        rows, columns = len(values), len(values[0])
        sheet.write_dynamic_array_formula(*spilled.block((rows, columns)), formula, style, first)
    for down in range(rows):
        for across in range(columns):
            if down or across:
                fill(sheet, row + down, column + across, spilled.value(down, across), style)
    return spilled


def write_top(
    sheet: Worksheet,
    book: SectionBook,
    kind: str,
    spilled: Spilled,
    widths: Sequence[float],
    beyond: str = "",
    needs: str = "",
) -> None:
    """Write the line about being live, which is not printed, and the title, over the columns of the
    page.

    ``beyond`` is the first cell of the spill's header that the page has no room for; ``needs`` the
    cell that is empty where the page does without the functions.
    """
    styles, live = book.styles, book.live
    anchor = spilled.cell(0, 0)
    hint, said = f'"{live.route.hint}"', live.route.hint
    if beyond:
        hint = f'IF({beyond}="",{hint},"{_TOO_WIDE}")'
    loud = f"ISERROR({anchor})"
    block = xl_range(*spilled.block(spilled.room))
    why = notice(error_type(anchor), block, live.route.not_worked_out)
    if live.route.fixed:
        why = of_a_cell(_looked_at(live), why)
    line = f"IF(ISERROR({anchor}),{why},{hint})"
    if needs:
        loud = f'AND({needs}<>"",{loud})'
        line = f'IF({needs}="","{PLAIN}",{line})'
        said = said if book.plain.said["needs"] else PLAIN
    colour(sheet, styles, (0, 0, 0, 0), [("notice", loud)])
    line_or_copy = unless_copied(live.names.quoted(kind), (line, said), COPIED_LIST)
    write_sentence(sheet, 0, line_or_copy, styles.line, widths)
    write_title(sheet, book, kind)


def _looked_at(live: Live) -> Mapping[str, str]:
    """The cells at which every function looks, each block with the title of its sheet."""
    defined = dict(live.names.defined())
    blocks = [live.names[name] for name in ("Results", "Players", "Ratings", "Order", "Edition")]
    return {one: defined[one].rpartition("!")[0].strip("='") for one in blocks}


def only_a_sentence(header_row: int) -> str:
    """Whether a header has nothing but a sentence in its first cell: why there is no table."""
    row = header_row + 1
    return f'AND($A${row}<>"",$B${row}="")'


def in_place_of(line: Line, header_row: int, first: Any, second: Any) -> Line:
    """A line over a table, or the sentence that stands unseen in its header, which has no room for
    it; ``first`` and ``second`` are the values of the header's first cells."""
    formula, text = line
    said = str(first) if first and not second else text
    return f"IF({only_a_sentence(header_row)},$A${header_row + 1},{formula})", said


def write_title(sheet: Worksheet, book: SectionBook, kind: str) -> None:
    """Write the title of a sheet that follows the results."""
    live, event = book.live, event_box(EVENT_NAME_ROW)
    title = xl_rowcol_to_cell(TITLE_ROW, 0, True, True)
    crosstable = live.names.quoted(CROSSTABLE_SHEET)
    sheet.set_default_row(LINE_HEIGHT)
    sheet.write_formula(
        1,
        0,
        f'IF({event}="","",{crosstable}!{title}&": ")&"{kind}"',
        book.styles.title,
        f"{live.title}: {kind}" if live.title else kind,
    )
    sheet.set_row(1, 24)


def write_beside(sheet: Worksheet, styles: Styles, row: int, column: int) -> None:
    """Say what the spill beside the page is."""
    text = "The functions answer here, and the page on the left shows it; leave it as it is."
    sheet.write_string(row, column, text, styles.beside)


def set_live_page(
    sheet: Worksheet, last_row: int, last_column: int, header_row: int, *, pages: int = 0
) -> None:
    """Print from the title on, one page wide, the header on each page; ``pages`` is how many it
    takes at most."""
    set_paper(sheet, pages=pages)
    sheet.print_area(1, 0, last_row, last_column)
    sheet.repeat_rows(header_row)

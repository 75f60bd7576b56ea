"""What the sheets with live numbers share: a formula that fills cells beside the page, the cells of
the page that show them, and the lines above.

The page shows the spill by plain formulas. They keep their look in every program, and stay empty in
LibreOffice where the functions are missing, since LibreOffice works out an array anew on opening.
An error stays beside the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.formulas.language import filling
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.sheet import Cell, Sheet, top

_TOO_WIDE = (
    "The order has more tie-breaks than this page has columns; all of them stand beside it, on the "
    "right."
)
_NOT_THERE = "The functions are not live here: see the sheet Help, Step 1."
_NAME_ERROR = 5
"""The number that ERROR.TYPE gives to #NAME?."""
_LEAVE_IT = "The functions answer here, and the page on the left shows it; leave it as it is."


@dataclass(frozen=True)
class LivePage:
    """A formula that fills cells beside a page, from ``row`` and ``column`` on: the ``room``, rows
    and columns, that it may take. It is a dynamic array, or on a fixed route one of the size of the
    room. The workbook stores no values of it: until the functions are live, the page says that
    they are not."""

    book: SectionBook
    row: int
    column: int
    room: tuple[int, int]
    formula: str

    def cells(self, *, told: bool = True) -> Iterator[Cell]:
        """Yield the cell of the formula, and above it one that says what this is for, if that is to
        be ``told``."""
        if told:
            yield Cell(self.row - 1, self.column, "beside", _LEAVE_IT)
        if self.book.route.fixed:
            formula = filling(self.formula, self.cell(0, 0), self.room)
            yield Cell(self.row, self.column, "beside", None, formula, self.room, "fixed")
        else:
            yield Cell(self.row, self.column, "beside", formula=self.formula, fills="dynamic")

    def cell(self, down: int, across: int) -> str:
        """Return the address of a cell, so far ``down`` and ``across`` from the first one."""
        return str(xl_rowcol_to_cell(self.row + down, self.column + across))

    @property
    def is_error(self) -> str:
        """The condition that there is no answer."""
        return f"ISERROR({self.cell(0, 0)})"

    def shown(self, down: int, across: int) -> str:
        """Return a formula that shows this cell on the page, or nothing where it is an error."""
        source = self.cell(down, across)
        return f'IFERROR(IF({source}="","",{source}),"")'

    def unless_error(self, line: str) -> str:
        """Return a formula for a line above the page, or for what to do about an error."""
        is_missing = f"IFERROR(ERROR.TYPE({self.cell(0, 0)})={_NAME_ERROR},FALSE)"
        why = f'IF({is_missing},"{_NOT_THERE}","{self.book.route.not_worked_out}")'
        return f"IF({self.is_error},{why},{line})"

    def top(
        self, sheet: str, widths: Sequence[float], unneeded: tuple[str, str, str] | None = None
    ) -> Sheet:
        """Return the line about the functions, which is not printed, and the title of a kind of
        sheet.

        ``unneeded`` are the cell that is empty as long as the page needs no functions, a formula
        for what the line says in any case, and the first cell of the answer's header for which the
        page has no column.
        """
        hint = f'"{self.book.route.hint}"'
        line, is_loud = self.unless_error(hint), self.is_error
        if unneeded:
            needs, always, beyond = unneeded
            known = f'IF({beyond}="",IF({always}="",{hint},{always}),"{_TOO_WIDE}")'
            line = f'IF({needs}="",{always},{self.unless_error(known)})'
            is_loud = f'AND({needs}<>"",{is_loud})'
        return top(line, self.book.title_of(sheet), widths, notice=is_loud) + Sheet(
            widths=dict(enumerate(widths))
        )


def only_a_sentence(header_row: int) -> str:
    """Return a condition: the header holds just a sentence, why there is no table."""
    row = header_row + 1
    return f'AND($A${row}<>"",$B${row}="")'


def in_place_of(line: str, header_row: int) -> str:
    """Return a formula for a line over a table; without a table it shows the header's sentence, for
    which the header has no room."""
    return f"IF({only_a_sentence(header_row)},$A${header_row + 1},{line})"

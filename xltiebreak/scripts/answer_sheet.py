"""The sheet with a button's answer: a sheet of its own, never one on which a user typed."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, NamedTuple

from xltiebreak.answers.shape import Part, Table, width_of
from xltiebreak.excel import ANSWER_MARK

NAME = "Answer"
_WIDTH = 100
"""The most letters in a line of a sentence."""
_NARROWEST, _WIDEST = 6, 60
_A_NUMBER = re.compile(r"0|[1-9]\d{0,14}|(?:0|[1-9]\d{0,10})\.\d{0,3}[1-9]")


class Line(NamedTuple):
    """A row of the sheet: its cells, and whether it is a title or in a table."""

    cells: Sequence[str]
    is_title: bool = False
    in_a_table: bool = False


def lines_of(title: str, answer: Iterable[Part]) -> list[Line]:
    """Return the rows of the sheet: sentences in lines, tables in cells."""
    return [Line([ANSWER_MARK]), Line([]), Line([title], is_title=True), *_lines_of_parts(answer)]


def _lines_of_parts(answer: Iterable[Part]) -> Iterator[Line]:
    for part in answer:
        if isinstance(part, Table):
            yield from (Line([]), Line([part.title], is_title=True))
            yield Line([column.header for column in part.columns], is_title=True, in_a_table=True)
            for row in zip(*(column.cells for column in part.columns), strict=True):
                yield Line(list(row), in_a_table=True)
            yield Line([])
        else:
            for line in textwrap.wrap(part, _WIDTH, break_on_hyphens=False) or [""]:
                yield Line([line])


def sheets_called_so(book: Any) -> list[Any]:
    """Return the sheets whose names begin with Answer; their first cells tell which hold an
    answer."""
    return [sheet for sheet in book.sheets if sheet.name.casefold().startswith(NAME.casefold())]


def show(book: Any, first_cells: Mapping[str, Any], lines: Sequence[Line]) -> None:
    """Write the lines on the sheet of an earlier answer, or on a new sheet. ``first_cells`` holds
    the first cells of :func:`sheets_called_so`, by names of sheets."""
    earlier = [name for name, text in first_cells.items() if text == ANSWER_MARK]
    if earlier:
        sheet = book.sheets[earlier[0]]
        sheet.clear()
    else:
        taken = {sheet.name.casefold() for sheet in book.sheets}
        names = (f"{NAME} {k}" if k > 1 else NAME for k in count(1))
        free = next(name for name in names if name.casefold() not in taken)
        sheet = book.sheets.add(free, after=book.sheets[len(book.sheets) - 1])
    columns = max(len(line.cells) for line in lines)
    cells = [[*map(_typed, line.cells), *[""] * (columns - len(line.cells))] for line in lines]
    # Written as formulas, because Excel turns values that look like dates into dates.
    sheet.range((1, 1), (len(lines), columns)).formula = cells
    for row, line in enumerate(lines, start=1):
        if line.is_title:
            sheet.range((row, 1), (row, max(1, len(line.cells)))).font.bold = True
    for column, width in enumerate(_widths(lines, columns), start=1):
        sheet.range((1, column)).column_width = width
    sheet.activate()


def _typed(text: str) -> Any:
    """Return the value to write so that Excel keeps text as text, and a number as a number."""
    if _A_NUMBER.fullmatch(text):
        return float(text)
    return f"'{text}" if text else ""


def _widths(lines: Sequence[Line], columns: int) -> Iterator[int]:
    """Yield the widths of columns that tables need; sentences may run on to the right."""
    for column in range(columns):
        texts = [
            line.cells[column] for line in lines if line.in_a_table and column < len(line.cells)
        ]
        widest = max((width_of(line) for text in texts for line in text.split("\n")), default=0)
        yield min(max(widest + 2, _NARROWEST), _WIDEST)

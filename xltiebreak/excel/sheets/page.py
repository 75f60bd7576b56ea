"""What the sheets have in common: boxes to type into, colours, the lines above, the paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from xlsxwriter.utility import xl_range  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import Line
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW, TITLE_ROW, TeamLayout
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET, MATCHES_SHEET, TeamNames
from xltiebreak.excel.cells.team_cells import TeamCells
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, Styles


def fill(sheet: Worksheet, row: int, column: int, value: str | float | None, style: Any) -> None:
    """Write a box with a text, which is never taken for a formula, or a figure; an empty box where
    there is neither."""
    if value is None or value == "":
        sheet.write_blank(row, column, None, style)
    elif isinstance(value, str):
        sheet.write_string(row, column, value, style)
    else:
        sheet.write_number(row, column, value, style)


def offer(
    sheet: Worksheet, block: tuple[int, int, int, int], source: str | Sequence[str], **further: Any
) -> None:
    """Offer texts, or the cells that a formula names, in a list, and take whatever else is typed.

    ``block`` is its first row and column and its last; ``further`` are other settings of the list.
    """
    offered = source if isinstance(source, str) else list(source)
    sheet.data_validation(
        *block, {"validate": "list", "source": offered, "show_error": False, **further}
    )


_LETTER = 1


def set_paper(sheet: Worksheet, *, wide: bool = False) -> None:
    """On Letter paper, one page wide, without grid lines; ``wide`` turns the page on its side."""
    sheet.hide_gridlines(2)
    sheet.set_paper(_LETTER)
    if wide:
        sheet.set_landscape()
    sheet.set_margins(left=0.4, right=0.4, top=0.6, bottom=0.7)
    sheet.fit_to_pages(1, 0)


def colour_rows(
    sheet: Worksheet,
    styles: Styles,
    block: tuple[int, int, int, int],
    rules: list[tuple[str, str]],
) -> None:
    """Colour a block by conditions on its first cell; the first that holds counts."""
    for condition, look in rules:
        sheet.conditional_format(
            xl_range(*block),
            {
                "type": "formula",
                "criteria": f"={condition}",
                "format": styles.filled[look],
                "stop_if_true": True,
            },
        )


@dataclass(frozen=True)
class TeamBook:
    """All that the sheets of one team section are made from; ``title`` and ``step`` are
    formulas with their texts, for the lines above each sheet."""

    styles: Styles
    cells: TeamCells
    names: TeamNames
    title: Line
    step: Line

    @property
    def layout(self) -> TeamLayout:
        """How large the sheets are."""
        return self.names.layout


Head = tuple[str, str, float]
"""A column's header, what its note says, and its width."""


@dataclass(frozen=True)
class Table:
    """What stands around the rows of a sheet.

    ``kind`` is the kind of sheet, ``centred`` which headers are, ``key`` the line that explains
    the rows, ``frozen`` how many columns stay in sight; ``wide`` prints the page on its side.
    """

    kind: str
    heads: Sequence[Head]
    centred: Sequence[str]
    key: str
    frozen: int = 2
    wide: bool = False


def write_table(sheet: Worksheet, book: TeamBook, table: Table, rows: int) -> None:
    """Write all but the rows, of which there are so many."""
    _heads(sheet, book.styles, table)
    write_lines_above(sheet, book, table.kind, table.key)
    set_paper(sheet, wide=table.wide)
    sheet.freeze_panes(FIRST_ROW, table.frozen)
    sheet.repeat_rows(HEADER_ROW)
    sheet.print_area(TITLE_ROW, 0, FIRST_ROW + rows - 1, len(table.heads) - 1)


def _heads(sheet: Worksheet, styles: Styles, table: Table) -> None:
    """Write the headers; selecting one shows its note."""
    sheet.set_default_row(LINE_HEIGHT)
    sheet.set_row(HEADER_ROW, 20)
    for column, (head, note, width) in enumerate(table.heads):
        sheet.set_column(column, column, width)
        style = styles.header_centred if head in table.centred else styles.header
        sheet.write_string(HEADER_ROW, column, head, style)
        if note:
            sheet.data_validation(
                *(HEADER_ROW, column, HEADER_ROW, column),
                {"validate": "any", "input_title": head, "input_message": note},
            )


def write_lines_above(sheet: Worksheet, book: TeamBook, kind: str, key: str) -> None:
    """Write the next step, the title and the key.

    The step is worked out on the sheet ``Matches``, and the others point to it. Behind the
    event's name the title has the kind of sheet; that of the crosstable has the name alone.
    """
    typed_here = kind == MATCHES_SHEET
    step = book.step[0] if typed_here else f"={book.names.quoted(MATCHES_SHEET)}!$A$1"
    sheet.write_formula(0, 0, step, book.styles.step, book.step[1])
    sheet.set_row(0, 20)
    title = book.title[0].removeprefix("=")
    behind = "" if kind == CROSSTABLE_SHEET else f": {kind}"
    sheet.write_formula(
        TITLE_ROW, 0, f'={title}&"{behind}"', book.styles.title, f"{book.title[1]}{behind}"
    )
    sheet.set_row(TITLE_ROW, 24)
    sheet.write_string(KEY_ROW, 0, key, book.styles.legend)


def hide_helpers(sheet: Worksheet, first: int, last: int) -> None:
    """Hide the columns in which something is only worked out, behind a narrow one."""
    sheet.set_column(first - 1, first - 1, 2)
    sheet.set_column(first, last, None, None, {"hidden": True})


def colour(
    sheet: Worksheet, styles: Styles, block: tuple[int, int, int, int], condition: str, kind: str
) -> None:
    """Give a block a result's look where a condition on its first cell holds."""
    sheet.conditional_format(
        *block,
        {
            "type": "formula",
            "criteria": f"={condition}",
            "format": styles.results[kind],
            "stop_if_true": True,
        },
    )

"""What the sheets of a team event have in common: the lines above them, headers and page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.crosstable_sheet import Line
from xltiebreak.excel.styles import LINE_HEIGHT, Styles
from xltiebreak.excel.teams.cells import TeamCells
from xltiebreak.excel.teams.layout import (
    FIRST_ROW,
    HEADER_ROW,
    KEY_ROW,
    TITLE_ROW,
    TeamLayout,
    TeamNames,
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


def write_heads(
    sheet: Worksheet, styles: Styles, heads: Sequence[Head], centred: Sequence[str] = ()
) -> None:
    """Write the headers; selecting one shows its note."""
    sheet.set_default_row(LINE_HEIGHT)
    sheet.set_row(HEADER_ROW, 20)
    for column, (head, note, width) in enumerate(heads):
        sheet.set_column(column, column, width)
        style = styles.header_centred if head in centred else styles.header
        sheet.write_string(HEADER_ROW, column, head, style)
        if note:
            sheet.data_validation(
                *(HEADER_ROW, column, HEADER_ROW, column),
                {"validate": "any", "input_title": head, "input_message": note},
            )


def write_top(sheet: Worksheet, book: TeamBook, kind: str, key: str, *, link: str = "") -> None:
    """Write the next step, the title and the key. ``kind`` stands behind the event's name in the
    title; ``link`` is the cell that has the step already."""
    step = f"={link}" if link else book.step[0]
    sheet.write_formula(0, 0, step, book.styles.step, book.step[1])
    sheet.set_row(0, 20)
    title = book.title[0].removeprefix("=")
    behind = f": {kind}" if kind else ""
    sheet.write_formula(
        TITLE_ROW, 0, f'={title}&"{behind}"', book.styles.title, f"{book.title[1]}{behind}"
    )
    sheet.set_row(TITLE_ROW, 24)
    sheet.write_string(KEY_ROW, 0, key, book.styles.legend)


def set_team_page(
    sheet: Worksheet, rows: int, columns: int, *, frozen: int, wide: bool = False
) -> None:
    """Print from the title on, one page wide, the header on each page."""
    sheet.hide_gridlines(2)
    sheet.freeze_panes(FIRST_ROW, frozen)
    sheet.set_paper(1)
    if wide:
        sheet.set_landscape()
    sheet.set_margins(left=0.4, right=0.4, top=0.6, bottom=0.7)
    sheet.fit_to_pages(1, 0)
    sheet.repeat_rows(HEADER_ROW)
    sheet.print_area(TITLE_ROW, 0, FIRST_ROW + rows - 1, columns - 1)


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

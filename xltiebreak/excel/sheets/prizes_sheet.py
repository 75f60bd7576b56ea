"""The sheet ``Prizes``: what is to be won in each section."""

from __future__ import annotations

from collections.abc import Sequence

from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.section import Section
from xltiebreak.excel.sheets.page import fill
from xltiebreak.excel.sheets.styles import Styles
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.tables.list_sheets import PRIZE_COLUMNS

_WIDTHS = {"Section": 14, "Prize": 22, "Trophy": 14, "Guaranteed": 12, "Players": 24}
_WIDTH = 9


def has_table(section: Section) -> bool:
    """Whether the prizes of a section are stated in a table."""
    stated = stated_prizes(section)
    return stated is not None and bool(stated.rows)


def write_prizes(sheet: Worksheet, styles: Styles, sections: Sequence[Section]) -> None:
    """Write the prizes of every section, a row each, as they were typed."""
    for column, title in enumerate(PRIZE_COLUMNS):
        sheet.set_column(column, column, _WIDTHS.get(title, _WIDTH))
        sheet.write_string(0, column, title, styles.header)
    row = 0
    for section in sections:
        stated = stated_prizes(section)
        for typed in stated.rows if stated else ():
            row += 1
            for column, (title, text) in enumerate(
                (title, typed.get(title, "")) for title in PRIZE_COLUMNS
            ):
                value = section.name if title == "Section" else text
                is_figure = value.isdecimal() and title != "Prize" and len(value) < 10
                fill(sheet, row, column, int(value) if is_figure else value, styles.text)
    sheet.freeze_panes(1, 0)
    sheet.fit_to_pages(1, 0)

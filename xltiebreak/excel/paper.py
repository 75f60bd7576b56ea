"""How a sheet with a table is printed."""

from __future__ import annotations

from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

_LETTER = 1


def set_paper(sheet: Worksheet, *, wide: bool = False) -> None:
    """On Letter paper, one page wide, without grid lines; ``wide`` turns the page on its side."""
    sheet.hide_gridlines(2)
    sheet.set_paper(_LETTER)
    if wide:
        sheet.set_landscape()
    sheet.set_margins(left=0.4, right=0.4, top=0.6, bottom=0.7)
    sheet.fit_to_pages(1, 0)

"""Where things stand on the sheets of our workbooks: rows and columns from 0."""

from __future__ import annotations

from xltiebreak.excel.cells.layout import (
    FIRST_ROUND,
    FIRST_ROW,
    KEY_ROW,
    SECTION_NAME_ROW,
    TITLE_ROW,
    beside,
    first_beside,
    section_row,
)

__all__ = [
    "FIRST_ROUND",
    "FIRST_ROW",
    "KEY_ROW",
    "SECTION_NAME_ROW",
    "TITLE_ROW",
    "beside",
    "first_beside",
    "section_row",
]

"""Boxes to type into: what is known stands in them, and what may be typed is offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]


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

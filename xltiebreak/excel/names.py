"""The defined names that stand for a section's cells; they can be typed in formulas, too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    quote_sheetname,
    xl_range_abs,
    xl_rowcol_to_cell,
)

from xltiebreak.excel.crosstable_sheet import FIRST_ROUND, FIRST_ROW, column_of
from xltiebreak.excel.event_sheet import section_row
from xltiebreak.excel.labels import EVENT_SHEET

_CROSSTABLE_COLUMNS = {"Numbers": "number", "Players": "name", "Ratings": "rating"}
_EVENT_BOXES = {
    "Kind": "kind",
    "Edition": "edition",
    "Order": "order",
    "Lots": "lots",
    "Trophies": "trophies",
    "Unrated": "unrated",
    "Withdrawn": "withdrawn",
}


@dataclass(frozen=True)
class SectionNames:
    """The names of one section's cells: ``Results``, and ``Results_2`` for the second section."""

    section: int

    def __getitem__(self, name: str) -> str:
        """The name as this section has it."""
        return name if self.section == 1 else f"{name}_{self.section}"

    def cell(self, name: str, sheet: str, row: int, column: int) -> tuple[str, str]:
        """A name for one computed cell."""
        return (
            self[name],
            f"={quote_sheetname(sheet)}!{xl_rowcol_to_cell(row, column, True, True)}",
        )

    @property
    def rated(self) -> str:
        """The ratings, with the one that stands in for an unrated player where it is stated."""
        ratings, unrated = self["Ratings"], self["Unrated"]
        rated = f'({ratings}>0)*({ratings}<"A")'
        return f'IF({unrated}="",{ratings},IF({rated},{ratings},{unrated}))'


def typed_names(
    names: SectionNames, crosstable: str, players: int, columns: int
) -> Iterator[tuple[str, str]]:
    """What the names of the typed cells stand for, with a crosstable on a sheet of its own; never
    a whole column."""
    sheet = quote_sheetname(crosstable)
    last = FIRST_ROW + players - 1
    block = xl_range_abs(FIRST_ROW, FIRST_ROUND, last, FIRST_ROUND + columns - 1)
    yield names["Results"], f"={sheet}!{block}"
    for name, field in _CROSSTABLE_COLUMNS.items():
        column = column_of(field)
        yield names[name], f"={sheet}!{xl_range_abs(FIRST_ROW, column, last, column)}"
    for name, field in _EVENT_BOXES.items():
        box = xl_rowcol_to_cell(section_row(field), names.section, True, True)
        yield names[name], f"={EVENT_SHEET}!{box}"

"""A page of standings by plain formulas, which lists the rows that another sheet has placed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xltiebreak.excel.plain.columns import Column
from xltiebreak.excel.plain.placing import Figure, Placing

CELLS = ("no_places", "needs", "progress", "is_final")
"""Cells of the other sheet: why nobody has a place; why these places would not be those of the
stated order; how far the event is; 1 where it is over."""


@dataclass(frozen=True)
class PlainStandings:
    """What a page shows of the table on another ``sheet``.

    ``columns`` are those between the place and what decided, by their headers; ``cells`` are those
    of :data:`CELLS` as formulas have them, ``said`` what they give. ``listed`` are the rows of the
    table, from 1, in place order, each with what the page then shows of it.
    """

    sheet: str
    columns: Mapping[str, Column]
    placing: Placing
    cells: Mapping[str, str]
    said: Mapping[str, Figure]
    listed: Sequence[tuple[int, Sequence[Figure]]]

    @property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        return ("Place", *self.columns, "Decided by")

    def header(self, reason: str) -> Iterator[tuple[str, Figure]]:
        """The cells of the header with what they give; the first says why nobody has a place, which
        stands in a cell of the page, too."""
        said = self.said["no_places"]
        for k, head in enumerate(self.heads):
            instead, text = (reason, said) if k == 0 else ('""', "")
            yield f'IF({reason}<>"",{instead},"{head}")', text if said else head

    def row_at(self, position: int, reason: str) -> tuple[str, Figure]:
        """The row of the table that stands at a position; empty where none does."""
        row = self.placing.row_of(self.sheet, str(position))
        found = self.listed[position - 1][0] if position <= len(self.listed) else ""
        return f'IF({reason}<>"","",IFERROR({row},""))', found

    def line(self, position: int, row: str) -> Iterator[tuple[str, Figure]]:
        """The cells at a position with what they give; ``row`` is the cell with the table's row."""
        shown = (*self.columns.values(), self.placing.helper("decided"))
        formulas = [
            self.placing.shown(self.sheet, row),
            *(f"INDEX({self.sheet}!{column.all},{row})" for column in shown),
        ]
        values: Sequence[Figure] = [""] * len(formulas)
        if position <= len(self.listed):
            values = self.listed[position - 1][1]
        for formula, value in zip(formulas, values):
            yield f'IF({row}="","",{formula})', value

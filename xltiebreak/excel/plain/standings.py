"""A page of standings by plain formulas, which lists the rows that another sheet has placed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xltiebreak.event.figures import counted
from xltiebreak.excel.plain.columns import Column
from xltiebreak.excel.plain.placing import HELPERS, Figure, Placing
from xltiebreak.excel.plain.table import ArithmeticTable

CELLS = ("no_places", "needs", "progress", "is_final")
"""Cells of the other sheet: why nobody has a place; why these places would not be those of the
stated order; how far the event is; 1 where it is over."""

_BEFORE = "before round 1 is complete"
_LEFT_OUT = "; round ", " is not complete, so it is left out"


def progress_of_rounds(rounds: str, planned: str, incomplete: str) -> str:
    """How far an event of rounds is: ``after 3 of 5 rounds``, and what is left out; from the cells
    with how many count, how many there are to be, and the first that is not complete, or 0."""
    many = f'IF({planned}=1," round"," rounds")'
    after = f'IF({rounds}=0,"{_BEFORE}","after "&{rounds}&" of "&{planned}&{many})'
    left_out = f'IF({incomplete}=0,"","{_LEFT_OUT[0]}"&{incomplete}&"{_LEFT_OUT[1]}")'
    return f"{after}&{left_out}"


def said_of_rounds(rounds: int, planned: int, incomplete: int) -> str:
    """What :func:`progress_of_rounds` gives."""
    after = f"after {rounds} of {counted(planned, 'round')}" if rounds else _BEFORE
    return after + (f"{incomplete}".join(_LEFT_OUT) if incomplete else "")


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

    @classmethod
    def of(
        cls,
        table: ArithmeticTable,
        heads: Sequence[str],
        figures: Mapping[str, Figure],
        lines: Sequence[Mapping[str, Figure]],
        placed: Sequence[Sequence[Figure]],
    ) -> PlainStandings:
        """Those that show these columns of a table, whose ``figures`` are above it; ``lines`` are
        its rows by their headers, ``placed`` what the columns of the placing give for them."""
        cells = [[line[head] for head in heads] for line in lines]
        return cls(
            sheet=table.sheet,
            columns={head: table.page(head) for head in heads},
            placing=table.placing,
            cells={name: table.seen(name) for name in CELLS},
            said={name: figures[name] for name in CELLS},
            listed=() if figures["no_places"] else in_order(cells, placed),
        )

    @property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        return ("Place", *self.columns, "Decided by")

    @property
    def codes(self) -> Sequence[str]:
        """All tie-breaks that may be among them."""
        return self.placing.codes

    @property
    def codes_shown(self) -> Sequence[str]:
        """Those that are, behind the score."""
        return [] if self.said["no_places"] else self.codes

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


def in_order(
    lines: Sequence[Sequence[Figure]], placed: Sequence[Sequence[Figure]]
) -> Sequence[tuple[int, Sequence[Figure]]]:
    """The rows of a table in place order, from 1, each with what the page shows of it: its place,
    its ``line``, and what decided; ``placed`` are the columns of its places."""
    behind = len(HELPERS)
    shared = Counter(row[-1 - behind] for row in placed)
    listed = []
    for k, (line, row) in enumerate(zip(lines, placed), start=1):
        if row[0] == "":
            continue
        first = int(row[-1 - behind])
        last = first + shared[first] - 1
        place: Figure = first if first == last else f"{first}–{last}"
        decided, position = row[-2], int(row[-1])
        listed.append((position, (k, [place, *line, decided])))
    return [line for _, line in sorted(listed)]

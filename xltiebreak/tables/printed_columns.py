"""Block that no rule needs, such as tie-breaks that a program printed; in a crosstable or,
pasted, on a sheet ``Verify``."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.section import Section
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Block, Grid
from xltiebreak.tables.header import headers_in

OURS = "Ours: "
"""The first word of a heading above our own figures, which no other program printed."""

_HEADER_WITHIN_ROWS = 20

Printed = Mapping[str, Mapping[int, str]]
"""The text of each player's cell by header and pairing number, in the order of the table."""

Rows = Collection[tuple[int, Row]]
"""Rows, each with the number of its player."""


def further_columns(block: Block, rows: Rows) -> Printed:
    """Return the texts of the columns that the reader does not know, from each player's row."""
    used = block.header.used
    return _texts(block.heads, (k for k in range(len(block.heads)) if k not in used), rows, {})


def _texts(heads: Sequence[Cell], columns: Iterable[int], rows: Rows, known: Printed) -> Printed:
    """Return the texts of the columns that have a header, added to those that are known.

    A header that stands twice becomes ``TBrk (2)``; cells whose text cannot be trusted are left
    out, and so are columns without any text.
    """
    printed = dict(known)
    for column in columns:
        cells = [(number, row.cell(column)) for number, row in rows]
        texts = {number: cell.text for number, cell in cells if cell.text and not cell.fault}
        if texts and heads[column].text:
            printed[told_apart(heads[column].text, printed)] = texts
    return printed


def told_apart(title: str, known: Collection[str]) -> str:
    """Return the header; if it is known already, with a number behind it: ``TBrk (2)``."""
    label, count = title, 1
    while label in known:
        count += 1
        label = f"{title} ({count})"
    return label


def with_pasted(section: Section, grid: Grid) -> Section:
    """Return the section with the columns of its sheet ``Verify`` added to those of its crosstable.

    A row belongs to the player whose number stands in its column ``No.``; a row without such a
    player is reported.
    """
    headers = headers_in(grid.rows, _HEADER_WITHIN_ROWS)
    header = next((header for header in headers if "No." in header.fields), None)
    if header is None:
        return section
    below = grid.rows[header.row + 1 :]
    pasted = [
        column
        for column, title in enumerate(header.heads)
        if title.text
        and not title.fault  # what the functions leave where they are not live
        and column not in header.own
        and not title.text.startswith(OURS)
    ]
    filled = [row for row in below if any(row.cell(column).text for column in pasted)]
    faults: list[Finding] = []
    by_number = _by_number(Block(grid, header), filled, section, faults)
    printed = _texts(header.heads, pasted, by_number.items(), section.printed)
    return replace(section, printed=printed, faults=(*section.faults, *faults))


def _by_number(
    block: Block, rows: Sequence[Row], section: Section, faults: list[Finding]
) -> dict[int, Row]:
    """Return the first row of each player; report the others."""
    by_number: dict[int, Row] = {}
    noun = section.origin.entry
    for row in rows:
        text = block.cell(row, "No.").text.rstrip(".")
        number = int(text) if text.isdecimal() and len(text) < 7 else None
        if number in by_number:
            message = f"{noun} {number} has a second row of printed values; the first one counts"
        elif number is not None and number in section.by_number:
            by_number[number] = row
            continue
        else:
            message = (
                f"{text or 'an empty cell'} is no {noun} of the crosstable; the row's printed "
                "values are passed over"
            )
        column = block.header.fields["No."]
        faults.append(block.finding(WARNING, "printed-row", row, column, message))
    return by_number


_RISES = 5


def go_down(points: Sequence[float]) -> bool:
    """Whether these points, in the order of the players' numbers, go down as those of places do;
    some headers call start numbers ranks. Fewer than one in five may exceed the points of the
    player before."""
    rises = sum(later > earlier for earlier, later in zip(points, points[1:]))
    return _RISES * rises < len(points)

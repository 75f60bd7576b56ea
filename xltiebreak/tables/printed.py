"""The columns of a crosstable that no rule needs: tie-breaks that a program printed, say."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from xltiebreak.tables.columns import Columns
from xltiebreak.tables.entries import Entry


def further_columns(columns: Columns, entries: Sequence[Entry]) -> dict[str, dict[int, str]]:
    """The text of each player's cell by header and pairing number, in the order of the table.

    A header that stands twice is told apart as ``TBrk (2)``; cells whose text cannot be trusted
    are left out, and columns without any text.
    """
    header = columns.header
    used = {
        *header.fields.values(),
        *header.rounds.values(),
        *header.opponents.values(),
        *header.points.values(),
        *header.twice.values(),
        *header.unused,
        *(column for both in header.across.values() for column in both),
    }
    found: dict[str, dict[int, str]] = {}
    for column, title in enumerate(columns.grid.rows[header.row].cells):
        if column in used or not title.text:
            continue
        cells = [(entry.number, entry.row.cell(column)) for entry in entries]
        texts = {number: cell.text for number, cell in cells if cell.text and not cell.fault}
        if texts:
            found[told_apart(title.text, found)] = texts
    return found


def told_apart(title: str, known: Collection[str]) -> str:
    """The header, or with a number behind it if it stands there already: ``TBrk (2)``."""
    label, count = title, 1
    while label in known:
        count += 1
        label = f"{title} ({count})"
    return label

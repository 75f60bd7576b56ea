"""A page of standings as the core has it, and as a recalculated workbook shows it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook

from tests.libreoffice.office import Office
from xltiebreak import Section, TieBreakError
from xltiebreak.excel import read_workbook
from xltiebreak.ranking.standings import standings


def by_the_core(section: Section) -> list[list[Any]] | None:
    """Place, number, name, score, tie-breaks and what decided, in place order; nothing where there
    is an error."""
    try:
        table = standings(section)
    except TieBreakError:
        return None
    return [
        [
            row.places if row.shared else row.place,
            row.player.number,
            row.player.name or f"Player {row.player.number}",
            row.score,
            *("" if value is None else float(value) for value in row.values.values()),
            row.decided_by or "",
        ]
        for row in table.rows
    ]


def shown(sheet: Any, row: int, rows: int, columns: int) -> list[list[Any]]:
    """A block of a sheet, from a row on; an empty cell as an empty text."""
    block = [[sheet.cell(row + k, 1 + c).value for c in range(columns)] for k in range(rows)]
    return [["" if value is None else value for value in line] for line in block]


def saved(book: Any) -> bytes:
    """A workbook with its pages of standings at the end: behind what they look at LibreOffice works
    them out in half the time."""
    book._sheets.sort(key=lambda sheet: sheet.title.startswith("Standings"))
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


def held_back(
    office: Office, folder: Path, content: bytes, sections: Sequence[Any], columns: int
) -> int:
    """How many of the sections S0, S1 … LibreOffice holds back for an error, as the core does; it
    places all others as the core does."""
    (folder / "typed.xlsx").write_bytes(content)
    out = office.converted(folder / "typed.xlsx", folder / "out.xlsx")
    book = load_workbook(out, data_only=True)
    held = 0
    read = read_workbook(content, "typed.xlsx").sections
    for k, (typed, section) in enumerate(zip(sections, read, strict=True)):
        page = book[f"Standings S{k}" if k else "Standings"]
        page_rows, expected = shown(page, 6, len(typed.names), columns), by_the_core(section)
        if expected is None:
            held += 1
            assert page.cell(5, 1).value not in (None, "Place"), typed
        lines = [[*line, *[""] * (columns - len(line))] for line in expected or []]
        lines += [[""] * columns] * (len(typed.names) - len(lines))
        for row, line in zip(page_rows, lines, strict=True):
            wanted = [pytest.approx(cell) if isinstance(cell, float) else cell for cell in line]
            assert row == wanted, typed
    return held

"""How long a bulletin takes, against python-docx writing the same cells row by row.

    python -m tests.benchmarks.bulletin [players] [rounds]

Goal: at most twice the rival's time.
"""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import TypeVar

import docx

from tests.benchmarks.events import swiss
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import write_bulletin

RUNS = 3
Made = TypeVar("Made")


def timed(work: Callable[[], Made]) -> tuple[float, Made]:
    """The median time of a few runs, and what the last one made."""
    times = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        made = work()
        times.append(time.perf_counter() - begin)
    return median(times), made


def cells_of(content: bytes) -> list[list[list[str]]]:
    """The texts of every table of a document, row by row."""
    tables = docx.Document(io.BytesIO(content)).tables
    return [
        [
            ["".join(cell.itertext()) for cell in row.iterfind("w:tc", row.nsmap)]
            for row in table._tbl.iterfind("w:tr", table._tbl.nsmap)
        ]
        for table in tables
    ]


def row_by_row(tables: list[list[list[str]]]) -> bytes:
    """The same cells, written the way python-docx offers."""
    document = docx.Document()
    for rows in tables:
        table = document.add_table(rows=0, cols=len(rows[0]))
        for texts in rows:
            for cell, text in zip(table.add_row().cells, texts):
                cell.text = text
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()


def main(players: int = 500, rounds: int = 9) -> None:
    event = swiss(players, rounds)
    ranking, ranked = timed(lambda: event_standings(event, event.sections))
    ours, made = timed(lambda: write_bulletin(ranked))
    tables = cells_of(made.docx)
    theirs, _ = timed(lambda: row_by_row(tables))
    count = sum(len(row) for rows in tables for row in rows)
    print(f"{players} players, {rounds} rounds: standings {ranking:.2f} s")
    print(f"bulletin {ours:.2f} s, the same {count:,} cells row by row {theirs:.2f} s")
    print(f"ratio {ours / theirs:.2f} (goal: at most 2)")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

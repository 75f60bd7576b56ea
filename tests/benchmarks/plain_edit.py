"""How long LibreOffice works on one result that is typed in a plain workbook of 200 players and 9
rounds, all of them played, until the standings show it: the median of so many edits.

Every other edit makes an error, with which all places go, and come back.

    python -m tests.benchmarks.plain_edit [PLAYERS ROUNDS]
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.libreoffice.office import running
from tests.samples.half_typed import half_typed, section_of
from xltiebreak.event.section import Event
from xltiebreak.excel import write_workbook

EDITS = 20


def milliseconds(players: int, rounds: int) -> list[float]:
    """How long each edit took."""
    drawn = (half_typed(seed, players, rounds) for seed in range(1000))
    cells = next(block for block in drawn if block[0][0] and any(row[-1] for row in block))
    event = Event("Club", (section_of(cells, "Open", rounds, 1),))
    taken = []
    with TemporaryDirectory() as folder, running(Path(folder)) as office:
        book = Path(folder, "event.xlsx")
        book.write_bytes(write_workbook(event, route="plain"))
        office.do([("open", book), ("say", "Crosstable", "A1")])
        for k in range(EDITS):
            before = perf_counter()
            typed = "U" if k % 2 == 0 else cells[0][0]
            edit = ("text", "Crosstable", "F5", typed)
            office.do([edit, ("read", "Standings", f"A5:I{players + 4}")])
            taken.append(1000 * (perf_counter() - before))
    return taken


if __name__ == "__main__":
    size = [int(argument) for argument in sys.argv[1:]] or [200, 9]
    taken = milliseconds(*size)
    print(
        f"{size[0]} players, {size[1]} rounds: {median(taken):.0f} ms, at most {max(taken):.0f} ms"
    )

"""How long LibreOffice works on one result that is typed, until all that the extension's functions
show of the event is there: the median of so many edits. Goal: under a second for 200 players.

    python -m tests.benchmarks.live_edit [PLAYERS ROUNDS]

The sheet has what a live workbook has: the standings, five columns of tie-breaks, the places, the
list of what is wrong, a worksheet and why one is before another. Every other edit makes an error.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.benchmarks.events import swiss
from tests.libreoffice.office import running
from tests.libreoffice.test_functions import area
from xltiebreak.event.notation.us import write
from xltiebreak.libreoffice import oxt

EDITS = 20


def milliseconds(players: int, rounds: int) -> list[float]:
    """How long each edit took."""
    rows = swiss(players, rounds).sections[0].crosstable.results
    results = [[write(result) for result in row] for row in rows]
    block, names = area(1, 1, players, rounds), area(rounds + 1, 1, players, 1)
    answers = {
        f"=STANDINGS_TB({block};{names})": (players + 1, 9),
        f"=PLACE_TB({block})": (players, 1),
        f"=SCORE_TB({block})": (players, 1),
        **{
            f"={name}({block})": (players, 1)
            for name in ("MODMEDIAN", "SOLKOFF", "CUMULATIVE", "OPPCUMULATIVE", "SONNEBORN")
        },
        f"=CHECK_TB({block})": (20, 3),
        f'=TERMS_TB({block};"MM";7)': (rounds + 2, 5),
        f"=WHY_TB({block};7;12)": (30, 5),
    }
    taken = []
    with TemporaryDirectory() as folder, running(Path(folder), oxt()) as office:
        document = office.open()
        office.type(document, "", "A1", results)
        office.type(document, "", names, [[f"Entrant {k}"] for k in range(1, players + 1)])
        column = rounds + 3
        for formula, shape in answers.items():
            office.enter_array(document, "", area(column, 1, *shape), formula)
            column += shape[1] + 1
        shown = area(rounds + 3, 1, players + 1, column - rounds - 3)
        for k in range(EDITS):
            before = perf_counter()
            office.type(document, "", "A1", [["U" if k % 2 else results[0][0]]])
            office.values(document, "", shown)
            taken.append(1000 * (perf_counter() - before))
    return taken[1:]


if __name__ == "__main__":
    size = [int(argument) for argument in sys.argv[1:]] or [200, 9]
    taken = milliseconds(*size)
    print(
        f"{size[0]} players, {size[1]} rounds: {median(taken):.0f} ms, at most {max(taken):.0f} ms"
    )

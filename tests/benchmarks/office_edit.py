"""How long LibreOffice works on one result that is typed, until all that shows of it is there: the
median of so many edits. Every other edit makes an error, with which all places go, and come back.

    python -m tests.benchmarks.office_edit plain|live [PLAYERS ROUNDS]

In a plain workbook all rounds are played, and the standings are looked at. Live, the sheet has what
a live workbook has: the standings, five columns of tie-breaks, the places, the list of what is
wrong, a worksheet and why one is before another. Goal: under a second for 200 players.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.benchmarks.events import swiss
from tests.libreoffice.formulas import area
from tests.libreoffice.office import running
from tests.make.half_typed import half_typed, section_of
from xltiebreak.event.letters import write
from xltiebreak.event.section import Event
from xltiebreak.excel import write_workbook
from xltiebreak.libreoffice import oxt

EDITS = 20


def plain(players: int, rounds: int) -> Iterator[float]:
    """How many milliseconds each edit of a plain workbook took."""
    drawn = (half_typed(seed, players, rounds) for seed in range(1000))
    cells = next(block for block in drawn if block[0][0] and any(row[-1] for row in block))
    event = Event("Club", (section_of(cells, "Open", rounds, 1),))
    with TemporaryDirectory() as folder, running(Path(folder)) as office:
        book = Path(folder, "event.xlsx")
        book.write_bytes(write_workbook(event, route="plain"))
        office.do([("open", book), ("say", "Crosstable", "A1")])
        for k in range(EDITS):
            before = perf_counter()
            edit = ("text", "Crosstable", "F5", "U" if k % 2 == 0 else cells[0][0])
            office.do([edit, ("read", "Standings", f"A5:I{players + 4}")])
            yield 1000 * (perf_counter() - before)


def live(players: int, rounds: int) -> Iterator[float]:
    """How many milliseconds each edit took with the functions of the extension."""
    rows = swiss(players, rounds).sections[0].crosstable.results
    results = [[write(result) for result in row] for row in rows]
    block, names = area(1, 1, players, rounds), area(rounds + 1, 1, players, 1)
    columns = ("MODMEDIAN", "SOLKOFF", "CUMULATIVE", "OPPCUMULATIVE", "SONNEBORN")
    answers = {
        f"=STANDINGS_TB({block};{names})": (players + 1, 9),
        f"=PLACE_TB({block})": (players, 1),
        f"=SCORE_TB({block})": (players, 1),
        **{f"={name}({block})": (players, 1) for name in columns},
        f"=CHECK_TB({block})": (20, 3),
        f'=TERMS_TB({block};"MM";7)': (rounds + 2, 5),
        f"=WHY_TB({block};7;12)": (30, 5),
    }
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
            if k:  # the first asks for everything
                yield 1000 * (perf_counter() - before)


if __name__ == "__main__":
    kind, *size = sys.argv[1:]
    players, rounds = map(int, size or (200, 9))
    taken = list({"plain": plain, "live": live}[kind](players, rounds))
    print(
        f"{players} players, {rounds} rounds: {median(taken):.0f} ms, at most {max(taken):.0f} ms"
    )

"""How long the open games of a last round take, outcome by outcome, against ten seconds.

    python -m tests.benchmarks.open_games [players] [rounds] [open games]

Goal: nine open games, 19,683 outcomes, within the limit; printed beside it is what ranking the
whole event anew for each outcome would take.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace

from tests.benchmarks.events import swiss
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.questions.reach import what_is_open
from xltiebreak.ranking.standings import ranked

LIMIT = 10.0
SAMPLE = 20


def opened(made: Section, games: int) -> Section:
    """The section with so many games of its last round still to be played, from the top."""
    rows = {number: list(row) for number, row in made.crosstable.rows.items()}
    places = [row.player.number for row in ranked(made).rows]
    for number in places:
        last = rows[number][-1]
        if games and last.played and last.opponent:
            games -= 1
            other = rows[last.opponent][-1]
            rows[number][-1] = Result(Outcome.PENDING, last.opponent, last.colour)
            rows[last.opponent][-1] = Result(Outcome.PENDING, number, other.colour)
    return replace(made, crosstable=Crosstable(tuple(rows), tuple(map(tuple, rows.values()))))


def main(players: int = 60, rounds: int = 6, games: int = 9) -> None:
    """Print the time, its share of the limit, and that of ranking anew."""
    [made] = swiss(players, rounds).sections
    begin = time.perf_counter()
    for _ in range(SAMPLE):
        ranked(made)
    anew = (time.perf_counter() - begin) / SAMPLE * 3**games
    begin = time.perf_counter()
    left = what_is_open(ranked(opened(made, games)))
    seconds = time.perf_counter() - begin
    print(
        f"{players} x {rounds}, {len(left.games)} open games, {left.outcomes:,} outcomes: "
        f"{seconds:.1f} s, {seconds / LIMIT:.2f} of the limit; ranked anew {anew:.0f} s"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

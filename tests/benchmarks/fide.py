"""FIDE's tie-breaks beside other programs: ``python -m tests.benchmarks.fide [--all]``.

From a TRF to JSON by command, ten tie-breaks of an event of 9 rounds, against gacrux; and the core
alone. In processor seconds, so that what else runs counts for little. Goal:
20 times faster than gacrux at 1,000 players, 200 times at 5,000, and no less than 10 and 100 times;
growth in proportion up to 9,999, which is as far as a pairing number's four columns go.

gacrux grows with the square of the players: it is asked for 5,000 with ``--all`` only.

Measured with Python 3.11 and gacrux 1.11.65 on two cores, in one run: 0.09 s at 1,000 players
against 1.77 s, 19.7 times; 0.35 s at 5,000 against 39.4 s, 113 times; 0.68 s at 9,999. The goal of
200 times is not reached.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from time import process_time

from tests.benchmarks.commands import processor_time
from tests.referees.events import open_event
from tests.referees.gacrux import STARTED, as_trf
from xltiebreak import Section, standings

ROUNDS = 9
EDITION = "fide2026"
CODES = ["BH/C1", "BH", "BH/M1", "SB", "DE", "WIN", "BPG", "PS", "ARO", "TPR"]


def ours(path: Path) -> float:
    """This program's seconds for the file, the quickest of three runs."""
    order = ("--order", ",".join(CODES), "--edition", EDITION, "--format", "json")
    return min(processor_time("-m", "xltiebreak", "standings", str(path), *order) for _ in range(3))


def gacrux(path: Path) -> float:
    return processor_time(
        "-m", "gacrux.tiebreakchecker", "-i", str(path), "-s", "-t", "PTS", *CODES
    )


def core(section: Section) -> float:
    """This program's seconds for the section alone, without a file or a command."""
    start = process_time()
    standings(section, edition=EDITION, order=",".join(CODES))
    return process_time() - start


def main(*, everything: bool) -> None:
    print(f"file to JSON, {len(CODES)} tie-breaks, {ROUNDS} rounds")
    with tempfile.TemporaryDirectory() as folder:
        for players in (100, 1_000, 5_000, 9_999):
            (section,) = open_event(players, ROUNDS).sections
            path = Path(folder) / f"{players}.trf"
            path.write_text(as_trf(section, STARTED[EDITION]), encoding="utf-8")
            line = f"{players:>6,} players: {(mine := ours(path)):.2f} s"
            if players <= 1_000 or (everything and players == 5_000):
                line += f", gacrux {(theirs := gacrux(path)):.2f} s, {theirs / mine:.1f} times"
            print(line)
    print("the core alone")
    for players in (100, 1_000, 10_000):
        (section,) = open_event(players, ROUNDS).sections
        print(f"{players:>6,} players: {min(core(section) for _ in range(3)):.3f} s")


if __name__ == "__main__":
    main(everything="--all" in sys.argv[1:])

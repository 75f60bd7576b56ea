"""What a command costs beside Python itself: ``python -m tests.benchmarks.commands [RUNS]``.

Processor times of processes of their own, over that of ``python -c pass``: the medians of so many
runs, 9 unless said otherwise, taken in turn, since other programs make all of them slower.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

ROOT = Path(__file__).parents[2]
EVENT = "No.,Name,R1,R2\n1,Ash,W4w,D2b\n2,Birch,W3b,D1w\n3,Cedar,L2w,W4b\n4,Dogwood,L1b,L3w\n"
COMMANDS = """--version
standings x.csv
prizes x.csv --prizes 100-50
standings examples/riverside/riverside.xlsx"""


def processor_time(*arguments: str) -> float:
    """Return the seconds of a processor that Python takes with these arguments, from start to
    end, and all that it starts."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(runs: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        event = Path(folder) / "x.csv"
        event.write_text(EVENT, encoding="utf-8")
        ours = [line.replace("x.csv", str(event)).split() for line in COMMANDS.splitlines()]
        commands = [("-c", "pass"), *(("-m", "xltiebreak", *words) for words in ours)]
        rounds = [[processor_time(*command) for command in commands] for _ in range(runs + 1)]
    bare, *taken = map(median, zip(*rounds[1:]))  # the first of all compiles
    for line, seconds in zip(COMMANDS.splitlines(), taken):
        print(f"{line:<43} {seconds / bare:.1f} x, {seconds * 1000:.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 9)

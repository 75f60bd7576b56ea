"""How long a command takes to begin: ``python -m tests.benchmarks.startup``.

Each is measured as the quickest of twenty runs in a process of its own, beside ``python -c pass``.
Goal: at most 5 times that.

Measured with Python 3.11: 8 ms for ``pass``, 26 ms for ``--version`` (3.4 times), 54 ms for the
standings of a CSV file (7 times). Of these 54, click takes 13 and typing 7 above ``pass``, and some
twenty dataclasses 8.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parents[2]
RUNS = 20
EVENT = "No.,Name,R1,R2\n1,Ash,W4w,D2b\n2,Birch,W3b,D1w\n3,Cedar,L2w,W4b\n4,Dogwood,L1b,L3w\n"


def quickest(*arguments: str) -> float:
    """The seconds that Python takes with these arguments."""

    def once() -> float:
        start = perf_counter()
        subprocess.run(
            [sys.executable, *arguments], cwd=ROOT, stdout=subprocess.DEVNULL, check=True
        )
        return perf_counter() - start

    once()
    return min(once() for _ in range(RUNS))


def main() -> None:
    subprocess.run([sys.executable, "-m", "compileall", "-q", ROOT / "xltiebreak"], check=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "event.csv"
        path.write_text(EVENT, encoding="utf-8")
        bare = quickest("-c", "pass")
        print(f"python -c pass: {bare * 1000:.0f} ms")
        for command in ("--version", f"standings {path} --format json"):
            taken = quickest("-m", "xltiebreak", *command.split(" "))
            shown = command.replace(str(path), path.name)
            print(f"xltiebreak {shown}: {taken * 1000:.0f} ms, {taken / bare:.1f} times as long")


if __name__ == "__main__":
    main()

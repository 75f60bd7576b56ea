"""What a command costs beside Python itself: ``python -m tests.benchmarks.commands [RUNS]``.

Processor times of processes of their own, over that of ``python -c pass`` in the same run: the
median of so many runs, 9 unless said otherwise.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
EVENT = "No.,Name,R1,R2\n1,Ash,W4w,D2b\n2,Birch,W3b,D1w\n3,Cedar,L2w,W4b\n4,Dogwood,L1b,L3w\n"
WORKBOOK = ROOT / "examples/riverside/riverside.xlsx"


def processor_time(*arguments: str) -> float:
    """Return the seconds of a processor that Python takes with these arguments, from start to
    end, and all that it starts."""
    before = os.times()
    command = [sys.executable, *arguments]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    after = os.times()
    return (
        after.children_user + after.children_system - before.children_user - before.children_system
    )


def main(runs: int) -> None:
    def measured(*arguments: str) -> float:
        processor_time(*arguments)  # so that all is compiled
        return median(processor_time(*arguments) for _ in range(runs))

    bare = measured("-c", "pass")
    with tempfile.TemporaryDirectory() as folder:
        event = Path(folder) / "x.csv"
        event.write_text(EVENT, encoding="utf-8")
        for command in (["--version"], ["standings", str(event)], ["standings", str(WORKBOOK)]):
            taken = measured("-m", "xltiebreak", *command)
            shown = " ".join(Path(word).name for word in command)
            print(f"{shown:<30} {taken / bare:.1f} x, {taken * 1000:.0f} ms", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 9)

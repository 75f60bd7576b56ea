"""How long the command ``new`` takes for an empty plain workbook, with the values of all formulas,
as a multiple of what a process takes that writes as many formulas with XlsxWriter alone.

    python -m tests.benchmarks.new_workbook
"""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

SIZES = {(60, 6): (9_539, 2.7, 1.5), (200, 12): (39_281, 1.14, 3.0)}
"""Players and rounds: the formulas in the workbook; the multiple as long as second copies of the
rules, in Python, said what they give; and how many times longer it may take."""

ALONE = """
import io, xlsxwriter
with xlsxwriter.Workbook(io.BytesIO(), {"in_memory": True}) as book:
    sheet = book.add_worksheet()
    for k in range(%d):
        sheet.write_formula(k // 100, k %% 100, "=IF($A1=0,1,2)", None, 1)
"""
RUNS = 5


def seconds(*command: object) -> float:
    """The least processor time of several runs."""
    taken = []
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *map(str, command)], check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        taken.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(taken)


def main() -> int:
    """Print each multiple; 1 where one is too large."""
    worst = 0.0
    with TemporaryDirectory() as folder:
        for (players, rounds), (formulas, before, limit) in SIZES.items():
            size = ("--players", players, "--rounds", rounds, "--for", "plain", "--force")
            new = seconds("-m", "xltiebreak", "new", Path(folder, "new.xlsx"), *size)
            multiple = new / seconds("-c", ALONE % formulas)
            worst = max(worst, multiple / before / limit)
            print(
                f"{players} × {rounds}: {multiple:.2f} × XlsxWriter alone, "
                f"{multiple / before:.2f} × what it was (at most {limit})"
            )
    return int(worst > 1)


if __name__ == "__main__":
    sys.exit(main())

"""What ``verify`` makes of planted faults: ``python -m tests.benchmarks.diagnosis [-v] [KIND …]``.

Of each kind of fault, and of misprints, noise and ways that are in no book, so many tables are
made, the same at each run. *Right* is where what is told is what was done, and nothing but that;
*among* where it stands beside others that give the same figures, and the sentence says that it
cannot be told which; *none* where nothing is told; *wrong* where something else is. Goal: nothing
wrong, and as much right as is honest.

Measured: of 2,154 tables of 756 kinds 1,652 right, 344 among, 158 none, 0 wrong, in some 2
minutes. While two mistakes at once were looked for, 1,716 were right and 93 none: the other 65
tables have two.
"""

from __future__ import annotations

import sys
from collections import Counter
from time import process_time

from tests.verify.plants import AMONG, KINDS, NONE, RIGHT, WRONG, plants

EACH = 3
VERDICTS = (RIGHT, AMONG, NONE, WRONG)


def line(counts: Counter[str], sentence: str) -> str:
    return " ".join(f"{counts[verdict]:5}" for verdict in VERDICTS) + f"  {sentence}"


def main(named: list[str], *, talking: bool) -> None:
    kinds = [kind for kind in KINDS if not named or any(name in kind for name in named)]
    total: Counter[str] = Counter()
    start = process_time()
    print(" ".join(f"{verdict:>5}" for verdict in VERDICTS))
    for kind in kinds:
        counts: Counter[str] = Counter()
        for plant in plants(kind, EACH):
            verdict, sentence = plant.verdict()
            counts[verdict] += 1
            if talking or verdict == WRONG:
                print(*sentence, sep="\n")
        total += counts
        print(line(counts, kind), flush=True)
    print(line(total, f"of {len(kinds)} kinds, {process_time() - start:.0f} s"))


if __name__ == "__main__":
    arguments = sys.argv[1:]
    main([argument for argument in arguments if argument != "-v"], talking="-v" in arguments)

"""``python -m tests.mutants draw [LIST]`` draws anew, ``run [LIST]`` tries what has no result yet
(it can be stopped and begun again), ``share [LIST]`` says how many are killed, room by room."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.mutants import COUNT, KEPT, SEED
from tests.mutants.drawing import Mutant, drawn, keep, kept_in
from tests.mutants.running import SURVIVED, Copy


def run(path: Path) -> None:
    mutants = kept_in(path)
    with TemporaryDirectory(prefix="mutants-") as folder:
        copy = Copy(Path(folder))
        for place, mutant in enumerate(mutants):
            if not mutant.result:
                copy.fate(mutant)
                keep(mutants, path)
                print(place + 1, described(mutant), flush=True)


def described(mutant: Mutant) -> str:
    """One line about it."""
    old, new = (" ".join(text.split())[:60] for text in (mutant.old, mutant.new))
    by = mutant.test or mutant.folder
    return f"{mutant.result}: {mutant.file}:{mutant.line} {old} -> {new}  {by}"


def share(mutants: Iterable[Mutant]) -> None:
    """Print who survived, and the share of those killed in each room and over all."""
    tried = [mutant for mutant in mutants if mutant.result]
    survived = [mutant for mutant in tried if mutant.result == SURVIVED]
    print(*map(described, survived), sep="\n")
    for room in sorted({mutant.room for mutant in tried}):
        of_room = [mutant for mutant in tried if mutant.room == room]
        killed = sum(mutant.result != SURVIVED for mutant in of_room)
        print(f"{room}: {killed} of {len(of_room)}")
    killed = len(tried) - len(survived)
    print(f"all rooms: {killed} of {len(tried)}, {killed / max(1, len(tried)):.0%}")


def main(words: list[str]) -> None:
    """Do what the first word says."""
    asked = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    asked.add_argument("what", choices=("draw", "run", "share"))
    asked.add_argument("list", type=Path, nargs="?", default=KEPT)
    asked.add_argument("--seed", type=int, default=SEED)
    asked.add_argument("--count", type=int, default=COUNT)
    given = asked.parse_args(words)
    if given.what == "draw":
        keep(drawn(given.seed, given.count), given.list)
        return
    if given.what == "run":
        run(given.list)
    share(kept_in(given.list))


if __name__ == "__main__":
    main(sys.argv[1:])

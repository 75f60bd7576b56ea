"""Whether the tests notice a wrong rule: ``python -m tests.benchmarks.mutants [room or word …]``.

Each entry of ``wrong_rules.txt`` is put into a copy of the package, and the quick tests of its room
are run on that. What they all let pass survives: then a test is missing. Only
tests with figures of their own count as a proof; where none but a law over made-up events notices,
that is said, since such a test may look elsewhere tomorrow.

The exit code is 1 where anything survives, 2 where a text is not found in exactly one place.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("wrong_rules.txt")
SECONDS = 300
"""After so long a run has hung; that is noticed, too."""

NONE_CHOSEN = 5
"""Pytest's exit code where a room has no tests of a kind."""

DIRECTED, LAWS = "not slow and not hypothesis", "slow or hypothesis"


class Fate(Enum):
    """What became of a wrong rule."""

    NOTICED = "noticed"
    BY_LAWS = "noticed by laws only"
    SURVIVED = "SURVIVED"


class Wrong(NamedTuple):
    """A rule made wrong: the room and its tests, what would be believed, and the text before and
    after."""

    room: str
    tests: tuple[str, ...]
    belief: str
    right: str
    wrong: str


def listed() -> Iterator[Wrong]:
    """All that are in the list."""
    _, *rooms = LIST.read_text(encoding="utf-8").split("\n== ")
    for part in rooms:
        title, *entries = part.split("\n# ")
        room, _, tests = title.strip().partition(": ")
        for entry in entries:
            belief, *lines = entry.strip("\n").split("\n")
            right, wrong = (
                "\n".join(line[2:] for line in lines if line[:1] == sign) for sign in "-+"
            )
            yield Wrong(room, tuple(tests.split()), belief, right, wrong)


def place(wrong: Wrong, package: Path = ROOT / "xltiebreak") -> Path:
    """The one file of the room in which the text stands.

    Raises:
        LookupError: it stands in none or in several places, or the other text is no Python.
    """
    files = sorted((package / wrong.room).rglob("*.py"))
    counts = {file: file.read_text(encoding="utf-8").count(wrong.right) for file in files}
    times = sum(counts.values())
    if times != 1:
        raise LookupError(f"{wrong.belief}: the text stands {times} times in {wrong.room}")
    [file] = [file for file, count in counts.items() if count]
    try:
        ast.parse(file.read_text(encoding="utf-8").replace(wrong.right, wrong.wrong))
    except SyntaxError as error:
        raise LookupError(f"{wrong.belief}: {error}") from None
    return file


class Copy:
    """A copy of the package and its tests, in which one rule at a time is wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._changes = 0
        for name in ("xltiebreak", "tests", "examples", "templates"):
            ignored = shutil.ignore_patterns("node_modules", "wheels", "__pycache__")
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        for name in ("pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, folder)

    def fails(self, tests: tuple[str, ...], chosen: str) -> str:
        """What the first of these tests that fails says, of those that the marker chooses."""
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
        environment = {name: text for name, text in os.environ.items() if name != "CI"}
        environment |= {"PYTHONPATH": str(self.folder), "PYTHONPYCACHEPREFIX": str(self.folder)}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        try:
            run = subprocess.run(
                [*command, "-m", chosen, *tests],
                cwd=self.folder,
                env=environment,
                capture_output=True,
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return f"nothing came of it in {SECONDS} seconds"
        passed = run.returncode in (0, NONE_CHOSEN)
        return "" if passed else run.stdout.decode() or run.stderr.decode()

    def fate(self, wrong: Wrong) -> Fate:
        """What becomes of a wrong rule here."""
        file = place(wrong, self.folder / "xltiebreak")
        text = file.read_text(encoding="utf-8")
        try:
            self._write(file, text.replace(wrong.right, wrong.wrong))
            if self.fails(wrong.tests, DIRECTED):
                return Fate.NOTICED
            return Fate.BY_LAWS if self.fails(wrong.tests, LAWS) else Fate.SURVIVED
        finally:
            self._write(file, text)

    def _write(self, file: Path, text: str) -> None:
        """With another time than ever before, so that nothing compiled earlier is taken for it."""
        self._changes += 1
        file.write_text(text, encoding="utf-8")
        os.utime(file, (self._changes, self._changes))


def chosen_by(words: list[str]) -> list[Wrong]:
    """Those of these rooms, or with one of these words in what they believe; all without words."""
    return [
        wrong
        for wrong in listed()
        if not words or wrong.room in words or any(word in wrong.belief for word in words)
    ]


def main(words: list[str]) -> int:
    """Try them all, as many at once as there are processors."""
    cases = chosen_by(words)
    lost = []
    for wrong in cases:
        try:
            place(wrong)
        except LookupError as error:
            lost.append(str(error))
    if lost or not cases:
        print(*(lost or ["there is no such wrong rule"]), sep="\n", file=sys.stderr)
        return 2
    counted: Counter[Fate] = Counter()
    with TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        free: SimpleQueue[Copy] = SimpleQueue()
        for k in range(os.cpu_count() or 1):
            free.put(Copy(Path(folder, str(k))))
        first = free.get()
        for tests in dict.fromkeys(wrong.tests for wrong in cases):
            if fault := first.fails(tests, DIRECTED) or first.fails(tests, LAWS):
                print("A test fails on the rules as they are:", fault, sep="\n", file=sys.stderr)
                return 2
        free.put(first)

        def tried(wrong: Wrong) -> Fate:
            copy = free.get()
            try:
                return copy.fate(wrong)
            finally:
                free.put(copy)

        for wrong, fate in zip(cases, pool.map(tried, cases)):
            counted[fate] += 1
            if fate is not Fate.NOTICED:
                print(f"{fate.value}: {wrong.room}: {wrong.belief}", flush=True)
    print(", ".join(f"{counted[fate]} {fate.value}" for fate in Fate), f"of {len(cases)}")
    return 1 if counted[Fate.SURVIVED] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""How large the house is, and what a command enters in it: ``python -m tests.benchmarks.house``.

A line a figure. Lines are those of all Python files, as ``wc -l`` counts them; times are processor
times of processes of their own, as ratios over ``python -c pass`` in the same run (``--runs N``, 9
unless said otherwise; their median).
"""

from __future__ import annotations

import argparse
import ast
import re
import resource
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
EVENT = "No.,Name,R1,R2\n1,Ash,W4w,D2b\n2,Birch,W3b,D1w\n3,Cedar,L2w,W4b\n4,Dogwood,L1b,L3w\n"
WORKBOOK = ROOT / "examples" / "riverside" / "riverside.xlsx"
NAMES_THAT_SAY_NOTHING = ("one", "found", "told", "stated", "said")
_ENTERED = """
import sys
from collections import Counter
entered = Counter()
def profile(frame, event, argument):
    if event == "call":
        entered[frame.f_code.co_filename, frame.f_code.co_qualname] += 1
sys.setprofile(profile)
from xltiebreak.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
finally:
    sys.setprofile(None)
for (file, name), times in entered.items():
    if "/xltiebreak/" in file.replace("\\\\", "/"):
        print(times, name, file, sep="\\t", file=sys.stderr)
"""


def python_files(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def lines(paths: Iterable[Path]) -> int:
    return sum(path.read_bytes().count(b"\n") for path in paths)


def entered(*command: str) -> Mapping[tuple[str, str], int]:
    """Return how often a command enters each function, by file and name."""
    done = subprocess.run(
        [sys.executable, "-c", _ENTERED, *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    calls: Counter[tuple[str, str]] = Counter()
    for line in done.stderr.splitlines():
        times, name, file = line.split("\t")
        calls[file, name] += int(times)
    return calls


def is_function(name: str) -> bool:
    """Whether code of this name is a function, and no module, lambda or comprehension."""
    return "<" not in name.replace("<locals>", "")


def finders_of_headers(calls: Mapping[tuple[str, str], int]) -> str:
    """Return how often what finds a header is entered, by name."""
    times: Counter[str] = Counter()
    for (file, name), count in calls.items():
        last = name.rpartition(".")[2]
        if "/tables/" in file and re.search(r"header.*_in$|find.*header|^header_(in|of)$", last):
            times[last] += count
    counted = ", ".join(f"{name} {count}" for name, count in times.most_common())
    return counted or "nothing of such a name is entered"


def processor_time(runs: int, *arguments: str) -> float:
    """Return the seconds of a processor that Python takes with these arguments."""

    def children() -> float:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    def run() -> float:
        before = children()
        subprocess.run(
            [sys.executable, *arguments], cwd=ROOT, stdout=subprocess.DEVNULL, check=True
        )
        return children() - before

    run()
    return median(run() for _ in range(runs))


def names(folder: str) -> Mapping[str, int]:
    """Return how often each name that says nothing is a name, an argument or an attribute."""
    counts: Counter[str] = Counter()
    for path in python_files(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name):
                counts[node.id] += 1
            elif isinstance(node, ast.arg):
                counts[node.arg] += 1
            elif isinstance(node, ast.Attribute):
                counts[node.attr] += 1
    return {name: counts[name] for name in NAMES_THAT_SAY_NOTHING}


def words_of_documentation() -> int:
    """Return the words of all pages but the changelog and the licenses."""
    tracked = subprocess.run(
        ["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    pages = [name for name in tracked.stdout.splitlines() if Path(name).name != "CHANGELOG.md"]
    return sum(len((ROOT / name).read_text(encoding="utf-8").split()) for name in pages)


def row(label: str, figure: object) -> None:
    print(f"{label:<60} {figure}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    subprocess.run([sys.executable, "-m", "compileall", "-q", ROOT / "xltiebreak"], check=True)

    for folder in ("xltiebreak", "xltiebreak/excel"):
        files = python_files(folder)
        row(f"{folder}: lines, files", f"{lines(files):,}, {len(files)}")
    calls = entered("standings", str(WORKBOOK))
    functions = [key for key in calls if is_function(key[1])]
    row(
        "standings riverside.xlsx enters files / functions",
        f"{len({file for file, _ in functions})} / {len(functions)} "
        f"(modules loaded: {len({file for file, _ in calls})})",
    )
    row("calls of what finds a header for it", finders_of_headers(calls))

    bare = processor_time(runs, "-c", "pass")
    with tempfile.TemporaryDirectory() as folder:
        event = Path(folder) / "x.csv"
        event.write_text(EVENT, encoding="utf-8")
        for command in (["--version"], ["standings", str(event)], ["standings", str(WORKBOOK)]):
            taken = processor_time(runs, "-m", "xltiebreak", *command)
            shown = " ".join(Path(word).name for word in command)
            row(
                f"{shown}, processor time over python -c pass",
                f"{taken / bare:.1f} x ({taken * 1000:.0f} ms)",
            )

    from xltiebreak.excel import main_module

    row("main.py as it would be written now, kB", f"{len(main_module().encode()) / 1000:,.0f}")
    row("tests: lines, files", f"{lines(python_files('tests')):,}, {len(python_files('tests'))}")
    for folder in ("xltiebreak", "tests"):
        counted = names(folder)
        each = ", ".join(f"{name} {count}" for name, count in counted.items())
        row(f"{folder}: names that say nothing", f"{sum(counted.values()):,} ({each})")
    row("words of documentation", f"{words_of_documentation():,}")


if __name__ == "__main__":
    main()
